"""Starts services quickly: a process that has loaded Layline already and makes copies of itself.

To load its modules costs a service four fifths of the processor time of its start, and the tests
start hundreds of services. Each is still a process of its own, which runs `layline serve` with its
arguments, environment and log, and which can be stopped and killed. The command as people give it,
with nothing loaded, is run by the tests of `layline serve` (tests/cli/test_serve.py) and for all
services whose settings have something else loaded (see `Service.start`).

This file is both sides: the tests import `launch`, and the launcher runs it as a program.
"""

from __future__ import annotations

import atexit
import json
import os
import signal
import socket
import struct
import subprocess
import sys
from contextlib import suppress
from functools import cache
from importlib import import_module

NUMBER = struct.Struct("=i")
"""A process number or an exit status, as the launcher tells it."""

LOADED_LATER = (
    "alembic.command",
    "alembic.config",
    "anyio._backends._asyncio",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
)
"""What other packages load only once they are used, as every service does when it starts."""


# The side of the tests.


class Launched:
    """A process started by the launcher, with the methods of a `Popen` that the tests use."""

    def __init__(self, line: socket.socket) -> None:
        self._line = line
        self._status: int | None = None
        self.pid = self._read()

    def _read(self) -> int:
        said = self._line.recv(NUMBER.size, socket.MSG_WAITALL)
        if len(said) < NUMBER.size:
            raise RuntimeError("whoever waits for the end of a service is gone")
        number: int = NUMBER.unpack(said)[0]
        return number

    def poll(self) -> int | None:
        """The exit status, if the process has ended."""
        try:
            return self.wait(0)
        except subprocess.TimeoutExpired:
            return None

    def wait(self, timeout: float) -> int:
        """The exit status, once the process has ended; negative if a signal ended it."""
        if self._status is None:
            self._line.settimeout(timeout)
            try:
                self._status = self._read()
            except (BlockingIOError, TimeoutError):
                raise subprocess.TimeoutExpired("layline serve", timeout) from None
            self._line.close()
        return self._status

    def send_signal(self, sign: signal.Signals) -> None:
        """Send a signal if the process is still there. Any thread may, whichever waits for it."""
        if self._status is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, sign)

    def kill(self) -> None:
        """`kill -9`."""
        self.send_signal(signal.SIGKILL)


def launch(arguments: list[str], env: dict[str, str], log: str) -> Launched:
    """Run `layline` with these arguments and this environment; what it says goes into the log."""
    ours, theirs = socket.socketpair()
    with theirs:
        socket.send_fds(_launcher(), [b"."], [theirs.fileno()])
    ours.sendall(json.dumps([arguments, env, log]).encode() + b"\n")
    return Launched(ours)


@cache
def _launcher() -> socket.socket:
    """The launcher of this process of tests, which ends with it: what to ask it through."""
    ours, theirs = socket.socketpair()
    # -P: the folder of this file holds names, like http, that belong to others.
    command = [sys.executable, "-P", __file__, str(theirs.fileno())]
    env = {name: value for name, value in os.environ.items() if not name.startswith("LAYLINE_")}
    with theirs:
        process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            env=env,
            pass_fds=[theirs.fileno()],
        )

    def end() -> None:
        ours.close()
        process.wait()

    atexit.register(end)
    return ours


# The launcher.


def _load() -> None:
    """Load what a service loads when it starts."""
    for module in ("layline.cli.serve", "layline.cli.service", *LOADED_LATER):
        import_module(module)
    import_module("layline.games").games()


def _make_copies(orders: socket.socket) -> socket.socket:
    """Make a copy of this process for every order; in the copy, return where it is spelt out."""
    while True:
        _, files, _, _ = socket.recv_fds(orders, 1, 1)
        if not files:
            sys.exit()  # the tests are over
        with suppress(ChildProcessError):
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass  # a copy that has done its work
        if os.fork() == 0:
            orders.close()
            return socket.socket(fileno=files[0])
        os.close(files[0])


def _begin(line: socket.socket) -> list[str]:
    """Become a service, whose end is waited for and told by the copy that stays behind."""
    with line, line.makefile("rb") as order:
        arguments, env, log = json.loads(order.readline())
        child = os.fork()
        if child:
            line.sendall(NUMBER.pack(child))
            _, status = os.waitpid(child, 0)
            with suppress(BrokenPipeError):  # the tests may be gone by then
                line.sendall(NUMBER.pack(os.waitstatus_to_exitcode(status)))
            os._exit(0)
    os.environ.clear()
    os.environ.update(env)
    written = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    os.dup2(written, 1)
    os.dup2(written, 2)
    os.close(written)
    return list(arguments)


def _run() -> int:
    _load()
    arguments = _begin(_make_copies(socket.socket(fileno=int(sys.argv[1]))))
    sys.argv = ["layline", *arguments]
    status: int = import_module("layline.cli").main()
    return status


if __name__ == "__main__":
    sys.exit(_run())
