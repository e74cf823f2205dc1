"""Told in time: whose turn it is, who invites, what has ended, by the ways everybody chooses (docs/club.md)."""
