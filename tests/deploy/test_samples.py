"""The other samples: what systemd says of the units, and what the container file promises."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
UNITS = sorted((ROOT / "deploy" / "systemd").iterdir())
CONTAINER = ROOT / "deploy" / "container" / "Containerfile"


def test_systemd_takes_the_units(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("only systemd itself can read its units")
    for unit in UNITS:
        text = unit.read_text("utf-8").replace("/opt/layline/bin/layline", sys.executable)
        (tmp_path / unit.name).write_text(text, "utf-8")
    names = [unit.name for unit in UNITS]
    command = [analyze, "verify", "--man=no", *names]
    said = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    ours = [line for line in said.stderr.splitlines() if line.startswith("layline")]
    assert not ours
    assert said.returncode == 0, said.stderr


def test_the_units_give_the_service_no_more_than_it_needs() -> None:
    text = (ROOT / "deploy" / "systemd" / "layline.service").read_text("utf-8")
    assert "User=layline" in text
    for line in ("NoNewPrivileges=yes", "ProtectSystem=strict", "CapabilityBoundingSet=\n"):
        assert line in text


def steps() -> list[tuple[str, str]]:
    """The instructions of the container file, with what each is given."""
    text = re.sub(r"^\s*#.*\n", "", CONTAINER.read_text("utf-8"), flags=re.MULTILINE)
    lines = re.sub(r"\\\n", " ", text).splitlines()
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines if line)]


def test_the_container_file_is_read_as_it_is_meant() -> None:
    known = {
        "FROM", "WORKDIR", "ENV", "RUN", "COPY", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK",
        "STOPSIGNAL", "ENTRYPOINT", "CMD",
    }  # fmt: skip
    assert {word for word, _ in steps()} <= known


def test_the_container_is_made_in_two_stages_and_does_not_run_as_root() -> None:
    last = [word for word, _ in steps()].index("FROM", 1)
    final = steps()[last:]
    words = [word for word, _ in final]
    assert "HEALTHCHECK" in words
    user = dict(final)["USER"]
    assert user not in ("root", "0")
    assert words.index("USER") < words.index("ENTRYPOINT")
    copied = [rest for word, rest in final if word == "COPY"]
    assert all(rest.startswith("--from=build ") for rest in copied), "no sources, no tools"


def test_all_that_the_container_copies_is_there_and_not_ignored() -> None:
    ignored = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    for word, rest in steps():
        if word != "COPY" or rest.startswith("--from"):
            continue
        for source in rest.split()[:-1]:
            assert (ROOT / source).exists(), source
            assert f"!{source.partition('/')[0]}" in ignored, source


def test_every_base_is_pinned_to_a_version() -> None:
    bases = [rest.split()[0] for word, rest in steps() if word == "FROM"]
    assert all(re.fullmatch(r"python:3\.\d+-slim-\w+", base) for base in bases)
