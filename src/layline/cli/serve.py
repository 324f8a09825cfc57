"""`layline serve`: the web service, until somebody stops it."""

from __future__ import annotations

import gc
import sys
from pathlib import Path
from typing import Any

from rich.text import Text
from sqlalchemy.exc import SQLAlchemyError

from ..server.http.security import is_loopback
from ..server.operations.settings import BadSettings, Settings, read_settings
from . import terminal
from .door import open_door, why_closed
from .hosting.db import bring_up_to_date, complain, unusable
from .words import Words


def serve(words: Words, file: Path | None, **given: Any) -> int:
    """Serve with the settings of a file, of the environment and those given here; the status."""
    try:
        settings = read_settings(file, **given)
    except BadSettings as mistakes:
        return complain(*mistakes.lines(words.lang))
    try:
        bring_up_to_date(settings)
    except (OSError, SQLAlchemyError) as error:
        return complain(unusable(settings, error, words))
    try:
        door = open_door(settings)
    except OSError as error:
        return complain(why_closed(error, settings, words))
    with door:
        chosen: dict[str, object] = {"port": door.getsockname()[1]}
        if "log_level" not in settings.model_fields_set and sys.stderr.isatty():
            # Whoever sits here wants to see the address, not every request.
            chosen["log_level"] = "warning"
        settings = settings.model_copy(update=chosen)

        def greet() -> None:
            _say_where(settings, words)

        # Each needs what the other does not: whoever supervises loads neither rules nor routes.
        if settings.workers > 1:
            from .workers import Supervisor

            return Supervisor(settings, words, greet).run(door)
        gc.disable()  # until it serves: next to nothing that starting makes is garbage
        from .service import Service

        return 0 if Service(settings, words, greet).serve_until_stopped(door) else 1


def _say_where(settings: Settings, words: Words) -> None:
    """A friendly line, once the service can be reached."""
    console = terminal.stdout()
    console.print(Text(words("serving", address=settings.address)), soft_wrap=True)
    if not is_loopback(settings.host):
        console.print(Text(words("serving_all")), soft_wrap=True)
    sys.stdout.flush()
