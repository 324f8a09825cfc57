"""Somebody over many tables: a visitor's statistics, and the standings over a row of rematches."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Sequence
from statistics import fmean, median

from ...games import find_game
from ..refusals import TEXTS
from ..schemas.results import (
    ChainCard,
    ChainRow,
    ChainTable,
    FiguresCard,
    RacedCard,
    RivalCard,
    StatisticsCard,
)
from ..tables.queries import Head
from ..tables.seats import Chair
from ..views.summary import seat_holder
from .finished_tables import Finished, Finisher

RIVALS = 20
"""Rivals in the list, those first that were raced most."""


# A visitor over her tables.


def statistics_card(
    tables: Sequence[Finished], left_out: int, visitor: str, lang: str
) -> StatisticsCard:
    """A visitor's races, the latest last."""
    raced = [(table, hers) for table in tables for hers in _hers(table, visitor)]
    times = [seconds for _, hers in raced for seconds in hers.times]
    timeouts = sum(hers.timeouts for _, hers in raced)
    return StatisticsCard(
        races=len(raced),
        wins=sum(hers.place == 1 for _, hers in raced),
        decisions=len(times) + timeouts,
        timeouts=timeouts,
        mean_seconds=round(fmean(times), 1) if times else None,
        median_seconds=round(median(times), 1) if times else None,
        games=_by_game(raced),
        history=[
            RacedCard(
                table=table.sheet.id,
                game=table.sheet.game,
                game_name=find_game(table.sheet.game).name,
                ended=table.sheet.touched,
                place=hers.place,
                seats=len(table.finishers),
            )
            for table, hers in raced
        ],
        rivals=_rivals(raced, visitor, lang),
        left_out=left_out,
    )


def _hers(table: Finished, visitor: str) -> list[Finisher]:
    """The seat that was her own; other hands at her screen are not she."""
    return [
        one
        for one in table.finishers
        if one.chair.visitor == visitor and one.chair.kind == "visitor"
    ]


def _by_game(raced: Sequence[tuple[Finished, Finisher]]) -> list[FiguresCard]:
    sorted_out: dict[str, list[tuple[Finished, Finisher]]] = defaultdict(list)
    for table, hers in raced:
        sorted_out[table.sheet.game].append((table, hers))
    return [
        FiguresCard(
            game=game,
            game_name=find_game(game).name,
            races=len(found),
            wins=sum(hers.place == 1 for _, hers in found),
            mean_place=round(fmean(hers.place for _, hers in found), 2),
            mean_seats=round(fmean(len(table.finishers) for table, _ in found), 2),
        )
        for game, found in sorted(sorted_out.items(), key=lambda item: -len(item[1]))
    ]


def _rivals(raced: Sequence[tuple[Finished, Finisher]], visitor: str, lang: str) -> list[RivalCard]:
    """Whom she raced: people one by one, bots by their kind."""
    met: dict[Hashable, RivalCard] = {}
    for table, hers in raced:
        for other in table.finishers:
            chair = other.chair
            if chair.visitor == visitor and chair.kind == "visitor":
                continue
            key = (chair.kind, chair.bot or chair.visitor, chair.name)
            name = seat_holder(chair, table.names, lang)
            card = met.setdefault(
                key, RivalCard(name=name, kind=chair.kind, races=0, ahead=0, behind=0)
            )
            card.name = name
            card.races += 1
            card.ahead += hers.place < other.place
            card.behind += hers.place > other.place
    return sorted(met.values(), key=lambda card: -card.races)[:RIVALS]


# A row of rematches.


def chain_card(
    heads: Sequence[Head], tables: Sequence[Finished], asked: str, visitor: str, lang: str
) -> ChainCard:
    """Everybody's places over a row of rematches; a race that somebody missed counts as last."""
    over = {table.sheet.id: table for table in tables}
    people: dict[Hashable, Chair] = {}
    seats: dict[Hashable, str] = {}
    places: dict[Hashable, dict[int, int]] = defaultdict(dict)
    missed = {}
    for hop, (sheet, chairs, _) in enumerate(heads):
        finishers = {}
        if sheet.id in over:
            finishers = {one.chair.seat: one for one in over[sheet.id].finishers}
            missed[hop] = len(chairs) + 1
        for at, chair in enumerate(chairs):
            key = _somebody(chair, (at - hop) % len(chairs))
            people[key] = chair
            if sheet.id == asked:
                seats[key] = chair.seat
            if chair.seat in finishers:
                places[key][hop] = finishers[chair.seat].place
    names = heads[-1][2]
    rows = [
        ChainRow(
            name=seat_holder(chair, names, lang),
            seat=seats.get(key),
            kind=chair.kind,
            you=chair.kind == "visitor" and chair.visitor == visitor,
            places=[places[key].get(hop) for hop in range(len(heads))],
            points=sum(places[key].get(hop, last) for hop, last in missed.items()),
            wins=sum(place == 1 for place in places[key].values()),
        )
        for key, chair in people.items()
        if not chair.free
    ]
    return ChainCard(
        tables=[
            ChainTable(
                id=sheet.id,
                label=TEXTS.sentence("results.race", lang, n=n),
                status=sheet.status,
            )
            for n, (sheet, _, _) in enumerate(heads, start=1)
        ],
        rows=sorted(rows, key=lambda row: (row.points, -row.wins, row.name)),
    )


def _somebody(chair: Chair, turned_back: int) -> Hashable:
    """Who holds a seat. Everybody moves up one at a rematch: so bots that are alike differ."""
    if chair.kind == "visitor":
        return chair.visitor
    return chair.kind, chair.bot, chair.name, turned_back
