"""`layline play`: a race at this terminal, against bots or with friends in turn.

Everything that can be typed is an action, its number, or one of a few commands; chance and bots
play by themselves and are reported. Without a terminal the same lines are read from a pipe.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.text import Text

from ..engine.events import Event
from ..play.errors import RaceError
from ..play.race import Race
from ..terminal import AnyView, Menu, menu_of
from . import rules, terminal
from .face import face_of
from .screen import Screen, told
from .story import by_round, steps
from .typed import canonical, understand
from .words import COMMANDS, Words

if TYPE_CHECKING:
    from ..bots import Bot

_ALIASES = {name: command for command, names in COMMANDS.items() for name in (command, *names)}


class Leave(Exception):
    """The player wants to go."""


class Table:
    """A race with its players, the console it is shown on, and what is typed there."""

    def __init__(
        self, race: Race, bots: Mapping[str, Bot], words: Words, save: Path | None = None
    ) -> None:
        self.race, self.bots, self.words, self.save_as = race, bots, words, save
        self.console = terminal.stdout()
        self.face = face_of(race.game, words, terminal.speaks_unicode(self.console))
        self.people = [seat for seat in race.seats if seat not in bots]
        person = words("you" if len(self.people) == 1 else "player")
        self.names = {seat: bots[seat].name if seat in bots else person for seat in race.seats}
        self.screen = Screen(self.console, self.face, words, self.names)
        self.live = terminal.interactive()
        if self.live:
            terminal.edit_lines()
        self.news: list[Event] = list(race.happened)
        self.lately: list[AnyView] = []
        self.notice = ""

    # The course of a race.

    def run(self) -> None:
        """Play until the race is over or the player leaves."""
        self._welcome()
        try:
            while not self.race.over:
                self._step()
        except (Leave, EOFError, KeyboardInterrupt):
            self._leave()
            return
        self._keep()
        self._finish()

    def _step(self) -> None:
        mover = self.race.to_move
        if mover == "chance":
            self.race.draw()
            self._happened(self.race.happened)
        elif mover in self.bots:
            self._happened(self.race.tell(self.bots[str(mover)].choose(self.race)))
        else:
            self._decide(str(mover))

    def _happened(self, events: Sequence[Event]) -> None:
        """Remember what happened, and tell it at once where no screen will show it."""
        self.news += events
        self.lately.append(self.race.view())
        if not self.live:
            self._tell(events)

    def _tell(self, events: Sequence[Event]) -> None:
        for event in events:
            self.console.print(told(self.face, event, self.words))

    def _decide(self, seat: str) -> None:
        """Ask until something was played."""
        view = self.race.view(seat)
        menu = menu_of(view.choices, self.face.suggestions(view))
        self._keep()
        self._show(view, menu)
        self._prompt(view)
        while True:
            text = self._read(seat)
            action = self._understood(text, menu) if text else None
            if action == "":
                return
            if action is not None:
                self.news, self.lately = [], []
                self._happened(self.race.tell(action))
                return

    # What is shown.

    def _welcome(self) -> None:
        words = self.words
        seats = ", ".join(words("seat_of", seat=s, who=who) for s, who in self.names.items())
        said = words("welcome", game=self.race.game.name, seats=seats, seed=self.race.seed)
        if self.race.history:
            said = f"{said} {words('welcome_back', n=len(self.race.history))}"
        elif self.live:
            # Whoever sits here sees the screen first; the goal stands below it.
            self.notice = self.face.goal()
        else:
            said = f"{said} {self.face.goal()}".strip()
        self.console.print(Text(said, style="bold"))

    def _show(self, view: AnyView, menu: Menu | None) -> None:
        if self.live and not self.console.is_dumb_terminal:
            self.console.clear()
        self.screen.draw(view, menu, self.news if self.live else (), self.lately)

    def _prompt(self, view: AnyView) -> None:
        if self.notice:
            self.console.print(Text(self.notice))
            self.notice = ""
        said = self.race.game.table.prompt(view, self.words.lang)
        self.console.print(Text(said, style="bold"))

    def _finish(self) -> None:
        seat = self.people[0] if len(self.people) == 1 else None
        view = self.race.view(seat)
        if self.live:
            self._tell(self.news)
        self.screen.draw(view, lately=self.lately)
        self._prompt(view)
        self.console.print(self.face.result(view, self.names, self.race.scores()))
        if self.save_as:
            self.console.print(Text(self.words("saved", path=self.save_as)))

    def _leave(self) -> None:
        if self.live:
            self.console.print()
        if self.save_as:
            self._keep()
            self.console.print(Text(self.words("bye_saved", path=self.save_as)))
        else:
            self.console.print(Text(self.words("bye")))

    def _keep(self) -> None:
        if self.save_as:
            self.race.save(self.save_as)

    # What is typed.

    def _read(self, seat: str) -> str:
        if self.live:
            return input(f"{seat}> ").strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.console.print(Text(f"{seat}> {line.strip()}"))
        return line.strip()

    def _understood(self, text: str, menu: Menu) -> str | None:
        """The action that is meant; "" if the position has changed already, None to ask again."""
        first, _, rest = text.partition(" ")
        command = _ALIASES.get(first.lower())
        if command == "undo":
            return self._undo()
        if command:
            self._obey(command, rest.strip(), menu)
            return None
        meant = self._meant(text, menu)
        if meant is not None and not self.race.is_action(meant):
            self._say("unknown", text=meant)
            return None
        return None if meant is None or self._refused(meant, menu) else meant

    def _meant(self, text: str, menu: Menu) -> str | None:
        found = understand(text, menu, self.race.seats)
        if len(found) > 1:
            self._say("ambiguous", text=text, choices=", ".join(found))
            return None
        if found:
            return found[0]
        return text if self.race.is_action(text) else canonical(text, self.race.seats)

    def _refused(self, action: str, menu: Menu) -> bool:
        """Say why an action is forbidden, if it is."""
        refusal = self.race.why_not(action)
        if refusal is None:
            return False
        said = Text().append(f"{refusal.rule} ", style="bold yellow")
        said.append(refusal.reason(self.words.lang), style="yellow")
        said.append(f" {self.words('refused_more', rule=refusal.rule)}", style="dim")
        self.console.print(said)
        kinds = {choice.split(" ")[0] for choice in menu.choices}
        if action.split(" ")[0] not in kinds:
            self._say("unknown", text=action)
        return True

    def _undo(self) -> str | None:
        history = self.race.history
        try:
            self.race.undo()
        except RaceError:
            self._say("no_undo")
            return None
        self.news, self.lately = [], []
        self.notice = self.words("undone", text=history[-1])
        return ""

    def _obey(self, command: str, rest: str, menu: Menu) -> None:
        seat = str(self.race.to_move)
        if command == "quit":
            raise Leave
        if command == "help":
            variants = any(entry.variants for entry in menu.entries)
            said = self.words(
                "help",
                prefix=self.race.game.prefix,
                seat=seat,
                example=menu.choices[0],
                variants=self.words("help_variants") if variants else "",
            )
            self.console.print(Text(said))
            if self.face.legend():
                self.console.print(Text(self.face.legend(), style="dim"))
        elif command == "board":
            view = self.race.view(seat)
            self._show(view, menu)
            self._prompt(view)
        elif command == "log":
            self._log()
        elif command == "hint":
            from ..bots import bot

            self._say("hint", text=bot("greedy").choose(self.race))
        elif command == "save":
            self._save(rest)
        elif command == "rule":
            self._rule(rest)
        else:
            self._why(rest, menu)

    def _why(self, text: str, menu: Menu) -> None:
        if not text:
            self._say("why_what", example=menu.choices[0])
            return
        action = self._meant(text, menu)
        if action is not None and not self._refused(action, menu):
            self._say("allowed", text=action)

    def _rule(self, text: str) -> None:
        game = self.race.game
        if not text:
            self._say("rule_what", rule=game.rule_id(1))
            return
        try:
            self.console.print(rules.entry(game, text, self.words))
        except ValueError as error:
            self.console.print(Text(str(error), style="yellow"))

    def _save(self, name: str) -> None:
        if not name:
            self._say("save_what")
            return
        try:
            self.race.save(name)
        except RaceError as error:
            self.console.print(Text(str(error), style="yellow"))
        else:
            self._say("saved", path=name)

    def _log(self) -> None:
        told_so_far = steps(self.race)
        for title, group in by_round(told_so_far, self.words):
            self.console.print(Text(title, style="bold"))
            for step in group:
                self._tell(step.events)
        if not told_so_far:
            self._say("no_news")

    def _say(self, key: str, **params: Any) -> None:
        self.console.print(Text(self.words(key, **params)))
