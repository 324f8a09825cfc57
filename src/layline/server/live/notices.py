"""What people are to be told of a table wherever they are, when it has changed."""

from __future__ import annotations

from collections.abc import Iterator

from ..tables.rematch import pending
from ..tables.rows import Sheet
from ..tables.seats import Chair, Chairs
from ..tables.table import Sitting
from .webhooks import Notice, NoticeKind


def notices(before: tuple[Sheet, Chairs] | None, sitting: Sitting) -> Iterator[Notice]:
    """Everything worth a word since a table stood so; `before` is None for a new table."""
    sheet, chairs = sitting.sheet, sitting.chairs
    decided = None if before is None else _decider(*before)
    if _decider(sheet, chairs) not in (None, decided):
        for chair in chairs:
            if chair.seat == sheet.to_move:
                yield from _to(chair, "your_turn", sitting, sheet.due)
    if before is None:
        return
    offered = sheet.offer_by is not None and pending(sheet, sheet.touched)
    for chair, was in zip(chairs, before[1], strict=True):
        if chair.late is not None and was.late != chair.late:
            yield from _to(chair, "time_up", sitting, None)
        if chair.stood_in_by_another and was.stand_in is None:
            yield from _to(chair, "stood_in", sitting, None)
        if offered and sheet.offer_until != before[0].offer_until and chair.rematch is None:
            yield from _to(chair, "rematch", sitting, sheet.offer_until)


def _to(
    chair: Chair, about: NoticeKind, sitting: Sitting, deadline: float | None
) -> Iterator[Notice]:
    sheet = sitting.sheet
    for visitor in chair.people:
        yield Notice(
            about=about,
            table=sheet.id,
            game_name=sitting.game.name,
            seat=chair.seat,
            visitor=visitor,
            clock_seconds=sheet.clock_seconds,
            deadline=deadline,
        )


def _decider(sheet: Sheet, chairs: Chairs) -> tuple[str, str] | None:
    """The seat and the person that are awaited, if it is a person."""
    for chair in chairs:
        if chair.seat == sheet.to_move and chair.machine is None and chair.visitor:
            return chair.seat, chair.visitor
    return None
