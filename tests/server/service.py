"""The service as people run it: a process of its own, started, asked, stopped and killed."""

from __future__ import annotations

import os
import signal
import ssl
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx

from tests.server.launcher import Launched, launch
from tests.server.ports import free_port

DEADLINE = 60.0
"""Seconds after which something that does not happen is given up. No test measures time by it."""

GENEROUS = {
    "LAYLINE_REQUESTS_PER_MINUTE": "0",
    "LAYLINE_ADDRESS_REQUESTS_PER_MINUTE": "0",
    "LAYLINE_GUESTS_PER_MINUTE": "0",
    "LAYLINE_ATTEMPTS_PER_MINUTE": "0",
    "LAYLINE_MESSAGES_PER_MINUTE": "0",
    "LAYLINE_ADDRESS_MESSAGES_PER_MINUTE": "0",
    "LAYLINE_CONNECTIONS_PER_VISITOR": "0",
    "LAYLINE_CONNECTIONS_PER_ADDRESS": "0",
    "LAYLINE_EXPORTS_PER_MINUTE": "0",
    "LAYLINE_WORK_SECONDS_PER_MINUTE": "0",
    "LAYLINE_TABLES_PER_VISITOR": "10000",
}
"""Settings under which the tests, all from one address, are never told to slow down."""

NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Given to HTTP clients as `verify`: each would read all authorities that sign certificates, which
takes longer than most answers of the service, and none of them ever meets a certificate."""

LOADED_ANEW = {"LAYLINE_CACHE", "LAYLINE_GAMES", "LAYLINE_WORKERS"}
"""Settings that matter while Layline is loaded, or that have it loaded again."""


def waited_for(condition: Callable[[], object]) -> None:
    """Wait until something holds."""
    end = time.monotonic() + DEADLINE
    while not condition():
        if time.monotonic() > end:
            raise RuntimeError("what was waited for did not happen")
        time.sleep(0.05)


class Service:
    """A server process on a free port, with a database that outlives it."""

    def __init__(
        self, database: str, folder: Path, settings: dict[str, str] | None = None, port: int = 0
    ) -> None:
        self.database = database
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.settings = GENEROUS if settings is None else settings
        self._log = folder / f"service-{self.port}.log"
        self._process: subprocess.Popen[bytes] | Launched | None = None

    @property
    def address(self) -> str:
        """Where it listens, as it stands in cookies and origins."""
        return f"127.0.0.1:{self.port}"

    def start(self) -> Service:
        """Start it and wait until it reports itself healthy."""
        env = {name: value for name, value in os.environ.items() if not name.startswith("LAYLINE_")}
        env |= {"LAYLINE_WRITE_BOARDS": "false"} | self.settings
        arguments = ["serve", "--port", str(self.port), "--database", self.database]
        if LOADED_ANEW & self.settings.keys():
            command = [sys.executable, "-m", "layline", *arguments]
            with self._log.open("ab") as log:
                self._process = subprocess.Popen(
                    command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=env
                )
        else:
            self._process = launch(arguments, env, str(self._log))
        self._wait_until_it_answers(self._process)
        return self

    def _wait_until_it_answers(self, process: subprocess.Popen[bytes] | Launched) -> None:
        end = time.monotonic() + DEADLINE
        with httpx.Client(trust_env=False, verify=NO_TLS) as browser:
            while True:
                try:
                    if browser.get(f"{self.url}/healthz").status_code == 200:
                        return
                except httpx.TransportError:
                    pass
                if process.poll() is not None:
                    raise RuntimeError(f"the service ended at once:\n{self.log()}")
                if time.monotonic() > end:
                    self.kill()
                    raise RuntimeError(f"the service does not answer:\n{self.log()}")
                time.sleep(0.02)

    def log(self) -> str:
        """All it wrote, in all its lives."""
        return self._log.read_text("utf-8", errors="replace")

    @property
    def running(self) -> bool:
        """Whether the process lives."""
        return self._process is not None and self._process.poll() is None

    @property
    def process_id(self) -> int:
        """The number the system gave the process."""
        assert self._process is not None
        return self._process.pid

    @property
    def maps(self) -> str:
        """The files that the process has loaded, as Linux lists them."""
        return Path(f"/proc/{self.process_id}/maps").read_text("utf-8")

    def strike(self) -> None:
        """`kill -9`: no chance to tidy up. It is gone in a moment."""
        assert self._process is not None
        self._process.kill()

    def kill(self) -> None:
        """`kill -9`, and wait until it is gone."""
        assert self._process is not None
        self.strike()
        self._process.wait(DEADLINE)
        self._process = None

    def stop(self, sign: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to end, as an operator does; its exit status."""
        assert self._process is not None
        self._process.send_signal(sign)
        try:
            status = self._process.wait(DEADLINE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise RuntimeError(f"the service does not stop:\n{self.log()}") from None
        self._process = None
        return status

    def close(self) -> None:
        """End it if it still runs."""
        if self._process is not None:
            self.kill()
