"""The part of a game that lets courses be laid by hand, for an editor that knows no rules.

A *draft* is a course being laid: the settings of the whole, and its pieces. The x and y of a piece
are whole numbers in the game's own terms (spaces of a grid, millimetres of a table top). Every
piece has an id: its kind where there can be one only, else kind and number, counted from one in
the order of the draft ("mark:2"). A draft may break any rule of the course; its *faults*
say which.

Pages send drafts, and courses are kept, as JSON, which `Editor.read` alone takes apart; the dials
of a piece stand beside its place:

    {"settings": {"board": "full", "seats": 4},
     "pieces": [{"kind": "line", "x": 19, "y": 7, "start": "N"}, ...]}
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from .answers import Json, OptionValues, Point
from .scene import Circle, Group, Rect, Scene, Shape, Text
from .texts import Texts

SEATS = "seats"
"""The setting every draft has: for how many boats, at most, it is laid."""
TRIES = 400
"""How often a course is drawn by lot before giving up: some settings leave no valid one."""
FARTHEST = 1_000_000
"""What lies farther off than this is no place at all; what is nearer is put on the board."""

Setting = str | int
"""What a dial can be set to."""
Place = tuple[int, int]
"""A place in the game's own terms."""


_WRONG = {
    "draft": "{field}: an object with settings and pieces, not {given!r}",
    "object": "{field}: an object, not {given!r}",
    "list": "{field}: a list, not {given!r}",
    "number": "{field}: a whole number, not {given!r}",
    "between": "{field}: a whole number from {least} to {most}, not {given!r}",
    "one_of": "{field}: one of {values}, not {given!r}",
    "count": "{field}: {least} to {most} of the kind {kind}, not {given}",
    "unknown": "{field}: there is no such field",
}


class BadDraft(ValueError):
    """A draft that cannot be read at all.

    `field` names the part of it that is wrong and `wrong` says in what way, a key of `_WRONG`;
    `words` fill in the sentence, so that whoever talks to people can say it in their language.
    """

    def __init__(self, field: str, wrong: str, given: object, **words: object) -> None:
        super().__init__(_WRONG[wrong].format(field=field, given=given, **words))
        self.field, self.wrong, self.words = field, wrong, words


# Drafts.


@dataclass(frozen=True, slots=True)
class Dials:
    """What is set, by key: about a course as a whole, or about one piece."""

    values: Mapping[str, Setting] = field(default_factory=dict, hash=False)

    def number(self, key: str) -> int:
        """The number that a dial is set to."""
        value = self.values[key]
        if not isinstance(value, int):
            raise TypeError(f"{key} is set to a word: {value!r}")
        return value

    def word(self, key: str) -> str:
        """The word that a dial is set to."""
        value = self.values[key]
        if not isinstance(value, str):
            raise TypeError(f"{key} is set to a number: {value!r}")
        return value

    def changed(self, **values: Setting) -> Dials:
        """The same, but for what is set here."""
        return Dials({**self.values, **values})


@dataclass(frozen=True, slots=True)
class LaidPiece:
    """A piece of a draft: its kind, where it lies, and what is set about it."""

    kind: str
    x: int
    y: int
    dials: Dials = Dials()

    @property
    def at(self) -> Place:
        """Its place."""
        return self.x, self.y

    def to_json(self) -> Json:
        """The piece as pages and kept courses have it."""
        return {"kind": self.kind, "x": self.x, "y": self.y, **self.dials.values}


@dataclass(frozen=True, slots=True)
class Draft:
    """A course being laid, whether it is valid or not."""

    settings: Dials
    pieces: tuple[LaidPiece, ...]

    @property
    def seats(self) -> int:
        """For how many boats, at most, it is laid."""
        return self.settings.number(SEATS)

    def of(self, kind: str) -> tuple[LaidPiece, ...]:
        """Its pieces of a kind, in their order."""
        return tuple(piece for piece in self.pieces if piece.kind == kind)

    def to_json(self) -> Json:
        """The draft as pages and kept courses have it."""
        pieces = [piece.to_json() for piece in self.pieces]
        return {"settings": dict(self.settings.values), "pieces": pieces}


# What drafts are made of.


@dataclass(frozen=True)
class Dial:
    """Something to be set: one of the values listed, or a whole number from a range."""

    key: str
    default: Setting
    values: tuple[Setting, ...] = ()
    numbers: range | None = None

    def read(self, given: object, where: str) -> Setting:
        """The value, if it is one; BadDraft if not."""
        if self.numbers is not None:
            if type(given) is not int or given not in self.numbers:
                first, last = self.numbers[0], self.numbers[-1]
                raise BadDraft(where, "between", given, least=first, most=last)
            return given
        for value in self.values:
            # True would pass for 1.
            if given == value and type(given) is type(value):
                return value
        listed = ", ".join(str(value) for value in self.values)
        raise BadDraft(where, "one_of", given, values=listed)


def usual(dials: Sequence[Dial], **chosen: Setting) -> Dials:
    """Dials at their usual values, but for those that somebody chose."""
    return Dials({dial.key: dial.default for dial in dials} | chosen)


@dataclass(frozen=True)
class Kind:
    """A kind of piece: how many there are, and what can be set about each.

    In `order` the pieces are met one after the other, so they can change places.
    """

    id: str
    least: int = 1
    most: int = 1
    dials: tuple[Dial, ...] = ()
    order: bool = False

    def name(self, number: int) -> str:
        """The id of the piece with this number, counted from one."""
        return self.id if self.most == 1 else f"{self.id}:{number}"

    def piece(self, x: int, y: int, **chosen: Setting) -> LaidPiece:
        """A piece of this kind; what is not chosen has its usual value."""
        return LaidPiece(self.id, x, y, usual(self.dials, **chosen))


@dataclass(frozen=True)
class Room:
    """Where a kind of piece may lie in principle; two equal numbers fix a coordinate."""

    west: int
    east: int
    south: int
    north: int
    step: int = 1

    def nearest(self, x: int, y: int) -> Place:
        """The place itself, or else the nearest one in the room."""
        return min(max(x, self.west), self.east), min(max(y, self.south), self.north)


@dataclass(frozen=True)
class Frame:
    """How coordinates lie in the picture: `x` units to the right of `left` for each step of x."""

    left: float
    top: float
    x: float
    y: float

    def on_screen(self, at: Place) -> Point:
        """A place in units of the board scene."""
        return Point(round(self.left + self.x * at[0], 4), round(self.top + self.y * at[1], 4))


@dataclass(frozen=True)
class Fault:
    """A rule that a draft breaks, the ids of the pieces that it is about, and why in words."""

    rule: str
    key: str
    pieces: tuple[str, ...] = ()
    words: Mapping[str, object] = field(default_factory=dict, hash=False)


class Editor(ABC):
    """How courses of a game are laid: its pieces, what may be set, and the referee's checks.

    The drafts that a game makes itself (presets, by lot) are as `read` would leave them: every dial
    set, the pieces on the board and in the order of their kinds.
    """

    texts: ClassVar[Texts]
    """Its words: `settings.*`, `kinds.*`, `presets.*`, `wrong.*`, each in both languages."""

    decides: ClassVar[tuple[str, ...]]
    """The options that a course decides, so that they are not asked of a table."""

    settings: ClassVar[tuple[Dial, ...]]
    """What is set for the course as a whole; `seats` is one of them."""

    kinds: ClassVar[tuple[Kind, ...]]
    """The kinds of pieces, in the order of the list."""

    # What a game says.

    @abstractmethod
    def presets(self) -> Mapping[str, Draft]:
        """Valid drafts to begin with, by id; the first is what an editor opens with."""

    @abstractmethod
    def room(self, settings: Dials, kind: str) -> Room:
        """Where a kind of piece may lie."""

    @abstractmethod
    def frame(self, settings: Dials) -> Frame:
        """How coordinates lie in the board scene."""

    @abstractmethod
    def faults(self, draft: Draft, boats: int) -> Sequence[Fault]:
        """Every rule the draft breaks, for so many boats; none: it is valid."""

    @abstractmethod
    def options(self, draft: Draft, boats: int) -> OptionValues:
        """The options that lay this course for so many boats."""

    @abstractmethod
    def drawn(self, draft: Draft, lang: str) -> tuple[Scene, Scene]:
        """Ground and board of the draft, valid or not."""

    @abstractmethod
    def lot(self, settings: Dials, rng: random.Random) -> Draft:
        """A draft by lot, which may still break a rule."""

    def grips(self, draft: Draft, id: str) -> Sequence[Place]:
        """Further places where a piece can be grasped, besides its own."""
        return ()

    def kept(self, settings: Dials) -> tuple[str, ...]:
        """The kinds that these settings leave to be laid."""
        return tuple(kind.id for kind in self.kinds)

    # Reading what comes from outside.

    def read(self, given: object) -> Draft:
        """A draft as it was meant: complete, in order, on the board; BadDraft if it is not one."""
        if not isinstance(given, Mapping) or not set(given) <= {"settings", "pieces"}:
            raise BadDraft("draft", "draft", given)
        settings = self._settings(given.get("settings", {}))
        pieces = given.get("pieces", [])
        if not isinstance(pieces, list):
            raise BadDraft("draft.pieces", "list", pieces)
        found: dict[str, list[LaidPiece]] = {kind.id: [] for kind in self.kinds}
        for n, one in enumerate(pieces):
            piece = self._piece(settings, one, f"draft.pieces.{n}")
            found[piece.kind].append(piece)
        kept = self.kept(settings)
        for kind in self.kinds:
            count = len(found[kind.id])
            if kind.id not in kept:
                found[kind.id] = []
            elif not kind.least <= count <= kind.most:
                words = {"least": kind.least, "most": kind.most, "kind": kind.id}
                raise BadDraft("draft.pieces", "count", count, **words)
        return Draft(settings, tuple(piece for those in found.values() for piece in those))

    def _settings(self, given: object) -> Dials:
        if not isinstance(given, Mapping):
            raise BadDraft("draft.settings", "object", given)
        _only(given, {dial.key for dial in self.settings}, "draft.settings")
        return _dials(self.settings, given, "draft.settings")

    def _piece(self, settings: Dials, given: object, where: str) -> LaidPiece:
        if not isinstance(given, Mapping):
            raise BadDraft(where, "object", given)
        kind = next((kind for kind in self.kinds if kind.id == given.get("kind")), None)
        if kind is None:
            listed = ", ".join(kind.id for kind in self.kinds)
            raise BadDraft(f"{where}.kind", "one_of", given.get("kind"), values=listed)
        _only(given, {"kind", "x", "y", *(dial.key for dial in kind.dials)}, where)
        room = self.room(settings, kind.id)
        x = _coordinate(given.get("x", room.west), f"{where}.x")
        y = _coordinate(given.get("y", room.south), f"{where}.y")
        return LaidPiece(kind.id, *room.nearest(x, y), _dials(kind.dials, given, where))

    # What follows.

    def named(self, draft: Draft) -> Iterator[tuple[str, Kind, LaidPiece]]:
        """The pieces of a draft with their ids and kinds."""
        kinds = {kind.id: kind for kind in self.kinds}
        counts: dict[str, int] = {}
        for piece in draft.pieces:
            counts[piece.kind] = counts.get(piece.kind, 0) + 1
            kind = kinds[piece.kind]
            yield kind.name(counts[kind.id]), kind, piece

    def wrong(self, draft: Draft) -> Sequence[Fault]:
        """What is wrong with a draft, for as many boats as it is laid for."""
        return self.faults(draft, draft.seats)

    def seats(self, draft: Draft) -> list[int]:
        """For how many boats the draft is a valid course."""
        dial = next(dial for dial in self.settings if dial.key == SEATS)
        counts = [n for n in dial.values or dial.numbers or () if isinstance(n, int)]
        return [n for n in counts if n <= draft.seats and not self.faults(draft, n)]

    def first(self) -> Draft:
        """The draft an editor opens with."""
        return next(iter(self.presets().values()))

    def by_lot(self, settings: Dials, seed: int) -> Draft:
        """A valid draft with these settings, the same for the same seed.

        Where the settings themselves break a rule the draft does too, and its faults say which.
        """
        rng = random.Random(seed)
        for _ in range(TRIES):
            draft = self.lot(settings, rng)
            if not self.wrong(draft):
                break
        return draft

    def told(self, fault: Fault, draft: Draft, lang: str) -> str:
        """A fault as a sentence; pieces among its words are called by their names."""
        names = {id: self.label(id, kind, lang) for id, kind, _ in self.named(draft)}
        words = {
            key: names.get(word, word) if isinstance(word, str) else word
            for key, word in fault.words.items()
        }
        said = self.texts.sentence(f"wrong.{fault.key}", lang, **words)
        return said[:1].upper() + said[1:]

    def kind_label(self, kind: Kind, lang: str) -> str:
        """What the pieces of a kind are called."""
        key = "name" if kind.most == 1 else "many"
        return self.texts.sentence(f"kinds.{kind.id}.{key}", lang)

    def label(self, id: str, kind: Kind, lang: str) -> str:
        """What a piece is called."""
        number = id.partition(":")[2]
        name = self.texts.sentence(f"kinds.{kind.id}.name", lang)
        return f"{name} {number}" if number else name

    def board(self, draft: Draft, lang: str, faults: Sequence[Fault]) -> tuple[Scene, Scene]:
        """The ground and the board of a draft.

        Where a piece lies there is a grip (`piece:<id>`), and beside what breaks a rule its number.
        """
        ground, board = self.drawn(draft, lang)
        frame = self.frame(draft.settings)
        grips: list[Shape] = []
        at: dict[str, Point] = {}
        for id, _, piece in self.named(draft):
            at[id] = frame.on_screen(piece.at)
            further = [frame.on_screen(place) for place in self.grips(draft, id)]
            for n, (x, y) in enumerate((at[id], *further)):
                name = f"piece:{id}" + (f"/{n}" if n else "")
                disc = Circle(role="grip", x=0, y=0, r=0.42)
                grips.append(Group(role="grip", id=name, x=x, y=y, shapes=(disc,)))
        flags: dict[str, Shape] = {}
        for fault in faults:
            if fault.pieces and fault.pieces[0] not in flags:
                place = at[fault.pieces[0]]
                flags[fault.pieces[0]] = _flag(fault, place, self.told(fault, draft, lang))
        return ground, Scene(
            width=board.width,
            height=board.height,
            title=board.title,
            description=board.description,
            shapes=(*board.shapes, *grips, *flags.values()),
            lang=lang,
        )


def _only(given: Mapping[object, object], known: set[str], where: str) -> None:
    """Refuse what nobody asked for."""
    for key in given:
        if key not in known:
            raise BadDraft(f"{where}.{key}", "unknown", given[key])


def _dials(dials: Sequence[Dial], given: Mapping[str, object], where: str) -> Dials:
    """What is set; the rest has its usual value."""
    return Dials({d.key: d.read(given.get(d.key, d.default), f"{where}.{d.key}") for d in dials})


def _coordinate(given: object, where: str) -> int:
    if type(given) is not int or abs(given) > FARTHEST:
        raise BadDraft(where, "number", given)
    return given


def _flag(fault: Fault, at: Point, told: str) -> Group:
    """The number of a broken rule beside the piece that breaks it."""
    size = 0.72
    width = 0.56 * size * len(fault.rule) + 0.5
    return Group(
        role="notice",
        id=f"fault:{fault.pieces[0]}",
        title=told,
        x=at.x + 0.7,
        y=at.y - 1.5,
        shapes=(
            Rect(role="warning", x=0, y=0, w=round(width, 3), h=1.04, r=0.52),
            Text(
                role="warning-text",
                x=round(width / 2, 3),
                y=0.77,
                text=fault.rule,
                size=size,
                anchor="middle",
                width=round(width - 0.3, 3),
            ),
        ),
    )
