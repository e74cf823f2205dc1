### Tournaments: a list, one of them, a wall, making one.

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

tournament-title = Tournaments
tournament-lead = An evening, a league or an hour: everybody plays, tables are paired by themselves, and the standings are kept.
tournament-new = New tournament
tournament-none = There is no tournament yet.
tournament-state-open = Can be entered
tournament-state-running = Being played
tournament-state-over = Over
tournament-state-cancelled = Called off
tournament-format = How it is played
tournament-format-round-robin = Everybody meets everybody
tournament-format-swiss = Swiss
tournament-format-knock-out = Knock-out
tournament-format-arena = Arena
tournament-about-round-robin = Each plays each other once; at larger tables as evenly as can be. With days for a move this is a league.
tournament-about-swiss = So many rounds; those meet who have about as many points and have not met. Whoever comes late plays from the next round.
tournament-about-knock-out = The better half of each table goes on. Of equals whoever was seeded higher; the strongest may have a bye in the first round.
tournament-about-arena = For as long as it lasts, whoever is free is given a table again. Come and go as you like.
tournament-clock = { $kind ->
    [bank] { $seconds ->
        [0] { $minutes } min each
       *[other] { $minutes } min each, { $seconds } s more a move
    }
    [days] { $days ->
        [one] One day a move
       *[other] { $days } days a move
    }
   *[move] { $seconds } s a move
}
tournament-players = { $count ->
    [one] One player
   *[other] { $count } players
}
tournament-of-most = { $count } of { $most } players
tournament-at-table = { $count } at a table
tournament-rounds = { $count ->
    [one] One round
   *[other] { $count } rounds
}
tournament-minutes = { $count } minutes
tournament-rated = rated
tournament-fill = bots fill tables
tournament-you-play = You play along
tournament-you-played = You played along
tournament-you-organise = You organise it
tournament-organiser = Organised by { $name }
tournament-begins = Begins { $when }
tournament-begins-hand = Begins when the organiser says so.
tournament-in = in { $time }
tournament-name = Name at the table
tournament-code = Code
tournament-code-hint = Six letters and figures, from whoever organises it.
tournament-enter = Play along
tournament-leave = Leave the tournament
tournament-leave-sure = Leave for good? A game you are in is lost.
tournament-leave-yes = Yes, leave
tournament-rest = Sit out the next rounds
tournament-here = I am here again
tournament-resting = You sit out: because you said so, or did not come to a table.
tournament-gone = You have left this tournament.
tournament-back = Come back
tournament-kicked = The organiser has sent you away from this tournament.
tournament-sit = Sit down: table { $number }, with { $others }
tournament-to-table = To your table: { $others }
tournament-sit-in = Sit down within { $time }, or the game is lost.
tournament-bye = You have a bye this round. It counts as a win.
tournament-waits = Your next table appears here by itself.
tournament-next-in = Next round in { $time }
tournament-left = { $time } left
tournament-last-games = The last games are being finished.
tournament-standings = Standings
tournament-before = In order of strength; it begins without points.
tournament-place = Place
tournament-player = Player
tournament-points = Points
tournament-played = Games
tournament-decided-last = Behind { $name } by the last game, { $mine } to { $theirs }
tournament-decided-direct = Behind { $name } by their own games, { $mine } to { $theirs }
tournament-decided-opponents = Behind { $name } by the strength of opponents, { $mine } to { $theirs }
tournament-decided-beaten = Behind { $name } by the strength of those beaten, { $mine } to { $theirs }
tournament-decided-wins = Behind { $name } by games won, { $mine } to { $theirs }
tournament-decided-fewer = Behind { $name } with more games for the same points, { $mine } to { $theirs }
tournament-ties = Equal points
tournament-ties-line = First counts { $breaks }. Whoever is equal in everything shares a place.
tournament-break-last = the last game
tournament-break-direct = what they scored against each other
tournament-break-opponents = the strength of opponents (what they have scored)
tournament-break-beaten = the strength of those beaten
tournament-break-wins = games won
tournament-break-fewer = fewer games
tournament-scoring = A win is one point. At a table of several each of the others who is beaten is a share of it, and a tie half of that. A bye is a win; whoever does not come gets nothing.
tournament-out = has left
tournament-sits-out = sits out
tournament-out-of-it = knocked out
tournament-round = Round { $number }
tournament-round-of = Round { $number } of { $of }
tournament-earlier = Earlier round
tournament-later = Later round
tournament-table = Table { $number }
tournament-status-making = being set
tournament-status-open = sitting down
tournament-status-running = playing
tournament-status-paused = paused
tournament-status-over = over
tournament-status-bye = bye
tournament-watch = Watch
tournament-watch-of = Watch table { $number }
tournament-look-back = Look back
tournament-look-back-of = Look back at table { $number }
tournament-bot = Bot
tournament-absent = did not come
tournament-won = won
tournament-conduct = For you who organise it
tournament-start = Begin now
tournament-next = Next round now
tournament-finish = End it as it stands
tournament-finish-sure = End it now? Games that are not over do not count.
tournament-finish-yes = Yes, end it
tournament-cancel = Call it off
tournament-cancel-sure = Call it off for everybody?
tournament-cancel-yes = Yes, call it off
tournament-keep = No, go on
tournament-kick = Send away
tournament-kick-of = Send away { $name }
tournament-wall = Page for the wall
tournament-records = All games as one download
tournament-pass-on = Pass it on
tournament-in-play = In play
tournament-come = Play along
tournament-qr = QR code that leads to this tournament
tournament-to-list = All tournaments
tournament-field-name = What it is called
tournament-field-about = What you want to say about it
tournament-field-game = Game
tournament-field-seats = Players at a table
tournament-field-rounds = Rounds
tournament-field-minutes = How long
tournament-field-clock = Clock
tournament-field-show-up = Time to sit down
tournament-field-pause = Between two rounds
tournament-field-most = At most
tournament-field-entry = Who may play along
tournament-entry-everyone = Everybody
tournament-entry-members = Members
tournament-entry-code = Who has the code
tournament-field-fill = Bots sit where players are missing
tournament-field-rated = Rated: only for accounts
tournament-field-begins = Beginning
tournament-when-hand = When I say so
tournament-when-10 = In 10 minutes
tournament-when-30 = In half an hour
tournament-when-60 = In an hour
tournament-when-at = At a time
tournament-field-at = Day and time
tournament-more = More choices
tournament-options = Rules of the table
tournament-otherwise = Otherwise than usual: { $options }
tournament-make = Make the tournament
tournament-time-none = at once
tournament-seconds = { $count } s
tournament-guest = Tournaments are made by accounts; entering one needs none, unless it is rated or for members.
tournament-account = Log in or make an account
tournament-winner = { $count ->
    [one] Winner
   *[other] Winners
}
