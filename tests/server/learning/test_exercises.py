"""First races and puzzles over HTTP: how attempts are answered, and what is remembered of them."""

from __future__ import annotations

import pytest

from layline.games import games
from layline.server.schemas.exercises import FirstRace, PuzzleShelf, Solution, TryAnswer
from tests.server.conftest import NewGuest
from tests.server.guest import Guest
from tests.server.service import Service

GAMES = [game.id for game in games()]


def first_race(guest: Guest, game: str = "regatta") -> FirstRace:
    return FirstRace.model_validate(guest.call("GET", f"/api/games/{game}/first-race"))


def puzzles(guest: Guest, game: str = "regatta") -> PuzzleShelf:
    return PuzzleShelf.model_validate(guest.call("GET", f"/api/games/{game}/puzzles"))


def tried(guest: Guest, path: str, *entries: str) -> TryAnswer:
    body = {"entries": list(entries)}
    answer = guest.call("POST", f"/api/games/regatta/{path}/tries", body)
    return TryAnswer.model_validate(answer)


@pytest.mark.parametrize("game", GAMES)
def test_everything_can_be_done_as_its_solution_says(guest: Guest, game: str) -> None:
    race, shelf = first_race(guest, game), puzzles(guest, game)
    for kind, exercises in (("first-race", race.steps), ("puzzles", shelf.puzzles)):
        for exercise in exercises:
            path = f"/api/games/{game}/{kind}/{exercise.id}"
            solution = Solution.model_validate(guest.call("GET", f"{path}/solution"))
            wish = solution.model_dump(exclude_none=True)
            answer = TryAnswer.model_validate(guest.call("POST", f"{path}/tries", wish))
            assert answer.outcome == "done", exercise.id
            assert answer.text
            assert answer.entries[: len(solution.entries)] == solution.entries
            study = {
                "game": game,
                "position": exercise.position,
                "actions": exercise.entries + answer.entries,
            }
            assert guest.call("POST", "/api/study", study)["actions"] == study["actions"]
    assert first_race(guest, game).done == [step.id for step in race.steps]
    assert puzzles(guest, game).solved == [puzzle.id for puzzle in shelf.puzzles]


def test_others_play_meanwhile_and_a_slip_is_named(guest: Guest) -> None:
    step = "first-race/behind-the-line"
    half = tried(guest, step, "leg NE")
    assert (half.outcome, half.entries, half.text) == ("open", ["leg NE"], "")
    early = tried(guest, step, "leg NE", "leg NW")
    assert early.outcome == "missed"
    assert early.entries == ["leg NE", "leg NW", "leg W", "leg SE", "roll 3"]
    assert "REG-18" in [line.rule for line in early.lines]
    assert "called back" in early.text
    assert first_race(guest).done == []


def test_what_is_refused_is_answered_by_its_rule(guest: Guest) -> None:
    answer = tried(guest, "first-race/first-leg", "leg N")
    assert (answer.outcome, answer.rule, answer.entries) == ("open", "REG-23", [])
    assert answer.reason
    assert "slant" in answer.text
    assert "REG-23" in first_race(guest).steps[0].refusals


def test_what_comes_of_a_slip_is_shown(guest: Guest) -> None:
    answer = tried(guest, "first-race/take-the-wind", "leg S")
    assert (answer.outcome, answer.entries) == ("missed", ["leg S", "leg W", "roll 1"])


def test_an_answer_is_right_or_wrong_by_the_rules(guest: Guest) -> None:
    path = "/api/games/regatta/puzzles/under-spinnaker/tries"
    wrong = TryAnswer.model_validate(guest.call("POST", path, {"answer": 0}))
    assert (wrong.outcome, wrong.rule) == ("missed", None)
    assert wrong.lines
    right = TryAnswer.model_validate(guest.call("POST", path, {"answer": 2}))
    assert (right.outcome, right.rule) == ("done", "REG-70")
    assert puzzles(guest).solved == ["under-spinnaker"]


def test_what_was_shown_is_not_remembered(guest: Guest) -> None:
    path = "/api/games/regatta/puzzles/round-mark-1/tries?shown=true"
    body = {"entries": ["leg NW", "leg NW", "leg NW"]}
    assert guest.call("POST", path, body)["outcome"] == "done"
    assert puzzles(guest).solved == []


def test_it_is_remembered_with_the_visitor(service: Service, guests: NewGuest) -> None:
    one, other = guests(service), guests(service, "fr")
    for _ in range(2):
        assert tried(one, "first-race/first-leg", "leg NE").outcome == "done"
    assert first_race(one).done == ["first-leg"]
    assert first_race(other).done == []
    code = one.call("POST", "/api/code")["code"]
    other.call("POST", "/api/code/use", {"code": code})
    assert first_race(other).done == ["first-leg"]
    assert first_race(other).title != first_race(one).title


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "kind"),
    [
        ("GET", "chess/first-race", None, 404, "unknown_game"),
        ("GET", "chess/puzzles", None, 404, "unknown_game"),
        ("GET", "regatta/puzzles/none/solution", None, 404, "unknown_exercise"),
        ("POST", "regatta/first-race/none/tries", {"entries": []}, 404, "unknown_exercise"),
        ("POST", "regatta/puzzles/under-spinnaker/tries", {"answer": 9}, 422, "unknown_answer"),
        ("POST", "regatta/puzzles/under-spinnaker/tries", {"entries": []}, 422, "unknown_answer"),
        ("POST", "regatta/puzzles/round-mark-1/tries", {"entries": ["x", "y"]}, 422, "illegal_try"),
    ],
)
def test_what_is_wrong_is_named(
    guest: Guest, method: str, path: str, body: object, status: int, kind: str
) -> None:
    assert guest.refused(method, f"/api/games/{path}", body, status).kind == kind
