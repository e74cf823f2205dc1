"""What those say who watch a table, apart from what the players say."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Add the column."""
    op.add_column("chat", sa.Column("aside", sa.Boolean, nullable=False, server_default=sa.false()))
