"""What bots know: they sail round the marks, take the shortest way, and use their cards."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from layline.arena.simulation import simulate
from layline.bots import bot
from layline.games.petite_regate.bot.pilot_way import degrees_off, length, root
from layline.play.beginning import new
from tests.games.petite_regate.table import at_table


@given(st.integers(0, 10**13))
def test_a_root_is_the_whole_part_of_the_square_root(n: int) -> None:
    assert root(n) == math.isqrt(n)


@given(st.integers(0, 23), st.integers(-(10**6), 10**6), st.integers(-(10**6), 10**6))
def test_degrees_off_a_heading_are_right_to_five(heading: int, dx: int, dy: int) -> None:
    if length(dx, dy) < 1000:
        return
    off = abs((math.degrees(math.atan2(dx, dy)) - 15 * heading + 180) % 360 - 180)
    assert abs(degrees_off(heading, dx, dy) - off) <= 5.5


@pytest.mark.parametrize(
    ("rules", "hand", "boat", "action"),
    [
        # towards the first mark, round it, and home
        ("base", ["R45", "G45"], {"at": "650000,300000", "heading": 0}, "play R45"),
        ("base", ["R60", "G60"], {"at": "360000,720000", "heading": 0}, "play G60"),
        ("base", ["R60", "B"], {"at": "650000,400000", "heading": 180, "marks": 2}, "play B"),
        # a helm card first, if a good one follows it
        ("base", ["R15", "R15H", "B"], {"at": "640000,320000", "heading": 330}, "play R15H"),
    ],
)
def test_a_bot_plays_the_card_a_sailor_would(
    rules: str, hand: list[str], boat: dict[str, object], action: str
) -> None:
    boats = {"A": boat, "B": {"at": "1100000,150000", "heading": 90}}
    race = at_table(
        "interpreted", rules, boats=boats, hands={"A": hand, "B": ["B"]}, deck=["B", "B"]
    )
    assert bot("greedy", 1).choose(race) == action


def test_a_bot_lays_its_sun_on_the_opponent_who_leads() -> None:
    boat = {"heading": 0, "started": True}
    boats = {
        "A": {**boat, "at": "650000,500000"},
        "B": {**boat, "at": "1000000,400000"},
        "C": {**boat, "at": "700000,520000", "marks": 2, "heading": 180},
    }
    hands = {"A": ["B", "SB", "SUN"], "B": ["B"], "C": ["B"]}
    race = at_table("interpreted", "gigamic", boats=boats, hands=hands)
    race.play("play SB")
    assert bot("greedy", 1).choose(race) == "sun C"


def test_a_bot_turns_round_when_it_points_the_wrong_way() -> None:
    boats = {
        "A": {"at": "1250000,700000", "heading": 90, "started": True},
        "B": {"at": "1000000,400000", "heading": 0, "started": True},
    }
    hands = {"A": ["R15", "G15", "B", "B", "SB"], "B": ["B"]}
    race = at_table("interpreted", "gigamic", boats=boats, hands=hands)
    assert bot("greedy", 1).choose(race) in ("heave turn", "heave swap")


@pytest.mark.rule("LPR-50", "LPR-53")
def test_a_bot_does_not_point_at_a_line_that_is_closed_to_it() -> None:
    boats = {
        "A": {"at": "650000,215000", "heading": 90},
        "B": {"at": "1000000,150000", "heading": 90},
    }
    hands = {"A": ["R90", "B", "R15", "G15"], "B": ["B"]}
    race = at_table("interpreted", "advanced", boats=boats, hands=hands)
    assert bot("greedy", 1).choose(race) != "play R90"


def test_a_bot_that_missed_the_line_goes_back_behind_it() -> None:
    away = {"at": "300000,900000", "heading": 0, "started": True, "marks": 1, "laid": 6}
    boats = {"A": {"at": "560000,400000", "heading": 180, "laid": 6}, "B": away}
    race = at_table(
        "interpreted", "advanced", boats=boats, hands={"A": ["R90", "G90", "B"], "B": ["B"]}
    )
    assert bot("greedy", 1).choose(race) == "play B"


def test_a_bot_in_no_hurry_still_decides_everything() -> None:
    """Placing, headings, second plays, exchanges: a bot has an answer in every phase."""
    race = new("petite-regate", rules="gigamic", players=3, seed=4, machine="interpreted")
    skipper, phases = bot("greedy", 2), set()
    while not race.over and race.played < 40:
        phases.add(race.position()["phase"])
        if race.to_move == "chance":
            race.draw()
        else:
            race.play(skipper.choose(race))
    assert {"first", "shuffle", "place", "head", "play"} <= phases


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rules", "seats", "most"), [("base", 2, 22), ("advanced", 2, 23), ("gigamic", 4, 22)]
)
def test_bots_finish_in_the_time_that_is_printed(rules: str, seats: int, most: int) -> None:
    report = simulate("petite-regate", ["greedy"] * seats, 30, seed=3, options={"rules": rules})
    assert report.rounds_median <= most
    assert report.rounds_most <= 80


def test_a_greedy_bot_beats_a_random_one() -> None:
    report = simulate("petite-regate", ["greedy", "random"], 20, seed=1)
    assert report.entries[0].wins >= 19
