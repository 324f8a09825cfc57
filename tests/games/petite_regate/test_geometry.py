"""The geometry: exact, the same left and right, and the same on a table that is turned round."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from layline.games.petite_regate.rules.arrows import (
    ARROWS,
    MOVE_BOX,
    PIECES,
    heading_after,
    track_x,
    track_y,
)
from layline.games.petite_regate.rules.geometry import COS, SIN, eastward, northward, ratio, rounded
from layline.games.petite_regate.rules.shapes import (
    OVERLAPPING,
    RADII,
    TOUCHING,
    frame,
    lay_hull,
    lay_zone,
    meet,
    touches_solid,
)
from layline.games.petite_regate.rules.state import Shape, Solid
from layline.play.beginning import from_position
from layline.play.race import Race
from tests.games.petite_regate.decks import deck
from tests.games.petite_regate.second_referee import (
    HULL,
    ZONE,
    cos,
    disc,
    overlap,
    pieces,
    placed,
    point,
    rdiv,
    rot,
    sin,
)

headings = st.integers(0, 23)
near = st.integers(-120_000, 120_000)


@pytest.mark.rule("LPR-R01", "LPR-R02")
def test_the_sines_are_those_of_24_headings() -> None:
    assert [sin(15 * h) for h in range(24)] == list(SIN)
    assert [cos(15 * h) for h in range(24)] == list(COS)


@pytest.mark.rule("LPR-R01")
@given(st.integers(-(10**13), 10**13), st.integers(1, 10**6))
def test_halves_are_rounded_away_from_zero(n: int, m: int) -> None:
    assert rounded(n) == rdiv(n) == -rounded(-n)
    assert ratio(n, m) == rdiv(n, m) == -ratio(-n, m)


@pytest.mark.rule("LPR-R01")
@given(headings, near, near)
def test_a_point_is_turned_and_rounded_once(h: int, s: int, a: int) -> None:
    assert (eastward(h, s, a), northward(h, s, a)) == rot(15 * h, (s, a))
    # mirrored left and right
    assert eastward(-h % 24, -s, a) == -eastward(h, s, a)
    assert northward(-h % 24, -s, a) == northward(h, s, a)


def shape_of(points: list[tuple[int, int]]) -> Shape:
    shape = Shape()
    shape.corners = len(points)
    for i, (x, y) in enumerate(points):
        shape.x[i], shape.y[i] = x, y
    frame(shape)
    return shape


@pytest.mark.rule("LPR-26", "LPR-30", "LPR-R08")
@given(headings, headings, near, near)
def test_hulls_and_zones_meet_where_every_edge_says_so(h: int, k: int, x: int, y: int) -> None:
    hull, other = Shape(), Shape()
    lay_hull(hull, 500_000, 500_000, h)
    lay_hull(other, 500_000 + x, 500_000 + y, k)
    ours, theirs = placed(HULL, (500_000, 500_000), 15 * h), (500_000 + x, 500_000 + y)
    assert meet(hull, other, TOUCHING) == overlap(ours, placed(HULL, theirs, 15 * k), True)
    lay_zone(other, *theirs, k)
    assert meet(hull, other, OVERLAPPING) == overlap(ours, placed(ZONE, theirs, 15 * k), False)


@pytest.mark.rule("LPR-26", "LPR-65", "LPR-R03")
@given(headings, near, near, st.integers(0, 3))
def test_round_things_are_polygons_with_24_corners(h: int, x: int, y: int, breadth: int) -> None:
    solid = Solid()
    solid.x, solid.y, solid.breadth = 500_000 + x, 500_000 + y, breadth
    hull = Shape()
    lay_hull(hull, 500_000, 500_000, h)
    polygon = disc((solid.x, solid.y), RADII[breadth])
    expected = overlap(placed(HULL, (500_000, 500_000), 15 * h), polygon, True)
    assert touches_solid(hull, solid) == expected


@pytest.mark.rule("LPR-25")
@pytest.mark.parametrize("number", range(len(ARROWS)))
def test_an_arrow_is_sailed_in_the_pieces_of_the_specification(number: int) -> None:
    size, degrees, _ = ARROWS[number]
    name = "S" if degrees == 0 else f"{'R' if degrees > 0 else 'L'}{abs(degrees)}"
    for h in range(24):
        expected = pieces((0, 0), 15 * h, name, size == 60_000)
        assert len(expected) == PIECES[number] + 1
        for k, piece in enumerate(expected, start=1):
            assert (track_x(number, h, k), track_y(number, h, k)) == piece.end
            assert 15 * heading_after(number, h, k) == piece.after
        corners = [corner for piece in expected for corner in piece.shape]
        run_out = expected[-1]
        wide = [(s, a) for s in (-10_000, 10_000) for a in (0, 50_000)]
        corners += placed(wide, run_out.start, run_out.after)
        box = MOVE_BOX[4 * (24 * number + h) : 4 * (24 * number + h) + 4]
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        assert list(box) == [min(xs), max(xs), min(ys), max(ys)]


# -------------------- whole positions

Json = dict[str, Any]


def strewn(chance: random.Random, count: int) -> Json:
    """Boats of gigamic anywhere on the medium water, none in contact."""
    middles = [(350, 900), (950, 1050), (650, 300), (650, 700)]
    boats: Json = {}
    for name in "ABCD"[:count]:
        x, y = chance.choice(middles)
        boats[name] = {
            "at": f"{x * 1000 + chance.randint(-150_000, 150_000)},"
            f"{y * 1000 + chance.randint(-150_000, 150_000)}",
            "heading": 15 * chance.randrange(24),
            "started": chance.random() < 0.8,
            "marks": chance.randrange(3),
        }
    return boats


def raced(boats: Json, hands: Json, machine: str, **options: Any) -> Race:
    return from_position(
        {
            "game": "petite-regate",
            "options": {"rules": "gigamic", **options},
            "boats": boats,
            "hands": hands,
            "deck": ["B"] * 3,
        },
        machine=machine,
    )


def reach_of(race: Race) -> Json:
    reach: Json = race.derived()["A"]["reach"]
    return {action: end for action, end in reach.items() if action.startswith("play ")}


MIRRORED = str.maketrans("RGL", "GRR")


def mirror_action(action: str) -> str:
    verb, code, *exit = action.split(" ")
    twin = code.replace("R", "?").replace("G", "R").replace("?", "G")
    turned = [one.replace("L", "?").replace("R", "L").replace("?", "R") for one in exit]
    return " ".join([verb, twin, *turned])


def mirror_boat(boat: Json) -> Json:
    x, y = point(boat["at"])
    return {**boat, "at": f"{1_300_000 - x},{y}", "heading": -boat["heading"] % 360}


@pytest.mark.rule("LPR-63", "LPR-R01")
def test_a_mirrored_position_gives_the_mirror_image(machine: str) -> None:
    chance = random.Random(5)
    cards = [card for card in deck("gigamic") if card != "SUN"]
    for _ in range(60):
        boats = strewn(chance, chance.choice((2, 3, 4)))
        hands = {name: chance.sample(cards, 5) for name in boats}
        one = raced(boats, hands, machine)
        other = raced(
            {name: mirror_boat(boat) for name, boat in boats.items()},
            {
                name: [mirror_action(f"play {card}")[5:] for card in hand]
                for name, hand in hands.items()
            },
            machine,
            direction="ccw",
        )
        expected = {
            mirror_action(action): mirror_boat(end) for action, end in reach_of(one).items()
        }
        assert reach_of(other) == expected
        for card in hands["A"]:
            for exit in ("", " L30", " S", " R60"):
                action = f"play {card}{exit}"
                mine, hers = one.why_not(action), other.why_not(mirror_action(action))
                assert (mine and mine.rule) == (hers and hers.rule), action


@pytest.mark.rule("LPR-R01", "LPR-R02")
@settings(max_examples=200)
@given(headings, st.integers(0, len(ARROWS) - 1), st.sampled_from((6, 12, 18)))
def test_a_move_on_a_table_turned_by_quarters_is_the_move_turned(
    h: int, arrow: int, quarter: int
) -> None:
    """A quarter turn maps the sines onto each other, so the points agree to the micrometre."""
    for k in range(1, PIECES[arrow] + 2):
        x, y = track_x(arrow, h, k), track_y(arrow, h, k)
        turned = {6: (y, -x), 12: (-x, -y), 18: (-y, x)}[quarter]
        there = (h + quarter) % 24
        assert (track_x(arrow, there, k), track_y(arrow, there, k)) == turned


@pytest.mark.rule("LPR-R01")
@given(headings, st.integers(0, len(ARROWS) - 1), headings)
def test_a_move_on_a_turned_table_is_the_move_turned_within_the_rounding(
    h: int, arrow: int, by: int
) -> None:
    for k in range(1, PIECES[arrow] + 2):
        x, y = track_x(arrow, h, k), track_y(arrow, h, k)
        there = (h + by) % 24
        turned = rot(15 * by, (x, y))
        assert abs(track_x(arrow, there, k) - turned[0]) <= 3
        assert abs(track_y(arrow, there, k) - turned[1]) <= 3


@pytest.mark.rule("LPR-26", "LPR-27", "LPR-30", "LPR-31")
@pytest.mark.parametrize("rules", ["base", "advanced", "gigamic"])
def test_no_hull_ever_touches_anything_in_a_race(rules: str, machine: str) -> None:
    from tests.games.petite_regate.table import sailed

    options: Json = {"players": 4} if rules == "gigamic" else {"obstacles": "islands"}
    for seed in range(3 if machine == "interpreted" else 8):
        position = sailed(rules, machine, seed, 90, **options).position()
        board, course = position["board"], position["course"]
        solids = [disc(point(mark["at"]), 12_000) for mark in course["marks"]]
        solids += [disc(point(at), 12_000) for at in course["white"]]
        solids += [disc(point(rock["at"]), rock["radius"]) for rock in course["obstacles"]]
        hulls = [
            placed(HULL, point(boat["at"]), boat["heading"])
            for boat in position["boats"].values()
            if boat["at"] is not None and boat["status"] == "racing"
        ]
        for i, hull in enumerate(hulls):
            assert all(0 <= x <= board["width"] and 0 <= y <= board["height"] for x, y in hull)
            assert not any(overlap(hull, solid, True) for solid in solids)
            assert not any(overlap(hull, other, True) for other in hulls[:i])
