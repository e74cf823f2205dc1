### The club: accounts, pages of people, ratings, friends.

club-log-in = Log in
club-new-account = New account
club-log-out = Log out
club-welcome = Welcome back
club-join = Come back to your games
club-join-line = With an account your games, your rating and your friends stay with you on every device. You keep everything you have played here as a guest.
club-login = Login
club-login-hint = Only for logging in; nobody else sees it.
club-password = Password
club-password-hint = At least eight characters.
club-show-password = Show password
club-name = Name at the table
club-make-account = Make the account
club-accounts-off = The host of this server makes no new accounts.
club-guests-can = You can play everything as a guest.

club-your-account = Your account
club-guest-line = You are here as a guest: this browser alone knows you.
club-as-account = Logged in as { $login }
club-save = Save
club-saved = Saved
club-see-page = See your page

club-to-friends = Friends and blocked people
club-page = Your page
club-page-line = What others can see of you, under { $address }.
club-handle = Address of your page
club-handle-hint = Small letters, digits and hyphens.
club-about = About you
club-about-hint = A sentence or two, if you like.
club-sees-profile = Who sees your page
club-sees-games = Who sees your games and results
club-sees-online = Who sees whether you are here
club-audience-everyone = Everyone
club-audience-members = Members
club-audience-friends = Friends
club-audience-nobody = Nobody
club-private-tables = Tables that are not in the lobby are never shown to others.

club-devices = Where you are logged in
club-device-unknown = A program or an unknown browser
club-device-here = this browser
club-device-seen = last here: { $when }
club-device-end = Log out
club-device-end-of = Log out on { $device }

club-passkeys = Passkeys
club-passkeys-line = Log in with a fingerprint, a face or the lock of your device instead of the password. A passkey never leaves your device or your password manager.
club-passkey-name = What this passkey is called
club-passkey-name-first = This device
club-passkey-make = Make a passkey
club-passkey-used = last used: { $when }
club-passkey-unused = made { $when }, not used yet
club-passkey-rename = Rename
club-passkey-rename-of = Rename the passkey { $name }
club-passkey-end = Remove
club-passkey-end-of = Remove the passkey { $name }
club-passkey-log-in = Log in with a passkey
club-passkey-stopped = The browser made no passkey. Perhaps it was stopped, or there is one already.
club-refused-passkey = This passkey is not known here, or the answer came too late. Try again, or log in with the password.
club-refused-passkey-again = This passkey is known already, or you have as many as an account can have.
club-refused-passkeys = Passkeys need this server to have an address by name; its host can see to that.

club-bots = Bots of your own
club-bots-line = A token lets a program of yours sit down and play under its own name.
club-bot-name = Name of the bot
club-token-make = Make a token
club-token-new = Copy this token now; it is shown only once:
club-token-since = since { $when }
club-token-end = Revoke
club-token-end-of = Revoke the token of { $name }

club-change-password = Change password
club-old-password = Old password
club-new-password = New password
club-password-changed = Your password is changed; all other devices are logged out.

club-luggage = Take everything along
club-luggage-line = One archive with all that is kept about you and the record of every finished game. Another Tidetable can take it in.
club-export = Download the archive
club-import = Bring an archive along
club-import-line = Every game is dealt again and checked; then it is yours here as well.
club-imported = { $matches ->
    [0] No new games came along
    [one] One game came along
   *[other] { $matches } games came along
  }{ $known ->
    [0] {""}
   *[other] , { $known } were here already
  }{ $refused ->
    [0] .
   *[other] ; { $refused } could not be confirmed and stayed outside.
  }

club-delete = Delete the account
club-delete-line = Your name, your login, your tokens and everything you said disappear for good. Games of others stay, without your name.
club-delete-sure = Delete for good

club-since = Here since { $when }
club-online = here now
club-offline = not here now
club-games = Games played
club-game = Game
club-players = { $seats ->
    [one] alone
   *[other] { $seats } players
  }
club-played = Played
club-won = Won
club-shared = Shared
club-lost = Lost
club-accuracy = Accuracy
club-accuracy-about = How near the decisions come to the coach's choice, in the last games that somebody has had analysed.
club-accuracy-of = { $percent } % in { $matches ->
    [one] one game
   *[other] { $matches } games
}
club-favourite-bots = Favourite bots
club-last-games = Last games
club-no-games = No games yet.
club-not-shown = { $name } does not show this.
club-this-is-you = This is your page as others see it, with all your games.
club-set-page = Change what is shown
club-no-page = There is no such page, or it is not shown to you.

club-refused-password = Login or password is wrong.
club-refused-login = This login is taken; choose another.
club-refused-login-kept = This login is kept for the host of this server.
club-refused-handle = This address is taken; choose another.
club-refused-accounts = The host of this server makes no new accounts.
club-refused-guest = This is for accounts; make one first.
club-refused-archive = This file is no archive of an account, or it was changed.

club-ratings = Ratings
club-rating = Rating
club-leaderboard = Leaderboard
club-scale = People and bots stand on one scale: 400 points more win ten games of eleven. Only rated games between members count.
club-provisional = provisional: too few rated games to be sure
club-rated-games = { $count ->
    [one] one rated game
   *[other] { $count } rated games
  }
club-rating-graph = Rating over time, { $of }: now { $value }
club-rating-table = As a table
club-when = When
club-place = Place
club-change = Change
club-who = Who
club-bot-named = Bot: { $level }
club-refused-rated = Rated games are for accounts; make one first.
club-refused-ratings = The host of this server rates no games.
