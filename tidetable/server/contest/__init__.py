"""Tournaments on the net: what their organisers chose, whose table is whose, and what is shown of them (docs/club.md)."""
