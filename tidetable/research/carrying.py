"""How a warp carries records between the GPU's memory and its own: instructions that numba has no names for.

Records are carried by addresses in units of 16 bytes, each thread every 32nd unit of them, beginning with its own. Nobody waits for
a record that is asked for before all are (``arrived``). Only imported where there is a GPU.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeVar

from numba import types

if TYPE_CHECKING:
    from collections.abc import Callable

F = TypeVar("F", bound="Callable[..., Any]")
ir: Any = import_module("llvmlite.ir")
intrinsic: Callable[[F], F] = import_module("numba.cuda.extending").intrinsic

UNIT = 16  # bytes
WARP = 32  # threads of a warp
STEP = WARP * UNIT  # from a thread's unit to its next one
LONG, SHORT = ir.IntType(64), ir.IntType(32)


def write(builder: Any, text: str, arguments: Any, *, gives: Any = None, kinds: str = "") -> Any:
    """Write instructions of the GPU that are neither left out nor done twice."""
    form = ir.FunctionType(gives or ir.VoidType(), [argument.type for argument in arguments])
    return builder.call(ir.InlineAsm(form, text, kinds, side_effect=True), arguments)


@intrinsic
def place(typing_context: Any, array: Any, index: Any) -> Any:  # noqa: ARG001 - numba's own form
    """Give the address of a word in the GPU's memory."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        words = context.make_array(signature.args[0])(context, builder, arguments[0]).data
        return builder.ptrtoint(builder.gep(words, [arguments[1]]), LONG)

    return types.uint64(array, types.int64), generate


@intrinsic
def near_place(typing_context: Any, array: Any, index: Any) -> Any:  # noqa: ARG001 - numba's own form
    """Give the address of a word in a block's shared memory."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        words = context.make_array(signature.args[0])(context, builder, arguments[0]).data
        far = builder.ptrtoint(builder.gep(words, [arguments[1]]), LONG)
        text = "{ .reg .u64 near; cvta.to.shared.u64 near, $1; cvt.u32.u64 $0, near; }"
        return write(builder, text, [far], gives=SHORT, kinds="=r,l")

    return types.uint32(array, types.int64), generate


def carrier(text: str, first: Any, second: Any) -> Any:
    """Make a function of two addresses and the thread's place in its warp."""
    kinds = "".join("r," if kind == types.uint32 else "l," for kind in (first, second)) + "r"

    @intrinsic
    def carry(typing_context: Any, one: Any, other: Any, lane: Any) -> Any:  # noqa: ARG001 - numba's own form
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ARG001
            write(builder, text, arguments, kinds=kinds)
            return context.get_dummy_value()

        return types.void(first, second, types.uint32), generate

    return carry


def some(units: int) -> str:
    """Write which threads have a unit in the last turn, where there are fewer units than threads."""
    return f".reg .pred some; setp.lt.u32 some, $2, {units % WARP};" if units % WARP else ""


def turns(units: int) -> list[tuple[str, int]]:
    """Give for each of a thread's units of a record whether it may be missing, and how far it lies from the first."""
    return [("", STEP * turn) for turn in range(units // WARP)] + [("@some", STEP * (units // WARP))] * (units % WARP > 0)


def bringer(units: int) -> Any:
    """Make ``bring(to, source, lane)``: ask for one record of so many units."""
    asking = [f"{when} cp.async.cg.shared.global [$0+{on}], [$1+{on}], {UNIT};" for when, on in turns(units)]
    return carrier(f"{{ {some(units)} {' '.join(asking)} }}", types.uint32, types.uint64)


def unit_bringer() -> Any:
    """Make ``bring_unit(to, source, lane)``: ask for one unit."""
    return carrier(f"cp.async.cg.shared.global [$0], [$1], {UNIT};", types.uint32, types.uint64)


def sender(units: int) -> Any:
    """Make ``send(source, to, lane)``: put one record of so many units back."""
    names = ", ".join(f"a{on}, b{on}" for _, on in turns(units))
    reading = [f"{when} ld.shared.v2.u64 {{a{on}, b{on}}}, [$0+{on}];" for when, on in turns(units)]
    writing = [f"{when} st.global.v2.u64 [$1+{on}], {{a{on}, b{on}}};" for when, on in turns(units)]
    return carrier(f"{{ .reg .u64 {names}; {some(units)} {' '.join(reading + writing)} }}", types.uint32, types.uint64)


@intrinsic
def arrived(typing_context: Any) -> Any:  # noqa: ARG001 - numba's own form
    """Wait until all that this thread has asked for is there."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ARG001
        write(builder, "cp.async.wait_all;", [], kinds="~{memory}")
        return context.get_dummy_value()

    return types.void(), generate
