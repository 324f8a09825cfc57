"""What a game answers when it is asked about a view: small frozen classes, the same for all games.

The service sends them as they are: its OpenAPI document and the page's types are made from these
classes. Points are in units of the board scene; pieces are ids of its shapes; rules are printed
numbers (REG-22); actions are texts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from .events import Event
from .scene import Scene

Json = dict[str, Any]
"""A JSON object, as `json.loads` gives it: it comes from outside, or is about to leave."""

JsonObject = dict[str, object]
"""The same where it is only written, or looked at before it is used: mypy checks what is done."""

OptionValues = Mapping[str, object]
"""Options by name, as somebody chose them."""


class Point(NamedTuple):
    """A place on the board scene."""

    x: float
    y: float


# Choices on the board.


@dataclass(frozen=True, slots=True)
class Target:
    """Where on the board a choice is picked: a point, or a direction seen from one.

    `angle` is in degrees clockwise from up. `sign` is the very short text written on it ("3");
    `tone` how it is drawn: "extra" for a dearer variant, "caution" for what may backfire.
    """

    x: float
    y: float
    kind: Literal["point", "direction"] = "point"
    angle: float | None = None
    sign: str = ""
    tone: Literal["plain", "extra", "caution"] = "plain"

    @property
    def at(self) -> Point:
        """Its place."""
        return Point(self.x, self.y)


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a click is about: choices, which are then shown and not played.

    Where there is none, the rule that leaves none, and the action it refuses if one can be named.
    """

    actions: tuple[str, ...] = ()
    action: str | None = None
    rule: str | None = None


@dataclass(frozen=True, slots=True)
class Remark:
    """Something worth knowing about a choice, or that its player may regret.

    `key` is its name among the remarks of the game.
    """

    rule: str
    key: str
    text: str
    pieces: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Odd:
    """One way a throw can end: in so many `ways` `of` all."""

    key: str
    text: str
    ways: int
    of: int
    tone: Literal["plain", "good", "caution", "bad"] = "plain"


@dataclass(frozen=True, slots=True)
class Preview:
    """What a choice would bring, up to the next chance.

    `path` are the points that are passed, the starting point included. Where the choice leads to a
    throw, `odds` may say how it can end. `picture` is laid over the board while it is looked at.
    """

    path: tuple[Point, ...]
    ends_turn: bool
    events: tuple[Event, ...]
    notes: tuple[Remark, ...] = ()
    warnings: tuple[Remark, ...] = ()
    odds: tuple[Odd, ...] = ()
    picture: Scene | None = None


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A choice worth considering, and why in one sentence."""

    action: str
    why: str


@dataclass(frozen=True, slots=True)
class Suggestions:
    """A few good choices among very many, the best first; all others stay open.

    `picture` is laid over the board until something is picked: the piece on each of these places.
    """

    best: tuple[Suggestion, ...]
    picture: Scene


# How things stand.


@dataclass(frozen=True, slots=True)
class Due:
    """What a seat has to make good or to bear, and how that stands now.

    `text` says what to do and when; `actions` are the choices that do it, none where that is not
    possible yet. `pieces` name the shapes it is about.
    """

    key: str
    rule: str
    text: str
    actions: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Fact:
    """A short fact about a seat ("Next: mark 2"); `icon` names a sign the page may draw."""

    text: str
    icon: str | None = None


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """How a seat stands. `place` and `points` once they are known."""

    seat: str
    name: str
    status: str
    place: int | None = None
    points: float | None = None
    facts: tuple[Fact, ...] = ()


@dataclass(frozen=True, slots=True)
class Ranking:
    """Who leads and by how much, as a table; the second column names who it is.

    A new title means that the standings are new.
    """

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


# Other ways to the choices.


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to an offer; its action is one of the choices."""

    action: str
    label: str
    tone: Literal["yes", "no", "plain"] = "plain"


@dataclass(frozen=True, slots=True)
class Offer:
    """A question put to whoever decides, with its answers: a protest to lodge, a pact to enter.

    `by` is the seat it comes from, `pieces` name the shapes it is about.
    """

    title: str
    text: str
    rule: str
    pieces: tuple[str, ...]
    by: str | None
    answers: tuple[Answer, ...]


@dataclass(frozen=True, slots=True)
class Together:
    """Cards that are played together: so many at most, then the choice that ends it."""

    most: int
    end: str
    label: str


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card in the hand: its picture, and the choices it can be played for.

    Where there are none, or not all, `note` says why. `about` says what a card does that is more
    than a move. `over` is laid over the board while the card is looked at. Only equal cards share
    their choices.
    """

    id: str
    label: str
    note: str
    picture: Scene
    over: Scene | None
    actions: tuple[str, ...]
    tone: Literal["plain", "special"] = "plain"
    together: Together | None = None
    about: str = ""


@dataclass(frozen=True, slots=True)
class SliderValue:
    """A value to which a slider can be set."""

    value: int
    label: str


@dataclass(frozen=True, slots=True)
class Slider:
    """One amount to set; its values in order."""

    id: str
    label: str
    values: tuple[SliderValue, ...]


@dataclass(frozen=True, slots=True)
class Setting:
    """The choice that a value per slider stands for."""

    values: tuple[int, ...]
    action: str


@dataclass(frozen=True, slots=True)
class Amount:
    """Choices that are picked by setting amounts, with sliders; what cannot be set is left out.

    `chart` is the rule whose table (`RuleChart`) helps to decide, if there is one.
    """

    id: str
    label: str
    sliders: tuple[Slider, ...]
    choices: tuple[Setting, ...]
    chart: str = ""


# Tables of the rules.


@dataclass(frozen=True, slots=True)
class ChartCell:
    """What stands in a table, and whether it is good or bad to get."""

    text: str
    tone: Literal["plain", "good", "bad"]


@dataclass(frozen=True, slots=True)
class ChartRow:
    """What one result of a throw brings, column by column; `ways` of all throws lead to it."""

    label: str
    ways: int
    cells: tuple[ChartCell, ...]


@dataclass(frozen=True, slots=True)
class RuleChart:
    """A table of the rules, to be read: a column for what is chosen, a row for what is thrown.

    `of` is the number of all throws, `total` what each column brings on average. A slider, by its
    id, whose value is the number of the column, may show which column it is about.
    """

    title: str
    corner: str
    columns: tuple[str, ...]
    rows: tuple[ChartRow, ...]
    total: tuple[str, ...]
    total_label: str
    of: int
    slider: str = ""


@dataclass(frozen=True, slots=True)
class Overlay:
    """A picture that can be laid over the board: wind shadows, lay lines, zones.

    One that is `on` is shown until somebody switches it off; one that `covers` the board hides what
    could be picked there.
    """

    id: str
    label: str
    picture: Scene
    on: bool = False
    covers: bool = False


@dataclass(frozen=True, slots=True)
class BoardSign:
    """A sign on the board and what it means: its picture, or how a target of its kind is drawn.

    The picture has any origin; whoever shows it crops it.
    """

    text: str
    picture: Scene | None = None
    target: Target | None = None


@dataclass(frozen=True, slots=True)
class Shortcut:
    """Choices a page may play one after the other, or without being told; the first is a choice.

    "once": a button; "again": and again as long as one of this id is offered, until the player
    takes over; "itself": after a short notice, being the only choice.
    """

    id: str
    label: str
    actions: tuple[str, ...]
    how: Literal["once", "again", "itself"]


# What replays and results are made from.


class Moment(NamedTuple):
    """A part of a race: a stage and a round, both counted from 1; 0 before the first."""

    stage: int
    round: int


@dataclass(frozen=True, slots=True)
class TrackPoint:
    """Where a piece that leaves a track is now; everybody may know it.

    `seat` is the number of its colour. Where the `part` changes (another race, another strip of
    road) the track begins anew.
    """

    piece: str
    seat: int
    part: int
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a piece has to go, in whole units of the game's own (None: not under way).

    `sign` is a character or two. `cloth` is its own colour and a second one, as it is painted on
    the board (#rrggbb); a piece without has the colour of its seat.
    """

    piece: str
    sign: str
    seat: str
    name: str
    left: int | None
    cloth: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class SeriesRow:
    """Somebody's way through a series, a text per column."""

    seat: str
    name: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Series:
    """The races of a series or the stages of a tour as a table, the best row first."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[SeriesRow, ...]


@dataclass(frozen=True, slots=True)
class Reason:
    """A sentence that says why, with the rule behind it; `key` names what decided."""

    rule: str
    key: str
    text: str


Fate = Literal["placed", "shared", "beaten", "retired", "disqualified"]


@dataclass(frozen=True, slots=True)
class Placing:
    """Where a seat came in, and why there.

    `why` sets it apart from the seat before it, and the first one from the second; it names what
    decided between them. A seat that is "beaten" has no place although it raced to the end.
    """

    seat: str
    place: int | None
    fate: Fate
    why: Reason | None = None


@dataclass(frozen=True, slots=True)
class Ending:
    """How a race that is over came out, the best seat first.

    `counted` says how its figures, such as points, come about, where it has any.
    """

    placings: tuple[Placing, ...]
    counted: Reason | None = None


@dataclass(frozen=True, slots=True)
class StageRow:
    """How a piece did in a stage; `place` is "–" without one."""

    seat: str
    place: str
    name: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StageEnd:
    """How a stage of a tour, or a race of a series, came out: the last one that is over.

    `number` counts them from 1. `news` is what one should know of it, `counted` how the figures
    come about, `next` what follows; that is empty after the last one.
    """

    number: int
    title: str
    columns: tuple[str, ...]
    rows: tuple[StageRow, ...]
    news: tuple[Reason, ...]
    counted: Reason
    next: str


class Chance(NamedTuple):
    """What a chance result counts as, for statistics."""

    kind: str
    value: str


# The shelf.


@dataclass(frozen=True)
class QuickRace:
    """The race that "play now" starts: its options, and a bot for every seat but the first."""

    options: OptionValues = field(hash=False)
    bots: tuple[str, ...]
