"""What people report to the host, and what the host did about somebody."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "reports",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("reporter", sa.String(64), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40)),
        sa.Column("table_id", sa.String(64)),
        sa.Column("why", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("settled", sa.Double),
    )
    op.create_index("reports_pair", "reports", ["reporter", "player"])
    op.create_index("reports_open", "reports", ["settled", "at"])
    op.create_table(
        "penalties",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
    )
