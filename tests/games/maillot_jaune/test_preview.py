"""What a choice would bring: computed from the view alone, up to the next throw of the dice."""

from __future__ import annotations

from typing import Any

import pytest

from layline.engine.answers import Point, Preview
from layline.games.maillot_jaune.table.preview import preview
from layline.games.maillot_jaune.table.sentences import EVENTS

from .road import OPEN_ROAD, PURSUED, Json, middle, on_the_road, seen


def kinds(view: Any, action: str) -> set[str]:
    shown = preview(view, action, "en")
    return {note.key for note in (*shown.notes, *shown.warnings)}


def said(view: Any, action: str, lang: str = "en") -> list[str]:
    shown = preview(view, action, lang)
    return [note.text for note in (*shown.notes, *shown.warnings)]


def test_a_ride_in_advance() -> None:
    view = seen(**OPEN_ROAD)
    assert preview(view, "ride 8c", "en") == Preview(
        path=(Point(*middle("5b")), Point(*middle("8c"))),
        ends_turn=False,
        events=(EVENTS.read("MJ-12 la-providence rides 5b to 8c"),),
        notes=(),
        warnings=(),
        odds=(),
        picture=None,
    )
    with pytest.raises(ValueError, match="not among the choices"):
        preview(view, "ride 9b", "en")


def test_the_way_over_the_change_goes_by_both_strips() -> None:
    race = on_the_road(riders={"renault": {"at": "14b"}, "noel": {"at": "1d"}})
    path = preview(race.view("A"), "ride 16b", "en").path
    assert path[0] == middle("14b")
    assert path[-1] == middle("16b")
    assert len(path) == 4


def test_the_train_that_would_follow_is_told_with_its_price() -> None:
    view = seen(**PURSUED)
    assert said(view, "ride 6a") == ["Vandamme would be drawn along, for 1 unit of energy."]
    riders = {**PURSUED["riders"], "noel": {"at": "1a"}}
    view = seen(**{**PURSUED, "riders": riders})
    assert said(view, "ride 6a") == [
        "Vandamme would be drawn along, and Noël behind him, for 1 unit of energy."
    ]
    assert preview(view, "ride 6a", "en").notes[0].pieces == ("rider:vandamme", "rider:noel")
    assert said(view, "ride 3c")[0] == "Vandamme would be shaken off: nothing to pay."
    assert "nobody_drawn" in kinds(view, "stay")


def test_dice_for_a_pursuer_are_told_with_their_odds() -> None:
    riders = {"ptt": {"at": "3a", "energy": 0, "form": 3}, "vandamme": {"at": "2a"}}
    view = seen(options={"drafting": True}, stage=2, riders=riders)
    told = said(view, "ride 6a")
    assert "11 of 36 throws are free, 3 are a puncture" in told[0]
    assert "12 of 36 throws would make you abandon the tour." in told
    assert preview(view, "ride 6a", "en").events == ()


def test_an_agreement_is_kept_in_mind() -> None:
    race = on_the_road(**PURSUED)
    race.play("pact renault")
    race.play("agree")
    view = race.view("A")
    assert "level" in kinds(view, "ride 6a")
    assert said(view, "ride 6a")[0].startswith("Stay level: Renault")


def test_squares_lost_at_the_change_are_told() -> None:
    view = seen(riders={"agfa": {"at": "12b"}, "noel": {"at": "1d"}})
    assert said(view, "ride 14b") == ["The change of terrain costs 1 square of this turn."]
    exact = seen(riders={"agfa": {"at": "11b"}, "noel": {"at": "1d"}})
    assert kinds(exact, "ride 14b") == {"exact"}


def test_a_wheel_to_sit_in_and_a_wheel_one_gives() -> None:
    riders = {"ptt": {"at": "3a"}, "renault": {"at": "5b"}, "vandamme": {"at": "3c"}}
    view = seen(options={"drafting": True}, stage=2, riders=riders, to_move="ptt", queue=[])
    assert said(view, "ride 4b") == ["You would be in the wheel of Renault."]
    assert said(view, "ride 4c") == ["Vandamme would be in your wheel."]


def test_a_break_away_is_told_with_its_odds_and_its_danger() -> None:
    race = on_the_road(riders={"renault": {"at": "5b", "energy": 3, "form": 4}, "noel": {}})
    race.play("stay")
    view = race.view("A")
    assert kinds(view, "break 1+0") == set()
    assert kinds(view, "break 3+0") == {"spends_all"}
    assert kinds(view, "break 0+1") == set()
    assert kinds(view, "break 2+3") == {"abandon"}
    assert said(view, "break 2+3") == ["12 of 36 throws would make you abandon the tour."]
    assert kinds(view, "end") == {"ends_turn"}


def chances(view: Any, action: str, lang: str = "en") -> dict[str, tuple[int, str]]:
    found = preview(view, action, lang).odds
    assert all(one.of == 36 for one in found)
    return {one.text: (one.ways, one.tone) for one in found}


def test_the_throws_of_a_break_away_are_counted_by_what_becomes_of_the_rider() -> None:
    race = on_the_road(riders={"renault": {"at": "5b", "energy": 3, "form": 4}, "noel": {}})
    race.play("stay")
    view = race.view("A")
    assert chances(view, "break 3+0") == {}
    assert chances(view, "break 0+2") == {
        "Cheaper (0–1)": (11, "good"),
        "Dearer (3–5)": (22, "caution"),
        "Puncture": (3, "bad"),
    }
    assert chances(view, "break 2+3", "fr") == {
        "Moins cher (0–2)": (11, "good"),
        "Plus cher (4)": (10, "caution"),
        "Crevaison": (3, "bad"),
        "Abandon (5–6)": (12, "bad"),
    }


def test_dice_for_a_broken_agreement_are_told_before_it_is_broken() -> None:
    riders: Json = {
        "ptt": {"at": "3a"},
        "renault": {"at": "3b", "energy": 0, "form": 3},
        "la-redoute": {"at": "2b"},
        "noel": {"at": "1d"},
    }
    race = on_the_road(options={"drafting": True, "pact": True}, stage=2, riders=riders)
    for action in ("pact renault", "agree", "ride 6a", "end", "ride 5b"):
        race.play(action)
    view = race.view("B")
    assert kinds(view, "end") == {"apart", "dice", "abandon", "ends_turn"}
    assert chances(view, "end") == {
        "Free of charge": (11, "good"),
        "Paid in form (2)": (10, "caution"),
        "Puncture": (3, "bad"),
        "Out of the tour (3–4)": (12, "bad"),
    }


def test_the_throws_for_a_pursuer_are_counted_too() -> None:
    riders = {"ptt": {"at": "3a", "energy": 0, "form": 3}, "vandamme": {"at": "2a"}}
    view = seen(options={"drafting": True}, stage=2, riders=riders)
    assert chances(view, "ride 6a") == {
        "Free of charge": (11, "good"),
        "Paid in form (2)": (10, "caution"),
        "Puncture": (3, "bad"),
        "Out of the tour (3–4)": (12, "bad"),
    }
    assert chances(view, "shift 5b") == {}


def pictured(view: Any, action: str) -> tuple[Any, ...]:
    """What a preview lays over the board."""
    drawn = preview(view, action, "en").picture
    return () if drawn is None else drawn.shapes


def shown(view: Any, action: str) -> list[str]:
    return [shape.role for shape in pictured(view, action)]


def test_the_train_is_shown_where_it_would_be_with_its_price() -> None:
    riders = {**PURSUED["riders"], "noel": {"at": "1a"}}
    view = seen(**{**PURSUED, "riders": riders})
    drawn = pictured(view, "ride 6a")
    ghosts = [(shape.x, shape.y) for shape in drawn if shape.role == "ghost"]
    assert ghosts == [middle("3a"), middle("2a")]
    assert [shape.text for shape in drawn if shape.role == "price-words"] == ["−1"]
    assert shown(view, "shift 5b") == []
    assert shown(view, "pact renault") == ["together"]


def test_the_squares_a_break_away_reaches_are_shown() -> None:
    riders = {"renault": {"at": "27b"}, "noel": {"at": "27a"}, "ptt": {"at": "1a"}}
    race = on_the_road(riders=riders, to_move="renault", queue=["ptt"])
    race.play("stay")
    assert shown(race.view("A"), "break 1+0") == ["reach"] * 4, "27c, 28a, 28b, 28c"
    assert shown(race.view("A"), "break 1+1") == ["reach"] * 7, "27d, 28d and the finish too"


def test_what_is_shown_is_what_the_dice_leave_to_ride() -> None:
    race = on_the_road(riders={"renault": {"at": "12b"}, "noel": {"at": "13b"}}, to_move="renault")
    race.play("stay")
    drawn = pictured(race.view("A"), "break 2+2")
    places = {(round(shape.x + 0.46, 3), round(shape.y + 0.46, 3)) for shape in drawn}
    race.play("break 2+2")
    race.play("roll 3 4")
    rides = [one.removeprefix("ride ") for one in race.choices() if one.startswith("ride ")]
    assert places == {middle(one) for one in rides}


def test_spending_the_last_unit_is_told() -> None:
    race = on_the_road(
        riders={"renault": {"at": "5b", "energy": 3, "form": 0}, "noel": {}, "ptt": {}}
    )
    race.play("stay")
    assert "abandons" in kinds(race.view("A"), "break 3+0")


def test_crossing_the_line_is_told_with_its_minutes() -> None:
    riders = {"renault": {"at": "27b"}, "noel": {"at": "20a"}, "ptt": {"at": "28a"}}
    race = on_the_road(round=9, riders=riders)
    assert "wins" in kinds(race.view("C"), "ride finish")
    race.play("ride finish")
    assert "You would cross the line in the winner’s round." in said(race.view("A"), "ride finish")
    late = on_the_road(
        round=9, winner_round=7, crossed=["ptt"],
        riders={**riders, "ptt": {"at": "finish", "minutes": [0], "places": [1]}},
    )  # fmt: skip
    assert "You would cross the line 2 minutes after the winner." in said(
        late.view("A"), "ride finish"
    )


def test_helping_costs_a_turn() -> None:
    race = on_the_road(
        options={"help": True},
        riders={"renault": {"at": "9b", "flat": 1}, "agfa": {"at": "9a"}, "ptt": {}},
        to_move="agfa",
        queue=["ptt"],
    )
    race.play("stay")
    race.play("end")
    assert kinds(race.view("B"), "help renault") == {"miss", "ends_turn"}


def test_a_preview_leaves_the_view_as_it_is() -> None:
    view = seen(**PURSUED)
    before = str(view)
    for action in view.choices:
        preview(view, action, "en")
    assert str(view) == before
