"""How a warp carries records between the GPU's memory and its own: instructions that numba has no names for.

From the ninth generation on a thread has its whole record copied by one instruction, without a hand of its own. Records that come
open a gate when all of them are there; those that go are waited for. Only imported where there is a GPU.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeVar

from numba import types

from tidetable.research.gpu.units import UNIT

F = TypeVar("F", bound="Callable[..., Any]")
ir: Any = import_module("llvmlite.ir")
intrinsic: Callable[[F], F] = import_module("numba.cuda.extending").intrinsic

LONG, SHORT = ir.IntType(64), ir.IntType(32)
FAR, NEAR = types.uint64, types.uint32  # addresses in the GPU's memory and in a block's shared memory


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

    return FAR(array, types.int64), generate


@intrinsic
def near_place(typing_context: Any, array: Any, index: Any) -> Any:  # noqa: ARG001 - numba's own form
    """Give the address of a word in a block's shared memory."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        words = context.make_array(signature.args[0])(context, builder, arguments[0]).data
        far = builder.ptrtoint(builder.gep(words, [arguments[1]]), LONG)
        text = "{ .reg .u64 near; cvta.to.shared.u64 near, $1; cvt.u32.u64 $0, near; }"
        return write(builder, text, [far], gives=SHORT, kinds="=r,l")

    return NEAR(array, types.int64), generate


def instructions(*kinds: Any, text: str) -> Any:
    """Make a function of so many addresses or numbers that does what is written; nothing in memory moves past it."""
    letters = "".join("l," if kind == FAR else "r," for kind in kinds) + "~{memory}"

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ARG001 - numba's own form
        write(builder, text, arguments, kinds=letters)
        return context.get_dummy_value()

    what = types.void(*kinds), generate
    forms = (lambda _: what, lambda _, one: what, lambda _, one, two: what, lambda _, one, two, three: what)  # noqa: ARG005
    return intrinsic(forms[len(kinds)])  # numba counts the names of the arguments


# What threads have written themselves is seen by the copies that follow, and the other way round
HAND_OVER = "fence.proxy.async;"
SET_GATE = f"mbarrier.init.shared::cta.b64 [$0], 1; {HAND_OVER} mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;"
THROUGH_GATE = "{ .reg .pred open; AGAIN: mbarrier.try_wait.parity.shared::cta.b64 open, [$0], 0; @!open bra AGAIN; }"


def carrying(record: int) -> dict[str, Any]:
    """Make the instructions for records of so many bytes."""
    bring = f"cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1], {record}, [$2];"
    send = f"{HAND_OVER} cp.async.bulk.global.shared::cta.bulk_group [$1], [$0], {record}; cp.async.bulk.commit_group;"
    gates = {  # a gate opens when so many bytes have come
        "set_gate": instructions(NEAR, types.uint32, text=SET_GATE),
        "through_gate": instructions(NEAR, text=THROUGH_GATE),
        "take_gate_away": instructions(NEAR, text="mbarrier.inval.shared::cta.b64 [$0];"),
    }
    records = {  # one that is sent may be written on when it has been read, and fetched by others when all are sent
        "hand_over": instructions(text=HAND_OVER),
        "bring": instructions(NEAR, FAR, NEAR, text=bring),
        "send": instructions(NEAR, FAR, text=f"{send} cp.async.bulk.wait_group.read 0;"),
        "all_sent": instructions(text=f"cp.async.bulk.wait_group 0; {HAND_OVER}"),
    }
    units = {  # for those that need no more
        "bring_unit": instructions(NEAR, FAR, text=f"cp.async.cg.shared.global [$0], [$1], {UNIT};"),
        "arrived": instructions(text="cp.async.wait_all;"),
    }
    return {"place": place, "near_place": near_place, **gates, **records, **units}
