"""The board in letters, for a terminal and for reading a bug report."""

from __future__ import annotations

from ..codec.options import CourseOf, island_spaces, point
from ..view import RegattaView

_ARROWS = {
    "N": "↓", "NE": "↙", "E": "←", "SE": "↖", "S": "↑", "SW": "↗", "W": "→", "NW": "↘",
}  # fmt: skip


def text_board(view: RegattaView) -> str:
    """The position drawn with characters: yachts A.., marks 1.., line -, island #, targets *."""
    position = view.position
    course = CourseOf.model_validate(position["course"])
    cols, rows = position["board"]["cols"], position["board"]["rows"]
    cells = {(x, y): "·" for x in range(cols) for y in range(rows)}
    (px, py), (cx, cy) = point(course.pin), point(course.committee)
    for x in range(min(px, cx), max(px, cx) + 1):
        for y in range(min(py, cy), max(py, cy) + 1):
            cells[x, y] = "-" if py == cy else "|"
    cells[px, py], cells[cx, cy] = "o", "="
    for space in island_spaces(course):
        cells[space] = "#"
    marks = dict.fromkeys(point(r.at) for r in course.roundings)
    for number, mark in enumerate(marks, start=1):
        cells[mark] = str(number)
    for reach in (value.get("reach", {}) for value in view.derived.values()):
        for action, end in reach.items():
            if end is not None and action.startswith("leg") and cells[point(end)] in "·-|":
                cells[point(end)] = "*"
    for name, boat in position["boats"].items():
        if boat["at"] is not None:
            cells[point(boat["at"])] = name
    lines = ["".join(cells[x, y] for x in range(cols)) for y in reversed(range(rows))]
    numbered = [f"{y:>2} {line}" for y, line in zip(reversed(range(rows)), lines, strict=True)]
    scale = "   " + "".join(str(x // 10 % 10) if x % 10 == 0 else " " for x in range(cols))
    ones = "   " + "".join(str(x % 10) for x in range(cols))
    wind = position["wind"]
    return "\n".join([f"   wind from {wind} {_ARROWS[wind]}", *numbered, ones, scale])
