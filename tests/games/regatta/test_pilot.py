"""What the bots know of Regatta: distances in legs, the way round the course, and how to behave."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations, product
from typing import Any

import pytest

from layline.bots import bot
from layline.engine.machines.machine import compiled
from layline.engine.machines.search import GREEDILY, race_seed
from layline.games import find_game
from layline.games.regatta.bot.pilot import worth
from layline.games.regatta.bot.pilot_course import legs_to_finish
from layline.games.regatta.bot.pilot_gauge import FAR, LEG, legs_flying, legs_for, legs_on_tack
from layline.games.regatta.codec.options import Options
from layline.games.regatta.rules.legs import SPACES
from layline.games.regatta.rules.state import FINISHED, RACING, RETIRED
from layline.games.sailing import DX, DY, NO_TACK, PORT, STARBOARD, point_of_sail, tack_on
from layline.play.beginning import from_position, new
from layline.play.race import Race

Vector = tuple[int, int]
Afloat = Callable[..., Race]

# Distances.


def leg_vectors(wind: int, tack: int, flying: bool) -> list[Vector]:
    """Where the legs that a yacht may sail without changing tack lead (NO_TACK: with)."""
    found = []
    for direction in range(8):
        point = point_of_sail(direction, wind)
        if point == 0 or (flying and point < 3):
            continue
        if tack != NO_TACK and tack_on(direction, wind, tack) != tack:
            continue
        spaces = SPACES[point] + flying
        found.append((spaces * DX[direction], spaces * DY[direction]))
    return found


def fewest_legs(to: Vector, vectors: list[Vector]) -> Fraction | None:
    """The cheapest way to combine two kinds of legs, each as long as needed."""
    found = []
    for (ax, ay), (bx, by) in combinations(vectors, 2):
        area = ax * by - ay * bx
        if area != 0:
            a = Fraction(to[0] * by - to[1] * bx, area)
            b = Fraction(ax * to[1] - ay * to[0], area)
            if a >= 0 and b >= 0:
                found.append(a + b)
    return min(found, default=None)


@pytest.mark.parametrize("wind", range(8))
def test_distances_are_the_fewest_legs_in_any_two_directions(wind: int) -> None:
    for dx, dy in product(range(-8, 9), range(-8, 9)):
        open_water = fewest_legs((dx, dy), leg_vectors(wind, NO_TACK, False))
        assert open_water is not None
        assert legs_for(dx, dy, wind) == LEG * open_water
        for tack in (PORT, STARBOARD):
            held = fewest_legs((dx, dy), leg_vectors(wind, tack, False))
            assert legs_on_tack(dx, dy, wind, tack) == (FAR if held is None else LEG * held)
        for tack in (NO_TACK, PORT, STARBOARD):
            flown = fewest_legs((dx, dy), leg_vectors(wind, tack, True))
            assert legs_flying(dx, dy, wind, tack) == (FAR if flown is None else LEG * flown)


# The way round the course.


def way(at: str, **fields: Any) -> int:
    """What is left to sail for A, in whole and broken legs."""
    about: dict[str, Any] = {"game": "regatta", "round": 5}
    for key in ("round", "options"):
        if key in fields:
            about[key] = fields.pop(key)
    others = {"heading": fields["heading"]} if "heading" in fields else {}
    boats = {"A": {"at": at, **fields}, "B": {"at": "1,1", **others}, "C": {"at": "3,1", **others}}
    race = from_position({**about, "boats": boats})._read()
    return legs_to_finish(race, race.boats[0], race.wind)


def test_a_beat_and_two_broad_reaches_round_the_triangle() -> None:
    # Wind N, from 20,8: 21 beats to 19,29; then the spinnaker goes up for nothing and stays up, for
    # three broad reaches to 7,17 and two and a half to the line at 17,7.
    assert way("20,8") == LEG * (21 + 3 + Fraction(5, 2))
    assert way("19,29", next=1) == LEG * (3 + Fraction(5, 2))
    assert way("19,29", next=1, spinnaker=True) == way("19,29", next=1)
    # Here a beat is next: the spinnaker comes down first.
    assert way("20,8", spinnaker=True) == way("20,8") + LEG


def test_on_the_wrong_side_the_way_leads_round_below_the_mark() -> None:
    # From 17,29 first down to 19,27 (two thirds of a broad reach), then a beat to 20,28 and one on.
    assert way("17,29") == way("19,29", next=1) + LEG * (Fraction(2, 3) + 2)
    assert way("21,29") == way("19,29", next=1) + LEG


def test_a_crossing_the_wrong_way_costs_a_lap_round_the_mark() -> None:
    lap = way("20,28", net=-1) - way("20,28")
    assert lap == LEG * (Fraction(2, 3) + 2)
    assert way("20,28", net=-2) - way("20,28", net=-1) == lap


def test_a_yacht_over_the_line_too_early_has_to_come_back() -> None:
    assert way("19,9", round=3, started=False) > way("19,6", round=3, started=False)
    assert way("19,6", round=3, started=False) == way("19,7", round=3) + LEG


def test_the_way_on_does_not_lead_back_over_the_line_of_a_mark() -> None:
    roundings = [{"at": "19,20", "line": "N"}, {"at": "25,21", "line": "E"}]
    course = {"committee": "22,7", "pin": "16,7", "start": "N", "roundings": roundings}
    options = {"course": course}
    # From 19,21 the second mark lies east, but the yacht must not turn back: round below.
    straight = legs_for(26 - 19, 21 - 21, 0)
    last = way("26,21", next=2, options=options)
    assert way("19,21", next=1, options=options) > straight + last


def test_a_change_of_tack_costs_a_leg_in_the_advanced_game() -> None:
    advanced = {"options": {"rules": "advanced"}}
    # On starboard tack the mark is laid from 31,17; on port tack a heading move comes first.
    starboard = way("31,17", heading="NW", **advanced)
    assert way("31,17", heading="NE", **advanced) == starboard + LEG
    assert way("31,17", heading="N", tack="starboard", **advanced) == starboard + LEG


def test_finishing_is_worth_more_than_sailing_on_and_being_out_least() -> None:
    boats = {"A": {"at": "19,8", "next": 2}, "B": {"at": "1,1"}}
    race = from_position({"game": "regatta", "round": 9, "boats": boats})._read()
    sailing = worth(race, 0)
    race.boats[0].status, race.boats[0].finish_leg = FINISHED, 2
    second_leg = worth(race, 0)
    race.boats[0].finish_leg = 1
    first_leg = worth(race, 0)
    race.boats[0].status = RETIRED
    assert worth(race, 0) < sailing < second_leg < first_leg


# How the greedy bot sails.


def turn_of(race: Race, seat: str = "A") -> list[str]:
    """The turn that the greedy bot plays, action by action."""
    sailor, actions = bot("greedy", seed=1), []
    while race.to_move == seat:
        actions.append(sailor.choose(race))
        race.play(actions[-1])
    return actions


def test_she_finishes_with_as_few_legs_as_she_can(afloat: Afloat) -> None:
    race = afloat(die=3, boats={"A": {"at": "19,9", "next": 2}, "B": {"at": "30,30"}})
    assert turn_of(race) == ["leg S"]


def test_she_plays_a_puff_to_finish_in_this_turn(afloat: Afloat) -> None:
    race = afloat(wind="E", die=1, boats={"A": {"at": "19,10", "next": 2}, "B": {"at": "30,30"}})
    assert turn_of(race) == ["leg S +puff"]


def test_she_sets_her_spinnaker_for_a_long_run_only(afloat: Afloat) -> None:
    far = {"A": {"at": "18,28", "next": 1}, "B": {"at": "30,5"}, "C": {"at": "34,5"}}
    race = afloat(die=2, boats=far)
    assert turn_of(race) == ["spin up", "leg SW", "leg SW"]
    near = {"A": {"at": "9,18", "next": 1}, "B": {"at": "30,5"}, "C": {"at": "34,5"}}
    race = afloat(wind="NE", die=1, boats=near)
    assert "spin up" not in turn_of(race)


def test_she_does_not_park_in_the_lee_of_a_rival_who_plays_after_her(afloat: Afloat) -> None:
    boats = {"A": {"at": "14,13"}, "B": {"at": "16,16", "puffs": 0}, "C": {"at": "2,2"}}
    race = afloat(die=2, todo=["A"], boats=boats)
    turn_of(race)
    assert race.position()["boats"]["A"]["at"] != "16,15"


def test_she_is_behind_the_line_when_the_start_is_given(afloat: Afloat) -> None:
    for wind, die in product(("N", "NE", "E", "S", "W", "NW"), (1, 2, 3)):
        boats = {"A": {"at": "19,6", "started": False}, "B": {"at": "22,4", "started": False}}
        race = afloat(wind=wind, round=2, die=die, boats=boats)
        assert not any(action.endswith("+puff") for action in turn_of(race))
        assert int(race.position()["boats"]["A"]["at"].split(",")[1]) < 7


@pytest.mark.parametrize("net", [0, -1])
@pytest.mark.parametrize("at", ["17,29", "18,30", "20,29"])
def test_she_finds_her_way_after_crossing_a_mark_the_wrong_way(at: str, net: int) -> None:
    boats = {"A": {"at": at, "net": net}, "B": {"at": "36,2", "started": False}}
    race = from_position({"game": "regatta", "round": 5, "boats": boats}, seed=3)
    while race.position()["boats"]["A"]["next"] == 0:
        assert race.position()["round"] < 18
        if race.to_move == "chance":
            race.draw()
        else:
            race.play(bot("greedy").choose(race))


def test_she_does_not_end_her_turn_where_she_could_be_protested_against(afloat: Afloat) -> None:
    boats = {
        "A": {"at": "18,15", "heading": "NE", "tack": "port"},
        "B": {"at": "22,14", "heading": "NW", "tack": "starboard"},
    }
    options = {"rules": "advanced", "penalty": "A"}
    for die in (1, 2, 3):
        race = afloat(die=die, first="A", options=options, boats=boats)
        turn_of(race)
        assert not race.position()["liable"]


def test_she_protests_when_that_puts_a_rival_out(afloat: Afloat) -> None:
    boats = {
        "A": {"at": "20,15", "heading": "NW", "tack": "starboard"},
        "B": {"at": "18,17", "heading": "NE", "tack": "port"},
        "C": {"at": "34,4", "heading": "E", "tack": "port"},
    }
    liable = [{"give": "B", "stand": "A", "at": "18,17", "rule": "REG-71"}]
    options = {"rules": "advanced", "penalty": "A"}
    race = afloat(die=2, todo=["A"], options=options, boats=boats, liable=liable)
    assert any(action.endswith("protest") for action in turn_of(race))
    assert race.position()["boats"]["B"]["status"] == "disqualified"


# Whole races.

COURSES = ("triangle", "windward_leeward", "quadrilateral")


def fleets(**options: Any) -> Iterator[Any]:
    """The end of some races between greedy bots."""
    game = find_game("regatta")
    checked = Options(**options)
    runs, crew = compiled(game), [GREEDILY] * checked.players
    seeds = [race_seed(1, i) for i in range(4)]
    _, ends = runs.steered_races(game.codec.new(checked), [crew] * 4, seeds, 1 << 40, 2)
    for end in ends:
        yield runs.read(end)


@pytest.mark.parametrize("rules", ["basic", "advanced"])
@pytest.mark.parametrize("course", COURSES)
@pytest.mark.parametrize("board", ["full", "quick", "long"])
def test_fleets_finish_long_before_the_round_limit(rules: str, course: str, board: str) -> None:
    for side, players in product(("port", "starboard"), (2, 4)):
        for race in fleets(rules=rules, course=course, board=board, side=side, players=players):
            assert race.rounds < race.most_rounds
            assert sum(boat.status == RACING for boat in race.boats[:players]) <= 1


@pytest.mark.parametrize("die", ["1223SS", "1233SS", "1123SS", "123SSR"])
@pytest.mark.parametrize("prestart", ["recall", "forbidden"])
def test_fleets_finish_with_any_die_and_any_start(die: str, prestart: str) -> None:
    for island, limit in ((3, "none"), (1, "90"), (0, "none")):
        options = {"die": die, "prestart": prestart, "island": island, "wind_limit": limit}
        for race in fleets(players=6, penalty="A", rules="advanced", **options):
            assert race.rounds < race.most_rounds


@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_everybody_starts_in_time_and_nobody_is_recalled(rules: str) -> None:
    told = []
    for seed in range(4):
        race = new("regatta", seats=4, seed=seed, rules=rules, board="quick")
        sailor = bot("greedy", seed=seed)
        while not race.over:
            told += race.draw() if race.to_move == "chance" else race.play(sailor.choose(race))
    assert not [line for line in told if line.startswith(("REG-18", "REG-56"))]
    assert sum(line.endswith(" starts") for line in told) == 16
