"""What the API accepts and returns about tables and their seats."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StrictBool

from .base import (
    ApiModel,
    DisplayName,
    GivenOptions,
    GivenPosition,
    Invitation,
    RematchAnswer,
    SeatKind,
    SeatName,
    TableId,
    TableStatus,
    VisitorId,
    WrittenRace,
)


class Clock(ApiModel):
    """How long a decision or, in some games, a turn may take: minutes or, for slow play, days.

    With an `increment` it is a bank: every seat has so many `seconds` for the whole race, and gains
    the increment with each turn.
    """

    seconds: Annotated[int, Field(strict=True, ge=10, le=30 * 24 * 3600)]
    increment: Annotated[int, Field(strict=True, ge=0, le=24 * 3600)] | None = None


class ClockCard(ApiModel):
    """The clock of a table, see `Clock`."""

    seconds: int
    increment: int | None


class NewSeat(ApiModel):
    """Who is to hold a seat of a new table."""

    kind: Literal["me", "link", "open", "bot", "screen"]
    bot: str | None = None
    name: DisplayName | None = None


class Beginning(ApiModel):
    """Where a new table begins: one of a position, a record, a table that is over, or a record that
    was brought here (`replay`, by its id).

    For all but a position, `at` says after how many entries (null: after the last). Whatever was
    played up to there is given; chance from there on is the new table's own.
    """

    position: GivenPosition | None = None
    record: WrittenRace | None = None
    table: TableId | None = None
    replay: TableId | None = None
    at: Annotated[int, Field(strict=True, ge=0, le=1_000_000)] | None = None


class NewTable(ApiModel):
    """A table to be opened; `seats` are in the order of the seats A, B, ...

    `course` is the address of a course laid by hand; it decides some of the options.
    `hints` says whether players may ask what a club player would do; null: only where all others
    are bots, or everybody is at one screen.
    With a `start` the options are those of the race it comes from; any that are given must be the
    same.
    """

    game: str
    options: GivenOptions = Field(default_factory=dict)
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=9)]
    public: StrictBool = False
    clock: Clock | None = None
    course: TableId | None = None
    pace: Literal["calm", "brisk", "instant"] = "calm"
    start: Beginning | None = None
    hints: StrictBool | None = None


class PlanVariant(ApiModel):
    """A plan that differs from another in its options or in how many seats it has."""

    options: GivenOptions
    seats: Annotated[int, Field(ge=1, le=9)]


class Plans(ApiModel):
    """Tables that could be opened: a plan, and variants of it."""

    plan: NewTable
    variants: Annotated[list[PlanVariant], Field(max_length=400)] = Field(default_factory=list)


class Verdict(ApiModel):
    """Why a table cannot be opened like this: the part that is wrong, the rule, and its reason."""

    field: str | None
    rule: str | None
    message: str


class PlanVerdicts(ApiModel):
    """What the rules say about each plan; null: it can be opened."""

    plan: Verdict | None
    variants: list[Verdict | None]


class JoinTable(ApiModel):
    """Take a free seat, or share one where there are crews; without a name the first free one.

    `invitation` is what a link carries to a seat that is not for everybody: one that is kept for
    whoever has the link to a public table, or that of somebody with a crew.
    """

    seat: SeatName | None = None
    invitation: Invitation | None = None


class CrewSeat(ApiModel):
    """A seat whose crew is concerned."""

    seat: SeatName


class CrewAnswer(ApiModel):
    """What the holder of a seat says to somebody who asks to join its crew."""

    seat: SeatName
    visitor: VisitorId
    agree: StrictBool


class CrewMate(ApiModel):
    """Somebody of the crew of a seat."""

    seat: SeatName
    visitor: VisitorId


class CrewRequests(ApiModel):
    """Whether the holder of a seat hears requests to join its crew.

    If not, those that wait are forgotten.
    """

    seat: SeatName
    taken: StrictBool


class StandIn(ApiModel):
    """Let a bot of my choice play for a seat of mine; null: I am back and play myself."""

    seat: SeatName
    bot: str | None


class Replace(ApiModel):
    """Let the service's own bot play for somebody who is not there.

    Which bot that is cannot be chosen. It is refused while they are there; at a slow table (an hour
    or more for a decision) until their time is up.
    """

    seat: SeatName


class TakeBack(ApiModel):
    """Take back the whole last turn of a seat of mine, as it stands after entry `seq`."""

    seat: SeatName
    seq: Annotated[int, Field(strict=True, ge=0)]


class TakeBackAnswer(ApiModel):
    """Whether I agree that somebody takes a turn back; whoever asked withdraws by not agreeing."""

    agree: StrictBool


class PersonCard(ApiModel):
    """Somebody at a seat, or who asks to be."""

    visitor: str
    name: str


class SeatCard(ApiModel):
    """A seat of a table. `online` tells whether its holder is connected now.

    `colour` is the letter of its colour in the palette, which need not be its own; `crew` are the
    names of those who share the seat. `stand_in_by` names the player who let a bot stand in, unless
    it was one of the seat's own people. `late` tells that the clock decided for them last and that
    they have not been heard from since; `unseen`, that they have not seen the race: see `Grace`.

    Where the clock is a bank, `bank` is what was left in it, in seconds, when it last stopped; the
    clock of whoever decides runs until the table's `deadline`.

    `you` share the seat, `yours` it is if you hold it: only then you may give it up, appoint a bot,
    and decide who sails along. For you alone are then `mates`, the crew with their ids; `asking`,
    those who ask to join it; and `invitation`, which opens the crew to whoever has it. Where it is
    `by_invitation` nobody joins the crew without one, or without having `asked`.
    """

    seat: str
    colour: str
    kind: SeatKind
    name: str
    visitor: str | None
    bot: str | None
    stand_in: str | None
    stand_in_by: str | None = None
    late: bool = False
    unseen: bool = False
    crew: list[str] = Field(default_factory=list)
    online: bool
    you: bool
    yours: bool = False
    mates: list[PersonCard] = Field(default_factory=list)
    asking: list[PersonCard] = Field(default_factory=list)
    asked: bool = False
    takes_requests: bool = True
    by_invitation: bool = False
    invitation: str | None = None
    bank: float | None = None


class RematchCard(ApiModel):
    """A rematch on offer, once a race is over; it begins when everybody has accepted.

    `by` is who offers it, by name; the other names are those of everybody else. After `until` the
    offer has lapsed. `answer` is yours, null while you have given none.
    """

    by: str
    yours: bool
    until: float
    answer: RematchAnswer | None
    accepted: list[str]
    declined: list[str]
    unanswered: list[str]


class TakeBackCard(ApiModel):
    """Somebody asks to take their last turn back; all others must agree while `seq` is the last
    entry: the request lapses as soon as anything is played.

    `waiting` are those who have not answered, by name. `yours` you have asked yourself; `answer` is
    awaited from you.
    """

    seat: str
    name: str
    seq: int
    yours: bool
    answer: bool
    waiting: list[str]


class TableCard(ApiModel):
    """A table in a list. `to_move` is a seat, "chance", or null when nothing is awaited.

    `rematch` is the one on offer, `next` the table of the rematch once there is one. `laid` says in
    words that the race does not begin as the game does, and what whoever opened the table chose of
    it: the table's secret decides nothing of that. At a `slow` table (an hour or more for a
    decision) people come and go. `minutes` is about how long its race takes people; null where
    nobody knows.
    """

    id: str
    game: str
    game_name: str
    summary: str
    status: TableStatus
    laid: str | None
    public: bool
    owner: str
    you_own: bool
    seats: list[SeatCard]
    seq: int
    to_move: str | None
    your_turn: bool
    deadline: float | None
    created: float
    rematch: RematchCard | None = None
    next: str | None
    clock: ClockCard | None
    slow: bool
    minutes: int | None


class PublicTableCard(TableCard):
    """A public table in a list; `language` is the one that whoever opened it last spoke here."""

    language: Literal["en", "fr"] | None


class OptionWords(ApiModel):
    """An option of a table in words."""

    key: str
    label: str
    value: str


class Fairness(ApiModel):
    """The proof of fair chance: the hash of the secret from the start, the secret at the end."""

    hash: str
    secret: str | None


class Grace(ApiModel):
    """Clocks wait for whoever has not seen the race begin: this many `seconds` at most.

    `until` tells when that ends, once the race has begun.
    """

    seconds: int
    until: float | None


class TableView(TableCard):
    """A table in full. `version` grows with every change of seats or status.

    Where there are `crews`, the seat of another person can be joined, and shared. `invitation`, for
    the owner of a public table alone, opens its seats that are kept for whoever has the link.
    Where there are `hints`, whoever decides may ask for one.
    `given` is how many of the first entries it was opened with; `from_position` tells whether it
    began in a position of its own.
    """

    version: int
    options: GivenOptions
    crews: bool = False
    invitation: str | None = None
    option_words: list[OptionWords]
    pace: Literal["calm", "brisk", "instant"]
    fairness: Fairness
    spectators: int
    grace: Grace | None = None
    given: int
    from_position: bool
    hints: bool = False
    take_back: TakeBackCard | None = None
