"""Races in pickles: what their record says, with numbers for actions, and the machine they run on.

A pickle holds how the race began and what was played since, not the positions in between: it is
small, holds nothing of the machine, and whoever reads it plays the race again, in a microsecond or
two an action where the rules are compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..engine.log import Row
from ..engine.machines.machine import Outcome
from .race import Race
from .race_file import begun, read_record, to_record

Parts = tuple[dict[str, Any], Sequence[Outcome], str, tuple[Row, ...]]
"""The record of the beginning, the entries since, the machine, and what happened in loading."""


def reduced(race: Race) -> tuple[Callable[..., Race], Parts]:
    """A race as `pickle` wants it."""
    beginning = to_record(race.step_to(0))
    entries = [step.entry for step in race.steps()]
    return restored, (beginning, entries, race.table.machine.kind, race.loaded)


def restored(
    beginning: dict[str, Any], entries: Sequence[Outcome], machine: str, loaded: tuple[Row, ...]
) -> Race:
    """The race of a pickle; one under other rules is refused, as a race file of theirs is."""
    race = begun(read_record(beginning), machine)
    race.play_again(entries, loaded)
    return race
