"""Everything that can happen in a tour (specification 7.4): the one table of its events."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ....engine.events import Event, Piece, Place, Speech, event
from .course import sections
from .riders import RIDERS
from .squares import GOAL, Square

# The kinds by number: what the rules write down.
(
    PICKS,
    DRAWN_FIRST,
    ROUND_BEGINS,
    MISSES_TURN,
    RIDES,
    PAYS_ENERGY,
    PAYS_BOTH,
    PUNCTURES,
    IS_DRAWN,
    SHIFTS,
    PROPOSES,
    AGREES,
    REFUSES,
    IS_SIDE_BY_SIDE,
    IS_APART,
    HELPS,
    ABANDONS,
    FINISHES,
    TAKES_JERSEY,
    STAGE_BEGINS,
    WINS,
    NO_WINNER,
) = range(22)

MOST_EVENTS = 128
"""More than one action can bring about, even if all riders miss one round after the other."""


class Rider(Piece):
    """A rider; the option `names` says what people call him."""

    names = RIDERS

    def words(self, name: str, speech: Speech) -> Mapping[str, object]:
        names = speech.options.get("names", "historical")
        return {name: speech.sentence(f"rider.{names}.{self}")}


class Player(Piece):
    """A player whose riders are not chosen yet."""

    names = tuple(f"seat:{seat}" for seat in range(9))

    def words(self, name: str, speech: Speech) -> Mapping[str, object]:
        return {"seat": speech.sentence("seat.name", seat="ABCDEFGHI"[self])}


class TourEvent(Event):
    """Anything that happens in a tour."""

    prefix = "MJ"


@dataclass(frozen=True, repr=False)
class RiderEvent(TourEvent):
    """Something that happens to a rider, or that he does."""

    who: Rider


@dataclass(frozen=True, repr=False)
class PlayerEvent(TourEvent):
    """Something that a player does."""

    who: Player


@dataclass(frozen=True, repr=False)
class RaceEvent(TourEvent):
    """Something that concerns all riders alike."""

    who: None


# Before the start.


@event(PICKS, "picks {rider}", {2: "picks"})
class Picks(PlayerEvent):
    """MJ-02: a player chooses a rider."""

    rider: Rider


@event(DRAWN_FIRST, "drawn first", {7: "drawn_first"})
class DrawnFirst(RiderEvent):
    """MJ-07: the draw lets him set off first."""


# Stages and rounds.


@event(STAGE_BEGINS, "stage {n}", {45: "stage"}, milestone="stage")
class StageBegins(RaceEvent):
    """MJ-45: a stage begins."""

    n: int

    def words(self, speech: Speech) -> dict[str, object]:
        first, second = (speech.sentence(f"terrain.{one}") for one in sections(self.n))
        return {**super().words(speech), "first": first, "second": second}


@event(ROUND_BEGINS, "round {n}", {9: "round"}, milestone="round")
class RoundBegins(RaceEvent):
    """MJ-09: a round begins."""

    n: int


@event(MISSES_TURN, "misses turn", {31: "misses"}, setbacks={31: "waits"})
class MissesTurn(RiderEvent):
    """MJ-31: he misses a turn."""


# On the road.


@event(RIDES, "rides {start} to {end}", {12: "rides", 29: "breaks"})
class Rides(RiderEvent):
    """MJ-12, MJ-29: he rides on, or breaks away."""

    start: Square
    end: Square

    @property
    def key(self) -> str:
        return f"{super().key}_home" if self.end == GOAL else super().key


@event(PAYS_ENERGY, "energy -{n}", {22: "pays_safe", 48: "pays_pursuer"})
class PaysEnergy(RiderEvent):
    """MJ-22, MJ-48: he pays with energy."""

    n: int


@event(PAYS_BOTH, "energy -{energy} form -{form}", {27: "pays_risk", 51: "pays_pursuer_form"})
class PaysBoth(RiderEvent):
    """MJ-27, MJ-51: he pays with energy and form."""

    energy: int
    form: int


@event(PUNCTURES, "puncture", {30: "puncture"}, milestone="incident", setbacks={30: "waits"})
class Punctures(RiderEvent):
    """MJ-30: he has a puncture."""


@event(IS_DRAWN, "drawn {start} to {end}", {49: "drawn", 52: "drawn_train"})
class IsDrawn(RiderEvent):
    """MJ-49, MJ-52: he is drawn along in somebody's wheel."""

    start: Square
    end: Square


@event(SHIFTS, "shifts", {55: "shifts"})
class Shifts(RiderEvent):
    """MJ-55: a step aside shakes off whoever was in his wheel."""


# Agreements and helpers.


@event(PROPOSES, "proposes {rider}", {57: "proposes"})
class Proposes(RiderEvent):
    """MJ-57: he proposes to ride side by side."""

    rider: Rider


@event(AGREES, "agrees", {58: "agrees"})
class Agrees(RiderEvent):
    """MJ-58: he agrees."""


@event(REFUSES, "refuses", {58: "refuses"})
class Refuses(RiderEvent):
    """MJ-58: he refuses."""


@event(IS_SIDE_BY_SIDE, "side by side with {rider}", {59: "kept"})
class IsSideBySide(RiderEvent):
    """MJ-59: both have kept to what they agreed on."""

    rider: Rider


@event(IS_APART, "apart from {rider}", {60: "apart"}, milestone="incident", setbacks={60: ""})
class IsApart(RiderEvent):
    """MJ-60: they are no longer side by side."""

    rider: Rider

    @property
    def bearers(self) -> tuple[Piece, ...]:
        return (self.who, self.rider)


@event(HELPS, "helps {rider}", {61: "helps"})
class Helps(RiderEvent):
    """MJ-61: he helps a punctured rider and will miss a turn in his place."""

    rider: Rider


# The end.


@event(
    ABANDONS,
    "abandons",
    {34: "abandons_spent", 35: "abandons_cost", 36: "abandons_time", 37: "abandons"},
    milestone="incident",
    setbacks={34: "", 35: "", 36: ""},
)
class Abandons(RiderEvent):
    """MJ-34 to MJ-37: the tour is over for him."""


@event(FINISHES, "finishes place {place} minutes {n}", {38: "finishes"}, milestone="finish")
class Finishes(RiderEvent):
    """MJ-38: he crosses the line, some minutes after the winner."""

    place: Place
    n: int

    @property
    def key(self) -> str:
        return "wins_stage" if self.place == 1 else super().key


@event(TAKES_JERSEY, "yellow jersey", {43: "jersey"})
class TakesJersey(RiderEvent):
    """MJ-43: he takes the yellow jersey."""


@event(WINS, "wins", {46: "wins"})
class Wins(RiderEvent):
    """MJ-46: he wins the tour."""


@event(NO_WINNER, "no winner", {46: "no_winner"})
class NoWinner(RaceEvent):
    """MJ-46: nobody is left to win the tour."""


KINDS = (
    Picks,
    DrawnFirst,
    StageBegins,
    RoundBegins,
    MissesTurn,
    Rides,
    PaysEnergy,
    PaysBoth,
    Punctures,
    IsDrawn,
    Shifts,
    Proposes,
    Agrees,
    Refuses,
    IsSideBySide,
    IsApart,
    Helps,
    Abandons,
    Finishes,
    TakesJersey,
    Wins,
    NoWinner,
)
"""Every kind there is."""
