"""Linking object files into an image: what LLVM writes for Linux on x86-64, laid end to end.

The compiler is told to assume nothing about where code lies, so that nearly all places to be filled
in are whole addresses. Anything else than what is known here raises `CannotLink`.
"""

from __future__ import annotations

import struct
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from .image import OUTSIDE, Image

_SYMTAB, _RELA, _NOBITS, _UNWIND = 2, 4, 8, 0x70000001
_WRITE, _ALLOC = 1, 2
_FUNCTION = 2
_UNDEFINED, _RESERVED, _COMMON = 0, 0xFF00, 0xFFF2
_ABSOLUTE, _RELATIVE = 1, {2: 4, 4: 4, 24: 8}  # by how many bytes a place has

_SECTION = struct.Struct("<IIQQQQIIQQ")
_SYMBOL = struct.Struct("<IBBHQQ")
_PLACE = struct.Struct("<QQq")

UNUSED = ("_ZN7cpython", "cfunc.", "NRT_decref")
"""How the functions begin that are never called here: Numba's own ways in. (The last one would give
back memory, of which there is none: the arrays belong to whoever calls.)"""


class CannotLink(ValueError):
    """Something in an object file that is not known here; Numba must load it itself."""


@dataclass(frozen=True)
class _Section:
    name: str
    kind: int
    flags: int
    content: bytes
    length: int
    link: int
    about: int  # for places to be filled in: the section they are in
    align: int

    @property
    def is_laid_out(self) -> bool:
        """Whether it goes into the image; what only debuggers and exceptions need does not."""
        unwinding = self.kind == _UNWIND or self.name == ".eh_frame"
        return bool(self.flags & _ALLOC) and self.length > 0 and not unwinding


@dataclass(frozen=True)
class _Symbol:
    name: str
    kind: int
    section: int
    value: int
    size: int


class ObjectFile:
    """An ELF object file, read."""

    def __init__(self, content: bytes) -> None:
        if content[:6] != b"\x7fELF\x02\x01" or content[18:20] != b"\x3e\x00":
            raise CannotLink("not an object file for x86-64")
        self._content = content
        (start,) = struct.unpack_from("<Q", content, 0x28)
        size, count, names = struct.unpack_from("<HHH", content, 0x3A)
        heads = [_SECTION.unpack_from(content, start + size * i) for i in range(count)]
        self.sections = [self._section(head, heads[names][4]) for head in heads]
        self.symbols = list(self._symbols())

    def _section(self, head: tuple[int, ...], names: int) -> _Section:
        name, kind, flags, _, offset, length, link, about, align, _ = head
        content = b"" if kind == _NOBITS else self._content[offset : offset + length]
        return _Section(
            self._text(names + name), kind, flags, content, length, link, about, max(align, 1)
        )

    def _text(self, at: int) -> str:
        return self._content[at : self._content.index(b"\0", at)].decode()

    def _symbols(self) -> Iterator[_Symbol]:
        for table in self.sections:
            if table.kind != _SYMTAB:
                continue
            names = self.sections[table.link].content
            for name, info, _, section, value, size in _SYMBOL.iter_unpack(table.content):
                text = names[name : names.index(b"\0", name)].decode()
                yield _Symbol(text, info & 15, section, value, size)

    def places(self) -> Iterator[tuple[int, int, int, _Symbol, int]]:
        """Each place to be filled in: section, offset, how, what for, and what is added to it."""
        for table in self.sections:
            if table.kind == _RELA and self.sections[table.about].is_laid_out:
                for offset, info, added in _PLACE.iter_unpack(table.content):
                    yield table.about, offset, info & 0xFFFFFFFF, self.symbols[info >> 32], added

    def function_at(self, section: int, offset: int) -> str:
        """The function that a place is in, or the section."""
        for one in self.symbols:
            inside = one.section == section and one.value <= offset < one.value + one.size
            if one.kind == _FUNCTION and inside:
                return one.name
        return self.sections[section].name


def linked(objects: Sequence[bytes], entry: str) -> Image:
    """The image of object files that use each other; Python comes in at the function `entry`."""
    return _Layout([ObjectFile(content) for content in objects]).image(entry)


class _Layout:
    """Where everything comes to lie in an image."""

    def __init__(self, files: Sequence[ObjectFile]) -> None:
        self._files = files
        self._code = bytearray()
        self._sections: dict[tuple[ObjectFile, int], int] = {}
        self._named: dict[str, int] = {}
        self._own: list[int] = []
        self._outside: dict[str, list[int]] = defaultdict(list)
        for file in files:
            self._lay_sections(file)
            self._lay_names(file)

    def _lay(self, content: bytes, align: int) -> int:
        self._code += bytes(-len(self._code) % align)
        at = len(self._code)
        self._code += content
        return at

    def _lay_sections(self, file: ObjectFile) -> None:
        for number, section in enumerate(file.sections):
            if not section.is_laid_out:
                continue
            if section.flags & _WRITE:
                raise CannotLink(f"{section.name} can be written to")
            content = section.content.ljust(section.length, b"\0")
            self._sections[file, number] = self._lay(content, section.align)

    def _lay_names(self, file: ObjectFile) -> None:
        for symbol in file.symbols:
            if symbol.section == _COMMON:  # what Numba keeps for its own ways in
                self._named[symbol.name] = self._lay(bytes(symbol.size), max(symbol.value, 1))
            elif (file, symbol.section) in self._sections and symbol.name:
                at = self._sections[file, symbol.section] + symbol.value
                self._named.setdefault(symbol.name, at)

    def image(self, entry: str) -> Image:
        """Fill in what can be, and note down the rest."""
        for file in self._files:
            for section, offset, how, symbol, added in file.places():
                place = self._sections[file, section] + offset
                target = self._target(file, symbol)
                if target is not None:
                    self._fill(place, how, target + added)
                elif symbol.name in OUTSIDE and how == _ABSOLUTE:
                    self._write(place, 8, added)
                    self._outside[symbol.name].append(place)
                else:
                    self._leave_open(file.function_at(section, offset), symbol.name)
        outside = {name: tuple(places) for name, places in self._outside.items()}
        return Image(bytes(self._code), self._named[entry], tuple(self._own), outside)

    def _target(self, file: ObjectFile, symbol: _Symbol) -> int | None:
        """Where in the image something lies; None: outside."""
        if symbol.section in (_UNDEFINED, _COMMON):
            return self._named.get(symbol.name)
        at = self._sections.get((file, symbol.section))
        if at is None or symbol.section >= _RESERVED:
            raise CannotLink(f"{symbol.name} lies nowhere")
        return at + symbol.value

    def _fill(self, place: int, how: int, target: int) -> None:
        if how == _ABSOLUTE:
            self._write(place, 8, target)
            self._own.append(place)
        elif how in _RELATIVE:
            self._write(place, _RELATIVE[how], target - place)
        else:
            raise CannotLink(f"a place of kind {how}")

    def _write(self, place: int, size: int, number: int) -> None:
        self._code[place : place + size] = number.to_bytes(size, "little", signed=True)

    @staticmethod
    def _leave_open(function: str, name: str) -> None:
        """Something is used that there is not: only what is never called may do that."""
        if not function.startswith(UNUSED):
            raise CannotLink(f"{function} uses {name}")
