"""The history of a table, long enough for most of it to be packed."""

from __future__ import annotations

import pytest

import layline
from layline.play.race import Race
from layline.server.tables.history import History
from layline.server.tables.moments import BLOCK
from layline.server.tables.rows import CLOCK, EntryKind, LogEntry

ENTRIES = 6 * BLOCK
VISITOR = "somebody"


def with_undos() -> list[LogEntry]:
    """The entries of a long race in which whatever can be taken back is, once, now and then."""
    race, bot, found = layline.new("regatta", seed=5), layline.bot("greedy", 3), list[LogEntry]()

    def note(kind: EntryKind, text: str) -> None:
        seq = len(found) + 1
        by_clock = seq % 10 == 0
        visitor, id = (None, CLOCK) if by_clock else (VISITOR, f"move {seq}")
        found.append(LogEntry(seq, kind, text, 1e9 + seq, "A", None, visitor, id))

    while len(found) < ENTRIES and race.to_move is not None:
        if race.to_move == "chance":
            race.draw()
            note("chance", str(race.last))
            continue
        text, decided = bot.choose(race), race.to_move
        race.play(text)
        note("action", text)
        if len(found) % 3 == 0 and race.in_turn and race.to_move == decided:
            race.undo()
            note("undo", "undo")
            race.play(text)
            note("action", text)
    return found


ALL = with_undos()


@pytest.fixture(scope="module")
def history() -> History:
    made = History(layline.new("regatta", seed=0), 0)
    for entry in ALL:
        made.extend(*made.followed([entry]))
    return made


def replayed(seq: int) -> Race:
    race = layline.new("regatta", seed=0)
    for entry in ALL[:seq]:
        if entry.kind == "undo":
            race.undo()
        else:
            race.play(entry.text)
    return race


def test_the_race_after_any_entry_is_found(history: History) -> None:
    assert sum(entry.kind == "undo" for entry in ALL) > 3
    for seq in range(0, len(ALL) + 1, 5):
        assert history.race_at(seq).position() == replayed(seq).position()
    before = history.races_before(20)
    for seq in range(21, len(ALL) + 1, 9):
        assert before(seq).position() == replayed(seq - 1).position()


def test_a_message_that_comes_again_is_known_however_old_it_is(history: History) -> None:
    for entry in ALL:
        by_clock = entry.visitor is None
        known = history.stored(VISITOR, f"move {entry.seq}")
        assert known == (None if by_clock else entry.seq)
    assert history.stored("another", "move 1") is None
    assert history.stored(VISITOR, CLOCK) is None


def test_the_entries_are_the_same_after_loading_them_at_once(history: History) -> None:
    loaded = History(layline.new("regatta", seed=0), 0)
    loaded.extend(*loaded.followed(ALL))
    assert list(loaded.moments) == list(history.moments)
    assert [moment.entry for moment in loaded.moments] == ALL
    assert list(loaded.entries_back(len(ALL))) == ALL[::-1]
    assert [entry.seq for entry in loaded.counting()] == [n.seq for n in history.counting()]
    assert loaded.timed_out() == history.timed_out()
    assert len(loaded.timed_out()) > 3
