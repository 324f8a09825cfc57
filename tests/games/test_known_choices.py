"""Where a game says what its choices vary with, words and targets depend on nothing else."""

from __future__ import annotations

import random
from collections.abc import Hashable
from typing import Any

import layline
from layline.games import games

RACES = 12
DECISIONS = 40


def test_choices_are_the_same_wherever_they_vary_with_the_same() -> None:
    known: dict[tuple[str, Hashable, str, str], object] = {}
    met = 0
    for game in games():
        for seed in range(RACES):
            chance = random.Random(seed)
            players = chance.choice(game.seats)
            options: dict[str, Any] = dict(game.codec.suggested(players))
            race = layline.new(game.id, seed=seed, **options)
            for _ in range(DECISIONS):
                if race.over:
                    break
                if race.to_move == "chance":
                    race.draw()
                    continue
                view, table = race.view(race.to_move), game.table
                varies_with = table.choices_vary_with(view)
                for lang in game.texts.languages if varies_with is not None else ():
                    for action in view.choices:
                        shown = table.label(view, action, lang), table.target(view, action)
                        key = game.id, varies_with, lang, action
                        met += key in known
                        assert known.setdefault(key, shown) == shown
                race.play(chance.choice(race.choices()))
    assert met > 1000, "no two races had a choice in common"
