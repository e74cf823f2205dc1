"""Write the site: ``python -m docs.site FOLDER``."""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

import pdoc.doc
import pdoc.render

from docs.site import guide, reference

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
LETTERS = {  # those of the screen, as it was built
    "fraunces.woff2": "fraunces-own-*.woff2",
    "inter.woff2": "inter-own-*.woff2",
}


def write_site(folder: Path) -> None:
    """Write guide, reference, search and all they need into a folder."""
    modules, pages = reference.modules(), guide.pages()
    pdoc.render.configure(docformat="markdown", template_directory=HERE / "templates")
    pdoc.render.env.globals.update(first=guide.FIRST, parts=reference.PARTS)
    for name, module in {**modules, **pages}.items():
        write(folder / f"{name.replace('.', '/')}.html", whole_page(module, modules))
    found = {name: guide.page(name, guide.in_search(module.docstring)) for name, module in pages.items()}
    write(folder / "search.js", pdoc.render.search_index({**modules, **found}))
    write(folder / "site.css", pdoc.render.env.get_template("site.css").render())
    copy_what_pages_show(folder)


def whole_page(module: pdoc.doc.Module, modules: dict[str, pdoc.doc.Module]) -> str:
    """Write a page, of the guide or of the reference; what is linked from it is the reference."""
    made = guide.with_links(pdoc.render.html_module(module, modules), "../" * module.modulename.count("."))
    return for_every_reader(made)


def for_every_reader(html: str) -> str:
    """Let what scrolls sideways be reached by the keyboard, and name the links that are only a sign."""
    html = re.sub(r"<(pre|table)>", r'<\1 tabindex="0">', html)
    return re.sub(r'<a class="headerlink" href="#([\w.]+)"', r'\g<0> aria-label="Link to \1"', html)


def write(path: Path, text: str) -> None:
    """Write a file, and the folders it lies in."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def copy_what_pages_show(folder: Path) -> None:
    """Copy pictures, programs and letters."""
    for path in (path for pattern in guide.BESIDE_THE_PAGES for path in guide.DOCS.glob(pattern)):
        copy(path, folder / path.relative_to(guide.DOCS))
    copy(ROOT / "web" / "public" / "icon.svg", folder / "icon.svg")
    for name, pattern in LETTERS.items():
        for path in (ROOT / "tidetable" / "server" / "static" / "assets").glob(pattern):
            copy(path, folder / name)


def copy(path: Path, to: Path) -> None:
    """Copy a file, and make the folders it will lie in."""
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, to)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("say where the site goes: python -m docs.site FOLDER")
    write_site(Path(sys.argv[1]))
