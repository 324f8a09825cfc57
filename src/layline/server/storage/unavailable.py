"""What people are told when the database does not answer; what it said is for the log."""

from __future__ import annotations

import structlog
from sqlalchemy.exc import DBAPIError

from ..refusals import Refusal

log = structlog.get_logger()


def unavailable(error: Exception) -> Refusal:
    """The refusal for whoever wanted something from a database that failed like this."""
    told = str(error.orig) if isinstance(error, DBAPIError) else str(error)
    log.error("the database does not answer", error=told.strip().partition("\n")[0])
    return Refusal("unavailable", status=503)
