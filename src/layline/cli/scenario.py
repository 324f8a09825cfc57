"""`layline scenario`: play scenario files and say which of their expectations do not hold."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import yaml
from rich.console import Console
from rich.text import Text

from ..games import find_game, games
from ..play.scenario import Failure, game_of, read_scenarios, run_scenario
from . import terminal
from .words import Words


def run_files(paths: Sequence[Path], machine: str, words: Words) -> int:
    """Run every scenario of the files; 1 if any failed."""
    prefixes = {game.prefix: game.id for game in games()}
    waiting = [
        (path, scenario, game_of(scenario, prefixes))
        for path in paths
        for scenario in read_scenarios(path)
    ]
    if machine == "compiled":
        for game_id in {game_id for *_, game_id in waiting}:
            terminal.compile_rules(find_game(game_id), words)
    failed: list[tuple[Path, list[Failure]]] = []
    with terminal.progress(words("scenarios"), len(waiting)) as done:
        for number, (path, scenario, game_id) in enumerate(waiting, start=1):
            failures = run_scenario(scenario, game_id, machine)
            if failures:
                failed.append((path, failures))
            done(number)
    console = terminal.stdout()
    for path, failures in failed:
        _print_failures(console, path, failures, words)
    total = words(
        "scenario_total",
        total=len(waiting),
        held=len(waiting) - len(failed),
        failed=len(failed),
        machine=machine,
    )
    console.print(Text(total, style="bold red" if failed else "bold green"))
    return 1 if failed else 0


def _print_failures(
    console: Console, path: Path, failures: Iterable[Failure], words: Words
) -> None:
    first = next(iter(failures))
    said = Text().append(f"{words('failed')} ", style="bold red")
    said.append(f"{first.scenario} {first.title}", style="bold").append(f" ({path})", style="dim")
    console.print(said, soft_wrap=True)
    for failure in failures:
        where = words("step", n=failure.step) if failure.step else words("loading")
        console.print(Text(f"  {where}, {failure.what}"), soft_wrap=True)
        for key, value in (("expected", failure.expected), ("found", failure.found)):
            console.print(Text(f"    {words(key)}: {_written(value)}"), soft_wrap=True)


def _written(value: Any) -> str:
    """A value as it would stand in a scenario file, on one line."""
    text = yaml.safe_dump(
        value, default_flow_style=True, allow_unicode=True, width=1 << 20, sort_keys=False
    )
    return text.removesuffix("...\n").strip()
