"""Messages to a visitor's webhook: it is their turn at a slow table, or somebody acts for them.

They are sent in the background, tried a few times, and to the internet only unless the settings
allow more (`calling`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Literal
from urllib.parse import SplitResult, urlsplit

import structlog

from ..encoding import json_bytes
from ..language import TEXTS
from ..operations.metrics import ERRORS, WEBHOOKS
from ..operations.settings import Settings
from ..refusals import Refusal
from ..tables.clock import is_slow
from ..visitors.visitor import Visitor
from .calling import Caller, Errands, Forbidden
from .public_addresses import is_public

log = structlog.get_logger("layline.webhooks")

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


class Webhooks:
    """Sends notices to webhooks."""

    def __init__(
        self, settings: Settings, find: Find, waits: Sequence[float] = (1.0, 10.0, 60.0)
    ) -> None:
        """`find` looks a visitor up; `waits` are the seconds before each further attempt."""
        self.settings = settings
        self._find = find
        self._waits = waits
        self._caller = Caller(anywhere=settings.webhooks == "any")
        self._errands = Errands(_MOST_UNDER_WAY)

    def tell(self, notice: Notice) -> None:
        """Send word of what happens at a slow table; returns at once.

        When a bot plays for somebody it is sent from every table: they are not at the page.
        """
        wanted = is_slow(notice.clock_seconds) or notice.about == "stood_in"
        if not wanted or self.settings.webhooks == "off":
            return
        if self._errands.too_many:
            log.warning("too many webhooks under way", table=notice.table)
            WEBHOOKS.labels(outcome="failed").inc()
            return
        self._errands.begin(self._send(notice))

    async def close(self) -> None:
        """Let go of whatever is still under way."""
        await self._errands.close()
        await self._caller.close()

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
        headers = {"content-type": "application/json"}
        return await self._caller.post(checked(webhook), json_bytes(message), headers)


def checked_parts(address: str) -> SplitResult | None:
    """The parts of an address on the web; None for one that cannot be called."""
    try:
        parts = urlsplit(address)
        valid = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return None
    if not valid or parts.username is not None or not address.isascii() or " " in address:
        return None
    return parts


def may_be_public(host: str) -> bool:
    """Whether a host may be on the internet, as far as its name tells."""
    try:
        return is_public(ip_address(host))
    except ValueError:
        return host != "localhost" and not host.endswith(".localhost")


def checked(webhook: str) -> SplitResult:
    """The parts of a webhook's address; one that cannot be called is refused."""
    parts = checked_parts(webhook)
    if parts is None:
        raise Refusal("bad_webhook", status=422, field="webhook")
    return parts


def accepted(webhook: str, settings: Settings) -> str:
    """A webhook a visitor asks for, if it could ever be called."""
    parts = checked(webhook)
    if settings.webhooks == "off":
        raise Refusal("no_webhooks", status=422, field="webhook")
    if settings.webhooks == "public" and not may_be_public(str(parts.hostname)):
        raise Refusal("bad_webhook", status=422, field="webhook")
    return webhook
