"""Records: the plain data that rules work on.

A record is an annotated class of whole numbers::

    @record
    class Boat:
        x: i16
        y: i16

    @record
    class Race:
        wind: i8
        boats: list[Boat] = many(6, Boat)

Interpreted, a record is an ordinary object with slots: print it, compare it, step through it in a
debugger. Compiled, the same class is a packed NumPy dtype, so that copying a race is copying bytes
and a fleet of races is an array. `pack` and `unpack` go from one to the other.

Interpreted numbers do not wrap round as compiled ones do. `checked` gives a twin of a record class
that raises as soon as a number leaves its field's range or an index its array; tests play on it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, TypeVar, get_args, get_type_hints

import numpy as np

T = TypeVar("T")


@dataclass(frozen=True)
class Width:
    """How many bits a field has: a NumPy code, and the range of its numbers."""

    code: str
    lowest: int
    highest: int


def _signed(bits: int) -> Width:
    return Width(f"i{bits // 8}", -(1 << (bits - 1)), (1 << (bits - 1)) - 1)


i8 = Annotated[int, _signed(8)]
i16 = Annotated[int, _signed(16)]
i32 = Annotated[int, _signed(32)]
i64 = Annotated[int, _signed(64)]


@dataclass(frozen=True)
class Many:
    """A field that holds a fixed number of equal things."""

    length: int
    item: Any


def many(length: int, item: Any) -> Any:
    """A field of `length` items, each a number (`i8` ...) or a record."""
    return Many(length, item)


@dataclass(frozen=True)
class Field:
    """One field of a record: its name, what it holds, and how often (0: once, not an array)."""

    name: str
    item: Width | type
    length: int

    @property
    def is_record(self) -> bool:
        """Whether it holds records rather than numbers."""
        return not isinstance(self.item, Width)


# NumPy's own record attributes, which a compiled field of the same name would hide.
_RESERVED = frozenset(dir(np.record)) | frozenset(dir(np.recarray))


def record(cls: type[T]) -> type[T]:
    """Make a record of an annotated class; its numbers all begin at 0."""
    hints = get_type_hints(cls, include_extras=True)
    fields = tuple(_field(cls, name, hint) for name, hint in hints.items())
    namespace = {
        "__slots__": tuple(field.name for field in fields),
        "__doc__": cls.__doc__,
        "__module__": cls.__module__,
        "__qualname__": cls.__qualname__,
        "__init__": _init,
        "__eq__": _eq,
        "__hash__": None,
        "__repr__": _repr,
        "_fields": fields,
        "_checked": False,
    }
    return type(cls.__name__, (), namespace)


def _field(cls: type, name: str, hint: Any) -> Field:
    where = f"{cls.__name__}.{name}"
    if name in _RESERVED:
        raise TypeError(f"{where}: NumPy records already have a {name!r}; choose another name")
    declared = cls.__dict__.get(name)
    if isinstance(declared, Many):
        if declared.length < 1:
            raise TypeError(f"{where}: many() needs at least one item")
        return Field(name, _item(where, declared.item), declared.length)
    if declared is not None:
        raise TypeError(f"{where}: a field has no default other than many()")
    return Field(name, _item(where, hint), 0)


def _item(where: str, hint: Any) -> Width | type:
    for argument in get_args(hint):
        if isinstance(argument, Width):
            return argument
    if isinstance(hint, type) and hasattr(hint, "_fields"):
        return hint
    raise TypeError(f"{where}: a field holds i8, i16, i32, i64, a record, or many of one of them")


def fields(cls: type) -> tuple[Field, ...]:
    """The fields of a record class, in order."""
    found: tuple[Field, ...] = getattr(cls, "_fields", ())
    if not found:
        raise TypeError(f"{cls.__name__} is not a record")
    return found


def is_record(cls: object) -> bool:
    """Whether `cls` was made by `record`."""
    return isinstance(cls, type) and hasattr(cls, "_fields")


# What every record class has.


def _init(self: Any) -> None:
    if not self._checked:
        kind: Any = type(self)
        _zeroer(kind)(self)
        return
    for field in self._fields:
        if field.length:
            setattr(self, field.name, _array(field))
        elif field.is_record:
            setattr(self, field.name, checked(field.item)())
        else:
            setattr(self, field.name, 0)


@cache
def _zeroer(cls: Any) -> Callable[[Any], None]:
    """The making of an empty record of one class, written out field by field."""
    names: dict[str, Any] = {}
    lines = ["def zero(obj):"]
    for field in fields(cls):
        value = "0"
        if field.is_record:
            names[f"new_{field.name}"] = field.item
            value = f"new_{field.name}()"
        if field.length:
            plural = f"[{value} for _ in range({field.length})]"
            value = plural if field.is_record else f"[0] * {field.length}"
        lines.append(f"    obj.{field.name} = {value}")
    exec("\n".join(lines), names)
    zeroer: Callable[[Any], None] = names["zero"]
    return zeroer


def _array(field: Field) -> list[Any]:
    if isinstance(field.item, Width):
        return _CheckedArray(field.name, field.item, [0] * field.length)
    item = checked(field.item)
    return _CheckedArray(field.name, None, [item() for _ in range(field.length)])


def _eq(self: Any, other: Any) -> bool:
    same_kind = getattr(other, "_fields", None) is self._fields
    return same_kind and all(getattr(self, f.name) == getattr(other, f.name) for f in self._fields)


def _repr(self: Any) -> str:
    inside = ", ".join(f"{f.name}={getattr(self, f.name)!r}" for f in self._fields)
    return f"{type(self).__name__}({inside})"


# The checked twin.


class _CheckedArray(list[Any]):
    """A list that refuses indices and numbers which compiled code would silently wrap."""

    __slots__ = ("name", "width")

    def __init__(self, name: str, width: Width | None, items: Iterable[Any]) -> None:
        super().__init__(items)
        self.name, self.width = name, width

    def __getitem__(self, index: Any) -> Any:
        if not isinstance(index, slice):
            self._check_index(index)
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        if self.width is None:
            raise TypeError(f"{self.name}: use assign() to copy a record into an array")
        if isinstance(index, slice):
            if len(value) != len(range(*index.indices(len(self)))):
                raise IndexError(f"{self.name}: an array keeps its length")
        else:
            self._check_index(index)
        for number in value if isinstance(index, slice) else (value,):
            _check_range(self.name, self.width, number)
        super().__setitem__(index, value)

    def _check_index(self, index: Any) -> None:
        if not 0 <= index < len(self):
            raise IndexError(f"{self.name}[{index}] is outside 0..{len(self) - 1}")


def _check_range(name: str, width: Width, value: Any) -> None:
    if not width.lowest <= value <= width.highest:
        raise OverflowError(f"{name} = {value} is outside {width.lowest}..{width.highest}")


@cache
def checked(cls: Any) -> Any:
    """The twin of a record class that raises where compiled code would wrap round."""
    by_name = {field.name: field for field in fields(cls)}

    def __setattr__(self: Any, name: str, value: Any) -> None:
        field = by_name[name]
        if isinstance(field.item, Width) and not field.length:
            _check_range(name, field.item, value)
        elif hasattr(self, name):
            raise TypeError(f"{name}: use assign() to copy a record")
        object.__setattr__(self, name, value)

    return type(
        cls.__name__,
        (cls,),
        {"__slots__": (), "_checked": True, "__setattr__": __setattr__},
    )


# Copying.


def assign(target: Any, source: Any) -> None:
    """Copy every number of one record into another: what `=` does not do when interpreted."""
    kind: Any = type(target)
    _copier(kind)(target, source)


@cache
def _copier(cls: Any) -> Callable[[Any, Any], None]:
    """The copying of one class, written out field by field: the look-ahead depends on its speed."""
    lines = ["def copy(target, source):"]
    for field in fields(cls):
        name = field.name
        if not field.is_record:
            where = "[:]" if field.length else ""
            lines.append(f"    target.{name}{where} = source.{name}")
        elif field.length:
            lines.append(f"    for ours, theirs in zip(target.{name}, source.{name}):")
            lines.append("        assign(ours, theirs)")
        else:
            lines.append(f"    assign(target.{name}, source.{name})")
    namespace: dict[str, Any] = {"assign": assign}
    exec("\n".join(lines), namespace)
    copier: Callable[[Any, Any], None] = namespace["copy"]
    return copier


def clear(target: Any) -> None:
    """Set every number of a record to 0."""
    kind: Any = type(target)
    assign(target, _zero(kind))


@cache
def _zero(cls: Any) -> Any:
    return cls()


# The packed form.


@cache
def dtype(cls: Any) -> np.dtype[Any]:
    """The packed NumPy dtype of a record class, aligned as graphics processors demand."""
    columns: list[Any] = []
    for field in fields(cls):
        item = field.item.code if isinstance(field.item, Width) else dtype(field.item)
        columns.append((field.name, item, (field.length,)) if field.length else (field.name, item))
    return np.dtype(columns, align=True)


def blank(cls: type) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """The bytes of a record that is all zero."""
    kind: Any = cls
    return np.zeros(dtype(kind).itemsize, np.uint8)


def pack(obj: Any) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """The bytes of a record, as an array of its own; a number out of range is an error."""
    kind: Any = type(obj)
    packed = np.zeros(1, dtype(kind))
    packed[0] = _nested(obj)
    return packed.view(np.uint8)


def _nested(obj: Any) -> tuple[Any, ...]:
    """The numbers of a record as nested tuples, the way NumPy takes them."""
    found = []
    for field in obj._fields:
        value = getattr(obj, field.name)
        if field.is_record:
            value = [_nested(item) for item in value] if field.length else _nested(value)
        found.append(value)
    return tuple(found)


def unpack(cls: type[T], packed: Any) -> T:
    """The record whose bytes these are."""
    kind: Any = cls
    # Of bytes of its own: what is made later must not find others there.
    obj: T = _builder(kind)(np.ndarray((), dtype(kind), bytes(packed)).item())
    return obj


def glance(cls: type[T], packed: Any) -> T:
    """The same, but every field is unpacked only when it is first asked for.

    It suits whoever looks at few fields: the notation of an action needs one or two of hundreds.
    """
    kind: Any = cls
    obj: Any = object.__new__(_glancing(kind))
    obj._packed = np.ndarray((), dtype(kind), packed)
    found: T = obj
    return found


@cache
def _glancing(cls: Any) -> Any:
    """A twin of a record class whose slots are filled when they are found empty."""
    unpacking = {field.name: _field_unpacker(field) for field in fields(cls)}

    def __getattr__(self: Any, name: str) -> Any:
        try:
            value = unpacking[name](self._packed[name])
        except KeyError:
            raise AttributeError(f"{cls.__name__} has no field {name!r}") from None
        setattr(self, name, value)
        return value

    return type(cls.__name__, (cls,), {"__slots__": ("_packed",), "__getattr__": __getattr__})


def _field_unpacker(field: Field) -> Callable[[Any], Any]:
    if not field.is_record:
        return lambda value: value.tolist()
    build = _builder(field.item)
    if field.length:
        return lambda value: [build(item) for item in value.tolist()]
    return lambda value: build(value.item())


@cache
def _builder(cls: Any) -> Callable[[tuple[Any, ...]], Any]:
    """The making of one class from its numbers, written out: every look at a race goes this way."""
    names: dict[str, Any] = {"new": object.__new__, "cls": _reading(cls)}
    lines = ["def build(numbers):", "    obj = new(cls)"]
    if any(map(_is_made_later, fields(cls))):
        lines.append("    obj._numbers = numbers")
    for place, field in enumerate(fields(cls)):
        value = f"numbers[{place}]"
        if _is_made_later(field):
            continue
        if field.is_record:
            names[f"build_{place}"] = _builder(field.item)
            value = f"[build_{place}(item) for item in {value}.tolist()]"
        elif field.length:
            value += ".tolist()"
        lines.append(f"    obj.{field.name} = {value}")
    exec("\n".join([*lines, "    return obj"]), names)
    builder: Callable[[tuple[Any, ...]], Any] = names["build"]
    return builder


_FEW = 9
"""Up to so many records of an array are made with the record that they are in."""


def _is_made_later(field: Field) -> bool:
    """Whether a field of a record that is read is made when somebody first looks at it.

    Most who look at a race want a few of its dozens of records: not what lies deep within, nor what
    there is room for many of.
    """
    return field.is_record and (not field.length or field.length > _FEW)


@cache
def _reading(cls: Any) -> Any:
    """A record class as it is read: itself, or a twin that makes some of its fields later."""
    later = {
        field.name: _made_later(getattr(cls, field.name), place, field)
        for place, field in enumerate(fields(cls))
        if _is_made_later(field)
    }
    return type(cls.__name__, (cls,), {"__slots__": ("_numbers",), **later}) if later else cls


def _made_later(slot: Any, place: int, field: Field) -> property:
    """A field that is made from its numbers when it is found empty."""
    build = _builder(field.item)

    def look(self: Any) -> Any:
        try:
            return slot.__get__(self)
        except AttributeError:
            numbers = self._numbers[place]
            made = [build(item) for item in numbers.tolist()] if field.length else build(numbers)
            slot.__set__(self, made)
            return made

    return property(look, slot.__set__)
