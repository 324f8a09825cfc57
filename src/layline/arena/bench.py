"""How fast this machine runs a game: the figures of `layline bench` and of `benchmarks/`."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from ..engine.game import Game
from ..engine.machines import machine
from ..games import find_game
from ..play.beginning import new_with, validated
from ..play.errors import BadOptions
from ..play.race import Race

SEATS = 4
"""How many seats to measure with, where the game has that many."""

_WARM_START = """
import time
began = time.perf_counter()
import layline
race = layline.new({game!r})
while race.to_move == "chance":
    race.draw()
assert race.choices()
print(time.perf_counter() - began)
"""


def measure(game_id: str, seconds: float = 2.0) -> dict[str, Any]:
    """Random play inside the engine, driven from Python and interpreted; copies; starting up."""
    game = find_game(game_id)
    seats = min(max(SEATS, game.seats.start), game.seats.stop - 1)
    options = table(game, seats)
    compiled, interpreted = machine.compiled(game), machine.interpreted(game)
    first = game.codec.new(options)
    race = new_with(game, options)
    return {
        "game": game.id,
        "seats": seats,
        "inside_per_s": inside(compiled, first, seconds),
        "driven_per_s": driven(lambda i: new_with(game, options, seed=i), seconds),
        "interpreted_per_s": inside(interpreted, first, seconds),
        "copy_us": microseconds(race.copy),
        "new_us": microseconds(lambda: new_with(game, options)),
        "warm_start_s": warm_start(game_id),
    }


def table(game: Game, seats: int) -> Any:
    """Options with so many seats: the usual ones or, where these seat fewer, the quick race's."""
    try:
        return validated(game, {game.seats_option: seats})
    except BadOptions:
        return validated(game, {**game.quick.options, game.seats_option: seats})


def inside(runs: machine.Machine, first: Any, seconds: float, threads: int = 1) -> float:
    """Decisions per second of whole random races played by a machine."""
    races, decisions, took = 1, 0, 0.0
    seed = 0
    while took < seconds:
        began = time.perf_counter()
        made, _ = runs.random_races(first, races, seed, 1 << 40, threads)
        took += time.perf_counter() - began
        decisions += sum(made)
        seed += 1
        races = min(races * 2, 4096) if took < seconds / 4 else races
    return decisions / took


def driven(begin: Callable[[int], Race], seconds: float) -> float:
    """Decisions per second of random races driven from Python, one number at a time."""
    pick = random.Random(1).random
    decisions, races, took = 0, 0, 0.0
    while took < seconds:
        began = time.perf_counter()
        race = begin(races)
        while not race.over:
            ids = race.ids()
            if ids:
                race.play_id(ids[int(pick() * len(ids))])
            else:  # a chance with more results than can be listed
                race.draw()
        took += time.perf_counter() - began
        races += 1
        decisions += sum(step.actor >= 0 for step in race.steps())
    return decisions / took


def microseconds(work: Callable[[], object], times: int = 20_000) -> float:
    """The best of five runs, per call."""
    best = float("inf")
    for _ in range(5):
        began = time.perf_counter()
        for _ in range(times):
            work()
        best = min(best, time.perf_counter() - began)
    return best / times * 1e6


def warm_start(game_id: str, runs: int = 3) -> float:
    """Seconds from the import to the first choices in a new process, compiled code in the cache."""
    command = [sys.executable, "-c", _WARM_START.format(game=game_id)]
    told = [subprocess.run(command, check=True, capture_output=True) for _ in range(runs)]
    return min(float(done.stdout) for done in told)
