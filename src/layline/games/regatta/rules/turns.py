"""A turn: what may be done in it, and the look-ahead that keeps every turn completable."""

from __future__ import annotations

from ....engine.records import assign
from ....engine.rules import Ints, rule, table
from ...sailing import DX, DY, RUNNING, opposite
from .actions import (
    LEG,
    LEG_PROTEST,
    LUFF,
    SPIN_DOWN,
    SPIN_UP,
    TURN,
    has_protest,
    has_puff,
    is_leg,
)
from .course import is_taken, on_board
from .headings import luff, turn_to, why_not_luff, why_not_turn
from .legs import SPACES, sail, why_not_leg
from .spinnaker import spin_down, spin_up, why_not_spin_down, why_not_spin_up
from .state import FINISHED, Race, Scratch

# What may complete a turn, in the order tried: first what needs no water.
WAYS_ON = table((LUFF, *range(TURN, LUFF), *range(LEG, TURN)))


@rule
def why_not_now(race: Race, action: int, scratch: Scratch) -> int:
    """The rule that forbids an action as such, without looking at what comes after it.

    If it is a leg, the ghost ends where the yacht would.
    """
    boat = race.boats[race.todo[0]]
    if is_leg(action):
        return why_not_leg(
            race, boat, action & 7, has_puff(action), has_protest(action), scratch.ghost
        )
    if action < LUFF:
        return why_not_turn(race, boat, action - TURN)
    if action == LUFF:
        return why_not_luff(race, boat)
    if action == SPIN_UP:
        return why_not_spin_up(race, boat)
    return why_not_spin_down(race, boat)


@rule
def why_not_in_turn(race: Race, action: int, scratch: Scratch) -> int:
    """REG-28, REG-29, REG-40: an action must be allowed and leave a turn that can be completed."""
    refused = why_not_now(race, action, scratch)
    if refused != 0 or action == SPIN_DOWN:
        return refused
    if is_leg(action) and scratch.ghost.status == FINISHED:
        return 0
    if action != SPIN_UP and race.turn.legs == 1:
        return 0
    if needs_no_water(race, action) or has_sea_room(race, action, scratch):
        return 0
    assign(scratch.ahead[0], race)
    make(scratch.ahead[0], action, scratch.silent[:], scratch)
    if can_be_completed(scratch):
        return 0
    return 40 if action == SPIN_UP else 29


@rule
def needs_no_water(race: Race, action: int) -> bool:
    """REG-29: a shortcut: after this leg the turn can surely be completed on the spot.

    One more leg can be luffed (basic game) or be a heading move (advanced game); two more can be
    a heading move into the wind and a luff.
    """
    boat = race.boats[race.todo[0]]
    if not is_leg(action) or boat.spinnaker == 1:
        return False
    left = race.turn.legs - 1
    if race.advanced == 1:
        return left == 1 or race.turn.luffed == 0
    return left == 1 and race.turn.luffed == 0


@rule
def has_sea_room(race: Race, action: int, scratch: Scratch) -> bool:
    """REG-29, REG-40: a shortcut: after this the turn can surely be completed dead before the wind.

    Running is allowed on either tack, under spinnaker, and never goes straight back. After a
    protest the water may look different: a yacht put back could lie in the way.
    """
    boat = race.boats[race.todo[0]]
    turns = TURN <= action < LUFF
    head_to_wind = action - TURN == race.wind if turns else boat.heading == race.wind
    if head_to_wind or has_protest(action) or (race.no_early_line == 1 and race.rounds < 3):
        return False
    legs = race.turn.legs if action == SPIN_UP else race.turn.legs - 1
    spinnaker = boat.spinnaker == 1 or action == SPIN_UP
    x = scratch.ghost.x if is_leg(action) else boat.x
    y = scratch.ghost.y if is_leg(action) else boat.y
    downwind = opposite(race.wind)
    for _ in range(legs * (SPACES[RUNNING] + (1 if spinnaker else 0))):
        x += DX[downwind]
        y += DY[downwind]
        if not on_board(race, x, y) or is_taken(race, x, y):
            return False
    return True


@rule
def can_be_completed(scratch: Scratch) -> bool:
    """REG-29: search, depth first, for any way to use up the legs left in `scratch.ahead[0]`."""
    depth = 0
    scratch.tried[0] = 0
    while depth >= 0:
        race = scratch.ahead[depth]
        if scratch.tried[depth] == len(WAYS_ON):
            depth -= 1
            continue
        action = WAYS_ON[scratch.tried[depth]]
        scratch.tried[depth] += 1
        if why_not_now(race, action, scratch) != 0:
            continue
        finishes = is_leg(action) and scratch.ghost.status == FINISHED
        if race.turn.legs == 1 or finishes:
            return True
        assign(scratch.ahead[depth + 1], race)
        make(scratch.ahead[depth + 1], action, scratch.silent[:], scratch)
        depth += 1
        scratch.tried[depth] = 0
    return False


@rule
def make(race: Race, action: int, log: Ints, scratch: Scratch) -> bool:
    """REG-21, REG-28: take an action of the turn; whether it was a change of tack on the spot."""
    boat = race.boats[race.todo[0]]
    tack = boat.tack
    if action == SPIN_UP:
        spin_up(race, boat, log)
        return False
    if is_leg(action):
        sail(race, boat, action & 7, has_puff(action), has_protest(action), log, scratch)
    elif action < LUFF:
        turn_to(race, boat, action - TURN, log)
    elif action == LUFF:
        luff(race, boat, log)
    else:
        spin_down(race, boat, log)
    race.turn.legs -= 1
    race.turn.spent += 1
    race.turn.begun = 1
    race.turn.acted = 1
    return TURN <= action < LUFF and boat.tack != tack


@rule
def is_idle(race: Race, action: int) -> bool:
    """REG-60, REG-78: heading moves need the advanced game, and protests a yacht that is liable."""
    if LEG_PROTEST <= action < TURN:
        return race.liabilities == 0
    return race.advanced == 0 and TURN <= action < LUFF


@rule
def turn_choices(race: Race, out: Ints, scratch: Scratch) -> int:
    """REG-28, REG-30: every action the yacht on move may take."""
    n = 0
    for action in range(SPIN_DOWN + 1):
        if not is_idle(race, action) and why_not_in_turn(race, action, scratch) == 0:
            out[n] = action
            n += 1
    return n


@rule
def has_turn(race: Race, scratch: Scratch) -> bool:
    """REG-31: whether the yacht on move can do anything at all."""
    for action in range(SPIN_DOWN + 1):
        if not is_idle(race, action) and why_not_in_turn(race, action, scratch) == 0:
            return True
    return False
