"""Races stored under every version of a game's rules still replay to the position they ended in.

A file is named after the game and the version of its rules. None is ever changed or removed.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from layline.games import find_game, games
from layline.play.race_file import load, to_record

RACES = sorted((Path(__file__).parents[1] / "races").glob("*.race.json"))


@pytest.mark.parametrize("machine", ["interpreted", "compiled"])
@pytest.mark.parametrize("stored", RACES, ids=lambda path: path.name.split(".")[0])
def test_a_stored_race_replays_to_its_end(stored: Path, machine: str) -> None:
    race = load(stored, machine)
    ended = stored.with_name(stored.name.replace(".race.", ".end."))
    assert race.over
    assert race.position() == json.loads(ended.read_text("utf-8"))
    assert to_record(race) == json.loads(stored.read_text("utf-8"))


def test_every_game_has_a_stored_race_of_its_present_version() -> None:
    stored = {tuple(path.name.split("-")[:-1]) for path in RACES}
    for game in games():
        assert (*game.id.split("-"), str(find_game(game.id).version)) in stored
