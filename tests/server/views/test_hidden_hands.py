"""Hands and piles stay hidden through the whole service, whatever is asked and played back.

Two ways to look: for the order of a shuffle in everything that was ever sent, and for any
difference between two worlds in which only unseen cards have changed places.
"""

from __future__ import annotations

import json
import random
import shutil
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import update

from layline.bots import bot
from layline.engine.errors import RaceError
from layline.play.race import Race
from layline.server.storage import schema
from tests.server.conftest import NewGuest
from tests.server.duel import Duel
from tests.server.guest import Guest
from tests.server.referee import begun
from tests.server.service import DEADLINE, Service
from tests.server.sights import without_presence
from tests.server.stored import opened, stored_entries
from tests.server.views.test_leaks import transcript

DATABASES = ("sqlite",)
"""What is sent is made from a race in memory, wherever it is stored."""

Entries = list[tuple[int, str, str | None, str]]
OPTIONS: dict[str, Any] = {"rules": "gigamic", "size": "short", "players": 2}
PER_HAND = 5
FILES = (
    "picture.png?at=9&width=300",
    "film?form=gif&first=10&last=11&width=200",
    "film?form=html&first=10&last=11",
)
"""What can be taken away of a race."""


def true_race(entries: Entries) -> Race:
    """The race as it really is."""
    race = begun("petite-regate", OPTIONS)
    for _, _, _, text in entries:
        race.play(text)
    return race


def sail(duel: Duel, service: Service, decisions: int) -> None:
    """Play as club sailors do, who know what they hold, with questions between."""
    for number in range(decisions):
        if duel.over:
            return
        if number % 5 == 0:
            for live in duel.lives.values():
                live.ask("look", duel.table, seq=duel.known.seq // 2)
                live.ask("meant", duel.table, x=9.0, y=4.0 + number % 16)
                live.ask("why_not", duel.table, action="play R90")
        duel.step(bot("greedy").choose(true_race(stored_entries(service.database, duel.table))))


def shuffles(entries: Entries) -> list[list[str]]:
    """The order of the cards in every shuffle."""
    return [text.split()[1:] for _, _, _, text in entries if text.startswith("shuffle ")]


def test_no_order_of_cards_is_in_anything_that_is_sent_before_the_end(
    service: Service, guests: NewGuest
) -> None:
    players, onlooker = (guests(service), guests(service, "fr")), guests(service)
    duel = Duel(*players, game="petite-regate", **OPTIONS)
    watching = onlooker.live()
    watching.watch(duel.table)
    sail(duel, service, 24)
    assert not duel.over
    everybody = (*players, onlooker)
    for guest in everybody:
        for path in ("", "/ground", "/legend"):
            guest.call("GET", f"/api/tables/{duel.table}{path}")
        guest.refused("GET", f"/api/tables/{duel.table}/record")
    watching.settled()
    orders = shuffles(stored_entries(service.database, duel.table))
    assert orders
    for guest in everybody:
        for text in guest.heard:
            for order in orders:
                for at in range(len(order) - 3):
                    run = order[at : at + 4]
                    assert " ".join(run) not in text
                    assert '","'.join(run) not in text
    for message in watching.said:
        assert not getattr(getattr(message, "sight", None), "hand", [])
    duel.mover.ask("resign", duel.table, seat=duel.on_move)
    duel.wait()
    told = players[0].record(duel.table)["actions"]
    assert " ".join(["shuffle", *orders[0]]) in told, "once it is over everybody may see all"


# Two worlds.


def unseen_slots(entries: Entries, seat: str) -> list[int]:
    """The places in the first shuffle whose cards a seat has not seen: still held, or not drawn."""
    race = begun("petite-regate", OPTIONS)
    order: list[str] = []
    held: dict[str, list[int]] = {"A": [], "B": []}
    drawn = 0
    for _, _, who, text in entries:
        lines = race.play(text)
        if text.startswith("shuffle "):
            order = text.split()[1:]
            first = race.position()["first"]
            turns = [first, "B" if first == "A" else "A"]
            for place in range(2 * PER_HAND):
                held[turns[place % 2]].append(place)
            drawn = 2 * PER_HAND
        verb, *rest = text.split()
        laid = "SUN" if verb == "sun" else rest[0] if verb in ("play", "swap", "drop") else None
        if laid is not None:
            assert who is not None
            held[who].remove(next(place for place in held[who] if order[place] == laid))
        for line in lines:
            _, drawer, *what = line.split()
            if what[:1] == ["draws"]:
                held[drawer] += range(drawn, drawn + int(what[1]))
                drawn += int(what[1])
    other = "B" if seat == "A" else "A"
    return [*held[other], *range(drawn, len(order))]


def other_deal(entries: Entries, seat: str, seed: int) -> Entries | None:
    """The same race with the cards changed that a seat cannot know; None if it cannot be."""
    at = next(n for n, (_, _, _, text) in enumerate(entries) if text.startswith("shuffle "))
    order = entries[at][3].split()[1:]
    # that somebody holds a sun, or none, shows when a turn ends
    slots = [slot for slot in unseen_slots(entries, seat) if order[slot] != "SUN"]
    changed = list(order)
    for slot, source in zip(slots, random.Random(seed).sample(slots, len(slots)), strict=True):
        changed[slot] = order[source]
    seq, kind, who, _ = entries[at]
    others = [*entries[:at], (seq, kind, who, " ".join(["shuffle", *changed])), *entries[at + 1 :]]
    try:
        race = true_race(others)
    except RaceError:
        return None  # something that was played could not have been
    other = "B" if seat == "A" else "A"
    same = race.position()["hands"][other] == true_race(entries).position()["hands"][other]
    return None if same else others


def test_worlds_that_differ_in_unseen_cards_only_look_the_same(
    tmp_path: Path, guests: NewGuest
) -> None:
    first = Service(f"sqlite:///{tmp_path / 'one.db'}", tmp_path).start()
    worlds = [first]
    try:
        players, onlooker = (guests(first), guests(first, "fr")), guests(first)
        duel = Duel(*players, game="petite-regate", **OPTIONS)
        sail(duel, first, 14)
        entries = stored_entries(first.database, duel.table)
        other = next(filter(None, (other_deal(entries, "A", seed) for seed in range(200))), None)
        assert other is not None, "some other deal fits"
        assert first.stop() == 0
        shutil.copy(tmp_path / "one.db", tmp_path / "two.db")
        second = Service(f"sqlite:///{tmp_path / 'two.db'}", tmp_path)
        redealt(second.database, duel.table, other)
        worlds.append(second)
        for world in worlds:
            world.start()
        for somebody in (players[0], onlooker):
            told = [whole_transcript(somebody, world, duel.table) for world in worlds]
            assert told[0] == told[1]
        hers = [whole_transcript(players[1], world, duel.table) for world in worlds]
        assert hers[0] != hers[1], "whoever holds the cards sees the difference"
    finally:
        for world in worlds:
            world.close()


def redealt(database: str, table: str, entries: Entries) -> None:
    """Write another order of the cards into the books."""
    column = schema.entries.c
    with opened(database) as connection:
        for seq, _, _, text in entries:
            here = (column.table_id == table) & (column.seq == seq)
            connection.execute(update(schema.entries).where(here).values(text=text))


def file_in(reply: httpx.Response) -> bytes:
    """What was taken away, without what was told of the progress of a film."""
    rest: bytes = reply.content
    while rest.startswith(b'{"done"'):
        rest = rest.partition(b"\n")[2]
    return rest


def whole_transcript(guest: Guest, service: Service, table: str) -> list[str]:
    """Everything one is told live and over HTTP."""
    there = Guest.__new__(Guest)
    there.__dict__ |= {**guest.__dict__, "url": service.url}
    heard = transcript(there, service, table, [])
    with guest.http.__class__(
        base_url=service.url, timeout=DEADLINE, trust_env=False, cookies=guest.http.cookies
    ) as client:
        for path in ("", "/ground?lang=en", "/ground?lang=fr", "/record", "/results"):
            heard.append(client.get(f"/api/tables/{table}{path}").text)
        eyes = [f"/frames?eye={eye}" for eye in ("A", "B", "onlooker", "all")]
        for path in ("", "/ground", "/legend", "/file", *eyes):
            heard.append(client.get(f"/api/replays/table/{table}{path}").text)
        heard.append(client.get(f"/api/tables/{table}/verification").text)
        for eye in ("A", "B", "onlooker", "all"):
            for made in FILES:
                reply = client.get(f"/api/replays/table/{table}/{made}&eye={eye}")
                heard.append(f"{made} {eye} {reply.status_code} {file_in(reply).hex()}")
        about_me = client.get("/api/me/export").raise_for_status().json()
        del about_me["said"]  # a line of it has just been said, at another time in each world
        sections = {name: rows for name, rows in about_me.items() if isinstance(rows, list)}
        heard += [json.dumps({name: row}) for name, rows in sections.items() for row in rows]
    return without_presence(heard)
