"""Errors as they are logged: where they arose and what they say, but nothing that people stored.

Databases and validators quote the values that they stumbled over, and those may be a password's
hash, a table's secret or a shuffled pile. The classes of such errors are known, so they are written
here without the values; no error is ever written with its local variables.
"""

from __future__ import annotations

import re
import sqlite3
import traceback
import unicodedata
from collections.abc import Iterator

from pydantic import ValidationError
from sqlalchemy.exc import StatementError

_QUOTED_BY_SQLITE = re.compile(r" with text .*", re.DOTALL)
"""What follows the name of a column that is not UTF-8."""
_DATA_ERRORS = "22"
"""The class of PostgreSQL's errors whose message itself quotes a value."""
_AS_CAUSE = "\nThe above exception was the direct cause of the following exception:\n\n"
_MEANWHILE = "\nDuring handling of the above exception, another exception occurred:\n\n"


def message_of(error: BaseException) -> str:
    """What an error says, in one line and without the values it quotes."""
    return one_line(_said(error))


def _said(error: BaseException) -> str:
    if isinstance(error, StatementError):
        cause = error.orig
        said = "" if cause is None else f"({_class(cause)}) {_said(cause)}"
        return f"{said} [SQL: {error.statement}]" if error.statement else said
    if isinstance(error, sqlite3.Error):
        return _QUOTED_BY_SQLITE.sub("", str(error))
    if isinstance(error, ValidationError):
        found = error.errors(include_url=False, include_context=False, include_input=False)
        return "; ".join(f"{'.'.join(map(str, one['loc']))}: {one['msg']}" for one in found)
    # Of psycopg's errors, which is loaded only where it is used.
    primary = getattr(getattr(error, "diag", None), "message_primary", None)
    if primary is None:
        return str(error)
    state = str(getattr(error, "sqlstate", ""))
    return f"SQLSTATE {state}" if state.startswith(_DATA_ERRORS) else str(primary)


def traceback_of(error: BaseException) -> str:
    """An error with where it arose, and those that led to it, as Python would write them."""
    return "".join(_parts(error, set())).rstrip("\n")


def _parts(error: BaseException, seen: set[int]) -> Iterator[str]:
    seen.add(id(error))
    before = error.__cause__
    joint = _AS_CAUSE
    if before is None and not error.__suppress_context__:
        before, joint = error.__context__, _MEANWHILE
    if before is not None and id(before) not in seen:
        yield from _parts(before, seen)
        yield joint
    yield "Traceback (most recent call last):\n"
    yield from traceback.format_tb(error.__traceback__)
    yield f"{_class(error)}: {message_of(error)}\n"
    if isinstance(error, BaseExceptionGroup):
        for inner in error.exceptions:
            if id(inner) not in seen:
                yield from ("\n", *_parts(inner, seen))


def _class(error: BaseException) -> str:
    kind = type(error)
    return (
        kind.__qualname__
        if kind.__module__ == "builtins"
        else f"{kind.__module__}.{kind.__qualname__}"
    )


# Control characters.


def one_line(text: str) -> str:
    """A text with everything escaped that could end a line or steer a terminal."""
    if text.isprintable():
        return text
    return "".join(sign if _is_plain(sign) else _escaped(sign) for sign in text)


def without_controls(value: object) -> object:
    """The same for whatever is logged: texts, and those inside of lists and mappings."""
    if isinstance(value, str):
        return one_line(value)
    if isinstance(value, dict):
        return {without_controls(key): without_controls(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [without_controls(inner) for inner in value]
    return value


def _is_plain(sign: str) -> bool:
    # Separators of lines and paragraphs are of category Z, all else that steers is of category C.
    return unicodedata.category(sign)[0] != "C" and sign not in "\u2028\u2029"


def _escaped(sign: str) -> str:
    return sign.encode("unicode_escape").decode("ascii")
