"""What people are told when the database does not answer; what it said is for the log."""

from __future__ import annotations

import structlog
from sqlalchemy.exc import DBAPIError

from ..operations.error_texts import message_of
from ..refusals import Refusal

log = structlog.get_logger()


def unavailable(error: Exception) -> Refusal:
    """The refusal for whoever wanted something from a database that failed like this."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    log.error("the database does not answer", error=message_of(cause or error))
    return Refusal("unavailable", status=503)
