"""The referee: what the engine asks of the game, answered phase by phase."""

from __future__ import annotations

from ....engine.log import note
from ....engine.rng import Rng, below
from ....engine.rules import CHANCE, Ints, rule, table
from ....engine.rules import OVER as NOBODY
from .actions import HEADING, POINT
from .events import RETIRES
from .finish import end_race, is_decided
from .menu import turn_choices, why_not_in_turn
from .setup import begin_placing, choose_heading, orders, place, take_order, why_not_place
from .shadow import read_shadows
from .start import lapse_claims
from .state import (
    BLUE,
    HEAD,
    LAYOUT,
    NONE,
    ORDER,
    OVER,
    PLACE,
    PLAY,
    RACING,
    RETIRED,
    TOKENS,
    WIND,
    YELLOW,
    Race,
    Scratch,
)
from .tokens import (
    draw_layout,
    lay_by_hand,
    lay_layout,
    why_not_layout,
    why_not_token,
)
from .turns import begin_race, begin_turn, carry_on, next_turn, play_in_turn
from .water import take_off_board
from .wind import throw_wind

OUT_OF_PHASE = table((35, 19, 19, 24, 24, 37, 64, 107))
"""By phase: the rule that refuses what belongs to another one."""


@rule
def actor(race: Race) -> int:
    """RTW-35, RTW-64, RTW-107: the boat on move, chance, or nobody when all is over."""
    if race.phase == PLAY or race.phase == PLACE or race.phase == HEAD or race.phase == TOKENS:
        return race.turns[race.at]
    return NOBODY if race.phase == OVER else CHANCE


@rule
def why_not(race: Race, action: int, scratch: Scratch) -> int:
    """RTW-19, RTW-24, RTW-35, RTW-37, RTW-107: the rule that forbids a decision here, or 0."""
    if race.phase == PLAY:
        return why_not_in_turn(race, action)
    if race.phase == HEAD and HEADING <= action < HEADING + 8:
        return 0
    points = race.cols * race.rows
    if race.phase == PLACE and POINT <= action < POINT + points:
        at = action - POINT
        boat = race.boats[race.turns[race.at]]
        return why_not_place(race, boat, at % race.cols, at // race.cols)
    if race.phase == TOKENS and action >= POINT + points:
        at = action - POINT - points
        colour = YELLOW if at < points else BLUE
        at -= colour * points
        return why_not_token(race, colour, at % race.cols, at // race.cols)
    return OUT_OF_PHASE[race.phase]


@rule
def choices(race: Race, out: Ints, scratch: Scratch) -> int:
    """Every legal action, or every chance result that can be listed, in the order of numbers."""
    n = 0
    if race.phase == PLAY:
        return turn_choices(race, out)
    if race.phase == WIND:
        for direction in range(8):
            if race.faces[direction] > 0:
                out[n] = direction
                n += 1
    elif race.phase == ORDER:
        for nth in range(orders(race)):
            out[nth] = nth
        n = orders(race)
    elif race.phase == HEAD:
        for heading in range(8):
            out[heading] = HEADING + heading
        n = 8
    elif race.phase == PLACE:
        n = place_choices(race, out)
    elif race.phase == TOKENS:
        n = token_choices(race, out)
    return n


@rule
def place_choices(race: Race, out: Ints) -> int:
    """RTW-24: every point where the boat on move may be placed."""
    n = 0
    boat = race.boats[race.turns[race.at]]
    for y in range(race.rows):
        for x in range(race.cols):
            if why_not_place(race, boat, x, y) == 0:
                out[n] = POINT + y * race.cols + x
                n += 1
    return n


@rule
def token_choices(race: Race, out: Ints) -> int:
    """RTW-19: every token that may be laid, on every point."""
    n = 0
    points = race.cols * race.rows
    for colour in range(2):
        for y in range(race.rows):
            for x in range(race.cols):
                if why_not_token(race, colour, x, y) == 0:
                    out[n] = POINT + (1 + colour) * points + y * race.cols + x
                    n += 1
    return n


@rule
def odds(race: Race, out: Ints) -> None:
    """RTW-35, RTW-64: the weight of each chance result that `choices` lists, in its order."""
    if race.phase == WIND:
        n = 0
        for direction in range(8):
            if race.faces[direction] > 0:
                out[n] = race.faces[direction]
                n += 1
    elif race.phase == ORDER:
        for nth in range(orders(race)):
            out[nth] = 1


@rule
def draw(race: Race, rng: Rng, out: Ints) -> int:
    """RTW-19, RTW-35, RTW-64: one chance result; how many numbers it has."""
    if race.phase == LAYOUT:
        return draw_layout(race, rng, out)
    if race.phase == ORDER:
        out[0] = below(rng, orders(race))
        return 1
    faces = 0
    for direction in range(8):
        faces += race.faces[direction]
    nth = below(rng, faces)
    direction = 0
    while nth >= race.faces[direction]:
        nth -= race.faces[direction]
        direction += 1
    out[0] = direction
    return 1


@rule
def settle(race: Race, outcome: Ints, log: Ints, scratch: Scratch) -> int:
    """RTW-19, RTW-35, RTW-64: apply a chance result; one that cannot come up is refused."""
    result = outcome[0]
    if race.phase == WIND:
        if result < 0 or result > 7 or race.faces[result] == 0:
            return 64
        race.phase = PLAY
        throw_wind(race, result, log)
        carry_on(race, race.boats[race.turns[race.at]], log)
        return 0
    if race.phase == ORDER:
        if result < 0 or result >= orders(race):
            return 35
        take_order(race, result, log)
        return 0
    if race.phase == LAYOUT:
        refused = why_not_layout(race, outcome)
        if refused == 0:
            lay_layout(race, outcome, log)
            begin_placing(race)
        return refused
    return OUT_OF_PHASE[race.phase]


@rule
def play(race: Race, action: int, log: Ints, scratch: Scratch) -> None:
    """Apply a legal decision with all its consequences, up to the next decision or throw."""
    if race.phase == PLAY:
        play_in_turn(race, action, log)
    elif race.phase == HEAD:
        if choose_heading(race, action - HEADING, log):
            begin_race(race, log)
    elif race.phase == PLACE:
        at = action - POINT
        place(race, at % race.cols, at // race.cols, log)
    else:
        points = race.cols * race.rows
        at = action - POINT - points
        colour = YELLOW if at < points else BLUE
        at -= colour * points
        lay_by_hand(race, colour, at % race.cols, at // race.cols, log)
        if race.stock[YELLOW] + race.stock[BLUE] == 0:
            begin_placing(race)


@rule
def resume(race: Race, log: Ints, scratch: Scratch) -> None:
    """RTW-40: a loaded position without a turn: that of the boat on move begins."""
    if race.phase == PLAY:
        begin_turn(race, log)


@rule
def may_retire(race: Race, seat: int) -> int:
    """RTW-107, RTW-109: a racing boat may retire from the first round to the end."""
    if race.phase == OVER:
        return 107
    if race.phase != PLAY and race.phase != WIND:
        return 109
    if seat < 0 or seat >= race.fleet or race.boats[seat].status != RACING:
        return 109
    return 0


@rule
def retire(race: Race, seat: int, log: Ints, scratch: Scratch) -> None:
    """RTW-109: she leaves the board; a throw that was due for her is dropped."""
    boat = race.boats[seat]
    in_turn = race.turns[race.at] == seat
    take_off_board(race, boat)
    boat.status = RETIRED
    race.retired[race.gone] = seat
    race.gone += 1
    lapse_claims(race, seat)
    for other in range(race.fleet):
        if other == seat or race.covers[other] == seat:
            race.covers[other] = NONE
    note(log, 109, seat, RETIRES, 0, 0, 0, 0)
    if is_decided(race):
        end_race(race, 107, log)
    elif in_turn:
        read_shadows(race, log)
        next_turn(race, log)


@rule
def scores(race: Race, out: Ints) -> None:
    """RTW-10, RTW-107: one point for every boat behind her; nothing for a boat not ranked yet."""
    for seat in range(race.fleet):
        out[seat] = 0
    for i in range(race.home):
        out[race.finish[i]] = race.fleet - 1 - i
