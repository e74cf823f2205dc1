"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

ID = sa.String(64)


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "settings",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("since", sa.Double, primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
    )
    _people()
    _matches()


def _people() -> None:
    op.create_table(
        "players",
        sa.Column("id", ID, primary_key=True),
        sa.Column("name", sa.String(40)),
        sa.Column("login", sa.String(64), unique=True),
        sa.Column("password", sa.Text),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("same_as", ID),
        sa.Column("generation", sa.Integer, nullable=False, server_default="0"),
        sa.Column("deleted", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("ix_players_same_as", "players", ["same_as"])
    op.create_table(
        "tokens",
        sa.Column("id", ID, primary_key=True),
        sa.Column("owner", ID, nullable=False),
        sa.Column("player", ID, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("ix_tokens_owner", "tokens", ["owner"])


def _matches() -> None:
    op.create_table(
        "tables",
        sa.Column("id", ID, primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("tables_lobby", "tables", ["public", "status", "updated"])
    op.create_index("tables_due", "tables", ["due"])
    op.create_table(
        "events",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("key", sa.String(160)),
        sa.Column("check_digits", sa.String(16), nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", ID, primary_key=True),
        sa.Column("name", sa.String(40)),
    )
    op.create_index("seats_player", "seats", ["player"])
    op.create_table(
        "chat",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("c", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("player", ID, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(40)),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("ix_chat_player", "chat", ["player"])


def downgrade() -> None:
    """Remove them all."""
    for name in ("chat", "seats", "events", "tables", "tokens", "players", "outages", "settings"):
        op.drop_table(name)
