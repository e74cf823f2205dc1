"""The command line: ``tidetable games``, ``tidetable play`` and so on. Commands are loaded only when they are called."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Any, NoReturn

import click

from tidetable import __version__
from tidetable.core.errors import TidetableError

# Each module holds its commands in a list COMMANDS.
COMMANDS = {
    "games": "tidetable.cli_play",
    "rules": "tidetable.cli_play",
    "play": "tidetable.cli_play",
    "replay": "tidetable.cli_play",
    "serve": "tidetable.cli_server",
    "verify": "tidetable.cli_server",
    "backup": "tidetable.cli_server",
    "restore": "tidetable.cli_server",
    "bots": "tidetable.cli_arena",
    "arena": "tidetable.cli_arena",
    "study": "tidetable.cli_arena",
    "check": "tidetable.cli_check",
    "golden": "tidetable.cli_check",
    "bench": "tidetable.cli_check",
    "warm": "tidetable.cli_check",
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
def tidetable() -> None:
    """Four water games with exact rules: play them, check them, study them."""


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


if __name__ == "__main__":
    main()
