"""A row of rematches: how everybody stands over all of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Sequence

from ..language import TEXTS
from ..schemas.results import ChainCard, ChainRow, ChainTable
from ..tables.queries import Head
from ..tables.seats import Chair
from ..views.summary import seat_holder
from .finished_tables import Finished


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
