"""One table in play: the race, who may do what in it, and what follows by itself.

Everything here is judged and worked out without touching a database or a clock. A change is first
a `Draft`, which stores what it needs; once it is stored, `take` makes it so.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace
from itertools import islice

from ...engine.errors import RaceError
from ...games import find_game, is_known
from ...play import fair
from ...play.race import Race
from ..refusals import Refusal, said
from ..schemas.base import TakeBackWay
from . import crews, rematch, seats, take_back
from .clock import due_at, is_slow, start_grace, stopped, taken_over
from .history import Followed, History
from .invitations import opens_crew, opens_links
from .judging import judged
from .rows import CLOCK, Chore, Draft, LogEntry, Moment, SeatRows, TableRow
from .seats import FILLER, row_of, seats_of
from .starts import first_race, given_moments


class Table:
    """A table, its seats and its race, as far as it was stored."""

    def __init__(
        self, row: TableRow, seat_rows: SeatRows, entries: Iterable[LogEntry] = ()
    ) -> None:
        if not is_known(row.game):
            raise Refusal("unknown_game", status=404, name=row.game)
        self.game = find_game(row.game)
        if not self.game.plays(row.rules_version):
            text = said("refused.old_rules", version=row.rules_version, game=self.game.name)
            raise Refusal("unavailable", status=409, text=text)
        self.row, self.seat_rows = row, seat_rows
        self.hurried = False  # bots do not wait, until a person decides
        self.history = History(first_race(row), row.given)
        self.history.extend(*self.history.followed(entries))

    # Looking.

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return self.history.seq

    @property
    def race(self) -> Race:
        """The race as it stands; to be copied before it is played on."""
        return self.history.race

    @property
    def deadline(self) -> float | None:
        """When the time of whoever decides runs out, if a clock runs."""
        seat = self.row.to_move
        if seat is None or row_of(self.seat_rows, seat).machine is not None:
            return None
        return self.row.due

    def seat_shown(self, visitor: str, seq: int) -> str | None:
        """Through which seat a visitor sees the table: their own that decides, or did so last.

        Before the start it is none: whoever may still stand up and sit down elsewhere must not have
        seen the hand that was laid for a seat.
        """
        mine = seats_of(self.seat_rows, visitor) if self.row.has_begun else ()
        if len(mine) < 2:
            return mine[0] if mine else None
        race = self.race if seq == self.seq else self.history.race_at(seq)
        to_move = race.to_move
        if to_move in mine:
            return to_move
        earlier = (entry.seat for entry in self.history.entries_back(seq))
        return next((seat for seat in earlier if seat in mine), mine[0])

    def may_undo(self, now: float) -> bool:
        """Whether whoever decides may take back what they did last."""
        try:
            self._undone(self._decider(), now)
        except Refusal:
            return False
        return True

    def may_take_back(self, seat: str) -> TakeBackWay | None:
        """Whether a seat may have its last turn back: at once, or by asking; None: not at all."""
        if self.row.status != "racing" or seat not in self.history.have_played:
            return None
        return "ask" if take_back.must_ask(self.seat_rows, seat) else "now"

    def awaits_eyes_of(self, visitors: Collection[str]) -> bool:
        """Whether one of these visitors is yet to see the race, as far as a clock waits for it."""
        return self._asks_who_saw and any(
            seat_row.seen is None and not set(visitors).isdisjoint(seat_row.people)
            for seat_row in self.seat_rows
        )

    @property
    def _asks_who_saw(self) -> bool:
        return self.row.clocks_wait_until is not None and self.row.status == "racing"

    # Playing.

    def move(
        self, visitor: str, move_id: str, seq: int, seat: str, action: str, now: float
    ) -> Draft:
        """A visitor plays an action for a seat of theirs."""
        self._must_be_racing()
        self._must_hold(visitor, seat)
        if action.split(" ")[0] == "retire":
            crews.must_be_holder(self.seat_rows, visitor, seat)
            if action.removeprefix("retire ") not in self.race.pieces_of(seat):
                raise Refusal("not_your_seat", status=403, seat=seat)
            return self._played(LogEntry(0, "retire", action, now, seat, None, visitor, move_id))
        self._must_be_on_move(seq, seat)
        entry = LogEntry(0, "action", action, now, seat, None, visitor, move_id)
        return self._played(entry)

    def resign(self, visitor: str, move_id: str, seat: str, now: float) -> Draft:
        """A visitor retires from the race with a seat of theirs and all its pieces, at any time.

        That is for its holder to decide, not for the crew.
        """
        self._must_be_racing()
        self._must_hold(visitor, seat, even_if_stood_in=True)
        crews.must_be_holder(self.seat_rows, visitor, seat)
        return self._retired(LogEntry(0, "retire", "", now, seat, None, visitor, move_id))

    def undo(self, visitor: str, move_id: str, seq: int, seat: str, now: float) -> Draft:
        """A visitor takes back the last action of their unfinished turn."""
        self._must_be_racing()
        self._must_hold(visitor, seat)
        self._must_be_on_move(seq, seat)
        race, due = self._undone(seat, now)
        entry = LogEntry(self.seq + 1, "undo", "undo", now, seat, None, visitor, move_id)
        moment = Moment(entry, (), next(self.history.counting()).seq)
        seat_rows = seats.decided(self.seat_rows, seat)
        row = replace(self._stepped(race, 1, seat_rows, now), due=due)
        return Draft(row, seat_rows, race, (moment,))

    def take_back(self, visitor: str, seq: int, seat: str, now: float) -> Draft | None:
        """A visitor takes back the whole last turn of their seat, or asks the others to agree."""
        self._must_be_racing()
        self._must_hold(visitor, seat)
        if seq != self.seq:
            raise Refusal("stale", seen=seq, n=self.seq)
        steps = self._steps_to_turn(seat)
        if not take_back.must_ask(self.seat_rows, seat):
            return self._taken_back(seat, steps, visitor, self.seat_rows, now)
        row = take_back.asked(self.row, seat)
        return None if row == self.row else self._consented(row, self.seat_rows, self.row.touched)

    def answer_take_back(self, visitor: str, agrees: bool, now: float) -> Draft | None:
        """A visitor agrees that a turn is taken back, or not; whoever asked may withdraw."""
        self._must_be_racing()
        seat = take_back.pending(self.row)
        if seat is None:
            raise Refusal("not_asked")
        withdraws = not agrees and visitor in row_of(self.seat_rows, seat).people
        # Nobody else may answer but those who are asked.
        seat_rows = (
            self.seat_rows if withdraws else take_back.agreed(self.row, self.seat_rows, visitor)
        )
        if not agrees:
            return self._consented(take_back.forgotten(self.row), self.seat_rows, self.row.touched)
        if take_back.waits_for(self.row, seat_rows):
            return self._consented(self.row, seat_rows, self.row.touched)
        holder = row_of(seat_rows, seat).visitor
        return self._taken_back(seat, self._steps_to_turn(seat), holder, seat_rows, now)

    def _steps_to_turn(self, seat: str) -> int:
        counting, given = self.history.counting(), self.row.given
        return take_back.steps_to_turn(self.race, counting, seat, given)

    def _taken_back(
        self, seat: str, steps: int, visitor: str | None, seat_rows: SeatRows, now: float
    ) -> Draft:
        """The race at the beginning of a turn; all that was played since then stays in the log."""
        race = self.race.step_to(self.race.played - steps)
        undone = next(islice(self.history.counting(), steps - 1, None)).seq
        at = max(now, self.history.last_at)
        entry = LogEntry(self.seq + 1, "undo", f"undo {steps}", at, seat, None, visitor)
        seat_rows = self._stopped_for(race, seat_rows, at, None)
        row = take_back.forgotten(self._stepped(race, 1, seat_rows, at))
        row = replace(row, version=self.row.version + 1)
        return Draft(row, seat_rows, race, (Moment(entry, (), undone),))

    def chore(self) -> Chore | None:
        """What the service is to do next, and when."""
        seat = self.row.to_move
        if seat is None or self.row.due is None:
            return None
        bot = row_of(self.seat_rows, seat).machine
        if bot is not None:
            when = self.row.touched if self.hurried else self.row.due
            return Chore(when, seat, bot, time_is_up=False)
        if self.retires_absent and self.race.retirements(seat):
            return Chore(self.row.due, seat, None, time_is_up=True)
        return Chore(self.row.due, seat, FILLER, time_is_up=True)

    def done(self, chore: Chore, action: str | None, now: float) -> Draft:
        """A chore is carried out; `action` is what its bot chose."""
        move_id = CLOCK if chore.time_is_up else None
        entry = LogEntry(0, "action", action or "", now, chore.seat, chore.bot, None, move_id)
        if action is None:
            return self._retired(replace(entry, kind="retire"))
        return self._played(entry)

    # Seats.

    def begin(self, visitor: str, now: float) -> Draft:
        """The owner starts; bots take the free seats."""
        if visitor != self.row.owner:
            raise Refusal("not_owner", status=403)
        self._must_be_open()
        return self._begun(self.race.copy(), [], seats.filled(self.seat_rows), now)

    def join(
        self, visitor: str, seat: str | None, now: float, invitation: str | None = None
    ) -> Draft | None:
        """A visitor takes a seat; the race starts with the last one. None: they have one already.

        Where boats have crews, the seat of another person can be shared, at any time, by whoever
        has an invitation to it; others must ask.
        """
        if seats_of(self.seat_rows, visitor):
            return None
        if seat is not None and self.row.has_crews and not row_of(self.seat_rows, seat).free:
            return self._signed_on(visitor, seat, now, invitation)
        self._must_be_open()
        links = opens_links(self.row, invitation)
        seat_rows = seats.joined(self.seat_rows, visitor, seat, links, invitation is not None)
        seat_rows = crews.not_asking(seat_rows, visitor)
        if any(seat_row.free for seat_row in seat_rows):
            return self._reseated(seat_rows, now)
        return self._begun(self.race.copy(), [], seat_rows, now)

    def _signed_on(self, visitor: str, seat: str, now: float, invitation: str | None) -> Draft:
        """A visitor comes into the crew of a seat without asking, if they may."""
        self._must_have_crews(seat)
        seat_rows = crews.signed_on(self.seat_rows, visitor, seat)
        if not opens_crew(self.row, row_of(self.seat_rows, seat), invitation):
            kind = "ask_first" if invitation is None else "old_invitation"
            raise Refusal(kind, status=403, field="seat", seat=seat)
        return self._reseated(seat_rows, now)

    def leave(self, visitor: str, now: float) -> Draft | None:
        """A visitor leaves; before the start their seat is free again, later a bot stands in."""
        if not seats_of(self.seat_rows, visitor) and visitor != self.row.owner:
            raise Refusal("not_seated", status=403)
        if self.row.status == "over":
            return None
        if self.row.status == "racing":
            return self._reseated(seats.abandoned(self.seat_rows, visitor), now)
        seat_rows = seats.vacated(self.seat_rows, visitor, self.row.public)
        draft = self._reseated(seat_rows, now)
        if visitor != self.row.owner:
            return draft
        heirs = [seat_row.visitor for seat_row in seat_rows if seat_row.visitor is not None]
        if heirs:
            return replace(draft, row=replace(draft.row, owner=heirs[0]))
        return replace(draft, row=replace(draft.row, status="over"))

    def resign_next(self, visitor: str, now: float) -> Draft | None:
        """A visitor who leaves retires with the first of the seats that nobody shares with them.

        None: there is none left that may retire.
        """
        if self.row.status != "racing":
            return None
        for seat_row in self.seat_rows:
            if seat_row.people == (visitor,) and self.race.retirements(seat_row.seat):
                return self._retired(LogEntry(0, "retire", "", now, seat_row.seat, None, visitor))
        return None

    @property
    def retires_absent(self) -> bool:
        """Whether whoever is not there in time is out of the race here; else a bot plays on."""
        return self.row.options.get("timeout") == "retire"

    def depart(self, visitor: str, now: float) -> Draft | None:
        """A visitor leaves for good, whatever goes on here; None: that changes nothing."""
        hers = seats_of(self.seat_rows, visitor)
        if self.row.status == "racing":
            seat_rows = seats.departed(self.seat_rows, visitor)
            return None if seat_rows == self.seat_rows else self._reseated(seat_rows, now)
        if not hers and visitor != self.row.owner:
            return None
        if self.row.status == "open":
            return self.leave(visitor, now)
        if rematch.pending(self.row, now):
            return self.decline(visitor, now)
        return None

    # Crews.

    def ask(self, visitor: str, seat: str) -> Draft | None:
        """A visitor asks the holder of a seat to be taken along."""
        self._must_have_crews(seat)
        if seats_of(self.seat_rows, visitor):
            raise Refusal("seated_already")
        return self._recrewed(crews.asked(self.seat_rows, visitor, seat))

    def stop_asking(self, visitor: str) -> Draft | None:
        """A visitor no longer asks for anything."""
        return self._recrewed(crews.not_asking(self.seat_rows, visitor))

    def answer(self, holder: str, seat: str, visitor: str, agrees: bool) -> Draft | None:
        """The holder of a seat takes along somebody who asked, or does not."""
        self._must_have_crews(seat)
        seat_rows = crews.answered(self.seat_rows, holder, seat, visitor, agrees)
        return self._recrewed(seat_rows)

    def take_requests(self, holder: str, seat: str, taken: bool) -> Draft | None:
        """The holder of a seat hears requests, or no more."""
        self._must_have_crews(seat)
        return self._recrewed(crews.requests_taken(self.seat_rows, holder, seat, taken))

    def put_off(self, holder: str, seat: str, visitor: str) -> Draft | None:
        """The holder of a seat puts somebody off its crew."""
        self._must_have_crews(seat)
        return self._recrewed(crews.put_off(self.seat_rows, holder, seat, visitor))

    def _must_have_crews(self, seat: str) -> None:
        if not self.row.has_crews:
            raise Refusal("no_crew", field="seat", seat=seat)
        if self.row.status == "over":
            raise Refusal("crew_over")

    def _recrewed(self, seat_rows: SeatRows) -> Draft | None:
        """Others in a crew, or at its door; a public list need not hear of it."""
        if seat_rows == self.seat_rows:
            return None
        return self._reseated(seat_rows, self.row.touched)

    # Bots for people.

    def stand_in(self, visitor: str, seat: str, bot: str | None, now: float) -> Draft | None:
        """A bot plays for a visitor's seat, or the visitor is back."""
        self._must_be_racing()
        seat_rows = seats.stood_in(self.seat_rows, visitor, seat, bot)
        return None if seat_rows == self.seat_rows else self._reseated(seat_rows, now)

    def stand_in_for(self, visitor: str, seat: str, absent: bool, now: float) -> Draft | None:
        """Another player lets a bot play for a seat whose people are not there."""
        self._must_be_racing()
        slow = is_slow(self.row.decision_seconds)
        seat_rows = seats.replaced(self.seat_rows, visitor, seat, absent, slow)
        return None if seat_rows == self.seat_rows else self._reseated(seat_rows, now)

    def saw(self, visitors: Iterable[str], now: float) -> Draft | None:
        """Visitors see the race: from now on no clock waits for them."""
        if not self._asks_who_saw:
            return None
        seat_rows = self.seat_rows
        for visitor in visitors:
            seat_rows = seats.saw(seat_rows, visitor, now)
        if seat_rows == self.seat_rows:
            return None
        draft, until = self._reseated(seat_rows, self.row.touched), self.row.clocks_wait_until
        seat = self.row.to_move
        if seat is None or until is None or now >= until:
            return draft
        seat_row = row_of(seat_rows, seat)
        if seat_row == row_of(self.seat_rows, seat) or seat_row.machine is not None:
            return draft
        return replace(draft, row=replace(draft.row, due=due_at(draft.row, seat_row, now)))

    # The rematch.

    def agree(self, visitor: str, now: float) -> Draft | None:
        """A visitor offers a rematch, or accepts the one on offer."""
        return self._consented(*rematch.agreed(self.row, self.seat_rows, visitor, now), now)

    def decline(self, visitor: str, now: float) -> Draft | None:
        """A visitor declines a rematch, or withdraws their offer."""
        return self._consented(*rematch.declined(self.row, self.seat_rows, visitor, now), now)

    def _consented(self, row: TableRow, seat_rows: SeatRows, now: float) -> Draft | None:
        if (row, seat_rows) == (self.row, self.seat_rows):
            return None
        row = replace(row, version=row.version + 1, touched=now)
        return Draft(row, seat_rows, self.race)

    def opened(self, now: float, begun: Race | None = None) -> Draft:
        """A new table as it is first stored: begun at once when no seat is free.

        `begun` is the race with which this one begins; its history is shared, not replayed.
        """
        moments: list[Moment] = []
        race = self.race.copy()
        if begun is not None:
            moments = given_moments(begun, now)
            race = begun.copy()
            race.table = self.race.table
        if any(seat_row.free for seat_row in self.seat_rows):
            row = replace(self.row, seq=len(moments))
            return Draft(row, self.seat_rows, race, tuple(moments))
        return self._begun(race, moments, self.seat_rows, now)

    # Making it so.

    def take(self, draft: Draft) -> None:
        """A draft was stored: from now on the table stands as it says."""
        stage = self._stage()
        self.row, self.seat_rows = draft.row, draft.seat_rows
        self.history.extend(draft.race, draft.moments)
        self._stop_hurrying(stage)

    def catch_up(self, row: TableRow, seat_rows: SeatRows, news: Followed) -> None:
        """Another process has changed the table: follow it."""
        stage = self._stage()
        self.history.extend(*news)
        self.row, self.seat_rows = row, seat_rows
        self._stop_hurrying(stage)

    def _stop_hurrying(self, stage: int) -> None:
        """Bots wait again once a person is to decide, or the stage that was on is over."""
        to_move = self.row.to_move
        nobody = to_move is None or row_of(self.seat_rows, to_move).machine is None
        if nobody or self._stage() != stage:
            self.hurried = False

    def _stage(self) -> int:
        """The stage, or the race of a series, that is on; it is asked for only while bots hurry."""
        return self.race.moment.stage if self.hurried else 0

    # Judging.

    def _must_be_open(self) -> None:
        if self.row.status != "open":
            raise Refusal("not_open")

    def _must_be_racing(self) -> None:
        if self.row.status != "racing":
            raise Refusal("not_racing")

    def _must_hold(self, visitor: str, seat: str, even_if_stood_in: bool = False) -> None:
        if seat not in seats_of(self.seat_rows, visitor):
            raise Refusal("not_your_seat", status=403, seat=seat)
        if row_of(self.seat_rows, seat).stand_in is not None and not even_if_stood_in:
            raise Refusal("not_your_seat", text=said("refused.stood_in", seat=seat))

    def _must_be_on_move(self, seq: int, seat: str) -> None:
        if seq != self.seq:
            raise Refusal("stale", seen=seq, n=self.seq)
        if self.race.to_move != seat:
            raise Refusal("not_your_turn", to_move=self.race.to_move)

    def _decider(self) -> str:
        seat = self.race.to_move
        if self.row.status != "racing" or seat is None:
            raise Refusal("no_undo")
        return seat

    def _undone(self, seat: str, now: float) -> tuple[Race, float | None]:
        """The race without its last action, and when the time for that decision is up.

        The clock does not start again: whoever could take back and play for ever would never lose
        on time. What the clock decided can be taken back once per decision, within the time that
        runs by then.
        """
        last, before = (*islice(self.history.counting(), 2), None, None)[:2]
        if last is None or last.seq <= self.row.given:
            raise Refusal("no_undo")
        hers = last.by is None or last.time_was_up
        if last.kind != "action" or last.seat != seat or not hers:
            raise Refusal("no_undo")
        race = self.race.copy()
        try:
            race.undo()
        except RaceError:
            raise Refusal("no_undo") from None
        if last.time_was_up:
            self._must_be_first_time(before.seq if before else 0)
            if self.row.due is None or self.row.due <= now:
                raise Refusal("no_undo", text=said("refused.undo_too_late"))
            return race, self.row.due
        if self.row.clock_seconds is None or self._clock_is_for_turns:
            return race, self.row.due
        since = before.at if before else self.row.created
        due = due_at(self.row, row_of(self.seat_rows, seat), since)
        if due is None or due <= now:
            raise Refusal("no_undo", text=said("refused.undo_too_late"))
        return race, due

    def _must_be_first_time(self, since: int) -> None:
        """Refuse to take back twice, since an entry, what the clock decided: nobody may stall."""
        moments = self.history.moments
        for moment in moments[since:]:
            if moment.undone is not None and moments[moment.undone - 1].entry.time_was_up:
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
        at = max(entries[0].at, self.history.last_at)
        moments: list[Moment] = []
        for entry in entries:
            if moments and race.over:
                break
            events = judged(race, entry)
            # What a visitor sent is acknowledged with its first entry, and known by it.
            sent = None if moments else entry.move_id
            seq = self.seq + len(moments) + 1
            moments.append(Moment(replace(entry, seq=seq, at=at, move_id=sent), events))
            self._draw_on(race, moments, at)
        seat_rows = self._noted(entries[0], at)
        seat_rows = self._stopped_for(race, seat_rows, at, entries[0].seat)
        row = self._stepped(race, len(moments), seat_rows, at)
        return Draft(row, seat_rows, race, tuple(moments))

    def _noted(self, entry: LogEntry, at: float) -> SeatRows:
        """The seats after an entry: whose time was up, and who is there again."""
        if entry.seat is None:
            return self.seat_rows
        if entry.time_was_up:
            return seats.late(self.seat_rows, entry.seat, at)
        if entry.visitor is None:
            return self.seat_rows
        seat_rows = seats.decided(self.seat_rows, entry.seat)
        return seats.saw(seat_rows, entry.visitor, at) if self._asks_who_saw else seat_rows

    def _draw_on(self, race: Race, moments: list[Moment], at: float) -> None:
        """Draw every chance that is awaited now."""
        chances = self.history.chances + sum(map(self.history.drawn_here, moments))
        while race.to_move == "chance":
            text = fair.outcome(race, self.row.secret, self.row.id, chances)
            events = race.tell(text)
            entry = LogEntry(self.seq + len(moments) + 1, "chance", text, at)
            moments.append(Moment(entry, events))
            chances += 1

    def _begun(self, race: Race, moments: list[Moment], seat_rows: SeatRows, now: float) -> Draft:
        """The start: clocks wait a while for those who have not seen it yet."""
        self._draw_on(race, moments, now)
        clock = self.row.decision_seconds
        until = None if clock is None else now + start_grace(clock)
        row = self._stepped(race, len(moments), seat_rows, now, until)
        return Draft(replace(row, version=row.version + 1), seat_rows, race, tuple(moments))

    def _reseated(self, seat_rows: SeatRows, now: float) -> Draft:
        """Others in the seats, the same position; where somebody else is to decide, time starts.

        For whoever takes over from a bot again it runs on, and so it does when somebody joins the
        crew or goes: nobody gains time by that.
        """
        row = replace(self.row, version=self.row.version + 1, touched=now)
        to_move = row.to_move
        if to_move is not None:
            seat_row, before = row_of(seat_rows, to_move), row_of(self.seat_rows, to_move)
            same_people = bool(set(seat_row.people) & set(before.people))
            if seat_row.machine != before.machine or not same_people:
                since = self.history.last_at if same_people else None
                seat_row, due = taken_over(row, before, seat_row, now, since)
                seat_rows, row = seats.with_row(seat_rows, seat_row), replace(row, due=due)
        return Draft(row, seat_rows, self.race)

    @property
    def _clock_is_for_turns(self) -> bool:
        """Whether a clock runs on while a turn does: that of a bank always does."""
        return self.game.table.clock_for_turns or self.row.clock_increment is not None

    def _stopped_for(self, race: Race, seat_rows: SeatRows, at: float, by: str | None) -> SeatRows:
        """The seats after an entry of a seat's: where a turn is over, its clock stops.

        That of a bank then gains something, unless the turn is over because it was taken back.
        """
        seat = self.row.to_move
        if seat is None or row_of(self.seat_rows, seat).machine is not None:
            return seat_rows
        if race.to_move == seat and (race.in_turn or by != seat):
            return seat_rows
        return seats.with_row(
            seat_rows, stopped(self.row, row_of(seat_rows, seat), at, gains=by is not None)
        )

    def _stepped(
        self, race: Race, entries: int, seat_rows: SeatRows, at: float, wait: float | None = None
    ) -> TableRow:
        """The row after so many new entries, which led to this race.

        At the start, clocks `wait` until then for whoever has not seen it.
        """
        reseated = seat_rows != self.seat_rows and self.row.status == "racing"
        version = self.row.version + (reseated or race.over)
        row = self.row if wait is None else replace(self.row, clocks_wait_until=wait)
        seat, due = race.to_move, None
        if seat is not None:
            seat_row = row_of(seat_rows, seat)
            goes_on = self._clock_is_for_turns and seat == row.to_move and race.in_turn
            if row.clock_increment is not None and seat == row.to_move:
                goes_on = seat_row.bank == row_of(self.seat_rows, seat).bank
            due = row.due if goes_on and seat_row.machine is None else due_at(row, seat_row, at)
        return replace(
            row,
            seq=self.seq + entries,
            touched=at,
            version=version,
            status="over" if race.over else "racing",
            to_move=seat,
            due=due,
        )
