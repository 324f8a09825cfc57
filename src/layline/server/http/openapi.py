"""The OpenAPI document: the HTTP routes, and the messages of the live connection beside them.

`print_openapi` prints it; the page's TypeScript types are made from that.
"""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from ... import __version__
from ...engine.scene import SHAPES
from ...games import games
from ..schemas.live import FROM_PAGE, TO_PAGE

Json = dict[str, Any]

_DRAWN = ("Scene", *(shape.__name__ for shape in SHAPES.values()))

_ABOUT = """\
Tables for classic race board games, with the program as the referee.

A visitor is recognised by a signed cookie, which `GET /api/me` gives. Every answer that is not a
success is a `ProblemReply` in the language of `Accept-Language`. Play itself goes over a WebSocket
at `/api/live`: JSON messages, `FromPage` in one direction and `ToPage` in the other.
"""


def document(app: FastAPI) -> Json:
    """The whole document of an application."""
    made = get_openapi(
        title="Layline",
        version=__version__,
        description=_ABOUT,
        routes=app.routes,
        tags=[
            {"name": "visitors", "description": "Who you are."},
            {"name": "games", "description": "What can be played."},
            {"name": "studies", "description": "Little races that nobody keeps."},
            {"name": "learning", "description": "First races and puzzles."},
            {"name": "courses", "description": "Courses laid to be raced on."},
            {"name": "tables", "description": "Where races are played."},
            {"name": "results", "description": "How it went, and whether the dice were fair."},
            {"name": "replays", "description": "Races played before, to look at again."},
            {"name": "operations", "description": "For whoever runs the service."},
        ],
    )
    schemas: Json = made["components"]["schemas"]
    _add(schemas, "FromPage", FROM_PAGE, "validation")
    _add(schemas, "ToPage", TO_PAGE, "serialization")
    for name in _DRAWN:
        schemas[name] = _without_defaults(schemas[name])
    made["x-live"] = {
        "path": "/api/live",
        "from_page": {"$ref": "#/components/schemas/FromPage"},
        "to_page": {"$ref": "#/components/schemas/ToPage"},
    }
    made["components"]["schemas"] = dict(sorted(schemas.items()))
    _show_how(made["paths"])
    return made


def _without_defaults(schema: Json) -> Json:
    """The schema of a shape or scene as it is sent: a field at its default is left out."""
    properties: Json = {}
    for name, given in schema["properties"].items():
        part = {key: value for key, value in given.items() if key != "default"}
        kinds = [kind for kind in part.pop("anyOf", []) if kind != {"type": "null"}]
        properties[name] = {**part, **kinds[0]} if len(kinds) == 1 else part
    kind = ["shape"] if "shape" in properties else []
    return {**schema, "properties": properties, "required": [*kind, *schema["required"]]}


def _show_how(paths: Json) -> None:
    """Add an example of a table to open, and links to what can be done with it afterwards."""
    game = games()[0]
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": name} for name in game.quick.bots)]
    example = {"game": game.id, "options": game.quick.options, "seats": seats}
    opening = paths["/api/tables"]["post"]
    opening["requestBody"]["content"]["application/json"]["example"] = example
    opening["responses"]["201"]["links"] = {
        operation["operationId"]: {
            "operationId": operation["operationId"],
            "parameters": {"table": "$response.body#/id"},
        }
        for path, operations in paths.items()
        if "{table}" in path
        for operation in operations.values()
    }


def _add(schemas: Json, name: str, messages: TypeAdapter[Any], mode: Any) -> None:
    """Add the schema of a union of messages and of all they are made of."""
    found = messages.json_schema(ref_template="#/components/schemas/{model}", mode=mode)
    parts: Json = found.pop("$defs")
    for part, schema in _as_routes_say({**parts, name: found}).items():
        if schemas.setdefault(part, schema) != schema:
            raise ValueError(f"two different schemas are called {part}")


def _as_routes_say(schema: Any) -> Any:
    """A schema as FastAPI writes it for routes: without defaults that are null."""
    if isinstance(schema, list):
        return [_as_routes_say(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        name: _as_routes_say(part)
        for name, part in schema.items()
        if not (name == "default" and part is None)
    }
