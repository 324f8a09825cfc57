"""The legend: every sign on the chart of a Regatta race, drawn as the chart draws it."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.answers import BoardSign
from ....engine.legend import drawn, picked
from ....engine.scene import Circle, Group, Line, Path, Rect, Shape
from ....engine.strokes import arrow_head, centred
from ...sailing_pictures import (
    COMMITTEE_DECK,
    COMMITTEE_FLAG,
    hatched,
    hull,
    mainsail,
    way_round,
    wind_arrow,
)
from ..view import RegattaView
from .sight import WORDS
from .yachts import curl, spinnaker

YACHT: tuple[Shape, ...] = (*hull(0), mainsail(2, True), centred(0, 0.04, "A", 0.9, "letter", 0))
BUOY: tuple[Shape, ...] = (
    Circle(role="mark", x=0, y=0, r=0.6),
    centred(0, 0, "1", 0.86, "mark-number"),
)


def legend(view: RegattaView, lang: str) -> tuple[BoardSign, ...]:
    """What the board may show in a race with these options."""
    race = view.race
    pictures = {name: shapes for name, shapes in _pictures() if name not in _without(view)}
    signs = [
        drawn(WORDS.sentence(f"legend.{name}", lang), pictures[name], lang) for name in pictures
    ]

    def say(name: str) -> str:
        return WORDS.sentence(f"legend.{name}", lang)

    targets = [picked(say("leg"), "3"), picked(say("puff"), "4", "extra"), picked(say("place"))]
    if race.advanced:
        targets += [picked(say("turn"), kind="direction"), picked(say("protest"), "2", "caution")]
    return (*signs, *targets)


def _without(view: RegattaView) -> set[str]:
    """The signs that these options leave out."""
    left = set() if view.race.advanced else {"curl", "liability"}
    return left if view.race.island_size else left | {"island", "vane"}


def _pictures() -> Iterator[tuple[str, tuple[Shape, ...]]]:
    yield "yacht", YACHT
    yield "on-move", (Circle(role="on-move", x=0, y=0, r=1.2), *YACHT)
    yield "spinnaker", (*hull(0), Group(role="kite", y=-0.74, shapes=spinnaker(0)))
    yield "curl", (*hull(0), curl(1))
    yield "shadow", hatched(0.46, "shadow", 0.153)
    yield "shadow-light", hatched(0.46, "shadow-light", 0.23)
    yield (
        "wake",
        (
            Line(role="wake-under", points=((0.0, 0.0), (0.0, -1.4))),
            Line(role="wake", points=((0.0, 0.0), (0.0, -1.4)), seat=0),
            Circle(role="wake-turn", x=0, y=0, r=0.13, seat=0),
            arrow_head((0.0, -1.7), 0.0, 0.5, "wake-arrow"),
        ),
    )
    yield (
        "liability",
        (
            Line(role="liability", points=((-1.6, 0.0), (0.0, 0.0))),
            Circle(role="liability-ring", x=0, y=0, r=0.66),
        ),
    )
    yield "mark", BUOY
    yield "goal", (Circle(role="mark-halo", x=0, y=0, r=0.9), *BUOY)
    yield (
        "rounding",
        (
            Line(role="rounding-next", points=((0.0, -0.2), (0.0, -2.4))),
            *way_round((0.0, 0.0), 1.4, 38.0, -38.0, "-next"),
        ),
    )
    yield "layline", (Line(role="layline", points=((-1.0, 1.0), (1.0, -1.0))),)
    yield (
        "line",
        (
            Line(role="rope", points=((-2.0, 0.0), (0.0, 0.0))),
            Group(role="committee", shapes=(*COMMITTEE_DECK, *COMMITTEE_FLAG)),
        ),
    )
    yield "line-next", (Path(role="line-next", d="M-1.2 -.3H1.2M-1.2 .3H1.2"),)
    yield "extension", (Line(role="extension", points=((-1.2, 0.0), (1.2, 0.0))),)
    yield (
        "prestart",
        (
            Rect(role="water", x=-1, y=-0.6, w=2, h=1.2),
            Rect(role="prestart", x=-1, y=-0.6, w=2, h=1.2),
        ),
    )
    yield (
        "island",
        (Circle(role="island", x=0, y=0, r=0.8), Circle(role="island-green", x=0, y=0, r=0.45)),
    )
    yield "vane", (Circle(role="vane", x=0, y=0, r=0.92), wind_arrow(0.75))
