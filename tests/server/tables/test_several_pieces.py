"""A seat with several pieces: resigning takes all of them out, `retire X` one of them."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from layline.server.refusals import Refusal
from layline.server.schemas.tables import NewTable
from layline.server.tables.opening import opened
from layline.server.tables.rows import Draft
from layline.server.tables.table import Table
from layline.server.views.table import TableViews

ANNA, BEA = "anna", "bea"
NOON = 1000.0


def tour(**options: Any) -> Table:
    """Anna and Bea with three riders each, on the road; seats A and B."""
    wish = NewTable.model_validate(
        {
            "game": "maillot-jaune",
            "options": {"players": 2, "riders_per_player": 3, "rules": "full", **options},
            "seats": [{"kind": "me"}, {"kind": "link"}],
        }
    )
    table = opened(ANNA, wish, NOON)
    table.take(table.opened(NOON))
    joined = table.join(BEA, None, NOON)
    assert joined is not None
    table.take(joined)
    while table.race.position()["round"] == 0:
        play(table, table.race.choices()[0])
    return table


def play(table: Table, action: str) -> Draft:
    """Whoever decides plays something."""
    seat = table.row.to_move
    assert seat is not None
    draft = table.move({"A": ANNA, "B": BEA}[seat], "m", table.seq, seat, action, NOON)
    table.take(draft)
    return draft


def outs(table: Table) -> list[str]:
    found: list[str] = table.race.position()["outs"]
    return found


def test_resigning_retires_every_rider_of_the_seat() -> None:
    table = tour()
    riders = table.race.pieces_of("B")
    assert len(riders) == 3
    draft = table.resign(BEA, "r", "B", NOON)
    assert [moment.entry.text for moment in draft.moments] == [f"retire {one}" for one in riders]
    assert [moment.entry.move_id for moment in draft.moments] == ["r", None, None]
    table.take(draft)
    assert outs(table) == riders
    assert {moment.entry.seat for moment in draft.moments} == {"B"}
    assert "B" not in table.race.position()["queue"]
    with pytest.raises(Refusal) as refused:
        table.resign(BEA, "r2", "B", NOON)
    assert refused.value.rule == "MJ-37"
    while not table.race.over:
        chance = random.Random(table.seq)
        play(table, chance.choice(table.race.choices()))
    assert set(table.race.position()["result"][3:]) == set(riders)


def test_the_tour_ends_in_the_middle_of_a_resignation_when_one_rider_is_left() -> None:
    table = tour(riders_per_player=1)
    draft = table.resign(ANNA, "r", "A", NOON)
    assert len(draft.moments) == 1
    table.take(draft)
    assert table.race.over
    assert table.row.status == "over"


def test_one_rider_retires_by_his_name_at_any_time() -> None:
    table = tour()
    waiting = "B" if table.row.to_move == "A" else "A"
    rider, *others = table.race.pieces_of(waiting)
    who = {"A": ANNA, "B": BEA}[waiting]
    draft = table.move(who, "m", table.seq, waiting, f"retire {rider}", NOON)
    assert [(one.entry.kind, one.entry.text) for one in draft.moments] == [
        ("retire", f"retire {rider}")
    ]
    table.take(draft)
    assert outs(table) == [rider]
    assert table.race.retirements(waiting) == [f"retire {other}" for other in others]


def test_nobody_retires_a_rider_of_somebody_else() -> None:
    table = tour()
    theirs = table.race.pieces_of("B")[0]
    with pytest.raises(Refusal) as refused:
        table.move(ANNA, "m", table.seq, "A", f"retire {theirs}", NOON)
    assert refused.value.kind == "not_your_seat"
    assert outs(table) == []


def test_a_rider_retires_in_the_middle_of_his_own_turn() -> None:
    table = tour()
    position = table.race.position()
    rider = position["to_move"]
    play(table, "stay")
    play(table, f"retire {rider}")
    assert outs(table) == [rider]
    assert table.race.position()["to_move"] != rider


def test_the_log_uses_the_names_of_the_table() -> None:
    table = tour(names="neutral")
    told = json.loads(TableViews(table).entries_text(0, "en"))
    assert "Player A chooses Oriole." in {line["text"] for one in told for line in one["lines"]}
    seen = TableViews(table).sight(ANNA, "fr")
    assert "Loriot" in seen.facts[0].name
