"""Every rule of every game is in the code and is tried out; every ruling is tried out.

The code names its rules at the beginning of docstrings ("REG-44, REG-47: ..."), scenarios in
`rules`, tests in a mark: `@pytest.mark.rule("REG-44")`.
"""

from __future__ import annotations

import ast
import inspect
import pkgutil
import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from layline.engine.game import Game
from layline.engine.rules import is_rule
from layline.games import games
from tests.games.scenarios import scenarios_of

HERE = Path(__file__).parent

# How many rules and rulings there are where a specification says so.
NUMBERS = {
    "maillot-jaune": (65, 51),
    "petite-regate": (67, 56),
    "race-the-wind": (109, 57),
    "regatta": (83, 52),
}
PLAIN = {
    "rules.arrows", "rules.cards", "drawing.course", "codec.loading", "codec.loading_boats",
    "codec.notation", "codec.options", "table.squares",
}  # fmt: skip
"""Modules of ordinary Python that implement rules too: of setup, of cards, of notation."""

NO_RULES = ("rules.observation", "bot.")
"""What bots know and see of the rules is not the rules."""

EACH_GAME = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
RULES = {game: [rule.id for rule in game.texts.rules("en")] for game in games()}
RULINGS = {game: [ruling.id for ruling in game.texts.rulings("en")] for game in games()}


@cache
def functions(game: Game) -> dict[str, Callable[..., Any]]:
    """Every rule of a game, and every function of the modules of ordinary Python."""
    return dict(_functions(f"layline.games.{game.folder.name}"))


def _functions(package: str) -> Iterator[tuple[str, Callable[..., Any]]]:
    for found in pkgutil.walk_packages(import_module(package).__path__, f"{package}."):
        place = found.name.removeprefix(f"{package}.")
        if place.startswith(NO_RULES):
            continue
        module = import_module(found.name)
        for name, thing in vars(module).items():
            for found_there in vars(thing).values() if inspect.isclass(thing) else [thing]:
                # One whose answers are kept is still a function.
                function = inspect.unwrap(found_there) if callable(found_there) else found_there
                ours = getattr(function, "__module__", "") == module.__name__
                plain = place in PLAIN and inspect.isfunction(function)
                if ours and (is_rule(function) or plain):
                    yield f"{place}.{name}.{function.__name__}", function


@cache
def named_in_code(game: Game) -> set[str]:
    """The rules with which docstrings begin."""
    heads = {(inspect.getdoc(one) or "").partition(":")[0] for one in functions(game).values()}
    number = rf"{game.prefix}-\d{{2,3}}"
    named = [head for head in heads if re.fullmatch(rf"{number}(, {number})*", head)]
    return {rule for head in named for rule in head.split(", ")}


@cache
def tried(game: Game) -> set[str]:
    """What the scenarios of a game and the marks of its tests name."""
    found: set[str] = set()
    for scenario in scenarios_of(game.id).values():
        found |= set(scenario["rules"])
    for file in (HERE / game.folder.name).glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found |= {ast.literal_eval(argument) for argument in node.args}
    return found


@EACH_GAME
def test_all_rules_and_rulings_are_there_in_order(game: Game) -> None:
    rules, rulings = NUMBERS.get(game.id, (len(RULES[game]), len(RULINGS[game])))
    assert [f"{game.prefix}-{number:02d}" for number in range(1, rules + 1)] == RULES[game]
    assert [f"{game.prefix}-R{number:02d}" for number in range(1, rulings + 1)] == RULINGS[game]


@EACH_GAME
def test_for_every_rule_a_function_says_that_it_is_this_rule(game: Game) -> None:
    assert [rule for rule in RULES[game] if rule not in named_in_code(game)] == []


@EACH_GAME
def test_a_scenario_or_a_test_tries_every_rule_and_ruling_out(game: Game) -> None:
    assert [rule for rule in RULES[game] + RULINGS[game] if rule not in tried(game)] == []


@EACH_GAME
def test_no_unknown_rule_is_named(game: Game) -> None:
    assert named_in_code(game) <= set(RULES[game])
    assert tried(game) <= {*RULES[game], *RULINGS[game]}


@EACH_GAME
def test_a_rule_function_begins_with_its_rules_or_names_none(game: Game) -> None:
    """A number in the middle of the first line would not be found."""
    prefix = f"{game.prefix}-"
    for name, function in functions(game).items():
        first_line = (inspect.getdoc(function) or "").partition("\n")[0]
        rest = first_line.partition(":")[2] if first_line.startswith(prefix) else first_line
        assert prefix not in rest or not is_rule(function), name
