"""Tables in short, as cards and in words: who sits where, what was agreed, whose turn it is.

Nothing here needs the race itself, so long lists of tables cost no replay.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any

from ...engine.answers import OptionValues
from ...engine.game import Game
from ...games import find_game
from ...play import fair
from ..language import TEXTS
from ..schemas.base import RematchAnswer
from ..schemas.tables import (
    ClockCard,
    Fairness,
    Grace,
    OptionWords,
    PersonCard,
    RematchCard,
    SeatCard,
    TableCard,
    TableView,
    TakeBackCard,
)
from ..tables import take_back
from ..tables.clock import bank_of, is_slow, start_grace
from ..tables.hints import allows_hints
from ..tables.invitations import by_invitation, crew_invitation, table_invitation
from ..tables.rows import SeatRow, SeatRows, TableRow
from ..tables.seats import FILLER, row_of

Online = Callable[[str], bool]
"""Whether a visitor is connected."""


def table_card(
    row: TableRow,
    seat_rows: SeatRows,
    names: Mapping[str, str],
    visitor: str,
    online: Online,
    lang: str,
) -> TableCard:
    """A table for a list."""
    return TableCard(**_common(row, seat_rows, names, visitor, online, lang))


def table_view(
    row: TableRow,
    seat_rows: SeatRows,
    names: Mapping[str, str],
    visitor: str,
    online: Online,
    lang: str,
    spectators: int,
) -> TableView:
    """A table in full."""
    decision = row.decision_seconds
    secret = row.secret.hex() if row.status == "over" else None
    invites = row.public and row.owner == visitor and row.status == "open"
    return TableView(
        **_common(row, seat_rows, names, visitor, online, lang),
        version=row.version,
        options=dict(row.options),
        crews=row.has_crews,
        invitation=table_invitation(row) if invites else None,
        option_words=option_words(row.game, row.options, lang),
        pace=row.pace,
        fairness=Fairness(hash=fair.commitment(row.secret), secret=secret),
        spectators=spectators,
        grace=None
        if decision is None
        else Grace(seconds=start_grace(decision), until=row.clocks_wait_until),
        given=row.given,
        from_position=row.start is not None,
        hints=allows_hints(row, seat_rows),
        take_back=_take_back_card(row, seat_rows, names, visitor, lang),
    )


def _common(
    row: TableRow,
    seat_rows: SeatRows,
    names: Mapping[str, str],
    visitor: str,
    online: Online,
    lang: str,
) -> dict[str, Any]:
    colours = find_game(row.game).drawing.colours
    your_turn = deadline = None
    if row.to_move is not None:
        decides = row_of(seat_rows, row.to_move)
        person = decides.machine is None
        your_turn = person and visitor in decides.people
        deadline = row.due if person else None
    return {
        "id": row.id,
        "game": row.game,
        "game_name": find_game(row.game).name,
        "summary": options_summary(row.game, row.options, lang, row.course),
        "status": row.status,
        "laid": laid_words(row, lang),
        "public": row.public,
        "owner": name_of(row.owner, names, lang),
        "you_own": row.owner == visitor,
        "seats": [
            _seat_card(row, seat_row, colours[n], names, visitor, online, lang)
            for n, seat_row in enumerate(seat_rows)
        ],
        "seq": row.seq,
        "to_move": row.to_move,
        "your_turn": bool(your_turn),
        "deadline": deadline,
        "created": row.created,
        "rematch": _rematch_card(row, seat_rows, names, visitor, lang),
        "next": row.next,
        "clock": _clock_card(row),
        "slow": is_slow(row.decision_seconds),
        "minutes": find_game(row.game).codec.minutes(row.options),
    }


def _clock_card(row: TableRow) -> ClockCard | None:
    if row.clock_seconds is None:
        return None
    return ClockCard(seconds=row.clock_seconds, increment=row.clock_increment)


def _rematch_card(
    row: TableRow, seat_rows: SeatRows, names: Mapping[str, str], visitor: str, lang: str
) -> RematchCard | None:
    """The offer of a rematch, also one that was declined or has lapsed."""
    if row.offer_by is None or row.offer_until is None or row.next is not None:
        return None
    mine = [seat_row for seat_row in seat_rows if visitor in seat_row.people]
    others = [
        seat_row
        for seat_row in seat_rows
        if seat_row.people and row.offer_by not in seat_row.people
    ]

    def named(answer: RematchAnswer | None) -> list[str]:
        # Several seats at one screen are one person.
        found = {
            one.visitor: seat_holder(one, names, lang)
            for one in others[::-1]
            if one.rematch == answer
        }
        return list(found.values())[::-1]

    return RematchCard(
        by=name_of(row.offer_by, names, lang),
        yours=row.offer_by == visitor,
        until=row.offer_until,
        answer=mine[0].rematch if mine else None,
        accepted=named("yes"),
        declined=named("no"),
        unanswered=named(None),
    )


def _take_back_card(
    row: TableRow, seat_rows: SeatRows, names: Mapping[str, str], visitor: str, lang: str
) -> TakeBackCard | None:
    """Who asks to take a turn back, and who has still to answer."""
    seat = take_back.pending(row)
    if seat is None or row.status != "racing":
        return None
    asking, waiting = row_of(seat_rows, seat), take_back.waits_for(row, seat_rows)
    return TakeBackCard(
        seat=seat,
        name=seat_holder(asking, names, lang),
        seq=row.seq,
        yours=visitor in asking.people,
        answer=any(visitor in one.people for one in waiting),
        waiting=[seat_holder(one, names, lang) for one in waiting],
    )


def _seat_card(
    row: TableRow,
    seat_row: SeatRow,
    colour: str,
    names: Mapping[str, str],
    visitor: str,
    online: Online,
    lang: str,
) -> SeatCard:
    by = None
    if seat_row.stand_in_by is not None and seat_row.stood_in_by_another:
        by = name_of(seat_row.stand_in_by, names, lang)
    waits = row.status == "racing" and row.clocks_wait_until is not None
    holds = visitor == seat_row.visitor
    crewed = row.has_crews and seat_row.kind == "visitor" and row.status != "over"
    return SeatCard(
        seat=seat_row.seat,
        colour=colour,
        kind=seat_row.kind,
        name=seat_holder(seat_row, names, lang),
        visitor=seat_row.visitor,
        bot=seat_row.bot,
        stand_in=seat_row.stand_in,
        stand_in_by=by,
        late=seat_row.late is not None,
        unseen=waits and seat_row.seen is None and bool(seat_row.people),
        crew=[names.get(mate, "") for mate in seat_row.crew],
        # A bot is always there.
        online=seat_row.kind == "bot" or any(online(one) for one in seat_row.people),
        you=visitor in seat_row.people,
        yours=holds,
        mates=_people(seat_row.crew, names) if holds else [],
        asking=_people(seat_row.asking, names) if holds else [],
        asked=visitor in seat_row.asking,
        takes_requests=seat_row.takes_requests,
        by_invitation=crewed and by_invitation(row, seat_row),
        invitation=crew_invitation(row, seat_row) if holds and crewed else None,
        bank=None
        if row.clock_increment is None or row.status != "racing" or not seat_row.people
        else bank_of(row, seat_row),
    )


def _people(visitors: Iterable[str], names: Mapping[str, str]) -> list[PersonCard]:
    return [PersonCard(visitor=one, name=names.get(one, "")) for one in visitors]


def seat_holder(seat_row: SeatRow, names: Mapping[str, str], lang: str) -> str:
    """The name of whoever holds a seat, or what it waits for."""
    if seat_row.kind == "bot":
        return bot_label(seat_row.bot or "", lang)
    if seat_row.visitor is None:
        return TEXTS.sentence(f"seat.{seat_row.kind}", lang)
    return seat_row.name or name_of(seat_row.visitor, names, lang)


def name_of(visitor: str, names: Mapping[str, str], lang: str) -> str:
    """The name of a visitor; whoever has left for good has none."""
    return names.get(visitor, "") or TEXTS.sentence("seat.former", lang)


def laid_words(row: TableRow, lang: str) -> str | None:
    """What whoever opened a table chose of its race; None where it begins as the game does."""
    if not row.is_laid:
        return None
    began = "moment" if row.given else "position"
    cards = "_cards" if find_game(row.game).hides else ""
    return TEXTS.sentence(f"table.laid.{began}{cards}", lang, n=row.given)


def bot_label(bot: str, lang: str) -> str:
    """A bot's name for people."""
    return TEXTS.sentence(f"bots.{bot}.label", lang)


def time_up_sentence(game: Game, seat: str | None, text: str, lang: str) -> str:
    """The sentence that a seat's time was up, and who decided `text` for it."""
    if text.split(" ")[0] == "retire":
        return TEXTS.sentence("entry.time_up.retire", lang, seat=seat)
    if game.table.plays_for_absent:
        return TEXTS.sentence("entry.time_up.referee", lang, seat=seat)
    return TEXTS.sentence("entry.time_up.bot", lang, seat=seat, bot=bot_label(FILLER, lang))


# Options.


def option_words(game: str, options: OptionValues, lang: str) -> list[OptionWords]:
    """All options in words."""
    return list(_option_words(game, _key(options), lang))


def options_summary(game: str, options: OptionValues, lang: str, course: str | None = None) -> str:
    """What was agreed, in a few words: the options that differ from their defaults.

    The name of a course laid by hand stands first.
    """
    return _summary(game, _key(options), lang, course)


def _key(options: OptionValues) -> str:
    return json.dumps(options, sort_keys=True)


@lru_cache(maxsize=512)
def _option_words(game_id: str, options: str, lang: str) -> tuple[OptionWords, ...]:
    chosen: dict[str, object] = json.loads(options)
    return tuple(
        OptionWords(
            key=option.key, label=option.label, value=option.value_label(chosen[option.key])
        )
        for option in find_game(game_id).texts.options(lang)
        if option.key in chosen
    )


@lru_cache(maxsize=512)
def _summary(game_id: str, options: str, lang: str, course: str | None) -> str:
    """The options that differ from their defaults, and how many play.

    The name of a course laid by hand stands for all the options that it decides.
    """
    game = find_game(game_id)
    chosen: dict[str, object] = json.loads(options)
    # The clock is told separately, for it belongs to the table.
    told = {key for key in chosen if key == game.seats_option or not _usual(game, chosen, key)}
    told.discard("clock")
    named: list[str] = []
    if course is not None:
        told -= set(game.editor.decides if game.editor else ())
        named = [TEXTS.sentence("course", lang, name=course)]
    words = [words.value for words in _option_words(game_id, options, lang) if words.key in told]
    return ", ".join([*named, *words])


def _usual(game: Game, chosen: dict[str, object], key: str) -> bool:
    """Whether an option has the value it would have, had nobody chosen one."""
    others = {name: value for name, value in chosen.items() if name != key}
    try:
        found: OptionValues = game.codec.options.model_validate(others).to_json()
    except ValueError:
        return False
    return bool(found.get(key) == chosen[key])
