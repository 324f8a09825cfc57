"""`layline licences`: the terms of everything of others that Layline is installed with."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution

from rich.table import Table
from rich.text import Text

from ... import __version__
from ...server.http.page import FOLDER as PAGE
from .. import terminal
from ..words import Words

_RULE = "-" * 80
_TEXT_FILE = re.compile(r"(^|/)(licen[cs]e|copying|notice)[^/]*$", re.IGNORECASE)


@dataclass(frozen=True)
class Part:
    """Something that others made; `where` is package or page."""

    where: str
    name: str
    version: str
    licence: str
    text: str


def show_licences(full: bool, as_json: bool, words: Words) -> int:
    """List everything with its licence, or print the texts of them all."""
    parts = [*parts_of_package(), *parts_of_page()]
    if as_json:
        print(json.dumps([asdict(part) for part in parts], ensure_ascii=False))
        return 0
    console = terminal.stdout()
    console.print(Text(words("licences_ours", version=__version__)), soft_wrap=True)
    if full:
        for part in parts:
            console.print(Text(f"\n{_RULE}\n{part.name} {part.version} ({part.licence})\n"))
            console.print(Text(part.text or words("licences_no_text")), soft_wrap=True)
        return 0
    table = Table()
    for column in ("licences_name", "licences_version", "licences_licence", "licences_where"):
        table.add_column(words(column))
    for part in parts:
        table.add_row(part.name, part.version, part.licence, words(f"licences_in_{part.where}"))
    console.print(table)
    console.print(Text(words("licences_full")), soft_wrap=True)
    return 0


# The Python packages.


def parts_of_package() -> list[Part]:
    """What Layline needs of other Python packages, as far as it is installed, by name."""
    found: dict[str, Distribution] = {}
    _collect("layline", frozenset(), found, set())
    found.pop("layline", None)
    return [
        Part("package", name, dist.version, licence_of(dist), _text_of(dist))
        for name, dist in sorted(found.items())
    ]


def _collect(
    name: str, extras: frozenset[str], found: dict[str, Distribution], seen: set[object]
) -> None:
    key = re.sub(r"[-_.]+", "-", name).lower()
    if (key, extras) in seen:
        return
    seen.add((key, extras))
    try:
        dist = distribution(key)
    except PackageNotFoundError:
        # It is for other systems than this one.
        return
    found[key] = dist
    for wanted, theirs in _requirements(dist, extras):
        _collect(wanted, theirs, found, seen)


def _requirements(
    dist: Distribution, extras: frozenset[str]
) -> Iterator[tuple[str, frozenset[str]]]:
    for line in dist.requires or ():
        head, _, marker = line.partition(";")
        of_extra = re.search(r"""extra\s*==\s*["']([^"']+)["']""", marker)
        if of_extra is not None and of_extra[1] not in extras:
            continue
        named = re.match(r"\s*([A-Za-z0-9._-]+)\s*(?:\[([^\]]*)\])?", head)
        if named is not None:
            theirs = (named[2] or "").split(",")
            yield named[1], frozenset(extra.strip() for extra in theirs if extra.strip())


def licence_of(dist: Distribution) -> str:
    """The licence of a package in a few words, as its makers put it."""
    expression = _said(dist, "License-Expression")
    if expression:
        return expression
    named = [
        line.rpartition(" :: ")[2]
        for line in dist.metadata.get_all("Classifier") or ()
        if line.startswith("License :: ") and not line.endswith("OSI Approved")
    ]
    if named:
        return ", ".join(named)
    # Some only put a text beside it, which begins with its name, or is that of the MIT licence.
    text = _said(dist, "License") or _text_of(dist)
    if text.startswith("Copyright") and "Permission is hereby granted, free of charge" in text:
        return "MIT"
    return text.strip().partition("\n")[0][:80] or "?"


def _said(dist: Distribution, field: str) -> str:
    return "".join(dist.metadata.get_all(field) or ())


def _text_of(dist: Distribution) -> str:
    files = [file for file in dist.files or () if _TEXT_FILE.search(str(file))]
    texts = [file.read_text("utf-8") for file in files if ".dist-info" in str(file)]
    return "\n\n".join(text.strip() for text in texts if text)


# The page.


def parts_of_page() -> list[Part]:
    """What the page carries, from the file that its build wrote."""
    file = PAGE / "licences.txt"
    if not file.is_file():
        return []
    found = []
    for block in file.read_text("utf-8").split(f"\n{_RULE}\n")[1:]:
        head, _, text = block.strip().partition("\n")
        named = re.fullmatch(r"(\S+) (\S+) \((.+)\)", head)
        if named is None:
            raise ValueError(f"licences.txt of the page: {head!r}")
        found.append(Part("page", named[1], named[2], named[3], text.strip()))
    return found
