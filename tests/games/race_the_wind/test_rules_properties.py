"""What holds in every race whatever is played: searched by Hypothesis."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from layline.play.beginning import new
from layline.play.race import Race
from tests.games.race_the_wind.second_water import STEPS, WAYS, xy
from tests.games.race_the_wind.water import PLACES, afloat

Json = dict[str, Any]

CHOICES = st.lists(st.integers(0, 1 << 20), min_size=1, max_size=60)
OPTIONS = st.fixed_dictionaries(
    {
        "seats": st.integers(2, 5),
        "die": st.sampled_from(["compass6", "compass3", "compass8"]),
        "tokens": st.sampled_from(["symmetric", "random", "none"]),
        "protests": st.sampled_from(["claim", "auto"]),
        "penalty": st.sampled_from(["actions", "turns"]),
        "give_way": st.booleans(),
        "seed": st.integers(0, 1000),
    }
)


def played(race: Race, picks: list[int]) -> list[Json]:
    """The positions along a race in which each pick chooses among what is legal."""
    seen = [race.position()]
    for pick in picks:
        if race.over:
            break
        if race.to_move == "chance" and not race.ids():
            race.draw()
        else:
            choices = race.choices()
            race.play(choices[pick % len(choices)])
        seen.append(race.position())
    return seen


def afloat_in(position: Json) -> dict[str, tuple[int, int]]:
    return {name: xy(boat["at"]) for name, boat in position["boats"].items() if boat["at"]}


def check(position: Json) -> None:
    """What holds in every position."""
    places, course = afloat_in(position), position["course"]
    marks = {xy(course[name]) for name in ("mark", "buoy", "committee")}
    cols, rows = position["board"]["cols"], position["board"]["rows"]
    assert len(set(places.values())) == len(places)
    for name, (x, y) in places.items():
        assert 0 <= x < cols
        assert 0 <= y < rows
        assert (x, y) not in marks, name
    for boat in position["boats"].values():
        assert boat["penalties"] >= 0
        assert 0 <= boat["leg"] <= 2 * course["laps"]
        assert not boat["circle"] or (boat["penalties"] and 1 <= boat["circle"]["left"] <= 3)
        if boat["marker"]:
            assert xy(boat["marker"]) not in marks
    assert len(set(position["fired"])) == len(position["fired"])
    for one, other in position["covers"]:
        assert one != other


@pytest.mark.rule("RTW-03", "RTW-20", "RTW-51", "RTW-66")
@settings(max_examples=60)
@given(options=OPTIONS, picks=CHOICES)
def test_boats_and_tokens_stay_where_they_may_be(options: Json, picks: list[int]) -> None:
    race = new("race-the-wind", machine="interpreted", preset="short", **options)
    positions = played(race, picks)
    for position in positions:
        check(position)
    laid = [p["tokens"] for p in positions if p["phase"] in ("place", "head", "play", "wind")]
    assert all(tokens == laid[0] for tokens in laid)


@pytest.mark.rule("RTW-09", "RTW-23", "RTW-94", "RTW-98")
@settings(max_examples=60)
@given(place=st.sampled_from(sorted(PLACES)), picks=CHOICES)
def test_legs_only_grow_and_covers_are_what_they_look_like(place: str, picks: list[int]) -> None:
    positions = played(afloat(**PLACES[place]), picks)
    for before, after in itertools.pairwise(positions):
        check(after)
        for name, boat in after["boats"].items():
            assert boat["leg"] - before["boats"][name]["leg"] in (0, 1)
        began = after["turn"] and not after["turn"]["acts"] and after["phase"] == "play"
        ended = before["turn"] and before["turn"]["acts"] != [] and began
        if ended:
            dx, dy = STEPS[WAYS.index(after["wind"])]
            places = afloat_in(after)
            seen = [
                [one, other]
                for one, (x, y) in places.items()
                for other, there in places.items()
                if there == (x - dx, y - dy)
            ]
            assert sorted(after["covers"]) == sorted(seen)


@pytest.mark.rule("RTW-20", "RTW-21", "RTW-22")
@settings(max_examples=40)
@given(
    seed=st.integers(0, 1 << 40),
    seats=st.integers(2, 5),
    tokens=st.sampled_from(["symmetric", "random"]),
    width=st.sampled_from([6, 8]),
)
def test_a_layout_that_is_drawn_keeps_the_limits(
    seed: int, seats: int, tokens: str, width: int
) -> None:
    race = new(
        "race-the-wind", machine="interpreted", seed=seed, seats=seats, tokens=tokens,
        gate_width=width, order="seats",
    )  # fmt: skip
    race.draw()
    position = race.position()
    yellow, blue = (list(map(xy, position["tokens"][name])) for name in ("yellow", "blue"))
    assert (len(yellow), len(blue)) == (40 - seats, 40)
    laid = set(yellow) | set(blue)
    assert len(laid) == 80 - seats
    course = position["course"]
    for name in ("mark", "buoy", "committee"):
        mark = xy(course[name])
        assert mark not in laid
        assert sum(max(abs(x - mark[0]), abs(y - mark[1])) <= 2 for x, y in laid) <= 10
    (west, row), (east, _) = xy(course["buoy"]), xy(course["committee"])
    assert sum(y == row and west < x < east for x, y in laid) <= (east - west - 1) // 2
    if tokens == "symmetric":
        middle = xy(course["mark"])[0]
        for colour in (yellow, blue):
            assert {(2 * middle - x, y) for x, y in colour} == set(colour)


@pytest.mark.rule("RTW-19", "RTW-R16")
def test_the_odd_token_of_a_symmetric_layout_stands_in_the_middle() -> None:
    race = new("race-the-wind", machine="interpreted", seed=3, seats=3, order="seats")
    race.draw()
    yellow = [xy(point) for point in race.position()["tokens"]["yellow"]]
    assert len(yellow) == 37
    assert [x for x, _ in yellow].count(12) % 2 == 1
    assert yellow[0][0] == 12


@pytest.mark.rule("RTW-35", "RTW-R41")
@settings(max_examples=30)
@given(place=st.sampled_from(sorted(PLACES)), picks=CHOICES)
def test_turns_go_round_in_the_fixed_order(place: str, picks: list[int]) -> None:
    positions = played(afloat(**PLACES[place]), picks)
    turns = [
        (p["round"], p["order"].index(p["to_move"]))
        for p in positions
        if p["phase"] == "play" and not p["turn"]["acts"]
    ]
    for (round_before, at), (round_after, then) in itertools.pairwise(turns):
        assert (round_after, then) >= (round_before, at)
    assert all(p["order"] == positions[0]["order"] for p in positions)
