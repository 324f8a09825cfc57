"""The road in letters, for a terminal and for reading a bug report."""

from __future__ import annotations

from ..rules.course import sections
from ..rules.riders import RIDERS
from ..rules.squares import LANES, Square
from ..rules.state import CHANGE, FINISH, LAST, OUT, START
from ..view import TourView


def text_board(view: TourView) -> str:
    """The stage with riders by number, * for squares one may ride to, | for the change of terrain.

    A line each for whoever is on the start line, across the line and out of the tour.
    """
    race, columns = view.race, range(1, LAST + 1)
    cells = {action.at: "*" for action in view.actions if action.leads}
    cells |= {view.at(who): str(who + 1) for who in view.riders}
    first, second = sections(race.stage)
    lines = [f"  stage {race.stage}, {first} then {second}, round {race.rounds}"]
    for lane in range(race.lanes):
        row = "".join(cells.get(Square(column, lane), "·") for column in columns)
        lines.append(f"{LANES[lane]} [{row[:CHANGE]}|{row[CHANGE:]}]")
    ones = "".join(str(column % 10) for column in columns)
    tens = "".join(" " if column % 10 else str(column // 10) for column in columns)
    lines += [f"   {part[:CHANGE]} {part[CHANGE:]}" for part in (ones, tens)]
    for column in (START, FINISH, OUT):
        there = [who for who in view.riders if view.at(who).column == column]
        if there:
            listed = ", ".join(f"{who + 1} {RIDERS[who]}" for who in there)
            lines.append(f"{Square(column, 0)}: {listed}")
    for who in view.riders:
        rider, at = race.riders[who], view.at(who)
        if at.on_road:
            waits = rider.flats + rider.owed
            missing = f" misses {waits}" if waits else ""
            left = f"energy {rider.energy} form {rider.form}{missing}"
            lines.append(f"{who + 1} {RIDERS[who]}: {at} {left}")
    return "\n".join(lines)
