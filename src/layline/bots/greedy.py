"""The club sailor: looks through every way to play the present turn, and no further.

Each complete turn is judged by the game's own `worth` of the position it ends in. At most twenty
thousand positions are looked at, so a decision takes milliseconds.
"""

from __future__ import annotations

from ..engine.machines import search
from ..play.race import Race
from .base import Bot, steered


class GreedyBot(Bot):
    """Plays the turn that looks best when it ends."""

    name = "greedy"
    how = search.GREEDILY

    def choose_id(self, race: Race) -> int:
        return steered(race, self.how, self.seed)
