"""How races begin: new ones with their options, and ones that begin in a position."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from ..engine.game import Game, Json
from ..engine.log import Row
from ..engine.machines import kernels, machine
from ..engine.machines.machine import Machine
from ..games import find_game
from .errors import BadOptions, BadPosition, explain
from .race import Race, Table

MACHINES: Mapping[str, Callable[[Game], Machine]] = {
    "compiled": machine.compiled,
    "interpreted": machine.interpreted,
}


@lru_cache(maxsize=256)
def _prepared(
    game_id: str, options: Any, machine_kind: str, version: int
) -> tuple[Table, machine.Node]:
    """What all races with the same options share: their table and their first position."""
    game = find_game(game_id)
    runs, notation = MACHINES[machine_kind](game), game.codec.notation(options)
    count = getattr(options, game.seats_option)
    seats = tuple(notation.seat_name(seat) for seat in range(count))
    table = Table(game, runs, options, notation, seats, version)
    first = game.codec.new(options)
    if version != game.version:
        first.version = version
    return table, runs.look(runs.fresh(first))


def new(
    game: str,
    *,
    seats: int | None = None,
    seed: int | None = None,
    machine: str = "compiled",
    **options: Any,
) -> Race:
    """A new race: its game, how many seats, the seed of its chance, and the game's options.

    Without a seed the race gets one of its own; `race.seed` says which.
    """
    found = find_game(game)
    if seats is not None:
        options = {found.seats_option: seats, **options}
        if options[found.seats_option] != seats:
            raise BadOptions(f"seats is {seats}, but {found.seats_option} says otherwise")
    if seed is None:
        seed = secrets.randbits(63)
    return new_with(found, validated(found, options), seed, machine)


def validated(game: Game, options: Mapping[str, Any]) -> Any:
    """The options of a game, checked; the error names what is wrong."""
    try:
        return game.codec.options.model_validate(dict(options))
    except ValueError as error:
        raise BadOptions(f"options of {game.name}: {explain(error)}") from None


def new_with(
    game: Game,
    options: Any,
    seed: int = 0,
    machine: str = "compiled",
    version: int | None = None,
) -> Race:
    """A new race with options that were validated before, by the present rules or older ones."""
    _check_means(seed, machine)
    table, node = _prepared(game.id, options, machine, _playable(game, version))
    return Race(replace(table, seed=seed) if seed else table, node)


def check_seed(seed: object) -> None:
    """A seed is a whole number of 63 bits; anything else raises."""
    if type(seed) is not int or not 0 <= seed < 1 << 63:
        raise BadOptions(f"seed: a whole number from 0 to 2**63 - 1, not {seed!r}")


def _check_means(seed: object, machine: object) -> None:
    check_seed(seed)
    if machine not in MACHINES:
        raise BadOptions(f"machine: {', '.join(MACHINES)}, not {machine!r}")


def _playable(game: Game, version: int | None) -> int:
    """A version of a game's rules that races can still be played under (None: the present one)."""
    if version is None:
        return game.version
    if not game.plays(version):
        known = f"1 to {game.version}" if game.version > 1 else "1"
        raise BadOptions(f"version: {game.name} has rules version {known}, not {version!r}")
    return version


def from_position(position: Json, *, seed: int = 0, machine: str = "compiled") -> Race:
    """A race that begins in a position, which may be partial; automatic steps due are played.

    It is played under the version of the rules that the position names, else the present one.
    """
    _check_means(seed, machine)
    if not isinstance(position, dict):
        raise BadPosition(f"a position is a JSON object, not {type(position).__name__}")
    if "game" not in position:
        raise BadPosition("position: game is missing; it names the game, such as 'regatta'")
    game = find_game(str(position["game"]))
    try:
        options, plain, resumes = game.codec.load(position)
    except ValueError as error:
        raise BadPosition(f"position of {game.name}: {explain(error)}", error) from None
    table, _ = _prepared(game.id, options, machine, getattr(plain, "version", game.version))
    runs = table.machine
    state = runs.fresh(plain)
    rows: list[Row] = []
    if resumes:
        node, rows = runs.tell(state, kernels.RESUME, 0)
    else:
        node = runs.look(state)
    if node[1] >= 0 and not node[2]:
        raise BadPosition(f"position of {game.name}: turn: nothing can be played in it")
    return Race(replace(table, seed=seed, opening=node[0]), node, tuple(rows))
