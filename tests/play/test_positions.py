"""Positions as JSON: complete ones survive, partial ones are filled in, wrong ones are refused."""

from __future__ import annotations

import copy
import json
import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from layline.engine.machines.machine import Interpreted
from layline.play.beginning import from_position, new
from layline.play.errors import BadPosition
from layline.play.race import Race

Json = dict[str, Any]

ADVANCED: Json = {"rules": "advanced", "races": 3, "penalty": "B"}


def some_positions() -> list[Json]:
    """Complete positions of every phase, from two random series."""
    found: dict[tuple[Any, ...], Json] = {}
    for seed, options in enumerate([{"races": 2}, ADVANCED, ADVANCED | {"players": 3}]):
        race = new("regatta", seed=seed, board="quick", max_rounds=20, **options)
        chance = random.Random(seed)
        while not race.over:
            position = race.position()
            kind = (seed, position["phase"], bool(position["liable"]), bool(position["history"]))
            found.setdefault(kind, position)
            race.play_id(chance.choice(race.ids()))
        found[seed, "over"] = race.position()
    return list(found.values())


COMPLETE = some_positions()
PHASES = {position["phase"] for position in COMPLETE}


def test_every_phase_is_among_the_positions_tried() -> None:
    assert {"first", "place", "head", "roll", "play", "next_race", "over"} == PHASES


@pytest.mark.parametrize("number", range(len(COMPLETE)))
def test_a_complete_position_survives_unchanged(number: int, machine: str) -> None:
    position = json.loads(json.dumps(COMPLETE[number]))
    race = from_position(position, machine=machine)
    assert race.position() == position == COMPLETE[number]
    assert race.events == []


# -------------------- what is left out has its default

TWO: Json = {"A": {"at": "28,20"}, "B": {"at": "34,4"}}


def afloat(**fields: Any) -> Json:
    return {"game": "regatta", "boats": TWO, **fields}


def test_without_boats_it_is_a_new_table() -> None:
    race = from_position({"game": "regatta", "options": {"players": 3}})
    assert race.position() == new("regatta", seats=3).position()


def test_defaults_of_a_partial_position() -> None:
    position = from_position(afloat()).position()
    assert position["options"] == new("regatta").options
    assert (position["phase"], position["to_move"], position["for"]) == ("roll", "chance", "A")
    assert (position["wind"], position["round"], position["race"]) == ("N", 0, 1)
    assert (position["die"], position["first"], position["todo"]) == (None, "A", [])
    assert (position["points"], position["history"]) == ({"A": 0, "B": 0}, [])
    assert position["boats"]["B"] == {
        "at": "34,4",
        "spinnaker": False,
        "puffs": 2,
        "started": False,
        "next": 0,
        "net": 0,
        "status": "racing",
        "finish": None,
        "place": None,
        "heading": None,
        "tack": None,
        "turning": False,
        "undo": None,
    }


def test_a_die_means_that_the_round_is_being_played() -> None:
    position = from_position(afloat(die=2, round=3, todo=["B", "A"])).position()
    assert (position["phase"], position["to_move"], position["first"]) == ("play", "B", "B")
    assert position["turn"]["legs"] == 2
    assert [boat["started"] for boat in position["boats"].values()] == [True, True]


def test_the_number_of_yachts_follows_from_those_listed() -> None:
    boats = TWO | {"C": {"at": "4,4"}}
    assert from_position(afloat(boats=boats)).position()["options"]["players"] == 3


# -------------------- what is wrong is named

RESULT: Json = {"places": {"A": 1, "B": 2}, "points": {"A": 1000, "B": 900}, "rounds": 9}
UNDO: Json = {"at": "1,1", "spinnaker": False, "puffs": 2, "started": True, "next": 0, "net": 0}
UNDO |= {"heading": "NE", "tack": "port", "turning": False}
OWED: Json = {"give": "B", "stand": "A", "at": "34,4", "rule": "REG-71"}
HEADED: Json = {"A": {"at": "28,20", "heading": "NE"}, "B": {"at": "34,4", "heading": "E"}}


def boat(**fields: Any) -> Json:
    return {"boats": {"A": {"at": "28,20", **fields}, "B": {"at": "34,4"}}}


def headed(**fields: Any) -> Json:
    boats = {"A": HEADED["A"] | fields, "B": HEADED["B"]}
    return {"options": {"rules": "advanced"}, "boats": boats, "round": 5}


WRONG: dict[str, tuple[Json, str]] = {
    "unknown field": ({"weather": 1}, "weather: there is no such field"),
    "unknown field of a yacht": (boat(sails=3), r"boats\.A\.sails: there is no such field"),
    "unknown option": ({"options": {"sails": 3}}, "sails: there is no such field"),
    "other game": ({"version": 3}, "version: "),
    "too few yachts": ({"boats": {"A": {"at": "1,1"}}}, "players: "),
    "a yacht left out": ({"boats": {"A": {"at": "1,1"}, "C": {"at": "2,2"}}}, "boats: "),
    "players and yachts": ({"options": {"players": 3}}, "boats: 2 listed, but .*players is 3"),
    "no yachts": ({"boats": None, "round": 3}, "boats"),
    "off the board": (boat(at="39,0"), r"boats\.A\.at: 39,0 is off the board \(REG-25\)"),
    "no space": (boat(at="a,b"), r"boats\.A\.at: 'a,b' is no space"),
    "space of other digits": (boat(at="1\u0663,5"), r"boats\.A\.at: "),
    "on a mark": (boat(at="19,28"), r"boats\.A\.at: 19,28 is occupied \(REG-26\)"),
    "on the island": (boat(at="12,16"), r"boats\.A\.at: 12,16 is occupied \(REG-26\)"),
    "on another yacht": (boat(at="34,4"), r"boats\.B\.at: 34,4 is occupied \(REG-26\)"),
    "nowhere": (boat(at=None), r"boats\.A\.at: missing"),
    "retired and afloat": (boat(status="retired"), r"boats\.A\.at: a yacht that is retired"),
    "three puffs": (boat(puffs=3), r"boats\.A\.puffs: "),
    "no such mark": (boat(next=3), r"boats\.A\.next: 3, but the course has 2 roundings"),
    "rounded too often": (boat(net=1), r"boats\.A\.net: "),
    "heading in the basic game": (boat(heading="NE"), r"boats\.A\.heading: .*\(REG-60\)"),
    "finish of a racing yacht": (boat(finish={"round": 1, "leg": 1}), r"boats\.A\.finish: "),
    "undo in the basic game": (boat(undo=UNDO), r"boats\.A: .*\(REG-60\)"),
    "no heading": (headed(heading=None), r"boats\.A\.heading: missing"),
    "wrong tack": (headed(tack="starboard"), r"boats\.A\.tack: heading NE she is on port tack"),
    "undo of no mark": (headed(undo=UNDO | {"next": 6}), r"boats\.A\.undo\.next: "),
    "undo off the board": (headed(undo=UNDO | {"at": "39,0"}), r"boats\.A\.undo\.at: "),
    "undo without heading": (headed(undo=UNDO | {"heading": None}), r"boats\.A\.undo\.heading: "),
    "undo without tack": (headed(undo=UNDO | {"tack": None}), r"boats\.A\.undo\.tack: "),
    "die without play": ({"phase": "roll", "die": 2}, "die: "),
    "play without die": ({"phase": "play"}, "die: "),
    "four legs": ({"die": 4}, "die: "),
    "turn without play": ({"phase": "roll", "turn": {"legs": 1}}, "turn: there is none"),
    "more legs than the die": ({"die": 1, "turn": {"legs": 2}}, r"turn\.legs: 2, but .* shows 1"),
    "legs that do not add up": ({"die": 3, "turn": {"legs": 2, "spent": 3}}, r"turn\.spent: "),
    "todo names nobody": ({"die": 1, "todo": ["C"]}, "todo: "),
    "todo names one twice": ({"die": 1, "todo": ["A", "A"]}, "todo: "),
    "todo is empty": ({"die": 1, "todo": []}, "todo: "),
    "todo between rounds": ({"todo": ["A"]}, "todo: "),
    "first is nobody": ({"first": "C"}, "first: "),
    "whose move": ({"die": 1, "to_move": "B"}, "to_move: follows from the rest and is A, not B"),
    "for whom": ({"for": "B"}, "for: follows from the rest and is A, not B"),
    "board": ({"board": {"cols": 9, "rows": 9}}, "board: follows from the rest"),
    "race of the series": ({"race": 2}, "race: 2, but options.races is 1"),
    "points of nobody": ({"points": {"C": 5}}, "points: "),
    "too many points": ({"points": {"A": 99999}}, r"points\.A: "),
    "winners before the end": ({"winners": ["A"]}, "winners: there are none before all is over"),
    "winner of another table": ({"phase": "over", "winners": ["F"]}, "winners: "),
    "liable in the basic game": ({"liable": [OWED]}, r"liable: .*\(REG-60\)"),
    "liable elsewhere": (headed() | {"liable": [OWED | {"at": "1,1"}]}, "liable: B is not at 1,1"),
    "liable to herself": (headed() | {"liable": [OWED | {"stand": "B"}]}, "liable: "),
    "liable twice": (headed() | {"liable": [OWED, OWED]}, "liable: "),
    "history of one race": ({"history": [RESULT]}, "history: "),
    "history of the future": ({"options": {"races": 9}, "history": [RESULT] * 8}, "history: "),
    "places of nobody": (
        {"options": {"races": 2}, "race": 2, "history": [RESULT | {"places": {"A": 1}}]},
        "history",
    ),
    "no such place": (
        {"options": {"races": 2}, "race": 2, "history": [RESULT | {"places": {"A": 1000, "B": 2}}]},
        "history",
    ),
    "no such points": (
        {
            "options": {"races": 2},
            "race": 2,
            "history": [RESULT | {"points": {"A": 99999, "B": 2}}],
        },
        "history",
    ),
    "next race after the last": ({"phase": "next_race", "history": [RESULT]}, "phase|race"),
    "placed before the draw": ({"phase": "first"}, r"boats\.A\.at: "),
    "placed before her turn": ({"phase": "place", "todo": ["A", "B"]}, r"boats\.A\.at: "),
    "not placed after her turn": (
        {"phase": "place", "todo": ["A"], "boats": {"A": {}, "B": {}}},
        r"boats\.B\.at: ",
    ),
    "heading before placing": (
        headed(at=None, heading=None) | {"phase": "head", "todo": ["A"], "round": 0},
        r"boats\.A\.at: ",
    ),
    "heading in a basic game": (
        {"phase": "head", "todo": ["A", "B"], "boats": {"A": {"at": "1,1"}, "B": {}}},
        "phase|REG-60",
    ),
    "placed without a heading": (
        {"phase": "place", "todo": ["A"], "boats": {"A": {}, "B": {"at": "1,1"}}}
        | {"options": {"rules": "advanced"}},
        r"boats\.B\.heading: ",
    ),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_position_is_refused_and_the_field_named(what: str) -> None:
    fields, message = WRONG[what]
    with pytest.raises(BadPosition, match=rf"^position of Regatta: .*({message})") as caught:
        from_position(afloat(**fields), machine="interpreted")
    assert "\n" not in str(caught.value)


# -------------------- whatever is given loads and can be played, or is refused

SCRAPS: list[Any] = [
    None, True, False, -1, 0, 1, 2, 3, 6, 7, 99, 1000, 10**6, 1 << 70, 0.5, "", "A", "B", "C", "F",
    "N", "NE", "S", "port", "starboard", "0,0", "19,5", "19,8", "13,19", "38,32", "99,99", "chance",
    "racing", "finished", "retired", "first", "place", "head", "roll", "play", "next_race", "over",
    "basic", "advanced", "REG-71", [], {}, ["A"], ["B", "A"], [0], {"A": 1}, UNDO, [OWED], [RESULT],
    TWO, {"round": 3, "leg": 1}, {"legs": 1},
]  # fmt: skip


def ways(value: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value inside a JSON value."""
    inside: list[tuple[Any, Any]] = []
    if isinstance(value, dict):
        inside = list(value.items())
    elif isinstance(value, list):
        inside = list(enumerate(value))
    return [way for key, item in inside for way in [(*here, key), *ways(item, (*here, key))]]


@st.composite
def damaged(draw: st.DrawFn) -> Json:
    """A complete position in which one to three things were removed or replaced."""
    position: Json = copy.deepcopy(draw(st.sampled_from(COMPLETE)))
    for _ in range(draw(st.integers(1, 3))):
        *way, last = draw(st.sampled_from(ways(position)))
        holder: Any = position
        for key in way:
            holder = holder[key]
        if draw(st.booleans()):
            holder[last] = copy.deepcopy(draw(st.sampled_from(SCRAPS)))
        else:
            del holder[last]
        position.setdefault("game", "regatta")
    return position


def sail_on(position: Json, seed: int) -> None:
    """Look at the position if it loads, and play a little with every index and number checked."""
    try:
        loaded = from_position(position, machine="interpreted")
    except BadPosition:
        return
    checked, chance = Interpreted(loaded.game, watched=True), random.Random(seed)
    table = replace(loaded.table, machine=checked)
    race = Race(table, checked.look(checked.fresh(loaded.table.opening)))
    for _ in range(12):
        assert race.over or race.choices(), "somebody decides and has no choice"
        view = race.view()
        assert race.game.table.prompt(view, "en")
        assert race.game.table.describe(view, "fr")
        assert from_position(race.position(), machine="interpreted").position() == race.position()
        if race.over:
            return
        race.play(chance.choice(race.choices()))


@settings(max_examples=500, suppress_health_check=[HealthCheck.too_slow])
@given(position=damaged(), seed=st.integers(0, 9))
def test_a_damaged_position_can_be_sailed_or_is_refused(position: Json, seed: int) -> None:
    if position["game"] == "regatta":
        sail_on(position, seed)


PARTIAL = st.fixed_dictionaries(
    {"game": st.just("regatta"), "boats": st.just(TWO) | st.just(HEADED)},
    optional={
        "options": st.fixed_dictionaries(
            {},
            optional={
                "rules": st.sampled_from(["basic", "advanced"]),
                "races": st.integers(0, 10),
                "die": st.sampled_from(["1223SS", "123SSR"]),
                "prestart": st.sampled_from(["recall", "forbidden"]),
            },
        ),
        "phase": st.sampled_from([*sorted(PHASES), "none"]),
        "round": st.integers(-1, 201),
        "wind": st.sampled_from(["N", "NE", "SW", "X"]),
        "die": st.none() | st.integers(0, 4),
        "first": st.sampled_from("ABC"),
        "todo": st.lists(st.sampled_from("ABC"), max_size=3),
        "race": st.integers(0, 10),
        "history": st.lists(st.just(RESULT), max_size=9),
        "liable": st.lists(st.just(OWED), max_size=3),
        "turn": st.fixed_dictionaries(
            {"legs": st.integers(0, 4)},
            optional={
                "spent": st.integers(-1, 4),
                "luffed": st.booleans(),
                "turned": st.booleans(),
                "heads": st.booleans(),
                "dir": st.sampled_from(["N", "E", "SW"]),
                "h0": st.sampled_from(["N", "E", "SW"]),
            },
        ),
        "winners": st.lists(st.sampled_from("ABC"), max_size=2),
    },
)


@settings(max_examples=400)
@given(position=PARTIAL, seed=st.integers(0, 9))
@example(position=afloat(die=3, round=2), seed=0)
def test_a_partial_position_can_be_sailed_or_is_refused(position: Json, seed: int) -> None:
    sail_on(position, seed)


def test_a_liable_yacht_in_the_middle_of_her_next_turn_can_be_reloaded() -> None:
    """She has left the space on which she became liable, and the fault stands till she is done."""
    liable = [{"give": "B", "stand": "A", "at": "18,17", "rule": "REG-71"}]
    boats = {"A": {"at": "24,11", "heading": "NW"}, "B": {"at": "18,17", "heading": "NE"}}
    options = {"rules": "advanced"}
    race = from_position(
        afloat(options=options, round=7, die=2, first="B", liable=liable, boats=boats)
    )
    race.play("leg E")
    assert race.position()["liable"] == liable
    assert from_position(race.position()).position() == race.position()
