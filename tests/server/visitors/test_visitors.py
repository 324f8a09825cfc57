"""Visitors without a server: names, cookies, passwords, codes, and how much they may ask for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest
from argon2 import PasswordHasher, extract_parameters
from argon2.exceptions import VerifyMismatchError
from sqlalchemy import select, update
from starlette.requests import HTTPConnection
from starlette.responses import Response

from layline.server.language import preferred
from layline.server.refusals import Refusal
from layline.server.storage import schema
from layline.server.storage.database import Storage, upgrade
from layline.server.visitors.accounts import (
    CODE_LENGTH,
    CODE_LETTERS,
    Visitors,
    nobodys_hash,
)
from layline.server.visitors.cookies import LASTS, Cookies
from layline.server.visitors.names import (
    cleaned_name,
    cleaned_text,
    invented,
    is_invented,
    name_key,
)

T = TypeVar("T")
Run = Callable[[Callable[[Visitors], Awaitable[T]]], T]


@pytest.fixture
def run(tmp_path: Path) -> Run[object]:
    """A function that does something with the visitors of a database of the test's own."""
    url = f"sqlite:///{tmp_path / 'layline.db'}"
    upgrade(url)

    async def work(what: Callable[[Visitors], Awaitable[T]]) -> T:
        storage = Storage(url)
        try:
            return await what(await Visitors.open(storage, secure=False))
        finally:
            await storage.close()

    return lambda what: asyncio.run(work(what))


# Names.


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("  Anne   Le\tGall ", "Anne Le Gall"),
        ("Tom\u202e\u200b\x00y", "Tomy"),
        ("Zoe\u0308", "Zoë"),
        ("e" + "\u0301" * 20, "é" + "\u0301" * 3),
        ("O'Hara & <b>", "O'Hara & <b>"),
        ("船", "船"),
    ],
)
def test_names_are_cleaned(given: str, name: str) -> None:
    assert cleaned_name(given) == name


@pytest.mark.parametrize("given", ["", " \u202e ", "\u200d\u200d", "...", "x" * 33])
def test_a_name_that_is_none_is_refused(given: str) -> None:
    with pytest.raises(Refusal) as refused:
        cleaned_name(given)
    assert (refused.value.kind, refused.value.field) == ("bad_name", "name")


def test_a_text_keeps_its_lines() -> None:
    assert cleaned_text("ahoy \u202e there\r\n\tyou\x07\n") == "ahoy there\nyou"


@pytest.mark.parametrize("twin", ["ANNA", "anna", "\uff21\uff4e\uff4e\uff41"])
def test_names_that_look_alike_are_the_same(twin: str) -> None:
    assert name_key(twin) == name_key("Anna")


def test_what_is_compared_fits_its_column() -> None:
    assert len(name_key("\ufdfa" * 32)) <= 64
    assert name_key("\ufdfa" * 32) != name_key("\ufdfa" * 31)


def test_invented_names_are_names_and_many() -> None:
    for lang in ("en", "fr"):
        names = {invented(lang) for _ in range(200)}
        assert len(names) > 100
        assert all(cleaned_name(name) == name for name in names)
        assert all(is_invented(name) for name in names)
    assert not is_invented("Anne-Marie Le Gall")
    assert all(invented("fr").split()[1].islower() for _ in range(50))


# Languages.


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("fr, en", "fr"),
        ("en, fr", "en"),
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("de, fr;q=0.3, en;q=0.7", "en"),
        ("en;q=0.1, fr;q=0.2", "fr"),
        ("fr;q=0", "en"),
        ("de-AT", "en"),
        ("fr;q=high,,;;", "en"),
        ("*", "en"),
    ],
)
def test_the_browser_says_which_language(header: str, lang: str) -> None:
    assert preferred(header) == lang


# Cookies.


def carried(cookies: Cookies, response: Response) -> HTTPConnection:
    """A request that brings back the cookie of an answer."""
    header = response.headers["set-cookie"].partition(";")[0]
    return HTTPConnection({"type": "http", "headers": [(b"cookie", header.encode())]})


def test_a_cookie_says_who_came_back() -> None:
    cookies, response = Cookies(b"key", secure=False), Response()
    cookies.write(response, "somebody", 3)
    found = cookies.read(carried(cookies, response))
    assert found is not None
    assert (found.visitor, found.generation, found.is_old) == ("somebody", 3, False)
    header = response.headers["set-cookie"]
    assert all(part in header for part in ("HttpOnly", "SameSite=lax", "Path=/", f"Age={LASTS}"))
    assert "Secure" not in header


def test_over_https_the_cookie_belongs_to_this_host_alone() -> None:
    response = Response()
    Cookies(b"key", secure=True).write(response, "somebody", 0)
    assert response.headers["set-cookie"].startswith("__Host-layline=")
    assert "Secure" in response.headers["set-cookie"]


def test_another_key_makes_another_cookie() -> None:
    response = Response()
    Cookies(b"key", secure=False).write(response, "somebody", 0)
    other = Cookies(b"yek", secure=False)
    assert other.read(carried(other, response)) is None


def test_an_old_cookie_is_known_to_be_old(monkeypatch: pytest.MonkeyPatch) -> None:
    cookies, response = Cookies(b"key", secure=False), Response()
    cookies.write(response, "somebody", 0)
    found = cookies.read(carried(cookies, response))
    assert found is not None
    monkeypatch.setattr(
        "layline.server.visitors.cookies.time.time", lambda: found.issued + 8 * 86400
    )
    assert found.is_old


def test_all_processes_sign_with_one_key(run: Run[bytes]) -> None:
    async def key(visitors: Visitors) -> bytes:
        return visitors._key

    assert run(key) == run(key)


def test_a_key_is_made_once_however_many_start_together(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'layline.db'}"
    upgrade(url)

    async def start() -> bytes:
        storage = Storage(url)
        visitors = await Visitors.open(storage, secure=False)
        await storage.close()
        return visitors._key

    async def together() -> list[bytes]:
        return await asyncio.gather(*(start() for _ in range(6)))

    assert len(set(asyncio.run(together()))) == 1


# Passwords.


def test_a_password_is_stored_as_argon2_and_nowhere_else(run: Run[str]) -> None:
    async def keep(visitors: Visitors) -> str:
        guest = await visitors.welcome("en")
        await visitors.change(guest, name="Ada", password="ebb and flow")
        column = schema.visitors.c.password_hash
        return str(
            await visitors.storage.read(lambda database: database.execute(select(column)).scalar())
        )

    stored = run(keep)
    assert stored.startswith("$argon2id$")
    assert "ebb" not in stored


def test_a_password_for_an_unknown_name_takes_as_much_work_as_for_a_known_one() -> None:
    hasher = PasswordHasher()
    nobodys = nobodys_hash(hasher)
    assert extract_parameters(nobodys) == extract_parameters(hasher.hash("sesame"))
    with pytest.raises(VerifyMismatchError):  # worked out and compared, not refused for its form
        hasher.verify(nobodys, "sesame")


def test_a_new_password_ends_all_other_cookies(run: Run[None]) -> None:
    async def keep(visitors: Visitors) -> None:
        guest = await visitors.welcome("en")
        kept = await visitors.change(guest, password="ebb and flow")
        assert kept.kept
        assert kept.generation == guest.generation + 1
        renamed = await visitors.change(kept, name="Ada")
        assert renamed.generation == kept.generation

    run(keep)


def test_an_outdated_hash_is_renewed_when_its_password_is_used(run: Run[None]) -> None:
    from argon2 import PasswordHasher

    async def log_in(visitors: Visitors) -> None:
        guest = await visitors.welcome("en")
        await visitors.change(guest, name="Ada", password="ebb and flow")
        weak = PasswordHasher(time_cost=1, memory_cost=1024).hash("ebb and flow")
        hers = update(schema.visitors).values(password_hash=weak)
        await visitors.storage.write(lambda database: database.execute(hers))
        assert (await visitors.log_in("ADA", "ebb and flow")).id == guest.id
        column = select(schema.visitors.c.password_hash)
        now = await visitors.storage.read(lambda database: database.execute(column).scalar())
        assert now != weak
        assert (await visitors.log_in("ada", "ebb and flow")).id == guest.id

    run(log_in)


def test_a_kept_visitor_takes_a_new_name_with_her(run: Run[None]) -> None:
    async def rename(visitors: Visitors) -> None:
        guest = await visitors.welcome("en")
        kept = await visitors.change(guest, name="Ada", password="ebb and flow")
        await visitors.change(kept, name="Grace")
        assert (await visitors.log_in("grace", "ebb and flow")).id == guest.id
        with pytest.raises(Refusal, match="No kept identity"):
            await visitors.log_in("ada", "ebb and flow")

    run(rename)


def test_guests_may_share_a_name_that_nobody_keeps(run: Run[None]) -> None:
    async def share(visitors: Visitors) -> None:
        one, other = await visitors.welcome("en"), await visitors.welcome("fr")
        await visitors.change(one, name="Ada")
        assert (await visitors.change(other, name="Ada")).name == "Ada"

    run(share)


def test_no_guest_goes_by_a_name_that_somebody_keeps(run: Run[None]) -> None:
    async def pretend(visitors: Visitors) -> None:
        one, other = await visitors.welcome("en"), await visitors.welcome("fr")
        await visitors.change(one, name="Ada", password="ebb and flow")
        with pytest.raises(Refusal, match="kept by somebody else"):
            await visitors.change(other, name="ADA")

    run(pretend)


# One-time codes.


def test_a_code_is_easily_read_and_stored_only_as_a_hash(run: Run[None]) -> None:
    async def ask(visitors: Visitors) -> None:
        code, _ = await visitors.new_code(await visitors.welcome("en"))
        assert len(code.replace("-", "")) == CODE_LENGTH
        assert set(code) <= set(CODE_LETTERS) | {"-"}
        rows = select(schema.codes.c.code_hash)
        stored = await visitors.storage.read(lambda database: database.execute(rows).scalar())
        assert code.replace("-", "") not in str(stored)

    run(ask)


def test_a_code_runs_out(run: Run[None], monkeypatch: pytest.MonkeyPatch) -> None:
    async def wait(visitors: Visitors) -> None:
        guest = await visitors.welcome("en")
        code, expires = await visitors.new_code(guest)
        monkeypatch.setattr("layline.server.visitors.accounts.time.time", lambda: expires + 1)
        with pytest.raises(Refusal, match="not valid"):
            await visitors.use_code(code)

    run(wait)


def test_a_second_code_ends_the_first(run: Run[None]) -> None:
    async def ask_twice(visitors: Visitors) -> None:
        guest = await visitors.welcome("en")
        first, _ = await visitors.new_code(guest)
        second, _ = await visitors.new_code(guest)
        with pytest.raises(Refusal, match="not valid"):
            await visitors.use_code(first)
        assert (await visitors.use_code(f" {second.lower()} ")).id == guest.id

    run(ask_twice)


def test_a_code_serves_one_of_many_who_use_it_at_once(run: Run[None]) -> None:
    async def race(visitors: Visitors) -> None:
        guest = await visitors.welcome("en")
        code, _ = await visitors.new_code(guest)
        attempts = (visitors.use_code(code) for _ in range(8))
        found = await asyncio.gather(*attempts, return_exceptions=True)
        assert sum(not isinstance(one, BaseException) for one in found) == 1

    run(race)


# Names that look alike.

CYRILLIC = "\u0421l\u0430r\u0430"
"""Three letters of it are; it looks like Clara."""


def test_nobody_goes_by_a_name_that_looks_like_one_that_somebody_keeps(run: Run[None]) -> None:
    async def take(visitors: Visitors) -> None:
        ada, guest = await visitors.welcome("en"), await visitors.welcome("en")
        await visitors.change(ada, "Clara", "ebb and flow")
        for twin in (CYRILLIC, "CIara", CYRILLIC.upper()):
            for password in (None, "ebb and flow"):
                with pytest.raises(Refusal, match="looks like it") as caught:
                    await visitors.change(guest, twin, password)
                assert caught.value.field == "name"
        assert (await visitors.change(guest, "Ciara", "ebb and flow")).name == "Ciara"

    run(take)


def test_a_guest_cannot_keep_a_name_that_somebody_else_has_kept_since(run: Run[None]) -> None:
    async def keep(visitors: Visitors) -> None:
        ada, guest = await visitors.welcome("en"), await visitors.welcome("en")
        guest = await visitors.change(guest, CYRILLIC)
        await visitors.change(ada, "Clara", "ebb and flow")
        with pytest.raises(Refusal):
            await visitors.change(guest, password="ebb and flow")

    run(keep)


def test_names_kept_before_looks_were_compared_stay(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'layline.db'}"
    upgrade(url)

    async def story() -> None:
        storage = Storage(url)
        try:
            visitors = await Visitors.open(storage, False)
            ada, eve = await visitors.welcome("en"), await visitors.welcome("en")
            ada = await visitors.change(ada, "Clara", "ebb and flow")
            eve = await visitors.change(eve, "Another", "ebb and flow")
            own = schema.visitors.c
            forget = {"kept_look": None, "kept_folded_look": None}
            cyrillic = {"name": CYRILLIC, "kept_name": name_key(CYRILLIC), **forget}
            everybody, hers = update(schema.visitors), own.id == eve.id
            await storage.write(lambda it: it.execute(everybody.values(**forget)))
            await storage.write(lambda it: it.execute(everybody.where(hers).values(**cyrillic)))
            visitors = await Visitors.open(storage, False)
            looks = select(own.kept_look).where(own.kept_name.is_not(None)).distinct()
            found = await storage.read(lambda it: it.execute(looks).scalars().all())
            assert found == ["Clara"], "they are known now"
            for one, name in ((ada, "Clara"), (eve, CYRILLIC)):
                back = await visitors.log_in(name, "ebb and flow")
                assert back.id == one.id
                assert (await visitors.change(back, name, "flow and ebb")).name == name
            guest = await visitors.welcome("en")
            with pytest.raises(Refusal):
                await visitors.change(guest, CYRILLIC.lower())
        finally:
            await storage.close()

    asyncio.run(story())
