"""Everything that can happen in a race (specification 7.4): the one table of its events."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ....engine.events import Event, Part, Piece, Space, Speech, event
from ..words import spot_name, way_name, whole_card_name
from .actions import SPOTS, heading_text, spot_place, spot_text
from .cards import CODES, EXITS
from .state import NONE

# The kinds by number: what the rules write down.
(
    DRAWN_FIRST,
    DEALT,
    PLACED,
    HEADS,
    BEGINS,
    MISSES,
    PLAYS,
    PLAYS_AGAIN,
    STOPS_AT_ZONE,
    STOPS_BEFORE_CONTACT,
    MOVES,
    STARTS,
    ROUNDS,
    CANCELS,
    FINISHES,
    WINS,
    OVER_EARLY,
    PLAYS_SUN,
    LAYS_SUN,
    IS_BLOCKED,
    DISCARDS,
    HEAVES_TO,
    CHANGES,
    TURNS,
    DRAWS,
    RESHUFFLED,
    RACE_OVER,
    RETIRES,
) = range(28)

MOST_EVENTS = 96
"""More than one action can bring about: a whole way of happenings, every turn that is missed."""


class Boat(Piece):
    """A boat, by its letter."""

    names = "ABCD"


class Point(Space):
    """A point of the table, in thousandths of a millimetre.

    Numbers like these are for lines; what sentences say of a place depends on what is near it.
    """

    def words(self, name: str, speech: Speech) -> Mapping[str, object]:
        return {}


class Heading(Part, int):
    """A heading in steps of 15 degrees, written in degrees: 045."""

    pattern = r"\d{3}"

    @classmethod
    def read(cls, text: str) -> Heading:
        return cls(int(text) // 15)

    def __str__(self) -> str:
        return heading_text(self)


class Spot(Part, int):
    """A slot or a spot of the start area, by the number of the action that picks it."""

    pattern = r"slot -?\d|area -?\d,\d"

    @classmethod
    def read(cls, text: str) -> Spot:
        return cls(SPOTS[text])

    def __str__(self) -> str:
        return spot_text(self)

    def words(self, name: str, speech: Speech) -> Mapping[str, object]:
        return {name: spot_name(*spot_place(self), "spot", speech.lang)}


class Card(Part, int):
    """A card, written by its code."""

    pattern = "|".join(sorted(CODES, key=len, reverse=True))

    @classmethod
    def read(cls, text: str) -> Card:
        return cls(CODES.index(text))

    def __str__(self) -> str:
        return CODES[self]

    def words(self, name: str, speech: Speech) -> Mapping[str, object]:
        return {name: whole_card_name(self, speech.lang)}


class _Arrow(NamedTuple):
    name: str


class Arrow(Part, _Arrow):
    """The arrow of a card that was sailed, by its name; it has none where the card has only one.

    A line has a space before the name, and nothing at all where there is none.
    """

    numbers = 2
    pattern = r"(?: (?:S|[LR]\d+))?"

    @classmethod
    def of(cls, *numbers: int) -> Arrow:
        card, exit = numbers
        return cls("" if exit == NONE else EXITS[card][exit])

    @classmethod
    def read(cls, text: str) -> Arrow:
        return cls(text.strip())

    def __str__(self) -> str:
        return f" {self.name}" if self.name else ""

    def words(self, name: str, speech: Speech) -> Mapping[str, object]:
        return {"way": way_name(self.name, speech.lang)} if self.name else {}


class PetiteRegateEvent(Event):
    """Anything that happens in a race."""

    prefix = "LPR"


@dataclass(frozen=True, repr=False)
class BoatEvent(PetiteRegateEvent):
    """Something that happens to a boat, or that it does."""

    who: Boat


@dataclass(frozen=True, repr=False)
class FleetEvent(PetiteRegateEvent):
    """Something that concerns all boats alike."""

    who: None


# Before the start.

_PLACING = (8, 9, 11)


@event(DRAWN_FIRST, "drawn first", {7: "first_drawn", 10: "first_by_card"})
class DrawnFirst(BoatEvent):
    """LPR-07, LPR-10: the draw makes it the first to play."""


@event(DEALT, "{n} cards dealt", {6: "dealt"})
class Dealt(FleetEvent):
    """LPR-06: everybody gets a hand of cards."""

    n: int


@event(PLACED, "placed {spot}", dict.fromkeys(_PLACING, "placed"))
class Placed(BoatEvent):
    """LPR-08, LPR-09, LPR-11: it is placed at the line or in the start area."""

    spot: Spot


@event(HEADS, "heads {heading}", dict.fromkeys(_PLACING, "heads"))
class Heads(BoatEvent):
    """LPR-08, LPR-09, LPR-11: the heading it begins with."""

    heading: Heading


# A turn.


@event(BEGINS, "begins turn", {14: "begins"})
class Begins(BoatEvent):
    """LPR-14: its turn begins."""


@event(
    MISSES,
    "misses turn",
    {61: "misses_sun", 54: "misses_penalty"},
    milestone="incident",
    setbacks={61: "", 54: "penalty"},
)
class Misses(BoatEvent):
    """LPR-61, LPR-54: it misses a turn, becalmed or as a penalty."""


@event(PLAYS, "plays {card}{arrow}", {16: "plays"})
class Plays(BoatEvent):
    """LPR-16: it plays a card."""

    card: Card
    arrow: Arrow

    @classmethod
    def noted(cls, numbers: Sequence[int]) -> Iterator[object]:
        yield Card(numbers[0])
        yield Arrow.of(*numbers[:2])

    @property
    def key(self) -> str:
        return "plays_exit" if self.arrow.name else "plays"


@event(PLAYS_AGAIN, "plays again{arrow}", {36: "plays_again"})
class PlaysAgain(BoatEvent):
    """LPR-36: it sails an arrow of its card a second time."""

    arrow: Arrow


@event(MOVES, "moves {at} heading {heading}", {17: "moves"})
class Moves(BoatEvent):
    """LPR-17: where the arrow leaves it."""

    at: Point
    heading: Heading


@event(STOPS_AT_ZONE, "stops at zone", {31: "stops_at_zone"})
class StopsAtZone(BoatEvent):
    """LPR-31: it stops at the entrance of a zone."""


@event(
    STOPS_BEFORE_CONTACT,
    "stops before contact",
    {55: "stops_before_contact"},
    milestone="incident",
    setbacks={55: "penalty"},
)
class StopsBeforeContact(BoatEvent):
    """LPR-55: it stops before touching something."""


@event(IS_BLOCKED, "blocked", {32: "blocked"}, milestone="incident")
class IsBlocked(BoatEvent):
    """LPR-32: none of its cards can be played."""


@event(DISCARDS, "discards {card}", {32: "discards"})
class Discards(BoatEvent):
    """LPR-32: it discards a card."""

    card: Card


@event(HEAVES_TO, "heaves to", {57: "heaves_to"})
class HeavesTo(BoatEvent):
    """LPR-57: it heaves to."""


@event(CHANGES, "changes {card}", {58: "changes"})
class Changes(BoatEvent):
    """LPR-58: hove to, it changes a card."""

    card: Card


@event(TURNS, "turns {heading}", dict.fromkeys((32, 45, 58), "turns"))
class Turns(BoatEvent):
    """LPR-32, LPR-45, LPR-58: it turns on the spot."""

    heading: Heading


@event(DRAWS, "draws {n}", {22: "draws"})
class Draws(BoatEvent):
    """LPR-22: it draws cards."""

    n: int


@event(RESHUFFLED, "pile shuffled", {23: "shuffled"})
class Reshuffled(FleetEvent):
    """LPR-23: the cards that were played are shuffled into a new pile."""


# The sun.


@event(PLAYS_SUN, "plays sun", {45: "plays_sun"})
class PlaysSun(BoatEvent):
    """LPR-45: it plays the sun for itself."""


@event(
    LAYS_SUN,
    "lays sun on {other}",
    {46: "lays_sun", 60: "lays_sun"},
    milestone="incident",
    suffered=True,
    setbacks={46: "becalmed", 60: "becalmed"},
)
class LaysSun(BoatEvent):
    """LPR-46, LPR-60: it lays the sun on another boat."""

    other: Boat


# Round the course.


@event(OVER_EARLY, "over early", {53: "over_early"}, milestone="incident", setbacks={53: "penalty"})
class OverEarly(BoatEvent):
    """LPR-53: it crosses the line too early."""


@event(STARTS, "starts", {56: "starts"}, milestone="start")
class Starts(BoatEvent):
    """LPR-56: it crosses the line and has started."""


@event(ROUNDS, "rounds mark {n}", {39: "rounds_mark"}, milestone="mark")
class Rounds(BoatEvent):
    """LPR-39: it has rounded a mark."""

    n: int


@event(
    CANCELS, "cancels mark {n}", {39: "cancels_mark"}, milestone="incident", setbacks={39: "mark"}
)
class Cancels(BoatEvent):
    """LPR-39: it goes back round a mark, which no longer counts."""

    n: int


@event(FINISHES, "finishes", {40: "finishes_wood", 41: "finishes_line"}, milestone="finish")
class Finishes(BoatEvent):
    """LPR-40, LPR-41: it reaches the finish."""


# The end.


@event(WINS, "wins", {3: "wins", 66: "wins_limit", 67: "wins_last"})
class Wins(BoatEvent):
    """LPR-03, LPR-66, LPR-67: it wins."""


@event(RACE_OVER, "race over", {66: "race_over"})
class RaceOver(FleetEvent):
    """LPR-66: the rounds are used up."""


@event(RETIRES, "retires", {67: "retires"}, milestone="incident")
class Retires(BoatEvent):
    """LPR-67: it retires."""


KINDS = (
    DrawnFirst,
    Dealt,
    Placed,
    Heads,
    Begins,
    Misses,
    Plays,
    PlaysAgain,
    Moves,
    StopsAtZone,
    StopsBeforeContact,
    IsBlocked,
    Discards,
    HeavesTo,
    Changes,
    Turns,
    Draws,
    Reshuffled,
    PlaysSun,
    LaysSun,
    OverEarly,
    Starts,
    Rounds,
    Cancels,
    Finishes,
    Wins,
    RaceOver,
    Retires,
)
"""Every kind there is."""
