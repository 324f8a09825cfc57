"""Regatta in plain sentences: what happened, what is awaited, and how things stand.

Only the wording's choice is made here; the words themselves are in `texts/sentences.*.toml`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ....engine.events import EventTable
from ....engine.texts import Texts
from ...sailing import DIRECTIONS, DX, DY, distance, point_of_sail
from ..rules.events import RegattaEvent
from ..view import RegattaView

TEXTS = Texts("layline.games.regatta")

Json = Mapping[str, Any]

POINTS_OF_SAIL = ("luffing", "beating", "beam_reaching", "broad_reaching", "running")

EVENTS = EventTable("Regatta", RegattaEvent, TEXTS)


def prompt(view: RegattaView, lang: str) -> str:
    """What is awaited, addressing the viewer as "you" when it is her seat that is awaited."""
    position = view.position
    phase = position["phase"]
    if phase == "first":
        return TEXTS.sentence("prompt.first", lang)
    if phase == "next_race":
        return _between_races(view, lang)
    if phase == "over":
        return _result(view, lang)
    who = position["for"] if phase == "roll" else position["to_move"]
    person = "you" if who == view.seat else "other"
    state = _legs_and_spinnaker(position, lang) if phase == "play" else ""
    said = [
        TEXTS.sentence(
            f"prompt.{phase}.{person}", lang, who=who, round=position["round"], state=state
        )
    ]
    if phase == "play":
        mark = position["boats"][who]["next"] + 1
        said += [
            TEXTS.sentence(f"prompt.{matter}.{person}", lang, who=who, mark=mark)
            for matter in _matters(view, who)
        ]
    if phase in ("roll", "play") and position["round"] < 3:
        said.append(TEXTS.sentence("prompt.start", lang, n=3 - position["round"]))
    return " ".join(said)


def describe(view: RegattaView, lang: str) -> str:
    """The whole situation in words, a line for each thing, for people who cannot see the board."""
    position = view.position
    lines = [
        *_title(position, lang),
        *_course(position["course"], lang),
        *(
            TEXTS.sentence(
                "describe.yacht",
                lang,
                who=_name(view, who, lang),
                facts=TEXTS.joined(_facts(position, who, lang), "describe.next_fact", lang),
            )
            for who in position["boats"]
        ),
        *(
            TEXTS.sentence(
                "describe.liable",
                lang,
                who=fault["give"],
                other=fault["stand"],
                reason=TEXTS.reason(fault["rule"], lang),
            )
            for fault in position["liable"]
        ),
    ]
    if position["todo"]:
        waiting = TEXTS.joined(position["todo"], "list.comma", lang)
        lines.append(TEXTS.sentence("describe.todo", lang, who=waiting))
    lines.append(prompt(view, lang))
    return "\n".join(lines)


def _legs_and_spinnaker(position: Json, lang: str) -> str:
    legs = TEXTS.sentence("prompt.legs", lang, n=position["turn"]["legs"])
    flown = "up" if position["boats"][position["to_move"]]["spinnaker"] else "down"
    return TEXTS.sentence(f"prompt.spinnaker.{flown}", lang, legs=legs)


def _matters(view: RegattaView, who: str) -> Iterable[str]:
    """What else the yacht on move should know, the most pressing first; keys of `prompt`."""
    position = view.position
    turn, boat = position["turn"], position["boats"][who]
    choices = view.choices
    if turn["spent"] and not turn["begun"]:
        yield "leg_lost"
    head_to_wind = boat["heading"] == position["wind"]
    if list(choices) == ["spin down"] or (head_to_wind and boat["spinnaker"]):
        yield "lower_first"
    elif head_to_wind:
        yield "head_to_wind" if turn["heads"] else "turn_first"
    if any(choice.endswith(" protest") for choice in choices):
        yield "protest"
    if not boat["started"] and position["round"] >= 3:
        yield "start_now" if _side(position["course"], boat["at"]) < 0 else "start_again"
    if boat["net"] < 0:
        yield "wrong_way"


def _between_races(view: RegattaView, lang: str) -> str:
    position = view.position
    races = position["race"]
    winners = [who for who, boat in position["boats"].items() if boat["place"] == 1]
    if winners:
        names = [TEXTS.sentence("prompt.won.you", lang)] if view.seat in winners else []
        names += [who for who in winners if who != view.seat]
        result = TEXTS.sentence("prompt.won.by", lang, who=TEXTS.listed(names, lang))
    else:
        result = TEXTS.sentence("prompt.won.nobody", lang)
    return TEXTS.sentence("prompt.next_race", lang, race=races, next=races + 1, result=result)


def _result(view: RegattaView, lang: str) -> str:
    position = view.position
    winners, races = position["winners"], position["options"]["races"]
    if winners:
        person = "you" if view.seat in winners else "other"
        others = [who for who in winners if who != view.seat]
        names = TEXTS.listed(others, lang)
        result = TEXTS.sentence(f"prompt.result.{person}", lang, n=len(winners), who=names)
    else:
        result = TEXTS.sentence("prompt.result.nobody", lang)
    if races == 1:
        return TEXTS.sentence("prompt.over.race", lang, result=result)
    if winners:
        points = position["points"][winners[0]]
        result = TEXTS.sentence("prompt.result.points", lang, result=result, points=points)
    return TEXTS.sentence("prompt.over.series", lang, races=races, result=result)


def _title(position: Json, lang: str) -> Iterable[str]:
    options = position["options"]
    yield TEXTS.sentence(
        "describe.title" if options["races"] == 1 else "describe.title_series",
        lang,
        rules=TEXTS.sentence(f"describe.rules.{options['rules']}", lang),
        race=position["race"],
        races=options["races"],
    )
    yield TEXTS.sentence(
        "describe.round",
        lang,
        n=position["round"],
        limit=options["max_rounds"],
        phase=TEXTS.sentence(f"phase.{position['phase']}", lang),
    )
    yield TEXTS.sentence(
        "describe.wind", lang, **{"from": TEXTS.sentence(f"from.{position['wind']}", lang)}
    )
    if position["die"] is not None:
        yield TEXTS.sentence("describe.die", lang, n=position["die"])
    if position["first"] is not None:
        yield TEXTS.sentence("describe.holder", lang, who=position["first"])


def _course(course: Json, lang: str) -> Iterable[str]:
    yield TEXTS.sentence(
        "describe.line",
        lang,
        pin=course["pin"],
        committee=course["committee"],
        toward=TEXTS.sentence(f"toward.{course['start']}", lang),
    )
    for number, mark in enumerate(course["roundings"], start=1):
        side = TEXTS.sentence(f"side.{mark['side']}", lang)
        yield TEXTS.sentence("describe.mark", lang, n=number, at=mark["at"], side=side)
    island = course["island"]
    if island and island["size"]:
        yield TEXTS.sentence("describe.island", lang, n=island["size"], at=island["at"])


def _facts(position: Json, who: str, lang: str) -> Iterable[str]:
    """All there is to say of one yacht, a few words each."""
    boat = position["boats"][who]
    if boat["status"] == "racing":
        yield from _afloat(position, boat, lang)
    elif boat["finish"]:
        yield TEXTS.sentence("describe.fact.finish", lang, **boat["finish"])
    else:
        yield TEXTS.sentence(f"status.{boat['status']}", lang)
    if boat["place"]:
        place = TEXTS.sentence(f"ordinal.{boat['place']}", lang)
        yield TEXTS.sentence("describe.fact.place", lang, place=place)
    if position["options"]["races"] > 1:
        yield TEXTS.sentence("describe.fact.points", lang, n=position["points"][who])


def _afloat(position: Json, boat: Json, lang: str) -> Iterable[str]:
    if boat["at"] is None:
        yield TEXTS.sentence("describe.fact.unplaced", lang)
        return
    yield TEXTS.sentence("describe.fact.at", lang, at=boat["at"])
    if boat["heading"]:
        heading, wind = DIRECTIONS.index(boat["heading"]), DIRECTIONS.index(position["wind"])
        yield TEXTS.sentence(
            "describe.fact.heading",
            lang,
            toward=TEXTS.sentence(f"toward.{boat['heading']}", lang),
            sail=TEXTS.sentence(f"sail.{POINTS_OF_SAIL[point_of_sail(heading, wind)]}", lang),
            tack=TEXTS.sentence(f"tack.{boat['tack']}", lang),
        )
    if boat["turning"]:
        yield TEXTS.sentence("describe.fact.turning", lang)
    flown = "up" if boat["spinnaker"] else "down"
    yield TEXTS.sentence(f"describe.fact.spinnaker_{flown}", lang)
    yield TEXTS.sentence("describe.fact.puffs", lang, n=boat["puffs"])
    yield from _progress(position["course"], boat, lang)


def _progress(course: Json, boat: Json, lang: str) -> Iterable[str]:
    if not boat["started"]:
        side = _side(course, boat["at"])
        where = "behind" if side < 0 else "beyond" if side > 0 else "on"
        yield TEXTS.sentence(f"describe.fact.{where}", lang)
    mark = boat["next"] + 1
    if mark > len(course["roundings"]):
        steps = min(_steps(boat["at"], space) for space in _line_spaces(course))
        yield TEXTS.sentence("describe.fact.to_finish", lang, n=steps)
        return
    steps = _steps(boat["at"], course["roundings"][boat["next"]]["at"])
    yield TEXTS.sentence("describe.fact.next_mark", lang, n=steps, mark=mark)
    if boat["net"] < 0:
        yield TEXTS.sentence("describe.fact.wrong_way", lang, mark=mark)


def _name(view: RegattaView, who: str, lang: str) -> str:
    return TEXTS.sentence("describe.you", lang, who=who) if who == view.seat else who


def _space(text: str) -> tuple[int, int]:
    x, y = text.split(",")
    return int(x), int(y)


def _steps(start: str, end: str) -> int:
    return distance(*_space(start), *_space(end))


def _side(course: Json, at: str) -> int:
    """How far a space lies on the course side of the line; negative is behind it."""
    (x, y), (line_x, line_y) = _space(at), _space(course["committee"])
    start = DIRECTIONS.index(course["start"])
    return (x - line_x) * DX[start] + (y - line_y) * DY[start]


def _line_spaces(course: Json) -> Iterable[str]:
    """The spaces between the pin and the committee boat."""
    (pin_x, pin_y), (end_x, end_y) = _space(course["pin"]), _space(course["committee"])
    length = distance(pin_x, pin_y, end_x, end_y)
    dx, dy = (end_x - pin_x) // length, (end_y - pin_y) // length
    return (f"{pin_x + dx * step},{pin_y + dy * step}" for step in range(1, length))
