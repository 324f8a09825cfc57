"""A race of a series that is over: places, points, who leads, what comes next."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.answers import Reason, StageEnd, StageRow
from ..codec.notation import LETTERS
from ..rules.state import NEXT_RACE, OVER, Race
from ..table.sentences import TEXTS, say
from ..view import RegattaView
from .ending import WORDS, points_words, race_placings

LOOK_BACK = 16
"""Steps, enough for six yachts to be placed and headed after a race."""


def stage_end(view: RegattaView, lang: str) -> StageEnd | None:
    """REG-57, REG-58: the race of the series that was sailed last."""
    race = view.race
    if race.races == 1 or race.sailed == 0:
        return None
    words = {"n": race.sailed, "of": race.races}
    result = race.results[race.sailed - 1]
    ranked = sorted(range(race.yachts), key=lambda seat: (result.places[seat] or 99, seat))
    return StageEnd(
        number=race.sailed,
        title=WORDS.sentence("stage.title", lang, **words),
        columns=(WORDS.sentence("stage.points", lang), WORDS.sentence("stage.total", lang)),
        rows=tuple(
            StageRow(
                LETTERS[seat],
                str(result.places[seat] or "–"),
                say(f"colour.{LETTERS[seat]}", lang),
                (str(result.points[seat]), str(race.points[seat])),
            )
            for seat in ranked
        ),
        news=tuple(_news(view, lang)),
        counted=points_words(race, lang),
        next=""
        if race.phase == OVER
        else WORDS.sentence("stage.next", lang, n=race.sailed + 1, of=race.races),
    )


def _news(view: RegattaView, lang: str) -> Iterator[Reason]:
    """Who has won, what decided the places, and who leads."""
    race = view.race
    result = race.results[race.sailed - 1]
    yield Reason(
        "REG-57", "won", _told("won", [result.places[seat] == 1 for seat in _seats(race)], lang)
    )
    sailed = last_sailed(view)
    if sailed is not None:
        reasons = (one.why for one in race_placings(sailed, lang) if one.why is not None)
        yield from dict.fromkeys(reasons)
    if race.phase != OVER:
        most = max(race.points[: race.yachts])
        leads = [race.points[seat] == most for seat in _seats(race)]
        yield Reason("REG-59", "leads", _told("leads", leads, lang, points=most))


def _seats(race: Race) -> range:
    return range(race.yachts)


def _told(key: str, those: list[bool], lang: str, **words: object) -> str:
    """A sentence about those yachts, or that there are none."""
    names = [say(f"colour.{LETTERS[seat]}", lang) for seat, one in enumerate(those) if one]
    suffix = {0: "_nobody", 1: ""}.get(len(names), "_together")
    return WORDS.sentence(f"stage.{key}{suffix}", lang, who=TEXTS.listed(names, lang), **words)


def last_sailed(view: RegattaView) -> Race | None:
    """The end of the race that was sailed last, until the next one is under way."""
    if view.race.phase in (NEXT_RACE, OVER):
        return view.race
    if view.race.rounds > 0:
        return None
    for back in range(1, LOOK_BACK):
        before = view.earlier(back)
        if before is None or before.phase == NEXT_RACE:
            return before
    return None
