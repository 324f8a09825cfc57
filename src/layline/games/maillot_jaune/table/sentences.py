"""A tour in plain sentences: what happened, what is awaited, and how things stand.

Only the wording's choice is made here; the words themselves are in `texts/sentences.*.toml`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ....engine.events import EventTable
from ....engine.texts import Texts
from ..codec.options import RIDERS
from ..rules.course import STARS, TERRAINS, terrain
from ..rules.events import TourEvent
from ..rules.state import CHANGE
from ..view import TourView, decider, seat_of

TEXTS = Texts("layline.games.maillot_jaune")

Json = Mapping[str, Any]

EVENTS = EventTable("Maillot Jaune", TourEvent, TEXTS)


# Names.


def rider_name(rider: str, lang: str, names: str = "historical") -> str:
    """What a rider is called."""
    return TEXTS.sentence(f"rider.{names}.{rider}", lang)


def seat_name(seat: str, lang: str) -> str:
    """What a player is called whose riders are not chosen yet."""
    return TEXTS.sentence("seat.name", lang, seat=seat_of(seat))


def place_name(at: str, lang: str) -> str:
    """A square, or what start and finish are called."""
    return TEXTS.sentence(f"place.{at}", lang) if at in ("start", "finish", "out") else at


# What is awaited.


def prompt(view: TourView, lang: str) -> str:
    """What is awaited, addressing the viewer as "you" when a rider of his is awaited."""
    position = view.position
    phase, names = position["phase"], position["options"]["names"]
    if phase == "over":
        return _result(view, lang)
    if phase == "first":
        return TEXTS.sentence("prompt.first", lang)
    if phase == "pick":
        return _choosing(view, lang)
    turn, words = position["turn"] or {}, {}
    rider = position["for"] or position["to_move"]
    for key, who in (("rider", rider), ("pursuer", turn.get("pursuer"))):
        words[key] = rider_name(who, lang, names) if who else ""
    if phase in ("pull", "risk", "settle"):
        return TEXTS.sentence(f"prompt.{phase}", lang, n=turn.get("risk", 0), **words)
    person = "you" if decider(position) == view.player else "other"
    said = [_move(position, rider, person, lang, words)]
    for matter in _matters(view, rider):
        said.append(
            TEXTS.sentence(f"prompt.{matter}.{person}", lang, **words, **_level(view, lang))
        )
    return " ".join(said)


def _choosing(view: TourView, lang: str) -> str:
    position = view.position
    seat = position["for"] or position["to_move"]
    who = seat_name(seat, lang)
    if position["to_move"] == "chance":
        return TEXTS.sentence("prompt.lot", lang, who=who)
    return TEXTS.sentence(f"prompt.pick.{'you' if seat == view.player else 'other'}", lang, who=who)


def _move(position: Json, rider: str, person: str, lang: str, words: dict[str, str]) -> str:
    phase, turn, names = position["phase"], position["turn"], position["options"]["names"]
    more: dict[str, object] = {
        "energy": position["riders"][rider]["energy"],
        "form": position["riders"][rider]["form"],
        "n": turn["left"],
    }
    if phase == "ride":
        ahead = stars_ahead(position, rider)
        more |= {"n": ahead[1], "on": TEXTS.sentence(f"on.{ahead[0]}", lang)}
    elif phase == "answer":
        more["other"] = rider_name(turn["rider"], lang, names)
    elif phase == "aid":
        punctured = neighbours(position, rider)
        near = [rider_name(one, lang, names) for one in punctured if _has_flat(position, one)]
        more["other"] = TEXTS.listed(near, lang)
    return TEXTS.sentence(f"prompt.{phase}.{person}", lang, **words, **more)


def _has_flat(position: Json, rider: str) -> bool:
    return bool(position["riders"][rider]["flat"])


def _matters(view: TourView, rider: str) -> Iterable[str]:
    """What the rider who moves has to mind."""
    position = view.position
    turn = position["turn"]
    if position["phase"] not in ("ride", "sprint"):
        return
    if turn["draft"] == "pact":
        yield "level"
    elif turn["draft"] == "open":
        yield "spent" if position["riders"][rider]["energy"] == 0 else "pursued"
    column = column_of(position["riders"][rider]["at"])
    stops = position["options"]["border"] == "stop" and position["phase"] == "ride"
    if stops and column < CHANGE < column + stars_ahead(position, rider)[1]:
        yield "change"


def _level(view: TourView, lang: str) -> dict[str, str]:
    """The other one of an agreement."""
    position = view.position
    pact = position["pact"]
    if pact is None:
        return {"partner": ""}
    other = pact["second"] if position["turn"]["rider"] == pact["first"] else pact["first"]
    return {"partner": rider_name(other, lang, position["options"]["names"])}


def _result(view: TourView, lang: str) -> str:
    position = view.position
    winner = position["winner"]
    if winner is None:
        return TEXTS.sentence("prompt.over.nobody", lang)
    own = position["riders"][winner]["owner"] == view.player
    who = rider_name(winner, lang, position["options"]["names"])
    said = TEXTS.sentence(f"prompt.over.{'you' if own else 'wins'}", lang, who=who)
    if position["team_order"]:
        side = position["team_order"][0]
        said = TEXTS.sentence("prompt.over.side", lang, result=said, side=side)
    return said


# What can be read off a position.


def column_of(at: str) -> int:
    """The column of a square; 0 on the start line, 29 at the finish."""
    if at in ("start", "out"):
        return 0
    return 29 if at == "finish" else int(at[:-1])


def stars_ahead(position: Json, rider: str) -> tuple[str, int]:
    """The terrain that counts for a rider's normal move, and his stars there."""
    column = column_of(position["riders"][rider]["at"])
    if position["options"]["border"] == "stop":
        column = min(column + 1, 28)
    ground = terrain(position["stage"], column)
    return TERRAINS[ground], STARS[3 * RIDERS.index(rider) + ground]


def neighbours(position: Json, rider: str) -> list[str]:
    """The riders alongside, the left one first."""
    at = position["riders"][rider]["at"]
    if at in ("start", "finish", "out"):
        return []
    beside = [f"{at[:-1]}{chr(ord(at[-1]) + by)}" for by in (-1, 1)]
    standing = {other["at"]: name for name, other in position["riders"].items()}
    return [standing[square] for square in beside if square in standing]
