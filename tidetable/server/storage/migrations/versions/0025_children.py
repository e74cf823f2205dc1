"""Children's mode of people, and the PIN with which a guest's ends."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """Add the columns."""
    op.add_column("players", sa.Column("child", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("players", sa.Column("pin", sa.Text))
