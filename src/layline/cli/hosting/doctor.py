"""`layline doctor`: is this deployment well, and what is to be done if not?"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

from rich.text import Text

from ...server.operations.settings import BadSettings, read_settings
from .. import terminal
from ..words import Words
from .db import complain
from .examine_here import examine_here
from .examine_url import examine_url
from .findings import Finding, Level

WELL, ILL = 0, 1
_SIGNS: dict[Level, tuple[str, str]] = {
    "well": ("doctor_well", "green"),
    "note": ("doctor_note", "yellow"),
    "wrong": ("doctor_wrong", "bold red"),
}


def examine(url: str | None, as_json: bool, words: Words, file: Path | None, **given: Any) -> int:
    """Look at everything and say what was found; the status."""
    try:
        settings = read_settings(file, **given)
    except BadSettings as mistakes:
        return complain(*mistakes.lines(words.lang))
    there: Iterator[Finding] = iter(()) if url is None else examine_url(url)
    found = chain(examine_here(settings, file), there)
    findings = list(found) if as_json else list(_said(found, words))
    ill = any(finding.level == "wrong" for finding in findings)
    if as_json:
        print(json.dumps(_plain(not ill, findings, words), ensure_ascii=False))
    else:
        said = words("doctor_ill" if ill else "doctor_all_well")
        terminal.stdout().print(Text(said, style="bold"), soft_wrap=True)
    return ILL if ill else WELL


def _said(found: Iterator[Finding], words: Words) -> Iterator[Finding]:
    """Print each finding as soon as it is made."""
    console = terminal.stdout()
    for finding in found:
        sign, style = _SIGNS[finding.level]
        line = Text(f"{words(sign):<6} ", style=style)
        console.print(line + Text(finding.text(words), style="default"), soft_wrap=True)
        remedy = finding.remedy(words)
        if remedy is not None and finding.level != "well":
            console.print(Text(f"       → {remedy}"), soft_wrap=True)
        yield finding


def _plain(is_well: bool, findings: list[Finding], words: Words) -> dict[str, object]:
    return {
        "well": is_well,
        "findings": [
            {
                "level": finding.level,
                "what": finding.what,
                "text": finding.text(words),
                "do": finding.remedy(words) if finding.level != "well" else None,
            }
            for finding in findings
        ],
    }
