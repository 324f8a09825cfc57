"""Setting up a race (REG-01 to REG-10): yachts, boards, courses, and what cannot be set up."""

from __future__ import annotations

from typing import Any

import pytest

from layline.play.beginning import new
from layline.play.errors import BadOptions

Json = dict[str, Any]

ROUNDINGS = [{"at": "19,26"}, {"at": "12,20", "side": "starboard"}]
COURSE: Json = {
    "committee": "21,12",
    "pin": "17,12",
    "start": "N",
    "roundings": ROUNDINGS,
    "island": {"at": "30,20", "size": 3},
}


def laid(**changes: Any) -> Json:
    return COURSE | changes


@pytest.mark.rule("REG-01")
@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_players_sail_one_yacht_each(seats: int) -> None:
    race = new("regatta", seats=seats)
    assert list(race.position()["boats"]) == race.seats == list("ABCDEF"[:seats])
    assert list(race.odds().values()) == [1] * seats


@pytest.mark.rule("REG-01")
@pytest.mark.parametrize("seats", [0, 1, 7, -2])
def test_no_race_for_one_or_for_seven(seats: int) -> None:
    with pytest.raises(BadOptions, match="players: should be"):
        new("regatta", seats=seats)


@pytest.mark.rule("REG-05", "REG-R05")
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize(
    ("board", "row", "centre"), [("full", 7, 19), ("quick", 5, 13), ("long", 8, 25)]
)
def test_the_line_is_two_spaces_long_per_yacht(
    board: str, row: int, centre: int, players: int
) -> None:
    course = new("regatta", board=board, players=players).position()["course"]
    assert course["pin"] == f"{centre - players},{row}"
    assert course["committee"] == f"{centre + players},{row}"
    assert course["start"] == "N"


# Section 2.5, all to port: marks, island, lines.
PRESETS: dict[tuple[str, str], tuple[list[str], str, str]] = {
    ("triangle", "full"): (["19,28", "8,17"], "13,17", "NW"),
    ("triangle", "quick"): (["13,19", "5,11"], "9,11", "NW"),
    ("triangle", "long"): (["25,37", "11,23"], "17,23", "NW"),
    ("windward_leeward", "full"): (["19,28", "19,12", "19,28"], "8,18", "NSN"),
    ("windward_leeward", "quick"): (["13,19", "13,9", "13,19"], "5,14", "NSN"),
    ("windward_leeward", "long"): (["25,37", "25,14", "25,37"], "11,25", "NSN"),
    ("quadrilateral", "full"): (["26,26", "12,26", "8,14"], "19,17", "ENW"),
    ("quadrilateral", "quick"): (["18,18", "8,18", "5,10"], "13,12", "ENW"),
    ("quadrilateral", "long"): (["34,34", "16,34", "11,18"], "25,23", "ENW"),
}


@pytest.mark.rule("REG-03", "REG-04", "REG-R47")
@pytest.mark.parametrize(("course", "board"), PRESETS)
def test_the_courses_of_the_box(course: str, board: str) -> None:
    marks, island, lines = PRESETS[course, board]
    laid_out = new("regatta", board=board, course=course).position()["course"]
    assert [r["at"] for r in laid_out["roundings"]] == marks
    assert [r["side"] for r in laid_out["roundings"]] == ["port"] * len(marks)
    assert "".join(r["line"] for r in laid_out["roundings"]) == lines
    assert laid_out["island"] == {"at": island, "size": 3}


@pytest.mark.rule("REG-49")
@pytest.mark.parametrize("side", ["port", "starboard"])
@pytest.mark.parametrize(("course", "board"), PRESETS)
def test_the_rounding_lines_of_the_presets_follow_the_formula(
    course: str, board: str, side: str
) -> None:
    preset = new("regatta", board=board, course=course, side=side).position()["course"]
    by_hand = preset | {"roundings": [r | {"line": None} for r in preset["roundings"]]}
    for rounding in by_hand["roundings"]:
        del rounding["line"]
    assert new("regatta", board=board, course=by_hand).position()["course"] == preset


@pytest.mark.rule("REG-03", "REG-06")
@pytest.mark.parametrize(
    ("start", "pin", "committee", "behind"),
    [
        ("N", "17,12", "21,12", "19,11"),
        ("E", "12,21", "12,17", "11,19"),
        ("S", "21,20", "17,20", "19,21"),
        ("W", "26,17", "26,21", "27,19"),
    ],
)
def test_a_course_may_start_in_four_directions_against_the_wind(
    start: str, pin: str, committee: str, behind: str
) -> None:
    x, y = {"N": (19, 26), "E": (26, 19), "S": (19, 6), "W": (6, 19)}[start]
    course = laid(start=start, pin=pin, committee=committee, roundings=[{"at": f"{x},{y}"}])
    race = new("regatta", course=course | {"island": {"size": 0}})
    assert race.position()["wind"] == start
    race.play("first A")
    assert race.why_not(f"place {behind}") is None
    for end in (pin, committee):
        assert str(race.why_not(f"place {end}")).startswith("REG-26")
    assert str(race.why_not(f"place {x + 1},{y}")).startswith("REG-08")


@pytest.mark.rule("REG-03", "REG-05")
@pytest.mark.parametrize(
    ("course", "message"),
    [
        (
            laid(committee="20,12"),
            r"course\.committee: .* it stands at 21,12, not 20,12 \(REG-05\)",
        ),
        (laid(committee="17,12", pin="21,12"), r"course\.committee: .* not 17,12"),
        (laid(committee="21,13"), r"course\.committee: "),
        (laid(start="S"), r"course\.committee: "),
        (laid(start="NE"), r"course\.start: should be 'N', 'E', 'S' or 'W', not 'NE'"),
        (laid(pin="39,12", committee="43,12"), r"course\.pin: 39,12 is off the 39 x 33 board"),
        (laid(roundings=[]), r"course\.roundings: "),
        (laid(roundings=[{"at": "19,26"}, {"at": "9,9"}] * 4), r"course\.roundings: "),
        (laid(roundings=[{"at": "19,40"}]), "mark 19,40: 19,40 is off the 39 x 33 board"),
        (laid(roundings=[{"at": "21,12"}]), "mark 21,12: 21,12 is taken by course.committee"),
        (laid(roundings=[{"at": "19,12"}]), r"mark 19,12: 19,12 is a space of the line \(REG-05\)"),
        (laid(roundings=[{"at": "29,21"}]), r"course\.island: 29,21 is taken by .*mark 29,21"),
        (laid(roundings=[{"at": "19,9"}]), "the first mark lies beyond the line, not behind it"),
        (laid(roundings=[{"at": "25,12"}]), "the first mark lies beyond the line, not behind it"),
        (laid(roundings=[*ROUNDINGS, {"at": "30,12"}]), "the last mark may not lie on the line"),
        (laid(roundings=[{"at": "19,26"}] * 2), "mark 19,26 twice in succession"),
        (laid(roundings=[{"at": "19,31", "line": "N"}]), "line of mark 19,31 has 1 free spaces"),
        (laid(roundings=[{"at": "33,20", "line": "W"}, {"at": "9,9", "line": "N"}]), None),
        (laid(roundings=[{"at": "19,26", "side": "left"}]), r"course\.roundings\.0\.side: "),
        (laid(roundings=[{"at": "19,26", "line": "NE"}]), r"course\.roundings\.0\.line: "),
        (laid(roundings=[{"at": "26"}]), r"course\.roundings\.0\.at: '26' is no space"),
        (laid(island={"at": "38,20", "size": 3}), r"course\.island: 39,19 is off the"),
        (laid(island={"at": "19,13", "size": 3}), r"course\.island: 18,12 is a space of the line"),
        (laid(island={"size": 3}), r"course\.island\.at: an island on the board needs a space"),
        (laid(island={"at": "30,20", "size": 2}), r"course\.island\.size: "),
        (laid(pin="17,0", committee="21,0"), "only 0 spaces lie behind the line, 4 are needed"),
        (laid(wind="N"), r"course\.wind: there is no such field"),
        ({"start": "N"}, r"course\.committee: missing"),
        ("square", r"course: "),
        (7, r"course: "),
    ],
)
def test_a_course_that_cannot_be_laid_is_refused_with_what_is_wrong(
    course: Any, message: str | None
) -> None:
    if message is None:
        assert new("regatta", course=course).position()["phase"] == "first"
        return
    with pytest.raises(BadOptions, match=message) as caught:
        new("regatta", course=course)
    assert str(caught.value).startswith("options of Regatta: ")
    assert "\n" not in str(caught.value)


@pytest.mark.rule("REG-80")
@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("rules", "expert"),
        ("players", "2"),
        ("players", True),
        ("board", "huge"),
        ("side", "left"),
        ("island", 2),
        ("die", "123456"),
        ("penalty", "C"),
        ("prestart", None),
        ("races", 0),
        ("races", 10),
        ("tie_points", "none"),
        ("stop_after", "second"),
        ("max_rounds", 19),
        ("max_rounds", 201),
        ("max_rounds", 60.0),
        ("wind_limit", 90),
        ("same_tack", "yes"),
        ("timeout", "wait"),
        ("wind", "N"),
        ("seat", 3),
    ],
)
def test_an_option_that_is_none_is_refused_by_name(option: str, value: object) -> None:
    with pytest.raises(BadOptions, match=rf"^options of Regatta: {option}: ") as caught:
        new("regatta", **{option: value})  # type: ignore[arg-type]
    assert "\n" not in str(caught.value)


def test_options_have_the_defaults_of_the_box() -> None:
    assert new("regatta").options == {
        "rules": "basic",
        "players": 2,
        "board": "full",
        "course": "triangle",
        "side": "port",
        "island": 3,
        "die": "1223SS",
        "penalty": "B",
        "prestart": "recall",
        "races": 1,
        "tie_points": "best",
        "stop_after": "all",
        "max_rounds": 60,
        "wind_limit": "none",
        "same_tack": True,
        "timeout": "bot",
    }
    assert new("regatta", board="quick").options["max_rounds"] == 45
    assert new("regatta", board="long").options["max_rounds"] == 80
    assert new("regatta", board="long", max_rounds=20).options["max_rounds"] == 20


@pytest.mark.rule("REG-08", "REG-03")
def test_a_line_far_from_the_edge_leaves_the_whole_water_behind_it_to_be_placed_on() -> None:
    course = {"committee": "27,35", "pin": "23,35", "start": "N", "roundings": [{"at": "25,40"}]}
    race = new("regatta", board="long", course=course, machine="interpreted")
    race.play("first A")
    assert len(race.choices()) == 51 * 35
    assert len(race.choices()) <= race.game.rules.most_choices
