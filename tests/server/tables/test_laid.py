"""Tables whose start somebody laid: everybody is told so, and no hand is seen before the start."""

from __future__ import annotations

import re
from typing import Any

import pytest

from layline.bots import bot as player
from layline.play.beginning import new
from layline.play.race import Race
from layline.play.race_file import to_record
from layline.server.schemas.tables import TableView
from tests.server.conftest import NewGuest
from tests.server.guest import TABLE_CARDS, Guest, bot, me
from tests.server.service import Service

DATABASES = ("sqlite",)
"""What is sent is made from a race in memory, wherever it is stored."""

OPTIONS: dict[str, Any] = {"rules": "gigamic", "size": "short"}
CARDS = "all hands and the pile"
PICTURES = {"picture.png?eye=A&at=0", "picture.png?eye=onlooker&at=0"}


def begun_race(game: str = "petite-regate", **options: Any) -> Race:
    """A race of two after a few moves."""
    race, sailor = new(game, seats=2, seed=3, **options), player("greedy", seed=1)
    while race.played < 8 or race.to_move == "chance":
        race.draw() if race.to_move == "chance" else race.play(sailor.choose(race))
    return race


def dealt() -> dict[str, Any]:
    """A position with cards in every hand."""
    position: dict[str, Any] = begun_race(**OPTIONS).position()
    assert all(position["hands"].values())
    return position


def dealt_otherwise() -> dict[str, Any]:
    """The same with other cards in the hands and another order of the pile."""
    position = dealt()
    hands, deck = position["hands"], position["deck"]
    for hand in hands.values():
        for n in range(len(hand)):
            hand[n], deck[n] = deck[n], hand[n]
    deck.reverse()
    return position


def opened(guest: Guest, *seats: dict[str, Any], **wish: Any) -> TableView:
    asked = {"game": "petite-regate", "seats": list(seats), "pace": "instant", **wish}
    return TableView.model_validate(guest.call("POST", "/api/tables", asked))


def open_seat() -> dict[str, Any]:
    return {"kind": "open"}


# Nobody's hand before the start.


def seen_by(guest: Guest, table: str, seq: int) -> list[str]:
    """All that a visitor can get to know of a table: live, over HTTP, as replay and picture."""
    live = guest.live()
    live.watch(table)
    sight = live.tables[table].sight
    assert sight.seat is None
    assert list(sight.hand) == []
    assert not live.tables[table].actions
    told = [str(live.said[-1])]
    for at in {0, seq}:
        told.append(str(live.ask("look", table, seq=at)))
        told.append(str(live.ask("describe", table, seq=at)))
    for card in ("R60", "SB", "SUN", "G45"):
        told.append(str(live.ask("why_not", table, action=f"play {card}")))
        told.append(str(live.ask("preview", table, action=f"play {card}")))
    told.append(str(live.ask("meant", table, x=500.0, y=400.0)))
    paths = [f"/api/tables/{table}{part}" for part in ("", "/ground", "/record", "/results")]
    paths += ["/api/me", f"/api/tables/{table}/verification"]
    for part in ("", "/ground", "/file", *(f"/frames?eye={eye}" for eye in "AB")):
        paths.append(f"/api/replays/table/{table}{part}")
    for eye in ("all", "onlooker"):
        paths.append(f"/api/replays/table/{table}/frames?eye={eye}")
    told += [guest.answer("GET", path).text for path in paths]
    for picture in sorted(PICTURES):
        reply = guest.answer("GET", f"/api/replays/table/{table}/{picture}")
        told.append(f"{reply.status_code} {reply.content.hex()}")
    live.close()  # only now: the answers say who is there
    return told


def alike(told: list[str], table: TableView) -> list[str]:
    """The same for every table: without its id, its fingerprint, and what time it is."""
    plain = []
    for text in told:
        text = text.replace(table.id, "TABLE").replace(table.fairness.hash, "HASH")
        text = re.sub(r"id='\w+'", "ID", text)
        plain.append(re.sub(r"\d{10}\.\d+", "TIME", text))
    return plain


@pytest.mark.parametrize("seat", ["A", "B"])
def test_before_the_start_two_deals_look_the_same_to_whoever_sits_down(
    service: Service, guests: NewGuest, seat: str
) -> None:
    told = []
    for position in (dealt(), dealt_otherwise()):
        guest = guests(service)
        guest.change(name="Ada")
        opener = guests(service)
        opener.change(name="Bea")
        table = opened(opener, open_seat(), open_seat(), public=True, start={"position": position})
        guest.join(table.id, seat)
        told.append(
            alike([text.replace(guest.id, "ME") for text in seen_by(guest, table.id, 0)], table)
        )
    assert told[0] == told[1]


def test_before_the_start_a_moment_of_another_race_shows_no_hand(
    service: Service, guests: NewGuest
) -> None:
    race = begun_race(**OPTIONS)
    record = to_record(race)
    other = {**record, "actions": list(record["actions"])}
    shuffle = next(n for n, text in enumerate(other["actions"]) if text.startswith("shuffle "))
    # The cards that were not played yet change places.
    order = other["actions"][shuffle].split()[1:]
    order[-20:] = order[-20:][::-1]
    other["actions"][shuffle] = " ".join(["shuffle", *order])
    told = []
    for one in (record, other):
        guest, opener = guests(service), guests(service)
        guest.change(name="Ada")
        opener.change(name="Bea")
        table = opened(opener, open_seat(), open_seat(), public=True, start={"record": one})
        guest.join(table.id, "A")
        heard = seen_by(guest, table.id, race.played)
        told.append(alike([text.replace(guest.id, "ME") for text in heard], table))
    assert told[0] == told[1]


def test_whoever_joins_leaves_and_joins_elsewhere_has_seen_no_hand(
    guest: Guest, friend: Guest
) -> None:
    table = opened(friend, open_seat(), open_seat(), public=True, start={"position": dealt()}).id
    live = guest.live()
    live.watch(table)
    for seat in "AB":
        guest.join(table, seat)
        live.until(lambda: any(one.you for one in live.tables[table].view.seats))
        assert not live.tables[table].sight.hand
        guest.leave(table)
        live.until(lambda: not any(one.you for one in live.tables[table].view.seats))
    guest.join(table, "A")
    friend.join(table, "B")
    live.until(lambda: bool(live.tables[table].sight.hand))
    assert live.tables[table].sight.seat == "A", "once it is on, everybody sees their own"


def test_a_table_that_was_closed_before_the_start_shows_no_hand(
    guest: Guest, friend: Guest
) -> None:
    table = opened(guest, me(), open_seat(), public=True, start={"position": dealt()}).id
    guest.leave(table)
    assert guest.table(table).status == "over"
    frames = f"/api/replays/table/{table}/frames?eye="
    for eye in ("A", "all"):
        guest.refused("GET", frames + eye, status=403)
    assert guest.refused("GET", f"/api/tables/{table}/record").kind == "not_over"
    live = friend.live()
    live.watch(table)
    assert not live.tables[table].sight.hand


# That it was laid is said everywhere.


def listed(guest: Guest, table: str) -> str | None:
    cards = TABLE_CARDS.validate_python(guest.call("GET", "/api/tables"))
    return next(card.laid for card in cards if card.id == table)


def test_a_laid_start_is_told_in_the_list_at_the_table_and_in_the_results(
    service: Service, guests: NewGuest
) -> None:
    guest, friend = guests(service), guests(service, "fr")
    table = opened(guest, me(), open_seat(), public=True, start={"position": dealt()}).id
    assert CARDS in (listed(guest, table) or "")
    assert "la pioche" in (listed(friend, table) or "")
    assert CARDS in (guest.table(table).laid or "")
    friend.join(table)
    live = guest.live()
    live.watch(table)
    assert CARDS in (live.tables[table].view.laid or "")
    assert CARDS in guest.call("GET", f"/api/tables/{table}/results")["laid"]
    for one, seat in ((guest, "A"), (friend, "B")):
        one.stand_in(table, seat, "greedy")
    live.until(lambda: live.tables[table].sight.over)
    found = guest.call("GET", f"/api/tables/{table}/verification")
    assert found["fair"]
    assert found["laid"]
    told = " ".join(found["coverage"])
    assert "Not proved: the position in which the race began, all hands and the pile" in told
    assert "Proved: " in told
    assert "As far as the proof reaches" in found["headline"] or not found["checks"]
    again = guest.rematch(table)
    assert again.rematch is not None
    assert CARDS in (friend.rematch(table).laid or "").replace(
        "toutes les mains et la pioche", CARDS
    )


def test_where_nothing_is_hidden_no_cards_are_spoken_of(guest: Guest) -> None:
    race = begun_race("regatta")
    laid = opened(guest, me(), bot(), game="regatta", start={"position": race.position()}).laid
    assert laid is not None
    assert "starting position was laid by whoever opened the table" in laid
    record = to_record(race)
    moment = opened(guest, me(), bot(), game="regatta", start={"record": record, "at": 5}).laid
    assert moment is not None
    assert "first 5 entries were brought along" in moment
    assert "pile" not in laid + moment


def test_a_table_that_begins_as_the_game_does_is_not_laid(guest: Guest) -> None:
    table = guest.open_table(me(), bot())
    assert table.laid is None
    assert guest.call("GET", f"/api/tables/{table.id}/results")["laid"] is None
