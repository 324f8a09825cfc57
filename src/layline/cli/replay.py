"""`layline replay`: a race told again, round by round, or step by step at a terminal."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from ..play.errors import RaceError
from ..play.race import Race
from . import terminal
from .draw import animate, read_race, time_up
from .face import face_of
from .screen import Screen, told
from .story import Step, by_round, by_turn, steps
from .words import Words


def replay_file(
    path: Path,
    step: int | None,
    html: Path | None,
    gif: Path | None,
    theme: str,
    boards: bool,
    words: Words,
) -> None:
    """Tell a race, or write it as an animation."""
    race = read_race(path)
    for out, ending in ((html, ".html"), (gif, ".gif")):
        if out is not None:
            if out.suffix.lower() != ending:
                raise RaceError(f"--{ending[1:]} {out}: the name ends in {ending}")
            animate(race if step is None else race.step_to(step), out, theme, None, words)
    if html or gif:
        return
    teller = Teller(race, words, time_up(path))
    if step is not None:
        teller.show(race.step_to(step))
    elif terminal.interactive():
        teller.browse()
    else:
        teller.tell_all(boards)


class Teller:
    """Tells one race on the console."""

    def __init__(self, race: Race, words: Words, late: frozenset[int] = frozenset()) -> None:
        """`late` are the numbers of the steps that were decided because time was up."""
        self.race, self.words, self.late = race, words, late
        self.console: Console = terminal.stdout()
        self.face = face_of(race.game, words, terminal.speaks_unicode(self.console))
        self.screen = Screen(self.console, self.face, words, {})
        self.story = steps(race)

    def tell_all(self, boards: bool) -> None:
        """The whole race, with the board at the end of every round."""
        self._title()
        for title, group in by_round(self.story, self.words):
            self.console.print()
            self.console.print(Text(title, style="bold"))
            for line, turn in by_turn(group):
                if line is not None:
                    self.console.print(Text(line, style="dim"))
                self._tell(turn)
            if boards:
                self.console.print(Text(self.words("after", when=title), style="dim"))
                views = [step.race.view() for step in group]
                self.screen.draw(views[-1], lately=views)
        if self.race.over:
            self._result()

    def show(self, then: Race) -> None:
        """One moment of the race: what was played last, and the board."""
        number = len(then.history)
        total = len(self.story)
        if number:
            step = self.story[number - 1]
            said = self.words("replay_step", n=number, total=total, text=step.played)
            self.console.print(Text(said, style="bold"))
            self._tell([step])
        else:
            self.console.print(Text(self.words("replay_begin", total=total), style="bold"))
        view = then.view()
        self.screen.draw(view, lately=[view])
        self.console.print(Text(then.game.table.prompt(view, self.words.lang), style="bold"))
        if then.over:
            self._result()

    def browse(self) -> None:
        """Step through the race, forwards and backwards."""
        terminal.edit_lines()
        at = 0
        while True:
            if not self.console.is_dumb_terminal:
                self.console.clear()
            self.show(self.race.step_to(at))
            try:
                typed = input(f"{self.words('replay_keys')} > ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return
            if typed == "q":
                return
            at = min(max(self._goes_to(typed, at), 0), len(self.story))

    def _goes_to(self, typed: str, at: int) -> int:
        if typed == "b":
            return at - 1
        if typed.isdigit():
            return int(typed)
        if typed == "r":
            now = self.story[at].when if at < len(self.story) else None
            later = [step.number - 1 for step in self.story[at:] if step.when != now]
            return later[0] if later else len(self.story)
        return at + 1

    def _title(self) -> None:
        race = self.race
        said = self.words(
            "replay_title", game=race.game.name, seats=len(race.seats), n=len(self.story)
        )
        self.console.print(Text(said, style="bold underline"))

    def _tell(self, group: list[Step]) -> None:
        for step in group:
            if step.number in self.late:
                self.console.print(Text(self.words("time_up", seat=step.who), style="bold"))
            for event in step.events:
                self.console.print(told(self.face, event, self.words))

    def _result(self) -> None:
        self.console.print(self.face.result(self.race.view(), {}, self.race.scores()))
