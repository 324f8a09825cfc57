"""First races and puzzles that are written as files answer as the service does."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from layline.games import games
from layline.play.exercises import Exercise, first_race, puzzles
from layline.server.encoding import json_text
from layline.server.learning import exercises, study
from layline.server.learning.exercise_export import KINDS, Kind, exported
from layline.server.schemas.exercises import Try
from layline.server.schemas.studies import AskAbout, Look
from tests.server.learning.test_board_export import drawn, moments

Json = dict[str, Any]

EVERY = [(game.id, kind) for game in games() for kind in KINDS]
SAMPLE = 12
"""So many tries of each file are asked of the service too; all would take minutes."""


@cache
def file(game: str, kind: Kind) -> Json:
    found: Json = json.loads(exported(game, kind, ("fr",))["fr"])
    return found


def tasks(game: str, kind: Kind) -> dict[str, Exercise]:
    course = first_race(game)
    found = puzzles(game) if kind == "puzzles" else course.steps if course else ()
    return {one.id: one for one in found}


def cards(game: str, kind: Kind) -> dict[str, Json]:
    """The exercises as the page gets them, by id."""
    found = file(game, kind)["card"]
    return {one["id"]: one for one in found["steps" if kind == "first-race" else "puzzles"]}


def spread(found: list[Any], count: int) -> list[Any]:
    """Some of them, from the first to the last."""
    return found[:: max(1, len(found) // count)]


@pytest.mark.parametrize(("game", "kind"), EVERY)
def test_every_exercise_can_be_solved_from_its_file(game: str, kind: Kind) -> None:
    found = file(game, kind)["exercises"]
    assert found.keys() == tasks(game, kind).keys() == cards(game, kind).keys()
    for id, one in found.items():
        solution, played = one["solution"], list[str]()
        if solution["answer"] is not None:
            answer = one["answers"][solution["answer"]]
        while solution["answer"] is None:
            # As the page does it: the next of one's own moves, then what the others play.
            played = solution["entries"][: len(played) + 1]
            answer = one["tries"]["\n".join(played)]
            if answer["outcome"] != "open":
                break
            played = answer["entries"]
        assert answer["outcome"] == "done", id


@pytest.mark.parametrize(("game", "kind"), EVERY)
def test_whatever_is_tried_can_be_looked_at(game: str, kind: Kind) -> None:
    for id, one in file(game, kind)["exercises"].items():
        for answer in (*one["tries"].values(), *one["answers"], one["solution"]):
            for n in range(1, len(answer["entries"]) + 1):
                shown = "\n".join(answer["entries"][:n])
                assert shown in one["moments"] or shown in one["after"], (id, shown)
            if answer.get("outcome") == "open":
                assert "\n".join(answer["entries"]) in one["moments"], (id, answer["entries"])
        for _, moment in moments(one):
            sight = moment["answer"]["sight"]
            assert set(moment["previews"]) <= {choice["action"] for choice in sight["choices"]}


@pytest.mark.parametrize(("game", "kind"), EVERY)
def test_a_try_is_answered_as_by_the_service(game: str, kind: Kind) -> None:
    every = tasks(game, kind)
    tries = [
        (every[id], key.split("\n"), answer)
        for id, one in file(game, kind)["exercises"].items()
        for key, answer in one["tries"].items()
    ]
    for exercise, entries, answer in spread(tries, SAMPLE):
        told = exercises.tried(game, exercise, Try(entries=entries), "fr")
        assert answer == told.model_dump(mode="json")


@pytest.mark.parametrize(("game", "kind"), EVERY)
def test_a_moment_looks_as_the_service_shows_it(game: str, kind: Kind) -> None:
    whole = file(game, kind)
    every = [
        (cards(game, kind)[id], actions, moment)
        for id, one in whole["exercises"].items()
        for actions, moment in moments(one)
    ]
    for card, actions, moment in spread(every, SAMPLE):
        before = len(card["entries"])
        wish = {
            "game": game,
            "position": card["position"],
            "seat": card["seat"],
            "actions": [*card["entries"], *actions],
        }
        told = json.loads(study.look(Look(**wish), "fr"))
        answer = moment["answer"]
        assert answer["actions"] == told["actions"][before:] == actions
        assert answer["entries"] == told["entries"][before:]
        assert drawn(whole, answer["ground"]) == told["ground"]
        for name in ("board", "instruments"):
            assert drawn(whole, answer["sight"][name]) == told["sight"][name]
        for name in ("prompt", "choices", "refused", "offer", "to_move", "over"):
            assert answer["sight"][name] == told["sight"][name]
        for action, kept in spread(list(moment["previews"].items()), 3):
            said = json.loads(json_text(study.preview(AskAbout(**wish, action=action), "fr")))
            assert {**kept, "picture": drawn(whole, kept["picture"])} == said
        for action, kept in moment["refusals"].items():
            assert kept == study.why_not(AskAbout(**wish, action=action), "fr").model_dump()
