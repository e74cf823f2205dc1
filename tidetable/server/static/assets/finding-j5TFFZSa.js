var e=`## Finding a game: the lobby, people who look for somebody, another match, series
finding-title = Play somebody
finding-lead = Choose what you would like to play. Whoever wants the same meets you at a table.
finding-game = Game
finding-opponent = Opponent
finding-near = About as strong as I am
finding-anybody = Anybody
finding-bot = If nobody comes
finding-bot-30 = A bot after 30 seconds
finding-bot-60 = A bot after a minute
finding-bot-300 = A bot after five minutes
finding-bot-never = Go on waiting
finding-look = Find somebody
finding-invite = Invite somebody with a link
finding-looking = Looking for somebody: { $what }
finding-waited = You have waited { $time }.
finding-bot-in = A bot steps in in { $time }.
finding-letter = You may close this page: with days for a move nobody need be here. The game appears among your tables.
finding-here = Keep this page open: whoever leaves it is no longer looked for.
finding-bot-now = Play with a bot now
finding-stop = Stop looking
finding-open = Open tables
finding-none = No such table at the moment. It appears here as soon as somebody sets one.
finding-people = { $people ->
    [one] One person waits
   *[other] { $people } people wait
}: { $what }
finding-join = Play along
finding-all = All
finding-kind = Kind
finding-rated = Rated
finding-unrated = For fun
finding-clocks = Clock
finding-with-clock = With a clock
finding-days = Days a move
finding-players = { $count } players
finding-count = Players
finding-refused-off = The host of this server has switched this off.
finding-next = Next game of the series
finding-asked = You would like another game. It opens as soon as the others want it too.
finding-wants = { $names }: another game?
finding-rather-not = Rather not
finding-set-table = Set the table already
finding-series = Best of { $best }, game { $number }: { $score }
finding-series-won = The series goes to { $names }: { $score }
finding-series-shared = The series ends without a winner: { $score }
`;export{e as default};