"""What a position looks like from a seat, and what the referee answers there.

Everything here comes from `PositionViews.view(seat)` and from what the game makes of a view, so
nothing can leave that the seat may not know. Tables (`views.table`) and studies (`learning.study`)
are both made of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from typing import Any

from orjson import Fragment

from ...engine.events import Event
from ...engine.game import Game, Json
from ...engine.scene import Scene
from ...engine.view import View
from ...games import find_game
from ...play.race import Race
from ..encoding import json_bytes
from ..language import TEXTS
from ..refusals import Refusal, said
from ..schemas.answers import Meant, Odd, Preview, Warning, WhyNot
from ..schemas.views import Line


class PositionViews:
    """A position and what is to be seen from each seat; what the seats share is made once."""

    def __init__(self, race: Race, seq: int) -> None:
        self.race = race
        self.seq = seq
        self._views: dict[str | None, View[Any]] = {}
        self._drawn: dict[int, tuple[Scene, Fragment]] = {}

    def view(self, seat: str | None) -> View[Any]:
        """All that a seat may know (None: a spectator)."""
        if seat not in self._views:
            self._views[seat] = self.race.view(seat)
        return self._views[seat]

    @cached_property
    def may_retire(self) -> frozenset[str]:
        """The seats that may retire now."""
        return frozenset(seat for seat in self.race.seats if self.race.retirements(seat))

    def drawn(self, scene: Scene) -> Fragment:
        """A scene as JSON; a game that gives several seats the very same one pays once."""
        found = self._drawn.get(id(scene))
        if found is None:
            found = self._drawn[id(scene)] = (scene, Fragment(json_bytes(scene.to_json())))
        return found[1]


def seen(
    views: PositionViews,
    seat: str | None,
    lang: str,
    decides: bool,
    waiting: str | None = None,
    tempting: Iterable[str] = (),
) -> Json:
    """What a seat sees of a position: an `Outlook`, to be written as JSON.

    Only for whoever `decides` there is something to choose from. While something else is awaited
    than a decision of the race, `waiting` says what. Actions that are `tempting` but forbidden are
    shown as refused beside those that the game names.
    """
    game, race, view = views.race.game, views.race, views.view(seat)
    return {
        "seat": seat,
        "to_move": race.to_move if waiting is None else None,
        "over": race.over,
        "prompt": game.table.prompt(view, lang) if waiting is None else waiting,
        "description": game.table.describe(view, lang),
        "choices": _choices(game, view, lang) if decides else [],
        "refused": _refused(game, view, lang, tempting) if decides else [],
        "facts": game.table.facts(view, lang),
        "offer": game.table.offer(view, lang) if decides else None,
        "hand": [_plain(card) for card in game.table.hand(view, lang)],
        "amounts": game.table.amounts(view, lang) if decides else [],
        "overlays": [{"on": False} | _plain(one) for one in game.table.overlays(view, lang)],
        "shortcuts": game.table.shortcuts(view, lang) if decides else [],
        "standings": _drawn(game.drawing.standings(view, lang)),
        "ranking": game.table.ranking(view, lang),
        "board": views.drawn(game.drawing.board(view, lang)),
        "instruments": views.drawn(game.drawing.instruments(view, lang)),
    }


def lines(game: Game, told: Iterable[Event], lang: str, options: Mapping[str, Any]) -> list[Line]:
    """Events as sentences of a race with these options, each with its rule."""
    sentence = game.events.sentence
    return [Line(rule=event.rule_id, text=sentence(event, lang, options)) for event in told]


def named(race: Race, text: str, lang: str) -> list[Line]:
    """What is played in a position, for the log, where nothing more is to be told of it.

    What is hidden while the race lasts has no name.
    """
    if race.game.codec.shown(text) != text:
        return []
    return [Line(rule="", text=race.game.table.label(race.view(), text, lang))]


def _choices(game: Game, view: View[Any], lang: str) -> list[Json]:
    return [
        {
            "action": target["action"],
            "label": game.table.label(view, target["action"], lang),
            "target": _place(target),
            "group": _group(game.id, target["action"], lang),
        }
        for target in game.targets(view)
    ]


def _refused(game: Game, view: View[Any], lang: str, tempting: Iterable[str]) -> list[Json]:
    named = game.table.refused(view)
    told = [_greyed(game, view, action, lang) for action in named]
    return told + [
        _tempting(game, view, action, lang) for action in tempting if action not in named
    ]


def _greyed(game: Game, view: View[Any], action: str, lang: str) -> Json:
    return {
        "action": action,
        "label": game.table.label(view, action, lang),
        "target": None,
        "group": _group(game.id, action, lang),
    }


def _tempting(game: Game, view: View[Any], action: str, lang: str) -> Json:
    """An action that may be far from possible: what has no words here is called by its notation."""
    try:
        return _greyed(game, view, action, lang)
    except (KeyError, ValueError):
        return {"action": action, "label": action, "target": None, "group": ""}


# Questions to the referee, answered from the view of the seat that decides.


def must_be_allowed(views: PositionViews, seat: str | None, action: str) -> None:
    """Refuse an action that may not be played, with the rule and what stands in the way."""
    race, game = views.race, views.race.game
    if not race.is_action(action):
        text = said("refused.no_action", action=action, game=game.name)
        raise Refusal("malformed", text=text)
    forbids = race.why_not(action)
    if forbids is not None:
        pieces = game.table.blockers(views.view(seat), action)
        raise Refusal("illegal", rule=forbids.rule, pieces=pieces, text=forbids.reason)


def why_not(views: PositionViews, seat: str | None, action: str, lang: str) -> WhyNot:
    """Why something may not be played."""
    try:
        must_be_allowed(views, seat, action)
    except Refusal as refusal:
        return why_not_at_all(refusal, lang)
    allowed = TEXTS.sentence("answer.allowed", lang)
    return WhyNot(allowed=True, rule=None, message=allowed, pieces=[])


def why_not_at_all(refusal: Refusal, lang: str) -> WhyNot:
    """A refusal as an answer."""
    return WhyNot(
        allowed=False,
        rule=refusal.rule,
        message=refusal.message(lang),
        pieces=list(refusal.pieces),
    )


def meant(views: PositionViews, seat: str | None, x: float, y: float, lang: str) -> Meant:
    """What a click on the board means."""
    game, view = views.race.game, views.view(seat)
    found = game.table.meant(view, {"x": x, "y": y})
    answer = Meant(actions=found["actions"], rule=None, message="", pieces=[])
    if not answer.actions:
        answer.rule = found["rule"]
        answer.message = game.texts.reason(found["rule"], lang)
        if found["action"] is not None:
            answer.pieces = game.table.blockers(view, found["action"])
    return answer


def preview(views: PositionViews, seat: str | None, action: str, lang: str) -> Preview:
    """What a choice would bring, up to the next chance."""
    game, view = views.race.game, views.view(seat)
    if action not in view.choices:
        must_be_allowed(views, seat, action)
        # Allowed, but no choice: to retire is a command of the table.
        raise Refusal("malformed", text=said("refused.no_choice", action=action))
    found = game.table.preview(view, action)
    notes = [Line(rule=note["rule"], text=game.remark(note, lang)) for note in found["notes"]]
    warnings = [
        Warning(rule=one["rule"], text=game.remark(one, lang), pieces=one["pieces"])
        for one in found["warnings"]
    ]
    return Preview(
        action=action,
        path=[(x, y) for x, y in found["path"]],
        ends_turn=found["ends_turn"],
        lines=lines(game, found["events"], lang, views.race.options) + notes,
        warnings=warnings,
        odds=[_odd(game, one, lang) for one in found.get("odds", [])],
        picture=_drawn(found.get("picture")),
    )


def _odd(game: Game, odd: Json, lang: str) -> Odd:
    return Odd(text=game.remark(odd, lang), ways=odd["ways"], of=odd["of"], tone=odd["tone"])


def _plain(thing: Json) -> Json:
    """A card or overlay with its scenes as JSON."""
    return {
        name: value.to_json() if isinstance(value, Scene) else value
        for name, value in thing.items()
    }


def _drawn(scene: Scene | None) -> Json | None:
    return None if scene is None else scene.to_json()


@lru_cache(maxsize=4096)
def _group(game: str, action: str, lang: str) -> str:
    return find_game(game).table.group(action, lang)


def _place(target: Json) -> Json | None:
    """Where a choice is picked on the board, if it is."""
    if target["kind"] == "button":
        return None
    return {name: value for name, value in target.items() if name != "action"}
