"""From bound functions to WebAssembly code: numba's typing and lowering, LLVM's optimiser, nothing of this machine.

Numba is made to leave its code as it lowers it (``SWITCHES``); only then is it retargeted to 32-bit WebAssembly and optimised, so
that neither the builder's processor nor the width of its addresses plays any part. Everything numba adds for Python (wrappers,
exceptions as pickles, the addresses of objects) is unreachable from the exports and falls away; should any of it be left, the
build fails.
"""

from __future__ import annotations

import math
import re
import warnings
from typing import TYPE_CHECKING, Any

import llvmlite.binding as llvm
import numpy as np
from numba import float64, from_dtype, int64, typeof, types
from numba.core.errors import NumbaWarning
from numba.core.types.misc import unliteral

from tidetable.wasm.exports import EXPONENTIAL, Export, Leaf, Number, Place, Real, Table

if TYPE_CHECKING:
    from collections.abc import Iterable

SWITCHES = {"NUMBA_OPT": "0", "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "PYTHONHASHSEED": "0"}
TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+bulk-memory-opt,+sign-ext,+nontrapping-fptoint,+mutable-globals"  # what every browser of today has
SQUARE_ROOT = "llvm.sqrt.f64"
OF_PYTHON = ("numba.", "_ZN08NumbaEnv", ".const.pickle", "Py", "NRT_")  # globals and functions that must not be left


class NotBuilt(RuntimeError):
    """A game's rules cannot be built."""


def object_of(exports: Iterable[Export]) -> bytes:
    """Compile the exports into one relocatable object."""
    compiled = [(export, compile_for(export)) for export in [*exports, EXPONENTIAL]]
    doors = [door(export, made) for export, made in compiled]
    linked = llvm.parse_assembly(text_of(doors))
    for _, made in compiled:
        linked.link_in(made.library._get_module_for_linking(), preserve=True)  # noqa: SLF001 - numba has no other door
    machine = target_machine()
    module = retargeted(str(linked), machine)
    keep_only(module, {made.name for made in doors} - {EXPONENTIAL.name})
    optimise(module, machine)
    check_nothing_is_left(module)
    return machine.emit_object(module)  # type: ignore[no-any-return]


def compile_for(export: Export) -> Any:
    """Have numba type and lower a function for the arguments of its export."""
    signature = tuple(numba_type(argument) for argument in export.arguments.values())
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", NumbaWarning)  # that unoptimised code is not cached
        export.function.compile(signature)  # type: ignore[attr-defined]
    return export.function.overloads[signature]  # type: ignore[attr-defined]


def numba_type(argument: Any) -> Any:
    """Give numba's type of an argument."""
    if isinstance(argument, Place):
        element = from_dtype(argument.of)
        return element if argument.one else types.Array(element, 2 if argument.count is None else 1, "C")
    if isinstance(argument, Real):
        return float64
    if isinstance(argument, Table):
        return typeof(argument.kind)
    value = getattr(argument, "value", None)
    return types.Array(from_dtype(value.dtype), value.ndim, "C") if isinstance(value, np.ndarray) else int64


# LLVM


def target_machine() -> Any:
    """Describe the machine that every browser has."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(opt=3, features=FEATURES, reloc="static", codemodel="default")


def retargeted(text: str, machine: Any) -> Any:
    """Read LLVM's text as code for *machine*, without what is kept for raising errors in Python: it names files of this machine."""
    head = f'target triple = "{TRIPLE}"\ntarget datalayout = "{machine.target_data}"\n'
    text = re.sub(r"^target (triple|datalayout) = .*$", "", text, flags=re.MULTILINE)
    text = re.sub(r"^ *store ptr @\.const\.picklebuf\S*, ptr .*$", "", text, flags=re.MULTILINE)
    module = llvm.parse_assembly(head + with_own_mathematics(text))
    module.verify()
    return module


def with_own_mathematics(text: str) -> str:
    """Have roots taken by WebAssembly's own instruction, and powers of e by ours."""
    for name, ours in {"exp": EXPONENTIAL.name, "llvm.exp.f64": EXPONENTIAL.name, "sqrt": SQUARE_ROOT}.items():
        text = re.sub(rf"^declare double @{re.escape(name)}\(.*$", "", text, flags=re.MULTILINE)
        text = text.replace(f"@{name}(", f"@{ours}(")
    is_declared = re.search(rf"^declare double @{re.escape(SQUARE_ROOT)}\(", text, re.MULTILINE)
    return text if is_declared else f"{text}\ndeclare double @{SQUARE_ROOT}(double)\n"


def keep_only(module: Any, names: set[str]) -> None:
    """Make everything internal but the exports, so that what they do not reach falls away."""
    for value in [*module.functions, *module.global_variables]:
        if not value.is_declaration:
            value.linkage = "external" if value.name in names else "internal"


def optimise(module: Any, machine: Any) -> None:
    """Optimise for speed; loops over a handful of cells gain nothing from vectors."""
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)


def check_nothing_is_left(module: Any) -> None:
    """See that the module needs nothing from outside, and holds nothing of Python's."""
    outside = [value.name for value in module.functions if value.is_declaration and not value.name.startswith("llvm.")]
    left = [value.name for value in [*module.functions, *module.global_variables] if value.name.startswith(OF_PYTHON)]
    if outside or left:
        raise NotBuilt(f"the module would need {', '.join(sorted({*outside, *left})[:5])}")


# Doors: exported functions with plain arguments, which call numba's with its own


class Door:
    """An exported function in LLVM's text: it spreads plain arguments out as numba passes them, and traps where a rule raised."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.parameters: list[str] = []
        self.passed: list[str] = []
        self.lines: list[str] = []
        self.declares: list[str] = []
        self.text = ""

    def take(self, name: str, argument: Any, number: int) -> None:
        """Pass one argument on."""
        if isinstance(argument, Number):
            self.parameters.append(f"i32 %{name}")
            self.lines.append(f"%wide.{name} = sext i32 %{name} to i64")
            self.passed.append(f"i64 %wide.{name}")
        elif isinstance(argument, Real):
            self.parameters.append(f"double %{name}")
            self.passed.append(f"double %{name}")
        elif isinstance(argument, Place):
            self.parameters.append(f"ptr %{name}")
            self._take_place(name, argument)
        elif isinstance(argument, Table):
            self.parameters.append(f"ptr %{name}")
            for called, leaf in argument.leaves.items():
                self._take_leaf(f"{name}.{called}", leaf, name)
        elif isinstance(argument.value, np.ndarray):
            self._take_constant(f"@constant.{self.name}.{number}", argument.value)
        else:
            self.passed.append(f"i64 {argument.value}")

    def _take_place(self, name: str, place: Place) -> None:
        size = place.of.itemsize
        if place.one:
            self.passed.append(f"ptr %{name}")
        elif place.count is None:
            self.parameters.append("i32 %count")
            self.lines += ["%rows = sext i32 %count to i64", f"%items = mul i64 %rows, {place.columns}"]
            self._pass_array(f"%{name}", "%items", size, ["%rows", str(place.columns)])
        elif place.maybe:
            self.lines += [
                f"%no.{name} = icmp eq ptr %{name}, null",
                f"%size.{name} = select i1 %no.{name}, i64 0, i64 {place.count}",
            ]
            self._pass_array(f"%{name}", f"%size.{name}", size, [f"%size.{name}"])
        else:
            self._pass_array(f"%{name}", str(place.count), size, [str(place.count)])

    def _take_leaf(self, name: str, leaf: Leaf, table: str) -> None:
        if leaf.constant is not None:
            self._take_constant(f"@constant.{self.name}.{name}", leaf.constant)
            return
        self.lines.append(f"%{name} = getelementptr i8, ptr %{table}, i32 {leaf.at}")
        items = math.prod(leaf.shape)
        self._pass_array(f"%{name}", str(items), leaf.of.itemsize, [str(length) for length in leaf.shape])

    def _take_constant(self, name: str, value: np.ndarray[Any, Any]) -> None:
        data = "".join(f"\\{byte:02X}" for byte in np.ascontiguousarray(value).tobytes())
        self.declares.append(f'{name} = internal constant [{value.nbytes} x i8] c"{data}", align 8')
        self._pass_array(name, str(value.size), value.itemsize, [str(length) for length in value.shape])

    def _pass_array(self, data: str, items: str, size: int, shape: list[str]) -> None:
        """Pass an array as numba does: owner and parent (none), items, their size, the data, the shape, the strides."""
        strides = [size * int(shape[1]), size] if len(shape) == 2 else [size]
        self.passed += ["ptr null", "ptr null", f"i64 {items}", f"i64 {size}", f"ptr {data}"]
        self.passed += [f"i64 {length}" for length in shape] + [f"i64 {stride}" for stride in strides]

    def close(self, symbol: str, returns: Any) -> None:
        """Write the function: call, trap if something was raised, give the result."""
        kind, result, convert = RETURNS[kind_of(returns)]
        passed = ", ".join(["ptr %result", "ptr %raised", *self.passed])
        callee = re.sub(r" %[\w.]+| @[\w.]+| -?\d+| null", "", passed)
        self.declares.append(f'declare i32 @"{symbol}"({callee})')
        body = [
            f"%result = alloca {kind}", "%raised = alloca ptr", *self.lines, f'%status = call i32 @"{symbol}"({passed})',
            "%failed = icmp ne i32 %status, 0", "br i1 %failed, label %trap, label %done",
            "trap:", "call void @llvm.trap()", "unreachable",
            "done:", f"%found = load {kind}, ptr %result", *convert,
        ]  # fmt: skip
        self.declares.append("declare void @llvm.trap()")
        self.text = f"define {result} @{self.name}({', '.join(self.parameters)}) {{\n" + "\n".join(body) + "\n}\n"


RETURNS = {  # numba's type: how it lies in memory, what the export returns, and how the one becomes the other
    "none": ("ptr", "void", ["ret void"]),
    "bool": ("i8", "i32", ["%given = zext i8 %found to i32", "ret i32 %given"]),
    "int64": ("i64", "i32", ["%given = trunc i64 %found to i32", "ret i32 %given"]),
    "float64": ("double", "double", ["ret double %found"]),
}


def returned(compiled: Any) -> str:
    """Say what an export gives back: ``i32``, ``f64`` or nothing."""
    _, result, _ = RETURNS[kind_of(compiled.signature.return_type)]
    return {"void": "", "double": "f64"}.get(result, result)


def kind_of(returns: Any) -> str:
    """Name the type that a function returns; a row of a table is its number, and what is always so is so or not."""
    plain = unliteral(returns)
    return str(getattr(plain, "dtype", plain))


def door(export: Export, compiled: Any) -> Door:
    """Make the door to a compiled function."""
    made = Door(export.name)
    for number, (name, argument) in enumerate(export.arguments.items()):
        made.take(name, argument, number)
    made.close(compiled.fndesc.llvm_func_name, compiled.signature.return_type)
    return made


def text_of(doors: list[Door]) -> str:
    """Write doors as one module of LLVM's text."""
    declares = dict.fromkeys(line for made in doors for line in made.declares)
    return "\n".join([*declares, *(made.text for made in doors)])
