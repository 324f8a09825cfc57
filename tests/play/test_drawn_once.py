"""What everybody sees is drawn once: the seats are shown the very same shapes."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from layline.engine.game import Game
from layline.engine.scene import Scene, Shape
from layline.games import games
from layline.play.beginning import new
from layline.play.race import Race

PIECES = ("boat:", "letter:", "rider:")
"""How the ids of what moves on the boards begin."""


def races(game: Game, seed: int) -> Iterator[Race]:
    """A race as it stands after each of its first decisions."""
    options: dict[str, Any] = dict(game.codec.suggested(4))
    race = new(game.id, seats=4, seed=seed, **options)
    chance = Random(seed)
    while race.played < 60 and not race.over:
        if race.to_move == "chance":
            race.draw()
        else:
            race.play(chance.choice(race.choices()))
        yield race


def boards(race: Race) -> list[Scene]:
    """What each seat and a spectator see."""
    views = [race.view(), *(race.view(seat) for seat in race.seats)]
    return [race.game.drawing.board(view, "en") for view in views]


@pytest.fixture(params=[game for game in games() if 4 in game.seats], ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def test_what_seats_see_alike_is_one_shape(game: Game) -> None:
    shared = 0
    for race in races(game, seed=3):
        spectators, *others = boards(race)
        first = {shape: shape for shape in spectators.shapes}
        for board in others:
            alike = [(first[shape], shape) for shape in board.shapes if shape in first]
            assert all(one is other for one, other in alike)
            shared += len(alike)
    assert shared > 500


def test_a_piece_that_nothing_happened_to_is_not_drawn_again(game: Game) -> None:
    before: dict[str, Shape] = {}
    kept = 0
    for race in races(game, seed=4):
        named = boards(race)[0].named()
        pieces = {id: shape for id, shape in named.items() if id.startswith(PIECES)}
        for id, shape in pieces.items():
            if shape == before.get(id):
                assert shape is before[id]
                kept += 1
        before = pieces
    assert kept > 50


def test_instruments_and_facts_are_made_for_all_at_once(game: Game) -> None:
    for race in races(game, seed=5):
        for make in (game.drawing.instruments, game.table.facts):
            made = {id(race.view(seat).shared(make, "fr")) for seat in (None, *race.seats)}
            assert len(made) == 1


def test_what_is_shared_is_made_from_a_view_of_a_spectator(game: Game) -> None:
    def whose(view: Any, lang: str = "en") -> str | None:
        found: str | None = view.seat
        return found

    for race in races(game, seed=6):
        view = race.view(race.seats[0])
        assert view.shared(whose, "en") is None
        assert view.common(whose) is None
        assert view.once(whose) == view.once_in(whose, "en") == race.seats[0]


def test_a_view_goes_when_nobody_has_it_any_more() -> None:
    race = new("regatta", seats=2, seed=1)
    gc.disable()
    try:
        view = race.view()
        race.game.drawing.board(race.view("A"), "en")
        gone = weakref.ref(view)
        del view
        assert gone() is None
    finally:
        gc.enable()
