"""A PostgreSQL of the tests' own: made from the installed programs, gone when the tests are."""

from __future__ import annotations

import getpass
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

from tests.server.ports import free_port

DEADLINE = 60.0
"""Seconds after which a database that does not answer is given up."""


def program(name: str) -> str:
    """A program of PostgreSQL: where Debian keeps it, else wherever it is found."""
    homes = Path("/usr/lib/postgresql").glob("*/bin")
    newest = sorted(homes, key=lambda home: int(home.parent.name), reverse=True)
    found = shutil.which(name, path=os.pathsep.join([*map(str, newest), os.environ["PATH"]]))
    if found is None:
        raise RuntimeError(
            f"{name} is missing: the service is tested on a real PostgreSQL. "
            "Install Debian's package postgresql, or put its programs on the PATH."
        )
    return found


def caretaker() -> str:
    """Who runs PostgreSQL: whoever runs the tests, unless that is root, whom it refuses."""
    if os.getuid() != 0:
        return getpass.getuser()
    known = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


class Cluster:
    """A running PostgreSQL with a database for everyone who asks.

    Everybody on this machine may connect; it listens on the loopback address only. `durable` makes
    it really write to the disk, which only the test of crashes needs.
    """

    def __init__(self, durable: bool = False) -> None:
        self.durable = durable
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="layline-postgres-"))
        self._numbers = count(1)
        self._server: subprocess.Popen[bytes] | None = None
        self._caretaker = caretaker()
        self._give(self.folder)
        try:
            ways = ["--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"]
            self._run([program("initdb"), "-D", self._data, "--username=layline", *ways])
            self.start()
        except BaseException:
            self.close()
            raise

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def _as_caretaker(self) -> dict[str, Any]:
        if os.getuid() != 0:
            return {"cwd": self.folder}
        group = pwd.getpwnam(self._caretaker).pw_gid
        return {"cwd": self.folder, "user": self._caretaker, "group": group, "extra_groups": []}

    def _run(self, command: list[str]) -> None:
        done = subprocess.run(command, capture_output=True, text=True, **self._as_caretaker())
        if done.returncode:
            raise RuntimeError(f"{command[0]} failed:\n{done.stdout}{done.stderr}")

    def start(self) -> None:
        """Start it, the first time or again, and wait until it answers."""
        safety = ["fsync", "synchronous_commit", "full_page_writes"]
        switches = [f"{name}={'on' if self.durable else 'off'}" for name in safety]
        switches += ["listen_addresses=127.0.0.1", "max_connections=60", "shared_buffers=32MB"]
        switches += [f"unix_socket_directories={self.folder}"]
        command = [program("postgres"), "-D", self._data, "-p", str(self.port)]
        for switch in switches:
            command += ["-c", switch]
        with (self.folder / "log").open("ab") as log:
            self._server = subprocess.Popen(command, stdout=log, stderr=log, **self._as_caretaker())
        self._wait_until_it_answers(self._server)

    def _wait_until_it_answers(self, server: subprocess.Popen[bytes]) -> None:
        end = time.monotonic() + DEADLINE
        while True:
            try:
                psycopg.connect(self._url("postgres"), connect_timeout=5).close()
                return
            except psycopg.OperationalError as error:
                if server.poll() is not None or time.monotonic() > end:
                    raise RuntimeError(f"no PostgreSQL: {error}\n{self.log()}") from None
            time.sleep(0.05)

    def log(self) -> str:
        """What it wrote."""
        return (self.folder / "log").read_text("utf-8", errors="replace")

    def _url(self, database: str) -> str:
        return f"postgresql://layline@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of a database with nothing in it."""
        name = f"layline{next(self._numbers)}"
        self._order(f"CREATE DATABASE {name}")
        return self._url(name)

    @contextmanager
    def database_on(self, disk: Path) -> Iterator[str]:
        """The address of a database on a disk of its own, for a while."""
        name = f"layline{next(self._numbers)}"
        self._give(disk)
        self._order(f"CREATE TABLESPACE {name} LOCATION '{disk}'")
        self._order(f"CREATE DATABASE {name} TABLESPACE {name}")
        try:
            yield self._url(name)
        finally:
            self._order(f"DROP DATABASE {name} WITH (FORCE)")
            self._order(f"DROP TABLESPACE {name}")

    def _order(self, statement: str) -> None:
        with psycopg.connect(self._url("postgres"), autocommit=True) as connection:
            connection.execute(statement.encode())

    def _give(self, folder: Path) -> None:
        """Let PostgreSQL have a folder."""
        if os.getuid() == 0:
            owner = pwd.getpwnam(self._caretaker)
            os.chown(folder, owner.pw_uid, owner.pw_gid)

    def kill(self) -> None:
        """As if the plug were pulled: the server and all that belongs to it, at once."""
        assert self._server is not None
        # Its children have sessions of their own; one that outlived it would hold the memory.
        # Stopped, it cannot have another one after they were counted.
        self._server.send_signal(signal.SIGSTOP)
        listed = Path(f"/proc/{self._server.pid}/task/{self._server.pid}/children")
        children = [int(number) for number in listed.read_text("ascii").split()]
        self._server.kill()
        for child in children:
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        self._server.wait(DEADLINE)
        self._server = None
        end = time.monotonic() + DEADLINE
        while any(map(_lives, children)):
            assert time.monotonic() < end, "a process of PostgreSQL outlives it"
            time.sleep(0.01)

    def close(self) -> None:
        """Stop it and remove everything."""
        if self._server is not None:
            self._server.send_signal(signal.SIGQUIT)
            self._server.wait(DEADLINE)
            self._server = None
        shutil.rmtree(self.folder, ignore_errors=True)


def _lives(process: int) -> bool:
    """Whether a process still holds anything: it is there, and not merely waiting to be reaped."""
    try:
        status = Path(f"/proc/{process}/stat").read_text("ascii", errors="replace")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rpartition(")")[2].split()[0] != "Z"
