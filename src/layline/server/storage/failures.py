"""What people are told when the database fails; what it said is for the log."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Callable
from typing import Literal

import structlog
from sqlalchemy.exc import DBAPIError

from ..operations.error_texts import message_of
from ..refusals import Refusal

log = structlog.get_logger()

Reason = Literal["no_database", "disk_full", "read_only", "damaged"]
"""Why a database fails; each has its sentence, for whoever runs the service."""

_OF_SQLITE: tuple[tuple[str, Reason], ...] = (
    ("SQLITE_FULL", "disk_full"),
    ("SQLITE_IOERR", "disk_full"),
    ("SQLITE_READONLY", "read_only"),
    ("SQLITE_CORRUPT", "damaged"),
    ("SQLITE_NOTADB", "damaged"),
)
_OF_POSTGRES: dict[str, Reason] = {
    "53100": "disk_full",
    "58030": "disk_full",  # an error of the disk
    "25006": "read_only",
    "XX001": "damaged",
    "XX002": "damaged",
}
LOG_EVERY = 10.0
"""Seconds in which one kind of failure is logged once."""
_NOT_UTF8 = "Could not decode to UTF-8"


def reason_for(error: BaseException) -> Reason:
    """Why the database failed like this."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        if str(cause).startswith(_NOT_UTF8):
            return "damaged"
        name = getattr(cause, "sqlite_errorname", "")
        return next(
            (reason for start, reason in _OF_SQLITE if name.startswith(start)), "no_database"
        )
    return _OF_POSTGRES.get(str(getattr(cause, "sqlstate", "")), "no_database")


def refusal_for(error: Exception) -> Refusal:
    """The refusal for whoever wanted something from a database that failed like this.

    What cannot be stored now may be tried again later. What cannot be read is another matter:
    nobody can say that nothing was lost.
    """
    reason = reason_for(error)
    cause = error.orig if isinstance(error, DBAPIError) else None
    if reason == "damaged":
        log.error("what is stored cannot be read", error=message_of(cause or error))
        return Refusal("damaged", status=503, reason=reason)
    _outages.note(message_of(cause or error))
    return Refusal("unavailable", status=503, reason=reason)


class Outages:
    """Logs that the database does not answer: at once, and then now and then while it lasts.

    Every move of everybody fails then, and a disk that is full should not be filled with that.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._lock = threading.Lock()
        self._said: dict[str, float] = {}
        self._unsaid = 0

    def note(self, error: str) -> None:
        """The database failed with this."""
        with self._lock:
            now = self._clock()
            self._said = {one: at for one, at in self._said.items() if now - at < LOG_EVERY}
            if error in self._said:
                self._unsaid += 1
                return
            self._said[error] = now
            unsaid, self._unsaid = self._unsaid, 0
        log.error("the database does not answer", error=error, unsaid=unsaid)


_outages = Outages()


def is_failure(error: Exception) -> bool:
    """Whether the database itself is in trouble, rather than what it was asked for."""
    return reason_for(error) != "no_database"
