"""Scenarios: positions with what must happen in them, and the runner that checks it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from .beginning import from_position
from .errors import RaceError
from .race import Race

YAML_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""PyYAML's C loader, where there is one: it is ten times as fast."""

KEYS = {"id", "title", "rules", "note", "options", "position", "steps"}
STEP_KEYS = ("play", "expect", "legal", "legal_has", "illegal")


class BadScenario(RaceError):
    """A scenario file that does not follow the format."""


@dataclass(frozen=True)
class Failure:
    """Where a scenario does not hold: the step (0: loading), what was expected, what was found."""

    scenario: str
    title: str
    step: int
    what: str
    expected: Any
    found: Any

    def __str__(self) -> str:
        where = f"step {self.step}" if self.step else "loading"
        wrong = f"{self.what}: expected {self.expected!r}, found {self.found!r}"
        return f"{self.scenario} {where}: {wrong}"


def read_scenarios(path: str | Path) -> list[dict[str, Any]]:
    """The scenarios of a file, checked for their form."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise BadScenario(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise BadScenario(f"{path}: cannot be read: not UTF-8 text ({error.reason})") from None
    try:
        found = yaml.load(text, Loader=YAML_LOADER)
    except yaml.YAMLError as error:
        raise BadScenario(f"{path}: not YAML: {' '.join(str(error).split())}") from None
    if not isinstance(found, list):
        raise BadScenario(f"{path}: a scenario file is a list of scenarios")
    seen: set[str] = set()
    for number, scenario in enumerate(found, start=1):
        _check_form(scenario, f"{path}: scenario {number}")
        if scenario["id"] in seen:
            raise BadScenario(f"{path}: the id {scenario['id']} is used twice")
        seen.add(scenario["id"])
    return found


def _check_form(scenario: Any, where: str) -> None:
    if not isinstance(scenario, dict):
        raise BadScenario(f"{where}: not a mapping")
    if isinstance(scenario.get("id"), str):
        where = f"{where} ({scenario['id']})"
    for key in scenario:
        if key not in KEYS:
            raise BadScenario(f"{where}: unknown key {key!r}")
    for key in ("id", "title", "rules", "steps"):
        if key not in scenario:
            raise BadScenario(f"{where}: {key} is missing")
    if not isinstance(scenario["id"], str) or not isinstance(scenario["title"], str):
        raise BadScenario(f"{where}: id and title are texts")
    if not isinstance(scenario["rules"], list) or not isinstance(scenario["steps"], list):
        raise BadScenario(f"{where}: rules and steps are lists")
    for key in ("options", "position"):
        if not isinstance(scenario.get(key, {}), dict):
            raise BadScenario(f"{where}: {key} is a mapping")
    for number, step in enumerate(scenario["steps"], start=1):
        _check_step(step, f"{where} step {number}")


_STEP_TYPES = {"play": str, "expect": dict, "legal": list, "legal_has": list, "illegal": dict}


def _check_step(step: Any, where: str) -> None:
    if not isinstance(step, dict) or not step:
        raise BadScenario(f"{where}: a step has one or more of {', '.join(STEP_KEYS)}")
    for key, value in step.items():
        if key not in STEP_KEYS:
            raise BadScenario(f"{where}: unknown key {key!r}")
        if not isinstance(value, _STEP_TYPES[key]):
            raise BadScenario(f"{where}: {key} is a {_STEP_TYPES[key].__name__}")


def game_of(scenario: dict[str, Any], games: dict[str, str]) -> str:
    """The game a scenario belongs to, by the prefix of its id; `games` maps prefixes to ids."""
    prefix = scenario["id"].split("-")[0]
    if prefix not in games:
        raise BadScenario(f"{scenario['id']}: no game has rules {prefix}-..")
    return games[prefix]


def start_of(scenario: dict[str, Any], game: str) -> dict[str, Any]:
    """The position in which a scenario begins."""
    position = {"game": game, **scenario.get("position", {})}
    options = {**scenario.get("options", {}), **position.get("options", {})}
    return {**position, "options": options}


def run_scenario(scenario: dict[str, Any], game: str, machine: str = "compiled") -> list[Failure]:
    """Play a scenario; what does not hold, at most one failure per check."""
    runner = _Runner(scenario)
    try:
        race = from_position(start_of(scenario, game), machine=machine)
    except RaceError as error:
        return [runner.failure("position", "a position", str(error))]
    runner.failures.extend(_unknown_rules(scenario, race))
    for number, step in enumerate(scenario["steps"], start=1):
        runner.step = number
        if not runner.run(race, step):
            break
    return runner.failures


def _unknown_rules(scenario: dict[str, Any], race: Race) -> Iterator[Failure]:
    texts = race.game.texts
    known = {rule.id for rule in texts.rules("en")} | {r.id for r in texts.rulings("en")}
    for rule in scenario["rules"]:
        if rule not in known:
            yield Failure(scenario["id"], scenario["title"], 0, "rules", "a known rule", rule)


class _Runner:
    def __init__(self, scenario: dict[str, Any]) -> None:
        self.scenario, self.step = scenario, 0
        self.failures: list[Failure] = []

    def failure(self, what: str, expected: Any, found: Any) -> Failure:
        return Failure(
            self.scenario["id"], self.scenario["title"], self.step, what, expected, found
        )

    def fail(self, what: str, expected: Any, found: Any) -> None:
        self.failures.append(self.failure(what, expected, found))

    def run(self, race: Race, step: dict[str, Any]) -> bool:
        """Whether the scenario can go on after this step."""
        if "play" in step:
            try:
                race.play(step["play"])
            except RaceError as error:
                self.fail(f"play {step['play']}", "possible", str(error))
                return False
        if "expect" in step:
            self.expect(race, step["expect"])
        if "legal" in step:
            self.compare_sets(step["legal"], race.choices())
        if "legal_has" in step:
            choices = race.choices()
            missing = [action for action in step["legal_has"] if action not in choices]
            if missing:
                self.fail("legal_has", missing, choices)
        for action, rule in step.get("illegal", {}).items():
            refusal = race.why_not(str(action))
            found = refusal.rule if refusal else "legal"
            if found != rule:
                self.fail(f"illegal {action}", rule, found)
        return True

    def compare_sets(self, expected: list[Any], found: list[str]) -> None:
        if sorted(map(str, expected)) != sorted(found):
            missing = [action for action in expected if action not in found]
            extra = [action for action in found if action not in expected]
            self.fail("legal", {"missing": missing}, {"too many": extra})

    def expect(self, race: Race, expected: dict[str, Any]) -> None:
        for key, value in expected.items():
            if key == "events":
                self.expect_events(race, value)
            elif key == "no_events":
                for text in [value] if isinstance(value, str) else value:
                    if any(text in line for line in race.events):
                        self.fail("no_events", text, race.events)
            elif key == "legal_count":
                if value != len(race.choices()):
                    self.fail("legal_count", value, len(race.choices()))
            elif key == "derived":
                self.compare(value, race.derived(), "derived")
            else:
                position = race.position()
                if key not in position:
                    self.fail(key, value, "no such field")
                else:
                    self.compare(value, position[key], key)

    def expect_events(self, race: Race, expected: list[str]) -> None:
        found = iter(race.events)
        for line in expected:
            if not any(_line_matches(line, event) for event in found):
                self.fail("events", line, race.events)
                return

    def compare(self, expected: Any, found: Any, where: str) -> None:
        if isinstance(expected, dict):
            if not isinstance(found, dict):
                self.fail(where, expected, found)
                return
            for key, value in expected.items():
                if key not in found:
                    self.fail(f"{where}.{key}", value, "no such field")
                else:
                    self.compare(value, found[key], f"{where}.{key}")
        elif not same(expected, found):
            self.fail(where, expected, found)


def _line_matches(expected: str, line: str) -> bool:
    if expected.endswith(" *"):
        return line.startswith(expected[:-1])
    return line == expected


def same(expected: Any, found: Any) -> bool:
    """Equal, types included: true is not 1, and lists compare item by item."""
    if type(expected) is not type(found):
        return False
    if isinstance(expected, list):
        return len(expected) == len(found) and all(map(same, expected, found))
    if isinstance(expected, dict):
        same_keys = expected.keys() == found.keys()
        return same_keys and all(same(value, found[key]) for key, value in expected.items())
    return bool(expected == found)
