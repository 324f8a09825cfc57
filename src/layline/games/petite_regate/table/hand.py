"""The viewer's cards: what each can be played for now, where it leads, or why it cannot."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from ....engine.answers import HandCard, Overlay, Together
from ....engine.scene import Group, Scene, Shape
from ..drawing import cards as faces
from ..drawing import over, spread
from ..drawing.scene import board_scene
from ..rules.cards import CODES, SUN
from ..rules.heaving import MOST_SWAPPED
from ..rules.state import ADVANCED, AGAIN, END, HEAD, PIVOT, PLACE, PLAY, REPLAY, SWAP
from ..rules.turns import MOST_SUNS
from ..view import PetiteRegateView
from ..words import TEXTS, card_name, rule_id, symbol_of, way_name
from .judging import Judgement, Trial, plans

WAITS = {PLACE: "place", HEAD: "place", AGAIN: "first", PIVOT: "pivot", END: "end"}
"""Why no card can be played in a phase of one's own turn; keys of `hand`."""

EDGE = 0.06
"""The room around a card in its picture."""


def hand(view: PetiteRegateView, lang: str) -> tuple[HandCard, ...]:
    """The cards held, in their order; before them a wind card that is to be played once more.

    Equal cards can be played for the same choices. Over the board lies the card with every arrow:
    where it ends, what it sweeps, and what a refused one would touch. While others are on move all
    is shown as if it were one's turn.
    """
    race, judged = view.race, plans(view)
    found = judged.trials
    shown = []
    if race.phase == AGAIN and view.asked:
        laid = race.turn.card
        label = TEXTS.sentence("hand.again", lang, card=card_name(laid, lang))
        arrows = Arrows(list(found), judged)
        shown.append(_card(view, f"laid:{CODES[laid]}", laid, label, arrows, lang))
        found = ()
    for card, name in faces.named(view.held):
        arrows = Arrows([one for one in found if one.card == card], judged)
        shown.append(_card(view, name, card, card_name(card, lang), arrows, lang))
    return tuple(shown)


class Arrows(NamedTuple):
    """The arrows of a card, and the judgement of the hand they belong to."""

    trials: list[Trial]
    judged: Judgement


def _card(
    view: PetiteRegateView, id: str, card: int, label: str, arrows: Arrows, lang: str
) -> HandCard:
    actions = tuple(action for action in view.choices if _plays(action, id, CODES[card]))
    label = label[0].upper() + label[1:]
    return HandCard(
        id=id,
        label=label,
        note=" ".join(_notes(view, card, bool(actions), arrows.trials, lang)),
        picture=_picture(card, label, lang),
        over=_over(view, card, label, arrows, lang),
        actions=actions,
        tone="special" if card == SUN or symbol_of(card) else "plain",
        together=_together(view, actions, lang),
        about=_about(view, card, lang),
    )


def _about(view: PetiteRegateView, card: int, lang: str) -> str:
    """LPR-33, LPR-36, LPR-45, LPR-46, LPR-60: what a card with a sign does, or a sun."""
    if card == SUN:
        own = view.race.rules == ADVANCED
        return TEXTS.sentence("hand.about.sun_self" if own else "hand.about.sun", lang)
    symbol = symbol_of(card)
    return "" if symbol is None else TEXTS.sentence(f"hand.about.{symbol}", lang)


def _over(view: PetiteRegateView, card: int, label: str, arrows: Arrows, lang: str) -> Scene | None:
    """A card laid before the bow; drawn once for as long as it would look the same."""
    if view.own is None or not arrows.trials:
        return None
    pictures = arrows.judged.pictures
    if (card, label, lang) not in pictures:
        shapes = over.laid(view.race, view.own, card, arrows.trials)
        pictures[card, label, lang] = board_scene(view.race, lang, label, shapes)
    return pictures[card, label, lang]


def _together(view: PetiteRegateView, actions: tuple[str, ...], lang: str) -> Together | None:
    """LPR-58: the cards to be exchanged are laid aside, then discarded one after the other."""
    if not actions or view.race.phase != SWAP:
        return None
    most = MOST_SWAPPED - view.race.turn.swapped
    return Together(most, end="done", label=TEXTS.sentence("hand.exchange", lang))


def _plays(action: str, id: str, code: str) -> bool:
    """Whether an action plays, drops or exchanges this card."""
    verb, _, rest = action.partition(" ")
    if id.startswith("laid:"):
        return verb == "again"
    if verb == "sun":
        return code == "SUN"
    return verb in ("play", "drop", "swap") and rest.split(" ")[0] == code


def _notes(
    view: PetiteRegateView, card: int, playable: bool, arrows: list[Trial], lang: str
) -> Iterator[str]:
    """Why a card cannot be played now, or why some of its arrows cannot be followed."""
    race = view.race
    if not view.asked:
        yield TEXTS.sentence("hand.wait", lang)
        return
    refused = [one for one in arrows if one.rule]
    for rule in dict.fromkeys(one.rule for one in refused):
        ways = ", ".join(way_name(one.exit, lang) for one in refused if one.rule == rule)
        reason = TEXTS.reason(rule_id(rule), lang)
        yield TEXTS.sentence("hand.refused", lang, ways=ways[0].upper() + ways[1:], reason=reason)
    if playable or refused:
        return
    if card == SUN and race.phase in (PLAY, REPLAY):
        barred = race.rules == ADVANCED and race.suns >= MOST_SUNS
        yield TEXTS.reason(rule_id(49 if barred else 60), lang)
    else:
        yield TEXTS.sentence(f"hand.{WAITS.get(race.phase, 'wait')}", lang)


@cache
def _picture(card: int, label: str, lang: str) -> Scene:
    """The face of a card."""
    width, height = faces.WIDTH + 2 * EDGE, faces.HEIGHT + 2 * EDGE
    scale = faces.upright(card)
    below = (faces.HEIGHT - faces.size(card)[1] * scale) / 2
    face: Shape = Group(
        role="held", x=round(width / 2, 3), y=round(height - EDGE - below, 3),
        scale=round(scale, 4), shapes=faces.face(card),
    )  # fmt: skip
    return Scene(
        width=round(width, 3), height=round(height, 3), title=label, description="",
        shapes=(face,), lang=lang,
    )  # fmt: skip


def overlays(view: PetiteRegateView, lang: str) -> tuple[Overlay, ...]:
    """The zones of the other boats, the discard, and the cards that may still come."""
    return (
        _overlay(view, "zones", over.zones(view), lang),
        view.shared(_discard, lang),
        _overlay(view, "unseen", spread.unseen(view, lang), lang),
    )


def _discard(view: PetiteRegateView, lang: str) -> Overlay:
    return _overlay(view, "discard", spread.discard(view.race, lang), lang)


def _overlay(view: PetiteRegateView, id: str, shapes: Iterable[Shape], lang: str) -> Overlay:
    label = TEXTS.sentence(f"overlay.{id}", lang)
    return Overlay(id, label, board_scene(view.race, lang, label, shapes), covers=id != "zones")
