"""Movements: the boat follows an arrow piece by piece, and may have to stop short."""

from __future__ import annotations

from ....engine.records import assign
from ....engine.rules import rule
from .arrows import (
    FIRST_POINT,
    HALF_BEAM,
    HULL_LENGTH,
    INNER_A,
    INNER_S,
    OUTER_A,
    OUTER_S,
    PIECES,
    heading_after,
    track_x,
    track_y,
)
from .cards import ARROW_OF, EXITS_OF, HAS_WIND
from .contact import (
    EARLY,
    EDGE,
    OK,
    RANK,
    ZONE,
    has_sea_room,
    hull_touches,
    in_zone,
    touched,
)
from .course import follow
from .geometry import eastward, northward, ratio
from .shapes import frame, lay_hull
from .start import is_closed
from .state import MOST_EXITS, NONE, Boat, Ghost, Race, Scratch, Shape

STATIONS = 8
"""On each piece, where a boat may be stopped."""


@rule
def set_out(race: Race, boat: Boat, ghost: Ghost, card_number: int) -> None:
    """LPR-16: a ghost in the place of a boat that lays its card of this number."""
    ghost.x = boat.x
    ghost.y = boat.y
    ghost.heading = boat.heading
    ghost.started = boat.started
    ghost.marks = boat.marks
    ghost.closed = 1 if is_closed(race, boat, card_number) else 0
    ghost.early = 0
    ghost.finished = 0
    ghost.happenings = 0
    ghost.hit = 0
    ghost.of = 0


# One play of an arrow.


@rule
def lay_corridor(shape: Shape, ghost: Ghost, arrow: int, piece: int) -> None:
    """LPR-25: one piece of an arrow, a beam wide; cut off where it finishes."""
    far = FIRST_POINT[arrow] + piece
    near = far - 1
    h = ghost.heading
    shape.corners = 4
    shape.x[0] = ghost.x + eastward(h, INNER_S[near], INNER_A[near])
    shape.y[0] = ghost.y + northward(h, INNER_S[near], INNER_A[near])
    shape.x[1] = ghost.x + eastward(h, OUTER_S[near], OUTER_A[near])
    shape.y[1] = ghost.y + northward(h, OUTER_S[near], OUTER_A[near])
    shape.x[2] = ghost.x + eastward(h, OUTER_S[far], OUTER_A[far])
    shape.y[2] = ghost.y + northward(h, OUTER_S[far], OUTER_A[far])
    shape.x[3] = ghost.x + eastward(h, INNER_S[far], INNER_A[far])
    shape.y[3] = ghost.y + northward(h, INNER_S[far], INNER_A[far])
    if ghost.of != 0:
        shape.x[2] = shape.x[1] + ratio((shape.x[2] - shape.x[1]) * ghost.cut, ghost.of)
        shape.y[2] = shape.y[1] + ratio((shape.y[2] - shape.y[1]) * ghost.cut, ghost.of)
        shape.x[3] = shape.x[0] + ratio((shape.x[3] - shape.x[0]) * ghost.cut, ghost.of)
        shape.y[3] = shape.y[0] + ratio((shape.y[3] - shape.y[0]) * ghost.cut, ghost.of)
    frame(shape)


@rule
def lay_run_out(shape: Shape, ghost: Ghost, px: int, py: int, x: int, y: int, heading: int) -> None:
    """LPR-25: the hull in its final place; a boat that finishes is as long as its way there."""
    if ghost.of == 0:
        lay_hull(shape, x, y, heading)
        return
    ahead = ratio(HULL_LENGTH * ghost.cut, ghost.of)
    shape.corners = 4
    for i in range(4):
        starboard = -HALF_BEAM if i == 0 or i == 3 else HALF_BEAM
        along = 0 if i < 2 else ahead
        shape.x[i] = px + eastward(heading, starboard, along)
        shape.y[i] = py + northward(heading, starboard, along)
    frame(shape)


@rule
def sail(race: Race, seat: int, ghost: Ghost, arrow: int, scratch: Scratch) -> int:
    """LPR-17, LPR-25, LPR-26, LPR-27: one play of an arrow, piece by piece.

    The ghost ends where the boat would, or where it finishes; what lies beyond the finish does not
    matter. The first contact ends it: `hit` is then the number of the piece.
    """
    free = has_sea_room(race, seat, ghost.x, ghost.y, ghost.heading, arrow)
    pieces = PIECES[arrow]
    last = heading_after(arrow, ghost.heading, pieces)
    px = ghost.x
    py = ghost.y
    ghost.hit = 0
    for piece in range(1, pieces + 2):
        qx = ghost.x + track_x(arrow, ghost.heading, piece)
        qy = ghost.y + track_y(arrow, ghost.heading, piece)
        finishes = follow(race, ghost, px, py, qx, qy)
        if not free:
            if piece <= pieces:
                lay_corridor(scratch.moving, ghost, arrow, piece)
            else:
                lay_run_out(scratch.moving, ghost, px, py, qx, qy, last)
            contact = touched(race, seat, scratch.moving, scratch.other)
            if contact != OK:
                ghost.hit = piece
                return contact
        if finishes:
            ghost.x = px + ratio((qx - px) * ghost.cut, ghost.of)
            ghost.y = py + ratio((qy - py) * ghost.cut, ghost.of)
            ghost.heading = heading_after(arrow, ghost.heading, piece)
            ghost.finished = 1
            return OK
        px = qx
        py = qy
    ghost.x = px
    ghost.y = py
    ghost.heading = last
    return OK


@rule
def judged(race: Race, seat: int, ghost: Ghost, contact: int, scratch: Scratch) -> int:
    """LPR-29, LPR-30, LPR-50: contact counts first, then the zone at the end, then the line."""
    if contact != OK or ghost.finished == 1:
        return contact
    if in_zone(race, seat, ghost.x, ghost.y, ghost.heading, scratch):
        return ZONE
    return EARLY if ghost.early == 1 else OK


@rule
def judge_onward(
    race: Race, seat: int, first: Ghost, card: int, exit: int, scratch: Scratch
) -> int:
    """LPR-36, LPR-37: a wind card whose first play has ended in `first`, with this second arrow."""
    assign(scratch.onward, first)
    contact = sail(race, seat, scratch.onward, ARROW_OF[MOST_EXITS * card + exit], scratch)
    return judged(race, seat, scratch.onward, contact, scratch)


@rule
def best_onward(race: Race, seat: int, first: Ghost, card: int, scratch: Scratch) -> int:
    """LPR-37: the best judgement over all second arrows; of equals that of the first arrow."""
    best = EDGE
    for exit in range(EXITS_OF[card]):
        found = judge_onward(race, seat, first, card, exit, scratch)
        if exit == 0 or RANK[found] < RANK[best]:
            best = found
    return best


@rule
def judge(race: Race, boat: Boat, card: int, exit: int, scratch: Scratch) -> int:
    """LPR-26, LPR-27, LPR-30, LPR-37, LPR-50: what becomes of a card laid now with this arrow.

    `scratch.ghost` ends where the first play does.
    """
    ghost = scratch.ghost
    set_out(race, boat, ghost, boat.laid + 1)
    contact = sail(race, boat.seat, ghost, ARROW_OF[MOST_EXITS * card + exit], scratch)
    if HAS_WIND[card] == 1 and contact == OK and ghost.finished == 0:
        return best_onward(race, boat.seat, ghost, card, scratch)
    return judged(race, boat.seat, ghost, contact, scratch)


# Stopping short.


@rule
def is_past_line(touch: Ghost, station: int) -> bool:
    """LPR-55: the piece in contact finishes, and this station lies on the line or beyond it."""
    return touch.of != 0 and station * touch.of >= STATIONS * touch.cut


@rule
def stopping_place(
    race: Race, boat: Boat, arrow: int, second: int, contact: bool, scratch: Scratch
) -> int:
    """LPR-31, LPR-55: the number of the station where a boat stops; 0 where it is.

    At a zone it is the last station that is clear of everything. Before a contact it is the last
    clear one before the hull touches anything, at most up to the end of the piece in contact; if
    the hull never does, then the last one up to the beginning of that piece.
    """
    touch = scratch.onward if second != NONE else scratch.ghost
    hit = touch.hit
    if second != NONE:
        hit += PIECES[arrow] + 1
    x = boat.x
    y = boat.y
    heading = boat.heading
    best = 0
    station = 0
    number = 0
    for play in range(2):
        sailed = arrow if play == 0 else second
        if sailed == NONE:
            break
        px = x
        py = y
        for piece in range(1, PIECES[sailed] + 2):
            number += 1
            qx = x + track_x(sailed, heading, piece)
            qy = y + track_y(sailed, heading, piece)
            before = best
            for j in range(1, STATIONS + 1):
                if contact and number == hit and is_past_line(touch, j):
                    break
                station += 1
                at_x = px + ratio((qx - px) * j, STATIONS)
                at_y = py + ratio((qy - py) * j, STATIONS)
                at_heading = heading_after(sailed, heading, piece if j == STATIONS else piece - 1)
                if hull_touches(race, boat.seat, at_x, at_y, at_heading, scratch) != OK:
                    if contact:
                        return best
                elif not in_zone(race, boat.seat, at_x, at_y, at_heading, scratch):
                    best = station
            if contact and number == hit:
                return before
            px = qx
            py = qy
        x = px
        y = py
        heading = heading_after(sailed, heading, PIECES[sailed])
    return best


@rule
def sail_to(race: Race, ghost: Ghost, arrow: int, second: int, station: int) -> None:
    """LPR-31, LPR-55: as far as a station, with what happens on the way there."""
    left = station
    for play in range(2):
        sailed = arrow if play == 0 else second
        if sailed == NONE:
            return
        heading = ghost.heading
        x = ghost.x
        y = ghost.y
        for piece in range(1, PIECES[sailed] + 2):
            if left == 0:
                return
            steps = min(left, STATIONS)
            px = ghost.x
            py = ghost.y
            qx = x + track_x(sailed, heading, piece)
            qy = y + track_y(sailed, heading, piece)
            ghost.x = px + ratio((qx - px) * steps, STATIONS)
            ghost.y = py + ratio((qy - py) * steps, STATIONS)
            ghost.heading = heading_after(
                sailed, heading, piece if steps == STATIONS else piece - 1
            )
            follow(race, ghost, px, py, ghost.x, ghost.y)
            left -= steps
