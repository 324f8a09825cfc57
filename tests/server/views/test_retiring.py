"""Who may retire: asked of the rules once for all seats, it is what each race says of each seat."""

from __future__ import annotations

from random import Random

import pytest

from layline.engine.game import Game
from layline.games import games
from layline.play.beginning import new
from layline.server.views.position import PositionViews


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_the_seats_that_may_retire_are_those_with_a_piece_that_may(game: Game) -> None:
    race, chance = new(game.id, seed=8), Random(8)
    seen = set()
    for _ in range(40):
        able = PositionViews(race, race.played).may_retire
        assert able == {seat for seat in race.seats if race.retirements(seat)}
        seen.add(able)
        if race.over:
            break
        if race.played == 30 and race.retirements(race.seats[0]):
            race.play(race.retirements(race.seats[0])[0])
        elif race.to_move == "chance":
            race.draw()
        else:
            race.play(chance.choice(race.choices()))
    assert len(seen) > 1
