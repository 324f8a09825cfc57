"""Images: machine code that can be laid anywhere in memory, then called from Python."""

from __future__ import annotations

import ctypes
import json
import mmap
import platform
import struct
import sys
import sysconfig
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np

POSSIBLE = (
    sys.platform == "linux"
    and platform.machine() == "x86_64"
    and sys.maxsize > 1 << 32
    and sys.implementation.name == "cpython"
    and not sysconfig.get_config_var("Py_GIL_DISABLED")
)
"""Whether images can be made and loaded here."""

NDARRAY = "numpy.ndarray"
"""The name by which machine code refers to the type of arrays."""

OUTSIDE = frozenset(
    (
        *("memcpy", "memmove", "memset", "memcmp"),
        *("PyLong_AsLongLong", "PyLong_FromLongLong", "PyErr_Occurred", "PyErr_SetString"),
        *("PyEval_SaveThread", "PyEval_RestoreThread", "PyExc_TypeError", "PyExc_SystemError"),
        NDARRAY,
    )
)
"""All that machine code may use besides itself."""

_MARK = b"layline image\n"
_FASTCALL = 0x80
_WORD = struct.Struct("<Q")


class BadImage(ValueError):
    """What was read is no image."""


@dataclass(frozen=True)
class Image:
    """Machine code, and what is to be done with it once it is known where it lies.

    The address of the image is added to each word that `own` lists, and the address of something
    outside to the words that `outside` lists for it. `entry` is where Python comes in.
    """

    code: bytes
    entry: int
    own: tuple[int, ...]
    outside: dict[str, tuple[int, ...]]

    def to_bytes(self) -> bytes:
        """The image as it is kept."""
        head = {"entry": self.entry, "own": self.own, "outside": self.outside}
        return _MARK + json.dumps(head).encode() + b"\n" + self.code

    @classmethod
    def from_bytes(cls, content: bytes) -> Image:
        """An image that was kept."""
        mark, head, code = content[: len(_MARK)], *_parted(content[len(_MARK) :])
        if mark != _MARK:
            raise BadImage("this is no image of compiled rules")
        found = json.loads(head)
        outside = {name: tuple(places) for name, places in found["outside"].items()}
        return cls(code, found["entry"], tuple(found["own"]), outside)


def is_image(content: bytes) -> bool:
    """Whether this was written by `Image.to_bytes`."""
    return content.startswith(_MARK)


def _parted(rest: bytes) -> tuple[bytes, bytes]:
    head, _, code = rest.partition(b"\n")
    return head, code


class _MethodDef(ctypes.Structure):
    """What Python wants to know of a function written in machine code: its PyMethodDef."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("function", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    )


@dataclass(frozen=True, eq=False)
class _Loaded:
    """An image in memory. The function made of it holds on to this, so both go together."""

    memory: mmap.mmap
    method: _MethodDef


def load(image: Image, name: str) -> Callable[..., int]:
    """Lay an image in memory; the function it is. It trusts its caller as to sizes of arrays."""
    private = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS
    memory = mmap.mmap(-1, len(image.code), flags=private)
    base = ctypes.addressof(ctypes.c_char.from_buffer(memory))
    memory.write(image.code)
    for place in image.own:
        _add(memory, place, base)
    for used, places in image.outside.items():
        address = _address(used)
        for place in places:
            _add(memory, place, address)
    _make_executable(base, len(image.code))
    method = _MethodDef(name.encode(), base + image.entry, _FASTCALL, None)
    kind = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p)
    make = kind(("PyCFunction_NewEx", ctypes.pythonapi))
    function: Callable[..., int] = make(ctypes.addressof(method), _Loaded(memory, method), None)
    return function


def _add(memory: mmap.mmap, place: int, address: int) -> None:
    (before,) = _WORD.unpack_from(memory, place)
    _WORD.pack_into(memory, place, (before + address) & (1 << 64) - 1)


@cache
def _process() -> ctypes.CDLL:
    """This process: all that Python and the C library have in it."""
    return ctypes.CDLL(None, use_errno=True)


@cache
def _address(name: str) -> int:
    """Where something outside lies."""
    if name not in OUTSIDE:
        raise BadImage(f"compiled rules have no use for {name}")
    if name == NDARRAY:
        return id(np.ndarray)
    library = ctypes.pythonapi if name.startswith("Py") else _process()
    found = ctypes.cast(getattr(library, name), ctypes.c_void_p).value
    assert found is not None
    return found


def _make_executable(base: int, length: int) -> None:
    """From now on the code can be run, and no longer be changed."""
    mode = mmap.PROT_READ | mmap.PROT_EXEC
    if _process().mprotect(ctypes.c_void_p(base), ctypes.c_size_t(length), mode):
        raise OSError(ctypes.get_errno(), "memory cannot be made executable")
