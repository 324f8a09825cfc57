"""Race the Wind in a terminal: the course in letters and colours, the boats, choices in words."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence

from rich.table import Table
from rich.text import Text

from ...games.race_the_wind.terminal.text_board import ARROWS
from ...play.race import Race
from ..menu import Menu
from .plain import AView, Face, Move, Names

STYLES = {"~": "yellow", "+": "blue", "o": "bold red", "=": "bold", "-": "cyan", "*": "bold green"}
BOATS = ("bold red", "bold yellow", "bold green", "bold cyan", "bold blue")


class RaceTheWindFace(Face):
    """How Race the Wind looks."""

    def widths(self, view: AView) -> tuple[int, ...]:
        """The board has one width: its rows with their numbers."""
        return (max(len(line) for line in self._rows(view)),)

    def board(
        self, view: AView, width: int, menu: Menu | None = None, wakes: Sequence[Move] = ()
    ) -> list[Text]:
        """Lulls yellow, gusts blue, boats in their colours; the wind above."""
        position = view.position
        wind = self.game.texts.sentence(f"draw.directions.{position['wind']}", self.words.lang)
        head = self.game.texts.sentence(
            "terminal.head",
            self.words.lang,
            wind=f"{wind} {ARROWS[view.race.wind]}",
            round=position["round"],
        )
        return [Text(f"   {head}", style="bold"), *(_coloured(row) for row in self._rows(view))]

    def _rows(self, view: AView) -> list[str]:
        """The board without its heading, which is English, and the boats, which stand beside."""
        lines = self.game.terminal.text_board(view).splitlines()
        return lines[1 : 3 + view.position["board"]["rows"]]

    def situation(self, view: AView, names: Names, width: int) -> list[Text]:
        """Each boat in turn order with how she stands, then the protest one may lodge."""
        position, lang = view.position, self.words.lang
        told = {one.seat: one for one in self.game.table.facts(view, lang)}
        lines = []
        for seat in position["order"] or position["boats"]:
            one = told[seat]
            moving = seat in (position["to_move"], position["for"])
            line = Text("> " if moving else "  ", style="bold yellow")
            line.append(f"{seat} {names.get(seat, '')}".rstrip(), style=BOATS["ABCDE".index(seat)])
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
        return self.game.texts.sentence("shelf.tagline", self.words.lang)

    def legend(self) -> str:
        """What the signs on the board are."""
        return self.game.texts.sentence("terminal.legend", self.words.lang)

    def meaning(self, view: AView, choice: str) -> str:
        """A choice in words, unless its notation says all there is."""
        if choice.split()[0] in ("place", "yellow", "blue"):
            return ""
        return self.game.table.label(view, choice, self.words.lang)

    def warnings(self, race: Race, choice: str) -> list[str]:
        """What one may regret."""
        view = race.view(race.to_move)
        if choice not in view.choices:
            return []
        found = self.game.table.preview(view, choice, self.words.lang)
        return [warning.text for warning in found.warnings]

    def result(self, view: AView, names: Names, scores: Mapping[str, int]) -> Table:
        """Who came where, and who did not come in."""
        table = Table(title=self.words("result"), title_justify="left")
        table.add_column(self.words("place"), justify="right")
        table.add_column(self.words("player"))
        table.add_column("")
        told = {one.seat: one for one in self.game.table.facts(view, self.words.lang)}
        for place, seat in enumerate(view.position["finish"], start=1):
            name = f"{seat} {names.get(seat, '')}".strip()
            table.add_row(str(place), name, told[seat].status)
        return table


def _within(text: str, width: int, indent: str = "") -> list[str]:
    """A text in lines of this width."""
    return textwrap.wrap(text, max(width, 24), initial_indent=indent, subsequent_indent=indent)


def _coloured(row: str) -> Text:
    """A row of the board; its number at the left and the sign of a flag stay as they are."""
    line = Text(row[:3], style="dim")
    for sign in row[3:]:
        boat = "ABCDE".find(sign.upper())
        line.append(sign, style=BOATS[boat] if boat >= 0 else STYLES.get(sign, "dim"))
    return line


FACE = RaceTheWindFace
