"""Who is logged in where, and what an account shows of itself."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "devices",
        sa.Column("device", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("agent", sa.String(40), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_index("ix_devices_player", "devices", ["player"])
    op.create_table(
        "profiles",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("handle", sa.String(40), nullable=False, unique=True),
        sa.Column("about", sa.String(300)),
        sa.Column("sees_profile", sa.String(16), nullable=False),
        sa.Column("sees_games", sa.String(16), nullable=False),
        sa.Column("sees_online", sa.String(16), nullable=False),
    )
