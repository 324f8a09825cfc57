"""Refusals: the typed "no" of the service, said in the language of whoever asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .language import TEXTS as TEXTS


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
