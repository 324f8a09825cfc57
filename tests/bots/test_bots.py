"""Bots: they answer from the position alone, alike on both machines, and the better one wins."""

from __future__ import annotations

from typing import Any

import pytest

from layline.arena.simulation import simulate
from layline.bots import Bot, bot, bots
from layline.engine.errors import RaceError
from layline.games import find_game, games
from layline.play.beginning import new
from layline.play.race import Race


def sail(race: Race, crew: list[Bot], entries: int) -> Race:
    """Play on for this many entries of the history, or to the end."""
    for _ in range(entries):
        if race.over:
            break
        if race.to_move == "chance":
            race.draw()
        else:
            race.play_id(crew[race.seats.index(str(race.to_move))].choose_id(race))
    return race


def sailed(name: str, entries: int, machine: str = "compiled", **options: Any) -> Race:
    """A race in which the same kind of bot plays every seat."""
    race = new("regatta", seed=11, machine=machine, **options)
    return sail(race, [bot(name, seed=5) for _ in race.seats], entries)


def test_there_are_bots_from_random_to_greedy() -> None:
    assert bots() == ("random", "gentle", "greedy")
    assert [bot(name).name for name in bots()] == ["random", "gentle", "greedy"]
    assert repr(bot("greedy", seed=3)) == "<Bot greedy, seed 3>"


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(
        RaceError, match=r"^there is no bot 'admiral'; there are: random, gentle, greedy$"
    ):
        bot("admiral")


@pytest.mark.parametrize("seed", [-1, 1 << 63, "7", 1.5, True])
def test_a_seed_that_is_none_is_refused(seed: Any) -> None:
    with pytest.raises(RaceError, match="seed: a whole number from 0"):
        bot("greedy", seed=seed)


@pytest.mark.parametrize("name", bots())
def test_a_bot_says_in_words_what_it_says_in_numbers(name: str) -> None:
    race = sailed(name, 12)
    while race.to_move == "chance":
        race.draw()
    sailor = bot(name, seed=2)
    assert sailor.choose(race) == race.choices()[race.ids().index(sailor.choose_id(race))]


@pytest.mark.parametrize("name", bots())
def test_a_bot_leaves_chance_and_a_race_that_is_over_alone(name: str) -> None:
    race = new("regatta", max_rounds=20, board="quick")
    with pytest.raises(RaceError, match=r"^chance decides here, not a bot: draw\(\) first$"):
        bot(name).choose(race)
    over = sail(race, [bot("random")] * 2, 10_000)
    assert over.over
    with pytest.raises(RaceError, match=r"^nothing is left to decide: the race is over$"):
        bot(name).choose(over)


@pytest.mark.parametrize("name", bots())
def test_a_bot_remembers_nothing(name: str) -> None:
    race = sailed(name, 60, rules="advanced", seats=3)
    sailor = bot(name, seed=5)
    played = [step.entry for step in race.steps()]
    for number in reversed(range(len(played))):
        earlier = race.step_to(number)
        if earlier.to_move != "chance":
            assert sailor.choose_id(earlier) == played[number]


def test_another_seed_makes_other_choices_where_they_are_free() -> None:
    race = new("regatta", seed=1)
    race.draw()
    assert len({bot("random", seed=seed).choose_id(race) for seed in range(20)}) > 10


@pytest.mark.parametrize("rules", ["basic", "advanced"])
@pytest.mark.parametrize("name", bots())
def test_both_machines_choose_alike(name: str, rules: str) -> None:
    compiled, interpreted = (
        sailed(name, 90, machine, rules=rules, seats=3, board="quick")
        for machine in ("compiled", "interpreted")
    )
    assert compiled.history == interpreted.history


def test_the_widest_choice_there_is_gets_an_answer() -> None:
    # The most there is to look through: all spaces behind the line, with all headings.
    race = new("regatta", board="long", rules="advanced", seats=6)
    race.draw()
    assert bot("greedy").choose(race) in race.choices()


@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_greedy_beats_random(rules: str) -> None:
    report = simulate("regatta", ["random", "greedy"], 40, 1, {"rules": rules, "board": "quick"})
    assert report.entries[1].wins == 40


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_gentle_knows_the_way_but_leaves_others_their_chances(game: str) -> None:
    quick, seats = find_game(game).quick.options, find_game(game).seats_option
    short = {name: value for name, value in quick.items() if name != seats}
    against_random = simulate(game, ["random", "gentle"], 20, 1, short)
    assert against_random.entries[1].wins == 20
    against_greedy = simulate(game, ["gentle", "greedy"], 60, 1, short)
    assert against_greedy.entries[0].wins < against_greedy.entries[1].wins


def test_gentle_is_content_with_the_second_best_at_times() -> None:
    race = sailed("gentle", 40, board="quick")
    while race.to_move == "chance":
        race.draw()
    chosen = {bot("gentle", seed=seed).choose(race) for seed in range(40)}
    best = {bot("greedy", seed=seed).choose(race) for seed in range(40)}
    assert chosen > best
