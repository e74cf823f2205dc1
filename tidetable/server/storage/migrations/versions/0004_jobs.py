"""What is to be done without anybody asking is a row that any worker takes."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the table; workers fill it from what is due."""
    op.create_table(
        "jobs",
        sa.Column("id", sa.String(160), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("stamp", sa.Integer, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("holder", sa.String(64)),
        sa.Column("until", sa.Double, nullable=False, server_default="0"),
    )
    op.create_index("jobs_table", "jobs", ["table_id"])
    op.create_index("jobs_due", "jobs", ["kind", "due"])
