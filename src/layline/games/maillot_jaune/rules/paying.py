"""Paying with energy and form, and what becomes of a rider who has spent all he had."""

from __future__ import annotations

from ....engine.log import note
from ....engine.rules import Ints, rule
from .course import put_on
from .events import ABANDONS, PAYS_BOTH, PAYS_ENERGY, PUNCTURES
from .file import joined, without
from .risk import PUNCTURE
from .state import NONE, OUT, Race


@rule
def spend(race: Race, number: int, cost: int, reason: int, log: Ints) -> bool:
    """MJ-22, MJ-27, MJ-32, MJ-34, MJ-35, MJ-48: pay from energy, then form; False if he abandons.

    Squares without risk and a pursuer never cost more than the energy there is.
    """
    rider = race.riders[number]
    energy = min(cost, rider.energy)
    form = min(cost - energy, rider.form)
    rider.energy -= energy
    rider.form -= form
    if cost > 0:
        of_energy = reason == 22 or reason == 48
        note(log, reason, number, PAYS_ENERGY if of_energy else PAYS_BOTH, energy, form, 0, 0)
        if energy + form < cost:
            abandon(race, number, 35, log)
            return False
        if rider.energy + rider.form == 0:
            abandon(race, number, 34, log)
            return False
    return True


@rule
def suffer(race: Race, number: int, cost: int, reason: int, log: Ints) -> bool:
    """MJ-27, MJ-30, MJ-51: what the dice bring: a cost or a puncture; False if he abandons."""
    if cost == PUNCTURE:
        race.riders[number].flats += 1
        note(log, 30, number, PUNCTURES, 0, 0, 0, 0)
        return True
    return spend(race, number, cost, reason, log)


@rule
def abandon(race: Race, number: int, reason: int, log: Ints) -> None:
    """MJ-34, MJ-37: he leaves the road at once and takes no further part in the tour."""
    put_on(race, race.riders[number], OUT, 0)
    race.outs = joined(race.outs, number)
    race.queue = without(race.queue, number)
    race.front = without(race.front, number)
    if race.jersey == number:
        race.jersey = NONE
    note(log, reason, number, ABANDONS, 0, 0, 0, 0)
