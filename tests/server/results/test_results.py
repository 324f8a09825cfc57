"""Looking back on tables: results, chains of rematches, statistics, and whether dice were fair."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from layline.games import games
from layline.server.schemas.results import ResultsCard, StatisticsCard, VerificationCard
from tests.server.conftest import NewGuest
from tests.server.duel import Duel
from tests.server.guest import Guest, bot, me
from tests.server.service import DEADLINE, Service

SHORT: dict[str, dict[str, Any]] = {
    "regatta": {"board": "quick", "max_rounds": 20, "races": 2},
    "race-the-wind": {"laps": 1, "length": 8, "rows": 21},
    "petite-regate": {"rules": "gigamic"},
    "maillot-jaune": {},
}
"""Options that make for short races of every game."""


def results(guest: Guest, table: str) -> ResultsCard:
    return ResultsCard.model_validate(guest.call("GET", f"/api/tables/{table}/results"))


def statistics(guest: Guest) -> StatisticsCard:
    return StatisticsCard.model_validate(guest.call("GET", "/api/me/statistics"))


def verified(guest: Guest, record: dict[str, Any], **more: Any) -> VerificationCard:
    reply = guest.call("POST", "/api/verify", {"record": record, **more})
    return VerificationCard.model_validate(reply)


def proof(guest: Guest, table: str, query: str = "") -> VerificationCard:
    reply = guest.call("GET", f"/api/tables/{table}/verification{query}")
    return VerificationCard.model_validate(reply)


def until_over(guest: Guest, table: str) -> None:
    patience = time.monotonic() + DEADLINE
    while guest.table(table).status != "over":
        assert time.monotonic() < patience
        time.sleep(0.05)


def sailed_by_bots(guest: Guest, **options: Any) -> str:
    """A race against a bot, which another bot sails for her to the end."""
    table = guest.open_table(me(), bot(), stop_after="winner", **options).id
    guest.stand_in(table, "A", "greedy")
    until_over(guest, table)
    return table


# Every game.


@pytest.fixture(scope="module")
def bots_service(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("bots")
    running = Service(f"sqlite:///{folder / 'layline.db'}", folder).start()
    yield running
    running.close()
    assert "Traceback" not in running.log()


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_bots_sail_a_race_of_every_game_and_it_can_be_looked_back_on(
    bots_service: Service, guests: NewGuest, game: str
) -> None:
    guest = guests(bots_service)
    wish = {
        "game": game,
        "options": SHORT[game],
        "seats": [bot(), bot()],
        "pace": "instant",
    }
    table = guest.call("POST", "/api/tables", wish)["id"]
    until_over(guest, table)
    card = results(guest, table)
    assert card.status == "over"
    assert card.ended is not None
    assert card.places[0].place == 1
    assert {place.holder for place in card.places} == {"Club player (bot)"}
    assert all(place.fate is not None for place in card.places)
    assert card.places[0].why is not None
    assert card.progress is not None
    moments = len(card.progress.moments)
    assert moments > 3
    for track in card.progress.tracks:
        assert len(track.values) == moments
        assert any(left is not None for left in track.values)
    assert {mark.kind for mark in card.progress.landmarks} & {"incident", "finish"}
    if game == "regatta":
        # The winner of a series need not finish its last race.
        points = [place.points or 0 for place in card.places]
        assert points == sorted(points, reverse=True), "a series is decided by points"
    else:
        winner = card.places[0].seat
        assert 0 in [track.values[-1] for track in card.progress.tracks if track.seat == winner]
    assert (card.series is not None) == (game in ("regatta", "maillot-jaune"))
    assert card.uncounted + sum(chance.drawn for chance in card.chances) > 0
    again = proof(guest, table)
    assert (again.fair, again.books) == (True, "same")
    french = guests(bots_service, "fr")
    assert french.call("GET", f"/api/tables/{table}/results")["headline"] != card.headline


# A race with people in it.


def test_results_are_there_while_the_race_is_on_and_tell_what_everybody_knows(
    guest: Guest, friend: Guest
) -> None:
    duel = Duel(guest, friend, stop_after="winner")
    duel.until(lambda: duel.known.seq > 12)
    mine, hers = results(guest, duel.table), results(friend, duel.table)
    assert mine.status == "racing"
    assert mine.ended is None
    assert [place.you for place in sorted(mine.places, key=lambda one: one.seat)] == [True, False]
    assert mine.progress == hers.progress
    assert mine.seq <= hers.seq
    guest.refused("GET", f"/api/tables/{duel.table}/verification")
    assert "secret" not in str(mine.model_dump())


def test_there_are_no_results_of_no_table(guest: Guest) -> None:
    guest.refused("GET", "/api/tables/aaaaaaaaaaaaaaaa/results", status=404)
    waiting = guest.open_table(me(), {"kind": "link"}).id
    card = results(guest, waiting)
    assert (card.status, card.headline, card.chances) == ("open", "", [])


# Rematches.


def test_rematches_are_a_series_of_tables(guest: Guest, friend: Guest) -> None:
    first = sailed_by_bots(guest)
    assert results(guest, first).chain is None
    second = guest.rematch(first).id
    guest.stand_in(second, "B", "greedy")
    until_over(guest, second)
    chain = results(guest, second).chain
    assert chain is not None
    before = results(guest, first).chain
    assert before is not None
    assert [row.places for row in before.rows] == [row.places for row in chain.rows]
    assert {row.seat for row in before.rows} == {"A", "B"} == {row.seat for row in chain.rows}
    assert [table.id for table in chain.tables] == [first, second]
    assert {row.you for row in chain.rows} == {True, False}
    for row in chain.rows:
        assert row.points == sum(place or 0 for place in row.places)
        assert row.wins == row.places.count(1)
    assert chain.rows[0].points <= chain.rows[1].points
    placed = {row.you: row.places for row in chain.rows}
    seats = [results(guest, table).places for table in (first, second)]
    mine = [next(one.place for one in places if one.you) for places in seats]
    assert placed[True] == mine
    # The tables of others are their own business.
    assert results(friend, second).chain is None


# Statistics.


def test_a_visitor_has_statistics_over_her_tables(service: Service, guests: NewGuest) -> None:
    guest, friend = guests(service), guests(service)
    none = statistics(guest)
    assert (none.races, none.mean_seconds, none.games, none.rivals) == (0, None, [], [])
    duel = Duel(guest, friend, stop_after="winner")
    duel.sail_to_the_end()
    sailed_by_bots(guest)
    figures = statistics(guest)
    assert (figures.races, figures.by_others) == (1, 1), "a bot sailed the other race for her"
    assert [race.table for race in figures.history] == [duel.table]
    assert figures.wins == sum(race.place == 1 for race in figures.history)
    (game,) = figures.games
    assert (game.game_name, game.races, game.mean_seats) == ("Regatta", 1, 2.0)
    own = [e for e in duel.of("A").entries if e.seat == "A" and e.kind == "action"]
    assert figures.decisions >= len(own) > 0
    assert figures.timeouts == 0
    assert figures.mean_seconds is not None
    assert {(rival.kind, rival.races) for rival in figures.rivals} == {("visitor", 1)}
    for rival in figures.rivals:
        assert rival.ahead + rival.behind <= rival.races
    hers = statistics(friend)
    assert [race.table for race in hers.history] == [duel.table]
    assert hers.wins == (hers.history[0].place == 1)


# Fair dice.


def test_the_dice_of_a_table_are_checked_by_its_link_or_its_record(
    guest: Guest, friend: Guest
) -> None:
    table = sailed_by_bots(guest)
    promised = guest.table(table).fairness.hash
    card = proof(friend, table, f"?hash={promised}")
    assert (card.fair, card.books, card.faults) == (True, "same", [])
    assert len(card.checks) > 5
    assert all(check.agrees for check in card.checks)
    assert not proof(friend, table, f"?hash={'0' * 64}").fair
    assert verified(friend, guest.record(table)) == proof(friend, table)


def test_whoever_wants_to_know_how_far_it_is_hears_it_before_the_same_card(guest: Guest) -> None:
    table = sailed_by_bots(guest)
    record = {"record": guest.record(table)}
    for method, path, body in (
        ("GET", f"/api/tables/{table}/results", None),
        ("GET", f"/api/tables/{table}/verification?hash={'0' * 64}", None),
        ("POST", "/api/verify", record),
    ):
        more = "&" if "?" in path else "?"
        told = guest.answer(method, f"{path}{more}progress=true", body)
        *lines, card = told.content.split(b"\n")
        progress = [json.loads(line) for line in lines]
        assert progress[-1] == {**progress[-1], "done": progress[-1]["of"], "size": len(card)}
        assert all(one["size"] is None for one in progress[:-1])
        assert json.loads(card) == guest.call(method, path, body)
    for path in ("results", "verification"):
        refused = guest.answer("GET", f"/api/tables/{'a' * 16}/{path}?progress=true")
        assert refused.status_code == 404
    assert guest.answer("POST", "/api/verify?progress=true", {"record": {}}).status_code == 422


def test_a_record_that_was_tampered_with_is_found_out(guest: Guest) -> None:
    table = sailed_by_bots(guest)
    record = guest.record(table)
    rolls = [n for n, text in enumerate(record["actions"]) if text == "roll 2"]
    record["actions"][rolls[0]] = "roll 3"
    card = verified(guest, record)
    assert (card.fair, card.books) == (False, "differs")
    (fault,) = card.faults
    assert (fault.kind, fault.entry, fault.should) == ("changed", rolls[0] + 1, "roll 2")
    french = Guest(guest.url, "fr")
    assert "devrait dire" in verified(french, record).faults[0].text
    french.close()


def test_the_books_notice_even_a_decision_that_was_changed(guest: Guest) -> None:
    table = sailed_by_bots(guest)
    record = guest.record(table)
    places = [n for n, text in enumerate(record["actions"]) if text.startswith("place ")]
    last = record["actions"][places[-1]]
    x, y = map(int, last.removeprefix("place ").split(","))
    for other in (f"place {x + 1},{y}", f"place {x - 1},{y}", f"place {x},{y - 1}"):
        if other != record["actions"][places[0]]:
            record["actions"][places[-1]] = other
            break
    card = verified(guest, record)
    assert card.books == "differs"
    assert card.faults[0].entry is not None


def test_a_record_of_a_table_elsewhere_is_checked_by_itself(guest: Guest) -> None:
    record = guest.record(sailed_by_bots(guest))
    record["fairness"]["table"] = "z" * 16
    card = verified(guest, record)
    assert (card.books, card.faults[0].kind) == ("unknown", "unrelated")


def test_what_is_no_record_is_refused_in_words(guest: Guest) -> None:
    problem = guest.refused("POST", "/api/verify", {"record": {}}, 422)
    assert (problem.kind, problem.field) == ("bad_record", "record.format")
    record = guest.record(sailed_by_bots(guest))
    bare = {key: value for key, value in record.items() if key != "fairness"}
    assert guest.refused("POST", "/api/verify", {"record": bare}, 422).kind == "no_proof"
    long = {**record, "actions": ["pass"] * 20_001}
    assert guest.refused("POST", "/api/verify", {"record": long}, 422).kind == "long_record"
    huge = {**record, "actions": ["x" * 2_000_000]}
    assert guest.refused("POST", "/api/verify", {"record": huge}, 413).kind == "too_large"
