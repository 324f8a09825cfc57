"""The house is in order: licence, locks, documented commands, and nothing of anyone's machine."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from layline.server.learning.board_version import fingerprint
from tools import boards
from tools import page as page_tool

ROOT = Path(__file__).parents[2]
REQUIREMENTS = ROOT / "requirements"
LOCKS = sorted(path.stem for path in REQUIREMENTS.glob("*.txt"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))

# Folders that exist on one machine only. What stands before the slash tells /home/anna from
# docs/home/anna.
MACHINE_PATH = re.compile(r"(?<![\w.~*}-])/(?:work|root|home|Users|tmp)/")
# Spelt in two halves, so that this file does not contain what it looks for.
REGISTRIES = [f"{host}.org" for host in ("pypi", "pythonhosted", "npmjs", "deb.debian")]
MOST_UNTYPED = 60


def project_files() -> list[Path]:
    """Every file that is in git or about to be."""
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        pytest.skip("only a git checkout knows which files are the project's")
    listed = subprocess.run(
        [git, "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    paths = (ROOT / name for name in listed.split("\0") if name)
    return [path for path in paths if path.is_file()]


def project_texts() -> list[tuple[str, str]]:
    """The name and the text of every project file that is text."""
    texts = []
    for path in project_files():
        content = path.read_bytes()
        if b"\0" not in content:
            texts.append((path.relative_to(ROOT).as_posix(), content.decode("utf-8")))
    return texts


def pins(lock: str) -> list[tuple[Requirement, str]]:
    """What a lock pins: each requirement with the rest of its line, which is its hashes."""
    text = (REQUIREMENTS / f"{lock}.txt").read_text("utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]
    parts = [line.partition("--") for line in lines]
    return [(Requirement(wanted.strip()), dashes + rest) for wanted, dashes, rest in parts]


def test_no_file_names_a_folder_of_one_machine() -> None:
    found = [
        f"{name}: {line.strip()}"
        for name, text in project_texts()
        if name != "tests/house/test_house.py"
        for line in text.splitlines()
        if MACHINE_PATH.search(line)
    ]
    assert not found


def test_no_file_names_a_package_registry() -> None:
    found = [
        f"{name}: {host}" for name, text in project_texts() for host in REGISTRIES if host in text
    ]
    assert not found


def test_games_and_service_are_typed_inside() -> None:
    """What mypy may not check is the exception: JSON at the edges, and libraries without types."""
    untyped = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for room in ("games", "server")
        for path in sorted((ROOT / "src" / "layline" / room).rglob("*.py"))
        for line in path.read_text("utf-8").splitlines()
        if re.search(r"\b(Any|Json)\b", line) and not line.startswith("from ")
    ]
    assert len(untyped) < MOST_UNTYPED, "\n".join(untyped)


def test_the_licence_is_mit() -> None:
    text = (ROOT / "LICENSE").read_text("utf-8")
    assert text.startswith("MIT License\n\nCopyright (c) 2026 The Layline authors\n")
    assert PROJECT["project"]["license"] == "MIT"


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_only_exact_versions_with_hashes(lock: str) -> None:
    assert "://" not in (REQUIREMENTS / f"{lock}.txt").read_text("utf-8")
    for pin, hashes in pins(lock):
        assert re.fullmatch(r"==[^*,]+", str(pin.specifier)), pin
        assert re.fullmatch(r"(\s*--hash=sha256:[0-9a-f]{64})+\s*", hashes), pin


@pytest.mark.parametrize(
    ("lock", "groups"),
    [
        ("play", []),
        ("dev", ["dev"]),
        ("bench", ["dev", "bench"]),
    ],
)
def test_a_lock_meets_what_the_project_asks_for(lock: str, groups: list[str]) -> None:
    asked = [*PROJECT["project"]["dependencies"]]
    for group in groups:
        asked += PROJECT["dependency-groups"][group]
    for wanted in map(Requirement, asked):
        name = canonicalize_name(wanted.name)
        found = [pin for pin, _ in pins(lock) if canonicalize_name(pin.name) == name]
        assert found, f"{wanted} is not in {lock}.txt; run: make lock"
        for pin in found:
            version = str(pin.specifier).removeprefix("==")
            assert wanted.specifier.contains(version), f"{pin} in {lock}.txt; run: make lock"


def test_a_lock_is_installed_as_it_is_and_nothing_is_resolved() -> None:
    """What pip finds by itself may be newer than what is pinned, and then it stops."""
    asked = [
        f"{name}: {line.strip()}"
        for name, text in project_texts()
        if not name.startswith("tests/")
        for line in text.splitlines()
        if "--require-hashes" in line
    ]
    assert asked
    assert not [line for line in asked if "--no-deps" not in line]


def test_the_locks_agree() -> None:
    build, play, dev, bench = (
        {str(pin) for pin, _ in pins(lock)} for lock in ("build", "play", "dev", "bench")
    )
    assert play < dev < bench
    names = [pin.partition("==")[0].partition(" ")[0] for pin in build | bench]
    assert len(names) == len(set(names)), "one package, two versions"


def test_every_make_command_in_the_documentation_exists() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = set(re.findall(r"^([a-z][a-z-]*):(?!=)", makefile, re.MULTILINE))
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]
    for page in pages:
        text = page.read_text("utf-8")
        # In a block of commands, or in a sentence between backquotes.
        blocks = "".join(re.findall(r"^```.*?^```", text, re.MULTILINE | re.DOTALL))
        named = set(re.findall(r"^(?:\$ )?make ([a-z-]+)", blocks, re.MULTILINE))
        named |= set(re.findall(r"`make ([a-z-]+)", text))
        assert named <= targets, page.name


def test_scripts_can_be_run() -> None:
    scripts = [ROOT / ".ci" / "run", *(ROOT / "tools").glob("*.sh")]
    assert [path.name for path in scripts if not os.access(path, os.X_OK)] == []


def test_the_wheel_holds_every_file_of_the_package(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", tmp_path],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        shipped = {name for name in archive.namelist() if ".dist-info/" not in name}
    made = ("layline/server/page/", "layline/server/boards/")
    page = {name for name in shipped if name.startswith(made)}
    package = ROOT / "src"
    files = project_files()
    ours = {p.relative_to(package).as_posix() for p in files if p.is_relative_to(package)}
    examples = [p for p in files if p.is_relative_to(ROOT / "scenarios")]
    ours |= {f"layline/{p.relative_to(ROOT).as_posix()}" for p in examples}
    assert "layline/py.typed" in shipped
    assert "layline/server/page/index.html" in page
    assert ("layline/server/boards/index.json" in page) == boards.is_built()
    assert shipped - page == ours


def test_a_wheel_without_boards_is_built_at_once_and_knows_which_it_will_write(
    tmp_path: Path,
) -> None:
    """As from a clone: what takes minutes is left to the installed package, and old boards too."""
    if not page_tool.is_built():
        pytest.fail("the page is not built from its present sources: make page")
    clone = tmp_path / "clone"
    for path in project_files():
        copied = clone / path.relative_to(ROOT)
        copied.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copied)
    shutil.copytree(page_tool.PAGE, clone / page_tool.PAGE.relative_to(ROOT))
    old = clone / boards.BOARDS.relative_to(ROOT)
    old.mkdir()
    (old / "index.json").write_text('{"version": "old", "games": {}}', "utf-8")
    built = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel"],
        cwd=clone,
        check=True,
        capture_output=True,
        text=True,
    )
    assert "no boards of the rulebooks are here (make boards)" in built.stdout + built.stderr
    (wheel,) = (clone / "dist").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        assert not [name for name in archive.namelist() if "/server/boards/" in name]
        archive.extractall(tmp_path / "installed")
    shutil.rmtree(clone)
    module = "layline.server.learning.board_version"
    code = f"import {module} as it; print(it.__file__, it.fingerprint())"
    environment = os.environ | {"PYTHONPATH": str(tmp_path / "installed")}
    installed = subprocess.check_output(
        [sys.executable, "-c", code], env=environment, cwd=tmp_path, text=True
    )
    file, version = installed.split()
    assert file.startswith(str(tmp_path))
    assert version == fingerprint()
