"""How fast the engine is, beside other libraries, all in one run.

Everything plays whole games at random and counts decisions of players (chance is not counted):

- Layline: decided inside the compiled code on one core and on all; driven from Python one action at
  a time; interpreted; copies, new races, starting up cold and warm;
- OpenSpiel's backgammon and chess, python-chess and PettingZoo's connect four, driven from Python.

    python benchmarks/engine.py                     a table
    python benchmarks/engine.py --json out.json     and the figures as JSON

Timings on shared machines are noisy: compare the rows of one run, not runs.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from layline.arena import bench
from layline.engine.machines import machine
from layline.games import games
from layline.play.beginning import new_with, validated


def of_layline(game_id: str, seconds: float) -> list[dict[str, Any]]:
    """The rows of one game."""
    figures = bench.measure(game_id, seconds)
    game = next(game for game in games() if game.id == game_id)
    first = game.codec.new(bench.table(game, figures["seats"]))
    threads = os.cpu_count() or 1
    fleet = bench.inside(machine.compiled(game), first, seconds, threads)
    name = f"Layline {game_id}, {figures['seats']} seats"
    return [
        row(f"{name}: inside, 1 core", figures["inside_per_s"], "decisions/s"),
        row(f"{name}: inside, {threads} threads", fleet, "decisions/s"),
        row(f"{name}: driven from Python", figures["driven_per_s"], "decisions/s"),
        row(f"{name}: interpreted", figures["interpreted_per_s"], "decisions/s"),
        row(f"{name}: copy of a race", figures["copy_us"], "µs"),
        row(f"{name}: new race", figures["new_us"], "µs"),
        row(f"{name}: import to first choices, warm", figures["warm_start_s"], "s"),
        row(f"{name}: the same with nothing compiled yet", cold_start(game_id), "s"),
        row(f"{name}: one SVG picture", picture_ms(game_id), "ms"),
    ]


def row(name: str, value: float, unit: str) -> dict[str, Any]:
    """One line of the table."""
    return {"name": name, "value": value, "unit": unit}


def cold_start(game_id: str) -> float:
    """Seconds to the first choices when nothing was ever compiled."""
    code = f"import layline; race = layline.new({game_id!r}); race.choices() or race.draw()"
    with tempfile.TemporaryDirectory() as empty:
        began = time.perf_counter()
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "LAYLINE_CACHE": empty},
            check=True,
            stderr=subprocess.DEVNULL,
        )
        return time.perf_counter() - began


def picture_ms(game_id: str) -> float:
    """Milliseconds for the picture of a position."""
    game = next(game for game in games() if game.id == game_id)
    race = new_with(game, validated(game, {}), seed=1)
    if race.to_move == "chance":
        race.draw()
    return bench.microseconds(race.svg, times=20) / 1000


# The others.


def rate(play_one: Callable[[random.Random], int], seconds: float) -> float:
    """Decisions per second of whole random games."""
    rng = random.Random(1)
    play_one(rng)
    decisions, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        decisions += play_one(rng)
    return decisions / (time.perf_counter() - began)


def open_spiel(name: str) -> Callable[[random.Random], int]:
    """A random game of OpenSpiel, driven from Python."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play_one(rng: random.Random) -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rng.random() * len(actions))])
                decisions += 1
        return decisions

    return play_one


def python_chess() -> Callable[[random.Random], int]:
    """A random game of python-chess."""
    import chess

    def play_one(rng: random.Random) -> int:
        board, decisions = chess.Board(), 0
        while decisions < 300 and (moves := list(board.legal_moves)):
            board.push(moves[int(rng.random() * len(moves))])
            decisions += 1
        return decisions

    return play_one


def pettingzoo() -> Callable[[random.Random], int]:
    """A random game of PettingZoo's connect four."""
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()

    def play_one(rng: random.Random) -> int:
        env.reset(seed=0)
        decisions = 0
        for agent in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = (
                observation["action_mask"]
                if "action_mask" in observation
                else env.infos[agent]["action_mask"]
            )
            allowed = [action for action, free in enumerate(mask) if free]
            env.step(allowed[int(rng.random() * len(allowed))])
            decisions += 1
        return decisions

    return play_one


def of_others(seconds: float) -> list[dict[str, Any]]:
    """The rows of the libraries Layline is compared with."""
    others = {
        "OpenSpiel backgammon: driven from Python": lambda: open_spiel("backgammon"),
        "OpenSpiel chess: driven from Python": lambda: open_spiel("chess"),
        "python-chess: driven from Python": python_chess,
        "PettingZoo connect four: driven from Python": pettingzoo,
    }
    return [row(name, rate(make(), seconds), "decisions/s") for name, make in others.items()]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How fast the engine is, beside other libraries.")
    parser.add_argument("--seconds", type=float, default=3.0, help="per row (default 3)")
    parser.add_argument("--json", type=Path, help="also write the figures there")
    given = parser.parse_args()
    rows = [line for game in games() for line in of_layline(game.id, given.seconds)]
    rows += of_others(given.seconds)
    table = Table(title=f"Python {platform.python_version()}, {os.cpu_count()} cores")
    table.add_column("what")
    table.add_column("figure", justify="right")
    table.add_column("unit")
    for line in rows:
        figure = f"{line['value']:,.0f}" if line["value"] >= 100 else f"{line['value']:.2f}"
        table.add_row(line["name"], figure, line["unit"])
    Console(width=100).print(table)
    if given.json:
        given.json.write_text(json.dumps({"rows": rows}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
