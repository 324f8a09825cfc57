"""Calling an address that a visitor gave us, so that nobody can make us call our own neighbours.

A host is resolved once, its address checked, and that very address connected to.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Coroutine, Mapping
from functools import cached_property
from ipaddress import ip_address
from typing import TYPE_CHECKING
from urllib.parse import SplitResult

from .public_addresses import Address, is_public

if TYPE_CHECKING:
    import httpx

_TIMEOUT = 5.0
"""Seconds."""


class Forbidden(Exception):
    """An address may not be called: it is not one the settings allow."""


class Errands:
    """Messages that are sent in the background, so many at once at the most."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._under_way: set[asyncio.Task[None]] = set()

    @property
    def too_many(self) -> bool:
        """Whether no other can be sent now."""
        return len(self._under_way) >= self._most

    def begin(self, errand: Coroutine[None, None, None]) -> None:
        """Send a message; returns at once."""
        task = asyncio.get_running_loop().create_task(errand)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def close(self) -> None:
        """Let go of whatever is still under way."""
        for task in tuple(self._under_way):
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)


class Caller:
    """Posts to addresses: those of the internet, or `anywhere`."""

    def __init__(self, anywhere: bool) -> None:
        self._anywhere = anywhere

    @cached_property
    def _client(self) -> httpx.AsyncClient:
        """Made for the first message: many services never send one, and it knows every authority
        that signs certificates."""
        import httpx

        return httpx.AsyncClient(
            timeout=_TIMEOUT,
            follow_redirects=False,
            trust_env=False,
            # A connection kept alive would be known by its address, and many hosts may share one.
            limits=httpx.Limits(max_keepalive_connections=0),
        )

    async def close(self) -> None:
        """Call nobody any more."""
        if "_client" in self.__dict__:
            await self._client.aclose()

    async def post(self, parts: SplitResult, content: bytes, headers: Mapping[str, str]) -> int:
        """Post something; the status of the answer."""
        host = str(parts.hostname)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        address = await self._permitted(host, port)
        shown = f"[{address}]" if address.version == 6 else str(address)
        pinned = parts._replace(netloc=f"{shown}:{port}", fragment="").geturl()
        request = self._client.build_request(
            "POST",
            pinned,
            content=content,
            headers={**headers, "host": parts.netloc, "user-agent": "Layline"},
            # The certificate must be the host's, though it is called by its address.
            extensions={"sni_hostname": host},
        )
        response = await self._client.send(request, stream=True)
        await response.aclose()
        return response.status_code

    async def _permitted(self, host: str, port: int) -> Address:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [ip_address(str(where[0]).partition("%")[0]) for *_, where in found]
        if not self._anywhere and not all(map(is_public, addresses)):
            raise Forbidden(host)
        return addresses[0]
