## Games by letter: notes, holidays, plans
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
