"""First races and puzzles: every step and every answer is proved by the rules of its game."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest

from layline.engine.events import Event
from layline.games import find_game, games
from layline.play import exercises, library
from layline.play.exercises import (
    BadExercise,
    Condition,
    Course,
    Error,
    Exercise,
    Puzzle,
    Step,
    Words,
    first_race,
    puzzles,
)
from layline.play.race import Race
from layline.play.verdict import (
    Tried,
    asked,
    attempt,
    begin,
    holds,
    is_right,
    judge,
    seat_in,
    slip_of,
    ways,
)

GAMES = [game.id for game in games()]


def course(game: str) -> Course:
    found = first_race(game)
    assert found is not None
    return found


STEPS = [(game, step) for game in GAMES for step in course(game).steps]
PUZZLES = [(game, puzzle) for game in GAMES for puzzle in puzzles(game)]
ALL: list[tuple[str, Exercise]] = [*STEPS, *PUZZLES]


def named(exercise: object) -> str | None:
    return exercise.id if isinstance(exercise, Exercise) else None


each_step = pytest.mark.parametrize(("game", "step"), STEPS, ids=named)
each_puzzle = pytest.mark.parametrize(("game", "puzzle"), PUZZLES, ids=named)
each = pytest.mark.parametrize(("game", "exercise"), ALL, ids=named)


def words_of(thing: Any) -> list[Words]:
    """Every text in an exercise, however deep."""
    if isinstance(thing, Words):
        return [thing]
    if isinstance(thing, exercises.Part):
        return [words for _, part in thing for words in words_of(part)]
    if isinstance(thing, tuple):
        return [words for part in thing for words in words_of(part)]
    return []


# What there is.


@pytest.mark.parametrize("game", GAMES)
def test_a_first_race_answers_all_ten_errors_of_beginners(game: str) -> None:
    errors = [error for step in course(game).steps for error in step.errors]
    assert {error.number for error in errors} == set(range(1, 11))


@pytest.mark.parametrize("game", GAMES)
def test_there_are_ten_puzzles_of_several_kinds(game: str) -> None:
    found = puzzles(game)
    assert len(found) >= 10
    assert len({puzzle.kind for puzzle in found}) >= 4
    assert any(puzzle.answers for puzzle in found)
    assert any(puzzle.goal for puzzle in found)


@pytest.mark.parametrize("game", GAMES)
def test_texts_are_there_in_both_languages_and_typeset(game: str) -> None:
    for words in words_of(course(game)) + words_of(puzzles(game)):
        assert "'" not in words.en + words.fr
        assert not re.search(r"\S[!?:;»](\s|$)", words.fr), words.fr
        assert words.en != words.fr or len(words.en) < 12, words.en


@each
def test_it_names_rules_there_are(game: str, exercise: Exercise) -> None:
    texts = find_game(game).texts
    known = {rule.id for rule in texts.rules("en")} | {ruling.id for ruling in texts.rulings("en")}
    assert set(exercise.rules) <= known
    if isinstance(exercise, Step):
        assert {error.answered_by for error in exercise.errors} <= known
    if exercise.scenario is not None:
        assert exercise.scenario in library.scenarios(game)


# Goals.


@each
def test_the_position_loads_and_waits_for_its_seat(game: str, exercise: Exercise) -> None:
    race = begin(game, exercise)
    if exercise.goal is not None:
        assert race.to_move == seat_in(race, exercise)


@each
def test_the_solution_reaches_the_goal_and_no_sooner(game: str, exercise: Exercise) -> None:
    if exercise.goal is None:
        return
    race = begin(game, exercise)
    for played in range(1, len(exercise.solution)):
        assert judge(exercise, race, exercise.solution[:played]).outcome == "open"
    verdict = judge(exercise, race, exercise.solution)
    assert verdict.outcome == "done"
    after = verdict.tried.race
    if isinstance(exercise.reply, tuple):
        for entry in exercise.reply:
            after.play(entry)


@each
def test_what_is_wanted_is_among_what_is_shown(game: str, exercise: Exercise) -> None:
    for action in exercise.solution if exercise.focus else ():
        assert any(fnmatchcase(action, pattern) for pattern in exercise.focus)


@each
def test_what_is_kept_in_view_lies_on_the_ground(game: str, exercise: Exercise) -> None:
    race = begin(game, exercise)
    ground = race.game.drawing.ground(race.view(), "en")
    assert set(exercise.shows) <= {shape.id for shape in ground.shapes}


@each_step
def test_a_step_can_be_missed(game: str, step: Step) -> None:
    """If everything led to the goal, nothing would be learnt."""
    race = begin(game, step)
    if step.goal is None:
        return
    first = [judge(step, race, [choice]).outcome for choice in race.choices()]
    assert "missed" in first or step.moves > 1


@each_puzzle
def test_exactly_the_right_ways_lead_to_the_goal(game: str, puzzle: Puzzle) -> None:
    """Everything that can be tried is tried."""
    if puzzle.goal is None:
        return
    found = sorted("; ".join(way) for way in ways(puzzle, begin(game, puzzle)))
    assert found
    if isinstance(puzzle.right, int):
        assert len(found) == puzzle.right
    else:
        assert found == sorted(puzzle.right or ())


@each
def test_exactly_one_answer_is_right(game: str, exercise: Exercise) -> None:
    if not exercise.answers:
        return
    race = begin(game, exercise)
    assert sum(is_right(exercise, answer, race) for answer in exercise.answers) == 1
    labels = [answer.label.en for answer in exercise.answers]
    assert len(set(labels)) == len(labels)
    for answer in exercise.answers:
        # The referee has something to say about every answer.
        told = asked(exercise, answer, race)
        assert told.refusal is not None or told.entries


# Errors and slips.


def played(race: Race, actions: tuple[str, ...]) -> Tried:
    """Play on for everybody; the first action that is refused must be the last one."""
    race, events = race.copy(), list[Event]()
    for number, action in enumerate(actions, start=1):
        refusal = race.why_not(action)
        if refusal is not None:
            assert number == len(actions), f"{action}: {refusal}"
            return Tried(race, actions, tuple(events), actions[:-1], refusal)
        events += race.tell(action)
    return Tried(race, actions, tuple(events), actions)


@pytest.mark.parametrize(
    ("game", "step", "error"),
    [(game, step, error) for game, step in STEPS for error in step.errors],
    ids=lambda part: part.answered_by if isinstance(part, Error) else named(part),
)
def test_the_error_is_answered_by_its_rule(game: str, step: Step, error: Error) -> None:
    tried = played(begin(game, step), error.play)
    if error.refused is not None:
        assert tried.refusal is not None
        assert tried.refusal.rule == error.refused
    elif error.event is not None:
        assert any(fnmatchcase(str(event), error.event) for event in tried.events), tried.events
    else:
        assert holds(Condition(position=error.position or {}), tried)


def everything(race: Race) -> list[str]:
    """Every action there is in a game, legal or not, as far as it can be written here."""
    plain, notation = race.table.machine.read(race.state), race.table.notation
    texts = (notation.action_text(plain, number) for number in range(race.game.rules.most_actions))
    return [text for text in texts if race.is_action(text)]


@each
def test_every_slip_can_happen(game: str, exercise: Exercise) -> None:
    """Each is the answer to something that can be tried; what it then shows can be played."""
    race = begin(game, exercise)
    seat, missing = seat_in(race, exercise), list(exercise.slips)
    stack: list[tuple[str, ...]] = [()]
    while stack and missing:
        actions = stack.pop(0)
        here = attempt(race, seat, actions, exercise.meanwhile).race
        wanted = {slip.when.refused for slip in missing} - {None}
        for action in everything(here) if wanted else here.choices():
            refusal = here.why_not(action)
            if refusal is not None and refusal.rule not in wanted:
                continue
            tried = attempt(race, seat, (*actions, action), exercise.meanwhile)
            slip = slip_of(exercise, tried)
            if slip in missing:
                missing.remove(slip)
                played(tried.race, slip.then)
            if tried.refusal is None and judge(exercise, race, tried.actions).outcome == "open":
                stack.append(tried.actions)
    assert not missing


# Files that are wrong.


def bad(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, text: str) -> None:
    """Have Regatta read this file."""
    (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(exercises, "_folder", lambda game: tmp_path)


PUZZLE = """
- id: {id}
  kind: best
  title: {{en: "Home", fr: "Chez soi"}}
  say: {{en: "Sail home.", fr: "Rentrez."}}
  rules: [REG-51]
  position: {{wind: "N"}}
  goal: {goal}
  solution: ["leg S"]
  right: 1
  done: {{en: "There.", fr: "Voilà."}}
"""


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("[", "not YAML"),
        (PUZZLE.format(id="a", goal="{}"), "at least one thing"),
        (PUZZLE.format(id="a", goal="{evnts: [x]}"), "evnts"),
        (PUZZLE.format(id="a", goal='{play: ["leg S"]}') * 2, "the id a is used twice"),
        (PUZZLE.format(id="A b", goal='{play: ["leg S"]}'), "id"),
        (PUZZLE.format(id="a", goal="null"), "a goal to reach, or answers"),
        (PUZZLE.replace('solution: ["leg S"]', "").format(id="a", goal="{play: [x]}"), "solution"),
        (PUZZLE.replace("right: 1", "").format(id="a", goal="{play: [x]}"), "right ways"),
    ],
)
def test_a_bad_file_is_refused_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, wrong: str
) -> None:
    bad(tmp_path, monkeypatch, "puzzles.yaml", text)
    with pytest.raises(BadExercise, match=re.escape(wrong)) as error:
        puzzles.__wrapped__("regatta")
    assert "puzzles.yaml" in str(error.value)


def test_a_game_may_have_neither(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exercises, "_folder", lambda game: tmp_path)
    assert first_race.__wrapped__("regatta") is None
    assert puzzles.__wrapped__("regatta") == ()
