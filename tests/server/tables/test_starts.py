"""Tables that begin in a position, or at a moment of another race."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from layline.play import fair
from layline.play.beginning import from_position, new
from layline.play.race_file import from_record, to_record
from layline.server.refusals import Refusal
from layline.server.schemas.tables import TableView
from layline.server.tables.starts import from_a_position, from_a_record
from tests.server.conftest import NewGuest
from tests.server.guest import Guest, bot, me
from tests.server.service import Service

RACES = sorted((Path(__file__).parents[2] / "races").glob("*.race.json"))
SERIES = next(path for path in RACES if path.name == "regatta-1-series.race.json")


def stored(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


def wish(of: dict[str, Any], **start: Any) -> dict[str, Any]:
    """A table for the game of a record, every seat at one screen."""
    seats = [{"kind": "screen"} for _ in of["seats"]]
    return {"game": of["game"], "seats": seats, "start": start}


def opened(guest: Guest, asked: dict[str, Any]) -> TableView:
    return TableView.model_validate(guest.call("POST", "/api/tables", asked))


@pytest.mark.parametrize("path", RACES, ids=lambda path: path.name.partition(".")[0])
def test_a_table_begins_at_a_moment_of_a_record(guest: Guest, path: Path) -> None:
    record = stored(path)
    at = len(record["actions"]) // 2
    table = opened(guest, wish(record, record=record, at=at))
    assert table.given == at
    live = guest.live()
    live.watch(table.id)
    entries = live.tables[table.id].entries
    assert [entry.seq for entry in entries] == list(range(1, table.seq + 1))
    race = from_record({**record, "actions": record["actions"][:at]})
    drawn = [entry.kind for entry in entries[at:]]
    assert drawn == ["chance"] * len(drawn)
    assert bool(drawn) == (race.to_move == "chance")
    assert drawn or table.to_move == race.to_move
    assert table.options == race.options


def test_the_record_of_such_a_table_is_whole_and_its_chance_is_proved(guest: Guest) -> None:
    record = stored(SERIES)
    at = 20
    asked = wish(record, record=record, at=at)
    asked |= {"seats": [bot() for _ in record["seats"]], "pace": "instant"}
    table = opened(guest, asked)
    live = guest.live()
    live.watch(table.id)
    live.until(lambda: live.tables[table.id].sight.over)
    found = guest.record(table.id)
    assert found["actions"][:at] == record["actions"][:at]
    assert found["fairness"]["given"] == at
    race = from_record(found)
    secret = bytes.fromhex(found["fairness"]["secret"])
    assert fair.commitment(secret) == table.fairness.hash
    assert fair.first_departure(race, secret, table.id, at) is None
    assert fair.first_departure(race, secret, table.id) is not None, "what was given proves nothing"

    again = guest.rematch(table.id)
    assert again.given == at
    assert guest.table(table.id).next == again.id


def test_a_table_begins_in_a_position(guest: Guest) -> None:
    race = new("regatta", seats=2, seed=3)
    for _ in range(30):
        if race.to_move == "chance":
            race.draw()
        else:
            race.play(race.choices()[0])
    position = race.position()
    asked = {"game": "regatta", "seats": [me(), bot()], "start": {"position": position}}
    table = opened(guest, asked)
    assert table.from_position
    assert table.given == 0
    again = from_position({"game": "regatta", **position})
    assert table.options == again.options
    assert guest.table(table.id).to_move in (again.to_move, "A", "B")


def test_a_table_goes_on_from_another_that_is_over(guest: Guest, friend: Guest) -> None:
    table = guest.open_table(bot(), bot())
    live = guest.live()
    live.watch(table.id)
    live.until(lambda: live.tables[table.id].sight.over)
    record = guest.record(table.id)
    asked = wish(record, table=table.id, at=10)
    tried = opened(friend, asked)
    assert tried.given == 10
    assert tried.fairness.hash != table.fairness.hash
    assert all(seat.you for seat in tried.seats)
    problem = friend.refused("POST", "/api/tables", wish(record, table=table.id), 422)
    assert problem.kind == "over_there"
    beyond = wish(record, table=table.id, at=len(record["actions"]) + 1)
    assert friend.refused("POST", "/api/tables", beyond, 422).field == "start.at"


def test_nobody_goes_on_from_a_race_under_way(guest: Guest, friend: Guest) -> None:
    table = guest.open_table(me(), bot())
    asked = {"game": "regatta", "seats": [me(), bot()], "start": {"table": table.id, "at": 0}}
    assert friend.refused("POST", "/api/tables", asked, 409).kind == "not_over"


def test_what_was_given_is_not_taken_back(guest: Guest) -> None:
    race = new("regatta", seats=2, seed=5)
    while not (race.history and race.history[-1].startswith("leg")):
        if race.to_move == "chance":
            race.draw()
        else:
            race.play(next((x for x in race.choices() if x.startswith("leg")), race.choices()[0]))
    record = to_record(race)
    table = opened(guest, wish(record, record=record))
    live = guest.live()
    live.watch(table.id)
    assert live.tables[table.id].sight.can_undo is False


@pytest.mark.parametrize(
    ("start", "field"),
    [
        ({}, "start"),
        ({"position": {}, "record": {}}, "start"),
        ({"position": {"wind": "nowhere"}}, "start.position"),
        ({"position": {"game": "chess"}}, "start.position"),
        ({"record": {}}, "start.record.format"),
        ({"table": "aaaaaaaaaaaaaaaa"}, None),
        ({"replay": "aaaaaaaaaaaaaaaa"}, None),
        ({"table": "no id"}, "start.table"),
        ({"record": {}, "at": -1}, "start.at"),
    ],
)
def test_a_start_that_is_none_is_refused(
    guest: Guest, start: dict[str, Any], field: str | None
) -> None:
    asked = {"game": "regatta", "seats": [me(), bot()], "start": start}
    status = 422 if field else 404
    assert guest.refused("POST", "/api/tables", asked, status).field == field


def test_the_seats_and_options_must_be_those_of_the_race(guest: Guest) -> None:
    record = stored(SERIES)
    asked = wish(record, record=record, at=3)
    more = asked | {"seats": [me(), *asked["seats"]]}
    assert guest.refused("POST", "/api/tables", more, 422).kind == "wrong_seats"
    other = asked | {"options": {"players": 6}}
    assert guest.refused("POST", "/api/tables", other, 422).field == "options.players"
    unknown = asked | {"options": {"sharks": True}}
    assert guest.refused("POST", "/api/tables", unknown, 422).field == "options.sharks"
    elsewhere = asked | {"game": "race-the-wind"}
    assert guest.refused("POST", "/api/tables", elsewhere, 422).kind == "other_game"


def test_the_first_entry_that_cannot_be_played_is_named(service: Service, guests: NewGuest) -> None:
    english, french = guests(service, "en"), guests(service, "fr")
    record = stored(SERIES)
    record["actions"][7] = "fly"
    asked = wish(record, record=record)
    problem = english.refused("POST", "/api/tables", asked, 422)
    assert problem.field == "start.record.actions.7"
    assert "Entry 8 of" in problem.message
    assert "L’entrée 8 sur" in french.refused("POST", "/api/tables", asked, 422).message


@pytest.mark.parametrize(
    ("change", "field", "told"),
    [
        ({"options": {"players": 99}}, "options", "players"),
        ({"seats": ["A"]}, "seats", "but the options seat"),
        ({"start": {"wind": "up"}}, "start", "wind"),
    ],
)
def test_a_record_whose_race_cannot_begin_is_refused_whole_in_french(
    change: dict[str, Any], field: str, told: str
) -> None:
    with pytest.raises(Refusal) as refused:
        from_a_record(stored(SERIES) | change, "record")
    assert refused.value.field == "record"
    assert told in refused.value.message("en")
    said = refused.value.message("fr").replace("\u202f", " ")
    assert said == f"Ce n’est pas l’enregistrement d’une course : {field} : ce n’est pas valable."


def test_a_table_with_a_beginning_outlives_the_service(new_service: Any, guests: NewGuest) -> None:
    service = new_service()
    guest = guests(service)
    record = stored(SERIES)
    table = opened(guest, wish(record, record=record, at=12))
    service.kill()
    service.start()
    again = guest.table(table.id)
    assert (again.given, again.seq, again.to_move) == (12, table.seq, table.to_move)


@pytest.mark.parametrize(
    ("game", "position", "told"),
    [
        ("regatta", {"wind": "up"}, "wind : au choix 'N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'."),
        (
            "regatta",
            {"options": {"course": {"committee": "1,1", "pin": "9,1"}}},
            " course.start : cela manque.",
        ),
        ("petite-regate", {"options": {"players": 3}}, "LPR-01 Base et avancé se jouent à 2"),
        ("maillot-jaune", {"whale": 1}, "whale : ce champ n’existe pas"),
    ],
)
def test_what_is_wrong_with_a_position_is_said_in_french_too(
    game: str, position: dict[str, object], told: str
) -> None:
    with pytest.raises(Refusal) as refused:
        from_a_position(position, game, "position")
    text = refused.value.text
    assert text is not None
    assert told in text("fr").replace("\u202f", " ")
