"""A race in the hands of a Python user: playing, refusing, undoing, looking back."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from layline.engine.game import Game
from layline.games import UnknownGame, games
from layline.play.beginning import from_position, new
from layline.play.errors import (
    AmbiguousAction,
    BadOptions,
    BadPosition,
    IllegalAction,
    MalformedAction,
    RaceError,
)
from layline.play.race import Race


def begun(machine: str = "compiled", **options: Any) -> Race:
    """Two yachts placed, two legs rolled, A to sail."""
    race = new("regatta", machine=machine, **options)
    for action in ("first A", "place 19,5", "place 23,5", "roll 2"):
        race.play(action)
    return race


def test_a_race_as_the_documentation_plays_it(machine: str) -> None:
    race = new("regatta", seats=2, seed=7, machine=machine)
    assert (race.to_move, race.over) == ("chance", False)
    assert race.play("first A") == ["REG-07 A drawn first"]
    assert race.to_move == "A"
    assert race.play("place 19,5") == ["REG-08 A placed 19,5"]
    race.play("place 23,5")
    assert race.play("roll 2") == ["REG-13 - legs 2"]
    assert race.choices()[:2] == ["leg NE", "leg E"]
    assert race.play("leg NE") == ["REG-22 A sails NE to 20,6"]
    assert race.events == ["REG-22 A sails NE to 20,6"]
    assert race.history == ["first A", "place 19,5", "place 23,5", "roll 2", "leg NE"]
    assert repr(race) == "<Race regatta, 5 played, A to move>"
    assert race.scores() == {"A": 0, "B": 0}


def test_a_refusal_names_its_rule_in_both_languages() -> None:
    refusal = begun().why_not("leg N")
    assert refusal is not None
    assert refusal.rule == "REG-23"
    assert str(refusal) == "REG-23 You cannot sail straight into the wind; you can only luff."
    assert refusal.reason("fr").startswith("On n’avance pas face au vent")
    assert begun().why_not("leg NE") is None


def test_an_illegal_action_raises_with_action_position_and_rule(machine: str) -> None:
    race = begun(machine)
    with pytest.raises(
        IllegalAction, match=r"'leg N' \(action 5, A to move\): REG-23 You"
    ) as caught:
        race.play("leg N")
    assert caught.value.rule == "REG-23"
    with pytest.raises(IllegalAction, match="REG-23"):
        race.play_id(0)
    assert race.history[-1] == "roll 2"


@pytest.mark.parametrize("text", ["", "pass", "leg", "leg NNE", "LUFF", "leg NE foo"])
def test_a_text_that_is_no_action_is_malformed_and_still_refused_by_a_rule(text: str) -> None:
    race = begun()
    with pytest.raises(
        (MalformedAction, AmbiguousAction), match=rf"{text!r} \(action 5, A to move\)"
    ):
        race.play(text)
    refusal = race.why_not(text)
    assert refusal is not None
    assert refusal.rule == "REG-30"


def test_a_text_with_which_several_choices_begin_is_ambiguous() -> None:
    with pytest.raises(AmbiguousAction, match="it could be leg NE, leg E, leg SE"):
        begun().play("leg")


@pytest.mark.parametrize("action", [None, 7, b"leg NE", ["leg NE"]])
def test_an_action_is_a_text(action: Any) -> None:
    race = begun()
    with pytest.raises(MalformedAction, match="an action is a text"):
        race.play(action)
    with pytest.raises(MalformedAction, match="an action is a text"):
        race.why_not(action)


@pytest.mark.parametrize("number", ["1", None, 1.0, 1.5])
def test_an_action_number_is_a_whole_number(number: Any) -> None:
    with pytest.raises(MalformedAction, match="whole number"):
        begun().play_id(number)


@pytest.mark.parametrize("number", [-1, -100, 2244, 10**30])
def test_an_action_number_that_no_action_has(number: int) -> None:
    with pytest.raises(MalformedAction, match=f"{number} is not an action number"):
        begun().play_id(number)


def test_a_chance_result_that_cannot_come_up_here(machine: str) -> None:
    race = new("regatta", machine=machine)
    for text in ("first C", "roll 2", "next_race", "leg NE"):
        with pytest.raises(RaceError, match=text):
            race.play(text)
        assert race.why_not(text) is not None
    with pytest.raises(MalformedAction, match=r"2 is not a chance result here; there are \[0, 1\]"):
        race.play_id(2)
    assert race.history == []


def test_draw_plays_chance_and_nothing_else() -> None:
    race = begun()
    with pytest.raises(RaceError, match=r"nothing is to be drawn \(action 5, A to move\)"):
        race.draw()


def test_the_same_seed_draws_the_same_chance(machine: str) -> None:
    def drawn(seed: int) -> list[str]:
        race = new("regatta", seats=6, seed=seed, machine=machine)
        return race.draw()

    assert all(drawn(seed) == drawn(seed) for seed in range(5))
    assert len({drawn(seed)[0] for seed in range(40)}) == 6
    big = new("regatta", seed=(1 << 63) - 1, machine=machine)
    assert big.draw()


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_what_was_told_is_what_a_replay_tells(game: Game) -> None:
    race, chance = new(game.id, seed=11), Random(11)
    while race.played < 50 and not race.over:
        if race.to_move == "chance":
            race.draw()
        else:
            race.play(chance.choice(race.choices()))
    again = new(game.id, seed=11)
    again.play_all(race.history)
    assert list(race.told()) == list(again.told())
    for back in (1, 2, 30):
        earlier = race.step_to(race.played - back)
        assert earlier.happened == again.step_to(race.played - back).happened
        assert list(earlier.told()) == list(again.told())[back:]


def test_a_look_back_shows_what_was_there(machine: str) -> None:
    race = begun(machine)
    assert race.view().before == race.record(1)  # read again
    race.view()
    race.play(race.choices()[0])
    assert race.look(1) == race.record(1)  # known
    assert race.look() == race.record()
    assert race.look() is not race.record()
    assert new("regatta", seats=2, machine=machine).look(1) is None


def test_undo_takes_back_one_action_of_the_unfinished_turn(machine: str) -> None:
    race = begun(machine)
    before = race.position()
    race.play("leg NE")
    race.undo()
    assert race.position() == before
    assert race.history[-1] == "roll 2"
    race.play("leg NW")
    assert race.history[-2:] == ["roll 2", "leg NW"]


def test_undo_between_placing_and_heading() -> None:
    race = new("regatta", rules="advanced")
    race.play("first A")
    race.play("place 19,5")
    race.undo()
    assert race.position()["phase"] == "place"
    assert race.position()["boats"]["A"]["at"] is None
    race.play("place 20,5")
    race.play("head NE")
    with pytest.raises(RaceError, match="no undo: A has ended that turn"):
        race.undo()


def test_undo_stops_at_chance_at_a_retirement_and_at_the_end_of_the_turn() -> None:
    with pytest.raises(RaceError, match="nothing to undo"):
        new("regatta").undo()
    race = new("regatta", seats=3)
    for action in ("first A", "place 19,5", "place 23,5", "place 27,5", "roll 2"):
        race.play(action)
    with pytest.raises(RaceError, match="no undo: the last step was chance"):
        race.undo()
    race.play("leg NE")
    race.play("retire C")
    with pytest.raises(RaceError, match="no undo: the last step was a retirement"):
        race.undo()
    race.play("leg NE")
    assert race.to_move == "B"
    with pytest.raises(RaceError, match="no undo: A has ended that turn"):
        race.undo()


def test_copies_go_their_own_ways(machine: str) -> None:
    race = begun(machine)
    twin, third = race.copy(), race.copy()
    race.play("leg NE")
    twin.play("leg E")
    race.undo()
    race.play("leg NW")
    third.play("luff")
    assert [one.history[-1] for one in (race, twin, third)] == ["leg NW", "leg E", "luff"]
    again = twin.copy()
    twin.undo()
    assert again.history[-1] == "leg E"


def test_looking_back_shows_every_position_again(machine: str) -> None:
    race = new("regatta", machine=machine)
    positions = [race.position()]
    for action in ("first B", "place 19,5", "place 21,5", "roll 1", "leg NE", "retire A"):
        race.play(action)
        positions.append(race.position())
    for number, position in enumerate(positions):
        earlier = race.step_to(number)
        assert earlier.position() == position
        assert earlier.history == race.history[:number]
    assert race.position() == positions[-1]
    for number in (-1, len(positions)):
        with pytest.raises(RaceError, match=f"step {number} is not from 0 to 6"):
            race.step_to(number)


def test_an_earlier_race_can_go_on_differently() -> None:
    race = begun()
    race.play("leg NE")
    other = race.step_to(2)
    other.play("place 25,5")
    assert other.history == ["first A", "place 19,5", "place 25,5"]
    assert race.history[2] == "place 23,5"


def test_nobody_can_change_a_race_through_what_it_hands_out(machine: str) -> None:
    race = begun(
        machine,
        course={"committee": "21,7", "pin": "17,7", "start": "N", "roundings": [{"at": "19,20"}]},
    )
    before = json.dumps(race.position())
    for found in (race.position(), race.view().to_json(), race.options):
        course = found.get("course") or found["position"]["course"]
        course["pin"] = "0,0"
        course["roundings"].clear()
    position = race.position()
    position["options"]["course"]["pin"] = "0,0"
    position["boats"]["A"]["at"] = "0,0"
    race.ids().clear()
    race.seats.clear()
    assert json.dumps(race.position()) == before
    assert new("regatta").position()["course"]["pin"] == "17,7"


def test_a_view_shows_the_choices_to_whoever_decides() -> None:
    race = begun()
    assert race.view("A").choices == race.view().choices == race.choices()
    assert race.view("B").choices == []
    assert race.view("B").position == race.position()
    race.play("leg NE")
    assert race.view("B").moves == [{"who": "A", "from": "19,5", "to": "20,6"}]
    with pytest.raises(RaceError, match="there is no seat 'C'; there are A, B"):
        race.view("C")


def test_at_a_chance_everybody_sees_what_may_come_up() -> None:
    race = new("regatta")
    assert race.view("A").choices == race.view("B").choices == ["first A", "first B"]
    assert race.odds() == {"first A": 1, "first B": 1}
    race.play("first A")
    assert race.odds() == {}


def test_a_race_draws_itself() -> None:
    race = begun()
    assert "<svg" in race._repr_svg_()
    board = str(race)
    assert "wind from N" in board
    assert "A" in board


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'; there are: "):
        new("chess")
    with pytest.raises(UnknownGame, match="there is no game"):
        from_position({"game": "chess"})


@pytest.mark.parametrize("seed", [-1, 1 << 63, 1.0, "7", True])
def test_a_seed_is_a_whole_number_of_63_bits(seed: Any) -> None:
    with pytest.raises(BadOptions, match="seed: a whole number from 0 to"):
        new("regatta", seed=seed)
    with pytest.raises(RaceError, match="seed: a whole number from 0 to"):
        from_position({"game": "regatta"}, seed=seed)


def test_there_are_two_machines() -> None:
    with pytest.raises(BadOptions, match="machine: compiled, interpreted, not 'steam'"):
        new("regatta", machine="steam")
    with pytest.raises(RaceError, match="machine: compiled, interpreted, not 'steam'"):
        from_position({"game": "regatta"}, machine="steam")


def test_seats_and_players_are_one_thing() -> None:
    assert new("regatta", seats=3, players=3).seats == ["A", "B", "C"]
    with pytest.raises(BadOptions, match="seats is 3, but players says otherwise"):
        new("regatta", seats=3, players=4)


@pytest.mark.parametrize("position", [None, [], "first", 7])
def test_a_position_is_a_json_object(position: Any) -> None:
    with pytest.raises(BadPosition, match="a position is a JSON object"):
        from_position(position)


def test_an_action_is_known_by_its_text_whatever_the_phase() -> None:
    race = from_position({"game": "regatta"})
    known = ["leg NE +puff", "place 19,5", "place 99,99", "roll red", "first A", "retire B"]
    assert all(map(race.is_action, known))
    assert not any(
        map(race.is_action, ["", "leg", "leg NNE", "roll 4", "first C", "retire", "pass"])
    )


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_glance_at_a_position_shows_what_reading_it_shows(game: Game) -> None:
    race, chance = new(game.id, seed=5), Random(3)
    for _ in range(60):
        if race.over:
            break
        looked: Any = race.table.machine.glance(race.state)
        assert looked == race.table.machine.read(race.state)
        with pytest.raises(AttributeError, match="nothing_of_the_kind"):
            _ = looked.nothing_of_the_kind
        assert isinstance(looked, game.rules.race)
        if race.to_move == "chance":
            race.draw()
        else:
            race.play_id(chance.choice(race.ids()))


def test_many_actions_played_at_once_lead_where_they_lead_one_by_one(machine: str) -> None:
    race = new("regatta", seats=2, seed=3, machine=machine)
    for _ in range(30):
        if race.to_move == "chance":
            race.draw()
        else:
            race.play(race.choices()[0])
    race.play("retire A")
    again = new("regatta", seats=2, seed=3, machine=machine)
    again.play_all(race.history)
    assert (again.position(), again.history) == (race.position(), race.history)
    assert again.events == race.events
    with pytest.raises(MalformedAction, match="fly"):
        again.play_all(["fly"])
    assert again.played == race.played
