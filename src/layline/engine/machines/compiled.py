"""The compiled machine: a game's rules as Numba compiles them for this machine's processor.

Numba itself is imported only when something has to be compiled, or where what was compiled cannot
be kept as an image (see `native`).
"""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from itertools import pairwise
from typing import Any

import numpy as np

from ..game import Game
from ..log import Row, read_log
from ..records import blank, dtype, glance, pack, unpack
from . import kernels, search
from .cache import Cache, cache_folder
from .linker import Linker
from .machine import (
    Machine,
    Node,
    Outcome,
    RefusedOutcome,
    Report,
    bindings,
    desk_of,
    hand_over,
    outcome_of,
)
from .native.image import POSSIBLE, Image, is_image, load


class _Buffers(threading.local):
    """What a thread needs to call compiled rules, some of which run without the GIL: its own."""

    def __init__(self, game: Game) -> None:
        self.desk = blank(desk_of(game))
        written = self.desk.view(dtype(desk_of(game)))[0]
        self.out, self.log = memoryview(written["out"]), memoryview(written["log"])
        self.both = self.out, self.desk
        self.plan = blank(search.plan_of(game))


DOORS = (kernels.drive, kernels.random_fleet, search.steered_fleet)
"""The kernels that Python calls: few, because each carries all rules inside it."""
BRIEF = (kernels.drive,)
"""Of these, the ones that are done in microseconds. They keep the interpreter's lock: a thread that
lets go of it and takes it back thousands of times in a row leaves the others no moment to get it,
and the service's other visitors waited a tenth of a second and more."""


_one_at_a_time = threading.RLock()  # several threads may be the first to open a door


class Compiled(Machine):
    """Runs the rules compiled by Numba for this machine's processor."""

    kind = "compiled"

    def __init__(
        self,
        game: Game,
        boundscheck: bool = False,
        report: Report | None = None,
        cache: Cache | None = None,
    ) -> None:
        """With `boundscheck` the rules look at every index, and whoever looks for a mistake waits
        only for the doors that are used: each is compiled when it is first opened."""
        super().__init__(game)
        self._boundscheck = boundscheck
        self._cache = cache or cache_of(game, boundscheck)
        self.cold = not self._cache.holds((kernels.drive,) if boundscheck else DOORS)
        self.compiled_here: list[str] = []
        """The doors that this machine has compiled itself."""
        self._report = report or _printer(game, self._cache)
        began = time.perf_counter()
        if self.cold and not boundscheck:
            self._compile_all()
        else:
            _ = self._drive
        self.seconds = time.perf_counter() - began
        self._buffers = _Buffers(game)

    @classmethod
    def if_ready(cls, game: Game) -> Compiled | None:
        """The machine, unless something would have to be compiled first."""
        cache = cache_of(game)
        return cls(game, cache=cache) if cache.holds(DOORS) else None

    @cached_property
    def linker(self) -> Linker:
        """What has the rules compiled, one after the other."""
        from .compiler import for_this_cpu

        target = for_this_cpu(self._boundscheck, BRIEF)
        return Linker(bindings(self.game), target, DOORS, lambda rule, _: self._report(rule))

    def _compile_all(self) -> None:
        """All doors at once: the later ones must not surprise anybody with a wait."""
        with _one_at_a_time, self._cache.alone(lambda: self._report(None)):
            self.cold = not self._cache.holds(DOORS)
            _ = self._drive, self._random_fleet, self._steered_fleet
            if self.cold and self._cache.writable:
                self._cache.clear_old()

    @cached_property
    def _drive(self) -> Any:
        return self._door(kernels.drive)

    @cached_property
    def _random_fleet(self) -> Any:
        return self._door(kernels.random_fleet)

    @cached_property
    def _steered_fleet(self) -> Any:
        return self._door(search.steered_fleet)

    def _door(self, kernel: Callable[..., Any]) -> Any:
        """A compiled kernel, from the cache if it is there."""
        with _one_at_a_time:
            content = self._cache.read(kernel)
            if content is None:
                with self._cache.alone(lambda: self._report(None)):
                    return self._opened(kernel, self._cache.read(kernel))
            return self._opened(kernel, content)

    def _opened(self, kernel: Callable[..., Any], content: bytes | None) -> Any:
        """A kernel, from what was kept of it or (None) compiled now.

        Each has one signature, so Numba need not look at the arguments to choose one.
        """
        if content is not None and is_image(content):
            return load(Image.from_bytes(content), kernel.__name__)
        from .compiler import Kept, only_entry

        kept = Kept(
            content,
            lambda made: self._cache.keep(kernel, made),
            image=POSSIBLE and not self._boundscheck,
            let_go=kernel not in BRIEF,
        )
        made = self.linker.link(kernel, kept)
        if content is None:
            self.compiled_here.append(kernel.__name__)
        if kept.content is not None and is_image(kept.content):
            return load(Image.from_bytes(kept.content), kernel.__name__)
        return only_entry(made)

    def fresh(self, race: Any) -> Any:
        return pack(race)

    def read(self, state: Any) -> Any:
        return unpack(self.game.rules.race, state)

    def glance(self, state: Any) -> Any:
        return glance(self.game.rules.race, state)

    def look(self, state: Any) -> Node:
        out, desk = self._buffers.both
        n = self._drive(kernels.CHOICES, state, 0, 0, desk)
        choices = out[: n + 1].tolist()
        return state, choices.pop(), choices

    def step(self, state: Any, what: int, entry: Outcome) -> Node:
        out, desk = self._buffers.both
        number = hand_over(out, entry) if what == kernels.SETTLE else entry
        made = state.copy()
        n = self._drive(what, made, number, 0, desk)
        if n < 0:
            raise RefusedOutcome(-n)
        choices = out[: n + 1].tolist()
        return made, choices.pop(), choices

    def tell(self, state: Any, what: int, entry: Outcome) -> tuple[Node, list[Row]]:
        log = self._buffers.log
        log[0], log[1] = 0, self.game.rules.most_events
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
        return outcome_of(self._buffers.out[:length].tolist())

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


def _printer(game: Game, cache: Cache) -> Report:
    """Says on the error stream, once each, that compiling takes a while and what is waited for."""

    said: set[bool] = set()

    def report(rule: str | None) -> None:
        waiting = rule is None
        if waiting in said:
            return
        said.add(waiting)
        if waiting:
            words = f"waiting for another process to compile the rules of {game.name} ..."
        elif cache.writable:
            words = f"compiling the rules of {game.name} (once, about a minute) ..."
        else:
            words = (
                f"compiling the rules of {game.name} (about a minute, every time: "
                f"{cache.folder} cannot be written) ..."
            )
        print(f"layline: {words}", file=sys.stderr, flush=True)

    return report


def cache_of(game: Game, boundscheck: bool = False) -> Cache:
    """Where the compiled rules of a game are kept."""
    return Cache(cache_folder(game.id, DOORS, bindings(game), boundscheck))


def can_keep_compiled(game: Game) -> bool:
    """Whether what one process compiles of a game is kept for the next."""
    return cache_of(game).writable
