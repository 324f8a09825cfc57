"""A race looked back on, in words: what `play.results` finds, for whoever asks.

Everything is made from what a spectator may know, whoever asks: so it can be kept for all, and
nothing that is hidden can leave with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ...engine.game import Game
from ...play.odds import Tally
from ...play.race import Race
from ...play.results import Look
from ...play.words import chance_name, chance_value
from ..language import TEXTS
from ..schemas.results import (
    ChanceCard,
    CountCard,
    LandmarkCard,
    MomentCard,
    PlaceCard,
    ProgressCard,
    ResultsCard,
    TrackCard,
)
from ..tables.rows import SeatRows, TableRow
from ..tables.seats import row_of
from ..tables.table import Table
from ..views.summary import laid_words, options_summary, seat_holder

FEW = 5
"""Fewer draws than this say nothing."""
UNUSUAL, RARE = 0.05, 0.01
SHOWN = ("start", "mark", "incident", "finish")


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table as it stood at a moment."""

    row: TableRow
    seat_rows: SeatRows
    race: Race
    seq: int
    last: float | None  # when the last entry was made

    @classmethod
    def of(cls, table: Table) -> Snapshot:
        """A table as it stands."""
        last = table.history.moments[-1].entry.at if table.history.moments else None
        return cls(table.row, table.seat_rows, table.race.copy(), table.seq, last)

    @property
    def key(self) -> tuple[str, int]:
        """The key by which a look back on it is remembered."""
        return self.row.id, self.seq


def results_card(
    look: Look, snapshot: Snapshot, names: Mapping[str, str], visitor: str, lang: str
) -> ResultsCard:
    """The results of a table as far as its race has gone; the rematches are not among them."""
    row, game = snapshot.row, snapshot.race.game
    counted = sum(tally.drawn for tally in look.tallies)
    over = row.status == "over"
    ending = game.results.ending(look.view, lang)
    return ResultsCard(
        table=row.id,
        game=game.id,
        game_name=game.name,
        summary=options_summary(game.id, row.options, lang),
        status=row.status,
        laid=laid_words(row, lang),
        seq=snapshot.seq,
        created=row.created,
        ended=snapshot.last if over else None,
        headline=game.table.prompt(look.view, lang) if snapshot.seq else "",
        places=_places(look, snapshot, names, visitor, lang),
        counted=ending.counted if ending else None,
        series=game.results.series(look.view, lang),
        chain=None,
        progress=_progress(look, game, lang),
        chances=[_chance(tally, game, lang) for tally in look.tallies],
        uncounted=look.drawn - counted,
    )


def _places(
    look: Look, snapshot: Snapshot, names: Mapping[str, str], visitor: str, lang: str
) -> list[PlaceCard]:
    game = snapshot.race.game
    colours = dict(zip(look.scores, game.drawing.colours, strict=False))
    ending = game.results.ending(look.view, lang)
    placings = {one.seat: one for one in ending.placings} if ending else {}
    cards = []
    for fact in game.table.facts(look.view, lang):
        seat_row = row_of(snapshot.seat_rows, fact.seat)
        placing = placings.get(fact.seat)
        cards.append(
            PlaceCard(
                seat=fact.seat,
                colour=colours[fact.seat],
                holder=seat_holder(seat_row, names, lang),
                you=seat_row.visitor is not None and seat_row.visitor == visitor,
                crew=fact.name,
                place=fact.place,
                points=fact.points,
                status=fact.status,
                fate=placing.fate if placing else None,
                why=placing.why if placing else None,
            )
        )
    last = len(cards) + 1
    return sorted(cards, key=lambda card: (card.place or last, -look.scores[card.seat]))


# Progress.


def _progress(look: Look, game: Game, lang: str) -> ProgressCard | None:
    crews = game.results.progress(look.view, lang)
    if not crews:
        return None
    several = len({one.stage for one in look.soundings}) > 1
    return ProgressCard(
        axis=game.texts.sentence("results.axis", lang),
        moments=[
            MomentCard(
                stage=one.stage,
                round=one.round,
                label=_moment(game, one.stage, one.round, several, lang),
            )
            for one in look.soundings
        ],
        tracks=[
            TrackCard(
                piece=crew.piece,
                sign=crew.sign,
                seat=crew.seat,
                name=crew.name,
                cloth=crew.cloth,
                values=[one.left.get(crew.piece) for one in look.soundings],
            )
            for crew in crews
        ],
        landmarks=[
            LandmarkCard.model_validate(
                {
                    "entry": mark.entry,
                    "moment": mark.sounding,
                    "kind": mark.kind,
                    "pieces": list(mark.who),
                    "text": game.events.sentence(mark.event, lang),
                }
            )
            for mark in look.landmarks
            if mark.kind in SHOWN
        ],
    )


def _moment(game: Game, stage: int, number: int, several: bool, lang: str) -> str:
    key = "round" if number else "before"
    said = TEXTS.sentence(f"results.{key}", lang, n=number)
    if not several:
        return said
    part = game.texts.sentence("results.stage", lang, n=stage)
    return TEXTS.sentence("results.part", lang, part=part, said=said)


# Chance.


def _chance(tally: Tally, game: Game, lang: str) -> ChanceCard:
    counts = zip(tally.values, tally.observed, tally.expected, strict=True)
    return ChanceCard(
        kind=tally.kind,
        name=chance_name(game, tally.kind, lang),
        drawn=tally.drawn,
        counts=[
            CountCard(
                label=chance_value(game, tally.kind, value, lang),
                observed=observed,
                expected=round(expected, 3),
            )
            for value, observed, expected in counts
        ],
        method=tally.method,
        p=tally.p,
        verdict=verdict(tally, lang),
    )


def verdict(tally: Tally, lang: str) -> str:
    """What to think of it, in plain words."""
    if tally.p is None or tally.drawn < FEW:
        return TEXTS.sentence("results.verdict.few", lang, n=tally.drawn)
    if tally.p >= UNUSUAL:
        percent = "100" if tally.p > 0.995 else f"{100 * tally.p:.0f}"
        return TEXTS.sentence("results.verdict.usual", lang, percent=percent)
    times = round(1 / max(tally.p, 1e-9))
    key = "unusual" if tally.p >= RARE else "rare"
    return TEXTS.sentence(f"results.verdict.{key}", lang, times=times)
