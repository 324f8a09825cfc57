"""What keeps browsers and the service safe: origins, headers that restrict the browser, sizes."""

from __future__ import annotations

import re
import secrets
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MOST_BYTES = 64 * 1024
"""The largest body of a request."""

MOST_RECORD = 512 * 1024
"""The largest record of a race that may be sent: a long race takes a few hundred kilobytes."""
RECORD_PATHS = ("/api/verify", "/api/replays")
"""Where records are sent."""

_SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


# Origins.


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a request comes from our own page, or from no page at all.

    Browsers say where a request comes from; programs do not, and have nobody's cookie.
    """
    headers = connection.headers
    site = headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin.lower() == connection.app.state.settings.public_url:
        return True
    parts = urlsplit(origin)
    # The scheme is not compared: a proxy in front may speak https while we do not.
    return parts.scheme in ("http", "https") and parts.netloc == headers.get("host")


def must_prove_origin(method: str) -> bool:
    """Whether a method changes anything, so that no foreign page may use it."""
    return method not in _SAFE_METHODS


# Addresses.


def address_of(connection: HTTPConnection) -> str:
    """The address a request comes from; for IPv6 the network, since a household has a whole one."""
    host = connection.client.host if connection.client else "unknown"
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if address.version == 4:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{ip_address(int(address) >> 64 << 64)}/64"


def is_loopback(host: str) -> bool:
    """Whether a host is this machine, so that nobody else can reach it."""
    if host == "localhost":
        return True
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return address.is_loopback


_FORWARDING = (
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-forwarded-server",
    "x-real-ip",
)
"""What proxies say about the requests that they forward."""


def comes_from_here(connection: HTTPConnection) -> bool:
    """Whether a request was made on this machine, and not passed on by a proxy on it.

    A proxy says so in its headers, or asks for the host that people know: either is enough.
    """
    if connection.client is None or not is_loopback(connection.client.host):
        return False
    if any(name in connection.headers for name in _FORWARDING):
        return False
    try:
        host = urlsplit(f"//{connection.headers.get('host', '')}").hostname
    except ValueError:
        return False
    return host is not None and is_loopback(host)


def brings_token(connection: HTTPConnection, token: str) -> bool:
    """Whether a request carries this token, `Authorization: Bearer ...`."""
    scheme, _, given = connection.headers.get("authorization", "").partition(" ")
    # In constant time, so that nobody can find it out letter by letter.
    same = secrets.compare_digest(given.strip().encode(), token.encode())
    return same and scheme.lower() == "bearer"


# Headers that restrict the browser.

PAGE_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'{sockets}",
        "manifest-src 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
    )
)
PART_POLICY = "default-src 'none'; frame-ancestors 'none'"
"""For what a page is made of and asks for: it is never a page itself, so it may do nothing at all.
Scripts are bound by the policy of the page that loads them. It is short, because there are many."""
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
"""For drawings, which carry their own style sheet and no script."""

_HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
_OF_PAGES = {
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": (
        "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()"
    ),
}
"""What browsers heed on a page only; what it is made of, which is much, goes without."""


def _is_part(scope: Scope, kind: str) -> bool:
    """Whether an answer is what a page is made of or asks for, and never a page itself."""
    return scope["path"].startswith(("/api/", "/assets/")) and not kind.startswith("text/html")


def _policy(scope: Scope, kind: str) -> str:
    """What an answer of some kind may do in a browser.

    A page's policy names the live connection: not every browser counts it as 'self'. The service
    worker, which lies beside the page, needs it as well.
    """
    if _is_part(scope, kind):
        return PART_POLICY
    host = Headers(scope=scope).get("host", "")
    known = re.fullmatch(r"[A-Za-z0-9.:\[\]-]{1,255}", host)
    return PAGE_POLICY.format(sockets=f" ws://{host} wss://{host}" if known else "")


class StrictHeaders:
    """Puts the headers that restrict the browser on every answer that has none of its own."""

    def __init__(self, app: ASGIApp, https: bool) -> None:
        self.app = app
        self.headers = dict(_HEADERS)
        if https:
            self.headers["strict-transport-security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, adding headers to the answer."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                kind = headers.get("content-type", "")
                headers.setdefault("content-security-policy", _policy(scope, kind))
                more = {} if _is_part(scope, kind) else _OF_PAGES
                for name, value in (self.headers | more).items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, with_headers)


# Sizes.


def largest_body(path: str) -> int:
    """How many bytes the body of a request to an address may have."""
    return MOST_RECORD if path in RECORD_PATHS else MOST_BYTES


class BodyLimit:
    """Refuses a body that is too large: by what its header says, and again while reading."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, counting what is read."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        read, most = 0, largest_body(scope["path"])

        async def counted() -> Message:
            nonlocal read
            if _declared_length(scope) > most:
                raise HTTPException(413)
            message = await receive()
            read += len(message.get("body", b""))
            if read > most:
                raise HTTPException(413)
            return message

        await self.app(scope, counted, send)


def _declared_length(scope: Scope) -> int:
    for name, value in scope["headers"]:
        if name == b"content-length" and value.isdigit():
            return int(value)
    return 0
