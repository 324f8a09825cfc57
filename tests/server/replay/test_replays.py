"""Replays: the boards of a race in runs, through whose eyes, records that are brought, exports."""

from __future__ import annotations

import io
import json
import os
import signal
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from layline.engine.scene import Scene
from layline.play.race_file import from_record
from layline.server.encoding import json_text
from layline.server.http.routes.replays import _thinned
from layline.server.replay.race import ALL, ReplayedRace
from layline.server.replay.renderer import MOST_PICTURES
from layline.server.schemas.live import DescriptionAnswer, LookAnswer
from layline.server.schemas.replays import FramesCard, ReelCard
from tests.server.conftest import NewGuest, NewService
from tests.server.duel import Duel
from tests.server.guest import Guest, bot, me
from tests.server.processes import started_by
from tests.server.service import Service, waited_for

RACES = Path(__file__).parents[2] / "races"
GAMES = {
    "regatta": "regatta-1-series",
    "race-the-wind": "race-the-wind-1-fleet",
    "petite-regate": "petite-regate-1-gigamic",
    "maillot-jaune": "maillot-jaune-1-teams",
}


def stored(name: str) -> dict[str, Any]:
    """A race of the golden ones."""
    found: dict[str, Any] = json.loads((RACES / f"{name}.race.json").read_text("utf-8"))
    return found


def brought(guest: Guest, record: dict[str, Any]) -> str:
    """Bring a record; the address of its replay."""
    return f"/api/replays/record/{guest.call('POST', '/api/replays', record)['id']}"


def card(guest: Guest, address: str) -> ReelCard:
    return ReelCard.model_validate(guest.call("GET", address))


def frames(guest: Guest, address: str, eye: str = ALL, **asked: Any) -> list[dict[str, Any]]:
    """Boards, their shapes and cards put together again."""
    query = "&".join(f"{name}={value}" for name, value in {"eye": eye, **asked}.items())
    found = guest.call("GET", f"{address}/frames?{query}")
    FramesCard.model_validate(found)
    for frame in found["frames"]:
        for name in ("board", "instruments"):
            picture = frame[name]
            picture["shapes"] = [found["shapes"][place] for place in picture["shapes"]]
        for hand in frame["hands"]:
            hand["cards"] = [found["cards"][place] for place in hand["cards"]]
    return list(found["frames"])


def film(guest: Guest, address: str, **asked: Any) -> tuple[list[dict[str, Any]], bytes]:
    """An export that takes a while: what was told of its progress, and the file."""
    with guest.http.stream("GET", f"{address}/film", params={"eye": ALL, **asked}) as reply:
        assert reply.status_code == 200, reply.read()
        rest = b"".join(reply.iter_raw())
    told: list[dict[str, Any]] = []
    while not told or told[-1]["size"] is None:
        line, _, rest = rest.partition(b"\n")
        told.append(json.loads(line))
    assert len(rest) == told[-1]["size"]
    return told, rest


# Looking.


def test_a_run_of_boards_is_what_one_sees_when_looking_back(
    duel: Duel, service: Service, guests: NewGuest
) -> None:
    onlooker = guests(service)
    live = onlooker.live()
    live.watch(duel.table)
    for _ in range(12):
        duel.step()
    address = f"/api/replays/table/{duel.table}"
    replay = card(onlooker, address)
    assert (replay.over, replay.eyes) == (False, ["onlooker"])
    seen = frames(onlooker, address, "onlooker", last=replay.length)
    assert [frame["n"] for frame in seen] == list(range(replay.length + 1))
    for frame in seen:
        look = live.ask("look", duel.table, seq=frame["n"])
        assert isinstance(look, LookAnswer)
        sight = json.loads(json_text(look.sight))
        for name in ("to_move", "over", "prompt", "facts"):
            assert frame[name] == sight[name], (frame["n"], name)
        told = live.ask("describe", duel.table, seq=frame["n"])
        assert isinstance(told, DescriptionAnswer)
        assert frame["description"] == told.text, frame["n"]
        assert Scene.from_json(frame["instruments"]) == look.sight.instruments
        assert Scene.from_json(frame["board"]) == look.sight.board


def test_the_signs_on_the_boards_are_explained_as_at_the_table(duel: Duel) -> None:
    guest = duel.guests["A"]
    for lang in ("en", "fr"):
        asked = f"{duel.table}/legend?lang={lang}"
        signs = guest.call("GET", f"/api/replays/table/{asked}")
        assert signs
        assert signs == guest.call("GET", f"/api/tables/{asked}")


def test_what_was_taken_back_is_not_replayed(duel: Duel) -> None:
    duel.until(lambda: duel.known.sight.can_undo)
    before = card(duel.guests["A"], f"/api/replays/table/{duel.table}").length
    duel.undo()
    after = card(duel.guests["A"], f"/api/replays/table/{duel.table}").length
    assert after == before - 1


@pytest.mark.parametrize("name", GAMES.values())
def test_the_log_the_marks_and_the_tracks_of_every_game(guest: Guest, name: str) -> None:
    record = stored(name)
    address = brought(guest, record)
    replay = card(guest, address)
    assert not any(seat.you or seat.bot for seat in replay.seats), "a record knows nobody"
    assert replay.length == len(replay.steps) == len(record["actions"])
    assert [step.n for step in replay.steps] == list(range(1, replay.length + 1))
    kinds = {mark for step in replay.steps for mark in step.marks}
    assert {"finish", "incident"} <= kinds
    assert len({step.heading for step in replay.steps}) > 5
    race = from_record(record)
    pieces = {track.piece for track in replay.tracks}
    for at in (replay.length // 3, replay.length // 2):
        for place in race.game.results.track(race.step_to(at).record()):
            assert place.piece in pieces
            (track,) = (one for one in replay.tracks if one.piece == place.piece)
            last = [point for point in track.points if point.n <= at][-1]
            assert (last.x, last.y) == (place.x, place.y)
    assert replay.ending == race.game.results.ending(race.view(), "en")
    for stage in replay.stages:
        told, before = (
            race.game.results.stage_end(race.step_to(n).view(), "en")
            for n in (stage.n, stage.n - 1)
        )
        assert stage.end == told
        assert before is None or before.number < stage.end.number
    whole = {step.stage for step in replay.steps}
    assert [stage.end.number for stage in replay.stages] == sorted(whole if len(whole) > 1 else [])
    some = frames(guest, address, first=0, last=replay.length, every=40)
    assert some[-1]["n"] == replay.length
    assert some[-1]["over"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_seats_replay_shows_what_the_seat_may_know_and_no_more(guest: Guest, lang: str) -> None:
    record = stored(GAMES["petite-regate"])
    address = brought(guest, record)
    replay, race = card(guest, address), from_record(record)
    game = race.game
    assert replay.hides
    assert replay.eyes == [ALL, *race.seats]
    for frame in frames(guest, address, "B", first=20, last=60, lang=lang):
        view = race.step_to(frame["n"]).view("B")
        assert Scene.from_json(frame["board"]) == game.drawing.board(view, lang)
        assert frame["description"] == game.table.describe(view, lang)
        assert [hand["seat"] for hand in frame["hands"]] == ["B"]
        held = [{"id": one.id, "label": one.label} for one in game.table.hand(view, lang)]
        shown = frame["hands"][0]["cards"]
        assert [{"id": one["id"], "label": one["label"]} for one in shown] == held
    everybody = frames(guest, address, ALL, first=30, last=30)[0]
    assert [hand["seat"] for hand in everybody["hands"]] == race.seats
    assert not [step for step in replay.steps if step.action.startswith("shuffle ")]


def test_before_the_end_everybody_looks_through_her_own_eyes(
    guest: Guest, friend: Guest, service: Service, guests: NewGuest
) -> None:
    seats = [me(), {"kind": "link"}]
    options = {"rules": "gigamic", "size": "short", "players": 2}
    wish = {"game": "petite-regate", "options": options, "seats": seats, "pace": "instant"}
    table = guest.call("POST", "/api/tables", wish)["id"]
    friend.join(table)
    address = f"/api/replays/table/{table}"
    assert card(guest, address).eyes == ["A"]
    assert card(friend, address).eyes == ["B"]
    onlooker = guests(service)
    assert card(onlooker, address).eyes == ["onlooker"]
    assert [seat.you for seat in card(friend, address).seats] == [False, True]
    assert [seat.bot for seat in card(guest, address).seats] == [None, None]
    for eye in ("B", ALL):
        path = f"{address}/frames?eye={eye}&last=1"
        assert guest.refused("GET", path, status=403).kind == "not_your_eyes"
        picture = f"{address}/picture.png?eye={eye}"
        assert guest.refused("GET", picture, status=403).kind == "not_your_eyes"
        assert guest.refused("GET", f"{address}/film?eye={eye}", status=403).field == "eye"
    assert onlooker.refused("GET", f"{address}/frames?eye=A", status=403).field == "eye"
    assert guest.refused("GET", f"{address}/file").kind == "not_over"
    assert frames(guest, address, "A", last=1)


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("eye=all&first=0&last=400", "last"),
        ("eye=all&first=5000", "first"),
        ("eye=all&first=-1", "first"),
        ("eye=all&every=0", "every"),
        ("eye=Z", "eye"),
        ("first=0", "eye"),
    ],
)
def test_a_run_that_cannot_be_given_is_refused(guest: Guest, query: str, field: str) -> None:
    address = brought(guest, stored("regatta-1-series"))
    assert guest.refused("GET", f"{address}/frames?{query}", status=422).field == field


# Bringing.


def test_a_record_is_kept_whole_under_an_id_of_its_content(guest: Guest, friend: Guest) -> None:
    table = guest.open_table(bot(), bot())
    live = guest.live()
    live.watch(table.id)
    live.until(lambda: live.tables[table.id].sight.over)
    record = guest.record(table.id)
    address = brought(guest, record)
    assert brought(friend, json.loads(json.dumps(record))) == address
    assert friend.call("GET", f"{address}/file") == record
    replay = card(friend, address)
    assert replay.proved
    assert replay.steps == card(guest, f"/api/replays/table/{table.id}").steps
    other = record | {"seed": 1}
    assert brought(guest, other) != address


def test_a_replay_outlives_the_service_and_brings_forth_tables(
    new_service: NewService, guests: NewGuest
) -> None:
    service = new_service()
    guest = guests(service)
    record = stored("regatta-1-basic")
    address = brought(guest, record)
    service.kill()
    service.start()
    assert card(guest, address).length == len(record["actions"])
    seats = [{"kind": "screen"} for _ in record["seats"]]
    start = {"replay": address.rsplit("/", 1)[1], "at": 30}
    wish = {"game": "regatta", "seats": seats, "start": start}
    assert guest.call("POST", "/api/tables", wish)["given"] == 30


@pytest.mark.parametrize(
    ("change", "status", "field"),
    [
        ({"format": "layline race 9"}, 422, "record.format"),
        ({"actions": "many"}, 422, "record.actions"),
        ({"spoiler": 1}, 422, "record.spoiler"),
        ({"game": "chess"}, 404, "record.game"),
        ({"version": 99}, 422, "record.version"),
        ({"options": {"players": 77}}, 422, "record"),
        ({"seats": ["A"]}, 422, "record"),
        ({"start": {"wind": 5}}, 422, "record"),
        ({"actions": ["first A", "first A"]}, 422, "record.actions.1"),
        ({"actions": ["roll 1"] * 10_001}, 422, "record.actions"),
        ({"fairness": {"table": "a", "hash": "b", "secret": "c", "given": 9999}}, 422, None),
    ],
)
def test_what_is_no_record_is_refused_and_named(
    guest: Guest, change: dict[str, Any], status: int, field: str | None
) -> None:
    record = stored("regatta-1-basic") | change
    problem = guest.refused("POST", "/api/replays", record, status)
    assert problem.field == field or (field is None and problem.field is not None)


def test_a_body_that_is_no_record_at_all_is_refused(guest: Guest) -> None:
    for body, status in (("[]", 422), ("nonsense", 422), ("[" * 100_000, 400)):
        reply = guest.answer("POST", "/api/replays", content=body)
        assert reply.status_code in (status, 422), reply.text
    reply = guest.answer("POST", "/api/replays", content=b" " * (513 * 1024))
    assert reply.status_code == 413
    assert "512" in reply.json()["error"]["message"]


# Taking away.


def test_pictures_animations_and_pages_can_be_opened(guest: Guest) -> None:
    address = brought(guest, stored("petite-regate-1-base"))
    for tracks in ("true", "false"):
        path = f"{address}/picture.png?eye=all&at=40&width=500&tracks={tracks}"
        reply = guest.answer("GET", path)
        assert reply.headers["content-type"] == "image/png"
        picture = Image.open(io.BytesIO(reply.content))
        picture.load()
        assert picture.size[0] == 500
    told, content = film(guest, address, form="gif", first=10, last=21, width=300)
    animated: Any = Image.open(io.BytesIO(content))
    assert (animated.format, animated.n_frames, animated.size[0]) == ("GIF", 12, 300)
    assert [one["done"] for one in told] == sorted(one["done"] for one in told)
    assert told[-1]["done"] == told[-1]["of"] == 13
    told, content = film(guest, address, form="html", lang="fr", last=8)
    page = content.decode()
    assert '<html lang="fr">' in page
    assert "Ronde 1" in page
    assert "track-under" not in page
    _, content = film(guest, address, form="html", lang="fr", last=8, tracks="true")
    assert "track-under" in content.decode()


def test_a_painter_that_is_killed_is_replaced_and_none_outlives_the_service(
    new_sqlite_service: NewService, guests: NewGuest
) -> None:
    service = new_sqlite_service()
    guest = guests(service)
    address = f"/api/replays/table/{guest.open_table(me(), bot()).id}/picture.png?eye=onlooker&at=0"
    assert guest.answer("GET", address).status_code == 200
    (first, *_) = killed = started_by(service.process_id)
    for process in killed:
        os.kill(process, signal.SIGKILL)
    assert guest.answer("GET", f"{address}&width=300").status_code == 200
    left = started_by(service.process_id)
    assert left
    assert first not in left
    service.kill()
    waited_for(lambda: not any(Path(f"/proc/{process}").exists() for process in left))


def test_an_entry_of_which_nothing_is_told_has_its_name_in_the_log() -> None:
    replay = ReplayedRace("one", from_record(stored("maillot-jaune-1-full")), (ALL,))
    steps = replay.steps("fr")
    assert all(line.text for step in steps for line in step.lines)
    told = {line.text for step in steps if step.action == "end" for line in step.lines}
    assert "Finir le tour" in told
    assert all(step.lines for step in steps)


def test_records_and_exports_are_limited(new_sqlite_service: NewService, guests: NewGuest) -> None:
    limits = {"LAYLINE_RECORDS_PER_VISITOR": "1", "LAYLINE_EXPORTS_PER_MINUTE": "1"}
    service = new_sqlite_service(limits)
    guest = guests(service)
    record = stored("regatta-1-basic")
    address = brought(guest, record)
    assert brought(guest, record) == address, "what is there already counts for nothing"
    other = record | {"seed": 999}
    assert guest.refused("POST", "/api/replays", other).kind == "too_many_records"
    brought(guests(service), other)
    path = f"{address}/picture.png?eye=all&width=200"
    assert guest.answer("GET", path).status_code == 200
    assert guest.refused("GET", path, status=429).kind == "too_fast"


def test_a_long_race_is_thinned_for_an_animation() -> None:
    for length in (1, MOST_PICTURES, MOST_PICTURES + 1, 1000):
        kept = _thinned(list(range(length)), MOST_PICTURES)
        assert len(kept) <= MOST_PICTURES
        assert (kept[0], kept[-1]) == (0, length - 1)
        assert kept == sorted(set(kept))


def test_a_picture_of_tracks_has_them_under_the_pieces() -> None:
    race = from_record(stored("maillot-jaune-1-full"))
    replay = ReplayedRace("one", race, (ALL,))
    roles = [shape.role for shape in replay.scene(60, ALL, "en", tracks=True).shapes]
    under, over = roles.index("track-under"), len(roles) - 1 - roles[::-1].index("track-under")
    assert "terrain-plain" not in roles[under:]
    assert roles[over + 2 :], "the riders lie on top"
