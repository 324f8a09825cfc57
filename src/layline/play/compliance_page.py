"""The compliance suite, second part: what a page relies on when it shows a game and is clicked."""

from __future__ import annotations

import json
import math
from collections import Counter
from itertools import groupby
from typing import TYPE_CHECKING, Any

from ..engine.answers import Point, Shortcut
from ..engine.scene import Circle, Group, Scene, Shape
from ..engine.view import View
from .beginning import validated
from .errors import BadOptions

if TYPE_CHECKING:
    from .compliance import Trial

SAMPLE = 4
"""How many choices of a position are clicked and previewed."""

ON_HER = 0.6
"""A target nearer than this to the piece on move lies on it: a mouse cannot tell them apart."""

ON_A_PIECE = 1.5
"""A click further than this from everything with an id is on the open board."""


def check_shelf(trial: Trial) -> None:
    """The game can be put on a shelf: a picture, a line or two, a race to play at once."""
    game = trial.game
    for lang in game.texts.languages:
        shelf = game.drawing.shelf(lang)
        trial.check(bool(shelf.shapes), "there is a picture for the shelf")
        check_shapes(trial, shelf)
        for key in ("shelf.tagline", "shelf.length"):
            trial.check(bool(game.texts.sentence(key, lang)), f"the texts have {key}")
    try:
        options = validated(game, game.quick.options)
    except BadOptions as error:
        trial.check(False, f"the quick race has options of the game ({error})")
    seats = getattr(options, game.seats_option)
    trial.check(len(game.quick.bots) == seats - 1, "the quick race has bots for all but one")


def check_page(trial: Trial, view: View[Any]) -> None:
    """Pictures, targets, words, clicks and previews of a view agree with each other."""
    pieces = check_pictures(trial, view)
    check_words(trial, view)
    check_targets(trial, view, pieces)
    check_refusals(trial, view, pieces)
    check_extras(trial, view, pieces)
    for action in trial.chance.sample(view.choices, min(SAMPLE, len(view.choices))):
        if trial.race.to_move == "chance":
            break
        check_preview(trial, view, action, pieces)
        trial.check(
            not trial.game.table.blockers(view, action), f"nothing is in the way of {action!r}"
        )


def check_pictures(trial: Trial, view: View[Any]) -> set[str]:
    """Ground and board fit on each other; the ids of their shapes."""
    game, names = trial.game, Counter[str]()
    for lang in game.texts.languages:
        ground, board = game.drawing.ground(view, lang), game.drawing.board(view, lang)
        shared = view.shared(game.drawing.instruments, lang)
        same = game.drawing.instruments(view, lang) == shared
        trial.check(same, "the instruments are the same for all")
        same = game.drawing.standings(view, lang) == view.shared(game.drawing.standings, lang)
        trial.check(same, "the standings are the same for all")
        standings = game.drawing.standings(view, lang)
        for one in (game.drawing.scene(view, lang), *((standings,) if standings else ())):
            check_shapes(trial, one)
        for drawn in (ground, board, shared):
            check_shapes(trial, drawn)
            again = Scene.from_json(json.loads(json.dumps(drawn.to_json())))
            trial.check(again == drawn, "a picture survives JSON")
            trial.check(drawn.lang == lang and bool(drawn.title), "a picture has a title")
        same = (ground.width, ground.height) == (board.width, board.height)
        trial.check(same, "ground and board have one size")
        names = Counter([*_ids(ground.shapes), *_ids(board.shapes)])
        trial.check(max(names.values(), default=1) == 1, f"no id twice on the board: {names}")
    return set(names)


def check_shapes(trial: Trial, picture: Scene) -> None:
    """Every shape of a picture can be drawn: nobody checks that while races are sailed."""
    try:
        picture.check()
    except ValueError as error:
        trial.check(False, f"every shape can be drawn ({error})")


def _ids(shapes: tuple[Shape, ...]) -> list[str]:
    found = [shape.id for shape in shapes if shape.id is not None]
    for shape in shapes:
        if isinstance(shape, Group):
            found += _ids(shape.shapes)
    return found


def check_words(trial: Trial, view: View[Any]) -> None:
    """Every choice has words of its own, under headings that come once; every seat has facts."""
    game, choices = trial.game, view.choices
    for lang in game.texts.languages:
        labels = [game.table.label(view, action, lang) for action in choices]
        trial.check(all(labels), "every choice has a label")
        trial.check(len(set(labels)) == len(labels), "no two labels read alike")
        headings = [heading for heading, _ in groupby(game.table.group(a, lang) for a in choices)]
        trial.check(len(set(headings)) == len(headings), "choices of a group follow each other")
        told = game.table.facts(view, lang)
        trial.check(told == view.shared(game.table.facts, lang), "facts are the same for all")
        trial.check([one.seat for one in told] == trial.race.seats, "every seat has its facts")
        for one in told:
            words = [one.name, one.status, *(fact.text for fact in one.facts)]
            trial.check(all(words), "no fact is empty")


def check_targets(trial: Trial, view: View[Any], pieces: set[str]) -> None:
    """What has a target on the board lies there, and a click there means it."""
    game, board = trial.game, trial.game.drawing.board(view, "en")
    points: dict[str, Point] = {}
    for action in view.choices:
        target = game.table.target(view, action)
        if target is None:
            continue
        trial.check(len(target.sign) <= 2, f"the sign of {action!r} is a character or two")
        directed = (target.angle is not None) == (target.kind == "direction")
        trial.check(directed, f"the target of {action!r} has an angle if it is a direction")
        inside = 0 <= target.x <= board.width and 0 <= target.y <= board.height
        trial.check(inside, f"the target of {action!r} lies on the board")
        if target.kind == "point":
            points[action] = target.at
    check_own_piece(trial, view, points, pieces)
    for action in trial.chance.sample(list(points), min(SAMPLE, len(points))):
        meant = game.table.meant(view, points[action])
        trial.check(action in meant.actions, f"a click on {action!r}")
    for _ in range(SAMPLE):
        x, y = trial.chance.uniform(0, board.width), trial.chance.uniform(0, board.height)
        check_click(trial, view, Point(x, y), pieces)


def check_click(trial: Trial, view: View[Any], click: Point, pieces: set[str]) -> None:
    """A click anywhere is about choices, or a rule says why it is about none.

    What has no place on the board is not what a click on the open board is about.
    """
    table = trial.game.table
    meant = table.meant(view, click)
    if meant.actions:
        trial.check(set(meant.actions) <= set(view.choices), f"a click at {click}")
        unseen = [action for action in meant.actions if table.target(view, action) is None]
        near = not unseen or _is_near_a_piece(trial, view, click)
        trial.check(near, f"a click at {click} is about what is to be seen there, not {unseen}")
        return
    trial.check(meant.rule in trial.known, f"a click at {click} means something or has a rule")
    if meant.action is not None:
        blocking = set(table.blockers(view, meant.action))
        trial.check(blocking <= pieces, f"what blocks {meant.action!r} is on the board")


def check_own_piece(
    trial: Trial, view: View[Any], points: dict[str, Point], pieces: set[str]
) -> None:
    """Nothing is picked on the piece that is to move: a click on it explains it."""
    shapes = trial.game.drawing.board(view, "en").shapes
    here = next((one for one in shapes if one.id == "on-move"), None)
    if not isinstance(here, Circle | Group) or trial.race.to_move in (None, "chance"):
        return
    for action, at in points.items():
        far = math.dist((here.x, here.y), at)
        trial.check(far >= ON_HER, f"the target of {action!r} lies on the piece on move")
    check_click(trial, view, Point(here.x, here.y), pieces)


def _is_near_a_piece(trial: Trial, view: View[Any], click: Point) -> bool:
    shapes = trial.game.drawing.board(view, "en").shapes
    placed = (one for one in shapes if one.id is not None and isinstance(one, Circle | Group))
    return any(math.dist((one.x, one.y), click) <= ON_A_PIECE for one in placed)


def check_refusals(trial: Trial, view: View[Any], pieces: set[str]) -> None:
    """What is shown greyed is refused, has words, and what stands in its way is on the board."""
    game = trial.game
    for action in game.table.refused(view):
        trial.check(action not in view.choices, f"{action!r} is refused and no choice")
        trial.check(trial.race.why_not(action) is not None, f"{action!r} is refused by a rule")
        for lang in game.texts.languages:
            trial.check(bool(game.table.label(view, action, lang)), f"{action!r} has a label")
            trial.check(bool(game.table.group(action, lang)), f"{action!r} has a heading")
        blocking = set(game.table.blockers(view, action))
        trial.check(blocking <= pieces, f"what blocks {action!r} is on the board")


def check_extras(trial: Trial, view: View[Any], pieces: set[str]) -> None:
    """What only some games have leads to choices, has words, and fits on the board."""
    game, race, choices = trial.game, trial.race, set(view.choices)
    board = game.drawing.board(view, "en")
    trial.check(len(game.drawing.colours) >= len(race.seats), "every seat has a colour")
    for lang in game.texts.languages:
        offer = game.table.offer(view, lang)
        if offer is not None:
            words = (offer.title, offer.text, *(one.label for one in offer.answers))
            trial.check(all(words) and offer.rule in trial.known, f"the offer {offer} is told")
            trial.check(set(offer.pieces) <= pieces, f"the offer {offer} is about the board")
            trial.check({one.action for one in offer.answers} <= choices, "an offer's answers")
        hand = game.table.hand(view, lang)
        cards = {action for card in hand for action in card.actions}
        played = {card.actions for card in hand}
        trial.check(sum(map(len, played)) == len(cards), "only equal cards share their choices")
        named = [card.id for card in hand]
        trial.check(len(set(named)) == len(named), f"no two cards have one name: {named}")
        trial.check(cards <= choices, "what a card is played for is a choice")
        for card in hand:
            drawn = bool(card.label) and bool(card.picture.shapes)
            trial.check(drawn and bool(card.actions or card.note), f"card {card.id}")
        for amount in game.table.amounts(view, lang):
            for setting in amount.choices:
                trial.check(setting.action in choices, f"{setting} sets a choice")
                fits = len(setting.values) == len(amount.sliders) and all(
                    any(one.value == value for one in slider.values)
                    for value, slider in zip(setting.values, amount.sliders, strict=True)
                )
                trial.check(fits, f"{setting} can be set")
        ranking = game.table.ranking(view, lang)
        same = ranking == view.shared(game.table.ranking, lang)
        trial.check(same, "the ranking is the same for all")
        if ranking is not None:
            width = len(ranking.columns)
            even = width >= 2 and all(len(row) == width for row in ranking.rows)
            trial.check(bool(ranking.title) and even, f"the ranking {ranking} is a table")
        for shortcut in game.table.shortcuts(view, lang):
            check_shortcut(trial, shortcut, choices)
        over = [(one.label, one.picture) for one in game.table.overlays(view, lang)]
        over += [(card.label, card.over) for card in hand if card.over is not None]
        for card in hand:
            check_shapes(trial, card.picture)
        for label, picture in over:
            check_shapes(trial, picture)
            same = (picture.width, picture.height) == (board.width, board.height)
            trial.check(bool(label) and same, f"{label!r} can be laid over the board")
    if race.to_move not in (None, "chance"):
        for text in race.choices()[:SAMPLE]:
            trial.check(game.codec.shown(text) == text, "a decision is seen by everybody")


def check_shortcut(trial: Trial, shortcut: Shortcut, choices: set[str]) -> None:
    """A shortcut has words, and its actions can be played one after the other."""
    trial.check(bool(shortcut.label and shortcut.actions), f"the shortcut {shortcut} is told")
    alone = shortcut.how != "itself" or choices == {shortcut.actions[0]}
    trial.check(alone, f"the shortcut {shortcut} plays itself: it is the only choice")
    twin = trial.race.copy()
    for action in shortcut.actions:
        trial.check(action in twin.choices(), f"{action!r} of {shortcut} can be played")
        twin.play(action)


def check_preview(trial: Trial, view: View[Any], action: str, pieces: set[str]) -> None:
    """A preview tells what then happens, as far as it goes, and leaves the view as it is."""
    game, before = trial.game, json.dumps(view.to_json())
    told = [game.table.preview(view, action, lang) for lang in game.texts.languages]
    trial.check(json.dumps(view.to_json()) == before, "a preview leaves the view as it is")
    shown = told[0]
    if shown.picture is not None:
        check_shapes(trial, shown.picture)
    happens = trial.race.copy().tell(action)
    true = bool(shown.events) == bool(happens) and shown.events == happens[: len(shown.events)]
    trial.check(true, f"a preview of {action!r} comes true")
    target = game.table.target(view, action)
    if target is not None and target.kind == "point":
        trial.check(shown.path[-1:] == (target.at,), f"the path of {action!r} ends at its target")
    ways = sum(odd.ways for odd in shown.odds)
    trial.check(all(odd.of == ways for odd in shown.odds), f"the odds of {action!r} make one")
    remarks = [(*one.notes, *one.warnings) for one in told]
    for remark in remarks[0]:
        trial.check(remark.rule in trial.known, f"{remark} names a rule")
        trial.check(set(remark.pieces) <= pieces, f"{remark} names pieces on the board")
    words = [[one.text for one in said] for said in remarks]
    words += [[odd.text for odd in one.odds] for one in told]
    trial.check(all(map(all, words)), f"what is remarked on {action!r} is said")
    for said in (words[: len(told)], words[len(told) :]):
        apart = all(len(set(one)) == len(told) for one in zip(*said, strict=True))
        trial.check(apart, f"what is remarked on {action!r} is said in each language")
