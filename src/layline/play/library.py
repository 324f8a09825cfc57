"""The scenarios that come with Layline: for every rule of every game a position to try it in."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from ..games import games
from .errors import RaceError
from .scenario import game_of, read_scenarios, start_of

Scenario = dict[str, Any]


def folder() -> Path:
    """Where the scenarios are: in the installed package, or in the checkout."""
    package = Path(str(files("layline")))
    installed = package / "scenarios"
    return installed if installed.is_dir() else package.parents[1] / "scenarios"


@cache
def scenarios(game: str) -> dict[str, Scenario]:
    """The scenarios of a game by their ids, in the order of their files."""
    return {id: found for id, (owner, found) in _all().items() if owner == game}


def find_scenario(id: str) -> Scenario:
    """A scenario by its id."""
    if id not in _all():
        raise RaceError(f"there is no scenario {id!r}")
    return _all()[id][1]


def start(id: str) -> Scenario:
    """The position in which a scenario begins."""
    return start_of(find_scenario(id), _all()[id][0])


def story(id: str) -> list[str]:
    """What is played in a scenario, one step after the other."""
    return [step["play"] for step in find_scenario(id)["steps"] if "play" in step]


def title(id: str, lang: str) -> str:
    """What a scenario is about, in a language."""
    return _said(id, "title", lang)


def note(id: str, lang: str) -> str:
    """A remark about a scenario, in a language; often there is none."""
    return _said(id, "note", lang)


def _said(id: str, what: str, lang: str) -> str:
    scenario = find_scenario(id)
    said = str(scenario.get(what, ""))
    if lang == "en" or not said:
        return said
    return str(_translations(lang)[id][what])


@cache
def _translations(lang: str) -> dict[str, dict[str, str]]:
    """Titles and notes in another language, by scenario: `scenarios/fr/regatta.toml`."""
    found: dict[str, dict[str, str]] = {}
    for path in sorted((folder() / lang).glob("*.toml")):
        found |= tomllib.loads(path.read_text("utf-8"))
    return found


@cache
def _all() -> dict[str, tuple[str, Scenario]]:
    prefixes = {game.prefix: game.id for game in games()}
    # The worked examples of the rulebooks come before our own, which are in files called "-more".
    paths = sorted(folder().glob("*.yaml"), key=lambda path: path.stem)
    read = [scenario for path in paths for scenario in read_scenarios(path)]
    return {scenario["id"]: (game_of(scenario, prefixes), scenario) for scenario in read}
