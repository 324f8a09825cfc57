"""Names of visitors: cleaned of what could deceive, and invented for those who have none yet."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata

from ..language import TEXTS, Language
from ..refusals import Refusal

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
    visible = "".join(sign for sign in name if unicodedata.category(sign)[0] != "C")
    key = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", visible).casefold())
    # A few letters grow when they are folded; the column holds 64.
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
