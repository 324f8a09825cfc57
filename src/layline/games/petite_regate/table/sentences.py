"""La Petite Régate in plain sentences: what happened, what is awaited, and how things stand.

Only the choice of wording is made here; the words themselves are in `texts/sentences.*.toml`.
"""

from __future__ import annotations

from collections.abc import Iterable

from ....engine.answers import OptionValues
from ....engine.events import Event, EventTable
from ..codec.notation import PHASES, STATUSES
from ..codec.options import LETTERS, RULE_SETS
from ..rules.actions import heading_text
from ..rules.course import MARKS
from ..rules.events import KINDS, Moves
from ..rules.start import is_closed
from ..rules.state import (
    FIRST,
    GIGAMIC,
    HEAD,
    NONE,
    OVER,
    PLACE,
    PLAY,
    RACING,
    REPLAY,
    SHUFFLE,
    Boat,
    Race,
)
from ..view import PetiteRegateView
from ..words import TEXTS, card_name, far, whole_card_name
from .judging import trials
from .places import from_line, neighbours, to_go, waters_at, waters_of, where


class _Told(EventTable):
    """The events of a race; where a boat has come to is told by what is near it."""

    def sentence(self, event: Event, lang: str, options: OptionValues | None = None) -> str:
        if not isinstance(event, Moves) or not options:
            return super().sentence(event, lang, options)
        at = where(waters_at(options), event.at, event.heading, lang)
        return TEXTS.sentence(
            "near.moves", lang, who=str(event.who), heading=str(event.heading), where=at
        )


EVENTS = _Told("La Petite Régate", KINDS, TEXTS)


# What is awaited.


def prompt(view: PetiteRegateView, lang: str) -> str:
    """What is awaited, addressing the viewer as "you" when it is that seat's decision."""
    return view.once_in(_prompt, lang)


def _prompt(view: PetiteRegateView, lang: str) -> str:
    race, who = view.race, view.to_move
    if race.phase == FIRST:
        return TEXTS.sentence("prompt.first", lang)
    if race.phase == SHUFFLE:
        if race.mover == NONE:
            return TEXTS.sentence("prompt.deal", lang)
        return TEXTS.sentence("prompt.shuffle", lang, who=LETTERS[race.mover])
    if race.phase == OVER:
        return TEXTS.sentence("prompt.over", lang, result=_result(view, lang))
    person = "you" if view.asked else "other"
    phase = PHASES[race.phase]
    if race.phase == PLAY and race.rules == GIGAMIC:
        phase = "play_or_heave"
    said = [TEXTS.sentence(f"prompt.{phase}.{person}", lang, who=who, n=race.turn.swapped)]
    if view.asked:
        said += [TEXTS.sentence(f"prompt.{matter}.you", lang) for matter in _matters(view)]
    boat = race.boats[race.mover]
    if race.phase in (PLACE, HEAD) and view.asked and line_is_closed(race, boat):
        said.append(TEXTS.sentence("prompt.closed_at_first.you", lang))
    elif race.phase in (PLAY, REPLAY) and line_is_closed(race, boat):
        said.append(TEXTS.sentence(f"prompt.closed.{person}", lang, who=who, n=boat.laid))
    return " ".join(said)


def _matters(view: PetiteRegateView) -> Iterable[str]:
    """What else the boat on move should know; keys of `prompt`."""
    if view.race.phase != PLAY:
        return
    choices = view.choices
    plays = [choice for choice in choices if choice.startswith("play ")]
    if any(choice.startswith("drop ") for choice in choices):
        yield "touching" if plays else "blocked"
    elif not plays and "heave turn" in choices:
        yield "must_heave"
    elif plays and all(one.kind != "clear" for one in trials(view)):
        yield "forced"


def line_is_closed(race: Race, boat: Boat) -> bool:
    """Whether the start line is closed to a boat for its next card (advanced)."""
    return is_closed(race, boat, boat.laid + 1)


def _result(view: PetiteRegateView, lang: str) -> str:
    winners = [boat.seat for boat in view.boats if view.race.won[boat.seat]]
    if not winners:
        return TEXTS.sentence("prompt.result.nobody", lang)
    person = "you" if view.number in winners else "other"
    others = [LETTERS[seat] for seat in winners if seat != view.number]
    names = TEXTS.listed(others, lang)
    return TEXTS.sentence(f"prompt.result.{person}", lang, n=len(winners), who=names)


# The situation.


def describe(view: PetiteRegateView, lang: str) -> str:
    """The whole situation in words, a line for each thing, for people who cannot see the board."""
    before, boats, after = view.shared(_described, lang)
    lines = [
        *before,
        *(_boat(view, boat, facts, lang) for boat, facts in zip(view.boats, boats, strict=True)),
        *_hand(view, lang),
        *after,
        prompt(view, lang),
    ]
    return "\n".join(lines)


def _described(view: PetiteRegateView, lang: str) -> tuple[list[str], list[str], list[str]]:
    """What is said before the boats, about each of them, and after them: the same to everybody."""
    race = view.race
    boats = [
        TEXTS.joined(_facts(race, boat, lang), "describe.next_fact", lang) for boat in view.boats
    ]
    return [*_title(race, lang), *_course(race, lang)], boats, [*_piles(race, lang)]


def _title(race: Race, lang: str) -> Iterable[str]:
    rules = TEXTS.sentence(f"describe.rules.{RULE_SETS[race.rules]}", lang)
    yield TEXTS.sentence("describe.title", lang, rules=rules)
    phase = TEXTS.sentence(f"phase.{PHASES[race.phase]}", lang)
    yield TEXTS.sentence("describe.round", lang, n=race.rounds, limit=race.most_rounds, phase=phase)
    if race.first != NONE:
        yield TEXTS.sentence("describe.first", lang, who=LETTERS[race.first])


def _course(race: Race, lang: str) -> Iterable[str]:
    waters = waters_of(race)
    width, height = far(race.width, lang), far(race.height, lang)
    yield TEXTS.sentence("describe.table", lang, width=width, height=height)
    long = far(race.line_east - race.line_west, lang)
    yield TEXTS.sentence("describe.line", lang, far=long)
    way = TEXTS.sentence(f"describe.way.{'cw' if race.way > 0 else 'ccw'}", lang)
    for n, mark in enumerate(waters.marks, start=1):
        at = from_line(waters, mark, lang)
        yield TEXTS.sentence("describe.mark", lang, n=n, at=at, way=way)
    if race.rules == GIGAMIC:
        yield TEXTS.sentence("describe.white", lang)
    for rock in waters.rocks:
        at = from_line(waters, rock.at, lang)
        yield TEXTS.sentence("describe.obstacle", lang, at=at, far=far(2 * rock.radius, lang))


def _boat(view: PetiteRegateView, boat: Boat, facts: str, lang: str) -> str:
    who = LETTERS[boat.seat]
    if boat is view.own:
        who = TEXTS.sentence("describe.you", lang, who=who)
    return TEXTS.sentence("describe.boat", lang, who=who, facts=facts)


def _facts(race: Race, boat: Boat, lang: str) -> Iterable[str]:
    """All there is to say of one boat, a few words each."""
    if boat.status != RACING:
        yield TEXTS.sentence(f"status.{STATUSES[boat.status]}", lang)
        return
    if boat.heading == NONE:
        yield TEXTS.sentence("describe.fact.unplaced", lang)
    else:
        at = where(waters_of(race), (boat.x, boat.y), boat.heading, lang)
        yield TEXTS.sentence("describe.fact.at", lang, at=at, heading=heading_text(boat.heading))
        yield _next_goal(race, boat, lang)
        yield from neighbours(race, boat, lang)
    if line_is_closed(race, boat):
        yield TEXTS.sentence("describe.fact.closed", lang, n=boat.laid)
    if boat.becalmed:
        yield TEXTS.sentence("describe.fact.becalmed", lang)
    if boat.penalty:
        yield TEXTS.sentence("describe.fact.penalty", lang, n=boat.penalty)
    yield TEXTS.sentence("describe.fact.cards", lang, n=boat.held)


def _next_goal(race: Race, boat: Boat, lang: str) -> str:
    if not boat.started:
        return TEXTS.sentence("describe.fact.start", lang)
    if boat.marks < MARKS:
        mark = race.marks[boat.marks]
        away = to_go(boat, (mark.x, mark.y), lang)
        return TEXTS.sentence("describe.fact.mark", lang, n=boat.marks + 1, away=away)
    x = min(max(boat.x, race.line_west), race.line_east)
    return TEXTS.sentence("describe.fact.finish", lang, away=to_go(boat, (x, race.line_y), lang))


def _hand(view: PetiteRegateView, lang: str) -> Iterable[str]:
    if view.held:
        cards = TEXTS.listed([card_name(card, lang) for card in view.held], lang)
        yield TEXTS.sentence("describe.hand", lang, cards=cards)


def piles_told(race: Race, lang: str) -> str:
    """The draw pile and the discard in words."""
    return " ".join(_piles(race, lang))


def _piles(race: Race, lang: str) -> Iterable[str]:
    yield TEXTS.sentence("describe.pile", lang, n=race.pile)
    if race.discards:
        card = whole_card_name(race.discard[race.discards - 1], lang)
        yield TEXTS.sentence("describe.discard", lang, card=card, n=race.discards)
    else:
        yield TEXTS.sentence("describe.no_discard", lang)
