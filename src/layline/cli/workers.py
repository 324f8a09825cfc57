"""`layline serve --workers N`: several processes at one address, and who looks after them.

The supervisor serves nobody and loads little. It starts the processes, starts again whichever dies,
and ends them all in good order when it is asked to stop. A process whose supervisor is gone ends by
itself. What they share is the database.
"""

from __future__ import annotations

import gc
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import structlog

from ..server.operations.logs import set_up_logs
from ..server.operations.settings import Settings
from .door import BALANCES, open_shared_door
from .words import Words

if TYPE_CHECKING:
    from .service import Service

_STEADY = 60.0
"""Seconds after which a process that serves is no longer held to be failing over and over."""
_LONGEST_WAIT = 30.0
"""The most seconds before a process that keeps failing is started again."""
_LAST_WAIT = 30.0
"""Seconds that processes get to end in good order; answers under way are given ten of them."""
_ORPHANS_WAIT = 2.0
"""Seconds that a process whose supervisor is gone takes to end in good order. Whoever starts the
service again waits for its port, and people with them; what was acknowledged is stored."""

_SPAWN = get_context("spawn")

log = structlog.get_logger("layline.workers")


# The supervisor.


class _Worker:
    """One of the processes, under a number that whoever succeeds it takes over."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.process: SpawnProcess | None = None
        self.line: Connection | None = None
        self.serving_since: float | None = None
        self.start_at = 0.0
        self._wait = 0.0

    def start(
        self, settings: Settings, lang: str, door: socket.socket | None, meeting: Path | None
    ) -> None:
        """Begin to serve; connections are handed over through the folder `meeting`, if any."""
        self.line, theirs = _SPAWN.Pipe()
        given = (settings, lang, self.number, door, theirs, meeting)
        self.process = _SPAWN.Process(target=work, args=given, name=f"worker {self.number}")
        with _deaf_to_the_terminal():
            self.process.start()
        theirs.close()

    def hear(self) -> bool:
        """Read what the process said: whether it serves from now on, or is about to be gone."""
        assert self.line is not None
        try:
            self.line.recv()
        except (EOFError, OSError):
            self.line.close()
            self.line = None
            return False
        self.serving_since = time.monotonic()
        return True

    def bury(self) -> int | None:
        """The process is gone: when the next one is to start; the status it ended with."""
        assert self.process is not None
        self.process.join()
        status = self.process.exitcode
        self.process.close()
        self.process = None
        if self.line is not None:
            self.line.close()
            self.line = None
        now = time.monotonic()
        if self.serving_since is not None and now - self.serving_since > _STEADY:
            self._wait = 0.0
        self.start_at, self.serving_since = now + self._wait, None
        self._wait = min(max(1.0, 2 * self._wait), _LONGEST_WAIT)
        return status


class Supervisor:
    """Keeps as many processes serving as wanted; `greet` is called when the first of them does."""

    def __init__(self, settings: Settings, words: Words, greet: Callable[[], None]) -> None:
        # Settings that were read from a file have a class of their own, which does not travel.
        self._settings = Settings.model_construct(**settings.model_dump())
        self._words, self._greet = words, greet
        self._workers = [_Worker(number) for number in range(1, settings.workers + 1)]
        self._greeted = self._failed = False
        set_up_logs(self._settings)

    def run(self, door: socket.socket) -> int:
        """Serve until asked to stop; the status. `door` is the port, open and nobody else's."""
        if not BALANCES:
            return self._run(door)
        door.close()
        # Each process opens the port for itself. This one keeps others from taking it meanwhile.
        with open_shared_door(self._settings):
            return self._run(None)

    def _run(self, door: socket.socket | None) -> int:
        with _meeting_place() as meeting, _signals() as asked:
            try:
                while not self._failed and not asked.poll():
                    self._start_who_is_due(door, meeting)
                    self._attend(asked)
            finally:
                self._end_all(asked)
        return 1 if self._failed else 0

    def _start_who_is_due(self, door: socket.socket | None, meeting: Path | None) -> None:
        now = time.monotonic()
        for worker in self._workers:
            if worker.process is None and worker.start_at <= now:
                worker.start(self._settings, self._words.lang, door, meeting)

    def _attend(self, asked: Connection) -> None:
        """Wait until something happens, and deal with it."""
        waiting = [worker.start_at for worker in self._workers if worker.process is None]
        patience = max(0.0, min(waiting) - time.monotonic()) if waiting else None
        happened = wait([asked, *self._lines(), *self._lives()], patience)
        for worker in self._workers:
            if worker.line in happened and worker.hear() and not self._greeted:
                self._greeted = True
                self._greet()
        for worker in self._workers:
            if worker.process is not None and worker.process.sentinel in happened:
                status = worker.bury()
                log.warning("a worker ended", worker=worker.number, status=status)
                # What keeps the very first from serving will keep all others from it, too.
                self._failed = self._failed or not self._greeted

    def _lines(self) -> Iterator[Connection]:
        return (worker.line for worker in self._workers if worker.line is not None)

    def _lives(self) -> Iterator[int]:
        return (worker.process.sentinel for worker in self._workers if worker.process is not None)

    def _end_all(self, asked: Connection) -> None:
        """End every process in good order, or at once if that takes too long or we are pressed."""
        if asked.poll():
            asked.recv()
        for worker in self._workers:
            if worker.process is not None:
                worker.process.terminate()
        end = time.monotonic() + _LAST_WAIT
        while lives := list(self._lives()):
            happened = wait([asked, *lives], max(0.0, end - time.monotonic()))
            pressed = not happened or asked in happened
            for worker in self._workers:
                if worker.process is None:
                    continue
                if pressed:
                    worker.process.kill()
                if pressed or worker.process.sentinel in happened:
                    worker.bury()


@contextmanager
def _meeting_place() -> Iterator[Path | None]:
    """A folder that only our processes can reach; None where the system or the disk has none."""
    with ExitStack() as closing:
        folder = None
        if BALANCES:
            try:
                folder = closing.enter_context(TemporaryDirectory(prefix="layline-"))
            except OSError as error:
                log.warning("connections are not handed over", why=str(error))
        yield None if folder is None else Path(folder)


@contextmanager
def _signals() -> Iterator[Connection]:
    """A line on which every request to stop arrives, Ctrl+C or SIGTERM, while this lasts."""
    asked, asking = _SPAWN.Pipe(duplex=False)

    def ask(number: int, frame: object) -> None:
        asking.send(number)

    with asked, asking:
        before = {one: signal.signal(one, ask) for one in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield asked
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)


@contextmanager
def _deaf_to_the_terminal() -> Iterator[None]:
    """What starts meanwhile never hears Ctrl+C: it is for the supervisor, who tells the others."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# A worker.


def work(
    settings: Settings,
    lang: str,
    number: int,
    door: socket.socket | None,
    line: Connection,
    meeting: Path | None,
) -> None:
    """Serve as one of several, until the supervisor says so or is gone."""
    gc.disable()  # until it serves: next to nothing that starting makes is garbage
    # Only here: the supervisor, which imports this file too, has no use for it.
    from ..server.http.handing_over import HandingOver
    from .service import Service

    def report() -> None:
        with suppress(OSError):  # the supervisor is gone already: then we end at once
            line.send(True)

    between = HandingOver(meeting, number, settings.workers) if meeting is not None else None
    service = Service(settings, Words(lang), report, number, between)
    threading.Thread(target=_end_with_the_supervisor, args=(line, service), daemon=True).start()
    with door or open_shared_door(settings) as mine:
        service.serve_until_stopped(mine)


def _end_with_the_supervisor(line: Connection, service: Service) -> None:
    """Wait for the line to be cut; the supervisor never says anything on it."""
    with suppress(EOFError, OSError):
        line.recv()
    service.should_exit = True
    time.sleep(_ORPHANS_WAIT)
    # Still here: somebody does not read what they are sent, or the database does not answer.
    log.warning("left without waiting any longer: the supervisor is gone")
    os._exit(1)
