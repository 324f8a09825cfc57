"""Refusals: the typed "no" of the service, said in the language of whoever asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..play.errors import path
from .language import TEXTS


class Refusal(Exception):
    """Nothing was changed, and why.

    `kind` is the word programs look at and the key of the sentence people read, unless `text` says
    it in another way; `words` fill in the sentence. `field` names the part of the request that is
    wrong, `rule` the rule of the game that forbids, `pieces` the shapes that stand in the way.
    """

    def __init__(
        self,
        kind: str,
        *,
        status: int = 409,
        field: str | None = None,
        rule: str | None = None,
        pieces: Sequence[str] = (),
        text: Callable[[str], str] | None = None,
        **words: object,
    ) -> None:
        super().__init__(kind)
        self.kind = kind
        self.status = status
        self.field = field
        self.rule = rule
        self.pieces = tuple(pieces)
        self.text = text
        self.words = words

    def message(self, lang: str) -> str:
        """The refusal as a sentence."""
        if self.text is not None:
            return self.text(lang)
        return TEXTS.sentence(f"refused.{self.kind}", lang, **self.words)

    def __str__(self) -> str:
        return self.message("en")


def said(key: str, **words: object) -> Callable[[str], str]:
    """A sentence of the service's texts, to be said in whatever language is asked for later."""
    return lambda lang: TEXTS.sentence(key, lang, **words)


# Input that does not fit its description.

_SAID = {
    "missing": "missing",
    "extra_forbidden": "unknown",
    "string_too_short": "too_short",
    "string_too_long": "too_long",
    "too_short": "too_few",
    "too_long": "too_many",
    "literal_error": "one_of",
    "greater_than_equal": "at_least",
    "less_than_equal": "at_most",
    "string_type": "text",
    "string_unicode": "text",
    "int_type": "number",
    "int_parsing": "number",
    "int_from_float": "number",
    "bool_type": "yes_no",
    "bool_parsing": "yes_no",
    "dict_type": "object",
    "model_type": "object",
    "model_attributes_type": "object",
    "list_type": "list",
    "json_invalid": "no_json",
    "string_pattern_mismatch": "form",
}
_LIMITS = ("min_length", "max_length", "ge", "le")


def explained(error: Mapping[str, Any], lang: str) -> tuple[str | None, str]:
    """Which field is wrong, and how, for an error of pydantic's."""
    field = field_name(error["loc"])
    said = _SAID.get(error["type"], "other")
    limits: Mapping[str, Any] = error.get("ctx") or {}
    limit = next((limits[name] for name in _LIMITS if name in limits), "")
    words = {
        "field": field or TEXTS.sentence("invalid.request", lang),
        "n": limit,
        # Pydantic joins the last two in English: 'N', 'E' or 'S'.
        "values": str(limits.get("expected", "")).replace(" or ", ", "),
    }
    return field, TEXTS.sentence(f"invalid.{said}", lang, **words)


def field_name(where: Sequence[int | str]) -> str | None:
    """The name of a field: seats.0.kind. None where the request as a whole is wrong."""
    parts = path(where[1:])
    if where[:1] == ("body",) and len(parts) == 1 and parts[0].isdigit():
        return None  # a place in the text of broken JSON
    return ".".join(parts) or None
