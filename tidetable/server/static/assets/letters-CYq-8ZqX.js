var e=`## Games by letter: notes, holidays, plans
letters-note-what = Only you are shown this, here and in the archive of your account. It stays after the game.
letters-note = What I want to remember
letters-note-kept = Kept.
letters-note-unkept = Not kept yet.
letters-holidays = Holidays
letters-holidays-what = In games with days for a move your clock stands still while you are on holiday; the others are told. You may still play. A holiday costs at least one day.
letters-holidays-left = { $left ->
    [one] One day of { $of } is left this year.
   *[other] { $left } days of { $of } are left this year.
}
letters-holidays-on = You have been on holiday since { $since }. It ends by itself on { $until }.
letters-holidays-begin = Begin a holiday
letters-holidays-end = I am back
letters-refused-holiday = You are on holiday already, or less than a day is left this year.
letters-refused-orders-clock = Moves are said beforehand in games with days for a move.
letters-orders = Beforehand
letters-orders-what = If the others play as in your lines here, your answer is played for you, exactly as you say now. Nobody else is shown that you have said anything.
letters-orders-how = On the board, play a move for somebody else and then your answer to it. Add other lines for other moves. Of your own moves the first one in each place counts.
letters-orders-say = Say these lines beforehand
letters-orders-again = Say it anew, as the lines are now
letters-orders-cancel = Take it all back
letters-orders-kept = You have said beforehand
letters-orders-if = If
letters-orders-then = then
letters-orders-many = That is too much: { $most } moves can be said beforehand. Delete a line.
letters-orders-nothing = None of these lines leads to a move of yours that can be said beforehand.
letters-orders-moved = The game has gone on since this board was opened. Open it anew from the table.
letters-orders-table = To the table
letters-orders-end-chance = The line ends after “{ $move }”: what comes next shows something you cannot know yet.
letters-orders-end-over = After “{ $move }” the game is over.
letters-orders-end-unseen = “{ $move }” cannot be waited for: you could not see that it was this one.
letters-orders-end-illegal = “{ $move }” cannot happen here, as far as you can know.
letters-orders-void-other = Something else happened: what you said beforehand holds no more.
letters-orders-void-undone = A move was taken back: what you said beforehand holds no more.
letters-orders-void-left = Somebody else played for you: what you said beforehand holds no more.
letters-orders-void-over = The game is over.
letters-orders-void-done = Everything you said beforehand has been played.
`;export{e as default};