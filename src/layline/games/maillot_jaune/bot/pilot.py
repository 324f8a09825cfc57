"""What a rider makes of a position: the knowledge that the bots ride by.

Everything is weighed in sixtieths of a round, which is a minute. The rounds that are left to the
line count most, planned with all the energy there is; form is worth what it will save on slow
ground; a wheel to sit in is worth a part of the square it brings; nothing is worth abandoning.
"""

from __future__ import annotations

from ....engine.rules import rule, table
from ..rules.course import STARS, is_waiting, normal_limit, rider_at, stars, terrain
from ..rules.drafting import in_wheel, pursuer_of
from ..rules.reach import neighbours, widened
from ..rules.risk import COSTS, PUNCTURE, THROWS_OF_ROW
from ..rules.standings import side_of
from ..rules.state import (
    ANSWER,
    CHANGE,
    FINISH,
    FULL_ENERGY,
    LAST,
    MOST_RIDERS,
    NONE,
    OUT,
    PULL,
    RISK,
    SETTLE,
    STAGES,
    START,
    Race,
)

MINUTE = 60
THROWS = 36

ROWS = 15

ABANDONED = -1_000_000
"""Out of the tour."""

# A unit of form by the stars of the ground on which it will be spent.
FORM = table((0, 50, 26, 15))

PURSUED = 12
"""Somebody in the wheel who has played: a unit of energy or a square next time."""

WHEEL = 9
"""A wheel to sit in, shared out among the stars: always worth less than one more square.

Whoever gave up a square for it would follow a rider who always steps aside for ever.
"""

HOLDING_UP = 70
"""Behind a rider who cannot pay for a pursuer: he stays, and so do all who cannot ride past him."""

LEVEL = 20
"""An agreement with a rider as fast as oneself, when one is pursued."""

DEAREST = 4
"""The most the dice can ask for a pursuer: with more form than that they cannot hurt."""

RESERVE = 15
"""Each unit of form missing from that reserve, while there are wheels to sit in."""

SOLID_RESERVE = 45
"""The same where nobody can be ridden past: riders who cannot set off hold up all the others."""

RECKLESS = 100_000
"""An agreement whose breach could not be paid: worse than any delay, better than being out."""


@rule
def worth(race: Race, seat: int) -> int:
    """How good a position looks for a player: all his side's riders, his best one most."""
    total = 0
    best = ABANDONED
    for number in range(MOST_RIDERS):
        rider = race.riders[number]
        if rider.owner == NONE:
            continue
        if rider.owner == seat:
            value = rider_worth(race, number)
            total += value
            best = max(best, value)
        elif race.sides > 0 and rides_for(race, number, seat):
            total += rider_worth(race, number) // 2
    return total + 2 * best


@rule
def rides_for(race: Race, number: int, seat: int) -> bool:
    """MJ-63: he is on the side of this player."""
    for other in range(MOST_RIDERS):
        if race.riders[other].owner == seat:
            return side_of(race.riders[other]) == side_of(race.riders[number])
    return False


@rule
def rider_worth(race: Race, number: int) -> int:
    """What his tour looks like, up to the dice that may be pending."""
    rider = race.riders[number]
    if rider.column == OUT:
        return ABANDONED
    turn = race.turn
    if turn.rider == number:
        if race.phase == RISK:
            return after_throw(race, number, turn.safe + turn.risk, turn.risk)
        if race.phase == PULL:
            if can_tow(0, rider.form) and is_held_up(race, number):
                return tour_left(race, number, turn.dest_column, 0, rider.form, 0, 1)
            return after_throw(race, number, turn.dest_column - rider.column, 1)
        if race.phase == ANSWER:
            ahead = min(rider.column + stars(race, number), normal_limit(race, rider.column))
            return tour_left(race, number, ahead, rider.energy, rider.form, 0, 1) + hope(race)
    if race.phase == SETTLE and race.debt[0].rider == number:
        return after_throw(race, number, 0, 1)
    value = tour_left(
        race,
        number,
        rider.column,
        rider.energy,
        rider.form,
        rider.flats + rider.owed,
        rider.played,
    )
    if race.drafting == 1 and START < rider.column <= LAST:
        value += company(race, number)
        if may_owe(race, number) and not can_tow(rider.energy, rider.form):
            value -= RECKLESS
    return value


@rule
def can_tow(energy: int, form: int) -> bool:
    """MJ-34, MJ-48, MJ-51: enough to set off with somebody in the wheel whatever the dice say."""
    return form > DEAREST or (energy > 0 and energy + form > 1)


@rule
def is_held_up(race: Race, number: int) -> bool:
    """MJ-32, MJ-51, MJ-55: whether it is better to set off at once, whatever the dice ask.

    That is so where a step aside leaves no square to go on with, so that a pursuer need only
    follow: in the last stage, which is what form was saved for, and for a rider who is no longer
    ahead of what he would have needed with energy alone.
    """
    if can_slip_away(race, number):
        return False
    left = rounds_to_line(race, number, race.riders[number].column, 0)
    planned = rounds_to_line(race, number, START, FULL_ENERGY)
    return race.stage == STAGES or race.rounds + left > planned


@rule
def can_slip_away(race: Race, number: int) -> bool:
    """MJ-16, MJ-55: whether a step aside leaves a square to go on with."""
    if stars(race, number) == 1:
        return False
    rider = race.riders[number]
    if race.solid == 0 or rider.column == LAST:
        return True
    beside = neighbours(race, rider.lane) & ~race.road[rider.column]
    return widened(race, beside, 1) & ~race.road[rider.column + 1] != 0


@rule
def may_owe(race: Race, number: int) -> bool:
    """MJ-60: he rides under an agreement and will have to pay for his pursuer if it is broken."""
    pact = race.pact
    if pact.first == NONE or (pact.first != number and pact.second != number):
        return False
    if race.turn.rider == number:
        return race.turn.pursuer != NONE
    if pact.first == number and pact.ridden == 1:
        return pact.tow == 1
    return pursuer_of(race, number) != NONE


@rule
def after_throw(race: Race, number: int, ahead: int, squares: int) -> int:
    """MJ-26, MJ-27, MJ-30, MJ-35: what the dice leave of him, on average over all throws.

    They are thrown for `squares` squares; `ahead` is how many there will be to ride.
    """
    rider = race.riders[number]
    column = open_road(race, rider.column, ahead)
    total = 0
    for row in range(ROWS):
        cost = COSTS[4 * row + squares - 1]
        there = column
        flats = rider.flats
        if cost == PUNCTURE:
            cost = 0
            flats += 1
            if race.loses == 1 and race.phase == RISK:
                there = open_road(race, rider.column, ahead - squares)
        energy = max(rider.energy - cost, 0)
        form = rider.form - max(cost - rider.energy, 0)
        value = ABANDONED
        if energy + form > 0 and form >= 0:
            value = tour_left(race, number, there, energy, form, flats, 1)
            if there < FINISH and may_owe(race, number) and not can_tow(energy, form):
                value -= RECKLESS
        total += THROWS_OF_ROW[row] * value
    return total // THROWS


@rule
def open_road(race: Race, column: int, squares: int) -> int:
    """MJ-16, MJ-38: the column this many squares lead to: nobody can stop on a full one.

    With `passing: solid` nobody gets past it either.
    """
    full = (1 << race.lanes) - 1
    there = column
    for ahead in range(column + 1, min(column + squares, FINISH) + 1):
        if ahead == FINISH or race.road[ahead] != full:
            there = ahead
        elif race.solid == 1:
            return there
    return there


@rule
def tour_left(
    race: Race, number: int, column: int, energy: int, form: int, waits: int, played: int
) -> int:
    """MJ-36, MJ-40, MJ-43: minutes so far, rounds to go, and the form that is left for later.

    Rounds to go are counted from the winner's round, or while there is none from this one; two
    thirds of them are whole rounds, and all else being equal, the square further on is better. A
    rider who can no longer be in time might as well abandon.
    """
    rider = race.riders[number]
    minutes = 0
    for stage in range(rider.stages):
        minutes += rider.minutes[stage]
    value = -MINUTE * minutes + form_worth(race, number, column, energy, form)
    if race.drafting == 1:
        ahead = FINISH if race.stage < STAGES else FINISH - column
        reserve = SOLID_RESERVE if race.solid == 1 else RESERVE
        value -= reserve * max(DEAREST + 1 - form, 0) * ahead // FINISH
    if column == FINISH:
        if rider.column != FINISH and race.winner_round > 0:
            value -= MINUTE * (race.rounds - race.winner_round)
        return value + energy
    if race.rounds == 1 and rider.column == START and played == 0:
        return value
    ridden = race.rounds - (0 if played == 1 else 1)
    rounds = waits + rounds_to_line(race, number, column, energy)
    value -= 40 * rounds + 20 * waits + distance(race, number, column, energy)
    value -= FINISH - column
    if race.winner_round > 0:
        value -= MINUTE * (ridden - race.winner_round)
    if ridden + rounds > race.most_rounds:
        value += ABANDONED
    return value


@rule
def rounds_to_line(race: Race, number: int, column: int, energy: int) -> int:
    """MJ-12, MJ-18, MJ-38: whole rounds to the line, with all energy used as well as can be."""
    here = STARS[3 * number + terrain(race.stage, CHANGE)]
    beyond = STARS[3 * number + terrain(race.stage, LAST)]
    if column >= CHANGE:
        return whole_rounds(FINISH - column - energy, beyond)
    best = 1000
    for early in range(min(energy, CHANGE - column) + 1):
        first = whole_rounds(CHANGE - column - early, here)
        best = min(best, first + whole_rounds(FINISH - CHANGE - energy + early, beyond))
    return best


@rule
def distance(race: Race, number: int, column: int, energy: int) -> int:
    """MJ-12: the mere distance, in sixtieths of a third of a round.

    It keeps a rider going where no whole round is at stake.
    """
    here = STARS[3 * number + terrain(race.stage, CHANGE)]
    beyond = STARS[3 * number + terrain(race.stage, LAST)]
    if column >= CHANGE:
        return 20 * max(FINISH - column - energy, 1) // beyond
    all_of_it = 20 * (CHANGE - column) // here + 20 * (FINISH - CHANGE) // beyond
    return max(all_of_it - 20 * energy // min(here, beyond), 20)


@rule
def whole_rounds(squares: int, pace: int) -> int:
    """MJ-12: how many turns this many squares take, at least one."""
    return (max(squares, 1) + pace - 1) // pace


@rule
def form_worth(race: Race, number: int, column: int, energy: int, form: int) -> int:
    """MJ-32, MJ-33: what form will be worth: minutes on the slowest ground that is still ahead.

    Three squares of four are taken to be open to break-aways, the others to normal moves; the
    energy of every stage has the first claim on the slower half of it.
    """
    value = 0
    left = form
    for pace in range(1, 4):
        squares = 0
        for stage in range(race.stage, STAGES + 1):
            here = column if stage == race.stage else START
            units = energy if stage == race.stage else FULL_ENERGY
            early = STARS[3 * number + terrain(stage, CHANGE)]
            late = STARS[3 * number + terrain(stage, LAST)]
            part = 4 if stage == race.stage else 3
            open_early = part * max(CHANGE - here, 0) // 4
            open_late = part * (FINISH - max(here, CHANGE)) // 4
            if early < late:
                first = min(units, open_early)
                open_early -= first
                open_late -= min(units - first, open_late)
            else:
                first = min(units, open_late)
                open_late -= first
                open_early -= min(units - first, open_early)
            if early == pace:
                squares += open_early
            if late == pace:
                squares += open_late
        spent = min(left, squares)
        value += FORM[pace] * spent
        left -= spent
    return value


@rule
def company(race: Race, number: int) -> int:
    """MJ-47, MJ-48, MJ-49: who sits in his wheel, and in whose wheel he sits."""
    rider = race.riders[number]
    value = 0
    behind = in_wheel(race, rider.column, rider.lane)
    if behind != NONE and race.riders[behind].played == 1:
        value -= PURSUED
    ahead = rider_at(race, rider.column + 1, rider.lane)
    if ahead != NONE and not is_waiting(race.riders[ahead]) and not is_waiting(rider):
        drawn = can_tow(race.riders[ahead].energy, race.riders[ahead].form)
        value += WHEEL // stars(race, number) if drawn else -HOLDING_UP
    if race.pact.first != NONE and race.pact.second == number and race.turn.rider != number:
        level = stars(race, race.pact.first) == stars(race, number)
        value += LEVEL if level and pursuer_of(race, number) != NONE else -LEVEL
    return value


@rule
def hope(race: Race) -> int:
    """MJ-57, MJ-59: asking is worthwhile if the two are equally fast and the asker is pursued."""
    turn = race.turn
    level = stars(race, turn.rider) == stars(race, turn.partner)
    asking = race.riders[turn.rider]
    safe = can_tow(asking.energy, asking.form)
    return LEVEL if level and safe and turn.pursuer != NONE else -LEVEL
