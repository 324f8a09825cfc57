"""The referee: what the engine asks of the game, answered phase by phase."""

from __future__ import annotations

from ....engine.log import note
from ....engine.records import clear
from ....engine.rng import Rng, below
from ....engine.rules import CHANCE, Ints, rule
from ....engine.rules import OVER as NOBODY
from ...sailing import E, N, S, W
from .actions import HEADING, SPACE, SPIN_DOWN
from .course import take_off_board
from .events import RETIRES
from .finish import end_race
from .order import leave_round, next_racing, still_racing
from .right_of_way import lapse
from .rounds import (
    begin_turns,
    choose_heading,
    draw_first,
    place,
    play_in_turn,
    roll,
    set_up_race,
    wait_for_placing,
    why_not_place,
)
from .state import (
    FIRST,
    HEAD,
    NEXT_RACE,
    OVER,
    PLACE,
    PLAY,
    RACING,
    RETIRED,
    ROLL,
    Race,
    Scratch,
)
from .turns import turn_choices, why_not_in_turn


@rule
def actor(race: Race) -> int:
    """REG-12: the yacht on move, the dice, or nobody when all is over."""
    if race.phase == OVER:
        return NOBODY
    if race.phase == FIRST or race.phase == ROLL or race.phase == NEXT_RACE:
        return CHANCE
    return race.todo[0]


@rule
def why_not(race: Race, action: int, scratch: Scratch) -> int:
    """REG-12, REG-63: the rule that forbids a decision here, or 0."""
    if race.phase == PLAY and 0 <= action <= SPIN_DOWN:
        return why_not_in_turn(race, action, scratch)
    if race.phase == HEAD and HEADING <= action < SPACE:
        return 63 if action - HEADING == race.wind else 0
    if race.phase == PLACE and action >= SPACE:
        return why_not_place(race, (action - SPACE) % race.cols, (action - SPACE) // race.cols)
    return 12


@rule
def choices(race: Race, out: Ints, scratch: Scratch) -> int:
    """Every legal action, or every different chance result, in the order of their numbers."""
    n = 0
    if race.phase == PLAY:
        return turn_choices(race, out, scratch)
    if race.phase == PLACE:
        return place_choices(race, out)
    elif race.phase == HEAD:
        for direction in range(8):
            if direction != race.wind:
                out[n] = HEADING + direction
                n += 1
    elif race.phase == FIRST:
        for seat in range(race.yachts):
            if race.boats[seat].status == RACING:
                out[n] = seat
                n += 1
    elif race.phase == ROLL:
        for face in range(6):
            if race.faces[face] != 0 and first_of_its_kind(race, face):
                out[n] = face
                n += 1
    elif race.phase == NEXT_RACE:
        out[0] = 0
        n = 1
    return n


@rule
def place_choices(race: Race, out: Ints) -> int:
    """REG-08: every space behind the line where the yacht on move may be placed."""
    n = 0
    west = race.committee_x + 1 if race.start == W else 0
    east = race.committee_x if race.start == E else race.cols
    south = race.committee_y + 1 if race.start == S else 0
    north = race.committee_y if race.start == N else race.rows
    for y in range(south, north):
        for x in range(west, east):
            if why_not_place(race, x, y) == 0:
                out[n] = SPACE + y * race.cols + x
                n += 1
    return n


@rule
def first_of_its_kind(race: Race, face: int) -> bool:
    """REG-13: no earlier face of the die shows the same."""
    for earlier in range(face):
        if race.faces[earlier] == race.faces[face]:
            return False
    return True


@rule
def odds(race: Race, out: Ints) -> None:
    """REG-07, REG-13: the weight of each chance result that `choices` lists, in its order."""
    n = 0
    if race.phase == ROLL:
        for face in range(6):
            if race.faces[face] != 0 and first_of_its_kind(race, face):
                weight = 0
                for other in range(6):
                    if race.faces[other] == race.faces[face]:
                        weight += 1
                out[n] = weight
                n += 1
    else:
        for i in range(race.yachts):
            out[i] = 1


@rule
def draw(race: Race, rng: Rng, out: Ints) -> int:
    """REG-07, REG-13: one chance result; a blank face of the die is rolled again."""
    if race.phase == FIRST:
        nth = below(rng, still_racing(race))
        seat = 0
        while race.boats[seat].status != RACING or nth > 0:
            if race.boats[seat].status == RACING:
                nth -= 1
            seat += 1
        out[0] = seat
    elif race.phase == ROLL:
        face = below(rng, 6)
        while race.faces[face] == 0:
            face = below(rng, 6)
        out[0] = face
    else:
        out[0] = 0
    return 1


@rule
def settle(race: Race, outcome: Ints, log: Ints, scratch: Scratch) -> int:
    """REG-07, REG-12, REG-13, REG-57: apply a chance result; one that cannot come up is refused."""
    result = outcome[0]
    if race.phase == FIRST:
        if result < 0 or result >= race.yachts or race.boats[result].status != RACING:
            return 12
        draw_first(race, result, log)
        return 0
    if race.phase == ROLL:
        if result < 0 or result >= 6 or race.faces[result] == 0:
            return 12
        roll(race, race.faces[result], log, scratch)
        return 0
    if race.phase == NEXT_RACE and result == 0:
        race.number += 1
        set_up_race(race)
        return 0
    return 12


@rule
def play(race: Race, action: int, log: Ints, scratch: Scratch) -> None:
    """Apply a legal decision with all its consequences, up to the next decision or roll."""
    if race.phase == PLAY:
        play_in_turn(race, action, log, scratch)
    elif race.phase == HEAD:
        choose_heading(race, action - HEADING, log)
    else:
        place(race, (action - SPACE) % race.cols, (action - SPACE) // race.cols, log)


@rule
def resume(race: Race, log: Ints, scratch: Scratch) -> None:
    """REG-12, REG-46: a loaded position without a turn: begin the turn of whoever comes next."""
    if race.phase == PLAY:
        begin_turns(race, log, scratch)


@rule
def may_retire(race: Race, seat: int) -> int:
    """REG-83: a racing yacht may retire until the race is over."""
    if seat < 0 or seat >= race.yachts or race.boats[seat].status != RACING:
        return 83
    return 83 if race.phase == NEXT_RACE or race.phase == OVER else 0


@rule
def retire(race: Race, seat: int, log: Ints, scratch: Scratch) -> None:
    """REG-83: the yacht leaves the board for this race; whatever waited for her goes on."""
    boat = race.boats[seat]
    on_move = race.waiting > 0 and race.todo[0] == seat
    take_off_board(race, boat)
    boat.status = RETIRED
    lapse(race, seat, seat)
    leave_round(race, seat)
    note(log, 83, seat, RETIRES, 0, 0, 0, 0)
    if race.phase == PLAY:
        if on_move:
            clear(race.turn)
            begin_turns(race, log, scratch)
    elif still_racing(race) <= 1:
        end_race(race, 55, log)
    elif race.phase == ROLL and race.first == seat:
        race.first = next_racing(race, seat)
    elif on_move:
        wait_for_placing(race, log)


@rule
def scores(race: Race, out: Ints) -> None:
    """REG-58: the points so far, a number per seat."""
    for seat in range(race.yachts):
        out[seat] = race.points[seat]
