"""What is kept, in SQLite or PostgreSQL: matches, imports, schema and migrations, backups."""
