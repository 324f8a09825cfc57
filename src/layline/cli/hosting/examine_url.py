"""What can be seen from outside: the service as people reach it, through what is in front of it.

It is asked what it sees of us (`/healthz/seen`), once as we are and once with a forged address.
"""

from __future__ import annotations

import asyncio
import ssl
import time
from collections.abc import Iterator
from email.utils import parsedate_to_datetime
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from ... import __version__
from ...server.http.routes.live import NO_VISITOR
from ...server.http.security import is_loopback
from ...server.schemas.operations import Healthy, Seen
from .findings import Finding, note, well, wrong

_PATIENCE = 10.0
_CLOCKS_DIFFER = 5.0
_FORGED = "192.0.2.77"
"""An address of nobody's, set aside for documents."""


def examine_url(url: str) -> Iterator[Finding]:
    """Everything that can be looked at from outside."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise ValueError(f"--url: http:// or https:// and a host, not {url!r}")
    base = f"{parts.scheme}://{parts.netloc}"
    with httpx.Client(
        base_url=base, timeout=_PATIENCE, verify=_trust(), trust_env=False
    ) as browser:
        try:
            health = browser.get("/healthz")
        except httpx.TransportError as error:
            yield wrong("unreachable", url=base, why=str(error) or type(error).__name__)
            return
        yield from _health(base, health)
        if health.status_code != 200:
            return
        try:
            yield from _page(browser, base)
            # A service that is asked without a proxy in between has nothing to say about one.
            if parts.scheme == "https" or not is_loopback(parts.hostname):
                yield from _in_front(browser, parts.scheme == "https")
            else:
                yield note("no_proxy_asked", url=base)
            yield from _live(base)
        except httpx.TransportError as error:
            yield wrong("unreachable", url=base, why=str(error) or type(error).__name__)


def _trust() -> ssl.SSLContext:
    """Certificates that this system trusts, and those that browsers do."""
    trust = httpx.create_ssl_context()
    trust.load_default_certs()
    return trust


def _health(base: str, reply: httpx.Response) -> Iterator[Finding]:
    if reply.status_code != 200:
        yield wrong("ill", url=base, status=reply.status_code)
        return
    try:
        health = Healthy.model_validate_json(reply.content)
    except ValueError:
        yield wrong("not_layline", url=base)
        return
    if health.version == __version__:
        yield well("reachable", url=base, version=health.version)
    else:
        yield note("other_version", url=base, version=health.version, ours=__version__)
    if "date" in reply.headers:
        theirs = parsedate_to_datetime(reply.headers["date"]).timestamp()
        differs = abs(theirs - time.time())
        if differs > _CLOCKS_DIFFER:
            yield wrong("clock_of_service", seconds=round(differs))
        else:
            yield well("clock", seconds=round(differs, 1))


def _page(browser: httpx.Client, base: str) -> Iterator[Finding]:
    reply = browser.get("/")
    if reply.status_code != 200 or '<script type="module"' not in reply.text:
        yield wrong("no_page_there", url=base)
    if "default-src 'none'" not in reply.headers.get("content-security-policy", ""):
        yield wrong("headers_lost", url=base)


def _in_front(browser: httpx.Client, https: bool) -> Iterator[Finding]:
    """Whether the proxy tells the service who comes, and keeps to itself what is not for all."""
    if not https:
        yield wrong("plain_http")
    elif "strict-transport-security" not in browser.get("/").headers:
        yield wrong("public_url_missing")
    seen = _seen(browser)
    if seen is None:
        yield note("cannot_tell")
        return
    if https and not seen.https:
        yield wrong("https_not_seen")
    if https and seen.forwarded == "no":
        yield wrong("address_not_told")
    elif seen.forwarded == "ignored":
        yield wrong("proxy_not_trusted", address=seen.address)
    forged = _seen(browser, {"X-Forwarded-For": _FORGED})
    if forged is not None and forged.address == _FORGED:
        yield wrong("forged_address")
    elif seen.forwarded == "believed":
        yield well("address_seen", address=seen.address)
    if browser.get("/metrics").status_code == 200:
        yield wrong("metrics_outside")
    else:
        yield well("metrics_closed")


def _seen(browser: httpx.Client, headers: dict[str, str] | None = None) -> Seen | None:
    reply = browser.get("/healthz/seen", headers=headers)
    try:
        return Seen.model_validate_json(reply.content)
    except ValueError:
        return None


def _live(base: str) -> Iterator[Finding]:
    """A live connection gets through: nobody is known by us, so the service says so and closes."""
    try:
        code = asyncio.run(_close_code(base))
    except (InvalidHandshake, OSError) as error:
        yield wrong("no_live", why=str(error) or type(error).__name__)
    else:
        yield well("live") if code == NO_VISITOR else wrong("no_live", why=f"close code {code}")


async def _close_code(base: str) -> int | None:
    """With which code the service closes a live connection.

    In one thread: TLS of Python 3.11 may lose a request that one thread sends while another reads.
    """
    address = base.replace("http", "ws", 1) + "/api/live"
    trust = _trust() if base.startswith("https") else None
    async with connect(
        address, origin=Origin(base), ssl=trust, proxy=None, open_timeout=_PATIENCE
    ) as live:
        try:
            async with asyncio.timeout(_PATIENCE):
                while True:
                    await live.recv()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None
