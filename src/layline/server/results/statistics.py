"""A visitor over all their tables: races, places, rivals, time to think."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Sequence
from statistics import fmean, median

from ...games import find_game
from ..schemas.results import FiguresCard, RacedCard, RivalCard, StatisticsCard
from ..views.summary import seat_holder
from .finished_tables import Finished, Finisher

RIVALS = 20
"""The most rivals in the list, those raced most often first."""


def statistics_card(
    tables: Sequence[Finished], left_out: int, visitor: str, lang: str
) -> StatisticsCard:
    """A visitor's races, the latest last; not those that others decided, or that were tried out."""
    begun = [table for table in tables if not table.row.given]
    sailed = [(table, hers) for table in begun for hers in _hers(table, visitor)]
    raced = [(table, hers) for table, hers in sailed if not hers.mostly_by_others]
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
                table=table.row.id,
                game=table.row.game,
                game_name=find_game(table.row.game).name,
                ended=table.row.touched,
                place=hers.place,
                seats=len(table.finishers),
            )
            for table, hers in raced
        ],
        rivals=_rivals(raced, visitor, lang),
        left_out=left_out,
        by_others=len(sailed) - len(raced),
        tried_out=len(tables) - len(begun),
    )


def _hers(table: Finished, visitor: str) -> list[Finisher]:
    """The visitor's own seat; others who played at the same screen do not count."""
    return [
        one
        for one in table.finishers
        if one.seat_row.visitor == visitor and one.seat_row.kind == "visitor"
    ]


def _by_game(raced: Sequence[tuple[Finished, Finisher]]) -> list[FiguresCard]:
    sorted_out: dict[str, list[tuple[Finished, Finisher]]] = defaultdict(list)
    for table, hers in raced:
        sorted_out[table.row.game].append((table, hers))
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
    """Whom the visitor raced: people one by one, bots by their kind."""
    met: dict[Hashable, RivalCard] = {}
    for table, hers in raced:
        for other in table.finishers:
            seat_row = other.seat_row
            if seat_row.visitor == visitor and seat_row.kind == "visitor":
                continue
            key = (seat_row.kind, seat_row.bot or seat_row.visitor, seat_row.name)
            name = seat_holder(seat_row, table.names, lang)
            card = met.setdefault(
                key, RivalCard(name=name, kind=seat_row.kind, races=0, ahead=0, behind=0)
            )
            card.name = name
            card.races += 1
            card.ahead += hers.place < other.place
            card.behind += hers.place > other.place
    return sorted(met.values(), key=lambda card: -card.races)[:RIVALS]
