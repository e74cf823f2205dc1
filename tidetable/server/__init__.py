"""The table server: HTTP, websockets, storage, accounts, limits. It turns messages into calls on ``tidetable.table``."""
