"""The rule compiler: Numba, for one core of this machine.

Importing this imports Numba and LLVM, which takes half a second and 150 MB: only who compiles does.
"""

from __future__ import annotations

import pickle
import warnings
from collections.abc import Callable, Collection
from types import FunctionType
from typing import Any

import numba
from numba.core import cgutils, typeinfer, types
from numba.core.caching import NullCache
from numba.core.compiler import CompileResult
from numba.core.serialize import dumps
from numba.extending import intrinsic

from .linker import Made, Rule, Signature, Target, built_ins, plain_types
from .native.link import CannotLink
from .native.way_in import image_of

_TYPES, _BUILT_IN = plain_types(types), built_ins(types, cgutils, intrinsic)


class Kept(NullCache):  # type: ignore[misc]  # Numba has no types
    """Where Numba looks for the compiled form of a door, and leaves it after compiling.

    As an image if that is wanted and can be made, else so that Numba can read it back.
    """

    def __init__(
        self, content: bytes | None, keep: Callable[[bytes], None], image: bool, let_go: bool
    ) -> None:
        self.content, self._keep = content, keep
        self._image, self._let_go = image, let_go

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The compiled form, ready to be called; None: compile it."""
        if self.content is None:
            return None
        target_context.refresh()
        return CompileResult._rebuild(target_context, *pickle.loads(self.content))

    def save_overload(self, sig: Any, data: Any) -> None:
        """It was compiled: keep it."""
        if data.library.has_dynamic_globals:
            warnings.warn(
                f"{data.fndesc.qualname} is compiled anew in every process: it uses a table of "
                "more than a megabyte",
                RuntimeWarning,
                stacklevel=2,
            )
            return
        self.content = self._as_image(data) or dumps(data._reduce())
        self._keep(self.content)

    def _as_image(self, data: CompileResult) -> bytes | None:
        """The image of what was compiled; None if it has something that images have not."""
        if not self._image:
            return None
        try:
            return image_of(data, self._let_go).to_bytes()
        except CannotLink:
            return None


def only_entry(compiled: Any) -> Any:
    """The way into a compiled function that has one signature and trusts its arguments."""
    (found,) = compiled.overloads.values()
    return found.entry_point


def for_this_cpu(boundscheck: bool, brief: Collection[Rule] = ()) -> Target:
    """Compile for one core of this machine; `brief` functions keep the interpreter's lock."""
    keep_lock = {function.__qualname__ for function in brief}

    def compile(function: FunctionType, found: Signature, kept: Kept | None) -> Made:
        let_go = function.__qualname__ not in keep_lock
        made = numba.njit(nogil=let_go, error_model="numpy", boundscheck=boundscheck)(function)
        if kept is not None:
            made._cache = kept  # where `cache=True` would put a cache that goes by source paths
        return compiled(made, found)

    def compile_inside(function: FunctionType, found: Signature) -> Made:
        # Without the ways in for Python and C, which take a sixth of the compiler's time.
        made = numba.njit(
            error_model="numpy",
            boundscheck=boundscheck,
            no_cpython_wrapper=True,
            no_cfunc_wrapper=True,
        )(function)
        return compiled(made, found)

    def compiled(made: Made, found: Signature) -> Made:
        with typeinfer.register_dispatcher(made):
            made.compile(found)
        made.disable_compile()
        return made

    def inline(function: FunctionType) -> Made:
        return numba.njit(inline="always", boundscheck=boundscheck)(function)

    return Target(_TYPES, numba.from_dtype, _BUILT_IN, compile, compile_inside, inline)
