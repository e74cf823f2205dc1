"""Commands around the table server: ``serve``, ``work``, ``backup``, ``restore``, ``ratings``, ``verify``."""

from __future__ import annotations

import json
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

import click

from tidetable.core.errors import BadSetup, BrokenRecord

if TYPE_CHECKING:
    from collections.abc import Callable


def needs_server() -> None:
    """Say what to install, where the table server is not: rules, bots and terminal do without it."""
    if find_spec("litestar") is None:
        raise BadSetup("the table server is not installed here; install it with: pip install 'tidetable[table]'")


DATA = click.option(
    "--data", type=click.Path(path_type=Path, file_okay=False), default=Path("data"), show_default=True, envvar="TIDETABLE_DATA",
    help="The data folder.",
)  # fmt: skip
DATABASE = click.option(
    "--database", metavar="URL", envvar="TIDETABLE_DATABASE",
    help="A database other than SQLite in the data folder: postgresql://user@host/name.",
)  # fmt: skip

REDIS = click.option("--redis", metavar="URL", envvar="TIDETABLE_REDIS", help="Redis or Valkey, for several server processes.")
PUBLIC_URL = click.option(
    "--public-url", metavar="URL", envvar="TIDETABLE_PUBLIC_URL", help="The server as people reach it, for links and QR codes."
)
TRUST_PROXY = click.option(
    "--trust-proxy", metavar="ADDRESSES", envvar="TIDETABLE_TRUST_PROXY",
    help="Believe the X-Forwarded headers of these proxies: 127.0.0.1,10.0.0.0/8.",
)  # fmt: skip


def keeping(command: Callable[..., None]) -> Callable[..., None]:
    """Add what says how long things are kept, and how many days people have off."""
    for name, days, text in (
        ("holidays", 28.0, "Days a year that an account may have off from games by letter; 0: none."),
        ("forget-guests", 365.0, "Days until a guest who was at no table is forgotten."),
        ("archive-after", 1.0, "Days after its end until a match is packed."),
        ("keep-records", 30.0, "Days an uploaded record is kept after somebody last opened it."),
    ):
        variable = f"TIDETABLE_{name.upper().replace('-', '_')}"
        kind = click.FloatRange(0, 365) if name == "holidays" else click.FloatRange(0.001, 36_500)
        command = click.option(f"--{name}", type=kind, default=days, show_default=True, envvar=variable, help=text)(command)
    return command


def telling(command: Callable[..., None]) -> Callable[..., None]:
    """Add the ways by which people are told of things (docs/hosting.md)."""
    for name, default, text in (
        ("calendar", True, "Whether deadlines can be had as a calendar."),
        ("webhooks", True, "Whether people may have news posted to an address of their own."),
        ("push", True, "Whether browsers may be pushed."),
    ):
        both = f"--{name}/--no-{name}"
        command = click.option(both, default=default, envvar=f"TIDETABLE_{name.upper()}", help=text)(command)
    for name, shown, text in (
        ("webhook-networks", "NETWORKS", "Networks of your own into which news may be posted: 10.0.0.0/8."),
        ("mail-from", "ADDRESS", "Whom letters are from."),
        ("smtp", "URL", "Your mail server, for e-mail: smtps://user:password@host."),
    ):
        variable = f"TIDETABLE_{name.upper().replace('-', '_')}"
        command = click.option(f"--{name}", metavar=shown, envvar=variable, help=text)(command)
    return command


def told_settings(chosen: dict[str, Any], public_url: str | None) -> dict[str, Any]:
    """Turn what was chosen about telling into settings; what is wrong is said before anything is opened."""
    from tidetable.server.http.proxies import read_networks  # noqa: PLC0415 - needs what only the server needs

    networks = tuple(filter(None, (chosen.pop("webhook_networks") or "").split(",")))
    read_networks(networks)
    smtp = chosen["smtp"]
    if smtp and not smtp.startswith(("smtp://", "smtps://", "smtp+starttls://")):
        raise BadSetup("--smtp is an address like smtps://user:password@host, smtp+starttls:// or smtp://")
    if smtp and not chosen["mail_from"]:
        raise BadSetup("--smtp needs --mail-from: whom letters are from")
    if smtp and not public_url:
        raise BadSetup("--smtp needs --public-url: letters hold links")
    return {**chosen, "outgoing": networks}


BOTS = click.option("--bots", type=click.IntRange(1, 64), envvar="TIDETABLE_BOTS", help="Processes for bots.  [default: cores - 1]")
SPEED = click.option(
    "--speed", type=click.FloatRange(0.1, 1e6), default=1.0, help="How fast the server's clock runs (to try out correspondence)."
)
WARM = click.option("--warm/--no-warm", default=True, help="Make all games ready at the start, or each when it is asked for.")
LOG_LEVEL = click.option("--log-level", type=click.Choice(["debug", "info", "warning", "error"]), default="info", show_default=True)


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, envvar="TIDETABLE_HOST", help="The address to listen at.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, envvar="TIDETABLE_PORT", help="0: any free one."
)
@DATA
@DATABASE
@REDIS
@PUBLIC_URL
@TRUST_PROXY
@keeping
@telling
@BOTS
@click.option("--work/--no-work", default=True, help="Do the jobs of tables (bots, clocks) too, or leave them to workers.")
@click.option("--admin", "admins", multiple=True, metavar="LOGIN", envvar="TIDETABLE_ADMIN", help="An account that sees /admin.")
@click.option("--accounts/--no-accounts", default=True, envvar="TIDETABLE_ACCOUNTS", help="Whether new accounts can be made.")
@click.option("--ratings/--no-ratings", default=True, envvar="TIDETABLE_RATINGS", help="Whether matches can be rated.")
@click.option("--chat/--no-chat", default=True, envvar="TIDETABLE_CHAT", help="Whether people can talk at tables.")
@click.option(
    "--seeks/--no-seeks", default=True, envvar="TIDETABLE_SEEKS", help="Whether people can look for somebody to play with."
)
@click.option(
    "--tournaments",
    type=click.Choice(["members", "hosts", "off"]),
    default="members",
    show_default=True,
    envvar="TIDETABLE_TOURNAMENTS",
    help="Who may make tournaments: whoever has an account, the host, nobody.",
)
@SPEED
@WARM
@click.option("--open/--no-open", "browse", default=False, help="Open the table in the browser of this machine.")
@LOG_LEVEL
def serve(
    host: str, port: int, data: Path, database: str | None, redis: str | None, public_url: str | None, *,
    trust_proxy: str | None, bots: int | None, work: bool, admins: tuple[str, ...], accounts: bool, ratings: bool, chat: bool,
    seeks: bool, speed: float, warm: bool, browse: bool, log_level: str, **kept: Any,
) -> None:  # fmt: skip
    """Serve tables: play in the browser with friends and bots."""
    needs_server()
    import msgspec  # noqa: PLC0415
    import uvloop  # noqa: PLC0415 - other commands need neither

    from tidetable.server.footing import check_addresses, check_place, plainly  # noqa: PLC0415
    from tidetable.server.http.proxies import read_networks  # noqa: PLC0415
    from tidetable.server.http.server import make_server  # noqa: PLC0415
    from tidetable.server.settings import Settings  # noqa: PLC0415

    proxies = tuple(trust_proxy.split(",")) if trust_proxy else ()
    read_networks(proxies)  # says what is wrong before anything is opened
    settings = Settings(
        host=host,
        port=port,
        data=data,
        database=database,
        redis=redis,
        public_url=public_url,
        trust_proxy=proxies,
        work=work,
        accounts=accounts,
        ratings=ratings,
        chat=chat,
        seeks=seeks,
        admins=tuple(login.lower() for login in admins),
        speed=speed,
        warm=warm,
    )
    settings = msgspec.structs.replace(settings, **told_settings(kept, public_url), **({"thinkers": bots} if bots else {}))
    check_addresses(settings)
    check_place(settings)
    with plainly(settings):
        server = make_server(settings, level=log_level)
        server.opened = lambda address: _say_where(address, browse=browse)
        try:
            uvloop.run(server.serve())
        except SystemExit:  # uvicorn's way to say that it did not begin
            raise server.app.fault or SystemExit(1) from None
    sys.exit(0 if server.started else 1)


@click.command()
@DATABASE
@REDIS
@PUBLIC_URL
@keeping
@telling
@BOTS
@SPEED
@WARM
@LOG_LEVEL
def work(
    database: str | None, redis: str | None, public_url: str | None, *, bots: int | None, speed: float, warm: bool,
    log_level: str, **kept: Any,
) -> None:  # fmt: skip
    """Do the jobs of tables that others serve: bots, clocks, housekeeping. On this machine or another, as many as you like."""
    needs_server()
    import msgspec  # noqa: PLC0415
    import uvloop  # noqa: PLC0415 - other commands need neither

    from tidetable.server.footing import check_addresses, plainly  # noqa: PLC0415
    from tidetable.server.logs import set_up_logs  # noqa: PLC0415
    from tidetable.server.settings import Settings  # noqa: PLC0415
    from tidetable.server.workplace import Workplace  # noqa: PLC0415

    settings = msgspec.structs.replace(
        Settings(database=database, redis=redis, speed=speed, warm=warm), public_url=public_url, **told_settings(kept, public_url)
    )
    if bots:
        settings = msgspec.structs.replace(settings, thinkers=bots)
    check_addresses(settings)
    set_up_logs(level=log_level)
    with plainly(settings):
        uvloop.run(Workplace(settings).run(lambda: click.echo("Tidetable works")))


def _say_where(address: str, *, browse: bool) -> None:
    click.echo(f"Tidetable serves at {address}")
    if browse:
        click.launch(address)  # where there is no browser the line above is enough


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@DATA
@DATABASE
def backup(file: Path, data: Path, database: str | None) -> None:
    """Write everything the server keeps into FILE, while it runs."""
    needs_server()
    from tidetable.server.footing import check_addresses, plainly  # noqa: PLC0415
    from tidetable.server.settings import Settings  # noqa: PLC0415
    from tidetable.server.storage.backup import write_backup  # noqa: PLC0415

    settings = Settings(data=data, database=database)
    check_addresses(settings)
    with plainly(settings):
        counts = write_backup(settings, file)
    click.echo(f"{file}: {counts['tables']} tables, {counts['events']} events, {counts['players']} players")


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False, exists=True))
@DATA
@DATABASE
def restore(file: Path, data: Path, database: str | None) -> None:
    """Read a backup into an empty data folder or database, and replay every match in it."""
    needs_server()
    from tidetable.server.footing import check_addresses, plainly  # noqa: PLC0415
    from tidetable.server.settings import Settings  # noqa: PLC0415
    from tidetable.server.storage.backup import restore_backup  # noqa: PLC0415

    settings = Settings(data=data, database=database)
    check_addresses(settings)
    with plainly(settings):
        counts = restore_backup(settings, file)
    click.echo(f"restored {counts['tables']} tables, {counts['events']} events, {counts['players']} players; every match replays")


@click.command()
@DATA
@DATABASE
@REDIS
@PUBLIC_URL
@TRUST_PROXY
@SPEED
def doctor(
    data: Path, database: str | None, redis: str | None, public_url: str | None, trust_proxy: str | None, speed: float
) -> None:
    """Look at everything a server stands on; say what is wrong and what would be right."""
    needs_server()
    from tidetable.server.doctor import examine  # noqa: PLC0415
    from tidetable.server.footing import check_addresses  # noqa: PLC0415
    from tidetable.server.http.proxies import read_networks  # noqa: PLC0415
    from tidetable.server.settings import Settings  # noqa: PLC0415

    proxies = tuple(trust_proxy.split(",")) if trust_proxy else ()
    read_networks(proxies)
    settings = Settings(data=data, database=database, redis=redis, public_url=public_url, trust_proxy=proxies, speed=speed)
    check_addresses(settings)
    wrong = 0
    for found in examine(settings):
        click.echo(str(found))
        wrong += found.how == "wrong"
    click.echo(f"{wrong} thing{'s' * (wrong != 1)} must be put right" if wrong else "nothing must be put right")
    sys.exit(1 if wrong else 0)


@click.command(name="ratings")
@DATA
@DATABASE
def recount(data: Path, database: str | None) -> None:
    """Count every rated match anew, from the events of its table; the ratings that are kept become what comes out."""
    needs_server()
    from tidetable.server.footing import check_addresses, plainly  # noqa: PLC0415
    from tidetable.server.settings import Settings  # noqa: PLC0415
    from tidetable.server.storage.ratings import recompute_all  # noqa: PLC0415

    settings = Settings(data=data, database=database)
    check_addresses(settings)
    with plainly(settings):
        matches, changed = recompute_all(settings)
    click.echo(f"{matches} rated matches counted; {changed or 'no'} row{'s' * (changed != 1)} changed")


@click.command()
@click.argument("record", type=click.File("rb"))
def verify(record: IO[bytes]) -> None:
    """Deal the match of a RECORD again and confirm the promise, the log and the result."""
    from tidetable.table.record import verify as check  # noqa: PLC0415

    try:
        data = json.loads(record.read())
    except ValueError as fault:
        raise BrokenRecord(f"this is no JSON: {fault}") from None
    report = check(data)
    for found in report.checks:
        click.echo(f"{'ok ' if found.ok else 'NOT'}  {found.check}: {found.text}")
    click.echo("the record is as it says" if report.ok else "the record is NOT as it says")
    sys.exit(0 if report.ok else 1)


COMMANDS = [serve, work, doctor, backup, restore, recount, verify]
