"""A seat is told what it may know and nothing else, over whole races of random moves.

Three ways to look: for the secret itself in everything that was ever sent; for anything that a
second referee, who knows only the entries, would not have shown; and for any difference between two
worlds that differ only in what the seat may not know.
"""

from __future__ import annotations

import base64
import json
import re
import secrets
import shutil
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from layline.games import find_game, games
from layline.play.race import Race
from layline.server.encoding import json_text
from layline.server.schemas.live import LookAnswer, State, Update
from layline.server.schemas.views import Entry, Sight
from layline.server.storage import schema
from tests.server.conftest import NewGuest
from tests.server.duel import Duel
from tests.server.guest import Guest, bot, me
from tests.server.referee import begun, follow
from tests.server.service import Service
from tests.server.sights import without_presence
from tests.server.socket_client import Live
from tests.server.stored import opened, stored_secret

DATABASES = ("sqlite",)
"""What is sent is made from a race in memory, wherever it is stored."""

GAMES = [game.id for game in games()]


def shapes_of(secret: bytes) -> list[str]:
    """How a secret could be written, whole or in part."""
    plain = base64.b64encode(secret).decode()
    found = []
    for part in (secret, secret[:16], secret[16:]):
        text = part.hex()
        found += [text, text.upper(), str(int.from_bytes(part, "big")), str(list(part))[1:-1]]
    for encoded in (plain, base64.urlsafe_b64encode(secret).decode()):
        found += [encoded.rstrip("=")[:20], encoded.rstrip("=")[-20:]]
    found += [base64.b32encode(secret).decode()[:24], repr(secret)[2:-1]]
    return [*found, secret.decode("latin-1")]


def names_secret(text: str, secret: bytes) -> bool:
    """Whether a text has the secret in any shape."""
    raw = json.dumps(secret.decode("latin-1"))[1:-1]
    return any(shape in text for shape in [*shapes_of(secret), raw])


def sail_at_random(duel: Duel, moves: int) -> None:
    """Play on, with questions, chat and undo between the moves."""
    for number in range(moves):
        if duel.over:
            return
        table, mover, known = duel.table, duel.mover, duel.known
        if number % 3 == 0:
            for live in duel.lives.values():
                live.ask("why_not", table, action=known.actions[0])
                live.ask("meant", table, x=3.0 * number, y=2.0 * number)
                live.ask("look", table, seq=known.seq // 2)
            mover.ask("preview", table, action=known.actions[-1])
            mover.say(table, f"line {number}")
        if number % 4 == 0 and known.sight.can_undo:
            duel.undo()
        duel.step()


def test_no_secret_is_in_anything_that_is_ever_sent_before_the_end(
    service: Service, guests: NewGuest
) -> None:
    players = guests(service), guests(service, "fr")
    onlooker = guests(service)
    duel = Duel(*players, rules="advanced")
    watching = onlooker.live()
    watching.watch(duel.table)
    sail_at_random(duel, 60)
    assert not duel.over
    for guest in (*players, onlooker):
        for path in ("", "/ground", "/record", "/results", "/verification"):
            guest.answer("GET", f"/api/tables/{duel.table}{path}")
        guest.answer("POST", f"/api/tables/{duel.table}/rematch")
        guest.answer("GET", "/api/tables")
        guest.answer("GET", "/metrics")
    watching.settled()
    secret = stored_secret(service.database, duel.table)
    hers = [cookie.value for guest in players for cookie in guest.http.cookies.jar]
    assert names_secret(json.dumps({"secret": secret.hex()}), secret), "the search itself works"
    for guest in (*players, onlooker):
        assert len(guest.heard) > 5
        for text in guest.heard:
            assert not names_secret(text, secret)
    for text in onlooker.heard:
        assert not any(value and value in text for value in hers), "somebody else's cookie"
    assert not names_secret(service.log(), secret)


def test_a_webhook_and_a_code_are_their_owners_business(service: Service, guests: NewGuest) -> None:
    guest, friend = guests(service), guests(service)
    webhook = f"https://hooks.example/{secrets.token_hex(8)}"
    guest.change(webhook=webhook)
    code = guest.call("POST", "/api/code")["code"]
    duel = Duel(guest, friend)
    move_id = "mine-and-nobody-elses"
    mine = duel.lives["A"]
    mine.say(duel.table, "hello", id=move_id)
    sail_at_random(duel, 6)
    told = "\n".join(friend.heard)
    assert webhook not in told
    assert code not in told
    assert move_id not in told
    assert "password" not in told


# Nothing but the view.


def as_told(seen: object) -> Any:
    """A message as it goes over the wire."""
    return json.loads(json_text(seen))


def expected_sight(race: Race, sight: Sight, lang: str) -> dict[str, Any]:
    """What a seat is to see of a race, made of nothing but its view."""
    game, view = race.game, race.view(sight.seat)
    deciding = sight.seat is not None and race.to_move == sight.seat
    return {
        "seq": sight.seq,
        "seat": sight.seat,
        "to_move": race.to_move,
        "over": race.over,
        "prompt": game.table.prompt(view, lang),
        "board": game.drawing.board(view, lang).to_json(),
        "instruments": game.drawing.instruments(view, lang).to_json(),
        "facts": as_told(game.table.facts(view, lang)),
        "actions": race.choices() if deciding else [],
        "labels": [game.table.label(view, action, lang) for action in race.choices() if deciding],
        "refused": game.table.refused(view) if deciding else [],
    }


def shown(sight: Sight) -> dict[str, Any]:
    """The same of what was sent."""
    told = as_told(sight)
    return {
        **{key: told[key] for key in ("seq", "seat", "to_move", "over", "prompt")},
        **{key: told[key] for key in ("board", "instruments", "facts")},
        "actions": [choice["action"] for choice in told["choices"]],
        "labels": [choice["label"] for choice in told["choices"]],
        "refused": [choice["action"] for choice in told["refused"]],
    }


def check_live(live: Live, table: str, seat: str | None) -> int:
    """Hold every sight and entry of a connection against the second referee; how many sights."""
    view = live.tables[table].view
    race = begun(view.game, view.options)
    races = [race.copy()]
    sights = 0
    seen = iter(live.seen)
    for message in live.said:
        if isinstance(message, State | Update):
            for entry in message.entries:
                check_lines(entry, race, live.lang)
                races.append(race.copy())
                assert entry.seq == len(races) - 1
        if isinstance(message, State | Update | LookAnswer):
            sight = message.sight if isinstance(message, LookAnswer) else next(seen)[1]
            assert sight.seat == seat
            expected = expected_sight(races[sight.seq], sight, live.lang)
            if isinstance(message, LookAnswer):
                expected |= {"actions": [], "labels": [], "refused": []}
            assert shown(sight) == expected
            sights += 1
    return sights


def check_lines(entry: Entry, race: Race, lang: str) -> None:
    """Play an entry and hold its lines against what happens."""
    events = follow(race, entry)
    if entry.kind == "undo":
        assert len(entry.lines) == 1, "only that somebody took something back"
        return
    assert [line.text for line in entry.lines] == [
        race.game.events.sentence(event, lang) for event in events
    ]
    assert [line.rule for line in entry.lines] == [event.rule_id for event in events]


@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_everything_shown_follows_from_the_view_of_the_seat(
    service: Service, guests: NewGuest, rules: str
) -> None:
    duel = Duel(guests(service), guests(service, "fr"), seed=3, rules=rules)
    onlooker = guests(service, "fr").live()
    onlooker.watch(duel.table)
    sail_at_random(duel, 40)
    onlooker.settled()
    for seat, live in duel.lives.items():
        assert check_live(live, duel.table, seat) > 30
    assert check_live(onlooker, duel.table, None) > 30


# Two worlds.


MOMENTS = re.compile(r'"(at|deadline|created)":\s*[0-9.]+')
HASH = re.compile(r'"hash":\s*"[0-9a-f]{64}"')


def faceless(heard: list[str]) -> list[str]:
    """What was heard, without what may differ: who was there, the time, the hash of the secret."""
    return [HASH.sub("HASH", MOMENTS.sub("MOMENT", text)) for text in without_presence(heard)]


def other_world(database: str) -> None:
    """Change all that a seat may not know: secrets, passwords, webhooks, who asked for what."""
    with opened(database) as connection:
        rows = connection.execute(schema.tables.select()).all()
        for row in rows:
            here = schema.tables.c.id == row.id
            connection.execute(
                update(schema.tables).where(here).values(secret=secrets.token_bytes(32))
            )
        connection.execute(
            update(schema.visitors).values(
                webhook="https://hooks.example/another", password_hash="$argon2id$another"
            )
        )
        connection.execute(update(schema.entries).values(move_id=schema.entries.c.seq))
        connection.execute(update(schema.chat).values(move_id=schema.chat.c.n))


def transcript(guest: Guest, service: Service, table: str, actions: list[str]) -> list[str]:
    """Everything one is told when asking and playing the same at a service."""
    heard: list[str] = []
    live = Live(service.url, guest.cookies(), guest.lang, heard)
    heard.clear()  # the welcome shows one's own webhook
    try:
        known = live.watch(table)
        for seq in range(known.seq + 1):
            live.ask("look", table, seq=seq, id=f"look{seq}")
        for number, choice in enumerate(known.sight.choices):
            live.ask("preview", table, action=choice.action, id=f"preview{number}")
        for number, choice in enumerate(known.sight.refused):
            live.ask("why_not", table, action=choice.action, id=f"why{number}")
        for number in range(40):
            live.ask("meant", table, x=7.0 * number, y=5.0 * number, id=f"meant{number}")
        for number, action in enumerate(actions):
            live.play(table, action, id=f"play{number}")
        live.say(table, "All the same?", id="say")
        live.settled()
    finally:
        live.close()
    return faceless(heard)


def test_worlds_that_differ_in_secrets_only_look_the_same(tmp_path: Path, guests: NewGuest) -> None:
    first = Service(f"sqlite:///{tmp_path / 'one.db'}", tmp_path).start()
    worlds = [first]
    try:
        guest, friend, onlooker = guests(first), guests(first), guests(first)
        duel = Duel(guest, friend, seed=4)
        sail_at_random(duel, 12)
        duel.until(lambda: len(unfinished(duel)) > 0)
        actions = unfinished(duel)[:1]
        order = [duel.guests[duel.other_seat], onlooker, duel.guests[duel.on_move]]
        plays = [[], [], actions]
        assert first.stop() == 0
        shutil.copy(tmp_path / "one.db", tmp_path / "two.db")
        second = Service(f"sqlite:///{tmp_path / 'two.db'}", tmp_path)
        other_world(second.database)
        worlds.append(second)
        for world in worlds:
            world.start()
        for somebody, played in zip(order, plays, strict=True):
            told = [transcript(somebody, world, duel.table, played) for world in worlds]
            assert told[0] == told[1]
    finally:
        for world in worlds:
            world.close()


def unfinished(duel: Duel) -> list[str]:
    """Choices after which the same seat still decides, so that no chance comes between."""
    race, found = duel.race(), []
    for action in duel.known.actions:
        after = race.copy()
        after.play(action)
        if after.to_move == duel.on_move:
            found.append(action)
    return found


@pytest.mark.parametrize("id", GAMES)
def test_bots_do_not_betray_themselves(guest: Guest, id: str) -> None:
    """What a bot would do is nowhere to be seen before it is done: no choices of other seats."""
    card = find_game(id).quick
    options: dict[str, Any] = dict(card.options)
    seats = [me(), *(bot(name) for name in card.bots)]
    table = guest.open_table(*seats, game=id, **options).id
    live = guest.live()
    live.watch(table)
    live.until(lambda: live.tables[table].my_turn)
    live.must_play(table, live.tables[table].actions[0])
    live.until(lambda: live.tables[table].my_turn)
    assert live.seen
    for _, sight in live.seen:
        if sight.to_move != "A":
            assert not sight.choices
            assert not sight.refused
