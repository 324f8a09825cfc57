"""The second referee's eyes: course, terms of sailing and right of way, on the JSON of positions.

Written, like `second_referee`, from the specification alone.
"""

from __future__ import annotations

import copy
from typing import Any

Json = dict[str, Any]
At = tuple[int, int]

WAYS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
STEPS = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]
TURNS = {"turn L45": -1, "turn L90": -2, "turn R45": 1, "turn R90": 2}
SAIL_OF = ["head", "close", "beam", "broad", "run", "broad", "beam", "close"]
CLASS = {"head": 0, "close": 1, "beam": 2, "broad": 2, "run": 1}
REACH = {"head": 0, "close": 1, "beam": 2, "broad": 1, "run": 1}


def xy(text: str) -> At:
    x, y = text.split(",")
    return int(x), int(y)


def text(at: At) -> str:
    return f"{at[0]},{at[1]}"


def step(at: At, way: str, count: int = 1) -> At:
    dx, dy = STEPS[WAYS.index(way)]
    return at[0] + dx * count, at[1] + dy * count


def turned(way: str, eighths: int) -> str:
    return WAYS[(WAYS.index(way) + eighths) % 8]


def far(a: At, b: At) -> int:
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


class Water:
    """A race in phase play or wind, as JSON, and what happened in the last action."""

    def __init__(self, position: Json) -> None:
        self.p: Json = copy.deepcopy(position)
        self.events: list[str] = []

    # The course.

    @property
    def marks(self) -> list[At]:
        return [xy(self.p["course"][name]) for name in ("mark", "buoy", "committee")]

    def on_line(self, at: At) -> bool:
        _, buoy, committee = self.marks
        return at[1] == buoy[1] and buoy[0] < at[0] < committee[0]

    def on_ray(self, at: At) -> bool:
        return at[0] == self.marks[0][0] and at[1] > self.marks[0][1]

    def racing(self) -> list[str]:
        return [name for name, boat in self.p["boats"].items() if boat["status"] == "racing"]

    def boat_on(self, at: At) -> str | None:
        for name in self.racing():
            if self.p["boats"][name]["at"] == text(at):
                return name
        return None

    def closed(self, at: At) -> bool:
        cols, rows = self.p["board"]["cols"], self.p["board"]["rows"]
        inside = 0 <= at[0] < cols and 0 <= at[1] < rows
        return not inside or at in self.marks or self.boat_on(at) is not None

    # Terms.

    def d(self, heading: str) -> int:
        return (WAYS.index(heading) - WAYS.index(self.p["wind"])) % 8

    def sail(self, heading: str) -> str:
        return SAIL_OF[self.d(heading)]

    def tack(self, heading: str) -> str:
        return "port" if self.d(heading) < 4 else "starboard"

    def upwind(self, at: At) -> int:
        dx, dy = STEPS[WAYS.index(self.p["wind"])]
        return at[0] * dx + at[1] * dy

    # Right of way.

    def route(self, name: str) -> list[At]:
        boat = self.p["boats"][name]
        found: list[At] = []
        for i in range(1, REACH[self.sail(boat["heading"])] + 1):
            at = step(xy(boat["at"]), boat["heading"], i)
            if self.boat_on(at):
                return [*found, at]
            if self.closed(at):
                return found
            found.append(at)
        return found

    def zone_order(self, a: At, b: At) -> int:
        """Positive if a is nearer to the mark whose zone holds both."""
        for mark in self.marks:
            if far(a, mark) <= 2 and far(b, mark) <= 2:
                away = [(p[0] - mark[0]) ** 2 + (p[1] - mark[1]) ** 2 for p in (a, b)]
                return away[1] - away[0]
        return 0

    def priority(self, x: str, y: str, at: At, heading: str) -> tuple[bool, int]:
        """Whether boat x has it over boat y seen at a point on a heading, and by which rule."""
        boats = self.p["boats"]
        mine, way = xy(boats[x]["at"]), boats[x]["heading"]
        if boats[x]["leg"] and boats[y]["leg"]:
            order = self.zone_order(mine, at)
            if order:
                return order > 0, 84
        if self.tack(way) != self.tack(heading):
            return self.tack(way) == "starboard", 70
        if self.upwind(mine) != self.upwind(at):
            return self.upwind(mine) < self.upwind(at), 71
        if CLASS[self.sail(way)] != CLASS[self.sail(heading)]:
            return CLASS[self.sail(way)] > CLASS[self.sail(heading)], 72
        return False, 73

    def protest(self, a: str) -> tuple[bool, int]:
        """Section 6.3: may the boat on move protest against this one, and the rule for it."""
        x, boats = self.p["to_move"], self.p["boats"]
        if a == x or a not in self.racing():
            return False, 68
        me, her = boats[x], boats[a]
        if self.p["turn"]["acts"] or me["skip"] or me["circle"]:
            return False, 77
        route = self.route(x)
        met = self.boat_on(route[-1]) if route else None
        last = her["last"]
        if met == a:
            if last is None:
                return False, 77
            if her["immune"]:
                return False, int(her["immune"][4:])
            at, heading = xy(her["at"]), her["heading"]
            if last["arrived"]:
                heading = last["arrived"]
                at = step(at, heading, -1)
            return self.priority(x, a, at, heading)
        left = last and last["first"] == "turn" and last["arrived"] and not her["immune"]
        if left and xy(last["start"]) in route:
            both = me["leg"] > 0 and her["leg"] > 0
            nearer = self.zone_order(xy(me["at"]), xy(last["start"])) > 0
            return (True, 85) if both and nearer else (False, 76)
        return False, 68

    def gives_way(self, name: str) -> bool:
        boat = self.p["boats"][name]
        ahead = step(xy(boat["at"]), boat["heading"])
        return self.p["options"]["give_way"] and any(
            ahead in self.route(other)
            and self.priority(other, name, xy(boat["at"]), boat["heading"])[0]
            for other in self.racing()
            if other != name
            and not self.p["boats"][other]["skip"]
            and not self.p["boats"][other]["circle"]
        )
