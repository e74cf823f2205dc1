"""People who look for somebody to play with."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "seeks",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("pool", sa.String(120), nullable=False, index=True),
        sa.Column("name", sa.String(40)),
        sa.Column("near", sa.Boolean, nullable=False),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("bot_at", sa.Double),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("keeper", sa.String(64)),
        sa.Column("table_id", sa.String(64)),
        sa.Column("found", sa.Double),
    )
