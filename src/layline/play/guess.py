"""A race as one of its seats may imagine it: what that seat cannot know is a guess."""

from __future__ import annotations

import secrets

from ..engine.rng import Rng, seed_rng
from .race import Race


def imagined(race: Race, seat: str) -> Race:
    """The same position, for all that this seat can tell; what is hidden from it is drawn anew."""
    number, plain, rng = race.seats.index(seat), race.record(), Rng()
    seed_rng(rng, secrets.randbits(63), number)
    race.game.rules.imagine(plain, number, rng)
    machine = race.table.machine
    return Race(race.table, machine.look(machine.fresh(plain)))
