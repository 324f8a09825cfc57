"""The offer of a rematch: who makes it, who has answered, what becomes of it.

Plain functions on the sheet and the chairs of a table that is over. A rematch begins when everybody
has said yes; bots always do. Until then nobody's clock runs anywhere.
"""

from __future__ import annotations

from dataclasses import replace

from ..refusals import Refusal
from ..schemas.base import RematchAnswer
from .clock import offer_lasts
from .rows import Sheet
from .seats import Chair, Chairs, seats_of


def pending(sheet: Sheet, now: float) -> bool:
    """Whether an offer still waits for answers."""
    return sheet.offer_until is not None and now < sheet.offer_until and sheet.next is None


def agreed(sheet: Sheet, chairs: Chairs, visitor: str, now: float) -> tuple[Sheet, Chairs]:
    """A visitor wants a rematch: she offers one, or accepts the one on offer."""
    must_concern(sheet, chairs, visitor)
    if pending(sheet, now):
        return sheet, _answered(chairs, visitor, "yes")
    until = now + offer_lasts(sheet.clock_seconds)
    asked = tuple(replace(chair, rematch=None) for chair in chairs)
    return replace(sheet, offer_by=visitor, offer_until=until), _answered(asked, visitor, "yes")


def declined(sheet: Sheet, chairs: Chairs, visitor: str, now: float) -> tuple[Sheet, Chairs]:
    """A visitor declines an offer, or withdraws her own."""
    must_concern(sheet, chairs, visitor)
    if sheet.offer_by == visitor:
        cleared = tuple(replace(chair, rematch=None) for chair in chairs)
        return replace(sheet, offer_by=None, offer_until=None), cleared
    if not pending(sheet, now):
        raise Refusal("no_offer")
    return sheet, _answered(chairs, visitor, "no")


def unanimous(chairs: Chairs) -> bool:
    """Whether everybody has said yes."""
    return all(chair.rematch == "yes" for chair in chairs if chair.people)


def unanimous_with(sheet: Sheet, chairs: Chairs, visitor: str, now: float) -> bool:
    """Whether nobody's answer but this visitor's is missing."""
    if not pending(sheet, now):
        return all(visitor in chair.people for chair in chairs if chair.people)
    return unanimous(_answered(chairs, visitor, "yes"))


def must_be_hers(sheet: Sheet, visitor: str) -> None:
    """Only whoever made the offer may begin without those who have not accepted it."""
    if sheet.offer_by is None or sheet.next is not None:
        raise Refusal("no_offer")
    if sheet.offer_by != visitor:
        raise Refusal("not_your_offer", status=403)


def without_the_others(chairs: Chairs, before: Chairs, public: bool) -> Chairs:
    """The chairs of a rematch; whoever did not say yes at the table before leaves hers free.

    She can still sit down; but nobody is seated, and no clock started, without being asked.
    """
    coming = {one for chair in before if chair.rematch == "yes" for one in chair.people}
    return tuple(
        chair if set(chair.people) <= coming else Chair(chair.seat, "open" if public else "link")
        for chair in chairs
    )


def must_concern(sheet: Sheet, chairs: Chairs, visitor: str) -> None:
    """Refuse a rematch to whoever did not sit here, and before the race is over."""
    if sheet.status != "over" or not sheet.raced:
        raise Refusal("not_over")
    if not seats_of(chairs, visitor) and sheet.owner != visitor:
        raise Refusal("not_seated", status=403)


def _answered(chairs: Chairs, visitor: str, answer: RematchAnswer) -> Chairs:
    """One of its people answers for a seat, and for all she holds."""
    return tuple(
        replace(chair, rematch=answer) if visitor in chair.people else chair for chair in chairs
    )
