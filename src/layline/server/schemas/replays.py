"""What the API returns about replays."""

from __future__ import annotations

from typing import Literal

from ...engine.answers import Ending, SeatFacts, StageEnd
from ...engine.scene import Scene, Shape
from .base import ApiModel
from .tables import OptionWords
from .views import Sentence


class StepCard(ApiModel):
    """An entry of a race, under the heading of its part ("Round 3").

    `marks` are the kinds of its milestones, see `engine.events.Milestone`.
    """

    n: int
    kind: Literal["action", "chance", "retire", "undo"]
    seat: str | None
    action: str
    lines: list[Sentence]
    stage: int
    round: int
    heading: str
    marks: list[str]


class TrackPoint(ApiModel):
    """Where a piece was after entry `n`; `anew`: the track begins afresh here.

    Only the places of the latest `stage` are worth showing: before it the pieces were in
    another race.
    """

    n: int
    x: float
    y: float
    stage: int
    anew: bool


class WakeCard(ApiModel):
    """The path of a piece, in units of the board; `seat` is the number of its colour."""

    piece: str
    seat: int
    points: list[TrackPoint]


class PictureCard(ApiModel):
    """A scene whose shapes are given by their places in the list of shapes beside it."""

    width: float
    height: float
    title: str
    description: str
    shapes: list[int]
    lang: str = "en"


class HeldCards(ApiModel):
    """The cards a seat holds, by their places in the list of cards beside them."""

    seat: str
    cards: list[int]


class HeldCard(ApiModel):
    """A card as it is held, without what could be done with it."""

    id: str
    label: str
    tone: Literal["plain", "special"]
    picture: Scene


class FrameCard(ApiModel):
    """What is to be seen after entry `n`."""

    n: int
    to_move: str | None
    over: bool
    prompt: str
    description: str
    facts: tuple[SeatFacts, ...]
    board: PictureCard
    instruments: PictureCard
    hands: list[HeldCards]


class FramesCard(ApiModel):
    """Several moments of a race, and the shapes and cards of which they are made."""

    frames: list[FrameCard]
    shapes: list[Shape]
    cards: list[HeldCard]


class ReelSeat(ApiModel):
    """A seat of the race and who held it: `you`, a `bot`, or somebody else.

    A record does not tell who its people were.
    """

    seat: str
    colour: str
    name: str
    bot: str | None = None
    you: bool = False


class ReelStage(ApiModel):
    """How a stage or race of a series came out; it was over after entry `n`."""

    n: int
    end: StageEnd


class ReelCard(ApiModel):
    """A race to look at again.

    `id` is that of the table or of the record; all further addresses lie under `address`. `eyes`
    are those through which one may look: "all", "onlooker", or a seat. `given` is how many of the
    first entries its table was opened with, `proved` whether the record tells how its chance came
    about. `stages` are those that are over, each where it ended; `ending` is how it all came out.
    """

    kind: Literal["table", "record"]
    id: str
    address: str
    game: str
    game_name: str
    summary: str
    option_words: list[OptionWords]
    seats: list[ReelSeat]
    length: int
    over: bool
    hides: bool
    eyes: list[str]
    ground: str
    given: int
    proved: bool
    steps: list[StepCard]
    stages: list[ReelStage]
    ending: Ending | None
    tracks: list[WakeCard]


class Brought(ApiModel):
    """A record was stored, or was there already."""

    id: str
