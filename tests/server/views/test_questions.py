"""Questions to the referee: why not, what did I point at, what would it bring, how was it."""

from __future__ import annotations

import pytest

from layline.games import find_game
from layline.play.race import Race
from layline.server.schemas.live import (
    LookAnswer,
    MeantAnswer,
    PreviewAnswer,
    Refused,
    Update,
    WhyNotAnswer,
)
from layline.server.schemas.views import Sight
from tests.server.conftest import NewGuest
from tests.server.duel import Duel, on_the_water
from tests.server.guest import Guest
from tests.server.service import Service

DATABASES = ("sqlite",)
"""Questions are answered from a race in memory, wherever it is stored."""

DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
REGATTA = find_game("regatta")


def test_why_not_is_answered_with_the_rule_in_both_languages(duel: Duel) -> None:
    on_the_water(duel)
    race = duel.race()
    french = duel.guests[duel.on_move].live("fr")
    french.watch(duel.table)
    for direction in DIRECTIONS:
        action = f"leg {direction}"
        expected = race.why_not(action)
        for live, lang in ((duel.mover, "en"), (french, "fr")):
            answer = live.ask("why_not", duel.table, action=action)
            assert isinstance(answer, WhyNotAnswer)
            assert answer.allowed == (expected is None)
            assert answer.rule == (expected.rule if expected else None)
            assert answer.message
            if expected:
                assert expected.reason(lang) in answer.message


def test_the_referee_names_what_stands_in_the_way(duel: Duel) -> None:
    seat, action = duel.on_move, duel.known.actions[0]
    duel.step(action)
    answer = duel.mover.ask("why_not", duel.table, action=action)
    assert isinstance(answer, WhyNotAnswer)
    assert not answer.allowed
    assert answer.pieces == [f"boat:{seat}"]


def test_what_is_no_action_gets_a_clear_answer(duel: Duel) -> None:
    answer = duel.mover.ask("why_not", duel.table, action="fly to the moon")
    assert isinstance(answer, WhyNotAnswer | Refused)
    assert answer.message
    if isinstance(answer, WhyNotAnswer):
        assert not answer.allowed


def test_onlookers_and_waiting_players_may_ask_too(
    duel: Duel, service: Service, guests: NewGuest
) -> None:
    on_the_water(duel)
    onlooker = guests(service).live()
    onlooker.watch(duel.table)
    for live in (onlooker, duel.other):
        answer = live.ask("why_not", duel.table, action="leg N")
        assert isinstance(answer, WhyNotAnswer)
        assert answer.message


def test_a_click_on_a_target_means_its_choices(duel: Duel) -> None:
    for _ in range(6):
        choices = [choice for choice in duel.known.sight.choices if choice.target][:12]
        for choice in choices:
            assert choice.target is not None
            at = {"x": choice.target.x, "y": choice.target.y}
            answer = duel.mover.ask("meant", duel.table, **at)
            assert isinstance(answer, MeantAnswer)
            if choice.target.kind == "point":
                assert choice.action in answer.actions
            assert set(answer.actions) <= set(duel.known.actions)
        duel.good_step()


@pytest.mark.parametrize("at", [(0, 0), (-1e6, 1e6), (1e6, -1e6), (0.5, 1e-9)])
def test_a_click_anywhere_is_answered(duel: Duel, at: tuple[float, float]) -> None:
    on_the_water(duel)
    answer = duel.mover.ask("meant", duel.table, x=at[0], y=at[1])
    assert isinstance(answer, MeantAnswer)
    assert answer.actions or answer.message


def test_a_preview_tells_what_a_choice_would_bring_and_plays_nothing(duel: Duel) -> None:
    on_the_water(duel)
    known = duel.known
    for choice in known.sight.choices:
        answer = duel.mover.ask("preview", duel.table, action=choice.action)
        assert isinstance(answer, PreviewAnswer), answer
        expected = REGATTA.table.preview(duel.race().view(duel.on_move), choice.action, "en")
        assert answer.action == choice.action
        assert answer.ends_turn == expected.ends_turn
        assert answer.path == expected.path
        assert answer.warnings == expected.warnings
        assert all(warning.text and warning.rule for warning in answer.warnings)
    for live in duel.lives.values():
        assert not [m for m in live.settled() if isinstance(m, Update)]


def test_a_preview_of_what_is_forbidden_is_refused_with_the_rule(duel: Duel) -> None:
    on_the_water(duel)
    race = duel.race()
    action = next(f"leg {d}" for d in DIRECTIONS if race.why_not(f"leg {d}") is not None)
    answer = duel.mover.ask("preview", duel.table, action=action)
    assert isinstance(answer, Refused)
    expected = race.why_not(action)
    assert expected is not None
    assert (answer.kind, answer.rule) == ("illegal", expected.rule)


def same_picture(sight: Sight, race: Race, seat: str | None) -> None:
    """A sight shows what the rules show of a race."""
    view = race.view(seat)
    assert sight.board == REGATTA.drawing.board(view, "en")
    assert sight.instruments == REGATTA.drawing.instruments(view, "en")


def test_one_looks_back_at_every_moment_without_losing_the_present(duel: Duel) -> None:
    for _ in range(5):
        duel.step()
    now, race = duel.of("A").sight, duel.race()
    live = duel.lives["A"]
    for seq in range(now.seq + 1):
        answer = live.ask("look", duel.table, seq=seq)
        assert isinstance(answer, LookAnswer)
        assert answer.sight.seq == seq
        assert not answer.sight.choices or seq == now.seq
        same_picture(answer.sight, race.step_to(seq), answer.sight.seat)
    assert duel.of("A").sight == now


def test_nobody_looks_into_the_future(duel: Duel) -> None:
    answer = duel.mover.ask("look", duel.table, seq=duel.known.seq + 1)
    assert isinstance(answer, Refused)
    assert answer.message


@pytest.mark.parametrize("question", ["why_not", "preview"])
def test_a_question_about_a_table_that_is_not_is_refused(guest: Guest, question: str) -> None:
    answer = guest.live().ask(question, "a" * 16, action="leg N")
    assert isinstance(answer, Refused)
    assert answer.kind == "unknown_table"


def test_the_ground_is_given_once_and_kept_by_the_browser(duel: Duel) -> None:
    guest, sight = duel.guests["A"], duel.of("A").sight
    reply = guest.answer("GET", sight.ground)
    assert reply.status_code == 200
    assert reply.json() == REGATTA.drawing.ground(duel.race().view("A"), "en").to_json()
    assert "max-age" in reply.headers["cache-control"] or "etag" in reply.headers
    board = sight.board
    assert (reply.json()["width"], reply.json()["height"]) == (board.width, board.height)
    duel.step()
    assert duel.of("A").sight.ground == sight.ground
