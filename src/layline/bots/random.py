"""The beginner: any legal action, all equally likely."""

from __future__ import annotations

from ..engine.machines import search
from ..play.race import Race
from .base import Bot, steered


class RandomBot(Bot):
    """Plays at random."""

    name = "random"
    how = search.AT_RANDOM

    def choose_id(self, race: Race) -> int:
        return steered(race, self.how, self.seed)
