"""The board in letters, for a terminal and for reading a bug report."""

from __future__ import annotations

from ...sailing import DIRECTIONS, DX, DY
from ..codec.options import point
from ..view import RaceTheWindView

ARROWS = {
    "N": "↓", "NE": "↙", "E": "←", "SE": "↖", "S": "↑", "SW": "↗", "W": "→", "NW": "↘",
}  # fmt: skip


def text_board(view: RaceTheWindView) -> str:
    """The position drawn with characters.

    Boats are A.., their headings stand below; lulls are ~ and gusts +, the line -, buoys o and the
    committee boat =; the rows of flags end in >. The next point of the boat on move is *, shadow
    markers are small letters.
    """
    position = view.position
    course, boats = position["course"], position["boats"]
    cols, rows = position["board"]["cols"], position["board"]["rows"]
    cells = {(x, y): "·" for x in range(cols) for y in range(rows)}
    buoy, committee, mark = (point(course[name]) for name in ("buoy", "committee", "mark"))
    for x in range(buoy[0] + 1, committee[0]):
        cells[x, buoy[1]] = "-"
    for sign, colour in (("~", "yellow"), ("+", "blue")):
        for text in position["tokens"][colour]:
            cells[point(text)] = sign
    cells[buoy], cells[committee], cells[mark] = "o", "=", "o"
    for name, boat in boats.items():
        if boat["marker"] is not None:
            cells[point(boat["marker"])] = name.lower()
    ahead = _ahead(view)
    if ahead in cells:
        cells[ahead] = "*"
    for name, boat in boats.items():
        if boat["at"] is not None:
            cells[point(boat["at"])] = name
    lines = ["".join(cells[x, y] for x in range(cols)) for y in range(rows)]
    numbered = [
        f"{y:>2} {line}{' >' if y in course['flags'] else ''}" for y, line in enumerate(lines)
    ]
    scale = "   " + "".join(str(x // 10 % 10) if x % 10 == 0 else " " for x in range(cols))
    ones = "   " + "".join(str(x % 10) for x in range(cols))
    wind = position["wind"]
    head = f"   wind from {wind} {ARROWS[wind]}, round {position['round']}"
    afloat = [
        f"{name} {boat['heading']} leg {boat['leg']}"
        for name, boat in boats.items()
        if boat["at"] is not None and boat["heading"] is not None
    ]
    return "\n".join([head, *reversed(numbered), ones, scale, *(f"   {line}" for line in afloat)])


def _ahead(view: RaceTheWindView) -> tuple[int, int] | None:
    """The next point of the boat on move, if she may go there."""
    if not {"move", "puff"} & set(view.choices):
        return None
    boat = view.position["boats"][view.position["to_move"]]
    x, y = point(boat["at"])
    heading = DIRECTIONS.index(boat["heading"])
    return x + DX[heading], y + DY[heading]
