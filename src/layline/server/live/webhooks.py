"""Messages to a visitor's webhook: it is their turn at a slow table, or somebody acts for them.

They are sent in the background, tried a few times, and to the internet only unless the settings
allow more: a host is resolved once, its address checked, and that very address connected to, so
that nobody can make the service call its own neighbours.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from ipaddress import ip_address
from typing import TYPE_CHECKING, Literal
from urllib.parse import SplitResult, urlsplit

import structlog

from ..language import TEXTS
from ..operations.metrics import ERRORS, WEBHOOKS
from ..operations.settings import Settings
from ..refusals import Refusal
from ..tables.clock import is_slow
from ..visitors.visitor import Visitor
from .public_addresses import Address, is_public

if TYPE_CHECKING:
    import httpx

log = structlog.get_logger("layline.webhooks")

_TIMEOUT = 5.0
"""Seconds."""
_MOST_UNDER_WAY = 500

Find = Callable[[str], Awaitable[Visitor | None]]


NoticeKind = Literal["your_turn", "time_up", "stood_in", "rematch"]


@dataclass(frozen=True)
class Notice:
    """Something visitors should hear about a table of theirs, wherever they are.

    It is their turn, their time was up and the service decided for them, another player lets a bot
    play for them, or offers a rematch. `deadline` is when their time, or the offer, is over.
    """

    about: NoticeKind
    table: str
    game_name: str
    seat: str
    visitor: str
    clock_seconds: int | None
    deadline: float | None


class Forbidden(Exception):
    """A webhook may not be called: its address is not one the settings allow."""


class Webhooks:
    """Sends notices to webhooks."""

    def __init__(
        self, settings: Settings, find: Find, waits: Sequence[float] = (1.0, 10.0, 60.0)
    ) -> None:
        """`find` looks a visitor up; `waits` are the seconds before each further attempt."""
        self.settings = settings
        self._find = find
        self._waits = waits
        self._under_way: set[asyncio.Task[None]] = set()

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

    def tell(self, notice: Notice) -> None:
        """Send word of what happens at a slow table; returns at once.

        When a bot plays for somebody it is sent from every table: they are not at the page.
        """
        wanted = is_slow(notice.clock_seconds) or notice.about == "stood_in"
        if not wanted or self.settings.webhooks == "off":
            return
        if len(self._under_way) >= _MOST_UNDER_WAY:
            log.warning("too many webhooks under way", table=notice.table)
            WEBHOOKS.labels(outcome="failed").inc()
            return
        task = asyncio.get_running_loop().create_task(self._send(notice))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def close(self) -> None:
        """Let go of whatever is still under way."""
        for task in tuple(self._under_way):
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        if "_client" in self.__dict__:
            await self._client.aclose()

    async def _send(self, notice: Notice) -> None:
        try:
            visitor = await self._find(notice.visitor)
            if visitor is None or visitor.webhook is None:
                return
            outcome = await self._deliver(visitor.webhook, self._message(notice, visitor))
        except Exception:
            ERRORS.labels(where="webhook").inc()
            log.exception("webhook", table=notice.table)
            outcome = "failed"
        WEBHOOKS.labels(outcome=outcome).inc()
        log.info("webhook", table=notice.table, visitor=notice.visitor, outcome=outcome)

    def _message(self, notice: Notice, visitor: Visitor) -> dict[str, object]:
        link = f"{self.settings.address}/t/{notice.table}"
        words = {"name": visitor.name, "game": notice.game_name, "link": link}
        said = TEXTS.sentence(f"webhook.{notice.about}", visitor.lang, **words)
        return {
            "type": notice.about,
            "table": notice.table,
            "game": notice.game_name,
            "seat": notice.seat,
            "link": link,
            "deadline": notice.deadline,
            # Chat services show one or the other.
            "text": said,
            "content": said,
        }

    async def _deliver(self, webhook: str, message: dict[str, object]) -> str:
        """Post a message until it is accepted: delivered, failed or forbidden."""
        import httpx

        for wait in (0.0, *self._waits):
            await asyncio.sleep(wait)
            try:
                status = await self._post(webhook, message)
            except Forbidden:
                return "forbidden"
            except (httpx.HTTPError, OSError):
                continue
            if status < 300:
                return "delivered"
            if status < 500 and status != 429:
                return "failed"
        return "failed"

    async def _post(self, webhook: str, message: dict[str, object]) -> int:
        parts = checked(webhook)
        host = str(parts.hostname)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        address = await self._permitted(host, port)
        shown = f"[{address}]" if address.version == 6 else str(address)
        pinned = parts._replace(netloc=f"{shown}:{port}", fragment="").geturl()
        request = self._client.build_request(
            "POST",
            pinned,
            json=message,
            headers={"host": parts.netloc, "user-agent": "Layline"},
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
        if self.settings.webhooks != "any" and not all(map(is_public, addresses)):
            raise Forbidden(host)
        return addresses[0]


def checked(webhook: str) -> SplitResult:
    """The parts of a webhook's address; one that cannot be called is refused."""
    try:
        parts = urlsplit(webhook)
        valid = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        valid = False
    if not valid or parts.username is not None or not webhook.isascii() or " " in webhook:
        raise Refusal("bad_webhook", status=422, field="webhook")
    return parts


def accepted(webhook: str, settings: Settings) -> str:
    """A webhook a visitor asks for, if it could ever be called."""
    parts = checked(webhook)
    if settings.webhooks == "off":
        raise Refusal("no_webhooks", status=422, field="webhook")
    host = str(parts.hostname)
    try:
        public = is_public(ip_address(host))
    except ValueError:
        public = host != "localhost" and not host.endswith(".localhost")
    if settings.webhooks == "public" and not public:
        raise Refusal("bad_webhook", status=422, field="webhook")
    return webhook
