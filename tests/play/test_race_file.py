"""Race files: they replay to the same race, and broken ones say what is wrong."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from layline.play.beginning import from_position, new
from layline.play.errors import BadRaceFile, RaceError
from layline.play.race import Race
from layline.play.race_file import from_record, load, save, to_record

OPENING = [
    "first A",
    "place 19,5",
    "head NE",
    "place 21,5",
    "head E",
    "roll 2",
    "leg NE",
    "turn NW",
]


def sailed(seed: int = 3) -> Race:
    race = new("regatta", seed=seed, rules="advanced", penalty="A")
    for action in OPENING:
        race.play(action)
    return race


RECORD = to_record(sailed())


def test_a_saved_race_loads_as_it_was(tmp_path: Path, machine: str) -> None:
    race = sailed()
    race.save(tmp_path / "sunday.race.json")
    again = load(tmp_path / "sunday.race.json", machine)
    assert again.position() == race.position()
    assert again.history == race.history == OPENING
    assert again.events == race.events
    assert (again.seed, again.options) == (race.seed, race.options)
    race.play("leg E")
    again.play("leg E")
    assert again.position() == race.position()


def test_a_race_that_began_in_a_position_keeps_it(tmp_path: Path) -> None:
    boats = {"A": {"at": "28,21"}, "B": {"at": "28,20"}, "C": {"at": "4,4"}}
    start = {"game": "regatta", "round": 5, "die": 2, "first": "B", "boats": boats}
    race = from_position(start, seed=9)
    assert race.events == ["REG-44 B loses turn to A"]
    race.play("leg NE")
    save(race, tmp_path / "race.json")
    again = load(tmp_path / "race.json")
    assert again.position() == race.position()
    assert again.history == ["leg NE"]
    assert to_record(again) == to_record(race)


def test_saving_replaces_the_file_as_a_whole(tmp_path: Path) -> None:
    target = tmp_path / "race.json"
    target.write_text("something else", "utf-8")
    save(sailed(), target)
    assert json.loads(target.read_text("utf-8")) == RECORD
    assert list(tmp_path.iterdir()) == [target]


def test_what_cannot_be_written_is_said_and_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    for target in (tmp_path / "nowhere" / "race.json", tmp_path / "folder"):
        with pytest.raises(RaceError, match="cannot be written: "):
            save(sailed(), target)
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "not a race file"),
        (b"{", "not a race file"),
        (b"\xff\xfe\x00", "not a race file"),
        (b"[" * 100_000, "not a race file"),
        (b"[]", "dictionary|object"),
        (b"null", "dictionary|object"),
        (b"{}", "format: missing"),
        (b'{"format": "layline race 1"}', "game: missing"),
    ],
    ids=["empty", "half", "binary", "deep", "list", "null", "nothing", "almost nothing"],
)
def test_a_file_that_is_no_race_file_is_refused(
    tmp_path: Path, content: bytes, message: str
) -> None:
    path = tmp_path / "race.json"
    path.write_bytes(content)
    with pytest.raises(BadRaceFile, match=message) as caught:
        load(path)
    assert str(path) in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        with pytest.raises(BadRaceFile, match="cannot be read: "):
            load(path)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"format": "layline race 2"}, "format: should be 'layline race 1'"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"version": 3}, "version: Regatta has rules version 1 to 2, not 3"),
        ({"version": "1"}, "version: "),
        ({"seed": -1}, "seed: "),
        ({"seed": 1 << 63}, "seed: "),
        ({"seats": ["A"]}, r"seats: \['A'\], but the options seat \['A', 'B'\]"),
        ({"options": RECORD["options"] | {"players": 9}}, "players: "),
        ({"options": RECORD["options"] | {"sails": 2}}, "sails: there is no such field"),
        ({"weather": "fine"}, "weather: there is no such field"),
        ({"start": {"phase": "first"}}, "boats: missing"),
        ({"start": {"options": {"players": 4}}}, "options: they differ"),
        ({"start": {"game": "chess"}}, "there is no game 'chess'"),
        ({"actions": "leg NE"}, "actions: "),
        ({"actions": [7]}, r"actions\.0: "),
        ({"actions": ["first A", "leg NE"]}, "action 2 of 2: .*REG-12"),
        ({"actions": [*OPENING, "leg N", "leg E"]}, "action 9 of 10: .*'leg N' .*REG-23"),
        ({"actions": ["first A", "hello"]}, "action 2 of 2: .*'hello'"),
        ({"actions": ["first A", "retire Q"]}, "action 2 of 2: .*'retire Q'"),
    ],
)
def test_a_record_that_was_tampered_with_says_where(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(BadRaceFile, match=message) as caught:
        from_record(RECORD | changes)
    assert "\n" not in str(caught.value)


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inside: (
        st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=8), inside, max_size=3)
    ),
    max_leaves=6,
)


def places(value: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value inside a JSON value."""
    if isinstance(value, dict):
        inside = list(value.items())
    elif isinstance(value, list):
        inside = list(enumerate(value))
    else:
        inside = []
    return [here, *(way for key, item in inside for way in places(item, (*here, key)))]


@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data(), anything=ANYTHING)
def test_a_damaged_record_loads_or_is_refused_and_nothing_else(
    data: st.DataObject, anything: Any
) -> None:
    record = copy.deepcopy(
        RECORD | {"start": sailed().step_to(6).position(), "actions": OPENING[6:]}
    )
    way = data.draw(st.sampled_from(places(record)[1:]))
    holder = record
    for key in way[:-1]:
        holder = holder[key]
    if data.draw(st.booleans()):
        holder[way[-1]] = anything
    else:
        del holder[way[-1]]
    try:
        race = from_record(record, "interpreted")
    except BadRaceFile:
        return
    assert from_record(to_record(race), "interpreted").position() == race.position()
