"""Invitations: what a link carries that lets somebody take a seat which is not for everybody.

Whoever looks on at a public table has its address, so the address is no invitation there. What
opens a seat is a word worked out from the table's secret: nobody can guess it, and nothing of it
has to be stored. Once the race is over the secret is known, and there is no seat left to take.
"""

from __future__ import annotations

import base64
import hmac

from .rows import SeatRow, TableRow

_BYTES = 10


def table_invitation(row: TableRow) -> str:
    """Opens the seats of a table that are kept for whoever has the link."""
    return _word(row, "link")


def crew_invitation(row: TableRow, seat_row: SeatRow) -> str:
    """Opens the crew of a seat, as long as the same person holds it and puts nobody off."""
    return _word(row, f"crew {seat_row.seat} {seat_row.visitor} {seat_row.times_put_off}")


def opens_links(row: TableRow, invitation: str | None) -> bool:
    """Whether somebody with this invitation, or with none, may take a seat kept for a link."""
    return not row.public or _same(invitation, table_invitation(row))


def opens_crew(row: TableRow, seat_row: SeatRow, invitation: str | None) -> bool:
    """Whether somebody with this invitation, or with none, may join the crew without asking."""
    return not by_invitation(row, seat_row) or _same(invitation, crew_invitation(row, seat_row))


def by_invitation(row: TableRow, seat_row: SeatRow) -> bool:
    """Whether one has to be invited into the crew of a seat, or to ask.

    The link to a private table is an invitation to everything there, until somebody was put off
    who still has it.
    """
    return row.public or seat_row.times_put_off > 0


def _word(row: TableRow, what: str) -> str:
    # Chance is drawn from texts that begin with the table's id, see `play.fair`: never from this.
    digest = hmac.digest(row.secret, f"invitation {row.id} {what}".encode(), "sha256")
    return base64.b32encode(digest[:_BYTES]).decode().lower()


def _same(given: str | None, word: str) -> bool:
    return given is not None and hmac.compare_digest(given.encode(), word.encode())
