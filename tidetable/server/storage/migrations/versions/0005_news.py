"""What happened lately is found at once, however many tables there are."""

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the index."""
    op.create_index("tables_updated", "tables", ["updated"])
