"""The guide: the pages of docs/, each given to pdoc as a module that is nothing but its docstring."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pdoc.doc

DOCS = Path(__file__).parents[1]
START = "index"  # docs/README.md, the start page
FIRST = {  # the pages one begins with, as the navigation names them
    START: "Start",
    "tutorial": "Tutorial",
    "for-researchers": "For researchers",
    "for-bot-authors": "For bot authors",
    "your-own-game": "For game designers",
}
BESIDE_THE_PAGES = ("*.svg", "sample_bot.py", "screens/*.webp", "strength/*.svg")  # what pages show and link to


def pages() -> dict[str, pdoc.doc.Module]:
    """Read every page, by the name of its place in the site."""
    return {name: page(name, path.read_text("utf-8")) for name, path in places().items()}


def places() -> dict[str, Path]:
    """Say where each page comes from; a dot stands for a folder, as in the names of modules."""
    found = {path.relative_to(DOCS).with_suffix("").as_posix().replace("/", "."): path for path in sorted(DOCS.rglob("*.md"))}
    found[START] = found.pop("README")
    return found


def page(name: str, text: str) -> pdoc.doc.Module:
    """Make a page of Markdown."""
    return pdoc.doc.Module(ModuleType(name, for_the_site(text)))


def for_the_site(text: str) -> str:
    """Write a page for the site: blocks of code are named by their language alone, and links lead to what is there."""
    text = re.sub(r"^(```\w+) .*$", r"\1", text, flags=re.MULTILINE)
    text = re.sub(r"\[([^\]]+)\]\(\.\./[^)]*\)", r"\1", text)  # out of docs/: the site does not have it
    text = text.replace("(README.md", f"({START}.md")
    return re.sub(r"(\]\((?!\w+:)[^)#]*)\.md\b", r"\1.html", text)


def in_search(text: str) -> str:
    """Write a page for the results of a search, which are shown on other pages: no pictures, and no links of its own."""
    return re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", text)


def with_links(html: str, root: str) -> str:
    """Make the names of pages in sentences (docs/bots.md) into links; *root* leads to the top of the site."""
    known = places()

    def linked(found: re.Match[str]) -> str:
        name = (found["page"] or "").replace("/", ".")
        return f'<a href="{root}{found["page"]}.html">{found[0]}</a>' if name in known else found[0]

    html = re.sub(r'<span class="k">match</span>(?=<span class="o">\.|\n)', "match", html)  # a name here, not the statement
    return re.sub(r"<a\b.*?</a>|<[^>]*>|\bdocs/(?P<page>[\w/-]+)\.md\b", linked, html, flags=re.DOTALL)
