"""Races stored under every version of a game's rules still replay to the position they ended in.

A file is named after the game and the version of its rules. None is ever changed or removed.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from layline.games import find_game, games
from layline.play.errors import BadRaceFile
from layline.play.race_file import from_record, load, to_record

RACES = sorted((Path(__file__).parents[1] / "races").glob("*.race.json"))


@pytest.mark.parametrize("machine", ["interpreted", "compiled"])
@pytest.mark.parametrize("stored", RACES, ids=lambda path: path.name.split(".")[0])
def test_a_stored_race_replays_to_its_end(stored: Path, machine: str) -> None:
    race = load(stored, machine)
    ended = stored.with_name(stored.name.replace(".race.", ".end."))
    assert race.over
    assert race.position() == json.loads(ended.read_text("utf-8"))
    assert to_record(race) == json.loads(stored.read_text("utf-8"))


@pytest.mark.rule("REG-56", "RTW-92", "RTW-104", "RTW-108")
@pytest.mark.parametrize(
    ("name", "first"),
    [
        ("regatta-1-limit", "A"),
        ("regatta-2-limit", "B"),
        ("race-the-wind-1-refused", "A"),
        ("race-the-wind-2-refused", "B"),
    ],
)
def test_a_rule_that_changed_leaves_races_begun_before_it_alone(name: str, first: str) -> None:
    scores = load(RACES[0].with_name(f"{name}.race.json")).scores()
    assert max(scores, key=lambda seat: scores[seat]) == first


def test_a_race_of_an_older_version_goes_on_under_it() -> None:
    record = json.loads(RACES[0].with_name("regatta-1-limit.race.json").read_text("utf-8"))
    last = record["actions"].pop()
    race = from_record(record)
    assert race.version == 1
    assert race.position()["version"] == 1
    copied = from_record(to_record(race.copy()))
    assert copied.version == 1
    assert "REG-56 A place 1" in copied.play(last)


@pytest.mark.parametrize("version", [0, 3, -1])
def test_a_version_that_no_rules_have_is_named(version: int) -> None:
    record = json.loads(RACES[0].with_name("regatta-2-limit.race.json").read_text("utf-8"))
    said = f"version: Regatta has rules version 1 to 2, not {version}"
    with pytest.raises(BadRaceFile, match=said):
        from_record({**record, "version": version, "start": None})
    with pytest.raises(BadRaceFile, match="but the starting position has rules version 2"):
        from_record({**record, "version": version})


def test_every_game_has_a_stored_race_of_its_present_version() -> None:
    stored = {tuple(path.name.split("-")[:-1]) for path in RACES}
    for game in games():
        assert (*game.id.split("-"), str(find_game(game.id).version)) in stored
