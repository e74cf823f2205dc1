"""What rated matches did to those who played them, and how strong everybody is by now."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "rated",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("before", sa.Double, nullable=False),
        sa.Column("before_error", sa.Double, nullable=False),
        sa.Column("after", sa.Double, nullable=False),
        sa.Column("after_error", sa.Double, nullable=False),
        sa.Column("volatility", sa.Double, nullable=False),
    )
    op.create_index("rated_pool", "rated", ["game", "seats", "at"])
    op.create_index("rated_player", "rated", ["player", "game", "seats", "at"])
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("seats", sa.Integer, primary_key=True),
        sa.Column("value", sa.Double, nullable=False),
        sa.Column("error", sa.Double, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ratings_board", "ratings", ["game", "seats", "value"])
