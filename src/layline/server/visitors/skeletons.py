"""What a name looks like: the same for two names that a reader would take for one another.

This is the skeleton of Unicode's report on security (UTS #39): every character is replaced by the
one that stands for all that look like it, so that the Cyrillic and the Latin letter a become
the same. A skeleton is for comparing only, never for showing.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib.resources import files


def skeleton(text: str) -> str:
    """What a text looks like."""
    alike = _alike()
    apart = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(alike.get(sign, sign) for sign in apart))


@cache
def _alike() -> dict[str, str]:
    """For each character, the one that stands for it; read when first needed."""
    found = {}
    source = files("layline.server.visitors") / "confusables.txt"
    for line in source.read_text("ascii").splitlines():
        if line.startswith("#"):
            continue
        prototype, _, others = line.partition(": ")
        for other in others.split(" "):
            found[_text(other)] = _text(prototype)
    return found


def _text(codes: str) -> str:
    return "".join(chr(int(code, 16)) for code in codes.split("+"))
