"""The numbers of the coach, said once: Python reads them here, the page reads the same file (web/src/coach)."""

import json
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Method:
    """How thoroughly the coach looks, and from which size on it speaks."""

    thorough: float  # of the passes of the strongest level ...
    most_passes: int  # ... but no more: a whole game should be looked at within seconds
    waiting: float  # the share of them for the chance of a seat that only waits
    again: list[tuple[int, float]]  # what may have lost so much is looked at again, with so many times the passes
    names: dict[str, float]  # chance lost from which a decision has a name, the largest first
    halves: float  # chance lost that halves the accuracy of a decision
    close: float  # standard errors within which two actions are called equally good
    turn_least: float  # chance that a turning point must move ...
    turns_most: int  # ... and how many are told


METHOD = Method(**json.loads((Path(__file__).parent / "method.json").read_text("utf-8")))
