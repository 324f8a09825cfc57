"""Records: plain objects when interpreted, packed bytes when compiled, and a checked twin."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from layline.engine.records import (
    assign,
    checked,
    dtype,
    fields,
    i8,
    i16,
    i32,
    i64,
    is_record,
    many,
    pack,
    record,
    unpack,
)


@record
class Buoy:
    x: i8
    y: i8


@record
class Water:
    wind: i16
    depth: i32
    far: i64
    row: list[int] = many(3, i8)
    here: Buoy
    buoys: list[Buoy] = many(2, Buoy)


@record
class Sea:
    water: Water
    waves: list[Buoy] = many(12, Buoy)


def some_water(kind: Any = Water) -> Any:
    water = kind()
    water.wind, water.depth, water.far = -3, 70_000, 1 << 40
    water.row[:] = [1, -2, 3]
    water.here.x = 5
    water.buoys[1].y = -7
    return water


@pytest.mark.parametrize("kind", [Water, checked(Water)])
def test_a_new_record_is_all_zero(kind: Any) -> None:
    water = kind()
    assert (water.wind, water.depth, water.far, list(water.row)) == (0, 0, 0, [0, 0, 0])
    assert [(b.x, b.y) for b in water.buoys] == [(0, 0), (0, 0)]


def test_records_are_equal_when_their_numbers_are() -> None:
    one, other = some_water(), some_water()
    assert one == other
    other.buoys[1].y = 0
    assert one != other
    assert one != "water"
    assert some_water() != Buoy()


def test_a_record_tells_its_numbers() -> None:
    buoy = Buoy()
    buoy.x = 3
    assert repr(buoy) == "Buoy(x=3, y=0)"


def test_a_record_has_no_other_fields() -> None:
    with pytest.raises(AttributeError):
        Buoy().z = 1  # type: ignore[attr-defined]


def test_is_record_knows_records() -> None:
    assert is_record(Water)
    assert is_record(checked(Water))
    assert not is_record(int)
    assert not is_record(Buoy())
    assert [field.name for field in fields(Buoy)] == ["x", "y"]
    with pytest.raises(TypeError, match="int is not a record"):
        fields(int)


@pytest.mark.parametrize(
    ("annotation", "declared", "message"),
    [
        ({"round": i8}, {}, r"Bad\.round: NumPy records already have a 'round'"),
        ({"x": int}, {}, r"Bad\.x: a field holds i8, i16, i32, i64, a record, or many"),
        ({"x": float}, {}, r"Bad\.x: a field holds"),
        ({"x": i8}, {"x": 3}, r"Bad\.x: a field has no default other than many\(\)"),
        ({"x": list[int]}, {"x": many(0, i8)}, r"Bad\.x: many\(\) needs at least one item"),
        ({"x": list[int]}, {"x": many(2, int)}, r"Bad\.x: a field holds"),
    ],
)
def test_a_class_that_cannot_be_a_record(
    annotation: dict[str, Any], declared: dict[str, Any], message: str
) -> None:
    with pytest.raises(TypeError, match=message):
        record(type("Bad", (), {"__annotations__": annotation, **declared}))


@pytest.mark.parametrize("kind", [Water, checked(Water)])
def test_packing_and_unpacking_keeps_every_number(kind: Any) -> None:
    water = some_water(kind)
    packed = pack(water)
    assert packed.dtype == np.uint8
    assert len(packed) == dtype(kind).itemsize
    assert unpack(Water, packed) == some_water()
    packed[:] = 0
    assert water == some_water(), "packing copies"


def test_what_lies_deep_in_a_record_is_made_when_somebody_looks_at_it() -> None:
    sea = Sea()
    sea.water.buoys[1].x = 7
    sea.waves[11].y = 9
    packed = pack(sea)
    read = unpack(Sea, packed)
    packed[:] = 0
    assert (read.water.buoys[1].x, read.waves[11].y) == (7, 9), "whatever becomes of the bytes"
    read.waves[11].y = 8
    assert read.waves[11].y == 8, "what was made once stays"
    copied = Sea()
    assign(copied, read)
    assert (copied.waves[11].y, copied) == (8, read)
    assign(read, Sea())
    assert read == type(read)() == Sea()


def test_what_does_not_fit_is_not_packed() -> None:
    water = Water()
    water.wind = 1 << 15
    with pytest.raises(OverflowError):
        pack(water)


def test_fields_are_aligned_as_graphics_processors_demand() -> None:
    offsets = {name: dtype(Water).fields[name][1] for name in dtype(Water).names}  # type: ignore[union-attr, index]
    assert offsets["depth"] % 4 == 0
    assert offsets["far"] % 8 == 0
    assert dtype(Water).itemsize % 8 == 0


@pytest.mark.parametrize("kind", [Water, checked(Water)])
def test_assign_copies_and_shares_nothing(kind: Any) -> None:
    source, target = some_water(kind), kind()
    assign(target, source)
    assert target == source
    source.buoys[1].y = 1
    source.here.x = 1
    source.row[0] = 9
    assert target == some_water()


def test_assign_goes_between_plain_and_checked_records() -> None:
    plain, strict = Water(), checked(Water)()
    assign(strict, some_water())
    assign(plain, strict)
    assert plain == strict == some_water()
    assert type(plain.row) is list


def test_assigning_a_record_to_itself_changes_nothing() -> None:
    water = some_water()
    assign(water, water)
    assert water == some_water()


# -------------------- the checked twin


def test_a_checked_number_stays_in_its_range() -> None:
    water = checked(Water)()
    water.wind = 32767
    with pytest.raises(OverflowError, match=r"wind = 32768 is outside -32768\.\.32767"):
        water.wind += 1
    assert water.wind == 32767
    with pytest.raises(OverflowError, match=r"x = -129 is outside -128\.\.127"):
        water.buoys[0].x = -129
    with pytest.raises(OverflowError, match=r"x = 128 is outside"):
        water.here.x = 128


def test_a_checked_array_refuses_wrong_numbers_and_wrong_places() -> None:
    water = checked(Water)()
    with pytest.raises(OverflowError, match=r"row = 200 is outside -128\.\.127"):
        water.row[0] = 200
    with pytest.raises(OverflowError, match="row = 200 is outside"):
        water.row[:] = [1, 200, 3]
    for index in (3, -1):
        with pytest.raises(IndexError, match=rf"row\[{index}\] is outside 0\.\.2"):
            water.row[index] = 0
        with pytest.raises(IndexError, match=rf"row\[{index}\] is outside 0\.\.2"):
            water.row[index]
    with pytest.raises(IndexError, match=r"buoys\[2\] is outside 0\.\.1"):
        water.buoys[2].x = 1
    assert list(water.row) == [0, 0, 0]


def test_a_checked_array_keeps_its_length() -> None:
    water = checked(Water)()
    with pytest.raises((ValueError, IndexError)):
        water.row[:] = [1, 2, 3, 4]
    with pytest.raises((ValueError, IndexError)):
        water.row[0:2] = []
    assert list(water.row) == [0, 0, 0]


def test_a_slice_of_a_checked_array_is_a_copy() -> None:
    water = checked(Water)()
    part = water.row[:]
    part[0] = 7
    assert list(water.row) == [0, 0, 0]
    assert water.row[1:] == [0, 0]


def test_a_checked_record_is_copied_by_assign_only() -> None:
    water = checked(Water)()
    with pytest.raises(TypeError, match=r"use assign\(\) to copy a record"):
        water.here = Buoy()
    with pytest.raises(TypeError, match=r"use assign\(\) to copy a record into an array"):
        water.buoys[0] = water.buoys[1]
    with pytest.raises(TypeError, match=r"use assign\(\)"):
        water.row = [1, 2, 3]


def test_the_checked_twin_is_made_once() -> None:
    assert checked(Water) is checked(Water)
    assert checked(Water).__name__ == "Water"
