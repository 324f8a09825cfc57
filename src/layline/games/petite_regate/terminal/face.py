"""La Petite Régate in a terminal: the table in letters, the boats, the hand, cards in words."""

from __future__ import annotations

from rich.text import Text

from ....terminal import Face, Names
from ..view import PetiteRegateView
from .text_board import text_board


class PetiteRegateFace(Face[PetiteRegateView]):
    """How La Petite Régate looks."""

    def in_letters(self, view: PetiteRegateView) -> str:
        """The table, and below it round, pile and hand."""
        return text_board(view, self.words.lang)

    def situation(self, view: PetiteRegateView, names: Names, width: int) -> list[Text]:
        """Each boat with how it stands."""
        lines = []
        for one in self.game.table.facts(view, self.words.lang):
            moving = view.to_move == one.seat
            line = Text("> " if moving else "  ", style="bold yellow")
            line.append(f"{one.seat} {names.get(one.seat, '')}", style="bold")
            told = [one.status, *(fact.text for fact in one.facts)]
            lines.append(line.append(f"  {', '.join(told)}", style=""))
        return lines

    def meaning(self, view: PetiteRegateView, choice: str) -> str:
        """The card and its arrow, or what the action does."""
        return self.game.table.label(view, choice, self.words.lang)

    def goal(self) -> str:
        """The race in one sentence."""
        return self.said("shelf.tagline")


FACE = PetiteRegateFace
