var e=`# Puzzles and the deal of the day. Points here are hundredths of the chance to win, unless they are called points of the game.

puzzles = Puzzles
puzzle = Puzzle
puzzles-title = Find the move that keeps the chance
puzzles-line = Positions from real games between bots, each with one move that is clearly better than all others. A long search has confirmed it.
puzzles-count = { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
}
puzzles-solved = { $solved } solved · your rating { $rating }
puzzles-start = Solve

## While one is solved
puzzle-find = Which move keeps your chance?
puzzle-rated = Rating { $rating }
puzzle-streak = { $count } in a row
puzzle-wrong = Not this: { $action }
puzzle-lost = It gives away about { $points } points of your chance to win. Try another one.
puzzle-right = Right!
puzzle-right-later = Right. The first answer counts, though.
puzzle-solution = The move was: { $action }
puzzle-now = Your rating: { $rating } ({ $change })
puzzle-reveal = Show the solution
puzzle-next = Next puzzle
puzzle-line = What is expected
puzzle-line-before = One step back
puzzle-line-next = One step on
puzzle-step = { $name }: { $action }
puzzle-how = Choose your move on the board, as at a table. The first answer counts.

## What is told about it
puzzle-you = Your rating here: { $rating } · solved: { $solved } · longest streak: { $longest }
puzzle-themes = Theme
puzzle-theme-any = All themes ({ $count })
puzzle-why = Why
puzzle-chances = What every move is worth
puzzle-tried = tried
puzzle-all-moves = Show all { $count } moves
puzzle-trap = Many would play instead: { $action }
puzzle-honest = You decide from what you see. What is hidden was dealt anew again and again: the chances are means over { $passes } games played out, and ± says how far chance may have moved them (two standard errors). What is shown as expected is one deal that could be true.
puzzle-doubt = This one seems doubtful
puzzle-doubt-sent = Thank you: the host of this table will see it.
puzzle-doubt-kept = Noted in this browser. The host hears of it as soon as there is a line.

## Themes of all games
puzzle-theme-opening = Opening
puzzle-theme-middle = Middle of the game
puzzle-theme-ending = Ending
puzzle-theme-only = Only move
puzzle-theme-trap = Not the obvious one
puzzle-theme-deep = Deep
puzzle-theme-quiet = Quiet move
puzzle-theme-gain = Take the points
puzzle-theme-attack = At the others' cost
puzzle-theme-behind = From behind
puzzle-theme-ahead = Bring it home

## Kinds of moves
puzzle-das-riff-worms = Worms
puzzle-das-riff-cards = Taking cards
puzzle-das-riff-turning = Turning cards up
puzzle-das-riff-boats = Boats
puzzle-das-riff-paying = How to pay
puzzle-das-riff-sharks = Sharks
puzzle-das-riff-stopping = Knowing when to stop
puzzle-fish-n-stones-cat = The cat
puzzle-fish-n-stones-bait = Luring
puzzle-fish-n-stones-dropping = Where to drop
puzzle-fish-n-stones-fishing = Fishing
puzzle-reef-encounter-start = Before the game
puzzle-reef-encounter-eating = Eating corals
puzzle-reef-encounter-corals = Growing corals
puzzle-reef-encounter-shrimps = Shrimps
puzzle-reef-encounter-exchange = Exchanging
puzzle-reef-encounter-algae = Algae
puzzle-reef-encounter-collecting = Collecting from the open sea
puzzle-rivero-rivers = New rivers
puzzle-rivero-lengthening = Longer rivers
puzzle-rivero-doubling = Doubling
puzzle-rivero-swapping = Swapping
puzzle-rivero-drawing = Taking cards
puzzle-rivero-bridges = Bridges
puzzle-rivero-effects = Action cards
puzzle-rivero-stopping = Which way to go on

## The deal of the day
daily = Deal of the day
daily-title = The deal of the day
daily-line = Everybody gets the same deal against the same bot, and the same moves bring the same answers. The first try counts.
daily-day = Day
daily-before = The day before
daily-after = The day after
daily-today = Today
daily-all = All deals of this day
daily-play = Play the deal
daily-go-on = Go on
daily-again = Play it again, for practice
daily-look = Look at your game
daily-against = Against { $name }
daily-won = You won, { $own } to { $theirs }
daily-lost = You lost, { $own } to { $theirs }
daily-shared = You shared the win, { $own } to { $theirs }
daily-table = The table of the day
daily-nobody = Nobody has handed in a game yet.
daily-guest = a guest
daily-rank = place
daily-name = name
daily-result = result
daily-mark-won = won
daily-mark-lost = lost
daily-mark-shared = shared
daily-handed = Handed in: this is your game in the table.
daily-given-up = You gave up. Only a game that is played to its end stands in the table of the day.
daily-no-line = The server cannot be reached; your game is kept here, and you can hand it in later.
daily-refused = The server did not take it: { $why }
daily-lines = Lines compared
daily-par = The bot on your seat: { $own } to { $theirs }
daily-par-ask = How would the bot have played it?
daily-par-thinking = The bot plays your deal …
daily-apart = You parted from { $name } at decision { $n }.
daily-same = You played exactly as { $name } did.
daily-you-took = You: { $action }
daily-they-took = { $name }: { $action }
daily-show = Show that moment
daily-the-bot = the bot
`;export{e as default};