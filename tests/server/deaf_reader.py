"""Somebody at the other end of a live connection who never reads."""

from __future__ import annotations

import json
import socket
from typing import Self

from websockets.client import ClientProtocol
from websockets.protocol import State
from websockets.typing import Origin
from websockets.uri import parse_uri

from tests.server.guest import Guest
from tests.server.service import DEADLINE


class DeafReader:
    """A live connection that asks for much and reads nothing once it is open."""

    def __init__(self, guest: Guest) -> None:
        uri = parse_uri(f"{guest.url.replace('http', 'ws', 1)}/api/live?lang=en")
        self._protocol = ClientProtocol(uri, origin=Origin(guest.url))
        request = self._protocol.connect()
        request.headers["Cookie"] = guest.cookies()
        self._protocol.send_request(request)
        self._wire = socket.socket()
        self._wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._wire.settimeout(DEADLINE)
        self._wire.connect((uri.host, uri.port))
        self._wire.sendall(b"".join(self._protocol.data_to_send()))
        while self._protocol.state is State.CONNECTING:
            self._protocol.receive_data(self._wire.recv(1))
        self._wire.setblocking(False)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._wire.close()

    def ask(self, **message: object) -> bool:
        """Ask for something; False if the service does not listen any more."""
        self._protocol.send_text(json.dumps(message).encode())
        data = b"".join(self._protocol.data_to_send())
        try:
            return self._wire.send(data) == len(data)
        except (BlockingIOError, ConnectionError):
            return False
