var e=`# The what-if board: any position, moved on by hand for all seats, in as many lines as one likes.

## The board
whatif = What if
whatif-of-game = { $game }: what if?
whatif-steps = Steps through the line
whatif-share = Share

## Lines
whatif-lines = Lines
whatif-main = Main line
whatif-line = Line from move { $n }
whatif-beginning = The beginning
whatif-rename = Name it
whatif-name = Name of the line
whatif-promote = Make it the main line
whatif-cut = Delete this line
whatif-all-rows = Show all { $count } moves

## Moves, and what the coach says of them
whatif-moves = Moves
whatif-decider = Several players choose at once. Who decides now?
whatif-decides = { $who } to decide
whatif-ask-coach = Ask the coach
whatif-thinking = The coach is thinking …
whatif-silent = The coach has nothing to say here.
whatif-chance = { $who } wins with a chance of about { $chance } %, give or take { $error }.
whatif-close = It is close: more than one move is about as good.
whatif-coach-knows = The coach only knows what { $who } can know here.
whatif-over = The game is over in this line.

## Bots that play on
whatif-level = Level of the bots
whatif-bot-once = One move
whatif-bot-on = Bots play on
whatif-bot-stop = Stop

## What is hidden
whatif-hidden = Hidden
whatif-hands = Hidden cards and tiles
whatif-hands-were = As they were
whatif-hands-dealt = Dealt again
whatif-hands-known = As known
whatif-hands-were-what = Everything lies where it really lay.
whatif-hands-dealt-what = What { $who } could not know is dealt anew: it could have been so.
whatif-hands-known-what = You see only what { $who } can know. Under the covers lies a deal that could be true.
whatif-of = Whose knowledge counts
whatif-deal = Deal again
whatif-eyes-turn = Whoever decides

## Where a board begins
whatif-title = What if? A board to try things on
whatif-about = Move for everybody, go back, try another line, let bots play on, ask the coach. Nothing is sent anywhere: the board lives in this page, and in the link you share.
whatif-typed = Or something written down
whatif-typed-what = Paste a position, the record of a match, or a link to a board.
whatif-open = Open it
whatif-file = Choose a file
whatif-fresh = A fresh deal
whatif-players = Players
whatif-deal-game = Deal

## What cannot be read
whatif-bad-position = This is no position that can be read here. One begins with the game and its version: fish_n_stones 1 seats=2 …
whatif-bad-twice = A position says each of its fields once.
whatif-bad-field = This cannot be read: { $field }
whatif-bad-setup = This number of players, or one of the options, does not exist in this game.
whatif-bad-stuck = This position cannot be: somebody is to decide and has nothing to choose.
whatif-bad-pieces = This position cannot be: a piece is missing, or there twice.
whatif-bad-numbers = This position cannot be: its numbers lead nowhere.
whatif-bad-record = This record cannot be read: it does not follow the rules, or is no record at all.
whatif-bad-version = The rules for this are not here: { $game }, version { $version }
whatif-bad-link = This link cannot be read; perhaps a part of it is missing.

## Ways out
whatif-link = A link to everything
whatif-link-what = The moment you see and every line. All of it stands in the link itself; hidden cards too, for whoever knows how to read it.
whatif-position = Only this position
whatif-picture = A picture, or a file
whatif-record = Record
whatif-embed = For a page of your own
whatif-whole = Try it on a board
whatif-embed-what = Paste this into your page: it shows the board, to be read move by move.

## A match looked at again
whatif-better = The better line
looked-better-line = Play the better line
looked-eyes-each = Each player's own
looked-eyes-open = With open hands
looked-each-what = Every decision is judged by what its player could know.
looked-seat-what = Only the decisions of { $who }, by what { $who } could know.
looked-open-what = Beside it, marked ◇: what hidden cards and chance did, which nobody could know. Links show all hands.
looked-unknown = Could not be known
looked-hidden = Decision { $n }, { $who }: { $action }. No mistake as far as could be known; what was hidden cost { $points } points.
looked-blunder = blunders
looked-mistake = mistakes
looked-inaccuracy = inaccuracies
looked-card = Card to share
looked-no-copy = This browser cannot copy pictures; save it instead.
looked-won = { $who } wins
looked-shared = Shared win: { $who }
`;export{e as default};