"""The words of a game in every language, kept in data files beside its rules.

A game has a folder with four files per language: `rules.en.toml`, `rulings.en.toml`,
`options.en.toml` and `sentences.en.toml`, the same for `fr`. A file is read when something in it
is first asked for, and once only.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache, reduce
from importlib.resources import files
from types import MappingProxyType
from typing import Any, TypeVar

LANGUAGES = ("en", "fr")
_QUOTES = {"en": "“{}”", "fr": "«\u202f{}\u202f»"}


class UnknownText(KeyError):
    """There is no such text; the message names the id or key and the language."""

    def __str__(self) -> str:
        """The message as it is: a KeyError would print it in quotes."""
        return str(self.args[0])


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule for people to read, and the line the referee gives when it forbids something."""

    id: str
    theme: str
    statement: str
    reason: str


@dataclass(frozen=True, slots=True)
class Ruling:
    """What the referee does where the printed rules are silent or contradict themselves."""

    id: str
    title: str
    question: str
    ruling: str
    why: str


@dataclass(frozen=True, slots=True)
class Option:
    """A choice of the table, with a label for each value it may take."""

    id: str
    key: str
    label: str
    explanation: str
    values: Mapping[str, str]

    def value_label(self, value: object) -> str:
        """The label of one value; an object of one's own making is called `custom`."""
        if isinstance(value, Mapping):
            name = "custom"
        elif isinstance(value, bool):
            name = str(value).lower()
        else:
            name = str(value)
        template = self.values.get(name) or self.values.get("any")
        if template is None:
            raise UnknownText(f"option {self.id} ({self.key}) has no value {name!r}")
        return template.format(value=value)


Entry = TypeVar("Entry", Rule, Ruling, Option)


class Texts:
    """All texts of one game, read from the folder `texts` of its package."""

    languages = LANGUAGES

    def __init__(self, package: str, folder: str = "texts") -> None:
        self.package = package
        self.folder = folder
        self._looked_up: dict[tuple[str, str], Any] = {}

    def rule(self, id: str, lang: str) -> Rule:
        """One rule, by its number: REG-44."""
        return self._entry(Rule, "rules", id, lang)

    def reason(self, id: str, lang: str) -> str:
        """The referee's one line for refusing something by this rule."""
        return self.rule(id, lang).reason

    def ruling(self, id: str, lang: str) -> Ruling:
        """One ruling, by its number: REG-R22."""
        return self._entry(Ruling, "rulings", id, lang)

    def option(self, id: str, lang: str) -> Option:
        """One option, by its number: REG-O03."""
        return self._entry(Option, "options", id, lang)

    def rules(self, lang: str) -> tuple[Rule, ...]:
        """All rules in their order."""
        return tuple(self.rule(id, lang) for id in self._file("rules", lang))

    def rulings(self, lang: str) -> tuple[Ruling, ...]:
        """All rulings in their order."""
        return tuple(self.ruling(id, lang) for id in self._file("rulings", lang))

    def options(self, lang: str) -> tuple[Option, ...]:
        """All options in their order."""
        return tuple(self.option(id, lang) for id in self._file("options", lang))

    def with_options_named(self, text: str, lang: str) -> str:
        """A rule or ruling for people: its options by their labels, where it has their keys."""
        options = self.options(lang)
        labels = {name: one.label for one in options for name in (one.key, one.id)}

        def label(found: re.Match[str]) -> str:
            known = labels.get(found[1])
            return found[0] if known is None else f"option {_QUOTES[lang].format(known)}"

        return re.sub(r"\boption ([a-z]+(?:_[a-z]+)*|[A-Z]+-O\d+)\b", label, text)

    def sentence(self, key: str, lang: str, **params: object) -> str:
        """The sentence or word `key` (dotted: "prompt.place.you") with its braces filled in.

        A sentence may have the forms `none`, `one` and `many`; the parameter `n` chooses.
        """
        found = self._looked_up.get((key, lang)) or self._found(key, lang)
        if type(found) is not str:
            if isinstance(found, Mapping) and isinstance(params.get("n"), (int, float)):
                found = _form(found, params["n"], lang)
            if not isinstance(found, str):
                raise UnknownText(f"no sentence {key!r} in {self._name('sentences', lang)}")
        try:
            return found.format(**params)
        except KeyError as missing:
            raise UnknownText(f"sentence {key!r} ({lang}) needs {missing}") from None

    def joined(self, parts: Iterable[str], key: str, lang: str) -> str:
        """The parts, each two put together by the sentence `key` with its `first` and `last`."""
        return reduce(lambda first, last: self.sentence(key, lang, first=first, last=last), parts)

    def listed(self, names: Sequence[str], lang: str) -> str:
        """The names as one reads them aloud: A, B and C (`list.comma`, `list.and`)."""
        if len(names) < 2:
            return "".join(names)
        first = self.joined(names[:-1], "list.comma", lang)
        return self.sentence("list.and", lang, first=first, last=names[-1])

    def _found(self, key: str, lang: str) -> Any:
        """What stands under a dotted key; looked for once, since pages are full of sentences."""
        found: Any = self._file("sentences", lang)
        for part in key.split("."):
            found = found.get(part) if isinstance(found, Mapping) else None
        if found is not None:
            self._looked_up[key, lang] = found
        return found

    def _entry(self, kind: type[Entry], file: str, id: str, lang: str) -> Entry:
        entry = self._file(file, lang).get(id)
        if entry is None:
            raise UnknownText(f"no {kind.__name__.lower()} {id!r} in {self._name(file, lang)}")
        wanted = {field.name for field in fields(kind)} - {"id"}
        if set(entry) != wanted:
            raise UnknownText(f"{id} in {self._name(file, lang)} needs {', '.join(sorted(wanted))}")
        return kind(id=id, **entry)

    def _file(self, file: str, lang: str) -> Mapping[str, Any]:
        if lang not in LANGUAGES:
            raise UnknownText(f"no language {lang!r}: there are {' and '.join(LANGUAGES)}")
        return _read(self.package, self.folder, file, lang)

    def _name(self, file: str, lang: str) -> str:
        return f"{self.package}, {self.folder}/{file}.{lang}.toml"


@cache
def _read(package: str, folder: str, file: str, lang: str) -> Mapping[str, Any]:
    source = files(package) / folder / f"{file}.{lang}.toml"
    if file == "rulings" and not source.is_file():
        return MappingProxyType({})  # rules that leave no question open need none
    return MappingProxyType(tomllib.loads(source.read_text("utf-8")))


def _form(forms: Mapping[str, Any], n: Any, lang: str) -> Any:
    """The form for a number of things; in French no thing at all is singular."""
    if n == 0 and "none" in forms:
        return forms["none"]
    singular = n == 1 or (lang == "fr" and n == 0)
    return forms["one"] if singular and "one" in forms else forms.get("many")
