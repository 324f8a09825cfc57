"""What was played at a table: its entries, which of them still count, and the race they make."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator

from ...engine.events import Event
from ...play.race import Race
from .rows import LogEntry, Moment

Followed = tuple[Race, list[Moment]]
"""What entries that were stored lead to: the race after them, and what happened."""


class History:
    """The entries of a table as far as they were stored, and the race after them.

    `given` is how many of the first entries the table was opened with.
    """

    def __init__(self, race: Race, given: int) -> None:
        self.race = race
        self.given = given
        self.moments: list[Moment] = []
        self.chances = 0  # that were drawn at this table
        self._counting: list[int] = []  # the entries that were not taken back
        # After each entry, from 0: how many counted then, and the last of these.
        self._depths, self._tops = array("l", [0]), array("l", [0])
        self._moves: dict[tuple[str, str], int] = {}

    # Looking.

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self.moments)

    @property
    def last_at(self) -> float:
        """When the last entry was made."""
        return self.moments[-1].entry.at if self.moments else 0.0

    def counting(self) -> Iterator[LogEntry]:
        """The entries that count, the last one first."""
        return (self.moments[seq - 1].entry for seq in reversed(self._counting))

    def race_at(self, seq: int) -> Race:
        """A copy of the race as it stood after an entry, even one that was taken back."""
        begin = seq
        while not self._still_counts(begin):
            begin -= 1
        race = self.race.step_to(self._depths[begin])
        for moment in self.moments[begin:seq]:
            _step_silently(race, moment.entry)
        return race

    def races_before(self, after: int) -> Callable[[int], Race]:
        """How to get the race before each entry after a number, to be asked for in order.

        It no longer needs this table: a thread may use it while the table goes on.
        """
        race, moments, done = self.race_at(after), self.moments[after:], 0

        def before(seq: int) -> Race:
            nonlocal done
            for moment in moments[done : seq - 1 - after]:
                _step_silently(race, moment.entry)
            done = seq - 1 - after
            return race

        return before

    def _still_counts(self, seq: int) -> bool:
        """Whether the race that was on after an entry is the beginning of the present one."""
        depth = self._depths[seq]
        return depth == 0 or self._counting[depth - 1 : depth] == [self._tops[seq]]

    def stored(self, visitor: str, move_id: str) -> int | None:
        """The entry a visitor made under this id, if it is there already."""
        return self._moves.get((visitor, move_id))

    def timed_out(self) -> tuple[int, ...]:
        """The moments of the race, as it counts, that were decided because time was up."""
        counting = enumerate(self._counting, start=1)
        return tuple(n for n, seq in counting if self.moments[seq - 1].entry.time_was_up)

    def drawn_here(self, moment: Moment) -> bool:
        """Whether it is a chance result that was drawn at this table."""
        return moment.entry.kind == "chance" and moment.entry.seq > self.given

    # Going on.

    def followed(self, entries: Iterable[LogEntry]) -> Followed:
        """Stored entries, replayed. Nothing is changed: a thread may do it."""
        race, counting = self.race.copy(), self._counting.copy()
        moments: list[Moment] = []
        for entry in entries:
            undone = counting.pop() if entry.kind == "undo" else None
            moments.append(Moment(entry, _step(race, entry), undone))
            if undone is None:
                counting.append(entry.seq)
        return race, moments

    def extend(self, race: Race, moments: Iterable[Moment]) -> None:
        """More was stored, which led to this race."""
        self.race = race
        for moment in moments:
            self._note(moment)

    def _note(self, moment: Moment) -> None:
        entry = moment.entry
        self.moments.append(moment)
        if entry.kind == "undo":
            self._counting.pop()
        else:
            self._counting.append(entry.seq)
        self._depths.append(len(self._counting))
        self._tops.append(self._counting[-1] if self._counting else 0)
        self.chances += self.drawn_here(moment)
        if entry.visitor is not None and entry.move_id is not None:
            self._moves[entry.visitor, entry.move_id] = entry.seq


def _step_silently(race: Race, entry: LogEntry) -> None:
    """Replay an entry."""
    if entry.kind == "undo":
        race.undo()
    else:
        race.play_all([entry.text])


def _step(race: Race, entry: LogEntry) -> tuple[Event, ...]:
    """Replay an entry; what happened."""
    if entry.kind == "undo":
        race.undo()
        return ()
    return race.tell(entry.text)
