"""Devices that were logged out: a copy of their cookie is worth nothing."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "ended",
        sa.Column("device", sa.String(64), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
