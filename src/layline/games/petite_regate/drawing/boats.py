"""The wooden boats: hulls and sails to scale, zones, wakes, and the signs of boats that wait."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any

from ....engine.scene import Circle, Group, Path, Rect, Shape
from ....engine.strokes import centred, num, pair
from ..codec.options import point
from ..rules.placing import spot_x, spot_y
from ..table.words import TEXTS, place_name
from ..view import PetiteRegateView
from .sight import TEAMS, middle, on_screen

Json = dict[str, Any]

# Seen from the bow, which points up; a unit is the length of the hull.
HULL = (
    "M0 0C.09 .14 .2 .34 .2 .54C.2 .72 .18 .88 .16 1"
    "H-.16C-.18 .88-.2 .72-.2 .54C-.2 .34-.09 .14 0 0Z"
)
SAIL = "M0 .2C.17 .36 .2 .62 .05 .92Q-.02 .58 0 .2Z"


def zones(view: PetiteRegateView, lang: str) -> list[Shape]:
    """The card-sized zone before every boat, as a faint outline."""
    return [
        at_bow(
            view, name, "zone-of", zone_card("bow-zone", TEAMS[name]),
            id=f"zone:{name}", title=TEXTS.sentence("picture.zone", lang, who=name),
        )
        for name in _afloat(view)
    ]  # fmt: skip


def zone_card(role: str, seat: int | None = None) -> tuple[Shape, ...]:
    """LPR-28: the surface of one card before a bow."""
    return (Rect(role=role, seat=seat, x=-0.6, y=-1.8, w=1.2, h=1.8, r=0.06),)


def _afloat(view: PetiteRegateView) -> list[str]:
    boats = view.position["boats"]
    return [name for name, boat in boats.items() if boat["at"] is not None]


def at_bow(
    view: PetiteRegateView, name: str, role: str, shapes: tuple[Shape, ...], **told: str
) -> Group:
    """Shapes that are drawn from the bow of a boat, turned as it lies; `told`: id and title."""
    position = view.position
    boat = position["boats"][name]
    x, y = on_screen(point(boat["at"]), position["board"]["height"])
    return Group(
        role=role, seat=TEAMS[name], x=x, y=y, turn=float(boat["heading"]), shapes=shapes,
        id=told.get("id"), title=told.get("title"),
    )  # fmt: skip


def spotlight(view: PetiteRegateView) -> list[Shape]:
    """A patch of light under the boat on move."""
    position = view.position
    boat = position["boats"].get(position["to_move"])
    if boat is None or boat["at"] is None:
        return []
    x, y = on_screen(middle(boat["at"], boat["heading"]), position["board"]["height"])
    return [Circle(role="on-move", id="on-move", x=x, y=y, r=0.85)]


def hull(name: str) -> tuple[Shape, ...]:
    """A hull with its sail, from the bow down."""
    return (Path(role="hull", seat=TEAMS[name], d=HULL), Path(role="sail", d=SAIL))


def boats(view: PetiteRegateView, lang: str) -> list[Shape]:
    """Every boat on the water, the letters over them, and what makes a boat wait."""
    names = sorted(_afloat(view), key=lambda name: name == view.position["to_move"])
    shapes: list[Shape] = [
        at_bow(
            view, name, "boat", hull(name), id=f"boat:{name}", title=told(view, name, lang)
        )
        for name in names
    ]  # fmt: skip
    shapes += _being_placed(view)
    shapes += [shape for name in names for shape in _signs(view, name, lang)]
    return shapes


def _being_placed(view: PetiteRegateView) -> list[Shape]:
    """LPR-08, LPR-09, LPR-11: the boat on the spot that was chosen for it, heading north so far."""
    position = view.position
    if position["phase"] != "head":
        return []
    name = position["to_move"]
    race = view.race
    at = spot_x(race, race.turn.placing), spot_y(race, race.turn.placing)
    x, y = on_screen(at, position["board"]["height"])
    return [
        Group(
            role="boat", seat=TEAMS[name], id=f"boat:{name}", x=x, y=y, opacity=0.6,
            shapes=hull(name),
        )
    ]  # fmt: skip


def _signs(view: PetiteRegateView, name: str, lang: str) -> list[Shape]:
    position = view.position
    boat = position["boats"][name]
    x, y = on_screen(middle(boat["at"], boat["heading"]), position["board"]["height"])
    letter = centred(0, 0, name, 0.42, "letter", TEAMS[name])
    signs: list[Shape] = [
        Group(role="letter", id=f"letter:{name}", x=x, y=y, shapes=(letter,)),
    ]
    if boat["becalmed"]:
        title = TEXTS.sentence("picture.becalmed", lang)
        signs.append(
            Group(role="sign", id=f"sun:{name}", title=title, x=x + 0.7, y=y - 0.6, shapes=sun(0.3))
        )
    if boat["penalty_left"]:
        title = TEXTS.sentence("picture.penalty", lang)
        curl = Path(role="curl", d="M.3 .1A.32 .32 0 1 1 .22-.23M.22-.23l.02 .2M.22-.23l-.2 .02")
        turns = centred(0, 0, str(boat["penalty_left"]), 0.36, "name")
        signs.append(
            Group(
                role="sign", id=f"penalty:{name}", title=title,
                x=x - 0.7, y=y - 0.6, shapes=(curl, turns),
            )
        )  # fmt: skip
    return signs


def sun(radius: float) -> tuple[Shape, ...]:
    """A sun with its rays."""
    rays = ""
    for k in range(8):
        turn = math.pi * k / 4
        begin = (1.3 * radius * math.sin(turn), 1.3 * radius * math.cos(turn))
        end = (1.75 * radius * math.sin(turn), 1.75 * radius * math.cos(turn))
        rays += f"M{pair(begin)}L{pair(end)}"
    return (Path(role="sun-ray", d=rays), Circle(role="sun", x=0, y=0, r=radius))


def told(view: PetiteRegateView, name: str, lang: str) -> str:
    """A boat in words."""
    boat = view.position["boats"][name]
    colour = TEXTS.sentence(f"colour.{name}", lang).lower()
    where = TEXTS.sentence(
        "describe.fact.at", lang, at=place_name(boat["at"]), heading=f"{boat['heading']:03d}"
    )
    return f"{name} ({colour}), {where}"


def wakes(view: PetiteRegateView) -> list[Shape]:
    """The last two moves of every boat, the older one fainter."""
    position = view.position
    height = position["board"]["height"]
    shapes: list[Shape] = []
    for name, poses in view.wakes.items():
        boat = position["boats"][name]
        along = [{"at": boat["at"], "heading": boat["heading"]}, *poses]
        for age, (new, old) in enumerate(pairwise(along)):
            begin, end = on_screen(point(old["at"]), height), on_screen(point(new["at"]), height)
            pull = math.dist(begin, end) / 3
            out, back = math.radians(old["heading"]), math.radians(new["heading"])
            first = (begin[0] + pull * math.sin(out), begin[1] - pull * math.cos(out))
            second = (end[0] - pull * math.sin(back), end[1] + pull * math.cos(back))
            d = f"M{pair(begin)}C{pair(first)} {pair(second)} {pair(end)}"
            shapes.append(
                Group(
                    role="track", id=f"wake:{name}:{age + 1}", opacity=(0.8, 0.4)[age],
                    shapes=(Path(role="wake", seat=TEAMS[name], d=d),),
                )
            )  # fmt: skip
    return shapes


def steps(path: list[tuple[float, float]]) -> str:
    """A way through points, as path data."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in path)
