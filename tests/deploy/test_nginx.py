"""Our sample for nginx, run with the real nginx in front of a real service."""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Iterator

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from layline.server.schemas.live import TO_PAGE, State, Welcome
from tests.deploy.nginx import SAMPLE, Nginx
from tests.server.guest import Guest, me
from tests.server.ports import free_port
from tests.server.service import DEADLINE, GENEROUS, Service

SHORT = {
    "client_header_timeout 15s": "client_header_timeout 1s",
    "client_body_timeout 15s": "client_body_timeout 1s",
    "    keepalive_timeout 60s;\n    reset": "    keepalive_timeout 1s;\n    reset",
}
LIMITS = GENEROUS | {"LAYLINE_GUESTS_PER_MINUTE": "2"}


@pytest.fixture(scope="module")
def nginx(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nginx]:
    """The sample with short times, and a service behind it where an address brings two guests."""
    folder = tmp_path_factory.mktemp("behind")
    port = free_port()
    front = Nginx(port, SHORT)
    settings = LIMITS | {"LAYLINE_PUBLIC_URL": front.url}
    service = Service(f"sqlite:///{folder / 'layline.db'}", folder, settings, port)
    try:
        service.start()
        yield front.start()
    finally:
        front.close()
        service.close()
    assert "Traceback" not in service.log()


class FrontGuest(Guest):
    """A visitor who comes through nginx, from an address of her own."""

    def __init__(self, nginx: Nginx, address: str) -> None:
        self.url, self.lang = nginx.url, "en"
        self.heard = []
        self._lives = []
        self.http = browser(nginx, address)
        self.id = self.me().visitor.id


def browser(nginx: Nginx, address: str, **headers: str) -> httpx.Client:
    """A browser on a machine with this address."""
    door = httpx.HTTPTransport(verify=nginx.trust, local_address=address)
    given = {"Origin": nginx.url, **headers}
    return httpx.Client(base_url=nginx.url, transport=door, headers=given, timeout=DEADLINE)


def spoken(nginx: Nginx) -> ssl.SSLSocket:
    """A connection over TLS on which nothing was said yet."""
    plain = socket.create_connection(("127.0.0.1", nginx.port), DEADLINE)
    return nginx.trust.wrap_socket(plain, server_hostname="127.0.0.1")


def ended(opened: ssl.SSLSocket) -> bytes:
    """Everything that comes until the connection ends, which it must."""
    came = b""
    try:
        while more := opened.recv(65536):
            came += more
    except ConnectionResetError:
        pass
    return came


def test_the_page_the_api_and_pictures_come_through(nginx: Nginx) -> None:
    with browser(nginx, "127.0.0.2") as visitor:
        page = visitor.get("/")
        assert page.status_code == 200
        assert '<script type="module"' in page.text
        assert "max-age" in page.headers["strict-transport-security"]
        assert "default-src 'none'" in page.headers["content-security-policy"]
        (script,) = re.findall(r'src="(/assets/[^"]+)"', page.text)[:1]
        assert visitor.get(script).headers["cache-control"].endswith("immutable")
        assert visitor.get("/api/games").json()
        assert visitor.get("/api/games/regatta/picture.svg").status_code == 200
        assert visitor.get("/healthz").json()["status"] == "ok"


def test_whoever_comes_without_https_is_sent_there(nginx: Nginx) -> None:
    address = f"http://127.0.0.1:{nginx.plain}/t/abc"
    reply = httpx.get(address, headers={"Host": "table.example"}, trust_env=False)
    assert reply.status_code == 301
    assert reply.headers["location"] == "https://table.example/t/abc"


async def _play_once(nginx: Nginx, table: str, cookies: str) -> None:
    """Play a choice, in one thread: see `_close_code` of `examine_url`."""
    async with connect(
        nginx.url.replace("https", "wss") + "/api/live",
        ssl=nginx.trust,
        origin=Origin(nginx.url),
        additional_headers={"Cookie": cookies},
        proxy=None,
        open_timeout=DEADLINE,
    ) as live:
        text = await live.recv()
        assert isinstance(TO_PAGE.validate_json(text, strict=True), Welcome)
        await live.send(f'{{"type": "watch", "table": "{table}", "since": 0}}')
        state = TO_PAGE.validate_json(await live.recv(), strict=True)
        assert isinstance(state, State)
        sight = state.sight
        move = {"type": "move", "id": "m1", "table": table, "seq": sight.seq}
        move |= {"seat": sight.to_move, "action": sight.choices[0].action}
        await live.send(httpx.Request("POST", nginx.url, json=move).content.decode())
        while '"ack"' not in (text := str(await live.recv())):
            assert '"refused"' not in text


def test_a_race_is_played_over_a_live_connection(nginx: Nginx) -> None:
    guest = FrontGuest(nginx, "127.0.0.3")
    # Two seats at one screen: whoever is drawn as first player, it is this guest who decides.
    table = guest.open_table(me(), {"kind": "screen", "name": "Ann"}).id
    asyncio.run(asyncio.wait_for(_play_once(nginx, table, guest.cookies()), DEADLINE))
    guest.close()


@pytest.mark.parametrize("path", ["/metrics", "//metrics", "/%6detrics", "/api/../metrics"])
def test_the_figures_are_not_for_outside(nginx: Nginx, path: str) -> None:
    with spoken(nginx) as opened:
        opened.sendall(
            f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n".encode()
        )
        came = ended(opened)
    assert came.startswith(b"HTTP/1.1 403 ")
    assert b"layline_requests" not in came


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: ",
        b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 100\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
    ],
    ids=["nothing", "half headers", "half a body", "answered, then silent"],
)
def test_whoever_keeps_nginx_waiting_is_cut_off(nginx: Nginx, sent: bytes) -> None:
    with spoken(nginx) as opened:
        opened.sendall(sent)
        came = ended(opened)
    assert came[:12] in (b"", b"HTTP/1.1 408") or (b"/healthz" in sent and b" 200 " in came)


def test_a_body_that_is_too_large_does_not_reach_the_service(nginx: Nginx) -> None:
    with browser(nginx, "127.0.0.2") as visitor:
        assert visitor.post("/api/verify", content=b" " * 700_000).status_code == 413
        # The largest that the service takes still does.
        assert visitor.post("/api/verify", content=b" " * 500_000).status_code == 422


def test_the_service_sees_who_comes_and_that_it_is_https(nginx: Nginx) -> None:
    seen = {"address": "127.0.0.4", "https": True, "forwarded": "believed"}
    for forged in ({}, {"X-Forwarded-For": "198.51.100.7"}, {"X-Forwarded-Proto": "http"}):
        with browser(nginx, "127.0.0.4", **forged) as visitor:
            assert visitor.get("/healthz/seen").json() == seen


def test_limits_count_the_real_address_whatever_it_claims(nginx: Nginx) -> None:
    def guest_from(address: str, **headers: str) -> int:
        with browser(nginx, address, **headers) as visitor:
            return visitor.get("/api/me").status_code

    assert [guest_from("127.0.0.5") for _ in range(3)] == [200, 200, 429]
    forged = {"X-Forwarded-For": "198.51.100.8", "X-Real-IP": "198.51.100.8"}
    assert guest_from("127.0.0.5", **forged) == 429
    assert guest_from("127.0.0.6") == 200


def test_the_times_of_the_sample_suit_those_of_the_service() -> None:
    """nginx hangs up first, so that it never sends a request into a connection that is closing."""
    from layline.server.operations.settings import Settings

    upstream = re.search(r"upstream .*?keepalive_timeout (\d+)s", SAMPLE.read_text(), re.DOTALL)
    assert upstream is not None
    assert int(upstream[1]) < Settings.model_fields["idle_seconds"].default
