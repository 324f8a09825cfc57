"""Lulls and gusts before the race: where tokens may lie, by hand and by lot."""

from __future__ import annotations

from ....engine.log import note
from ....engine.rng import Rng, below
from ....engine.rules import Ints, rule
from .actions import LAID
from .events import LAYS_TOKEN, TOKENS_LAID
from .state import (
    BLUE,
    BUOY,
    COMMITTEE,
    MOST_ROWS,
    MOST_TOKENS,
    NONE,
    SYMMETRIC,
    WINDWARD,
    YELLOW,
    Race,
)
from .water import in_zone, is_mark, on_board, on_line

MOST_IN_ZONE = 10


@rule
def has_token(race: Race, colour: int, x: int, y: int) -> bool:
    """RTW-23: a token of this colour lies on this point of the board; none is ever used up."""
    return race.spots[colour * MOST_ROWS + y] >> x & 1 == 1


@rule
def lay_token(race: Race, colour: int, x: int, y: int) -> None:
    """RTW-19: put one more token on the board."""
    race.tokens[colour * MOST_TOKENS + race.laid[colour]] = y * race.cols + x
    race.laid[colour] += 1
    race.spots[colour * MOST_ROWS + y] |= 1 << x


@rule
def to_lay(race: Race, colour: int) -> int:
    """RTW-18, RTW-99: all tokens but the one yellow token that each boat keeps as a marker."""
    return race.supply[colour] - (race.fleet if colour == YELLOW else 0)


@rule
def most_on_line(race: Race) -> int:
    """RTW-22: half of the points of the line, rounded down."""
    return (race.marks[COMMITTEE].x - race.marks[BUOY].x - 1) // 2


# By hand.


@rule
def why_not_token(race: Race, colour: int, x: int, y: int) -> int:
    """RTW-18, RTW-20, RTW-21, RTW-22: may the boat on move lay a token of this colour here?"""
    if race.stock[colour] == 0:
        return 18
    if not on_board(race, x, y) or is_mark(race, x, y):
        return 20
    if has_token(race, YELLOW, x, y) or has_token(race, BLUE, x, y):
        return 20
    for mark in range(3):
        if in_zone(race, mark, x, y) and tokens_in_zone(race, mark) >= MOST_IN_ZONE:
            return 21
    if on_line(race, x, y) and tokens_on_line(race) >= most_on_line(race):
        return 22
    return 0


@rule
def tokens_in_zone(race: Race, mark: int) -> int:
    """RTW-21: tokens of both colours in the zone of a mark."""
    count = 0
    for colour in range(2):
        for i in range(race.laid[colour]):
            point = race.tokens[colour * MOST_TOKENS + i]
            if in_zone(race, mark, point % race.cols, point // race.cols):
                count += 1
    return count


@rule
def tokens_on_line(race: Race) -> int:
    """RTW-22: tokens of both colours on the line."""
    count = 0
    for colour in range(2):
        for i in range(race.laid[colour]):
            point = race.tokens[colour * MOST_TOKENS + i]
            if on_line(race, point % race.cols, point // race.cols):
                count += 1
    return count


@rule
def lay_by_hand(race: Race, colour: int, x: int, y: int, log: Ints) -> None:
    """RTW-19: the boat on move lays one token; the next boat in turn order follows."""
    lay_token(race, colour, x, y)
    race.stock[colour] -= 1
    note(log, 19, race.turns[race.at], LAYS_TOKEN, colour, x, y, 0)
    race.at = (race.at + 1) % race.fleet


# By lot. A layout is LAID, the numbers of yellow and of blue tokens, then their points.

FIRST = 3


@rule
def draw_layout(race: Race, rng: Rng, out: Ints) -> int:
    """RTW-18, RTW-19: a random layout, yellow first; the symmetric one is mirrored on the middle.

    Points are drawn until they satisfy RTW-20 to RTW-22.
    """
    out[0] = LAID
    laid = 0
    middle = race.marks[WINDWARD].x
    for colour in range(2):
        left = to_lay(race, colour)
        out[1 + colour] = left
        while left > 0:
            if race.layout != SYMMETRIC:
                x = below(rng, race.cols)
            elif left & 1 == 1:
                x = int(middle)
            else:
                x = below(rng, middle)
            y = below(rng, race.rows)
            if why_not_beside(race, out, laid, x, y) != 0:
                continue
            out[FIRST + laid] = y * race.cols + x
            if race.layout != SYMMETRIC or x == middle:
                laid += 1
                left -= 1
            elif why_not_beside(race, out, laid + 1, 2 * middle - x, y) == 0:
                out[FIRST + laid + 1] = y * race.cols + 2 * middle - x
                laid += 2
                left -= 2
    return FIRST + laid


@rule
def why_not_beside(race: Race, out: Ints, laid: int, x: int, y: int) -> int:
    """RTW-20, RTW-21, RTW-22: may a token lie here, beside those of the layout laid already?"""
    if is_mark(race, x, y):
        return 20
    line = 0
    for i in range(FIRST, FIRST + laid):
        if out[i] == y * race.cols + x:
            return 20
        line += on_line(race, out[i] % race.cols, out[i] // race.cols)
    for mark in range(3):
        if in_zone(race, mark, x, y) and laid_in_zone(race, out, laid, mark) >= MOST_IN_ZONE:
            return 21
    return 22 if on_line(race, x, y) and line >= most_on_line(race) else 0


@rule
def laid_in_zone(race: Race, out: Ints, laid: int, mark: int) -> int:
    """RTW-21: tokens of a layout in the zone of a mark."""
    count = 0
    for i in range(FIRST, FIRST + laid):
        if in_zone(race, mark, out[i] % race.cols, out[i] // race.cols):
            count += 1
    return count


@rule
def why_not_layout(race: Race, outcome: Ints) -> int:
    """RTW-18, RTW-19, RTW-20, RTW-21, RTW-22: a layout is judged as a whole."""
    if outcome[0] != LAID:
        return 19
    if outcome[1] != to_lay(race, YELLOW) or outcome[2] != to_lay(race, BLUE):
        return 18
    count = outcome[1] + outcome[2]
    refused = 0
    for i in range(count):
        point = outcome[FIRST + i]
        if point == NONE:
            return 20
        found = why_not_beside(race, outcome, i, point % race.cols, point // race.cols)
        if found == 20:
            return 20
        if found != 0 and (refused == 0 or found < refused):
            refused = found
    return refused


@rule
def lay_layout(race: Race, outcome: Ints, log: Ints) -> None:
    """RTW-19: all tokens of a layout are put on the board."""
    for i in range(outcome[1] + outcome[2]):
        point = outcome[FIRST + i]
        lay_token(race, YELLOW if i < outcome[1] else BLUE, point % race.cols, point // race.cols)
    note(log, 19, NONE, TOKENS_LAID, 0, 0, 0, 0)
