"""What leaves the table for a seat: everything but the other hands and the draw pile."""

from __future__ import annotations

from functools import cached_property
from itertools import islice

from ...engine.events import Event
from ...engine.view import Json, View
from .codec.options import LETTERS, point_text
from .rules.cards import CODES, SUN
from .rules.events import Moves, Turns
from .rules.state import END, NONE, Race

HIDDEN = "?"
LOOK_BACK = 24  # steps, enough for two turns of four boats
PUBLIC = ("first", "shuffle", "place", "head")
"""The phases whose choices betray no hand."""
UNKNOWN = CODES.index("B")
"""Stands for every card that the viewer cannot see."""


class PetiteRegateView(View[Race]):
    """The view of a seat: of the others' hands it knows how many cards they have."""

    game = "petite-regate"

    @property
    def sees_choices(self) -> bool:
        public = self.position["phase"] in PUBLIC
        return self.asked or (public and (self.seat is None or self.to_move == "chance"))

    @cached_property
    def race(self) -> Race:
        """LPR-06: the position with a card that says nothing for each that is hidden."""
        return masked(self._situation.source.record(), self.seat)

    @cached_property
    def before(self) -> Race | None:
        before: Race | None = self._situation.source.record(1)
        return before and masked(before, self.seat)

    def trial(self) -> Race:
        return masked(self._situation.source.record(), self.seat)

    @cached_property
    def position(self) -> Json:
        """LPR-06: the position as JSON, with the hidden cards marked as such."""
        position: Json = self.notation.position(self.race)
        hands = {
            name: hand if name == self.seat or not hand else [HIDDEN]
            for name, hand in position["hands"].items()
        }
        return position | {"hands": hands, "deck": [HIDDEN] if position["deck"] else []}

    @cached_property
    def derived(self) -> Json:
        """How many cards each boat holds and, for whoever decides, where each choice leads."""
        if self.asked:
            return self._situation.derived
        found: Json = self.notation.derived(self.race, [])
        return {name: {"hand_size": known["hand_size"]} for name, known in found.items()}

    @property
    def last(self) -> None:
        """LPR-23: a shuffle is nobody's business."""

    @cached_property
    def moves(self) -> list[Json]:
        """The movements of the last play: whose, from where, to where."""
        before = self.before
        if before is None:
            return []
        return [
            {"who": str(event.who), "from": _at(before, event.who), "to": str(event.at)}
            for event in self.events
            if isinstance(event, Moves)
        ]

    @cached_property
    def wakes(self) -> Json:
        """By boat, where its bow was before its last two moves, the latest place first.

        Each is {"at", "heading"}; a boat that was turned on the spot leaves no older wake.
        """
        race, before = self.race, self.before
        boats = race.boats[: race.boats_out]
        afloat = {LETTERS[boat.seat]: boat for boat in boats if boat.heading != NONE}
        found: dict[str, list[Json]] = {name: [] for name in afloat}
        turned: set[str] = set()
        for events in islice(self.told(), LOOK_BACK):
            for event in reversed(events):
                _note_wake(event, found, turned)
        wakes = {name: poses[1:] for name, poses in found.items()}
        for name, boat in afloat.items() if before is not None else ():
            assert before is not None
            was = _at(before, boat.seat)
            if was not in (None, _at(race, boat.seat)) and name not in turned and not wakes[name]:
                wakes[name] = [{"at": was, "heading": 15 * before.boats[boat.seat].heading}]
        return {name: poses for name, poses in wakes.items() if poses}


def _note_wake(event: Event, found: dict[str, list[Json]], turned: set[str]) -> None:
    who = str(event.who)
    if who not in found:
        return
    if isinstance(event, Turns):
        turned.add(who)
    if isinstance(event, Moves) and who not in turned and len(found[who]) < 3:
        found[who].append({"at": str(event.at), "heading": 15 * event.heading})


def masked(race: Race, seat: str | None) -> Race:
    """LPR-06: a position as a seat knows it; what it cannot see is written over.

    A boat that may lay a sun now is known to hold one.
    """
    for boat in race.boats[: race.boats_out]:
        if LETTERS[boat.seat] != seat:
            boat.hand[: boat.held] = [UNKNOWN] * boat.held
            if race.phase == END and race.mover == boat.seat:
                boat.hand[0] = SUN
    race.deck[: race.pile] = [UNKNOWN] * race.pile
    return race


def entry_shown(entry: str) -> str:
    """LPR-23: an action or chance result as everybody may read it: of a shuffle not the order."""
    return "shuffle" if entry.startswith("shuffle ") else entry


def _at(race: Race, seat: int) -> str | None:
    boat = race.boats[seat]
    return None if boat.heading == NONE else point_text(boat.x, boat.y)
