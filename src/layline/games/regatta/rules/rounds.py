"""The course of a race: draw, placing, rolls, one turn after the other, the end of a round."""

from __future__ import annotations

from ....engine.log import note
from ....engine.records import assign, clear
from ....engine.rules import Ints, rule
from ...sailing import point_of_sail
from .actions import SPIN_DOWN
from .blanketing import blanketed_by, partly_blanketed_by, would_blanket
from .course import is_taken, on_board, put_on_board, side, take_off_board
from .events import (
    DRAWN_FIRST,
    GIVES_UP,
    HEADS,
    LEGS,
    LOSES_LEG,
    LOSES_TURN,
    PLACED,
    RECALLED,
    TAKES_DIE,
    WIND,
    WIND_STAYS,
)
from .finish import end_race, place_finishers, race_ends
from .headings import first_tack, follow_wind
from .order import leave_round, line_up, next_racing
from .penalties import remember
from .puffs import PUFFS_PER_RACE
from .right_of_way import become_liable, check_liabilities, drop_liability, lapse
from .state import (
    FIRST,
    HEAD,
    NONE,
    PLACE,
    PLAY,
    RACING,
    RED,
    ROLL,
    Boat,
    Race,
    Scratch,
)
from .turns import has_turn, make

# Before the race.


@rule
def set_up_race(race: Race) -> None:
    """REG-06, REG-10, REG-57: every race begins afresh: wind, yachts, two puffs, spinnaker down."""
    race.phase = FIRST
    race.rounds = 0
    race.wind = race.start
    race.die = 0
    race.first = NONE
    while race.liabilities > 0:
        drop_liability(race, 0)
    for seat in range(race.yachts):
        boat = race.boats[seat]
        take_off_board(race, boat)
        clear(boat)
        boat.seat = seat
        boat.x = NONE
        boat.y = NONE
        boat.puffs = PUFFS_PER_RACE
        boat.heading = NONE


@rule
def draw_first(race: Race, seat: int, log: Ints) -> None:
    """REG-07: the first player is drawn; the yachts are placed clockwise from there."""
    race.first = seat
    race.phase = PLACE
    line_up(race)
    note(log, 7, seat, DRAWN_FIRST, 0, 0, 0, 0)


@rule
def why_not_place(race: Race, x: int, y: int) -> int:
    """REG-08, REG-09, REG-25, REG-26: on a free space behind the line, blanketing nobody."""
    if not on_board(race, x, y):
        return 25
    if is_taken(race, x, y):
        return 26
    if side(race, x, y) >= 0:
        return 8
    if would_blanket(race, x, y):
        return 9
    return 0


@rule
def place(race: Race, x: int, y: int, log: Ints) -> None:
    """REG-08: put the yacht on move on the board; in the advanced game a heading follows."""
    boat = race.boats[race.todo[0]]
    put_on_board(race, boat, x, y)
    note(log, 8, boat.seat, PLACED, x, y, 0, 0)
    if race.advanced == 1:
        race.phase = HEAD
    else:
        place_next(race, log)


@rule
def choose_heading(race: Race, direction: int, log: Ints) -> None:
    """REG-63: the first heading, any but head to wind."""
    boat = race.boats[race.todo[0]]
    boat.heading = direction
    boat.tack = first_tack(race, direction)
    note(log, 63, boat.seat, HEADS, direction, 0, 0, 0)
    place_next(race, log)


@rule
def place_next(race: Race, log: Ints) -> None:
    """REG-08, REG-17: the next yacht is placed; after the last one round one begins."""
    leave_round(race, race.todo[0])
    wait_for_placing(race, log)


@rule
def wait_for_placing(race: Race, log: Ints) -> None:
    """REG-08, REG-17: whoever is first in the list places; with nobody left round one begins."""
    race.phase = PLACE
    if race.waiting == 0:
        begin_round(race, log)


# Rounds and the die.


@rule
def begin_round(race: Race, log: Ints) -> None:
    """REG-13, REG-14, REG-18: round three recalls early starters; the holder of the die rolls."""
    race.rounds += 1
    race.phase = ROLL
    race.die = 0
    if race.rounds == 3:
        for seat in range(race.yachts):
            boat = race.boats[seat]
            if boat.status == RACING and side(race, boat.x, boat.y) >= 0:
                note(log, 18, seat, RECALLED, 0, 0, 0, 0)
        check_liabilities(race, log)
    if race.boats[race.first].status != RACING:
        race.first = next_racing(race, race.first)


@rule
def roll(race: Race, face: int, log: Ints, scratch: Scratch) -> None:
    """REG-13, REG-15: a number sets the legs of every turn in this round, an S shifts the wind."""
    if face >= RED:
        shift_wind(race, -1 if face == RED else 1, log)
        race.first = next_racing(race, race.first)
        note(log, 16, race.first, TAKES_DIE, 0, 0, 0, 0)
        return
    race.die = face
    race.phase = PLAY
    line_up(race)
    note(log, 13, NONE, LEGS, face, 0, 0, 0)
    begin_turns(race, log, scratch)


@rule
def shift_wind(race: Race, by: int, log: Ints) -> None:
    """REG-15, REG-61, REG-79: 45 degrees at once; tacks and liabilities follow."""
    wind = (race.wind + by) & 7
    if race.wind_limited == 1 and point_of_sail(wind, race.start) > 2:
        note(log, 15, NONE, WIND_STAYS, race.wind, 0, 0, 0)
        return
    race.wind = wind
    note(log, 15, NONE, WIND, wind, 0, 0, 0)
    follow_wind(race)
    check_liabilities(race, log)


# Turns.


@rule
def begin_turns(race: Race, log: Ints, scratch: Scratch) -> None:
    """REG-12, REG-31: go on to the next yacht that has something to decide, or end the round."""
    while race.waiting > 0:
        if begin_turn(race, race.boats[race.todo[0]], log, scratch):
            return
        end_turn(race, race.boats[race.todo[0]], False, log)
    end_round(race, log)


@rule
def begin_turn(race: Race, boat: Boat, log: Ints, scratch: Scratch) -> bool:
    """REG-31, REG-44, REG-45, REG-46: blanketing is tested, then she plays if she can."""
    turn = race.turn
    turn.legs = race.die
    turn.course = NONE
    turn.straight = 1
    turn.first_heading = boat.heading
    remember(boat, turn.undo)
    windward = blanketed_by(race, boat)
    if windward != NONE:
        note(log, 44, boat.seat, LOSES_TURN, windward, 0, 0, 0)
        return False
    windward = partly_blanketed_by(race, boat)
    if windward != NONE:
        turn.legs -= 1
        turn.spent += 1
        note(log, 45, boat.seat, LOSES_LEG, windward, 0, 0, 0)
        if turn.legs == 0:
            note(log, 45, boat.seat, LOSES_TURN, windward, 0, 0, 0)
            return False
    if not has_turn(race, scratch):
        note(log, 31, boat.seat, GIVES_UP, 0, 0, 0, 0)
        return False
    return True


@rule
def play_in_turn(race: Race, action: int, log: Ints, scratch: Scratch) -> None:
    """REG-28, REG-31: one action of a turn; with no leg left the next yacht follows."""
    boat = race.boats[race.todo[0]]
    changed_tack = make(race, action, log, scratch)
    if race.turn.legs > 0 and boat.status == RACING:
        if action != SPIN_DOWN or has_turn(race, scratch):
            return
        note(log, 31, boat.seat, GIVES_UP, 0, 0, 0, 0)
    end_turn(race, boat, changed_tack, log)
    begin_turns(race, log, scratch)


@rule
def end_turn(race: Race, boat: Boat, changed_tack: bool, log: Ints) -> None:
    """REG-73, REG-77, REG-79: claims not made lapse; a turn of her own may make her liable."""
    turn = race.turn
    if race.advanced == 1:
        lapse(race, boat.seat if turn.acted == 1 else NONE, boat.seat)
        if turn.acted == 1:
            boat.turning = 1 if changed_tack else 0
            assign(boat.undo, turn.undo)
            if boat.status == RACING:
                become_liable(race, boat, log)
    clear(race.turn)
    leave_round(race, boat.seat)


@rule
def end_round(race: Race, log: Ints) -> None:
    """REG-53, REG-55, REG-56: places of this round's finishers, then the next round or the end."""
    place_finishers(race, log)
    reason = race_ends(race)
    if reason != 0:
        end_race(race, reason, log)
    else:
        begin_round(race, log)
