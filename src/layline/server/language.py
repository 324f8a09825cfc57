"""Which language to answer in, and the service's own sentences in it."""

from __future__ import annotations

from typing import Literal, get_args

from starlette.requests import HTTPConnection

from ..engine.texts import Texts

Language = Literal["en", "fr"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
TEXTS = Texts("layline.server")


def language_of(connection: HTTPConnection) -> Language:
    """What `?lang=` asks for, else the one of our languages that the browser likes best."""
    asked = connection.query_params.get("lang")
    for lang in LANGUAGES:
        if asked == lang:
            return lang
    return preferred(connection.headers.get("accept-language", ""))


def preferred(header: str) -> Language:
    """The best of our languages for an Accept-Language header; English when none is named."""
    best: Language = "en"
    liking = 0.0
    for tag, weight in weighed(header):
        for lang in LANGUAGES:
            if tag.partition("-")[0] == lang and weight > liking:
                best, liking = lang, weight
    return best


def weighed(header: str) -> list[tuple[str, float]]:
    """What an Accept header lists, each with its weight from 0 to 1."""
    found = []
    for part in header.lower().split(","):
        name, _, rest = part.partition(";")
        key, _, value = rest.strip().partition("=")
        weight = 1.0
        if key.strip() == "q":
            try:
                weight = min(max(float(value), 0.0), 1.0)
            except ValueError:
                weight = 0.0
        found.append((name.strip(), weight))
    return found
