"""docs/research.md: every example runs as it stands, copied from the page."""

import contextlib
import re
from pathlib import Path

import pytest

from tidetable.research import gpu

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
INTERFACES = (
    "tidetable.vector",
    "Single",
    "pyspiel.load_game",
    "set_resampler",
    "cfr",
    "pettingzoo",
    "gymnasium.make",
    "GpuVector",
)


def test_there_is_an_example_for_every_interface():
    text = "\n".join(EXAMPLES)
    assert [name for name in INTERFACES if name not in text] == []


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda text: text.splitlines()[1][:40])
def test_an_example_runs_as_it_stands(example):
    needs_gpu = "GpuVector" in example and gpu.why_not() is not None
    with pytest.raises(gpu.NoGpu) if needs_gpu else contextlib.nullcontext():
        exec(compile(example, PAGE.name, "exec"), {})  # noqa: S102 - the page's own
