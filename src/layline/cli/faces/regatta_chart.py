"""The chart of Regatta in characters: water, course, wind shadows, wakes, targets, yachts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rich.style import Style
from rich.text import Text

from ...engine.view import View
from ...games.sailing import DIRECTIONS, DX, DY, distance

Space = tuple[int, int]

ARROWS = {True: "↑↗→↘↓↙←↖", False: "^/>\\v/<\\"}
"""The eight directions, with and without signs beyond ASCII."""
_WITH_SPINNAKER = {True: "⇑⇗⇒⇘⇓⇙⇐⇖", False: "^/>\\v/<\\"}
MARKS = {True: "①②③④⑤⑥", False: "@@@@@@"}
"""The marks where a space is one character wide."""


class Signs(NamedTuple):
    """What stands for what."""

    water: str
    level: str
    upright: str
    along: str
    line: str
    standing_line: str
    extension: str
    pin: str
    committee: str
    island: str
    shadow: str
    wake: str


_UNICODE = Signs("·", "┄", "┊", "┄", "━", "┃", "·", "o", "■", "▓", "░", "•")
_ASCII = Signs(".", "-", ":", "-", "=", "|", ".", "o", "$", "#", "%", "*")


def signs(unicode: bool) -> Signs:
    """The signs a terminal can print."""
    return _UNICODE if unicode else _ASCII


# The chart is dark whatever the terminal's own colours: both colours of every sign are given.
_WATER = "#12303d"
_PRESTART = "#1c4555"
_GRID = Style(color="#3f6877")
_LINE = Style(color="#e0bd7f", bold=True)
_EXTENSION = Style(color="#9db9c2")
_PIECE = Style(color="#1b1206", bgcolor="#f0a13f", bold=True)
_ISLAND = Style(color="#7f8f55", bgcolor="#b39a64")
_NEXT_LINE = Style(color="#6fd0dc", bold=True)
_OTHER_LINE = Style(color="#5f8a98")
_SHADOW = Style(color="#8a9aa2")
_TARGET = Style(color="#0d1b22", bgcolor="#ece5d3", bold=True)
_VARIANT = Style(color="#ece5d3", bgcolor="#4a6470", bold=True)
_PROTEST = Style(color="#ffffff", bgcolor="#c01f2e", bold=True)
_AXIS = Style(dim=True)

_COLOURS = (
    ("#c23b30", "#ffffff"),
    ("#f3c33c", "#2a2110"),
    ("#2f8d57", "#ffffff"),
    ("#7cc4ec", "#10283a"),
    ("#3d5fd0", "#ffffff"),
    ("#8f5d35", "#ffffff"),
)
TEAMS = tuple(Style(color=ink, bgcolor=fill, bold=True) for fill, ink in _COLOURS)
_WAKES = tuple(Style(color=fill, bold=True) for fill, _ in _COLOURS)


def point(text: str) -> Space:
    """The space a text names."""
    x, y = text.split(",")
    return int(x), int(y)


class Chart:
    """A drawing of one view, later things over earlier ones; `cell` characters a space."""

    def __init__(self, view: View[Any], cell: int, unicode: bool) -> None:
        self.view, self.cell, self.unicode = view, cell, unicode
        self.position = view.position
        self.course = self.position["course"]
        self.cols, self.rows = self.position["board"]["cols"], self.position["board"]["rows"]
        self.signs = signs(unicode)
        self.start = DIRECTIONS.index(self.course["start"])
        self.pin, self.committee = point(self.course["pin"]), point(self.course["committee"])
        self.cells: dict[Space, tuple[str, Style]] = {}

    def draw(self, targets: Mapping[str, str], wakes: Sequence[Mapping[str, Any]]) -> list[Text]:
        """The lines of the chart, with its scales."""
        for x in range(self.cols):
            for y in range(self.rows):
                self.cells[x, y] = (self.signs.water, _GRID)
        self._roundings()
        self._line()
        self._shadows()
        self._pieces()
        self._wakes(wakes)
        self._targets(targets)
        self._yachts()
        early = self.position["round"] < 3 and self.position["phase"] != "over"
        lines = [self._row(y, early) for y in reversed(range(self.rows))]
        return [*lines, *self._scale()]

    def put(self, at: Space, sign: str, style: Style) -> None:
        """Lay a sign of one or two characters on a space of the board."""
        if at in self.cells:
            self.cells[at] = (sign, style)

    def _row(self, y: int, early: bool) -> Text:
        line = Text().append(f"{y:>2} ", style=_AXIS)
        for x in range(self.cols):
            sign, style = self.cells[x, y]
            water = _PRESTART if early and self._side((x, y)) < 0 else _WATER
            room = self.cell if x < self.cols - 1 else 1
            line.append(sign[:room], Style(bgcolor=water) + style)
            if len(sign) < room:
                filler = sign if sign in self._level_signs() else " "
                boxed = style.bgcolor is not None or filler == sign
                line.append(filler, Style(bgcolor=water) + (style if boxed else Style()))
        return line

    def _level_signs(self) -> set[str]:
        known = self.signs
        return {known.level, known.line, known.island, known.shadow}

    def _scale(self) -> list[Text]:
        if self.cell == 2:
            numbers = "".join(f"{x:<4}" for x in range(0, self.cols, 2))
            return [Text(f"   {numbers}"[: 3 + 2 * self.cols], style=_AXIS)]
        ones = "".join(str(x % 10) for x in range(self.cols))
        tens = "".join(str(x // 10) if x % 10 == 0 and x else " " for x in range(self.cols))
        return [Text(f"   {ones}", style=_AXIS), Text(f"   {tens}".rstrip(), style=_AXIS)]

    def _side(self, at: Space) -> int:
        across = (at[0] - self.committee[0]) * DX[self.start]
        return int(across + (at[1] - self.committee[1]) * DY[self.start])

    # The course.

    def _line(self) -> None:
        level = self.pin[1] == self.committee[1]
        spread = range(self.cols if level else self.rows)
        low, high = sorted((self.pin[0 if level else 1], self.committee[0 if level else 1]))
        for along in spread:
            at = (along, self.pin[1]) if level else (self.pin[0], along)
            if low <= along <= high:
                self.put(at, self.signs.line if level else self.signs.standing_line, _LINE)
            else:
                self.put(at, self.signs.extension, _EXTENSION)
        self.put(self.pin, self.signs.pin, _PIECE)
        self.put(self.committee, self.signs.committee, _PIECE)

    def _next(self) -> int:
        """The next rounding of whoever looks, or of whoever is on move."""
        who = self.view.seat or self.position["to_move"]
        boat = self.position["boats"].get(who)
        return boat["next"] if boat else 0

    def _labels(self) -> dict[Space, int]:
        """The mark on each space, by the number of the rounding that counts there next."""
        found: dict[Space, int] = {}
        order = list(enumerate(self.course["roundings"]))
        following = self._next()
        for number, rounding in order[following:] + order[:following]:
            found.setdefault(point(rounding["at"]), number)
        return found

    def _roundings(self) -> None:
        following = self._next()
        labels = sorted(self._labels().items(), key=lambda item: item[1] == following)
        for mark, number in labels:
            rounding = self.course["roundings"][number]
            style = _NEXT_LINE if number == following else _OTHER_LINE
            along = DIRECTIONS.index(rounding["line"])
            across = (along + (-2 if rounding["side"] == "port" else 2)) & 7
            sign = self.signs.upright if DX[along] == 0 else self.signs.level
            x, y, steps = mark[0] + DX[along], mark[1] + DY[along], 1
            while (x, y) in self.cells:
                arrow = ARROWS[self.unicode][across]
                self.put((x, y), arrow if steps % 3 == 2 else sign, style)
                x, y, steps = x + DX[along], y + DY[along], steps + 1

    def _pieces(self) -> None:
        island = self.course["island"]
        if island["size"]:
            x, y = point(island["at"])
            around = range(-(island["size"] // 2), island["size"] // 2 + 1)
            for dx in around:
                for dy in around:
                    self.put((x + dx, y + dy), self.signs.island, _ISLAND)
        for mark, number in self._labels().items():
            sign = f"M{number + 1}" if self.cell == 2 else MARKS[self.unicode][number]
            self.put(mark, sign, _PIECE)

    # The fleet.

    def _shadows(self) -> None:
        """REG-44, REG-45: the spaces whose wind a yacht takes."""
        lee = DIRECTIONS.index(self.position["wind"]) ^ 4
        for boat in self.position["boats"].values():
            if boat["at"] is None:
                continue
            x, y = point(boat["at"])
            for steps in (1, 2) if boat["spinnaker"] else (1,):
                at = (x + DX[lee] * steps, y + DY[lee] * steps)
                if self.cells.get(at, ("", None))[0] == self.signs.water:
                    self.put(at, self.signs.shadow, _SHADOW)

    def _wakes(self, wakes: Sequence[Mapping[str, Any]]) -> None:
        """The legs sailed lately, space by space."""
        for leg in wakes:
            start, end = point(leg["from"]), point(leg["to"])
            steps = distance(*start, *end)
            style = _WAKES[ord(leg["who"]) - ord("A")]
            for step in range(steps):
                x = start[0] + (end[0] - start[0]) * step // steps
                y = start[1] + (end[1] - start[1]) * step // steps
                self.put((x, y), self.signs.wake, style)

    def _targets(self, targets: Mapping[str, str]) -> None:
        """Where the choices lead, by their numbers; a plain leg covers the variant of another."""
        reach = {}
        for derived in self.view.derived.values():
            reach.update(derived.get("reach", {}))
        for key, choice in sorted(targets.items(), key=lambda item: -len(item[0])):
            at = self._target(choice, reach)
            if at is None:
                continue
            plain = key.isdigit()
            sign = key if plain or self.cell == 2 else key.lstrip("0123456789")[:1]
            style = _PROTEST if "protest" in choice else _TARGET if plain else _VARIANT
            self.put(at, sign, style)

    def _target(self, choice: str, reach: Mapping[str, str | None]) -> Space | None:
        kind, _, rest = choice.partition(" ")
        if kind == "place":
            return point(rest)
        if kind != "leg" or choice not in reach:
            return None
        end = reach[choice]
        if end is not None:
            return point(end)
        # She finishes: her leg ends where it meets the line.
        x, y = point(self.position["boats"][self.position["to_move"]]["at"])
        direction = DIRECTIONS.index(rest.split(" ")[0])
        x, y = x + DX[direction], y + DY[direction]
        while self._side((x, y)) and (x, y) in self.cells:
            x, y = x + DX[direction], y + DY[direction]
        return (x, y)

    def _yachts(self) -> None:
        for index, (letter, boat) in enumerate(self.position["boats"].items()):
            if boat["at"] is None:
                continue
            sign = letter
            if boat["heading"]:
                arrows = (_WITH_SPINNAKER if boat["spinnaker"] else ARROWS)[self.unicode]
                sign += arrows[DIRECTIONS.index(boat["heading"])]
            elif boat["spinnaker"]:
                sign += ")"
            self.put(point(boat["at"]), sign[: self.cell], TEAMS[index])
