"""What is written down about a table: its row, its seats and entries, and what is to be added.

There are many of these, so they have slots: Python's garbage collector then has less to look at,
and while it looks every table waits.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from ...engine.answers import OptionValues
from ...engine.events import Event
from ...play.race import Race
from ..schemas.base import RematchAnswer, SeatKind, TableStatus

CLOCK = "clock"
"""The move id of what was decided because somebody's time was up."""

_DAY = 24 * 3600
_STAY = 3599
"""The most seconds for which people wait at the page."""

EntryKind = Literal["action", "chance", "retire", "undo"]
Pace = Literal["calm", "brisk", "instant"]


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table's row in the database, see `schema.tables`."""

    id: str
    game: str
    rules_version: int
    options: OptionValues
    secret: bytes
    owner: str
    public: bool
    clock_seconds: int | None
    pace: Pace
    created: float
    touched: float
    status: TableStatus = "open"
    seq: int = 0
    version: int = 0
    to_move: str | None = None
    due: float | None = None
    next: str | None = None
    course: str | None = None
    start: Mapping[str, object] | None = None
    given: int = 0
    clocks_wait_until: float | None = None
    offer_by: str | None = None
    offer_until: float | None = None
    hints: bool | None = None
    """Whether hints are given, if the host has said so."""
    asks_back: str | None = None
    asks_back_at: int | None = None
    """The seat that asks to take its turn back, and after which entry."""
    clock_increment: int | None = None
    """Seconds that a turn adds to the bank of its seat; None: the clock is that of a decision."""

    @property
    def decision_seconds(self) -> int | None:
        """How long a decision may take, as far as people come and go between two of them.

        At a table with banks of less than a day they stay at the page.
        """
        if self.clock_seconds is None or self.clock_increment is None:
            return self.clock_seconds
        return self.clock_seconds if self.clock_seconds >= _DAY else min(self.clock_seconds, _STAY)

    @property
    def raced(self) -> bool:
        """Whether anything was ever played here."""
        return self.seq > self.given

    @property
    def has_begun(self) -> bool:
        """Whether the race is on, or was: until then nobody may see what a seat holds."""
        return self.status == "racing" or (self.status == "over" and self.raced)

    @property
    def is_laid(self) -> bool:
        """Whether the race begins in a position, or with entries, that its opener brought."""
        return self.start is not None or self.given > 0

    @property
    def has_crews(self) -> bool:
        """Whether several people may share a seat: an option of some games."""
        return self.options.get("crews") is True

    def __repr__(self) -> str:
        # The secret must not get into a log.
        return f"<TableRow {self.id}, {self.game}, {self.status}, entry {self.seq}>"


@dataclass(frozen=True, slots=True)
class Standing:
    """What can change of a table's row while the table is in use; the rematch is linked apart."""

    owner: str
    status: TableStatus
    seq: int
    version: int
    to_move: str | None
    due: float | None
    touched: float
    clocks_wait_until: float | None
    offer_by: str | None
    offer_until: float | None
    asks_back: str | None = None
    asks_back_at: int | None = None


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat of a table and who holds it, see `schema.seats`.

    Its crew and those who ask to join it have rows of their own.
    """

    seat: str
    kind: SeatKind
    name: str | None = None
    visitor: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    crew: tuple[str, ...] = ()
    """The visitors who share the seat with its holder, in the order in which they came."""
    stand_in_by: str | None = None
    """The visitor who let a bot stand in: one of its people, or another player."""
    late: float | None = None
    """When the time of this seat was up; None once one of its people is back."""
    seen: float | None = None
    """When one of its people first saw the race, as far as a clock waited for that."""
    rematch: RematchAnswer | None = None
    """The answer to the offer of a rematch."""
    reserved: bool = False
    """Whether it was meant for whoever has the link: if its holder leaves, it still is."""
    times_put_off: int = 0
    """How often somebody was put off its crew; links into it from before are no longer good."""
    takes_requests: bool = True
    """Whether its holder hears requests to join the crew."""
    asking: tuple[str, ...] = ()
    """The visitors who ask to join the crew, in the order in which they asked."""
    lets_back: int | None = None
    """After which entry its people agreed that another seat takes its turn back."""
    bank: float | None = None
    """Seconds of thinking time left to it, where the clock is a bank."""

    @property
    def people(self) -> tuple[str, ...]:
        """Everybody who may decide for this seat: its holder and the crew."""
        return () if self.visitor is None else (self.visitor, *self.crew)

    @property
    def free(self) -> bool:
        """Whether somebody may still take it."""
        return self.kind in ("link", "open")

    @property
    def machine(self) -> str | None:
        """The bot that plays this seat now, if it is one."""
        return self.bot if self.kind == "bot" else self.stand_in

    @property
    def stood_in_by_another(self) -> bool:
        """Whether somebody else has let a bot play for its people."""
        return self.stand_in is not None and self.stand_in_by not in (None, *self.people)


SeatRows = tuple[SeatRow, ...]


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One entry of a table's log as it is stored. `by` is the bot that played it."""

    seq: int
    kind: EntryKind
    text: str
    at: float
    seat: str | None = None
    by: str | None = None
    visitor: str | None = None
    move_id: str | None = None

    @property
    def steps_back(self) -> int:
        """How many steps an undo takes back: one of an unfinished turn, or as many as it says."""
        return int(self.text.partition(" ")[2] or 1)

    def follow(self, race: Race) -> None:
        """Play it again, silently."""
        if self.kind != "undo":
            race.play_all([self.text])
        elif self.text == "undo":
            race.undo()
        else:
            race.step_back(self.steps_back)

    @property
    def time_was_up(self) -> bool:
        """Whether the service decided this because somebody's time was up."""
        return self.move_id == CLOCK and self.visitor is None


@dataclass(frozen=True, slots=True)
class Moment:
    """An entry and the events that came of it.

    `undone` is the number of the entry that an undo took back, the first if there were several.
    """

    entry: LogEntry
    events: tuple[Event, ...]
    undone: int | None = None


@dataclass(frozen=True, slots=True)
class Draft:
    """A change of a table that is decided, but not yet stored: the table as it will be."""

    row: TableRow
    seat_rows: SeatRows
    race: Race
    moments: tuple[Moment, ...] = ()


@dataclass(frozen=True, slots=True)
class Chore:
    """What the service itself is to do at a table, and when, unless something happens before.

    A bot decides for a seat, its own or because `time_is_up`; with no bot the seat retires.
    """

    when: float
    seat: str
    bot: str | None
    time_is_up: bool
