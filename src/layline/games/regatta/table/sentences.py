"""Regatta in plain sentences: what happened, what is awaited, and how things stand.

Only the choice of wording is made here; the words themselves are in `texts/sentences.*.toml`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from ....engine.events import EventTable, Space
from ....engine.texts import Texts
from ...sailing import DIRECTIONS, distance, point_of_sail
from ...sailing_pictures import VECTORS
from ..codec.notation import LETTERS, PHASES, RULE_SETS, STATUSES, TACKS, rule_name
from ..rules.course import side
from ..rules.events import KINDS
from ..rules.state import (
    FINISHED,
    FIRST,
    HEAD,
    NEXT_RACE,
    NONE,
    OVER,
    PLACE,
    PLAY,
    RACING,
    ROLL,
    Boat,
    Race,
)
from ..view import RegattaView

TEXTS = Texts("layline.games.regatta")
say = TEXTS.sentence

POINTS_OF_SAIL = ("luffing", "beating", "beam_reaching", "broad_reaching", "running")

EVENTS = EventTable("Regatta", KINDS, TEXTS)


def prompt(view: RegattaView, lang: str) -> str:
    """What is awaited, addressing the viewer as "you" when it is her seat that is awaited."""
    race = view.race
    decides = LETTERS[race.todo[0]] if race.phase in (PLACE, HEAD, PLAY) else None
    if decides in (None, view.seat) or view.sees_choices:
        return view.once_in(_prompt, lang)
    return view.shared(_awaited_of_another, lang)


def _prompt(view: RegattaView, lang: str) -> str:
    race = view.race
    if race.phase == FIRST:
        return say("prompt.first", lang)
    if race.phase == NEXT_RACE:
        return _between_races(view, lang)
    if race.phase == OVER:
        return _result(view, lang)
    return _awaited(race, view.seat, view.choices, lang)


def _awaited_of_another(view: RegattaView, lang: str) -> str:
    """The same for all who do not decide, and do not know what can be chosen."""
    return _awaited(view.race, None, (), lang)


def _awaited(race: Race, seat: str | None, choices: Sequence[str], lang: str) -> str:
    """What the yacht on move, or with the die, has to do, told to a seat."""
    boat = race.boats[race.first if race.phase == ROLL else race.todo[0]]
    person = "you" if LETTERS[boat.seat] == seat else "other"
    phase, rounds = race.phase, race.rounds
    if phase != PLAY:
        return _awaited_on_board(phase, boat.seat, person, rounds, lang)
    matters = tuple(_matters(race, boat, choices))
    return _awaited_in_turn(
        boat.seat, person, rounds, race.turn.legs, _flown(boat), matters, boat.rounded + 1, lang
    )


@lru_cache(maxsize=1024)
def _awaited_on_board(phase: int, seat: int, person: str, rounds: int, lang: str) -> str:
    said = [
        say(f"prompt.{PHASES[phase]}.{person}", lang, who=LETTERS[seat], round=rounds, state="")
    ]
    if phase == ROLL and rounds < 3:
        said.append(say("prompt.start", lang, n=3 - rounds))
    return " ".join(said)


@lru_cache(maxsize=4096)
def _awaited_in_turn(
    seat: int,
    person: str,
    rounds: int,
    legs: int,
    flown: str,
    matters: tuple[str, ...],
    mark: int,
    lang: str,
) -> str:
    who, left = LETTERS[seat], say("prompt.legs", lang, n=legs)
    state = say(f"prompt.spinnaker.{flown}", lang, legs=left)
    said = [say(f"prompt.{PHASES[PLAY]}.{person}", lang, who=who, round=rounds, state=state)]
    said += [say(f"prompt.{matter}.{person}", lang, who=who, mark=mark) for matter in matters]
    if rounds < 3:
        said.append(say("prompt.start", lang, n=3 - rounds))
    return " ".join(said)


def _flown(boat: Boat) -> str:
    return "up" if boat.spinnaker else "down"


def _matters(race: Race, boat: Boat, choices: Sequence[str]) -> Iterable[str]:
    """What else the yacht on move should know, the most pressing first; keys of `prompt`."""
    if race.turn.spent and not race.turn.begun:
        yield "leg_lost"
    head_to_wind = boat.heading == race.wind
    if list(choices) == ["spin down"] or (head_to_wind and boat.spinnaker):
        yield "lower_first"
    elif head_to_wind:
        yield "head_to_wind" if race.turn.heads else "turn_first"
    if any(choice.endswith(" protest") for choice in choices):
        yield "protest"
    if not boat.started and race.rounds >= 3:
        yield "start_now" if side(race, boat.x, boat.y) < 0 else "start_again"
    if boat.net < 0:
        yield "wrong_way"


def _between_races(view: RegattaView, lang: str) -> str:
    race = view.race
    winners = [LETTERS[boat.seat] for boat in race.boats[: race.yachts] if boat.place == 1]
    if winners:
        names = [say("prompt.won.you", lang)] if view.seat in winners else []
        names += [who for who in winners if who != view.seat]
        result = say("prompt.won.by", lang, who=TEXTS.listed(names, lang))
    else:
        result = say("prompt.won.nobody", lang)
    n = race.number
    return say("prompt.next_race", lang, race=n, next=n + 1, result=result)


def _result(view: RegattaView, lang: str) -> str:
    race = view.race
    winners = [seat for seat in range(race.yachts) if race.won[seat]]
    others = [LETTERS[seat] for seat in winners if LETTERS[seat] != view.seat]
    if winners:
        person = "other" if len(others) == len(winners) else "you"
        names = TEXTS.listed(others, lang)
        result = say(f"prompt.result.{person}", lang, n=len(winners), who=names)
    else:
        result = say("prompt.result.nobody", lang)
    if race.races == 1:
        return say("prompt.over.race", lang, result=result)
    if winners:
        points = race.points[winners[0]]
        result = say("prompt.result.points", lang, result=result, points=points)
    return say("prompt.over.series", lang, races=race.races, result=result)


def describe(view: RegattaView, lang: str) -> str:
    """The whole situation in words, a line for each thing, for people who cannot see the board."""
    before, yachts, after = view.shared(_described, lang)
    lines = [*before]
    for who, facts in zip(LETTERS, yachts, strict=False):
        name = say("describe.you", lang, who=who) if who == view.seat else who
        lines.append(say("describe.yacht", lang, who=name, facts=facts))
    return "\n".join([*lines, *after, prompt(view, lang)])


def _described(view: RegattaView, lang: str) -> tuple[list[str], list[str], list[str]]:
    """What is said before the yachts, about each of them, and after them."""
    race = view.race
    yachts = [
        TEXTS.joined(_facts(race, boat, lang), "describe.next_fact", lang)
        for boat in race.boats[: race.yachts]
    ]
    return [*_title(race, lang), *_course(race, lang)], yachts, [*_open(race, lang)]


def _open(race: Race, lang: str) -> Iterable[str]:
    """Who can be protested against, and who is still to play."""
    for owed in race.liable[: race.liabilities]:
        who, other = LETTERS[owed.give], LETTERS[owed.stand]
        reason = TEXTS.reason(rule_name(owed.reason), lang)
        yield say("describe.liable", lang, who=who, other=other, reason=reason)
    if race.waiting:
        waiting = [LETTERS[seat] for seat in race.todo[: race.waiting]]
        listed = TEXTS.joined(waiting, "list.comma", lang)
        yield say("describe.todo", lang, who=listed)


def _title(race: Race, lang: str) -> Iterable[str]:
    yield say(
        "describe.title" if race.races == 1 else "describe.title_series",
        lang,
        rules=say(f"describe.rules.{RULE_SETS[race.advanced]}", lang),
        race=race.number,
        races=race.races,
    )
    phase = say(f"phase.{PHASES[race.phase]}", lang)
    yield say("describe.round", lang, n=race.rounds, limit=race.most_rounds, phase=phase)
    wind = say(f"from.{DIRECTIONS[race.wind]}", lang)
    yield say("describe.wind", lang, **{"from": wind})
    if race.die:
        yield say("describe.die", lang, n=race.die)
    if race.first != NONE:
        yield say("describe.holder", lang, who=LETTERS[race.first])


def _course(race: Race, lang: str) -> Iterable[str]:
    yield say(
        "describe.line",
        lang,
        pin=Space(race.pin_x, race.pin_y),
        committee=Space(race.committee_x, race.committee_y),
        toward=say(f"toward.{DIRECTIONS[race.start]}", lang),
    )
    for number, mark in enumerate(race.marks[: race.roundings], start=1):
        left = say(f"side.{TACKS[mark.side]}", lang)
        at = Space(mark.x, mark.y)
        yield say("describe.mark", lang, n=number, at=at, side=left)
    if race.island_size:
        at = Space(race.island_x, race.island_y)
        yield say("describe.island", lang, n=race.island_size, at=at)


def _facts(race: Race, boat: Boat, lang: str) -> Iterable[str]:
    """All there is to say of one yacht, a few words each."""
    if boat.status == RACING:
        yield from _afloat(race, boat, lang)
    elif boat.status == FINISHED:
        when = {"round": boat.finish_round, "leg": boat.finish_leg}
        yield say("describe.fact.finish", lang, **when)
    else:
        yield say(f"status.{STATUSES[boat.status]}", lang)
    if boat.place:
        place = say(f"ordinal.{boat.place}", lang)
        yield say("describe.fact.place", lang, place=place)
    if race.races > 1:
        yield say("describe.fact.points", lang, n=race.points[boat.seat])


def _afloat(race: Race, boat: Boat, lang: str) -> Iterable[str]:
    if boat.x == NONE:
        yield say("describe.fact.unplaced", lang)
        return
    yield say("describe.fact.at", lang, at=Space(boat.x, boat.y))
    if boat.heading != NONE:
        sail = POINTS_OF_SAIL[point_of_sail(boat.heading, race.wind)]
        yield say(
            "describe.fact.heading",
            lang,
            toward=say(f"toward.{DIRECTIONS[boat.heading]}", lang),
            sail=say(f"sail.{sail}", lang),
            tack=say(f"tack.{TACKS[boat.tack]}", lang),
        )
    if boat.turning:
        yield say("describe.fact.turning", lang)
    yield say(f"describe.fact.spinnaker_{_flown(boat)}", lang)
    yield say("describe.fact.puffs", lang, n=boat.puffs)
    yield from _progress(race, boat, lang)


def _progress(race: Race, boat: Boat, lang: str) -> Iterable[str]:
    if not boat.started:
        beyond = side(race, boat.x, boat.y)
        where = "behind" if beyond < 0 else "beyond" if beyond > 0 else "on"
        yield say(f"describe.fact.{where}", lang)
    if boat.rounded == race.roundings:
        yield say("describe.fact.to_finish", lang, n=_steps_to_line(race, boat))
        return
    mark, number = race.marks[boat.rounded], boat.rounded + 1
    steps = distance(boat.x, boat.y, mark.x, mark.y)
    yield say("describe.fact.next_mark", lang, n=steps, mark=number)
    if boat.net < 0:
        yield say("describe.fact.wrong_way", lang, mark=number)


def _steps_to_line(race: Race, boat: Boat) -> int:
    """The way to the nearest space between the pin and the committee boat."""
    dx, dy = VECTORS[(race.start + 2) & 7]
    return min(
        distance(boat.x, boat.y, race.pin_x + dx * step, race.pin_y + dy * step)
        for step in range(1, 2 * race.yachts)
    )
