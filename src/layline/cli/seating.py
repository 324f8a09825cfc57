"""Setting the table: the race that was asked for, new or saved, and who sits where."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ..engine.game import Game
from ..games import find_game
from ..play.beginning import new
from ..play.errors import RaceError
from ..play.race import Race
from ..play.race_file import load as load_race
from . import terminal
from .options import read_options
from .play import Table
from .words import Words

if TYPE_CHECKING:
    from ..bots import Bot


def open_table(
    game: Game | None,
    seats: int | None,
    bots: str | None,
    me: str | None,
    rules: str | None,
    given: Sequence[str],
    seed: int | None,
    load: Path | None,
    save: Path | None,
    words: Words,
) -> Table:
    """The table as the command line asks for it: a new race, or one that was saved."""
    if load is not None:
        for name, value in (("seats", seats), ("rules", rules), ("seed", seed)):
            if value is not None:
                raise RaceError(f"--{name} and --load: a saved race has its own {name}")
        if given:
            raise RaceError("--option and --load: a saved race has its own options")
        race = _loaded(load, game, words)
    elif game is None:
        raise RaceError("which game? Name one (layline games lists them), or --load a file")
    else:
        options = read_options(game, given, rules)
        if seats is None and game.seats_option not in options:
            seats = _seats_for(bots, me)
        terminal.compile_rules(game, words)
        chance = secrets.randbelow(1 << 31) if seed is None else seed
        race = new(game.id, seats=seats, seed=chance, **options)
    return Table(race, seated(race, bots, me, race.seed), words, save)


def _loaded(path: Path, game: Game | None, words: Words) -> Race:
    """A saved race, of the game that was named if one was."""
    try:
        named = json.loads(path.read_text(encoding="utf-8")).get("game")
        terminal.compile_rules(find_game(named), words)
    except (OSError, ValueError, AttributeError, TypeError):
        # Whatever is wrong with the file, reading it as a race says it best.
        pass
    race = load_race(path)
    if game is not None and race.game is not game:
        raise RaceError(f"{path} is a race of {race.game.name}, not of {game.name}")
    return race


def seated(race: Race, bots: str | None, me: str | None, seed: int) -> dict[str, Bot]:
    """Which bot plays which seat: those named take the seats that are not mine, in turn."""
    from ..bots import bot

    names = ["greedy"] if bots is None else _names(bots)
    if me is not None:
        mine = [seat.upper() for seat in _names(me)]
    else:
        mine = race.seats[:1] if names else race.seats
    for seat in mine:
        if seat not in race.seats:
            raise RaceError(f"--me: there is no seat {seat}; there are {', '.join(race.seats)}")
    others = [seat for seat in race.seats if seat not in mine]
    if others and not names:
        raise RaceError(f"--bots none: nobody plays {', '.join(others)}")
    if len(names) > len(others) and bots is not None:
        raise RaceError(f"--bots: {len(names)} bots for {len(others)} seats that are not yours")
    return {
        seat: bot(names[index % len(names)], seed=(seed + index) % (1 << 63))
        for index, seat in enumerate(others)
    }


def _names(text: str) -> list[str]:
    """The names in a list such as "greedy,random"; the word none names nobody."""
    named = [name.strip() for name in text.split(",")]
    return [name for name in named if name and name != "none"]


def _seats_for(bots: str | None, me: str | None) -> int | None:
    """How many seats are needed for those who were named, if anybody was."""
    if not bots or not _names(bots):
        return None
    people = 1 if me is None else len(_names(me))
    return max(2, people + len(_names(bots)))
