"""Headings and tacks of the advanced game, and luffing in both games."""

from __future__ import annotations

from ....engine.log import note
from ....engine.rules import Ints, rule
from ...sailing import NO_TACK, PORT, STARBOARD, opposite, tack_on
from .events import LUFFS, TURNS
from .state import Boat, Race


@rule
def head_to_wind(race: Race, boat: Boat) -> bool:
    """REG-61, REG-68: she points straight into the wind; in the basic game nobody does."""
    return boat.heading == race.wind


@rule
def on_other_tack(race: Race, boat: Boat, direction: int) -> bool:
    """REG-64, REG-65: this course has the wind on her other side; dead downwind never has."""
    return tack_on(direction, race.wind, boat.tack) != boat.tack


@rule
def first_tack(race: Race, direction: int) -> int:
    """REG-63: the tack of a first heading; dead before the wind counts as starboard."""
    return tack_on(direction, race.wind, STARBOARD)


@rule
def why_not_luff(race: Race, boat: Boat) -> int:
    """REG-32, REG-33, REG-40, REG-68, REG-69: when a yacht may lie head to wind for a leg."""
    if race.die == 1:
        return 33
    if race.turn.luffed == 1:
        return 32
    if boat.spinnaker == 1:
        return 40
    if race.advanced == 1:
        if not head_to_wind(race, boat):
            return 69
        if race.turn.heads == 0:
            return 68
    return 0


@rule
def why_not_turn(race: Race, boat: Boat, direction: int) -> int:
    """REG-60, REG-66, REG-67, REG-70: a heading move is made only where the rules demand one."""
    if race.advanced == 0:
        return 60
    if boat.spinnaker == 1:
        return 70
    if race.turn.turned == 1:
        return 67
    if direction == race.wind:
        if head_to_wind(race, boat):
            return 66
        if race.die == 1:
            return 33
        if race.turn.luffed == 1:
            return 32
        return 0
    if head_to_wind(race, boat) or direction == opposite(race.wind):
        return 0
    return 0 if on_other_tack(race, boat, direction) else 66


@rule
def luff(race: Race, boat: Boat, log: Ints) -> None:
    """REG-32: a leg of no spaces."""
    race.turn.luffed = 1
    race.turn.turned = 0
    note(log, 32, boat.seat, LUFFS, 0, 0, 0, 0)


@rule
def turn_to(race: Race, boat: Boat, direction: int, log: Ints) -> None:
    """REG-62, REG-65: the yacht stays on her space and points elsewhere."""
    if direction == opposite(race.wind) and not head_to_wind(race, boat):
        boat.tack = STARBOARD if boat.tack == PORT else PORT
    else:
        boat.tack = tack_on(direction, race.wind, boat.tack)
    boat.heading = direction
    race.turn.turned = 1
    race.turn.heads = 1
    race.turn.straight = 0
    note(log, 65, boat.seat, TURNS, direction, 0, 0, 0)


@rule
def sail_on_heading(race: Race, boat: Boat, direction: int) -> None:
    """REG-62, REG-64: a leg establishes a heading; the course may change freely on one tack."""
    if race.advanced == 1:
        boat.heading = direction
        boat.tack = tack_on(direction, race.wind, boat.tack)


@rule
def follow_wind(race: Race) -> None:
    """REG-61: after a shift the tacks follow from heading and wind; that costs nothing."""
    for seat in range(race.yachts):
        boat = race.boats[seat]
        if boat.tack != NO_TACK:
            boat.tack = tack_on(boat.heading, race.wind, boat.tack)
