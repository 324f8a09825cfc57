"""`layline bench`, `compile` and `boards`: how fast this machine plays, and getting it ready to."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from ..engine.game import Game
from . import terminal
from .words import SAID, Words


def measure_game(game: Game, seconds: float, as_json: bool, words: Words) -> None:
    """Measure a game; print a table, or one JSON object."""
    from ..arena.bench import measure

    terminal.compile_rules(game, words)
    with terminal.stderr().status(words("measuring", game=game.name)):
        found = measure(game.id, seconds)
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
        return
    table = Table(title=words("bench_title", game=game.name), title_justify="left")
    table.add_column(words("what"))
    table.add_column(words("measured"), justify="right")
    for key, value in found.items():
        if f"bench.{key}" in SAID:
            table.add_row(words(f"bench.{key}"), _written(value))
    terminal.stdout().print(table)


def _written(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


def compile_games(games: Sequence[Game], words: Words) -> None:
    """Compile games, saying for each how long it took or that it was done before."""
    console = terminal.stdout()
    for game in games:
        seconds = terminal.compile_rules(game, words)
        if seconds is None:
            console.print(Text(words("already_compiled", game=game.name)))
        else:
            console.print(Text(words("compiled", game=game.name, seconds=seconds)))


def write_boards(processes: int | None, words: Words) -> None:
    """Write the boards of the rulebooks if they are missing, with a bar on the error stream."""
    from ..games import games
    from ..server.learning.board_export import bring_up_to_date

    def waiting() -> None:
        terminal.stderr().print(Text(words("writing_boards_elsewhere")), soft_wrap=True)

    for game in games():
        terminal.compile_rules(game, words)
    began = time.monotonic()
    with terminal.progress(words("writing_boards"), None) as done:
        folder = bring_up_to_date(done, waiting, processes)
    said = words("boards_there")
    if folder is not None:
        said = words("boards_written", seconds=time.monotonic() - began)
    terminal.stdout().print(Text(said), soft_wrap=True)
