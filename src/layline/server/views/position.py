"""What a position looks like from a seat, and what the referee answers there.

Everything here comes from `PositionViews.view(seat)` and from what the game makes of a view, so
nothing the seat may not know can get out. Tables (`views.table`) and studies (`learning.study`)
are both made of it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import replace
from functools import cached_property, lru_cache
from typing import Any

from ...engine.answers import Meaning, Moment, OptionValues, Point, Suggestions
from ...engine.events import Event
from ...engine.game import Game
from ...engine.texts import UnknownText
from ...engine.view import View
from ...games import find_game
from ...play.race import Race
from ..language import TEXTS
from ..refusals import Refusal, said
from ..schemas.answers import Meant, Preview, WhyNot
from ..schemas.views import Choice, KnownChoice, Outlook, Sentence, Setback

AView = View[Any]
"""The view of whichever game is played."""


class PositionViews:
    """A position and what is to be seen from each seat; what the seats share is made once."""

    def __init__(self, race: Race, seq: int) -> None:
        self.race = race
        self.seq = seq
        # A spectator's view first: what the seats share is made from it.
        self._views: dict[str | None, AView] = {None: race.view()}

    def view(self, seat: str | None) -> AView:
        """All that a seat may know (None: a spectator)."""
        if seat not in self._views:
            self._views[seat] = self.race.view(seat)
        return self._views[seat]

    @cached_property
    def may_retire(self) -> frozenset[str]:
        """The seats that may retire now, with one of their pieces at least."""
        race, rules, seats = self.view(None).race, self.race.game.rules, self.race.seats
        pieces = range(len(self.race.pieces))
        owners = {rules.owner(race, one) for one in pieces if rules.may_retire(race, one) == 0}
        return frozenset(seats[owner] for owner in owners if owner >= 0)


def seen(
    views: PositionViews,
    seat: str | None,
    lang: str,
    decides: bool,
    tempting: Iterable[str] = (),
) -> Outlook:
    """What a seat sees of a position.

    Only for whoever `decides` there is something to choose from. Actions that are `tempting` but
    forbidden are shown as refused beside those that the game names.
    """
    race, view = views.race, views.view(seat)
    table, drawing = race.game.table, race.game.drawing
    return Outlook(
        seat=seat,
        to_move=race.to_move,
        over=race.over,
        prompt=table.prompt(view, lang),
        choices=_choices(race.game, view, lang) if decides else (),
        refused=_refused(race.game, view, lang, tempting) if decides else (),
        facts=view.shared(table.facts, lang),
        offer=table.offer(view, lang) if decides else None,
        dues=table.dues(view, lang),
        hand=table.hand(view, lang),
        amounts=table.amounts(view, lang) if decides else (),
        overlays=table.overlays(view, lang),
        shortcuts=table.shortcuts(view, lang) if decides else (),
        ranking=view.shared(table.ranking, lang),
        standings=view.shared(drawing.standings, lang),
        stage_end=view.shared(race.game.results.stage_end, lang),
        ending=view.shared(race.game.results.ending, lang),
        board=drawing.board(view, lang),
        instruments=view.shared(drawing.instruments, lang),
    )


def suggested(views: PositionViews, seat: str | None, lang: str) -> Suggestions | None:
    """Good choices for whoever decides, where the game proposes some."""
    return views.race.game.table.suggestions(views.view(seat), lang)


def described(views: PositionViews, seat: str | None, lang: str) -> str:
    """A position in words, for those who would rather read it, or cannot see it."""
    return views.race.game.table.describe(views.view(seat), lang)


def awaiting(sight: Outlook, what: str) -> Outlook:
    """The same while something other than a decision of the race is awaited: `what` says what."""
    return replace(sight, to_move=None, prompt=what)


def lines(game: Game, told: Iterable[Event], lang: str, options: OptionValues) -> list[Sentence]:
    """Events as sentences of a race with these options, each with its rule."""
    sentence = game.events.sentence
    return [Sentence(rule=event.rule_id, text=sentence(event, lang, options)) for event in told]


def named(race: Race, text: str, lang: str) -> list[Sentence]:
    """What is played in a position, for the log, where nothing more is to be told of it.

    What is hidden while the race lasts has no name.
    """
    if race.game.codec.shown(text) != text:
        return []
    return [Sentence(rule="", text=race.game.table.label(race.view(), text, lang))]


def heading(game: Game, when: Moment, several: bool, lang: str) -> str:
    """The part of a race that a moment belongs to; `several` stages are told apart."""
    return _heading(game.id, when.stage if several else None, when.round, lang)


@lru_cache(maxsize=1024)
def _heading(game_id: str, stage: int | None, round: int, lang: str) -> str:
    game = find_game(game_id)
    told = _own(game, "replay.round", lang, round)
    if stage is None:
        return told
    part = _own(game, "results.stage", lang, stage)
    return TEXTS.sentence("replay.heading", lang, stage=part, round=told)


def _own(game: Game, key: str, lang: str, n: int) -> str:
    """A sentence in the game's own words, if it has any; else in ours."""
    try:
        return game.texts.sentence(key, lang, n=n)
    except UnknownText:
        return TEXTS.sentence(key, lang, n=n)


def setbacks(
    game: Game,
    told: Iterable[Event],
    owners: Sequence[str | None],
    lang: str,
    options: OptionValues,
) -> list[Setback]:
    """What events cost which seats, in words to them; `owners` are the seats of the pieces."""
    found = []
    for event in told:
        said = game.events.setback(event, lang, options)
        for seat in dict.fromkeys(owners[piece] for piece in event.bearers):
            if said is not None and seat is not None:
                found.append(Setback(seat=seat, **said._asdict()))
    return found


def _choices(game: Game, view: AView, lang: str) -> tuple[Choice, ...]:
    varies_with = game.table.choices_vary_with(view)
    if varies_with is None:
        return tuple(_choice(game, view, action, lang) for action in view.choices)
    known = _known_choices(game.id, varies_with, lang)
    for action in view.choices:
        if action not in known:
            known[action] = KnownChoice.of(_choice(game, view, action, lang))
    return tuple(known[action] for action in view.choices)


def _choice(game: Game, view: AView, action: str, lang: str) -> Choice:
    table = game.table
    label, target = table.label(view, action, lang), table.target(view, action)
    return Choice(action, label, target, _group(game.id, action, lang))


def _refused(game: Game, view: AView, lang: str, tempting: Iterable[str]) -> tuple[Choice, ...]:
    named = game.table.refused(view)
    told = [_greyed(game, view, action, lang) for action in named]
    told += [_tempting(game, view, action, lang) for action in tempting if action not in named]
    return tuple(told)


def _greyed(game: Game, view: AView, action: str, lang: str) -> Choice:
    said = game.table.label(view, action, lang)
    return Choice(action, said, None, _group(game.id, action, lang))


def _tempting(game: Game, view: AView, action: str, lang: str) -> Choice:
    """An action that may be far from possible: what has no words here is called by its notation."""
    try:
        return _greyed(game, view, action, lang)
    except (KeyError, ValueError):
        return Choice(action, action, None, "")


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
    found = game.table.meant(view, Point(x, y))
    if found.rule is None:
        return Meant(actions=list(found.actions), action=None, rule=None, message="", pieces=[])
    pieces = [] if found.action is None else game.table.blockers(view, found.action)
    return Meant(
        actions=[],
        action=_asked_about(views.race, found),
        rule=found.rule,
        message=game.texts.reason(found.rule, lang),
        pieces=pieces,
    )


def _asked_about(race: Race, click: Meaning) -> str | None:
    """The action that a click asks about; a leg that is allowed may only not lead so far."""
    action = click.action
    if action is None or not race.is_action(action):
        return None
    forbids = race.why_not(action)
    return action if forbids is not None and forbids.rule == click.rule else None


def preview(views: PositionViews, seat: str | None, actions: tuple[str, ...], lang: str) -> Preview:
    """What a choice would bring, up to the next chance; or several, if a shortcut has them."""
    game, view = views.race.game, views.view(seat)
    action, *then = actions
    if action not in view.choices:
        must_be_allowed(views, seat, action)
        # Allowed, but no choice: to retire is a command of the table.
        raise Refusal("malformed", text=said("refused.no_choice", action=action))
    if then and all(one.actions != actions for one in game.table.shortcuts(view, lang)):
        raise Refusal("malformed", text=said("refused.no_choice", action=then[0]))
    if then:
        found = game.table.preview_shortcut(view, actions, lang)
    else:
        found = game.table.preview(view, action, lang)
    notes = [Sentence(rule=note.rule, text=note.text) for note in found.notes]
    return Preview(
        action=action,
        path=found.path,
        ends_turn=found.ends_turn,
        lines=lines(game, found.events, lang, views.race.options) + notes,
        warnings=found.warnings,
        odds=found.odds,
        picture=found.picture,
    )


def reason(views: PositionViews, seat: str | None, action: str, lang: str) -> str:
    """Why a choice looks good, in one sentence: the game's own, or the one for all games."""
    table, view = views.race.game.table, views.view(seat)
    found = table.suggestions(view, lang)
    for one in () if found is None else found.best:
        if one.action == action:
            return one.why
    return table.why(view, action, lang) or TEXTS.sentence("answer.hint", lang)


@lru_cache(maxsize=64)
def _known_choices(game: str, varies_with: Hashable, lang: str) -> dict[str, KnownChoice]:
    """Choices by their actions, where these say it all (`AtTable.choices_vary_with`)."""
    return {}


@lru_cache(maxsize=4096)
def _group(game: str, action: str, lang: str) -> str:
    return find_game(game).table.group(action, lang)
