"""``tidetable build``: the rules as WebAssembly, one module a game, with the description that a client needs."""

from __future__ import annotations

import json
from pathlib import Path

import click

from tidetable.core.registry import entry, game_ids


@click.command()
@click.argument("games", nargs=-1)
@click.option(
    "--out", type=click.Path(file_okay=False, path_type=Path), help="The folder to write to; by default the package's own."
)
@click.option(
    "--types", type=click.Path(file_okay=False, path_type=Path), help="Write typed access for TypeScript to this folder too."
)
def build(games: tuple[str, ...], out: Path | None, types: Path | None) -> None:
    """Make <game>.wasm and <game>.json of GAMES, or of all: the same rules for browsers, the same bytes on every machine.

    Where the rules version has changed, what was built of the old one is kept as <game>-<version>: matches go on under it.
    """
    from tidetable.wasm.builder import build_all  # noqa: PLC0415 - loads the compiler
    from tidetable.wasm.module import MODULES  # noqa: PLC0415 - the same
    from tidetable.wasm.typescript import write_types  # noqa: PLC0415 - the same
    from tidetable.wasm.versions import folder_of, keep  # noqa: PLC0415 - the same

    for game in games:
        entry(game)  # a misspelt name is told before anything is built
    wanted = games or [game for game in game_ids() if out or entry(game).is_ours]
    for game in wanted:
        kept = keep(game) if out is None else None
        if kept is not None:
            click.echo(f"{kept.name} and {kept.with_suffix('.json').name} are kept: matches under these rules go on")
    for folder in dict.fromkeys(out or folder_of(game) for game in wanted):
        for built in build_all([game for game in wanted if folder == (out or folder_of(game))], folder):
            click.echo(str(built))
    if types:
        descriptions = [json.loads(((out or MODULES) / f"{game}.json").read_bytes()) for game in wanted]
        click.echo(", ".join(path.name for path in write_types(descriptions, types)))


COMMANDS = [build]
