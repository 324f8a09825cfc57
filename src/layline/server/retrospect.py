"""A race looked back on, in words: what `play.results` finds, for whoever asks.

Everything is made from what a spectator may know, whoever asks: so it can be kept for all, and
nothing that is hidden can leave with it.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..engine.game import Game
from ..play.odds import Tally
from ..play.results import Look
from ..play.words import chance_name, chance_value
from .cards_results import (
    ChanceCard,
    CountCard,
    LandmarkCard,
    MomentCard,
    PlaceCard,
    ProgressCard,
    ResultsCard,
    SeriesCard,
    TrackCard,
)
from .placards import options_summary, seat_holder
from .problems import TEXTS
from .roster import chair_of
from .sitting import Sitting

FEW = 5
"""Draws of which nothing can be said yet."""
UNUSUAL, RARE = 0.05, 0.01
SHOWN = ("start", "mark", "incident", "finish")


def results_card(
    look: Look, sitting: Sitting, names: Mapping[str, str], visitor: str, lang: str
) -> ResultsCard:
    """The results of a table as far as its race has gone; the rematches are not among them."""
    sheet, game = sitting.sheet, sitting.game
    counted = sum(tally.drawn for tally in look.tallies)
    over = sheet.status == "over"
    series = game.series(look.view, lang)
    return ResultsCard(
        table=sheet.id,
        game=game.id,
        game_name=game.name,
        summary=options_summary(game.id, sheet.options, lang),
        status=sheet.status,
        seq=sitting.seq,
        created=sheet.created,
        ended=sitting.moments[-1].entry.at if over and sitting.moments else None,
        headline=game.prompt(look.view, lang) if sitting.seq else "",
        places=_places(look, sitting, names, visitor, lang),
        series=None if series is None else _series(series),
        chain=None,
        progress=_progress(look, game, lang),
        chances=[_chance(tally, game, lang) for tally in look.tallies],
        uncounted=look.drawn - counted,
    )


def _places(
    look: Look, sitting: Sitting, names: Mapping[str, str], visitor: str, lang: str
) -> list[PlaceCard]:
    colours = dict(zip(look.scores, sitting.game.colours, strict=False))
    cards = []
    for fact in sitting.game.facts(look.view, lang):
        chair = chair_of(sitting.chairs, fact["seat"])
        cards.append(
            PlaceCard(
                seat=fact["seat"],
                colour=colours[fact["seat"]],
                holder=seat_holder(chair, names, lang),
                you=chair.visitor is not None and chair.visitor == visitor,
                crew=fact["name"],
                place=fact["place"],
                points=fact["points"],
                status=fact["status"],
            )
        )
    last = len(cards) + 1
    return sorted(cards, key=lambda card: (card.place or last, -look.scores[card.seat]))


def _series(table: Mapping[str, object]) -> SeriesCard:
    return SeriesCard.model_validate(table)


# Progress.


def _progress(look: Look, game: Game, lang: str) -> ProgressCard | None:
    crews = game.progress(look.view, lang)
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
                piece=crew["piece"],
                sign=crew["sign"],
                seat=crew["seat"],
                name=crew["name"],
                values=[one.left.get(crew["piece"]) for one in look.soundings],
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
                    "text": game.event_sentence(mark.line, lang),
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
