"""The rule compiler: Numba, for one core of this machine, and its cache.

The cache folder is named by a hash of everything the compiled code depends on, so it can never be
stale.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType
from typing import Any

import llvmlite.binding
import numba
import numpy as np
from numba.core import cgutils, types
from numba.extending import intrinsic

from .linker import Target, built_ins, ingredients, plain_types

_TYPES, _BUILT_IN = plain_types(types), built_ins(types, cgutils, intrinsic)


def cache_root() -> Path:
    """Where compiled code is kept: $LAYLINE_CACHE, or the user's cache folder."""
    chosen = os.environ.get("LAYLINE_CACHE")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME")
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA")
    return Path(base) / "layline" if base else Path.home() / ".cache" / "layline"


def cache_folder(
    name: str, kernels: Iterable[Callable[..., Any]], names: Mapping[str, Any], boundscheck: bool
) -> Path:
    """The folder of one game's compiled code, named by all that the code depends on."""
    digest = hashlib.sha256()
    for source in ("compiler.py", "linker.py"):
        digest.update((Path(__file__).parent / source).read_bytes())
    facts = (
        sys.version,
        numba.__version__,
        llvmlite.__version__,
        np.__version__,
        llvmlite.binding.get_host_cpu_name(),
        llvmlite.binding.get_host_cpu_features().flatten(),
        f"boundscheck={boundscheck}",
        *(f"{key}={value}" for key, value in sorted(os.environ.items()) if key.startswith("NUMBA")),
        *ingredients(kernels, names),
    )
    for fact in facts:
        digest.update(fact.encode() + b"\0")
    return cache_root() / f"{name}-{digest.hexdigest()[:20]}"


_one_at_a_time = threading.RLock()  # Numba has one setting for all threads


@contextmanager
def caching_in(folder: Path | None) -> Iterator[None]:
    """Let Numba keep what it compiles meanwhile in this folder (None: keep nothing)."""
    with _one_at_a_time:
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(folder or "")
        try:
            yield
        finally:
            numba.config.CACHE_DIR = before


def clear_old(folder: Path, keep: int = 8) -> None:
    """Remove the compiled code of earlier versions of this game, but for the newest few."""
    name = folder.name.rpartition("-")[0]
    versions = [other for other in folder.parent.glob(f"{name}-*") if other != folder]
    for old in sorted(versions, key=lambda other: -other.stat().st_mtime)[keep - 1 :]:
        shutil.rmtree(old, ignore_errors=True)


def writable(folder: Path) -> bool:
    """Whether compiled code can be kept there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


def only_entry(compiled: Any) -> Any:
    """The way into a compiled function that has one signature and trusts its arguments."""
    (found,) = compiled.overloads.values()
    return found.entry_point


def for_this_cpu(boundscheck: bool) -> Target:
    """Compile for one core of this machine."""

    def compile(function: FunctionType, found: Any, kept: bool) -> Any:
        return numba.njit(
            found, nogil=True, error_model="numpy", boundscheck=boundscheck, cache=kept
        )(function)

    def inline(function: FunctionType) -> Any:
        return numba.njit(inline="always", boundscheck=boundscheck)(function)

    return Target(_TYPES, numba.from_dtype, _BUILT_IN, compile, inline)
