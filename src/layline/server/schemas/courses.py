"""What the API accepts and returns about courses laid by hand."""

from __future__ import annotations

from typing import Annotated

from pydantic import BeforeValidator, ConfigDict, Field, StringConstraints

from ...engine.editor import Setting
from ...engine.scene import Scene
from .base import ApiModel

CourseId = Annotated[str, StringConstraints(pattern=r"^[a-z2-7]{16}$")]
CourseName = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60)]
Description = Annotated[str, StringConstraints(strip_whitespace=True, max_length=500)]


class DraftPieceCard(ApiModel):
    """A piece of a draft: its kind, where it lies, and beside these its own settings."""

    model_config = ConfigDict(extra="allow")

    __pydantic_extra__: dict[str, Setting]
    kind: str
    x: int
    y: int


class DraftCard(ApiModel):
    """A course being laid: the settings of the whole, and its pieces, see `engine.editor`."""

    settings: dict[str, Setting]
    pieces: list[DraftPieceCard]


GivenDraft = Annotated[
    dict[str, object], BeforeValidator(lambda given: given, json_schema_input_type=DraftCard)
]
"""A draft as somebody sent it: the game reads it, and names what is wrong in it."""


class ChartWish(ApiModel):
    """What is to be drawn and checked: a preset, else a draft, else what an editor opens with.

    With a seed a course is drawn by lot, with the settings of the draft.
    """

    draft: GivenDraft | None = None
    preset: Annotated[str, StringConstraints(max_length=40)] | None = None
    seed: Annotated[int, Field(strict=True, ge=0, le=2**53 - 1)] | None = None


class SettingCard(ApiModel):
    """One value something may be set to."""

    value: Setting
    label: str


class DialCard(ApiModel):
    """Something to be set: one of the values listed, or a whole number from a range."""

    key: str
    label: str
    hint: str | None
    value: Setting
    values: list[SettingCard] | None
    least: int | None
    most: int | None
    step: int


class RoomCard(ApiModel):
    """Where pieces of a kind may lie in principle; two equal numbers fix a coordinate."""

    west: int
    east: int
    south: int
    north: int
    step: int


class KindCard(ApiModel):
    """A kind of piece; `add` is the button that adds one. Those in `order` can change places."""

    id: str
    label: str
    add: str
    least: int
    most: int
    order: bool
    room: RoomCard


class PieceCard(ApiModel):
    """A piece where it lies; `grips` are the points of the board scene where it can be grasped.

    The shape `piece:<id>` of the board is its first grip, `piece:<id>/1` the second.
    """

    id: str
    kind: str
    label: str
    x: int
    y: int
    dials: list[DialCard]
    grips: list[tuple[float, float]]


class Complaint(ApiModel):
    """A rule that the draft breaks, the pieces it is about, and why in words."""

    rule: str
    pieces: list[str]
    text: str


class PresetCard(ApiModel):
    """A course to begin with."""

    id: str
    label: str


class ChartFrame(ApiModel):
    """How coordinates lie in the board scene: at left + x · a to the right, top + y · b down."""

    left: float
    top: float
    x: float
    y: float


class Chart(ApiModel):
    """A draft, drawn and checked. `seats`: for how many boats it is valid; none with complaints."""

    game: str
    draft: DraftCard
    settings: list[DialCard]
    kinds: list[KindCard]
    pieces: list[PieceCard]
    presets: list[PresetCard]
    complaints: list[Complaint]
    seats: list[int]
    frame: ChartFrame
    ground: Scene
    board: Scene


class NewCourse(ApiModel):
    """A course to be kept."""

    game: str
    name: CourseName
    description: Description = ""
    draft: GivenDraft


class ChangeCourse(ApiModel):
    """What its owner changes about a course; what is left out stays."""

    name: CourseName | None = None
    description: Description | None = None
    draft: GivenDraft | None = None


class CourseCard(ApiModel):
    """A course that is kept. `seats`: for how many boats it can be raced on by today's rules."""

    id: str
    game: str
    game_name: str
    name: str
    description: str
    owner: str
    you_own: bool
    seats: list[int]
    created: float
    changed: float


class CourseView(CourseCard):
    """A course with its draft, to be looked at, raced on, or taken as a beginning."""

    draft: DraftCard
