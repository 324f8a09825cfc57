"""The third machine: random races on a GPU, checked bit for bit against the processor.

    python benchmarks/gpu.py [--game ID] [--races N] [--json out.json]

Needs an NVIDIA GPU and the package `numba-cuda`; without them it says so and measures nothing.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import numpy as np

from layline.engine.machines.machine import compiled
from layline.games import find_game, games

LIMIT = 1 << 40
CHECKED = 2000
"""How many races are compared with the processor's."""


def measure(game: Any, options: dict[str, Any], races: int) -> dict[str, Any]:
    """Play on both, compare, and time whole fleets."""
    from layline.engine.machines.cuda import Cuda

    first = game.codec.new(game.codec.options(**options))
    began = time.perf_counter()
    gpu = Cuda(game)
    compile_s = time.perf_counter() - began
    decisions, ends = gpu.random_races(first, CHECKED, seed=1, limit=LIMIT)
    cpu = compiled(game)
    began = time.perf_counter()
    expected, expected_ends = cpu.random_races(first, CHECKED, 1, LIMIT, threads=1)
    cpu_per_s = sum(expected) / (time.perf_counter() - began)
    same_ends = np.array_equal(ends.copy_to_host(), np.array(expected_ends))
    identical = decisions == expected and bool(same_ends)
    gpu.random_races(first, races, seed=2, limit=LIMIT)
    began = time.perf_counter()
    played, _ = gpu.random_races(first, races, seed=3, limit=LIMIT)
    gpu_per_s = sum(played) / (time.perf_counter() - began)
    return {
        "game": game.id,
        "options": options,
        "compared": CHECKED,
        "identical": identical,
        "gpu_compile_s": compile_s,
        "races": races,
        "cpu_core_per_s": cpu_per_s,
        "gpu_per_s": gpu_per_s,
    }


def tables(game: Any) -> Iterator[dict[str, Any]]:
    """Options for each rule set of a game, with four seats or as many as it has."""
    sets = game.codec.options.model_fields.get("rules")
    for rules in get_args(sets.annotation) if sets else (None,):
        for seats in (4, 3, 2):
            options = {game.seats_option: seats, **({"rules": rules} if rules else {})}
            try:
                game.codec.options(**options)
            except ValueError:
                continue
            yield options
            break


def main() -> None:
    """Measure and print; the exit status says whether the machines agree."""
    parser = argparse.ArgumentParser(description="Random races on a GPU, checked bit for bit.")
    parser.add_argument("--game", choices=[game.id for game in games()], help="only this one")
    parser.add_argument("--races", type=int, default=200_000)
    parser.add_argument("--json", type=Path, help="also write the figures there")
    given = parser.parse_args()
    try:
        from numba import cuda

        has_gpu = cuda.is_available()
    except ImportError:
        has_gpu = False
    if not has_gpu:
        print("no GPU that numba-cuda can use: nothing measured")
        return
    results = []
    for game in games() if given.game is None else [find_game(given.game)]:
        for options in tables(game):
            found = measure(game, options, given.races)
            results.append(found)
            print(json.dumps(found), flush=True)
    if given.json:
        given.json.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    if not all(found["identical"] for found in results):
        raise SystemExit("the GPU and the processor disagree")


if __name__ == "__main__":
    main()
