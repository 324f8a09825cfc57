"""What a page shows of Race the Wind: choices in words, facts of the boats, and the pictures."""

from __future__ import annotations

from typing import Any

import pytest

from layline.bots import bot
from layline.games.race_the_wind import GAME
from layline.games.race_the_wind.drawing.scene import board, ground, instruments, overlays, scene
from layline.games.race_the_wind.table.facts import facts
from layline.games.race_the_wind.table.labels import group, label
from layline.games.race_the_wind.table.sentences import describe, prompt
from layline.games.sailing import DIRECTIONS
from layline.play.beginning import from_position, new, validated
from layline.play.draw.themes import themes
from layline.play.race import Race
from tests.games.race_the_wind.water import BROAD, CROWD, GUSTS, PLACES, START, afloat, view
from tests.shapes import every_shape, roles

Json = dict[str, Any]

ICONS = {
    "start", "leg", "wrong-way", "heading", "tack", "penalty", "circle", "becalmed",
    "fault", "shadow", "marker",
}  # fmt: skip
TWO = {"A": {"at": "10,15", "heading": "NW"}, "B": {"at": "11,14", "heading": "NW"}}


def sailed(rounds: int, **options: Any) -> Race:
    """A race of greedy bots at a certain round, with a seat to move."""
    race, skipper = new("race-the-wind", seed=7, **options), bot("greedy", seed=1)
    while race.to_move == "chance" or (race.position()["round"] < rounds and not race.over):
        if race.to_move == "chance":
            race.draw()
        else:
            race.play(skipper.choose(race))
    return race


# -------------------- words


@pytest.mark.parametrize(
    ("boat", "action", "english", "french"),
    [
        ({"heading": "NE"}, "move", "Sail on to the north-east, to 11,16", "en 11,16"),
        ({"heading": "NE"}, "turn L90", "Tack 90° to the left: close-hauled", "Virer de 90°"),
        ({"heading": "NE"}, "turn R45", "Bear away 45° to the right: beam reaching", "Abattre"),
        ({"heading": "E"}, "turn L45", "Luff up 45° to the left: close-hauled", "Lofer de 45°"),
        (
            {"heading": "SE", "leg": 2},
            "turn R90",
            "Gybe 90° to the right: broad reaching",
            "Empanner",
        ),
        ({"heading": "S", "leg": 2}, "turn L45", "Gybe 45° to the left", "Empanner de 45°"),
        ({"heading": "NE", "penalties": 1}, "penalty L", "circle to the left", "à gauche"),
        ({"heading": "NE", "skip": True}, "pass", "Skip this turn", "Passer ce tour"),
    ],
)
def test_a_choice_in_words(boat: Json, action: str, english: str, french: str) -> None:
    seen = view(boats={"A": {"at": "10,15", **boat}, "B": {"at": "3,3", "heading": "E"}})
    assert english in label(seen, action, "en")
    assert french in label(seen, action, "fr").replace("\u202f", " ")


def test_a_protest_is_offered_with_its_rule() -> None:
    race = afloat(boats=TWO, round=20)
    race.play("turn L45")
    said = label(race.view("B"), "protest A", "en")
    assert said == "Protest against A: Same tack: the leeward boat has priority. (RTW-71)"
    assert label(race.view("A"), "protest B", "en") == "Protest against B"


def test_a_claim_is_offered_with_its_rule() -> None:
    boats = {"A": {"at": "10,4", "heading": "NE", "stay": 2}, "B": {"at": "20,3", "heading": "W"}}
    race = afloat(boats=boats, round=4)
    race.play("turn L90")
    assert "(RTW-30)" in label(race.view("B"), "claim A", "en")


@pytest.mark.parametrize("action", ["", "sail", "turn L30", "protest Z", "head up"])
def test_what_is_no_action_has_no_label(action: str) -> None:
    with pytest.raises(ValueError, match="not an action"):
        label(view(**CROWD), action, "en")


@pytest.mark.parametrize("action", ["move", "puff", "turn L45"])
def test_before_the_race_nobody_sails(action: str) -> None:
    with pytest.raises(ValueError, match="no boat is under way"):
        label(view(boats={"A": {}, "B": {}}, phase="place"), action, "en")


def test_choices_stand_under_headings() -> None:
    race = afloat(boats={"A": {"at": "10,15", "heading": "E", "penalties": 1}})
    found = [group(action, "en") for action in race.choices()]
    assert found == ["Movement", *["Manoeuvres"] * 3, "Penalty", "Penalty"]
    with pytest.raises(ValueError, match="not an action"):
        group("sail", "en")


@pytest.mark.parametrize(
    ("position", "english"),
    [
        ({"boats": TWO}, "Your turn, close-hauled: one movement or one manoeuvre."),
        (BROAD, "Your turn, broad reaching: one movement, then a manoeuvre if you like."),
        ({**START}, "The race is on in 2 rounds. Nobody may touch the line in this round."),
        ({"boats": {"A": {"at": "10,15", "heading": "N", "skip": True}}}, "becalmed"),
        ({"boats": {"A": {"at": "10,8", "heading": "NE", "leg": 0}}, "round": 12}, "get below"),
        (
            {"boats": {"A": {"at": "10,4", "heading": "NE", "leg": 0}}, "round": 12},
            "not started yet",
        ),
        ({"boats": {"A": {"at": "10,15", "heading": "NE", "net": -1}}}, "wrong way"),
        ({"boats": {"A": {"at": "10,15", "heading": "NE", "penalties": 2}}}, "2 penalties to pay"),
        ({"boats": {"A": {}, "B": {}}, "phase": "place"}, "free point of the eastern half"),
        (
            {"boats": {"A": {}, "B": {}, "C": {}}, "phase": "place"},
            "Place your boat on a free point.",
        ),
        ({"boats": {"A": {}, "B": {}}, "phase": "tokens"}, "Lay a token on a free point: 78 left."),
        ({"boats": {"A": {"at": "24,0", "heading": "SE"}}}, "the way barred: one manoeuvre"),
    ],
)
def test_a_sentence_says_what_is_awaited(position: Json, english: str) -> None:
    assert english in prompt(view(**position), "en")


def test_the_prompt_follows_the_turn() -> None:
    race = afloat(**GUSTS)
    race.play("move")
    assert "on a gust: sail on, or refuse it" in prompt(race.view("A"), "en")
    assert prompt(race.view("B"), "en").startswith("A to sail")
    race.play("end")
    race.play("move")
    assert "a manoeuvre if you like, or the end of the turn" in prompt(race.view("B"), "en")


def test_giving_way_protests_and_claims_are_pointed_out() -> None:
    boats = {
        "A": {"at": "9,15", "heading": "SE", "leg": 2},
        "B": {"at": "11,15", "heading": "SW", "leg": 2},
    }
    race = afloat(boats=boats, round=60)
    assert "to give way" in prompt(race.view("A"), "en")
    race.play("move")
    race.play("end")
    assert "You may protest against A." in prompt(race.view("B"), "en")


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_whole_situation_can_be_told(place: str, lang: str) -> None:
    said = describe(view(**PLACES[place]), lang)
    assert len(said.splitlines()) > 8
    assert "None" not in said
    assert "{" not in said


def test_priority_is_told_before_anybody_moves() -> None:
    boats = {"A": {"at": "9,14", "heading": "NE"}, "B": {"at": "11,14", "heading": "NW"}}
    said = describe(view(boats=boats), "en")
    assert "B has priority over A for 10,15. Starboard tack has priority." in said


# -------------------- facts


def test_facts_name_what_matters() -> None:
    boats = {
        "A": {"at": "10,15", "heading": "NE", "penalties": 2, "circle": {"dir": "L", "left": 3}},
        "B": {"at": "10,14", "heading": "E", "skip": True, "marker": "12,14", "net": -1},
        "C": {"status": "retired"},
    }
    told = facts(view(boats=boats), "en")
    assert [one.status for one in told] == ["racing", "racing", "retired"]
    said = {fact.icon: fact.text for one in told for fact in one.facts}
    assert set(said) <= ICONS
    assert said["circle"] == "Penalty circle: 3 quarters left"
    assert said["penalty"] == "2 penalties open"
    assert said["shadow"] == "In the wind shadow of A"
    assert said["becalmed"] == "Becalmed: skips a turn"
    assert said["wrong-way"]
    assert not told[2].facts


def test_places_are_told_as_boats_finish() -> None:
    boats = {
        "A": {"at": "12,6", "heading": "S", "leg": 6, "line_from": "N"},
        "B": {"at": "14,12", "heading": "S", "leg": 6},
    }
    race = afloat(boats=boats, fired=["6:0", "6:1"], round=150)
    race.play("move")
    told = facts(race.view("A"), "en")
    assert [(one.place, one.status) for one in told] == [(1, "finished"), (2, "not finished")]
    assert prompt(race.view("A"), "en") == "The race is over: you win."
    assert prompt(race.view("B"), "fr") == "La course est terminée\u202f: A gagne."


# -------------------- pictures


def test_every_role_is_known_to_the_themes() -> None:
    groups = {"line", "buoy", "committee", "boat", "badges", "panel", "choice", "dial-wind", "sign",
              "lull-of", "track", "wind-sign", "throw", "cutting", "diamond", "craft", "notice",
              "past-wind", "dial"}  # fmt: skip
    drawn: set[str] = set()
    for position in (*PLACES.values(), {"boats": {"A": {}, "B": {}}, "phase": "place"}):
        seen = view(**position)
        for picture in (scene(seen), scene(seen, "fr", tall=True), instruments(seen)):
            drawn |= roles(picture)
    drawn |= roles(GAME.drawing.shelf("en"))
    assert drawn - groups <= set(themes()["light"].roles)


@pytest.mark.rule("RTW-04", "RTW-05", "RTW-07", "RTW-17", "RTW-83")
def test_the_ground_shows_the_course_and_the_board_what_floats() -> None:
    seen = view(**CROWD)
    under, over = ground(seen), board(seen)
    assert {"mark", "buoy", "committee", "line", "zone:mark", "edge"} <= set(under.named())
    assert {"boat:A", "boat:E", "flag:0", "vane", "lee:A", "goal"} <= set(over.named())
    laid = {one.id: one.picture for one in overlays(seen, "en")}
    assert "layline" in roles(laid["laylines"])
    assert "route" in roles(laid["routes"])
    assert "too-near" in roles(laid["too_near"])
    assert (under.width, under.height) == (over.width, over.height)


def test_the_ground_is_one_for_the_whole_sitting() -> None:
    race = new("race-the-wind", machine="interpreted", preset="short", seed=1)
    first = ground(race.view("A"))
    for _ in range(30):
        race.draw() if race.to_move == "chance" else race.play_id(race.ids()[0])
        assert ground(race.view("B")) == first


def test_seats_that_see_the_same_share_their_pictures() -> None:
    race = afloat(boats=TWO, round=20)
    assert board(race.view("A")) is board(race.view("B"))
    dials = [race.view(seat).shared(instruments, "en") for seat in ("A", "B", None)]
    assert dials[0] is dials[1] is dials[2]


def test_instruments_ring_the_boat_in_turn_whoever_looks() -> None:
    race = new("race-the-wind", machine="interpreted", tokens="none", order="seats")
    drawn = [instruments(race.view(seat)) for seat in ("B", "A", None)]
    assert "on-move" in roles(drawn[0])
    assert drawn[0] == drawn[1] == drawn[2]


@pytest.mark.rule("RTW-68", "RTW-69")
def test_contested_points_and_possible_protests_are_drawn() -> None:
    boats = {"A": {"at": "9,14", "heading": "NE"}, "B": {"at": "11,14", "heading": "NW"}}
    race = afloat(boats=boats, round=20)
    contest = board(race.view("A")).named()["contest:0"]
    assert contest.title == "B has priority over A for 10,15 (RTW-70)"
    assert "foul" in roles(board(race.view("A")))
    race.play("move")
    protest = board(race.view("B")).named()["protest:B:A"]
    assert protest.title == "B may protest against A (RTW-70)"


@pytest.mark.rule("RTW-18", "RTW-94", "RTW-95")
def test_tokens_markers_and_shadows_are_drawn() -> None:
    boats = {"A": {"at": "10,15", "heading": "NE", "marker": "12,17"}}
    tokens = {"yellow": ["3,9"], "blue": ["5,9"]}
    drawn = board(view(boats=boats, tokens=tokens))
    assert {"lulls", "gusts", "marker:A", "lee:A"} <= set(drawn.named())
    assert {"lull", "lull-sign", "gust", "gust-sign", "thread"} <= roles(drawn)


@pytest.mark.rule("RTW-66")
def test_a_flag_that_has_worked_on_the_leaders_leg_is_hollow() -> None:
    boats = {"A": {"at": "10,15", "heading": "NE"}, "B": {"at": "14,8", "heading": "NW"}}
    drawn = board(view(boats=boats, fired=["1:0"]))
    named = drawn.named()
    assert "used on leg 1" in str(named["flag:0"].title)
    assert "used" not in str(named["flag:1"].title)


def test_badges_say_leg_penalties_circle_and_lull() -> None:
    boats = {
        "A": {"at": "10,15", "heading": "NE", "penalties": 2, "circle": {"dir": "L", "left": 3}},
        "B": {"at": "14,15", "heading": "NW", "skip": True, "leg": 3},
    }
    drawn = board(view(boats=boats))
    said = {getattr(shape, "text", "") for shape in every_shape(drawn.shapes)}
    assert {"1/6", "!2", "↻3", "3/6", "z z"} <= said


@pytest.mark.rule("RTW-08", "RTW-64")
def test_the_instruments_show_the_wind_and_those_before() -> None:
    boats = {"A": {"at": "10,11", "heading": "NE"}, "B": {"at": "12,19", "heading": "NW", "leg": 3}}
    race = afloat(boats=boats, round=20)
    for action in ("move", "wind NW", "turn R45", "move"):
        race.play(action)
    while race.to_move == "chance":
        race.play("wind E")
    seen = race.view("A")
    assert DIRECTIONS[seen.winds[0]] == race.position()["wind"]
    drawn = instruments(seen)
    assert drawn.title.startswith("Wind ")
    assert {"dial", "wind", "winds"} <= set(drawn.named())


def test_the_start_is_counted_down() -> None:
    texts = {getattr(shape, "text", "") for shape in every_shape(instruments(view(**START)).shapes)}
    assert any("race on in 2 rounds" in text and "keep off the line" in text for text in texts)


@pytest.mark.parametrize("tall", [False, True])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_race_draws_itself_at_every_stage(lang: str, tall: bool) -> None:
    for rounds in (0, 1, 9, 30, 200):
        race = sailed(rounds, preset="short", seats=4)
        drawn = race.scene(race.seats[0], lang, tall)
        assert drawn.shapes
        assert "None" not in drawn.description


def test_the_quick_race_and_the_shelf_are_there() -> None:
    options = validated(GAME, GAME.quick.options)
    assert options.players == len(GAME.quick.bots) + 1
    assert GAME.drawing.shelf("fr").lang == "fr"


def test_the_text_board_shows_who_is_where() -> None:
    drawn = str(afloat(**CROWD))
    for sign in "ABCDEo=-*":
        assert sign in drawn
    assert "wind from N" in drawn


def test_a_boat_without_heading_is_drawn() -> None:
    race = from_position(
        {
            "game": "race-the-wind",
            "phase": "head",
            "boats": {"A": {"at": "13,4"}, "B": {}},
        },
        machine="interpreted",
    )
    assert "boat:A" in board(race.view("A")).named()
