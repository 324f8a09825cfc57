"""What an address of the page is about, as far as it can be read from the address alone."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from ...games import is_known

Kind = Literal[
    "home",
    "table",
    "table_replay",
    "record_replay",
    "results",
    "rulebooks",
    "rules",
    "first_race",
    "puzzles",
    "puzzle",
    "question",
    "other",
]
LONGEST = 4200
"""The longest address that is looked at."""

_ID = re.compile(r"[a-z2-7]{16}")
_NAME = re.compile(r"[A-Za-z0-9-]{1,60}")
_TOKEN = re.compile(r"[A-Za-z0-9_-]{1,4000}")
_MOMENT = re.compile(r"[0-9]{1,6}")


@dataclass(frozen=True, slots=True)
class Subject:
    """What a page is about: a table, record or question by its `id`, or something of a `game`."""

    kind: Kind
    id: str = ""
    game: str = ""
    at: int | None = None

    @property
    def stored(self) -> bool:
        """Whether the database has to be asked about it."""
        return self.kind in ("table", "table_replay", "record_replay", "results")

    @property
    def path(self) -> str:
        """Its address, without anything that is of no importance to it: an invitation, say."""
        at = "" if self.at is None else f"?at={self.at}"
        match self.kind:
            case "table":
                return f"/t/{self.id}"
            case "table_replay":
                return f"/t/{self.id}/replay{at}"
            case "record_replay":
                return f"/r/{self.id}{at}"
            case "results":
                return f"/t/{self.id}/results"
            case "question":
                return f"/why/{self.id}"
            case "rulebooks":
                return "/rules"
            case "rules":
                return f"/rules/{self.game}" + (f"/{self.id}" if self.id else "")
            case "first_race":
                return f"/learn/{self.game}"
            case "puzzles":
                return f"/puzzles/{self.game}"
            case "puzzle":
                return f"/puzzles/{self.game}/{self.id}"
            case _:
                return "/"


OTHER = Subject("other")
"""Everything about which there is nothing to say: settings, pages that do not exist."""


def subject_of(path: str, query: Mapping[str, str]) -> Subject:
    """What an address is about."""
    if len(path) > LONGEST:
        return OTHER
    at = query.get("at", "")
    moment = int(at) if _MOMENT.fullmatch(at) else None
    match path.strip("/").split("/"):
        case [""]:
            return Subject("home")
        case ["t", id] if _ID.fullmatch(id):
            return Subject("table", id)
        case ["t", id, "replay"] if _ID.fullmatch(id):
            return Subject("table_replay", id, at=moment)
        case ["t", id, "results"] if _ID.fullmatch(id):
            return Subject("results", id)
        case ["r", id] if _ID.fullmatch(id):
            return Subject("record_replay", id, at=moment)
        case ["rules"]:
            return Subject("rulebooks")
        case ["why", token] if _TOKEN.fullmatch(token):
            return Subject("question", token)
        case [place, game, *rest] if is_known(game):
            return _of_game(place, game, rest)
    return OTHER


def _of_game(place: str, game: str, rest: list[str]) -> Subject:
    match place, rest:
        case "rules", []:
            return Subject("rules", game=game)
        case "rules", [rule] if _NAME.fullmatch(rule):
            return Subject("rules", rule, game)
        case "learn", []:
            return Subject("first_race", game=game)
        case "puzzles", []:
            return Subject("puzzles", game=game)
        case "puzzles", [puzzle] if _NAME.fullmatch(puzzle):
            return Subject("puzzle", puzzle, game)
    return OTHER
