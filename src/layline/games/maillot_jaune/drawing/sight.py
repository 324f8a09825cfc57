"""Where things lie on the drawing: a stage as two strips of road, one for each terrain.

Columns 1 to 14 run from left to right on the upper strip, 15 to 28 on the lower one, lane a on top;
so a square is as large as it can be on a narrow screen. The start line is to the left of the first
strip, the finish to the right of the second; the order of play is above the road, the riders' cards
are below it. While riders are chosen, the cards of all of them lie where the road will be.
"""

from __future__ import annotations

import math
from typing import Any

from ....engine.scene import Point
from ..codec.options import RIDERS
from ..codec.square_names import LANES
from ..rules.state import CHANGE, FINISH, LAST
from ..table.sentences import column_of
from ..table.squares import lane_of

Json = dict[str, Any]

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
BETWEEN = 0.2
"""Between two cards."""


def road_height(lanes: int) -> float:
    """How much room the road takes, all that is written beside it included."""
    return round(TOP + 2 * lanes + GAP + FOOT, 3)


def height(position: Json) -> float:
    """The height of the board: the road, and below it the cards of all who take part."""
    columns, scale = _columns(taking_part(position))
    rows = math.ceil(taking_part(position) / columns)
    road = road_height(position["options"]["lanes"])
    return round(road + rows * (CARD[1] * scale + BETWEEN), 3)


def taking_part(position: Json) -> int:
    """How many riders there are, or will be when all are chosen."""
    options = position["options"]
    return max(len(position["riders"]), int(options["players"] * options["riders_per_player"]))


def _columns(cards: int) -> tuple[int, float]:
    """How many cards lie beside each other, and how large they are."""
    columns = cards if cards <= 4 else math.ceil(cards / 2)
    return columns, min(1.0, (WIDTH - BETWEEN * (columns + 1)) / (columns * CARD[0]))


Place = tuple[float, float, float]
"""Where a card lies: its upper left corner, and how large it is."""


def card_places(position: Json) -> dict[str, Place]:
    """The cards of the riders in the tour, below the road."""
    options, riders = position["options"], list(position["riders"])
    columns, scale = _columns(taking_part(position))
    width, deep = CARD[0] * scale + BETWEEN, CARD[1] * scale + BETWEEN
    left, top = (WIDTH - columns * width + BETWEEN) / 2, road_height(options["lanes"])
    return {
        who: (round(left + i % columns * width, 3), round(top + i // columns * deep, 3), scale)
        for i, who in enumerate(riders)
    }


def choice_places(options: Json) -> dict[str, Place]:
    """The cards of all nine riders while they are chosen, three by three, in place of the road."""
    room = road_height(options["lanes"]) - 1.2
    scale = min((WIDTH - 4 * BETWEEN) / (3 * CARD[0]), (room - 2 * BETWEEN) / (3 * CARD[1]))
    width, deep = CARD[0] * scale + BETWEEN, CARD[1] * scale + BETWEEN
    left = (WIDTH - 3 * width + BETWEEN) / 2
    return {
        who: (round(left + i % 3 * width, 3), round(0.9 + i // 3 * deep, 3), round(scale, 4))
        for i, who in enumerate(RIDERS)
    }


def choice_point(rider: str, options: Json) -> Point:
    """Where one clicks to choose a rider: in the corner of his card."""
    x, y, scale = choice_places(options)[rider]
    return round(x + (CARD[0] - 0.62) * scale, 3), round(y + 0.62 * scale, 3)


def card_under(point: Point, options: Json) -> str | None:
    """The rider whose card is under a point while riders are chosen."""
    for rider, (x, y, scale) in choice_places(options).items():
        across, down = (point[0] - x) / scale, (point[1] - y) / scale
        if 0 <= across <= CARD[0] and 0 <= down <= CARD[1]:
            return rider
    return None


def strip_top(strip: int, lanes: int) -> float:
    """Where a strip of road begins: 0 is the upper, 1 the lower one."""
    return round(TOP + strip * (lanes + GAP), 3)


def centre(at: str, lanes: int) -> Point:
    """The middle of a square, or where one clicks for the finish and waits for the start."""
    middle = lanes / 2
    if at == "start":
        return LEFT - 0.9, strip_top(0, lanes) + middle
    if at == "finish":
        return LEFT + CHANGE + 0.95, strip_top(1, lanes) + middle
    column, lane = column_of(at), lane_of(at) or 0
    strip, place = divmod(column - 1, CHANGE)
    return LEFT + place + 0.5, strip_top(strip, lanes) + lane + 0.5


def under(point: Point, lanes: int) -> str | None:
    """The square under a point, or "finish"; None beside the road."""
    x, y = point
    for strip in (0, 1):
        lane = math.floor(y - strip_top(strip, lanes))
        place = math.floor(x - LEFT)
        if not 0 <= lane < lanes:
            continue
        if 0 <= place < CHANGE:
            return f"{strip * CHANGE + place + 1}{LANES[lane]}"
        if strip == 1 and place >= CHANGE:
            return "finish"
    return None


def standing(position: Json) -> dict[str, Point]:
    """Where each rider is drawn; those at the start or the finish stand in rows there."""
    lanes, riders = position["options"]["lanes"], position["riders"]
    found: dict[str, Point] = {}
    waiting = [who for who in position["last_order"] if riders[who]["at"] == "start"]
    waiting += [who for who in riders if riders[who]["at"] == "start" and who not in waiting]
    for i, who in enumerate(waiting):
        column, lane = divmod(i, lanes)
        found[who] = (LEFT - 0.95 - column, strip_top(0, lanes) + lane + 0.5)
    home = [who for who in position["crossed"] if riders[who]["at"] == "finish"]
    home += [who for who in riders if riders[who]["at"] == "finish" and who not in home]
    for i, who in enumerate(home):
        column, lane = divmod(i, lanes)
        found[who] = (LEFT + CHANGE + 1.9 + column, strip_top(1, lanes) + lane + 0.5)
    for who, rider in riders.items():
        if 0 < column_of(rider["at"]) <= LAST:
            found[who] = centre(rider["at"], lanes)
    return {who: (round(x, 3), round(y, 3)) for who, (x, y) in found.items()}


def way(start: str, end: str, lanes: int) -> list[Point]:
    """The points of a move, by way of the change of strips where it passes there."""
    points = [centre(start, lanes), centre(end, lanes)]
    before, after = column_of(start), column_of(end)
    if before <= CHANGE < after:
        lane = lane_of(end) if after < FINISH else lane_of(start)
        y = lane if lane is not None else lanes / 2 - 0.5
        points[1:1] = [
            (LEFT + CHANGE + 0.35, strip_top(0, lanes) + y + 0.5),
            (LEFT - 0.35, strip_top(1, lanes) + y + 0.5),
        ]
    return [(round(x, 3), round(y, 3)) for x, y in points]
