"""Turns as players write them down."""

from __future__ import annotations

from typing import Any

import pytest

from layline.games.race_the_wind.codec.turn_log import turn_line
from layline.play.beginning import new
from tests.games.race_the_wind.water import afloat

AHEAD = {"A": {"at": "10,15", "heading": "NW"}, "B": {"at": "11,14", "heading": "NE"}}
HINDERED = {
    "A": {
        "at": "12,15", "heading": "E", "last": {"start": "12,15", "first": "turn", "arrived": None},
    },
    "B": {"at": "11,14", "heading": "NE"},
}  # fmt: skip
DOWNWIND = {"A": {"at": "10,16", "heading": "SE", "leg": 2}, "B": {"at": "3,3", "heading": "NE"}}


def written(actions: list[str], **position: Any) -> str | None:
    race = afloat(**position)
    before = race.record()
    return turn_line(before, [(action, race.tell(action)) for action in actions])


@pytest.mark.parametrize(
    ("line", "position"),
    [
        ("21.A E move+turn R45", {"boats": AHEAD | {"A": {"at": "3,15", "heading": "E"}}}),
        ("21.B NE protest A, turn L90", {"boats": HINDERED, "to_move": "B"}),
        ("21.A SE move(gust)+turn R90+puff", {"boats": DOWNWIND, "tokens": {"blue": ["11,15"]}}),
        ("21.A NW move", {"boats": AHEAD}),
    ],
)
def test_a_turn_is_a_line_of_the_specification(line: str, position: dict[str, Any]) -> None:
    said = line.partition(" ")[2].partition(" ")[2]
    actions = said.replace("(gust)", "").replace(", ", "+").split("+")
    assert written(actions, round=21, **position) == line


def test_a_throw_and_a_lost_gust_are_written_too() -> None:
    boats = {"A": {"at": "10,11", "heading": "N"}, "B": {"at": "3,3", "heading": "NE"}}
    thrown = written(["move", "wind N", "turn R45"], boats=boats, wind="E", round=20)
    assert thrown == "20.A N move(wind N)+turn R45"
    boats = {"A": {"at": "10,24", "heading": "NE"}, "B": {"at": "3,3", "heading": "NE"}}
    lost = written(["move"], boats=boats, tokens={"blue": ["11,25"]}, round=30)
    assert lost == "30.A NE move(gust)"


def test_before_the_race_there_are_no_turns() -> None:
    race = new("race-the-wind", machine="interpreted", tokens="none", order="seats")
    assert turn_line(race.record(), [("place 13,4", race.tell("place 13,4"))]) is None
