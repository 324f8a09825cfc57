"""The registry finds every game by its folder."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from layline.engine.game import Game
from layline.games import UnknownGame, find_game, games


def test_every_folder_of_a_game_is_in_the_registry() -> None:
    here = Path(str(sys.modules[find_game.__module__].__file__)).parent
    folders = {path.parent.name for path in here.glob("*/__init__.py")}
    assert {game.folder.name for game in games()} == folders


def test_games_come_in_the_order_of_their_ids() -> None:
    ids = [game.id for game in games()]
    assert ids == sorted(set(ids))
    assert "regatta" in ids


def test_no_two_games_share_the_prefix_of_their_rules() -> None:
    assert len({game.prefix for game in games()}) == len(games())


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_game_is_found_by_its_id(game: Game) -> None:
    assert find_game(game.id) is game
    assert game.seats_option in game.options.model_fields
    assert game.version >= 1


def test_an_unknown_game_is_refused_with_the_games_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; there are: .*regatta"):
        find_game("chess")


def test_rules_have_two_digits() -> None:
    assert find_game("regatta").rule_id(7) == "REG-07"
    assert find_game("regatta").rule_id(44) == "REG-44"


@pytest.mark.parametrize("name", ["", "Regatta", 7, ["regatta"], None])
def test_what_names_no_game_is_refused_with_those_there_are(name: Any) -> None:
    with pytest.raises(UnknownGame, match=r"there are: .*regatta"):
        find_game(name)
