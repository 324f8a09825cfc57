"""The road in letters, for a terminal and for reading a bug report."""

from __future__ import annotations

from ..codec.square_names import LANES
from ..drawing.riders import number
from ..rules.course import sections
from ..table.sentences import column_of
from ..table.squares import lane_of
from ..view import TourView

COLUMNS = 28


def text_board(view: TourView) -> str:
    """The stage with riders by number, * for squares one may ride to, | for the change of terrain.

    A line each for whoever is on the start line, across the line and out of the tour.
    """
    position = view.position
    lanes = position["options"]["lanes"]
    cells = {(column, lane): "·" for column in range(1, COLUMNS + 1) for lane in range(lanes)}
    for action in view.choices:
        verb, _, where = action.partition(" ")
        lane = lane_of(where) if verb in ("ride", "shift") else None
        if lane is not None:
            cells[column_of(where), lane] = "*"
    for who, rider in position["riders"].items():
        lane = lane_of(rider["at"])
        if lane is not None:
            cells[column_of(rider["at"]), lane] = str(number(who))
    first, second = sections(position["stage"])
    lines = [f"  stage {position['stage']}, {first} then {second}, round {position['round']}"]
    for lane in range(lanes):
        row = "".join(cells[column, lane] for column in range(1, COLUMNS + 1))
        lines.append(f"{LANES[lane]} [{row[:14]}|{row[14:]}]")
    tens = "".join(str(c // 10) if c % 10 == 0 else " " for c in range(1, COLUMNS + 1))
    ones = "".join(str(c % 10) for c in range(1, COLUMNS + 1))
    lines += [f"   {part[:14]} {part[14:]}" for part in (ones, tens)]
    for place in ("start", "finish", "out"):
        there = [who for who, rider in position["riders"].items() if rider["at"] == place]
        if there:
            lines.append(f"{place}: {', '.join(f'{number(who)} {who}' for who in there)}")
    for who, rider in position["riders"].items():
        if lane_of(rider["at"]) is not None:
            left = f"energy {rider['energy']} form {rider['form']}"
            waits = rider["flat"] + rider["owed"]
            missing = f" misses {waits}" if waits else ""
            lines.append(f"{number(who)} {who}: {rider['at']} {left}{missing}")
    return "\n".join(lines)
