"""Bots against bots: fair fixtures, many processes, ratings with errors, and studies of a game."""
