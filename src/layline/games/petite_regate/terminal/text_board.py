"""The table in letters, for a terminal and for reading a bug report."""

from __future__ import annotations

import math

from ..codec.options import LETTERS
from ..rules.cards import CODES
from ..rules.shapes import RADII
from ..table.judging import trials
from ..view import PetiteRegateView
from ..words import TEXTS

COLUMN, ROW = 25_000, 50_000
"""Micrometres of a character: twice as high as wide, like letters."""

_ARROWS = "↑↗→↘↓↙←↖"


def text_board(view: PetiteRegateView, lang: str = "en") -> str:
    """The position drawn with characters: boats A.. with an arrow at the bow, marks 1 and 2.

    The line is -, white buoys are o, obstacles #, and * is where a bow could get to.
    """
    race = view.race
    cols, rows = -(-race.width // COLUMN), -(-race.height // ROW)
    cells = [
        ["·" if row % 2 == col % 4 == 0 else " " for col in range(cols)] for row in range(rows)
    ]

    def put(x: float, y: float, sign: str) -> None:
        col, row = min(int(x) // COLUMN, cols - 1), min(int(y) // ROW, rows - 1)
        cells[max(row, 0)][max(col, 0)] = sign

    for x in range(race.line_west, race.line_east + 1, COLUMN):
        put(x, race.line_y, "-")
    for rock in race.solids[: race.solids_out]:
        reach = RADII[rock.breadth] if rock.obstacle else 0
        for dx in range(-reach, reach + 1, COLUMN // 2):
            for dy in range(-reach, reach + 1, ROW // 2):
                if dx * dx + dy * dy <= reach * reach:
                    put(rock.x + dx, rock.y + dy, "#" if rock.obstacle else "o")
    for n, mark in enumerate(race.marks, start=1):
        put(mark.x, mark.y, str(n))
    for trial in trials(view):
        if trial.rule == 0:
            put(*trial.path[-1], "*")
    for boat in view.afloat:
        turn = math.radians(15 * boat.heading)
        put(boat.x, boat.y, _ARROWS[round(boat.heading / 3) % 8])
        put(boat.x - 45_000 * math.sin(turn), boat.y - 45_000 * math.cos(turn), LETTERS[boat.seat])
    lines = ["|" + "".join(row) + "|" for row in reversed(cells)]
    frame = "+" + "-" * cols + "+"
    below = [TEXTS.sentence("terminal.round", lang, n=race.rounds, pile=race.pile)]
    if view.held:
        cards = " ".join(CODES[card] for card in view.held)
        below.append(TEXTS.sentence("terminal.hand", lang, cards=cards))
    return "\n".join([frame, *lines, frame, *below])
