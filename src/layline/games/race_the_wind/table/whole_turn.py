"""What the choices of a shortcut would bring together: the turn from beginning to end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ....engine.answers import Preview
from ....engine.log import empty_log, read_log
from ..rules.events import MOST_EVENTS
from ..rules.referee import play
from ..rules.state import PLAY, Scratch
from ..view import RaceTheWindView, on_move
from .preview import Matter, preview, remark
from .sentences import EVENTS

STILL_OPEN = ("actions_left", "may_turn")
"""Notes about what could follow the first choice: here it is known what does."""


def preview_shortcut(view: RaceTheWindView, actions: Sequence[str], lang: str) -> Preview:
    """RTW-49: the movement, and that the turn ends with it."""
    first, race = preview(view, actions[0], lang), view.trial()
    seat, log = on_move(race).seat, empty_log(len(actions) * MOST_EVENTS)
    for action in actions:
        number = view.notation.action_number(race, action)
        assert number is not None, action
        play(race, number, log, Scratch())
    ends = race.phase != PLAY or on_move(race).seat != seat
    notes = [note for note in first.notes if note.key not in STILL_OPEN]
    notes += [remark(Matter(37, "ends_turn"), lang)] * ends
    return replace(first, ends_turn=ends, events=EVENTS.told(read_log(log)), notes=tuple(notes))
