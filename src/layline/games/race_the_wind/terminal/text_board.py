"""The board in letters, for a terminal and for reading a bug report."""

from __future__ import annotations

from ...sailing import DIRECTIONS
from ..codec.notation import tokens_on
from ..codec.options import LETTERS
from ..rules.state import BLUE, BUOY, COMMITTEE, NONE, YELLOW
from ..view import RaceTheWindView, ahead, on_move

ARROWS = "↓↙←↖↑↗→↘"
"""Where the wind blows to, by where it comes from."""


def text_board(view: RaceTheWindView) -> str:
    """The position drawn with characters.

    Boats are A.., their headings stand below; lulls are ~ and gusts +, the line -, buoys o and the
    committee boat =; the rows of flags end in >. The next point of the boat on move is *, shadow
    markers are small letters.
    """
    race = view.race
    boats = race.boats[: race.fleet]
    cells = [["·"] * race.cols for _ in range(race.rows)]
    buoy, committee = race.marks[BUOY], race.marks[COMMITTEE]
    for x in range(buoy.x + 1, committee.x):
        cells[buoy.y][x] = "-"
    for sign, colour in (("~", YELLOW), ("+", BLUE)):
        for at in tokens_on(race, colour):
            cells[at.y][at.x] = sign
    for sign, mark in zip("oo=", race.marks, strict=True):
        cells[mark.y][mark.x] = sign
    for boat in boats:
        if boat.marker_x != NONE:
            cells[boat.marker_y][boat.marker_x] = LETTERS[boat.seat].lower()
    if "move" in view.choices or "puff" in view.choices:
        at = ahead(on_move(race))
        cells[at.y][at.x] = "*"
    for boat in boats:
        if boat.x != NONE:
            cells[boat.y][boat.x] = LETTERS[boat.seat]
    numbered = [
        f"{y:>2} {''.join(row)}{' >' if y in race.flag_rows else ''}" for y, row in enumerate(cells)
    ]
    tens = "   " + "".join(str(x // 10 % 10) if x % 10 == 0 else " " for x in range(race.cols))
    ones = "   " + "".join(str(x % 10) for x in range(race.cols))
    head = f"   wind from {DIRECTIONS[race.wind]} {ARROWS[race.wind]}, round {race.rounds}"
    afloat = [
        f"   {LETTERS[boat.seat]} {DIRECTIONS[boat.heading]} leg {boat.leg}"
        for boat in boats
        if boat.x != NONE and boat.heading != NONE
    ]
    return "\n".join([head, *reversed(numbered), ones, tens, *afloat])
