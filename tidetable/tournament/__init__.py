"""Tournaments: who meets whom, in which seats, and how they stand. Data in, data out: no network, no database, no clock.

A tournament is its setting, those who entered and the meetings there have been (field.py). ``pairing.next_round`` gives
the next round, ``standings.standings`` how everybody stands; both follow from the same three things, so that everything can be
computed again from the records of the matches.
"""
