"""Regatta in a terminal: the chart fits, it numbers its targets, it needs no colour."""

from __future__ import annotations

import pytest

from layline.terminal import menu_of
from tests.cli.screens import at_sea, drawn


def row(lines: list[str], y: int) -> str:
    return next(line for line in lines if line.startswith(f"{y:>2} "))


def panel(lines: list[str]) -> str:
    """What stands beside a board of two characters a space, as running text."""
    return " ".join(" ".join(line[82:] for line in lines).split())


@pytest.mark.parametrize("rules", ["basic", "advanced"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_full_board_with_six_yachts_fits_eighty_by_forty(rules: str, lang: str) -> None:
    boats = {
        name: {"at": f"{10 + 4 * i},12", "heading": "NE" if rules == "advanced" else None}
        for i, name in enumerate("ABCDEF")
    }
    race = at_sea(boats=boats, options={"rules": rules, "players": 6})
    lines = [f"REG-22 {name} sails NE to 19,16" for name in "ABCDEF"]
    news = [race.game.events.read(line) for line in lines]
    lines = drawn(race, 80, lang, news=news)
    assert max(map(len, lines)) <= 80
    assert len(lines) <= 37


def test_a_wide_terminal_draws_two_characters_a_space() -> None:
    lines = drawn(at_sea(), 120)
    assert row(lines, 28)[3 + 2 * 19 :].startswith("M1")
    assert row(lines, 15)[3 + 2 * 20 :].startswith("A")
    assert max(map(len, lines)) <= 120


def test_targets_carry_the_numbers_of_the_choices() -> None:
    race = at_sea()
    lines = drawn(race, 120)
    keys = menu_of(race.choices(), []).keys()
    reach = race.derived()["A"]["reach"]
    for key, choice in keys.items():
        if choice.startswith("leg"):
            x, y = map(int, reach[choice].split(","))
            assert row(lines, y)[3 + 2 * x :].startswith(key), choice


def test_a_finishing_leg_is_numbered_on_the_line() -> None:
    boats = {"A": {"at": "19,9", "next": 2}, "B": {"at": "30,20"}}
    race = at_sea(boats=boats)
    key = next(k for k, c in menu_of(race.choices(), []).keys().items() if c == "leg S")
    lines = drawn(race, 120)
    assert row(lines, 7)[3 + 2 * 19 :].startswith(key)
    assert "A finishes in round 5" in panel(lines)


def test_the_menu_tells_of_a_mark_that_is_rounded() -> None:
    rounding = drawn(at_sea(boats={"A": {"at": "20,29"}, "B": {"at": "5,5"}}), 120)
    assert "A rounds mark 1." in panel(rounding)


def test_the_menu_warns_as_the_page_does_of_the_line_the_lee_and_the_wrong_way() -> None:
    early = drawn(at_sea(round=2, boats={"A": {"at": "19,6"}, "B": {"at": "5,5"}}), 120)
    assert "You would lie on or over the line before the start" in panel(early)
    lee = drawn(at_sea(die=1, boats={"A": {"at": "10,10"}, "B": {"at": "11,12"}}), 120)
    assert "You would lie in the wind shadow of B." in panel(lee)
    back = drawn(at_sea(boats={"A": {"at": "18,29"}, "B": {"at": "5,5"}}), 120)
    assert "You would have crossed the line of mark 1 the wrong way" in panel(back)


def test_wind_shadows_and_wakes_have_signs() -> None:
    boats = {"A": {"at": "20,15"}, "B": {"at": "10,13", "spinnaker": True}}
    race = at_sea(boats=boats, first="B", die=1)
    race.play("leg S")
    lines = drawn(race, 120, lately=[race.view()])
    assert [row(lines, y)[3 + 2 * 10] for y in (13, 12, 11, 10, 9, 8)] == list("•••B░░")


def test_ascii_is_enough() -> None:
    lines = drawn(at_sea(), 80, unicode=False)
    assert "\n".join(lines).isascii()


def test_a_custom_course_to_the_east_is_drawn() -> None:
    course = {
        "committee": "7,14",
        "pin": "7,18",
        "start": "E",
        "roundings": [{"at": "30,16", "side": "starboard"}, {"at": "20,5"}],
    }
    race = at_sea(options={"course": course, "players": 2}, wind="E")
    lines = drawn(race, 120)
    assert row(lines, 16)[3 + 2 * 7] == "┃"
    assert row(lines, 16)[3 + 2 * 30 :].startswith("M1")


def test_a_mark_rounded_twice_shows_the_number_that_counts_next() -> None:
    boats = {"A": {"at": "20,15", "next": 2}, "B": {"at": "5,5"}}
    lines = drawn(at_sea(options={"course": "windward_leeward"}, boats=boats), 120)
    assert row(lines, 28)[3 + 2 * 19 :].startswith("M3")
