"""The water knows no east: a position turned or mirrored has its legs turned or mirrored."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from layline.play.beginning import from_position, new
from layline.play.race import Race

Json = dict[str, Any]

DIRECTIONS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
SIDES = {"port": "starboard", "starboard": "port"}
LONG_COLS, LONG_ROWS = 51, 43

# Where directions and spaces stand in actions and events; elsewhere E is a yacht.
PART = re.compile(
    r"(?P<before>leg |turns? |heads? |sails |wind |stays |)(?P<part>[NESW]+|\d+,\d+|red|green)\b"
)


class Turned:
    """A quarter to the right, within the square part of the long board."""

    def direction(self, d: str) -> str:
        return DIRECTIONS[(DIRECTIONS.index(d) + 2) % 8]

    def space(self, x: int, y: int) -> tuple[int, int]:
        return y, LONG_ROWS - 1 - x

    def side(self, side: str) -> str:
        return side

    def course(self, course: Json) -> Json:
        ends = {"pin": self.text(course["pin"]), "committee": self.text(course["committee"])}
        return ends | {"start": self.direction(course["start"])}

    def text(self, text: str) -> str:
        """An action, an event or a space."""
        return PART.sub(lambda found: found["before"] + self.part(**found.groupdict()), text)

    def part(self, before: str, part: str) -> str:
        if before and part in DIRECTIONS:
            return self.direction(part)
        if "," not in part:
            return part
        x, y = part.split(",")
        return "{},{}".format(*self.space(int(x), int(y)))


class Mirrored(Turned):
    """East for west on a board of this many columns; port is starboard, and red is green."""

    def __init__(self, cols: int) -> None:
        self.cols = cols

    def direction(self, d: str) -> str:
        return DIRECTIONS[-DIRECTIONS.index(d) % 8]

    def space(self, x: int, y: int) -> tuple[int, int]:
        return self.cols - 1 - x, y

    def side(self, side: str) -> str:
        return SIDES[side]

    def course(self, course: Json) -> Json:
        """The committee boat stays on the right: the two ends of the line change places."""
        ends = {"pin": self.text(course["committee"]), "committee": self.text(course["pin"])}
        return ends | {"start": course["start"]}

    def part(self, before: str, part: str) -> str:
        return {"red": "green", "green": "red"}.get(part) or super().part(before, part)


def transformed(position: Json, how: Turned) -> Json:
    course = position["options"]["course"]
    roundings = [
        {"at": how.text(r["at"]), "side": how.side(r["side"]), "line": how.direction(r["line"])}
        for r in course["roundings"]
    ]
    island = course["island"] | {"at": how.text(course["island"]["at"])}
    options = position["options"] | {
        "course": how.course(course) | {"roundings": roundings, "island": island}
    }
    boats = {who: afloat(boat, how) for who, boat in position["boats"].items()}
    wind = how.direction(position["wind"])
    return position | {"options": options, "wind": wind, "boats": boats}


def afloat(boat: Json, how: Turned) -> Json:
    changed = {"at": how.text(boat["at"])}
    if "heading" in boat:
        changed |= {"heading": how.direction(boat["heading"]), "tack": how.side(boat["tack"])}
    return boat | changed


@st.composite
def positions(draw: st.DrawFn) -> Json:
    """Yachts and marks so close to the middle that no turn reaches the edge of the square."""
    n = draw(st.integers(2, 6))
    marks = draw(st.integers(1, 3))
    spot = st.tuples(st.integers(16, 26), st.integers(16, 26))
    spots = draw(st.lists(spot, min_size=n + marks, max_size=n + marks, unique=True))
    spaces = [f"{x},{y}" for x, y in spots]
    quarter, side, direction = (st.sampled_from(x) for x in ("NESW", [*SIDES], DIRECTIONS))
    rules, wind = draw(st.sampled_from(["basic", "advanced"])), draw(direction)
    roundings = [{"at": at, "side": draw(side), "line": draw(quarter)} for at in spaces[n:]]
    course = {"pin": f"{21 - n},12", "committee": f"{21 + n},12", "start": "N"}
    options = {"rules": rules, "board": "long", "players": n}
    options["course"] = course | {"roundings": roundings, "island": {"at": "21,35", "size": 3}}
    boats: Json = {}
    for who, at in zip("ABCDEF", spaces[:n], strict=False):
        boats[who] = {"at": at, "spinnaker": draw(st.booleans()), "puffs": draw(st.integers(0, 2))}
        boats[who]["next"] = draw(st.integers(0, marks))
        if rules == "advanced":
            heading = draw(direction)
            angle = (DIRECTIONS.index(heading) - DIRECTIONS.index(wind)) % 8
            tack = draw(side) if angle in (0, 4) else "port" if angle < 4 else "starboard"
            boats[who] |= {"heading": heading, "tack": tack}
    table = {"game": "regatta", "options": options, "boats": boats, "wind": wind}
    return table | {"round": draw(st.integers(3, 9)), "die": draw(st.integers(1, 3))}


@pytest.mark.rule("REG-02", "REG-21", "REG-22", "REG-R03")
@pytest.mark.parametrize("how", [Turned(), Mirrored(LONG_COLS)], ids=["turned", "mirrored"])
@settings(max_examples=150)
@given(position=positions(), data=st.data())
def test_legal_legs_turn_with_the_board(how: Turned, position: Json, data: st.DataObject) -> None:
    race, twin = from_position(position), from_position(transformed(position, how))
    me = race.to_move
    while race.to_move == me and me not in ("chance", None):
        assert sorted(map(how.text, race.choices())) == sorted(twin.choices())
        assert turned_reach(race, how) == twin.derived()[me]["reach"]
        action = data.draw(st.sampled_from(race.choices()))
        lines, mirrored = race.play(action), twin.play(how.text(action))
        if isinstance(how, Mirrored):  # who keeps clear of whom has a right and a left
            lines, mirrored = ([x for x in some if "liable" not in x] for some in (lines, mirrored))
        assert [how.text(line) for line in lines] == mirrored


def turned_reach(race: Race, how: Turned) -> dict[str, str | None]:
    ((_, derived),) = race.derived().items()
    return {how.text(action): end and how.text(end) for action, end in derived["reach"].items()}


@pytest.mark.rule("REG-48", "REG-R26", "REG-R48")
@pytest.mark.parametrize("course", ["triangle", "windward_leeward", "quadrilateral"])
@pytest.mark.parametrize(("board", "cols"), [("full", 39), ("quick", 27), ("long", 51)])
def test_a_basic_race_round_the_other_way_is_the_mirror_image(
    board: str, cols: int, course: str
) -> None:
    how, chance = Mirrored(cols), random.Random(cols)
    options: Json = {"players": 4, "board": board, "course": course, "max_rounds": 30}
    race = new("regatta", side="port", **options)
    twin = new("regatta", side="starboard", **options)
    while not race.over:
        assert sorted(map(how.text, race.choices())) == sorted(twin.choices())
        action = chance.choice(race.choices())
        assert [how.text(line) for line in race.play(action)] == twin.play(how.text(action))
    assert twin.over
    assert twin.scores() == race.scores()


def test_a_text_is_turned_word_by_word() -> None:
    turned, mirrored = Turned().text, Mirrored(39).text
    assert turned("REG-22 E sails NE to 29,21") == "REG-22 E sails SE to 21,13"
    assert mirrored("leg SW +puff") == "leg SE +puff"
    assert mirrored("roll red") == "roll green"


Make = Callable[..., Race]


@pytest.mark.rule("REG-12", "REG-R46")
def test_the_seats_of_yachts_do_not_matter_only_their_order(afloat: Make) -> None:
    boats = {"A": {"at": "28,20"}, "B": {"at": "20,12"}, "C": {"at": "30,25", "spinnaker": True}}
    renamed = {"B": boats["A"], "C": boats["B"], "A": boats["C"]}
    race = afloat(die=2, first="A", boats=boats)
    twin = afloat(die=2, first="B", boats=renamed)
    for _ in range(3):
        assert race.choices() == twin.choices()
        race.play("leg SE")
        twin.play("leg SE")
