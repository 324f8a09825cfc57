"""Wind changes: two flags, a compass die, and the wind's way home."""

from __future__ import annotations

from ....engine.log import note
from ....engine.rules import Ints, rule
from ...sailing import N, point_of_sail
from .events import REACHES_FLAG, WIND_BLOWS, WIND_RETURNS
from .state import FLAGS, HOME, NONE, WIND, Boat, Race


@rule
def has_fired(race: Race, leg: int, flag: int) -> bool:
    """RTW-66: this flag has already worked on this leg."""
    for i in range(race.fired):
        if race.fires[i] == 3 * leg + flag:
            return True
    return False


@rule
def fire(race: Race, leg: int, flag: int) -> None:
    """RTW-66: each flag changes the wind once per leg."""
    race.fires[race.fired] = 3 * leg + flag
    race.fired += 1


@rule
def reach_flag(race: Race, boat: Boat, log: Ints) -> None:
    """RTW-07, RTW-63: the first boat on a leg to reach the row of a flag: a throw is due."""
    if boat.leg == 0:
        return
    for flag in range(FLAGS):
        if boat.y == race.flag_rows[flag] and not has_fired(race, boat.leg, flag):
            fire(race, boat.leg, flag)
            race.phase = WIND
            note(log, 63, boat.seat, REACHES_FLAG, boat.leg, flag, 0, 0)


@rule
def throw_wind(race: Race, wind: int, log: Ints) -> None:
    """RTW-08, RTW-64, RTW-65: the die shows the new wind; it is valid at once, for everything."""
    race.wind = wind
    note(log, 64, NONE, WIND_BLOWS, wind, 0, 0, 0)


@rule
def bring_wind_home(race: Race, leg: int, log: Ints) -> None:
    """RTW-67: the first boat to round the windward mark turns an abnormal wind back to north."""
    if has_fired(race, leg, HOME):
        return
    fire(race, leg, HOME)
    if point_of_sail(race.wind, N) > 1:
        race.wind = N
        note(log, 67, NONE, WIND_RETURNS, N, 0, 0, 0)
