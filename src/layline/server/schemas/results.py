"""What the API returns about races looked back on: results, statistics, proofs."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from ...engine.answers import Fate, Reason, Series
from .base import ApiModel, SeatKind, TableStatus, WrittenRace

# Results of a table.


class PlaceCard(ApiModel):
    """How a seat stands, or ended; `crew` is what the game calls its piece or pieces.

    At the end `fate` is what became of it and `why` what decided its place.
    """

    seat: str
    colour: str
    holder: str
    you: bool
    crew: str
    place: int | None
    points: float | None
    status: str
    fate: Fate | None = None
    why: Reason | None = None


class TrackCard(ApiModel):
    """How far a piece had to go, one value per moment (null: it was not under way).

    `cloth` is its own colour and a second one; null where it has the colour of its seat.
    """

    piece: str
    sign: str
    seat: str
    name: str
    cloth: tuple[str, str] | None
    values: list[int | None]


class MomentCard(ApiModel):
    """The end of a round; `label` says which, `stage` counts races and stages from 1."""

    stage: int
    round: int
    label: str


class LandmarkCard(ApiModel):
    """Something that mattered: `moment` is the number of the moment it belongs to, from 0."""

    entry: int
    moment: int
    kind: Literal["start", "mark", "incident", "finish"]
    pieces: list[str]
    text: str


class ProgressCard(ApiModel):
    """How far everybody had to go, over time; `axis` says in what."""

    axis: str
    moments: list[MomentCard]
    tracks: list[TrackCard]
    landmarks: list[LandmarkCard]


class CountCard(ApiModel):
    """One value that chance may bring: how often it came up, and how often it was expected."""

    label: str
    observed: int
    expected: float


class ChanceCard(ApiModel):
    """One kind of chance. `p`: how often fair chance strays at least as far (null: unknown)."""

    kind: str
    name: str
    drawn: int
    counts: list[CountCard]
    method: Literal["exact", "chi-square", "none"]
    p: float | None
    verdict: str


class ChainTable(ApiModel):
    """A table in a chain of rematches."""

    id: str
    label: str
    status: TableStatus


class ChainRow(ApiModel):
    """Somebody's place at each table of the chain; `points` adds places up, fewer are better.

    `seat` is the one at the table that was asked for, if there is one.
    """

    name: str
    seat: str | None
    kind: SeatKind
    you: bool
    places: list[int | None]
    points: int
    wins: int


class ChainCard(ApiModel):
    """Tables that are rematches of each other, and how everybody stands over all of them."""

    tables: list[ChainTable]
    rows: list[ChainRow]


class ResultsCard(ApiModel):
    """A race looked back on, as far as it has gone, from what everybody may know.

    `counted` says how its points or other figures come about. `uncounted` is the number of chance
    results that no card counts (shuffled piles, lots). `laid` is that of the table's card.
    """

    table: str
    game: str
    game_name: str
    summary: str
    status: TableStatus
    laid: str | None
    seq: int
    created: float
    ended: float | None
    headline: str
    places: list[PlaceCard]
    counted: Reason | None
    series: Series | None
    chain: ChainCard | None
    progress: ProgressCard | None
    chances: list[ChanceCard]
    uncounted: int


# Statistics of a visitor.


class FiguresCard(ApiModel):
    """How somebody did in one game."""

    game: str
    game_name: str
    races: int
    wins: int
    mean_place: float
    mean_seats: float


class RacedCard(ApiModel):
    """A race that is over; `ended` is when."""

    table: str
    game: str
    game_name: str
    ended: float
    place: int
    seats: int


class RivalCard(ApiModel):
    """Somebody one has raced against, person or bot: how often, and who was ahead."""

    name: str
    kind: SeatKind
    races: int
    ahead: int
    behind: int


class StatisticsCard(ApiModel):
    """A visitor over all their finished races, the latest last; times are in seconds.

    `timeouts` are decisions that the clock made for them, out of `decisions`. Some races do not
    count: those of which a bot in their stead and the clock made more than half of the decisions
    (`by_others` of them), and those that went on from the middle of another race (`tried_out`).
    """

    races: int
    wins: int
    decisions: int
    timeouts: int
    mean_seconds: float | None
    median_seconds: float | None
    games: list[FiguresCard]
    history: list[RacedCard]
    rivals: list[RivalCard]
    left_out: int
    by_others: int
    tried_out: int


# The proof of fair chance.


class CheckRecord(ApiModel):
    """A record to be checked; `hash` is the fingerprint that somebody noted before the race."""

    record: WrittenRace
    hash: Annotated[str, StringConstraints(max_length=200)] | None = None


class FaultCard(ApiModel):
    """What is wrong with a record; the number of the entry, what it says, what it should say."""

    kind: str
    entry: int | None
    says: str
    should: str
    other: int | None
    text: str


class CheckCard(ApiModel):
    """A chance result: what the record says, what was recomputed, and from which number.

    `said` and `truly` are these two in words. `part` of `whole` is what the number picked, counted
    from 0; both are null where the number seeded a shuffle.
    """

    k: int = Field(ge=0)
    entry: int
    says: str
    said: str
    should: str
    truly: str
    agrees: bool
    draw: int
    number: str
    part: int | None
    whole: int | None


class VerificationCard(ApiModel):
    """Whether the dice of a race were fair. `books` compares the record with the table's own.

    `given` is how many of the first entries the table was opened with, `laid` whether its race
    began in a position that whoever opened it had laid. `coverage` says in words what of it the
    proof does not reach, and what it does; it is empty where the proof reaches everything.
    """

    fair: bool
    game: str
    game_name: str
    table: str
    hash: str
    hashed: str
    entries: int
    given: int
    laid: bool
    headline: str
    coverage: list[str]
    notes: list[str]
    books: Literal["same", "differs", "unknown"]
    faults: list[FaultCard]
    checks: list[CheckCard]
