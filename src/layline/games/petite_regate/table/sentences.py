"""La Petite Régate in plain sentences: what happened, what is awaited, and how things stand.

Only the wording's choice is made here; the words themselves are in `texts/sentences.*.toml`.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from ....engine.events import EventTable
from ..codec.options import point
from ..rules.events import PetiteRegateEvent
from ..view import PetiteRegateView
from .judging import Json, bent
from .words import TEXTS, card_name, place_name

EVENTS = EventTable("La Petite Régate", PetiteRegateEvent, TEXTS)


# What is awaited.


def prompt(view: PetiteRegateView, lang: str) -> str:
    """What is awaited, addressing the viewer as "you" when it is that seat's decision."""
    position = view.position
    phase, who = position["phase"], position["to_move"]
    if phase == "first":
        return TEXTS.sentence("prompt.first", lang)
    if phase == "shuffle":
        kind = "deal" if position["for"] is None else "shuffle"
        return TEXTS.sentence(f"prompt.{kind}", lang, who=position["for"])
    if phase == "over":
        return TEXTS.sentence("prompt.over", lang, result=_result(view, lang))
    person = "you" if who == view.seat else "other"
    key = f"prompt.{phase}.{person}"
    if phase == "play" and position["options"]["rules"] == "gigamic":
        key = f"prompt.play_or_heave.{person}"
    swapped = position["turn"]["swapped"] if position["turn"] else 0
    said = [TEXTS.sentence(key, lang, who=who, n=swapped)]
    if person == "you":
        said += [TEXTS.sentence(f"prompt.{matter}.you", lang) for matter in _matters(view)]
    if phase in ("play", "replay") and line_is_closed(position, who):
        laid = position["boats"][who]["laid"]
        said.append(TEXTS.sentence(f"prompt.closed.{person}", lang, who=who, n=laid))
    return " ".join(said)


def _matters(view: PetiteRegateView) -> Iterable[str]:
    """What else the boat on move should know; keys of `prompt`."""
    if view.position["phase"] != "play":
        return
    choices = view.choices
    plays = [choice for choice in choices if choice.startswith("play ")]
    if any(choice.startswith("drop ") for choice in choices):
        yield "touching" if plays else "blocked"
    elif not plays and "heave turn" in choices:
        yield "must_heave"
    elif plays and set(plays) <= set(bent(view)):
        yield "forced"


def line_is_closed(position: Json, who: str) -> bool:
    """Whether the start line is closed to a boat for its next card (advanced)."""
    if position["options"]["rules"] != "advanced":
        return False
    boats = position["boats"]
    opened = any(boat["proper"] for boat in boats.values())
    return not boats[who]["started"] and boats[who]["laid"] < 3 and not opened


def _result(view: PetiteRegateView, lang: str) -> str:
    ranking = view.position["ranking"]
    winners = [who for who, rank in ranking.items() if rank == 1]
    if not winners:
        return TEXTS.sentence("prompt.result.nobody", lang)
    person = "you" if view.seat in winners else "other"
    names = TEXTS.listed([who for who in winners if who != view.seat], lang)
    return TEXTS.sentence(f"prompt.result.{person}", lang, n=len(winners), who=names)


# The situation.


def describe(view: PetiteRegateView, lang: str) -> str:
    """The whole situation in words, a line for each thing, for people who cannot see the board."""
    position = view.position
    lines = [
        *_title(position, lang),
        *_course(position, lang),
        *(
            TEXTS.sentence(
                "describe.boat",
                lang,
                who=TEXTS.sentence("describe.you", lang, who=who) if who == view.seat else who,
                facts=TEXTS.joined(_facts(view, who, lang), "describe.next_fact", lang),
            )
            for who in position["boats"]
        ),
        *_cards(view, lang),
        prompt(view, lang),
    ]
    return "\n".join(lines)


def _title(position: Json, lang: str) -> Iterable[str]:
    options = position["options"]
    rules = TEXTS.sentence(f"describe.rules.{options['rules']}", lang)
    yield TEXTS.sentence("describe.title", lang, rules=rules)
    yield TEXTS.sentence(
        "describe.round",
        lang,
        n=position["round"],
        limit=options["max_rounds"],
        phase=TEXTS.sentence(f"phase.{position['phase']}", lang),
    )
    if position["first"] is not None:
        yield TEXTS.sentence("describe.first", lang, who=position["first"])


def _course(position: Json, lang: str) -> Iterable[str]:
    board, course = position["board"], position["course"]
    yield TEXTS.sentence(
        "describe.table", lang, width=board["width"] // 1000, height=board["height"] // 1000
    )
    start, end = place_name(course["line"]["from"]), place_name(course["line"]["to"])
    yield TEXTS.sentence("describe.line", lang, start=start, end=end)
    way = TEXTS.sentence(f"describe.way.{position['options']['direction']}", lang)
    for n, mark in enumerate(course["marks"], start=1):
        yield TEXTS.sentence("describe.mark", lang, n=n, at=place_name(mark["at"]), way=way)
    if course["white"]:
        yield TEXTS.sentence("describe.white", lang)
    for rock in course["obstacles"]:
        at, radius = place_name(rock["at"]), rock["radius"] // 1000
        yield TEXTS.sentence("describe.obstacle", lang, at=at, radius=radius)


def _facts(view: PetiteRegateView, who: str, lang: str) -> Iterable[str]:
    """All there is to say of one boat, a few words each."""
    position = view.position
    boat = position["boats"][who]
    if boat["status"] != "racing":
        yield TEXTS.sentence(f"status.{boat['status']}", lang)
        return
    if boat["at"] is None:
        yield TEXTS.sentence("describe.fact.unplaced", lang)
    else:
        at, heading = place_name(boat["at"]), f"{boat['heading']:03d}"
        yield TEXTS.sentence("describe.fact.at", lang, at=at, heading=heading)
        yield from _progress(position, boat, lang)
    if line_is_closed(position, who):
        yield TEXTS.sentence("describe.fact.closed", lang, n=boat["laid"])
    if boat["becalmed"]:
        yield TEXTS.sentence("describe.fact.becalmed", lang)
    if boat["penalty_left"]:
        yield TEXTS.sentence("describe.fact.penalty", lang, n=boat["penalty_left"])
    if who in view.derived:
        yield TEXTS.sentence("describe.fact.cards", lang, n=view.derived[who]["hand_size"])


def _progress(position: Json, boat: Json, lang: str) -> Iterable[str]:
    course = position["course"]
    if not boat["started"]:
        yield TEXTS.sentence("describe.fact.start", lang)
    elif boat["marks"] < 2:
        mm = _millimetres(boat["at"], course["marks"][boat["marks"]]["at"])
        yield TEXTS.sentence("describe.fact.mark", lang, n=boat["marks"] + 1, mm=mm)
    else:
        (west, y), (east, _) = point(course["line"]["from"]), point(course["line"]["to"])
        x = min(max(point(boat["at"])[0], west), east)
        mm = _millimetres(boat["at"], f"{x},{y}")
        yield TEXTS.sentence("describe.fact.finish", lang, mm=mm)


def _millimetres(start: str, end: str) -> int:
    return round(math.dist(point(start), point(end)) / 1000)


def _cards(view: PetiteRegateView, lang: str) -> Iterable[str]:
    position = view.position
    hand = position["hands"].get(view.seat)
    if hand:
        cards = TEXTS.listed([card_name(code, lang) for code in hand], lang)
        yield TEXTS.sentence("describe.hand", lang, cards=cards)
    yield from _piles(position, lang)


def piles_told(view: PetiteRegateView, lang: str) -> str:
    """The draw pile and the discard in words."""
    return " ".join(_piles(view.position, lang))


def _piles(position: Json, lang: str) -> Iterable[str]:
    yield TEXTS.sentence("describe.pile", lang, n=position["deck_size"])
    discard = position["discard"]
    if discard:
        card = card_name(discard[-1], lang)
        yield TEXTS.sentence("describe.discard", lang, card=card, n=len(discard))
    else:
        yield TEXTS.sentence("describe.no_discard", lang)
