"""What a page shows of a tour: choices in words, facts of the players, and the pictures."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import layline
from layline.bots import bot
from layline.engine.scene import Group, Scene, Text
from layline.engine.scene import Path as Outline
from layline.games.maillot_jaune import GAME
from layline.games.maillot_jaune.codec.actions import read
from layline.games.maillot_jaune.drawing.classification import standings
from layline.games.maillot_jaune.drawing.looks import CLOTH
from layline.games.maillot_jaune.drawing.moves import picture
from layline.games.maillot_jaune.drawing.scene import board, ground, instruments, scene
from layline.games.maillot_jaune.drawing.shapes import JERSEYS, jersey
from layline.games.maillot_jaune.drawing.shelf import HEIGHT, LEFT, POSITION, TOP, WIDTH
from layline.games.maillot_jaune.drawing.sight import road_height, under
from layline.games.maillot_jaune.results.results import progress
from layline.games.maillot_jaune.rules.riders import RIDERS
from layline.games.maillot_jaune.rules.squares import GOAL
from layline.games.maillot_jaune.table.facts import facts
from layline.games.maillot_jaune.table.labels import group, label
from layline.games.maillot_jaune.table.overlays import overlays
from layline.play.beginning import new, validated
from layline.play.draw.themes import themes
from layline.play.race import Race
from tests.shapes import every_shape, painted

from .road import OPEN_ROAD, PLACES, PURSUED, middle, on_the_road, seen

ICONS = {
    "rider", "stars", "energy", "form", "puncture", "pursuer", "pact", "minutes", "jersey", "side",
}  # fmt: skip


def views() -> dict[str, Any]:
    """Moments of all kinds."""
    found = {name: seen(**place) for name, place in PLACES.items()}
    race = new("maillot-jaune", players=3, rules="full", seed=5, machine="interpreted")
    chance = random.Random(5)
    found["choosing"] = race.view("A")
    while not race.over and race.played < 300:
        race.play(chance.choice(race.choices()))
        phase = race.position()["phase"]
        found[f"{phase} {race.position()['stage']}"] = race.view()
    found["shelf"] = on_the_road(**POSITION).view()
    return found


VIEWS = views()
NOTHING = Scene(width=1, height=1, title="", description="", shapes=())


def named(drawn: Scene, name: str) -> Group:
    shape = drawn.named()[name]
    assert isinstance(shape, Group)
    return shape


def texts(drawn: Scene) -> set[str]:
    return {shape.text for shape in every_shape(drawn.shapes) if isinstance(shape, Text)}


# Words.


@pytest.mark.parametrize(
    ("action", "english", "french"),
    [
        ("stay", "Stay on 5b", "Rester en 5b"),
        ("ride 8b", "Ride to 8b, 3 squares", "Aller en 8b, 3 cases"),
        ("ride 6a", "Ride to 6a, 1 square", "Aller en 6a, 1 case"),
        ("ride finish", "Ride across the line, 24 squares", "Franchir la ligne, 24 cases"),
        ("shift 7c", "Shift aside, then to 7c", "Se décaler, puis aller en 7c"),
        (
            "pick renault",
            "Choose Renault: plain 2, climb 3, descent 1",
            "Choisir Renault\u202f: plaine 2, montée 3, descente 1",
        ),
        (
            "pact noel",
            "Propose to Noël to ride side by side",
            "Proposer à Noël de rouler côte à côte",
        ),
        ("break 3+0", "Break away 3 squares without risk", "Échappée de 3 cases sans risque"),
        ("break 0+1", "Break away 1 square with risk", "Échappée de 1 case avec risque"),
        (
            "break 2+2",
            "Break away 2 without and 2 with risk",
            "Échappée : 2 sans risque, 2 avec risque",
        ),
        ("end", "End the turn", "Finir le tour"),
        ("agree", "Agree to ride side by side", "Accepter de rouler côte à côte"),
        ("refuse", "Refuse", "Refuser"),
        (
            "help noel",
            "Help Noël and miss a turn instead",
            "Dépanner Noël et passer un tour à sa place",
        ),
        ("pass", "Do not help", "Ne pas dépanner"),
        ("first noel", "Noël rides first", "Noël part en premier"),
        ("roll 4 5", "Dice 4 and 5", "Dés 4 et 5"),
    ],
)  # fmt: skip
def test_an_action_reads_well(action: str, english: str, french: str) -> None:
    view = seen(**OPEN_ROAD)
    assert label(view, action, "en") == english
    assert label(view, action, "fr") == french


def test_a_label_says_who_is_drawn_along() -> None:
    view = seen(**PURSUED)
    assert label(view, "ride 6a", "en") == "Ride to 6a, 3 squares, drawing Vandamme along"
    assert label(view, "ride 3c", "en") == "Ride to 3c, 2 squares"
    spent = {**PURSUED["riders"], "ptt": {"at": "3a", "energy": 0}}
    view = seen(**{**PURSUED, "riders": spent})
    assert label(view, "ride 6a", "fr") == "Aller en 6a, 3 cases, avec les dés pour Vandamme"


@pytest.mark.parametrize("action", ["", "swim 5a", "ride", "ride 5g", "break 9+9", "roll 7 1"])
def test_what_is_no_action_has_no_label(action: str) -> None:
    with pytest.raises(ValueError, match="not an action of Maillot Jaune"):
        label(seen(**OPEN_ROAD), action, "en")


def test_choices_are_listed_under_headings() -> None:
    headings = dict.fromkeys(group(action, "en") for action in seen(**PURSUED).choices)
    assert list(headings) == ["Stay", "Side by side", "Ride", "Shift aside"]
    assert group("break 1+0", "fr") == "Échappée"
    with pytest.raises(ValueError, match="not an action of Maillot Jaune"):
        group("swim 5a", "en")


# Facts.


def words(view: Any, seat: str, lang: str = "en") -> dict[str, str]:
    (one,) = (one for one in facts(view, lang) if one.seat == seat)
    return {fact.icon or "": fact.text for fact in one.facts}


def test_a_player_in_a_few_words() -> None:
    riders = {
        "ptt": {"at": "3a", "energy": 4, "form": 9, "minutes": [2], "places": [3]},
        "vandamme": {"at": "2a", "minutes": [0], "places": [1]},
        "noel": {"at": "1d", "flat": 1, "minutes": [1], "places": [2]},
    }
    view = seen(options={"drafting": True}, stage=2, riders=riders, jersey="vandamme")
    assert words(view, "A") == {
        "rider": "3a",
        "minutes": "2 minutes so far",
        "stars": "3 stars ahead",
        "energy": "energy 4 of 6",
        "form": "form 9 of 20",
        "pursuer": "Vandamme in his wheel",
    }
    assert words(view, "B")["jersey"] == "yellow jersey"
    assert words(view, "C", "fr")["puncture"] == "passe 1 tour"
    assert [one.status for one in facts(view, "en")] == ["riding"] * 3


def test_a_player_with_several_riders_has_the_facts_of_all() -> None:
    riders = {
        "ptt": {"at": "3a", "owner": "seat:0"},
        "agfa": {"at": "out", "owner": "seat:0"},
        "noel": {"at": "finish", "owner": "seat:1", "minutes": [0], "places": [1]},
    }
    view = seen(riders=riders, options={"riders_per_player": 2}, crossed=["noel"], winner_round=2)
    first, second = facts(view, "en")
    assert first.name == "PTT and Agfa"
    assert second.status == "across the line"
    assert [fact.text for fact in first.facts] == [
        "PTT: 3a, 1 star ahead, energy 6 of 6, form 20 of 20",
        "Agfa: out of the tour",
    ]


def test_places_are_told_when_all_is_over() -> None:
    race = on_the_road(**OPEN_ROAD)
    race.play("retire la-providence")
    told = facts(race.view(), "en")
    assert [one.place for one in told] == [2, 1]
    assert [one.status for one in told] == ["out of the tour", "winner of the tour"]


@pytest.mark.parametrize("name", VIEWS)
def test_facts_have_known_icons(name: str) -> None:
    for lang in ("en", "fr"):
        for one in facts(VIEWS[name], lang):
            assert {fact.icon for fact in one.facts} <= ICONS
            assert one.name
            assert one.status


# Pictures.


@pytest.mark.parametrize("name", VIEWS)
def test_the_board_is_painted_over_the_ground(name: str) -> None:
    below, above = ground(VIEWS[name], "en"), board(VIEWS[name], "en")
    assert (below.width, below.height) == (above.width, above.height)
    whole = scene(VIEWS[name], "en")
    cards = {f"card:{rider}" for rider in RIDERS}
    assert (set(below.named()) | set(above.named())) - cards <= set(whole.named())
    assert not set(below.named()) & set(above.named())


@pytest.mark.parametrize("theme", themes())
@pytest.mark.parametrize("name", VIEWS)
def test_every_role_has_a_look(name: str, theme: str) -> None:
    known = {*themes()[theme].roles, *themes()[theme].team_roles}
    for tall in (False, True):
        assert painted(scene(VIEWS[name], "fr", tall=tall)) <= known
    for drawn in (instruments, board, standings):
        assert painted(drawn(VIEWS[name], "fr") or NOTHING) <= known
    for over in overlays(VIEWS[name], "fr"):
        assert painted(over.picture) <= known
    for action in VIEWS[name].choices:
        if VIEWS[name].to_move != "chance":
            assert painted(picture(VIEWS[name], read(action)) or NOTHING) <= known


@pytest.mark.parametrize("name", VIEWS)
def test_no_text_leaves_the_picture(name: str) -> None:
    for drawn in (board(VIEWS[name], "fr"), ground(VIEWS[name], "fr")):
        for shape in every_shape(drawn.shapes):
            if isinstance(shape, Text):
                assert 0 <= shape.x <= drawn.width or shape.size < 0.4
                assert 0 <= shape.y <= drawn.height or shape.size < 0.4


def test_the_ground_never_changes() -> None:
    race = new("maillot-jaune", seed=5, players=3, rules="full", machine="interpreted")
    first, chance = ground(race.view(), "en"), random.Random(1)
    while not race.over and race.played < 200:
        race.play(chance.choice(race.choices()))
        assert ground(race.view(), "en") == first


def test_the_road_has_the_colours_of_the_stage() -> None:
    for stage, (first, second) in {
        1: ("plain", "climb"),
        2: ("climb", "descent"),
        3: ("descent", "plain"),
    }.items():
        drawn = board(seen(stage=stage, riders=OPEN_ROAD["riders"]), "en")
        strips = [named(drawn, f"strip:{strip}") for strip in (1, 2)]
        assert [strip.shapes[0].role for strip in strips] == [
            f"terrain-{first}",
            f"terrain-{second}",
        ]


def test_squares_and_points_are_each_others_inverse() -> None:
    for lanes in (3, 4, 6):
        for column in range(1, 29):
            for lane in "abcdef"[:lanes]:
                x, y = middle(f"{column}{lane}", lanes)
                for aside in (-0.49, 0.0, 0.49):
                    assert str(under((x + aside, y - aside), lanes)) == f"{column}{lane}"
        assert under(middle("finish", lanes), lanes) == GOAL
        assert under((0.5, 0.2), lanes) is None
        assert under((10.0, road_height(lanes) - 0.1), lanes) is None


def test_a_rider_is_drawn_where_he_is_and_can_be_followed() -> None:
    race = on_the_road(**OPEN_ROAD)
    race.play("ride 8c")
    drawn = board(race.view("A"), "en")
    rider = named(drawn, "rider:la-providence")
    assert (rider.x, rider.y) == middle("8c")
    assert rider.title is not None
    assert "La Providence (2)" in rider.title
    assert "track:la-providence:0" in drawn.named()
    assert "on-move" in drawn.named()


def test_a_wheel_is_shown_as_a_chain_and_a_puncture_as_a_badge() -> None:
    drawn = board(seen(**PURSUED), "en")
    assert "wheel:ptt" in drawn.named()
    flat = board(seen(riders={"renault": {"at": "5b"}, "noel": {"at": "1d", "flat": 1}}), "en")
    assert "warning" in {shape.role for shape in named(flat, "rider:noel").shapes}
    assert "warning" not in {shape.role for shape in named(flat, "rider:renault").shapes}


def test_the_yellow_jersey_is_on_its_wearer() -> None:
    drawn = board(on_the_road(**POSITION).view(), "en")
    assert "leader" in {shape.role for shape in named(drawn, "rider:renault").shapes}
    assert "leader" not in {shape.role for shape in named(drawn, "rider:ptt").shapes}


def test_squares_lost_at_the_change_are_hatched_with_the_reason() -> None:
    view = seen(riders={"agfa": {"at": "12b"}, "noel": {"at": "1d"}})
    lost = board(view, "en").named()["lost"]
    assert isinstance(lost, Outline)
    assert lost.title == "Normal squares stop at the change of terrain (square 14)."
    assert "lost" not in board(seen(**OPEN_ROAD), "en").named()


def test_jerseys_can_be_told_apart_without_colour() -> None:
    riders = range(len(RIDERS))
    numbers = {tuple(s.text for s in jersey(r) if isinstance(s, Text)) for r in riders}
    assert len(numbers) == 9
    assert len(set(JERSEYS)) == 9


def test_the_dice_and_their_row_are_shown_when_thrown() -> None:
    race = on_the_road(**OPEN_ROAD)
    race.play("stay")
    race.play("break 0+2")
    assert "die-blank" in painted(instruments(race.view(), "en"))
    race.play("roll 4 5")
    drawn = scene(race.view(), "en")
    pips = [s for s in every_shape((named(drawn, "table"),)) if s.role == "pip"]
    assert len(pips) == 9
    assert [s.role for s in named(drawn, "table").shapes].count("lit") == 1
    assert (
        len([s for s in every_shape(instruments(race.view(), "en").shapes) if s.role == "pip"]) == 9
    )


def test_charts_have_the_colours_of_the_jerseys() -> None:
    view = seen(**PURSUED)
    tracks = {one.piece: one.cloth for one in progress(view, "en")}
    assert tracks["renault"] == (CLOTH["yellow"], CLOTH["black"])
    assert tracks["ptt"] == (CLOTH["yellow"], CLOTH["blue"])
    assert len(set(tracks.values())) == len(tracks)


def test_before_the_start_the_instruments_have_words_and_no_dice() -> None:
    race = layline.new("maillot-jaune", seed=1)
    drawn = instruments(race.view(), "en")
    assert "Before the start" in drawn.title
    assert not [shape for shape in every_shape(drawn.shapes) if shape.role.startswith("die")]


def test_the_instruments_show_the_order_of_the_round() -> None:
    drawn = instruments(seen(**PURSUED), "en")
    strip = named(drawn, "order")
    assert [shape.id for shape in strip.shapes if shape.id] == [
        "next", "next:ptt", "next:renault", "next:vandamme",
    ]  # fmt: skip
    assert drawn.description == "Stage 2 · Round 3. Order of play: PTT, Renault, Vandamme"


def test_a_drawn_train_changes_the_order_of_the_round() -> None:
    race = on_the_road(**PURSUED)
    race.play("ride 6a")
    strip = named(instruments(race.view(), "en"), "order")
    shown = [shape.id for shape in strip.shapes if shape.id]
    assert shown == ["next", "next:ptt", "next:vandamme", "next:renault"]


def test_those_who_have_played_are_faded_in_the_order_of_the_round() -> None:
    race = on_the_road(**PURSUED)
    race.play("stay")
    race.play("end")
    strip = named(instruments(race.view(), "en"), "order")
    faded = {one.id: one.opacity for one in strip.shapes if isinstance(one, Group)}
    assert faded == {"next:renault": 1.0, "next:vandamme": 1.0, "next:ptt": 0.3}


def test_the_panel_shows_the_classification_with_gaps() -> None:
    drawn = scene(on_the_road(**POSITION).view(), "en")
    told = {
        s.text for s in every_shape(named(drawn, "classification").shapes) if isinstance(s, Text)
    }
    assert {"0 min", "+4 min", "After stage 1: Renault leads"} <= told
    assert {f"card:{rider}" for rider in POSITION["riders"]} <= set(drawn.named())


def ridden(actions: int, **options: Any) -> Race:
    """A tour of bots after this many actions, with a player to decide."""
    race, rider = new("maillot-jaune", seed=7, **options), bot("greedy", seed=1)
    while race.to_move == "chance" or (race.played < actions and not race.over):
        if race.to_move == "chance":
            race.draw()
        else:
            race.play(rider.choose(race))
    return race


@pytest.mark.parametrize(("players", "limit"), [(4, 20_000), (9, 42_000)])
def test_the_board_is_small_enough_to_be_sent_after_every_move(players: int, limit: int) -> None:
    for actions in (40, 90, 130):
        race = ridden(actions, players=players, rules="full")
        for lang in ("en", "fr"):
            drawn = board(race.view(race.to_move), lang).to_json()
            assert len(json.dumps(drawn, ensure_ascii=False, separators=(",", ":"))) < limit


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_shelf_shows_a_lively_moment(lang: str) -> None:
    drawn = GAME.drawing.shelf(lang)
    assert (drawn.width, drawn.height) == (WIDTH, HEIGHT)
    for who in POSITION["riders"]:
        rider = named(drawn, f"rider:{who}")
        assert 0.5 < rider.x - LEFT < WIDTH - 0.5
        assert 0.5 < rider.y - TOP < HEIGHT - 0.5


def test_the_quick_tour_is_against_bots() -> None:
    options = validated(GAME, GAME.quick.options)
    assert len(GAME.quick.bots) == options.players - 1
    assert options.drafting
    assert options.pact


# The road in letters.


def test_the_road_in_letters() -> None:
    race = on_the_road(riders={"agfa": {"at": "12b", "energy": 3}, "noel": {"at": "1d"}, "ptt": {}})
    lines = str(race).splitlines()
    assert lines[0] == "  stage 1, plain then climb, round 3"
    assert lines[2] == "b [···········7**|··············]"
    assert lines[4] == "d [8··········***|··············]"
    assert "start: 5 ptt" in lines
    assert "7 agfa: 12b energy 3 form 20" in lines
