"""The servers under measurement: starting and stopping them, and what they use.

What a process uses is read from Linux's /proc, or, for a Layline server that runs elsewhere, from
its /metrics.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
NODE_SERVER = HERE.parent / "boardgameio"


_PERIOD = 10_000
"""Microseconds, of each of which a process that is limited gets its part."""


class CannotServe(Exception):
    """A server could not be started, and why."""


class Server:
    """A server that answers at `url`; its process, when we started it."""

    def __init__(self, url: str, process: subprocess.Popen[str] | None) -> None:
        self.url, self._process = url, process

    def spent(self) -> float:
        """Seconds of processor time so far, of all its threads and of the processes it started."""
        if self._process is None:
            return self._metric("process_cpu_seconds_total")
        return sum(map(_spent, _family(self._process.pid)))

    def serving(self) -> list[int]:
        """The processes that serve: those that it started, if it did so only to have them serve."""
        assert self._process is not None, "a server that we have started"
        first, *others = _family(self._process.pid)
        workers = [one for one in others if b"--multiprocessing-fork" in _command(one)]
        return workers or [first]

    def resident(self) -> int:
        """Bytes of memory that it and the processes it started hold now."""
        if self._process is None:
            return int(self._metric("process_resident_memory_bytes"))
        return sum(map(_resident, _family(self._process.pid)))

    def stop(self) -> None:
        """Ask it to end, if it is ours, and see that it does."""
        if self._process is None:
            return
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def figure(self, name: str) -> float:
        """A figure of its /metrics, by its name and labels."""
        return self._metric(name)

    def _metric(self, name: str) -> float:
        with urllib.request.urlopen(f"{self.url}/metrics", timeout=10) as answer:
            lines = answer.read().decode().splitlines()
        return float(next(line.split()[1] for line in lines if line.startswith(f"{name} ")))


def _family(process: int) -> Iterator[int]:
    """A process and all that it and its own have started."""
    yield process
    for child in Path(f"/proc/{process}/task/{process}/children").read_text().split():
        yield from _family(int(child))


def _command(process: int) -> bytes:
    return Path(f"/proc/{process}/cmdline").read_bytes()


def _spent(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _resident(process: int) -> int:
    status = Path(f"/proc/{process}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1]) * 1024


class SharedOut:
    """Gives each process that serves so much of a core, until it is closed.

    Where the database and the load share the machine with the servers, several processes can only
    show what they carry together if none of them may take all that is there.
    """

    def __init__(self, cores: float) -> None:
        self._cores, self._groups = cores, list[Path]()
        newer = Path("/sys/fs/cgroup/cgroup.controllers")
        self._root = Path("/sys/fs/cgroup" if newer.exists() else "/sys/fs/cgroup/cpu")
        self._newer = newer.exists()

    def limit(self, server: Server) -> None:
        """Limit the processes of a server that serve; the supervisor of several does not."""
        for number, process in enumerate(server.serving()):
            group = self._root / f"layline-benchmark-{process}-{number}"
            try:
                group.mkdir()
                self._groups.append(group)
                quota, period = round(_PERIOD * self._cores), _PERIOD
                if self._newer:
                    (group / "cpu.max").write_text(f"{quota} {period}")
                else:
                    (group / "cpu.cfs_period_us").write_text(str(period))
                    (group / "cpu.cfs_quota_us").write_text(str(quota))
                (group / "cgroup.procs").write_text(str(process))
            except OSError as error:
                raise CannotServe(f"a process cannot be given a part of a core: {error}") from None

    def close(self) -> None:
        """The processes are gone, and their groups go too."""
        for group in self._groups:
            group.rmdir()


def postgres() -> tuple[Callable[[], str], Callable[[], None]]:
    """A PostgreSQL of our own that really writes to the disk: a new database, and its end."""
    sys.path.append(str(ROOT))
    from tests.server.postgres import Cluster

    cluster = Cluster(durable=True)
    return cluster.new_database, cluster.close


def layline_server(
    folder: Path, database: str | None = None, workers: int = 1, limited: bool = False
) -> Server:
    """`layline serve`, on a fresh SQLite file by default, with its limits on strangers lifted.

    All players come from one address here, which the limits would take for one greedy visitor:
    they hold only if it is to be `limited`.
    """
    port = _free_port()
    database = database or f"sqlite:///{folder / 'layline.db'}"
    command = [sys.executable, "-m", "layline", "serve", "--host", "127.0.0.1"]
    command += ["--port", str(port), "--database", database, "--workers", str(workers)]
    settings = {
        "LAYLINE_LOG_LEVEL": "warning",
        # It would be done beside the load, and counted.
        "LAYLINE_WRITE_BOARDS": "false",
    }
    unlimited = {
        "LAYLINE_REQUESTS_PER_MINUTE": "0",
        "LAYLINE_ADDRESS_REQUESTS_PER_MINUTE": "0",
        "LAYLINE_GUESTS_PER_MINUTE": "0",
        "LAYLINE_MESSAGES_PER_MINUTE": "0",
        "LAYLINE_ADDRESS_MESSAGES_PER_MINUTE": "0",
        "LAYLINE_CONNECTIONS_PER_VISITOR": "0",
        "LAYLINE_CONNECTIONS_PER_ADDRESS": "0",
        "LAYLINE_EXPORTS_PER_MINUTE": "0",
    }
    log = folder / f"layline-{port}.log"
    with log.open("w") as output:
        process = subprocess.Popen(
            command,
            env=os.environ | settings | ({} if limited else unlimited),
            stdout=output,
            stderr=output,
            text=True,
        )
    url = f"http://127.0.0.1:{port}"
    deadline = time.monotonic() + 180  # it may have to compile the rules first
    while process.poll() is None and time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(f"{url}/healthz", timeout=5):
                return Server(url, process)
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.1)
    process.kill()
    process.wait()
    raise CannotServe(f"layline serve does not answer:\n{log.read_text()[-2000:]}")


def boardgameio_server(where: str) -> Server:
    """boardgame.io's server, with the matches in `where`: memory, or a folder."""
    try:
        process = subprocess.Popen(
            ["node", "server.js", where],
            cwd=NODE_SERVER,
            env=with_node() | {"NODE_ENV": "production"},
            stdout=subprocess.PIPE,
            text=True,
        )
    except OSError as error:
        raise CannotServe(f"node: {error.strerror}") from None
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith("{"):
            return Server(f"http://127.0.0.1:{json.loads(line)['port']}", process)
    raise CannotServe(f"boardgame.io's server ended with status {process.wait()}")


def install_boardgameio() -> None:
    """Install the pinned boardgame.io beside its server, unless it is there."""
    done = NODE_SERVER / "node_modules" / ".package-lock.json"
    if (
        done.exists()
        and done.stat().st_mtime >= (NODE_SERVER / "package-lock.json").stat().st_mtime
    ):
        return
    command = ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    try:
        subprocess.run(
            command, cwd=NODE_SERVER, env=with_node(), check=True, capture_output=True, text=True
        )
    except OSError as error:
        raise CannotServe(f"npm: {error.strerror}") from None
    except subprocess.CalledProcessError as error:
        raise CannotServe(f"npm ci: {error.stderr.strip()[-500:]}") from None


def with_node() -> dict[str, str]:
    """The environment in which Node.js is found, also when it came as a Python package."""
    beside_python = str(Path(sys.executable).parent)
    return os.environ | {"PATH": os.pathsep.join((os.environ["PATH"], beside_python))}


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port
