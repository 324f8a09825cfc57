"""Films are made in turn, once for all who want the same, and no longer than somebody waits."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator

import pytest

from layline.play.progress import Tell
from layline.play.race_file import to_record
from layline.server.refusals import Refusal
from layline.server.replay.films import AT_ONCE, Films
from tests.server.conftest import NewGuest, NewService
from tests.server.guest import Guest
from tests.server.operations.test_long_work import long_race
from tests.server.service import waited_for


class Studio:
    """Makes films of so many parts, and notes what is made."""

    def __init__(self) -> None:
        self.films = Films()
        self.shot: list[str] = []
        self.given_up: list[str] = []
        self.go = asyncio.Event()

    def film(self, visitor: str, name: str, parts: int) -> AsyncGenerator[bytes, None]:
        async def make(tell: Tell) -> bytes:
            try:
                for part in range(parts):
                    async with self.films.turn():
                        await self.go.wait()
                        await asyncio.sleep(0)
                        self.shot.append(name)
                    tell(part + 1, parts + 1)
            except asyncio.CancelledError:
                self.given_up.append(name)
                raise
            return name.encode()

        return self.films.told(visitor, name, lambda: None, make)


async def watched(film: AsyncGenerator[bytes, None]) -> tuple[list[int], bytes]:
    """The progress that was told, and the film."""
    told: list[int] = []
    async for line in film:
        progress = json.loads(line)
        told.append(progress["done"])
        if progress["size"] is not None:
            break
    return told, b"".join([part async for part in film])


def test_a_short_film_is_soon_done_beside_a_long_one() -> None:
    async def story() -> None:
        studio = Studio()
        long = asyncio.create_task(watched(studio.film("greedy", "long", 50)))
        await asyncio.sleep(0)
        short = asyncio.create_task(watched(studio.film("anna", "short", 3)))
        await asyncio.sleep(0)
        studio.go.set()
        assert (await short)[1] == b"short"
        last = max(n for n, name in enumerate(studio.shot) if name == "short")
        assert studio.shot[:last].count("long") <= 5, "they take turns"
        assert (await long)[1] == b"long"

    asyncio.run(story())


def test_all_who_want_the_same_film_see_it_grow_and_it_is_made_once() -> None:
    async def story() -> None:
        studio = Studio()
        asked = [asyncio.create_task(watched(studio.film(f"v{n}", "same", 4))) for n in range(10)]
        await asyncio.sleep(0)
        studio.go.set()
        for told, content in await asyncio.gather(*asked):
            assert content == b"same"
            assert told[0] == 0
        assert studio.shot == ["same"] * 4
        assert await watched(studio.film("later", "same", 4)) == ([1], b"same")
        assert studio.shot == ["same"] * 4

    asyncio.run(story())


def test_it_is_given_up_when_the_last_of_them_is_gone_and_makes_room() -> None:
    async def story() -> None:
        studio = Studio()
        films = [studio.film(f"v{n}", f"film {n}", 9) for n in range(AT_ONCE)]
        films.append(studio.film("one more", "film 0", 9))
        for film in films:
            await anext(film)
        with pytest.raises(Refusal, match="Others are having"):
            await anext(studio.film("late", "another", 1))
        with pytest.raises(Refusal, match="already being made for you"):
            await anext(studio.film("v1", "a second", 1))
        await films[0].aclose()
        await asyncio.sleep(0)
        assert studio.given_up == [], "one more waits for it"
        await films[-1].aclose()
        await anext(studio.film("late", "another", 1))
        await asyncio.sleep(0)
        assert studio.given_up == ["film 0"]

    asyncio.run(story())


def test_who_closes_the_page_frees_her_place_for_another_film(
    new_sqlite_service: NewService, guests: NewGuest
) -> None:
    service = new_sqlite_service()
    anna = guests(service)
    record = anna.call("POST", "/api/replays", to_record(long_race()))["id"]
    path = f"/api/replays/record/{record}/film?eye=all&form=html"
    with anna.http.stream("GET", path) as reply:
        lines = reply.iter_lines()
        assert json.loads(next(lines))["size"] is None
        assert begin(anna, f"{path}&theme=dark") == 429, "one at a time"
    waited_for(lambda: begin(anna, f"{path}&theme=dark") == 200)


def begin(guest: Guest, path: str) -> int:
    """Ask for a film, and go away at the first word of it."""
    other = Guest(guest.url)
    other.http.cookies = guest.http.cookies
    with other.http.stream("GET", path) as reply:
        status = reply.status_code
    other.close()
    return status
