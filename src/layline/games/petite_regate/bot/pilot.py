"""What a skipper makes of a position: the knowledge that the bots sail by.

Everything is weighed in tenths of a millimetre of way. A position is as good as the best card of
the hand makes it in the next turn, with all other boats as they lie. Whether that card is clear is
judged roughly, by the track of the bow: the referee is exact, a skipper is not.
"""

from __future__ import annotations

from ....engine.rules import rule
from ..rules.arrows import HALF_BEAM, MOVE_BOX, PIECES, heading_after, track_x, track_y
from ..rules.cards import ARROW_OF, EXITS_OF, HAS_HELM, HAS_WIND, SUN
from ..rules.contact import on_table
from ..rules.course import MARKS, crosses_ray
from ..rules.geometry import COS, HEADINGS, SIN
from ..rules.shapes import RADIUS
from ..rules.start import CARDS_BEFORE_THE_LINE, is_closed
from ..rules.state import GIGAMIC, MOST_EXITS, NONE, RACING, Boat, Race
from .pilot_way import line_x, way_left

WIN = 10_000_000
TURN = 1250
"""A turn, won or lost: what a good card gains."""

STUCK = 1000
"""No card in hand can be played from here."""

HELM = 150
"""A helm card in hand."""

LEADER = 200
"""More for a turn that the leading opponent loses."""

NEVER = 10_000_000
"""The way of a card that cannot be played."""

HULL_ROOM = 34_000
"""No bow passes nearer than this to the middle of another hull."""


@rule
def worth(race: Race, seat: int) -> int:
    """How good a position looks for a boat whose turn has just ended."""
    boat = race.boats[seat]
    if race.won[seat] == 1:
        return WIN
    if boat.status != RACING or boat.heading == NONE:
        return -WIN
    for other in range(race.boats_out):
        if race.won[other] == 1:
            return -WIN
    wait = cards_to_wait(race, boat)
    here = way_left(race, boat.x, boat.y, boat.heading, boat.started, boat.marks)
    here = way_waiting(race, boat.x, here, boat.started, wait)
    value = -(here + 2 * best_next(race, boat, here, wait)) // 3
    value -= TURN * (boat.penalty + boat.becalmed)
    return value + opponents_trouble(race, seat)


@rule
def opponents_trouble(race: Race, seat: int) -> int:
    """LPR-46, LPR-54, LPR-60: what the turns that opponents will miss are worth."""
    trouble = 0
    leader = NONE
    least = NEVER
    for other in range(race.boats_out):
        rival = race.boats[other]
        if other == seat or rival.status != RACING or rival.heading == NONE:
            continue
        missed = rival.becalmed + rival.penalty
        trouble += TURN * missed // (race.boats_out - 1)
        left = way_left(race, rival.x, rival.y, rival.heading, rival.started, rival.marks)
        if left < least:
            least = left
            leader = other
    if leader != NONE:
        trouble += LEADER * race.boats[leader].becalmed
    return trouble


@rule
def cards_to_wait(race: Race, boat: Boat) -> int:
    """LPR-50, LPR-51: how many cards must be laid before one may cross the line."""
    if not is_closed(race, boat, boat.laid + 1):
        return 0
    return CARDS_BEFORE_THE_LINE - boat.laid


@rule
def way_waiting(race: Race, x: int, left: int, started: int, wait: int) -> int:
    """LPR-50: whoever has to wait gains nothing by being at the line already."""
    if started == 1 or wait == 0:
        return left
    beyond = way_left(race, line_x(race, x), race.line_y, 0, 1, 0)
    return max(left, beyond + TURN * wait)


@rule
def best_next(race: Race, boat: Boat, here: int, wait: int) -> int:
    """LPR-17, LPR-53: the least way left after one more card, or after a turn without one.

    Before a closed line a boat without a clear arrow would have to cross it.
    """
    best = here + (STUCK if wait == 0 else TURN * race.penalty_turns)
    for i in range(boat.held):
        card = boat.hand[i]
        if card == SUN or (i > 0 and boat.hand[i - 1] == card):
            continue
        for exit in range(EXITS_OF[card]):
            left = way_after(race, boat, ARROW_OF[MOST_EXITS * card + exit], HAS_WIND[card], wait)
            if HAS_HELM[card] == 1:
                left -= HELM
            best = min(best, left)
    if race.rules == GIGAMIC:
        for turn in range(HEADINGS):
            best = min(best, way_left(race, boat.x, boat.y, turn, boat.started, boat.marks) + TURN)
    return best


@rule
def way_after(race: Race, boat: Boat, arrow: int, wind: int, wait: int) -> int:
    """LPR-17, LPR-36: the way left after an arrow, sailed twice with wind; NEVER if it touches."""
    x = boat.x
    y = boat.y
    heading = boat.heading
    started = boat.started
    marks = boat.marks
    for _ in range(1 + wind):
        box = 4 * (arrow * HEADINGS + heading)
        west = x + MOVE_BOX[box]
        east = x + MOVE_BOX[box + 1]
        south = y + MOVE_BOX[box + 2]
        north = y + MOVE_BOX[box + 3]
        if not on_table(race, west, east, south, north):
            return NEVER
        px = x
        py = y
        for piece in range(1, PIECES[arrow] + 2):
            qx = x + track_x(arrow, heading, piece)
            qy = y + track_y(arrow, heading, piece)
            crossed = (py < race.line_y) != (qy < race.line_y)
            if crossed and race.line_west < qx < race.line_east:
                if started == 1 and marks == MARKS:
                    across = px + (qx - px) * (race.line_y - py) // (qy - py)
                    home = not grazes(race, boat.seat, px, py, across, race.line_y)
                    return -TURN if home else NEVER
                if py < race.line_y:
                    if started == 0 and wait > 0:
                        return NEVER
                    started = 1
            if started == 1:
                marks += marks_gained(race, marks, px, py, qx, qy)
            if grazes(race, boat.seat, px, py, qx, qy):
                return NEVER
            px = qx
            py = qy
        x = px
        y = py
        heading = heading_after(arrow, heading, PIECES[arrow])
    if ends_in_zone(race, boat.seat, x, y, heading):
        return NEVER
    left = way_left(race, x, y, heading, started, marks)
    return way_waiting(race, x, left, started, max(wait - 1, 0))


@rule
def marks_gained(race: Race, marks: int, px: int, py: int, qx: int, qy: int) -> int:
    """LPR-39: 1 if the next mark is rounded between p and q, -1 if the last one is undone."""
    if marks < MARKS and crosses_ray(race, race.marks[marks], px, py, qx, qy) == 1:
        return 1
    if marks > 0 and crosses_ray(race, race.marks[marks - 1], px, py, qx, qy) == -1:
        return -1
    return 0


@rule
def grazes(race: Race, seat: int, px: int, py: int, qx: int, qy: int) -> bool:
    """LPR-26: a boat whose bow goes from p to q would, roughly, touch something."""
    for i in range(race.solids_out):
        solid = race.solids[i]
        if passes_near(px, py, qx, qy, solid.x, solid.y, RADIUS[solid.breadth] + HALF_BEAM + 500):
            return True
    for other in range(race.boats_out):
        rival = race.boats[other]
        if other != seat and rival.heading != NONE:
            x = rival.x - SIN[rival.heading] // 40
            y = rival.y - COS[rival.heading] // 40
            if passes_near(px, py, qx, qy, x, y, HULL_ROOM):
                return True
    return False


@rule
def passes_near(px: int, py: int, qx: int, qy: int, x: int, y: int, room: int) -> bool:
    """Whether the stretch from p to q comes nearer to a point than this."""
    dx = qx - px
    dy = qy - py
    along = dx * (x - px) + dy * (y - py)
    whole = dx * dx + dy * dy
    if along <= 0 or whole == 0:
        return (x - px) * (x - px) + (y - py) * (y - py) < room * room
    if along >= whole:
        return (x - qx) * (x - qx) + (y - qy) * (y - qy) < room * room
    aside = abs(dx * (y - py) - dy * (x - px)) // 1000
    return aside * aside < (room // 1000) * (room // 1000) * whole


@rule
def ends_in_zone(race: Race, seat: int, x: int, y: int, heading: int) -> bool:
    """LPR-30: the middle of the hull would, roughly, lie in the zone of another boat."""
    middle_x = x - SIN[heading] // 40
    middle_y = y - COS[heading] // 40
    for other in range(race.boats_out):
        rival = race.boats[other]
        if other == seat or rival.heading == NONE:
            continue
        dx = middle_x - rival.x
        dy = middle_y - rival.y
        ahead = (dx * SIN[rival.heading] + dy * COS[rival.heading]) // 1_000_000
        aside = abs(dx * COS[rival.heading] - dy * SIN[rival.heading]) // 1_000_000
        if -20_000 < ahead < 110_000 and aside < 45_000:
            return True
    return False
