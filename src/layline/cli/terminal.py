"""The terminal: where things are printed, how wide it is, and progress on the error stream.

Results go to standard output; progress, warnings and errors go to standard error, so that output
can be piped.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

from ..engine.game import Game
from .words import Words

if TYPE_CHECKING:
    from ..engine.machines.machine import Machine

PANEL = 34
"""The least width of a panel beside a board."""
GAP = 2


def stdout() -> Console:
    """Where results are printed; texts are taken as they are, never as markup."""
    return Console(markup=False, highlight=False, emoji=False)


def stderr() -> Console:
    """Where progress and errors are printed."""
    return Console(stderr=True, markup=False, highlight=False, emoji=False)


def interactive() -> bool:
    """Whether a person sits in front of the terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def edit_lines() -> None:
    """Let typed lines be edited and recalled, where Python can."""
    with suppress(ImportError):
        import_module("readline")


def speaks_unicode(console: Console) -> bool:
    """Whether signs beyond ASCII can be printed."""
    return console.encoding.lower().replace("-", "").startswith("utf")


@contextmanager
def progress(what: str, total: int | None) -> Iterator[Callable[..., None]]:
    """A bar on the error stream, if a terminal shows it; call what it yields with what is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = stderr()
    hidden = not console.is_terminal
    with Progress(
        *columns, TimeElapsedColumn(), console=console, transient=True, disable=hidden
    ) as bar:
        task = bar.add_task(what, total=total)

        def done(count: int, total: int | None = total) -> None:
            bar.update(task, completed=count, total=total)

        yield done


def compile_rules(game: Game, words: Words) -> float | None:
    """Compile the rules, naming each in turn; the seconds it took, or None if there was no need.

    Compiling takes a minute and happens once per machine.
    """
    from ..engine.machines import machine

    console = stderr()
    if machine.is_compiled(game) or not console.is_terminal:
        return _compiled_in(machine.compiled(game))
    with console.status(words("compiling", game=game.name)) as status:

        def report(rule: str | None) -> None:
            if rule is None:
                status.update(words("compiling_elsewhere", game=game.name))
            else:
                status.update(f"{words('compiling', game=game.name)}: {rule.rsplit('.', 1)[-1]}")

        return _compiled_in(machine.compiled(game, report))


def _compiled_in(runs: Machine) -> float | None:
    from ..engine.machines.compiled import Compiled

    return runs.seconds if isinstance(runs, Compiled) and runs.cold else None


def beside(left: list[Text], right: list[Text], width: int) -> list[Text]:
    """Two blocks of lines next to each other; the left one is `width` wide."""
    lines = []
    for row in range(max(len(left), len(right))):
        line = left[row].copy() if row < len(left) else Text()
        line.pad_right(width + GAP - line.cell_len)
        if row < len(right):
            line.append_text(right[row])
        line.rstrip()
        lines.append(line)
    return lines


def print_lines(console: Console, lines: list[Text]) -> None:
    """Print lines as they are, cut off at the edge rather than broken."""
    for line in lines:
        console.print(line, no_wrap=True, overflow="crop", crop=True)
