"""Tables in words and cards: who sits where, what was agreed, whose turn it is.

Nothing here needs the race itself, so long lists of tables cost no replay.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from ..engine.game import Game
from ..games import find_game
from ..play import fair
from .cards import Clock, Fairness, OptionWords, SeatCard, TableCard, TableView
from .problems import TEXTS
from .roster import Chair, Chairs, chair_of
from .sheets import Sheet

Online = Callable[[str], bool]
"""Whether a visitor is connected."""


def table_card(
    sheet: Sheet, chairs: Chairs, names: Mapping[str, str], visitor: str, online: Online, lang: str
) -> TableCard:
    """A table for a list."""
    return TableCard(**_common(sheet, chairs, names, visitor, online, lang))


def table_view(
    sheet: Sheet,
    chairs: Chairs,
    names: Mapping[str, str],
    visitor: str,
    online: Online,
    lang: str,
    spectators: int,
) -> TableView:
    """A table in full."""
    clock = sheet.clock_seconds
    secret = sheet.secret.hex() if sheet.status == "over" else None
    return TableView(
        **_common(sheet, chairs, names, visitor, online, lang),
        version=sheet.version,
        options=dict(sheet.options),
        crews=sheet.has_crews,
        option_words=list(_option_words(sheet.game, _key(sheet.options), lang)),
        clock=None if clock is None else Clock(seconds=clock),
        pace=sheet.pace,
        fairness=Fairness(hash=fair.commitment(sheet.secret), secret=secret),
        spectators=spectators,
        next=sheet.next,
    )


def _common(
    sheet: Sheet, chairs: Chairs, names: Mapping[str, str], visitor: str, online: Online, lang: str
) -> dict[str, Any]:
    colours = find_game(sheet.game).colours
    your_turn = deadline = None
    if sheet.to_move is not None:
        decides = chair_of(chairs, sheet.to_move)
        person = decides.machine is None
        your_turn = person and visitor in decides.people
        deadline = sheet.due if person else None
    return {
        "id": sheet.id,
        "game": sheet.game,
        "game_name": find_game(sheet.game).name,
        "summary": _summary(sheet.game, _key(sheet.options), lang),
        "status": sheet.status,
        "public": sheet.public,
        "owner": names.get(sheet.owner, ""),
        "you_own": sheet.owner == visitor,
        "seats": [
            _seat_card(chair, colours[n], names, visitor, online, lang)
            for n, chair in enumerate(chairs)
        ],
        "seq": sheet.seq,
        "to_move": sheet.to_move,
        "your_turn": bool(your_turn),
        "deadline": deadline,
        "created": sheet.created,
    }


def _seat_card(
    chair: Chair, colour: str, names: Mapping[str, str], visitor: str, online: Online, lang: str
) -> SeatCard:
    return SeatCard(
        seat=chair.seat,
        colour=colour,
        kind=chair.kind,
        name=seat_holder(chair, names, lang),
        visitor=chair.visitor,
        bot=chair.bot,
        stand_in=chair.stand_in,
        crew=[names.get(mate, "") for mate in chair.crew],
        # A bot is always there.
        online=chair.kind == "bot" or any(online(one) for one in chair.people),
        you=visitor in chair.people,
    )


def seat_holder(chair: Chair, names: Mapping[str, str], lang: str) -> str:
    """The name of whoever holds a seat, or what it waits for."""
    if chair.kind == "bot":
        return bot_label(chair.bot or "", lang)
    if chair.visitor is None:
        return TEXTS.sentence(f"seat.{chair.kind}", lang)
    return chair.name or names.get(chair.visitor, "")


def bot_label(bot: str, lang: str) -> str:
    """A bot's name for people."""
    return TEXTS.sentence(f"bots.{bot}.label", lang)


# Options.


def _key(options: Mapping[str, Any]) -> str:
    return json.dumps(options, sort_keys=True)


@lru_cache(maxsize=512)
def _option_words(game_id: str, options: str, lang: str) -> tuple[OptionWords, ...]:
    chosen: dict[str, Any] = json.loads(options)
    return tuple(
        OptionWords(
            key=option.key, label=option.label, value=option.value_label(chosen[option.key])
        )
        for option in find_game(game_id).texts.options(lang)
        if option.key in chosen
    )


@lru_cache(maxsize=512)
def _summary(game_id: str, options: str, lang: str) -> str:
    """The options that are not as they come by themselves, and how many play."""
    game = find_game(game_id)
    chosen: dict[str, Any] = json.loads(options)
    # The clock is told apart, for it belongs to the table.
    told = {key for key in chosen if key == game.seats_option or not _usual(game, chosen, key)}
    told.discard("clock")
    words = [words.value for words in _option_words(game_id, options, lang) if words.key in told]
    return ", ".join(words)


def _usual(game: Game, chosen: dict[str, Any], key: str) -> bool:
    """Whether an option has the value it would have, had nobody chosen one."""
    others = {name: value for name, value in chosen.items() if name != key}
    try:
        found: Mapping[str, Any] = game.options.model_validate(others).to_json()
    except ValueError:
        return False
    return bool(found[key] == chosen[key])
