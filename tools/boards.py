"""Writes the boards of the rulebooks into the package, when what they show has changed.

    tools/boards.py [--machine interpreted]

The page reads them where there is no connection (src/layline/server/boards.py says what they are).
The build of a wheel uses this file too (hatch_build.py), so it needs nothing but Python itself;
what writes the boards needs what Layline needs. The compiled rules are twice as fast as the
interpreted ones, once they are compiled.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "layline"
SCENARIOS = ROOT / "scenarios"
BOARDS = PACKAGE / "server" / "boards"

_PARTS = ("engine", "games", "play", "server/texts")
_FILES = ("boards.py", "book.py", "cards.py", "messages.py", "outlook.py", "study.py")


def sources() -> list[Path]:
    """Every file the boards are made from."""
    found = [path for part in _PARTS for path in (PACKAGE / part).rglob("*")]
    found += [PACKAGE / "server" / name for name in _FILES]
    found += SCENARIOS.rglob("*")
    return sorted(path for path in found if path.suffix in (".py", ".toml", ".yaml"))


def fingerprint() -> str:
    """A hash over the names and contents of the sources: the version of the boards."""
    total = hashlib.sha256()
    for path in sources():
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(ROOT).as_posix()} {content}\n".encode())
    return total.hexdigest()[:20]


def is_built() -> bool:
    """Whether the boards are there, made from the sources as they are."""
    try:
        index = json.loads((BOARDS / "index.json").read_text("utf-8"))
    except (OSError, ValueError):
        return False
    return bool(index.get("version") == fingerprint())


def build(machine: str = "compiled") -> None:
    """Write the boards unless they are there already."""
    if is_built():
        return
    path = os.pathsep.join([str(PACKAGE.parent), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, "-m", "layline.server.boards"]
    command += ["--machine", machine, "--version", fingerprint(), str(BOARDS)]
    done = subprocess.run(command, env=os.environ | {"PYTHONPATH": path})
    if done.returncode:
        raise SystemExit("writing the boards of the rulebooks failed")


def main(arguments: list[str]) -> None:
    """The command line."""
    if not arguments:
        build()
    elif arguments in (["--machine", "compiled"], ["--machine", "interpreted"]):
        build(arguments[1])
    else:
        raise SystemExit("usage: tools/boards.py [--machine compiled|interpreted]")


if __name__ == "__main__":
    main(sys.argv[1:])
