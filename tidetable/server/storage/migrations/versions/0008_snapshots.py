"""A table is opened from where it was last written down."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
