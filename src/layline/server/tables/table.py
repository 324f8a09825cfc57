"""One table in play: the race, who may do what in it, and what follows by itself.

Everything here is judged and worked out without touching a database or a clock. A change is first
a `Draft`, which stores what it needs; once it is stored, `take` makes it so.
"""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Callable, Collection, Iterable
from dataclasses import replace

from ...engine.errors import RaceError
from ...games import find_game, is_known
from ...play import fair
from ...play.errors import AmbiguousAction, IllegalAction, MalformedAction
from ...play.race import Race, from_position, new_with, validated
from ..refusals import Refusal, said
from . import rematch, seats
from .clock import is_slow, start_grace
from .rows import CLOCK, Chore, Draft, LogEntry, Moment, Sheet
from .seats import FILLER, Chair, Chairs, chair_of, seats_of

PACES = {"calm": 0.9, "brisk": 0.35, "instant": 0.0}
"""Seconds before a bot plays, so that people can follow."""


Followed = tuple[Race, list[Moment]]
"""What entries that were stored lead to: the race after them, and what happened."""


class Sitting:
    """A table, its chairs and its race, as far as it was stored."""

    def __init__(self, sheet: Sheet, chairs: Chairs, entries: Iterable[LogEntry] = ()) -> None:
        if not is_known(sheet.game):
            raise Refusal("unknown_game", status=404, name=sheet.game)
        self.game = find_game(sheet.game)
        if not self.game.plays(sheet.rules_version):
            text = said("refused.old_rules", version=sheet.rules_version, game=self.game.name)
            raise Refusal("unavailable", status=409, text=text)
        self.sheet, self.chairs = sheet, chairs
        self._present = _beginning(sheet)
        self.moments: list[Moment] = []
        self.hurried = False  # bots do not wait, until a person decides
        self._counting: list[int] = []  # the entries that were not taken back
        # After each entry, from 0: how many counted then, and the last of these.
        self._depths, self._tops = array("l", [0]), array("l", [0])
        self._moves: dict[tuple[str, str], int] = {}
        self._chances = 0
        self._follow(self.followed(entries))

    # Looking.

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self.moments)

    @property
    def race(self) -> Race:
        """The race as it stands; to be copied before it is played on."""
        return self._present

    def race_at(self, seq: int) -> Race:
        """A copy of the race as it stood after an entry, be it one that was taken back."""
        begin = seq
        while not self._still_counts(begin):
            begin -= 1
        race = self.race.step_to(self._depths[begin])
        for moment in self.moments[begin:seq]:
            _step_silently(race, moment.entry)
        return race

    def races_before(self, after: int) -> Callable[[int], Race]:
        """The way to the race before each of the entries after one, to be asked for in their order.

        It needs nothing of this table any more: a thread may go it while the table goes on.
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

    @property
    def deadline(self) -> float | None:
        """When the time of whoever decides runs out, if she has a clock."""
        seat = self.sheet.to_move
        if seat is None or chair_of(self.chairs, seat).machine is not None:
            return None
        return self.sheet.due

    def seat_shown(self, visitor: str, seq: int) -> str | None:
        """Through which seat a visitor sees the table: hers that decides, or that did so last."""
        mine = seats_of(self.chairs, visitor)
        to_move = self.race_at(seq).to_move
        if not mine or to_move in mine:
            return to_move if mine else None
        earlier = (moment.entry.seat for moment in reversed(self.moments[:seq]))
        return next((seat for seat in earlier if seat in mine), mine[0])

    def stored(self, visitor: str, move_id: str) -> int | None:
        """The entry a visitor made under this id of hers, if it is there already."""
        return self._moves.get((visitor, move_id))

    def may_undo(self, now: float) -> bool:
        """Whether whoever decides may take back what she did last."""
        try:
            self._undone(self._decider(), now)
        except Refusal:
            return False
        return True

    def timed_out(self) -> tuple[int, ...]:
        """The moments of the race, as it counts, that were decided because time was up."""
        counting = enumerate(self._counting, start=1)
        return tuple(n for n, seq in counting if self.moments[seq - 1].entry.time_was_up)

    def awaits_eyes_of(self, visitors: Collection[str]) -> bool:
        """Whether one of these visitors is yet to see the race, as far as a clock waits for it."""
        return self._asks_who_saw and any(
            chair.seen is None and not set(visitors).isdisjoint(chair.people)
            for chair in self.chairs
        )

    @property
    def _asks_who_saw(self) -> bool:
        return self.sheet.clocks_wait_until is not None and self.sheet.status == "racing"

    # Playing.

    def move(
        self, visitor: str, move_id: str, seq: int, seat: str, action: str, now: float
    ) -> Draft:
        """A visitor plays an action for a seat of hers."""
        self._must_be_racing()
        self._must_hold(visitor, seat)
        if action.split(" ")[0] == "retire":
            if action.removeprefix("retire ") not in self.race.pieces_of(seat):
                raise Refusal("not_your_seat", status=403, seat=seat)
            return self._played(LogEntry(0, "retire", action, now, seat, None, visitor, move_id))
        self._must_be_on_move(seq, seat)
        entry = LogEntry(0, "action", action, now, seat, None, visitor, move_id)
        return self._played(entry)

    def resign(self, visitor: str, move_id: str, seat: str, now: float) -> Draft:
        """A visitor retires from the race with a seat of hers, at any time, and all its pieces."""
        self._must_be_racing()
        self._must_hold(visitor, seat, even_if_stood_in=True)
        return self._retired(LogEntry(0, "retire", "", now, seat, None, visitor, move_id))

    def undo(self, visitor: str, move_id: str, seq: int, seat: str, now: float) -> Draft:
        """A visitor takes back the last action of her unfinished turn."""
        self._must_be_racing()
        self._must_hold(visitor, seat)
        self._must_be_on_move(seq, seat)
        race, due = self._undone(seat, now)
        entry = LogEntry(self.seq + 1, "undo", "undo", now, seat, None, visitor, move_id)
        moment = Moment(entry, (), self._counting[-1])
        chairs = seats.decided(self.chairs, seat)
        sheet = replace(self._stepped(race, 1, chairs, now), due=due)
        return Draft(sheet, chairs, race, (moment,))

    def chore(self) -> Chore | None:
        """What the service is to do next, and when."""
        seat = self.sheet.to_move
        if seat is None or self.sheet.due is None:
            return None
        bot = chair_of(self.chairs, seat).machine
        if bot is not None:
            when = self.sheet.touched if self.hurried else self.sheet.due
            return Chore(when, seat, bot, her_time_is_up=False)
        retires = self.sheet.options.get("timeout") == "retire"
        if retires and self.race.retirements(seat):
            return Chore(self.sheet.due, seat, None, her_time_is_up=True)
        return Chore(self.sheet.due, seat, FILLER, her_time_is_up=True)

    def done(self, chore: Chore, action: str | None, now: float) -> Draft:
        """A chore is carried out; `action` is what its bot chose."""
        move_id = CLOCK if chore.her_time_is_up else None
        entry = LogEntry(0, "action", action or "", now, chore.seat, chore.bot, None, move_id)
        if action is None:
            return self._retired(replace(entry, kind="retire"))
        return self._played(entry)

    # Seats.

    def begin(self, visitor: str, now: float) -> Draft:
        """The owner starts; bots take the free seats."""
        if visitor != self.sheet.owner:
            raise Refusal("not_owner", status=403)
        self._must_be_open()
        return self._begun(self.race.copy(), [], seats.filled(self.chairs), now)

    def join(self, visitor: str, seat: str | None, now: float) -> Draft | None:
        """A visitor takes a seat; the race starts with the last one. None: she has one already.

        Where boats have crews, the seat of another person can be shared, at any time.
        """
        if seats_of(self.chairs, visitor):
            return None
        if seat is not None and self.sheet.has_crews and not chair_of(self.chairs, seat).free:
            if self.sheet.status == "over":
                raise Refusal("not_open")
            return self._reseated(seats.signed_on(self.chairs, visitor, seat), now)
        self._must_be_open()
        chairs = seats.joined(self.chairs, visitor, seat)
        if any(chair.free for chair in chairs):
            return self._reseated(chairs, now)
        return self._begun(self.race.copy(), [], chairs, now)

    def leave(self, visitor: str, now: float) -> Draft | None:
        """A visitor goes; before the start her seat is free again, later a bot stands in."""
        if not seats_of(self.chairs, visitor) and visitor != self.sheet.owner:
            raise Refusal("not_seated", status=403)
        if self.sheet.status == "over":
            return None
        if self.sheet.status == "racing":
            return self._reseated(seats.abandoned(self.chairs, visitor), now)
        chairs = seats.vacated(self.chairs, visitor, self.sheet.public)
        draft = self._reseated(chairs, now)
        if visitor != self.sheet.owner:
            return draft
        heirs = [chair.visitor for chair in chairs if chair.visitor is not None]
        if heirs:
            return replace(draft, sheet=replace(draft.sheet, owner=heirs[0]))
        return replace(draft, sheet=replace(draft.sheet, status="over"))

    def stand_in(self, visitor: str, seat: str, bot: str | None, now: float) -> Draft | None:
        """A bot plays for a seat of a visitor's, or she is back."""
        self._must_be_racing()
        chairs = seats.stood_in(self.chairs, visitor, seat, bot)
        return None if chairs == self.chairs else self._reseated(chairs, now)

    def stand_in_for(self, visitor: str, seat: str, absent: bool, now: float) -> Draft | None:
        """Another player lets a bot play for a seat whose people are not there."""
        self._must_be_racing()
        slow = is_slow(self.sheet.clock_seconds)
        chairs = seats.replaced(self.chairs, visitor, seat, absent, slow)
        return None if chairs == self.chairs else self._reseated(chairs, now)

    def saw(self, visitors: Iterable[str], now: float) -> Draft | None:
        """Visitors see the race: from now on no clock waits for them."""
        if not self._asks_who_saw:
            return None
        chairs = self.chairs
        for visitor in visitors:
            chairs = seats.saw(chairs, visitor, now)
        if chairs == self.chairs:
            return None
        draft, until = self._reseated(chairs, self.sheet.touched), self.sheet.clocks_wait_until
        seat = self.sheet.to_move
        if seat is None or until is None or now >= until:
            return draft
        chair = chair_of(chairs, seat)
        if chair == chair_of(self.chairs, seat) or chair.machine is not None:
            return draft
        return replace(draft, sheet=replace(draft.sheet, due=self._due(draft.sheet, chair, now)))

    # The rematch.

    def agree(self, visitor: str, now: float) -> Draft | None:
        """A visitor offers a rematch, or accepts the one on offer."""
        return self._consented(*rematch.agreed(self.sheet, self.chairs, visitor, now), now)

    def decline(self, visitor: str, now: float) -> Draft | None:
        """A visitor declines a rematch, or withdraws her offer."""
        return self._consented(*rematch.declined(self.sheet, self.chairs, visitor, now), now)

    def _consented(self, sheet: Sheet, chairs: Chairs, now: float) -> Draft | None:
        if (sheet, chairs) == (self.sheet, self.chairs):
            return None
        sheet = replace(sheet, version=sheet.version + 1, touched=now)
        return Draft(sheet, chairs, self.race)

    def opened(self, now: float, begun: Race | None = None) -> Draft:
        """A new table as it is first stored: begun at once when no seat is free.

        `begun` is the race with which this one begins; all it was is shared, not played again.
        """
        moments: list[Moment] = []
        race = self.race.copy()
        if begun is not None:
            moments = _given(begun, now)
            race = begun.copy()
            race.table = self.race.table
        if any(chair.free for chair in self.chairs):
            sheet = replace(self.sheet, seq=len(moments))
            return Draft(sheet, self.chairs, race, tuple(moments))
        return self._begun(race, moments, self.chairs, now)

    # Making it so.

    def take(self, draft: Draft) -> None:
        """A draft was stored: from now on the table stands as it says."""
        self.sheet, self.chairs, self._present = draft.sheet, draft.chairs, draft.race
        for moment in draft.moments:
            self._note(moment)
        to_move = self.sheet.to_move
        if to_move is None or chair_of(self.chairs, to_move).machine is None:
            self.hurried = False

    def catch_up(self, sheet: Sheet, chairs: Chairs, news: Followed) -> None:
        """Another process has changed the table: follow it."""
        self._follow(news)
        self.sheet, self.chairs = sheet, chairs

    def followed(self, entries: Iterable[LogEntry]) -> Followed:
        """Entries that were stored, played again. Nothing is changed: a thread may do it."""
        race, counting = self.race.copy(), self._counting.copy()
        moments: list[Moment] = []
        for entry in entries:
            undone = counting.pop() if entry.kind == "undo" else None
            moments.append(Moment(entry, _step(race, entry), undone))
            if undone is None:
                counting.append(entry.seq)
        return race, moments

    def _follow(self, news: Followed) -> None:
        self._present, moments = news
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
        self._chances += self._drawn_here(moment)
        if entry.visitor is not None and entry.move_id is not None:
            self._moves[entry.visitor, entry.move_id] = entry.seq

    def _drawn_here(self, moment: Moment) -> bool:
        """Whether it is a chance result that was drawn at this table."""
        return moment.entry.kind == "chance" and moment.entry.seq > self.sheet.given

    # Judging.

    def _must_be_open(self) -> None:
        if self.sheet.status != "open":
            raise Refusal("not_open")

    def _must_be_racing(self) -> None:
        if self.sheet.status != "racing":
            raise Refusal("not_racing")

    def _must_hold(self, visitor: str, seat: str, even_if_stood_in: bool = False) -> None:
        if seat not in seats_of(self.chairs, visitor):
            raise Refusal("not_your_seat", status=403, seat=seat)
        if chair_of(self.chairs, seat).stand_in is not None and not even_if_stood_in:
            raise Refusal("not_your_seat", text=said("refused.stood_in", seat=seat))

    def _must_be_on_move(self, seq: int, seat: str) -> None:
        if seq != self.seq:
            raise Refusal("stale", seen=seq, n=self.seq)
        if self.race.to_move != seat:
            raise Refusal("not_your_turn", to_move=self.race.to_move)

    def _decider(self) -> str:
        seat = self.race.to_move
        if self.sheet.status != "racing" or seat is None:
            raise Refusal("no_undo")
        return seat

    def _undone(self, seat: str, now: float) -> tuple[Race, float | None]:
        """The race without its last action, and when the time for that decision is up.

        The clock does not start again: whoever could take back and play for ever would never lose
        on time. What the clock decided can be taken back once a decision, within the time that runs
        by then.
        """
        last = self.moments[self._counting[-1] - 1].entry if self._counting else None
        if last is None or last.seq <= self.sheet.given:
            raise Refusal("no_undo")
        hers = last.by is None or last.time_was_up
        if last.kind != "action" or last.seat != seat or not hers:
            raise Refusal("no_undo")
        race = self.race.copy()
        try:
            race.undo()
        except RaceError:
            raise Refusal("no_undo") from None
        before = self._counting[-2:-1]
        if last.time_was_up:
            self._must_be_first_time(before[0] if before else 0)
            if self.sheet.due is None or self.sheet.due <= now:
                raise Refusal("no_undo", text=said("refused.undo_too_late"))
            return race, self.sheet.due
        if self.sheet.clock_seconds is None or self.game.clock_for_turns:
            return race, self.sheet.due
        since = self.moments[before[0] - 1].entry.at if before else self.sheet.created
        due = self._due(self.sheet, chair_of(self.chairs, seat), since)
        if due is None or due <= now:
            raise Refusal("no_undo", text=said("refused.undo_too_late"))
        return race, due

    def _must_be_first_time(self, since: int) -> None:
        """Refuse to take back twice, since an entry, what the clock decided: nobody may stall."""
        for moment in self.moments[since:]:
            if moment.undone is not None and self.moments[moment.undone - 1].entry.time_was_up:
                raise Refusal("no_undo", text=said("refused.undo_once"))

    # Working out what follows.

    def _retired(self, entry: LogEntry) -> Draft:
        """A seat leaves the race with every piece that still may; nobody can leave twice."""
        assert entry.seat is not None
        left = [f"retire {piece}" for piece in self.race.pieces_of(entry.seat)]
        texts = self.race.retirements(entry.seat) or left[:1] or [f"retire {entry.seat}"]
        return self._played(*(replace(entry, text=text) for text in texts))

    def _played(self, *entries: LogEntry) -> Draft:
        """Actions or retirements, each with the chance that follows it."""
        race = self.race.copy()
        at = max(entries[0].at, self._last_at())
        moments: list[Moment] = []
        for entry in entries:
            if moments and race.over:
                break
            lines = self._judged(race, entry)
            # What a visitor sent is acknowledged with its first entry, and known by it.
            sent = None if moments else entry.move_id
            seq = self.seq + len(moments) + 1
            moments.append(Moment(replace(entry, seq=seq, at=at, move_id=sent), lines))
            self._draw_on(race, moments, at)
        chairs = self._noted(entries[0], at)
        sheet = self._stepped(race, len(moments), chairs, at)
        return Draft(sheet, chairs, race, tuple(moments))

    def _noted(self, entry: LogEntry, at: float) -> Chairs:
        """The chairs after an entry: whose time was up, and who is there again."""
        if entry.seat is None:
            return self.chairs
        if entry.time_was_up:
            return seats.late(self.chairs, entry.seat, at)
        if entry.visitor is None:
            return self.chairs
        chairs = seats.decided(self.chairs, entry.seat)
        return seats.saw(chairs, entry.visitor, at) if self._asks_who_saw else chairs

    def _judged(self, race: Race, entry: LogEntry) -> tuple[str, ...]:
        """Play a text, or refuse it in words for people."""
        try:
            return tuple(race.play(entry.text))
        except IllegalAction as error:
            rule, game = error.rule, self.game
            pieces = game.blockers(self.race.view(entry.seat), entry.text)
            raise Refusal(
                "illegal", rule=rule, pieces=pieces, text=lambda lang: game.texts.reason(rule, lang)
            ) from None
        except AmbiguousAction:
            meant = [one for one in race.choices() if one.startswith(f"{entry.text} ")]
            some = ", ".join(meant[:6]) + ("…" if len(meant) > 6 else "")
            raise Refusal("ambiguous", status=422, action=entry.text, some=some) from None
        except MalformedAction:
            text = said("refused.no_action", action=entry.text, game=self.game.name)
            raise Refusal("malformed", status=422, field="action", text=text) from None

    def _draw_on(self, race: Race, moments: list[Moment], at: float) -> None:
        """Draw every chance that is awaited now."""
        chances = self._chances + sum(map(self._drawn_here, moments))
        while race.to_move == "chance":
            text = fair.outcome(race, self.sheet.secret, self.sheet.id, chances)
            lines = tuple(race.play(text))
            entry = LogEntry(self.seq + len(moments) + 1, "chance", text, at)
            moments.append(Moment(entry, lines))
            chances += 1

    def _begun(self, race: Race, moments: list[Moment], chairs: Chairs, now: float) -> Draft:
        """The start: clocks wait a while for those who have not seen it yet."""
        self._draw_on(race, moments, now)
        clock = self.sheet.clock_seconds
        until = None if clock is None else now + start_grace(clock)
        sheet = self._stepped(race, len(moments), chairs, now, until)
        return Draft(replace(sheet, version=sheet.version + 1), chairs, race, tuple(moments))

    def _reseated(self, chairs: Chairs, now: float) -> Draft:
        """New chairs in the same position; where another hand is to decide, her time starts.

        For whoever takes over from a bot again it goes on: nobody gains time by calling one.
        """
        sheet = replace(self.sheet, version=self.sheet.version + 1, touched=now)
        to_move = sheet.to_move
        if to_move is not None:
            chair, before = chair_of(chairs, to_move), chair_of(self.chairs, to_move)
            if (chair.machine, chair.people) != (before.machine, before.people):
                due = self._due(sheet, chair, now)
                if chair.machine is None and chair.people == before.people:
                    went_on = self._due(sheet, chair, self._last_at())
                    due = went_on if went_on is not None and went_on > now else due
                sheet = replace(sheet, due=due)
        return Draft(sheet, chairs, self.race)

    def _stepped(
        self, race: Race, entries: int, chairs: Chairs, at: float, wait: float | None = None
    ) -> Sheet:
        """The sheet after so many new entries, which led to this race.

        At the start, clocks `wait` until a moment for whoever has not seen it.
        """
        reseated = chairs != self.chairs and self.sheet.status == "racing"
        version = self.sheet.version + (reseated or race.over)
        sheet = replace(self.sheet, seq=self.seq + entries, touched=at, version=version)
        if wait is not None:
            sheet = replace(sheet, clocks_wait_until=wait)
        if race.over:
            return replace(sheet, status="over", to_move=None, due=None)
        seat = race.to_move
        assert seat is not None
        chair = chair_of(chairs, seat)
        goes_on = self.game.clock_for_turns and seat == self.sheet.to_move and race.in_turn
        due = self.sheet.due if goes_on and chair.machine is None else self._due(sheet, chair, at)
        return replace(sheet, status="racing", to_move=seat, due=due)

    def _due(self, sheet: Sheet, chair: Chair, at: float) -> float | None:
        """When a decision that is awaited since then is to be made.

        After the start a clock begins when one of the seat's people has seen the race, or when it
        has waited long enough.
        """
        if chair.machine is not None:
            return at + PACES[sheet.pace]
        if sheet.clock_seconds is None:
            return None
        begins = at
        if sheet.clocks_wait_until is not None:
            wait = sheet.clocks_wait_until
            begins = max(at, wait if chair.seen is None else min(chair.seen, wait))
        return begins + sheet.clock_seconds

    def _last_at(self) -> float:
        return self.moments[-1].entry.at if self.moments else 0.0


def _beginning(sheet: Sheet) -> Race:
    """The race before the first entry."""
    if sheet.start is not None:
        return from_position({"game": sheet.game, **sheet.start})
    game = find_game(sheet.game)
    return new_with(game, validated(game, sheet.options), version=sheet.rules_version)


def _given(begun: Race, at: float) -> list[Moment]:
    """What was played elsewhere, as moments of a table that begins with it."""
    told = list(begun.told())[::-1]
    played = zip(begun.steps(), begun.history, told, strict=True)
    moments = []
    for seq, (step, text, lines) in enumerate(played, start=1):
        entry = LogEntry(seq, "chance", text, at)
        if text.split(" ")[0] == "retire":
            entry = replace(entry, kind="retire", seat=_retired(begun.step_to(seq - 1), text))
        elif step.actor >= 0:
            entry = replace(entry, kind="action", seat=begun.table.seats[step.actor])
        moments.append(Moment(entry, tuple(lines)))
    return moments


def _retired(race: Race, text: str) -> str | None:
    """The seat that owns a piece which retires."""
    piece = text.removeprefix("retire ")
    return next((seat for seat in race.seats if piece in race.pieces_of(seat)), None)


def _step_silently(race: Race, entry: LogEntry) -> None:
    """Play an entry again."""
    if entry.kind == "undo":
        race.undo()
    else:
        race.play_all([entry.text])


def _step(race: Race, entry: LogEntry) -> tuple[str, ...]:
    """Play an entry again; the event lines."""
    if entry.kind == "undo":
        race.undo()
        return ()
    return tuple(race.play(entry.text))


def bot_seed(table: str, seat: str) -> int:
    """The seed of a seat's bot: from what everybody knows, never from the secret."""
    return int.from_bytes(hashlib.sha256(f"{table}:{seat}".encode()).digest()[:8], "big") >> 1
