"""A tour in plain sentences: what things are called, and what the table waits for.

The words themselves are in `texts/sentences.*.toml`.
"""

from __future__ import annotations

from collections.abc import Iterable

from ....engine.events import EventTable
from ..codec.notation import SEATS, awaited
from ..codec.position import PHASES
from ..rules.course import stars
from ..rules.events import KINDS
from ..rules.referee import is_throw
from ..rules.riders import RIDERS
from ..rules.rounds import seat_to_choose
from ..rules.squares import Square
from ..rules.standings import winner
from ..rules.state import (
    AID,
    ANSWER,
    CHANGE,
    FIRST,
    NONE,
    OPEN,
    OVER,
    PICK,
    RIDE,
    RISK,
    SIDE_BY_SIDE,
    SPRINT,
    Race,
)
from ..rules.teams import sides_in_order
from ..view import TourView
from .squares import partner, punctured, terrain_ahead
from .wording import TourTexts

TEXTS = TourTexts("layline.games.maillot_jaune")

EVENTS = EventTable("Maillot Jaune", KINDS, TEXTS)


# Names.


def rider_name(view: TourView, rider: int, lang: str) -> str:
    """What a rider is called at this table."""
    return TEXTS.sentence(f"rider.{view.options.names}.{RIDERS[rider]}", lang)


def rider_names(view: TourView, riders: Iterable[int], lang: str) -> list[str]:
    """What several are called."""
    return [rider_name(view, rider, lang) for rider in riders]


def seat_name(seat: int, lang: str) -> str:
    """What a player whose riders are not chosen yet is called."""
    return TEXTS.sentence("seat.name", lang, seat=SEATS[seat])


def place_name(at: Square, lang: str) -> str:
    """A square in words, also the start and the finish."""
    return str(at) if at.on_road else TEXTS.sentence(f"place.{at}", lang)


# What the table waits for.


def prompt(view: TourView, lang: str) -> str:
    """What the table waits for; it says "you" to the player of the rider who decides."""
    return view.once_in(_prompt, lang)


def _prompt(view: TourView, lang: str) -> str:
    race, person = view.race, "you" if view.asked else "other"
    if race.phase == OVER:
        return _result(view, lang)
    if race.phase == FIRST:
        return TEXTS.sentence("prompt.first", lang)
    if race.phase == PICK:
        key = "lot" if race.drawn_by_lot else f"pick.{person}"
        return TEXTS.sentence(f"prompt.{key}", lang, who=seat_name(seat_to_choose(race), lang))
    words = view.shared(_words, lang)
    if is_throw(race):
        return TEXTS.sentence(f"prompt.{PHASES[race.phase]}", lang, **words)
    keys = (PHASES[race.phase], *_matters(race))
    return " ".join(TEXTS.sentence(f"prompt.{key}.{person}", lang, **words) for key in keys)


def _words(view: TourView, lang: str) -> dict[str, object]:
    """What the sentences about a turn may use."""
    race, turn = view.race, view.race.turn
    number = awaited(race)
    rider = race.riders[number]
    others: list[int] = []
    if race.phase == ANSWER:
        others = [turn.rider]
    elif race.phase == AID:
        others = punctured(race)
    words: dict[str, object] = {
        "energy": rider.energy,
        "form": rider.form,
        "n": turn.risk if race.phase == RISK else turn.left,
        "other": TEXTS.listed(rider_names(view, others, lang), lang),
    }
    if race.phase == RIDE:
        on = TEXTS.sentence(f"on.{terrain_ahead(race, number)}", lang)
        words |= {"n": stars(race, number), "on": on}
    pursuer = NONE if turn.rider == NONE else turn.pursuer
    for key, who in (("rider", number), ("pursuer", pursuer), ("partner", partner(race, number))):
        words[key] = "" if who == NONE else rider_name(view, who, lang)
    return words


def _matters(race: Race) -> Iterable[str]:
    """What the rider who moves should watch out for."""
    turn, rider = race.turn, race.riders[race.turn.rider]
    if race.phase not in (RIDE, SPRINT):
        return
    if turn.draft == SIDE_BY_SIDE:
        yield "level"
    elif turn.draft == OPEN:
        yield "spent" if rider.energy == 0 else "pursued"
    stops = race.carries == 0 and race.phase == RIDE
    if stops and rider.column < CHANGE < rider.column + stars(race, turn.rider):
        yield "change"


def _result(view: TourView, lang: str) -> str:
    race, first = view.race, winner(view.race)
    if first == NONE:
        return TEXTS.sentence("prompt.over.nobody", lang)
    key = "you" if view.owns(first) else "wins"
    said = TEXTS.sentence(f"prompt.over.{key}", lang, who=rider_name(view, first, lang))
    if teams := view.options.teams:
        side = list(teams)[sides_in_order(race)[0]]
        said = TEXTS.sentence("prompt.over.side", lang, result=said, side=side)
    return said
