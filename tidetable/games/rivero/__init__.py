"""Rivero: runs of one river, a shared source and a lean hand, for two (docs/rules/rivero.md)."""
