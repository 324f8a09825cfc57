"""The end of a race: a finish, the round limit, or one boat left."""

from __future__ import annotations

from ....engine.log import note
from ....engine.records import clear
from ....engine.rules import Ints, rule
from .course import MARKS
from .events import FINISHES, RACE_OVER, WINS
from .state import FINISHED, GIGAMIC, NONE, OVER, RACING, Boat, Race


@rule
def close_race(race: Race) -> None:
    """LPR-42: nothing more is played."""
    race.phase = OVER
    race.mover = NONE
    clear(race.turn)


@rule
def win(race: Race, seat: int, reason: int, log: Ints) -> None:
    """LPR-03, LPR-66, LPR-67: a winner; there is no second place."""
    race.won[seat] = 1
    note(log, reason, seat, WINS, 0, 0, 0, 0)


@rule
def finish(race: Race, boat: Boat, log: Ints) -> None:
    """LPR-03, LPR-40, LPR-41, LPR-42: the bow is home, and the race is over at that instant."""
    boat.status = FINISHED
    note(log, 41 if race.rules == GIGAMIC else 40, boat.seat, FINISHES, 0, 0, 0, 0)
    win(race, boat.seat, 3, log)
    close_race(race)


@rule
def still_racing(race: Race) -> int:
    """LPR-67: how many boats are still in the race."""
    count = 0
    for seat in range(race.boats_out):
        if race.boats[seat].status == RACING:
            count += 1
    return count


@rule
def distance_left(race: Race, boat: Boat) -> int:
    """LPR-66: the square of the way from the bow to the next mark, or to the middle of the line.

    A boat that has not started is bound for the line.
    """
    x = (race.line_west + race.line_east) // 2
    y = race.line_y
    if boat.started == 1 and boat.marks < MARKS:
        x = race.marks[boat.marks].x
        y = race.marks[boat.marks].y
    return (boat.x - x) * (boat.x - x) + (boat.y - y) * (boat.y - y)


@rule
def is_ahead(race: Race, one: Boat, other: Boat) -> bool:
    """LPR-66: started, then more marks rounded, then nearer to the next target."""
    if one.started != other.started:
        return one.started > other.started
    if one.marks != other.marks:
        return one.marks > other.marks
    return distance_left(race, one) < distance_left(race, other)


@rule
def stop_race(race: Race, log: Ints) -> None:
    """LPR-66: the round limit: whoever has nobody ahead wins, equals together."""
    note(log, 66, NONE, RACE_OVER, 0, 0, 0, 0)
    for seat in range(race.boats_out):
        leads = race.boats[seat].status == RACING
        for other in range(race.boats_out):
            rival = race.boats[other]
            if rival.status == RACING and is_ahead(race, rival, race.boats[seat]):
                leads = False
        if leads:
            win(race, seat, 66, log)
    close_race(race)


@rule
def end_with_last_boat(race: Race, log: Ints) -> bool:
    """LPR-67: one boat left wins at once; whether that is so."""
    if still_racing(race) > 1:
        return False
    for seat in range(race.boats_out):
        if race.boats[seat].status == RACING:
            win(race, seat, 67, log)
    close_race(race)
    return True
