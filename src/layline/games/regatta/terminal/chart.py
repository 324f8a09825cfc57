"""The chart of Regatta in characters: water, course, wind shadows, wakes, targets, yachts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from ...sailing import DX, DY, PORT, distance, opposite
from ..codec.notation import LETTERS
from ..rules.actions import SPACE, is_leg
from ..rules.course import side
from ..rules.state import NONE, OVER
from ..table.ahead import leg, space_of
from ..view import RegattaView

At = tuple[int, int]
"""A space of the board."""

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


class Chart:
    """A drawing of one view, later things over earlier ones; `cell` characters a space."""

    def __init__(self, view: RegattaView, cell: int, unicode: bool) -> None:
        self.view, self.race, self.cell, self.unicode = view, view.race, cell, unicode
        self.signs = signs(unicode)
        self.marks = self.race.marks[: self.race.roundings]
        self.afloat = [one for one in self.race.boats[: self.race.yachts] if one.x != NONE]
        self.cells: dict[At, tuple[str, Style]] = {}

    def draw(self, targets: Mapping[str, str], lately: Sequence[RegattaView]) -> list[Text]:
        """The lines of the chart, with its scales; `targets` are choices by their keys."""
        race = self.race
        for x in range(race.cols):
            for y in range(race.rows):
                self.cells[x, y] = (self.signs.water, _GRID)
        self._roundings()
        self._line()
        self._shadows()
        self._pieces()
        self._wakes(lately)
        self._targets(targets)
        self._yachts()
        early = race.rounds < 3 and race.phase != OVER
        lines = [self._row(y, early) for y in reversed(range(race.rows))]
        return [*lines, *self._scale()]

    def put(self, at: At, sign: str, style: Style) -> None:
        """Lay a sign of one or two characters on a space of the board."""
        if at in self.cells:
            self.cells[at] = (sign, style)

    def _row(self, y: int, early: bool) -> Text:
        line = Text().append(f"{y:>2} ", style=_AXIS)
        for x in range(self.race.cols):
            sign, style = self.cells[x, y]
            water = _PRESTART if early and side(self.race, x, y) < 0 else _WATER
            room = self.cell if x < self.race.cols - 1 else 1
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
        cols = self.race.cols
        if self.cell == 2:
            numbers = "".join(f"{x:<4}" for x in range(0, cols, 2))
            return [Text(f"   {numbers}"[: 3 + 2 * cols], style=_AXIS)]
        ones = "".join(str(x % 10) for x in range(cols))
        tens = "".join(str(x // 10) if x % 10 == 0 and x else " " for x in range(cols))
        return [Text(f"   {ones}", style=_AXIS), Text(f"   {tens}".rstrip(), style=_AXIS)]

    # The course.

    def _line(self) -> None:
        race = self.race
        pin, committee = (race.pin_x, race.pin_y), (race.committee_x, race.committee_y)
        level = pin[1] == committee[1]
        axis = 0 if level else 1
        low, high = sorted((pin[axis], committee[axis]))
        for along in range(race.cols if level else race.rows):
            at = (along, pin[1]) if level else (pin[0], along)
            if low <= along <= high:
                self.put(at, self.signs.line if level else self.signs.standing_line, _LINE)
            else:
                self.put(at, self.signs.extension, _EXTENSION)
        self.put(pin, self.signs.pin, _PIECE)
        self.put(committee, self.signs.committee, _PIECE)

    def _next(self) -> int:
        """The next rounding of whoever looks, or of whoever is on move."""
        who = self.view.seat or self.view.to_move
        boats = self.race.boats[: self.race.yachts]
        return next((boat.rounded for boat in boats if LETTERS[boat.seat] == who), 0)

    def _labels(self) -> dict[At, int]:
        """The mark on each space, by the number of the rounding that counts there next."""
        found: dict[At, int] = {}
        order = list(enumerate(self.marks))
        following = self._next()
        for number, mark in order[following:] + order[:following]:
            found.setdefault((mark.x, mark.y), number)
        return found

    def _roundings(self) -> None:
        following = self._next()
        labels = sorted(self._labels().items(), key=lambda item: item[1] == following)
        for at, number in labels:
            mark = self.marks[number]
            style = _NEXT_LINE if number == following else _OTHER_LINE
            across = (mark.line + (-2 if mark.side == PORT else 2)) & 7
            arrow = ARROWS[self.unicode][across]
            dx, dy = DX[mark.line], DY[mark.line]
            sign = self.signs.upright if dx == 0 else self.signs.level
            x, y, steps = at[0] + dx, at[1] + dy, 1
            while (x, y) in self.cells:
                self.put((x, y), arrow if steps % 3 == 2 else sign, style)
                x, y, steps = x + dx, y + dy, steps + 1

    def _pieces(self) -> None:
        race = self.race
        around = range(-(race.island_size // 2), (race.island_size + 1) // 2)
        for dx in around:
            for dy in around:
                self.put((race.island_x + dx, race.island_y + dy), self.signs.island, _ISLAND)
        for at, number in self._labels().items():
            sign = f"M{number + 1}" if self.cell == 2 else MARKS[self.unicode][number]
            self.put(at, sign, _PIECE)

    # The fleet.

    def _shadows(self) -> None:
        """REG-44, REG-45: the spaces whose wind a yacht takes."""
        lee = opposite(self.race.wind)
        for boat in self.afloat:
            for steps in (1, 2) if boat.spinnaker else (1,):
                at = (boat.x + DX[lee] * steps, boat.y + DY[lee] * steps)
                if self.cells.get(at, ("", None))[0] == self.signs.water:
                    self.put(at, self.signs.shadow, _SHADOW)

    def _wakes(self, lately: Sequence[RegattaView]) -> None:
        """The legs sailed lately, space by space."""
        for who, start, end in (sailed for view in lately for sailed in view.sailed):
            if start is None:
                continue
            steps = distance(*start, *end)
            for step in range(steps):
                x = start.x + (end.x - start.x) * step // steps
                y = start.y + (end.y - start.y) * step // steps
                self.put((x, y), self.signs.wake, _WAKES[who])

    def _targets(self, targets: Mapping[str, str]) -> None:
        """Where the choices lead, by their keys; a plain leg covers a variant of another one."""
        for key, choice in sorted(targets.items(), key=lambda item: -len(item[0])):
            at = self._target(choice)
            if at is None:
                continue
            plain = key.isdigit()
            sign = key if plain or self.cell == 2 else key.lstrip("0123456789")[:1]
            style = _PROTEST if "protest" in choice else _TARGET if plain else _VARIANT
            self.put(at, sign, style)

    def _target(self, choice: str) -> At | None:
        """The space a yacht is placed on, or the last one of a leg."""
        number = self.view.notation.action_number(self.race, choice)
        if number is None:
            return None
        if number >= SPACE:
            return space_of(self.race, number)
        return leg(self.view, number).end if is_leg(number) else None

    def _yachts(self) -> None:
        for boat in self.afloat:
            sign = LETTERS[boat.seat]
            if boat.heading != NONE:
                arrows = (_WITH_SPINNAKER if boat.spinnaker else ARROWS)[self.unicode]
                sign += arrows[boat.heading]
            elif boat.spinnaker:
                sign += ")"
            self.put((boat.x, boat.y), sign[: self.cell], TEAMS[boat.seat])
