"""One screen of a race: the board, and beside or below it how things stand and what can be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

from ..engine.events import Event
from ..terminal import AnyView, Face, Menu, Names, wrapped
from .terminal import GAP, PANEL, beside, print_lines
from .words import Words

BELOW = 4
"""Lines kept free under the board for what is asked and the answer."""


class Layout(NamedTuple):
    """How wide the board is drawn (0: not at all), and how much room is beside it (0: none)."""

    board: int
    panel: int


class Screen:
    """Draws a race on a console."""

    def __init__(self, console: Console, face: Face[AnyView], words: Words, names: Names) -> None:
        self.console, self.face, self.words, self.names = console, face, words, names

    def layout(self, view: AnyView) -> Layout:
        """The most comfortable board that leaves room for a panel; else the smallest one alone."""
        room = self.console.width
        widths = self.face.widths(view)
        for width in widths:
            if room >= width + GAP + PANEL:
                return Layout(width, room - width - GAP)
        return Layout(widths[-1] if room >= widths[-1] else 0, 0)

    def draw(
        self,
        view: AnyView,
        menu: Menu | None = None,
        news: Sequence[Event] = (),
        lately: Sequence[AnyView] = (),
    ) -> None:
        """Print the whole screen."""
        layout = self.layout(view)
        board: list[Text] = []
        if layout.board:
            board = self.face.board(view, layout.board, menu, lately)
        else:
            print_lines(self.console, [Text(self.words("narrow"), style="yellow")])
            for line in self.face.game.table.describe(view, self.words.lang).splitlines():
                self.console.print(Text(line))
        width = layout.panel or self.console.width
        panel = self.face.situation(view, self.names, width)
        if menu is not None:
            panel += [Text(), *self.face.menu(view, menu, self.console, width)]
        if news:
            height = max(len(board), self.console.height - BELOW)
            room = height - len(panel) - 2 if layout.panel else 4 * len(news)
            panel += [Text(), *self._news(news, width, max(room, 2))]
        if layout.panel:
            print_lines(self.console, beside(board, panel, layout.board))
        else:
            print_lines(self.console, [*board, Text(), *panel])

    def _news(self, news: Sequence[Event], width: int, room: int) -> list[Text]:
        """The latest news that fit, with a word about those that do not."""
        shown: list[list[Text]] = []
        for event in reversed(news):
            broken = wrapped(self.console, told(self.face, event, self.words), width, 2)
            if sum(map(len, shown)) + len(broken) > room:
                break
            shown.insert(0, broken)
        title = Text().append(self.words("news"), style="bold")
        left_out = len(news) - len(shown)
        if left_out:
            title.append(f" ({self.words('news_more', n=left_out)})", style="dim")
        return [title, *(line for broken in shown for line in broken)]


def told(face: Face[AnyView], event: Event, words: Words) -> Text:
    """An event as a sentence, with the rule behind it."""
    sentence = Text(face.game.events.sentence(event, words.lang))
    return sentence.append(f" {event.rule_id}", style="dim")
