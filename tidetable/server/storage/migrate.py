"""Bring a database to the schema of this version."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from tidetable.core.errors import BadSetup

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

SCRIPTS = Path(__file__).parent / "migrations"
ONE_AT_A_TIME = 0x71DE  # the number of our advisory lock while migrating


def configuration(connection: Connection | None = None) -> Config:
    """Give Alembic's configuration; we need no ini file."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.attributes["connection"] = connection
    return config


def newest() -> str:
    """Name the newest revision."""
    head = ScriptDirectory.from_config(configuration()).get_current_head()
    assert head is not None, "there is no migration"
    return head


def revisions() -> set[str]:
    """Name all revisions that this version knows."""
    return {script.revision for script in ScriptDirectory.from_config(configuration()).walk_revisions()}


def migrate(engine: Engine) -> None:
    """Bring the schema up to date; several processes that start at once take turns."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})")
        found = MigrationContext.configure(connection).get_current_revision()
        if found != newest():
            if found is not None and found not in revisions():
                raise BadSetup(f"schema {found} was made by a newer Tidetable; install that one here")
            command.upgrade(configuration(connection), "head")
