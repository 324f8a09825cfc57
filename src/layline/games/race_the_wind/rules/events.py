"""Everything that can happen in a race (specification 7.4): the one table of its events."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import permutations
from typing import NamedTuple

from ....engine.events import Event, Named, Part, Piece, Place, Space, Speech, event
from ...sailing_events import Direction

# The kinds by number: what the rules write down.
(
    ORDER_DRAWN,
    TOKENS_LAID,
    LAYS_TOKEN,
    PLACED,
    HEADS,
    MOVES,
    TURNS,
    STARTS,
    BEGINS_LEG,
    FINISHES,
    FINISH_REFUSED,
    REACHES_FLAG,
    WIND_BLOWS,
    WIND_RETURNS,
    LULL,
    STOPPED_BY_MARKER,
    GUST,
    GUST_LOST,
    SKIPS,
    REMOVES_MARKER,
    COVERED,
    LAYS_MARKER,
    INFRINGES,
    PENALTY,
    DECLARES,
    PAID,
    RETIRES,
    RACE_OVER,
    WINS,
) = range(29)

MOST_EVENTS = 64
"""More than one action can bring about: a movement, its consequences, and claims of all boats."""


class Boat(Piece):
    """A boat, by its letter."""

    names = "ABCDE"


class Colour(Named):
    """The colour of a token."""

    names = ("yellow", "blue")


class Side(Named):
    """The side to which a penalty is turned; it is noted as a rotation."""

    names = ("L", "R")

    @classmethod
    def of(cls, *numbers: int) -> Side:
        return cls(numbers[0] > 0)


class _Ranked(NamedTuple):
    rank: int
    fleet: int


class Order(Part, _Ranked):
    """A turn order: its rank among all orders of that many boats, in alphabetical order."""

    numbers = 2
    pattern = "[A-E](?: [A-E])*"

    @classmethod
    def read(cls, text: str) -> Order:
        boats = tuple(text.split(" "))
        return cls(orders(len(boats)).index(boats), len(boats))

    @property
    def boats(self) -> tuple[str, ...]:
        """The boats in turn."""
        return orders(self.fleet)[self.rank]

    def __str__(self) -> str:
        return " ".join(self.boats)

    def words(self, name: str, speech: Speech) -> Mapping[str, object]:
        return {name: speech.texts.joined(self.boats, "list.comma", speech.lang)}


@cache
def orders(fleet: int) -> tuple[tuple[str, ...], ...]:
    """RTW-35: all orders in which this many boats can take their turns."""
    return tuple(permutations(Boat.names[:fleet]))


class RaceTheWindEvent(Event):
    """Anything that happens in a race."""

    prefix = "RTW"


@dataclass(frozen=True, repr=False)
class BoatEvent(RaceTheWindEvent):
    """Something that happens to a boat, or that it does."""

    who: Boat


@dataclass(frozen=True, repr=False)
class FleetEvent(RaceTheWindEvent):
    """Something that concerns all boats alike."""

    who: None


# Before the start.


@event(ORDER_DRAWN, "order {order}", {35: "order"})
class OrderDrawn(FleetEvent):
    """RTW-35: the order in which boats take their turns."""

    order: Order


@event(TOKENS_LAID, "tokens laid", {19: "tokens_laid"})
class TokensLaid(FleetEvent):
    """RTW-19: all tokens are laid."""


@event(LAYS_TOKEN, "lays {colour} {at}", {19: "lays"})
class LaysToken(BoatEvent):
    """RTW-19: a player lays a token."""

    colour: Colour
    at: Space

    @property
    def key(self) -> str:
        return f"lays_{self.colour}"


@event(PLACED, "placed {at}", {24: "placed"})
class Placed(BoatEvent):
    """RTW-24: it is placed below the line."""

    at: Space


@event(HEADS, "heads {direction}", {24: "first_heading"})
class Heads(BoatEvent):
    """RTW-24: the heading it begins with."""

    direction: Direction


# A turn.


@event(MOVES, "moves {at}", {38: "moves", 57: "puffs"})
class Moves(BoatEvent):
    """RTW-38, RTW-57: it moves to the next point, by itself or in a gust."""

    at: Space


@event(TURNS, "turns {direction}", {39: "turns", 90: "quarter"})
class Turns(BoatEvent):
    """RTW-39, RTW-90: it turns, as a manoeuvre or as part of a penalty."""

    direction: Direction


@event(LULL, "stopped by lull", {55: "lull"}, milestone="incident", setbacks={55: "skip"})
class Lull(BoatEvent):
    """RTW-55: a lull stops it."""


@event(SKIPS, "skips turn", {56: "skips"})
class Skips(BoatEvent):
    """RTW-56: it skips a turn."""


@event(GUST, "gust", {57: "gust", 62: "gust_again"})
class Gust(BoatEvent):
    """RTW-57, RTW-62: a gust gives it one more movement."""


@event(GUST_LOST, "gust lost", {58: "gust_lost"}, milestone="incident")
class GustLost(BoatEvent):
    """RTW-58: a gust that it cannot use."""


# The wind.


@event(REACHES_FLAG, "reaches flag {leg}:{index}", {63: "reaches_flag"})
class ReachesFlag(BoatEvent):
    """RTW-63: it is the first to reach a flag, and the compass die is thrown."""

    leg: int
    index: int

    def words(self, speech: Speech) -> dict[str, object]:
        return {**super().words(speech), "flag": self.index + 1}


@event(WIND_BLOWS, "wind {direction}", {64: "wind"})
class WindBlows(FleetEvent):
    """RTW-64: the wind that was thrown."""

    direction: Direction


@event(WIND_RETURNS, "wind returns {direction}", {67: "wind_returns"})
class WindReturns(FleetEvent):
    """RTW-67: the wind goes back to where it blew from at the start."""

    direction: Direction


# Wind shadow.


@event(COVERED, "covered by {other}", {94: "covered"})
class Covered(BoatEvent):
    """RTW-94: another boat takes its wind."""

    other: Boat


@event(LAYS_MARKER, "lays marker {at}", {95: "lays_marker"}, setbacks={95: "marker"})
class LaysMarker(BoatEvent):
    """RTW-95: it lays its shadow marker ahead of itself."""

    at: Space


@event(
    STOPPED_BY_MARKER,
    "stopped by marker",
    {96: "marker_stop"},
    milestone="incident",
    setbacks={96: "skip"},
)
class StoppedByMarker(BoatEvent):
    """RTW-96: it reaches its own marker and stops."""


@event(REMOVES_MARKER, "removes marker", {97: "removes_marker"})
class RemovesMarker(BoatEvent):
    """RTW-97: its marker is taken off the board."""


# Faults and penalties.


@event(
    INFRINGES,
    "infringes",
    {30: "stays", 31: "touches"},
    milestone="incident",
    setbacks={30: "claim", 31: "claim"},
)
class Infringes(BoatEvent):
    """RTW-30, RTW-31: it manoeuvres on one point too long, or touches the line too early."""


@event(
    PENALTY,
    "penalty by {other}",
    {**dict.fromkeys((70, 71, 72, 84, 85), "penalty"), 30: "penalty_start", 31: "penalty_start"},
    milestone="incident",
    reasoned=True,
    setbacks=dict.fromkeys((70, 71, 72, 84, 85, 30, 31), "penalty"),
)
class Penalty(BoatEvent):
    """RTW-70 to RTW-85, RTW-30, RTW-31: another boat has successfully protested against it."""

    other: Boat


@event(DECLARES, "declares penalty {side}", {87: "declares"})
class Declares(BoatEvent):
    """RTW-87: which way it will turn its penalty circle."""

    side: Side

    @property
    def key(self) -> str:
        return f"declares_{self.side}"


@event(PAID, "penalty paid", {90: "paid"})
class Paid(BoatEvent):
    """RTW-90: the circle is complete."""


# Round the course.


@event(STARTS, "starts", {33: "starts"}, milestone="start")
class Starts(BoatEvent):
    """RTW-33: it crosses the line and has started."""


@event(BEGINS_LEG, "begins leg {n}", {103: "rounds_mark", 104: "rounds_gate"}, milestone="mark")
class BeginsLeg(BoatEvent):
    """RTW-103, RTW-104: it has rounded the mark, or gone through the gate."""

    n: int


@event(FINISHES, "finishes place {place}", {105: "finishes"}, milestone="finish")
class Finishes(BoatEvent):
    """RTW-105: it crosses the finishing line."""

    place: Place


@event(
    FINISH_REFUSED,
    "finish refused",
    {92: "finish_refused"},
    milestone="incident",
    setbacks={92: "penalty"},
)
class FinishRefused(BoatEvent):
    """RTW-92: with a penalty unpaid it does not finish."""


# The end.


@event(RETIRES, "retires", {109: "retires"}, milestone="incident")
class Retires(BoatEvent):
    """RTW-109: it retires."""


@event(RACE_OVER, "race over", {107: "race_over", 108: "race_over_limit"})
class RaceOver(FleetEvent):
    """RTW-107, RTW-108: the race is over."""


@event(WINS, "wins", {10: "wins"})
class Wins(BoatEvent):
    """RTW-10: it wins."""


KINDS = (
    OrderDrawn,
    TokensLaid,
    LaysToken,
    Placed,
    Heads,
    Moves,
    Turns,
    Lull,
    Skips,
    Gust,
    GustLost,
    ReachesFlag,
    WindBlows,
    WindReturns,
    Covered,
    LaysMarker,
    StoppedByMarker,
    RemovesMarker,
    Infringes,
    Penalty,
    Declares,
    Paid,
    Starts,
    BeginsLeg,
    Finishes,
    FinishRefused,
    Retires,
    RaceOver,
    Wins,
)
"""Every kind there is."""
