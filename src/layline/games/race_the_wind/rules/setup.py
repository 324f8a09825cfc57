"""Before the race: the turn order, the tokens, and the boats on the water."""

from __future__ import annotations

from ....engine.log import note
from ....engine.rules import Ints, rule
from ...sailing import N, distance
from .events import HEADS, ORDER_DRAWN, PLACED
from .state import (
    BLUE,
    BUOY,
    COMMITTEE,
    HEAD,
    LAYOUT,
    MANUAL,
    NONE,
    ORDER,
    PLACE,
    TOKENS,
    WINDWARD,
    WITHOUT,
    YELLOW,
    Boat,
    Race,
)
from .tokens import to_lay
from .water import is_closed, put_on_board


@rule
def set_up(race: Race) -> None:
    """RTW-08, RTW-35: north wind, an empty board; the turn order is drawn or follows the seats."""
    race.wind = N
    for seat in range(race.fleet):
        boat = race.boats[seat]
        boat.seat = seat
        boat.x = NONE
        boat.y = NONE
        boat.heading = NONE
        boat.line_from = NONE
        boat.ray_from = NONE
        boat.marker_x = NONE
        boat.marker_y = NONE
        race.turns[seat] = seat
        race.covers[seat] = NONE
    race.east = NONE
    race.phase = ORDER
    if race.drawn == 0:
        begin_setup(race)


# The turn order.


@rule
def orders(race: Race) -> int:
    """RTW-35: how many turn orders there are."""
    count = 1
    for i in range(2, race.fleet + 1):
        count *= i
    return count


@rule
def take_order(race: Race, rank: int, log: Ints) -> None:
    """RTW-35: the turn order of this rank, of all in alphabetical order; it never changes."""
    left = orders(race)
    for i in range(race.fleet):
        left //= race.fleet - i
        nth = rank // left
        rank %= left
        for seat in range(race.fleet):
            waiting = True
            for j in range(i):
                if race.turns[j] == seat:
                    waiting = False
            if waiting and nth == 0:
                race.turns[i] = seat
            if waiting:
                nth -= 1
    begin_setup(race)
    note(log, 35, NONE, ORDER_DRAWN, rank_of(race), race.fleet, 0, 0)


@rule
def rank_of(race: Race) -> int:
    """RTW-35: the rank of the turn order among all in alphabetical order."""
    rank = 0
    for i in range(race.fleet):
        smaller = 0
        for j in range(i + 1, race.fleet):
            smaller += race.turns[j] < race.turns[i]
        rank = rank * (race.fleet - i) + smaller
    return rank


@rule
def begin_setup(race: Race) -> None:
    """RTW-19, RTW-25: tokens come before boats; without a holder the first has the east."""
    race.east = race.turns[0] if race.holder == NONE else race.holder
    race.at = 0
    if race.layout == MANUAL:
        race.stock[YELLOW] = to_lay(race, YELLOW)
        race.stock[BLUE] = to_lay(race, BLUE)
        race.phase = TOKENS
        if race.stock[YELLOW] + race.stock[BLUE] == 0:
            race.phase = PLACE
    elif race.layout == WITHOUT:
        race.phase = PLACE
    else:
        race.phase = LAYOUT


@rule
def begin_placing(race: Race) -> None:
    """RTW-19, RTW-24: with all tokens laid, the boats are placed in turn order."""
    race.phase = PLACE
    race.at = 0


# Placing.


@rule
def why_not_place(race: Race, boat: Boat, x: int, y: int) -> int:
    """RTW-01, RTW-24: on a free point; two boats each in a half, three and more at the spots."""
    if is_closed(race, x, y):
        return 24
    if race.fleet <= 2:
        return why_not_in_half(race, boat, x)
    return why_not_at_spot(race, x, y)


@rule
def why_not_in_half(race: Race, boat: Boat, x: int) -> int:
    """RTW-25, RTW-26: anywhere in one's own half; the middle column belongs to nobody."""
    side = x - race.marks[WINDWARD].x
    if boat.seat != race.east:
        side = -side
    return 0 if side > 0 else 25


@rule
def why_not_at_spot(race: Race, x: int, y: int) -> int:
    """RTW-27, RTW-28: beside the gate, 3 points off above its row, else 8."""
    buoy = race.marks[BUOY]
    committee = race.marks[COMMITTEE]
    if buoy.x <= x <= committee.x:
        return 28
    off = 3 if y > buoy.y else 8
    if distance(x, y, buoy.x, buoy.y) == off or distance(x, y, committee.x, committee.y) == off:
        return 0
    return 27


@rule
def place(race: Race, x: int, y: int, log: Ints) -> None:
    """RTW-24: put the boat on move on the board; a token under her has no effect."""
    boat = race.boats[race.turns[race.at]]
    put_on_board(race, boat, x, y)
    race.phase = HEAD
    note(log, 24, boat.seat, PLACED, x, y, 0, 0)


@rule
def choose_heading(race: Race, heading: int, log: Ints) -> bool:
    """RTW-24: any of the eight headings; True when all boats are placed."""
    boat = race.boats[race.turns[race.at]]
    boat.heading = heading
    race.phase = PLACE
    note(log, 24, boat.seat, HEADS, heading, 0, 0, 0)
    race.at += 1
    return race.at == race.fleet
