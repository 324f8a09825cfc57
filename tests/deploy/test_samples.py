"""The other samples: what systemd says of the units, and what the container file promises."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from layline.server.operations.settings import Settings, read_settings
from layline.server.storage.database import upgrade

ROOT = Path(__file__).parents[2]
SYSTEMD = ROOT / "deploy" / "systemd"
UNITS = sorted([*SYSTEMD.glob("*.service"), *SYSTEMD.glob("*.timer")])
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
    text = (SYSTEMD / "layline.service").read_text("utf-8")
    assert "User=layline" in text
    for line in ("NoNewPrivileges=yes", "ProtectSystem=strict", "CapabilityBoundingSet=\n"):
        assert line in text


def test_the_settings_beside_the_units_are_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(f"LAYLINE_{name.upper()}", raising=False)
    settings = read_settings(SYSTEMD / "layline.toml")
    assert settings.secure
    assert settings.database == "sqlite:////var/lib/layline/layline.db"


def test_the_backup_unit_really_makes_a_backup(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'layline.db'}"
    upgrade(url)
    (tmp_path / "layline.toml").write_text(f'database = "{url}"\n')
    (tmp_path / "backups").mkdir()
    text = (SYSTEMD / "layline-backup.service").read_text("utf-8").replace("\\\n", " ")
    (line,) = re.findall(r"^ExecStart=/bin/sh -c '(.*)'$", text, re.MULTILINE)
    line = line.replace("$$", "$").replace("%%", "%")  # as systemd reads it
    line = line.replace("/opt/layline/bin/layline", f"{sys.executable} -m layline")
    line = line.replace("/etc/layline", str(tmp_path)).replace("/var/lib/layline", str(tmp_path))
    subprocess.run(["/bin/sh", "-c", line], check=True, capture_output=True)
    (made,) = (tmp_path / "backups").iterdir()
    assert re.fullmatch(r"layline-\d{8}T\d{6}Z\.backup", made.name)
    assert made.read_bytes().startswith(b"SQLite format 3")


def test_the_walk_names_only_files_that_are_there() -> None:
    walk = (ROOT / "docs" / "hosting" / "debian.md").read_text("utf-8")
    named = set(re.findall(r"deploy/[A-Za-z./-]*[A-Za-z]", walk))
    assert len(named) > 3
    for name in named:
        assert (ROOT / name).exists(), name


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
