"""Named whole numbers as indices on a GPU: numba takes ``planes[Plane.SEAT]``, numba-cuda does not yet."""

from functools import cache
from importlib import import_module
from typing import Any


@cache
def take_names_as_indices() -> None:
    """Let numba-cuda type a name of an enumeration, where it indexes an array, as the number it stands for."""
    typing: Any = import_module("numba.cuda.typing.arraydecl")
    types: Any = import_module("numba.cuda.types")
    plainly = typing.get_array_index_type

    def as_number(index: Any) -> Any:
        return types.intp if type(index).__name__ == "IntEnumMember" else index

    def get_array_index_type(array: Any, index: Any) -> Any:
        several = isinstance(index, types.BaseTuple)
        return plainly(array, types.BaseTuple.from_types([as_number(each) for each in index]) if several else as_number(index))

    typing.get_array_index_type = get_array_index_type
