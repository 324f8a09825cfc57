"""The rule compiler: Numba, for one core of this machine."""

from __future__ import annotations

from collections.abc import Callable, Collection
from types import FunctionType
from typing import Any

import numba
from numba.core import cgutils, typeinfer, types
from numba.extending import intrinsic

from .linker import Target, built_ins, plain_types

_TYPES, _BUILT_IN = plain_types(types), built_ins(types, cgutils, intrinsic)


def only_entry(compiled: Any) -> Any:
    """The way into a compiled function that has one signature and trusts its arguments."""
    (found,) = compiled.overloads.values()
    return found.entry_point


def for_this_cpu(boundscheck: bool, brief: Collection[Callable[..., Any]] = ()) -> Target:
    """Compile for one core of this machine; `brief` functions keep the interpreter's lock."""
    keep_lock = {function.__qualname__ for function in brief}

    def compile(function: FunctionType, found: Any, kept: Any) -> Any:
        let_go = function.__qualname__ not in keep_lock
        made = numba.njit(nogil=let_go, error_model="numpy", boundscheck=boundscheck)(function)
        if kept is not None:
            made._cache = kept  # where `cache=True` would put a cache that goes by source paths
        with typeinfer.register_dispatcher(made):
            made.compile(found)
        made.disable_compile()
        return made

    def inline(function: FunctionType) -> Any:
        return numba.njit(inline="always", boundscheck=boundscheck)(function)

    return Target(_TYPES, numba.from_dtype, _BUILT_IN, compile, inline)
