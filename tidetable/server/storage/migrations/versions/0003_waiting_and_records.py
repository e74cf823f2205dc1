"""Lists say who is waited for; a record from elsewhere is one row."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the column and the table."""
    op.add_column("tables", sa.Column("waiting", sa.Integer))
    op.create_table(
        "records",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("opened", sa.Double, nullable=False),
        sa.Column("source", sa.String(64), nullable=False),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("ix_records_opened", "records", ["opened"])
    op.create_index("records_source", "records", ["source", "at"])
