"""What becomes of a try at an exercise: judged by the rules, by nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any, Literal

from ..engine.events import Event
from ..engine.game import Json
from . import library
from .beginning import from_position
from .exercises import Answer, BadExercise, Condition, Exercise, Slip, Steering, before
from .race import Race, Refusal
from .scenario import same

Outcome = Literal["done", "open", "missed"]


@dataclass(frozen=True)
class Tried:
    """A try: the race after it, what happened in it, and what the referee refused, if anything."""

    race: Race
    actions: tuple[str, ...]
    events: tuple[Event, ...]
    entries: tuple[str, ...]
    refusal: Refusal | None = None


@dataclass(frozen=True)
class Verdict:
    """Done, still open, or missed; a slip is named where the exercise knows it."""

    outcome: Outcome
    tried: Tried
    slip: Slip | None = None


def attempt(race: Race, seat: str, actions: Sequence[str], meanwhile: Sequence[str] = ()) -> Tried:
    """Play actions of a seat; whenever somebody else decides, the next of `meanwhile`.

    The first action the referee refuses ends it. The race given stays as it is.
    """
    race = race.copy()
    rest, events, entries = list(meanwhile), list[Event](), list[str]()

    def others() -> None:
        while rest and race.to_move not in (seat, None) and race.why_not(rest[0]) is None:
            events.extend(race.tell(rest[0]))
            entries.append(rest.pop(0))

    others()
    for action in actions:
        refusal = race.why_not(action)
        if refusal is not None:
            return Tried(race, tuple(actions), tuple(events), tuple(entries), refusal)
        events.extend(race.tell(action))
        entries.append(action)
        others()
    return Tried(race, tuple(actions), tuple(events), tuple(entries))


def seat_in(race: Race, exercise: Exercise) -> str:
    """The seat of an exercise: A is the first, whatever the game calls it."""
    return race.seats["ABCDEFGHI".index(exercise.seat)]


def holds(condition: Condition, tried: Tried) -> bool:
    """Whether a condition holds of a try."""
    last = tried.actions[-1] if tried.actions else ""
    lines = [str(event) for event in tried.events]
    checks = (
        not condition.play or _any(condition.play, [last]),
        all(_any([line], lines) for line in condition.events),
        not _any(condition.no_events, lines),
        not condition.position or _within(condition.position, tried.race.position()),
        all(_any([text], tried.race.choices()) for text in condition.legal),
        not condition.illegal or not _any(condition.illegal, tried.race.choices()),
        _as_refused(condition.refused, tried),
        not condition.either or any(holds(one, tried) for one in condition.either),
    )
    return all(checks)


def _any(patterns: Sequence[str], texts: Sequence[str]) -> bool:
    return any(fnmatchcase(text, pattern) for text in texts for pattern in patterns)


def _as_refused(expected: str | None, tried: Tried) -> bool:
    found = tried.refusal.rule if tried.refusal else "none"
    if expected is None:
        # A condition that does not speak of refusals is about what was really played.
        return found == "none"
    return found != "none" if expected == "any" else found == expected


def _within(expected: Any, found: Any) -> bool:
    if isinstance(expected, dict):
        return isinstance(found, dict) and all(
            key in found and _within(value, found[key]) for key, value in expected.items()
        )
    return same(expected, found)


# Where an exercise begins.


def begin(game: str, exercise: Exercise, machine: str = "compiled") -> Race:
    """The race in which an exercise begins; one that goes on has all that came before it."""
    if exercise.goes_on:
        earlier = before(game, exercise)
        if isinstance(earlier.reply, Steering):
            raise BadExercise(f"{exercise.id}: no exercise can go on from a bot's reply")
        race = begin(game, earlier, machine)
        race = attempt(race, seat_in(race, earlier), earlier.solution, earlier.meanwhile).race
        entries = earlier.reply + exercise.entries
    else:
        race = from_position(starting_position(game, exercise), machine=machine)
        entries = exercise.entries
    for entry in entries:
        race.play(entry)
    return race


def starting_position(game: str, exercise: Exercise) -> Json:
    """The position with which an exercise, or the one it goes on from, begins."""
    while exercise.goes_on:
        exercise = before(game, exercise)
    if exercise.scenario is not None:
        return library.start(exercise.scenario)
    return {"game": game, **(exercise.position or {})}


# Judging.


def judge(exercise: Exercise, race: Race, actions: Sequence[str]) -> Verdict:
    """What a try at a goal has come to; `race` is where the exercise begins."""
    assert exercise.goal is not None
    seat = seat_in(race, exercise)
    tried = attempt(race, seat, actions, exercise.meanwhile)
    if tried.refusal is None and actions and holds(exercise.goal, tried):
        return Verdict("done", tried)
    slip = slip_of(exercise, tried)
    more = len(actions) < exercise.moves and tried.race.to_move == seat
    if tried.refusal is not None or (more and slip is None):
        return Verdict("open", tried, slip)
    return Verdict("missed", tried, slip)


def slip_of(exercise: Exercise, tried: Tried) -> Slip | None:
    """The first slip the exercise knows that this try is."""
    if not tried.actions:
        return None
    return next((slip for slip in exercise.slips if holds(slip.when, tried)), None)


def asked(exercise: Exercise, answer: Answer, race: Race) -> Tried:
    """What the referee makes of an answer."""
    race = race.copy()
    events: list[Event] = []
    plays = answer.play or exercise.play
    for number, action in enumerate(plays, start=1):
        refusal = race.why_not(action)
        if refusal is not None:
            return Tried(race, plays[:number], tuple(events), plays[: number - 1], refusal)
        events.extend(race.tell(action))
    return Tried(race, plays, tuple(events), plays)


def is_right(exercise: Exercise, answer: Answer, race: Race) -> bool:
    """Whether an answer is right, by the rules."""
    condition = answer.when or exercise.when
    assert condition is not None
    return holds(condition, asked(exercise, answer, race))


def ways(exercise: Exercise, race: Race) -> Iterator[tuple[str, ...]]:
    """Every way to the goal of an exercise, found by trying everything."""
    stack: list[tuple[str, ...]] = [()]
    while stack:
        actions = stack.pop()
        here = attempt(race, seat_in(race, exercise), actions, exercise.meanwhile).race
        for choice in here.choices():
            longer = (*actions, choice)
            verdict = judge(exercise, race, longer)
            if verdict.outcome == "done":
                yield longer
            elif verdict.outcome == "open":
                stack.append(longer)
