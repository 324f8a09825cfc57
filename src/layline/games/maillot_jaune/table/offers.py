"""What is asked of a player, the sliders of a break-away, and a whole turn in one press."""

from __future__ import annotations

from ....engine.answers import Amount, Answer, Offer, Setting, Shortcut, Slider, SliderValue
from ..codec.actions import Action
from ..codec.notation import SEATS
from ..rules.riders import RIDERS
from ..rules.squares import GOAL
from ..rules.state import AID, ANSWER, MOST_RISK, RIDE
from ..view import TourView
from . import charts
from .sentences import TEXTS, rider_name, rider_names
from .squares import effect_of, on_last_unit, punctured


def offer(view: TourView, lang: str) -> Offer | None:
    """MJ-57, MJ-61: the question of a neighbour who would ride side by side, or has a puncture."""
    if view.choices and view.race.phase == ANSWER:
        return _pact(view, lang)
    if view.choices and view.race.phase == AID:
        return _help(view, lang)
    return None


def _pact(view: TourView, lang: str) -> Offer:
    race, turn = view.race, view.race.turn
    pair = (turn.rider, turn.partner)
    who, you = rider_names(view, pair, lang)
    pursuers = rider_names(view, (view.pursuers[one] for one in pair if one in view.pursuers), lang)
    return Offer(
        title=TEXTS.sentence("offer.pact", lang, who=who),
        text=TEXTS.sentence(
            "offer.pact_text",
            lang,
            who=who,
            you=you,
            n=len(pursuers),
            pursuers=TEXTS.listed(pursuers, lang),
        ),
        rule="MJ-58",
        pieces=tuple(f"rider:{RIDERS[one]}" for one in pair),
        by=SEATS[race.riders[turn.rider].owner],
        answers=(
            Answer("agree", TEXTS.sentence("label.agree", lang), "yes"),
            Answer("refuse", TEXTS.sentence("label.refuse", lang), "no"),
        ),
    )


def _help(view: TourView, lang: str) -> Offer:
    race, helper = view.race, view.race.turn.rider
    flat = punctured(race)
    called, you = rider_names(view, flat, lang), rider_name(view, helper, lang)
    who = TEXTS.listed(called, lang)
    answers = [
        Answer(f"help {RIDERS[one]}", TEXTS.sentence("label.help", lang, rider=name), "yes")
        for one, name in zip(flat, called, strict=True)
    ]
    return Offer(
        title=TEXTS.sentence("offer.help", lang, who=who, n=len(flat)),
        text=TEXTS.sentence("offer.help_text", lang, who=who, you=you, n=len(flat)),
        rule="MJ-61",
        pieces=tuple(f"rider:{RIDERS[one]}" for one in (helper, *flat)),
        by=SEATS[race.riders[flat[0]].owner],
        answers=(*answers, Answer("pass", TEXTS.sentence("label.pass", lang), "no")),
    )


def amounts(view: TourView, lang: str) -> tuple[Amount, ...]:
    """MJ-21: a break-away is set by two sliders, squares without risk and squares with risk."""
    settings = tuple(Setting(one.pair, one.text) for one in view.actions if one.verb == "break")
    if not settings:
        return ()
    energy = view.race.riders[view.race.turn.rider].energy
    sliders = (_slider("safe", energy, lang), _slider("risk", MOST_RISK, lang))
    return (Amount("break", TEXTS.sentence("group.break", lang), sliders, settings, charts.RULE),)


def _slider(part: str, most: int, lang: str) -> Slider:
    values = tuple(
        SliderValue(n, TEXTS.sentence(f"slider.{part}_value", lang, n=n)) for n in range(most + 1)
    )
    return Slider(part, TEXTS.sentence(f"slider.{part}", lang), values)


# What can be played without deciding much.


def furthest(view: TourView) -> Action | None:
    """The ride furthest ahead, in the rider's own lane or the nearest to it, left before right."""
    lane = view.race.riders[view.race.turn.rider].lane

    def aside(ride: Action) -> tuple[int, int, int]:
        across = lane if ride.at == GOAL else ride.at.lane
        return -ride.at.column, abs(across - lane), across

    return min((one for one in view.actions if one.verb == "ride"), key=aside, default=None)


def shortcuts(view: TourView, lang: str) -> tuple[Shortcut, ...]:
    """MJ-12, MJ-20: a whole normal turn, to the furthest square and no break-away.

    Anything that leads to dice, or out of the tour, is left out.
    """
    race, ride = view.race, furthest(view)
    if race.phase != RIDE or ride is None or ride.at == GOAL:
        return ()
    effect = effect_of(race, ride)
    if effect == "dice" or (effect == "draws" and on_last_unit(race.riders[race.turn.rider])):
        return ()
    label = TEXTS.sentence("shortcut.ride", lang, at=ride.at)
    return (Shortcut("ride", label, (ride.text, "end"), "once"),)


def absent(view: TourView) -> str:
    """MJ-R50: what the referee plays for a player who is not there: never a break-away."""
    usual = [choice for choice in view.choices if choice in ("end", "refuse", "pass")]
    ride = furthest(view)
    return ride.text if ride is not None else (usual or view.choices)[0]
