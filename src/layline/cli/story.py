"""A race as a story: its steps, what happened in each, round by round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

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
    series: int
    round: int

    @property
    def when(self) -> tuple[int, int]:
        """The race of the series and the round in which it was played."""
        return self.series, self.round


def steps(race: Race) -> list[Step]:
    """Every step of a race, oldest first."""
    history = race.history
    found = []
    after = race
    for number in range(len(history), 0, -1):
        before = after.step_to(number - 1)
        position: dict[str, Any] = before.position()
        series = int(position.get("race", 1))
        who = position.get("for") or before.to_move
        played, events = history[number - 1], after.happened
        found.append(Step(number, played, events, after, before, who, series, position["round"]))
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
    several = len({step.series for step in story}) > 1
    for (series, number), group in groupby(story, key=lambda step: step.when):
        title = words("round_n", n=number) if number else words("setup")
        if several:
            title = f"{words('race_n', n=series).capitalize()}. {title}"
        yield title, list(group)
