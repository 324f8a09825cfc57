"""A course laid by hand: what a game tells an editor that knows no rules.

A *draft* is a course being laid, as plain JSON: `{"settings": {...}, "pieces": [...]}`. A piece is
`{"kind", "x", "y", ...}` with the dials of its kind beside; x and y are whole numbers in the
game's own terms (spaces of a grid, millimetres of a table top). Every piece has an id: its kind
where there can be one only, else kind and number, counted from one in the order of the draft
("mark:2"). A draft may break any rule of the course; what it breaks is told as *faults*.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .scene import Circle, Group, Rect, Scene, Shape, Text
from .texts import Texts

Json = dict[str, Any]

SEATS = "seats"
"""The setting every draft has: for how many boats, at most, it is laid."""
TRIES = 400
"""How often a course is drawn by lot before giving up: some settings leave no valid one."""


class BadDraft(ValueError):
    """A draft that cannot be read at all; `field` names the part of it that is wrong."""

    def __init__(self, field: str, wanted: str, given: object) -> None:
        super().__init__(f"{field}: {wanted}, not {given!r}")
        self.field, self.wanted = field, wanted


@dataclass(frozen=True)
class Dial:
    """Something to be set: one of the values listed, or a whole number from a range."""

    key: str
    default: Any
    values: tuple[Any, ...] = ()
    numbers: range | None = None

    def neat(self, given: object, where: str) -> Any:
        """The value, if it is one; BadDraft if not."""
        if self.numbers is not None:
            if type(given) is not int or given not in self.numbers:
                first, last = self.numbers[0], self.numbers[-1]
                raise BadDraft(where, f"a whole number from {first} to {last}", given)
            return given
        # True would pass for 1.
        if not any(given == value and type(given) is type(value) for value in self.values):
            listed = ", ".join(str(value) for value in self.values)
            raise BadDraft(where, f"one of {listed}", given)
        return given


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


@dataclass(frozen=True)
class Room:
    """Where a kind of piece may lie in principle; two equal numbers fix a coordinate."""

    west: int
    east: int
    south: int
    north: int
    step: int = 1

    def holds(self, x: int, y: int) -> tuple[int, int]:
        """The place, or the nearest one to it on the board."""
        return min(max(x, self.west), self.east), min(max(y, self.south), self.north)


@dataclass(frozen=True)
class Frame:
    """How coordinates lie in the picture: `x` units to the right of `left` for each step of x."""

    left: float
    top: float
    x: float
    y: float

    def on_screen(self, at: tuple[int, int]) -> tuple[float, float]:
        """A place in units of the board scene."""
        return round(self.left + self.x * at[0], 4), round(self.top + self.y * at[1], 4)


@dataclass(frozen=True)
class Fault:
    """A rule that a draft breaks, the ids of the pieces that it is about, and why in words."""

    rule: str
    key: str
    pieces: tuple[str, ...] = ()
    words: Mapping[str, object] = field(default_factory=dict, hash=False)


@dataclass(frozen=True)
class Laying:
    """How courses of a game are laid: its pieces, what may be set, and the referee's checks.

    | part | meaning |
    |---|---|
    | `texts` | words: `settings.*`, `kinds.*`, `presets.*`, `wrong.*`, each in both languages |
    | `decides` | the options that a course decides |
    | `settings` | what is set for the course as a whole; `seats` is one of them |
    | `kinds` | the kinds of pieces, in the order of the list |
    | `presets` | drafts to begin with, by id; the first is what an editor opens with |
    | `room(settings, kind)` | where a kind may lie |
    | `frame(settings)` | how coordinates lie in the board scene |
    | `grips(draft, id)` | further places at which a piece is taken hold of, beside its own |
    | `kept(settings)` | the kinds that these settings leave to be laid |
    | `faults(draft, seats)` | every rule the draft breaks, for so many boats; empty: it is valid |
    | `options(draft, seats)` | the options that lay this course for so many boats |
    | `drawn(draft, lang)` | ground and board of the draft, valid or not |
    | `lot(settings, rng)` | a draft by lot, which may still break a rule |
    """

    texts: Texts
    decides: tuple[str, ...]
    settings: tuple[Dial, ...]
    kinds: tuple[Kind, ...]
    presets: Callable[[], dict[str, Json]]
    room: Callable[[Json, str], Room]
    frame: Callable[[Json], Frame]
    grips: Callable[[Json, str], list[tuple[int, int]]]
    kept: Callable[[Json], tuple[str, ...]]
    faults: Callable[[Json, int], list[Fault]]
    options: Callable[[Json, int], Json]
    drawn: Callable[[Json, str], tuple[Scene, Scene]]
    lot: Callable[[Json, random.Random], Json]

    def neat(self, given: object) -> Json:
        """A draft as it was meant: complete, in order, on the board; BadDraft if it is none."""
        if not isinstance(given, Mapping) or not set(given) <= {"settings", "pieces"}:
            raise BadDraft("draft", "an object with settings and pieces", given)
        settings = self._settings(given.get("settings", {}))
        pieces = given.get("pieces", [])
        if not isinstance(pieces, list):
            raise BadDraft("draft.pieces", "a list", pieces)
        found: dict[str, list[Json]] = {kind.id: [] for kind in self.kinds}
        for n, piece in enumerate(pieces):
            neat = self._piece(settings, piece, f"draft.pieces.{n}")
            found[neat["kind"]].append(neat)
        kept = self.kept(settings)
        for kind in self.kinds:
            count = len(found[kind.id])
            if kind.id not in kept:
                found[kind.id] = []
            elif not kind.least <= count <= kind.most:
                wanted = f"{kind.least} to {kind.most} of the kind {kind.id}"
                raise BadDraft("draft.pieces", wanted, count)
        return {"settings": settings, "pieces": [one for kind in found.values() for one in kind]}

    def _settings(self, given: object) -> Json:
        if not isinstance(given, Mapping):
            raise BadDraft("draft.settings", "an object", given)
        known = {dial.key for dial in self.settings}
        for key in given:
            if key not in known:
                raise BadDraft(f"draft.settings.{key}", "left out: there is none", given[key])
        return {
            dial.key: dial.neat(given.get(dial.key, dial.default), f"draft.settings.{dial.key}")
            for dial in self.settings
        }

    def _piece(self, settings: Json, given: object, where: str) -> Json:
        if not isinstance(given, Mapping):
            raise BadDraft(where, "an object", given)
        kind = next((kind for kind in self.kinds if kind.id == given.get("kind")), None)
        if kind is None:
            listed = ", ".join(kind.id for kind in self.kinds)
            raise BadDraft(f"{where}.kind", f"one of {listed}", given.get("kind"))
        known = {"kind", "x", "y", *(dial.key for dial in kind.dials)}
        for key in given:
            if key not in known:
                raise BadDraft(f"{where}.{key}", "left out: there is none", given[key])
        room = self.room(settings, kind.id)
        places = []
        for key, usual in (("x", room.west), ("y", room.south)):
            number = given.get(key, usual)
            if type(number) is not int or abs(number) > 1_000_000:
                raise BadDraft(f"{where}.{key}", "a whole number", number)
            places.append(number)
        x, y = room.holds(*places)
        dials = {d.key: d.neat(given.get(d.key, d.default), f"{where}.{d.key}") for d in kind.dials}
        return {"kind": kind.id, "x": x, "y": y, **dials}

    def named(self, draft: Json) -> Iterator[tuple[str, Kind, Json]]:
        """The pieces of a draft with their ids and kinds."""
        kinds = {kind.id: kind for kind in self.kinds}
        counts: dict[str, int] = {}
        for piece in draft["pieces"]:
            counts[piece["kind"]] = counts.get(piece["kind"], 0) + 1
            kind = kinds[piece["kind"]]
            yield kind.name(counts[kind.id]), kind, piece

    def wrong(self, draft: Json) -> list[Fault]:
        """What is wrong with a draft, for as many boats as it is laid for."""
        return self.faults(draft, draft["settings"][SEATS])

    def seats(self, draft: Json) -> list[int]:
        """For how many boats the draft is a valid course."""
        listed = next(dial for dial in self.settings if dial.key == SEATS)
        counts = listed.values or tuple(listed.numbers or ())
        most = draft["settings"][SEATS]
        return [n for n in counts if n <= most and not self.faults(draft, n)]

    def first(self) -> Json:
        """The draft an editor opens with."""
        return self.neat(next(iter(self.presets().values())))

    def by_lot(self, settings: Json, seed: int) -> Json:
        """A valid draft with these settings, the same for the same seed.

        Where the settings themselves break a rule the draft does too, and its faults say which.
        """
        rng = random.Random(seed)
        for _ in range(TRIES):
            draft = self.neat(self.lot(settings, rng))
            if not self.wrong(draft):
                break
        return draft

    def told(self, fault: Fault, draft: Json, lang: str) -> str:
        """A fault as a sentence; pieces among its words are called by their names."""
        names = {id: self.label(id, kind, lang) for id, kind, _ in self.named(draft)}
        words = {
            key: names.get(word, word) if isinstance(word, str) else word
            for key, word in fault.words.items()
        }
        said = self.texts.sentence(f"wrong.{fault.key}", lang, **words)
        return said[:1].upper() + said[1:]

    def label(self, id: str, kind: Kind, lang: str) -> str:
        """What a piece is called."""
        number = id.partition(":")[2]
        name = self.texts.sentence(f"kinds.{kind.id}.name", lang)
        return f"{name} {number}" if number else name

    def board(self, draft: Json, lang: str, faults: Sequence[Fault]) -> tuple[Scene, Scene]:
        """The ground and the board of a draft.

        Where a piece lies there is a grip (`piece:<id>`), and beside what breaks a rule its number.
        """
        ground, board = self.drawn(draft, lang)
        frame = self.frame(draft["settings"])
        grips: list[Shape] = []
        at: dict[str, tuple[float, float]] = {}
        for id, _, piece in self.named(draft):
            at[id] = frame.on_screen((piece["x"], piece["y"]))
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


def _flag(fault: Fault, at: tuple[float, float], told: str) -> Group:
    """The number of a broken rule beside the piece that breaks it."""
    size = 0.72
    width = 0.56 * size * len(fault.rule) + 0.5
    return Group(
        role="notice",
        id=f"fault:{fault.pieces[0]}",
        title=told,
        x=at[0] + 0.7,
        y=at[1] - 1.5,
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
