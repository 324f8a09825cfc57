"""Studies: little races that nobody keeps, played through again with every request."""

from __future__ import annotations

import json
from typing import Any

import pytest

from layline.games import games
from layline.play import library
from layline.play.beginning import from_position
from layline.server.learning import study
from layline.server.refusals import Refusal
from layline.server.schemas.studies import AskAbout, AskWhere, Look, StudyAnswer
from tests.server.guest import Guest

DATABASES = ("sqlite",)
"""A study is stored nowhere."""

GAMES = [game.id for game in games()]


def look(**wish: Any) -> StudyAnswer:
    return StudyAnswer.model_validate_json(study.look(Look(**wish), wish.pop("lang", "en")))


def refused(**wish: Any) -> Refusal:
    with pytest.raises(Refusal) as caught:
        study.look(Look(**wish), "en")
    return caught.value


@pytest.mark.parametrize("game", GAMES)
def test_a_scenario_can_be_stepped_through(game: str) -> None:
    id = next(id for id in library.scenarios(game) if len(library.story(id)) > 2)
    story = library.story(id)
    race = from_position(library.start(id))
    for n in range(len(story) + 1):
        found = look(game=game, scenario=id, actions=story[:n])
        assert found.actions == story[:n]
        assert found.sight.to_move == race.to_move
        assert [entry.action for entry in found.entries] == story[:n]
        if found.sight.seat is not None:
            assert [choice.action for choice in found.sight.choices] == race.choices()
        if n < len(story):
            lines = race.play(story[n])
            after = look(game=game, scenario=id, actions=story[: n + 1])
            rules = [line.rule for line in after.entries[-1].lines]
            assert rules == [line.partition(" ")[0] for line in lines]


def test_a_position_will_do_instead_of_a_scenario() -> None:
    boats = {"A": {"at": "15,19"}, "B": {"at": "34,4"}}
    position = {"wind": "N", "round": 5, "die": 1, "boats": boats}
    found = look(game="regatta", position=position, actions=["leg W"])
    assert found.entries[0].seat == "A"
    assert refused(game="regatta").kind == "study_start"
    assert refused(game="regatta", position=position, scenario="REG-S01").kind == "study_start"


@pytest.mark.parametrize(
    ("wish", "kind", "field"),
    [
        ({"game": "poker", "scenario": "REG-S01"}, "unknown_game", None),
        ({"game": "regatta", "scenario": "REG-S999"}, "unknown_scenario", "scenario"),
        ({"game": "regatta", "scenario": "RTW-F01"}, "unknown_scenario", "scenario"),
        ({"game": "regatta", "position": {"wind": "up"}}, "bad_position", "position"),
        ({"game": "regatta", "scenario": "REG-S39", "seat": "I"}, "unknown_seat", "seat"),
        ({"game": "regatta", "scenario": "REG-S39", "bots": {"A": "hal"}}, "unknown_bot", "bots"),
        ({"game": "regatta", "scenario": "REG-S39", "actions": ["fly"]}, "malformed", "actions.0"),
    ],
)
def test_what_is_wrong_is_named(wish: dict[str, Any], kind: str, field: str | None) -> None:
    found = refused(**wish)
    assert (found.kind, found.field) == (kind, field)
    assert found.message("fr")


def test_an_action_that_was_not_allowed_is_refused_with_its_rule() -> None:
    found = refused(game="maillot-jaune", scenario="MJ-S01", actions=["ride 4b"])
    assert (found.kind, found.rule, found.field) == ("illegal", "MJ-14", "actions.0")
    assert found.message("fr") != found.message("en")


def test_chance_waits_to_be_given_or_is_drawn_from_a_seed() -> None:
    waiting = look(game="regatta", scenario="REG-S04")
    assert waiting.draws
    assert "roll 1" in [choice.action for choice in waiting.sight.choices]
    drawn = look(game="regatta", scenario="REG-S04", seed=5)
    assert not drawn.draws
    assert drawn.actions
    assert drawn.entries[0].kind == "chance"
    assert look(game="regatta", scenario="REG-S04", seed=5) == drawn
    again = look(game="regatta", scenario="REG-S04", actions=drawn.actions)
    assert again.sight == drawn.sight


def test_bots_play_for_their_seats_until_somebody_else_decides() -> None:
    alone = look(game="regatta", scenario="REG-S04", seed=5)
    first = alone.sight.to_move
    assert first is not None
    others = {seat: "greedy" for seat in "ABC" if seat != first}
    actions, found = alone.actions, alone
    while found.entries[-1].seat in (None, first):
        actions = [*found.actions, found.sight.choices[0].action]
        found = look(game="regatta", scenario="REG-S04", seed=5, bots=others, actions=actions)
        assert found.sight.to_move in (first, None)
    assert found.actions[: len(actions)] == actions


def test_a_study_can_be_seen_through_another_seat_which_has_nothing_to_choose() -> None:
    own = look(game="petite-regate", scenario="LPR-F2").sight
    other = look(game="petite-regate", scenario="LPR-F2", seat="B").sight
    assert (own.seat, other.seat, other.to_move) == ("A", "B", "A")
    assert own.choices
    assert (other.choices, other.refused) == ((), ())
    asked = AskAbout(game="petite-regate", scenario="LPR-F2", seat="B", action="play R45")
    with pytest.raises(Refusal, match="turn of seat A"):
        study.preview(asked, "en")


def test_what_a_scenario_forbids_can_be_asked_about() -> None:
    found = look(game="maillot-jaune", scenario="MJ-S01")
    assert {"ride 4b", "ride 9b"} <= {one.action for one in found.sight.refused}
    about: dict[str, Any] = {"game": "maillot-jaune", "scenario": "MJ-S01"}
    answer = study.why_not(AskAbout(**about, action="ride 9b"), "fr")
    assert (answer.allowed, answer.rule) == (False, "MJ-12")
    assert study.why_not(AskAbout(**about, action="ride 6b"), "en").allowed


def test_choices_are_previewed_and_clicks_are_understood() -> None:
    about: dict[str, Any] = {"game": "regatta", "scenario": "REG-S39"}
    sight = look(**about).sight
    choice = next(one for one in sight.choices if one.target is not None)
    assert choice.target is not None
    preview = study.preview(AskAbout(**about, action=choice.action), "en")
    assert preview.action == choice.action
    where: dict[str, Any] = {"x": choice.target.x, "y": choice.target.y}
    meant = study.meant(AskWhere(**about, **where), "en")
    assert meant.actions or meant.rule


def test_the_ground_is_sent_once() -> None:
    first = look(game="regatta", scenario="REG-S39")
    assert first.ground is not None
    again = look(game="regatta", scenario="REG-S39", ground=first.ground_name)
    assert (again.ground, again.ground_name) == (None, first.ground_name)


def test_studies_over_http(guest: Guest) -> None:
    wish = {"game": "regatta", "scenario": "REG-S39"}
    found = StudyAnswer.model_validate(guest.call("POST", "/api/study", wish))
    assert found.sight.to_move == "A"
    asked = guest.call("POST", "/api/study/why-not", wish | {"action": "leg N"})
    assert asked["rule"].startswith("REG-")
    action = found.sight.choices[0].action
    assert guest.call("POST", "/api/study/preview", wish | {"action": action})["action"] == action
    for bad, field in (
        ({"actions": ["leg N"] * 401}, "actions"),
        ({"seed": -1}, "seed"),
        ({"actions": ["leg N"]}, "actions.0"),
    ):
        problem = guest.refused("POST", "/api/study", wish | bad, 422)
        assert problem.field == field, json.dumps(bad)[:80]
