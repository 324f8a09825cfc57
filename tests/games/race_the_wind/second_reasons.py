"""The second referee's reasons: which rule is named for an action that is not legal.

Written, like `second_referee`, from the specification alone: its section 6.6, for a race under way.
"""

from __future__ import annotations

from tests.games.race_the_wind.second_referee import Referee
from tests.games.race_the_wind.second_water import TURNS, far, step, xy

ACTIONS = [
    "move", *TURNS, "puff", "end", "penalty L", "penalty R", "quarter", "pass",
    *(f"{verb} {name}" for verb in ("protest", "claim") for name in "ABCDE"), "head N", "fly",
]  # fmt: skip
USED_UP = {"close": 41, "run": 50, "head": 44, "beam": 45}


class Reasons(Referee):
    """Says why not, in phase play."""

    def why_not(self, action: str) -> int:
        """The number of the rule; 0 for a legal action."""
        if action in self.legal():
            return 0
        verb, _, rest = action.partition(" ")
        if verb in ("protest", "claim"):
            return self.protest(rest)[1] if verb == "protest" else 32
        boat, turn = self.p["boats"][self.p["to_move"]], self.p["turn"]
        if boat["skip"] or boat["circle"]:
            return 56 if boat["skip"] else 91
        if verb in ("move", "turn"):
            used_up = len(turn["acts"]) >= (2 if turn["sail"] == "beam" else 1)
            if used_up and turn["sail"] in USED_UP:
                return USED_UP[turn["sail"]]
            return self.no_move() if verb == "move" else self.no_turn()
        if verb == "puff":
            met = turn["arrived"] and boat["at"] in self.p["tokens"]["blue"]
            no_gust = 59 if turn["sail"] == "beam" and met else 57
            return self.no_step() if turn["gust"] else no_gust
        if verb == "penalty":
            return self.no_penalty()
        return 86 if verb == "quarter" else 37

    def no_step(self) -> int:
        heading = self.p["boats"][self.p["to_move"]]["heading"]
        return 44 if self.sail(heading) == "head" else 51

    def no_move(self) -> int:
        turn = self.p["turn"]
        return 49 if turn["sail"] == "broad" and turn["acts"] else self.no_step()

    def no_turn(self) -> int:
        name, turn = self.p["to_move"], self.p["turn"]
        boat, acts = self.p["boats"][name], turn["acts"]
        if turn["sail"] != "broad":
            return 43
        if "turn" in acts:
            return 49
        if "puff" in acts:
            return 60
        barred = self.closed(step(xy(boat["at"]), boat["heading"]))
        return 43 if acts or barred or self.gives_way(name) else 48

    def no_penalty(self) -> int:
        boat = self.p["boats"][self.p["to_move"]]
        if not boat["penalties"]:
            return 86
        if not boat["leg"] or self.p["turn"]["acts"]:
            return 87
        return 88 if any(far(xy(boat["at"]), mark) < 2 for mark in self.marks) else 89
