"""The deal of the day: everybody plays the same deal against the same bot; the same moves bring the same answers (docs/daily.md).

>>> from tidetable.daily import Deal
>>> deal = Deal("2026-11-18", "fish_n_stones")
>>> deal.seat, deal.seats, deal.bot
(0, 2, 'strong')
"""

from tidetable.daily.deal import Deal, today
from tidetable.daily.line import Played, par, played

__all__ = ["Deal", "Played", "par", "played", "today"]
