"""Every "no" in one form: a `ProblemReply` in the visitor's language, naming what was wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..language import TEXTS, language_of
from ..operations.metrics import ERRORS, REFUSALS
from ..refusals import Refusal
from ..schemas.tables import Problem, ProblemReply
from .security import largest_body

log = structlog.get_logger("layline.requests")

_KINDS = {
    400: "malformed",
    404: "not_found",
    405: "bad_method",
    413: "too_large",
    415: "malformed",
}

Responses = dict[int | str, dict[str, Any]]


def problems(**by_status: str) -> Responses:
    """The problems a route declares: `problems(s404="There is no such table.")`."""
    return {
        int(status.removeprefix("s")): {"model": ProblemReply, "description": said}
        for status, said in by_status.items()
    }


def set_up_replies(app: FastAPI) -> None:
    """Have an application answer every refusal in this form."""
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _not_served)


def problem(status: int, found: Problem, headers: Mapping[str, str] | None = None) -> JSONResponse:
    """The answer that carries a problem."""
    REFUSALS.labels(kind=found.kind).inc()
    body = ProblemReply(error=found).model_dump(mode="json")
    return JSONResponse(body, status, headers={"cache-control": "no-store", **(headers or {})})


def route_of(scope: Scope) -> str:
    """The route that answers, such as /api/tables/{table}: few, however many paths there are."""
    return str(getattr(scope.get("route"), "path", "unknown"))


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    found = Problem(
        kind=error.kind,
        message=error.message(language_of(request)),
        field=error.field,
        rule=error.rule,
    )
    wait = error.words.get("n") if error.status == 429 else None
    return problem(error.status, found, {"retry-after": str(wait)} if wait else None)


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    field, message = explained(first, language_of(request))
    return problem(422, Problem(kind="invalid", message=message, field=field))


async def _not_served(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    kind = _KINDS.get(error.status_code, "malformed")
    n = largest_body(request.scope["path"]) // 1024
    message = TEXTS.sentence(f"refused.{kind}", language_of(request), n=n)
    headers = dict(error.headers or {})
    described = request.app.openapi()["paths"].get(route_of(request.scope))
    if error.status_code == 405 and described:
        # A route knows its own method only, a path may have several.
        headers["allow"] = ", ".join(method.upper() for method in described)
    return problem(error.status_code, Problem(kind=kind, message=message), headers)


class Faults:
    """Answers for a fault of the service itself, which is logged and counted."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on; whatever is raised ends here, unless half an answer is sent already."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = False

        async def watched(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, watched)
        except Exception:
            ERRORS.labels(where="request").inc()
            log.exception("fault", method=scope["method"], path=scope["path"])
            if begun:
                raise
            # The log has the rest: the request's id leads there.
            lang = language_of(HTTPConnection(scope))
            id = scope.get("state", {}).get("request_id", "?")
            message = TEXTS.sentence("refused.fault", lang, request=id)
            await problem(500, Problem(kind="fault", message=message))(scope, receive, send)


# Input that does not fit its description.

_SAID = {
    "missing": "missing",
    "extra_forbidden": "unknown",
    "string_too_short": "too_short",
    "string_too_long": "too_long",
    "too_short": "too_few",
    "too_long": "too_many",
    "literal_error": "one_of",
    "greater_than_equal": "at_least",
    "less_than_equal": "at_most",
    "string_type": "text",
    "string_unicode": "text",
    "int_type": "number",
    "int_parsing": "number",
    "int_from_float": "number",
    "bool_type": "yes_no",
    "bool_parsing": "yes_no",
    "dict_type": "object",
    "model_type": "object",
    "model_attributes_type": "object",
    "list_type": "list",
    "json_invalid": "no_json",
    "string_pattern_mismatch": "form",
}
_LIMITS = ("min_length", "max_length", "ge", "le", "expected")


def explained(error: Mapping[str, Any], lang: str) -> tuple[str | None, str]:
    """Which field is wrong, and how, for an error of pydantic's."""
    field = field_name(error["loc"])
    said = _SAID.get(error["type"], "other")
    limits: Mapping[str, Any] = error.get("ctx") or {}
    limit = next((limits[name] for name in _LIMITS if name in limits), "")
    words = {"field": field or TEXTS.sentence("invalid.request", lang), "n": limit}
    return field, TEXTS.sentence(f"invalid.{said}", lang, **words)


def field_name(where: Sequence[int | str]) -> str | None:
    """The name of a field: seats.0.kind. Where a request as a whole is wrong it has none."""
    parts = [str(part) for part in where[1:]]
    if where[:1] == ("body",) and len(parts) == 1 and parts[0].isdigit():
        return None  # a place in the text of broken JSON
    return ".".join(parts) or None
