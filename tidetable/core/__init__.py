"""What every game stands on: records and who may see them, rules, chance, matches and the laws.

Whoever plays games needs these, and most of it is asked of a match and of what a seat sees:

- ``tidetable.core.match``: matches, their log, undo, saving and loading
- ``tidetable.core.seen``: what somebody sees, and everything made from it: legal actions, pictures, questions, refusals
- ``tidetable.core.game``: a game put together, and what can be done with any game; ``tidetable.core.registry`` finds them
- ``tidetable.core.outcome``: results; ``tidetable.core.position``: positions as text; ``tidetable.core.undo``: what may go back
- ``tidetable.core.words``: every sentence, in four languages; ``tidetable.core.errors``: what can go wrong

Whoever writes a game (docs/your-own-game.md) needs these; ``tidetable.core.kit`` has all that its files import, by one name:

- ``tidetable.core.card``, ``tidetable.core.record``, ``tidetable.core.means``, ``tidetable.core.rows``, ``tidetable.core.facts``:
  what it declares
- ``tidetable.core.contract``: the rules it gives, each a ``tidetable.core.rule``
- ``tidetable.core.legal``, ``tidetable.core.sets``, ``tidetable.core.journal``, ``tidetable.core.chance``: what rules are made with
- ``tidetable.core.play``: how any game goes on
- ``tidetable.core.laws``, ``tidetable.core.trial``: what every game must keep, tried out in random games
- ``tidetable.core.golden``: games recorded elsewhere, played again

>>> import tidetable
>>> from tidetable.core.words import Words
>>> match = tidetable.start("fish_n_stones", seed=7)
>>> Words("en", "fish_n_stones").say(match.seen(0).question)
'In front of which of your columns do you lay your cat?'
"""
