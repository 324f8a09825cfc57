"""`layline sim`: many races between bots, and how they came out."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rich.table import Table

from ..engine.game import Game
from . import terminal
from .words import Words

if TYPE_CHECKING:
    from ..arena.simulation import Report


def simulate_races(
    game: Game,
    bots: list[str],
    games: int,
    seed: int,
    options: dict[str, Any],
    as_json: bool,
    words: Words,
) -> None:
    """Run a simulation with a bar on the error stream; print a table, or one JSON object."""
    from ..arena.simulation import simulate

    terminal.compile_rules(game, words)
    with terminal.progress(words("simulating"), games) as done:
        report = simulate(game.id, bots, games, seed, options, done)
    if as_json:
        print(json.dumps(report.to_json(), ensure_ascii=False))
        return
    terminal.stdout().print(_table(game, report, words))


def _table(game: Game, report: Report, words: Words) -> Table:
    """A row per bot, and below them how long the races were."""
    title = words("sim_title", game=game.name, games=report.games, seed=report.seed)
    length = " ".join(_length(report, words))
    table = Table(title=title, title_justify="left", caption=length, caption_justify="left")
    table.add_column(words("bot"))
    for column in ("wins", "ties", "mean_points", "mean_place"):
        table.add_column(words(column), justify="right")
    for entry in report.entries:
        figures = (f"{entry.points:.0f}", f"{entry.place:.2f}")
        table.add_row(entry.bot, str(entry.wins), str(entry.ties), *figures)
    return table


def _length(report: Report, words: Words) -> Iterator[str]:
    """How long the races were; not every game counts rounds."""
    if report.rounds_most:
        yield words(
            "sim_rounds",
            least=report.rounds_least,
            median=report.rounds_median,
            most=report.rounds_most,
        )
    yield words("sim_decisions", decisions=report.decisions_mean)
