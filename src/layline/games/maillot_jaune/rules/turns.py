"""A turn: the normal move, the break-away, help, and what setting off does to those behind."""

from __future__ import annotations

from ....engine.log import note
from ....engine.rules import Ints, rule
from .actions import ANNOUNCE, ASIDE, STAY, TO
from .course import are_alongside, is_waiting, put_on
from .drafting import draw_train, square
from .events import HELPS, RIDES, SHIFTS
from .order import put_first
from .paying import spend, suffer
from .reach import is_pursued
from .risk import PUNCTURE, risk_cost
from .standings import cross_line
from .state import (
    AID,
    BREAK,
    FINISH,
    MOST_LANES,
    MOST_RIDERS,
    MOST_RISK,
    NONE,
    PULL,
    RISK,
    SHAKEN,
    SIDE_BY_SIDE,
    SPRINT,
    TOWED,
    Race,
)

# Whatever plays part of a turn says whether that ends the turn.

# Riding.


@rule
def choose_square(race: Race, action: int, log: Ints) -> bool:
    """MJ-15, MJ-20, MJ-48, MJ-51, MJ-53, MJ-55, MJ-56: ride, shift or stay.

    The first move of a pursued rider decides: sideways shakes his pursuer off, forward draws him
    along for a unit of energy, or, without energy, for what the dice say.
    """
    turn = race.turn
    if action == STAY:
        return stop_here(race)
    aside = action >= ASIDE
    where = action - (ASIDE if aside else TO)
    turn.dest_column = where // MOST_LANES + 1
    turn.dest_lane = where % MOST_LANES
    if is_pursued(race):
        rider = race.riders[turn.rider]
        if aside or turn.dest_column == rider.column:
            turn.draft = SHAKEN
            note(log, 55, turn.rider, SHIFTS, 0, 0, 0, 0)
        elif turn.draft == SIDE_BY_SIDE:
            turn.tow = 1
        elif rider.energy == 0:
            race.phase = PULL
            return False
        else:
            turn.draft = TOWED
            if not spend(race, turn.rider, 1, 48, log):
                return True
    return ride_there(race, log)


@rule
def stop_here(race: Race) -> bool:
    """MJ-15, MJ-20: after the normal move comes the break-away, after that the turn is over."""
    if race.phase == SPRINT:
        return True
    race.phase = BREAK
    return False


@rule
def ride_there(race: Race, log: Ints) -> bool:
    """MJ-12, MJ-20, MJ-29, MJ-38, MJ-49, MJ-50, MJ-53: take the chosen square.

    A pursuer is drawn once, at the first move; crossing the line ends the turn.
    """
    turn = race.turn
    rider = race.riders[turn.rider]
    column = rider.column
    lane = rider.lane
    normal = turn.left == 0
    there = square(turn.dest_column, turn.dest_lane)
    note(log, 12 if normal else 29, turn.rider, RIDES, square(column, lane), there, 0, 0)
    put_on(race, rider, turn.dest_column, turn.dest_lane)
    turn.moved = 1
    turn.dest_column = 0
    turn.dest_lane = 0
    if turn.draft == TOWED and turn.tow == 0:
        turn.tow = 1
        race.queue = put_first(race.queue, draw_train(race, column, lane, log))
    if rider.column == FINISH:
        cross_line(race, turn.rider, log)
        return True
    race.phase = BREAK
    return not normal


@rule
def pull(race: Race, roll: int, log: Ints) -> bool:
    """MJ-51, MJ-53: the dice say what it costs to set off with a pursuer and no energy."""
    if not suffer(race, race.turn.rider, risk_cost(roll, 1), 51, log):
        return True
    race.turn.draft = TOWED
    return ride_there(race, log)


# The break-away.


@rule
def why_not_announce(race: Race, safe: int, risk: int) -> int:
    """MJ-20, MJ-23, MJ-24, MJ-25: once a turn, within the energy left, four squares with risk."""
    if race.phase != BREAK:
        return 20
    if risk > MOST_RISK:
        return 25
    if safe + risk == 0:
        return 20
    energy = race.riders[race.turn.rider].energy
    if safe > energy:
        return 24 if energy == 0 else 23
    return 0


@rule
def announce(race: Race, action: int, log: Ints) -> bool:
    """MJ-21, MJ-22, MJ-28: both parts are announced together; squares without risk are paid."""
    turn = race.turn
    turn.safe = (action - ANNOUNCE) // (MOST_RISK + 1)
    turn.risk = (action - ANNOUNCE) % (MOST_RISK + 1)
    if not spend(race, turn.rider, turn.safe, 22, log):
        return True
    if turn.risk > 0:
        race.phase = RISK
    else:
        turn.left = turn.safe
        race.phase = SPRINT
    return False


@rule
def take_risk(race: Race, roll: int, log: Ints) -> bool:
    """MJ-26, MJ-29, MJ-30: pay the dice; a puncture leaves the squares, or by option loses them."""
    turn = race.turn
    cost = risk_cost(roll, turn.risk)
    if not suffer(race, turn.rider, cost, 27, log):
        return True
    turn.left = turn.safe + turn.risk
    if cost == PUNCTURE and race.loses == 1:
        turn.left = turn.safe
    race.phase = SPRINT
    return turn.left == 0


# Help.


@rule
def may_help(race: Race, number: int) -> bool:
    """MJ-61, MJ-62: a punctured rider alongside, for a rider who need not wait himself."""
    if race.helping == 0 or race.riders[number].owner == NONE:
        return False
    helper = race.riders[race.turn.rider]
    return (
        race.riders[number].flats > 0
        and are_alongside(helper, race.riders[number])
        and not is_waiting(helper)
    )


@rule
def may_help_anybody(race: Race) -> bool:
    """MJ-61: there is somebody to help."""
    for number in range(MOST_RIDERS):
        if race.riders[number].flats > 0 and may_help(race, number):
            return True
    return False


@rule
def why_not_help(race: Race, number: int) -> int:
    """MJ-61, MJ-62: the rule against helping this rider now."""
    target = race.riders[number]
    if target.owner != NONE and target.flats == 0 and target.owed > 0:
        return 62
    if race.turn.rider == NONE:
        return 61
    if is_waiting(race.riders[race.turn.rider]):
        return 62
    return 0 if race.phase == AID and may_help(race, number) else 61


@rule
def help_rider(race: Race, number: int, log: Ints) -> None:
    """MJ-61, MJ-62: he misses one turn less, and the helper one more."""
    race.riders[number].flats -= 1
    race.riders[race.turn.rider].owed += 1
    note(log, 61, race.turn.rider, HELPS, number, 0, 0, 0)
