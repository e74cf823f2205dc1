"""Tournaments: what was chosen, who plays along, who meets whom."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("organiser", sa.String(64), nullable=False, index=True),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("code", sa.String(8), nullable=False, unique=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("begins", sa.Double),
        sa.Column("started", sa.Double),
        sa.Column("ended", sa.Double),
        sa.Column("next_at", sa.Double),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("tournaments_listed", "tournaments", ["listed", "state", "created"])
    op.create_table(
        "entrants",
        sa.Column("tournament_id", sa.String(64), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(64), nullable=False, index=True),
        sa.Column("name", sa.String(40)),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("here", sa.Boolean, nullable=False),
        sa.Column("out", sa.Boolean, nullable=False),
        sa.Column("kicked", sa.Boolean, nullable=False),
    )
    op.create_index("entrants_player", "entrants", ["tournament_id", "player"], unique=True)
    op.create_table(
        "meetings",
        sa.Column("tournament_id", sa.String(64), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("board", sa.Integer, primary_key=True),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("table_id", sa.String(64), index=True),
        sa.Column("made", sa.Boolean, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("ranks", sa.Text),
        sa.Column("absent", sa.Text, nullable=False),
    )
