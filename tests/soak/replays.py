"""A million replays: races sailed at random are recorded, and every record must replay the same.

Usage: python tests/soak/replays.py [--replays N] [--workers N] [--seed N]

Each race is sailed once, step by step, and its record replayed on a fresh board: the final position
must be the same to the last bit. Some are also played as text, with their events compared line by
line, a few go through their file form, and fewer still through the interpreted rules. The races
stored under tests/races are replayed with every batch. The first difference ends it, and is named.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

from layline.engine.game import Game
from layline.engine.machines import kernels
from layline.engine.machines.machine import Machine, Outcome, compiled
from layline.engine.rules import CHANCE, OVER
from layline.games import games
from layline.play.beginning import new_with, validated
from layline.play.errors import BadOptions
from layline.play.race import Race
from layline.play.race_file import from_record, load, to_record

STORED = sorted((Path(__file__).parents[1] / "races").glob("*.race.json"))
BATCH = 5000
WITH_EVENTS, AS_FILE, INTERPRETED, LONG = 1000, 2000, 10_000, 50
"""One race in this many; the rarer checks are among the more frequent ones."""
ALIKE = 20
"""Races with the same options: checking options takes as long as half a race."""

SHORT: dict[str, dict[str, Any]] = {"regatta": {"board": "quick", "max_rounds": 20}}
"""Options of each game that keep a race short; of most races everything else is drawn."""

Record = list[tuple[int, Outcome]]
"""A race as the machine takes it: how each entry is played, and its number."""


class Difference(Exception):
    """A replay that came out differently; the message says which."""


@dataclass
class Figures:
    """What was done."""

    replays: int = 0
    entries: int = 0
    with_events: int = 0
    as_file: int = 0
    interpreted: int = 0
    stored: int = 0

    def add(self, other: Figures) -> None:
        """Add another's work to this."""
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)


@lru_cache(maxsize=4)
def begun(game: Game, seed: int, group: int) -> tuple[Any, Any]:
    """The options that some races share, and their first position."""
    rng = random.Random(f"{seed}:{game.id}:options:{group}")
    options = any_options(game, rng, short=group % LONG != 0)
    return options, compiled(game).fresh(game.codec.new(options))


def any_options(game: Game, rng: random.Random, short: bool) -> Any:
    """Options drawn at random from those listed; for a short race or for any."""
    seats = list(game.seats)
    while True:
        drawn: dict[str, Any] = {}
        for name, field in game.codec.options.model_fields.items():
            if get_origin(field.annotation) is Literal:
                drawn[name] = rng.choice(get_args(field.annotation))
            elif field.annotation is bool:
                drawn[name] = rng.random() < 0.5
        drawn[game.seats_option] = rng.choice(seats[:2] if short else seats)
        if short:
            drawn |= SHORT.get(game.id, {})
        try:
            return validated(game, drawn)
        except BadOptions:
            continue  # two that do not go together


def sailed(machine: Machine, state: Any, rng: random.Random) -> tuple[Any, Record]:
    """A race from a position to its end, all at random: how it ended, and its record."""
    record: Record = []
    draw = rng.random
    state, actor, ids = machine.look(state)
    while actor != OVER:
        what = kernels.SETTLE if actor == CHANCE else kernels.PLAY
        if ids:
            entry: Outcome = ids[int(draw() * len(ids))]
        else:
            entry = machine.draw(state, rng.getrandbits(62), len(record))
        record.append((what, entry))
        state, actor, ids = machine.step(state, what, entry)
    return state, record


def replayed(machine: Machine, state: Any, record: Record) -> Any:
    """The position after a record."""
    for what, entry in record:
        state, _, _ = machine.step(state, what, entry)
    return state


def check(game: Game, seed: int, number: int, figures: Figures) -> None:
    """Sail race `number` and replay it."""
    rng = random.Random(f"{seed}:{game.id}:{number}")
    options, first = begun(game, seed, number // ALIKE)
    machine = compiled(game)

    def compare(one: object, other: object, what: str) -> None:
        if one != other:
            raise Difference(f"{game.id}, seed {seed}, race {number}: {what} ({options})")

    end, record = sailed(machine, first, rng)
    compare(replayed(machine, first, record).tobytes(), end.tobytes(), "another end")
    figures.replays += 1
    figures.entries += len(record)
    if number % WITH_EVENTS:
        return
    race = new_with(game, options)
    told = []
    for what, entry in record:
        told.append(race.tell(text_of(race, what, entry)))
    compare(race.state.tobytes(), end.tobytes(), "another end when played as text")
    compare(list(race.told()), told[::-1], "other events")
    figures.with_events += 1
    if number % AS_FILE == 0:
        read = from_record(json.loads(json.dumps(to_record(race))))
        compare(read.position(), race.position(), "another end from its file")
        compare(list(read.told()), told[::-1], "other events from its file")
        figures.as_file += 1
    if number % INTERPRETED == 0:
        read = from_record(to_record(race), "interpreted")
        compare(read.position(), race.position(), "another end interpreted")
        compare(list(read.told()), told[::-1], "other events interpreted")
        figures.interpreted += 1


def text_of(race: Race, what: int, entry: Outcome) -> str:
    """An entry as people write it."""
    notation, plain = race.table.notation, race.table.machine.read(race.state)
    if what == kernels.PLAY:
        assert isinstance(entry, int)
        return notation.action_text(plain, entry)
    return notation.outcome_text(plain, (entry,) if isinstance(entry, int) else entry)


def batch(job: tuple[int, int, int]) -> Figures:
    """Check a batch of races, and the stored ones."""
    seed, first, size = job
    figures, on_the_shelf = Figures(), games()
    for number in range(first, first + size):
        check(on_the_shelf[number % len(on_the_shelf)], seed, number, figures)
    for path in STORED:
        race = load(path)
        ended = path.with_name(path.name.replace(".race.", ".end."))
        if race.position() != json.loads(ended.read_text("utf-8")):
            raise Difference(f"{path.name}: another end than the stored one")
        figures.stored += 1
        figures.replays += 1
        figures.entries += race.played
    return figures


def jobs(seed: int, replays: int) -> Iterator[tuple[int, int, int]]:
    """Batches until enough is replayed."""
    left = replays
    for number in count():
        if left <= 0:
            return
        yield seed, number * BATCH, min(BATCH, left)
        left -= BATCH + len(STORED)


def main() -> int:
    """Replay, and print the figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--replays", type=int, default=1_000_000)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for game in games():
        compiled(game)  # once, before the workers start
    total, begun = Figures(), time.monotonic()
    with ProcessPoolExecutor(asked.workers, mp_context=get_context("spawn")) as pool:
        try:
            for figures in pool.map(batch, jobs(asked.seed, asked.replays)):
                total.add(figures)
                rate = total.replays / (time.monotonic() - begun)
                print(f"\r{total.replays:,} replays, {rate:,.0f} a second", end="", flush=True)
        except Difference as difference:
            print(f"\n{difference}", file=sys.stderr)
            pool.shutdown(cancel_futures=True)
            return 1
    seconds = time.monotonic() - begun
    print(f"\r{total.replays:,} replays of {total.entries:,} entries in {seconds:,.0f} s:")
    print(f"  every end the same; events of {total.with_events:,} the same,")
    print(f"  of {total.as_file:,} through their file, of {total.interpreted:,} interpreted;")
    print(f"  {total.stored:,} were races stored under earlier rules")
    return 0


if __name__ == "__main__":
    sys.exit(main())
