"""What a page shows and is told: pictures, words for choices, clicks, blockers, previews, facts."""

from __future__ import annotations

import math
from typing import Any

import pytest

from layline.engine.answers import Meaning, Point, Target
from layline.engine.scene import Group, Scene
from layline.games import find_game
from layline.games.petite_regate.drawing.sight import TEAMS, middle, on_screen
from layline.games.petite_regate.view import PetiteRegateView
from layline.play import library
from layline.play.beginning import from_position, new
from layline.play.draw.themes import themes
from layline.play.race import Race
from tests.games.petite_regate.table import at_table, sailed
from tests.shapes import every_shape

GAME = find_game("petite-regate")
Json = dict[str, Any]


def names(scene: Scene) -> set[str]:
    return set(scene.named())


def targets_of(view: PetiteRegateView) -> dict[str, Target]:
    """The targets by action; buttons have none."""
    found = {action: GAME.table.target(view, action) for action in view.choices}
    return {action: target for action, target in found.items() if target is not None}


def crowd(machine: str = "interpreted", **more: Any) -> Race:
    """A is hemmed in: a buoy ahead, the zone of B to starboard, the edge not far."""
    boat = {"started": True, "laid": 6}
    boats = {
        "A": {"at": "380000,850000", "heading": 0, **boat},
        "B": {"at": "340000,1000000", "heading": 90, **boat},
        "C": {"at": "600000,700000", "heading": 0, **boat, "becalmed": True},
    }
    hands = {"A": ["R15", "R90", "G60", "B", "SUN"], "B": ["B"], "C": ["B"]}
    return at_table(machine, "gigamic", **{"boats": boats, "hands": hands, **more})


# -------------------- pictures


def test_the_table_is_drawn_to_scale_north_up() -> None:
    assert on_screen((0, 1_400_000), 1_400_000) == (0.9, 0.9)
    assert on_screen((50_000, 1_350_000), 1_400_000) == (1.9, 1.9)


@pytest.mark.rule("LPR-R09", "LPR-R15")
def test_the_ground_has_the_course_and_the_board_what_floats() -> None:
    view = crowd(options={"obstacles": "islands"}).view("A")
    ground, board = GAME.drawing.ground(view, "en"), GAME.drawing.board(view, "en")
    assert names(ground) == {
        "edge", "line", "white:1", "white:2", "mark:1", "mark:2", "obstacle:1", "obstacle:2",
    }  # fmt: skip
    assert {"boat:A", "boat:B", "boat:C", "zone:B", "letter:A", "sun:C", "goal"} <= names(board)
    boat = board.named()["boat:B"]
    assert isinstance(boat, Group)
    assert (boat.x, boat.y) == on_screen((340_000, 1_000_000), 1_400_000)
    assert boat.turn == 90


def test_the_boats_are_red_blue_yellow_and_green() -> None:
    assert TEAMS == (0, 4, 1, 2)
    told = GAME.table.facts(sailed("gigamic", "interpreted", 1, 20, players=4).view(None), "en")
    assert [one.name for one in told] == ["Red", "Blue", "Yellow", "Green"]


@pytest.mark.parametrize("rules", ["base", "advanced", "gigamic"])
@pytest.mark.parametrize("tall", [False, True])
def test_a_theme_knows_every_role_that_is_drawn(rules: str, tall: bool) -> None:
    for played in (0, 2, 4, 9, 30, 55):
        race = sailed(rules, "interpreted", 9, played)
        for seat in (*race.seats, None):
            view = race.view(seat)
            scene = GAME.drawing.scene(view, "fr", tall=tall)
            pictures = [scene, GAME.drawing.instruments(view, "en"), GAME.drawing.shelf("en")]
            pictures += [one.picture for one in GAME.table.overlays(view, "en")]
            for card in GAME.table.hand(view, "en"):
                pictures += [card.picture, *([card.over] if card.over else [])]
            for shape in every_shape(tuple(s for one in pictures for s in one.shapes)):
                if not isinstance(shape, Group):
                    assert shape.role in themes()["light"].roles, shape.role


def test_a_tall_picture_puts_the_panel_below() -> None:
    view = crowd().view("A")
    wide, tall = GAME.drawing.scene(view, "en"), GAME.drawing.scene(view, "en", tall=True)
    assert wide.width > tall.width
    assert tall.height > wide.height


@pytest.mark.rule("LPR-06", "LPR-21")
def test_the_instruments_show_the_piles_and_no_hand() -> None:
    race = crowd(discard=["G15", "R90"])
    shown = [GAME.drawing.instruments(race.view(seat), "en") for seat in ("A", "B", None)]
    assert shown[0] == shown[1] == shown[2]
    assert shown[0].description == (
        "The draw pile has 7 cards. The last card on the discard is the red 90 card; 2 lie there."
    )
    assert "discard" in names(shown[0])


@pytest.mark.rule("LPR-28", "LPR-31", "LPR-55")
def test_every_arrow_on_hand_has_its_ghost_in_the_whole_picture() -> None:
    view = crowd().view("A")
    ghosts = {name for name in names(GAME.drawing.scene(view, "en")) if name.startswith("ghost:")}
    assert ghosts == {f"ghost:play {card}" for card in ("R15", "R90", "G60", "B")}
    for other in ("B", None):
        scene = GAME.drawing.scene(crowd().view(other), "en")
        assert not [name for name in names(scene) if name.startswith("ghost:")]


def test_wakes_follow_the_last_two_moves() -> None:
    race = at_table("interpreted", "base")
    for action in ("play B", "play B", "play R45", "play B", "play G60"):
        race.play(action)
    wakes = race.view(None).wakes
    assert [len(wakes[seat]) for seat in (0, 1)] == [2, 1]
    assert {"wake:A:1", "wake:A:2", "wake:B:1"} <= names(GAME.drawing.board(race.view(None), "en"))


def test_the_text_board_shows_boats_marks_and_where_a_bow_could_come_to() -> None:
    shown = GAME.terminal.text_board(crowd().view("A"))
    for sign in "ABC12-o*":
        assert sign in shown
    assert "hand R15 R90 G60 B SUN" in shown
    assert "hand" not in GAME.terminal.text_board(crowd().view(None))


# -------------------- words for choices


# Rule set and action; the label in English and in French, the heading over it.
IN_WORDS = """
base: play R45 | 45° to port (red 45) | 45° à bâbord (rouge 45) | Red: to port
base: play B | Straight on (blue) | Tout droit (bleue) | Blue: straight on
base: play J30 | The three-colour 30 card | La carte trois couleurs 30 | Three colours
base: play R45 R90 | R90 (red 45) | R90 (rouge 45) | Red: to port
base: head 000 | Heading 000°, as it is | Cap 000°, inchangé | Headings
base: head 090 | Heading 090° | Cap 090° | Headings
base: drop R45 | Discard red 45 and turn | Défausser rouge 45 et pivoter | Discard a card
gigamic: again L30 | Second play 30° to port | Seconde pose 30° à bâbord | Second play
gigamic: swap SB | Exchange small blue | Changer petite bleue | Exchange cards
gigamic: sun B | Sun on B, who misses a turn | Soleil sur B, qui passe un tour | Suns
gigamic: slot 0 | In the middle of the line | Au milieu de la ligne | Spots
gigamic: slot -3 | On the line, 1½ boat lengths left of the middle | Sur la ligne, une longueur et demie à gauche du milieu | Spots
gigamic: first B | B begins | B commence | Chance
gigamic: shuffle B R15 | The cards are shuffled | Les cartes sont mélangées | Chance
gigamic: heave swap | Heave to and exchange cards | Se mettre en panne et changer des cartes | Instead of a card
advanced: area 2,1 | Row 1 behind the line, 2 boat lengths right | Rangée 1 derrière la ligne, 2 longueurs à droite | Spots
advanced: play Q30W S | Straight on (three-colour buoy 30 wind) | Tout droit (bouée trois couleurs 30 Vent) | Buoy cards
"""  # noqa: E501


@pytest.mark.parametrize("line", IN_WORDS.strip().split("\n"))
def test_a_choice_in_words(line: str) -> None:
    rules, _, rest = line.partition(": ")
    action, english, french, group = rest.split(" | ")
    view = at_table("interpreted", rules).view("A")
    assert GAME.table.label(view, action, "en") == english
    assert GAME.table.label(view, action, "fr") == french
    assert GAME.table.group(action, "en") == group


def test_what_is_no_action_has_no_words() -> None:
    view = at_table("interpreted").view("A")
    for text in ("", "sail N", "play", "play X9", "again Q", "sun Z", "head 7", "drop X"):
        with pytest.raises(ValueError, match=r"not an action|no card"):
            GAME.table.label(view, text, "en")
    with pytest.raises(ValueError, match="not an action"):
        GAME.table.group("sail N", "en")


@pytest.mark.rule("LPR-31", "LPR-40", "LPR-50", "LPR-55")
def test_a_label_says_what_is_special_about_an_arrow() -> None:
    boat = {"started": True, "laid": 6, "heading": 0}
    away = {**boat, "at": "900000,300000"}

    def label(rules: str, mine: Json, other: Json, lang: str = "en", **options: Any) -> str:
        race = at_table(
            "interpreted", rules, boats={"A": mine, "B": other}, options=options,
            hands={"A": ["B"], "B": ["B"]},
        )  # fmt: skip
        return GAME.table.label(race.view("A"), "play B", lang)

    ahead = {**boat, "at": "600000,500000", "heading": 90}
    said = label("base", {**boat, "at": "640000,350000"}, ahead)
    assert said == "Straight on (blue), stopping at the zone"
    home = {**boat, "at": "650000,400000", "heading": 180, "marks": 2}
    assert label("base", home, away) == "Straight on (blue), and finish"
    behind = {"at": "900000,150000", "heading": 90}
    said = label("advanced", {"at": "650000,250000", "heading": 0}, behind)
    assert said == "Straight on (blue), over early: 4 turns lost"
    buoy = {**boat, "at": "400000,600000"}
    said = label("advanced", buoy, away, "fr", contact="penalty", penalty_turns=1)
    assert said == "Tout droit (bleue), avec contact\u202f: 1 tour perdu"


# -------------------- targets and clicks


def test_an_arrow_is_picked_where_the_bow_comes_to() -> None:
    race = at_table("interpreted", "gigamic")
    view = race.view("A")
    targets = targets_of(view)
    end = on_screen((650_000, 610_000), 1_400_000)
    assert targets["play SB"].at == end
    assert targets["play R30H"].sign == "⎈"
    assert targets["play J30W S"].sign == "☁"
    assert set(view.choices) - set(targets) == {"heave turn", "heave swap"}
    meant = GAME.table.meant(view, Point(end[0] + 0.05, end[1]))
    assert meant == Meaning(("play SB",))


def test_a_sun_is_picked_beside_the_boat_it_is_laid_on_or_on_it() -> None:
    race = crowd()
    race.play("play G60")
    view = race.view("A")
    target, boat = targets_of(view)["sun B"], Point(*middle(view.race, view.boats[1]))
    assert target.kind == "point"
    assert math.dist(target.at, boat) == pytest.approx(0.8, abs=0.001), "it hides no hull"
    assert GAME.table.meant(view, target.at).actions == ("sun B",)
    assert GAME.table.meant(view, boat).actions == ("sun B",)
    assert GAME.table.meant(view, Point(1.0, 1.0)).rule == "LPR-60"
    assert GAME.table.refused(view) == ["sun C"]
    assert GAME.table.blockers(view, "sun C") == ["boat:C"]


def test_a_sun_stands_where_it_hides_no_other_boat() -> None:
    lies = {"started": True, "laid": 6}
    boats = {
        "A": {"at": "400000,500000", "heading": 0, **lies},
        "B": {"at": "700000,900000", "heading": 0, **lies},
        "C": {"at": "745000,900000", "heading": 0, **lies},
        "D": {"at": "655000,900000", "heading": 0, **lies},
    }
    hands = {"A": ["G60", "SUN"], "B": ["B"], "C": ["B"], "D": ["B"]}
    race = at_table("interpreted", "gigamic", boats=boats, hands=hands)
    race.play("play G60")
    view = race.view("A")
    middles = [middle(view.race, boat) for boat in view.boats]
    for name in "BCD":
        at = targets_of(view)[f"sun {name}"].at
        assert min(math.dist(at, one) for one in middles) > 0.75, name
        assert GAME.table.meant(view, at).actions == (f"sun {name}",)


@pytest.mark.rule("LPR-R40")
def test_a_heading_is_picked_by_the_direction_of_the_click() -> None:
    race = at_table("interpreted", "gigamic")
    race.play("heave turn")
    view = race.view("A")
    target = targets_of(view)[view.choices[0]]
    assert (target.kind, target.angle) == ("direction", 0.0)
    for degrees in (0, 45, 200, 352):
        turn = math.radians(degrees)
        where = Point(target.x + 2 * math.sin(turn), target.y - 2 * math.cos(turn))
        nearest = round(degrees / 15) % 24 * 15
        assert GAME.table.meant(view, where).actions == (f"head {nearest:03d}",)
    assert GAME.table.meant(view, target.at).rule == "LPR-58"


def test_a_click_near_a_refused_arrow_says_why() -> None:
    view = crowd().view("A")
    assert GAME.table.refused(view) == ["play R15", "play R90", "play B"]
    reasons = (("play B", "LPR-30", ["zone:B"]), ("play R90", "LPR-26", ["mark:1"]))
    for action, rule, pieces in reasons:
        assert GAME.table.blockers(view, action) == pieces
        refusal = crowd().why_not(action)
        assert refusal is not None
        assert refusal.rule == rule
    at = on_screen((380_000, 990_000), 1_400_000)
    assert GAME.table.meant(view, Point(*at)) == Meaning(action="play B", rule="LPR-30")
    assert GAME.table.meant(view, Point(20.0, 20.0)).rule == "LPR-17"


def test_a_click_of_somebody_else_means_nothing() -> None:
    race = crowd()
    assert GAME.table.meant(race.view("B"), Point(3.0, 3.0)).rule == "LPR-14"
    race = new("petite-regate", machine="interpreted", rules="gigamic")
    assert GAME.table.meant(race.view("B"), Point(3.0, 3.0)).rule == "LPR-07"


def test_a_click_on_a_spot_places_the_boat_or_says_why_not() -> None:
    race = new("petite-regate", machine="interpreted", seed=2)
    race.draw()
    view = race.view("A")
    at = on_screen((650_000, 300_000), 1_140_000)
    assert GAME.table.meant(view, Point(*at)).actions == ("slot 0",)
    assert GAME.table.meant(view, Point(2.0, 2.0)).rule == "LPR-08"
    race.play("slot 0")
    race.play("head 000")
    meant = GAME.table.meant(race.view("B"), Point(*at))
    assert meant == Meaning(action="slot 0", rule="LPR-13")
    race.play("slot 1")
    view = race.view("B")
    assert "head 090" not in GAME.table.refused(view)  # nobody would look for it
    assert {one.kind for one in targets_of(view).values()} == {"direction"}


@pytest.mark.rule("LPR-49")
def test_a_barred_sun_is_shown_with_its_reason() -> None:
    race = at_table("interpreted", "advanced", series={"boat": "A", "suns": 2, "short": 1})
    assert "sun self" in GAME.table.refused(race.view("A"))


# -------------------- previews and facts


def test_a_preview_tells_the_way_the_events_and_what_follows() -> None:
    shown = GAME.table.preview(at_table("interpreted", "gigamic").view("A"), "play R30H", "en")
    assert shown.path[0] == on_screen((650_000, 500_000), 1_400_000)
    assert shown.path[-1] == on_screen((600_884, 633_301), 1_400_000)
    assert len(shown.path) == 4
    assert list(map(str, shown.events)) == [
        "LPR-16 A plays R30H",
        "LPR-17 A moves 600884,633301 heading 330",
    ]
    assert not shown.ends_turn
    assert [note.key for note in shown.notes] == ["replay"]


@pytest.mark.parametrize(
    ("action", "kind", "ends_turn"),
    [("play J30W S", "second", False), ("heave turn", None, False), ("play SB", None, False)],
)
def test_a_preview_says_what_comes_next(action: str, kind: str | None, ends_turn: bool) -> None:
    shown = GAME.table.preview(at_table("interpreted", "gigamic").view("A"), action, "en")
    assert [note.key for note in shown.notes] == ([kind] if kind else [])
    assert shown.ends_turn is ends_turn


@pytest.mark.rule("LPR-31", "LPR-39", "LPR-53", "LPR-55")
def test_a_preview_warns_of_what_may_be_regretted() -> None:
    boat = {"started": True, "laid": 6, "heading": 0}
    hands = {"A": ["B"], "B": ["B"]}
    away = {**boat, "at": "1000000,300000"}
    ahead = {**boat, "at": "600000,500000", "heading": 90}
    behind = {"at": "1000000,150000", "heading": 90}
    cases: list[tuple[str, Json, Json, str]] = [
        ("base", {**boat, "at": "640000,350000"}, ahead, "stops"),
        ("advanced", {"at": "650000,250000", "heading": 0}, behind, "early"),
        ("advanced", {**boat, "at": "400000,600000"}, away, "contact"),
        ("base", {**boat, "at": "380000,780000", "heading": 195, "marks": 1}, away, "cancels"),
    ]  # fmt: skip
    for rules, mine, other, kind in cases:
        options = {"contact": "penalty"} if rules == "advanced" else {}
        boats = {"A": mine, "B": other}
        view = at_table("interpreted", rules, boats=boats, hands=hands, options=options).view("A")
        english, french = (
            GAME.table.preview(view, "play B", lang).warnings for lang in ("en", "fr")
        )
        assert kind in [one.key for one in english]
        for one, two in zip(english, french, strict=True):
            assert one.key == two.key
            assert one.text != two.text


@pytest.mark.rule("LPR-31", "LPR-53")
def test_a_forced_stop_beyond_the_closed_line_is_told_to_cost_turns() -> None:
    view = from_position(library.start("LPR-X64"), machine="interpreted").view("A")
    assert GAME.table.label(view, "play B", "en") == (
        "Straight on (blue), stopping at the zone, over early: 4 turns lost"
    )
    warnings = GAME.table.preview(view, "play B", "en").warnings
    assert [(one.key, one.pieces) for one in warnings] == [
        ("stops", ("zone:B",)), ("early", ("line",)),
    ]  # fmt: skip
    assert targets_of(view)["play B"].tone == "caution"
    view = from_position(library.start("LPR-X63"), machine="interpreted").view("A")
    assert GAME.table.label(view, "play B", "en") == "Straight on (blue), stopping at the zone"
    assert targets_of(view)["play B"].tone == "extra"


@pytest.mark.rule("LPR-32", "LPR-55")
def test_a_boat_that_may_only_touch_or_drop_a_card_is_told_so() -> None:
    view = from_position(library.start("LPR-X42"), machine="interpreted").view("A")
    assert "touch something and pay the penalty, or discard a card" in GAME.table.prompt(view, "en")
    assert "No card can be played" not in GAME.table.prompt(view, "en")


def test_a_preview_warns_of_a_dead_end() -> None:
    boats = {
        "A": {"at": "1130000,600000", "heading": 90},
        "B": {"at": "1000000,300000", "heading": 0},
    }
    hands = {"A": ["B", "G15", "R15", "R30"], "B": ["B"]}
    view = at_table("interpreted", "base", boats=boats, hands=hands).view("A")
    assert "stuck" in [one.key for one in GAME.table.preview(view, "play B", "en").warnings]


def test_only_a_choice_can_be_previewed() -> None:
    view = crowd().view("A")
    for action in ("play B", "play X", "end"):
        with pytest.raises(ValueError, match="is not among the choices"):
            GAME.table.preview(view, action, "en")


def test_facts_tell_how_each_boat_stands() -> None:
    boat = {"started": True, "laid": 6, "heading": 0}
    boats = {
        "A": {"at": "650000,200000", "heading": 90, "laid": 2},
        "B": {**boat, "at": "1000000,400000", "becalmed": True, "penalty_left": 2, "marks": 2},
    }
    told = GAME.table.facts(at_table("interpreted", "advanced", boats=boats).view("B"), "en")
    facts = [{fact.icon: fact.text for fact in one.facts} for one in told]
    assert facts[0] == {
        "first": "First player", "start": "Next: the start",
        "closed": "Cards laid 2/3, line closed", "cards": "4 cards",
    }  # fmt: skip
    assert facts[1] == {
        "finish": "Next: the finish", "cards": "4 cards",
        "sun": "Becalmed: misses a turn", "penalty": "2 penalty turns left",
    }  # fmt: skip
    race = at_table("interpreted")
    race.play("retire B")
    told = GAME.table.facts(race.view("A"), "en")
    assert [(one.status, one.place) for one in told] == [("winner", 1), ("retired", None)]
