"""Wakes the browsers of a visitor whose turn it is, with the page closed: Web Push.

Word is sent once for a turn, a little later, and only if it still is that turn and no page of
theirs is connected by then. A push service that fails is asked again twice, as long as that holds;
what it says is gone is forgotten.

Encrypting is loaded with the first browser that asks for it: it takes megabytes, and many services
never wake one.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from functools import cached_property
from typing import TYPE_CHECKING
from urllib.parse import SplitResult, urlsplit

import structlog

from ..encoding import json_bytes
from ..language import TEXTS
from ..operations.metrics import ERRORS, PUSHES
from ..operations.settings import Settings
from ..refusals import Refusal
from ..storage.database import Storage
from ..visitors.subscriptions import Subscription, push_key, subscriptions_of, unsubscribe
from ..visitors.visitor import Visitor
from .calling import Caller, Errands, Forbidden
from .webhooks import Notice, checked_parts, may_be_public

if TYPE_CHECKING:
    from .push_encryption import ServiceKey

_MOST_UNDER_WAY = 1000
"""Turns of which word is being sent; those that only wait for their moment do not count."""
_KEPT_SECONDS = 24 * 3600
"""How long a push service may keep a message for a device that is off."""
_GONE = (404, 410)
ORDER = 0xFFFFFFFF_00000000_FFFFFFFF_FFFFFFFF_BCE6FAAD_A7179E84_F3B9CAC2_FC632551
"""Of the curve P-256: a secret key is any number from 1 up to it."""
_AGAIN = (6, 30)
"""After a failure it is tried again so many times the usual wait later: minutes."""

log = structlog.get_logger("layline.push")

Find = Callable[[str], Awaitable[Visitor | None]]


class Push:
    """Sends word of turns to browsers."""

    def __init__(self, settings: Settings, storage: Storage, find: Find, key: bytes) -> None:
        self.settings = settings
        self._storage, self._find = storage, find
        self._secret = key
        self._caller = Caller(anywhere=settings.push == "any")
        self._online: Callable[[str], bool] = lambda _: False
        self._awaits: Callable[[str, str], bool] = lambda _, __: True
        # The turn that each visitor was last to be told of, by table: a later one replaces it.
        self._latest: dict[tuple[str, str], Notice] = {}
        self._moments: dict[tuple[str, str], asyncio.TimerHandle] = {}
        self._errands = Errands(_MOST_UNDER_WAY)

    @classmethod
    async def open(cls, settings: Settings, storage: Storage, find: Find) -> Push:
        """With the key of this service, which is made if there is none yet."""
        key = await storage.write(lambda it: push_key(it, new_key))
        return cls(settings, storage, find, key)

    @cached_property
    def _key(self) -> ServiceKey:
        from .push_encryption import ServiceKey

        return ServiceKey(self._secret)

    def attend(self, online: Callable[[str], bool], awaits: Callable[[str, str], bool]) -> None:
        """Whether a visitor is connected, and whether a table awaits a visitor's decision."""
        self._online, self._awaits = online, awaits

    @property
    def public_key(self) -> str | None:
        """What browsers need to know; None where this service wakes nobody."""
        return None if self.settings.push == "off" else self._key.public

    def tell(self, notice: Notice) -> None:
        """Somebody's turn has begun; returns at once."""
        if notice.about != "your_turn" or self.settings.push == "off":
            return
        turn = notice.visitor, notice.table
        if turn in self._moments:
            self._moments[turn].cancel()
        self._latest[turn] = notice
        # Most see their turn before that, so waiting is to cost next to nothing.
        loop, wait = asyncio.get_running_loop(), self.settings.push_wait_seconds
        self._moments[turn] = loop.call_later(wait, self._begin, notice)

    def _begin(self, notice: Notice) -> None:
        """The moment has come to send word of a turn, if it still is due."""
        del self._moments[notice.visitor, notice.table]
        if not self._is_due(notice):
            self._forget(notice)
        elif self._errands.too_many:
            log.warning("too many turns to send word of", table=notice.table)
            PUSHES.labels(outcome="failed").inc()
            self._forget(notice)
        else:
            self._errands.begin(self._send(notice))

    def _forget(self, notice: Notice) -> None:
        if self._latest.get((notice.visitor, notice.table)) is notice:
            del self._latest[notice.visitor, notice.table]

    async def close(self) -> None:
        """Let go of whatever is still under way."""
        for moment in self._moments.values():
            moment.cancel()
        self._moments.clear()
        await self._errands.close()
        await self._caller.close()

    async def _send(self, notice: Notice) -> None:
        wait = self.settings.push_wait_seconds
        reached: set[str] = set()
        try:
            if await self._all_reached(notice, reached):
                return
            for times in _AGAIN:
                await asyncio.sleep(wait * times)
                if not self._is_due(notice) or await self._all_reached(notice, reached):
                    return
        except Exception:
            ERRORS.labels(where="push").inc()
            log.exception("push", table=notice.table)
        finally:
            self._forget(notice)

    def _is_due(self, notice: Notice) -> bool:
        """Whether it still is that turn, and nobody has seen it."""
        return (
            self._latest.get((notice.visitor, notice.table)) is notice
            and not self._online(notice.visitor)
            and self._awaits(notice.table, notice.visitor)
        )

    async def _all_reached(self, notice: Notice, reached: set[str]) -> bool:
        """Send word to the browsers that were not reached yet; whether none is left to try."""
        visitor = await self._find(notice.visitor)
        if visitor is None:
            return True
        browsers = await self._storage.read(lambda it: subscriptions_of(it, visitor.id))
        waiting = [browser for browser in browsers if browser.endpoint not in reached]
        for browser in waiting:
            outcome = await self._deliver(browser, self._message(notice, visitor))
            PUSHES.labels(outcome=outcome).inc()
            log.info("push", table=notice.table, visitor=visitor.id, outcome=outcome)
            if outcome != "failed":
                reached.add(browser.endpoint)
        return all(browser.endpoint in reached for browser in waiting)

    def _message(self, notice: Notice, visitor: Visitor) -> bytes:
        lang = visitor.lang
        return json_bytes(
            {
                "title": TEXTS.sentence("push.title", lang, game=notice.game_name),
                "body": TEXTS.sentence("push.body", lang, name=visitor.name),
                "lang": lang,
                "tag": notice.table,
                "url": f"/t/{notice.table}",
            }
        )

    async def _deliver(self, browser: Subscription, message: bytes) -> str:
        """Hand a message to a push service: delivered, failed (for now), forbidden or gone."""
        import httpx

        from .push_encryption import encrypted

        parts = urlsplit(browser.endpoint)
        origin = f"{parts.scheme}://{parts.netloc}"
        headers = {
            "authorization": self._key.authorization(origin, self.settings.address, time.time()),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(_KEPT_SECONDS),
            "urgency": "high",
        }
        body = encrypted(message, browser.p256dh, browser.auth)
        try:
            status = await self._caller.post(parts, body, headers)
        except Forbidden:
            return "forbidden"
        except (httpx.HTTPError, OSError):
            return "failed"
        if status in _GONE:
            await self._storage.write(lambda it: unsubscribe(it, browser.endpoint))
            return "gone"
        if status < 300:
            return "delivered"
        return "failed" if status == 429 or status >= 500 else "forbidden"


def new_key() -> bytes:
    """The secret bytes of a new key for a service."""
    return (1 + secrets.randbelow(ORDER - 1)).to_bytes(32, "big")


def accepted(browser: Subscription, settings: Settings) -> Subscription:
    """A browser to be woken, if that could ever be done."""
    from .push_encryption import is_browser_key

    if settings.push == "off":
        raise Refusal("no_push", status=422, field="endpoint")
    parts = _endpoint(browser.endpoint)
    public = parts.scheme == "https" and may_be_public(str(parts.hostname))
    if settings.push != "any" and not public:
        raise Refusal("bad_endpoint", status=422, field="endpoint")
    if not is_browser_key(browser.p256dh, browser.auth):
        raise Refusal("bad_push_keys", status=422, field="keys")
    return browser


def _endpoint(endpoint: str) -> SplitResult:
    parts = checked_parts(endpoint)
    if parts is None:
        raise Refusal("bad_endpoint", status=422, field="endpoint")
    return parts
