"""Every example of README.md and docs/ runs as it stands, copied from the page."""

import contextlib
import re
from pathlib import Path

import pytest

from tidetable.research import gpu

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
EXAMPLES = [(page.name, text) for page in PAGES for text in re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL)]
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


def test_there_is_an_example_for_every_interface_of_researchers():
    text = "\n".join(text for page, text in EXAMPLES if page == "research.md")
    assert [name for name in INTERFACES if name not in text] == []


@pytest.mark.parametrize(("page", "example"), EXAMPLES, ids=lambda text: text.strip().splitlines()[-1][:40])
def test_an_example_runs_as_it_stands(page, example):
    needs_gpu = "GpuVector" in example and gpu.why_not() is not None
    with pytest.raises(gpu.NoGpu) if needs_gpu else contextlib.nullcontext():
        exec(compile(example, page, "exec"), {})  # noqa: S102 - the page's own
