"""A seat with several pieces: resigning takes all of them out, `retire X` one of them."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from layline.server.refusals import Refusal
from layline.server.schemas.tables import NewTable
from layline.server.schemas.views import Sight
from layline.server.tables.opening import opened
from layline.server.tables.rows import Draft
from layline.server.tables.table import Sitting
from layline.server.views.table import Lookout

ANNA, BEA = "anna", "bea"
NOON = 1000.0


def tour(**options: Any) -> Sitting:
    """Anna and Bea with three riders each, on the road; seats A and B."""
    wish = NewTable.model_validate(
        {
            "game": "maillot-jaune",
            "options": {"players": 2, "riders_per_player": 3, "rules": "full", **options},
            "seats": [{"kind": "me"}, {"kind": "link"}],
        }
    )
    sitting = opened(ANNA, wish, NOON)
    sitting.take(sitting.opened(NOON))
    joined = sitting.join(BEA, None, NOON)
    assert joined is not None
    sitting.take(joined)
    while sitting.race.position()["round"] == 0:
        play(sitting, sitting.race.choices()[0])
    return sitting


def play(sitting: Sitting, action: str) -> Draft:
    """Whoever decides plays something."""
    seat = sitting.row.to_move
    assert seat is not None
    draft = sitting.move({"A": ANNA, "B": BEA}[seat], "m", sitting.seq, seat, action, NOON)
    sitting.take(draft)
    return draft


def outs(sitting: Sitting) -> list[str]:
    found: list[str] = sitting.race.position()["outs"]
    return found


def test_resigning_retires_every_rider_of_the_seat() -> None:
    sitting = tour()
    riders = sitting.race.pieces_of("B")
    assert len(riders) == 3
    draft = sitting.resign(BEA, "r", "B", NOON)
    assert [moment.entry.text for moment in draft.moments] == [f"retire {one}" for one in riders]
    assert [moment.entry.move_id for moment in draft.moments] == ["r", None, None]
    sitting.take(draft)
    assert outs(sitting) == riders
    assert {moment.entry.seat for moment in draft.moments} == {"B"}
    assert "B" not in sitting.race.position()["queue"]
    with pytest.raises(Refusal) as refused:
        sitting.resign(BEA, "r2", "B", NOON)
    assert refused.value.rule == "MJ-37"
    while not sitting.race.over:
        chance = random.Random(sitting.seq)
        play(sitting, chance.choice(sitting.race.choices()))
    assert set(sitting.race.position()["result"][3:]) == set(riders)


def test_the_tour_ends_in_the_middle_of_a_resignation_when_one_rider_is_left() -> None:
    sitting = tour(riders_per_player=1)
    draft = sitting.resign(ANNA, "r", "A", NOON)
    assert len(draft.moments) == 1
    sitting.take(draft)
    assert sitting.race.over
    assert sitting.row.status == "over"


def test_one_rider_retires_by_his_name_at_any_time() -> None:
    sitting = tour()
    waiting = "B" if sitting.row.to_move == "A" else "A"
    rider, *others = sitting.race.pieces_of(waiting)
    who = {"A": ANNA, "B": BEA}[waiting]
    draft = sitting.move(who, "m", sitting.seq, waiting, f"retire {rider}", NOON)
    assert [(one.entry.kind, one.entry.text) for one in draft.moments] == [
        ("retire", f"retire {rider}")
    ]
    sitting.take(draft)
    assert outs(sitting) == [rider]
    assert sitting.race.retirements(waiting) == [f"retire {other}" for other in others]


def test_nobody_retires_a_rider_of_somebody_else() -> None:
    sitting = tour()
    theirs = sitting.race.pieces_of("B")[0]
    with pytest.raises(Refusal) as refused:
        sitting.move(ANNA, "m", sitting.seq, "A", f"retire {theirs}", NOON)
    assert refused.value.kind == "not_your_seat"
    assert outs(sitting) == []


def test_a_rider_retires_in_the_middle_of_his_own_turn() -> None:
    sitting = tour()
    position = sitting.race.position()
    rider = position["to_move"]
    play(sitting, "stay")
    play(sitting, f"retire {rider}")
    assert outs(sitting) == [rider]
    assert sitting.race.position()["to_move"] != rider


def test_the_log_uses_the_names_of_the_table() -> None:
    sitting = tour(names="neutral")
    told = json.loads(Lookout(sitting).entries_text(0, "en"))
    assert "Player A chooses Oriole." in {line["text"] for one in told for line in one["lines"]}
    seen = Sight.model_validate_json(Lookout(sitting).sight(ANNA, "fr"))
    assert "Loriot" in seen.facts[0].name
