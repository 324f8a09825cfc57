"""The choices of a decision as a numbered menu.

Choices that only add words to another one are its variants and share its number: if 3 is
`leg NE`, then 3+ is `leg NE +puff` and 3! is `leg NE protest`. A kind of choice with too many to
list (placing a yacht) offers a few suggestions; any of them can be typed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

MOST = 24
"""Up to this many choices of one kind are listed; more are only described."""


@dataclass(frozen=True)
class Entry:
    """A line of the menu: its number, the choice, and the variants by their keys."""

    key: str
    choice: str
    variants: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Menu:
    """All that can be chosen: what is listed, and what is too much to list, by its first word."""

    choices: Sequence[str]
    entries: Sequence[Entry]
    unlisted: Mapping[str, Sequence[str]]

    def keys(self) -> dict[str, str]:
        """Every key with the choice it stands for, variants included."""
        found: dict[str, str] = {}
        for entry in self.entries:
            found[entry.key] = entry.choice
            found.update(entry.variants)
        return found


def menu_of(choices: Sequence[str], suggestions: Iterable[str]) -> Menu:
    """The menu of these choices; suggestions stand for the kinds that are too many."""
    kinds: dict[str, list[str]] = {}
    for choice in choices:
        kinds.setdefault(choice.split(" ")[0], []).append(choice)
    unlisted = {kind: found for kind, found in kinds.items() if len(found) > MOST}
    listed = [choice for choice in choices if choice.split(" ")[0] not in unlisted]
    offered = set(choices)
    offered -= set(listed)
    listed += [choice for choice in dict.fromkeys(suggestions) if choice in offered]
    families: dict[str, list[str]] = {}
    for choice in listed:
        families.setdefault(" ".join(choice.split(" ")[:2]), []).append(choice)
    entries: list[Entry] = []
    for family in families.values():
        left = sorted(family, key=lambda choice: len(choice.split(" ")))
        while left:
            key, base = str(len(entries) + 1), left[0]
            variants = [choice for choice in left[1:] if set(base.split()) < set(choice.split())]
            entries.append(Entry(key, base, _variants(key, base, variants)))
            left = [choice for choice in left[1:] if choice not in variants]
    return Menu(choices, entries, unlisted)


def _variants(key: str, base: str, others: Iterable[str]) -> dict[str, str]:
    said = set(base.split(" "))
    found = {}
    for other in others:
        extra = [word for word in other.split(" ") if word not in said]
        found[key + "".join("+" if word[0] == "+" else "!" for word in extra)] = other
    return found
