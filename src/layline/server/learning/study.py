"""Studies: little races that nobody keeps. A position and what was played since, and what it shows.

The rulebook's boards, lessons and puzzles are made of these. A study has no table, no seats and no
memory: the page sends the whole of it each time, and gets what a table's visitor would see.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from orjson import Fragment

from ...bots import bot, bots
from ...engine.events import Event
from ...engine.game import Game
from ...play import library
from ...play.beginning import from_position
from ...play.errors import AmbiguousAction, IllegalAction, MalformedAction, RaceError
from ...play.race import Race
from ..catalogue.game_cards import game_named
from ..encoding import json_bytes, json_text
from ..refusals import Refusal, said
from ..schemas.answers import Meant, Preview, WhyNot
from ..schemas.questions import QuestionLink
from ..schemas.studies import AskAbout, AskWhere, Look, Study, StudyEntry
from ..views import position
from ..views.position import PositionViews
from . import questions

MOST_BY_THEMSELVES = 200
"""The most entries that chance and bots may add at once."""


# Answers.


@dataclass(frozen=True)
class Played:
    """A study that was played through: seen from a seat, with all that happened.

    `tempting` are actions that a scenario says are forbidden here, to be asked about.
    """

    views: PositionViews
    seat: str | None
    entries: list[Told]
    tempting: list[str]

    @property
    def decides(self) -> bool:
        """Whether whoever looks has something to choose; anybody may choose for chance."""
        return self.views.race.to_move in (self.seat, "chance")


def look(wish: Look, lang: str) -> str:
    """A `StudyAnswer`, as JSON."""
    return shown(_played(wish), lang, wish.ground)


def shown(played: Played, lang: str, known_ground: str | None = None) -> str:
    """What a study that was played through looks like: a `StudyAnswer`, as JSON."""
    race, game = played.views.race, played.views.race.game
    ground = json_bytes(game.drawing.ground(played.views.view(None), lang))
    name = hashlib.sha256(ground).hexdigest()[:20]
    opening = position.lines(game, race.step_to(0).happened, lang, race.options)
    seen = position.seen(played.views, played.seat, lang, played.decides, tempting=played.tempting)
    answer = {
        "actions": [entry.action for entry in played.entries],
        "opening": opening,
        "entries": [entry.worded(race, lang) for entry in played.entries],
        "draws": race.to_move == "chance",
        "ground_name": name,
        "sight": seen,
        "ground": None if name == known_ground else Fragment(ground),
    }
    return json_text(answer)


def why_not(wish: AskAbout, lang: str) -> WhyNot:
    """Why something may not be played."""
    played = _played(wish)
    return position.why_not(played.views, _decider(played), wish.action, lang)


def shared(wish: AskAbout) -> QuestionLink:
    """The link of a question about an action."""
    played = _played(wish)
    return questions.shared(played.views.race, _decider(played), wish.action)


def meant(wish: AskWhere, lang: str) -> Meant:
    """What a click on the board means."""
    played = _played(wish)
    return position.meant(played.views, _decider(played), wish.x, wish.y, lang)


def preview(wish: AskAbout, lang: str) -> Preview:
    """What a choice would bring, up to the next chance."""
    played = _played(wish)
    return position.preview(played.views, _decider(played), (wish.action,), lang)


def _decider(played: Played) -> str:
    """The seat that decides, which must be the one that is looked through."""
    to_move = played.views.race.to_move
    if to_move is None or to_move == "chance":
        raise Refusal("not_racing")
    if to_move != played.seat:
        raise Refusal("not_your_turn", to_move=to_move)
    return to_move


# Playing it through.


class Told(NamedTuple):
    """An entry of a study: what was played, by whom (None: chance), and what happened."""

    action: str
    seat: str | None
    events: tuple[Event, ...]

    def worded(self, race: Race, lang: str) -> StudyEntry:
        """The entry in words."""
        kind: Literal["action", "chance", "retire"] = "chance" if self.seat is None else "action"
        if self.action.startswith("retire "):
            kind = "retire"
        lines = position.lines(race.game, self.events, lang, race.options)
        return StudyEntry(kind=kind, seat=self.seat, action=self.action, lines=lines)


def _played(wish: Study) -> Played:
    game = game_named(wish.game)
    race = _begun(game, wish)
    for name in wish.bots.values():
        if name not in bots():
            known = ", ".join(bots())
            raise Refusal("unknown_bot", status=422, field="bots", bot=name, known=known)
    entries = [
        _entry(race, action, f"actions.{number}") for number, action in enumerate(wish.actions)
    ]
    if wish.seed is not None:
        entries += _by_themselves(race, wish)
    if wish.seat is not None and wish.seat not in race.seats:
        known = ", ".join(race.seats)
        raise Refusal("unknown_seat", status=422, field="seat", seat=wish.seat, known=known)
    tempting = [] if wish.scenario is None else forbidden(wish.scenario, wish.actions)
    return set_up(race, entries, tempting, wish.seat)


def set_up(
    race: Race, entries: list[Told], tempting: Iterable[str], seat: str | None = None
) -> Played:
    """A study of a race as it stands; without a seat, seen by whoever decides."""
    if seat is None and race.to_move in race.seats:
        seat = race.to_move
    asked = [one for one in tempting if race.is_action(one) and race.why_not(one) is not None]
    return Played(PositionViews(race, race.played), seat, entries, asked)


def forbidden(scenario: str, actions: Sequence[str]) -> list[str]:
    """What a scenario says is forbidden at this point of its story."""
    story: list[str] = []
    found: list[str] = []
    for step in library.find_scenario(scenario)["steps"]:
        if "play" in step:
            story.append(step["play"])
        if story == list(actions):
            found += [str(action) for action in step.get("illegal", {})]
    return found


def _begun(game: Game, wish: Study) -> Race:
    if (wish.scenario is None) == (wish.position is None):
        raise Refusal("study_start", status=422, field="position")
    seed = wish.seed or 0
    if wish.scenario is not None:
        if wish.scenario not in library.scenarios(game.id):
            raise Refusal(
                "unknown_scenario", status=404, field="scenario", game=game.name, id=wish.scenario
            )
        return from_position(library.start(wish.scenario), seed=seed)
    try:
        return from_position({**(wish.position or {}), "game": game.id}, seed=seed)
    except RaceError as error:
        raise Refusal("bad_position", status=422, field="position", why=str(error)) from None


def _entry(race: Race, action: str, field: str) -> Told:
    """Play what a study says was played; the referee refuses what cannot have been."""
    seat = race.to_move if race.to_move in race.seats else None
    try:
        told = race.tell(action)
    except IllegalAction as error:
        reason = race.game.texts.reason
        rule = error.rule
        raise Refusal(
            "illegal", status=422, field=field, rule=rule, text=lambda lang: reason(rule, lang)
        ) from None
    except AmbiguousAction:
        some = [choice for choice in race.choices() if choice.startswith(f"{action} ")]
        text = said("refused.ambiguous", action=action, some=", ".join(some[:6]))
        raise Refusal("ambiguous", status=422, field=field, text=text) from None
    except MalformedAction:
        text = said("refused.no_action", action=action, game=race.game.name)
        raise Refusal("malformed", status=422, field=field, text=text) from None
    return Told(action, seat, told)


def _by_themselves(race: Race, wish: Study) -> list[Told]:
    """What chance and bots play until somebody else decides."""
    entries: list[Told] = []
    while len(entries) < MOST_BY_THEMSELVES:
        if race.to_move == "chance":
            race.draw()
            entries.append(Told(race.last or "", None, race.happened))
        elif race.to_move in wish.bots:
            name = wish.bots[race.to_move]
            entries.append(_entry(race, bot(name, wish.seed or 0).choose(race), "bots"))
        else:
            break
    return entries
