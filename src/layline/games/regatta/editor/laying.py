"""Courses laid by hand: line, marks and island on the board of one's choice."""

from __future__ import annotations

import random
from typing import Any

from ....engine.laying import SEATS, Dial, Fault, Frame, Kind, Laying, Room
from ....engine.scene import Scene
from ....engine.texts import Texts
from ...sailing import DIRECTIONS, DX, DY
from ...sailing_pictures import ORIGIN
from ..codec.course_checks import refusals
from ..codec.options import (
    BOARDS,
    COURSES,
    CourseOf,
    IslandOf,
    Options,
    RoundingOf,
    lay_course,
    lay_out,
    new_race,
    point,
    point_text,
)
from ..drawing.scene import chart_of

Json = dict[str, Any]

QUARTERS = ("N", "E", "S", "W")
AUTOMATIC = "auto"
"""The rounding line runs across the turn (REG-49)."""

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
            Dial("line", AUTOMATIC, (AUTOMATIC, *QUARTERS)),
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


def _ends(draft: Json, yachts: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """REG-05: pin and committee boat, a space for each yacht to either side of the middle."""
    line = _one(draft, "line")
    right = (DIRECTIONS.index(line["start"]) + 2) & 7
    dx, dy = yachts * DX[right], yachts * DY[right]
    return (line["x"] - dx, line["y"] - dy), (line["x"] + dx, line["y"] + dy)


def _course(draft: Json, yachts: int) -> CourseOf:
    """The course of a draft, which need not fit the board, with all rounding lines."""
    pin, committee = _ends(draft, yachts)
    island = _one(draft, "island")
    roundings = tuple(
        RoundingOf(
            at=point_text(piece["x"], piece["y"]),
            side=piece["side"],
            line=None if piece["line"] == AUTOMATIC else piece["line"],
        )
        for piece in draft["pieces"]
        if piece["kind"] == "mark"
    )
    # Not validated: a line may reach over the edge, and the checks say so.
    course = CourseOf.model_construct(
        pin=point_text(*pin),
        committee=point_text(*committee),
        start=_one(draft, "line")["start"],
        roundings=roundings,
        island=IslandOf(at=point_text(island["x"], island["y"]), size=island["size"]),
    )
    return lay_course(Options.model_validate({}).model_copy(update={"course": course}))


def _faults(draft: Json, yachts: int) -> list[Fault]:
    cols, rows, *_ = BOARDS[draft["settings"]["board"]]
    return [fault for fault, _ in refusals(_course(draft, yachts), cols, rows, yachts)]


def _options(draft: Json, yachts: int) -> Json:
    course = _course(draft, yachts).model_dump(mode="json")
    return {"board": draft["settings"]["board"], "course": course}


def _grips(draft: Json, id: str) -> list[tuple[int, int]]:
    """The line is taken hold of at its ends too."""
    return list(_ends(draft, draft["settings"][SEATS])) if id == "line" else []


def _drawn(draft: Json, lang: str) -> tuple[Scene, Scene]:
    """The chart with the course, and the wind over it."""
    settings = draft["settings"]
    options = Options.model_validate({"board": settings["board"], "players": settings[SEATS]})
    race = new_race(options)
    lay_out(race, _course(draft, settings[SEATS]))
    race.wind = race.start
    return chart_of(race, lang)


def _presets() -> dict[str, Json]:
    """The courses by name, on the full board."""
    found: dict[str, Json] = {}
    for name in COURSES:
        options = Options.model_validate({"course": name, "players": 4})
        course = lay_course(options)
        (px, py), (cx, cy) = point(course.pin), point(course.committee)
        x, y = point(str(course.island.at))
        marks = [
            dict(zip("xy", point(rounding.at), strict=True), kind="mark", side=rounding.side)
            for rounding in course.roundings
        ]
        found[name] = {
            "settings": {"board": options.board, SEATS: options.players},
            "pieces": [
                {"kind": "line", "x": (px + cx) // 2, "y": (py + cy) // 2, "start": course.start},
                *marks,
                {"kind": "island", "x": x, "y": y, "size": course.island.size},
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
