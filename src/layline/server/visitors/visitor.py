"""A visitor, as the service knows them."""

from __future__ import annotations

from dataclasses import dataclass

from ..language import Language
from ..schemas.visitors import VisitorCard
from .names import is_invented


@dataclass(frozen=True)
class Visitor:
    """Somebody who visits; `kept` once they have a password."""

    id: str
    name: str
    kept: bool
    webhook: str | None
    lang: Language = "en"
    generation: int = 0
    seen: float = 0.0
    """When they last came, to within half a day."""

    def card(self) -> VisitorCard:
        """The visitor's own card."""
        return VisitorCard(
            id=self.id,
            name=self.name,
            invented=is_invented(self.name),
            kept=self.kept,
            webhook=self.webhook,
        )


NOBODY = Visitor("", "", False, None)
"""Whoever looks on without a cookie."""
