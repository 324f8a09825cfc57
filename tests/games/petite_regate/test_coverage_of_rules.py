"""Every rule is a function that says so, and every rule and ruling is tried out somewhere."""

from __future__ import annotations

import ast
import inspect
import pkgutil
import re
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import yaml

import layline.games.petite_regate as game
from layline.engine.rules import is_rule

ROOT = Path(__file__).parents[3]
TEXTS = game.GAME.texts
RULES = [rule.id for rule in TEXTS.rules("en")]
RULINGS = [ruling.id for ruling in TEXTS.rulings("en")]
PLAIN = ("arrows", "cards", "options", "loading", "notation")
NO_RULES = ("pilot", "pilot_way", "observation")  # what bots know and see is not the rules


def functions() -> Iterator[tuple[str, Callable[..., Any]]]:
    """Every rule of the game, and every function of the modules that are ordinary Python."""
    for found in pkgutil.iter_modules(game.__path__):
        if found.name in NO_RULES:
            continue
        module = import_module(f"{game.__name__}.{found.name}")
        for name, thing in vars(module).items():
            holder = vars(thing).values() if inspect.isclass(thing) else [thing]
            for function in holder:
                ours = getattr(function, "__module__", "") == module.__name__
                plain = found.name in PLAIN and inspect.isfunction(function)
                if ours and (is_rule(function) or plain):
                    yield f"{found.name}.{name}", function


def named_in_code() -> dict[str, set[str]]:
    """Rule -> the functions whose docstrings begin with it."""
    where: dict[str, set[str]] = {}
    for name, function in functions():
        head = (inspect.getdoc(function) or "").partition(":")[0]
        if re.fullmatch(r"LPR-\d\d(, LPR-\d\d)*", head):
            for rule in head.split(", "):
                where.setdefault(rule, set()).add(name)
    return where


def named_in_scenarios() -> set[str]:
    files = (ROOT / "scenarios").glob("petite-regate*.yaml")
    scenarios = [one for file in files for one in yaml.safe_load(file.read_text("utf-8"))]
    return {rule for scenario in scenarios for rule in scenario["rules"]}


def named_in_tests() -> set[str]:
    """What the marks of the tests in this folder name."""
    found: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found |= {ast.literal_eval(argument) for argument in node.args}
    return found


IN_CODE, TRIED = named_in_code(), named_in_scenarios() | named_in_tests()


def test_there_are_67_rules_and_56_rulings() -> None:
    assert [f"LPR-{number:02d}" for number in range(1, 68)] == RULES
    assert [f"LPR-R{number:02d}" for number in range(1, 57)] == RULINGS


@pytest.mark.parametrize("rule", RULES)
def test_a_function_says_that_it_is_this_rule(rule: str) -> None:
    assert rule in IN_CODE


@pytest.mark.parametrize("rule", [*RULES, *RULINGS])
def test_a_scenario_or_a_test_tries_it_out(rule: str) -> None:
    assert rule in TRIED


def test_no_unknown_rule_is_named() -> None:
    assert set(IN_CODE) <= set(RULES)
    assert set(RULES) | set(RULINGS) >= TRIED


def test_a_rule_function_begins_with_its_rules_or_names_none() -> None:
    """A number in the middle of the first line would not be found."""
    for name, function in functions():
        first_line = (inspect.getdoc(function) or "").partition("\n")[0]
        rest = first_line.partition(":")[2] if first_line.startswith("LPR-") else first_line
        assert "LPR-" not in rest or not is_rule(function), name
