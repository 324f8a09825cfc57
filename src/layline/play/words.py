"""What a game calls its kinds of chance."""

from __future__ import annotations

from ..engine.game import Game
from ..engine.texts import UnknownText


def chance_name(game: Game, kind: str, lang: str) -> str:
    """A kind of chance: "The die"."""
    return game.texts.sentence(f"chance.{kind}.name", lang)


def chance_value(game: Game, kind: str, value: str, lang: str) -> str:
    """One of its values; where the game has no words for it, it speaks for itself."""
    try:
        return game.texts.sentence(f"chance.{kind}.{value}", lang)
    except UnknownText:
        return value
