"""What changed between two sights, so that an update need not repeat what stayed as it was.

A change is written as JSON, beside values that are sent as they are:

- of an object, `{"with": {...}}`: the old one with these fields changed, each to a value or by a
  change of its own;
- of a list, `{"items": [...]}`: what the new one is made of. `[7, 3]` stands for three items of the
  old list from number 7 on, `[7, {...}]` for its item 7 with these fields changed; an object is a
  new item.

`Differences` finds them, `applied` is how a reader puts them in.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import compress
from operator import is_not
from typing import Any, Final

from orjson import Fragment

from ...engine.answers import Json
from ...engine.scene import Drawn, Scene
from ..encoding import fields_of, json_bytes

_SAME: Final = object()
"""Stands for: nothing changed."""
_PLAIN: Final = frozenset({str, int, float, bool, type(None)})
"""Of these there is nothing to be found inside."""

_Found = dict[tuple[int, int], tuple[object, object, object]]
"""What was found between two objects, by their identity; they are kept with it."""

_MOST_PARTS = 512
"""So many are remembered; then it begins anew, and what nobody shows any more can go."""
_found_in_parts: _Found = {}


def _parts() -> _Found:
    """What was found between the parts of things, such as the sails of a boat on either tack.

    Many tables have the very same: games make them once for all.
    """
    if len(_found_in_parts) >= _MOST_PARTS:
        _found_in_parts.clear()
    return _found_in_parts


class Differences:
    """Finds what changed between the sights of one position and those of earlier ones.

    Both are frozen dataclasses, made of such and of tuples all the way down. What several seats
    share is the same object for all of them, so it is compared and encoded once.
    """

    def __init__(self) -> None:
        # The objects themselves are kept, so that no others can be given their identity.
        self._shared: _Found = {}

    def between(self, old: object, new: object) -> Fragment:
        """The fields in which two objects of one class differ, as JSON."""
        key = id(old), id(new)
        if key not in self._shared:
            self._shared[key] = old, new, Fragment(json_bytes(self.changes(old, new)))
        found = self._shared[key][2]
        assert isinstance(found, Fragment)
        return found

    def changes(self, old: object, new: object, inside: bool = False) -> dict[str, object]:
        """The fields in which two objects differ: new values, or what changed in them.

        `inside` says that they are items of a list.
        """
        kind = fields_of(type(new))
        assert kind is not None
        found: dict[str, object] = {}
        before, after = kind.values(old), kind.values(new)
        others = compress(zip(kind.names, before, after, strict=True), map(is_not, before, after))
        for name, was, now in others:
            if type(now) in _PLAIN:
                if was != now:
                    found[name] = now
            elif (change := self._change(was, now, inside)) is not _SAME:
                found[name] = change
        return found

    def _change(self, old: object, new: object, inside: bool) -> object:
        """What became of a value: `_SAME`, a change, or the value as it is now."""
        if type(new) is Scene:
            return self._once(old, new, self._shared)
        if isinstance(new, tuple):
            if isinstance(old, tuple) and old and new and fields_of(type(new[0])):
                return self._once(old, new, _parts() if inside else self._shared)
        elif type(old) is type(new) and fields_of(type(new)):
            return self._object(old, new)
        return _SAME if old == new else new

    def _once(self, old: object, new: object, known: _Found) -> object:
        told = known.get((id(old), id(new)))
        if told is None:
            found = self._list(old, new) if isinstance(new, tuple) else self._object(old, new)
            if found is not _SAME:
                found = Fragment(json_bytes(found))
            told = known[id(old), id(new)] = old, new, found
        return told[2]

    def _object(self, old: object, new: object) -> object:
        if type(old) is not type(new):
            return new
        found = self.changes(old, new)
        if not found:
            return _SAME
        return new if _hides(new, found) else {"with": found}

    def _item(self, old: object, new: object) -> object:
        """What changed in an item of a list: its fields, `_SAME`, or the item as it is now."""
        key = id(old), id(new)
        if key not in self._shared:
            found = self.changes(old, new, inside=True)
            change: object = _SAME
            if found:
                change = new if _hides(new, found) else Fragment(json_bytes(found))
            self._shared[key] = old, new, change
        return self._shared[key][2]

    def _list(self, old: object, new: tuple[object, ...]) -> object:
        """What a list is made of: runs of old items, old ones that changed, and new ones.

        An item is looked for under its id or, where it has none, after the one found last.
        """
        assert isinstance(old, tuple)
        known: dict[object, int] | None = None
        found: list[object] = []
        run = [0, 0]
        after = 0
        for item in new:
            number = after
            was = old[number] if number < len(old) else None
            if was is not item:
                id = getattr(item, "id", None)
                if id is not None and getattr(was, "id", None) != id:
                    if known is None:
                        known = {getattr(one, "id", None): n for n, one in enumerate(old)}
                    number = known.get(id, len(old))
                    was = old[number] if number < len(old) else None
            if was is not item:
                if type(was) is not type(item) or getattr(was, "id", None) != id:
                    found.append(item)
                    continue
                change = self._item(was, item)
                if change is not _SAME:
                    after = number + 1
                    found.append(item if change is item else [number, change])
                    continue
            if not found or found[-1] is not run or after != number:
                run = [number, 0]
                found.append(run)
            run[1] += 1
            after = number + 1
        return _SAME if found == [[0, len(old)]] else {"items": found}


def _hides(thing: object, changed: dict[str, object]) -> bool:
    """Whether a change cannot be told by its fields: scenes leave out those at their default."""
    if not isinstance(thing, Drawn | Scene):
        return False
    kind = fields_of(type(thing))
    assert kind is not None
    defaults = kind.defaults
    for name, value in changed.items():
        if value == defaults.get(name, _SAME):
            return True
    return False


# Reading.


def applied(old: Json, changed: Json) -> Json:
    """An object, as JSON, with its fields changed."""
    return {**old, **{name: _renewed(old.get(name), value) for name, value in changed.items()}}


def _renewed(old: Any, change: Any) -> Any:
    if isinstance(change, dict) and "with" in change:
        return applied(old, change["with"])
    if isinstance(change, dict) and "items" in change:
        return list(_listed(old, change["items"]))
    return change


def _listed(old: Sequence[Any], items: Sequence[Any]) -> Iterator[Any]:
    for item in items:
        if not isinstance(item, list):
            yield item
        elif isinstance(item[1], int):
            yield from old[item[0] : item[0] + item[1]]
        else:
            yield applied(old[item[0]], item[1])
