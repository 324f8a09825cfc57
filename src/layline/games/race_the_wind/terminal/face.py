"""Race the Wind in a terminal: the course in letters and colours, the boats, choices in words."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence

from rich.table import Table
from rich.text import Text

from ....terminal import Face, Menu, Names
from ...sailing import DIRECTIONS
from ..codec.options import LETTERS
from ..rules.state import ORDER, WIND
from ..view import RaceTheWindView, on_move
from .text_board import ARROWS

STYLES = {"~": "yellow", "+": "blue", "o": "bold red", "=": "bold", "-": "cyan", "*": "bold green"}
BOATS = ("bold red", "bold yellow", "bold green", "bold cyan", "bold blue")


class RaceTheWindFace(Face[RaceTheWindView]):
    """How Race the Wind looks."""

    def widths(self, view: RaceTheWindView) -> tuple[int, ...]:
        """The board has one width: its rows with their numbers."""
        return (max(len(line) for line in self._rows(view)),)

    def board(
        self,
        view: RaceTheWindView,
        width: int,
        menu: Menu | None = None,
        lately: Sequence[RaceTheWindView] = (),
    ) -> list[Text]:
        """Lulls yellow, gusts blue, boats in their colours; the wind above."""
        race = view.race
        wind = f"{self.said(f'draw.directions.{DIRECTIONS[race.wind]}')} {ARROWS[race.wind]}"
        head = self.said("terminal.head", wind=wind, round=race.rounds)
        return [Text(f"   {head}", style="bold"), *(_coloured(row) for row in self._rows(view))]

    def _rows(self, view: RaceTheWindView) -> list[str]:
        """The board without its heading, which is in English, and the boats, listed beside it."""
        lines = self.game.terminal.text_board(view).splitlines()
        return lines[1 : 3 + view.race.rows]

    def situation(self, view: RaceTheWindView, names: Names, width: int) -> list[Text]:
        """Each boat in turn order with how she stands, then the protest one may lodge."""
        race, lang = view.race, self.words.lang
        in_turn = LETTERS[on_move(race).seat] if race.phase == WIND else view.to_move
        told = self.game.table.facts(view, lang)
        lines = []
        for boat in range(race.fleet) if race.phase == ORDER else race.turns[: race.fleet]:
            seat, one = LETTERS[boat], told[boat]
            line = Text("> " if seat == in_turn else "  ", style="bold yellow")
            line.append(f"{seat} {names.get(seat, '')}".rstrip(), style=BOATS[boat])
            facts = [fact.text for fact in one.facts] or [one.status]
            lines.append(line)
            lines += [Text(part) for part in _within(", ".join(facts), width, "    ")]
        asked = self.game.table.offer(view, lang)
        if asked is not None:
            said = f"{asked.title} {asked.text}"
            lines += [Text(part, style="bold yellow") for part in _within(said, width)]
        return lines

    def goal(self) -> str:
        """The race in one sentence."""
        return self.said("shelf.tagline")

    def legend(self) -> str:
        """What the signs on the board are."""
        return self.said("terminal.legend")

    def meaning(self, view: RaceTheWindView, choice: str) -> str:
        """A choice in words, unless its notation says all there is."""
        if choice.split()[0] in ("place", "yellow", "blue"):
            return ""
        return self.game.table.label(view, choice, self.words.lang)

    def result(self, view: RaceTheWindView, names: Names, scores: Mapping[str, int]) -> Table:
        """Who took which place, and who did not finish."""
        table = Table(title=self.words("result"), title_justify="left")
        table.add_column(self.words("place"), justify="right")
        table.add_column(self.words("player"))
        table.add_column("")
        race, told = view.race, self.game.table.facts(view, self.words.lang)
        for place, boat in enumerate(race.finish[: race.home], start=1):
            seat = LETTERS[boat]
            table.add_row(str(place), f"{seat} {names.get(seat, '')}".strip(), told[boat].status)
        return table


def _within(text: str, width: int, indent: str = "") -> list[str]:
    """A text in lines of this width."""
    return textwrap.wrap(text, max(width, 24), initial_indent=indent, subsequent_indent=indent)


def _coloured(row: str) -> Text:
    """A row of the board; its number at the left and the sign of a flag stay as they are."""
    line = Text(row[:3], style="dim")
    for sign in row[3:]:
        boat = LETTERS.find(sign.upper())
        line.append(sign, style=BOATS[boat] if boat >= 0 else STYLES.get(sign, "dim"))
    return line


FACE = RaceTheWindFace
