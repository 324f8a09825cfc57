"""The version of the boards of the rulebooks: a hash over every file they are made from.

It is the same in a checkout, in a source archive and in an installed package. The build of a wheel
uses this file too (tools/boards.py), so it needs nothing but Python itself.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2]
FOLDER = PACKAGE / "server" / "boards"
"""Where boards lie that came with the package, or that `make boards` wrote into a checkout."""
INDEX = "index.json"

_PARTS = ("engine", "games", "play", "server/texts")
_FILES = (
    "catalogue/rulebook.py",
    "encoding.py",
    "learning/board_export.py",
    "learning/exercise_export.py",
    "learning/exercises.py",
    "learning/exported_moments.py",
    "learning/study.py",
    "schemas/answers.py",
    "schemas/base.py",
    "schemas/exercises.py",
    "schemas/rulebook.py",
    "schemas/studies.py",
    "schemas/views.py",
    "views/position.py",
)


def scenarios() -> Path:
    """Where the scenarios are: in the installed package, or in the checkout."""
    installed = PACKAGE / "scenarios"
    return installed if installed.is_dir() else PACKAGE.parents[1] / "scenarios"


def _sources() -> Iterator[tuple[str, Path]]:
    """Every file the boards are made from, by a name that is the same wherever they lie."""
    for part in _PARTS:
        for path in (PACKAGE / part).rglob("*"):
            yield path.relative_to(PACKAGE).as_posix(), path
    for name in _FILES:
        yield f"server/{name}", PACKAGE / "server" / name
    for path in scenarios().rglob("*"):
        yield f"scenarios/{path.relative_to(scenarios()).as_posix()}", path


def fingerprint() -> str:
    """The version of the boards that these sources make."""
    total = hashlib.sha256()
    for name, path in sorted(_sources()):
        if path.suffix in (".py", ".toml", ".yaml"):
            content = hashlib.sha256(path.read_bytes()).hexdigest()
            total.update(f"{name} {content}\n".encode())
    return total.hexdigest()[:20]


def version_in(folder: Path) -> str | None:
    """The version of the boards in a folder; None: there are none."""
    try:
        index = json.loads((folder / INDEX).read_text("utf-8"))
    except (OSError, ValueError):
        return None
    return str(index.get("version"))
