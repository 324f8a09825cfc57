"""Every "no" in one form: a `ProblemReply` in the visitor's language, naming what was wrong."""

from __future__ import annotations

from collections.abc import Mapping

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..language import TEXTS, language_of
from ..operations.metrics import ERRORS, REFUSALS
from ..refusals import Refusal, explained
from ..schemas.errors import Problem, ProblemReply
from .security import largest_body

log = structlog.get_logger("layline.requests")

_KINDS = {
    400: "malformed",
    404: "not_found",
    405: "bad_method",
    413: "too_large",
    415: "malformed",
}

Responses = dict[int | str, dict[str, object]]


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
    """Answers when the service itself is at fault, which is logged and counted."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on; whatever is raised ends here, unless part of an answer has been sent already."""
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
