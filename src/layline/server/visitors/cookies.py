"""The signed cookie by which a browser is recognised."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass

from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

LASTS = 400 * 24 * 3600
"""Browsers keep no cookie longer."""
RENEWED_AFTER = 7 * 24 * 3600


@dataclass(frozen=True)
class Pass:
    """What a cookie says: which visitor, which generation of their cookies, issued when.

    `session` is the browser it was first given to; older cookies name none.
    """

    visitor: str
    generation: int
    issued: float
    session: str = ""

    @property
    def is_old(self) -> bool:
        """Whether it is time for a new one."""
        return time.time() - self.issued > RENEWED_AFTER or not self.session


class Cookies:
    """Writes and reads cookies with the key that all processes of the service share."""

    def __init__(self, key: bytes, secure: bool) -> None:
        self._seal = URLSafeTimedSerializer(key, salt="layline.visitor")
        self.secure = secure
        # Over https a browser then takes it from no other host and on no other path.
        self.name = "__Host-layline" if secure else "layline"

    def read(self, connection: HTTPConnection) -> Pass | None:
        """The pass of a request, if it has one that we wrote and that has not run out."""
        text = connection.cookies.get(self.name)
        if text is None:
            return None
        try:
            said, issued = self._seal.loads(text, max_age=LASTS, return_timestamp=True)
        except BadSignature:
            return None
        visitor, generation, *session = said
        return Pass(visitor, generation, issued.timestamp(), *session)

    def write(self, response: Response, visitor: str, generation: int, session: str = "") -> None:
        """Give the browser a pass; one that has a session already keeps it."""
        session = session or secrets.token_hex(8)
        response.set_cookie(
            self.name,
            str(self._seal.dumps([visitor, generation, session])),
            max_age=LASTS,
            path="/",
            secure=self.secure,
            httponly=True,
            samesite="lax",
        )

    def remove(self, response: Response) -> None:
        """Take the pass away."""
        response.delete_cookie(
            self.name, path="/", secure=self.secure, httponly=True, samesite="lax"
        )
