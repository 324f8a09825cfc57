"""Options and new tables: what may be chosen, and what follows from it."""

from __future__ import annotations

from typing import Any

import pytest

from layline.games import find_game
from layline.games.race_the_wind.codec.options import Options
from layline.play.beginning import from_position, new
from layline.play.errors import BadOptions, BadPosition
from tests.games.race_the_wind.water import afloat

# Every option with values outside its row, and the rule that refuses them.
WRONG: list[tuple[dict[str, Any], str]] = [
    ({"players": 1}, "RTW-01"),
    ({"players": 6}, "RTW-01"),
    ({"cols": 20}, "RTW-03"),
    ({"cols": 15}, "RTW-03"),
    ({"cols": 35}, "RTW-03"),
    ({"cols": 23, "players": 3}, "RTW-03"),
    ({"cols": 25.0}, "RTW-03"),
    ({"rows": 16}, "RTW-03"),
    ({"rows": 50}, "RTW-03"),
    ({"gate_width": 7}, "RTW-04"),
    ({"gate_width": 14}, "RTW-04"),
    ({"gate_width": 8.0}, "RTW-04"),
    ({"gate_row": 2}, "RTW-04"),
    ({"gate_row": 11}, "RTW-04"),
    ({"length": 7}, "RTW-06"),
    ({"length": 24}, "RTW-06"),
    ({"rows": 25}, "RTW-06"),
    ({"length": True}, "RTW-06"),
    ({"flags": [12, 12]}, "RTW-07"),
    ({"flags": [6, 12]}, "RTW-07"),
    ({"flags": [12, 26]}, "RTW-07"),
    ({"flags": [12]}, "RTW-07"),
    ({"flags": "12,20"}, "RTW-07"),
    ({"laps": 0}, "RTW-09"),
    ({"laps": 6}, "RTW-09"),
    ({"die": "compass4"}, "RTW-64"),
    ({"tokens": "hidden"}, "RTW-19"),
    ({"tokens": {"yellow": ["2;3"]}}, "RTW-19"),
    ({"tokens": {"yellow": ["2,3"]}, "yellow": 4}, "RTW-18"),
    ({"tokens": {"blue": ["2,3"]}, "blue": 2}, "RTW-18"),
    ({"tokens": {"blue": ["25,3"]}}, "RTW-20"),
    ({"tokens": {"yellow": ["2,3"], "blue": ["2,3"]}}, "RTW-20"),
    ({"tokens": {"blue": ["12,26"]}}, "RTW-20"),
    (
        {"tokens": {"blue": [f"{10 + n % 5},{27 + n // 5}" for n in range(10)] + ["10,24"]}},
        "RTW-21",
    ),
    ({"tokens": {"blue": ["9,6", "10,6", "11,6", "12,6"]}}, "RTW-22"),
    ({"yellow": 1}, "RTW-18"),
    ({"yellow": 3, "players": 4}, "RTW-18"),
    ({"yellow": 41}, "RTW-18"),
    ({"blue": -1}, "RTW-18"),
    ({"protests": True}, "RTW-77"),
    ({"clock": 29}, "RTW-36"),
    ({"clock": 601}, "RTW-36"),
    ({"clock": "15d"}, "RTW-36"),
    ({"clock": False}, "RTW-36"),
    ({"order": "lot"}, "RTW-35"),
    ({"holder": "C"}, "RTW-25"),
    ({"holder": "A", "players": 3}, "RTW-25"),
    ({"max_rounds": 19}, "RTW-108"),
    ({"max_rounds": 2001}, "RTW-108"),
    ({"crews": 1}, "RTW-02"),
    ({"give_way": "no"}, "RTW-53"),
    ({"penalty": "none"}, "RTW-90"),
]


@pytest.mark.parametrize(("options", "rule"), WRONG, ids=str)
def test_a_value_outside_its_row_is_refused_by_the_rule_of_the_row(
    options: dict[str, Any], rule: str
) -> None:
    with pytest.raises(BadOptions, match=rf"{next(iter(options))}.*\({rule}\)|\({rule}\)"):
        new("race-the-wind", machine="interpreted", **options)


@pytest.mark.parametrize(("options", "rule"), WRONG[1:], ids=str)
def test_the_same_when_a_position_is_loaded(options: dict[str, Any], rule: str) -> None:
    letters = "ABCDE"[: min(options.get("players", 2), 5)]
    boats = {name: {"at": f"{2 * i + 2},20", "heading": "NE"} for i, name in enumerate(letters)}
    with pytest.raises(BadPosition):
        afloat(options=options, boats=boats)


@pytest.mark.parametrize("options", [{"wind": "N"}, {"Players": 2}, {"board": "full"}])
def test_an_unknown_option_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions, match="there is no such field"):
        new("race-the-wind", machine="interpreted", **options)


@pytest.mark.rule("RTW-36")
@pytest.mark.parametrize("clock", [0, 30, 120, 600, "1d", "14d"])
def test_a_clock_is_off_in_seconds_or_in_days(clock: Any) -> None:
    assert new("race-the-wind", machine="interpreted", clock=clock).options["clock"] == clock


@pytest.mark.rule("RTW-06", "RTW-R54")
def test_the_short_course_sets_what_is_not_given() -> None:
    short = Options.model_validate({"preset": "short"}).to_json()
    assert (short["cols"], short["rows"], short["length"], short["laps"]) == (25, 25, 12, 1)
    assert (short["yellow"], short["blue"], short["flags"]) == (24, 24, [10, 14])
    assert short["max_rounds"] == 104
    mine = Options.model_validate({"preset": "short", "laps": 2, "yellow": 10}).to_json()
    assert (mine["laps"], mine["yellow"], mine["max_rounds"]) == (2, 10, 200)


@pytest.mark.rule("RTW-07")
def test_flags_and_limit_follow_from_the_course_unless_given() -> None:
    plain = Options.model_validate({"flags": None, "max_rounds": None})
    assert (plain.flags, plain.max_rounds) == ((12, 20), 368)
    long = Options.model_validate({"rows": 49, "gate_row": 3, "length": 42, "laps": 5})
    assert (long.flags, long.max_rounds) == ((17, 31), 938)
    assert Options.model_validate({"flags": [20, 12]}).to_json()["flags"] == [20, 12]


@pytest.mark.rule("RTW-01")
def test_options_read_back_as_they_are_written() -> None:
    for given in ({}, {"players": 5}, {"preset": "short", "die": "compass8"}, {"holder": "B"}):
        options = Options.model_validate(given)
        assert Options.model_validate(options.to_json()) == options


@pytest.mark.rule("RTW-05", "RTW-R06")
def test_the_windward_mark_stands_opposite_the_middle_of_the_line() -> None:
    for cols in range(17, 34, 2):
        for width in (6, 8, 10, 12):
            race = new("race-the-wind", machine="interpreted", cols=cols, gate_width=width)
            course = race.position()["course"]
            buoy, committee, mark = (
                int(course[name].split(",")[0]) for name in ("buoy", "committee", "mark")
            )
            assert committee - mark == mark - buoy == width // 2
            assert mark == (cols - 1) // 2


@pytest.mark.rule("RTW-35", "RTW-R19")
def test_the_turn_order_is_drawn_fairly_or_that_of_the_seats() -> None:
    drawn = new("race-the-wind", machine="interpreted", seats=3, tokens="none")
    assert set(drawn.odds().values()) == {1}
    assert drawn.choices() == [
        "order A B C", "order A C B", "order B A C", "order B C A", "order C A B", "order C B A",
    ]  # fmt: skip
    seated = new("race-the-wind", machine="interpreted", seats=3, tokens="none", order="seats")
    assert seated.position()["order"] == ["A", "B", "C"]


@pytest.mark.rule("RTW-64", "RTW-R05")
@pytest.mark.parametrize(
    ("die", "odds"),
    [
        ("compass6", {"wind N": 2, "wind NE": 1, "wind E": 1, "wind W": 1, "wind NW": 1}),
        ("compass3", {"wind N": 1, "wind E": 1, "wind W": 1}),
    ],
)
def test_the_faces_of_the_compass_die(die: str, odds: dict[str, int]) -> None:
    boats = {"A": {"at": "10,11", "heading": "NE"}}
    race = afloat(options={"die": die}, boats=boats)
    race.play("move")
    assert race.odds() == odds


def test_the_registry_has_the_game() -> None:
    game = find_game("race-the-wind")
    assert (game.name, list(game.seats)) == ("Race the Wind", [2, 3, 4, 5])
    assert from_position({"game": "race-the-wind"}, machine="interpreted").to_move == "chance"


@pytest.mark.rule("RTW-18", "RTW-19", "RTW-23")
def test_tokens_laid_beforehand_lie_there_from_the_first_and_boats_are_placed_at_once() -> None:
    laid = {"yellow": ["2,3", "20,10"], "blue": ["5,5"]}
    race = new("race-the-wind", machine="interpreted", tokens=laid, order="seats", players=3)
    position = race.position()
    assert position["phase"] == "place"
    assert position["tokens"] == laid
    assert (position["options"]["yellow"], position["options"]["blue"]) == (5, 1)
    again = from_position(position, machine="interpreted")
    assert again.position() == position
    given = {"options": {"tokens": laid}, "boats": {"A": {}, "B": {}}, "phase": "order"}
    partial = from_position({"game": "race-the-wind", **given}, machine="interpreted")
    assert partial.position()["tokens"] == laid
