"""Right of way, liabilities and penalties (REG-71 to REG-82)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from layline.play.beginning import new
from layline.play.race import Race
from tests.games.regatta.water import STEP, Space, space

Json = dict[str, Any]


# -------------------- the rules as they are written, on positions as JSON


def side(course: Json, p: Space) -> int:
    (cx, cy), (ux, uy) = space(course["committee"]), STEP[course["start"]]
    return (p[0] - cx) * ux + (p[1] - cy) * uy


def pieces(course: Json) -> set[Space]:
    found = {space(course["pin"]), space(course["committee"])}
    found |= {space(rounding["at"]) for rounding in course["roundings"]}
    size = course["island"]["size"]
    x, y = space(course["island"]["at"])
    around = range(-(size // 2), size // 2 + 1) if size else ()
    return found | {(x + dx, y + dy) for dx in around for dy in around}


def right_of_way(table: Json, give: str, stand: str) -> str | None:
    """The rule by which one yacht keeps clear of another (REG-76: in this order)."""
    g, r, course = table["boats"][give], table["boats"][stand], table["course"]
    gp, rp = space(g["at"]), space(r["at"])

    def returning(boat: Json) -> bool:
        late = table["round"] >= 3 and not boat["started"]
        return late and side(course, space(boat["at"])) >= 0

    if returning(g) != returning(r):
        return "REG-75" if returning(g) else None
    marks = course["roundings"]
    racing_on = g["started"] and r["started"] and max(g["next"], r["next"]) < len(marks)
    if racing_on and g["tack"] == r["tack"] and g["next"] == r["next"]:
        mx, my = space(marks[g["next"]]["at"])
        far, near = (max(abs(x - mx), abs(y - my)) for x, y in (gp, rp))
        if far != near and min(far, near) <= 2:
            return "REG-74" if far > near else None
    if g["turning"] != r["turning"]:
        return "REG-73" if g["turning"] else None
    if g["tack"] != r["tack"]:
        return "REG-71" if g["tack"] == "port" else None
    wx, wy = STEP[table["wind"]]
    windward = gp[0] * wx + gp[1] * wy > rp[0] * wx + rp[1] * wy
    return "REG-72" if table["options"]["same_tack"] and windward else None


def path(table: Json, who: str) -> Iterator[Space]:
    boat = table["boats"][who]
    (x, y), (dx, dy) = space(boat["at"]), STEP[boat["heading"]]
    while boat["heading"] != table["wind"]:
        x, y = x + dx, y + dy
        on_board = 0 <= x < table["board"]["cols"] and 0 <= y < table["board"]["rows"]
        if not on_board or (x, y) in pieces(table["course"]):
            return
        yield x, y


def still_liable(before: list[Json], table: Json, ended: str, lost: list[str]) -> list[Json]:
    """REG-77, REG-79: after a turn that somebody ended, with the turns lost right after it."""
    here = [who for who, boat in table["boats"].items() if boat["at"] is not None]
    kept = [one for one in before if ended not in (one["give"], one["stand"])]
    kept = [one for one in kept if one["give"] in here and one["stand"] in here]
    if ended in here:
        at = table["boats"][ended]["at"]
        for stand in here:
            rule = right_of_way(table, ended, stand) if stand != ended else None
            if rule and space(at) in path(table, stand):
                kept.append({"give": ended, "stand": stand, "at": at, "rule": rule})
    return [one for one in kept if one["stand"] not in lost]


@pytest.mark.rule("REG-71", "REG-72", "REG-73", "REG-74", "REG-75", "REG-76", "REG-77", "REG-79")
@pytest.mark.parametrize("seed", range(8))
def test_liabilities_are_those_of_the_written_rules(seed: int) -> None:
    chance = random.Random(seed)
    race = new(
        "regatta",
        seed=seed,
        rules="advanced",
        players=6,
        board="quick",
        max_rounds=20,
        penalty="A",
        same_tack=seed % 4 != 0,
        course=chance.choice(["triangle", "quadrilateral"]),
    )
    found_any = 0
    while not race.over:
        table = race.position()
        if race.to_move == "chance":
            race.draw()
            now = race.position()
            if now["wind"] != table["wind"]:
                kept = [
                    (one, right_of_way(now, one["give"], one["stand"])) for one in table["liable"]
                ]
                assert now["liable"] == [
                    {**one, "rule": rule}
                    for one, rule in kept
                    if rule and now["boats"][one["stand"]]["heading"] != now["wind"]
                ]
            continue
        protests = [action for action in race.choices() if "protest" in action]
        action = chance.choice(protests or race.choices())
        lines = [line.split(" ", 2) for line in race.play(action)]
        now, me = race.position(), table["to_move"]
        if table["phase"] != "play" or now["phase"] not in ("play", "roll"):
            continue
        goes_on = now["to_move"] == me and now["turn"]["begun"]
        unclear = any(what in ("recalled", "disqualified") for _, _, what in lines)
        if goes_on or unclear or now["round"] == 3 > table["round"]:
            continue
        lost = [who for _, who, what in lines if what.startswith(("loses turn", "gives up"))]
        others = [who for who in lost if who != me]
        assert now["liable"] == still_liable(table["liable"], now, me, others), race.events
        found_any += len(now["liable"])
    assert found_any, "no yacht was ever liable: the test has seen nothing"


# -------------------- single cases

PORT_AND_STARBOARD: Json = {
    "options": {"rules": "advanced"},
    "die": 2,
    "first": "B",
    "boats": {"A": {"at": "20,15", "heading": "NW"}, "B": {"at": "16,15", "heading": "NE"}},
}


@pytest.mark.rule("REG-77")
def test_a_turn_spent_on_lowering_the_spinnaker_is_a_turn_of_her_own(
    afloat: Callable[..., Race],
) -> None:
    boats = {
        "A": {"at": "20,15", "heading": "NW"},
        "B": {"at": "18,17", "heading": "SE", "spinnaker": True},
    }
    race = afloat(options={"rules": "advanced"}, die=1, first="B", boats=boats)
    race.play("spin down")
    assert race.position()["liable"] == [
        {"give": "B", "stand": "A", "at": "18,17", "rule": "REG-71"}
    ]


@pytest.mark.rule("REG-79", "REG-83")
def test_a_liability_lapses_when_either_yacht_retires(afloat: Callable[..., Race]) -> None:
    boats = PORT_AND_STARBOARD["boats"] | {"C": {"at": "34,4", "heading": "E"}}
    for leaver in "AB":
        race = afloat(**PORT_AND_STARBOARD | {"boats": boats})
        race.play("leg NE")
        race.play("leg NE")
        assert race.to_move == "C"
        assert [one["stand"] for one in race.position()["liable"]] == ["A"]
        race.play(f"retire {leaver}")
        assert race.position()["liable"] == []


@pytest.mark.rule("REG-79")
def test_a_shift_that_puts_the_right_of_way_yacht_head_to_wind_ends_her_claim(
    afloat: Callable[..., Race],
) -> None:
    race = afloat(
        options={"rules": "advanced"},
        first="B",
        liable=[{"give": "B", "stand": "A", "at": "18,17", "rule": "REG-71"}],
        boats={
            "A": {"at": "20,15", "heading": "NW"},
            "B": {"at": "18,17", "heading": "S", "tack": "port"},
        },
    )
    assert race.play("roll red") == [
        "REG-15 - wind NW",
        "REG-79 B liability to A lapses",
        "REG-16 A takes die",
    ]


@pytest.mark.rule("REG-79", "REG-R39")
def test_a_liability_that_outlives_a_shift_takes_the_rule_that_decides_now(
    afloat: Callable[..., Race],
) -> None:
    race = afloat(
        options={"rules": "advanced"},
        first="B",
        liable=[{"give": "B", "stand": "A", "at": "22,17", "rule": "REG-71"}],
        boats={"A": {"at": "20,17", "heading": "E"}, "B": {"at": "22,17", "heading": "E"}},
    )
    race.play("roll green")
    assert [one["rule"] for one in race.position()["liable"]] == ["REG-72"]


@pytest.mark.rule("REG-78")
def test_a_protest_needs_a_yacht_on_the_leg(afloat: Callable[..., Race]) -> None:
    race = afloat(**PORT_AND_STARBOARD)
    race.play("leg NE")
    race.play("leg NE")
    assert str(race.why_not("leg NW protest")).startswith("REG-78")
    assert str(race.why_not("leg W protest")).startswith("REG-78")
    race.play("leg NW")
    assert "leg NW protest" in race.choices()


@pytest.mark.rule("REG-78", "REG-60")
def test_there_is_no_protest_in_the_basic_game(afloat: Callable[..., Race]) -> None:
    race = afloat(die=1, boats={"A": {"at": "20,15"}, "B": {"at": "21,16"}})
    assert str(race.why_not("leg NE protest")).startswith("REG-78")
    assert not [action for action in race.choices() if "protest" in action]


@pytest.mark.rule("REG-78")
def test_a_heading_move_ends_the_right_to_protest_in_this_turn(
    afloat: Callable[..., Race],
) -> None:
    race = afloat(
        options={"rules": "advanced"},
        die=3,
        liable=[{"give": "B", "stand": "A", "at": "19,16", "rule": "REG-71"}],
        boats={"A": {"at": "20,15", "heading": "NW"}, "B": {"at": "19,16", "heading": "NE"}},
    )
    assert "leg NW protest" in race.choices()
    race.play("turn S")
    assert str(race.why_not("leg NW protest")).startswith("REG-65")
    race.play("leg E")
    assert str(race.why_not("leg NW protest")).startswith("REG-65")


@pytest.mark.rule("REG-80", "REG-81", "REG-55")
def test_under_penalty_a_the_last_yacht_left_wins_at_the_end_of_the_round(
    afloat: Callable[..., Race],
) -> None:
    options = {"rules": "advanced", "penalty": "A"}
    race = afloat(**PORT_AND_STARBOARD | {"options": options})
    for action in ("leg NE", "leg NE", "leg NW", "leg NW protest"):
        race.play(action)
    position = race.position()
    assert (position["phase"], position["winners"]) == ("over", ["A"])
    assert position["points"] == {"A": 1000, "B": 0}
    assert position["boats"]["B"]["place"] is None


@pytest.mark.rule("REG-82")
def test_a_yacht_put_back_before_her_turn_of_the_round_still_has_it(
    afloat: Callable[..., Race],
) -> None:
    undo: Json = {"spinnaker": False, "puffs": 2, "started": True, "next": 0, "net": 0}
    undo |= {"at": "16,13", "heading": "NE", "tack": "port", "turning": False}
    race = afloat(
        options={"rules": "advanced"},
        die=1,
        liable=[{"give": "B", "stand": "A", "at": "19,16", "rule": "REG-71"}],
        boats={
            "A": {"at": "20,15", "heading": "NW"},
            "B": {"at": "19,16", "heading": "NE", "puffs": 1, "undo": undo},
        },
    )
    race.play("leg NW protest")
    assert race.to_move == "B"
    assert race.position()["boats"]["B"]["at"] == "16,13"
    assert race.position()["boats"]["B"]["puffs"] == 2


@pytest.mark.rule("REG-82", "REG-R42")
def test_a_yacht_put_back_keeps_to_her_side_of_the_line(afloat: Callable[..., Race]) -> None:
    undo: Json = {"spinnaker": False, "puffs": 2, "started": False, "next": 0, "net": 0}
    undo |= {"at": "19,6", "heading": "NE", "tack": "port", "turning": False}
    race = afloat(
        options={"rules": "advanced"},
        round=3,
        die=1,
        liable=[{"give": "B", "stand": "A", "at": "20,7", "rule": "REG-71"}],
        boats={
            "A": {"at": "21,6", "heading": "NW", "started": False},
            "B": {"at": "20,7", "heading": "NE", "started": True, "undo": undo},
            "C": {"at": "19,6", "heading": "E", "started": False},
            "D": {"at": "18,5", "heading": "E", "started": False},
        },
    )
    assert race.play("leg NW protest")[:4] == [
        "REG-22 A sails NW to 20,7",
        "REG-71 A protests B",
        "REG-19 A starts",
        "REG-82 B put back 19,5",
    ]
    assert race.position()["boats"]["B"]["started"] is False
