"""Moments of studies as files hold them: what is seen, what every choice brings, what is refused.

In a file every drawing is a number in `scenes`, where a scene has its shapes as numbers in
`shapes`: the boards of neighbouring moves have nearly everything in common. A moment goes by all
that was played since the beginning (`key`); `moments` are those in which something can be chosen,
`after` has how it looks after a move from which nothing more is to be chosen.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import product

from orjson import Fragment

from ...engine.answers import Point
from ...engine.game import Game, Json
from ...engine.scene import Circle, Group, Scene, Shape
from ...engine.texts import LANGUAGES
from ...play.race import Race
from ..encoding import json_bytes, json_text
from ..views import position
from . import study
from .study import Played, Told

_RECENT = 10_000
"""How many shapes are remembered, at most, so that they need not be written again."""
REACH = 3
"""Clicks are answered up to this far from whoever is to move; a unit is the length of a step."""


class Pool:
    """The scenes of a file; one that was there before gets the same number again."""

    def __init__(self) -> None:
        self.shapes: dict[str, int] = {}
        self.scenes: dict[str, int] = {}
        self._recent: dict[int, tuple[Shape, int]] = {}
        """Shapes and their numbers by identity: what a move leaves alone is the same object."""

    def number(self, scene: Json | Scene | None) -> int | None:
        """The number of a scene."""
        if scene is None:
            return None
        if isinstance(scene, Scene):
            numbers = [self._drawn(shape) for shape in scene.shapes]
            plain = replace(scene, shapes=()).to_json()
        else:
            numbers, plain = [self._written(shape) for shape in scene["shapes"]], scene
        return self.scenes.setdefault(json_text({**plain, "shapes": numbers}), len(self.scenes))

    def _drawn(self, shape: Shape) -> int:
        found = self._recent.get(id(shape))
        if found is None:
            if len(self._recent) >= _RECENT:
                self._recent.clear()
            # Kept together with the shape, so that no other can be given its identity.
            found = self._recent[id(shape)] = shape, self._written(shape.to_json())
        return found[1]

    def _written(self, shape: Json) -> int:
        return self.shapes.setdefault(json_text(shape), len(self.shapes))

    def json(self) -> dict[str, object]:
        """All shapes and scenes, to be written as JSON."""
        return {
            "shapes": [Fragment(shape) for shape in self.shapes],
            "scenes": [Fragment(scene) for scene in self.scenes],
        }


def key(actions: Sequence[str]) -> str:
    """What a moment goes by: all that was played since the beginning."""
    return "\n".join(actions)


def tell(race: Race, action: str) -> Told:
    """Play an action; what is told of it."""
    seat = race.to_move if race.to_move in race.seats else None
    return Told(action, seat, race.tell(action))


class Moments:
    """The moments of a study in several languages; positions are played once for all of them."""

    def __init__(self, pools: dict[str, Pool]) -> None:
        self._pools = pools
        self._moments: dict[str, dict[str, object]] = {lang: {} for lang in pools}
        self._after: dict[str, dict[str, object]] = {lang: {} for lang in pools}

    def __contains__(self, actions: Sequence[str]) -> bool:
        """Whether it is known how it looks after these actions."""
        first = next(iter(self._pools))
        return key(actions) in self._moments[first] or key(actions) in self._after[first]

    def add(self, actions: Sequence[str], played: Played, foreseen: Iterable[str] = ()) -> None:
        """A moment in which something can be chosen; some choices with what they would bring."""
        race, seat = played.views.race, played.seat
        clicks, foreseen = _clicks(played), list(foreseen)
        for lang, pool in self._pools.items():
            answer = _numbered(json.loads(study.shown(played, lang)), pool)
            greyed = [one["action"] for one in answer["sight"]["refused"]]
            self._moments[lang][key(actions)] = {
                "answer": answer,
                "refusals": {
                    action: position.why_not(played.views, seat, action, lang) for action in greyed
                },
                "clicks": _answered(clicks, race.game, lang),
                "previews": {action: _preview(played, action, pool, lang) for action in foreseen},
            }

    def add_after(self, actions: Sequence[str], after: Played, told: Told) -> None:
        """How it looks after a move: a picture and words, without what could follow."""
        race, view = after.views.race, after.views.view(after.seat)
        for lang, pool in self._pools.items():
            self._after[lang][key(actions)] = {
                "entry": told.worded(race, lang),
                "seat": after.seat,
                "to_move": race.to_move,
                "over": race.over,
                "prompt": race.game.table.prompt(view, lang),
                "board": pool.number(race.game.drawing.board(view, lang)),
                "instruments": pool.number(race.game.drawing.instruments(view, lang)),
            }

    def in_language(self, lang: str) -> dict[str, object]:
        """All of them, as a file holds them."""
        return {"moments": self._moments[lang], "after": self._after[lang]}


def file(head: dict[str, object], pool: Pool) -> bytes:
    """A file with its drawings, as JSON."""
    return json_bytes({**head, **pool.json()})


def _numbered(answer: Json, pool: Pool) -> Json:
    """A `StudyAnswer` in which every drawing is a number."""
    sight = answer["sight"]
    answer["ground"] = pool.number(answer["ground"])
    for name in ("board", "instruments", "standings"):
        sight[name] = pool.number(sight[name])
    for thing in (*sight["hand"], *sight["overlays"]):
        for name in ("picture", "over"):
            if name in thing:
                thing[name] = pool.number(thing[name])
    return answer


def _preview(played: Played, action: str, pool: Pool, lang: str) -> dict[str, object]:
    found = position.preview(played.views, played.seat, (action,), lang)
    return {**dict(found), "picture": pool.number(found.picture)}


def _clicks(played: Played) -> dict[str, object] | None:
    """What clicks around whoever is to move mean: the answers, and which of them each place gets.

    The places are a square around x, y, row by row, each the letter of an answer.
    """
    race, game = played.views.race, played.views.race.game
    if played.seat is None or race.to_move != played.seat:
        return None
    view = played.views.view(played.seat)
    drawn = (one for one in game.drawing.board(view, LANGUAGES[0]).shapes if one.id == "on-move")
    here = next(drawn, None)
    if not isinstance(here, Circle | Group):
        return None
    answers: dict[str, int] = {}
    places = ""
    for down, across in product(range(-REACH, REACH + 1), repeat=2):
        found = game.table.meant(view, Point(here.x + across, here.y + down))
        pieces = [] if found.action is None else game.table.blockers(view, found.action)
        answer = {"actions": found.actions, "rule": found.rule, "pieces": pieces}
        places += chr(ord("A") + answers.setdefault(json_text(answer), len(answers)))
    told = [json.loads(answer) for answer in answers]
    return {"x": here.x, "y": here.y, "reach": REACH, "places": places, "answers": told}


def _answered(found: Json | None, game: Game, lang: str) -> dict[str, object] | None:
    """The same, with the referee's words for each answer."""
    if found is None:
        return None
    answers = [
        {**one, "message": game.texts.reason(one["rule"], lang) if one["rule"] else ""}
        for one in found["answers"]
    ]
    return {**found, "answers": answers}
