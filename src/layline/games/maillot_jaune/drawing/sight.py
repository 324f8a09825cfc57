"""Where things lie on the drawing: a stage as two strips of road, one for each terrain.

Columns 1 to 14 run from left to right on the upper strip, 15 to 28 on the lower one, lane a on top;
so a square is as large as it can be on a narrow screen. The start line is to the left of the first
strip, the finish to the right of the second; the order of play is above the road, the riders' cards
are below it. While riders are chosen, the cards of all of them lie where the road will be.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from ....engine.scene import Point, Scene, Shape
from ....engine.strokes import rounded
from ..rules.file import members
from ..rules.squares import GOAL, Square
from ..rules.state import CHANGE, FINISH, MOST_RIDERS, NONE, START, Race
from ..view import TourView

LEFT = 4.0
"""Where the first column of a strip begins; to the left riders wait for the start."""
TOP = 1.7
"""Where the upper strip begins."""
GAP = 2.6
"""Between the strips."""
RIGHT = 4.4
"""Room to the right of the strips, for the finish."""
FOOT = 1.7
"""Room below the lower strip, for its numbers and for what the signs on the squares mean."""
WIDTH = LEFT + CHANGE + RIGHT


CARD = (5.2, 2.45)
"""The size of a rider's card."""
TALL = 3.0
"""The height of a card from which a rider is chosen, where there is more room."""
BETWEEN = 0.2
"""Between two cards."""


def road_height(lanes: int) -> float:
    """How much room the road takes, with everything that is written beside it."""
    return round(TOP + 2 * lanes + GAP + FOOT, 3)


def height(race: Race) -> float:
    """The height of the board: the road, and below it the cards of all who take part."""
    cards = taking_part(race)
    columns, scale = _columns(cards)
    rows = math.ceil(cards / columns)
    return round(road_height(race.lanes) + rows * (CARD[1] * scale + BETWEEN), 3)


def as_large(race: Race, title: str, shapes: Iterable[Shape], lang: str = "en") -> Scene:
    """A picture of the same size as the board."""
    return Scene(
        width=WIDTH,
        height=height(race),
        title=title,
        description="",
        shapes=tuple(shapes),
        lang=lang,
    )


def taking_part(race: Race) -> int:
    """How many riders there are, or will be when all are chosen."""
    return max(sum(rider.owner != NONE for rider in race.riders), race.seats * race.per_seat)


def _columns(cards: int) -> tuple[int, float]:
    """How many cards lie beside each other, and how large they are."""
    columns = cards if cards <= 4 else math.ceil(cards / 2)
    return columns, min(1.0, (WIDTH - BETWEEN * (columns + 1)) / (columns * CARD[0]))


Place = tuple[float, float, float]
"""Where a card lies: its upper left corner, and how large it is."""


def card_places(view: TourView) -> dict[int, Place]:
    """The cards of the riders in the tour, below the road."""
    columns, scale = _columns(taking_part(view.race))
    left = (WIDTH - columns * (CARD[0] * scale + BETWEEN) + BETWEEN) / 2
    places = _laid_out(len(view.riders), columns, left, road_height(view.race.lanes), scale)
    return dict(zip(view.riders, places, strict=True))


def choice_places(lanes: int) -> list[Place]:
    """The cards of all nine riders while they are chosen, three by three, in place of the road."""
    room = road_height(lanes) - 2 * BETWEEN
    scale = min((WIDTH - 4 * BETWEEN) / (3 * CARD[0]), (room - 2 * BETWEEN) / (3 * TALL))
    left = (WIDTH - 3 * (CARD[0] * scale + BETWEEN) + BETWEEN) / 2
    places = _laid_out(MOST_RIDERS, 3, left, BETWEEN, scale, TALL)
    return [(x, y, round(size, 4)) for x, y, size in places]


def _laid_out(
    cards: int, columns: int, left: float, top: float, scale: float, high: float = CARD[1]
) -> list[Place]:
    """The places of this many cards, row by row."""
    width, deep = CARD[0] * scale + BETWEEN, high * scale + BETWEEN
    return [
        (round(left + i % columns * width, 3), round(top + i // columns * deep, 3), scale)
        for i in range(cards)
    ]


def choice_point(rider: int, lanes: int) -> Point:
    """Where one clicks to choose a rider: in the corner of his card."""
    x, y, scale = choice_places(lanes)[rider]
    return rounded((x + (CARD[0] - 0.62) * scale, y + 0.62 * scale))


def card_under(point: Point, lanes: int) -> int | None:
    """The rider whose card is under a point while riders are chosen."""
    for rider, (x, y, scale) in enumerate(choice_places(lanes)):
        across, down = (point[0] - x) / scale, (point[1] - y) / scale
        if 0 <= across <= CARD[0] and 0 <= down <= TALL:
            return rider
    return None


def strip_top(strip: int, lanes: int) -> float:
    """Where a strip of road begins: 0 is the upper, 1 the lower one."""
    return round(TOP + strip * (lanes + GAP), 3)


def centre(at: Square, lanes: int) -> Point:
    """The middle of a square, or where one clicks for the finish and waits for the start."""
    if at.column == START:
        return LEFT - 0.9, strip_top(0, lanes) + lanes / 2
    if at == GOAL:
        return LEFT + CHANGE + 0.95, strip_top(1, lanes) + lanes / 2
    strip, place = divmod(at.column - 1, CHANGE)
    return LEFT + place + 0.5, strip_top(strip, lanes) + at.lane + 0.5


def under(point: Point, lanes: int) -> Square | None:
    """The square under a point, or the finish; None beside the road."""
    x, y = point
    for strip in (0, 1):
        lane = math.floor(y - strip_top(strip, lanes))
        place = math.floor(x - LEFT)
        if not 0 <= lane < lanes:
            continue
        if 0 <= place < CHANGE:
            return Square(strip * CHANGE + place + 1, lane)
        if strip == 1 and place >= CHANGE:
            return GOAL
    return None


def standing(view: TourView) -> dict[int, Point]:
    """Where each rider is drawn; those at the start or the finish stand in rows there."""
    race = view.race
    found: dict[int, Point] = {}
    for line, strip, left, step, former in (
        (START, 0, LEFT - 0.95, -1, race.last_order),
        (FINISH, 1, LEFT + CHANGE + 1.9, 1, race.crossed),
    ):
        listed = dict.fromkeys((*members(former), *view.riders))
        there = [rider for rider in listed if race.riders[rider].column == line]
        for i, rider in enumerate(there):
            column, lane = divmod(i, race.lanes)
            found[rider] = left + step * column, strip_top(strip, race.lanes) + lane + 0.5
    for rider in view.riders:
        if view.at(rider).on_road:
            found[rider] = centre(view.at(rider), race.lanes)
    return {rider: rounded(point) for rider, point in found.items()}


def way(start: Square, end: Square, lanes: int) -> list[Point]:
    """The points of a move, by way of the change of strips where it passes there."""
    points = [centre(start, lanes), centre(end, lanes)]
    if start.column <= CHANGE < end.column:
        across = start if end == GOAL else end
        y = across.lane if across.on_road else lanes / 2 - 0.5
        points[1:1] = [
            (LEFT + CHANGE + 0.35, strip_top(0, lanes) + y + 0.5),
            (LEFT - 0.35, strip_top(1, lanes) + y + 0.5),
        ]
    return [rounded(point) for point in points]
