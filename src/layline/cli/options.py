"""Options given as key=value; the values are YAML, so 3, true and {...} are what they look like."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, get_args

import yaml

from ..engine.game import Game
from ..play.errors import BadOptions


def read_options(game: Game, given: Sequence[str], rules: str | None = None) -> dict[str, Any]:
    """The options of a game from key=value texts; what is wrong is named."""
    pairs = list(given)
    if rules is not None:
        pairs.append(f"rules={rules}")
    found: dict[str, Any] = {}
    fields = game.codec.options.model_fields
    for pair in pairs:
        key, equals, text = pair.partition("=")
        key = key.strip()
        if not equals:
            raise BadOptions(f"--option {pair}: write it as key=value, such as board=quick")
        if key not in fields:
            near = get_close_matches(key, fields, 1)
            meant = f"did you mean {near[0]}?" if near else f"there are {', '.join(fields)}"
            raise BadOptions(f"{game.name} has no option {key}; {meant}")
        if key in found:
            raise BadOptions(f"option {key} is given twice")
        found[key] = _value(key, text.strip(), fields[key].annotation)
    return found


def _value(key: str, text: str, annotation: Any) -> Any:
    # A word that the option lists is meant as it stands: "90" may be a name, not a number.
    if text in _listed(annotation):
        return text
    try:
        return yaml.safe_load(text)
    except yaml.YAMLError as error:
        raise BadOptions(f"option {key}: {text!r} is not a value: {_one_line(error)}") from None


def _listed(annotation: Any) -> set[str]:
    """Every text that a type names literally."""
    found: set[str] = set()
    for part in get_args(annotation):
        found |= {part} if isinstance(part, str) else _listed(part)
    return found


def _one_line(error: Exception) -> str:
    return " ".join(str(error).split())
