"""The whole situation of a tour in words, for people who cannot see the road."""

from __future__ import annotations

from collections.abc import Iterable

from ..codec.square_names import LANES
from ..rules.course import sections
from ..view import TourView
from .sentences import TEXTS, Json, place_name, prompt, rider_name, seat_name, stars_ahead


def describe(view: TourView, lang: str) -> str:
    """A line for each thing: the stage, the riders, the order, the classification."""
    position = view.position
    lines = [*_title(position, lang)]
    for who in position["riders"]:
        facts = TEXTS.joined(_facts(view, who, lang), "describe.next_fact", lang)
        lines.append(
            TEXTS.sentence("describe.rider", lang, who=_name(view, who, lang), facts=facts)
        )
    lines += _standing(position, lang)
    lines.append(prompt(view, lang))
    return "\n".join(lines)


def _title(position: Json, lang: str) -> Iterable[str]:
    options = position["options"]
    used = [key for key in ("drafting", "pact", "help") if options[key]]
    rules = TEXTS.sentence("describe.rules.basic", lang)
    if used:
        which = TEXTS.listed([TEXTS.sentence(f"describe.rules.{key}", lang) for key in used], lang)
        rules = TEXTS.sentence("describe.rules.complementary", lang, which=which)
    yield TEXTS.sentence("describe.title", lang, rules=rules)
    phase = TEXTS.sentence(f"phase.{position['phase']}", lang)
    if position["round"] == 0:
        yield TEXTS.sentence("describe.before", lang, phase=phase)
        return
    first, second = (TEXTS.sentence(f"terrain.{one}", lang) for one in sections(position["stage"]))
    yield TEXTS.sentence(
        "describe.stage",
        lang,
        stage=position["stage"],
        round=position["round"],
        limit=options["max_rounds"],
        first=first,
        second=second,
        phase=phase,
    )
    lanes = options["lanes"]
    yield TEXTS.sentence("describe.road", lang, n=lanes, last=LANES[lanes - 1])


def _name(view: TourView, who: str, lang: str) -> str:
    position = view.position
    name = rider_name(who, lang, position["options"]["names"])
    own = position["riders"][who]["owner"] == view.player
    return TEXTS.sentence("describe.you", lang, who=name) if own else name


def _facts(view: TourView, who: str, lang: str) -> Iterable[str]:
    position, rider = view.position, view.position["riders"][who]
    at = rider["at"]
    if view.seat is None or position["options"]["riders_per_player"] > 1:
        yield seat_name(rider["owner"], lang)
    kind = at if at in ("start", "finish", "out") else "at"
    yield TEXTS.sentence(f"describe.fact.{kind}", lang, at=place_name(at, lang))
    if at == "out":
        return
    if at != "finish":
        yield TEXTS.sentence("describe.fact.stars", lang, n=stars_ahead(position, who)[1])
    yield TEXTS.sentence("describe.fact.energy", lang, n=rider["energy"])
    yield TEXTS.sentence("describe.fact.form", lang, n=rider["form"])
    if rider["flat"] + rider["owed"]:
        yield TEXTS.sentence("describe.fact.waits", lang, n=rider["flat"] + rider["owed"])
    pursuer = view.derived.get(who, {}).get("pursuer")
    if pursuer:
        name = rider_name(pursuer, lang, position["options"]["names"])
        yield TEXTS.sentence("describe.fact.pursuer", lang, who=name)


def _standing(position: Json, lang: str) -> Iterable[str]:
    names = position["options"]["names"]

    def called(riders: list[str]) -> str:
        return TEXTS.joined([rider_name(one, lang, names) for one in riders], "list.comma", lang)

    pact = position["pact"]
    if pact is not None:
        who, other = (rider_name(pact[key], lang, names) for key in ("first", "second"))
        yield TEXTS.sentence("describe.pact", lang, who=who, other=other)
    if position["queue"]:
        yield TEXTS.sentence("describe.order", lang, who=called(position["queue"]))
    if position["jersey"] is not None:
        yield TEXTS.sentence("describe.jersey", lang, who=called([position["jersey"]]))
    table = classified(position)
    if any(position["riders"][who]["minutes"] for who in table):
        ranked = [
            TEXTS.sentence(
                "describe.ranked",
                lang,
                who=rider_name(who, lang, names),
                n=sum(position["riders"][who]["minutes"]),
            )
            for who in table
        ]
        text = TEXTS.joined(ranked, "list.comma", lang)
        yield TEXTS.sentence("describe.classification", lang, who=text)
    if position["result"]:
        yield TEXTS.sentence("describe.result", lang, who=called(position["result"]))


def classified(position: Json) -> list[str]:
    """The riders in the tour by minutes, places and latest place; at the end the result."""
    if position["result"] is not None:
        return list(position["result"])
    riders = position["riders"]
    listed = [who for who in riders if riders[who]["at"] != "out"]
    return sorted(
        listed,
        key=lambda who: (
            sum(riders[who]["minutes"]),
            sum(riders[who]["places"]),
            (riders[who]["places"] or [0])[-1],
        ),
    )
