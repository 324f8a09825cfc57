"""How a tour came out: everybody's place, and the rule that decided it."""

from __future__ import annotations

from ....engine.answers import Ending, Reason
from ....engine.ranking import Entrant, Key, Keys, deciding, place, placings_of_sides
from ....engine.texts import Texts
from ..codec.notation import SEATS
from ..rules.file import members
from ..rules.order import race_order
from ..rules.standings import (
    ranking,
    side_of,
    stages_of_all,
    total_minutes,
    total_places,
)
from ..rules.state import NONE, OUT, OVER, STAGES, Race, Rider
from ..rules.teams import UNCLASSIFIED, minutes_of_side, seat_score
from ..table.sentences import rider_name
from ..view import TourView

WORDS = Texts("layline.games.maillot_jaune", "texts/ending")

RULES = {
    "tour": 37,
    "abandoned": 37,
    "road": 46,
    "minutes": 43,
    "places": 44,
    "latest": 44,
    "classified": 64,
    "side": 64,
    "rank": 64,
}
"""By what decided: its rule."""


def ending(view: TourView, lang: str) -> Ending | None:
    """MJ-43, MJ-44, MJ-46, MJ-64: the places of a tour that is over, and why."""
    if view.race.phase != OVER:
        return None
    entrants = seats_ranked(view.race)

    def why(ahead: Entrant, behind: Entrant) -> Reason:
        return _seat_reason(view, ahead, behind, lang)

    several = view.race.per_seat > 1
    key = "sides" if view.race.sides else "several" if several else "one"
    rule = "MJ-64" if view.race.sides else "MJ-43"
    counted = Reason(rule, "counted", WORDS.sentence(f"counted.{key}", lang))
    return Ending(placings_of_sides(entrants, why), counted)


# Riders.


def stage_keys(rider: Rider, stages: int) -> Keys:
    """MJ-43, MJ-44: what decides between two riders after this many stages, in order."""
    minutes, places = total_minutes(rider, stages), total_places(rider, stages)
    latest = rider.places[min(stages, rider.stages) - 1]
    return (
        Key("minutes", minutes, minutes),
        Key("places", places, places),
        Key("latest", latest, latest),
    )


def rider_keys(race: Race, number: int) -> Keys:
    """MJ-37, MJ-43, MJ-44, MJ-46: what decides between two riders of a tour that is over."""
    rider = race.riders[number]
    if rider.column == OUT:
        return (Key("tour", 1), Key("abandoned", -members(race.outs).index(number)))
    stages = stages_of_all(race) if race_order(race) != 0 else STAGES
    if stages == 0:
        return (Key("tour", 0), Key("road", members(ranking(race)).index(number)))
    return (Key("tour", 0), *stage_keys(rider, stages))


def compared(view: TourView, ahead: int, behind: int, found: tuple[Key, Key], lang: str) -> Reason:
    """Why a rider is ahead of another, in words."""
    mine, his = found
    text = WORDS.sentence(
        f"why.{mine.name}",
        lang,
        ahead=rider_name(view, ahead, lang),
        behind=rider_name(view, behind, lang),
        mine=mine.said,
        his=his.said,
    )
    return Reason(f"MJ-{RULES[mine.name]}", mine.name, text)


# Players and their sides.


def counting_rider(race: Race, seat: int) -> int:
    """MJ-43, MJ-64: the rider by whom a player is placed: the best of his, or of his side."""
    own = next(rider for rider in race.riders if rider.owner == seat)
    ranked = members(ranking(race))
    return next(one for one in ranked if side_of(race.riders[one]) == side_of(own))


def seat_keys(race: Race, seat: int) -> Keys:
    """MJ-43, MJ-64: what decides between two players of a tour that is over, in order."""
    best = rider_keys(race, counting_rider(race, seat))
    if not race.by_minutes:
        return best
    taken = [rider for rider in race.riders if rider.owner != NONE]
    if any(rider.side == NONE for rider in taken):
        rank = -seat_score(race, seat, ranking(race))
        return (Key("rank", rank, rank + len(race.riders) + 1),)
    side = next(rider.side for rider in taken if rider.owner == seat)
    minutes = minutes_of_side(race, side)
    return (
        Key("classified", int(minutes == UNCLASSIFIED)),
        Key("side", minutes, minutes),
        *best,
    )


def seats_ranked(race: Race) -> list[Entrant]:
    """MJ-43, MJ-64: every player who has a rider, with the place among the players."""
    owners = sorted({rider.owner for rider in race.riders} - {NONE})
    found = {seat: seat_keys(race, seat) for seat in owners}
    return [Entrant(SEATS[seat], keys, place(keys, found.values())) for seat, keys in found.items()]


def _seat_reason(view: TourView, ahead: Entrant, behind: Entrant, lang: str) -> Reason:
    race = view.race
    one, other = (counting_rider(race, SEATS.index(entrant.seat)) for entrant in (ahead, behind))
    found = deciding(ahead.keys, behind.keys)
    if found is None:
        raise ValueError(f"nothing sets {ahead.seat} apart from {behind.seat}")
    mine, his = found
    if mine.name in ("classified", "side"):
        words = {"mine": mine.said, "his": his.said}
        words |= {"ahead": _side(view, one), "behind": _side(view, other)}
        return Reason("MJ-64", mine.name, WORDS.sentence(f"why.{mine.name}", lang, **words))
    return compared(view, one, other, found, lang)


def _side(view: TourView, rider: int) -> str:
    side = view.race.riders[rider].side
    return "" if side == NONE else list(view.options.teams or {})[side]
