"""Tables that somebody follows."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "follows",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
    )
    op.create_index("ix_follows_table_id", "follows", ["table_id"])
