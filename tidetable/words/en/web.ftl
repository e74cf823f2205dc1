# The screen: what only the web table says.

## The question line
question = What is asked
over = The game is over.
watch = Watch what happens.
waiting-for = Waiting for { $seat }.
waiting-for-several = Waiting for { $names }.
list-choices = All choices as a list
which = Which do you mean?
let-go = Let go
do-it = Do it
see-rule = Rule { $section }
why-over = The game is over; nothing can be done any more.
why-not-now = That cannot be done now.

## The table
players = Players
you = you
bot = bot
resigned = resigned
away = away
to-move = to move
place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
clock = Time left
log = Log
log-empty = Nothing has happened yet.
show-moment = Show this moment
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
