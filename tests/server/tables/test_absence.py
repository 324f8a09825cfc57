"""Somebody is away: when a bot may play for them, which one, how they are told and come back."""

from __future__ import annotations

import pytest

from layline.server.tables.clock import DAY, SLOW
from layline.server.tables.seats import FILLER, row_of
from layline.server.tables.table import Table
from tests.server.bare_tables import ANNA, BEA, CARL, NOON, duel, made, refusal
from tests.server.guest import Guest, link, me
from tests.server.service import Service
from tests.server.stored import let_time_run_out


def timed_out(clock: int) -> tuple[Table, str, str]:
    """A duel where somebody's time was up: with her seat, and her rival."""
    table = duel(clock=clock)
    chore = table.chore()
    assert chore is not None
    table.take(table.done(chore, table.race.choices()[0], NOON + clock))
    return table, chore.seat, BEA if chore.seat == "A" else ANNA


# Judged without a service.


@pytest.mark.parametrize(
    ("clock", "absent", "kind"),
    [
        (None, False, "holder_present"),
        (60, False, "holder_present"),
        (60, True, None),
        (None, True, None),
        (SLOW - 1, True, None),
        (SLOW, True, "her_time_runs"),
        (DAY, True, "her_time_runs"),
        (3 * DAY, False, "her_time_runs"),
    ],
)
def test_when_a_bot_may_stand_in_for_another(
    clock: int | None, absent: bool, kind: str | None
) -> None:
    table = duel(clock=clock)
    if kind is not None:
        assert refusal(lambda: table.stand_in_for(ANNA, "B", absent, NOON)).kind == kind
        return
    table.take(made(table.stand_in_for(ANNA, "B", absent, NOON)))
    seat = row_of(table.seat_rows, "B")
    assert (seat.stand_in, seat.stand_in_by, seat.stood_in_by_another) == (FILLER, ANNA, True)


@pytest.mark.parametrize("clock", [60, DAY])
def test_once_her_time_is_up_a_rival_may_until_she_is_back(clock: int) -> None:
    table, seat, rival = timed_out(clock)
    hers = row_of(table.seat_rows, seat).visitor
    assert hers is not None
    assert made(table.stand_in_for(rival, seat, False, NOON)).seat_rows != table.seat_rows
    table.take(made(table.stand_in(hers, seat, None, NOON + clock + 1)))
    assert row_of(table.seat_rows, seat).late is None, "she says that she is back"
    assert refusal(lambda: table.stand_in_for(rival, seat, False, NOON)).kind in (
        "holder_present",
        "her_time_runs",
    )


def test_only_people_of_the_table_and_never_for_oneself_or_by_name() -> None:
    table = duel()
    assert refusal(lambda: table.stand_in_for(CARL, "B", True, NOON)).kind == "not_seated"
    assert refusal(lambda: table.stand_in_for(BEA, "B", True, NOON)).kind == "your_own_seat"
    assert refusal(lambda: table.stand_in(ANNA, "B", "random", NOON)).kind == "not_your_seat"
    assert refusal(lambda: table.stand_in(ANNA, "B", None, NOON)).kind == "not_your_seat"


def test_ones_own_choice_of_a_bot_is_not_told_as_anothers() -> None:
    table = duel()
    table.take(made(table.stand_in(BEA, "B", "random", NOON)))
    seat = row_of(table.seat_rows, "B")
    assert (seat.stand_in, seat.stood_in_by_another) == ("random", False)
    assert table.stand_in_for(ANNA, "B", True, NOON) is None, "it is played for already"


def test_coming_back_does_not_start_a_clock_that_runs() -> None:
    table, seat, _ = timed_out(60)
    hers = row_of(table.seat_rows, seat).visitor
    assert hers is not None
    due = table.row.due
    assert made(table.stand_in(hers, seat, None, NOON + 70)).row.due == due


# At a service.


def test_slow_play_cannot_be_stolen(service: Service, guest: Guest, friend: Guest) -> None:
    table = guest.open_table(me(), link(), clock=DAY)
    friend.join(table.id)
    for seat, rival in (("A", friend), ("B", guest)):
        path = f"/api/tables/{table.id}"
        problem = rival.refused("POST", f"{path}/replace", {"seat": seat})
        assert problem.kind == "her_time_runs"
        rival.refused("POST", f"{path}/stand-in", {"seat": seat, "bot": "random"}, status=403)
        reply = rival.answer("POST", f"{path}/replace", {"seat": seat, "bot": "random"})
        assert reply.status_code == 422, "nobody chooses the strength of a rival"
    assert [one.stand_in for one in guest.table(table.id).seats] == [None, None]


def test_whoever_is_stood_in_for_reads_it_among_her_tables_and_takes_her_seat_back(
    service: Service, guest: Guest, friend: Guest
) -> None:
    friend.change(name="Present Petra")
    table = guest.open_table(me(), link(), clock=DAY)
    friend.join(table.id)
    home = {"A": guest, "B": friend}
    watch = guest.live()
    watch.watch(table.id)
    watch.until(lambda: not watch.tables[table.id].view.seats[0].unseen)
    let_time_run_out(service.database, table.id)
    watch.until(lambda: any(seat.late for seat in watch.tables[table.id].view.seats))
    late = next(seat.seat for seat in watch.tables[table.id].view.seats if seat.late)
    hers, rival = home[late], home["B" if late == "A" else "A"]
    rival.replace(table.id, late)
    mine = next(one for one in hers.me().tables if one.id == table.id)
    seat = next(one for one in mine.seats if one.you)
    assert (seat.stand_in, seat.stand_in_by) == (FILLER, rival.me().visitor.name)
    back = hers.stand_in(table.id, late, None)
    seat = next(one for one in back.seats if one.you)
    assert (seat.stand_in, seat.stand_in_by, seat.late) == (None, None, False)
