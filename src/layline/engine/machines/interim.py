"""A machine for the time until the rules are compiled: it interprets, then switches to them.

Its positions are the bytes that compiled rules work on, so races that began interpreted go on
compiled, in the middle of a turn and without anybody noticing anything but the speed.
"""

from __future__ import annotations

import threading
from typing import Any

from ..game import Game
from ..log import Row
from ..records import glance, pack, unpack
from .compiled import Compiled
from .machine import Interpreted, Machine, Node, Outcome, compile_later


class _Interpreters(threading.local):
    """An interpreting machine for each thread: its buffers are not to be shared."""

    def __init__(self, game: Game) -> None:
        self.mine = Interpreted(game)


class Interim(Machine):
    """Runs the rules interpreted, on packed positions, until it is handed the compiled ones."""

    kind = "compiled"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._interpreters = _Interpreters(game)
        self.compiled: Compiled | None = None

    @property
    def _interpreted(self) -> Interpreted:
        return self._interpreters.mine

    def _plain(self, state: Any) -> Any:
        return unpack(self.game.rules.race, state)

    def fresh(self, race: Any) -> Any:
        return pack(race)

    def read(self, state: Any) -> Any:
        return self._plain(state)

    def glance(self, state: Any) -> Any:
        return glance(self.game.rules.race, state)

    def look(self, state: Any) -> Node:
        if self.compiled is not None:
            return self.compiled.look(state)
        _, actor, choices = self._interpreted.look(self._plain(state))
        return state, actor, choices

    def step(self, state: Any, what: int, entry: Outcome) -> Node:
        if self.compiled is not None:
            return self.compiled.step(state, what, entry)
        made, actor, choices = self._interpreted.step(self._plain(state), what, entry)
        return pack(made), actor, choices

    def tell(self, state: Any, what: int, entry: Outcome) -> tuple[Node, list[Row]]:
        if self.compiled is not None:
            return self.compiled.tell(state, what, entry)
        (made, actor, choices), events = self._interpreted.tell(self._plain(state), what, entry)
        return (pack(made), actor, choices), events

    def ask(self, state: Any, what: int, number: int = 0, stream: int = 0) -> int:
        if self.compiled is not None:
            return self.compiled.ask(state, what, number, stream)
        return self._interpreted.ask(self._plain(state), what, number, stream)

    def ask_list(self, state: Any, what: int, length: int, number: int = 0) -> list[int]:
        if self.compiled is not None:
            return self.compiled.ask_list(state, what, length, number)
        return self._interpreted.ask_list(self._plain(state), what, length, number)

    def draw(self, state: Any, seed: int, stream: int) -> Outcome:
        if self.compiled is not None:
            return self.compiled.draw(state, seed, stream)
        return self._interpreted.draw(self._plain(state), seed, stream)

    def random_races(
        self, race: Any, count: int, seed: int, limit: int, threads: int, first: int = 0
    ) -> tuple[list[int], list[Any]]:
        if self.compiled is not None:
            return self.compiled.random_races(race, count, seed, limit, threads, first)
        decisions, ends = self._interpreted.random_races(race, count, seed, limit, threads, first)
        return decisions, [pack(end) for end in ends]

    def steered_races(
        self, race: Any, crews: list[list[int]], seeds: list[int], limit: int, threads: int
    ) -> tuple[list[int], list[Any]]:
        if self.compiled is not None:
            return self.compiled.steered_races(race, crews, seeds, limit, threads)
        decisions, ends = self._interpreted.steered_races(race, crews, seeds, limit, threads)
        return decisions, [pack(end) for end in ends]

    def choose(self, state: Any, how: int, seed: int, played: int) -> int:
        if self.compiled is not None:
            return self.compiled.choose(state, how, seed, played)
        return self._interpreted.choose(self._plain(state), how, seed, played)


def compiled_or_interim(game: Game) -> Machine:
    """The machine for all races of this process that want the compiled rules, without any wait."""
    return compile_later(game, Interim)
