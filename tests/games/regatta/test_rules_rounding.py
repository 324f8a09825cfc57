"""Rounding marks (REG-48 to REG-50): the referee's count agrees with the wake."""

from __future__ import annotations

import math
import random
from typing import Any

import pytest

from layline.play.beginning import from_position
from layline.play.race import Race
from tests.games.regatta.water import STEP, Space, space

Json = dict[str, Any]


class Wake:
    """The wake of a yacht as a thread wound round marks: how far it turns about each of them.

    An angle in the sense of the rounding, from the rounding line on. Every full turn that the
    thread completes at the line is a crossing; the mark is rounded when one more is forward than
    backward.
    """

    def __init__(self, course: Json, at: Space) -> None:
        self.marks, self.at, self.done = course["roundings"], at, 0
        self.angles: list[float] = []
        self.becomes_next(0)

    def angle_from_line(self, mark: Json, p: Space) -> float:
        (mx, my), (rx, ry) = space(mark["at"]), STEP[mark["line"]]
        angle = math.atan2(p[1] - my, p[0] - mx) - math.atan2(ry, rx)
        return angle if mark["side"] == "port" else -angle

    def laps(self, angle: float) -> int:
        return math.floor(angle / math.tau + 1e-9)

    def becomes_next(self, mark: int) -> None:
        """From here on the thread about this mark counts."""
        self.done = mark
        if mark < len(self.marks):
            self.angle = self.angle_from_line(self.marks[mark], self.at)
            self.base = self.laps(self.angle)

    def swept(self, mark: Json, p: Space, q: Space) -> float:
        turn = self.angle_from_line(mark, q) - self.angle_from_line(mark, p)
        return (turn + math.pi) % math.tau - math.pi

    def draw_on(self, q: Space) -> None:
        p, self.at = self.at, q
        if self.done:
            last = self.marks[self.done - 1]
            before = self.angle_from_line(last, p) % math.tau
            before = 0.0 if math.isclose(before, math.tau, abs_tol=1e-9) else before
            if self.laps(before + self.swept(last, p, q)) < self.laps(before):
                self.becomes_next(self.done - 1)
                return
        if self.done < len(self.marks):
            self.angle += self.swept(self.marks[self.done], p, q)
            if self.laps(self.angle) > self.base:
                self.becomes_next(self.done + 1)

    @property
    def net(self) -> int:
        return self.laps(self.angle) - self.base if self.done < len(self.marks) else 0


def near_the_first_mark(side: str, course: str, seed: int) -> Race:
    """A yacht so near the first mark that random legs go round marks often."""
    options = {"players": 2, "board": "quick", "side": side, "course": course, "island": 0}
    boats = {"A": {"at": "14,17"}, "B": {"at": "20,3"}}
    position = {"game": "regatta", "options": options, "round": 5, "die": 3, "boats": boats}
    return from_position(position, seed=seed)


def towards(race: Race, me: str, chance: random.Random) -> str:
    """Mostly any leg, but none that leads far from the next mark."""
    position = race.position()
    boat, marks = position["boats"][me], position["course"]["roundings"]
    mx, my = space(marks[min(boat["next"], len(marks) - 1)]["at"])
    near: dict[str, int] = {}
    for action, end in race.derived()[me]["reach"].items():
        if end is not None:
            x, y = space(end)
            near[action] = max(abs(x - mx), abs(y - my))
    allowed = [action for action, far in near.items() if far <= max(4, min(near.values()))]
    return chance.choice(allowed or race.choices())


def sail_and_compare(race: Race, chance: random.Random, seen: dict[str, int]) -> None:
    """Ninety decisions; after each the count of the referee is that of the wake."""
    wakes = {
        who: Wake(race.position()["course"], space(boat["at"]))
        for who, boat in race.position()["boats"].items()
    }
    for _ in range(90):
        if race.to_move == "chance":
            race.draw()
            continue
        me = race.to_move
        assert me is not None
        lines = race.play(towards(race, me, chance))
        for _, who, _, heading, _, end in (line.split(" ") for line in lines if "REG-22" in line):
            while wakes[who].at != space(end):
                (x, y), (dx, dy) = wakes[who].at, STEP[heading]
                wakes[who].draw_on((x + dx, y + dy))
        boat = race.position()["boats"][me]
        assert (boat["next"], boat["net"]) == (wakes[me].done, wakes[me].net), race.history[-6:]
        seen["rounds"] += sum(" rounds mark " in line for line in lines)
        seen["cancels"] += sum(" cancels mark " in line for line in lines)
        seen["wrong way"] += boat["net"] < 0
        if race.over:
            return


@pytest.mark.rule("REG-48", "REG-49", "REG-50", "REG-R25")
@pytest.mark.parametrize("course", ["triangle", "windward_leeward", "quadrilateral"])
@pytest.mark.parametrize("side", ["port", "starboard"])
def test_marks_are_rounded_as_a_taut_wake_rounds_them(side: str, course: str) -> None:
    seen = {"rounds": 0, "cancels": 0, "wrong way": 0}
    for seed in range(25):
        sail_and_compare(near_the_first_mark(side, course, seed), random.Random(seed), seen)
    assert all(seen.values()), f"the test has not seen everything: {seen}"


@pytest.mark.rule("REG-49")
def test_a_mark_circled_the_wrong_way_again_and_again_must_be_unwound_as_often() -> None:
    boats = {"A": {"at": "20,29", "net": -3}, "B": {"at": "34,4"}}
    race = from_position({"game": "regatta", "wind": "N", "round": 9, "die": 1, "boats": boats})
    race.play("leg W")
    boat = race.position()["boats"]["A"]
    assert (boat["at"], boat["next"], boat["net"]) == ("18,29", 0, -2)


@pytest.mark.rule("REG-48")
def test_the_marks_are_rounded_in_their_order() -> None:
    boats = {"A": {"at": "6,18", "next": 0}, "B": {"at": "34,4"}}
    race = from_position({"game": "regatta", "wind": "N", "round": 9, "die": 1, "boats": boats})
    assert race.play("leg S") == ["REG-22 A sails S to 6,16"]
    assert race.position()["boats"]["A"]["next"] == 0
