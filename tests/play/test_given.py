"""Races continued from a given moment: what was given proves nothing, the rest must be fair."""

from __future__ import annotations

from typing import Any

import pytest

from layline.games import games
from layline.play import fair
from layline.play.beginning import new
from layline.play.verify import verify
from tests.play.records import SECRET, SHORT, TABLE, proven, sail

OTHER = SECRET[::-1]


def gone_on(game: str) -> tuple[dict[str, Any], int]:
    """A record whose first third was drawn from another secret, and how long that third is."""
    before = sail(new(game, seed=0, **SHORT[game]), OTHER, "another")
    begun = before.step_to(before.played // 3)
    given = begun.played
    record = proven(sail(begun, seed=1))
    record["fairness"]["given"] = given
    return record, given


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_what_was_given_is_left_out_of_the_check(game: str) -> None:
    record, given = gone_on(game)
    verdict = verify(record)
    assert verdict.fair, verdict.faults
    assert verdict.given == given
    assert all(check.entry > given for check in verdict.checks)
    assert [check.k for check in verdict.checks] == list(range(len(verdict.checks)))


def test_a_result_drawn_at_the_table_is_still_found_out() -> None:
    record, _ = gone_on("regatta")
    assert len(verify(record).checks) > 5
    check = verify(record).checks[3]
    other = "roll 1" if check.says != "roll 1" else "roll 2"
    record["actions"][check.entry - 1] = other
    (fault,) = verify(record).faults
    assert fault.entry == check.entry


def test_without_saying_what_was_given_nothing_fits() -> None:
    record, _ = gone_on("regatta")
    record["fairness"]["given"] = 0
    assert not verify(record).fair


def test_an_entry_that_was_given_must_be_legal() -> None:
    record, given = gone_on("regatta")
    record["actions"][given - 1] = "fly"
    (fault,) = verify(record).faults
    assert (fault.kind, fault.entry) == ("illegal", given)


def test_the_chances_of_a_table_are_counted_from_where_it_began() -> None:
    race = new("regatta", seats=2, seed=0)
    race.play(next(iter(race.odds())))
    while race.to_move != "chance":
        race.play(race.choices()[0])
    here = fair.outcome(race, SECRET, TABLE, given=race.played)
    assert here == fair.outcome(race, SECRET, TABLE, 0)
