"""The port people connect to: opened once, or by each of several processes that share it."""

from __future__ import annotations

import errno
import socket
import sys
import time

from ..server.operations.settings import Settings
from .words import Words

BALANCES = sys.platform == "linux"
"""Whether the system spreads connections over all processes that open a port together."""


_OTHERS_END_WITHIN = 12.0
"""Seconds that the port of a service with several processes may still be in use by the last one."""


def open_door(settings: Settings) -> socket.socket:
    """The socket people connect to. A port that is in use is noticed before anything starts.

    Processes whose supervisor was killed take a moment to end in good order; they are waited for.
    """
    family, address, everywhere = _where(settings)
    end = time.monotonic() + (_OTHERS_END_WITHIN if settings.workers > 1 else 0.0)
    while True:
        try:
            return socket.create_server(
                address, family=family, backlog=2048, dualstack_ipv6=everywhere
            )
        except OSError as error:
            if error.errno != errno.EADDRINUSE or time.monotonic() > end:
                raise
        time.sleep(0.1)


def open_shared_door(settings: Settings) -> socket.socket:
    """A socket on a port that others of the same user have open, too; it does not listen yet.

    Nobody is sent to a process before it listens, and nobody to one that is gone.
    """
    family, address, everywhere = _where(settings)
    door = socket.socket(family, socket.SOCK_STREAM)
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        if family == socket.AF_INET6:
            door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, not everywhere)
        door.bind(address)
    except BaseException:
        door.close()
        raise
    return door


def _where(settings: Settings) -> tuple[socket.AddressFamily, tuple[str, int], bool]:
    """The family, the address, and whether that means every address of either family."""
    found = socket.getaddrinfo(
        settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )
    family, *_, address = found[0]
    everywhere = settings.host == "::" and socket.has_dualstack_ipv6()
    host, port = address[:2]
    return socket.AF_INET6 if everywhere else family, (str(host), int(port)), everywhere


def why_closed(error: OSError, settings: Settings, words: Words) -> str:
    """Why a door does not open, in a line."""
    where = {"host": settings.host, "port": settings.port}
    if error.errno == errno.EADDRINUSE:
        return words("port_in_use", **where)
    if error.errno == errno.EACCES:
        return words("port_forbidden", **where)
    return words("no_port", **where, why=error.strerror or error)
