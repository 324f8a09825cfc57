"""Machines: what runs a game's rules. The interpreted and the compiled one have the same methods.

A machine works on positions it never changes: every step returns a new one. A position is a plain
record (interpreted) or its bytes (compiled); `fresh` and `read` go from and to plain records.
"""

from __future__ import annotations

import sys
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, cached_property
from itertools import pairwise
from types import FunctionType
from typing import Any

import numpy as np

from . import kernels, search
from .game import Game
from .linker import Linker
from .log import HEADER, ROW, Event, empty_log, read_log
from .records import assign, blank, checked, dtype, glance, i64, many, pack, record, unpack
from .rng import Rng, seed_rng
from .rules import is_rule

Outcome = int | tuple[int, ...]
"""A chance result: a number, or several."""

Node = tuple[Any, int, list[int]]
"""A position, who decides there, and the choices."""


def bindings(game: Game) -> dict[str, Any]:
    """The names that kernels leave open, as this game fills them."""
    rules = {name: getattr(game.rules, name) for name in game.rules.__dataclass_fields__}
    return {
        **rules,
        "Race": game.race,
        "Scratch": game.scratch,
        "Plan": search.plan_of(game),
        "Desk": desk_of(game),
        "WIDTH": game.most_choices,
    }


@cache
def desk_of(game: Game) -> type:
    """The record of all that a kernel needs beside the race: one argument is the cheapest."""
    body = {
        "__annotations__": {"rng": Rng, "scratch": game.scratch, "out": list, "log": list},
        "__doc__": "A referee's desk.",
        "out": many(game.most_choices + 1, i64),
        "log": many(HEADER + ROW * game.most_events, i64),
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
    def tell(self, state: Any, what: int, entry: Outcome) -> tuple[Node, list[Event]]:
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
        """What whoever decides would do, steered so, with so much played before."""


class Interpreted(Machine):
    """Runs the rules as they are written."""

    kind = "interpreted"

    def __init__(self, game: Game, watched: bool = False) -> None:
        super().__init__(game)
        self.race_type: type = checked(game.race) if watched else game.race
        scratch_type = checked(game.scratch) if watched else game.scratch
        self._scratch, self._rng = scratch_type(), Rng()
        self._out = [0] * (game.most_choices + 1)
        self._silent = empty_log(0)
        names = bindings(game)
        self._act, self._random_race = bind(kernels.act, names), bind(kernels.random_race, names)
        self._steer, self._plan = bind(search.steer, names), search.plan_of(game)()

    def fresh(self, race: Any) -> Any:
        made = self.race_type()
        assign(made, race)
        return made

    def read(self, state: Any) -> Any:
        made = self.game.race()
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
        number = _hand_over(self._out, entry)
        n = self._do(made, what, number, 0, log)
        if n < 0:
            raise RefusedOutcome(-n)
        return made, self._out[n], self._out[:n]

    def tell(self, state: Any, what: int, entry: Outcome) -> tuple[Node, list[Event]]:
        log = empty_log(self.game.most_events)
        return self._step(state, what, entry, log), read_log(log)

    def ask(self, state: Any, what: int, number: int = 0, stream: int = 0) -> int:
        return self._do(state, what, number, stream, self._silent)

    def ask_list(self, state: Any, what: int, length: int, number: int = 0) -> list[int]:
        self._do(state, what, number, 0, self._silent)
        return self._out[:length]

    def draw(self, state: Any, seed: int, stream: int) -> Outcome:
        length = self._do(state, kernels.DRAW, seed, stream, self._silent)
        return _outcome(self._out[:length])

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


def _hand_over(out: Any, entry: Outcome) -> int:
    """Lay a chance result where the rules look for it."""
    if isinstance(entry, int):
        out[0] = entry
        return entry
    for i, number in enumerate(entry):
        out[i] = number
    return 0


def _outcome(numbers: list[int]) -> Outcome:
    return numbers[0] if len(numbers) == 1 else tuple(numbers)


def bind(function: Callable[..., Any], names: dict[str, Any]) -> Callable[..., Any]:
    """A kernel with its open names filled in, to be interpreted; the kernels it calls likewise."""
    filled = {**function.__globals__, **names}
    for name, meant in function.__globals__.items():
        if is_rule(meant) and meant.__module__ == function.__module__:
            filled[name] = FunctionType(meant.__code__, filled, name)
    return FunctionType(function.__code__, filled, function.__name__)


class _Buffers(threading.local):
    """What a thread needs to call compiled rules, which run without the GIL: its own."""

    def __init__(self, game: Game) -> None:
        self.desk = blank(desk_of(game))
        written = self.desk.view(dtype(desk_of(game)))[0]
        self.out, self.log = memoryview(written["out"]), memoryview(written["log"])
        self.both = self.out, self.desk
        self.plan = blank(search.plan_of(game))


DOORS = (kernels.drive, kernels.random_fleet, search.steered_fleet)
"""The kernels that Python calls: few, because each carries all rules inside it."""


class Compiled(Machine):
    """Runs the rules compiled by Numba for this machine's processor."""

    kind = "compiled"

    def __init__(
        self,
        game: Game,
        boundscheck: bool = False,
        report: Callable[[str], None] | None = None,
    ) -> None:
        super().__init__(game)
        from . import compiler

        names = bindings(game)
        self._folder = compiler.cache_folder(game.id, DOORS, names, boundscheck)
        self.cold = not (self._folder / "complete").exists()
        self._kept = compiler.writable(self._folder)
        self.linker = Linker(
            names,
            compiler.for_this_cpu(boundscheck),
            DOORS,
            _reporter(game, report, self.cold),
        )
        began = time.perf_counter()
        self._drive = self._door(kernels.drive)
        if self.cold:
            # The others are wanted later, and must not surprise anybody with a wait then.
            _ = self._random_fleet, self._steered_fleet
        self.seconds = time.perf_counter() - began
        if self._kept and self.cold:
            (self._folder / "complete").touch()
            compiler.clear_old(self._folder)
        self._buffers = _Buffers(game)

    @cached_property
    def _random_fleet(self) -> Any:
        return self._door(kernels.random_fleet)

    @cached_property
    def _steered_fleet(self) -> Any:
        return self._door(search.steered_fleet)

    def _door(self, kernel: Callable[..., Any]) -> Any:
        """A compiled kernel, from the cache if it is there.

        Each has one signature, so Numba need not look at the arguments to choose one.
        """
        from . import compiler

        with compiler.caching_in(self._folder if self._kept else None):
            return compiler.only_entry(self.linker.link(kernel, self._kept))

    def fresh(self, race: Any) -> Any:
        return pack(race)

    def read(self, state: Any) -> Any:
        return unpack(self.game.race, state)

    def glance(self, state: Any) -> Any:
        return glance(self.game.race, state)

    def look(self, state: Any) -> Node:
        out, desk = self._buffers.both
        n = self._drive(kernels.CHOICES, state, 0, 0, desk)
        choices = out[: n + 1].tolist()
        return state, choices.pop(), choices

    def step(self, state: Any, what: int, entry: Outcome) -> Node:
        out, desk = self._buffers.both
        number = _hand_over(out, entry) if what == kernels.SETTLE else entry
        made = state.copy()
        n = self._drive(what, made, number, 0, desk)
        if n < 0:
            raise RefusedOutcome(-n)
        choices = out[: n + 1].tolist()
        return made, choices.pop(), choices

    def tell(self, state: Any, what: int, entry: Outcome) -> tuple[Node, list[Event]]:
        log = self._buffers.log
        log[0], log[1] = 0, self.game.most_events
        try:
            node = self.step(state, what, entry)
            return node, read_log(log.tolist())
        finally:
            log[0] = log[1] = 0

    def ask(self, state: Any, what: int, number: int = 0, stream: int = 0) -> int:
        answer: int = self._drive(what, state, number, stream, self._buffers.desk)
        return answer

    def ask_list(self, state: Any, what: int, length: int, number: int = 0) -> list[int]:
        self.ask(state, what, number)
        answer: list[int] = self._buffers.out[:length].tolist()
        return answer

    def draw(self, state: Any, seed: int, stream: int) -> Outcome:
        length = self.ask(state, kernels.DRAW, seed, stream)
        return _outcome(self._buffers.out[:length].tolist())

    def random_races(
        self, race: Any, count: int, seed: int, limit: int, threads: int, first: int = 0
    ) -> tuple[list[int], list[Any]]:
        fleet = np.tile(pack(race), (count, 1))
        decisions = np.zeros(count, np.int64)

        def sail(part: slice) -> None:
            begin, desk = first + part.start, self._buffers.desk
            self._random_fleet(fleet[part], seed, begin, limit, decisions[part], desk)

        in_parts(sail, count, threads)
        return decisions.tolist(), list(fleet)

    def steered_races(
        self, race: Any, crews: list[list[int]], seeds: list[int], limit: int, threads: int
    ) -> tuple[list[int], list[Any]]:
        count = len(seeds)
        fleet, tallies = np.tile(pack(race), (count, 1)), np.zeros((count, 2), np.int64)
        steering, seeding = np.array(crews, np.int64), np.array(seeds, np.int64)

        def sail(part: slice) -> None:
            crew, tally = steering[part].ravel(), tallies[part].ravel()
            desk, plan = self._buffers.desk, self._buffers.plan
            self._steered_fleet(fleet[part], crew, seeding[part], tally, limit, desk, plan)

        in_parts(sail, count, threads)
        return tallies[:, 1].tolist(), list(fleet)

    def choose(self, state: Any, how: int, seed: int, played: int) -> int:
        crew = np.full(self.game.seats.stop, how, np.int64)
        seeds, tally = np.array([seed], np.int64), np.array((played, 0), np.int64)
        desk, plan = self._buffers.desk, self._buffers.plan
        chosen: int = self._steered_fleet(state.copy()[None], crew, seeds, tally, 1, desk, plan)
        return chosen


def in_parts(sail: Callable[[slice], None], count: int, threads: int) -> None:
    """Sail `count` races, shared out evenly between so many threads."""
    threads = max(threads, 1)
    edges = [count * i // threads for i in range(threads + 1)]
    parts = [slice(a, b) for a, b in pairwise(edges) if a < b]
    if len(parts) == 1:
        sail(parts[0])
        return
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(sail, parts))


def _reporter(
    game: Game, report: Callable[[str], None] | None, cold: bool
) -> Callable[[str, int], None]:
    """Say that compiling takes a while, unless the cache has it all; then name each rule."""

    told: list[str] = []

    def progress(rule: str, before: int) -> None:
        if report is not None:
            report(rule)
        elif cold and not told:
            told.append(rule)
            print(
                f"layline: compiling the rules of {game.name} (once, half a minute) ...",
                file=sys.stderr,
                flush=True,
            )

    return progress


@cache
def interpreted(game: Game) -> Interpreted:
    """The machine that interprets a game."""
    return Interpreted(game)


_compiling = threading.Lock()
_compiled: dict[str, Compiled] = {}


def compiled(game: Game, report: Callable[[str], None] | None = None) -> Compiled:
    """The machine that runs a game compiled; the first call of all compiles, and says so."""
    with _compiling:
        if game.id not in _compiled:
            _compiled[game.id] = Compiled(game, report=report)
    return _compiled[game.id]
