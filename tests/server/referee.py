"""A second referee: replays what the service told and says what should have been seen.

It knows the entries and nothing else, so whatever a seat is shown beyond its answers must have come
from somewhere the seat may not look.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from layline.bots import bot
from layline.engine.events import Event
from layline.engine.game import Json
from layline.games import find_game
from layline.play.beginning import new_with, validated
from layline.play.race import Race
from layline.server.schemas.views import Entry


def begun(game: str, options: Json) -> Race:
    """The race before its first entry, on a seed of nobody's."""
    found = find_game(game)
    return new_with(found, validated(found, options))


def follow(race: Race, entry: Entry) -> tuple[Event, ...]:
    """Play an entry; what happened."""
    if entry.kind == "undo":
        if entry.action == "undo":
            race.undo()
        else:
            race.step_back(int(entry.action.removeprefix("undo ")))
        return ()
    return race.tell(entry.action)


def replayed(game: str, options: Json, entries: Iterable[Entry]) -> Race:
    """The race after these entries."""
    race = begun(game, options)
    for entry in entries:
        follow(race, entry)
    return race


def good_choice(game: str, options: Json, entries: Sequence[Entry]) -> str:
    """What a club sailor would play after these entries."""
    return bot("greedy").choose(replayed(game, options, entries))
