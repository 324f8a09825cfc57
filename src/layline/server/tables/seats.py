"""Who sits where at a table: opening it, joining, leaving, standing in, the rematch.

Plain functions from the chairs as they are to the chairs as they will be, or a `Refusal`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ...bots import bots
from ..refusals import Refusal
from ..schemas.base import RematchAnswer, SeatKind
from ..schemas.tables import NewSeat
from ..visitors.names import cleaned_name

FILLER = "greedy"
"""The bot that takes a seat for which none was named, and plays for whoever is not there: always
the same, so that nobody can choose how well an absent rival is played for."""

MOST_PEOPLE = 8
"""How many may share a seat."""


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat of a table and who holds it."""

    seat: str
    kind: SeatKind
    name: str | None = None
    visitor: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    crew: tuple[str, ...] = ()
    """The visitors who share the seat with its holder, in the order in which they came."""
    stand_in_by: str | None = None
    """The visitor who let a bot stand in: one of its people, or another player."""
    late: float | None = None
    """When the time of this seat was up; None once one of its people is back."""
    seen: float | None = None
    """When one of its people first saw the race, as far as a clock waited for that."""
    rematch: RematchAnswer | None = None
    """The answer to the offer of a rematch."""

    @property
    def people(self) -> tuple[str, ...]:
        """Everybody who may decide for this seat: its holder and the crew."""
        return () if self.visitor is None else (self.visitor, *self.crew)

    @property
    def free(self) -> bool:
        """Whether somebody may still take it."""
        return self.kind in ("link", "open")

    @property
    def machine(self) -> str | None:
        """The bot that plays this seat now, if it is one."""
        return self.bot if self.kind == "bot" else self.stand_in

    @property
    def stood_in_by_another(self) -> bool:
        """Whether somebody else has let a bot play for its people."""
        return self.stand_in is not None and self.stand_in_by not in (None, *self.people)


Chairs = tuple[Chair, ...]


def chair_of(chairs: Chairs, seat: str) -> Chair:
    """The chair of a seat."""
    for chair in chairs:
        if chair.seat == seat:
            return chair
    known = ", ".join(chair.seat for chair in chairs)
    raise Refusal("unknown_seat", status=422, field="seat", seat=seat, known=known)


def seats_of(chairs: Chairs, visitor: str) -> tuple[str, ...]:
    """The seats a visitor holds or shares: her own and those at her screen."""
    return tuple(chair.seat for chair in chairs if visitor in chair.people)


def holders(chairs: Chairs) -> set[str]:
    """The visitors who hold or share a seat."""
    return {visitor for chair in chairs for visitor in chair.people}


def check_bot(name: str, field: str) -> str:
    """The name of a bot there is."""
    if name not in bots():
        known = ", ".join(bots())
        raise Refusal("unknown_bot", status=422, field=field, bot=name, known=known)
    return name


def new_chairs(wishes: Sequence[NewSeat], seats: Sequence[str], visitor: str) -> Chairs:
    """The chairs of a new table as its owner wishes them."""
    if len(wishes) != len(seats):
        given, n = len(wishes), len(seats)
        raise Refusal("wrong_seats", status=422, field="seats", given=given, n=n)
    if sum(wish.kind == "me" for wish in wishes) > 1:
        raise Refusal("twice_me", status=422, field="seats")
    return tuple(
        _new_chair(wish, seat, visitor, f"seats.{index}")
        for index, (wish, seat) in enumerate(zip(wishes, seats, strict=True))
    )


def _new_chair(wish: NewSeat, seat: str, visitor: str, field: str) -> Chair:
    if wish.bot is not None and wish.kind != "bot":
        raise Refusal("bot_for_nobody", status=422, field=f"{field}.bot", seat=seat)
    if wish.name is not None and wish.kind != "screen":
        raise Refusal("name_for_nobody", status=422, field=f"{field}.name", seat=seat)
    if wish.kind == "bot":
        return Chair(seat, "bot", bot=check_bot(wish.bot or FILLER, f"{field}.bot"))
    if wish.kind == "me":
        return Chair(seat, "visitor", visitor=visitor)
    if wish.kind == "screen":
        name = None if wish.name is None else cleaned_name(wish.name)
        return Chair(seat, "screen", name=name, visitor=visitor)
    return Chair(seat, wish.kind)


def joined(chairs: Chairs, visitor: str, seat: str | None) -> Chairs:
    """A visitor takes a free seat; unnamed, the first that is open, else the first free one."""
    if seat is None:
        free = sorted((chair for chair in chairs if chair.free), key=lambda one: one.kind == "link")
        if not free:
            raise Refusal("table_full")
        chosen = free[0]
    else:
        chosen = chair_of(chairs, seat)
        if not chosen.free:
            raise Refusal("seat_taken", field="seat", seat=seat)
    return _with(chairs, Chair(chosen.seat, "visitor", visitor=visitor))


def signed_on(chairs: Chairs, visitor: str, seat: str) -> Chairs:
    """A visitor joins the crew of somebody's seat: from now on they decide together."""
    chair = chair_of(chairs, seat)
    if chair.kind != "visitor":
        raise Refusal("no_crew", field="seat", seat=seat)
    if len(chair.people) >= MOST_PEOPLE:
        raise Refusal("crew_full", field="seat", seat=seat, n=MOST_PEOPLE)
    return _with(chairs, replace(chair, crew=(*chair.crew, visitor)))


def _without(chair: Chair, visitor: str) -> Chair | None:
    """A seat when one of its people goes: the next of the crew holds it. None: nobody is left."""
    left = tuple(one for one in chair.people if one != visitor)
    return replace(chair, visitor=left[0], crew=left[1:]) if left else None


def vacated(chairs: Chairs, visitor: str, public: bool) -> Chairs:
    """A visitor leaves before the start: her seats are free again, or her crew's."""
    kind: SeatKind = "open" if public else "link"
    return tuple(
        (_without(chair, visitor) or Chair(chair.seat, kind)) if visitor in chair.people else chair
        for chair in chairs
    )


def abandoned(chairs: Chairs, visitor: str) -> Chairs:
    """A visitor leaves during the race: her crew sails on, else a bot until she comes back."""
    return tuple(
        (_without(chair, visitor) or _left_to_a_bot(chair, visitor))
        if visitor in chair.people
        else chair
        for chair in chairs
    )


def _left_to_a_bot(chair: Chair, visitor: str) -> Chair:
    if chair.stand_in is not None:
        return chair
    return replace(chair, stand_in=FILLER, stand_in_by=visitor)


def filled(chairs: Chairs) -> Chairs:
    """Bots take the seats that are still free."""
    return tuple(Chair(chair.seat, "bot", bot=FILLER) if chair.free else chair for chair in chairs)


def stood_in(chairs: Chairs, visitor: str, seat: str, bot: str | None) -> Chairs:
    """One of its people lets a bot of her choice play for a seat, or (None) is back herself."""
    chair = _held(chairs, seat)
    if bot is not None:
        check_bot(bot, "bot")
    if visitor not in chair.people:
        raise Refusal("not_your_seat", status=403, field="seat", seat=seat)
    if bot is None:
        return _with(chairs, replace(chair, stand_in=None, stand_in_by=None, late=None))
    return _with(chairs, replace(chair, stand_in=bot, stand_in_by=visitor))


def replaced(chairs: Chairs, visitor: str, seat: str, absent: bool, slow: bool) -> Chairs:
    """Another player has the service's own bot play for a seat whose people are not there.

    At a slow table that is not enough: their time must be up, for being away is how it is played.
    """
    chair = _held(chairs, seat)
    if not seats_of(chairs, visitor):
        raise Refusal("not_seated", status=403)
    if visitor in chair.people:
        raise Refusal("your_own_seat", field="seat", seat=seat)
    if chair.stand_in is not None:
        return chairs
    if chair.late is None and slow:
        raise Refusal("her_time_runs", field="seat", seat=seat)
    if chair.late is None and not absent:
        raise Refusal("holder_present", field="seat", seat=seat)
    return _with(chairs, replace(chair, stand_in=FILLER, stand_in_by=visitor))


def _held(chairs: Chairs, seat: str) -> Chair:
    """A seat that is somebody's."""
    chair = chair_of(chairs, seat)
    if chair.visitor is None:
        raise Refusal("bot_seat", field="seat", seat=seat)
    return chair


def late(chairs: Chairs, seat: str, at: float) -> Chairs:
    """The time of a seat was up."""
    return _with(chairs, replace(chair_of(chairs, seat), late=at))


def decided(chairs: Chairs, seat: str) -> Chairs:
    """One of its people has decided something for a seat: she is there."""
    return _with(chairs, replace(chair_of(chairs, seat), late=None))


def saw(chairs: Chairs, visitor: str, at: float) -> Chairs:
    """A visitor sees the race for the first time."""
    return tuple(
        replace(chair, seen=at) if visitor in chair.people and chair.seen is None else chair
        for chair in chairs
    )


def rotated(chairs: Chairs) -> Chairs:
    """The chairs of a rematch: everybody moves up one seat, the last one to the first.

    Whoever let a bot finish the last race plays again herself.
    """
    shifted = (chairs[-1], *chairs[:-1])
    return tuple(
        Chair(chair.seat, one.kind, one.name, one.visitor, one.bot, crew=one.crew)
        for chair, one in zip(chairs, shifted, strict=True)
    )


def _with(chairs: Chairs, changed: Chair) -> Chairs:
    return tuple(changed if chair.seat == changed.seat else chair for chair in chairs)
