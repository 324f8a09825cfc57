"""Courses laid by hand: line, marks and island on a board of any size."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from ....engine.answers import OptionValues
from ....engine.editor import (
    SEATS,
    Dial,
    Dials,
    Draft,
    Editor,
    Fault,
    Frame,
    Kind,
    LaidPiece,
    Place,
    Room,
    usual,
)
from ....engine.events import Space
from ....engine.scene import Scene
from ....engine.texts import Texts
from ...sailing import DIRECTIONS, PORT
from ...sailing_pictures import ORIGIN, VECTORS
from ..codec.course import BOARDS, COURSES, SIDES, Course, Mark, preset
from ..codec.course_checks import refusals
from ..codec.options import Options, new_race
from ..drawing.scene import chart_of
from ..rules.state import NONE

QUARTERS = ("N", "E", "S", "W")
AUTOMATIC = "auto"
"""The rounding line runs across the turn (REG-49)."""
LINES = {AUTOMATIC: NONE, **{name: DIRECTIONS.index(name) for name in QUARTERS}}

SETTINGS = (
    Dial("board", "full", tuple(BOARDS)),
    Dial(SEATS, 4, (2, 3, 4, 5, 6)),
)
LINE = Kind("line", dials=(Dial("start", "N", QUARTERS),))
MARK = Kind(
    "mark",
    most=6,
    dials=(
        Dial("side", "port", ("port", "starboard")),
        Dial("line", AUTOMATIC, tuple(LINES)),
    ),
    order=True,
)
ISLAND = Kind("island", dials=(Dial("size", 3, (3, 1, 0)),))


class RegattaEditor(Editor):
    """Courses of Regatta."""

    texts = Texts("layline.games.regatta", "texts/editor")
    decides = ("board", "course", "side", "island")
    settings = SETTINGS
    kinds = (LINE, MARK, ISLAND)

    def presets(self) -> Mapping[str, Draft]:
        """The courses by name, on the full board."""
        return {name: _preset(name) for name in COURSES}

    def room(self, settings: Dials, kind: str) -> Room:
        """REG-03: anywhere on the board."""
        cols, rows = _size(settings)
        return Room(0, cols - 1, 0, rows - 1)

    def frame(self, settings: Dials) -> Frame:
        """The south is at the bottom."""
        _, rows = _size(settings)
        return Frame(ORIGIN[0], ORIGIN[1] + rows - 1, 1, -1)

    def grips(self, draft: Draft, id: str) -> Sequence[Place]:
        """The line can be gripped by its ends too."""
        course = _course(draft, draft.seats)
        return [course.pin, course.committee] if id == LINE.id else []

    def faults(self, draft: Draft, boats: int) -> list[Fault]:
        """REG-03, REG-05: what keeps the course from being sailed."""
        cols, rows = _size(draft.settings)
        return [fault for fault, _ in refusals(_course(draft, boats), cols, rows, boats)]

    def options(self, draft: Draft, boats: int) -> OptionValues:
        """The board, and the course with its line for this many yachts."""
        return {
            "board": draft.settings.word("board"),
            "course": _course(draft, boats).to_json(),
        }

    def drawn(self, draft: Draft, lang: str) -> tuple[Scene, Scene]:
        """The chart with the course, and the wind over it."""
        board = draft.settings.word("board")
        race = new_race(Options.model_validate({"board": board, "players": draft.seats}))
        _course(draft, draft.seats).lay_out(race)
        race.wind = race.start
        return chart_of(race, lang)

    def lot(self, settings: Dials, rng: random.Random) -> Draft:
        """A line near an edge and two to four marks well apart beyond it, one after the other."""
        cols, rows = _size(settings)
        start = rng.choice("NNNNESW")
        wide, deep = (cols, rows) if start in "NS" else (rows, cols)
        margin = settings.number(SEATS) + 1
        across, up = rng.randint(margin, wide - 1 - margin), rng.randint(4, deep // 4)
        count, side = rng.choice((2, 2, 3, 3, 4)), rng.choice(("port", "port", "starboard"))
        least = deep // 3
        marks: list[Place] = []
        at = (across, up)
        while len(marks) < count:
            low = up + deep // 2 if not marks else up + 3
            spot = (rng.randint(3, wide - 4), rng.randint(low, deep - 4))
            if max(abs(spot[0] - at[0]), abs(spot[1] - at[1])) >= least:
                marks.append(spot)
                at = spot
        isle = (rng.randint(2, wide - 3), rng.randint(up + 4, deep - 3))

        def turned(spot: Place) -> Place:
            x, y = spot
            places = {
                "N": (x, y),
                "S": (cols - 1 - x, rows - 1 - y),
                "E": (y, rows - 1 - x),
                "W": (cols - 1 - y, x),
            }
            return places[start]

        pieces = (
            LINE.piece(*turned((across, up)), start=start),
            *(MARK.piece(*turned(spot), side=side) for spot in marks),
            ISLAND.piece(*turned(isle), size=rng.choice((3, 3, 1, 0))),
        )
        return Draft(settings, pieces)


def _size(settings: Dials) -> tuple[int, int]:
    """The columns and rows of the board."""
    cols, rows, *_ = BOARDS[settings.word("board")]
    return cols, rows


def _course(draft: Draft, yachts: int) -> Course:
    """The course of a draft, which need not fit the board, with all rounding lines.

    REG-05: pin and committee boat have a space for each yacht to either side of the middle.
    """
    (line,), (island,) = draft.of(LINE.id), draft.of(ISLAND.id)
    start = DIRECTIONS.index(line.dials.word("start"))
    dx, dy = VECTORS[(start + 2) & 7]
    return Course(
        committee=Space(line.x + yachts * dx, line.y + yachts * dy),
        pin=Space(line.x - yachts * dx, line.y - yachts * dy),
        start=start,
        marks=tuple(_mark(piece) for piece in draft.of(MARK.id)),
        island=Space(*island.at),
        island_size=island.dials.number("size"),
    ).with_lines()


def _mark(piece: LaidPiece) -> Mark:
    side, line = piece.dials.word("side"), piece.dials.word("line")
    return Mark(Space(*piece.at), SIDES[side], LINES[line])


def _preset(name: str) -> Draft:
    course = preset(name, "full", 4, PORT, 3)
    assert course.island is not None
    pieces = (
        LINE.piece((course.pin.x + course.committee.x) // 2, course.pin.y),
        *(MARK.piece(*mark.at) for mark in course.marks),
        ISLAND.piece(*course.island),
    )
    return Draft(usual(SETTINGS), pieces)
