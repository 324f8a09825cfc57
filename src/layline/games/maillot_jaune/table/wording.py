"""The words of the tour, with a name that has an article of its own: “au Régional”."""

from __future__ import annotations

import re

from ....engine.texts import Texts

_NAME = re.compile(r"(?P<before>\b(?:[àÀ]|[dD]e) |(?<=[^\W\d_] )|(?<=, ))Le (?=Régional\b)")
_CONTRACTED = {"à ": "au ", "À ": "Au ", "de ": "du ", "De ": "Du "}


class TourTexts(Texts):
    """The texts of the game; in French “à Le Régional” is “au Régional”."""

    def sentence(self, key: str, lang: str, **params: object) -> str:
        said = super().sentence(key, lang, **params)
        if lang != "fr" or "Le Régional" not in said:
            return said
        return _NAME.sub(lambda found: _CONTRACTED.get(found["before"], "le "), said)
