"""The compliance suite, third part: what replays and results rely on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..engine.events import Event
from ..engine.scene import SEATS
from ..engine.texts import UnknownText
from ..engine.view import View
from .words import chance_name, chance_value

if TYPE_CHECKING:
    from .compliance import Trial

MILESTONES = ("round", "stage", "start", "mark", "incident", "finish")


def check_results(trial: Trial, view: View[Any]) -> None:
    """Moments, progress and series fit the race and have their words."""
    game, seats = trial.game, trial.race.seats
    now = game.results.moment(view.race)
    trial.check(now.stage >= 1 and now.round >= 0, f"there is such a moment: {now}")
    _check_track(trial, view)
    for lang in game.texts.languages:
        progress = game.results.progress(view, lang)
        names = [one.piece for one in progress]
        trial.check(len(set(names)) == len(names), "nobody makes progress twice")
        for one in progress:
            known = one.piece in trial.race.pieces and one.seat in seats
            trial.check(known and bool(one.name), f"progress {one} names a piece and its seat")
            trial.check(1 <= len(one.sign) <= 2, f"{one} has a sign of a character or two")
            if one.left is not None:
                trial.check(one.left >= 0, f"there is so much to go: {one}")
                said = game.texts.sentence("results.left", lang, n=one.left)
                trial.check(bool(said), "what is left to go has words")
        if progress:
            trial.check(bool(game.texts.sentence("results.axis", lang)), "progress has a name")
        table = game.results.series(view, lang)
        if table is not None:
            trial.check(bool(table.title and table.columns), "a series has a heading")
            for row in table.rows:
                full = len(row.cells) == len(table.columns) and all(row.cells)
                trial.check(full and row.seat in seats and bool(row.name), f"row {row}")


def _check_track(trial: Trial, view: View[Any]) -> None:
    """Pieces on their track have a place on the board, and a shape there that bears their name."""
    board = trial.game.drawing.board(view, "en")
    track = trial.game.results.track(view.race)
    names = [one.piece for one in track]
    trial.check(len(set(names)) == len(names), "no piece is in two places")
    shapes = tuple(board.named())
    for one in track:
        inside = 0 <= one.x <= board.width and 0 <= one.y <= board.height
        named = any(shape.endswith(f":{one.piece}") for shape in shapes)
        known = one.piece in trial.race.pieces and 0 <= one.seat < SEATS
        trial.check(inside and named and known, f"on its track: {one}")


def check_milestones(trial: Trial, events: Sequence[Event]) -> None:
    """A milestone is of a kind there is and names pieces or seats."""
    for event in events:
        found = event.milestone
        if found is not None:
            known = {*trial.race.pieces, *trial.race.seats}
            right = found.kind in MILESTONES and set(found.who) <= known
            trial.check(right, f"{str(event)!r} is a milestone: {found}")


def check_counting(trial: Trial) -> None:
    """What a chance result counts as has words."""
    game, race = trial.game, trial.race
    counted = race.choices() if race.to_move == "chance" else []
    for one in (one for text in counted for one in game.results.chances(text)):
        for lang in game.texts.languages:
            try:
                named = chance_name(game, one.kind, lang)
            except UnknownText:
                named = ""
            value = chance_value(game, one.kind, one.value, lang)
            trial.check(bool(named and value), f"there are words for {one}")
