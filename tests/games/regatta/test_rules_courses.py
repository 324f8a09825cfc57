"""Courses laid by hand (section 2.5): which are valid, where their lines run, and sailing them."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from layline.games.regatta import GAME
from layline.play.beginning import new
from layline.play.compliance import check_race
from layline.play.errors import BadOptions

Json = dict[str, Any]
Space = tuple[int, int]

STEP = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
RIGHT = {"N": "E", "E": "S", "S": "W", "W": "N"}
COLS, ROWS = 27, 23


def space(text: str) -> Space:
    x, y = text.split(",")
    return int(x), int(y)


def is_valid(course: Json, n: int) -> bool:
    """The conditions of the specification, one after the other."""
    start, pin, committee = course["start"], space(course["pin"]), space(course["committee"])
    (ux, uy), (rx, ry) = STEP[start], STEP[RIGHT[start]]
    if committee != (pin[0] + 2 * n * rx, pin[1] + 2 * n * ry):
        return False

    def side(p: Space) -> int:
        return (p[0] - committee[0]) * ux + (p[1] - committee[1]) * uy

    marks = [space(rounding["at"]) for rounding in course["roundings"]]
    half = course["island"]["size"] // 2
    ix, iy = space(course["island"]["at"])
    around = range(-half, half + 1) if course["island"]["size"] else ()
    island = [(ix + dx, iy + dy) for dx in around for dy in around]
    pieces = [pin, committee, *set(marks), *island]
    board = {(x, y) for x in range(COLS) for y in range(ROWS)}
    line = {(pin[0] + i * rx, pin[1] + i * ry) for i in range(1, 2 * n)}
    fits = len(set(pieces)) == len(pieces) and set(pieces) <= board and not line & set(pieces)
    sides = side(marks[0]) > 0 and side(marks[-1]) != 0
    twice = any(one == other for one, other in pairwise(marks))
    behind = sum(side(p) < 0 for p in board) >= 2 * n
    return (
        fits
        and sides
        and not twice
        and behind
        and all(map(room, course["roundings"], [pieces] * 9))
    )


def room(rounding: Json, pieces: list[Space]) -> bool:
    """At least two free spaces on the rounding line."""
    (x, y), (dx, dy) = space(rounding["at"]), STEP[rounding["line"]]
    line = [(x + i * dx, y + i * dy) for i in range(1, 60)]
    return sum(0 <= a < COLS and 0 <= b < ROWS and (a, b) not in pieces for a, b in line) >= 2


@st.composite
def courses(draw: st.DrawFn) -> tuple[Json, int]:
    n, start = draw(st.integers(2, 4)), draw(st.sampled_from("NESW"))
    (rx, ry), off = STEP[RIGHT[start]], draw(st.sampled_from([0] * 9 + [1]))
    x, y = draw(st.integers(8, 14) | st.integers(0, COLS)), draw(st.integers(8, 14))
    ends = {"pin": f"{x},{y}", "committee": f"{abs(x + (2 * n + off) * rx)},{abs(y + 2 * n * ry)}"}
    spot = st.builds("{},{}".format, st.integers(0, COLS), st.integers(0, ROWS))
    rounding = st.fixed_dictionaries(
        {
            "at": spot,
            "side": st.sampled_from(["port", "starboard"]),
            "line": st.sampled_from("NESW"),
        }
    )
    roundings = draw(st.lists(rounding, min_size=1, max_size=3))
    if draw(st.sampled_from([False, False, True])):
        roundings += roundings[:1]
    island = {"at": draw(spot), "size": draw(st.sampled_from([0, 1, 3]))}
    return ends | {"start": start, "roundings": roundings, "island": island}, n


@pytest.mark.rule("REG-03", "REG-05", "REG-49")
@settings(max_examples=400)
@given(laid=courses())
def test_a_course_is_accepted_exactly_when_it_meets_the_conditions(laid: tuple[Json, int]) -> None:
    course, n = laid
    try:
        race = new("regatta", machine="interpreted", board="quick", players=n, course=course)
    except BadOptions:
        assert not is_valid(course, n), "it meets every condition"
        return
    assert is_valid(course, n), "it breaks a condition"
    assert race.position()["course"] == course


def formula(course: Json, number: int) -> str | None:
    """Where a rounding line runs if the course does not say; None where rounding decides."""
    pin, committee = space(course["pin"]), space(course["committee"])
    middle = ((pin[0] + committee[0]) / 2, (pin[1] + committee[1]) / 2)
    points = [middle, *(space(r["at"]) for r in course["roundings"]), middle]
    p, m, q = points[number : number + 3]
    a = math.atan2(m[1] - p[1], m[0] - p[0])
    b = math.atan2(q[1] - m[1], q[0] - m[0])
    s = (math.cos(a) + math.cos(b), math.sin(a) + math.sin(b))
    if math.hypot(*s) < 1e-7:
        r = (math.cos(a), math.sin(a))
    elif course["roundings"][number]["side"] == "port":
        r = (s[1], -s[0])
    else:
        r = (-s[1], s[0])
    if abs(abs(r[0]) - abs(r[1])) < 1e-7:
        return None
    if abs(r[0]) > abs(r[1]):
        return "E" if r[0] > 0 else "W"
    return "N" if r[1] > 0 else "S"


@pytest.mark.rule("REG-49")
@settings(max_examples=300)
@given(laid=courses())
def test_a_line_left_out_runs_where_the_formula_says(laid: tuple[Json, int]) -> None:
    course, n = laid
    course["roundings"] = [{"at": r["at"], "side": r["side"]} for r in course["roundings"]]
    try:
        race = new("regatta", machine="interpreted", board="quick", players=n, course=course)
    except BadOptions:
        return
    for number, rounding in enumerate(race.position()["course"]["roundings"]):
        assert formula(course, number) in (None, rounding["line"])


BY_HAND: dict[str, Json] = {
    "eastward": {
        "course": {"pin": "4,14", "committee": "4,8", "start": "E"}
        | {"roundings": [{"at": "20,11"}, {"at": "10,18", "side": "starboard"}, {"at": "20,11"}]},
        "players": 3,
        "board": "quick",
    },
    "southward": {
        "course": {"pin": "15,17", "committee": "11,17", "start": "S"}
        | {"roundings": [{"at": "13,4", "side": "starboard"}], "island": {"at": "5,9", "size": 1}},
        "rules": "advanced",
        "board": "quick",
    },
    "westward": {
        "course": {"pin": "30,10", "committee": "30,22", "start": "W"}
        | {"roundings": [{"at": f"{x},{y}"} for x, y in ((9, 9), (9, 20), (20, 25)) for _ in (1,)]},
        "players": 6,
        "rules": "advanced",
        "penalty": "A",
    },
    "far from the edge": {
        "course": {
            "pin": "23,35",
            "committee": "27,35",
            "start": "N",
            "roundings": [{"at": "25,40"}],
        },
        "board": "long",
    },
    "finish from behind": {
        "course": {"pin": "17,12", "committee": "21,12", "start": "N"}
        | {"roundings": [{"at": "19,26"}, {"at": "25,4"}]},
        "races": 2,
    },
}


@pytest.mark.rule("REG-03", "REG-04", "REG-06", "REG-51")
@pytest.mark.parametrize("name", BY_HAND)
def test_a_course_laid_by_hand_keeps_all_promises(name: str) -> None:
    options = GAME.codec.options.model_validate({"max_rounds": 20, **BY_HAND[name]})
    check_race(GAME, options, seed=len(name), steps=100)
