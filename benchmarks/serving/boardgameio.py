"""Players at matches of boardgame.io's server.

They speak socket.io as its own client does, over the WebSocket that it ends up with: the frames are
few and plain, so they are written here, and one WebSocket library plays against both servers.
"""

from __future__ import annotations

import json
import random
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection

from .players import Player, Table, Tally

SEATS = 4
GAME = "yachts"

# The first characters of a frame: engine.io's packet type, then socket.io's, then the namespace.
_PING, _PONG = "2", "3"
_JOIN = f"40/{GAME},"
_EVENT = f"42/{GAME},"

_STEPS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))


class MatchPlayer(Player):
    """A player of a match."""

    def __init__(self, table: Table, tally: Tally, url: str, match: str, seat: str) -> None:
        super().__init__(table, tally)
        self.url, self.match, self.seat = url, match, seat
        self.credentials = ""
        self._state: dict[str, Any] = {}

    def address(self) -> tuple[str, dict[str, str]]:
        return f"ws://{urlsplit(self.url).netloc}/socket.io/?EIO=4&transport=websocket", {}

    async def greet(self, connection: ClientConnection) -> None:
        await connection.send(_JOIN)

    async def hear(self, connection: ClientConnection, text: str) -> None:
        if text == _PING:
            await connection.send(_PONG)
        elif text.startswith(_JOIN):
            await connection.send(_event("sync", self.match, self.seat, self.credentials, SEATS))
        elif text.startswith(_EVENT):
            kind, _, *told = json.loads(text.removeprefix(_EVENT))
            if kind in ("sync", "update"):
                self._state = told[0]["state"] if kind == "sync" else told[0]
                self.hold(self._state["_stateID"], text)

    def to_decide(self) -> bool:
        current: str = self._state["ctx"]["currentPlayer"]
        return current == self.seat

    def order(self, rng: random.Random) -> str:
        leg = {
            "type": "MAKE_MOVE",
            "payload": {
                "type": "leg",
                "args": [rng.choice(self._courses())],
                "playerID": self.seat,
                "credentials": self.credentials,
            },
        }
        return _event("update", leg, self._state["_stateID"], self.match, self.seat)

    def _courses(self) -> list[int]:
        """The courses that yachts.js allows; with boardgame.io the client must know the rules."""
        race = self._state["G"]
        own, board, island = race["yachts"][self.seat], race["board"], race["course"]["island"]
        taken = {(yacht["x"], yacht["y"]) for yacht in race["yachts"].values()}
        left, low = island["at"][0] - 1, island["at"][1] - 1
        for x in range(left, left + island["size"]):
            taken |= {(x, y) for y in range(low, low + island["size"])}
        found = []
        for course, (dx, dy) in enumerate(_STEPS):
            x, y = own["x"] + dx, own["y"] + dy
            on_board = 0 <= x < board["columns"] and 0 <= y < board["rows"]
            if course != race["wind"] and on_board and (x, y) not in taken:
                found.append(course)
        return found


def _event(*told: Any) -> str:
    return _EVENT + json.dumps(told, separators=(",", ":"))


async def open_match(client: httpx.AsyncClient, url: str, tally: Tally) -> Table:
    """A match with everybody in it, made through the lobby."""
    lobby = f"{url}/games/{GAME}"
    answer = await client.post(f"{lobby}/create", json={"numPlayers": SEATS})
    match: str = answer.raise_for_status().json()["matchID"]
    table = Table()
    players = [MatchPlayer(table, tally, url, match, str(seat)) for seat in range(SEATS)]
    for player in players:
        wish = {"playerID": player.seat, "playerName": f"Player {player.seat}"}
        answer = await client.post(f"{lobby}/{match}/join", json=wish)
        player.credentials = answer.raise_for_status().json()["playerCredentials"]
    table.players = players
    return table
