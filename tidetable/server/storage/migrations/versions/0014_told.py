"""Being told: choices, browsers, the outbox, who looks."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "told",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_begin", sa.Integer),
        sa.Column("quiet_end", sa.Integer),
        sa.Column("email", sa.String(254)),
        sa.Column("pending", sa.String(254)),
        sa.Column("webhook", sa.Text),
        sa.Column("format", sa.String(16), nullable=False),
        sa.Column("calendar", sa.Integer, nullable=False),
        sa.Column("calendars", sa.Integer, nullable=False),
    )
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("device", sa.String(64)),
        sa.Column("agent", sa.String(40), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("ix_pushes_player", "pushes", ["player"])
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("way", sa.String(16), nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("mark", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("at", sa.Double),
        sa.Column("fault", sa.Text),
    )
    op.create_index("ix_outbox_player", "outbox", ["player"])
    op.create_index("ix_outbox_created", "outbox", ["created"])
    op.create_index("outbox_due", "outbox", ["state", "due"])
    op.create_table(
        "looking",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
