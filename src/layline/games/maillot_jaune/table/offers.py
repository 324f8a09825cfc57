"""What is asked of a player, the sliders of a break-away, and a whole turn at one press."""

from __future__ import annotations

from ....engine.answers import Amount, Answer, Offer, Setting, Shortcut, Slider, SliderValue
from ..view import TourView, seat_of
from .sentences import TEXTS, column_of, neighbours, rider_name
from .squares import lane_of, rider_in_turn, shape_of

MOST_AT_RISK = 4


def offer(view: TourView, lang: str) -> Offer | None:
    """MJ-57, MJ-61: the question of a neighbour who would ride side by side, or has a puncture."""
    position = view.position
    if position["phase"] == "answer" and view.choices:
        return _pact(view, lang)
    if position["phase"] == "aid" and view.choices:
        return _help(view, lang)
    return None


def _pact(view: TourView, lang: str) -> Offer:
    position = view.position
    asking, asked = position["turn"]["rider"], position["turn"]["partner"]
    riders, names = position["riders"], position["options"]["names"]
    who, you = (rider_name(one, lang, names) for one in (asking, asked))
    pursuers = [
        rider_name(known["pursuer"], lang, names)
        for one in (asking, asked)
        if (known := view.derived.get(one, {})).get("pursuer")
    ]
    return Offer(
        title=TEXTS.sentence("offer.pact", lang, who=who),
        text=TEXTS.sentence(
            "offer.pact_text", lang, who=who, you=you, at=riders[asked]["at"], n=len(pursuers),
            pursuers=TEXTS.sentence("list.and", lang, first=pursuers[0], last=pursuers[1])
            if len(pursuers) == 2 else "".join(pursuers),
        ),
        rule="MJ-58",
        pieces=(f"rider:{asking}", f"rider:{asked}"),
        by=seat_of(riders[asking]["owner"]),
        answers=(
            Answer("agree", TEXTS.sentence("label.agree", lang), "yes"),
            Answer("refuse", TEXTS.sentence("label.refuse", lang), "no"),
        ),
    )  # fmt: skip


def _help(view: TourView, lang: str) -> Offer:
    position = view.position
    helper, names = position["turn"]["rider"], position["options"]["names"]
    flat = [one for one in neighbours(position, helper) if position["riders"][one]["flat"]]
    called = [rider_name(one, lang, names) for one in flat]
    you = rider_name(helper, lang, names)
    who = called[0] if len(called) == 1 else TEXTS.sentence(
        "list.and", lang, first=called[0], last=called[1]
    )  # fmt: skip
    answers = [
        Answer(f"help {one}", TEXTS.sentence("label.help", lang, rider=name), "yes")
        for one, name in zip(flat, called, strict=True)
    ]
    return Offer(
        title=TEXTS.sentence("offer.help", lang, who=who, n=len(flat)),
        text=TEXTS.sentence("offer.help_text", lang, who=who, you=you, n=len(flat)),
        rule="MJ-61",
        pieces=tuple(f"rider:{one}" for one in (helper, *flat)),
        by=seat_of(position["riders"][flat[0]]["owner"]),
        answers=(*answers, Answer("pass", TEXTS.sentence("label.pass", lang), "no")),
    )


def amounts(view: TourView, lang: str) -> tuple[Amount, ...]:
    """MJ-21: a break-away is set by two sliders, squares without risk and squares with risk."""
    position = view.position
    settings = tuple(
        Setting(tuple(int(part) for part in one.removeprefix("break ").split("+")), one)
        for one in view.choices
        if one.startswith("break ")
    )
    if not settings:
        return ()
    energy = rider_in_turn(position)["energy"]
    sliders = (_slider("safe", energy, lang), _slider("risk", MOST_AT_RISK, lang))
    return (Amount("break", TEXTS.sentence("group.break", lang), sliders, settings),)


def _slider(part: str, most: int, lang: str) -> Slider:
    values = tuple(
        SliderValue(n, TEXTS.sentence(f"slider.{part}_value", lang, n=n)) for n in range(most + 1)
    )
    return Slider(part, TEXTS.sentence(f"slider.{part}", lang), values)


# What can be played without deciding much.


def furthest(view: TourView) -> str | None:
    """The square furthest ahead, in the own lane or the one nearest to it, the left one first."""
    position = view.position
    choices = view.choices
    rides = [one.removeprefix("ride ") for one in choices if one.startswith("ride ")]
    if not rides:
        return None
    lane = lane_of(rider_in_turn(position)["at"]) or 0

    def aside(where: str) -> tuple[int, int, int]:
        there = lane_of(where)
        across = lane if there is None else there
        return -column_of(where), abs(across - lane), across

    return min(rides, key=aside)


def shortcuts(view: TourView, lang: str) -> tuple[Shortcut, ...]:
    """MJ-12, MJ-20: a whole normal turn, to the furthest square and no break-away.

    What leads to dice, or out of the tour, is left out.
    """
    position = view.position
    where = furthest(view)
    if position["phase"] != "ride" or where is None or where == "finish":
        return ()
    drawing, rider = shape_of(position, f"ride {where}"), rider_in_turn(position)
    if drawing == "dice" or (drawing == "draws" and rider["energy"] + rider["form"] == 1):
        return ()
    label = TEXTS.sentence("shortcut.ride", lang, at=where)
    return (Shortcut("ride", label, (f"ride {where}", "end"), "once"),)


def absent(view: TourView) -> str:
    """MJ-R50: what the referee plays for a player who is not there: never a break-away."""
    choices = view.choices
    for usual in ("end", "refuse", "pass"):
        if usual in choices:
            return usual
    where = furthest(view)
    return choices[0] if where is None else f"ride {where}"
