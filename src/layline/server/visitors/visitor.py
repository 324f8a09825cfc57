"""A visitor, as the service knows her."""

from __future__ import annotations

from dataclasses import dataclass

from ..language import Language
from ..schemas.visitors import VisitorCard


@dataclass(frozen=True)
class Visitor:
    """Somebody who visits; `kept` once she has a password."""

    id: str
    name: str
    kept: bool
    webhook: str | None
    lang: Language = "en"
    generation: int = 0

    def card(self) -> VisitorCard:
        """As she sees herself."""
        return VisitorCard(id=self.id, name=self.name, kept=self.kept, webhook=self.webhook)


NOBODY = Visitor("", "", False, None)
"""Whoever looks on without a cookie."""
