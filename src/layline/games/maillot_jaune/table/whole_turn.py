"""What the choices of a shortcut would bring together: the turn from beginning to end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ....engine.answers import Preview, Remark
from ....engine.log import empty_log, read_log
from ..codec.actions import NUMBERS
from ..rules.events import MOST_EVENTS
from ..rules.referee import play
from ..rules.state import Scratch
from ..view import TourView
from .preview import preview
from .sentences import EVENTS, TEXTS


def preview_shortcut(view: TourView, actions: Sequence[str], lang: str) -> Preview:
    """MJ-12, MJ-20: the ride, and that no break-away follows it."""
    first, race = preview(view, actions[0], lang), view.trial()
    rider, log = race.turn.rider, empty_log(len(actions) * MOST_EVENTS)
    for action in actions:
        play(race, NUMBERS[action], log, Scratch())
    ends = race.turn.rider != rider
    said = TEXTS.sentence("remark.ends_turn", lang)
    notes = (*first.notes, *([Remark("MJ-11", "ends_turn", said)] * ends))
    return replace(first, ends_turn=ends, events=EVENTS.told(read_log(log)), notes=notes)
