"""The end of a race: places, points, the series and its winner."""

from __future__ import annotations

from ....engine.log import note
from ....engine.rules import Ints, rule
from ...sailing import distance
from .course import on_line
from .events import RACE_OVER, TAKES_PLACE, WINS
from .order import leave_round, still_racing
from .state import (
    ALL,
    FINISHED,
    NEXT_RACE,
    NONE,
    OVER,
    PODIUM,
    RACING,
    Boat,
    Race,
)


@rule
def placed_yachts(race: Race) -> int:
    """REG-53: how many yachts have a place."""
    count = 0
    for seat in range(race.yachts):
        if race.boats[seat].place > 0:
            count += 1
    return count


@rule
def finished_ahead(one: Boat, other: Boat) -> bool:
    """REG-53: an earlier round beats a later one; within a round fewer legs beat more."""
    if one.finish_round != other.finish_round:
        return one.finish_round < other.finish_round
    return one.finish_leg < other.finish_leg


@rule
def place_finishers(race: Race, log: Ints) -> None:
    """REG-53, REG-54: places of the yachts that finished in this round; equal yachts tie."""
    taken = placed_yachts(race)
    for seat in range(race.yachts):
        boat = race.boats[seat]
        if boat.status != FINISHED or (boat.place > 0 and boat.place <= taken):
            continue
        place = taken + 1
        for other in range(race.yachts):
            rival = race.boats[other]
            unplaced = rival.place == 0 or rival.place > taken
            if rival.status == FINISHED and unplaced and finished_ahead(rival, boat):
                place += 1
        boat.place = place
    announce_places(race, taken, 53, log)


@rule
def announce_places(race: Race, taken: int, reason: int, log: Ints) -> None:
    """REG-53, REG-54: tell the places given beyond those already taken, best first."""
    for place in range(taken + 1, race.yachts + 1):
        sharing = 0
        for seat in range(race.yachts):
            if race.boats[seat].place == place:
                sharing += 1
        for seat in range(race.yachts):
            if race.boats[seat].place == place:
                tied = reason == 53 and sharing > 1
                note(log, 54 if tied else reason, seat, TAKES_PLACE, place, 0, 0, 0)


@rule
def way_to_go(race: Race, boat: Boat) -> int:
    """REG-56: distance to the next mark, or to the nearest line space.

    The line is next before the start and with all marks rounded. Version 1 of the rules measured
    to the first mark before the start too.
    """
    unstarted = boat.started == 0 and race.version > 1
    if boat.rounded < race.roundings and not unstarted:
        mark = race.marks[boat.rounded]
        return distance(boat.x, boat.y, mark.x, mark.y)
    nearest = 127
    for x in range(min(race.pin_x, race.committee_x), max(race.pin_x, race.committee_x) + 1):
        for y in range(min(race.pin_y, race.committee_y), max(race.pin_y, race.committee_y) + 1):
            if on_line(race, x, y):
                nearest = min(nearest, distance(boat.x, boat.y, x, y))
    return nearest


@rule
def is_further_on(race: Race, one: Boat, other: Boat) -> bool:
    """REG-56: more marks rounded (not started: fewest), then the shorter way to go."""
    mine = one.rounded if one.started == 1 else NONE
    hers = other.rounded if other.started == 1 else NONE
    if mine != hers:
        return mine > hers
    return way_to_go(race, one) < way_to_go(race, other)


@rule
def place_by_progress(race: Race, log: Ints) -> None:
    """REG-55, REG-56: yachts still racing are placed as they lie; a single one just comes next."""
    taken = placed_yachts(race)
    left = still_racing(race)
    for seat in range(race.yachts):
        boat = race.boats[seat]
        if boat.status != RACING:
            continue
        place = taken + 1
        for other in range(race.yachts):
            rival = race.boats[other]
            if rival.status == RACING and left > 1 and is_further_on(race, rival, boat):
                place += 1
        boat.place = place
    announce_places(race, taken, 55 if left == 1 else 56, log)


@rule
def race_ends(race: Race) -> int:
    """REG-55, REG-56: the rule that ends the race after this round, or 0 if it goes on."""
    home = placed_yachts(race)
    if still_racing(race) <= 1:
        return 55
    if race.stop_after != ALL and home >= (3 if race.stop_after == PODIUM else 1):
        return 55
    if race.rounds >= race.most_rounds:
        return 56
    return 0


@rule
def points_for(race: Race, boat: Boat) -> int:
    """REG-58: 1000 for the first place, 100 less for each further one; none without a place.

    Tied yachts score the shared place, or (tie_points: average) the mean of the places they fill.
    """
    if boat.place == 0:
        return 0
    points = 1100 - 100 * boat.place
    if race.average_ties == 1:
        for seat in range(race.yachts):
            if seat != boat.seat and race.boats[seat].place == boat.place:
                points -= 50
    return points


@rule
def end_race(race: Race, reason: int, log: Ints) -> None:
    """REG-55, REG-57, REG-58: last places, points, and on to the next race or the final result."""
    place_by_progress(race, log)
    result = race.results[race.sailed]
    for seat in range(race.yachts):
        boat = race.boats[seat]
        result.places[seat] = boat.place
        result.points[seat] = points_for(race, boat)
        race.points[seat] += result.points[seat]
    result.rounds = race.rounds
    race.sailed += 1
    while race.waiting > 0:
        leave_round(race, race.todo[0])
    note(log, reason, NONE, RACE_OVER, race.number, 0, 0, 0)
    if race.number < race.races:
        race.phase = NEXT_RACE
    else:
        race.phase = OVER
        name_winners(race, log)


@rule
def count_places(race: Race, seat: int, place: int) -> int:
    """REG-59: how often a yacht took this place in the series."""
    count = 0
    for i in range(race.sailed):
        if race.results[i].places[seat] == place:
            count += 1
    return count


@rule
def is_better_in_series(race: Race, one: int, other: int) -> bool:
    """REG-59: more points, then more first places, second places and so on, then the last race."""
    if race.points[one] != race.points[other]:
        return race.points[one] > race.points[other]
    for place in range(1, race.yachts + 1):
        mine = count_places(race, one, place)
        hers = count_places(race, other, place)
        if mine != hers:
            return mine > hers
    mine = race.boats[one].place
    hers = race.boats[other].place
    return mine > 0 and (hers == 0 or mine < hers)


@rule
def name_winners(race: Race, log: Ints) -> None:
    """REG-11, REG-59: who has won the race, or the series; equals win together."""
    for seat in range(race.yachts):
        if race.races == 1:
            wins = race.boats[seat].place == 1
        else:
            wins = True
            for other in range(race.yachts):
                if is_better_in_series(race, other, seat):
                    wins = False
        if wins:
            race.won[seat] = 1
            note(log, 11 if race.races == 1 else 59, seat, WINS, 0, 0, 0, 0)
