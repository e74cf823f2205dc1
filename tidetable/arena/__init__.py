"""Bots against bots: fair fixtures, many processes, ratings with errors, and studies of a game (docs/bots.md).

>>> from tidetable.arena.fixtures import Event
>>> from tidetable.arena.run import run
>>> from tidetable.arena.summary import summarise
>>> event = Event("fish_n_stones", ("careful", "random"), games=4, seats=2)
>>> results = run(event.fixtures())  # workers=16 for as many processes, keep=Path("games.jsonl") to go on after a stop
>>> [bot["name"] for bot in summarise(event, results)["bots"]]  # the best first
['careful', 'random']
"""
