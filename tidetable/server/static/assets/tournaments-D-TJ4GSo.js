var e=`### Tournaments: a list, one of them, a wall, making one.

tournament-refused-organiser = Only whoever organises this tournament can do that.
tournament-refused-hosts = On this server the host makes the tournaments.
tournament-refused-many = You organise as many as anybody may at a time; end one of them first.
tournament-refused-few = A tournament needs two players.
tournament-refused-round = This round is not over yet.
tournament-refused-over = The tournament has gone on meanwhile; look again.
tournament-refused-open = This tournament has not begun.
tournament-refused-running = This tournament has begun already.
tournament-refused-cancelled = This tournament was called off.
tournament-refused-kicked = The organiser has sent you away from this tournament.
tournament-refused-name = Say under which name you play along.
tournament-refused-late = It has begun: only Swiss tournaments and arenas can be entered late.
tournament-refused-full = All places are taken.
tournament-refused-members = This tournament is for accounts; make one first.
tournament-refused-code = This is not the code of this tournament.
tournament-refused-entrant = You do not play along here.
tournament-refused-rest = In this tournament everybody plays every round.
`;export{e as default};