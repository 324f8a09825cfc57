"""The base of all errors in what a user gave."""

from __future__ import annotations


class RaceError(ValueError):
    """Something a user gave is wrong; the message is one line that names it."""
