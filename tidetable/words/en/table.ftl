# What happens at a table, besides the game itself.
table-created = The table is set.
table-sat = { $seat } sits down.
    .you = You sit down.
table-left = { $seat } leaves the table.
    .you = You leave the table.
table-declined = Somebody who was invited does not come; the seat is free.
table-salted = { $seat } adds a pinch of salt to the deal.
    .you = You add a pinch of salt to the deal.
table-started = Everything is set up, the game begins.
table-undone = { $seat } takes a move back.
    .you = You take a move back.
table-asked = { $seat } asks { $what ->
    [undo] to take a move back
    [pause] for a pause
   *[abandon] to end the game without a result
}.
    .you = You ask { $what ->
        [undo] to take a move back
        [pause] for a pause
       *[abandon] to end the game without a result
    }.
table-answered = { $seat } { $yes ->
    [true] agrees
   *[false] declines
}.
    .you = You { $yes ->
        [true] agree
       *[false] decline
    }.
table-paused = The game is paused.
table-resumed = The game goes on.
table-timed-out = Time is up for { $seat }.
    .you = Your time is up.
table-taken-over = A bot plays for { $seat } ({ bot-manner }).
    .you = A bot plays for you ({ bot-manner }).
bot-manner = { $bot ->
    [random] playful
   *[careful] careful
    [gentle] gentle
    [easy] easy
    [steady] steady
    [sharp] sharp
    [strong] strong
    [master] master
}
table-bot-failed = { $seat } could not think; the default move is played.
    .you = Your bot could not think; the default move is played.
table-taken-back = { $seat } plays again.
    .you = You play again.
table-away = { $seat } is away.
    .you = You are away.
table-back = { $seat } is back.
    .you = You are back.
table-claimed = { $seat } goes on without { $other }{ $what ->
    [bot] : a bot takes over
   *[win] {""}
}.
    .you = You go on without { $other }{ $what ->
        [bot] : a bot takes over
       *[win] {""}
    }.
    .you-other = { $seat } goes on without you{ $what ->
        [bot] : a bot takes over
       *[win] {""}
    }.
table-resigned = { $seat } resigns.
    .you = You resign.
table-settings = Table talk is { $chat ->
    [true] on
   *[false] off
}.
table-woke = The server was asleep for a while; nobody lost time.
table-holiday = { $seat } is on holiday: the clock of { $seat } stands still.
    .you = You are on holiday: your clock stands still.
table-holiday-over = { $seat } is back from holiday.
    .you = You are back from holiday.
table-ended = { $reason ->
    [resigned] The game ends by resignation.
    [time] The game ends: time ran out.
    [claimed] The game ends: the others are gone.
    [abandoned] The game ends by agreement.
    [forfeit] The game ends before it began: somebody did not come.
   *[game] The game is over.
}
table-again = { $seat } { $yes ->
    [true] would like another game
   *[false] would rather not play another game
}.
    .you = { $yes ->
        [true] You would like another game.
       *[false] You would rather not play another game.
    }
table-rematch = The table for the rematch is set.

## Why the table says no
refused-asking = { $seat } is already asking for something; answer that first.
    .you = You are already asking for something; withdraw that first.
refused-behind = You watch behind time: what you say goes into the commentary.
refused-bot-plays = A bot plays for { $seat }; take the seat back first.
    .you = A bot plays for you; take the seat back first.
refused-bot-seat = This seat belongs to a bot.
refused-chat-off = Table talk is off at this table.
refused-commentary = The commentary belongs to those who watch; you can read it after the end.
refused-dealt = The deal is done; salt comes before it.
refused-full = Every seat is taken.
refused-hands-seen = Those who watch here see hands later on, so nobody new sits down during the game.
refused-link-used = This link has already been used; whoever sits there now has a new one.
refused-not-away = { $seat } is not away; you have nothing to claim.
    .you = You are not away; there is nothing to claim.
refused-not-begun = The game has not begun.
refused-not-over = The game is not over yet.
refused-nothing-asked = Nobody is asking for anything.
refused-nothing-to-undo = You have nothing to take back.
refused-over = The game is over.
refused-paused = The game is paused; resume it first.
refused-rated = In a rated game or a tournament no bot may play for you.
refused-rated-seat = In a rated game or a tournament nobody takes over another player's seat.
refused-pause-tournament = Others wait for this game: it makes no pause.
refused-not-kept = No seat is kept for you here.
refused-leave-tournament = This seat is yours: leave the tournament instead.
refused-shut-out = This account is shut out by the host of this server until { $until }. { $note }
refused-silenced = The host of this server has silenced you for a while. { $note }
refused-child = In children's mode nobody talks.
refused-grown = This is not for children's mode.
refused-animal = In children's mode a name is one of the animals of the list.
refused-pin = This PIN is wrong.
refused-not-welcome = This table is not open to you.
refused-bot-agrees = Where the result counts, a bot agrees to nothing: you can play on or resign.
refused-own-bot = In a rated game nobody meets a bot of their own.
refused-rated-waits = A rated game begins when everybody has sat down.
refused-remember = At this table you play from memory; earlier moves can be seen after the end.
refused-kept-hidden = This game keeps something hidden after the end, and the record would tell it.
refused-resigned = { $seat } has resigned.
    .you = You have resigned.
refused-stale = The table has moved on; look again and decide once more.
refused-taken = This seat is taken.
refused-time-up = Time is up for { $seat }; the bot decides.
    .you = Your time is up; the bot decides.
refused-undo-off = At this table every move stands.
