"""Words for single things: cards, arrows, distances, spots, rules."""

from __future__ import annotations

import re
from functools import cache

from ...engine.texts import Texts
from .rules.cards import CODES, EXIT_NAMES, SUN, exit_degrees, is_small

TEXTS = Texts("layline.games.petite_regate")

_CARD = re.compile(r"S?Q?(?P<colour>[RGBJ]?)(?P<degrees>[\d-]*)[HW]?")
_COLOURS = {"R": "red", "G": "green", "B": "blue", "J": "three", "": "three"}
_SYMBOLS = {"H": "helm", "W": "wind"}


def _part(card: int, name: str) -> str:
    """A part of a card's code; none of them belongs to a sun."""
    found = _CARD.fullmatch(CODES[card])
    assert found is not None
    return found[name]


def colour_of(card: int) -> str:
    """red, green, blue, three or sun."""
    return "sun" if card == SUN else _COLOURS[_part(card, "colour")]


def is_buoy_card(card: int) -> bool:
    """A card with a drawn buoy."""
    return CODES[card][0] == "Q"


def symbol_of(card: int) -> str | None:
    """helm, wind, or None."""
    return _SYMBOLS.get(CODES[card][-1])


@cache
def card_name(card: int, lang: str) -> str:
    """A card in words, each different: "red 45", "small blue", "green 15 helm"."""
    return _said(card, "name", "sun", lang)


@cache
def whole_card_name(card: int, lang: str) -> str:
    """A card in a sentence, which French does not build from its name: "petite carte bleue"."""
    return _said(card, "whole", "whole_sun", lang)


def _said(card: int, key: str, sun: str, lang: str) -> str:
    if card == SUN:
        return TEXTS.sentence(f"card.{sun}", lang)
    symbol, degrees = symbol_of(card), _part(card, "degrees")
    return TEXTS.sentence(
        f"card.{key}",
        lang,
        small=TEXTS.sentence("card.small", lang) if is_small(card) else "",
        buoy=TEXTS.sentence("card.buoy", lang) if is_buoy_card(card) else "",
        colour=TEXTS.sentence(f"card.{colour_of(card)}", lang),
        degrees=f" {degrees}" if degrees else "",
        symbol=TEXTS.sentence(f"card.{symbol}", lang) if symbol else "",
    )


def way_name(exit: str, lang: str) -> str:
    """An arrow in words: "45° to port"."""
    if exit not in EXIT_NAMES:
        raise ValueError(f"no arrow: {exit!r}")
    degrees = exit_degrees(exit)
    side = "straight" if degrees == 0 else "port" if degrees < 0 else "starboard"
    return TEXTS.sentence(f"way.{side}", lang, n=abs(degrees))


BOAT_LENGTH = 50_000
"""Of a hull, in micrometres: what people at a table measure by."""

HALVES_UP_TO = 4
"""As many boat lengths are told to the half; more of them whole."""


def far(micrometres: float, lang: str) -> str:
    """How far that is: "half a boat's length", "1½ boat lengths", "12 boat lengths"."""
    n, half = divmod(max(1, round(2 * micrometres / BOAT_LENGTH)), 2)
    if n >= HALVES_UP_TO:
        n, half = round(micrometres / BOAT_LENGTH), 0
    key = "half" if n == 0 else "and_half" if half else "whole"
    return TEXTS.sentence(f"far.{key}", lang, n=n)


def spot_name(column: int, row: int, key: str, lang: str) -> str:
    """A slot (row 0) or a spot of the start area in words; `key` says for what sentence.

    Slots are half a boat's length apart, the spots of a row a whole one.
    """
    aside = abs(column) * (BOAT_LENGTH if row else BOAT_LENGTH // 2)
    side = "middle" if column == 0 else "left" if column < 0 else "right"
    area = "area_" if row else ""
    return TEXTS.sentence(f"{key}.{area}{side}", lang, far=far(aside, lang), row=row)


def rule_id(rule: int) -> str:
    """The printed number of a rule: LPR-07."""
    return f"LPR-{rule:02d}"
