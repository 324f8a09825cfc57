"""The people of a table are served by one process, wherever the system has let them in.

Where several processes share a port, the system decides which of them somebody comes to. Served by
two, a table would be followed, drawn and compared twice after every move. So a page says with its
live connection which table it is about, and whoever is let in hands the connection itself, before
anything is answered, to the process whose table that is. If that process is not there, nothing is
handed over: any of them can serve everybody.
"""

from __future__ import annotations

import asyncio
import re
import socket
from array import array
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from zlib import crc32

import structlog

_LIVE = re.compile(rb"/api/live\?(?:[^#]*&)?table=([a-z2-7]{16})(?:[&#]|$)")
"""The address of a live connection that says which table it is about."""
_LONGEST = 96 * 1024
"""The most bytes of a request that is handed over; longer ones are not read to the end anyway."""
CROWD = 500
"""So many have been handed over for one table: it has a crowd, which all processes serve."""
_TABLES = 20_000
"""Tables of which that is counted; then it begins anew."""

Take = Callable[[socket.socket, bytes], None]
"""Goes on with a connection that somebody else was asked for, with what was asked."""

log = structlog.get_logger("layline.workers")


class HandingOver:
    """What a process gives to others, and what it takes from them, through a folder they share."""

    def __init__(self, folder: Path, worker: int, workers: int) -> None:
        self._folder, self._worker, self._workers = folder, worker, workers
        self._given: dict[bytes, int] = {}
        self._letters: socket.socket | None = None

    def open(self, take: Take) -> None:
        """Take what others hand over, from now on."""
        where = self._folder / str(self._worker)
        letters = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        letters.setblocking(False)
        try:
            where.unlink(missing_ok=True)  # of a process of this number that was killed
            letters.bind(str(where))
        except OSError as error:  # the folder is gone, or its name is too long
            letters.close()
            log.warning("connections are not handed over", why=str(error))
            return
        self._letters = letters
        asyncio.get_running_loop().add_reader(letters, self._receive, letters, take)

    def close(self) -> None:
        """Take no more."""
        if self._letters is not None:
            asyncio.get_running_loop().remove_reader(self._letters)
            self._letters.close()
            self._letters = None
            (self._folder / str(self._worker)).unlink(missing_ok=True)

    def give(self, url: bytes, request: bytes, transport: asyncio.Transport) -> bool:
        """Hand a connection over, if it is about a table of another process; whether it is gone."""
        whose = self._whose(url)
        mine: socket.socket | None = transport.get_extra_info("socket")
        if whose is None or mine is None or self._letters is None or len(request) > _LONGEST:
            return False
        try:
            there = str(self._folder / str(whose))
            # `socket.send_fds` takes an address, and forgets it.
            handle = array("i", [mine.fileno()])
            rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, handle)]
            self._letters.sendmsg([request], rights, 0, there)
        except OSError:
            # It is not there, it is being started, or it has more to do than we have.
            return False
        return True

    def _whose(self, url: bytes) -> int | None:
        """The other process that serves a table, if there is one."""
        found = _LIVE.match(url)
        if found is None:
            return None
        table = found[1]
        whose = 1 + crc32(table) % self._workers
        if whose == self._worker:
            return None
        if len(self._given) >= _TABLES:
            self._given.clear()
        given = self._given[table] = self._given.get(table, 0) + 1
        return whose if given <= CROWD else None

    @staticmethod
    def _receive(letters: socket.socket, take: Take) -> None:
        with suppress(BlockingIOError):
            while True:
                request, handles, _, _ = socket.recv_fds(
                    letters, _LONGEST, 1, socket.MSG_CMSG_CLOEXEC
                )
                for handle in handles:
                    take(socket.socket(fileno=handle), request)
