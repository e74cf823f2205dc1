"""The HTTP API (docs/protocol.md), one file per chapter."""
