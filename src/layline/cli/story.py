"""A race as a story: its steps, what happened in each, round by round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from ..engine.answers import Moment
from ..engine.events import Event
from ..play.race import Race
from .words import Words


@dataclass(frozen=True)
class Step:
    """One entry of the history: what was played, what happened, and when."""

    number: int
    played: str
    events: Sequence[Event]
    race: Race
    """The race after this step."""
    before: Race
    who: str | None
    """Who decided; for chance, on whose behalf."""
    when: Moment
    """The race of the series, or the stage, and the round in which it was played."""


def steps(race: Race) -> list[Step]:
    """Every step of a race, oldest first."""
    history = race.history
    found = []
    after = race
    for number in range(len(history), 0, -1):
        before = after.step_to(number - 1)
        when = before.game.results.moment(before.record())
        who = before.position().get("for") or before.to_move
        played, events = history[number - 1], after.happened
        found.append(Step(number, played, events, after, before, who, when))
        after = before
    return found[::-1]


def by_turn(group: Sequence[Step]) -> Iterator[tuple[str | None, list[Step]]]:
    """The steps of each turn of a round, with the line in which the game writes it down."""
    for _, found in groupby(group, key=lambda step: step.who):
        turn = list(found)
        before, played = turn[0].before, [(step.played, step.events) for step in turn]
        yield before.game.codec.turn_line(before.record(), played), turn


def by_round(story: Sequence[Step], words: Words) -> Iterator[tuple[str, list[Step]]]:
    """The steps of each round, under its title."""
    several = len({step.when.stage for step in story}) > 1
    for when, group in groupby(story, key=lambda step: step.when):
        found = list(group)
        title = words("round_n", n=when.round) if when.round else words("setup")
        if several:
            texts = found[0].race.game.texts
            title = f"{texts.sentence('results.stage', words.lang, n=when.stage)}. {title}"
        yield title, found
