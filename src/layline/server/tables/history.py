"""What was played at a table: its entries, which of them still count, and the race they make."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator
from itertools import islice

from ...engine.events import Event
from ...play.past import BLOCK
from ...play.race import Race
from .moments import Moments
from .rows import LogEntry, Moment
from .take_back import FARTHEST

Followed = tuple[Race, list[Moment]]
"""What entries that were stored lead to: the race after them, and what happened."""


class History:
    """The entries of a table as far as they were stored, and the race after them.

    `given` is how many of the first entries the table was opened with.
    """

    def __init__(self, race: Race, given: int) -> None:
        self.race = race
        self.given = given
        self.moments = Moments()
        self.seq = 0  # the number of the last entry
        self.chances = 0  # that were drawn at this table and still count
        # The seats whose last turn can be taken back: with an action here that still counts, after
        # which nobody has retired.
        self.have_played: set[str] = set()
        self._counting = array("l")  # the entries that were not taken back
        # After each entry, from 0: how many counted then, and the last of these.
        self._depths, self._tops = array("l", [0]), array("l", [0])
        # By entry: a number for whoever made it and their id of it, 0 if it has none.
        self._moves = array("q")
        self._times_up: list[int] = []  # the entries that were made because time was up

    # Looking.

    @property
    def last_at(self) -> float:
        """When the last entry was made."""
        return self.moments[-1].entry.at if self.moments else 0.0

    def counting(self) -> Iterator[LogEntry]:
        """The entries that count, the last one first."""
        moments = self.moments
        return (moments[seq - 1].entry for seq in reversed(self._counting))

    def entries_back(self, seq: int) -> Iterator[LogEntry]:
        """The entries up to a number, whether they count or not, the last one first."""
        return (moment.entry for moment in self.moments.back_from(seq))

    def race_at(self, seq: int) -> Race:
        """A copy of the race as it stood after an entry, even one that was taken back."""
        begin = seq
        while not self._still_counts(begin):
            begin -= 1
        race = self.race.step_to(self._depths[begin])
        for moment in self.moments[begin:seq]:
            moment.entry.follow(race)
        return race

    def races_before(self, after: int) -> Callable[[int], Race]:
        """How to get the race before each entry after a number, to be asked for in order.

        It no longer needs this table: a thread may use it while the table goes on.
        """
        race, moments, done = self.race_at(after), self.moments[after:], 0

        def before(seq: int) -> Race:
            nonlocal done
            for moment in moments[done : seq - 1 - after]:
                moment.entry.follow(race)
            done = seq - 1 - after
            return race

        return before

    def _still_counts(self, seq: int) -> bool:
        """Whether the race that was on after an entry is the beginning of the present one."""
        depth = self._depths[seq]
        return depth == 0 or self._counting[depth - 1 : depth] == self._tops[seq : seq + 1]

    def stored(self, visitor: str, move_id: str) -> int | None:
        """The entry a visitor made under this id, if it is there already."""
        try:
            seq = self._moves.index(_number_of(visitor, move_id)) + 1
        except ValueError:
            return None
        entry = self.moments[seq - 1].entry
        return seq if (entry.visitor, entry.move_id) == (visitor, move_id) else None

    def timed_out(self) -> tuple[int, ...]:
        """The moments of the race, as it counts, that were decided because time was up."""
        counting = enumerate(self._counting, start=1)
        late = set(self._times_up)
        return tuple(n for n, seq in counting if seq in late)

    def drawn_here(self, moment: Moment) -> bool:
        """Whether it is a chance result that was drawn at this table."""
        return moment.entry.kind == "chance" and moment.entry.seq > self.given

    # Going on.

    def followed(self, entries: Iterable[LogEntry]) -> Followed:
        """Stored entries, replayed. Nothing is changed: a thread may do it."""
        race, counting = self.race.copy(), self._counting[:]
        moments: list[Moment] = []
        for entry in entries:
            undone = None
            if entry.kind == "undo":
                undone = counting[-entry.steps_back]
                del counting[-entry.steps_back :]
            moments.append(Moment(entry, _step(race, entry), undone))
            if undone is None:
                counting.append(entry.seq)
        return race, moments

    def extend(self, race: Race, moments: Iterable[Moment]) -> None:
        """More was stored, which led to this race."""
        if race.played // BLOCK != self.race.played // BLOCK:
            race.pack()  # not with every step: to see whether it is worth it takes a while
        self.race = race
        for moment in moments:
            self._note(moment)

    def _note(self, moment: Moment) -> None:
        entry = moment.entry
        self.moments.append(moment)
        self.seq += 1
        if entry.kind == "undo":
            for seq in self._counting[-entry.steps_back :]:
                self.chances -= self.drawn_here(self.moments[seq - 1])
            del self._counting[-entry.steps_back :]
            self._look_who_played()
        else:
            self._counting.append(entry.seq)
            self._note_who_played(entry)
        self._depths.append(len(self._counting))
        self._tops.append(self._counting[-1] if self._counting else 0)
        self.chances += self.drawn_here(moment)
        if entry.time_was_up:
            self._times_up.append(entry.seq)
        known = entry.visitor is not None and entry.move_id is not None
        self._moves.append(_number_of(entry.visitor, entry.move_id) if known else 0)

    def _note_who_played(self, entry: LogEntry) -> None:
        if entry.kind == "retire":
            self.have_played.clear()
        elif entry.kind == "action" and entry.seat is not None and entry.seq > self.given:
            self.have_played.add(entry.seat)

    def _look_who_played(self) -> None:
        """The same after an undo: what was played before it is looked through again."""
        self.have_played.clear()
        for entry in islice(self.counting(), FARTHEST):
            if entry.seq <= self.given or entry.kind == "retire":
                break
            self._note_who_played(entry)


def _number_of(visitor: str | None, move_id: str | None) -> int:
    """A number for a visitor and an id of theirs, not 0; others may have the same, if rarely."""
    return hash((visitor, move_id)) or 1


def _step(race: Race, entry: LogEntry) -> tuple[Event, ...]:
    """Replay an entry; what happened."""
    if entry.kind == "undo":
        entry.follow(race)
        return ()
    return race.tell(entry.text)
