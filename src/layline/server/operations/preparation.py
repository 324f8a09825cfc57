"""What is made once on every machine, in the background: compiled rules, then boards.

Nobody waits for either. Until the rules of a game are compiled they are interpreted, which only
bots and long records notice; until the boards of the rulebooks are written, pages ask the service.
Both are made by processes of their own, with low priority, and kept for the next start. Where
several processes serve together, the first has them made, and the others look for them.
"""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import sys
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Protocol

import structlog

from ...engine.machines.compiled import DOORS, Compiled, cache_of, can_keep_compiled
from ...engine.machines.interim import Interim, compiled_or_interim
from ...games import games
from .settings import Settings

log = structlog.get_logger("layline.preparation")

Tell = Callable[..., None]
"""Told what happens: the key of a message of the command line, and what fills it in."""

_BESIDE = 10
"""How much less urgent than the service its preparations are (see nice)."""
_LOOK_EVERY = 5.0
"""Seconds after which a process looks again for what another one makes."""


class Boards(Protocol):
    """The boards of the rulebooks, as far as they are written."""

    def find(self) -> bool:
        """Look for boards that belong to this package; whether there are any."""


class Failed(Exception):
    """A process that should have made something did not; its last line says why."""


class Preparation:
    """Makes what is missing, one thing after the other, until it is done or the service stops.

    With `makes` false another process of the service makes it, and this one waits for it.
    """

    def __init__(
        self, settings: Settings, boards: Boards, tell: Tell | None = None, makes: bool = True
    ) -> None:
        self._boards, self._writes, self._makes = boards, settings.write_boards, makes
        self._tell = tell or _logged
        self._interim: list[Interim] = []
        self._work: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Load what is there, so that no visitor waits for it; start on the rest."""
        await asyncio.to_thread(self._fetch)
        _set_aside()
        self._work = asyncio.create_task(self._run() if self._makes else self._look_for_all())

    async def stop(self) -> None:
        """Leave the rest to the next start."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    def _fetch(self) -> None:
        runs = [compiled_or_interim(game) for game in games()]
        self._interim = [one for one in runs if isinstance(one, Interim)]
        self._boards.find()

    async def _run(self) -> None:
        if self._interim:
            self._tell("preparing_rules", games=", ".join(one.game.name for one in self._interim))
        for interim in self._interim:
            await self._try(self._compile(interim))
        if self._interim:
            _set_aside()
        if self._writes:
            await self._try(self._write_boards())

    async def _look_for_all(self) -> None:
        for interim in self._interim:
            game = interim.game
            kept = await asyncio.to_thread(can_keep_compiled, game)
            while kept and not await asyncio.to_thread(cache_of(game).holds, DOORS):
                await asyncio.sleep(_LOOK_EVERY)
            interim.compiled = await asyncio.to_thread(Compiled, game)
        if self._interim:
            _set_aside()
        while self._writes and not await asyncio.to_thread(self._boards.find):
            await asyncio.sleep(_LOOK_EVERY)

    async def _try(self, work: Coroutine[None, None, None]) -> None:
        """A failure is reported, and leaves everything else as it is."""
        try:
            await work
        except Failed as failed:
            self._tell("not_prepared", why=str(failed))
        except Exception:
            log.exception("preparing failed")

    async def _compile(self, interim: Interim) -> None:
        """Have a game compiled, then switch to the compiled rules."""
        began, game = time.monotonic(), interim.game
        if await asyncio.to_thread(can_keep_compiled, game):
            await _layline("compile", game.id)
        interim.compiled = await asyncio.to_thread(Compiled, game)
        self._tell("compiled", game=game.name, seconds=time.monotonic() - began)

    async def _write_boards(self) -> None:
        if await asyncio.to_thread(self._boards.find):
            return
        began = time.monotonic()
        self._tell("preparing_boards")
        await _layline("boards", "--processes", str(max(1, (os.cpu_count() or 1) // 2)))
        await asyncio.to_thread(self._boards.find)
        self._tell("boards_written", seconds=time.monotonic() - began)


def _set_aside() -> None:
    """Let the garbage collector leave alone what stays for good: modules and compiled rules.

    Otherwise it goes through all of them whenever somebody's long work has made enough objects, and
    everybody waits a tenth of a second for it.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def _logged(what: str, **facts: object) -> None:
    log.info(what.replace("_", " "), **facts)


async def _layline(*arguments: str) -> None:
    """Run a command of ours in a process of its own, which ends with us if we are stopped."""
    package = str(Path(__file__).parents[3])
    path = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), package]))
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "layline", *arguments),
        env=os.environ | {"PYTHONPATH": path},
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        # Ctrl+C in our terminal is for us alone.
        start_new_session=True,
    )
    if sys.platform != "win32":
        with suppress(ProcessLookupError):
            os.setpriority(os.PRIO_PROCESS, process.pid, _BESIDE)
    try:
        said, _ = await process.communicate()
    except asyncio.CancelledError:
        _end(process)
        await process.communicate()  # nothing of it is left open behind us
        raise
    if process.returncode:
        lines = said.decode("utf-8", "replace").splitlines() or ["nothing"]
        raise Failed(f"layline {' '.join(arguments)}: {lines[-1]}")


def _end(process: asyncio.subprocess.Process) -> None:
    """End a process and those it started."""
    with suppress(ProcessLookupError):
        if sys.platform == "win32":
            process.terminate()
        else:
            os.killpg(process.pid, signal.SIGTERM)
