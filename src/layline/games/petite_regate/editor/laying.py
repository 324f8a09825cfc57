"""Courses laid by hand: a table top, the line, two marks, rocks and islands; in millimetres."""

from __future__ import annotations

import math
import random

from ....engine.answers import Json
from ....engine.laying import SEATS, Dial, Fault, Frame, Kind, Laying, Room
from ....engine.scene import Scene
from ....engine.texts import Texts
from ..codec.course_checks import course_faults
from ..codec.options import MM, CourseOf, ObstacleOf, Options, lay_course, new_race, point_text
from ..drawing.scene import chart_of
from ..drawing.sight import MARGIN, UNIT

STEP = 10
MOST_OBSTACLES = 4

SETTINGS = (
    Dial("rules", "base", ("base", "advanced", "gigamic")),
    Dial(SEATS, 2, (2, 3, 4)),
    Dial("direction", "cw", ("cw", "ccw")),
    Dial("width", 1300, numbers=range(1000, 1601, STEP)),
    Dial("height", 1140, numbers=range(1000, 1701, STEP)),
)
KINDS = (
    Kind("line", dials=(Dial("length", 250, numbers=range(240, 401, STEP)),)),
    Kind("mark", least=2, most=2, order=True),
    Kind(
        "obstacle", least=0, most=MOST_OBSTACLES, dials=(Dial("radius", 30, (30, 40, 60)),)
    ),
)  # fmt: skip


def _room(settings: Json, kind: str) -> Room:
    """LPR-04, LPR-05, LPR-65: anywhere on the table."""
    return Room(0, settings["width"], 0, settings["height"], STEP)


def _frame(settings: Json) -> Frame:
    unit = MM / UNIT
    return Frame(MARGIN, MARGIN + settings["height"] * unit, unit, -unit)


def _of(draft: Json, kind: str) -> list[Json]:
    return [piece for piece in draft["pieces"] if piece["kind"] == kind]


def _at(piece: Json) -> str:
    return point_text(piece["x"] * MM, piece["y"] * MM)


def _laid(draft: Json) -> CourseOf:
    settings, (line,) = draft["settings"], _of(draft, "line")
    one, two = _of(draft, "mark")
    return CourseOf(
        width=settings["width"] * MM,
        height=settings["height"] * MM,
        line=_at(line),
        reach=line["length"] * MM // 2,
        marks=(_at(one), _at(two)),
        obstacles=tuple(
            ObstacleOf(at=_at(rock), radius=rock["radius"] * MM) for rock in _of(draft, "obstacle")
        ),
    )


def _unjudged(draft: Json) -> Options:
    """The options of a draft, whether it is valid or not."""
    settings = draft["settings"]
    usual = Options.model_validate({key: settings[key] for key in ("rules", "direction")})
    return usual.model_copy(update={"course": _laid(draft)})


def _grips(draft: Json, id: str) -> list[tuple[int, int]]:
    """The line is taken hold of at its ends too."""
    if id != "line":
        return []
    (line,) = _of(draft, "line")
    return [(line["x"] + side * line["length"] // 2, line["y"]) for side in (-1, 1)]


def _faults(draft: Json, boats: int) -> list[Fault]:
    settings = draft["settings"]
    rules = settings["rules"]
    found = list(course_faults(lay_course(_unjudged(draft)), rules, settings["direction"]))
    if boats > 2 and rules != "gigamic":
        found.insert(0, Fault("LPR-01", "boats", (), {"n": boats}))
    return found


def _options(draft: Json, boats: int) -> Json:
    settings = draft["settings"]
    return {
        "rules": settings["rules"],
        "direction": settings["direction"],
        "course": _laid(draft).model_dump(mode="json"),
    }


def _drawn(draft: Json, lang: str) -> tuple[Scene, Scene]:
    return chart_of(new_race(_unjudged(draft)), lang)


def _presets() -> dict[str, Json]:
    """The triangle, with and without rocks, and the course of the second edition."""
    found: dict[str, Json] = {}
    for name, given in _PRESETS.items():
        options = Options.model_validate(given)
        course = lay_course(options)
        (west, y), (east, _) = course.line
        line = {"x": (west + east) // 2, "y": y, "length": (east - west) // MM}
        marks = [{"kind": "mark", "x": mark.at[0], "y": mark.at[1]} for mark in course.marks]
        rocks = [
            {"kind": "obstacle", "x": x, "y": y, "radius": radius // MM}
            for (x, y), radius in course.obstacles
        ]
        pieces: list[Json] = [{"kind": "line", **line}, *marks, *rocks]
        for piece in pieces:
            piece["x"], piece["y"] = (round(piece[key] / MM) for key in "xy")
        found[name] = {
            "settings": {
                "rules": options.rules,
                "width": course.width // MM,
                "height": course.height // MM,
            },
            "pieces": pieces,
        }
    return found


_PRESETS: dict[str, Json] = {
    "triangle": {},
    "rocks": {"obstacles": "two_rocks"},
    "advanced": {"rules": "advanced", "spacing": 600},
    "gigamic": {"rules": "gigamic"},
    "islands": {"rules": "gigamic", "size": "long", "obstacles": "islands"},
}


def _lot(settings: Json, rng: random.Random) -> Json:
    """A line in the south, two marks beyond it the right way round, up to three obstacles."""

    def even(low: float, high: float) -> int:
        return rng.randint(math.ceil(low / STEP), math.floor(high / STEP)) * STEP

    width, height = settings["width"], settings["height"]
    length = even(240, 360)
    line = {"x": even(300, width - 300), "y": even(280, 320), "length": length}
    marks: list[Json] = [
        {"kind": "mark", "x": even(150, width - 150), "y": even(550, height - 150)}
        for _ in range(2)
    ]
    marks.sort(key=lambda mark: mark["x"], reverse=settings["direction"] == "ccw")
    rocks = [
        {
            "kind": "obstacle",
            "x": even(60, width - 60),
            "y": even(450, height - 60),
            "radius": rng.choice((30, 40, 60)),
        }
        for _ in range(rng.randint(0, 3))
    ]
    return {"settings": settings, "pieces": [{"kind": "line", **line}, *marks, *rocks]}


LAYING = Laying(
    texts=Texts("layline.games.petite_regate", "texts/laying"),
    decides=("rules", "direction", "spacing", "size", "obstacles", "course"),
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
