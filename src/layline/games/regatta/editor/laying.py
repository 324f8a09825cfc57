"""Courses laid by hand: line, marks and island on the board of one's choice."""

from __future__ import annotations

import random

from ....engine.answers import Json
from ....engine.events import Space
from ....engine.laying import SEATS, Dial, Fault, Frame, Kind, Laying, Room
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
KINDS = (
    Kind("line", dials=(Dial("start", "N", QUARTERS),)),
    Kind(
        "mark",
        most=6,
        dials=(
            Dial("side", "port", ("port", "starboard")),
            Dial("line", AUTOMATIC, tuple(LINES)),
        ),
        order=True,
    ),
    Kind("island", dials=(Dial("size", 3, (3, 1, 0)),)),
)


def _room(settings: Json, kind: str) -> Room:
    """REG-03: anywhere on the board."""
    cols, rows, *_ = BOARDS[settings["board"]]
    return Room(0, cols - 1, 0, rows - 1)


def _frame(settings: Json) -> Frame:
    _, rows, *_ = BOARDS[settings["board"]]
    return Frame(ORIGIN[0], ORIGIN[1] + rows - 1, 1, -1)


def _one(draft: Json, kind: str) -> Json:
    found: Json = next(piece for piece in draft["pieces"] if piece["kind"] == kind)
    return found


def _course(draft: Json, yachts: int) -> Course:
    """The course of a draft, which need not fit the board, with all rounding lines.

    REG-05: pin and committee boat have a space for each yacht to either side of the middle.
    """
    line, island = _one(draft, "line"), _one(draft, "island")
    start = DIRECTIONS.index(line["start"])
    dx, dy = VECTORS[(start + 2) & 7]
    marks = [piece for piece in draft["pieces"] if piece["kind"] == "mark"]
    return Course(
        committee=Space(line["x"] + yachts * dx, line["y"] + yachts * dy),
        pin=Space(line["x"] - yachts * dx, line["y"] - yachts * dy),
        start=start,
        marks=tuple(Mark(_at(mark), SIDES[mark["side"]], LINES[mark["line"]]) for mark in marks),
        island=_at(island),
        island_size=island["size"],
    ).with_lines()


def _at(piece: Json) -> Space:
    return Space(piece["x"], piece["y"])


def _faults(draft: Json, yachts: int) -> list[Fault]:
    cols, rows, *_ = BOARDS[draft["settings"]["board"]]
    return [fault for fault, _ in refusals(_course(draft, yachts), cols, rows, yachts)]


def _options(draft: Json, yachts: int) -> Json:
    return {"board": draft["settings"]["board"], "course": _course(draft, yachts).to_json()}


def _grips(draft: Json, id: str) -> list[tuple[int, int]]:
    """The line is taken hold of at its ends too."""
    if id != "line":
        return []
    course = _course(draft, draft["settings"][SEATS])
    return [course.pin, course.committee]


def _drawn(draft: Json, lang: str) -> tuple[Scene, Scene]:
    """The chart with the course, and the wind over it."""
    settings = draft["settings"]
    options = Options.model_validate({"board": settings["board"], "players": settings[SEATS]})
    race = new_race(options)
    _course(draft, settings[SEATS]).lay_out(race)
    race.wind = race.start
    return chart_of(race, lang)


def _presets() -> dict[str, Json]:
    """The courses by name, on the full board."""
    found: dict[str, Json] = {}
    for name in COURSES:
        course = preset(name, "full", 4, PORT, 3)
        assert course.island is not None
        x, y = (course.pin.x + course.committee.x) // 2, course.pin.y
        found[name] = {
            "settings": {"board": "full", SEATS: 4},
            "pieces": [
                {"kind": "line", "x": x, "y": y, "start": "N"},
                *({"kind": "mark", "side": "port", **mark.at._asdict()} for mark in course.marks),
                {"kind": "island", "size": 3, **course.island._asdict()},
            ],
        }
    return found


def _lot(settings: Json, rng: random.Random) -> Json:
    """A line near an edge and two to four marks well apart beyond it, one after the other."""
    cols, rows, *_ = BOARDS[settings["board"]]
    start = rng.choice("NNNNESW")
    wide, deep = (cols, rows) if start in "NS" else (rows, cols)
    margin = settings[SEATS] + 1
    across, up = rng.randint(margin, wide - 1 - margin), rng.randint(4, deep // 4)
    count, side = rng.choice((2, 2, 3, 3, 4)), rng.choice(("port", "port", "starboard"))
    least = deep // 3
    marks: list[tuple[int, int]] = []
    at = (across, up)
    while len(marks) < count:
        low = up + deep // 2 if not marks else up + 3
        spot = (rng.randint(3, wide - 4), rng.randint(low, deep - 4))
        if max(abs(spot[0] - at[0]), abs(spot[1] - at[1])) >= least:
            marks.append(spot)
            at = spot
    isle = (rng.randint(2, wide - 3), rng.randint(up + 4, deep - 3))

    def turned(spot: tuple[int, int]) -> Json:
        x, y = spot
        places = {
            "N": (x, y),
            "S": (cols - 1 - x, rows - 1 - y),
            "E": (y, rows - 1 - x),
            "W": (cols - 1 - y, x),
        }
        return dict(zip("xy", places[start], strict=True))

    return {
        "settings": settings,
        "pieces": [
            {"kind": "line", "start": start, **turned((across, up))},
            *({"kind": "mark", "side": side, **turned(spot)} for spot in marks),
            {"kind": "island", "size": rng.choice((3, 3, 1, 0)), **turned(isle)},
        ],
    }


LAYING = Laying(
    texts=Texts("layline.games.regatta", "texts/laying"),
    decides=("board", "course", "side", "island"),
    settings=SETTINGS,
    kinds=KINDS,
    presets=_presets,
    room=_room,
    frame=_frame,
    grips=_grips,
    kept=lambda settings: tuple(kind.id for kind in KINDS),
    faults=_faults,
    options=_options,
    drawn=_drawn,
    lot=_lot,
)
