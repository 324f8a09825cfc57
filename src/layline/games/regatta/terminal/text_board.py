"""The board in letters, for a terminal and for reading a bug report."""

from __future__ import annotations

from ....engine.events import Space
from ...sailing import DIRECTIONS
from ..codec.notation import LETTERS
from ..rules.actions import TURN
from ..rules.referee import why_not
from ..rules.state import NONE, PLAY, Scratch
from ..table.ahead import leg
from ..view import RegattaView

_ARROWS = "↓↙←↖↑↗→↘"
"""Where a wind blows to, by where it comes from."""


def text_board(view: RegattaView) -> str:
    """The position drawn with characters: yachts A.., marks 1.., line -, island #, targets *."""
    race = view.race
    rows, cols = range(race.rows), range(race.cols)
    cells = {(x, y): "·" for x in cols for y in rows}
    (west, east), (south, north) = (
        sorted(ends) for ends in ((race.pin_x, race.committee_x), (race.pin_y, race.committee_y))
    )
    for x in range(west, east + 1):
        for y in range(south, north + 1):
            cells[x, y] = "-" if south == north else "|"
    cells[race.pin_x, race.pin_y], cells[race.committee_x, race.committee_y] = "o", "="
    around = range(-(race.island_size // 2), (race.island_size + 1) // 2)
    cells |= {(race.island_x + dx, race.island_y + dy): "#" for dx in around for dy in around}
    marks = dict.fromkeys((mark.x, mark.y) for mark in race.marks[: race.roundings])
    cells |= {mark: str(number) for number, mark in enumerate(marks, start=1)}
    for end in _leg_ends(view):
        if cells[end] in "·-|":
            cells[end] = "*"
    for boat in race.boats[: race.yachts]:
        if boat.x != NONE:
            cells[boat.x, boat.y] = LETTERS[boat.seat]
    return "\n".join(
        [
            f"   wind from {DIRECTIONS[race.wind]} {_ARROWS[race.wind]}",
            *(f"{y:>2} " + "".join(cells[x, y] for x in cols) for y in reversed(rows)),
            "   " + "".join(str(x % 10) for x in cols),
            "   " + "".join(str(x // 10 % 10) if x % 10 == 0 else " " for x in cols),
        ]
    )


def _leg_ends(view: RegattaView) -> list[Space]:
    """The last space of every legal leg but those that finish, for whoever looks."""
    race, scratch = view.race, Scratch()
    if race.phase != PLAY:
        return []
    legal = [leg(view, action) for action in range(TURN) if why_not(race, action, scratch) == 0]
    return [leg.end for leg in legal if not leg.finishes]
