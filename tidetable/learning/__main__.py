"""``python -m tidetable.learning GAME``: teach a network to play; see docs/learning.md."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import torch

from tidetable.core.registry import game_ids
from tidetable.learning.settings import SMALL, settings
from tidetable.learning.training import Training


@click.command()
@click.argument("game", type=click.Choice(game_ids()))
@click.option("--minutes", default=9.0, help="How long to learn now.")
@click.option(
    "--whole", default=0.0, help="Minutes of the whole training, by which its settings change; without it, those of this call."
)
@click.option("--out", type=click.Path(path_type=Path), default=None, help="Where the checkpoint lies, from which it goes on.")
@click.option("--seed", default=1, help="The same settings and seed give the same training, as far as a GPU allows.")
@click.option("--small", is_flag=True, help="Small settings, for a CPU.")
@click.option("--set", "changes", multiple=True, help="NAME=NUMBER: another value of a setting (tidetable/learning/settings.py).")
def main(game: str, minutes: float, whole: float, out: Path | None, seed: int, small: bool, changes: tuple[str, ...]) -> None:  # noqa: FBT001 - click's way
    """Teach a network to play GAME by playing against itself."""
    device = "cuda" if torch.cuda.is_available() else "cpu"
    changed: dict[str, Any] = dict(SMALL) if small or device == "cpu" else {}
    for change in changes:
        name, _, number = change.partition("=")
        changed[name] = float(number) if "." in number else int(number)
    if device == "cpu":
        torch.set_num_threads(1)  # several would wait for each other over so little
    training = Training(settings(game, seed=seed, **changed), out or Path("learning") / game, device)
    training.run(60 * minutes, 60 * (whole or minutes), click.echo)


if __name__ == "__main__":
    main()
