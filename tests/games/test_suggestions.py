"""Where a piece may begin almost anywhere, the game proposes a few places, and says why."""

from __future__ import annotations

from typing import Any

import pytest

import layline
from layline.engine.scene import Group
from layline.games.sailing_pictures import CROWD, SNUG
from layline.play.race import Race

PLACING: list[tuple[str, dict[str, Any]]] = [
    ("regatta", {"seats": 2}),
    ("regatta", {"seats": 6, "rules": "advanced", "board": "quick"}),
    ("race-the-wind", {"seats": 2}),
    ("race-the-wind", {"seats": 5}),
    ("petite-regate", {"seats": 2}),
    ("petite-regate", {"seats": 2, "rules": "advanced"}),
    ("petite-regate", {"seats": 4, "rules": "gigamic"}),
]


def begun(game: str, **options: Any) -> Race:
    race = layline.new(game, seed=11, **options)
    while race.to_move == "chance":
        race.draw()
    return race


@pytest.mark.parametrize(("game", "options"), PLACING)
def test_a_few_places_are_proposed_while_pieces_are_placed(
    game: str, options: dict[str, Any]
) -> None:
    race = begun(game, **options)
    table, bot = race.game.table, layline.bot("greedy")
    proposed = 0
    while race.choices()[0].split()[0] in ("place", "slot", "area", "head"):
        view = race.view(race.to_move)
        found = table.suggestions(view, "en")
        if race.choices()[0].startswith("head"):
            assert found is None
        elif found is not None:
            actions = [one.action for one in found.best]
            assert 1 <= len(set(actions)) == len(actions) <= 3
            assert set(actions) <= set(view.choices)
            french = table.suggestions(view, "fr")
            assert french is not None
            assert [one.action for one in french.best] == actions
            assert all(
                one.why != other.why for one, other in zip(found.best, french.best, strict=True)
            )
            board = race.game.drawing.board(view, "en")
            assert board.named()["goal"].title, "the line is kept in view"
            assert (found.picture.width, found.picture.height) == (board.width, board.height)
            proposed += 1
        race.play(bot.choose(race))
        while race.to_move == "chance":
            race.draw()
    assert proposed > 0


@pytest.mark.parametrize(
    ("game", "x", "y"), [("regatta", 19, 6), ("race-the-wind", 0, 3), ("race-the-wind", 24, 2)]
)
def test_no_boat_is_proposed_right_beside_another_nor_drawn_over_one(
    game: str, x: int, y: int
) -> None:
    race = begun(game, seats=3)
    race.play(f"place {x},{y}")
    if race.choices()[0].startswith("head"):
        race.play(race.choices()[0])
    view = race.view(race.to_move)
    found = race.game.table.suggestions(view, "en")
    assert found is not None
    places = [tuple(map(int, one.action.split()[1].split(","))) for one in found.best]
    away = [max(abs(at[0] - x), abs(at[1] - y)) for at in places]
    assert min(away) > 1
    ghosts = [shape for shape in found.picture.shapes if isinstance(shape, Group)]
    sizes = [ghost.shapes[0].scale for ghost in ghosts if isinstance(ghost.shapes[0], Group)]
    assert [size == SNUG for size in sizes] == [far <= CROWD for far in away]


def test_nothing_is_proposed_where_the_choices_can_be_read() -> None:
    race = begun("maillot-jaune", seats=3)
    assert race.game.table.suggestions(race.view(race.to_move), "en") is None
