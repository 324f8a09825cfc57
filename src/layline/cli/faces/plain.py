"""The face every game has without further ado: its text board, its choices, its scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ...engine.game import Game
from ...engine.view import View
from ...play.race import Race
from ..menu import Entry, Menu
from ..terminal import wrapped
from ..words import Words

AView = View[Any]
Move = Mapping[str, Any]
Names = Mapping[str, str]
"""Who plays each seat."""


class Face:
    """How a game looks in a terminal. Faces of single games refine this one."""

    extras: ClassVar[Mapping[str, str]] = {}
    """What the signs of variants mean, as keys of the words."""

    def __init__(self, game: Game, words: Words, unicode: bool = True) -> None:
        self.game, self.words, self.unicode = game, words, unicode

    # The board.

    def widths(self, view: AView) -> tuple[int, ...]:
        """The widths in which the board can be drawn, the most comfortable first."""
        return (max(len(line) for line in self.game.terminal.text_board(view).splitlines()),)

    def board(
        self, view: AView, width: int, menu: Menu | None = None, wakes: Sequence[Move] = ()
    ) -> list[Text]:
        """The board in one of its widths; targets carry the numbers of the menu."""
        return [Text(line) for line in self.game.terminal.text_board(view).splitlines()]

    def situation(self, view: AView, names: Names, width: int) -> list[Text]:
        """How things stand, in a few lines beside or below the board."""
        return [Text(f"{name}  {who}") for name, who in names.items()]

    def goal(self) -> str:
        """What one has to do to win, in a sentence."""
        return ""

    def legend(self) -> str:
        """What the signs on the board are, where that needs saying."""
        return ""

    # The choices.

    def suggestions(self, view: AView) -> list[str]:
        """A few good choices where there are too many to list."""
        choices = view.choices
        return list(choices[:: max(1, len(choices) // 5)][:5])

    def meaning(self, view: AView, choice: str) -> str:
        """A choice in a few words, as far as the notation does not say it."""
        return ""

    def warnings(self, race: Race, choice: str) -> list[str]:
        """What one should know before choosing this."""
        return []

    def menu(self, race: Race, view: AView, menu: Menu, console: Console, width: int) -> list[Text]:
        """The choices, numbered; the keys of variants stand in a column of their own."""
        title = Text().append(self.words("choices"), style="bold")
        lines = [title.append(self._explained(menu), style="dim")]
        for kind, found in menu.unlisted.items():
            lines += wrapped(console, Text(self._described(kind, found)), width)
        rows = [(entry, self._row(view, entry)) for entry in menu.entries]
        longest = max((row.cell_len for _, row in rows), default=0)
        for entry, row in rows:
            if entry.variants:
                row.pad_right(longest - row.cell_len)
                row.append(f"  {' '.join(entry.variants)}", style="bold cyan")
            lines += wrapped(console, row, width, 3)
        for said, keys in self._warnings(race, menu).items():
            warning = Text(f"{' '.join(keys)}: {said}", style="yellow")
            lines += wrapped(console, Text().append(" ").append_text(warning), width, 3)
        return lines

    def _warnings(self, race: Race, menu: Menu) -> dict[str, list[str]]:
        """Each warning with the keys it is about; of variants only what their choice lacks."""
        found: dict[str, list[str]] = {}
        for entry in menu.entries:
            plain = self.warnings(race, entry.choice)
            for said in plain:
                found.setdefault(said, []).append(entry.key)
            for key, variant in entry.variants.items():
                for said in self.warnings(race, variant):
                    if said not in plain:
                        found.setdefault(said, []).append(key)
        return found

    def _row(self, view: AView, entry: Entry) -> Text:
        row = Text().append(f"{entry.key:>2} ", style="bold cyan")
        longest = max(len(choice.split("+")[0]) for choice in view.choices)
        row.append(entry.choice.ljust(min(longest, 12)), style="bold")
        meaning = self.meaning(view, entry.choice)
        return row.append(f" {meaning}" if meaning else "")

    def _explained(self, menu: Menu) -> str:
        """What the signs of variants mean, if there are any."""
        signs = {sign for entry in menu.entries for key in entry.variants for sign in key}
        said = [self.extras[sign] for sign in ("+", "!") if sign in signs and sign in self.extras]
        return f"  {', '.join(map(self.words, said))}" if said else ""

    def _described(self, kind: str, found: Sequence[str]) -> str:
        """What is too much to list: how many, and where if they are spaces."""
        example = found[len(found) // 2]
        spaces = [choice.split(" ", 1)[1].split(",") for choice in found]
        if not all(len(space) == 2 and all(map(str.isdigit, space)) for space in spaces):
            return self.words("many", n=len(found), example=example)
        xs, ys = [int(x) for x, _ in spaces], [int(y) for _, y in spaces]
        return self.words(
            "many_spaces",
            n=len(found),
            x0=min(xs),
            x1=max(xs),
            y0=min(ys),
            y1=max(ys),
            example=example,
        )

    # The end.

    def result(self, view: AView, names: Names, scores: Mapping[str, int]) -> Table:
        """Who came where."""
        table = Table(title=self.words("result"), title_justify="left")
        table.add_column(self.words("player"))
        table.add_column(self.words("score"), justify="right")
        for seat in sorted(scores, key=lambda seat: -scores[seat]):
            table.add_row(f"{seat} {names.get(seat, '')}".strip(), str(scores[seat]))
        return table
