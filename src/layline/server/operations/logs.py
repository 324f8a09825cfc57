"""The log of the service: one event a line, as text for people or as JSON for programs.

What libraries log goes the same way. Neither headers, cookies, bodies nor query strings are ever
logged, nor the values that a database was given, so no secret can be among them. What comes from
outside, such as a path, is written without control characters: it can neither forge a line nor
steer a terminal.
"""

from __future__ import annotations

import logging
import sys
from typing import TextIO

import structlog
from structlog.typing import EventDict, ExcInfo, Processor, WrappedLogger

from .error_texts import one_line, traceback_of, without_controls
from .settings import Settings


def set_up_logs(
    settings: Settings, stream: TextIO | None = None, worker: int | None = None
) -> None:
    """Send everything that is logged to the error stream, in the form that was asked for.

    Where several processes serve together, every line says which `worker` it is from.
    """
    stream = sys.stderr if stream is None else stream
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.stdlib.ExtraAdder(),
        _without_colours,
    ]
    if worker is not None:
        shared.append(_said_by(worker))
    rendering: list[Processor] = [
        structlog.stdlib.ProcessorFormatter.remove_processors_meta,
        _without_controls,
    ]
    if settings.log_format == "json":
        rendering.append(structlog.processors.ExceptionRenderer(_formatted))
        rendering.append(structlog.processors.JSONRenderer(ensure_ascii=False))
    else:
        colours = stream.isatty()
        rendering.append(
            structlog.dev.ConsoleRenderer(colors=colours, exception_formatter=_write_traceback)
        )
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.make_filtering_bound_logger(level),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=rendering)
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    # Only our own parts may log everything: libraries would log headers and query strings.
    root.setLevel(max(level, logging.WARNING))
    logging.getLogger("layline").setLevel(level)


def _said_by(worker: int) -> Processor:
    """What adds the number of the process to an event."""

    def add(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
        event["worker"] = worker
        return event

    return add


def _without_controls(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """Nothing that is logged can end its line early, or steer the terminal it is shown on."""
    error = event.pop("exc_info", None)
    clean = {one_line(key): without_controls(value) for key, value in event.items()}
    return clean if error is None else {**clean, "exc_info": error}


def _formatted(exc_info: ExcInfo) -> str:
    return traceback_of(exc_info[1])


def _write_traceback(stream: TextIO, exc_info: ExcInfo) -> None:
    stream.write("\n" + traceback_of(exc_info[1]))


def _without_colours(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """uvicorn says everything a second time, in colours."""
    event.pop("color_message", None)
    return event
