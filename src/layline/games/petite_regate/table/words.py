"""Words for single things: cards, arrows, spots, places on the table."""

from __future__ import annotations

import re

from ....engine.texts import Texts
from ..codec.options import point
from ..rules.cards import CODES, EXIT_NAMES, EXITS, exit_degrees, is_small

TEXTS = Texts("layline.games.petite_regate")

_CARD = re.compile(r"S?Q?(?P<colour>[RGBJ]?)(?P<degrees>[\d-]*)[HW]?")
_COLOURS = {"R": "red", "G": "green", "B": "blue", "J": "three", "": "three"}
_SYMBOLS = {"H": "helm", "W": "wind"}


def colour_of(code: str) -> str:
    """red, green, blue, three or sun."""
    if code == "SUN":
        return "sun"
    found = _CARD.fullmatch(code)
    assert found is not None
    return _COLOURS[found["colour"]]


def is_buoy_card(code: str) -> bool:
    """A card with a drawn buoy."""
    return code[0] == "Q"


def symbol_of(code: str) -> str | None:
    """helm, wind, or None."""
    return _SYMBOLS.get(code[-1])


def card_name(code: str, lang: str) -> str:
    """A card in words, each different: "red 45", "small blue", "green 15 helm"."""
    if code == "SUN":
        return TEXTS.sentence("card.sun", lang)
    if code not in CODES:
        raise ValueError(f"no card: {code!r}")
    found = _CARD.fullmatch(code)
    assert found is not None
    symbol = symbol_of(code)
    return TEXTS.sentence(
        "card.name",
        lang,
        small=TEXTS.sentence("card.small", lang) if is_small(code) else "",
        buoy=TEXTS.sentence("card.buoy", lang) if is_buoy_card(code) else "",
        colour=TEXTS.sentence(f"card.{colour_of(code)}", lang),
        degrees=f" {found['degrees']}" if found["degrees"] else "",
        symbol=TEXTS.sentence(f"card.{symbol}", lang) if symbol else "",
    )


def exit_of(card: str, exit: str | None) -> str:
    """The arrow that is meant: the only one of a card that has no other."""
    return exit or EXITS[CODES.index(card)][0]


def way_name(exit: str, lang: str) -> str:
    """An arrow in words: "45° to port"."""
    if exit not in EXIT_NAMES:
        raise ValueError(f"no arrow: {exit!r}")
    degrees = exit_degrees(exit)
    side = "straight" if degrees == 0 else "port" if degrees < 0 else "starboard"
    return TEXTS.sentence(f"way.{side}", lang, n=abs(degrees))


def spot_name(spot: str, key: str, lang: str) -> str:
    """A spot to be placed on in words: "slot -2", "area 3,5"; `key` says for what sentence."""
    kind, _, numbers = spot.partition(" ")
    if kind == "slot":
        aside, behind, prefix = 25 * int(numbers), 0, ""
    else:
        col, row = point(numbers)
        aside, behind, prefix = 50 * col, 10 + 40 * row, "area_"
    side = "middle" if aside == 0 else "left" if aside < 0 else "right"
    return TEXTS.sentence(f"{key}.{prefix}{side}", lang, mm=abs(aside), behind=behind)


def place_name(at: str) -> str:
    """A point in millimetres: "650,300"."""
    x, y = point(at)
    return f"{(x + 500) // 1000},{(y + 500) // 1000}"
