"""What a link shows before anybody opens it: its head, and its picture."""

from __future__ import annotations

import asyncio
import io
import re
from html.parser import HTMLParser
from typing import Any

import httpx
import pytest
from PIL import Image

from layline.games import games
from layline.play import exercises
from layline.server.http.head import written
from layline.server.previews.heads import KEPT_SECONDS, LOOKUPS_PER_MINUTE, Head, Heads, general
from layline.server.previews.subjects import Subject, subject_of
from layline.server.storage.database import Storage
from tests.server.conftest import NewGuest
from tests.server.duel import Duel
from tests.server.guest import Guest, bot, link, me
from tests.server.service import DEADLINE, NO_TLS, Service
from tools.page import build

DATABASES = ("sqlite",)
"""Heads are made from rows that every list of tables reads, on either database."""


@pytest.fixture(autouse=True, scope="module")
def page() -> None:
    """The page whose heads these are."""
    build()


class Read(HTMLParser):
    """A page as a chat reads it: its title, what its head says, the links in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.meta: dict[str, str] = {}
        self.links: list[dict[str, str]] = []
        self.lang = self.title = ""
        self.tags: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.tags.append(tag)
        if tag == "html":
            self.lang = given["lang"]
        elif tag == "link":
            self.links.append(given)
        elif tag == "meta" and "content" in given:
            self.meta[given.get("name") or given.get("property", "")] = given["content"]

    def handle_data(self, data: str) -> None:
        if self.tags and self.tags[-1] == "title" and not self.title:
            self.title = data


def fetched(service: Service, path: str, lang: str | None = "en") -> httpx.Response:
    """A page as a program without a cookie gets it."""
    headers = {} if lang is None else {"accept-language": lang}
    with httpx.Client(
        base_url=service.url, timeout=DEADLINE, trust_env=False, verify=NO_TLS
    ) as client:
        client.headers.pop("accept-language", None)
        return client.get(path, headers=headers)


def read(service: Service, path: str, lang: str | None = "en") -> Read:
    reply = fetched(service, path, lang)
    assert reply.status_code == 200
    return Read(reply.text)


def picture_of(service: Service, found: Read) -> Image.Image:
    address = found.meta["og:image"]
    assert address.startswith(f"{service.url}/api/link-picture.png?")
    reply = fetched(service, address.removeprefix(service.url))
    assert reply.status_code == 200, reply.text
    return Image.open(io.BytesIO(reply.content))


# Tables.


def test_the_link_of_a_table_names_its_game_and_who_opened_it(
    service: Service, guest: Guest
) -> None:
    guest.change(name="Zoé")
    table = guest.open_table(me(), link(), public=True)
    found = read(service, f"/t/{table.id}?invitation={'a' * 16}")
    assert found.title == "Regatta: a table opened by Zoé · Layline"
    assert found.meta["og:title"] == "Regatta: a table opened by Zoé"
    assert found.meta["description"].startswith("One seat is free.")
    assert found.meta["robots"] == "noindex"
    # What lets somebody take a seat stays out of it.
    assert found.meta["og:url"] == f"{service.url}/t/{table.id}"
    assert picture_of(service, found).size == (1200, 630)
    french = read(service, f"/t/{table.id}", "fr")
    assert (french.lang, french.meta["og:locale"]) == ("fr", "fr_FR")
    assert french.title.startswith("Regatta\u202f: une table ouverte par Zoé")


def test_whoever_names_no_language_gets_that_of_the_owner(
    service: Service, guests: NewGuest
) -> None:
    """Chats fetch pages without saying in which language."""
    table = guests(service, "fr").open_table(me(), link())
    found = read(service, f"/t/{table.id}", None)
    assert found.lang == "fr"
    assert "lang=fr" in found.meta["og:image"]


def test_a_table_that_is_not_public_says_nobody_elses_name(
    service: Service, guest: Guest, friend: Guest
) -> None:
    guest.change(name="Ada")
    friend.change(name="Grace")
    tables = [guest.open_table(me(), link(), public=public).id for public in (True, False)]
    for table in tables:
        shown = guest.table(table)
        friend.join(table, None, shown.invitation)
        assert guest.table(table).status == "racing"
    told = [read(service, f"/t/{table}").meta["description"] for table in tables]
    assert told[0].startswith("The race is on. Ada, Grace.")
    assert told[1].startswith("The race is on. ")
    assert "Grace" not in told[1]


def test_an_id_that_nobody_has_looks_like_a_page_about_nothing(
    service: Service, guest: Guest
) -> None:
    nothing = fetched(service, "/me").text
    for path in ("/t/aaaaaaaaaaaaaaaa", "/t/aaaaaaaaaaaaaaaa/results", "/r/aaaaaaaaaaaaaaaa"):
        assert fetched(service, path).text == nothing
    assert "noindex" in nothing
    asked = f"/api/link-picture.png?of=/t/{'a' * 16}"
    assert guest.refused("GET", asked, status=404).kind == "unknown_table"
    for path in ("/me", "/nothing", "/rules/regatta/REG-999", "/puzzles/regatta/none"):
        assert guest.answer("GET", f"/api/link-picture.png?of={path}").status_code == 404


def test_words_of_people_are_only_words() -> None:
    template = '<html lang="en"><head><meta charset="utf-8" /><title>x</title></head></html>'
    name = '"><script>alert(1)</script>&amp; \\1 {game}'
    head = Head("en", name, name, Subject("table", "a" * 16))
    text = written(template, head, "http://sea").decode()
    found = Read(text)
    assert found.meta["og:title"] == found.meta["description"] == name
    assert found.title.startswith('"><script>')
    assert "script" not in found.tags
    assert text.index("charset") < 100  # where browsers look for it


def test_a_picture_shows_what_a_stranger_sees_whoever_asks(
    service: Service, guest: Guest, friend: Guest
) -> None:
    duel = Duel(guest, friend, game="petite-regate")
    for _ in range(6):
        duel.step()
    address = f"/api/link-picture.png?of=/t/{duel.table}&lang=en"
    stranger = fetched(service, address)
    assert stranger.status_code == 200
    assert guest.answer("GET", address).content == stranger.content
    assert friend.answer("GET", address).content == stranger.content


def test_results_and_moments_have_pictures_of_their_own(service: Service, guest: Guest) -> None:
    table = guest.open_table(bot(), bot(), public=True).id
    live = guest.live()
    watched = live.watch(table)
    live.until(lambda: watched.view.status == "over")
    pages = [f"/t/{table}/results", f"/t/{table}/replay", f"/t/{table}/replay?at=7"]
    found = [read(service, path) for path in pages]
    assert [one.title.partition(" · ")[0] for one in found] == [
        "Regatta: the result of a race",
        "Regatta: a race to look at again",
        "Regatta: moment 7 of a race",
    ]
    assert len({picture_of(service, one).tobytes() for one in found}) == 3
    standing = guest.open_table(me(), bot()).id
    for lang, title in (("en", "how the race stands"), ("fr", "où en est la course")):
        running = read(service, f"/t/{standing}/results?lang={lang}")
        assert title in running.title
        assert "resul" not in running.title.replace("é", "e").lower()
        assert picture_of(service, running).size == (1200, 630)
    gone = f"/api/link-picture.png?of=/t/{table}/replay%3Fat%3D999999"
    assert guest.refused("GET", gone, status=422).kind == "no_moment"


# Games.


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_pages_about_games_may_be_found_in_both_languages(service: Service, lang: str) -> None:
    paths = ["/", "/rules"]
    for game in games():
        paths += [f"/rules/{game.id}", f"/learn/{game.id}", f"/puzzles/{game.id}"]
        paths.append(f"/puzzles/{game.id}/{exercises.puzzles(game.id)[0].id}")
        paths.append(f"/rules/{game.id}/{next(iter(game.texts.rules(lang))).id}")
    titles = set()
    for path in paths:
        found = read(service, f"{path}?lang={lang}", "de")
        titles.add(found.title)
        assert found.lang == lang
        assert "robots" not in found.meta
        canonical = [one["href"] for one in found.links if one["rel"] == "canonical"]
        assert canonical == [found.meta["og:url"]] == [f"{service.url}{path}?lang={lang}"]
        others = {one["hreflang"]: one["href"] for one in found.links if "hreflang" in one}
        assert others.keys() == {"en", "fr", "x-default"}
        assert 20 < len(found.meta["description"]) <= 301
    assert len(titles) == len(paths)


def test_every_kind_of_page_about_a_game_has_a_picture(service: Service) -> None:
    seen = set()
    puzzle = exercises.puzzles("regatta")[0].id
    kinds = (
        "/",
        "/rules/regatta",
        "/rules/regatta/REG-44",
        "/learn/regatta",
        f"/puzzles/regatta/{puzzle}",
    )
    for path in kinds:
        found = picture_of(service, read(service, path))
        assert (found.format, found.size) == ("PNG", (1200, 630))
        seen.add(found.tobytes())
    assert len(seen) == len(kinds)


def test_a_picture_is_kept_by_whoever_has_it(service: Service, guest: Guest) -> None:
    address = "/api/link-picture.png?of=/rules/regatta&lang=fr"
    first = guest.answer("GET", address)
    assert first.headers["content-type"] == "image/png"
    assert first.headers["cache-control"].startswith("public, max-age=")
    again = guest.answer("GET", address, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_page_that_has_not_changed_is_not_sent_again(service: Service, guest: Guest) -> None:
    first = fetched(service, "/rules/regatta")
    assert {"accept-encoding", "accept-language"} <= set(
        re.split(r",\s*", first.headers["vary"].lower())
    )
    headers = {"accept-language": "en", "if-none-match": first.headers["etag"]}
    again = guest.answer("GET", "/rules/regatta", headers=headers)
    assert again.status_code == 304
    table = guest.open_table(me(), link()).id
    assert fetched(service, f"/t/{table}").headers["etag"] != first.headers["etag"]


def test_where_people_reach_us_is_where_pictures_are(new_service: Any) -> None:
    own = new_service({"LAYLINE_PUBLIC_URL": "https://layline.example"})
    found = read(own, "/rules/regatta")
    assert found.meta["og:image"].startswith("https://layline.example/api/link-picture.png?")


# A crowd.


def test_a_crowd_is_answered_and_the_database_is_asked_only_so_often(
    service: Service, guest: Guest
) -> None:
    table = guest.open_table(me(), link()).id
    time, subject, nothing = [0.0], Subject("table", table), general("en")

    async def crowd() -> None:
        storage = Storage(service.database)
        try:
            heads = Heads(lambda: storage, lambda: time[0])
            shown = await heads.of(subject, "en", "1.2.3.4")
            assert "Regatta" in shown.title
            # A thief who tries ids has soon tried enough; what is known is still told.
            for number in range(LOOKUPS_PER_MINUTE):
                tried = subject_of(f"/t/{'a' * 12}{_word(number)}", {})
                assert (await heads.of(tried, "en", "1.2.3.4")) == nothing
            assert await heads.of(subject, "en", "1.2.3.4") is shown
            assert await heads.of(subject, "fr", "1.2.3.4") == general("fr")
            time[0] += KEPT_SECONDS
            assert await heads.of(subject, "en", "5.6.7.8") is not shown
            assert (await heads.of(subject, "fr", "5.6.7.8")).lang == "fr"
        finally:
            await storage.close()
        # Without a database there is the page, with the head of a page about nothing.
        assert await heads.of(Subject("results", table), "en", "9.9.9.9") == nothing

    asyncio.run(crowd())


def _word(number: int) -> str:
    letters = "abcdefghijklmnopqrstuvwxyz234567"
    return "".join(letters[number >> 5 * place & 31] for place in range(4))
