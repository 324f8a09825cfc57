"""The legend: every sign on the table top, drawn as the board draws it."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.answers import BoardSign
from ....engine.legend import drawn, picked
from ....engine.scene import Circle, Line, Path, Rect, Shape
from ....engine.strokes import arrow_head, centred
from ..rules.cards import has_suns
from ..rules.state import ADVANCED, GIGAMIC, Race
from ..table.pointing import HELM, SUNNY, WIND
from ..view import PetiteRegateView
from ..words import TEXTS
from .boats import CURL, HULL, hull, sun, zone_card
from .moves import HATCHES
from .over import CROSS
from .sight import TEAMS, solids
from .water import BUOY

BOAT: tuple[Shape, ...] = (*hull(0), centred(0, 0.5, "A", 0.42, "letter", TEAMS[0]))


def legend(view: PetiteRegateView, lang: str) -> tuple[BoardSign, ...]:
    """What the board may show in a race with these options."""

    def say(name: str) -> str:
        return TEXTS.sentence(f"legend.{name}", lang)

    signs = [drawn(say(name), shapes, lang) for name, shapes in _pictures(view.race)]
    targets = [
        picked(say("place")),
        picked(say("heading"), kind="direction"),
        picked(say("arrow")),
        picked(say("helm"), HELM),
        picked(say("wind"), WIND),
        picked(say("stop"), tone="extra"),
        picked(say("costs"), tone="caution"),
    ]
    if has_suns(view.race):
        targets.append(picked(say("sun-on"), SUNNY))
    return (*signs, *targets)


def _pictures(race: Race) -> Iterator[tuple[str, tuple[Shape, ...]]]:
    yield "boat", BOAT
    yield "on-move", (Circle(role="on-move", x=0, y=0.5, r=0.85), *BOAT)
    yield "zone", (*zone_card("bow-zone", TEAMS[0]), *BOAT)
    yield "wake", (Path(role="wake", seat=TEAMS[0], d="M0 0C0 -.5 .4 -.8 .4 -1.3"),)
    yield "sun", sun(0.3)
    yield "penalty", (Path(role="curl", d=CURL), centred(0, 0, "2", 0.36, "name"))
    yield "mark", _buoy(race)
    middle = -0.4 if race.rules == GIGAMIC else 0.0
    yield "goal", (Circle(role="mark-halo", x=middle, y=0, r=BUOY + 0.16), *_buoy(race)[:2])
    yield "ray", (Line(role="rounding-next", points=((0.0, 0.0), (1.6, -0.8))),)
    arc = Path(role="rounding-arc-next", d="M-.8 .4A.9 .9 0 0 1 .8 .4")
    yield "way", (arc, arrow_head((0.96, 0.7), 150.0, 0.55, "rounding-arrow-next"))
    if race.rules == GIGAMIC:
        ends = (Circle(role="buoy-white", x=x, y=0, r=BUOY) for x in (-1.0, 1.0))
        yield "rope", (Line(role="rope", points=((-1.0, 0.0), (1.0, 0.0))), *ends)
    else:
        yield "plank", (Rect(role="plank", x=-1.2, y=-0.04, w=2.4, h=0.08),)
    yield "line-next", (Path(role="line-next", d="M-1.2 -.16H1.2M-1.2 .16H1.2"),)
    if race.rules == ADVANCED:
        water = Rect(role="water", x=-1, y=-0.6, w=2, h=1.2)
        yield "prestart", (water, Rect(role="prestart", x=-1, y=-0.6, w=2, h=1.2))
    if any(solid.obstacle for _, solid in solids(race)):
        yield (
            "rock",
            (Circle(role="shallows", x=0, y=0, r=0.76), Circle(role="island", x=0, y=0, r=0.6)),
        )
    yield "ghost", (Path(role="ghost-clear", d=HULL),)
    yield "ghost-no", (Path(role="ghost-no", d=HULL), Path(role="hatch-no", d=HATCHES))
    yield "hit", (Path(role="hit-cross-under", d=CROSS), Path(role="hit-cross", d=CROSS))


def _buoy(race: Race) -> tuple[Shape, ...]:
    if race.rules != GIGAMIC:
        return Circle(role="mark", x=0, y=0, r=BUOY), centred(0, 0, "1", 0.34, "mark-number")
    return (
        Circle(role="buoy-red", x=-0.4, y=0, r=BUOY),
        centred(-0.4, 0, "1", 0.34, "buoy-number"),
        Circle(role="buoy-green", x=0.4, y=0, r=BUOY),
        centred(0.4, 0, "2", 0.34, "buoy-number"),
    )
