"""Players at tables of Layline's own service, speaking as its page does."""

from __future__ import annotations

import json
import random
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection

from layline.games import find_game
from layline.server.views.differences import applied

from .players import Player, Table, Tally

SEATS = 4


class TablePlayer(Player):
    """A visitor with a seat."""

    def __init__(self, table: Table, tally: Tally, url: str, cookie: str) -> None:
        super().__init__(table, tally)
        self.url, self.cookie = url, cookie
        self.table_id = ""
        self._moves = 0
        self._sight: dict[str, Any] = {}

    def address(self) -> tuple[str, dict[str, str]]:
        headers = {"Cookie": self.cookie, "Origin": self.url}
        return f"ws://{urlsplit(self.url).netloc}/api/live?lang=en&table={self.table_id}", headers

    async def greet(self, connection: ClientConnection) -> None:
        since = max(self.seen, 0)
        await connection.send(_message(type="watch", table=self.table_id, since=since))

    async def hear(self, connection: ClientConnection, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "state":
            self._sight = message["sight"]
            self.hold(self._sight["seq"], text)
        elif message["type"] == "update":
            self._sight = applied(self._sight, message["changes"])
            self.hold(self._sight["seq"], text)
        elif message["type"] == "refused":
            self.table.refused(f"{message['kind']}: {message['message']}")

    def to_decide(self) -> bool:
        return self._sight["to_move"] is not None and self._sight["to_move"] == self._sight["seat"]

    def order(self, rng: random.Random) -> str:
        self._moves += 1
        return _message(
            type="move",
            id=f"move-{self._moves}",
            table=self.table_id,
            seq=self._sight["seq"],
            seat=self._sight["seat"],
            action=rng.choice(self._sight["choices"])["action"],
        )


def _message(**fields: Any) -> str:
    return json.dumps(fields, separators=(",", ":"))


async def open_table(client: httpx.AsyncClient, url: str, tally: Tally, game: str) -> Table:
    """A table whose owner invited the others by link, with everybody seated."""
    table = Table()
    players = []
    for _ in range(SEATS):
        cookie = _cookie_of((await client.get(f"{url}/api/me")).raise_for_status())
        players.append(TablePlayer(table, tally, url, cookie))
    wish = {
        "game": game,
        "options": dict(find_game(game).codec.suggested(SEATS)),
        "seats": [{"kind": "me"}] + [{"kind": "link"}] * (SEATS - 1),
    }
    owner, *guests = players
    answer = await client.post(f"{url}/api/tables", json=wish, headers=_as(owner))
    table_id = answer.raise_for_status().json()["id"]
    for guest in guests:
        answer = await client.post(f"{url}/api/tables/{table_id}/join", json={}, headers=_as(guest))
        answer.raise_for_status()
    for player in players:
        player.table_id = table_id
    table.players = players
    return table


def _as(player: TablePlayer) -> dict[str, str]:
    return {"Cookie": player.cookie, "Origin": player.url}


def _cookie_of(answer: httpx.Response) -> str:
    return "; ".join(line.split(";")[0] for line in answer.headers.get_list("set-cookie"))
