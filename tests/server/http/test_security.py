"""What binds the browser, on every kind of answer; and what foreign pages cannot do."""

from __future__ import annotations

import httpx
import pytest

from tests.server.conftest import NewGuest, NewService
from tests.server.guest import Guest, bot, me
from tests.server.service import Service

DATABASES = ("sqlite",)
"""Headers, origins, sizes and rates: what is refused before anything is read or stored."""

ANSWERS = [
    "/",
    "/t/aaaaaaaaaaaaaaaa",
    "/api/me",
    "/api/games",
    "/api/games/regatta/picture.svg",
    "/api/nothing",
    "/assets/nothing.js",
    "/healthz",
    "/metrics",
    "/openapi.json",
]


@pytest.mark.parametrize("path", ANSWERS)
def test_every_answer_binds_the_browser(guest: Guest, path: str) -> None:
    headers = guest.answer("GET", path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe-eval" not in policy
    if not path.endswith(".svg"):
        assert "unsafe-inline" not in policy
        assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert "referrer-policy" in headers
    if not path.startswith(("/api/", "/assets/")):  # browsers heed these on pages only
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "permissions-policy" in headers


def test_refusals_bind_the_browser_too(guest: Guest) -> None:
    for reply in (
        guest.answer("POST", "/api/tables", {}),
        guest.answer("DELETE", "/api/me"),
        guest.answer("POST", "/api/tables", content=b"x" * 100_000),
    ):
        assert reply.status_code >= 400
        assert "default-src 'none'" in reply.headers["content-security-policy"]
        assert reply.json()["error"]["message"]


def test_over_https_cookies_and_browsers_stay_there(new_sqlite_service: NewService) -> None:
    service = new_sqlite_service(settings={"LAYLINE_PUBLIC_URL": "https://table.example"})
    with httpx.Client(base_url=service.url, trust_env=False) as browser:
        headers = browser.get("/api/me").headers
    assert "secure" in headers["set-cookie"].lower()
    assert "max-age" in headers["strict-transport-security"]


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
    ],
    ids=["another origin", "no origin worth the name", "another site"],
)
def test_a_foreign_page_can_change_nothing(guest: Guest, headers: dict[str, str]) -> None:
    before = guest.me()
    table = guest.open_table(me(), bot())
    for method, path, body in (
        ("PATCH", "/api/me", {"name": "Pirate"}),
        ("POST", "/api/logout", None),
        ("POST", "/api/code", None),
        ("POST", f"/api/tables/{table.id}/leave", None),
    ):
        reply = guest.answer(method, path, body, headers=headers)
        assert reply.status_code == 403
        assert reply.json()["error"]["message"]
    assert guest.me().visitor == before.visitor
    assert guest.table(table.id).seats[0].stand_in is None


def test_nothing_is_shared_with_other_origins(guest: Guest) -> None:
    for path in ("/api/me", "/api/games", "/openapi.json"):
        reply = guest.answer("GET", path, headers={"Origin": "https://elsewhere.example"})
        assert "access-control-allow-origin" not in reply.headers


def test_personal_answers_are_not_kept_by_caches(guest: Guest) -> None:
    table = guest.open_table(me(), bot())
    for path in ("/api/me", f"/api/tables/{table.id}", "/api/tables"):
        control = guest.answer("GET", path).headers.get("cache-control", "")
        assert "no-store" in control or "private" in control or "no-cache" in control


def test_a_body_that_is_too_large_is_refused(guest: Guest) -> None:
    reply = guest.answer("POST", "/api/tables", content=b" " * (65 * 1024))
    assert reply.status_code == 413
    assert reply.json()["error"]["message"]
    assert guest.me().visitor.id == guest.id


def test_a_body_that_comes_in_pieces_is_counted_too(guest: Guest) -> None:
    pieces = (b" " * 1024 for _ in range(80))
    reply = guest.http.post("/api/tables", content=pieces)
    assert reply.status_code == 413


def test_a_body_that_is_no_json_is_refused(guest: Guest) -> None:
    for content in (b"{", b"\xff\xfe", b"[" * 60_000, b'{"game": NaN}'):
        reply = guest.answer(
            "POST", "/api/tables", content=content, headers={"Content-Type": "application/json"}
        )
        assert reply.status_code in (400, 422)
        assert reply.json()["error"]["message"]


def test_who_asks_too_often_is_told_when_to_come_back(
    new_sqlite_service: NewService, guests: NewGuest
) -> None:
    limits = {"LAYLINE_REQUESTS_PER_MINUTE": "20", "LAYLINE_ATTEMPTS_PER_MINUTE": "3"}
    service = new_sqlite_service(settings=limits)
    guest, thief = guests(service), guests(service)
    guest.change(name="Careful Clara", password="a rather good password")
    guess = {"name": "Careful Clara", "password": "password"}
    guesses = [thief.answer("POST", "/api/login", guess).status_code for _ in range(6)]
    assert guesses == [403] * 3 + [429] * 3, "passwords cannot be guessed quickly"
    codes = [thief.answer("POST", "/api/code/use", {"code": "ABCDEFGH"}) for _ in range(4)]
    assert 429 in [reply.status_code for reply in codes], "nor codes"
    replies = [guest.answer("GET", "/api/me") for _ in range(40)]
    late = [reply for reply in replies if reply.status_code == 429]
    assert late
    assert int(late[0].headers["retry-after"]) >= 1
    assert late[0].json()["error"]["message"]
    assert service.running


# It is the database that counts them.
@pytest.mark.parametrize("database", ["sqlite", "postgres"], indirect=True, scope="session")
def test_nobody_opens_tables_without_end(new_service: NewService, guests: NewGuest) -> None:
    service = new_service(settings={"LAYLINE_TABLES_PER_VISITOR": "3"})
    guest = guests(service)
    wish = {"game": "regatta", "seats": [me(), {"kind": "link"}]}
    replies = [guest.answer("POST", "/api/tables", wish) for _ in range(5)]
    assert [reply.status_code for reply in replies[:3]] == [201] * 3
    assert all(400 <= reply.status_code < 500 for reply in replies[3:])
    assert len(guest.me().tables) == 3


def test_methods_that_are_not_are_refused(guest: Guest) -> None:
    for method, path in (("PUT", "/api/me"), ("PUT", "/api/tables"), ("POST", "/healthz")):
        reply = guest.answer(method, path)
        assert reply.status_code == 405
        assert reply.json()["error"]["message"]


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/assets/../../app.py", "/assets/%2e%2e/%2e%2e/app.py", "/%00"]
)
def test_no_file_outside_the_page_is_served(service: Service, path: str) -> None:
    with httpx.Client(trust_env=False) as browser:
        reply = browser.get(f"{service.url}{path}")
    assert "FastAPI" not in reply.text
    assert "[project]" not in reply.text
