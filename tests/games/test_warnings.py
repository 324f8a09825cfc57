"""Previews warn of every setback that is sure to follow, and of nothing that does not happen.

Each game is played at random from seeds that never change, and every scenario is gone through. At
each of these positions choices are tried: what one costs its player on every way to the end of the
turn must have been said before, and what was said must have come about.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from typing import Any, NamedTuple

import pytest

from layline.engine.answers import Preview, Remark
from layline.engine.events import Event
from layline.games.maillot_jaune.rules.riders import RIDERS
from layline.play.beginning import from_position, new
from layline.play.race import Race
from layline.play.scenario import start_of
from tests.games.scenarios import scenarios_of

Fulfilled = Callable[["Tried", Remark], bool]
"""Whether what a warning said has come about."""


class Tried(NamedTuple):
    """A choice that was played: the race before it and after it, and what happened."""

    before: Race
    after: Race
    seat: str
    events: tuple[Event, ...]

    @property
    def icons(self) -> set[str | None]:
        """The signs beside the player's name afterwards."""
        view = self.after.view(self.seat)
        facts = self.after.game.table.facts(view, "en")
        return {fact.icon for one in facts if one.seat == self.seat for fact in one.facts}


def noted(key: str) -> Fulfilled:
    """It is among what happened to the player."""
    return lambda tried, warned: any(
        event.key == key and event.rule_id == warned.rule for event in tried.events
    )


def shown(icon: str) -> Fulfilled:
    """It is told beside the player's name."""
    return lambda tried, _: icon in tried.icons


def cost(tried: Tried, warned: Remark) -> bool:
    """It costs the player something now, or on every way to the end of the turn."""
    sure = costly(tried.after, tried.seat, tried.events)
    return warned.rule in (sure or certain(tried.after, tried.seat))


def no_start(tried: Tried, _: Remark) -> bool:
    boat = tried.after.position()["boats"][tried.seat]
    return bool(boat["leg"] == 0 and tried.before.position()["round"] <= 7)


def counted_back(tried: Tried, _: Remark) -> bool:
    was, now = (race.position()["boats"][tried.seat]["net"] for race in tried[:2])
    return bool(now < was)


def over_the_line(tried: Tried, _: Remark) -> bool:
    return bool(tried.after.position()["round"] < 3)


def followed(tried: Tried, warned: Remark) -> bool:
    behind = tried.after.view(tried.seat).pursuers.values()
    return any(warned.pieces == (f"rider:{RIDERS[rider]}",) for rider in behind)


def perhaps(tried: Tried, _: Remark) -> bool:
    """It says itself that it need not happen."""
    return True


class Trial(NamedTuple):
    """How a game is tried: its tables, and for each key of a warning what it must come to."""

    tables: tuple[Mapping[str, Any], ...]
    races: int
    steps: int
    warnings: Mapping[str, Fulfilled]
    told: frozenset[str]
    """Warnings that must have been seen, or the test would prove little."""


TRIALS = {
    "regatta": Trial(
        (
            {"seats": 3},
            {"seats": 4, "rules": "advanced"},
            {"seats": 3, "rules": "advanced", "penalty": "B"},
        ),
        6,
        150,
        {
            "early": over_the_line,
            "recalled": noted("recalled"),
            "gives_up": noted("gives_up"),
            "cancels": noted("cancels_mark"),
            "shadow": shown("shadow"),
            "light_shadow": shown("shadow"),
            "liable": shown("liable"),
            "wrong_way": shown("wrong-way"),
        },
        frozenset({"early", "recalled", "shadow", "liable"}),
    ),
    "race-the-wind": Trial(
        ({"seats": 3}, {"seats": 4, "preset": "short"}, {"seats": 3, "protests": "auto"}),
        12,
        150,
        {
            "lull": cost,
            "own_marker": cost,
            "stays": cost,
            "touches": cost,
            "unpaid": cost,
            "gust_lost": noted("gust_lost"),
            "covered": noted("covered"),
            "marker": cost,
            "early": no_start,
            "wrong_way": counted_back,
            "foul": perhaps,
            "at_stake": perhaps,
        },
        frozenset({"lull", "stays", "touches", "early", "marker", "foul"}),
    ),
    "petite-regate": Trial(
        (
            {"seats": 2, "rules": "advanced"},
            {"seats": 2, "rules": "advanced", "contact": "penalty"},
            {"seats": 2, "rules": "gigamic"},
        ),
        12,
        60,
        {
            "contact": noted("stops_before_contact"),
            "early": noted("over_early"),
            "cancels": noted("cancels_mark"),
            "misses_penalty": noted("misses_penalty"),
            "misses_sun": noted("misses_sun"),
            "stops": noted("stops_at_zone"),
            "stuck": perhaps,
        },
        frozenset({"contact", "stops"}),
    ),
    "maillot-jaune": Trial(
        ({"seats": 5, "rules": "full"}, {"seats": 3, "rules": "full", "max_rounds": 30}),
        4,
        200,
        {
            "abandons": noted("abandons_spent"),
            "out_of_time": cost,
            "apart": cost,
            "misses": noted("misses"),
            "in_wheel": followed,
            "miss": shown("puncture"),
            "abandon": perhaps,
            "dice": perhaps,
            "lost": perhaps,
        },
        frozenset({"misses", "in_wheel", "miss", "apart", "out_of_time"}),
    ),
}
SEED = 20


def costly(race: Race, seat: str, events: tuple[Event, ...]) -> set[str]:
    """The rules by which events cost a seat something."""
    owner, record = race.game.rules.owner, race.view().race
    mine = {n for n in range(len(race.pieces)) if owner(record, n) == race.seats.index(seat)}
    return {event.rule_id for event in events if mine & set(event.bearers)}


def certain(race: Race, seat: str) -> set[str]:
    """The rules by which the rest of a turn costs its player something, whatever is played."""
    if race.over or race.to_move != seat or not race.in_turn:
        return set()
    sure: set[str] | None = None
    for choice in race.choices():
        onward = race.copy()
        found = costly(race, seat, onward.tell(choice))
        found |= certain(onward, seat)
        sure = found if sure is None else sure & found
        if not sure:
            return set()
    return sure or set()


def positions(game: str, trial: Trial) -> Iterator[Race]:
    """Positions at which somebody decides, in random races."""
    for number in range(trial.races):
        options = dict(trial.tables[number % len(trial.tables)])
        race = new(game, seats=options.pop("seats"), seed=SEED + number, **options)
        dice = random.Random(SEED + number)
        for _ in range(trial.steps):
            while race.to_move == "chance":
                race.draw()
            if race.over:
                break
            yield race
            race.play(at_random(race.choices(), dice, by_verb=number % 2 == 1))


def from_scenarios(game: str) -> Iterator[Race]:
    """The positions in which something is decided in the scenarios of a game."""
    for scenario in scenarios_of(game).values():
        race = from_position(start_of(scenario, game))
        for step in scenario["steps"]:
            if not race.over and race.to_move != "chance":
                yield race
            if "play" in step:
                race.play(step["play"])


def at_random(choices: list[str], dice: random.Random, by_verb: bool) -> str:
    """One of the choices; by verb, what is rarely on offer is taken as often as what always is."""
    if not by_verb:
        return dice.choice(choices)
    verb = dice.choice(sorted({choice.split(" ")[0] for choice in choices}))
    return dice.choice([choice for choice in choices if choice.split(" ")[0] == verb])


def tried(race: Race, choice: str) -> tuple[Tried, Preview]:
    seat = race.to_move
    assert seat is not None
    preview = race.game.table.preview(race.view(seat), choice, "en")
    after = race.copy()
    return Tried(race, after, seat, after.tell(choice)), preview


@pytest.mark.slow
@pytest.mark.parametrize("game", TRIALS)
def test_every_sure_setback_is_foretold_and_nothing_else(game: str) -> None:
    trial, seen = TRIALS[game], set()
    dice = random.Random(SEED)
    for race in chain(positions(game, trial), from_scenarios(game)):
        choices = race.choices()
        for choice in dice.sample(choices, min(len(choices), 10)):
            found, preview = tried(race, choice)
            where = f"{choice} in {race.position()}"
            sure = costly(race, found.seat, found.events) or certain(found.after, found.seat)
            warned = {one.rule for one in preview.warnings}
            assert sure <= warned, f"{sure - warned} not foretold: {where}"
            for one in preview.warnings:
                seen.add(one.key)
                fulfilled = trial.warnings[one.key]
                assert fulfilled(found, one), f"{one.key} foretold for nothing: {where}"
    assert trial.told <= seen
