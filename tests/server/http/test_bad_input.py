"""Whatever is put into a request, the answer says what is wrong with it; nothing falls over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest

from layline.server.schemas.errors import ProblemReply
from tests.server.bad_input import BAD_TEXTS, spoiled
from tests.server.description import description
from tests.server.guest import Guest, bot, link, me

POSITION = {
    "wind": "N",
    "round": 5,
    "die": 1,
    "boats": {"A": {"at": "15,19"}, "B": {"at": "34,4"}},
}
STUDY = {"game": "regatta", "position": POSITION, "actions": ["leg W"], "seat": "A", "seed": 1}
SEATS = [me(), link()]
DRAFT = {
    "settings": {"wind": "N"},
    "pieces": [{"id": "m1", "kind": "mark", "x": 3, "y": 4, "dials": {}}],
}


RECORD = {
    "format": "layline race 1",
    "game": "regatta",
    "version": 2,
    "options": {"players": 2},
    "seats": ["A", "B"],
    "seed": 0,
    "start": {"game": "regatta", **POSITION},
    "actions": ["leg W"],
    "fairness": None,
}

STRICTER = pytest.mark.parametrize("database", ["postgres"], indirect=True, scope="session")
"""PostgreSQL refuses more than SQLite does: what it takes, both take."""

BODIES: dict[str, list[object]] = {
    "change_me": [{"name": "Clara", "current": "old", "webhook": "", "connection": "a"}],
    "delete_me": [{"sure": True, "current": "old"}],
    "log_in": [{"name": "Clara", "password": "wrong"}],
    "use_code": [{"code": "ABCD-EFGH"}],
    "look": [
        {**STUDY, "bots": {"B": "greedy"}, "ground": "x"},
        {"game": "regatta", "scenario": "REG-S01", "actions": []},
    ],
    "ask_why_not": [{**STUDY, "action": "leg N"}],
    "share_study_question": [{**STUDY, "action": "leg N"}],
    "share_table_question": [{"action": "leg N"}],
    "wake_me": [{"endpoint": "https://push.example/a", "keys": {"p256dh": "BA", "auth": "AA"}}],
    "wake_me_not": [{"endpoint": "https://push.example/a"}],
    "ask_meant": [{**STUDY, "x": 10.0, "y": 12.5}],
    "ask_preview": [{**STUDY, "action": "leg N"}],
    "try_step": [{"entries": ["leg N"]}, {"answer": 1}],
    "try_puzzle": [{"entries": ["leg N"]}, {"answer": 1}],
    "draw_chart": [{"draft": DRAFT}, {"preset": "x"}, {"seed": 4}],
    "keep_course": [{"game": "regatta", "name": "Mine", "description": "", "draft": DRAFT}],
    "change_course": [{"name": "Mine", "description": "A\nB", "draft": DRAFT}],
    "open_table": [
        {
            "game": "regatta",
            "options": {"board": "quick"},
            "seats": SEATS,
            "clock": {"seconds": 60, "increment": 5},
            "hints": True,
            "course": "a" * 16,
        },
        {"game": "regatta", "seats": SEATS, "start": {"position": POSITION}},
        {"game": "regatta", "seats": SEATS, "start": {"record": {"game": "regatta"}, "at": 1}},
        {"game": "regatta", "seats": SEATS, "start": {"table": "a" * 16, "at": 1}},
        {"game": "regatta", "seats": SEATS, "start": {"replay": "a" * 16}},
    ],
    "judge_plans": [
        {
            "plan": {"game": "regatta", "seats": SEATS},
            "variants": [{"options": {"board": "quick"}, "seats": 2}],
        }
    ],
    "join_table": [{"seat": "B", "invitation": "x"}],
    "ask_to_join": [{"seat": "B"}],
    "answer_request": [{"seat": "B", "visitor": "a" * 16, "agree": True}],
    "take_requests": [{"seat": "A", "taken": True}],
    "put_off": [{"seat": "A", "visitor": "a" * 16}],
    "take_back": [{"seat": "A", "seq": 1}],
    "answer_take_back": [{"agree": True}],
    "stand_in": [{"seat": "A", "bot": "greedy"}],
    "replace": [{"seat": "B"}],
    "bring_record": [RECORD],
    "verify_record": [{"record": RECORD, "hash": "ab"}],
}
"""Good bodies, or nearly: for each operation that takes one, those that lead to all its parts."""


def _operations() -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in description()["paths"].items():
        for method, operation in methods.items():
            yield method.upper(), path, operation


OPERATIONS = {
    operation["operationId"]: (method, path, operation) for method, path, operation in _operations()
}


def test_every_operation_with_a_body_has_a_good_one_here() -> None:
    taking = {id for id, (_, _, operation) in OPERATIONS.items() if "requestBody" in operation}
    assert taking == BODIES.keys()


def _address(path: str, table: str, bad: tuple[str, str] | None = None) -> str:
    """A path with good values, but for one perhaps, which is quoted already."""
    values = {"game": "regatta", "rule": "REG-1", "step": "x", "puzzle": "x", "course": "a" * 16}
    values |= {"table": table, "kind": "table", "id": table, "token": "a" * 40}
    return path.format(**(values | dict([bad] if bad else [])))


def _answered(guest: Guest, place: str, method: str, address: str, **how: Any) -> int:
    """The status of an answer, which must be one that a client can do something with."""
    reply = guest.answer(method, address, **how)
    where = f"{method} {address:.200} {place}"
    assert reply.status_code < 500, f"{where}: {reply.status_code} {reply.text}"
    if reply.status_code >= 400:
        assert ProblemReply.model_validate_json(reply.content).error.message, where
    return reply.status_code


@pytest.fixture
def table(guest: Guest) -> str:
    """A table with a race in it."""
    return guest.open_table(me(), bot()).id


def _body(written: str) -> dict[str, Any]:
    content = written.encode("utf-8", "surrogatepass")
    return {"content": content, "headers": {"Content-Type": "application/json"}}


@STRICTER
@pytest.mark.parametrize("operation", BODIES)
def test_a_spoiled_body_is_answered(guest: Guest, table: str, operation: str) -> None:
    method, path, _ = OPERATIONS[operation]
    address = _address(path, table)
    for good in BODIES[operation]:
        for place, written in spoiled(good):
            status = _answered(guest, place, method, address, **_body(written))
            if "\\ud800" in written:
                assert status == 422, f"{operation}{place}"


@STRICTER
@pytest.mark.parametrize("operation", BODIES)
def test_half_a_surrogate_pair_is_refused_however_it_is_written(
    guest: Guest, table: str, operation: str
) -> None:
    method, path, _ = OPERATIONS[operation]
    for written in ('{"x": "\ud800"}', '{"\udfff": 1}', '{"x": "\\udc00\\ud800"}'):
        status = _answered(guest, written, method, _address(path, table), **_body(written))
        assert status == 422, written


@STRICTER
@pytest.mark.parametrize(
    "operation", [id for id, (*_, described) in OPERATIONS.items() if described.get("parameters")]
)
def test_a_spoiled_address_is_answered(guest: Guest, table: str, operation: str) -> None:
    method, path, described = OPERATIONS[operation]
    texts = [quote(text.encode("utf-8", "surrogatepass"), safe="") for text in BAD_TEXTS]
    for parameter in described["parameters"]:
        for text in texts:
            # An empty part would make it another path.
            bad = parameter["name"], text[:6000] or "%20"
            if parameter["in"] == "path":
                address = f"{_address(path, table, bad)}?eye=A"
            else:
                address = f"{_address(path, table)}?eye=A&{bad[0]}={bad[1]}"
            status = _answered(guest, parameter["name"], method, address)
            if "%00" in text:
                assert status == 422, address


def test_an_unknown_game_that_begins_in_a_position_is_refused(guest: Guest) -> None:
    wish = {"game": "x", "seats": SEATS, "start": {"position": POSITION}}
    problem = guest.refused("POST", "/api/tables", wish, 404)
    assert (problem.kind, problem.field) == ("unknown_game", "game")
