"""What the HTTP interface takes and gives: visitors, games on the shelf, tables and their seats.

Every text for people is in the language of whoever asked (`Accept-Language`). Moments are seconds
since 1970, as numbers.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StringConstraints

Language = Literal["en", "fr"]
TableStatus = Literal["open", "racing", "over"]
SeatKind = Literal["visitor", "bot", "link", "open", "screen"]
"""Who holds a seat: a visitor, a bot, nobody yet (whoever has the link may, or anybody may), or the
owner's own screen, passed from hand to hand."""

RematchAnswer = Literal["yes", "no"]

TableId = Annotated[str, StringConstraints(pattern=r"^[a-z2-7]{16}$")]
SeatName = Annotated[str, StringConstraints(pattern=r"^[A-I]$")]
DisplayName = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=32)]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]


class Card(BaseModel):
    """No unknown fields and no silent conversions, in either direction."""

    # What we send has every field, so the schema of what we send says so.
    model_config = ConfigDict(extra="forbid", json_schema_serialization_defaults_required=True)


class Problem(Card):
    """Why a request was refused; `field` names the part of it that is wrong, `rule` the rule."""

    kind: str
    message: str
    field: str | None = None
    rule: str | None = None


class ProblemReply(Card):
    """The body of every answer that is not a success."""

    error: Problem


# Visitors.


class VisitorCard(Card):
    """A visitor, as she sees herself; `kept` once she has a password."""

    id: str
    name: str
    kept: bool
    webhook: str | None


class ChangeMe(Card):
    """What a visitor may change about herself; what is left out stays. An empty webhook is none.

    Whoever has a password already gives it as `current` together with a new one. A new password
    closes every live connection of hers but `connection`, as its welcome named it.
    """

    name: DisplayName | None = None
    password: Password | None = None
    current: Annotated[str, StringConstraints(max_length=200)] | None = None
    webhook: Annotated[str, StringConstraints(max_length=500)] | None = None
    connection: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$")] | None = None


class LogIn(Card):
    """Back to a kept identity, by its name and password."""

    name: DisplayName
    password: Annotated[str, StringConstraints(min_length=1, max_length=200)]


class MoveCode(Card):
    """A code that brings this identity to another device, once."""

    code: str
    expires: float


class UseCode(Card):
    """Become the visitor who asked for this code."""

    code: Annotated[str, StringConstraints(min_length=4, max_length=40)]


class Me(Card):
    """The visitor and the tables where she has a seat, those that wait for her first."""

    visitor: VisitorCard
    tables: list[TableCard]


# The shelf.


class ValueCard(Card):
    """One value an option may take."""

    value: str | int | bool | None
    label: str


class Implied(Card):
    """The default an option has when another one has a certain value."""

    key: str
    value: str | int | bool | None
    default: str | int | bool | None


class OnlyWith(Card):
    """An option that means something only while another one has one of these values."""

    key: str
    values: list[str | int | bool]


class OptionCard(Card):
    """An option of a game: its values listed, or a range of whole numbers.

    `implied` are other defaults it has, by the values of other options; `only` says with which
    values of others it means anything.
    """

    id: str
    key: str
    label: str
    explanation: str
    default: str | int | bool | None
    values: list[ValueCard] | None
    least: int | None
    most: int | None
    implied: list[Implied] = Field(default_factory=list)
    only: list[OnlyWith] = Field(default_factory=list)


class BotCard(Card):
    """A bot that can be given a seat."""

    name: str
    label: str
    explanation: str


class QuickRace(Card):
    """What "play now" asks for: a short race against bots."""

    options: dict[str, Any]
    bots: list[str]


class GameCard(Card):
    """A game on the shelf. `seats_option` is the option that says how many seats there are.

    `first_race` is how many minutes its guided first race takes, null where it has none; `puzzles`
    is how many there are.
    Where courses can be laid by hand, `course` lists the options that one decides.
    `suggested` are options to begin a plan with, by the number of seats.
    """

    id: str
    name: str
    tagline: str
    length: str
    seats: list[int]
    seats_option: str
    colours: str
    options: list[OptionCard]
    bots: list[BotCard]
    quick: QuickRace
    suggested: dict[str, dict[str, str | int | bool]]
    picture: str
    first_race: int | None
    puzzles: int
    course: list[str] | None


class RuleCard(Card):
    """A rule for people to read."""

    id: str
    theme: str
    statement: str
    reason: str


# Tables.


class Clock(Card):
    """How long a decision or, in some games, a turn may take: minutes or, for slow play, days."""

    seconds: Annotated[int, Field(strict=True, ge=10, le=30 * 24 * 3600)]


class NewSeat(Card):
    """Who is to hold a seat of a new table."""

    kind: Literal["me", "link", "open", "bot", "screen"]
    bot: str | None = None
    name: DisplayName | None = None


class Beginning(Card):
    """Where a new table begins: one of a position, a record, a table that is over, or a record that
    was brought here (`replay`, by its id).

    Of all but a position `at` tells after how many entries (null: after all there are). Whatever
    was played up to there is given; chance from there on is the new table's own.
    """

    position: dict[str, Any] | None = None
    record: dict[str, Any] | None = None
    table: TableId | None = None
    replay: TableId | None = None
    at: Annotated[int, Field(strict=True, ge=0, le=1_000_000)] | None = None


class NewTable(Card):
    """A table to be opened; `seats` are in the order of the seats A, B, ...

    `course` is the address of a course laid by hand; it decides some of the options.
    With a `start` the options are those of the race that is begun there; what is given of them must
    be the same.
    """

    game: str
    options: dict[str, Any] = Field(default_factory=dict)
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=9)]
    public: StrictBool = False
    clock: Clock | None = None
    course: TableId | None = None
    pace: Literal["calm", "brisk", "instant"] = "calm"
    start: Beginning | None = None


class PlanVariant(Card):
    """A plan that differs from another in its options or in how many seats it has."""

    options: dict[str, Any]
    seats: Annotated[int, Field(ge=1, le=9)]


class Plans(Card):
    """Tables that could be opened: a plan, and what it could become."""

    plan: NewTable
    variants: Annotated[list[PlanVariant], Field(max_length=400)] = Field(default_factory=list)


class Verdict(Card):
    """Why a table cannot be opened so: the part that is wrong, the rule, and its reason."""

    field: str | None
    rule: str | None
    message: str


class PlanVerdicts(Card):
    """What the rules say to each plan; null: it can be opened."""

    plan: Verdict | None
    variants: list[Verdict | None]


class JoinTable(Card):
    """Take a free seat, or share one where there are crews; without a name the first free one."""

    seat: SeatName | None = None


class StandIn(Card):
    """Let a bot of my choice play for a seat of mine; null: I am back and play myself."""

    seat: SeatName
    bot: str | None


class Replace(Card):
    """Let the service's own bot play for somebody who is not there.

    Which bot that is cannot be chosen. It is refused while she is there; at a slow table (an hour
    or more for a decision) as long as her time is not up.
    """

    seat: SeatName


class SeatCard(Card):
    """A seat of a table. `online` tells whether its holder is connected now.

    `colour` is the letter of its colour in the palette, which need not be its own; `crew` are the
    names of those who share the seat. `stand_in_by` names the player who let a bot stand in, unless
    it was one of the seat's own people. `late` tells that the clock decided for her last and that
    she has not been heard of since; `unseen`, that she has not seen the race: see `Grace`.
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


class RematchCard(Card):
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


class TableCard(Card):
    """A table in a list. `to_move` is a seat, "chance", or null when nothing is awaited.

    `rematch` is on offer, `next` the table of the rematch once there is one.
    """

    id: str
    game: str
    game_name: str
    summary: str
    status: TableStatus
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


class OptionWords(Card):
    """An option of a table in words."""

    key: str
    label: str
    value: str


class Fairness(Card):
    """The proof of fair chance: the hash of the secret from the start, the secret in the end."""

    hash: str
    secret: str | None


class Grace(Card):
    """Clocks wait for whoever has not seen the race begin: so many `seconds` at most.

    `until` tells when that ends, once the race has begun.
    """

    seconds: int
    until: float | None


class TableView(TableCard):
    """A table in full. `version` grows with every change of seats or status.

    Where there are `crews`, the seat of another person can be joined, and shared. At a `slow` table
    (an hour or more for a decision) people come and go.
    `given` is how many of the first entries it was opened with; `from_position` tells whether it
    began in a position of its own.
    """

    version: int
    options: dict[str, Any]
    crews: bool = False
    option_words: list[OptionWords]
    clock: Clock | None
    slow: bool
    pace: Literal["calm", "brisk", "instant"]
    fairness: Fairness
    spectators: int
    grace: Grace | None = None
    given: int
    from_position: bool


class Healthy(Card):
    """The service is up and its database answers."""

    status: Literal["ok"]
    version: str
