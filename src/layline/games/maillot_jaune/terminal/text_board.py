"""The road in letters, for a terminal and for reading a bug report."""

from __future__ import annotations

from ..rules.course import sections
from ..rules.riders import RIDERS
from ..rules.squares import LANES, Square
from ..rules.state import CHANGE, FINISH, LAST, OUT, START
from ..table.sentences import TEXTS, rider_name
from ..view import TourView


def text_board(view: TourView, lang: str = "en") -> str:
    """The stage with riders by number, * for squares one may ride to, | for the change of terrain.

    A line each for whoever is on the start line, across the line and out of the tour.
    """
    race, columns = view.race, range(1, LAST + 1)
    cells = {action.at: "*" for action in view.actions if action.leads}
    cells |= {view.at(who): str(who + 1) for who in view.riders}
    first, second = sections(race.stage)
    terrain = {name: TEXTS.sentence(f"terrain.{name}", lang) for name in (first, second)}
    now = {"stage": race.stage, "first": terrain[first], "second": terrain[second]}
    lines = ["  " + TEXTS.sentence("terminal.stage", lang, round=race.rounds, **now)]
    for lane in range(race.lanes):
        row = "".join(cells.get(Square(column, lane), "·") for column in columns)
        lines.append(f"{LANES[lane]} [{row[:CHANGE]}|{row[CHANGE:]}]")
    ones = "".join(str(column % 10) for column in columns)
    tens = "".join(" " if column % 10 else str(column // 10) for column in columns)
    lines += [f"   {part[:CHANGE]} {part[CHANGE:]}" for part in (ones, tens)]
    for column in (START, FINISH, OUT):
        there = [who for who in view.riders if view.at(who).column == column]
        if there:
            listed = ", ".join(f"{who + 1} {_called(view, who, lang)}" for who in there)
            where = TEXTS.sentence(f"terminal.{Square(column, 0)}", lang)
            lines.append(TEXTS.sentence("terminal.there", lang, where=where, who=listed))
    for who in view.riders:
        rider, at = race.riders[who], view.at(who)
        if at.on_road:
            waits = rider.flats + rider.owed
            left = {"energy": rider.energy, "form": rider.form}
            told = TEXTS.sentence("terminal.left", lang, at=at, n=waits, **left)
            named = f"{who + 1} {_called(view, who, lang)}"
            lines.append(TEXTS.sentence("terminal.there", lang, where=named, who=told))
    return "\n".join(lines)


def _called(view: TourView, who: int, lang: str) -> str:
    """A rider as one types them; in other languages by name."""
    return RIDERS[who] if lang == "en" else rider_name(view, who, lang)
