"""``tidetable new-game NAME FOLDER``: the template game under another name, as the beginning of a game of your own."""

from __future__ import annotations

import keyword
import re
from importlib.util import find_spec
from pathlib import Path

import click

from tidetable.core.errors import BadSetup
from tidetable.core.registry import OURS, game_ids

TEMPLATE = OURS / "template"
TEMPLATE_NAME = "pearl_divers"
LEFT_OUT = {"__pycache__", ".pytest_cache", ".ruff_cache"}


@click.command("new-game")
@click.argument("name")
@click.argument("folder", type=click.Path(path_type=Path))
def new_game(name: str, folder: Path) -> None:
    """Write a small complete game called NAME into a new FOLDER, to be made into your own (docs/your-own-game.md)."""
    check_name(name)
    if folder.exists():
        raise BadSetup(f"{folder} exists already; name a folder that does not")
    write_game(name, folder)
    click.echo(f"{title_of(name)} is in {folder}. Go on with:")
    click.echo(f"  cd {folder}\n  tidetable check {name}\n  tidetable play {name}")


def check_name(name: str) -> None:
    """Refuse a name that cannot be a game's and a package's."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) or keyword.iskeyword(name):
        raise BadSetup(
            f"{name!r} cannot be the name of a game: write small letters, digits and single underscores, like reed_boats"
        )
    if name in game_ids():
        raise BadSetup(f"there is a game {name} already; choose another name")
    if find_spec(name) is not None:
        raise BadSetup(f"Python has a package {name} already; choose another name")


def title_of(name: str) -> str:
    """Give the name as people read it.

    >>> title_of("reed_boats")
    'Reed Boats'
    """
    return name.replace("_", " ").title()


def renamed(text: str, name: str) -> str:
    """Put a game's name in the place of the template's, as programs, packages and people write it."""
    forms = {TEMPLATE_NAME: name, TEMPLATE_NAME.replace("_", "-"): name.replace("_", "-"), title_of(TEMPLATE_NAME): title_of(name)}
    for old, new in forms.items():
        text = text.replace(old, new)
    return text


def write_game(name: str, folder: Path) -> None:
    """Write the template's files, renamed."""
    try:
        for path in sorted(TEMPLATE.rglob("*")):
            if path.is_file() and not LEFT_OUT & set(path.parts):
                place = folder / renamed(str(path.relative_to(TEMPLATE)), name)
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_text(renamed(path.read_text("utf-8"), name), "utf-8")
    except OSError as fault:
        raise BadSetup(f"the game cannot be written to {folder}: {fault.strerror}") from fault


COMMANDS = [new_game]
