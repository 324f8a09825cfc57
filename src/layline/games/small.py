"""What a small game need not write itself: turns, notation, positions, words, targets, previews.

`small_game` makes a `Game` of a few rules, lists and drawings, for games in which nothing is hidden
and each turn is a chance result followed by one decision, both a handful of fixed words. A game
that outgrows one of the parts replaces it: `dataclasses.replace(GAME, label=...)`.
docs/adding-a-game.md builds one step by step.

The record of its race has the fields that `small_rules` works with; everything else is its own. A
field that is called like an option begins with the option's value.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from ..engine.events import Event, EventTable, Piece, event
from ..engine.game import Game, Json, Rules
from ..engine.log import empty_log, read_log
from ..engine.record_json import read_into, written
from ..engine.records import fields
from ..engine.rules import CHANCE, OVER
from ..engine.scene import Circle, Scene, Shape, Text
from ..engine.texts import Texts
from ..engine.view import Situation, Still, View
from .small_rules import COMMON, HOME, NoScratch, observer, of_the_game

LETTERS = "ABCDEFGHI"
REACH = 0.75
"""A click this near to a target means it, in units of the board."""
ON_HER = 0.6
"""What would be picked nearer than this to the piece itself is picked with a button."""

Spot = Callable[[Json, int, str | None], tuple[float, float] | None]
"""Where on the board a seat's choice is picked (None: with a button); with no choice, its piece."""


class SmallOptions(BaseModel):
    """Options of whole numbers, words and switches; give each a default and its limits."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    players: int = Field(default=2, ge=2, le=4)

    def to_json(self) -> Json:
        """The options as JSON."""
        return self.model_dump(mode="json")


@dataclass(frozen=True)
class SmallNotation:
    """The notation at one table: fixed words for actions and results."""

    game: SmallGame
    options: Any

    def action_text(self, race: Any, action: int) -> str:
        """The word of a decision."""
        return self.game.actions[action]

    def action_number(self, race: Any, text: str) -> int | None:
        """The number of a decision's word."""
        return _place(self.game.actions, text)

    def outcome_text(self, race: Any, outcome: tuple[int, ...]) -> str:
        """The word of a chance result."""
        return self.game.results[outcome[0]]

    def outcome_numbers(self, race: Any, text: str) -> tuple[int, ...] | None:
        """The number of a chance result's word."""
        found = _place(self.game.results, text)
        return None if found is None else (found,)

    def is_action(self, race: Any, text: str) -> bool:
        """Whether a text is an action or a chance result."""
        return text in self.game.actions or text in self.game.results

    def no_action(self, race: Any, text: str) -> int:
        """The rule by which a text that is no action is refused."""
        return self.game.turns_rule

    def seat_name(self, seat: int) -> str:
        """A, B, C ... in seat order."""
        return LETTERS[seat]

    def position(self, race: Any) -> Json:
        """The options, who decides, and every number of the record."""
        decides = self.game.rules.actor(race)
        named = {CHANCE: "chance", OVER: None}
        return {
            "game": self.game.id,
            "version": 1,
            "options": self.options.to_json(),
            "to_move": named[decides] if decides in named else LETTERS[decides],
            **written(race),
        }

    def derived(self, race: Any, choices: list[int]) -> Json:
        """Nothing is derived."""
        return {}


@dataclass(frozen=True)
class SmallGame:
    """The parts of a small game, and all that follows from them."""

    id: str
    name: str
    prefix: str
    turns_rule: int
    actions: Sequence[str]
    results: Sequence[str]
    events: EventTable
    rules: Rules
    race: type
    options: type[SmallOptions]
    texts: Texts
    size: tuple[float, float]
    ground: Sequence[Shape]
    board: Callable[[Json], Sequence[Shape]]
    spot: Spot

    # Positions.

    def new(self, options: Any) -> Any:
        """A race at its beginning."""
        race: Any = self.race()
        for field in fields(self.race):
            if field.name in self.options.model_fields:
                setattr(race, field.name, getattr(options, field.name))
        return race

    def load(self, position: Json) -> tuple[Any, Any, bool]:
        """Read a position; what is left out is as in a new race."""
        options = self.options.model_validate(position.get("options", {}))
        race = self.new(options)
        given = {key: position[key] for key in position if key not in _HEAD}
        read_into(race, given, "position")
        return options, race, False

    # Words.

    def label(self, view: View[Any], action: str, lang: str) -> str:
        """`actions.<action>`; a chance result is its own label."""
        if action in self.results:
            return action
        return self.texts.sentence(f"actions.{_key(action)}", lang)

    def group(self, action: str, lang: str) -> str:
        """`group`: one heading for all."""
        return self.texts.sentence("group", lang)

    def prompt(self, view: View[Any], lang: str) -> str:
        """`prompt.play`, `prompt.chance` or `prompt.over`."""
        who = view.position["to_move"]
        kind = {"chance": "chance", None: "over"}.get(who, "play")
        return self.texts.sentence(f"prompt.{kind}", lang, who=who)

    def facts(self, view: View[Any], lang: str) -> list[Json]:
        """How each seat stands: `status.afloat`, `status.out` or `status.won`, with its numbers."""
        position = view.position
        told: list[Json] = []
        for n, seat in enumerate(LETTERS[: position["players"]]):
            won = position["phase"] == HOME and position["mover"] == n
            status = "out" if position["out"][n] else "won" if won else "afloat"
            own = {name: many[n] for name, many in position.items() if isinstance(many, list)}
            words = self.texts.sentence(f"status.{status}", lang, **own)
            told.append({"seat": seat, "name": seat, "status": words, "facts": []})
            told[-1] |= {"place": 1 if won else None, "points": None}
        return told

    def describe(self, view: View[Any], lang: str) -> str:
        """What is awaited, then how each seat stands."""
        lines = [f"{one['seat']}: {one['status']}" for one in self.facts(view, lang)]
        return "\n".join([self.prompt(view, lang), *lines])

    def text_board(self, view: View[Any]) -> str:
        """The same in a terminal."""
        return self.describe(view, "en")

    # Pictures.

    def scene(self, view: View[Any], lang: str, tall: bool = False) -> Scene:
        """Ground and board in one."""
        return self._picture(view, lang, (*self.ground, *self._lit(view)))

    def under(self, view: View[Any], lang: str) -> Scene:
        """The ground."""
        return self._picture(view, lang, self.ground)

    def over(self, view: View[Any], lang: str) -> Scene:
        """The board, with a patch of light under whoever is to move."""
        return self._picture(view, lang, self._lit(view))

    def _lit(self, view: View[Any]) -> list[Shape]:
        shapes, here = [*self.board(view.position)], self._spot(view, None)
        if here is None or any(shape.id == "on-move" for shape in shapes):
            return shapes
        return [Circle(role="on-move", id="on-move", x=here[0], y=here[1], r=0.6), *shapes]

    def _picture(self, view: View[Any], lang: str, shapes: Sequence[Shape]) -> Scene:
        width, height = self.size
        return Scene(
            width=width,
            height=height,
            title=self.name,
            description=self.describe(view, lang),
            shapes=tuple(shapes),
            lang=lang,
        )

    def instruments(self, view: View[Any], lang: str) -> Scene:
        """`instruments`, a sentence about the position."""
        said = self.texts.sentence("instruments", lang, **view.position)
        text = Text(role="label", x=2.5, y=1.1, text=said, size=0.8, anchor="middle", width=4.8)
        return Scene(
            width=5, height=1.6, title=self.name, description=said, shapes=(text,), lang=lang
        )

    def shelf(self, lang: str) -> Scene:
        """A new race."""
        options = self.options()
        still = Still(SmallNotation(self, options), self.new(options))
        return self.scene(View(Situation(still), None), lang)

    # Pointing.

    def targets(self, view: View[Any]) -> list[Json]:
        """A point for each choice that has a spot, a button for the others."""
        places = [(action, self._spot(view, action)) for action in view.choices]
        return [
            {
                "action": action,
                "kind": "button" if at is None else "point",
                "x": None if at is None else at[0],
                "y": None if at is None else at[1],
                "angle": None,
                "sign": "",
                "tone": "plain",
            }
            for action, at in places
        ]

    def _spot(self, view: View[Any], action: str | None) -> tuple[float, float] | None:
        who = view.position["to_move"]
        if who in (None, "chance"):
            return None
        here = self.spot(view.position, LETTERS.index(who), None)
        if action is None:
            return here
        at = self.spot(view.position, LETTERS.index(who), action)
        # A click on one's own piece plays nothing: what leaves it where it is has no place.
        on_her = at is not None and here is not None and math.dist(at, here) < ON_HER
        return None if on_her else at

    def meant(self, view: View[Any], where: Json) -> Json:
        """The choices whose spots are near."""
        near = [
            target["action"]
            for target in self.targets(view)
            if target["kind"] == "point"
            and math.dist((target["x"], target["y"]), (where["x"], where["y"])) <= REACH
        ]
        rule = None if near else f"{self.prefix}-{self.turns_rule:02d}"
        return {"actions": near, "action": None, "rule": rule}

    def refused(self, view: View[Any]) -> list[str]:
        """What whoever decides may not do now."""
        if view.position["to_move"] != view.seat or view.seat is None:
            return []
        return [action for action in self.actions if action not in view.choices]

    def blockers(self, view: View[Any], action: str) -> list[str]:
        """Nothing on the board stands in the way."""
        return []

    def preview(self, view: View[Any], action: str) -> Json:
        """Play it on a copy: what happens, and where it leads."""
        race, log = view.trial(), empty_log(_ROOM)
        self.rules.play(race, list(self.actions).index(action), log, NoScratch())
        here, there = self._spot(view, None), self._spot(view, action)
        return {
            "action": action,
            "path": [at for at in (here, there) if at is not None] if there else [],
            "ends_turn": True,
            "events": self.events.told(read_log(log)),
            "notes": [],
            "warnings": [],
        }

    def remark(self, note: Json, lang: str) -> str:
        """The reason of the rule it names."""
        return self.texts.reason(note["rule"], lang)


_HEAD = ("game", "version", "options", "to_move")
_ROOM = 64


def small_game(
    package: str,
    *,
    seats: range,
    quick: Json,
    rules: Mapping[str, Any],
    rule_numbers: Mapping[str, int],
    events: Sequence[str],
    options: type[SmallOptions] = SmallOptions,
    **parts: Any,
) -> Game:
    """A whole game, whose folder is this package.

    `rules` are its own `why_not`, `settle`, `play` and `worth`; `rule_numbers` say which of its
    rules is about `turns`, `winning` and `retiring`; `events` are the lines of what can happen,
    see `event_table`; for the other parts see `SmallGame`.
    """
    open_names = {
        "why_not": rules["why_not"],
        "worth": rules["worth"],
        "RETIRING": rule_numbers["retiring"],
        "WINNING": rule_numbers["winning"],
        "ACTIONS": len(parts["actions"]),
        "RESULTS": len(parts["results"]),
    }
    common = {function.__name__: of_the_game(function, open_names) for function in COMMON}
    observe, width = observer(parts["race"])
    whole = Rules(**common, **rules, observe=observe)
    spec = find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    texts = Texts(package)
    view = type("SmallView", (View,), {"game": parts["id"]})
    small = SmallGame(
        turns_rule=rule_numbers["turns"],
        options=options,
        events=event_table(parts["name"], parts["prefix"], events, texts),
        texts=texts,
        rules=whole,
        **parts,
    )
    return Game(
        id=small.id,
        name=small.name,
        prefix=small.prefix,
        version=1,
        seats=seats,
        seats_option="players",
        quick=quick,
        folder=Path(spec.origin).parent,
        race=small.race,
        scratch=NoScratch,
        rules=whole,
        most_actions=len(small.actions),
        most_choices=max(len(small.actions), len(small.results), width),
        most_events=_ROOM,
        observation=width,
        options=small.options,
        new=small.new,
        notation=lambda options: SmallNotation(small, options),
        load=small.load,
        same_turn=lambda race: False,
        view=view,
        scene=small.scene,
        ground=small.under,
        board=small.over,
        instruments=small.instruments,
        shelf=small.shelf,
        targets=small.targets,
        label=small.label,
        group=small.group,
        refused=small.refused,
        meant=small.meant,
        blockers=small.blockers,
        preview=small.preview,
        remark=small.remark,
        facts=small.facts,
        prompt=small.prompt,
        describe=small.describe,
        events=small.events,
        text_board=small.text_board,
        texts=small.texts,
    )


class Seat(Piece):
    """A seat, by its letter."""

    names = LETTERS


def event_table(name: str, prefix: str, lines: Sequence[str], texts: Texts) -> EventTable:
    """The events of a small game by their lines: those of every small game, then its own.

    What stands in braces is a whole number. The sentence of "to {n}" is `event.to`, by whatever
    rule it comes about.
    """
    base = type("SmallEvent", (Event,), {"prefix": prefix})
    kinds: list[
        type[Event]
    ] = []  # a class knows its descendants only as long as somebody else does, too
    for number, line in enumerate(("retires", "wins", *lines)):
        parts = dict.fromkeys(re.findall(r"\{(\w+)\}", line), int)
        kind = type(line, (base,), {"__annotations__": {"who": Seat | None, **parts}})
        key = _key(line.split(" ")[0])
        kinds.append(event(number, line, dict.fromkeys(range(1, 100), key))(kind))
    return EventTable(name, base, texts)


def _place(words: Sequence[str], text: str) -> int | None:
    return list(words).index(text) if text in words else None


def _key(action: str) -> str:
    return action.replace(" ", "_")
