"""The board, its fixed pieces and the start/finish line."""

from __future__ import annotations

from ....engine.rules import rule
from ...sailing import DX, DY
from .state import NONE, RACING, Boat, Race


@rule
def on_board(race: Race, x: int, y: int) -> bool:
    """REG-02: the board is a grid of spaces with an edge."""
    return x >= 0 and x < race.cols and y >= 0 and y < race.rows


@rule
def is_taken(race: Race, x: int, y: int) -> bool:
    """REG-03, REG-26: a fixed piece or a racing yacht occupies this space of the board."""
    return race.taken[y] >> x & 1 == 1


@rule
def take_space(race: Race, x: int, y: int) -> None:
    """Occupy a space."""
    race.taken[y] |= 1 << x


@rule
def free_space(race: Race, x: int, y: int) -> None:
    """Leave a space."""
    race.taken[y] &= ~(1 << x)


@rule
def yacht_at(race: Race, x: int, y: int) -> int:
    """The racing yacht on this space, or NONE."""
    for seat in range(race.yachts):
        boat = race.boats[seat]
        if boat.x == x and boat.y == y and boat.status == RACING:
            return seat
    return NONE


@rule
def is_fixed(race: Race, x: int, y: int) -> bool:
    """REG-03: a mark, the pin, the committee boat or the island is on this space of the board."""
    return is_taken(race, x, y) and yacht_at(race, x, y) == NONE


@rule
def side(race: Race, x: int, y: int) -> int:
    """REG-05, REG-08: spaces beyond the line; 0 on it or its extensions, negative behind it."""
    return (x - race.committee_x) * DX[race.start] + (y - race.committee_y) * DY[race.start]


@rule
def on_line(race: Race, x: int, y: int) -> bool:
    """REG-05: a line space lies strictly between pin and committee boat."""
    return (
        side(race, x, y) == 0
        and (x - race.pin_x) * (x - race.committee_x) + (y - race.pin_y) * (y - race.committee_y)
        < 0
    )


@rule
def put_on_board(race: Race, boat: Boat, x: int, y: int) -> None:
    """Set a yacht on a free space."""
    boat.x = x
    boat.y = y
    take_space(race, x, y)


@rule
def take_off_board(race: Race, boat: Boat) -> None:
    """REG-52, REG-81, REG-83: her space is free again."""
    if boat.x != NONE:
        free_space(race, boat.x, boat.y)
        boat.x = NONE
        boat.y = NONE
