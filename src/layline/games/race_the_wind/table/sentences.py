"""Race the Wind in plain sentences: what happened, what is awaited, and how things stand.

Only the wording's choice is made here; the words themselves are in `texts/sentences.*.toml`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ....engine.events import EventTable
from ....engine.texts import Texts
from ...sailing import DIRECTIONS, PORT, point_of_sail
from ..codec.notation import SAILS, rule_name
from ..codec.options import LETTERS
from ..rules.events import RaceTheWindEvent
from ..rules.start import CLEAR_LINE_ROUND, LAST_START_ROUND
from ..rules.state import Race
from ..rules.terms import tack
from ..rules.water import boat_at
from ..view import RaceTheWindView
from .engaged import contests

TEXTS = Texts("layline.games.race_the_wind")

Json = Mapping[str, Any]

EVENTS = EventTable("Race the Wind", RaceTheWindEvent, TEXTS)


# What is awaited.


def prompt(view: RaceTheWindView, lang: str) -> str:
    """What is awaited, addressing the viewer as "you" when it is her seat that is awaited."""
    position = view.position
    phase, who = position["phase"], position["to_move"]
    if phase in ("order", "layout"):
        return TEXTS.sentence(f"prompt.{phase}", lang)
    if phase == "wind":
        return TEXTS.sentence("prompt.wind", lang, who=position["for"])
    if phase == "over":
        winner = position["finish"][0]
        person = "you" if winner == view.seat else "other"
        result = TEXTS.sentence(f"prompt.result.{person}", lang, who=winner)
        return TEXTS.sentence("prompt.over", lang, result=result)
    person = "you" if who == view.seat else "other"
    if phase == "tokens":
        stock = sum(position["stock"].values())
        return TEXTS.sentence(f"prompt.tokens.{person}", lang, who=who, stock=stock)
    if phase == "place" and position["halves"]:
        half = TEXTS.sentence(f"prompt.half.{position['halves'][who]}", lang)
        return TEXTS.sentence(f"prompt.place_half.{person}", lang, who=who, half=half)
    if phase in ("place", "head"):
        return TEXTS.sentence(f"prompt.{phase}.{person}", lang, who=who)
    state = TEXTS.sentence(f"prompt.menu.{menu_of(view)}", lang)
    said = [TEXTS.sentence(f"prompt.play.{person}", lang, who=who, state=state)]
    for key, words in _matters(view, lang):
        said.append(TEXTS.sentence(f"prompt.{key}.{person}", lang, **words))
    return " ".join([*said, *_countdown(position, lang)])


def menu_of(view: RaceTheWindView) -> str:
    """What the boat on move may do now; a key of `prompt.menu`."""
    position = view.position
    boat, turn = position["boats"][position["to_move"]], position["turn"]
    if boat["skip"]:
        return "skip"
    if boat["circle"]:
        return "circle"
    sail: str = turn["sail"]
    if not turn["acts"]:
        barred = sail == "broad" and "turn L45" in view.choices and "move" not in view.choices
        return "barred" if barred else sail
    if sail == "broad" and turn["acts"] == ["move"]:
        return "after"
    return "second" if sail == "beam" and len(turn["acts"]) == 1 else "gust"


def gives_way(view: RaceTheWindView) -> bool:
    """RTW-53: on a broad reach she may turn now instead of moving."""
    turn = view.position["turn"]
    first = turn is not None and turn["sail"] == "broad" and not turn["acts"]
    return first and {"move", "turn L45"} <= set(view.choices)


def _matters(view: RaceTheWindView, lang: str) -> Iterable[tuple[str, dict[str, Any]]]:
    """What else the boat on move should know, the most pressing first; keys of `prompt`."""
    position, choices = view.position, view.choices
    boat = position["boats"][position["to_move"]]
    for kind in ("protest", "claim"):
        against = [choice.split()[1] for choice in choices if choice.startswith(f"{kind} ")]
        if against:
            yield kind, {"names": TEXTS.listed(against, lang)}
    if gives_way(view):
        yield "give_way", {}
    if boat["penalties"] and boat["leg"] and not boat["circle"]:
        yield "penalty", {"n": boat["penalties"]}
    if boat["leg"] == 0 and position["round"] > LAST_START_ROUND:
        row = int(position["course"]["buoy"].split(",")[1])
        below = int(boat["at"].split(",")[1]) < row or boat["line_from"] == "S"
        yield ("start_now" if below else "start_again"), {}
    if boat["stay"] >= 2 and position["round"] <= LAST_START_ROUND:
        yield "stay", {"n": boat["stay"]}
    if boat["net"] < 0:
        yield "wrong_way", {}


def _countdown(position: Json, lang: str) -> Iterable[str]:
    left = LAST_START_ROUND + 1 - position["round"]
    if left > 0:
        yield TEXTS.sentence("prompt.countdown", lang, n=left)
        if position["round"] >= CLEAR_LINE_ROUND:
            yield TEXTS.sentence("prompt.keep_off", lang)
        elif position["round"] == CLEAR_LINE_ROUND - 1:
            yield TEXTS.sentence("prompt.keep_off_next", lang)


# The whole situation.


def describe(view: RaceTheWindView, lang: str) -> str:
    """The whole situation in words, a line for each thing, for people who cannot see the board."""
    position = view.position
    lines = [
        *_title(position, view.winds, lang),
        *(
            TEXTS.sentence(
                "describe.yacht",
                lang,
                who=TEXTS.sentence("describe.you", lang, who=who) if who == view.seat else who,
                facts=TEXTS.joined(_facts(position, who, lang), "describe.next_fact", lang),
            )
            for who in position["boats"]
        ),
    ]
    if position["phase"] in ("play", "wind"):
        lines += _engagements(view, lang)
    lines += [
        TEXTS.sentence(
            "describe.claim", lang, who=claim["boat"], reason=TEXTS.reason(claim["rule"], lang)
        )
        for claim in position["claims"]
    ]
    return "\n".join([*lines, prompt(view, lang)])


def _title(position: Json, winds: list[str], lang: str) -> Iterable[str]:
    course, tokens = position["course"], position["tokens"]
    kind = "match" if len(position["boats"]) <= 2 else "fleet"
    kind = TEXTS.sentence(f"describe.kind.{kind}", lang)
    yield TEXTS.sentence("describe.title", lang, kind=kind)
    yield TEXTS.sentence(
        "describe.round",
        lang,
        n=position["round"],
        limit=position["options"]["max_rounds"],
        phase=TEXTS.sentence(f"phase.{position['phase']}", lang),
    )
    blows = {"from": TEXTS.sentence(f"from.{position['wind']}", lang)}
    yield TEXTS.sentence("describe.wind", lang, **blows)
    if winds[1:]:
        past = TEXTS.joined(
            (TEXTS.sentence(f"from.{way}", lang) for way in winds[1:]), "list.comma", lang
        )
        yield TEXTS.sentence("describe.winds", lang, past=past)
    yield TEXTS.sentence("describe.line", lang, **course)
    yield TEXTS.sentence("describe.mark", lang, **course)
    first, second = course["flags"]
    yield TEXTS.sentence("describe.flags", lang, first=first, second=second)
    yield TEXTS.sentence("describe.laps", lang, n=course["laps"])
    counted = {colour: len(points) for colour, points in tokens.items()}
    if any(counted.values()):
        yield TEXTS.sentence("describe.tokens", lang, **counted)
    if position["order"]:
        order = TEXTS.joined(position["order"], "list.comma", lang)
        yield TEXTS.sentence("describe.order", lang, order=order)


def _facts(position: Json, who: str, lang: str) -> Iterable[str]:
    """All there is to say of one boat, a few words each."""
    boat = position["boats"][who]
    if boat["status"] != "racing":
        yield TEXTS.sentence(f"status.{boat['status']}", lang)
    elif boat["at"] is None:
        yield TEXTS.sentence("status.unplaced", lang)
    else:
        yield from _afloat(position, who, lang)
    if who in position["finish"]:
        number = position["finish"].index(who) + 1
        place = TEXTS.sentence(f"ordinal.{number}", lang)
        yield TEXTS.sentence("describe.fact.place", lang, place=place)


def _afloat(position: Json, who: str, lang: str) -> Iterable[str]:
    boat, legs = position["boats"][who], 2 * position["course"]["laps"]
    said = "describe.fact."
    yield TEXTS.sentence(f"{said}at", lang, at=boat["at"])
    if boat["heading"] is None:
        yield TEXTS.sentence(f"{said}heading_unknown", lang)
        return
    sail, tack = sailing(position, boat)
    yield TEXTS.sentence(
        f"{said}heading",
        lang,
        toward=TEXTS.sentence(f"toward.{boat['heading']}", lang),
        sail=TEXTS.sentence(f"sail.{sail}", lang),
        tack=TEXTS.sentence(f"tack.{tack}", lang),
    )
    if boat["leg"] == 0:
        yield TEXTS.sentence(f"{said}not_started", lang)
    else:
        yield TEXTS.sentence(f"{said}leg", lang, leg=boat["leg"], legs=legs)
    if boat["net"]:
        yield TEXTS.sentence(f"{said}net", lang, n=boat["net"])
    if boat["penalties"]:
        yield TEXTS.sentence(f"{said}penalties", lang, n=boat["penalties"])
    if boat["circle"]:
        yield TEXTS.sentence(f"{said}circle", lang, n=boat["circle"]["left"])
    if boat["skip"]:
        yield TEXTS.sentence(f"{said}becalmed", lang)
    if boat["marker"]:
        yield TEXTS.sentence(f"{said}marker", lang, at=boat["marker"])
    for coverer, covered in position["covers"]:
        if covered == who:
            yield TEXTS.sentence(f"{said}covered", lang, who=coverer)


def sailing(position: Json, boat: Json) -> tuple[str, str]:
    """RTW-11, RTW-12: point of sail and tack of a boat with a heading, as the notation has it."""
    heading, wind = DIRECTIONS.index(boat["heading"]), DIRECTIONS.index(position["wind"])
    side = "port" if tack(heading, wind) == PORT else "starboard"
    return SAILS[point_of_sail(heading, wind)], side


def _engagements(view: RaceTheWindView, lang: str) -> Iterable[str]:
    race = view.race
    for contest in contests(race):
        yield TEXTS.sentence(
            "describe.engaged",
            lang,
            who=LETTERS[contest.first],
            other=LETTERS[contest.second],
            at=_point(race, contest.at),
            reason=TEXTS.reason(rule_name(contest.rule), lang),
        )


def _point(race: Race, at: tuple[int, int]) -> str:
    seat = boat_at(race, *at)
    return f"{at[0]},{at[1]}" + (f" ({LETTERS[seat]})" if seat >= 0 else "")
