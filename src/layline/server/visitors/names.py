"""Names of visitors: cleaned of what could deceive, and invented for those who have none yet."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from ..language import LANGUAGES, TEXTS, Language
from ..refusals import Refusal
from .skeletons import skeleton

LONGEST = 32
_MOST_MARKS = 3
"""The most accents piled on one letter; more serve only to scrawl over other lines."""


def cleaned_name(text: str) -> str:
    """A display name in one line, without control or direction characters; refused if empty."""
    name = _without_strange(text, keep="")
    if not name or len(name) > LONGEST or not any(sign.isalnum() for sign in name):
        raise Refusal("bad_name", status=422, field="name", longest=LONGEST)
    return name


def cleaned_text(text: str) -> str:
    """What somebody wrote, of several lines perhaps, without control or direction characters."""
    return _without_strange(text, keep="\n")


def name_key(name: str) -> str:
    """What must be unique among kept names: the same for names that look the same but for case."""
    return _fitting(_folded(name))


@dataclass(frozen=True)
class Looks:
    """What a name looks like: as it is written, and in lower case."""

    written: str
    folded: str

    def are_those_of(self, other: Looks) -> bool:
        """Whether one name would be taken for the other."""
        return self.written == other.written or self.folded == other.folded


@lru_cache(4096)
def looks_of(name: str) -> Looks:
    """What a name looks like; two that look the same have one of the two in common.

    One alone would not do: in capitals an I is like an l, in lower case it is not.
    """
    written = unicodedata.normalize("NFKC", name)
    return Looks(_fitting(skeleton(written)), _fitting(skeleton(_folded(name))))


def told_apart(names: Mapping[str, str]) -> dict[str, str]:
    """Names by whose they are, with a number after each that looks like one before it."""
    found: dict[str, str] = {}
    taken: list[Looks] = []
    for whose, name in names.items():
        shown, n = name, 1
        while any(looks_of(shown).are_those_of(other) for other in taken):
            n += 1
            shown = f"{name} ({n})"
        taken.append(looks_of(shown))
        found[whose] = shown
    return found


def _folded(name: str) -> str:
    visible = "".join(sign for sign in name if unicodedata.category(sign)[0] != "C")
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", visible).casefold())


def _fitting(key: str) -> str:
    # A few letters grow when they are folded or replaced; the columns hold 64.
    return key if len(key) <= 64 else hashlib.sha256(key.encode()).hexdigest()


def _without_strange(text: str, keep: str) -> str:
    found: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text.replace("\r\n", "\n")):
        kind = unicodedata.category(sign)
        if sign in keep:
            found.append(sign)
        elif kind[0] == "Z" or sign in "\t\n\r\v\f":
            found.append(" ")
        elif kind[0] != "C":
            marks = marks + 1 if kind[0] == "M" else 0
            if marks <= _MOST_MARKS:
                found.append(sign)
    lines = ("".join(found)).split("\n")
    return "\n".join(" ".join(line.split()) for line in lines).strip()


# Invented names.


def is_invented(name: str) -> bool:
    """Whether a name is one that a guest is given, in any language: nobody has chosen it."""
    return name in _inventions()


@cache
def _inventions() -> frozenset[str]:
    return frozenset(
        TEXTS.sentence("names.order", lang, noun=noun, adjective=adjective)
        for lang in LANGUAGES
        for which in ("first", "second")
        for noun in TEXTS.sentence(f"names.{which}.noun", lang).split()
        for adjective in TEXTS.sentence(f"names.{which}.adjective", lang).split()
    )


def invented(lang: Language) -> str:
    """A friendly name for a guest: Brisk Petrel, Mouette paisible.

    The words are in the texts, as two lists: in French a word of the sea is masculine or feminine,
    and the adjective agrees with it.
    """
    words = {}
    which = secrets.choice(("first", "second"))
    for part in ("noun", "adjective"):
        words[part] = secrets.choice(TEXTS.sentence(f"names.{which}.{part}", lang).split())
    return TEXTS.sentence("names.order", lang, **words)
