"""The command line: ``tidetable games``, ``tidetable play`` and so on. Commands are loaded only when they are called."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

import click

from tidetable import __version__
from tidetable.core.errors import TidetableError
from tidetable.core.registry import NAMED

# Each module holds its commands in a list COMMANDS.
COMMANDS = {
    "games": "tidetable.cli.play",
    "rules": "tidetable.cli.play",
    "rulebook": "tidetable.cli.rulebook",
    "play": "tidetable.cli.play",
    "replay": "tidetable.cli.play",
    "serve": "tidetable.cli.server",
    "work": "tidetable.cli.server",
    "doctor": "tidetable.cli.server",
    "verify": "tidetable.cli.server",
    "backup": "tidetable.cli.server",
    "restore": "tidetable.cli.server",
    "ratings": "tidetable.cli.server",
    "bots": "tidetable.cli.arena",
    "arena": "tidetable.cli.arena",
    "study": "tidetable.cli.arena",
    "analyse": "tidetable.cli.coach",
    "hint": "tidetable.cli.coach",
    "lessons": "tidetable.cli.lessons",
    "puzzles": "tidetable.cli.puzzles",
    "daily": "tidetable.cli.puzzles",
    "check": "tidetable.cli.check",
    "golden": "tidetable.cli.check",
    "bench": "tidetable.cli.check",
    "warm": "tidetable.cli.check",
    "build": "tidetable.cli.build",
    "new-game": "tidetable.cli.new_game",
}
USAGE_ERROR = 2


class Commands(click.Group):
    """A group whose commands are imported when they are asked for, so that listing the games stays quick."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """List the commands in the order a newcomer needs them."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002 - click's signature
        """Load a command."""
        if cmd_name not in COMMANDS:
            return None
        commands: list[click.Command] = import_module(COMMANDS[cmd_name]).COMMANDS
        return next(command for command in commands if command.name == cmd_name)

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[Any, Any, list[str]]:
        """Say which commands there are when one is misspelt."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            raise click.UsageError(f"there is no command {args[0]!r}; there are {', '.join(COMMANDS)}")
        return super().resolve_command(ctx, args)


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="tidetable", message="%(prog)s %(version)s")
@click.option("--game", "packages", multiple=True, metavar="PACKAGE", help="A game of your own: its package, or the folder of it.")
def tidetable(packages: tuple[str, ...]) -> None:
    """Four water games with exact rules: play them, check them, study them."""
    named = [os.environ.get(NAMED, ""), *map(name_of_package, packages), *games_here()]
    os.environ[NAMED] = ",".join(filter(None, named))  # the processes of bots and workers find them there


def name_of_package(package: str) -> str:
    """Give a package as other processes find it: the folder of one, absolutely; else its name."""
    return str(Path(package).resolve()) if Path(package).is_dir() else package


def games_here() -> list[str]:
    """Give the packages of games that lie in the current folder: whoever works on one need not install it."""
    return [str(path.parent.resolve()) for path in sorted(Path().glob("*/card.py")) if path.with_name("game.py").exists()]


def complain(text: str) -> NoReturn:
    """End with one helpful line."""
    click.echo(f"tidetable: {' '.join(text.split())}", err=True)
    sys.exit(USAGE_ERROR)


def main() -> NoReturn:
    """Run the command line; whatever a person can put right is told in one line."""
    try:
        sys.exit(tidetable.main(standalone_mode=False) or 0)
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
        sys.exit(0)
    except click.UsageError as error:
        where = f" (see: {error.ctx.command_path} --help)" if error.ctx else ""
        complain(error.format_message() + where)
    except click.ClickException as error:
        complain(error.format_message())
    except TidetableError as error:
        complain(str(error))
    except (click.Abort, KeyboardInterrupt):
        click.echo()
        sys.exit(130)
    except BrokenPipeError:  # the reader of a pipe has gone: nothing more to say
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
