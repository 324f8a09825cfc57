"""The easy-going sailor: sees what the club sailor sees, and does not always insist on it.

Every other decision it is content with the second best action, unless that would be a blunder. It
comes home, pays what it owes and knows every rule, but a newcomer can beat it.
"""

from __future__ import annotations

from ..engine.machines import search
from ..play.race import Race
from .base import Bot, steered


class GentleBot(Bot):
    """Plays well, and leaves others their chances."""

    name = "gentle"
    how = search.GENTLY

    def choose_id(self, race: Race) -> int:
        return steered(race, self.how, self.seed)
