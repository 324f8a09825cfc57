"""The viewer's cards: what each of them can be played for now, where it leads, or why not."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.answers import HandCard, Overlay, Together
from ....engine.scene import Group, Scene, Shape
from ..drawing import cards as faces
from ..drawing import over, spread
from ..drawing.scene import board_scene
from ..rules.cards import is_small
from ..rules.heaving import MOST_SWAPPED
from ..view import PetiteRegateView
from .judging import Trial, plans
from .words import TEXTS, card_name, symbol_of, way_name

WAITS = {"place": "place", "head": "place", "again": "first", "pivot": "pivot", "end": "end"}
"""Why no card can be played in a phase of one's own turn; keys of `hand`."""

EDGE = 0.06
"""The room around a card in its picture."""


def hand(view: PetiteRegateView, lang: str) -> tuple[HandCard, ...]:
    """The cards held, in their order; before them a wind card that is to be played once more.

    Equal cards can be played for the same choices. Over the board lies the card with every arrow:
    where it ends, what it sweeps, and what a refused one would touch. While others are on move all
    is shown as if it were one's turn.
    """
    position, seat = view.position, view.seat
    found = plans(view)
    shown = []
    if position["phase"] == "again" and position["to_move"] == seat:
        code = position["turn"]["pending"]["card"]
        again = [one for one in found if one.card == code]
        label = TEXTS.sentence("hand.again", lang, card=card_name(code, lang))
        shown.append(_card(view, f"laid:{code}", code, label, again, lang))
    held = position["hands"].get(seat) or []
    for place, code in enumerate(held):
        copy = held[:place].count(code)
        arrows = [one for one in found if one.card == code and not one.action.startswith("again")]
        name = f"{code}:{copy + 1}" if copy else code
        shown.append(_card(view, name, code, card_name(code, lang), arrows, lang))
    return tuple(shown)


def _card(
    view: PetiteRegateView, id: str, code: str, label: str, arrows: list[Trial], lang: str
) -> HandCard:
    actions = tuple(action for action in view.choices if _plays(action, id, code))
    label = label[0].upper() + label[1:]
    return HandCard(
        id=id,
        label=label,
        note=" ".join(_notes(view, code, bool(actions), arrows, lang)),
        picture=_picture(code, label, lang),
        over=board_scene(view, lang, label, over.laid(view, code, arrows)) if arrows else None,
        actions=actions,
        tone="special" if code == "SUN" or symbol_of(code) else "plain",
        together=_together(view, actions, lang),
    )


def _together(view: PetiteRegateView, actions: tuple[str, ...], lang: str) -> Together | None:
    """LPR-58: the cards to be exchanged are laid aside, then discarded one after the other."""
    if not actions or not actions[0].startswith("swap"):
        return None
    most = MOST_SWAPPED - view.position["turn"]["swapped"]
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
    view: PetiteRegateView, code: str, playable: bool, arrows: list[Trial], lang: str
) -> Iterator[str]:
    """Why a card cannot be played now, or why some of its arrows cannot be followed."""
    position = view.position
    if position["to_move"] != view.seat:
        yield TEXTS.sentence("hand.wait", lang)
        return
    refused = [one for one in arrows if one.rule]
    for rule in dict.fromkeys(one.rule for one in refused):
        ways = ", ".join(way_name(one.exit, lang) for one in refused if one.rule == rule)
        reason = TEXTS.reason(f"LPR-{rule:02d}", lang)
        yield TEXTS.sentence("hand.refused", lang, ways=ways[0].upper() + ways[1:], reason=reason)
    if playable or refused:
        return
    phase, rules = position["phase"], position["options"]["rules"]
    if code == "SUN" and phase in ("play", "replay"):
        barred = rules == "advanced" and position["series"]["suns"] > 1
        yield TEXTS.reason("LPR-49" if barred else "LPR-60", lang)
    else:
        yield TEXTS.sentence(f"hand.{WAITS.get(phase, 'wait')}", lang)


def _picture(code: str, label: str, lang: str) -> Scene:
    """The face of a card; a small one lies across."""
    width, height = faces.WIDTH + 2 * EDGE, faces.HEIGHT + 2 * EDGE
    scale = faces.WIDTH / faces.HEIGHT if is_small(code) else 1.0
    below = (faces.HEIGHT - faces.WIDTH * scale) / 2 if is_small(code) else 0.0
    face: Shape = Group(
        role="held", x=round(width / 2, 3), y=round(height - EDGE - below, 3),
        scale=round(scale, 4), shapes=faces.card(code),
    )  # fmt: skip
    return Scene(
        width=round(width, 3), height=round(height, 3), title=label, description="",
        shapes=(face,), lang=lang,
    )  # fmt: skip


def overlays(view: PetiteRegateView, lang: str) -> tuple[Overlay, ...]:
    """The zones of the other boats, the discard, and the cards that may still come."""
    pictures = (
        ("zones", over.zones(view)),
        ("discard", spread.discard(view, lang)),
        ("unseen", spread.unseen(view, lang)),
    )
    return tuple(
        Overlay(
            id,
            label := TEXTS.sentence(f"overlay.{id}", lang),
            board_scene(view, lang, label, shapes),
            covers=id != "zones",
        )
        for id, shapes in pictures
    )
