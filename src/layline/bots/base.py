"""What every bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from ..engine.errors import RaceError
from ..play.beginning import check_seed
from ..play.race import Race


class Bot(ABC):
    """Decides for whichever seat is on move.

    A bot remembers nothing: what it chooses follows from its seed, the position, and how much was
    played before. The same race put to it again is answered the same.
    """

    name: ClassVar[str]
    how: ClassVar[int]
    """The engine's number for steering like this bot, in simulations."""

    def __init__(self, seed: int = 0) -> None:
        check_seed(seed)
        self.seed = seed

    @abstractmethod
    def choose_id(self, race: Race) -> int:
        """The number of the action to play."""

    def choose(self, race: Race) -> str:
        """The action to play, as text."""
        number = self.choose_id(race)
        return race.choices()[race.ids().index(number)]

    def __repr__(self) -> str:
        return f"<Bot {self.name}, seed {self.seed}>"


def steered(race: Race, how: int, seed: int) -> int:
    """What the engine decides when steering like this; there must be something to decide."""
    if race.to_move is None:
        raise RaceError("nothing is left to decide: the race is over")
    if race.to_move == "chance":
        raise RaceError("chance decides here, not a bot: draw() first")
    return race.table.machine.choose(race.state, how, seed, race.played)
