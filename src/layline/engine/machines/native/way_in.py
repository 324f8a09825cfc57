"""The way into a compiled kernel: what Python calls, itself compiled.

Numba has one of its own, which needs Numba. This one takes whole numbers and NumPy arrays out of
their objects, calls the kernel and gives back a whole number, with nothing but Python's C interface
and the layout of arrays, which NumPy promises to keep. How the kernel is called is left to Numba.
"""

from __future__ import annotations

from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba.core import types
from numba.core.compiler import CompileResult
from numba.np.arrayobj import make_array, populate_array

from .image import NDARRAY, Image
from .link import CannotLink, linked

NAME = "layline_way_in"

_WORD, _BYTE = ir.IntType(64), ir.IntType(8)
_POINTER = _BYTE.as_pointer()

# Where a NumPy array and any Python object keep things, in bytes.
_TYPE = object.__basicsize__ - 8
_DATA = object.__basicsize__
_DIMENSIONS = _DATA + 16
_STRIDES = _DATA + 24


def image_of(compiled: CompileResult, let_go: bool) -> Image:
    """The image of a compiled kernel, which may let go of the interpreter's lock."""
    _, kind, (kernel, _) = compiled.library.serialize_using_object_code()
    if kind != "object":
        raise CannotLink(f"a library of kind {kind}")
    return linked((kernel, _object_code(_WayIn(compiled, let_go).module)), NAME)


def _object_code(module: ir.Module) -> bytes:
    target = llvm.Target.from_triple(llvm.get_process_triple())
    machine = target.create_target_machine(opt=2, reloc="static", codemodel="jitdefault", jit=True)
    parsed = llvm.parse_assembly(str(module))
    parsed.verify()
    code: bytes = machine.emit_object(parsed)
    return code


class _WayIn:
    """Writes one way in, as a function of the kind that Python calls METH_FASTCALL."""

    def __init__(self, compiled: CompileResult, let_go: bool) -> None:
        self._context: Any = compiled.target_context
        self._signature = compiled.signature
        if compiled.signature.return_type != types.int64:
            raise CannotLink(f"a kernel that returns {compiled.signature.return_type}")
        self.module = self._context.create_module(NAME)
        kind = ir.FunctionType(_POINTER, (_POINTER, _POINTER.as_pointer(), _WORD))
        self._function = ir.Function(self.module, kind, NAME)
        self._builder = ir.IRBuilder(self._function.append_basic_block())
        self._write(self._context.declare_function(self.module, compiled.fndesc), let_go)

    def _write(self, kernel: Any, let_go: bool) -> None:
        build, signature = self._builder, self._signature
        count = build.icmp_signed("!=", self._function.args[2], _WORD(len(signature.args)))
        self._refuse_if(count, "PyExc_TypeError", "the wrong number of arguments")
        given = [self._given(i, kind) for i, kind in enumerate(signature.args)]
        wrong = self._call("PyErr_Occurred", _POINTER)
        with build.if_then(build.icmp_unsigned("!=", wrong, _POINTER(None))):
            build.ret(_POINTER(None))
        thread = self._call("PyEval_SaveThread", _POINTER) if let_go else None
        status, answer = self._context.call_conv.call_function(
            build, kernel, signature.return_type, signature.args, given
        )
        if thread is not None:
            self._call("PyEval_RestoreThread", ir.VoidType(), thread)
        self._refuse_if(status.is_error, "PyExc_SystemError", "compiled rules have failed")
        build.ret(self._call("PyLong_FromLongLong", _POINTER, answer))

    def _given(self, place: int, kind: Any) -> Any:
        """An argument as the kernel takes it."""
        build = self._builder
        given = build.load(build.gep(self._function.args[1], [_WORD(place)]))
        if kind == types.int64:
            return self._call("PyLong_AsLongLong", _WORD, given)
        if not isinstance(kind, types.Array):
            raise CannotLink(f"a kernel that takes {kind}")
        return self._array(given, kind)

    def _array(self, given: Any, kind: Any) -> Any:
        build = self._builder
        expected = build.ptrtoint(self._outside(NDARRAY, _BYTE), _WORD)
        other = build.icmp_unsigned("!=", self._word(given, _TYPE), expected)
        self._refuse_if(other, "PyExc_TypeError", "an argument is not an array")
        array: Any = make_array(kind)(self._context, build)
        dimensions, strides = (
            build.inttoptr(self._word(given, at), _POINTER) for at in (_DIMENSIONS, _STRIDES)
        )
        populate_array(
            array,
            data=build.inttoptr(self._word(given, _DATA), array.data.type),
            shape=[self._word(dimensions, 8 * i) for i in range(kind.ndim)],
            strides=[self._word(strides, 8 * i) for i in range(kind.ndim)],
            itemsize=_WORD(kind.dtype.bitwidth // 8),
            meminfo=None,
        )
        return array._getvalue()

    def _word(self, pointer: Any, at: int) -> Any:
        """The number that lies so many bytes behind a pointer."""
        place = self._builder.gep(pointer, [_WORD(at)])
        return self._builder.load(self._builder.bitcast(place, _WORD.as_pointer()))

    def _refuse_if(self, condition: Any, error: str, text: str) -> None:
        build = self._builder
        with build.if_then(condition, likely=False):
            raised = build.load(self._outside(error, _POINTER))
            said = self._context.insert_const_string(self.module, text)
            self._call("PyErr_SetString", ir.VoidType(), raised, said)
            build.ret(_POINTER(None))

    def _outside(self, name: str, kind: Any) -> Any:
        """A variable of Python's, or a type."""
        if name in self.module.globals:
            return self.module.globals[name]
        return ir.GlobalVariable(self.module, kind, name)

    def _call(self, name: str, returns: Any, *arguments: Any) -> Any:
        """Call a function of Python's."""
        if name not in self.module.globals:
            kind = ir.FunctionType(returns, [argument.type for argument in arguments])
            ir.Function(self.module, kind, name)
        return self._builder.call(self.module.globals[name], arguments)
