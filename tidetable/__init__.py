"""Tidetable: four water games with exact rules, for people in the browser and for programs in Python."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tidetable.research.vector import Vector
    from tidetable.research.vector import Vector as vector  # noqa: N813 - called like a function

__version__ = "0.1.0"
__all__ = ["Vector", "__version__", "vector"]


def __getattr__(name: str) -> Any:
    """Load what needs the compiler only when somebody asks for it: ``tidetable.vector("rivero", 1024)``."""
    if name in ("vector", "Vector"):
        from tidetable.research.vector import Vector  # noqa: PLC0415 - see above

        return Vector
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
