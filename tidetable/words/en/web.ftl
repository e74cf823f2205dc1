# The screen: what only the web table says.

## The question line
question = What is asked
over = The game is over.
watch = Watch what happens.
waiting-for = Waiting for { $seat }.
    .you = Waiting for you.
waiting-for-several = Waiting for { $names }.
list-choices = All choices as a list
which = Which do you mean?
let-go = Let go
do-it = Do it
hint-lit = What glows can be chosen.
hint-lit-keys = What glows can be chosen; with the keys: N, then Enter.
to-choices = To what can be chosen
you-watch = You are watching.
hint-more = Now choose what goes with it, or let it go.
recap = Since your last move
recap-again = Show it again
recap-all = All of it
skip = Skip
takes-back = takes back: { $what }
    .you = take back: { $what }
takes-a-move-back = takes a move back
    .you = take a move back
see-rule = The rule
rest-dropped = The table asks something else now; the rest of your choice was not sent.
why-over = The game is over; nothing can be done any more.
why-not-now = That cannot be done now.
why-not-together = That does not go with what you have chosen; what glows does.

## The table
players = Players
show-player = { $seat }: show everything
    .you = You: show everything
you = you
bot = bot
me-name = You
bot-plays = bot plays: { $level }
bot-tag = bot, { $level }
resigned = resigned
away = away
to-move = to move
ahead = ahead
place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
clock = Time left
log = Log
near-end = How far the game is
log-empty = Nothing has happened yet.
log-memory = This game rewards memory: earlier moments can be seen when it is over.
show-moment = Show this moment
log-undone = { $seat } takes { $count ->
    [one] a move
   *[other] { $count } moves
} back.
    .you = You take { $count ->
        [one] a move
       *[other] { $count } moves
    } back.
chat = Table talk
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-off = Table talk is off at this table.
send = Send
table-tools = Table
to-front = To the front page
close = Close
zoom-in = Closer
zoom-out = Farther away
menu = More
opening = Opening the table…
guest-name = Guest { $number }
bot-name = { $number ->
    [0] Otter
    [1] Heron
    [2] Frog
   *[3] Crab
}
bot-character = { $level ->
    [gentle] Pip
    [easy] Tilda
    [steady] Otto
    [sharp] Mara
    [strong] Inka
   *[master] Nereus
}
guest = Guest
account = Your account
account-of = Your account: { $name }
leaderboard = Leaderboard
rated-table = Rated game: no taking back, no hints, counts for the leaderboard
rated-tag = rated
rating-sure = Rating { $value }
rating-provisional = provisional rating { $value }
your-turn = Your turn
title-turn = ● Your turn · { $game }

## The way in
front-title = Four waters, one table
front-line = Play with friends or with a friendly bot, in the browser, without an account. Your first move is one click away.
front-foot = No account, no advertising, nothing loaded from anywhere else.
games = The games
my-tables = Your games
more-tables = { $count ->
    [one] One more
   *[other] { $count } more
}
open-tables = Open tables
finished-tables = Finished games
status-open = waiting for players
status-running = in play
status-paused = paused
status-over = over
result-won = won
result-lost = lost
result-shared = shared win
seat-open = free seat
fact-players = { $few ->
    [2] { $many ->
        [2] 2 players
       *[other] 2 to { $many } players
    }
   *[other] { $few } to { $many } players
}
fact-minutes = { $from } to { $to } min
fact-weight = { $weight ->
    [1] very easy
    [2] easy
    [3] medium
    [4] demanding
   *[5] very demanding
}
weight-what = How much there is to think about: { $weight } of 5
play-now = Play now
setting-up = Setting the table…
with-friends = With friends
rules = Rules
again = Try again

## A new table
new-table = A table for { $game }
your-name = Your name
their-name = Their name
how-many = How many play?
who-plays = Who plays?
seat-number = Seat { $number }
seat-me = Me
seat-friend = A friend, with a link
seat-here = Somebody here, at this screen
seat-bot = A bot
bot-level = How strong the bot is
bot-random = Playful
bot-careful = Careful
bot-gentle = Gentle
bot-easy = Easy
bot-steady = Steady
bot-sharp = Sharp
bot-strong = Strong
bot-master = Master
bot-nature-random = Plays anything.
bot-nature-careful = Plays by rule of thumb.
bot-nature-gentle = Plays along happily, forgets to count, and is glad when you win.
bot-nature-easy = Knows what is good, but likes to try something else.
bot-nature-steady = Takes the solid move and seldom looks further.
bot-nature-sharp = Waits for a mistake and then does not miss.
bot-nature-strong = Thinks about what you can know and what you cannot.
bot-nature-master = Has seen every tide and never cheats.
opponent = Opponent
all-levels = All levels, from gentle to strong
bot-pace = How fast bots play
pace-human = Briskly
pace-calm = Step by step
pace-fast = At once
options = Options
counts-usual = As this house has it
counts-own = As in your own box
counts-sum = { $sum } of { $total } cards
counts-wrong = { $kind }: { $least } to { $most }
clock-setting = Clock
clock-none = No clock
clock-minute = One minute a move
clock-bank = 15 minutes each, 10 seconds a move
clock-day1 = One day a move
clock-day2 = Two days a move
clock-day3 = Three days a move
clock-day7 = A week a move
clock-day14 = Two weeks a move
public-table = Anybody may join (shown on the front page)
set-the-table = Set the table
cancel = Cancel

## Waiting for friends
invite = { $count ->
    [one] Send this link to a friend; the game begins as soon as the seat is taken.
   *[other] Send these links to your friends; the game begins as soon as all seats are taken.
}
you-are-invited = You are invited to play.
invited-by = { $name } invites you to play.
keeps-a-seat = { $name } keeps a seat for you.
seats-kept = { $count ->
    [one] The seat is kept for { $names }, who has been told. The game begins when everybody sits.
   *[other] Seats are kept for { $names }, who have been told. The game begins when everybody sits.
}
seat-kept = seat kept
invited-tag = You are invited
invitation-decline = Decline
invitation-declined = An invitation was declined. The seat is free for others.
a-table-waits = This table has a free seat.
invite-clock = { $kind ->
    [move] With a clock: { $seconds } seconds a move.
    [bank] { $seconds ->
        [0] With a clock: { $minutes } minutes each.
       *[other] With a clock: { $minutes } minutes each, and { $seconds } seconds a move.
    }
   *[days] { $days ->
        [one] With a clock: one day a move.
       *[other] With a clock: { $days } days a move.
    }
}
sit-down = Sit down
start-with-bots = Start now, bots take the free seats
leave = Leave the table
link = Link
copy = Copy
copied = Copied
share = Share
qr = The link as a QR code
free-seat = A bot keeps a seat warm here.

## At the table
undo-free = Take back
undo-ask = Ask to take back
undo-turn-free = Restart turn
undo-turn-ask = Restart turn: ask for it
undo-turn-part = Restart turn, as far as nothing new was seen
undo-stopped = Taken back to where something new was seen; going further back is for the others to allow.
ask-pause = Ask for a pause
let-bot-play = Let a bot play for me
resign = Resign
resign-sure = Give up this game?
resign-yes = Yes, I resign
watch-link = Link to watch
watchers = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
line-lost = Connection lost. Reconnecting…
line-lost-kept = Connection lost. Reconnecting, your move is kept…
paused = The game is paused.
resume = Go on
asked-undo = { $seat } asks to take back a move{ $others ->
    [0] .
    [one] ; the move after it goes too.
   *[other] ; the { $others } moves after it go too.
}
    .you = You ask to take back a move{ $others ->
        [0] .
        [one] ; the move after it goes too.
       *[other] ; the { $others } moves after it go too.
    }
asked-pause = { $seat } asks for a pause.
    .you = You ask for a pause.
asked-abandon = { $seat } asks to end the game without a result.
    .you = You ask to end the game without a result.
agree = Agree
decline = Decline
withdraw = Withdraw
is-away = { $seat } has been away for a while.
    .you = You have been away for a while.
claim-bot = Let a bot play on
claim-win = Count it as a resignation
bot-plays-for-you = A bot is playing for you ({ $level }).
play-again-myself = I play again
curtain = The curtain is down
curtain-pass = Pass the screen to { $seat }
curtain-look = Only { $seat } should look now.
curtain-raise = I am { $seat }
curtain-wait = The others are deciding…

## The end
by-round = By round: { $points }
you-win = You win
seat-wins = { $seat } wins
    .you = You win
shared-win = { $names } share the win
shared-with = You share the win with { $names }
no-winner = The game ended without a winner
ended-resigned = The game ended by resignation.
ended-time = Time ran out.
ended-claimed = The others had left the table.
ended-abandoned = The game was ended by agreement.
ended-forfeit = Somebody did not come.
rematch = Rematch
next-level = Next: { $name } ({ $level })
gentler-level = Gentler: { $name } ({ $level })
join-rematch = To the rematch
replay = Replay
verify = Check the deal
look-at-table = Look at the table
show-result = Show the result
verify-what = Before the deal the table showed the fingerprint of a secret. Now the secret is open: anybody can deal the same game again and compare.
verify-running = Dealing again…
verify-good = Everything matches: the deal was fair.
verify-bad = Something does not match.
check-commitment = The secret fits the fingerprint
check-seed = The deal follows from the secret
check-rules_version = The rules are the same
check-log = Every move was legal
check-result = The result is right
commitment = Fingerprint
secret = Secret
download-record = Save the record

## Looking back
replay-first = To the beginning
replay-before = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move on
replay-last = To the end
replay-turn-before = One turn back
replay-turn-next = One turn on
replay-moment = Moment
replay-eyes = Through whose eyes
eyes-spectator = As a spectator
eyes-of = Through the eyes of { $seat }
    .you = Through your eyes
eyes-all = Everything open
link-to-moment = Link to this moment

## Rules
rules-search = Search the rules
rules-none = Nothing found.
rules-pieces = The pieces
rules-guide = How to play
rules-exact = The rules to the letter
rules-exact-what = Every case, exactly as the table decides it.
rules-tips = Tips for the first game
rules-1 = At a glance
rules-2 = What is in the box
rules-3 = Setting up
rules-4 = A turn
rules-5 = Effects and special cases
rules-6 = End and scoring
rules-7 = What is hidden
rules-8 = Rulings
rules-9 = Examples
rules-glossary = Words in four languages

## Settings and keys
settings = Settings
language = Language
theme = Appearance
theme-system = As on this device
theme-light = Day
theme-dark = Night
speed = Movement
speed-calm = Calm
speed-brisk = Brisk
speed-off = None
confirm = Ask before a move
confirm-touch = On touch screens
confirm-always = Always
confirm-never = Never
sounds = Quiet sounds
chances = Show my chance to win
tutor = Warn me before a mistake
tutor-off = Never
tutor-gentle = Before a blunder
tutor-strict = Before every mistake
keys = Keys
key-tab = to the next thing that can be chosen
key-arrows = walk the board
key-next = next and previous choice, from anywhere
key-enter = choose; speed up what is moving
key-escape = let go
key-zoom = the board closer and farther away
key-undo = take back
key-undo-turn = restart my turn
key-list = all choices as a list
key-hint = a hint from the coach, step by step
key-replay = in a replay: a move back and on; with Shift a turn
key-keys = this list

## Errors
offline = You are offline.
offline-waits = The tables wait for you; as soon as the connection is back, this page goes on by itself.
error-no-line = The server cannot be reached. Are you online?
error-unknown = Something went wrong here.
error-not-found = There is no such table.
error-stale = The table has changed in the meantime; look again.
error-not-your-turn = It is not your turn.
error-not-your-seat = This is not your seat.
error-not-allowed = You cannot do that here.
error-not-now = That cannot be done now.
error-game-is-over = The game is over.
error-too-many = A little more slowly, please.
error-stopping = The server is about to restart; come back in a moment.
error-old-version = This page is older than the server: load it anew.

## A game that nobody has drawn
plain-table = The table
plain-choices = What you can do
plain-yes = yes
plain-no = no
plain-none = nothing to see

## Without the server
play-offline = Play offline
to-daily = Deal of the day
to-puzzles = Puzzles
play-online = To the tables on the server
offline-title = Play on this device
offline-line = All four games, against every bot or together at one screen, with no connection at all. The games stay in this browser. Friends on other devices, clocks and table talk need the server.
offline-set-up = Options
offline-hand-over = Put it on the server
offline-forget = Delete

## The coach (its sentences: coach.ftl)
hint = Hint
marked-by-coach = marked by the coach
tutor-again = Nothing has been sent: choose again.
chance = My chance
chance-is = { $chance } % ± { $error }
chance-unknown = thinking …
chance-hide = Hide my chance
analysis = Analysis
try-here = Try from here
what-if = What if?
notes = Notes to myself
orders = Moves beforehand
as-said = as you said beforehand
on-holiday = on holiday
learn = Learn
learn-to-win = Learn to win

## Finding a game
to-play = Play somebody
to-tournament = To the tournament
to-tournaments = Tournaments
begins-when-all = The game begins as soon as everybody has sat down.
found-bot = Nobody was looking for a game just now, so a bot plays with you.
series-setting = Series
series-1 = One game
series-3 = Best of three
series-5 = Best of five
inbox-count = { $count ->
    [one] { $count } game waits for you
   *[other] { $count } games wait for you
}
key-next-game = the next game that waits for me
to-join = Join with a code
table-screen = Open the table screen
only-hand = Show only my hand

asks-count = { $count ->
    [one] { $count } person would like to be your friend
   *[other] { $count } people would like to be your friends
  }
warned = The host of this server warns you
warned-manners = Please keep to good manners at the table.
understood = Understood
