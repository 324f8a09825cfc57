"""The page's files: compressed where the browser can, kept where they never change."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from layline.server.http.errors import set_up_replies
from layline.server.http.page import Page
from layline.server.http.security import StrictHeaders

Get = Callable[..., httpx.Response]
HOME = "<!doctype html><title>Layline</title>"
SCRIPT = "console.log('ahoy')"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small page as Vite builds it."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(HOME)
    (page / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    script = page / "assets" / "index-abc123.js"
    script.write_text(SCRIPT)
    script.with_name(f"{script.name}.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (tmp_path / "secret.txt").write_text("nobody's business")
    return page


@pytest.fixture
def get(folder: Path) -> Get:
    """A function that asks a server of this page for something."""
    app = FastAPI()
    set_up_replies(app)
    app.add_middleware(StrictHeaders, https=False)
    app.router.default = Page(folder)

    def ask(path: str, method: str = "GET", **headers: str) -> httpx.Response:
        async def work() -> httpx.Response:
            sent = {name.replace("_", "-"): value for name, value in headers.items()}
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://sea") as browser:
                browser.headers["accept-encoding"] = "identity"
                return await browser.request(method, path, headers=sent)

        return asyncio.run(work())

    return ask


@pytest.mark.parametrize("path", ["/", "/t/aaaaaaaaaaaaaaaa", "/new/regatta", "/me"])
def test_every_route_of_the_page_is_answered_with_it(get: Get, path: str) -> None:
    reply = get(path)
    assert reply.text == HOME
    assert reply.headers["content-type"].startswith("text/html")
    assert reply.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in reply.headers["content-security-policy"]


def test_what_has_not_changed_is_not_sent_again(get: Get) -> None:
    reply = get("/", if_none_match=get("/").headers["etag"])
    assert reply.status_code == 304
    assert reply.content == b""


def test_files_with_a_hash_in_their_name_are_kept_for_good(get: Get) -> None:
    reply = get("/assets/index-abc123.js")
    assert reply.text == SCRIPT
    assert reply.headers["content-type"].startswith("text/javascript")
    assert "immutable" in reply.headers["cache-control"]
    assert get("/favicon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, deflate, br", "gzip"), ("br", None), ("", None), ("gzip;q=0", None)],
)
def test_the_compressed_form_is_sent_to_who_takes_it(
    get: Get, accepted: str, encoding: str | None
) -> None:
    reply = get("/assets/index-abc123.js", accept_encoding=accepted)
    assert reply.headers.get("content-encoding") == encoding
    assert reply.headers["vary"] == "accept-encoding"
    assert reply.text == SCRIPT


@pytest.mark.parametrize(
    "path",
    ["/nothing.js", "/assets/gone-123.js", "/../secret.txt", "/%2e%2e/secret.txt", "/api/nothing"],
)
def test_what_is_not_there_is_a_problem(get: Get, path: str) -> None:
    reply = get(path, accept_language="fr")
    assert reply.status_code == 404
    assert reply.json()["error"] == {
        "kind": "not_found",
        "message": "Il n’y a rien ici.",
        "field": None,
        "rule": None,
    }


def test_the_page_can_only_be_looked_at(get: Get) -> None:
    assert get("/", "HEAD").status_code == 200
    reply = get("/", "DELETE")
    assert reply.status_code == 405
    assert reply.headers["allow"] == "GET, HEAD"


def test_a_page_built_anew_is_served_at_once(get: Get, folder: Path) -> None:
    get("/")
    (folder / "index.html").write_text("<title>Newer</title>")
    assert get("/").text == "<title>Newer</title>"


def test_without_a_built_page_one_is_told_how_to_build_it(get: Get, folder: Path) -> None:
    (folder / "index.html").unlink()
    reply = get("/", accept_language="fr")
    assert reply.status_code == 503
    assert "make page" in reply.text
    assert 'lang="fr"' in reply.text
