"""Linking: the same rules with other global names, for whichever compiler takes them.

A rule is linked, not rewritten: its code object is given a second set of global names in which
other rules are compiled functions, tables are arrays and record classes are dtypes. Names are
linked when the compiler asks for them, so a function found in a cache costs only its loading.
Every rule has at most one signature, taken from its annotations.
"""

from __future__ import annotations

import dis
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from types import CodeType, FunctionType
from typing import Any, TypeAlias, get_type_hints

import numpy as np

from ..records import assign, clear, dtype, is_record
from ..rules import Bytes, Fleet, Ints, Table, is_rule

Rule: TypeAlias = Callable[..., Any]
"""A rule, or a kernel made of rules."""
Names: TypeAlias = Mapping[str, Any]
"""What the global names of rules stand for: rules, tables, records, numbers."""

# Numba has no types that a checker could read; these names say at least what is meant.
NumbaType: TypeAlias = Any
Signature: TypeAlias = Any
Made: TypeAlias = Any
"""What a compiler makes of a rule, for compiled code or for Python to call."""

Progress = Callable[[str, int], None]
"""Told the name of each rule as it is compiled, and how many came before it."""


@dataclass(frozen=True)
class Target:
    """A compiler: what it calls the types of annotations, and how it compiles a function.

    `types` holds the plain ones, `of_record` makes one of a dtype, `built_in` says what the
    engine's own `assign` and `clear` become, `compile(function, signature, kept)` compiles or takes
    what is kept, `compile_inside(function, signature)` compiles what only compiled code will call,
    and `inline(function)` leaves a function to be compiled into its only caller. `entry` is how
    wide the numbers of tables are; arithmetic with them is 64 bits wide.
    """

    types: Mapping[object, NumbaType]
    of_record: Callable[[np.dtype[np.void]], NumbaType]
    built_in: Mapping[Rule, Made]
    compile: Callable[[FunctionType, Signature, Any], Made]
    compile_inside: Callable[[FunctionType, Signature], Made]
    inline: Callable[[FunctionType], Made]
    entry: type[np.integer[Any]] = np.int64


def plain_types(types: Any) -> dict[object, NumbaType]:
    """The types of annotations other than records, in Numba's words."""
    return {
        int: types.int64,
        bool: types.boolean,
        type(None): types.void,
        Ints: types.int64[::1],
        Bytes: types.uint8[::1],
        Fleet: types.uint8[:, ::1],
    }


def built_ins(types: Any, cgutils: Any, intrinsic: Any) -> dict[Rule, Made]:
    """`assign` and `clear` on the bytes of records, in Numba's words."""

    @intrinsic
    def copy_record(typingctx: Any, target: Any, source: Any) -> Any:
        if not isinstance(target, types.Record) or target != source:
            return None
        size = target.size

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            length = context.get_constant(types.intp, size)
            cgutils.raw_memcpy(builder, args[0], args[1], length, 1)
            return context.get_dummy_value()

        return types.void(target, source), generate

    @intrinsic
    def clear_record(typingctx: Any, target: Any) -> Any:
        if not isinstance(target, types.Record):
            return None
        size = target.size

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            cgutils.memset(builder, args[0], context.get_constant(types.intp, size), 0)
            return context.get_dummy_value()

        return types.void(target), generate

    return {assign: copy_record, clear: clear_record}


def signature(function: Rule, names: Names, target: Target) -> Signature:
    """The one signature of a rule, from its annotations."""
    scope = {**function.__globals__, **names}
    hints = get_type_hints(function, globalns=scope, include_extras=True)
    parameters = function.__code__.co_varnames[: function.__code__.co_argcount]
    missing = [name for name in (*parameters, "return") if name not in hints]
    if missing:
        raise TypeError(f"rule {function.__qualname__}: annotate {', '.join(missing)}")
    found = {name: _type_of(function, name, hint, target) for name, hint in hints.items()}
    return found["return"](*(found[name] for name in parameters))


def _type_of(function: Rule, name: str, hint: Any, target: Target) -> NumbaType:
    if is_record(hint):
        return target.of_record(dtype(hint))
    if hint in target.types:
        return target.types[hint]
    raise TypeError(f"rule {function.__qualname__}: {name} cannot be compiled as {hint!r}")


class _Names(dict[str, Any]):
    """The global names of a linked rule, each linked when first asked for."""

    def __init__(self, linker: Linker, function: Rule) -> None:
        super().__init__(__name__=function.__module__, __builtins__=__builtins__)
        self.linker, self.function = linker, function

    def __missing__(self, name: str) -> Any:
        linked = self.linker.link_name(name, self.function)
        self[name] = linked
        return linked


@dataclass
class Linker:
    """Links rules for one target.

    `names` binds what kernels leave open to a game; `doors` are the kernels that will be called
    from outside. A rule that the doors reach from one place only is compiled into that place:
    that saves a quarter of the compiler's time and makes random play a fifth faster.
    """

    names: Names
    target: Target
    doors: Sequence[Rule] = ()
    progress: Progress | None = None
    seconds: dict[str, float] = field(default_factory=dict)
    _linked: dict[Rule, Made] = field(default_factory=dict)
    _inside: dict[Rule, Made] = field(default_factory=dict)

    def link(self, function: Rule, kept: Any = None) -> Made:
        """The compiled form of a rule; `kept` (`cache.Kept`) may have it, with all its callees."""
        if function not in self._linked:

            def compile(twin: FunctionType, found: Signature) -> Made:
                return self.target.compile(twin, found, kept)

            is_kept = kept is not None and kept.content is not None
            self._linked[function] = self._compiled(function, compile, told=not is_kept)
        return self._linked[function]

    def link_inside(self, function: Rule) -> Made:
        """The form of a rule for compiled code that calls it. Nothing else may."""
        if function in self._linked:
            return self._linked[function]
        if function not in self._inside:
            if function in self.called_once:
                signature(function, self.names, self.target)  # complains as it would of any other
                self._inside[function] = self.target.inline(self.relocate(function))
            else:
                compile = self.target.compile_inside
                self._inside[function] = self._compiled(function, compile, told=True)
        return self._inside[function]

    def _compiled(
        self,
        function: Rule,
        compile: Callable[[FunctionType, Signature], Made],
        told: bool,
    ) -> Made:
        """Have a rule compiled, and note how long it took without the rules that it calls."""
        where = f"{function.__module__}.{function.__qualname__}"
        if self.progress and told:
            self.progress(where, len(self.seconds))
        twin = self.relocate(function)
        found = signature(function, self.names, self.target)
        began = time.perf_counter()
        inner = sum(self.seconds.values())
        made = compile(twin, found)
        took = time.perf_counter() - began
        self.seconds[where] = took - (sum(self.seconds.values()) - inner)
        return made

    @cached_property
    def called_once(self) -> set[Rule]:
        """The rules that stand in the code of just one other, and there once."""
        calls: Counter[Rule] = Counter()
        for function in reachable(self.doors, self.names):
            for instruction in dis.get_instructions(function.__code__):
                if instruction.opname == "LOAD_GLOBAL":
                    calls[meaning(instruction.argval, function, self.names)] += 1
        return {rule for rule, count in calls.items() if count == 1 and is_rule(rule)}

    def relocate(self, function: Rule) -> FunctionType:
        """The same code with global names of its own."""
        twin = FunctionType(function.__code__, _Names(self, function), function.__name__)
        twin.__qualname__ = function.__qualname__
        return twin

    def link_name(self, name: str, user: Rule) -> Any:
        """What a global name means in compiled code; an unknown one is left to the built-ins."""
        if name not in self.names and name not in user.__globals__:
            raise KeyError(name)
        meant = meaning(name, user, self.names)
        if is_rule(meant):
            return self.link_inside(meant)
        if meant in (assign, clear):
            return self.target.built_in[meant]
        if isinstance(meant, Table):
            return np.array(meant, dtype=self.target.entry)
        if is_record(meant):
            return dtype(meant)
        if isinstance(meant, int):
            return meant
        raise TypeError(
            f"rule {user.__qualname__} uses {name}, which is not a rule, table, record or number"
        )


def meaning(name: str, user: Rule, names: Names) -> Any:
    """What a global name of a rule stands for; None if it is a built-in."""
    return names[name] if name in names else user.__globals__.get(name)


def reachable(kernels: Iterable[Rule], names: Names) -> Iterator[Rule]:
    """The kernels and every rule that they call, directly or not."""
    waiting = list(kernels)
    seen = set(waiting)
    while waiting:
        function = waiting.pop()
        yield function
        for used in function.__code__.co_names:
            meant = meaning(used, function, names)
            if is_rule(meant) and meant not in seen:
                seen.add(meant)
                waiting.append(meant)


def ingredients(kernels: Iterable[Rule], names: Names) -> Iterator[str]:
    """What goes into compiled kernels: the code of every rule they reach, constants, records."""
    for function in reachable(kernels, names):
        code = function.__code__
        yield f"{function.__module__}.{function.__qualname__}"
        yield _content(code)
        annotations = function.__annotations__
        yield repr(annotations)
        for used in (*code.co_names, *map(str, annotations.values())):
            meant = meaning(used, function, names)
            if is_record(meant):
                yield f"{used} {_layout(meant)}"
            elif isinstance(meant, int | Table):
                yield f"{used} {meant!r}"


@cache
def _layout(record: Any) -> str:
    """A record's layout in words: NumPy takes a millisecond for it, and many rules name one."""
    return str(dtype(record))


def _content(code: CodeType) -> str:
    """What a code object does, without where it was read from or lies in memory."""
    consts = [_content(one) if isinstance(one, CodeType) else repr(one) for one in code.co_consts]
    return repr((code.co_code, consts, code.co_names, code.co_varnames))
