"""Race the Wind in plain sentences: what happened, what is awaited, and how things stand.

The words themselves are in `texts/sentences.*.toml`; here they are chosen and filled in.
"""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.events import EventTable, Space
from ....engine.texts import Texts
from ...sailing import DIRECTIONS, S
from ..codec.notation import (
    COLOURS,
    PHASES,
    SAILS,
    STATUSES,
    TACKS,
    rule_name,
    understood,
)
from ..codec.options import LETTERS
from ..rules.events import KINDS
from ..rules.start import CLEAR_LINE_ROUND, LAST_START_ROUND
from ..rules.state import (
    BUOY,
    COMMITTEE,
    LAYOUT,
    MOVED,
    NONE,
    ORDER,
    OVER,
    PLACE,
    PLAY,
    RACING,
    TOKENS,
    WIND,
    WINDWARD,
    Boat,
    Race,
)
from ..rules.terms import BEAM, BROAD, sail_on, tack
from ..rules.water import boat_at
from ..view import RaceTheWindView, on_move
from .engaged import contested

TEXTS = Texts("layline.games.race_the_wind")
EVENTS = EventTable("Race the Wind", KINDS, TEXTS)

say = TEXTS.sentence


# What is awaited.


def prompt(view: RaceTheWindView, lang: str) -> str:
    """What is awaited, addressing the viewer as "you" when it is her seat that is awaited."""
    return view.once_in(_prompt, lang)


def _prompt(view: RaceTheWindView, lang: str) -> str:
    race, phase = view.race, PHASES[view.race.phase]
    who = LETTERS[race.finish[0] if race.phase == OVER else on_move(race).seat]
    person = "you" if who == view.seat else "other"
    if race.phase in (ORDER, LAYOUT, WIND):
        return say(f"prompt.{phase}", lang, who=who)
    if race.phase == OVER:
        return say("prompt.over", lang, result=say(f"prompt.result.{person}", lang, who=who))
    if race.phase == TOKENS:
        return say(f"prompt.tokens.{person}", lang, who=who, stock=sum(race.stock))
    if race.phase == PLACE and race.fleet <= 2:
        half = say(f"prompt.half.{'E' if on_move(race).seat == race.east else 'W'}", lang)
        return say(f"prompt.place_half.{person}", lang, who=who, half=half)
    if race.phase != PLAY:
        return say(f"prompt.{phase}.{person}", lang, who=who)
    state = say(f"prompt.menu.{_menu(view)}", lang)
    return " ".join(
        [
            say(f"prompt.play.{person}", lang, who=who, state=state),
            *(say(f"prompt.{key}.{person}", lang, **words) for key, words in _matters(view, lang)),
            *_countdown(race.rounds, lang),
        ]
    )


def _menu(view: RaceTheWindView) -> str:
    """What the boat on move may do now; a key of `prompt.menu`."""
    boat, turn = on_move(view.race), view.race.turn
    if boat.skip:
        return "skip"
    if boat.quarters:
        return "circle"
    if turn.done == 0:
        barred = turn.sail == BROAD and "turn L45" in view.choices and "move" not in view.choices
        return "barred" if barred else SAILS[turn.sail]
    if turn.sail == BROAD and turn.done == 1 and turn.acts[0] == MOVED:
        return "after"
    return "second" if turn.sail == BEAM and turn.done == 1 else "gust"


def gives_way(view: RaceTheWindView) -> bool:
    """RTW-53: on a broad reach she may turn now instead of moving."""
    race = view.race
    first = race.phase == PLAY and race.turn.sail == BROAD and race.turn.done == 0
    return first and "move" in view.choices and "turn L45" in view.choices


def _matters(view: RaceTheWindView, lang: str) -> Iterator[tuple[str, dict[str, object]]]:
    """What else the boat on move should know, the most pressing first; keys of `prompt`."""
    race, boat = view.race, on_move(view.race)
    choices = [understood(choice) for choice in view.choices]
    for verb in ("protest", "claim"):
        against = [LETTERS[choice.seat] for choice in choices if choice.verb == verb]
        if against:
            yield verb, {"names": TEXTS.listed(against, lang)}
    if gives_way(view):
        yield "give_way", {}
    if boat.penalties and boat.leg and not boat.quarters:
        yield "penalty", {"n": boat.penalties}
    if boat.leg == 0 and race.rounds > LAST_START_ROUND:
        below = boat.y < race.marks[BUOY].y or boat.line_from == S
        yield ("start_now" if below else "start_again"), {}
    if boat.stay >= 2 and race.rounds <= LAST_START_ROUND:
        yield "stay", {"n": boat.stay}
    if boat.net < 0:
        yield "wrong_way", {}


def _countdown(rounds: int, lang: str) -> Iterator[str]:
    left = LAST_START_ROUND + 1 - rounds
    if left > 0:
        yield say("prompt.countdown", lang, n=left)
        if rounds >= CLEAR_LINE_ROUND:
            yield say("prompt.keep_off", lang)
        elif rounds == CLEAR_LINE_ROUND - 1:
            yield say("prompt.keep_off_next", lang)


# How a boat stands.


def place_of(race: Race, boat: Boat) -> int | None:
    """RTW-106: her place in the result, once she has one."""
    ranked = race.finish[: race.home]
    return ranked.index(boat.seat) + 1 if boat.seat in ranked else None


def status_of(race: Race, boat: Boat) -> str:
    """What became of her, or that she is not on the board yet; a key of `status`."""
    return "unplaced" if boat.status == RACING and boat.x == NONE else STATUSES[boat.status]


def sailing(race: Race, boat: Boat) -> tuple[str, str]:
    """RTW-11, RTW-12: her point of sail and her tack, as the notation has them."""
    return SAILS[sail_on(race, boat.heading)], TACKS[tack(boat.heading, race.wind)]


def burdens(boat: Boat) -> list[tuple[str, int]]:
    """RTW-56, RTW-86: what holds her up, and how much of it; keys of `fact`."""
    found = [("penalties", boat.penalties), ("circle", boat.quarters), ("becalmed", boat.skip)]
    return [(key, n) for key, n in found if n]


def coverers(race: Race, boat: Boat) -> list[str]:
    """RTW-94: the boats in whose wind shadow she lies."""
    return [LETTERS[seat] for seat, lee in enumerate(race.covers[: race.fleet]) if lee == boat.seat]


# The whole situation.


def describe(view: RaceTheWindView, lang: str) -> str:
    """The whole situation in words, a line for each thing, for people who cannot see the board."""
    before, boats, after = view.shared(_described, lang)
    lines = [*before]
    for letter, facts in zip(LETTERS, boats, strict=False):
        who = say("describe.you", lang, who=letter) if letter == view.seat else letter
        lines.append(say("describe.yacht", lang, who=who, facts=facts))
    return "\n".join([*lines, *after, prompt(view, lang)])


def _described(view: RaceTheWindView, lang: str) -> tuple[list[str], list[str], list[str]]:
    """What is said before the boats, about each of them, and after them: the same to everybody."""
    race = view.race
    boats = [
        TEXTS.joined(_facts(race, boat, lang), "describe.next_fact", lang)
        for boat in race.boats[: race.fleet]
    ]
    after = [*_engagements(view, lang)] if race.phase in (PLAY, WIND) else []
    for claim in race.claims[: race.open_claims]:
        reason = TEXTS.reason(rule_name(claim.fault), lang)
        after.append(say("describe.claim", lang, who=LETTERS[claim.boat], reason=reason))
    return [*_title(view, lang)], boats, after


def _title(view: RaceTheWindView, lang: str) -> Iterator[str]:
    race = view.race
    kind = say(f"describe.kind.{'match' if race.fleet <= 2 else 'fleet'}", lang)
    yield say("describe.title", lang, kind=kind)
    phase = say(f"phase.{PHASES[race.phase]}", lang)
    yield say("describe.round", lang, n=race.rounds, limit=race.most_rounds, phase=phase)
    yield say("describe.wind", lang, **{"from": say(f"from.{DIRECTIONS[race.wind]}", lang)})
    if view.winds[1:]:
        past = (say(f"from.{DIRECTIONS[way]}", lang) for way in view.winds[1:])
        yield say("describe.winds", lang, past=TEXTS.joined(past, "list.comma", lang))
    buoy, committee, mark = (
        Space(race.marks[i].x, race.marks[i].y) for i in (BUOY, COMMITTEE, WINDWARD)
    )
    yield say("describe.line", lang, buoy=buoy, committee=committee)
    yield say("describe.mark", lang, mark=mark)
    first, second = race.flag_rows
    yield say("describe.flags", lang, first=first, second=second)
    yield say("describe.laps", lang, n=race.laps)
    if any(race.laid):
        yield say("describe.tokens", lang, **dict(zip(COLOURS, race.laid, strict=True)))
    if race.phase != ORDER:
        order = (LETTERS[seat] for seat in race.turns[: race.fleet])
        yield say("describe.order", lang, order=TEXTS.joined(order, "list.comma", lang))


def _facts(race: Race, boat: Boat, lang: str) -> Iterator[str]:
    """All there is to say of one boat, a few words each."""
    if boat.status != RACING or boat.x == NONE:
        yield say(f"status.{status_of(race, boat)}", lang)
    else:
        yield from _afloat(race, boat, lang)
    place = place_of(race, boat)
    if place is not None:
        yield say("describe.fact.place", lang, place=say(f"ordinal.{place}", lang))


def _afloat(race: Race, boat: Boat, lang: str) -> Iterator[str]:
    yield say("describe.fact.at", lang, at=Space(boat.x, boat.y))
    if boat.heading == NONE:
        yield say("describe.fact.heading_unknown", lang)
        return
    sail, tack = sailing(race, boat)
    yield say(
        "describe.fact.heading",
        lang,
        toward=say(f"toward.{DIRECTIONS[boat.heading]}", lang),
        sail=say(f"sail.{sail}", lang),
        tack=say(f"tack.{tack}", lang),
    )
    if boat.leg == 0:
        yield say("describe.fact.not_started", lang)
    else:
        yield say("describe.fact.leg", lang, leg=boat.leg, legs=2 * race.laps)
    if boat.net:
        yield say("describe.fact.net", lang, n=boat.net)
    for key, n in burdens(boat):
        yield say(f"describe.fact.{key}", lang, n=n)
    if boat.marker_x != NONE:
        yield say("describe.fact.marker", lang, at=Space(boat.marker_x, boat.marker_y))
    for who in coverers(race, boat):
        yield say("describe.fact.covered", lang, who=who)


def _engagements(view: RaceTheWindView, lang: str) -> Iterator[str]:
    for contest in view.common(contested):
        there = boat_at(view.race, *contest.at)
        yield say(
            "describe.engaged",
            lang,
            who=LETTERS[contest.first],
            other=LETTERS[contest.second],
            at=f"{contest.at} ({LETTERS[there]})" if there != NONE else contest.at,
            reason=TEXTS.reason(rule_name(contest.rule), lang),
        )
