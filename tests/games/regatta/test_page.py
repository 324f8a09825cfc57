"""What a page shows of Regatta: choices in words, facts of the yachts, and the pictures."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from layline.bots import bot
from layline.engine.answers import SeatFacts
from layline.engine.scene import Circle, Group, Line, Text
from layline.engine.scene import Path as Outline
from layline.games import find_game
from layline.games.regatta import GAME
from layline.games.regatta.drawing.scene import board, ground, instruments, scene
from layline.games.regatta.drawing.shelf import HEIGHT, LEFT, TOP, WIDTH
from layline.games.regatta.table.facts import facts
from layline.games.regatta.table.labels import group, label
from layline.games.sailing import NE, SW, W
from layline.play.beginning import from_position, new, validated
from layline.play.draw.svg import fitted
from layline.play.race import Race
from tests.games.regatta.written import Written
from tests.shapes import every_shape, roles

VIEWS = {
    path.stem: path
    for path in sorted((Path(__file__).parents[2] / "play" / "views").glob("*.json"))
}
ICONS = {
    "start", "mark", "finish", "wrong-way", "heading", "tack", "turning", "spinnaker", "puff",
    "shadow", "liable", "die",
}  # fmt: skip


def view(name: str) -> Written:
    return Written(json.loads(VIEWS[name].read_text()))


def seen(**position: Any) -> Any:
    race = from_position({"game": "regatta", **position}, machine="interpreted")
    return race.view(race.to_move)


def afloat(**boats: Any) -> Any:
    return seen(wind="N", round=5, die=2, boats=boats)


def sailed(actions: int, **options: Any) -> Race:
    """A race of greedy bots after this many actions, with a seat to move."""
    race, skipper = new("regatta", seed=7, **options), bot("greedy", seed=1)
    while race.to_move == "chance" or (race.played < actions and not race.over):
        if race.to_move == "chance":
            race.draw()
        else:
            race.play(skipper.choose(race))
    return race


# Words.


@pytest.mark.parametrize(
    ("action", "english", "french"),
    [
        ("leg NE", "Sail north-east, 1 space", "Bord au nord-est, 1 case"),
        ("leg E", "Sail east, 2 spaces", "Bord à l’est, 2 cases"),
        (
            "leg SE +puff",
            "Sail south-east, 4 spaces, with a puff card",
            "Bord au sud-est, 4 cases, avec une carte Risée",
        ),
        ("luff", "Luff and stay here", "Faseyer et rester sur place"),
        ("spin up", "Raise the spinnaker", "Hisser le spi"),
        ("leg N", "Sail north", "Bord au nord"),
        ("turn NW", "Turn to the north-west", "Mettre le cap au nord-ouest"),
        ("head NW", "Head to the north-west", "Premier cap au nord-ouest"),
        ("place 19,5", "Place the yacht on 19,5", "Placer le voilier en 19,5"),
        ("first B", "B begins", "B commence"),
        ("roll 2", "The die shows 2", "Le dé indique 2"),
        ("roll red", "The die shows red", "Le dé indique rouge"),
        ("next_race", "Begin the next race", "Commencer la course suivante"),
    ],
)
def test_an_action_reads_well(action: str, english: str, french: str) -> None:
    position = afloat(A={"at": "28,20"}, B={"at": "34,4"})
    assert label(position, action, "en") == english
    assert label(position, action, "fr") == french


def test_a_label_counts_the_spaces_that_are_sailed() -> None:
    flying = afloat(A={"at": "28,20", "spinnaker": True}, B={"at": "34,4"})
    assert label(flying, "leg S", "en") == "Sail south, 3 spaces"
    assert label(flying, "leg NE", "en") == "Sail north-east, 1 space", "refused, but named"
    finishing = afloat(A={"at": "19,8", "next": 2}, B={"at": "34,4"})
    assert label(finishing, "leg S", "en") == "Sail south, 1 space, and finish"
    assert label(finishing, "leg S +puff", "fr").endswith(", et arrivée, avec une carte Risée")


def test_a_label_names_whom_a_protest_is_against() -> None:
    view = seen(
        options={"rules": "advanced"},
        wind="N",
        round=6,
        die=2,
        boats={"A": {"at": "20,15", "heading": "NW"}, "B": {"at": "19,16", "heading": "NE"}},
        liable=[{"give": "B", "stand": "A", "at": "19,16", "rule": "REG-71"}],
    )
    assert label(view, "leg NW protest", "en") == ("Sail north-west, 1 space, protesting against B")
    assert label(view, "leg E protest", "en") == "Sail east, 2 spaces, with a protest"
    assert group("leg NW protest", "en") == "Protests"


def test_choices_are_listed_under_headings() -> None:
    view = afloat(A={"at": "28,20"}, B={"at": "34,4"})
    headings = dict.fromkeys(group(action, "en") for action in view.choices)
    assert list(headings) == ["Legs", "With a puff card", "Sails"]
    assert group("place 19,5", "fr") == "Cases libres"


@pytest.mark.parametrize("action", ["", "swim N", "leg", "leg UP", "turn", "roll 9"])
def test_what_is_no_action_has_no_label(action: str) -> None:
    view = afloat(A={"at": "28,20"}, B={"at": "34,4"})
    with pytest.raises(ValueError, match="not an action of Regatta"):
        label(view, action, "en")


def test_what_is_no_action_has_no_heading() -> None:
    with pytest.raises(ValueError, match="not an action of Regatta"):
        group("swim N", "en")


# Facts.


def of_seat(view: Any, seat: str, lang: str = "en") -> SeatFacts:
    return next(one for one in facts(view, lang) if one.seat == seat)


def words(view: Any, seat: str, lang: str = "en") -> dict[str, str]:
    return {str(fact.icon): fact.text for fact in of_seat(view, seat, lang).facts}


def test_a_yacht_of_the_basic_game_in_a_few_words() -> None:
    view = afloat(A={"at": "28,20", "next": 1, "puffs": 1}, B={"at": "28,21", "spinnaker": True})
    assert replace(of_seat(view, "A"), facts=()) == SeatFacts(
        seat="A", name="Red", status="racing", place=None, points=None, facts=()
    )
    assert words(view, "A") == {
        "mark": "Next: mark 2",
        "puff": "1 puff card",
        "shadow": "In the wind shadow of B",
    } | ({"die": "Holds the die"} if view.position["first"] == "A" else {})
    assert words(view, "B")["spinnaker"] == "Spinnaker up"


def test_a_yacht_of_the_advanced_game_in_a_few_words() -> None:
    view = seen(
        options={"rules": "advanced"},
        wind="N",
        round=6,
        die=2,
        first="B",
        todo=["B", "A"],
        boats={
            "A": {"at": "20,15", "heading": "NW", "turning": True, "next": 2},
            "B": {"at": "19,16", "heading": "NE", "started": False, "puffs": 0},
        },
        liable=[{"give": "B", "stand": "A", "at": "19,16", "rule": "REG-75"}],
    )
    assert words(view, "A") == {
        "finish": "Next: the finish",
        "heading": "Heading to the north-west, beating",
        "tack": "Starboard tack",
        "turning": "Has just tacked or jibed",
        "puff": "2 puff cards",
    }
    assert words(view, "B", "fr") == {
        "die": "Tient le dé",
        "start": "Vers\u202f: le départ",
        "heading": "Cap au nord-est, au près",
        "tack": "Bâbord amure",
        "puff": "Plus de carte Risée",
        "liable": "Exposé à une réclamation de A",
    }


def test_the_wrong_way_round_is_a_fact() -> None:
    view = afloat(A={"at": "28,20", "net": -1}, B={"at": "34,4"})
    assert words(view, "A")["wrong-way"] == "Wrong way at mark 1"


def test_places_and_points_are_told_when_they_are_known() -> None:
    race = sailed(10**6, players=2, board="quick", races=2, max_rounds=20)
    assert race.over
    for one in facts(race.view(), "en"):
        assert one.points == race.position()["points"][one.seat]
        assert one.facts == ()
    assert {one.place for one in facts(race.view(), "en")} <= {1, 2, None}


def test_a_yacht_not_yet_placed_says_so() -> None:
    race = new("regatta", seed=1)
    assert {one.status for one in facts(race.view(), "en")} == {"not placed yet"}


@pytest.mark.parametrize("name", VIEWS)
def test_facts_have_known_icons(name: str) -> None:
    for lang in ("en", "fr"):
        for one in facts(view(name), lang):
            assert {fact.icon for fact in one.facts} <= ICONS
            assert all(fact.text for fact in one.facts)


# Pictures.


@pytest.mark.parametrize("name", VIEWS)
def test_the_board_is_painted_over_the_ground(name: str) -> None:
    below, above = ground(view(name), "en"), board(view(name), "en")
    assert (below.width, below.height) == (above.width, above.height)
    whole = scene(view(name))
    painted = {shape.id for shape in (*below.shapes, *above.shapes) if shape.id}
    assert painted <= {shape.id for shape in whole.shapes}, "the whole picture has the same parts"
    assert not {"paper", "panel"} & (roles(below) | roles(above))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_ground_never_changes(lang: str) -> None:
    race = new("regatta", seed=5, players=3, board="quick", races=2, max_rounds=20)
    first = ground(race.view("A"), lang)
    skipper = bot("greedy", seed=2)
    while not race.over:
        if race.to_move == "chance":
            race.draw()
        else:
            race.play(skipper.choose(race))
        if race.played % 25 == 0 or race.over:
            assert ground(race.view("B"), lang) == first


def test_the_pieces_have_names_and_titles() -> None:
    drawn = ground(view("six"), "fr")
    named = drawn.named()
    assert {"edge", "line", "pin", "committee", "island", "mark:1", "mark:2"} == set(named)
    for name in ("pin", "committee", "island", "mark:1", "mark:2"):
        assert named[name].title


def test_the_board_leaves_the_choices_to_the_page() -> None:
    drawn = board(view("six"), "en")
    assert not [role for role in roles(drawn) if role.startswith(("target", "choice", "course"))]


def test_a_yacht_can_be_followed_from_picture_to_picture() -> None:
    race = from_position(
        {"game": "regatta", "wind": "N", "round": 5, "die": 2}
        | {"boats": {"A": {"at": "28,20"}, "B": {"at": "34,4"}}}
    )
    race.play("leg SE")
    drawn = board(race.view("A"), "en").named()
    boat, letter, lee = drawn["boat:A"], drawn["letter:A"], drawn["lee:A"]
    assert isinstance(boat, Group)
    assert isinstance(letter, Group)
    assert isinstance(lee, Group)
    assert boat.turn == 135.0
    assert (boat.x, boat.y) == (letter.x, letter.y)
    assert (lee.x, lee.y) == (boat.x, boat.y + 1)
    assert "wake:A" in drawn


def test_in_the_basic_game_a_picture_knows_where_each_yacht_sailed_last() -> None:
    boats = {"A": {"at": "28,20"}, "B": {"at": "34,12"}}
    race = from_position({"game": "regatta", "round": 5, "die": 2, "boats": boats})
    assert race.view().headings == {}
    for action in ("leg NE", "luff", "leg SW"):
        race.play(action)
    assert race.view().headings == {0: NE, 1: SW}
    race.play("leg W")
    race.play("roll 1")
    assert race.view().headings == {0: NE, 1: W}


def test_seats_that_see_the_same_share_one_picture() -> None:
    boats = {"A": {"at": "28,20"}, "B": {"at": "34,12"}, "C": {"at": "20,20", "next": 1}}
    race = from_position({"game": "regatta", "round": 5, "die": 2, "boats": boats})
    first, second, third = (race.view(seat) for seat in "ABC")
    assert board(first, "en") is board(second, "en")
    assert board(first, "en") != board(third, "en")
    assert board(first, "en") != board(first, "fr")
    assert first.shared(instruments, "en") is third.shared(instruments, "en")
    race.play("leg SE")
    assert board(race.view("A"), "en") != board(first, "en")


@pytest.mark.parametrize("wind", ["N", "SE"])
def test_laylines_and_breeze_keep_off_the_pieces(wind: str) -> None:
    seen = view("six")
    seen.position["wind"] = wind
    drawn = board(seen, "en")
    isle = ground(seen, "en").named()["island"]
    assert isinstance(isle, Group)
    for shape in drawn.shapes:
        if isinstance(shape, Line) and shape.role == "layline":
            for x, y in shape.points:
                assert max(abs(x - isle.x), abs(y - isle.y)) > 1.5


@pytest.mark.parametrize(
    ("options", "limit"),
    [
        ({"players": 4}, 7_000),
        ({"players": 4, "board": "quick"}, 6_500),
        ({"players": 4, "rules": "advanced"}, 7_000),
        ({"players": 6, "rules": "advanced", "board": "long"}, 10_000),
    ],
)
def test_the_board_is_small_enough_to_be_sent_after_every_move(
    options: dict[str, Any], limit: int
) -> None:
    for actions in (40, 90, 130):
        race = sailed(actions, **options)
        for lang in ("en", "fr"):
            drawn = board(race.view(race.to_move), lang).to_json()
            assert len(json.dumps(drawn, ensure_ascii=False, separators=(",", ":"))) < limit


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", VIEWS)
def test_the_instruments_can_be_read_on_a_stamp(name: str, lang: str) -> None:
    """At 180 pixels the numbers, the letters and the names are at least 8 pixels high."""
    drawn = instruments(view(name), lang)
    named = drawn.named()
    assert {"dial", "dial:wind", "wind", "throw", "die"} == set(named)
    needle = named["dial:wind"]
    assert isinstance(needle, Group)
    position = view(name).position
    assert needle.turn == 45.0 * ["N", "NE", "E", "SE", "S", "SW", "W", "NW"].index(
        position["wind"]
    )
    pips = [shape for shape in every_shape((named["die"],)) if shape.role == "pip"]
    assert len(pips) == (position["die"] or 0)
    pixels = 180 / drawn.width
    for block in drawn.shapes:
        assert isinstance(block, Group)
        for shape in every_shape(block.shapes):
            if isinstance(shape, Text):
                assert fitted(shape) * block.scale * pixels >= 8
                assert 0 <= block.x + shape.x * block.scale <= drawn.width
            if isinstance(shape, Circle) and shape.role == "dial":
                assert shape.r < min(block.x, block.y)


def test_instruments_say_what_is_left_of_a_turn() -> None:
    race = from_position(
        {"game": "regatta", "wind": "NE", "round": 5, "die": 3}
        | {"boats": {"A": {"at": "28,20"}, "B": {"at": "34,4"}}}
    )
    race.play("leg S")
    drawn = instruments(race.view("A"), "fr")
    said = {shape.text for shape in every_shape(drawn.shapes) if isinstance(shape, Text)}
    assert {"NE", "3 bords", "reste 2"} <= said


# The shelf.


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_shelf_shows_a_lively_moment(lang: str) -> None:
    drawn = GAME.drawing.shelf(lang)
    assert (drawn.width, drawn.height) == (WIDTH, HEIGHT)
    for seat in "ABCDE":
        boat = drawn.named()[f"boat:{seat}"]
        assert isinstance(boat, Group)
        assert 1 < boat.x - LEFT < WIDTH - 1
        assert 1 < boat.y - TOP < HEIGHT - 1
    assert any(isinstance(shape, Outline) for shape in every_shape(drawn.shapes))
    assert {"spinnaker", "island", "mark"} <= roles(drawn)


def test_the_quick_race_is_short_and_against_bots() -> None:
    game = find_game("regatta")
    options = validated(game, game.quick.options)
    assert options.board == "quick"
    assert len(game.quick.bots) == options.players - 1
    for name in game.quick.bots:
        bot(name, seed=1)
