"""A table: seats, clocks, undo, pauses, left seats. Pure: no network, no database, and time is told to it.

A table is its numbered events. ``tidetable.table.coming`` makes one and lets people sit, ``tidetable.table.rulings`` says what a
command leads to, ``tidetable.table.entering`` lets events happen, and ``tidetable.table.pictures`` shows a pair of eyes what it may
see. The server is one user of it; another would be a table in a chat, or by letter.

>>> from tidetable.table.coming import create, sit
>>> from tidetable.table.commands import Act
>>> from tidetable.table.pictures import picture
>>> from tidetable.table.plan import Plan, SeatPlan
>>> from tidetable.table.rulings import Holder, do
>>> plan = Plan("fish_n_stones", "1", {}, (SeatPlan("person", ("ann",)), SeatPlan("open")))
>>> table, events = create("t1", plan, host="ann", secret="nobody knows", at=0.0)
>>> seat, events = sit(table, "ben", at=5.0)
>>> table.status, table.waiting  # the last seat is taken, the match begins
('running', [0, 1])
>>> events = do(table, Act("my first", seat=0, n=table.n, action="cat left"), at=9.0, who=Holder(frozenset({0})))
>>> picture(table, seat, at=9.0)["question"]  # what Ben is asked
('ask-cast', {})
"""
