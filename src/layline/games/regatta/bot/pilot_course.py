"""The way still to go: from a yacht round the marks to the finish, in sixtieths of a leg.

The way is cut into stretches from point to point. For each the cheapest ways to arrive are kept, on
each tack, with the spinnaker up and down, so that what comes after a mark is considered before it.
Other yachts and the island are left out.
"""

from __future__ import annotations

from ....engine.rules import rule
from ...sailing import DX, DY, NO_TACK, PORT, STARBOARD, tack_on
from ..rules.course import side
from ..rules.state import Boat, Race
from .pilot_gauge import FAR, LEG, legs_flying, legs_for, legs_on_tack

# The points of the way in their order: behind the line after a false start, and the line; at each
# mark the space opposite its rounding line, the one on its approach side, the first one of the
# line; the right side of the finish, and the finish.
RETURN, START, BELOW, APPROACH, ROUND, COME_BACK, FINISH = range(7)

TAKE_DOWN = 90
"""Taking the spinnaker down at a mark: one leg, and half a leg sailed too far beforehand."""

MOST_STRETCHES = 64
"""Where the way is cut off. No sailable course has this many points."""


@rule
def beyond(race: Race, mark: int, x: int, y: int) -> int:
    """REG-49: spaces past a mark's line, as it is crossed; negative on the approach side."""
    rounding = race.marks[mark]
    across = (rounding.line - 2 if rounding.side == PORT else rounding.line + 2) & 7
    return (x - rounding.x) * DX[across] + (y - rounding.y) * DY[across]


@rule
def outward(race: Race, mark: int, x: int, y: int) -> int:
    """REG-49: spaces from a mark along its line; negative on the other side of the mark."""
    rounding = race.marks[mark]
    return (x - rounding.x) * DX[rounding.line] + (y - rounding.y) * DY[rounding.line]


@rule
def stage_at_mark(race: Race, mark: int, x: int, y: int) -> int:
    """REG-49: a mark is rounded from its approach side, which is reached round below the mark."""
    if beyond(race, mark, x, y) < 0:
        return ROUND
    return BELOW if outward(race, mark, x, y) > 0 else APPROACH


@rule
def stage_to_finish(race: Race, x: int, y: int) -> int:
    """REG-51: the finish is reached from the side of the last mark."""
    last = race.marks[race.roundings - 1]
    return FINISH if side(race, x, y) * side(race, last.x, last.y) > 0 else COME_BACK


@rule
def stage_after(race: Race, rounded: int, x: int, y: int) -> int:
    """REG-48: what comes next for a yacht that has started and rounded this many marks."""
    if rounded < race.roundings:
        return stage_at_mark(race, rounded, x, y)
    return stage_to_finish(race, x, y)


@rule
def turns_back(race: Race, mark: int, x: int, y: int, to_x: int, to_y: int) -> bool:
    """REG-50: the straight way would lead back over the line of a mark that is rounded."""
    before = beyond(race, mark, x, y)
    after = beyond(race, mark, to_x, to_y)
    if before < 0 or after >= 0:
        return False
    out = outward(race, mark, x, y)
    further = outward(race, mark, to_x, to_y) - out
    return 2 * out * (before - after) + further * (2 * before + 1) > 0


@rule
def point_at_mark(race: Race, mark: int, stage: int) -> int:
    """REG-49: one of the three spaces round a mark that the way leads over."""
    rounding = race.marks[mark]
    direction = rounding.line
    if stage == BELOW:
        direction += 4
    elif stage == APPROACH:
        direction += 2 if rounding.side == PORT else -2
    x = rounding.x + DX[direction & 7]
    y = rounding.y + DY[direction & 7]
    return min(max(y, 0), race.rows - 1) * race.cols + min(max(x, 0), race.cols - 1)


@rule
def point_at_line(race: Race, x: int, y: int, stage: int, wind: int) -> int:
    """REG-19, REG-20, REG-51: the space on or beside the line over which the way is shortest."""
    beside = 0
    if stage == RETURN:
        beside = -1
    elif stage == COME_BACK:
        last = race.marks[race.roundings - 1]
        beside = 1 if side(race, last.x, last.y) > 0 else -1
    right = (race.start + 2) & 7
    first = race.marks[0]
    shortest = FAR
    found = 0
    for i in range(1, 2 * race.yachts):
        to_x = race.pin_x + i * DX[right] + beside * DX[race.start]
        to_y = race.pin_y + i * DY[right] + beside * DY[race.start]
        legs = legs_for(to_x - x, to_y - y, wind)
        if stage <= START:
            legs += legs_for(first.x - to_x, first.y - to_y, wind)
        if legs < shortest:
            shortest = legs
            found = to_y * race.cols + to_x
    return found


@rule
def point_of(race: Race, mark: int, x: int, y: int, stage: int, wind: int) -> int:
    """The space to which the next stretch of the way leads."""
    if BELOW <= stage <= ROUND:
        return point_at_mark(race, mark, stage)
    return point_at_line(race, x, y, stage, wind)


@rule
def legs_to_get_going(race: Race, boat: Boat, wind: int, tack: int, flying: bool) -> int:
    """REG-41, REG-68: what she needs before sailing like this; other changes come on the way."""
    if race.advanced == 1:
        if boat.heading == wind:
            return FAR if flying else LEG * (1 + boat.spinnaker)
        if tack != tack_on(boat.heading, wind, boat.tack):
            return FAR
    elif tack == STARBOARD:
        return FAR
    if flying:
        return 0 if boat.spinnaker == 1 else FAR
    return LEG * boat.spinnaker


@rule
def legs_to_finish(race: Race, boat: Boat, wind: int) -> int:
    """The whole way a yacht has to go, in a wind that stays as given.

    Without headings (the basic game) everything is counted as port tack.
    """
    x = int(boat.x)
    y = int(boat.y)
    rounded = int(boat.rounded)
    laps = -boat.net
    if boat.started == 1:
        stage = stage_after(race, rounded, x, y)
    else:
        stage = RETURN if side(race, x, y) >= 0 else START
    port = legs_to_get_going(race, boat, wind, PORT, False)
    port_flying = legs_to_get_going(race, boat, wind, PORT, True)
    starboard = legs_to_get_going(race, boat, wind, STARBOARD, False)
    starboard_flying = legs_to_get_going(race, boat, wind, STARBOARD, True)
    for _ in range(MOST_STRETCHES):
        point = point_of(race, rounded, x, y, stage, wind)
        detour = rounded > 0 and turns_back(
            race, rounded - 1, x, y, point % race.cols, point // race.cols
        )
        if detour:
            point = point_at_mark(race, rounded - 1, stage_at_mark(race, rounded - 1, x, y))
        dx = point % race.cols - x
        dy = point // race.cols - y
        x += dx
        y += dy
        free = legs_for(dx, dy, wind)
        port_flying = min(port_flying, port)
        if race.advanced == 0:
            port_flying += legs_flying(dx, dy, wind, NO_TACK)
            port = min(port + free, port_flying + TAKE_DOWN)
        else:
            starboard_flying = min(starboard_flying, starboard)
            port_flying += legs_flying(dx, dy, wind, PORT)
            starboard_flying += legs_flying(dx, dy, wind, STARBOARD)
            once = free + LEG
            twice = once + LEG
            on_port = port + min(legs_on_tack(dx, dy, wind, PORT), twice)
            on_starboard = starboard + min(legs_on_tack(dx, dy, wind, STARBOARD), twice)
            on_port = min(on_port, starboard + once, port_flying + TAKE_DOWN)
            starboard = min(on_starboard, port + once, starboard_flying + TAKE_DOWN)
            port = on_port
        if detour:
            continue
        if stage == FINISH:
            break
        if stage == ROUND and laps == 0:
            rounded += 1
            stage = stage_after(race, rounded, x, y)
        elif stage == ROUND:
            laps -= 1
            stage = BELOW
        elif stage == START:
            stage = stage_after(race, rounded, x, y)
        else:
            stage += 1
    return min(port, starboard, port_flying, starboard_flying)
