"""Migrations of the database (Alembic), run when a server starts."""
