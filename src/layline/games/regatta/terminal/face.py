"""Regatta in a terminal: the chart in letters and signs, the wind dial, the fleet, the menu.

Everything has a sign of its own, so nothing depends on colour. A space is two characters wide
where there is room, so that the board keeps its shape, else one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, NamedTuple

from rich.table import Table
from rich.text import Text

from ....engine.events import Space
from ....terminal import Face, Menu, Names
from ...sailing import DIRECTIONS, DX, DY, distance, point_of_sail
from ..codec.notation import LETTERS, STATUSES, TACKS
from ..rules.course import side
from ..rules.legs import SPACES
from ..rules.spinnaker import is_downwind
from ..rules.state import NONE, RACING, Boat, Race
from ..table.ahead import on_move
from ..table.sentences import POINTS_OF_SAIL
from ..view import RegattaView
from .chart import ARROWS, MARKS, TEAMS, Chart, signs

# What a choice adds to a plain leg where there is no plain leg to be a variant of.
_ADDED = {"+puff": "terminal.with_puff", "protest": "terminal.protest"}


class Cells(NamedTuple):
    """What the list of the fleet says of a yacht, or the headings over it."""

    who: str
    goal: str
    heading: str = ""
    puffs: str = ""
    spinnaker: str = ""


class RegattaFace(Face[RegattaView]):
    """How Regatta looks."""

    extras: ClassVar[Mapping[str, str]] = {"+": "terminal.plus", "!": "terminal.bang"}

    def widths(self, view: RegattaView) -> tuple[int, ...]:
        """Two characters a space, or one."""
        cols = view.race.cols
        return (3 + 2 * cols - 1, 3 + cols)

    def board(
        self,
        view: RegattaView,
        width: int,
        menu: Menu | None = None,
        lately: Sequence[RegattaView] = (),
    ) -> list[Text]:
        """The chart, with the targets of the menu on it."""
        cell = 2 if width == self.widths(view)[0] else 1
        return Chart(view, cell, self.unicode).draw(menu.keys() if menu else {}, lately)

    # Beside the board.

    def situation(self, view: RegattaView, names: Names, width: int) -> list[Text]:
        """The moment, the wind dial, the fleet."""
        dial = self._dial(view)
        for line, said in zip(dial, self._moment(view.race), strict=True):
            line.append("  ").append_text(said)
        return [
            *dial,
            Text(self.said("terminal.dial"), style="dim"),
            Text(),
            *self._fleet(view, names),
        ]

    def _moment(self, race: Race) -> list[Text]:
        when = []
        if race.races > 1:
            when.append(self.said("terminal.race", n=race.number, races=race.races))
        if race.rounds:
            when.append(self.said("terminal.round", n=race.rounds, limit=race.most_rounds))
        else:
            when.append(self.said("terminal.setup"))
        blows = self.said(f"from.{DIRECTIONS[race.wind]}")
        return [
            Text(" ".join(when), style="bold"),
            Text(self.said("terminal.wind", where=blows)),
            Text(self.said("terminal.legs", n=race.die) if race.die else ""),
        ]

    def _dial(self, view: RegattaView) -> list[Text]:
        """How far a leg goes in each direction, around the arrow of the wind."""
        race = view.race
        up = any(boat.spinnaker for boat in race.boats[: race.yachts] if _on_move(view, boat))
        rows = []
        for row in (("NW", "N", "NE"), ("W", "", "E"), ("SW", "S", "SE")):
            line = Text(" ")
            for name in row:
                if name:
                    length = _length(DIRECTIONS.index(name), race.wind, up)
                    line.append(f"{length} ", style="cyan")
                else:
                    arrow = ARROWS[self.unicode][(race.wind + 4) & 7]
                    line.append(f"{arrow} ", style="bold yellow")
            rows.append(line)
        return rows

    def _fleet(self, view: RegattaView, names: Names) -> list[Text]:
        race = view.race
        boats = race.boats[: race.yachts]
        top = Cells(
            self.said("terminal.yacht"),
            self.said("terminal.next"),
            self.said("terminal.heading") if race.advanced else "",
            self.said("terminal.puffs"),
            self.said("terminal.spinnaker"),
        )
        rows = [self._yacht(race, boat, names) for boat in boats]
        widths = [max(map(len, column)) for column in zip(top, *rows, strict=True)]
        lines = [_row(Text("   "), top, widths, "dim")]
        for boat, row in zip(boats, rows, strict=True):
            moving = _on_move(view, boat)
            line = Text().append("> " if moving else "  ", style="bold yellow")
            line.append(LETTERS[boat.seat], style=TEAMS[boat.seat])
            lines.append(_row(line, row, widths, "bold" if moving else ""))
        return lines

    def _yacht(self, race: Race, boat: Boat, names: Names) -> Cells:
        name = names.get(LETTERS[boat.seat], "")
        if boat.status != RACING:
            state = self.said(f"status.{STATUSES[boat.status]}")
            return Cells(name, f"{state} ({boat.place})" if boat.place else state)
        if boat.x == NONE:
            return Cells(name, self.said("terminal.unplaced"))
        heading = ""
        if boat.heading != NONE:
            tack = self.said(f"terminal.tack.{TACKS[boat.tack]}")
            heading = f"{DIRECTIONS[boat.heading]} {tack}"
        flown = self.said("terminal.up") if boat.spinnaker else "-"
        return Cells(name, self._goal(race, boat), heading, str(boat.puffs), flown)

    def _goal(self, race: Race, boat: Boat) -> str:
        """Where she has to go next, and how far it is."""
        if not boat.started:
            return self.said("terminal.start")
        if boat.rounded < race.roundings:
            mark = race.marks[boat.rounded]
            goal, x, y = self.said("terminal.mark", n=boat.rounded + 1), mark.x, mark.y
        else:
            goal = self.said("terminal.finish")
            x = _nearest(boat.x, race.pin_x, race.committee_x)
            y = _nearest(boat.y, race.pin_y, race.committee_y)
        return self.said("terminal.away", goal=goal, n=distance(boat.x, boat.y, x, y))

    # The choices.

    def suggestions(self, view: RegattaView) -> list[str]:
        """Spaces behind the line: its middle, its ends, and farther back."""
        race, choices = view.race, set(view.choices)
        start, right = race.start, (race.start + 2) & 7
        length = distance(race.pin_x, race.pin_y, race.committee_x, race.committee_y)
        found = []
        for along, back in ((length // 2, 3), (1, 3), (length - 1, 3), (length // 2, 5), (-4, 4)):
            x = race.pin_x + DX[right] * along - DX[start] * back
            y = race.pin_y + DY[right] * along - DY[start] * back
            if f"place {x},{y}" in choices:
                found.append(f"place {x},{y}")
        return found[:4]

    def meaning(self, view: RegattaView, choice: str) -> str:
        """The point of sail and the length of a leg; what the other actions do."""
        race = view.race
        verb, _, rest = choice.partition(" ")
        if verb == "place":
            return self.said("terminal.behind", n=-side(race, *Space.read(rest)))
        if verb in ("turn", "head"):
            return self.said(f"terminal.{verb}", toward=self.said(f"toward.{rest}"))
        if verb != "leg":
            return self.said(f"terminal.{choice.replace(' ', '_')}")
        direction = DIRECTIONS.index(rest.split(" ")[0])
        sail = POINTS_OF_SAIL[point_of_sail(direction, race.wind)]
        length = _length(direction, race.wind, on_move(race).spinnaker == 1)
        adds = [self.said(key) for sign, key in _ADDED.items() if sign in choice]
        return " ".join((self.said(f"sail.{sail}"), length, *adds))

    # The end.

    def result(self, view: RegattaView, names: Names, scores: Mapping[str, int]) -> Table:
        """Places and points, of every race of a series."""
        race, words = view.race, self.words
        sailed = race.results[: race.sailed]
        last = sailed[-1].places
        table = Table(title=words("result"), title_justify="left")
        if len(sailed) == 1:
            table.add_column(words("place"), justify="right")
        table.add_column(self.said("terminal.yacht"))
        if len(sailed) > 1:
            for number in range(1, len(sailed) + 1):
                table.add_column(words("race_n", n=number), justify="right")
        table.add_column(words("points"), justify="right")
        for seat in sorted(range(race.yachts), key=lambda one: (-race.points[one], last[one] or 9)):
            who = f"{LETTERS[seat]} {names.get(LETTERS[seat], '')}".strip()
            places = [str(one.places[seat] or "-") for one in sailed]
            named = [*places, who] if len(sailed) == 1 else [who, *places]
            table.add_row(*named, str(race.points[seat]))
        return table

    def goal(self) -> str:
        """The race in one sentence."""
        return self.said("terminal.goal")

    def legend(self) -> str:
        """What the signs on the chart are."""
        known = signs(self.unicode)
        shown = {
            "pin": known.pin,
            "committee": known.committee,
            "island": known.island,
            "mark": f"M1 {MARKS[self.unicode][0]}",
            "rounding": known.upright,
            "shadow": known.shadow,
            "wake": known.wake,
        }
        named = (f"{sign} {self.said(f'terminal.legend.{key}')}" for key, sign in shown.items())
        return "  ".join(named)


def _on_move(view: RegattaView, boat: Boat) -> bool:
    """Whether it is for her to decide."""
    return view.to_move == LETTERS[boat.seat]


def _row(line: Text, cells: Cells, widths: Sequence[int], style: str) -> Text:
    """A line with its cells in columns; an empty column is left out."""
    for cell, width in zip(cells, widths, strict=True):
        if width:
            line.append(f" {cell.ljust(width)}", style=style)
    return line


def _length(direction: int, wind: int, spinnaker: bool) -> str:
    """REG-22, REG-39: how many spaces a leg in this direction goes; - if it may not be sailed."""
    sail = point_of_sail(direction, wind)
    if not spinnaker:
        return str(SPACES[sail])
    return str(SPACES[sail] + 1) if is_downwind(sail) else "-"


def _nearest(at: int, one: int, other: int) -> int:
    """The nearest number between two limits."""
    return min(max(at, min(one, other)), max(one, other))


FACE = RegattaFace
