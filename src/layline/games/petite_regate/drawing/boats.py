"""The wooden boats: hulls and sails to scale, zones, wakes, and the signs of boats that wait."""

from __future__ import annotations

import math
from functools import cache, lru_cache
from itertools import pairwise
from typing import NamedTuple

from ....engine.events import Space
from ....engine.scene import Circle, Group, Path, Point, Rect, Shape
from ....engine.strokes import centred, num, pair
from ..codec.options import LETTERS
from ..rules.actions import heading_text
from ..rules.placing import spot_x, spot_y
from ..rules.state import HEAD, NONE, Boat, Race
from ..table.places import Waters, waters_of, where
from ..view import PetiteRegateView, Pose
from ..words import TEXTS
from .sight import TEAMS, middle, middle_of, on_screen

# Seen from the bow, which points up; a unit is the length of the hull.
HULL = (
    "M0 0C.09 .14 .2 .34 .2 .54C.2 .72 .18 .88 .16 1"
    "H-.16C-.18 .88-.2 .72-.2 .54C-.2 .34-.09 .14 0 0Z"
)
SAIL = "M0 .2C.17 .36 .2 .62 .05 .92Q-.02 .58 0 .2Z"
CURL = "M.3 .1A.32 .32 0 1 1 .22-.23M.22-.23l.02 .2M.22-.23l-.2 .02"


class Lying(NamedTuple):
    """A boat as it lies on a table of some height: all that its place is drawn from."""

    height: int
    seat: int
    pose: Pose

    @property
    def name(self) -> str:
        """Its letter."""
        return LETTERS[self.seat]

    @property
    def bow(self) -> Point:
        """Where its bow lies in the drawing."""
        return on_screen(self.pose.at, self.height)

    @property
    def middle(self) -> Point:
        """The middle of its hull."""
        return middle_of(*self.pose.at, self.pose.heading, self.height)


def lying(race: Race, boat: Boat) -> Lying:
    """How a boat lies."""
    return Lying(race.height, boat.seat, Pose(Space(boat.x, boat.y), boat.heading))


def zones(view: PetiteRegateView, lang: str) -> list[Shape]:
    """The card-sized zone before every boat, as a faint outline."""
    return [_zone(lying(view.race, boat), lang) for boat in view.afloat]


@lru_cache(maxsize=512)
def _zone(boat: Lying, lang: str) -> Shape:
    card = zone_card("bow-zone", TEAMS[boat.seat])
    title = TEXTS.sentence("picture.zone", lang, who=boat.name)
    return at_bow(boat, "zone-of", card, id=f"zone:{boat.name}", title=title)


@cache
def zone_card(role: str, seat: int | None = None) -> tuple[Shape, ...]:
    """LPR-28: the surface of one card before a bow."""
    return (Rect(role=role, seat=seat, x=-0.6, y=-1.8, w=1.2, h=1.8, r=0.06),)


def at_bow(
    boat: Lying,
    role: str,
    shapes: tuple[Shape, ...],
    id: str | None = None,
    title: str | None = None,
) -> Group:
    """Shapes that are drawn from the bow of a boat, turned as it lies."""
    x, y = boat.bow
    turn = 15.0 * boat.pose.heading
    return Group(
        role=role, seat=TEAMS[boat.seat], x=x, y=y, turn=turn, shapes=shapes, id=id, title=title
    )


def spotlight(view: PetiteRegateView) -> list[Shape]:
    """A patch of light under the boat on move."""
    if view.mover is None or view.mover.heading == NONE:
        return []
    x, y = middle(view.race, view.mover)
    return [Circle(role="on-move", id="on-move", x=x, y=y, r=0.85)]


@cache
def hull(seat: int) -> tuple[Shape, ...]:
    """A hull with its sail, from the bow down."""
    return (Path(role="hull", seat=TEAMS[seat], d=HULL), Path(role="sail", d=SAIL))


def boats(view: PetiteRegateView, lang: str) -> list[Shape]:
    """Every boat on the water, the letters over them, and what makes a boat wait."""
    afloat = sorted(view.afloat, key=lambda boat: boat is view.mover)
    lie = [lying(view.race, boat) for boat in afloat]
    waters = waters_of(view.race)
    shapes: list[Shape] = [_boat(boat, waters, lang) for boat in lie]
    shapes += _being_placed(view.race)
    for boat, here in zip(afloat, lie, strict=True):
        shapes += (
            _letter(boat.seat, here.middle),
            *_signs(here, boat.becalmed, boat.penalty, lang),
        )
    return shapes


@lru_cache(maxsize=512)
def _boat(boat: Lying, waters: Waters, lang: str) -> Group:
    id, title = f"boat:{boat.name}", _told(boat, waters, lang)
    return at_bow(boat, "boat", hull(boat.seat), id=id, title=title)


def _being_placed(race: Race) -> list[Shape]:
    """LPR-08, LPR-09, LPR-11: the boat on the spot chosen for it, heading north for now."""
    if race.phase != HEAD:
        return []
    spot, seat = race.turn.placing, race.mover
    x, y = on_screen((spot_x(race, spot), spot_y(race, spot)), race.height)
    return [
        Group(
            role="boat", seat=TEAMS[seat], id=f"boat:{LETTERS[seat]}", x=x, y=y, opacity=0.6,
            shapes=hull(seat),
        )
    ]  # fmt: skip


def suggested(seat: int, at: Point, number: int) -> tuple[Shape, ...]:
    """LPR-08, LPR-09, LPR-11: a boat faintly on a spot that is proposed, with its number."""
    (x, y), team = at, TEAMS[seat]
    boat = Group(role="boat", seat=team, x=x, y=y, opacity=0.6, shapes=hull(seat))
    return boat, centred(x + 0.32, y + 0.25, str(number), 0.42, "letter", team)


@lru_cache(maxsize=512)
def _letter(seat: int, at: Point) -> Group:
    name, (x, y) = LETTERS[seat], at
    letter = centred(0, 0, name, 0.42, "letter", TEAMS[seat])
    return Group(role="letter", id=f"letter:{name}", x=x, y=y, shapes=(letter,))


@lru_cache(maxsize=512)
def _signs(boat: Lying, becalmed: int, penalty: int, lang: str) -> tuple[Shape, ...]:
    """What makes a boat wait."""
    name = boat.name
    x, y = boat.middle
    signs: list[Shape] = []
    if becalmed:
        title = TEXTS.sentence("picture.becalmed", lang)
        signs.append(
            Group(role="sign", id=f"sun:{name}", title=title, x=x + 0.7, y=y - 0.6, shapes=sun(0.3))
        )
    if penalty:
        title = TEXTS.sentence("picture.penalty", lang)
        turns = centred(0, 0, str(penalty), 0.36, "name")
        signs.append(
            Group(
                role="sign", id=f"penalty:{name}", title=title,
                x=x - 0.7, y=y - 0.6, shapes=(Path(role="curl", d=CURL), turns),
            )
        )  # fmt: skip
    return tuple(signs)


@cache
def sun(radius: float) -> tuple[Shape, ...]:
    """A sun with its rays."""
    rays = ""
    for k in range(8):
        turn = math.pi * k / 4
        begin = (1.3 * radius * math.sin(turn), 1.3 * radius * math.cos(turn))
        end = (1.75 * radius * math.sin(turn), 1.75 * radius * math.cos(turn))
        rays += f"M{pair(begin)}L{pair(end)}"
    return (Path(role="sun-ray", d=rays), Circle(role="sun", x=0, y=0, r=radius))


def _told(boat: Lying, waters: Waters, lang: str) -> str:
    """A boat in words."""
    name = boat.name
    colour = TEXTS.sentence(f"colour.{name}", lang).lower()
    at, heading = boat.pose
    lies = where(waters, at, heading, lang)
    said = TEXTS.sentence("describe.fact.at", lang, at=lies, heading=heading_text(heading))
    return f"{name} ({colour}), {said}"


def wakes(view: PetiteRegateView) -> list[Shape]:
    """The last two moves of every boat, the older one fainter."""
    shapes: list[Shape] = []
    for seat, poses in view.wakes.items():
        boat = view.boats[seat]
        now = Pose(Space(boat.x, boat.y), boat.heading)
        for age, (new, old) in enumerate(pairwise([now, *poses])):
            shapes.append(_wake(seat, age, old, new, view.race.height))
    return shapes


@lru_cache(maxsize=1024)
def _wake(seat: int, age: int, old: Pose, new: Pose, height: int) -> Group:
    wake = Path(role="wake", seat=TEAMS[seat], d=_curve(old, new, height))
    id = f"wake:{LETTERS[seat]}:{age + 1}"
    return Group(role="track", id=id, opacity=(0.8, 0.4)[age], shapes=(wake,))


def _curve(old: Pose, new: Pose, height: int) -> str:
    """A way from pose to pose, as path data."""
    begin, end = on_screen(old.at, height), on_screen(new.at, height)
    pull = math.dist(begin, end) / 3
    out, back = math.radians(15 * old.heading), math.radians(15 * new.heading)
    first = (begin[0] + pull * math.sin(out), begin[1] - pull * math.cos(out))
    second = (end[0] - pull * math.sin(back), end[1] + pull * math.cos(back))
    return f"M{pair(begin)}C{pair(first)} {pair(second)} {pair(end)}"


def steps(path: list[tuple[float, float]]) -> str:
    """A way through points, as path data."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in path)
