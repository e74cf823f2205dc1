"""Holidays from games by letter."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "holidays",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("begin", sa.Double, primary_key=True),
        sa.Column("end", sa.Double),
        sa.Column("settled", sa.Boolean, nullable=False),
    )
