"""Every example of README.md and docs/ runs as it stands, copied from the page, and answers what the page says."""

import contextlib
import doctest
import re
from pathlib import Path

import pytest

from tidetable.research import gpu

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
EXAMPLES = [(page.name, text) for page in PAGES for text in re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL)]
TYPED = [page for page in PAGES if "```pycon\n" in page.read_text("utf-8")]
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


def session(page: Path) -> str:
    """Give what is typed on a page, from top to bottom; an empty line in a block is one of an answer."""
    blocks = re.findall(r"^```pycon\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return "\n".join(re.sub(r"^$\n", "<BLANKLINE>\n", block, flags=re.MULTILINE) for block in blocks)


@pytest.mark.parametrize("page", TYPED, ids=lambda page: page.name)
def test_what_is_typed_on_a_page_is_answered_as_it_says(page):
    typed = doctest.DocTestParser().get_doctest(session(page), {}, page.name, str(page), 0)
    said: list[str] = []
    found = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE).run(typed, out=said.append)
    assert found.attempted > 0
    assert found.failed == 0, "".join(said)


def test_the_tutorial_is_typed_along():
    assert ROOT / "docs" / "tutorial.md" in TYPED
