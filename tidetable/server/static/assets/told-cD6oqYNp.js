var e=`### Being told in time: what leaves the server, and the choices about it.

told-title-turn = Your turn
told-title-invited = A seat is kept for you
told-title-over = The game is over
told-title-begun = A table you follow has begun
told-title-ended = A game you follow has ended
told-title-test = A trial
told-text-test = This is how Tidetable tells you something.
told-with = { $count ->
    [0] { $game }
   *[other] { $game } with { $others }
  }
told-at = { $table }: { $text }
told-calendar-name = Tidetable: games that wait for you

told-confirm-subject = Is this your address?
told-confirm-mail = Somebody with an account at Tidetable wants to be told here when it is their turn. If that is you, open this page and confirm it within two days:
told-confirm-not-you = If it is not you, do nothing: nothing more will come.
told-mail-why = You get this letter because you chose so at { $site }. What you are told: { $address }
told-mail-stop = No more letters: { $address }

told-heading = Being told
told-line = When it is your turn and you are not looking. Nothing but the table, the game and the names ever leaves this server.
told-none = The host of this server has switched all of this off.
told-what = What, and by which way
told-kind-turn = It is your turn
told-kind-invited = A seat is kept for you, or a rematch offered
told-kind-over = A game has ended
told-kind-followed = A table you follow begins, or has ended
told-way-push = Browser
told-way-email = E-mail
told-way-webhook = Webhook
told-by = { $kind }: { $way }

told-push = In this browser
told-push-line = Your browser shows it, also when no page of Tidetable is open.
told-push-on = Tell me in this browser
told-push-off = No more in this browser
told-push-cannot = This browser cannot do that here. It needs a secure connection (https); on an iPhone, add Tidetable to the home screen first.
told-push-denied = You have forbidden messages for this site in your browser. Allow them there, then try again.
told-push-here = this browser
told-push-drop = Stop
told-push-drop-of = No more in { $device }
told-push-others = Told as well

told-email = By e-mail
told-email-address = E-mail address
told-email-hint = A letter there asks whether it is yours.
told-email-set = Use this address
told-email-pending = A letter is on its way to { $address }. Open the page it names.
told-email-on = Letters go to { $address }.
told-email-off = No more letters

told-webhook = To an address of your own
told-webhook-line = Posted to a chat room or a phone: Discord, Matrix (hookshot), ntfy, or as JSON to a program of yours.
told-webhook-address = Address (https://…)
told-webhook-set = Use it
told-webhook-off = Post nothing more
told-format = As
told-format-json = JSON
told-format-discord = Discord
told-format-matrix = Matrix
told-format-ntfy = ntfy

told-quiet = Your peace
told-quiet-line = What happens then is told afterwards, if it is still so.
told-quiet-on = Tell me nothing at certain hours
told-quiet-begin = From
told-quiet-end = until
told-zone = Time zone

told-calendar = As a calendar
told-calendar-line = Until when games wait for you, for your own calendar. Whoever has this address can read it.
told-calendar-on = Make an address
told-calendar-new = Make a new address
told-calendar-off = No calendar any more

told-test = Send me a trial
told-test-of = Send me a trial: { $way }
told-test-sent = Sent.
told-guest = E-mail and webhooks are for accounts.

told-confirm-title = Is this address yours?
told-confirm-line = Then you will be told there what you chose.
told-confirm-do = Yes, it is mine
told-confirm-done = Confirmed. You will be told there.
told-stop-title = No more letters?
told-stop-line = Your account stays as it is; you can choose anew at any time.
told-stop-do = Send no more letters
told-stop-done = No more letters will come.
told-to-choices = To your choices

told-refused-address = An address begins with https:// and names no user.
told-refused-off = The host of this server has switched this off.
told-refused-zone = There is no such time zone.
told-refused-email = This is no e-mail address.
told-refused-sending = It could not be sent: { $why }.
told-refused-link = This link does not hold any more.
told-refused-nowhere = There is nothing yet to send this to.
`;export{e as default};