"""The table in letters, for a terminal and for reading a bug report."""

from __future__ import annotations

import math

from ..codec.options import point
from ..table.judging import trials
from ..view import PetiteRegateView

COLUMN, ROW = 25_000, 50_000
"""Micrometres of a character: twice as high as wide, like letters."""

_ARROWS = "↑↗→↘↓↙←↖"


def text_board(view: PetiteRegateView) -> str:
    """The position drawn with characters: boats A.. with an arrow at the bow, marks 1 and 2.

    The line is -, white buoys are o, obstacles #, and * is where a bow could come to.
    """
    position = view.position
    board, course = position["board"], position["course"]
    cols, rows = -(-board["width"] // COLUMN), -(-board["height"] // ROW)
    cells = [
        ["·" if row % 2 == col % 4 == 0 else " " for col in range(cols)] for row in range(rows)
    ]

    def put(x: float, y: float, sign: str) -> None:
        col, row = min(int(x) // COLUMN, cols - 1), min(int(y) // ROW, rows - 1)
        cells[max(row, 0)][max(col, 0)] = sign

    (west, line), (east, _) = point(course["line"]["from"]), point(course["line"]["to"])
    for x in range(west, east + 1, COLUMN):
        put(x, line, "-")
    for at in course["white"]:
        put(*point(at), "o")
    for rock in course["obstacles"]:
        x, y = point(rock["at"])
        reach = rock["radius"]
        for dx in range(-reach, reach + 1, COLUMN // 2):
            for dy in range(-reach, reach + 1, ROW // 2):
                if dx * dx + dy * dy <= reach * reach:
                    put(x + dx, y + dy, "#")
    for n, mark in enumerate(course["marks"], start=1):
        put(*point(mark["at"]), str(n))
    for trial in trials(view):
        if trial.rule == 0:
            put(*trial.end, "*")
    for name, boat in position["boats"].items():
        if boat["at"] is not None:
            x, y = point(boat["at"])
            turn = math.radians(boat["heading"])
            put(x, y, _ARROWS[round(boat["heading"] / 45) % 8])
            put(x - 45_000 * math.sin(turn), y - 45_000 * math.cos(turn), name)
    lines = ["|" + "".join(row) + "|" for row in reversed(cells)]
    frame = "+" + "-" * cols + "+"
    hand = position["hands"].get(view.seat) or []
    below = [f"hand {' '.join(hand)}"] if hand else []
    pile = f"round {position['round']}, draw pile {position['deck_size']}"
    return "\n".join([frame, *lines, frame, pile, *below])
