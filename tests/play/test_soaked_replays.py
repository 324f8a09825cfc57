"""What `make soak` does a million times is tried here once, so that it works when it is wanted."""

from __future__ import annotations

import pytest

from layline.games import find_game, games
from tests.soak.replays import Figures, check


@pytest.mark.parametrize("id", [game.id for game in games()])
def test_a_race_and_its_record_are_compared_in_every_way(id: str) -> None:
    figures = Figures()
    check(find_game(id), 1, 0, figures)
    assert (figures.replays, figures.with_events, figures.as_file, figures.interpreted) == (1,) * 4
    assert figures.entries > 0
