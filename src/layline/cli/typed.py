"""What a typed line means: a number of the menu, a choice, or a choice in short."""

from __future__ import annotations

from collections.abc import Sequence

from ..games.sailing import DIRECTIONS
from ..terminal import Menu

# West is ouest: what French players type for the three western directions.
_FRENCH_WEST = {"O": "W", "NO": "NW", "SO": "SW"}


def understand(typed: str, menu: Menu, seats: Sequence[str]) -> list[str]:
    """What a typed line can mean: one choice, several, or none.

    A number, the choice itself in any case, or the choice without its first word.
    """
    by_key = menu.keys().get(typed.replace(" ", ""))
    if by_key:
        return [by_key]
    text = canonical(typed, seats)
    same = [choice for choice in menu.choices if choice.lower() == text.lower()]
    return same or [choice for choice in menu.choices if _rest(choice) == _rest(f"- {text}")]


def _rest(choice: str) -> list[str]:
    """The words of a choice after its first one; the plus of +puff may be left out."""
    return [word.removeprefix("+") for word in choice.lower().split(" ")[1:]]


def canonical(typed: str, seats: Sequence[str]) -> str:
    """A typed action in the spelling of the notation: directions and seats are capitals."""
    words = []
    for word in typed.split():
        upper = _FRENCH_WEST.get(word.upper(), word.upper())
        words.append(upper if upper in DIRECTIONS or upper in seats else word.lower())
    return " ".join(words)
