"""The exponential on a GPU: numba takes ``np.exp`` of a number, numba-cuda takes only ``math.exp`` yet. The judges need it."""

import math
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np


@cache
def take_exponentials() -> None:
    """Let numba-cuda compile ``np.exp`` as ``math.exp``."""
    ufuncs: Any = import_module("numba.cuda.ufuncs")
    mathimpl: Any = import_module("numba.cuda.mathimpl")

    def exponential(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return mathimpl.get_unary_impl_for_fn_and_ty(math.exp, sig.args[0])(context, builder, sig, args)

    ufuncs.ufunc_db().setdefault(np.exp, {"f->f": exponential, "d->d": exponential})
