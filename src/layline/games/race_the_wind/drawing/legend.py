"""The legend: every sign on the chart of Race the Wind, drawn as the chart draws it."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.answers import BoardSign
from ....engine.legend import drawn, picked
from ....engine.scene import Circle, Group, Line, Path, Rect, Shape
from ....engine.strokes import centred
from ...sailing import N, W
from ...sailing_pictures import COMMITTEE_DECK, COMMITTEE_FLAG, way_round, wind_arrow
from ..rules.state import BLUE, MANUAL, WITHOUT, YELLOW
from ..table.sentences import say
from ..view import RaceTheWindView
from .course import PIN, flag_shapes
from .fleet import BURDENS, SIGNS, under_sail

BOAT: tuple[Shape, ...] = (*under_sail(0, W, N), centred(0, 0.04, "A", 0.82, "letter", 0))


def legend(view: RaceTheWindView, lang: str) -> tuple[BoardSign, ...]:
    """What the board may show in a race with these options."""
    race = view.race
    left = {"lull", "gust"} if race.layout == WITHOUT else set()
    signs = [
        drawn(say(f"legend.{name}", lang), shapes, lang)
        for name, shapes in _pictures()
        if name not in left
    ]
    targets = [
        picked(say("legend.place", lang)),
        picked(say("legend.move", lang)),
        picked(say("legend.turn", lang), kind="direction"),
    ]
    if not left:
        targets.append(picked(say("legend.puff", lang), "+", "extra"))
    if race.layout == MANUAL:
        targets.append(picked(say("legend.token", lang)))
    return (*signs, *targets)


def _badge(key: str, text: str) -> tuple[Shape, ...]:
    return (
        Rect(role=key, x=-0.42, y=-0.21, w=0.84, h=0.42, r=0.18),
        centred(0, 0, text, 0.34, f"{key}-text"),
    )


def _pictures() -> Iterator[tuple[str, tuple[Shape, ...]]]:
    yield "boat", BOAT
    yield "on-move", (Circle(role="on-move", x=0, y=0, r=1.15), *BOAT)
    yield "sail-starboard", (Line(role="sail-starboard", points=((-0.5, 0.0), (0.5, 0.0))),)
    yield "sail-port", (Line(role="sail-port", points=((-0.5, 0.0), (0.5, 0.0))),)
    yield "leg", _badge("badge", "1/6")
    for key, (role, text) in BURDENS.items():
        yield key, _badge(role, text.format(1))
    yield "lull", (Path(role="lull", d="M0 0h0"), Path(role="lull-sign", d=f"M0 0{SIGNS[YELLOW]}"))
    yield "gust", (Path(role="gust", d="M0 0h0"), Path(role="gust-sign", d=f"M0 0{SIGNS[BLUE]}"))
    yield "lee", (Circle(role="lee", x=0, y=0, r=0.17),)
    yield (
        "marker",
        (
            Line(role="thread", points=((-1.2, 0.0), (0.0, 0.0))),
            Circle(role="marker", x=0, y=0, r=0.36),
            centred(0, 0, "A", 0.46, "marker-letter", 0),
        ),
    )
    yield (
        "wake",
        (
            Line(role="wake-under", points=((0.0, 0.0), (0.0, -1.4))),
            Line(role="wake", points=((0.0, 0.0), (0.0, -1.4)), seat=0),
            Circle(role="wake-turn", x=0, y=0, r=0.11, seat=0),
        ),
    )
    yield "route", (Line(role="route", seat=0, points=((0.0, 0.0), (1.6, 0.0))),)
    yield (
        "contest",
        (
            Circle(role="contest", seat=1, x=0, y=0, r=0.3),
            centred(0, 0, "B", 0.4, "contest-letter"),
        ),
    )
    yield "foul", (Circle(role="foul", x=0, y=0, r=0.6),)
    yield "liability", (Line(role="liability", points=((-1.0, 0.0), (1.0, 0.0))),)
    yield "too-near", (Rect(role="too-near", x=-0.8, y=-0.8, w=1.6, h=1.6, r=0.4),)
    yield "mark", PIN
    yield "goal", (Circle(role="mark-halo", x=0, y=0, r=0.75), *PIN)
    yield "zone", (Rect(role="zone", x=-0.9, y=-0.9, w=1.8, h=1.8, r=0.4),)
    yield "rounding", way_round((0.0, 0.0), 1.2, -70.0, 70.0, "-next")
    yield "ray", (Line(role="rounding-next", points=((0.0, 0.9), (0.0, -0.9))),)
    yield "layline", (Line(role="layline", points=((-1.0, 1.0), (1.0, -1.0))),)
    yield (
        "line",
        (
            Line(role="rope", points=((-2.0, 0.0), (0.0, 0.0))),
            Group(role="committee", shapes=(*COMMITTEE_DECK, *COMMITTEE_FLAG)),
        ),
    )
    yield "line-next", (Path(role="line-next", d="M-1.2 -.4H1.2M-1.2 .4H1.2"),)
    yield "extension", (Line(role="extension", points=((-1.2, 0.0), (1.2, 0.0))),)
    yield "flag", flag_shapes(0, used=False)
    yield "flag-row", (Line(role="flag-row", points=((-1.2, 0.0), (1.2, 0.0))),)
    yield "flag-used", flag_shapes(0, used=True)
    yield "vane", (Circle(role="vane", x=0, y=0, r=0.7), wind_arrow(0.6))
