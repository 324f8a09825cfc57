"""The packed past of a race: nothing but its size tells it from a loose one."""

from __future__ import annotations

import pytest

import layline
from layline.engine.game import Game
from layline.games import games
from layline.play.past import BLOCK, LOOSE, Packed
from layline.play.race import Race


def sailed(game: str, steps: int, machine: str = "compiled") -> Race:
    """A race after so many steps, or to its end."""
    race, bot = layline.new(game, seed=5, machine=machine), layline.bot("gentle", 9)
    while race.to_move is not None and race.played < steps:
        if race.to_move == "chance":
            race.draw()
        else:
            race.play_id(bot.choose_id(race))
    return race


def packed_blocks(race: Race) -> int:
    past, count = race._past, 0
    while past is not None:
        count += isinstance(past, Packed)
        past = past.before if isinstance(past, Packed) else past[0]
    return count


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_packed_race_tells_the_same_as_a_loose_one(game: Game) -> None:
    loose = sailed(game.id, LOOSE + 3 * BLOCK + 5)
    packed = loose.copy()
    packed.pack()
    assert packed_blocks(packed) == (loose.played - LOOSE) // BLOCK > 0
    assert packed_blocks(loose) == 0
    assert packed.history == loose.history
    assert list(packed.told()) == list(loose.told())
    assert [bytes(step.state) for step in packed.steps()] == [
        bytes(step.state) for step in loose.steps()
    ]
    for steps in range(loose.played + 1):
        now, then = packed.step_to(steps), loose.step_to(steps)
        assert (now.position(), now.ids(), now.last) == (then.position(), then.ids(), then.last)
        assert now.happened == then.happened
        back = loose.played - steps
        assert packed.record(back) == loose.record(back)
    assert packed.record(loose.played + 1) is None


def test_a_packed_race_goes_on_and_is_packed_further() -> None:
    race = sailed("regatta", LOOSE + BLOCK)
    race.pack()
    again = race.step_to(5)
    for text in race.history[5:]:
        again.play(text)
        again.pack()
    assert packed_blocks(race) == packed_blocks(again) == 1
    assert again.position() == race.position()
    assert again.history == race.history


def test_what_is_played_back_to_the_packed_steps_can_be_taken_back() -> None:
    race = sailed("regatta", LOOSE + 2 * BLOCK)
    race.pack()
    for steps in range(LOOSE + BLOCK, 0, -1):
        then = race.step_to(steps)
        if then.in_turn and then.to_move == race.step_to(steps - 1).to_move:
            then.undo()
            assert then.position() == race.step_to(steps - 1).position()


def test_an_interpreted_race_stays_as_it_is() -> None:
    race = sailed("regatta", LOOSE + 2 * BLOCK, "interpreted")
    before = race._past
    race.pack()
    assert race._past is before
