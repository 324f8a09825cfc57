"""Everything that can happen in a regatta (specification 7.4): the one table of its events."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.events import Event, Piece, Place, Space, event
from ...sailing_events import Direction

# The kinds by number: what the rules write down.
(
    DRAWN_FIRST,
    PLACED,
    HEADS,
    LEGS,
    WIND,
    WIND_STAYS,
    TAKES_DIE,
    LAPSES,
    RECALLED,
    LOSES_TURN,
    LOSES_LEG,
    GIVES_UP,
    RAISES,
    LOWERS,
    PLAYS_PUFF,
    SAILS,
    LUFFS,
    TURNS,
    PROTESTS,
    IS_DISQUALIFIED,
    STARTS,
    ROUNDS,
    CANCELS,
    FINISHES,
    PUT_BACK,
    IS_LIABLE,
    TAKES_PLACE,
    RACE_OVER,
    WINS,
    RETIRES,
) = range(30)

MOST_EVENTS = 96
"""More than one action can bring about: every yacht recalled, lapsed, placed, and so on."""


class Yacht(Piece):
    """A yacht, by her letter."""

    names = "ABCDEF"


class RegattaEvent(Event):
    """Anything that happens in a regatta."""

    prefix = "REG"


@dataclass(frozen=True, repr=False)
class YachtEvent(RegattaEvent):
    """Something that happens to a yacht, or that she does."""

    who: Yacht


@dataclass(frozen=True, repr=False)
class FleetEvent(RegattaEvent):
    """Something that concerns all yachts alike."""

    who: None


# Before the start.


@event(DRAWN_FIRST, "drawn first", {7: "first_drawn"})
class DrawnFirst(YachtEvent):
    """REG-07: the draw makes her the first player."""


@event(PLACED, "placed {at}", {8: "placed"})
class Placed(YachtEvent):
    """REG-08: she is placed behind the line."""

    at: Space


@event(HEADS, "heads {direction}", {63: "first_heading"})
class Heads(YachtEvent):
    """REG-63: she chooses the heading she begins with."""

    direction: Direction


# A round begins.


@event(LEGS, "legs {n}", {13: "legs"}, milestone="round")
class Legs(FleetEvent):
    """REG-13: the die says how many legs this round has."""

    n: int


@event(WIND, "wind {direction}", {15: "wind"})
class Wind(FleetEvent):
    """REG-15: the wind shifts."""

    direction: Direction


@event(WIND_STAYS, "wind stays {direction}", {15: "wind_stays"})
class WindStays(FleetEvent):
    """REG-15: the wind stays as it is."""

    direction: Direction


@event(TAKES_DIE, "takes die", {16: "takes_die"})
class TakesDie(YachtEvent):
    """REG-16: she becomes the first player."""


@event(RECALLED, "recalled", {18: "recalled"}, milestone="incident", setbacks={18: "restart"})
class Recalled(YachtEvent):
    """REG-18: over the line too early, she goes back."""


# A turn.


@event(
    LOSES_TURN,
    "loses turn to {other}",
    {44: "blanketed", 45: "no_leg_left"},
    milestone="incident",
    setbacks={44: "shadow", 45: "shadow"},
)
class LosesTurn(YachtEvent):
    """REG-44, REG-45: another yacht takes all of her wind, or the last leg she had."""

    other: Yacht


@event(
    LOSES_LEG,
    "loses leg to {other}",
    {45: "partly_blanketed"},
    milestone="incident",
    setbacks={45: "shadow"},
)
class LosesLeg(YachtEvent):
    """REG-45: a spinnaker to windward costs her a leg."""

    other: Yacht


@event(GIVES_UP, "gives up turn", {31: "gives_up"}, setbacks={31: ""})
class GivesUp(YachtEvent):
    """REG-31: nothing is left that she could do."""


@event(RAISES, "raises spinnaker", {38: "raises_spinnaker"})
class Raises(YachtEvent):
    """REG-38: her spinnaker goes up."""


@event(LOWERS, "lowers spinnaker", {41: "lowers_spinnaker"})
class Lowers(YachtEvent):
    """REG-41: her spinnaker comes down."""


@event(PLAYS_PUFF, "plays puff", {34: "puff"})
class PlaysPuff(YachtEvent):
    """REG-34: she plays a puff card."""


@event(SAILS, "sails {direction} to {at}", {22: "sails"})
class Sails(YachtEvent):
    """REG-22: she sails a leg."""

    direction: Direction
    at: Space


@event(LUFFS, "luffs", {32: "luffs"})
class Luffs(YachtEvent):
    """REG-32: she luffs."""


@event(TURNS, "turns {direction}", {65: "turns"})
class Turns(YachtEvent):
    """REG-65: she makes a heading move."""

    direction: Direction


# Right of way.

_RIGHT_OF_WAY = range(71, 76)


@event(
    PROTESTS,
    "protests {other}",
    dict.fromkeys(_RIGHT_OF_WAY, "protests"),
    milestone="incident",
    suffered=True,
    reasoned=True,
    setbacks=dict.fromkeys(_RIGHT_OF_WAY, ""),
)
class Protests(YachtEvent):
    """REG-71 to REG-75: she protests against a yacht that should have kept clear."""

    other: Yacht


@event(IS_LIABLE, "liable to {other}", dict.fromkeys(_RIGHT_OF_WAY, "liable"), reasoned=True)
class IsLiable(YachtEvent):
    """REG-71 to REG-75: she did not keep clear and can be protested against."""

    other: Yacht


@event(LAPSES, "liability to {other} lapses", {79: "liability_lapses"})
class Lapses(YachtEvent):
    """REG-79: it is too late to protest against her."""

    other: Yacht


@event(
    IS_DISQUALIFIED,
    "disqualified",
    {81: "disqualified"},
    milestone="incident",
    setbacks={81: ""},
)
class IsDisqualified(YachtEvent):
    """REG-81: a protest puts her out of the race."""


@event(PUT_BACK, "put back {at}", {82: "put_back"}, milestone="incident", setbacks={82: ""})
class PutBack(YachtEvent):
    """REG-82: a protest puts her back to where her turn began."""

    at: Space


# Round the course.


@event(STARTS, "starts", {19: "starts"}, milestone="start")
class Starts(YachtEvent):
    """REG-19: she crosses the line and has started."""


@event(ROUNDS, "rounds mark {n}", {49: "rounds_mark"}, milestone="mark")
class Rounds(YachtEvent):
    """REG-49: she has rounded a mark."""

    n: int


@event(
    CANCELS, "cancels mark {n}", {50: "cancels_mark"}, milestone="incident", setbacks={50: "mark"}
)
class Cancels(YachtEvent):
    """REG-50: she goes back round a mark, which no longer counts."""

    n: int


@event(FINISHES, "finishes round {round} leg {leg}", {51: "finishes"}, milestone="finish")
class Finishes(YachtEvent):
    """REG-51: she crosses the finishing line."""

    round: int
    leg: int


# The end.


@event(
    TAKES_PLACE,
    "place {place}",
    {53: "place", 54: "place_tied", 55: "place_last", 56: "place_progress"},
)
class TakesPlace(YachtEvent):
    """REG-53 to REG-56: her place in the race."""

    place: Place


@event(RACE_OVER, "race {n} over", {55: "race_over", 56: "race_over_limit"}, milestone="stage")
class RaceOver(FleetEvent):
    """REG-55, REG-56: the race is over."""

    n: int


@event(WINS, "wins", {11: "wins", 59: "wins_series"})
class Wins(YachtEvent):
    """REG-11, REG-59: she wins the race, or the series."""


@event(RETIRES, "retires", {83: "retires"}, milestone="incident")
class Retires(YachtEvent):
    """REG-83: she retires."""


KINDS = (
    DrawnFirst,
    Placed,
    Heads,
    Legs,
    Wind,
    WindStays,
    TakesDie,
    Recalled,
    LosesTurn,
    LosesLeg,
    GivesUp,
    Raises,
    Lowers,
    PlaysPuff,
    Sails,
    Luffs,
    Turns,
    Protests,
    IsLiable,
    Lapses,
    IsDisqualified,
    PutBack,
    Starts,
    Rounds,
    Cancels,
    Finishes,
    TakesPlace,
    RaceOver,
    Wins,
    Retires,
)
"""Every kind there is."""
