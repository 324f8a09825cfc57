"""What the referee says to a text that was sent to be played: its events, or a refusal in words."""

from __future__ import annotations

from ...engine.events import Event
from ...play.errors import AmbiguousAction, IllegalAction, MalformedAction
from ...play.race import Race
from ..refusals import Refusal, said
from .rows import LogEntry

_SOME = 6
"""So many of the actions that may be meant are named."""


def judged(race: Race, entry: LogEntry) -> tuple[Event, ...]:
    """Play a text, or refuse it in words for people; the race is then as it was."""
    try:
        return race.tell(entry.text)
    except IllegalAction as error:
        rule, game = error.rule, race.game
        pieces = game.table.blockers(race.view(entry.seat), entry.text)
        raise Refusal(
            "illegal", rule=rule, pieces=pieces, text=lambda lang: game.texts.reason(rule, lang)
        ) from None
    except AmbiguousAction:
        meant = [one for one in race.choices() if one.startswith(f"{entry.text} ")]
        some = ", ".join(meant[:_SOME]) + ("…" if len(meant) > _SOME else "")
        raise Refusal("ambiguous", status=422, action=entry.text, some=some) from None
    except MalformedAction:
        text = said("refused.no_action", action=entry.text, game=race.game.name)
        raise Refusal("malformed", status=422, field="action", text=text) from None
