"""What is asked of a player: pacts, help, and how far to break away."""

from __future__ import annotations

from layline.engine.answers import Meaning, Point
from layline.games.maillot_jaune.drawing.cards import cards
from layline.games.maillot_jaune.drawing.classification import ranking, standings
from layline.games.maillot_jaune.drawing.moves import legend, signs_shown
from layline.games.maillot_jaune.drawing.scene import board
from layline.games.maillot_jaune.drawing.shelf import POSITION
from layline.games.maillot_jaune.table.offers import absent, amounts, offer, shortcuts
from layline.games.maillot_jaune.table.overlays import overlays
from layline.games.maillot_jaune.table.pointing import meant, target
from layline.games.maillot_jaune.table.sentences import EVENTS
from layline.games.maillot_jaune.table.whole_turn import preview_shortcut
from layline.play.beginning import new

from .road import PURSUED, on_the_road, seen


def test_a_pact_is_a_question_to_the_one_who_is_asked() -> None:
    race = on_the_road(**PURSUED)
    assert offer(race.view("A"), "en") is None
    race.play("pact renault")
    asked = offer(race.view("B"), "en")
    assert asked is not None
    assert asked.title == "PTT proposes to ride side by side"
    assert asked.text == (
        "Vandamme would not be drawn along. If you agree, Renault plays next and should end "
        "beside PTT again; if not, drafting applies after all."
    )
    assert (asked.rule, asked.by) == ("MJ-58", "A")
    assert asked.pieces == ("rider:ptt", "rider:renault")
    assert [(one.action, one.tone) for one in asked.answers] == [
        ("agree", "yes"),
        ("refuse", "no"),
    ]
    assert offer(race.view("A"), "en") is None, "the others are not asked"


def test_a_puncture_next_to_oneself_is_a_question() -> None:
    race = on_the_road(
        options={"help": True},
        riders={"renault": {"at": "9b", "flat": 1}, "agfa": {"at": "9a"}, "ptt": {}},
        to_move="agfa",
        queue=["ptt"],
    )
    race.play("stay")
    race.play("end")
    asked = offer(race.view("B"), "fr")
    assert asked is not None
    assert asked.title == "Renault a crevé"
    assert asked.by == "A"
    assert [one.action for one in asked.answers] == ["help renault", "pass"]


def test_two_punctures_are_one_question_with_three_answers() -> None:
    riders = {
        "renault": {"at": "9a", "flat": 1},
        "ptt": {"at": "9c", "flat": 1},
        "agfa": {"at": "9b"},
    }
    race = on_the_road(options={"help": True}, riders=riders, to_move="agfa", queue=[])
    race.play("stay")
    race.play("end")
    asked = offer(race.view("C"), "en")
    assert asked is not None
    assert asked.title == "Renault and PTT have a puncture"
    assert [one.action for one in asked.answers] == ["help renault", "help ptt", "pass"]


def test_a_break_away_is_set_with_two_sliders() -> None:
    race = on_the_road(riders={"renault": {"at": "5b", "energy": 2}, "noel": {}})
    assert amounts(race.view("A"), "en") == ()
    race.play("stay")
    (amount,) = amounts(race.view("A"), "en")
    safe, risk = amount.sliders
    assert [one.label for one in safe.values] == [
        "no square",
        "1 square for 1 energy",
        "2 squares for 2 energy",
    ]
    assert [one.value for one in risk.values] == [0, 1, 2, 3, 4]
    settings = {one.values: one.action for one in amount.choices}
    assert (0, 0) not in settings
    assert len(settings) == 14
    assert settings[2, 4] == "break 2+4"


def test_without_energy_one_slider_has_one_value() -> None:
    race = on_the_road(riders={"renault": {"at": "5b", "energy": 0}, "noel": {}})
    race.play("stay")
    (amount,) = amounts(race.view("A"), "fr")
    assert [len(slider.values) for slider in amount.sliders] == [1, 5]


def test_a_whole_normal_turn_is_one_press() -> None:
    (ride,) = shortcuts(seen(**PURSUED), "en")
    both, lone = (preview_shortcut(seen(**PURSUED), ride.actions[:n], "en") for n in (2, 1))
    assert both.ends_turn
    assert not lone.ends_turn
    assert both.events[: len(lone.events)] == lone.events
    assert both.path == lone.path
    assert ride.label == "Ride to 6a and end the turn"
    assert ride.actions == ("ride 6a", "end")
    riders = {"agfa": {"at": "12b"}, "noel": {"at": "14b"}, "ptt": {"at": "1a"}}
    (beside,) = shortcuts(seen(riders=riders, to_move="agfa", queue=["ptt"]), "fr")
    assert beside.actions == ("ride 14a", "end"), "the nearest lane, the left one first"
    home = {"agfa": {"at": "28b"}, "noel": {"at": "1d"}}
    assert shortcuts(seen(riders=home), "en") == ()


def test_the_referee_plays_for_whoever_is_absent_and_never_breaks_away() -> None:
    race = new("maillot-jaune", players=3, rules="full", seed=4, machine="interpreted")
    kinds = set()
    while not race.over and race.position()["stage"] == 1:
        if race.to_move == "chance":
            race.draw()
            continue
        action = absent(race.view(race.to_move))
        kinds.add(action.split()[0])
        race.play(action)
    assert kinds == {"pick", "ride", "end"}
    asked = on_the_road(**PURSUED)
    asked.play("pact renault")
    assert absent(asked.view("B")) == "refuse"
    assert absent(seen(riders={"agfa": {"at": "12b"}, "noel": {"at": "14b"}})) == "ride 16b"


def test_there_is_no_classification_before_a_stage_is_over() -> None:
    view = seen(**PURSUED | {"stage": 1})
    assert ranking(view, "en") is None
    assert standings(view, "en") is None


def test_the_classification_as_a_table() -> None:
    table = ranking(on_the_road(**POSITION).view(), "en")
    assert table is not None
    assert table.title == "After stage 1: Renault leads"
    assert table.columns == (
        "Place", "Rider", "Player", "Stage 1", "Stage 2", "Stage 3", "Total", "Gap",
        "Sum of places", "Latest place",
    )  # fmt: skip
    assert table.rows[0] == (
        "1", "Renault (yellow jersey)", "D", "0", "–", "–", "0 min", "+0 min", "1", "1",
    )  # fmt: skip
    assert [row[1] for row in table.rows[1:]] == [
        "PTT", "Noël", "Vandamme", "La Redoute", "La Bonnal", "Agfa",
    ]  # fmt: skip


def test_whoever_is_home_keeps_his_place_in_the_classification_until_the_stage_is_over() -> None:
    riders = {
        "renault": {"at": "finish", "minutes": [0, 3], "places": [1, 2]},
        "ptt": {"at": "27a", "minutes": [1], "places": [2]},
        "noel": {"at": "out", "minutes": [2], "places": [3]},
    }
    race = on_the_road(
        stage=2, riders=riders, winner_round=1, crossed=["renault"], outs=["noel"], jersey="renault"
    )
    table = ranking(race.view(), "en")
    assert table is not None
    assert [row[:2] for row in table.rows] == [
        ("1", "Renault (yellow jersey)"),
        ("2", "PTT"),
        ("–", "Noël"),
    ]
    assert table.rows[0][3:8] == ("0", "3", "–", "0 min", "+0 min")
    assert table.rows[2][7] == "out"


def test_the_cards_of_all_riders_lie_on_the_board_while_they_are_chosen() -> None:
    race = new("maillot-jaune", players=2, machine="interpreted")
    assert len(cards(race.view(), "en")) == 9
    view = race.view("A")
    place = target(view, "pick ptt")
    assert place is not None
    assert meant(view, place.at) == Meaning(("pick ptt",))
    race.play("pick ptt")
    assert meant(race.view("B"), place.at) == Meaning(action="pick ptt", rule="MJ-02")
    assert meant(race.view("B"), Point(0.1, 0.1)).rule == "MJ-02"
    race.play("pick noel")
    assert [shape.id for shape in cards(race.view(), "en")] == ["card:ptt", "card:noel"]


def test_the_legend_explains_the_squares_there_are() -> None:
    def explained(**position: object) -> list[str | None]:
        view = seen(**position)
        return [shape.id for shape in legend(signs_shown(view), view.race.lanes, "en")]

    assert explained(**PURSUED) == ["legend:plain", "legend:draws", "legend:shift"]
    spent = {"ptt": {"at": "3a", "energy": 0}, "vandamme": {"at": "2a"}}
    assert "legend:dice" in explained(options={"drafting": True}, stage=2, riders=spent)
    near = {"agfa": {"at": "12b"}, "noel": {"at": "1d"}}
    assert explained(riders=near) == ["legend:plain", "legend:lost"]
    assert explained(riders={"agfa": {"at": "5b"}, "noel": {"at": "1d"}}) == []


def test_the_break_away_table_can_be_laid_over_the_board() -> None:
    view = seen(**PURSUED)
    (table,) = overlays(view, "en")
    drawn = board(view, "en")
    assert (table.picture.width, table.picture.height) == (drawn.width, drawn.height)
    assert table.on is False


def test_events_use_the_names_of_the_table() -> None:
    event = EVENTS.read("MJ-31 ptt misses turn")
    assert EVENTS.sentence(event, "en", {"names": "neutral"}).startswith("Blue Tit")
    assert EVENTS.sentence(event, "en", {"names": "historical"}).startswith("PTT")
