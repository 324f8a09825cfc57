"""Statistics over tables and standings over rematches, worked out by hand."""

from __future__ import annotations

from dataclasses import replace

from layline.server.results.finished_tables import (
    Finished,
    Finisher,
    stood_in_of,
    timeouts_of,
    times_of,
)
from layline.server.results.rematches import chain_card
from layline.server.results.statistics import statistics_card
from layline.server.tables.queries import Head
from layline.server.tables.rows import CLOCK, LogEntry, SeatRow, TableRow

NAMES = {"anna": "Anna", "bob": "Bob"}
ANNA, BOB = SeatRow("A", "visitor", visitor="anna"), SeatRow("B", "visitor", visitor="bob")
CLUB = SeatRow("C", "bot", bot="greedy")
OTHER = SeatRow("D", "bot", bot="greedy")


def row(id: str, game: str = "regatta", ended: float = 0.0, status: str = "over") -> TableRow:
    return TableRow(
        id=id,
        game=game,
        rules_version=1,
        options={},
        secret=bytes(32),
        owner="anna",
        public=False,
        clock_seconds=None,
        pace="calm",
        created=0.0,
        touched=ended,
        status="over" if status == "over" else "racing",
        seq=9,
    )


def finisher(
    seat_row: SeatRow,
    place: int,
    times: tuple[float, ...] = (),
    timeouts: int = 0,
    stood_in: int = 0,
) -> Finisher:
    return Finisher(seat_row, place, times, timeouts, stood_in)


# How long decisions take.


def test_a_decision_takes_from_the_entry_before_it_to_its_own() -> None:
    entries = [
        LogEntry(1, "chance", "first A", 100.0),
        LogEntry(2, "action", "place 1,1", 112.5, "A", None, "anna", "1"),
        LogEntry(3, "action", "place 2,1", 113.0, "B", "greedy"),
        LogEntry(4, "action", "place 3,1", 120.0, "A", "greedy", None, CLOCK),
        LogEntry(5, "undo", "undo", 121.0, "A", None, "anna", "2"),
        LogEntry(6, "action", "place 4,1", 124.0, "A", None, "anna", "3"),
        LogEntry(7, "retire", "retire A", 130.0, "A", None, "anna", "4"),
    ]
    assert times_of(entries, 90.0, "A") == (12.5, 3.0)
    assert timeouts_of(entries, "A") == 1
    assert stood_in_of(entries, "A") == 0, "the clock decided, not a bot in her stead"
    assert stood_in_of(entries, "B") == 1
    assert times_of(entries, 90.0, "B") == ()
    assert timeouts_of(entries, "B") == 0


# A visitor.


def test_races_wins_places_and_times_are_added_up() -> None:
    tables = [
        Finished(
            row("one", ended=10.0),
            (finisher(ANNA, 1, (2.0, 4.0)), finisher(BOB, 2, (50.0,)), finisher(CLUB, 3)),
            NAMES,
        ),
        Finished(
            row("two", "maillot-jaune", 20.0),
            (finisher(ANNA, 2, (6.0, 6.0), 2), finisher(CLUB, 1)),
            NAMES,
        ),
        Finished(
            row("three", ended=30.0),
            (finisher(ANNA, 2), finisher(BOB, 2), finisher(CLUB, 1), finisher(OTHER, 4)),
            NAMES,
        ),
    ]
    card = statistics_card(tables, 7, "anna", "en")
    assert (card.races, card.wins, card.left_out) == (3, 1, 7)
    assert (card.by_others, card.tried_out) == (0, 0), "half of the decisions are not most"
    assert (card.decisions, card.timeouts) == (6, 2)
    assert (card.mean_seconds, card.median_seconds) == (4.5, 5.0)
    assert [(race.table, race.place, race.seats) for race in card.history] == [
        ("one", 1, 3),
        ("two", 2, 2),
        ("three", 2, 4),
    ]
    regatta, tour = card.games
    assert (regatta.game_name, regatta.races, regatta.wins) == ("Regatta", 2, 1)
    assert (regatta.mean_place, regatta.mean_seats) == (1.5, 3.5)
    assert (tour.game_name, tour.mean_place) == ("Maillot Jaune", 2.0)
    rivals = {rival.name: (rival.races, rival.ahead, rival.behind) for rival in card.rivals}
    # Two bots of a kind at one table are two races against it; with Bob one race was level.
    assert rivals == {"Club player (bot)": (4, 2, 2), "Bob": (2, 1, 0)}


def test_a_hand_at_somebodys_screen_is_not_that_visitor() -> None:
    guest = SeatRow("B", "screen", name="Zoé", visitor="anna")
    table = Finished(row("one"), (finisher(ANNA, 2), finisher(guest, 1)), NAMES)
    card = statistics_card([table], 0, "anna", "fr")
    assert (card.races, card.wins) == (1, 0)
    assert [(rival.name, rival.kind) for rival in card.rivals] == [("Zoé", "screen")]


def test_a_race_that_others_mostly_decided_does_not_count() -> None:
    stood_in = finisher(ANNA, 1, (2.0, 2.0), 1, 2)
    tables = [
        Finished(row("bot"), (stood_in, finisher(BOB, 2, (9.0,), 0)), NAMES),
        Finished(row("own"), (finisher(ANNA, 2, (2.0, 2.0), 1, 1), finisher(BOB, 1)), NAMES),
    ]
    card = statistics_card(tables, 0, "anna", "en")
    assert (card.races, card.wins, card.by_others) == (1, 0, 1)
    assert [race.table for race in card.history] == ["own"]
    assert (card.decisions, card.timeouts) == (3, 1)
    assert [(rival.name, rival.races) for rival in card.rivals] == [("Bob", 1)]
    assert statistics_card(tables, 0, "bob", "en").races == 2, "he decided for himself"


def test_a_race_tried_out_from_the_middle_of_another_does_not_count() -> None:
    tried = replace(row("tried"), given=5)
    tables = [Finished(tried, (finisher(ANNA, 1, (2.0,)), finisher(CLUB, 2)), NAMES)]
    card = statistics_card(tables, 0, "anna", "en")
    assert (card.races, card.tried_out, card.by_others) == (0, 1, 0)


# A chain of rematches.


def turned(*seat_rows: SeatRow) -> tuple[SeatRow, ...]:
    """SeatRows in seats A, B, ... in this order."""
    return tuple(
        SeatRow(seat, one.kind, one.name, one.visitor, one.bot)
        for seat, one in zip("ABCD", seat_rows, strict=False)
    )


def test_places_add_up_over_rematches_and_fewer_points_are_better() -> None:
    seated = [
        turned(ANNA, CLUB, OTHER),
        turned(OTHER, ANNA, CLUB),
        turned(CLUB, OTHER, ANNA),
    ]
    placed = [(1, 2, 3), (3, 1, 2), None]
    heads: list[Head] = []
    over = []
    for number, (seat_rows, places) in enumerate(zip(seated, placed, strict=True)):
        head = row(f"table{number}", status="over" if places else "racing")
        heads.append((head, seat_rows, NAMES))
        if places:
            found = tuple(map(finisher, seat_rows, places))
            over.append(Finished(head, found, NAMES))
    card = chain_card(heads, over, "table0", "anna", "en")
    assert [table.status for table in card.tables] == ["over", "over", "racing"]
    assert [table.label for table in card.tables] == ["Race 1", "Race 2", "Race 3"]
    assert [row.seat for row in card.rows] == ["A", "B", "C"]
    told = [(row.name, row.you, row.places, row.points, row.wins) for row in card.rows]
    assert told == [
        ("Anna", True, [1, 1, None], 2, 2),
        ("Club player (bot)", False, [2, 2, None], 4, 0),
        ("Club player (bot)", False, [3, 3, None], 6, 0),
    ]


def test_whoever_was_not_there_is_counted_one_place_behind_the_last() -> None:
    first, second = turned(ANNA, CLUB), turned(CLUB, BOB)
    heads: list[Head] = [(row("one"), first, NAMES), (row("two"), second, NAMES)]
    over = [
        Finished(row("one"), tuple(map(finisher, first, (1, 2))), NAMES),
        Finished(row("two"), tuple(map(finisher, second, (2, 1))), NAMES),
    ]
    rows = {row.name: row for row in chain_card(heads, over, "two", "bob", "en").rows}
    assert (rows["Anna"].seat, rows["Bob"].seat) == (None, "B")
    assert (rows["Anna"].places, rows["Anna"].points) == ([1, None], 1 + 3)
    assert (rows["Bob"].places, rows["Bob"].points) == ([None, 1], 3 + 1)
