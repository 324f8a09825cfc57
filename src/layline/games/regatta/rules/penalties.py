"""Protests and the two penalties of the advanced game."""

from __future__ import annotations

from ....engine.log import note
from ....engine.records import clear
from ....engine.rules import Ints, rule
from ...sailing import distance, tack_on, to_windward
from .course import is_taken, put_on_board, side, take_off_board
from .events import IS_DISQUALIFIED, PROTESTS, PUT_BACK
from .order import leave_round
from .right_of_way import find_liability, lapse
from .state import DISQUALIFIED, Boat, Race, Scratch, Snapshot


@rule
def remember(boat: Boat, kept: Snapshot) -> None:
    """REG-82: note down all that penalty B would have to restore."""
    kept.kept = 1
    kept.x = boat.x
    kept.y = boat.y
    kept.spinnaker = boat.spinnaker
    kept.puffs = boat.puffs
    kept.started = boat.started
    kept.rounded = boat.rounded
    kept.net = boat.net
    kept.heading = boat.heading
    kept.tack = boat.tack
    kept.turning = boat.turning


@rule
def protest_against(race: Race, boat: Boat, guilty: Boat, log: Ints, scratch: Scratch) -> None:
    """REG-78, REG-80, REG-81: a yacht met on a protest leg is penalised at once.

    Under penalty A she is disqualified. Under penalty B she waits beside the board until the leg
    is over and there is room to put her back.
    """
    reason = race.liable[find_liability(race, guilty.seat, boat.seat)].reason
    note(log, reason, boat.seat, PROTESTS, guilty.seat, 0, 0, 0)
    lapse(race, guilty.seat, guilty.seat)
    if race.disqualifies == 1:
        take_off_board(race, guilty)
        guilty.status = DISQUALIFIED
        leave_round(race, guilty.seat)
        note(log, 81, guilty.seat, IS_DISQUALIFIED, 0, 0, 0, 0)
        return
    if guilty.undo.kept == 0:
        remember(guilty, guilty.undo)
    take_off_board(race, guilty)
    scratch.guilty[scratch.guilty_count] = guilty.seat
    scratch.guilty_count += 1


@rule
def put_back_guilty(race: Race, log: Ints, scratch: Scratch) -> None:
    """REG-82: after the protesting leg the guilty go back, in the order in which they were met."""
    for i in range(scratch.guilty_count):
        put_back(race, race.boats[scratch.guilty[i]], log)
    scratch.guilty_count = 0


@rule
def put_back(race: Race, guilty: Boat, log: Ints) -> None:
    """REG-82: her last turn is taken back, cards and marks included, and is forfeited."""
    before = guilty.undo
    guilty.spinnaker = before.spinnaker
    guilty.puffs = before.puffs
    guilty.started = before.started
    guilty.rounded = before.rounded
    guilty.net = before.net
    guilty.heading = before.heading
    guilty.tack = tack_on(before.heading, race.wind, before.tack)
    guilty.turning = before.turning
    at = nearest_free_space(race, before.x, before.y)
    put_on_board(race, guilty, at % race.cols, at // race.cols)
    clear(before)
    note(log, 82, guilty.seat, PUT_BACK, guilty.x, guilty.y, 0, 0)


@rule
def nearest_free_space(race: Race, x: int, y: int) -> int:
    """REG-82: her old space, else the nearest on the same side of the line, most leeward first.

    Spaces are numbered row by row from the south-west. Equals go by smaller x, then smaller y.
    """
    if not is_taken(race, x, y):
        return y * race.cols + x
    found = y * race.cols + x
    found_far = 127
    found_upwind = 0
    old = side(race, x, y)
    for to_x in range(race.cols):
        for to_y in range(race.rows):
            new = side(race, to_x, to_y)
            if is_taken(race, to_x, to_y) or old * new < 0 or (old == 0) != (new == 0):
                continue
            far = distance(x, y, to_x, to_y)
            upwind = to_windward(to_x, to_y, race.wind)
            if far < found_far or (far == found_far and upwind < found_upwind):
                found = to_y * race.cols + to_x
                found_far = far
                found_upwind = upwind
    return found
