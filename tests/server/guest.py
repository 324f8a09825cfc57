"""A visitor with a browser: cookies over HTTP, and what the page would do over it."""

from __future__ import annotations

from typing import Any, TypeVar

import httpx
from pydantic import TypeAdapter

from layline.server.schemas.errors import Problem, ProblemReply
from layline.server.schemas.tables import PublicTableCard, TableView
from layline.server.schemas.visitors import Me, VisitorCard
from tests.server.service import DEADLINE, NO_TLS
from tests.server.socket_client import Live

T = TypeVar("T")
TABLE_CARDS = TypeAdapter(list[PublicTableCard])

QUICK = {"board": "quick", "max_rounds": 20}
"""Options of a race that is soon over: twenty rounds on the small board."""


def me() -> dict[str, Any]:
    """A seat of a new table for whoever opens it."""
    return {"kind": "me"}


def bot(name: str = "greedy") -> dict[str, Any]:
    """A seat of a new table for a bot."""
    return {"kind": "bot", "bot": name}


def link() -> dict[str, Any]:
    """A seat of a new table for whoever has the link."""
    return {"kind": "link"}


class Guest:
    """One visitor. Everything she was ever sent is kept in `heard`, as it came."""

    def __init__(self, url: str, lang: str = "en") -> None:
        self.url = url
        self.lang = lang
        self.heard: list[str] = []
        self.http = httpx.Client(
            base_url=url,
            timeout=DEADLINE,
            trust_env=False,
            verify=NO_TLS,
            headers={"Accept-Language": lang, "Origin": url},
        )
        self._lives: list[Live] = []
        self.id = self.me().visitor.id

    def close(self) -> None:
        """Shut the browser."""
        for live in self._lives:
            live.close()
        self.http.close()

    # Over HTTP.

    def answer(self, method: str, path: str, body: object = None, **kwargs: Any) -> httpx.Response:
        """Whatever the service says."""
        if body is not None:
            kwargs["json"] = body
        reply = self.http.request(method, path, **kwargs)
        self.heard.append(f"{reply.headers}\n{reply.text}")
        return reply

    def call(self, method: str, path: str, body: object = None) -> Any:
        """What the service says when all is well."""
        reply = self.answer(method, path, body)
        assert reply.is_success, f"{method} {path}: {reply.status_code} {reply.text}"
        return reply.json() if reply.content else None

    def refused(self, method: str, path: str, body: object = None, status: int = 409) -> Problem:
        """Why the service says no."""
        reply = self.answer(method, path, body)
        assert reply.status_code == status, f"{method} {path}: {reply.status_code} {reply.text}"
        problem = ProblemReply.model_validate_json(reply.content).error
        assert problem.message.strip(), f"{method} {path}: refused without a word"
        return problem

    def me(self) -> Me:
        """Who she is and where she sits."""
        return Me.model_validate(self.call("GET", "/api/me"))

    def change(self, **what: Any) -> VisitorCard:
        """Change something about herself."""
        return VisitorCard.model_validate(self.call("PATCH", "/api/me", what))

    def open_table(
        self,
        *seats: dict[str, Any],
        game: str = "regatta",
        pace: str = "instant",
        public: bool = False,
        clock: int | None = None,
        **options: Any,
    ) -> TableView:
        """Open a table; the short race of Regatta unless options say otherwise."""
        usual = QUICK if game == "regatta" else {}
        wish = {
            "game": game,
            "options": {**usual, "players": len(seats), **options},
            "seats": list(seats),
            "pace": pace,
            "public": public,
            "clock": None if clock is None else {"seconds": clock},
        }
        reply = self.answer("POST", "/api/tables", wish)
        assert reply.status_code == 201, f"{wish}: {reply.status_code} {reply.text}"
        return TableView.model_validate_json(reply.content)

    def table(self, table: str) -> TableView:
        """How a table stands."""
        return TableView.model_validate(self.call("GET", f"/api/tables/{table}"))

    def public_tables(self) -> list[str]:
        """The tables on the public list."""
        listed = TABLE_CARDS.validate_python(self.call("GET", "/api/tables"))
        return [card.id for card in listed]

    def join(self, table: str, seat: str | None = None, invitation: str | None = None) -> TableView:
        """Take a seat."""
        return self._command(table, "join", {"seat": seat, "invitation": invitation})

    def ask(self, table: str, seat: str) -> TableView:
        """Ask to join the crew of a seat."""
        return self._command(table, "crew/ask", {"seat": seat})

    def answer_request(self, table: str, seat: str, visitor: str, agree: bool) -> TableView:
        """Take somebody along at her seat, or not."""
        body = {"seat": seat, "visitor": visitor, "agree": agree}
        return self._command(table, "crew/answer", body)

    def put_off(self, table: str, seat: str, visitor: str) -> TableView:
        """Put somebody off the crew of her seat."""
        return self._command(table, "crew/put-off", {"seat": seat, "visitor": visitor})

    def begin(self, table: str) -> TableView:
        """Start with the seats as they are."""
        return self._command(table, "start")

    def leave(self, table: str) -> Any:
        """Get up."""
        return self.call("POST", f"/api/tables/{table}/leave")

    def stand_in(self, table: str, seat: str, bot: str | None) -> TableView:
        """Let a bot play for a seat of hers, or play herself."""
        return self._command(table, "stand-in", {"seat": seat, "bot": bot})

    def replace(self, table: str, seat: str) -> TableView:
        """Let the service's bot play for somebody else."""
        return self._command(table, "replace", {"seat": seat})

    def rematch(self, table: str) -> TableView:
        """Offer the same once more, or accept it."""
        return self._command(table, "rematch")

    def decline(self, table: str) -> TableView:
        """No rematch."""
        return self._command(table, "rematch/decline")

    def _command(self, table: str, what: str, body: object = None) -> TableView:
        return TableView.model_validate(self.call("POST", f"/api/tables/{table}/{what}", body))

    def record(self, table: str) -> dict[str, Any]:
        """The record of a race that is over."""
        found: dict[str, Any] = self.call("GET", f"/api/tables/{table}/record")
        return found

    # Over the live connection.

    def live(
        self,
        lang: str | None = None,
        url: str | None = None,
        compressed: bool = True,
        about: str | None = None,
    ) -> Live:
        """A live connection; to another process of the same service if an address is given.

        One that says which table it is `about` goes to the process of that table.
        """
        opened = Live(
            url or self.url, self.cookies(), lang or self.lang, self.heard, compressed, about
        )
        self._lives.append(opened)
        return opened

    def cookies(self) -> str:
        """What her browser sends along."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
