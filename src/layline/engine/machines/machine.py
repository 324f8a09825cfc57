"""Machines: what runs a game's rules. The interpreted and the compiled one have the same methods.

A machine works on positions it never changes: every step returns a new one. A position is a plain
record (interpreted) or its bytes (compiled); `fresh` and `read` go from and to plain records.
"""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any

from ..game import RULES, Game
from ..log import HEADER, ROW, Row, empty_log, read_log
from ..records import assign, checked, i64, many, record
from ..rng import Rng, seed_rng
from ..rules import is_rule
from . import kernels, search

Outcome = int | tuple[int, ...]
"""A chance result: a number, or several."""

Node = tuple[Any, int, list[int]]
"""A position, who decides there, and the choices."""

Report = Callable[[str | None], None]
"""Told the name of each rule as it is compiled, and None while another process compiles them."""


def bindings(game: Game) -> dict[str, Any]:
    """The names that kernels leave open, as this game fills them."""
    return {
        **{name: getattr(game.rules, name) for name in RULES},
        "worth": game.bot.worth,
        "turn": game.bot.turn or game.rules.actor,
        "Race": game.rules.race,
        "Scratch": game.rules.scratch,
        "Plan": search.plan_of(game),
        "Desk": desk_of(game),
        "WIDTH": game.rules.most_choices,
    }


@cache
def desk_of(game: Game) -> type:
    """The record of all that a kernel needs besides the race: one argument is the cheapest."""
    body = {
        "__annotations__": {"rng": Rng, "scratch": game.rules.scratch, "out": list, "log": list},
        "__doc__": "A referee's desk.",
        "out": many(game.rules.most_choices + 1, i64),
        "log": many(HEADER + ROW * game.rules.most_events, i64),
    }
    return record(type("Desk", (), body))


class Machine(ABC):
    """Runs the rules of one game."""

    kind: str

    def __init__(self, game: Game) -> None:
        self.game = game

    @abstractmethod
    def fresh(self, race: Any) -> Any:
        """The position of a plain record."""

    @abstractmethod
    def read(self, state: Any) -> Any:
        """A plain record of a position."""

    @abstractmethod
    def glance(self, state: Any) -> Any:
        """The same for whoever looks at a few fields only, and changes none."""

    @abstractmethod
    def look(self, state: Any) -> Node:
        """Who decides in a position, and the choices."""

    @abstractmethod
    def step(self, state: Any, what: int, entry: Outcome) -> Node:
        """Play, settle or retire (see `kernels`); a refused chance result raises ValueError."""

    @abstractmethod
    def tell(self, state: Any, what: int, entry: Outcome) -> tuple[Node, list[Row]]:
        """The same with all that happened."""

    @abstractmethod
    def ask(self, state: Any, what: int, number: int = 0, stream: int = 0) -> int:
        """A question that is answered by a number."""

    @abstractmethod
    def ask_list(self, state: Any, what: int, length: int, number: int = 0) -> list[int]:
        """A question that is answered by a list of numbers."""

    @abstractmethod
    def draw(self, state: Any, seed: int, stream: int) -> Outcome:
        """The chance result that belongs to this seed and stream."""

    @abstractmethod
    def random_races(
        self, race: Any, count: int, seed: int, limit: int, threads: int, first: int = 0
    ) -> tuple[list[int], list[Any]]:
        """Play `count` copies of a race at random; decisions made and final position of each."""

    @abstractmethod
    def steered_races(
        self, race: Any, crews: list[list[int]], seeds: list[int], limit: int, threads: int
    ) -> tuple[list[int], list[Any]]:
        """Play a copy of a race for every crew and seed; decisions and final position of each.

        A crew says by seat how it is steered (`search.AT_RANDOM`, `search.GREEDILY`,
        `search.GENTLY`).
        """

    @abstractmethod
    def choose(self, state: Any, how: int, seed: int, played: int) -> int:
        """What whoever decides would do, steered like this, with so much played before."""


class Interpreted(Machine):
    """Runs the rules as they are written."""

    kind = "interpreted"

    def __init__(self, game: Game, watched: bool = False) -> None:
        super().__init__(game)
        self.race_type: type = checked(game.rules.race) if watched else game.rules.race
        scratch_type = checked(game.rules.scratch) if watched else game.rules.scratch
        self._scratch, self._rng = scratch_type(), Rng()
        self._out = [0] * (game.rules.most_choices + 1)
        self._silent = empty_log(0)
        names = bindings(game)
        self._act, self._random_race = bind(kernels.act, names), bind(kernels.random_race, names)
        self._steer, self._plan = bind(search.steer, names), search.plan_of(game)()

    def fresh(self, race: Any) -> Any:
        made = self.race_type()
        assign(made, race)
        return made

    def read(self, state: Any) -> Any:
        made = self.game.rules.race()
        assign(made, state)
        return made

    def glance(self, state: Any) -> Any:
        return self.read(state)

    def _do(self, state: Any, what: int, number: int, stream: int, log: list[int]) -> int:
        done: int = self._act(what, state, number, stream, self._out, log, self._rng, self._scratch)
        return done

    def look(self, state: Any) -> Node:
        n = self._do(state, kernels.CHOICES, 0, 0, self._silent)
        return state, self._out[n], self._out[:n]

    def step(self, state: Any, what: int, entry: Outcome) -> Node:
        return self._step(state, what, entry, self._silent)

    def _step(self, state: Any, what: int, entry: Outcome, log: list[int]) -> Node:
        made = self.fresh(state)
        number = hand_over(self._out, entry)
        n = self._do(made, what, number, 0, log)
        if n < 0:
            raise RefusedOutcome(-n)
        return made, self._out[n], self._out[:n]

    def tell(self, state: Any, what: int, entry: Outcome) -> tuple[Node, list[Row]]:
        log = empty_log(self.game.rules.most_events)
        return self._step(state, what, entry, log), read_log(log)

    def ask(self, state: Any, what: int, number: int = 0, stream: int = 0) -> int:
        return self._do(state, what, number, stream, self._silent)

    def ask_list(self, state: Any, what: int, length: int, number: int = 0) -> list[int]:
        self._do(state, what, number, 0, self._silent)
        return self._out[:length]

    def draw(self, state: Any, seed: int, stream: int) -> Outcome:
        length = self._do(state, kernels.DRAW, seed, stream, self._silent)
        return outcome_of(self._out[:length])

    def random_races(
        self, race: Any, count: int, seed: int, limit: int, threads: int, first: int = 0
    ) -> tuple[list[int], list[Any]]:
        decisions, ends = [], []
        for i in range(count):
            state = self.fresh(race)
            seed_rng(self._rng, seed, first + i)
            decisions.append(
                self._random_race(state, self._rng, limit, self._out, self._silent, self._scratch)
            )
            ends.append(state)
        return decisions, ends

    def steered_races(
        self, race: Any, crews: list[list[int]], seeds: list[int], limit: int, threads: int
    ) -> tuple[list[int], list[Any]]:
        decisions, ends = [], []
        for crew, seed in zip(crews, seeds, strict=True):
            tally = [0, 0]
            ends.append(self.fresh(race))
            self._steer_on(ends[-1], crew, seed, tally, limit)
            decisions.append(tally[1])
        return decisions, ends

    def choose(self, state: Any, how: int, seed: int, played: int) -> int:
        crew = [how] * self.game.seats.stop
        return self._steer_on(self.fresh(state), crew, seed, [played, 0], 1)

    def _steer_on(
        self, state: Any, crew: list[int], seed: int, tally: list[int], limit: int
    ) -> int:
        last: int = self._steer(
            state,
            crew,
            seed,
            tally,
            limit,
            self._rng,
            self._out,
            self._silent,
            self._plan,
            self._scratch,
        )
        return last


class RefusedOutcome(ValueError):
    """A chance result that cannot come up here, with the rule that says so."""

    def __init__(self, rule: int) -> None:
        super().__init__(f"this result cannot come up here (rule {rule})")
        self.rule = rule

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.rule,)


def hand_over(out: Any, entry: Outcome) -> int:
    """Lay a chance result where the rules look for it."""
    if isinstance(entry, int):
        out[0] = entry
        return entry
    for i, number in enumerate(entry):
        out[i] = number
    return 0


def outcome_of(numbers: list[int]) -> Outcome:
    """A chance result as it is noted down: one number by itself."""
    return numbers[0] if len(numbers) == 1 else tuple(numbers)


def bind(function: Callable[..., Any], names: dict[str, Any]) -> Callable[..., Any]:
    """A kernel with its open names filled in, to be interpreted; the kernels it calls likewise."""
    filled = {**function.__globals__, **names}
    for name, meant in function.__globals__.items():
        if is_rule(meant) and meant.__module__ == function.__module__:
            filled[name] = FunctionType(meant.__code__, filled, name)
    return FunctionType(function.__code__, filled, function.__name__)


@cache
def interpreted(game: Game) -> Interpreted:
    """The machine that interprets a game."""
    return Interpreted(game)


_compiling = threading.Lock()
_compiled: dict[str, Machine] = {}


def compiled(game: Game, report: Report | None = None) -> Machine:
    """The machine that runs a game compiled; the very first call compiles, and says so."""
    from .compiled import Compiled

    with _compiling:
        if game.id not in _compiled:
            _compiled[game.id] = Compiled(game, report=report)
    return _compiled[game.id]


def is_compiled(game: Game) -> bool:
    """Whether the compiled rules of a game lie ready, so that nothing has to be waited for."""
    from .compiled import DOORS, cache_of

    return game.id in _compiled or cache_of(game).holds(DOORS)


def compile_later(game: Game, interim: Callable[[Game], Machine]) -> Machine:
    """The compiled machine if nothing has to be compiled, else what `interim` makes: for good."""
    from .compiled import Compiled

    with _compiling:
        if game.id not in _compiled:
            _compiled[game.id] = Compiled.if_ready(game) or interim(game)
    return _compiled[game.id]
