"""Records as JSON: every number under the name of its field."""

from __future__ import annotations

from typing import Any

from .records import Width, fields

Json = dict[str, Any]


def written(record: Any) -> Json:
    """Every number of a record under its name."""
    found: Json = {}
    for field in fields(type(record)):
        value = getattr(record, field.name)
        if field.is_record:
            value = [written(one) for one in value] if field.length else written(value)
        found[field.name] = list(value) if field.length and not field.is_record else value
    return found


def read_into(record: Any, given: Any, where: str) -> None:
    """Set the numbers of a record that are given; each must fit its field."""
    if not isinstance(given, dict):
        raise ValueError(f"{where}: should be an object")
    known = {field.name: field for field in fields(type(record))}
    for name, value in given.items():
        if name not in known:
            raise ValueError(f"{where}: there is no {name!r}; there are {', '.join(known)}")
        field = known[name]
        if field.length and not (isinstance(value, list) and len(value) == field.length):
            raise ValueError(f"{where}.{name}: should be a list of {field.length}")
        if not field.length:
            if isinstance(field.item, Width):
                setattr(record, name, _number(field.item, value, f"{where}.{name}"))
            else:
                read_into(getattr(record, name), value, f"{where}.{name}")
            continue
        items = getattr(record, name)
        for i, one in enumerate(value):
            if isinstance(field.item, Width):
                items[i] = _number(field.item, one, f"{where}.{name}[{i}]")
            else:
                read_into(items[i], one, f"{where}.{name}[{i}]")


def _number(width: Width, value: Any, where: str) -> int:
    if type(value) is not int or not width.lowest <= value <= width.highest:
        raise ValueError(f"{where}: should be a whole number, {width.lowest} to {width.highest}")
    return value
