"""Courses laid by hand: gate, windward mark, flags, and lulls and gusts on their points."""

from __future__ import annotations

import random
from typing import Any

from ....engine.laying import SEATS, Dial, Fault, Frame, Kind, Laying, Room
from ....engine.scene import Scene
from ....engine.texts import Texts
from ...sailing_pictures import ORIGIN
from ..codec.course_checks import GUST, LULL, Course, course_faults, token_faults
from ..codec.options import lay_course, point_text
from ..drawing.scene import drawn_course
from ..rules.state import MOST_TOKENS, Race
from ..rules.tokens import lay_token

Json = dict[str, Any]

BY_HAND = "laid"
TOKENS = (LULL, GUST)

SETTINGS = (
    Dial("cols", 25, tuple(range(17, 34, 2))),
    Dial("rows", 33, numbers=range(17, 50)),
    Dial(SEATS, 2, (2, 3, 4, 5)),
    Dial("laps", 3, numbers=range(1, 6)),
    Dial("tokens", BY_HAND, (BY_HAND, "symmetric", "random", "manual", "none")),
    Dial("yellow", 40, numbers=range(2, MOST_TOKENS + 1)),
    Dial("blue", 40, numbers=range(MOST_TOKENS + 1)),
)
KINDS = (
    Kind("gate", dials=(Dial("width", 8, (6, 8, 10, 12)),)),
    Kind("mark"),
    Kind("flag", least=2, most=2),
    Kind(LULL, least=0, most=MOST_TOKENS),
    Kind(GUST, least=0, most=MOST_TOKENS),
)


def _room(settings: Json, kind: str) -> Room:
    """RTW-04, RTW-05, RTW-07: gate and mark in the middle, flags at the edge, tokens anywhere."""
    cols, north = settings["cols"], settings["rows"] - 1
    if kind in TOKENS:
        return Room(0, cols - 1, 0, north)
    x = cols - 1 if kind == "flag" else (cols - 1) // 2
    return Room(x, x, 0, north)


def _frame(settings: Json) -> Frame:
    return Frame(ORIGIN[0], ORIGIN[1] + settings["rows"] - 1, 1, -1)


def _kept(settings: Json) -> tuple[str, ...]:
    """Tokens are laid here unless they are drawn by lot or laid at the table."""
    return tuple(k.id for k in KINDS if k.id not in TOKENS or settings["tokens"] == BY_HAND)


def _of(draft: Json, kind: str) -> list[Json]:
    return [piece for piece in draft["pieces"] if piece["kind"] == kind]


def _points(draft: Json, kind: str) -> list[tuple[int, int]]:
    return [(piece["x"], piece["y"]) for piece in _of(draft, kind)]


def _course(draft: Json) -> Course:
    (gate,), (mark,) = _of(draft, "gate"), _of(draft, "mark")
    settings = draft["settings"]
    return Course(
        cols=settings["cols"],
        rows=settings["rows"],
        gate_row=gate["y"],
        width=gate["width"],
        mark_row=mark["y"],
        flags=[flag["y"] for flag in _of(draft, "flag")],
    )


def _grips(draft: Json, id: str) -> list[tuple[int, int]]:
    """The gate is taken hold of at its ends too."""
    return [at for name, at in _course(draft).marks() if id == name == "gate"]


def _faults(draft: Json, boats: int) -> list[Fault]:
    course, settings = _course(draft), draft["settings"]
    found = list(course_faults(course, boats))
    if settings["tokens"] == BY_HAND:
        found += token_faults(course, _points(draft, LULL), _points(draft, GUST), boats)
    elif settings["yellow"] < boats:
        found.append(Fault("RTW-18", "too_few", (), {"n": boats}))
    return found


def _options(draft: Json, boats: int) -> Json:
    course, settings = _course(draft), draft["settings"]
    found: Json = {
        "cols": course.cols,
        "rows": course.rows,
        "gate_width": course.width,
        "gate_row": course.gate_row,
        "length": course.mark_row - course.gate_row,
        "flags": list(course.flags),
        "laps": settings["laps"],
    }
    if settings["tokens"] == BY_HAND:
        tokens = {
            name: [point_text(*at) for at in _points(draft, kind)]
            for name, kind in (("yellow", LULL), ("blue", GUST))
        }
        return found | {"tokens": tokens}
    return found | {key: settings[key] for key in ("tokens", "yellow", "blue")}


def _drawn(draft: Json, lang: str) -> tuple[Scene, Scene]:
    """The chart with its flags and tokens, as they are even where they break a rule."""
    race = Race()
    lay_course(race, _course(draft))
    for colour, kind in enumerate(TOKENS):
        for x, y in _points(draft, kind):
            lay_token(race, colour, x, y)
    return drawn_course(race, lang)


def _bare(settings: Json, gate: int, length: int, width: int, flags: tuple[int, int]) -> Json:
    return {
        "settings": settings,
        "pieces": [
            {"kind": "gate", "y": gate, "width": width},
            {"kind": "mark", "y": gate + length},
            *({"kind": "flag", "y": row} for row in flags),
        ],
    }


def _presets() -> dict[str, Json]:
    """The full and the short course without tokens, and one with a few in both halves."""
    full = {"cols": 25, "rows": 33, "tokens": BY_HAND, "laps": 3, "yellow": 40, "blue": 40}
    small = full | {"rows": 25, "laps": 1, "yellow": 24, "blue": 24}
    mirrored = _bare(full, 6, 20, 8, (12, 20))
    for kind, points in ((LULL, _LULLS), (GUST, _GUSTS)):
        for x, y in points:
            mirrored["pieces"] += [{"kind": kind, "x": at, "y": y} for at in (x, 24 - x)]
    return {
        "mirrored": mirrored,
        "full": _bare(full, 6, 20, 8, (12, 20)),
        "short": _bare(small, 6, 12, 8, (10, 14)),
    }


_LULLS = ((2, 10), (5, 16), (9, 19), (6, 23), (10, 13), (1, 27), (8, 3), (4, 6))
_GUSTS = ((3, 13), (7, 11), (10, 17), (4, 20), (8, 28), (1, 17), (11, 22), (6, 8))
"""Tokens of the western half; those of the eastern one mirror them."""


def _lot(settings: Json, rng: random.Random) -> Json:
    """A gate, a mark and flags within what the board allows; tokens where they may lie."""
    gate = rng.randint(3, min(8, settings["rows"] - 12))
    length = rng.randint(8, settings["rows"] - 4 - gate)
    fleet = settings[SEATS] > 2
    widths = [w for w in (6, 8, 10, 12) if not fleet or w + 17 <= settings["cols"]]
    flags = rng.sample(range(gate + 1, gate + length), 2)
    draft = _bare(settings, gate, length, rng.choice(widths or [6]), (min(flags), max(flags)))
    if settings["tokens"] != BY_HAND or not widths:
        return draft
    course = _course(draft)
    points: dict[str, list[tuple[int, int]]] = {LULL: [], GUST: []}
    wanted = {LULL: max(settings["yellow"] - settings[SEATS], 0), GUST: settings["blue"]}
    for kind, count in wanted.items():
        while len(points[kind]) < count:
            at = (rng.randrange(course.cols), rng.randrange(course.rows))
            points[kind].append(at)
            if any(token_faults(course, points[LULL], points[GUST], settings[SEATS])):
                points[kind].pop()
        draft["pieces"] += [{"kind": kind, "x": x, "y": y} for x, y in points[kind]]
    return draft


LAYING = Laying(
    texts=Texts("layline.games.race_the_wind", "texts/laying"),
    decides=(
        "cols", "rows", "gate_width", "gate_row", "length", "flags", "laps", "tokens", "yellow",
        "blue", "preset",
    ),
    settings=SETTINGS,
    kinds=KINDS,
    presets=_presets,
    room=_room,
    frame=_frame,
    grips=_grips,
    kept=_kept,
    faults=_faults,
    options=_options,
    drawn=_drawn,
    lot=_lot,
)  # fmt: skip
