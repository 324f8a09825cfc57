"""The face every game has by default: its text board, its choices, its scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..engine.game import Game
from ..engine.view import View
from .menu import Entry, Menu
from .wrapping import wrapped

# Any: a view is known by the record of its game, and here every game will do.
AnyView = View[Any]
V = TypeVar("V", bound=AnyView)
REACHED = ("start", "mark", "finish")
"""Milestones worth mentioning beside the choice that leads to them."""
Names = Mapping[str, str]
"""Who plays each seat."""


class Words(Protocol):
    """What is said in all games alike, in the language of the player.

    There are `result`, `place`, `player`, `points`, `score` and `race_n` (with `n`) for tables of
    results, and what the menu says. What a game says besides is in its texts.
    """

    @property
    def lang(self) -> str:
        """The language."""

    def __call__(self, key: str, /, **values: object) -> str:
        """A word or sentence with its braces filled in."""


class Face(Generic[V]):
    """How a game looks in a terminal. Faces of single games refine this one."""

    extras: ClassVar[Mapping[str, str]] = {}
    """What the signs of variants mean: sentences of the game, which are given the `sign`."""

    def __init__(self, game: Game, words: Words, unicode: bool = True) -> None:
        self.game, self.words, self.unicode = game, words, unicode

    def said(self, key: str, **values: object) -> str:
        """A sentence of the game in the language of the player."""
        return self.game.texts.sentence(key, self.words.lang, **values)

    # The board.

    def widths(self, view: V) -> tuple[int, ...]:
        """The widths in which the board can be drawn, the most comfortable first."""
        return (max(len(line) for line in self.in_letters(view).splitlines()),)

    def in_letters(self, view: V) -> str:
        """The position in plain characters; games with words on their boards translate them."""
        return self.game.terminal.text_board(view)

    def board(
        self, view: V, width: int, menu: Menu | None = None, lately: Sequence[V] = ()
    ) -> list[Text]:
        """The board in one of its widths; targets carry the numbers of the menu.

        `lately` are views of the last steps, whose wakes may be drawn.
        """
        return [Text(line) for line in self.in_letters(view).splitlines()]

    def situation(self, view: V, names: Names, width: int) -> list[Text]:
        """How things stand, in a few lines beside or below the board."""
        return [Text(f"{name}  {who}") for name, who in names.items()]

    def goal(self) -> str:
        """What one has to do to win, in a sentence."""
        return ""

    def legend(self) -> str:
        """What the signs on the board are, where that needs saying."""
        return ""

    # The choices.

    def suggestions(self, view: V) -> list[str]:
        """A few good choices where there are too many to list."""
        choices = view.choices
        return list(choices[:: max(1, len(choices) // 5)][:5])

    def meaning(self, view: V, choice: str) -> str:
        """A choice in a few words, as far as the notation does not say it."""
        return ""

    def warnings(self, view: V, choice: str) -> list[str]:
        """What is to be known before choosing: what one would reach, and what one may regret."""
        found, lang = self.game.table.preview(view, choice, self.words.lang), self.words.lang
        reached = [
            self.game.events.sentence(event, lang)
            for event in found.events
            if (met := event.milestone) and met.kind in REACHED and view.to_move in met.who
        ]
        return [*reached, *(warning.text for warning in found.warnings)]

    def menu(self, view: V, menu: Menu, console: Console, width: int) -> list[Text]:
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
        for said, keys in self._warnings(view, menu).items():
            warning = Text(f"{' '.join(keys)}: {said}", style="yellow")
            lines += wrapped(console, Text().append(" ").append_text(warning), width, 3)
        return lines

    def _warnings(self, view: V, menu: Menu) -> dict[str, list[str]]:
        """Each warning with the keys it is about; of variants only what their choice lacks."""
        found: dict[str, list[str]] = {}
        for entry in menu.entries:
            plain = self.warnings(view, entry.choice)
            for said in plain:
                found.setdefault(said, []).append(entry.key)
            for key, variant in entry.variants.items():
                for said in self.warnings(view, variant):
                    if said not in plain:
                        found.setdefault(said, []).append(key)
        return found

    def _row(self, view: V, entry: Entry) -> Text:
        row = Text().append(f"{entry.key:>2} ", style="bold cyan")
        longest = max(len(choice.split("+")[0]) for choice in view.choices)
        row.append(entry.choice.ljust(min(longest, 12)), style="bold")
        meaning = self.meaning(view, entry.choice)
        return row.append(f" {meaning}" if meaning else "")

    def _explained(self, menu: Menu) -> str:
        """What the signs of variants mean, if there are any."""
        signs = {sign for entry in menu.entries for key in entry.variants for sign in key}
        said = [self.said(key, sign=sign) for sign, key in self.extras.items() if sign in signs]
        return f"  {', '.join(said)}" if said else ""

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

    def result(self, view: V, names: Names, scores: Mapping[str, int]) -> Table:
        """Who came where."""
        table = Table(title=self.words("result"), title_justify="left")
        table.add_column(self.words("player"))
        table.add_column(self.words("score"), justify="right")
        for seat in sorted(scores, key=lambda seat: -scores[seat]):
            table.add_row(f"{seat} {names.get(seat, '')}".strip(), str(scores[seat]))
        return table
