"""A race looked back on: how far everybody had to go after each round, and what happened to whom.

All of it is made from what a spectator may know, so it can be shown while a race is on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..engine.answers import Moment
from ..engine.events import Event
from ..engine.view import View
from .odds import Tally, tallies
from .progress import Tell, unheard
from .race import Race


@dataclass(frozen=True, slots=True)
class Sounding:
    """How far each piece had to go when a round was over (None: not under way)."""

    stage: int
    round: int
    left: dict[str, int | None]


@dataclass(frozen=True, slots=True)
class Landmark:
    """Something that mattered: after which entry, in which sounding, what kind, who, the event."""

    entry: int
    sounding: int
    kind: str
    who: tuple[str, ...]
    event: Event


@dataclass(frozen=True, slots=True)
class Look:
    """A race looked back on; `view` is a spectator's of the position it has reached.

    `drawn` counts every chance result, also those that no tally counts.
    """

    view: View[Any]
    soundings: tuple[Sounding, ...]
    landmarks: tuple[Landmark, ...]
    tallies: tuple[Tally, ...]
    drawn: int
    scores: dict[str, int]


def look_back(race: Race, tell: Tell = unheard) -> Look:
    """Look back on a race as far as it has gone; `tell` hears how far that is."""
    landmarks: list[Landmark] = []
    steps = race.steps()
    of = 2 * len(steps)  # it is gone through twice
    tell(0, of)
    when = _moment(race, steps[0].state if steps else race.state)
    ended: list[tuple[int, Moment]] = []  # each round's last entry, and which round it was
    for entry, told in enumerate(_told(race, tell), start=1):
        # What brings the next round about still happened in the last one.
        landmarks += _landmarks(entry, len(ended), told)
        now = _moment(race, steps[entry].state if entry < len(steps) else race.state)
        if now != when:
            ended.append((entry - 1, when))
            when = now
    view = race.view()
    soundings = [_sounded(race, view, when)]
    # A view of every position would take longer than all the rest. They are looked for from the
    # end: a race steps back from where it stands, and far back takes long.
    earlier = race
    for entry, before in reversed(ended):
        earlier = earlier.step_to(entry)
        soundings.append(_sounded(race, earlier.view(), before))
        tell(of - entry, of)
    soundings.reverse()
    for mark in landmarks:
        # Whoever finishes last may end the stage: then no position shows her home.
        if mark.kind == "finish" and mark.who[0] in soundings[mark.sounding].left:
            soundings[mark.sounding].left[mark.who[0]] = 0
    return Look(
        view,
        tuple(soundings),
        tuple(landmarks),
        tuple(tallies(race)),
        sum(step.actor < 0 for step in steps),
        race.scores(),
    )


def _told(race: Race, tell: Tell) -> list[tuple[Event, ...]]:
    """The events of each entry. They are found from the end, which takes most of the time."""
    found = []
    for events in race.told():
        found.append(events)
        tell(len(found), 2 * race.played)
    found.reverse()
    return found


def _moment(race: Race, state: Any) -> Moment:
    """The stage and the round of a position."""
    return race.game.results.moment(race.table.machine.glance(state))


def _sounded(race: Race, view: View[Any], when: Moment) -> Sounding:
    left = {one.piece: one.left for one in race.game.results.progress(view, "en")}
    return Sounding(when.stage, when.round, left)


def _landmarks(entry: int, sounding: int, events: Sequence[Event]) -> list[Landmark]:
    return [
        Landmark(entry, sounding, *event.milestone, event)
        for event in events
        if event.milestone is not None
    ]


def ranks(scores: dict[str, int]) -> dict[str, int]:
    """The place of every seat by its score; equals share one."""
    return {
        seat: 1 + sum(other > mine for other in scores.values()) for seat, mine in scores.items()
    }
