"""Simulation: many races between bots, played inside the engine, and how they came out.

Race number i of a simulation is the race that `layline.new(..., seed=race_seed(seed, i))` begins,
with bots of that same seed in the seats. It does not depend on the other races, so neither the
number of threads nor the order in which they run changes anything.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean, median
from typing import Any

from ..bots import find_bot
from ..engine.errors import RaceError
from ..engine.game import Game
from ..engine.machines import kernels
from ..engine.machines.machine import compiled
from ..engine.machines.search import race_seed
from ..games import find_game
from ..play.beginning import check_seed, validated

UNLIMITED = 1 << 40
"""The most decisions in a race; every game ends by its own rules long before."""

AT_A_TIME = 16
"""Races per thread between two reports of progress."""


@dataclass(frozen=True)
class Entry:
    """How one of the bots did: over all races, whichever seat it had."""

    bot: str
    wins: int  # alone in front
    ties: int  # in front with others
    points: float  # the game's own score, mean of all races
    place: float  # mean place; equals share the better one


@dataclass(frozen=True)
class Report:
    """A simulation and how it came out."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, Any]
    entries: tuple[Entry, ...]
    rounds_least: int
    rounds_median: float
    rounds_most: int
    decisions_mean: float

    def to_json(self) -> dict[str, Any]:
        """All of it as a JSON object."""
        return {
            **asdict(self),
            "bots": list(self.bots),
            "entries": [asdict(entry) for entry in self.entries],
        }


@dataclass(frozen=True)
class Outcome:
    """One race: what each bot scored (by entry, not by seat), its rounds and its decisions."""

    scores: tuple[int, ...]
    rounds: int
    decisions: int


def simulate(
    game_id: str,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    on_race: Callable[[int], None] | None = None,
    *,
    threads: int | None = None,
) -> Report:
    """Let bots race each other; `on_race` is told how many races are done.

    There are as many seats as bots. From race to race everybody moves up one seat.
    """
    game = find_game(game_id)
    checked = _checked_options(game, bots, games, seed, options or {})
    outcomes: list[Outcome] = []
    workers = threads or os.cpu_count() or 1
    while len(outcomes) < games:
        count = min(games - len(outcomes), AT_A_TIME * workers)
        numbers = range(len(outcomes), len(outcomes) + count)
        outcomes += _sailed(game, checked, bots, seed, numbers, workers)
        if on_race is not None:
            on_race(len(outcomes))
    return _report(game, bots, seed, checked.to_json(), outcomes)


def _checked_options(
    game: Game, bots: Sequence[str], games: int, seed: int, options: Mapping[str, Any]
) -> Any:
    """The options with as many seats as there are bots; the first thing that is wrong raises."""
    for name in bots:
        find_bot(name)
    if len(bots) not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise RaceError(f"{game.name} is for {least} to {most} seats, not for {len(bots)} bots")
    if type(games) is not int or games < 1:
        raise RaceError(f"games: a whole number from 1 on, not {games!r}")
    check_seed(seed)
    seats = options.get(game.seats_option, len(bots))
    if seats != len(bots):
        raise RaceError(f"{game.seats_option} is {seats}, but there are {len(bots)} bots")
    return validated(game, {**options, game.seats_option: len(bots)})


def _sailed(
    game: Game, options: Any, bots: Sequence[str], seed: int, numbers: range, threads: int
) -> list[Outcome]:
    """Sail the races with these numbers."""
    runs = compiled(game)
    steering = [find_bot(name).how for name in bots]
    count = len(bots)
    crews = [[steering[(seat + i) % count] for seat in range(count)] for i in numbers]
    seeds = [race_seed(seed, i) for i in numbers]
    decisions, ends = runs.steered_races(game.codec.new(options), crews, seeds, UNLIMITED, threads)
    outcomes = []
    for i, made, end in zip(numbers, decisions, ends, strict=True):
        by_seat = runs.ask_list(end, kernels.SCORES, count)
        scores = tuple(by_seat[(entry - i) % count] for entry in range(count))
        rounds = game.results.moment(runs.glance(end)).round
        outcomes.append(Outcome(scores, rounds, made))
    return outcomes


def _report(
    game: Game, bots: Sequence[str], seed: int, options: dict[str, Any], outcomes: list[Outcome]
) -> Report:
    rounds = [outcome.rounds for outcome in outcomes]
    return Report(
        game=game.id,
        bots=tuple(bots),
        games=len(outcomes),
        seed=seed,
        options=options,
        entries=tuple(_entry(name, index, outcomes) for index, name in enumerate(bots)),
        rounds_least=min(rounds),
        rounds_median=float(median(rounds)),
        rounds_most=max(rounds),
        decisions_mean=fmean(outcome.decisions for outcome in outcomes),
    )


def _entry(bot: str, index: int, outcomes: list[Outcome]) -> Entry:
    places = [1 + sum(s > o.scores[index] for s in o.scores) for o in outcomes]
    alone = [o.scores.count(o.scores[index]) == 1 for o in outcomes]
    first = [place == 1 for place in places]
    wins = sum(a and f for a, f in zip(alone, first, strict=True))
    return Entry(
        bot=bot,
        wins=wins,
        ties=sum(first) - wins,
        points=fmean(o.scores[index] for o in outcomes),
        place=fmean(places),
    )
