"""What a seat may know of the table: everything but the other hands and the draw pile."""

from __future__ import annotations

from functools import cached_property
from itertools import islice
from typing import NamedTuple, TypeVar

from ...engine.answers import JsonObject
from ...engine.events import Space
from ...engine.records import fields
from ..sailing_view import SailingView
from .codec.options import LETTERS
from .rules.cards import CODES, SUN
from .rules.events import Moves, Turns
from .rules.referee import actor
from .rules.state import END, FIRST, HEAD, NONE, PLACE, SHUFFLE, Boat, Race

T = TypeVar("T")

HIDDEN = "?"
LOOK_BACK = 24  # steps, enough for two turns of four boats
PUBLIC = (FIRST, SHUFFLE, PLACE, HEAD)
"""The phases whose choices give no hand away."""
UNKNOWN = CODES.index("B")
"""Stands for every card that the viewer cannot see."""


class Pose(NamedTuple):
    """Where a bow lies, in micrometres, and the boat's heading in steps of 15 degrees."""

    at: Space
    heading: int


class PetiteRegateView(SailingView[Race]):
    """The view of a seat: of the others' hands it knows how many cards they have."""

    game = "petite-regate"
    sailing = Moves

    @property
    def sees_choices(self) -> bool:
        public = self.race.phase in PUBLIC
        return self.asked or (public and (self.seat is None or self.to_move == "chance"))

    # The position.

    @cached_property
    def race(self) -> Race:
        """LPR-06: the position with a card that says nothing for each that is hidden."""
        return _seen(self._situation.race, self.number)

    @cached_property
    def before(self) -> Race | None:
        before = self._situation.before
        return before and _seen(before, self.number)

    def trial(self) -> Race:
        return masked(self._situation.source.record(), self.number)

    @cached_property
    def position(self) -> JsonObject:
        """LPR-06: the position as JSON, with the hidden cards marked as such."""
        position: JsonObject = self.notation.position(self.race)
        hands = {
            name: hand if name == self.seat or not hand else [HIDDEN]
            for name, hand in self.notation.hands(self.race).items()
        }
        return position | {"hands": hands, "deck": [HIDDEN] if position["deck"] else []}

    @cached_property
    def derived(self) -> JsonObject:
        """How many cards each boat holds and, for whoever decides, where each choice leads."""
        if self.asked:
            return self._situation.derived
        return {LETTERS[boat.seat]: {"hand_size": boat.held} for boat in self.boats}

    @property
    def last(self) -> None:
        """LPR-23: a shuffle is nobody's business."""

    # The boats.

    @cached_property
    def number(self) -> int:
        """The number of the viewer's seat; NONE for a spectator."""
        return NONE if self.seat is None else LETTERS.index(self.seat)

    @cached_property
    def boats(self) -> list[Boat]:
        """The boats that take part, by seat."""
        return self.race.boats[: self.race.boats_out]

    @cached_property
    def afloat(self) -> list[Boat]:
        """Those on the water."""
        return [boat for boat in self.boats if boat.heading != NONE]

    @cached_property
    def own(self) -> Boat | None:
        """The viewer's boat."""
        return None if self.number == NONE else self.boats[self.number]

    @cached_property
    def mover(self) -> Boat | None:
        """The boat on move, if it is for a boat to decide."""
        seat = actor(self.race)
        return self.boats[seat] if seat >= 0 else None

    @cached_property
    def held(self) -> list[int]:
        """The viewer's cards."""
        return self.own.hand[: self.own.held] if self.own else []

    @staticmethod
    def place(race: Race, seat: int) -> Space | None:
        boat = race.boats[seat]
        return None if boat.heading == NONE else Space(boat.x, boat.y)

    @property
    def wakes(self) -> dict[int, list[Pose]]:
        """By boat, where its bow was before its last two moves, the latest place first.

        A boat that was turned on the spot leaves no older wake.
        """
        return self.common(_wakes)


def _wakes(view: PetiteRegateView) -> dict[int, list[Pose]]:
    found: dict[int, list[Pose]] = {boat.seat: [] for boat in view.afloat}
    turned: set[int] = set()
    for events in islice(view.told(), LOOK_BACK):
        for event in reversed(events):
            if isinstance(event, Turns):
                turned.add(event.who)
            elif isinstance(event, Moves) and event.who in found and event.who not in turned:
                found[event.who].append(Pose(event.at, event.heading))
    wakes = {seat: poses[1:3] for seat, poses in found.items()}
    if view.before is not None:
        for seat in set(wakes) - turned:
            was = view.place(view.before, seat)
            if not wakes[seat] and was is not None and was != view.place(view.race, seat):
                wakes[seat] = [Pose(was, view.before.boats[seat].heading)]
    return {seat: poses for seat, poses in wakes.items() if poses}


def _seen(race: Race, seat: int) -> Race:
    """LPR-06: a position as a seat knows it, to be looked at; what all know is not copied."""
    known, boats = _twin(race), race.boats
    known.boats = [boat if boat.seat == seat else _twin(boat) for boat in boats]
    for boat, whole in zip(known.boats, boats, strict=True):
        if boat is not whole:
            boat.hand = list(whole.hand)
    known.deck = list(race.deck)
    return masked(known, seat)


def _twin(record: T) -> T:
    """A record that shares with another all that it is not given itself."""
    made = object.__new__(type(record))
    for field in fields(type(record)):
        setattr(made, field.name, getattr(record, field.name))
    return made


def masked(race: Race, seat: int) -> Race:
    """LPR-06: a position as a seat knows it; what it cannot see is written over.

    A boat that may lay a sun now is known to hold one.
    """
    for boat in race.boats[: race.boats_out]:
        if boat.seat != seat:
            boat.hand[: boat.held] = [UNKNOWN] * boat.held
            if race.phase == END and race.mover == boat.seat:
                boat.hand[0] = SUN
    race.deck[: race.pile] = [UNKNOWN] * race.pile
    return race


def entry_shown(entry: str) -> str:
    """LPR-23: an action or chance result as everybody may read it: a shuffle without its order."""
    return "shuffle" if entry.startswith("shuffle ") else entry
