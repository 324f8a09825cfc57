"""The whole situation of a tour in words, for people who cannot see the road."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..codec.position import PHASES
from ..rules.course import sections
from ..rules.file import members
from ..rules.squares import LANES
from ..rules.standings import total_minutes
from ..rules.state import NONE, OVER, STAGES
from ..view import TourView
from .facts import what_is_left
from .sentences import TEXTS, place_name, prompt, rider_name, rider_names, seat_name


def describe(view: TourView, lang: str) -> str:
    """A line for each thing: the stage, the riders, the order, the classification."""
    before, after = view.shared(_described, lang)
    named = view.seat is None or view.race.per_seat > 1
    facts = view.shared(_facts_with_seats if named else _facts_alone, lang)
    riders = (_rider(view, who, said, lang) for who, said in zip(view.riders, facts, strict=True))
    return "\n".join((*before, *riders, *after, prompt(view, lang)))


def _described(view: TourView, lang: str) -> tuple[list[str], list[str]]:
    """What is said before the riders and after them: the same to everybody."""
    return [*_title(view, lang)], [*_standing(view, lang)]


def _facts_alone(view: TourView, lang: str) -> list[str]:
    """All there is to say of each rider, to those whose own rider says who they are."""
    return [_joined(_facts(view, rider, lang), lang) for rider in view.riders]


def _facts_with_seats(view: TourView, lang: str) -> list[str]:
    """The same, with whose rider it is."""
    seats = [seat_name(view.race.riders[rider].owner, lang) for rider in view.riders]
    return [
        _joined((seat, *_facts(view, rider, lang)), lang)
        for seat, rider in zip(seats, view.riders, strict=True)
    ]


def _joined(facts: Iterable[str], lang: str) -> str:
    return TEXTS.joined(facts, "describe.next_fact", lang)


def _title(view: TourView, lang: str) -> Iterator[str]:
    race, options = view.race, view.options
    given = {"drafting": options.drafting, "pact": options.pact, "help": options.help}
    used = [TEXTS.sentence(f"describe.rules.{key}", lang) for key, on in given.items() if on]
    which = TEXTS.listed(used, lang)
    kind = "complementary" if used else "basic"
    rules = TEXTS.sentence(f"describe.rules.{kind}", lang, which=which)
    yield TEXTS.sentence("describe.title", lang, rules=rules)
    phase = TEXTS.sentence(f"phase.{PHASES[race.phase]}", lang)
    if race.rounds == 0:
        yield TEXTS.sentence("describe.before", lang, phase=phase)
        return
    first, second = (TEXTS.sentence(f"terrain.{one}", lang) for one in sections(race.stage))
    yield TEXTS.sentence(
        "describe.stage",
        lang,
        stage=race.stage,
        round=race.rounds,
        limit=race.most_rounds,
        first=first,
        second=second,
        phase=phase,
    )
    yield TEXTS.sentence("describe.road", lang, n=race.lanes, last=LANES[race.lanes - 1])


def _rider(view: TourView, rider: int, facts: str, lang: str) -> str:
    name = rider_name(view, rider, lang)
    if view.owns(rider):
        name = TEXTS.sentence("describe.you", lang, who=name)
    return TEXTS.sentence("describe.rider", lang, who=name, facts=facts)


def _facts(view: TourView, rider: int, lang: str) -> Iterator[str]:
    at = view.at(rider)
    kind = "at" if at.on_road else at
    yield TEXTS.sentence(f"describe.fact.{kind}", lang, at=place_name(at, lang))
    for key, words in what_is_left(view, rider, lang):
        yield TEXTS.sentence(f"describe.fact.{key}", lang, **words)


def _standing(view: TourView, lang: str) -> Iterator[str]:
    race = view.race

    def called(riders: Iterable[int]) -> str:
        return TEXTS.joined(rider_names(view, riders, lang), "list.comma", lang)

    if race.pact.first != NONE:
        who, other = rider_names(view, (race.pact.first, race.pact.second), lang)
        yield TEXTS.sentence("describe.pact", lang, who=who, other=other)
    if race.queue:
        yield TEXTS.sentence("describe.order", lang, who=called(members(race.queue)))
    if race.jersey != NONE:
        yield TEXTS.sentence("describe.jersey", lang, who=called([race.jersey]))
    table = view.classified
    if any(race.riders[who].stages for who in table):
        ranked = [
            TEXTS.sentence(
                "describe.ranked",
                lang,
                who=rider_name(view, who, lang),
                n=total_minutes(race.riders[who], STAGES),
            )
            for who in table
        ]
        text = TEXTS.joined(ranked, "list.comma", lang)
        yield TEXTS.sentence("describe.classification", lang, who=text)
    if race.phase == OVER:
        yield TEXTS.sentence("describe.result", lang, who=called(table))
