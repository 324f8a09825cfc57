"""First races and puzzles as the page gets them, and the referee's answers to tries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from ...bots import bot
from ...engine.glossary import glossary
from ...play import exercises, verdict
from ...play.errors import RaceError
from ...play.exercises import Exercise, Puzzle, Steering
from ...play.race import Race
from ...play.verdict import Tried
from ..catalogue.game_cards import game_named
from ..refusals import Refusal
from ..schemas.exercises import (
    ExerciseCard,
    FirstRace,
    PuzzleCard,
    PuzzleShelf,
    Solution,
    Try,
    TryAnswer,
)
from ..views import position

MOST_REPLIES = 60


# What there is.


def first_race(game_id: str, lang: str, done: Sequence[str]) -> FirstRace:
    """The first race of a game."""
    game = game_named(game_id)
    found = _first_race(game.id)
    return FirstRace(
        game=game.id,
        name=game.name,
        title=found.title.said(lang),
        welcome=found.welcome.said(lang),
        farewell=found.farewell.said(lang),
        minutes=found.minutes,
        bot=found.bot,
        steps=[ExerciseCard(**_card(game.id, step, lang)) for step in found.steps],
        done=[step.id for step in found.steps if step.id in done],
        glossary=glossary(game.texts, lang),
    )


def puzzle_shelf(game_id: str, lang: str, solved: Sequence[str]) -> PuzzleShelf:
    """The puzzles of a game."""
    game = game_named(game_id)
    found = exercises.puzzles(game.id)
    return PuzzleShelf(
        game=game.id,
        name=game.name,
        puzzles=[PuzzleCard(kind=one.kind, **_card(game.id, one, lang)) for one in found],
        solved=[one.id for one in found if one.id in solved],
    )


def _card(game: str, exercise: Exercise, lang: str) -> dict[str, Any]:
    return {
        "id": exercise.id,
        "title": exercise.title.said(lang),
        "text": exercise.say.said(lang),
        "rules": list(exercise.rules),
        "position": verdict.starting_position(game, exercise),
        "entries": verdict.begin(game, exercise).history,
        "seat": exercise.seat,
        "moves": exercise.moves,
        "answers": [answer.label.said(lang) for answer in exercise.answers],
        "hints": [hint.said(lang) for hint in exercise.hints],
        "focus": list(exercise.focus),
        "hide": list(exercise.hide),
        "shows": list(exercise.shows),
        "refusals": {
            slip.when.refused: slip.say.said(lang)
            for slip in reversed(exercise.slips)
            if slip.when.refused not in (None, "any", "none")
        },
    }


def _first_race(game: str) -> exercises.Course:
    found = exercises.first_race(game)
    if found is None:
        raise Refusal("no_first_race", status=404, game=game_named(game).name)
    return found


def step(game_id: str, id: str) -> tuple[str, Exercise]:
    """A step of a first race by its id, with the game it belongs to."""
    game = game_named(game_id)
    for found in _first_race(game.id).steps:
        if found.id == id:
            return game.id, found
    raise Refusal("unknown_exercise", status=404, game=game.name, id=id)


def puzzle(game_id: str, id: str) -> tuple[str, Puzzle]:
    """A puzzle by its id, with the game it belongs to."""
    game = game_named(game_id)
    for found in exercises.puzzles(game.id):
        if found.id == id:
            return game.id, found
    raise Refusal("unknown_exercise", status=404, game=game.name, id=id)


# Tries.


def tried(game: str, exercise: Exercise, wish: Try, lang: str) -> TryAnswer:
    """The referee's answer to a try."""
    return judged(exercise, verdict.begin(game, exercise), wish, lang)


def judged(exercise: Exercise, race: Race, wish: Try, lang: str) -> TryAnswer:
    """The referee's answer to a try; `race` is where the exercise begins."""
    if exercise.answers:
        return _answered(exercise, race, wish.answer, lang)
    found = verdict.judge(exercise, race, _own(exercise, race, wish.entries))
    entries, text = list(found.tried.entries), ""
    if found.outcome == "done":
        text = exercise.done.said(lang)
        entries += _reply(exercise, found.tried.race)
    elif found.slip is not None:
        text = found.slip.say.said(lang)
        if found.outcome == "missed":
            entries += found.slip.then
    return _told(found.outcome, text, found.tried, entries, lang)


def _answered(exercise: Exercise, race: Race, number: int | None, lang: str) -> TryAnswer:
    if number is None or number >= len(exercise.answers):
        raise Refusal("unknown_answer", status=422, field="answer", n=len(exercise.answers))
    answer = exercise.answers[number]
    found = verdict.asked(exercise, answer, race)
    right = verdict.is_right(exercise, answer, race)
    text = exercise.done.said(lang) if right else ""
    return _told("done" if right else "missed", text, found, list(found.entries), lang)


def _told(
    outcome: Literal["done", "open", "missed"],
    text: str,
    found: Tried,
    entries: list[str],
    lang: str,
) -> TryAnswer:
    race = found.race
    return TryAnswer(
        outcome=outcome,
        text=text,
        rule=found.refusal.rule if found.refusal else None,
        reason=found.refusal.reason(lang) if found.refusal else "",
        lines=position.lines(race.game, found.events, lang, race.options),
        entries=entries,
    )


def _own(exercise: Exercise, race: Race, entries: Sequence[str]) -> list[str]:
    """What the seat of an exercise itself played, of all that was played since it began.

    What others play meanwhile is up to the exercise, whatever a page says they played.
    """
    race, seat = race.copy(), verdict.seat_in(race, exercise)
    own: list[str] = []
    for number, entry in enumerate(entries):
        if race.to_move == seat:
            own.append(entry)
        try:
            race.play(entry)
        except RaceError:
            if number == len(entries) - 1:
                break
            raise Refusal("illegal_try", status=422, field=f"entries.{number}") from None
    return own


def _reply(exercise: Exercise, race: Race) -> list[str]:
    """What follows on the board when the goal is reached; a bot plays until chance decides."""
    if not isinstance(exercise.reply, Steering):
        return list(exercise.reply)
    race = race.copy()
    sailor, until = bot(exercise.reply.bot, exercise.reply.seed), verdict.seat_in(race, exercise)
    played: list[str] = []
    while race.to_move not in (until, "chance", None) and len(played) < MOST_REPLIES:
        played.append(sailor.choose(race))
        race.play(played[-1])
    return played


def solution(game: str, exercise: Exercise) -> Solution:
    """How an exercise is solved."""
    race = verdict.begin(game, exercise)
    if exercise.answers:
        right = [verdict.is_right(exercise, answer, race) for answer in exercise.answers]
        return Solution(entries=[], answer=right.index(True))
    seat = verdict.seat_in(race, exercise)
    found = verdict.attempt(race, seat, exercise.solution, exercise.meanwhile)
    return Solution(entries=list(found.entries), answer=None)
