"""A chain of rematches: how everybody stands over all of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Sequence

from ..language import TEXTS
from ..schemas.results import ChainCard, ChainRow, ChainTable
from ..tables.queries import Head
from ..tables.rows import SeatRow
from ..views.summary import seat_holder
from .finished_tables import Finished


def chain_card(
    heads: Sequence[Head], tables: Sequence[Finished], asked: str, visitor: str, lang: str
) -> ChainCard:
    """Everybody's places over a chain of rematches; a race that somebody missed counts as last."""
    over = {table.row.id: table for table in tables}
    people: dict[Hashable, SeatRow] = {}
    seats: dict[Hashable, str] = {}
    places: dict[Hashable, dict[int, int]] = defaultdict(dict)
    missed = {}
    for hop, (row, seat_rows, _) in enumerate(heads):
        finishers = {}
        if row.id in over:
            finishers = {one.seat_row.seat: one for one in over[row.id].finishers}
            missed[hop] = len(seat_rows) + 1
        for at, seat_row in enumerate(seat_rows):
            key = _somebody(seat_row, (at - hop) % len(seat_rows))
            people[key] = seat_row
            if row.id == asked:
                seats[key] = seat_row.seat
            if seat_row.seat in finishers:
                places[key][hop] = finishers[seat_row.seat].place
    names = heads[-1][2]
    rows = [
        ChainRow(
            name=seat_holder(seat_row, names, lang),
            seat=seats.get(key),
            kind=seat_row.kind,
            you=seat_row.kind == "visitor" and seat_row.visitor == visitor,
            places=[places[key].get(hop) for hop in range(len(heads))],
            points=sum(places[key].get(hop, last) for hop, last in missed.items()),
            wins=sum(place == 1 for place in places[key].values()),
        )
        for key, seat_row in people.items()
        if not seat_row.free
    ]
    return ChainCard(
        tables=[
            ChainTable(
                id=row.id,
                label=TEXTS.sentence("results.race", lang, n=n),
                status=row.status,
            )
            for n, (row, _, _) in enumerate(heads, start=1)
        ],
        rows=sorted(rows, key=lambda row: (row.points, -row.wins, row.name)),
    )


def _somebody(seat_row: SeatRow, turned_back: int) -> Hashable:
    """Who holds a seat. Everybody moves up one at a rematch, which tells bots of a kind apart."""
    if seat_row.kind == "visitor":
        return seat_row.visitor
    return seat_row.kind, seat_row.bot, seat_row.name, turned_back
