"""Bots play in turn: first where somebody watches, elsewhere with what is left over."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable

from sqlalchemy import select

from layline.server.live.bot_turns import WATCHED_AT_ONCE, WATCHED_EACH, BotTurns
from layline.server.schemas.live import Ack
from layline.server.storage import schema
from tests.server.conftest import NewGuest, NewService
from tests.server.duel import Duel
from tests.server.guest import bot
from tests.server.service import waited_for
from tests.server.stored import opened


class Tables:
    """Tables whose bots ask for turns; `begun` are the turns in the order in which they began."""

    def __init__(self) -> None:
        self.turns = BotTurns()
        self.begun: list[tuple[str, str]] = []
        self.under_way: Counter[str] = Counter()
        self.most: Counter[str] = Counter()
        self.tasks: set[asyncio.Task[None]] = set()

    def wait(
        self, owner: str, table: str, watched: bool = False, end: asyncio.Event | None = None
    ) -> asyncio.Task[None]:
        """A table asks for a turn, which lasts until `end`, or for a moment."""

        async def play() -> None:
            async with self.turns.turn(owner, table, watched):
                self.begun.append((owner, table))
                kind = "watched" if watched else "unwatched"
                for group in (kind, f"{kind} {owner}"):
                    self.under_way[group] += 1
                    self.most[group] = max(self.most[group], self.under_way[group])
                await (asyncio.sleep(0) if end is None else end.wait())
                for group in (kind, f"{kind} {owner}"):
                    self.under_way[group] -= 1

        task = asyncio.create_task(play())
        self.tasks.add(task)
        return task

    async def all_played(self) -> None:
        """Wait until everybody has had a turn."""
        await asyncio.gather(*self.tasks)


def run(story: Callable[[Tables], Awaitable[None]]) -> None:
    """Tell a story on an event loop."""

    async def told() -> None:
        await story(Tables())

    asyncio.run(told())


async def some_rounds() -> None:
    """Let everything happen that can happen by itself."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_owners_of_tables_that_nobody_watches_have_equal_shares() -> None:
    async def story(tables: Tables) -> None:
        for owner, count in {"greedy": 100, "busy": 27, "modest": 1}.items():
            for number in range(count):
                tables.wait(owner, f"{owner}{number}")
        await tables.all_played()
        owners = [owner for owner, _ in tables.begun]
        assert "modest" in owners[:4]
        assert Counter(owners[1:55])["busy"] >= 26
        assert tables.most["unwatched"] == 1
        greedy = [table for owner, table in tables.begun if owner == "greedy"]
        assert greedy == [f"greedy{number}" for number in range(100)]

    run(story)


def test_watched_tables_do_not_wait_for_those_nobody_watches() -> None:
    async def story(tables: Tables) -> None:
        end = asyncio.Event()
        for number in range(50):
            tables.wait("greedy", f"dark{number}", end=end)
        for number in range(4):
            tables.wait("anna", f"lit{number}", watched=True)
        await some_rounds()
        assert [table for _, table in tables.begun] == ["dark0", "lit0", "lit1", "lit2", "lit3"]
        end.set()
        await tables.all_played()

    run(story)


def test_one_visitor_has_few_turns_at_once_and_all_together_not_many() -> None:
    async def story(tables: Tables) -> None:
        end = asyncio.Event()
        for number in range(20):
            tables.wait("greedy", f"table{number}", watched=True, end=end)
        await some_rounds()
        assert len(tables.begun) == WATCHED_EACH
        tables.wait("anna", "hers", watched=True, end=end)
        await some_rounds()
        assert tables.begun[-1] == ("anna", "hers")
        for number in range(20):
            tables.wait(f"guest{number}", f"other{number}", watched=True, end=end)
        await some_rounds()
        assert len(tables.begun) == WATCHED_AT_ONCE
        end.set()
        await tables.all_played()
        assert tables.most["watched"] == WATCHED_AT_ONCE
        assert tables.most["watched greedy"] == WATCHED_EACH

    run(story)


def test_no_turn_begins_where_nobody_watches_while_a_person_waits() -> None:
    async def story(tables: Tables) -> None:
        await tables.wait("greedy", "before")
        with tables.turns.person():
            tables.wait("greedy", "dark")
            tables.wait("anna", "lit", watched=True)
            await some_rounds()
            assert [table for _, table in tables.begun] == ["before", "lit"]
        await tables.all_played()
        assert tables.begun[-1] == ("greedy", "dark")

    run(story)


def test_people_who_never_pause_do_not_stop_them_for_ever() -> None:
    async def story(tables: Tables) -> None:
        await tables.wait("greedy", "before")
        with tables.turns.person():
            await tables.wait("greedy", "dark")

    run(story)


def test_a_table_that_somebody_begins_to_watch_waits_no_longer() -> None:
    async def story(tables: Tables) -> None:
        end = asyncio.Event()
        for number in range(50):
            tables.wait("greedy", f"dark{number}", end=end)
        await some_rounds()
        tables.turns.noticed("dark40")
        await some_rounds()
        assert [table for _, table in tables.begun] == ["dark0", "dark40"]
        end.set()
        await tables.all_played()

    run(story)


def test_who_gives_up_waiting_leaves_the_turn_to_others() -> None:
    async def story(tables: Tables) -> None:
        end = asyncio.Event()
        tables.wait("anna", "first", end=end)
        second = tables.wait("anna", "second")
        third = tables.wait("bea", "third")
        await some_rounds()
        second.cancel()
        await asyncio.gather(second, return_exceptions=True)
        assert tables.turns.waiting == 1
        end.set()
        await third
        assert [table for _, table in tables.begun] == ["first", "third"]
        assert tables.turns.waiting == 0

    run(story)


def test_nobody_waits_once_the_service_stops() -> None:
    async def story(tables: Tables) -> None:
        end = asyncio.Event()
        for number in range(5):
            tables.wait("anna", f"dark{number}", end=end)
        await some_rounds()
        tables.turns.close()
        end.set()
        await tables.all_played()

    run(story)


# The real thing.


def bots_played(database: str) -> list[float]:
    """When bots played, at all tables."""
    entries = schema.entries.c
    with opened(database) as connection:
        return list(connection.execute(select(entries.at).where(entries.by.is_not(None))).scalars())


def test_a_hundred_tables_of_bots_do_not_come_before_a_person(
    new_sqlite_service: NewService, guests: NewGuest
) -> None:
    service = new_sqlite_service()
    duel = Duel(guests(service), guests(service), board="full", max_rounds=200)
    for owner in [guests(service) for _ in range(3)]:
        for _ in range(43):
            owner.open_table(bot(), bot(), bot(), board="full", max_rounds=200)
    waits = []
    for _ in range(40):
        began, action = time.time(), duel.known.actions[0]
        answer = duel.mover.play(duel.table, action)
        waits.append((began, time.time()))
        assert isinstance(answer, Ack)
        duel.wait(answer.seq)
    played = bots_played(service.database)
    meanwhile = sum(began < at < end for at in played for began, end in waits)
    # One that had begun before, and perhaps one more before the message was read; otherwise it
    # would be one at nearly every table.
    assert meanwhile <= 3 * len(waits)
    # And they do play.
    waited_for(lambda: len(bots_played(service.database)) > len(played) + 100)
