"""What is seen of a position and of a table."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from .base import ApiModel


class Line(ApiModel):
    """One thing that happened, as a sentence, with the rule behind it."""

    rule: str
    text: str


class Entry(ApiModel):
    """One entry of a table: who played what, and what came of it.

    `seat` is null for chance. A bot that stood in is named in `by`; with `time_up` the service
    decided because the seat's time was up, and the first line says so. After an undo the entry it
    took back (`undone`) no longer counts.
    """

    seq: int
    kind: Literal["action", "chance", "retire", "undo"]
    seat: str | None
    by: str | None
    action: str
    lines: list[Line]
    at: float
    undone: int | None = None
    time_up: bool = False


class Target(ApiModel):
    """Where on the board a choice is picked: a point, or a direction seen from one.

    x and y are in the units of the scene; `angle` is in degrees clockwise from up. `sign` is the
    very short text written on it ("3"); `tone` how it is drawn: "extra" for a dearer variant,
    "caution" for what may backfire.
    """

    kind: Literal["point", "direction"]
    x: float
    y: float
    angle: float | None = None
    sign: str = ""
    tone: Literal["plain", "extra", "caution"] = "plain"


class Choice(ApiModel):
    """A legal action: its notation, in words, and its target, null for a mere button.

    `group` is the heading over it in a list of buttons, in words; choices of one group follow each
    other.
    """

    action: str
    label: str
    target: Target | None
    group: str


class Answer(ApiModel):
    """An answer to an offer; its action is one of the choices."""

    action: str
    label: str
    tone: Literal["yes", "no", "plain"]


class Offer(ApiModel):
    """A question put to whoever decides, with its answers: a protest to lodge, a pact to enter.

    `from` is the seat it comes from, `pieces` name the shapes it is about.
    """

    title: str
    text: str
    rule: str
    pieces: list[str]
    from_: str | None = Field(alias="from")
    answers: list[Answer]


class Together(ApiModel):
    """Cards that are played together: so many at most, then the choice that ends it."""

    most: int
    end: str
    label: str


class HandCard(ApiModel):
    """A card in the hand: its picture, a scene, and the choices it can be played for.

    Where there are none, or not all, `note` says why. `over` is a scene to lay over the board while
    the card is looked at. Only equal cards share their choices.
    """

    id: str
    label: str
    note: str
    picture: dict[str, Any]
    over: dict[str, Any] | None
    actions: list[str]
    tone: Literal["plain", "special"]
    together: Together | None = None


class SliderValue(ApiModel):
    """A value to which a slider can be set."""

    value: int
    label: str


class Slider(ApiModel):
    """One amount to set."""

    id: str
    label: str
    values: list[SliderValue]


class Setting(ApiModel):
    """The choice that a value per slider stands for."""

    values: list[int]
    action: str


class Amount(ApiModel):
    """Choices that are picked by setting amounts, with sliders."""

    id: str
    label: str
    sliders: list[Slider]
    choices: list[Setting]


class Overlay(ApiModel):
    """A picture that can be laid over the board: wind shadows, lay lines, zones.

    One that is `on` is shown until somebody switches it off; one that `covers` the board hides what
    could be picked there.
    """

    id: str
    label: str
    picture: dict[str, Any]
    on: bool = False
    covers: bool = False


class Ranking(ApiModel):
    """Who leads and by how much, as a table; the second column names who it is."""

    title: str
    columns: list[str]
    rows: list[list[str]]


class Shortcut(ApiModel):
    """Choices a page may play one after the other, or without being told.

    "once": a button; "again": and again as long as one of this id is offered, until the player
    takes over; "itself": after a short notice, being the only choice.
    """

    id: str
    label: str
    actions: Annotated[list[str], Field(min_length=1)]
    how: Literal["once", "again", "itself"]


class Fact(ApiModel):
    """A short fact about a seat ("Next: mark 2"); `icon` names a sign the page may draw."""

    text: str
    icon: str | None = None


class SeatFacts(ApiModel):
    """How a seat stands. `place` and `points` once they are known."""

    seat: str
    name: str
    status: str
    place: int | None
    points: float | None
    facts: list[Fact]


class Outlook(ApiModel):
    """What a seat sees of a position (`seat` null: a spectator).

    `board` is the scene of all that changes, `instruments` the scene of what must stay in sight
    (the wind, the die). `refused` are actions a player would look for but may not play now, to be
    shown greyed. `offer`, `hand`, `amounts` and `shortcuts` are other ways to the choices, in games
    that have them; `overlays` can be laid over the board, `standings` is a picture of who leads and
    by how much, `ranking` the same as a table.
    """

    seat: str | None
    to_move: str | None
    over: bool
    prompt: str
    description: str
    choices: list[Choice]
    refused: list[Choice] = Field(default_factory=list)
    board: dict[str, Any]
    instruments: dict[str, Any]
    standings: dict[str, Any] | None = None
    ranking: Ranking | None = None
    facts: list[SeatFacts]
    offer: Offer | None = None
    hand: list[HandCard] = Field(default_factory=list)
    amounts: list[Amount] = Field(default_factory=list)
    overlays: list[Overlay] = Field(default_factory=list)
    shortcuts: list[Shortcut] = Field(default_factory=list)


class Sight(Outlook):
    """What a visitor sees of a table after entry `seq`, through `seat` (null: a spectator).

    `ground` names the unchanging picture under the board (GET it once).
    """

    seq: int
    can_undo: bool
    can_resign: list[str]
    ground: str
