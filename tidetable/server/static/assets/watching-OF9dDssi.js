var e=`## Watching and club nights: codes, table screens, phones as hands, watching behind time
watch-join = Join with a code
watch-code = Code
watch-code-hint = Six letters and figures, as they stand on the table's screen.
watch-go = Join
watch-joining = Looking for the table
refused-code = This code leads to no table. Look at the table's screen for the one that is good now.
watch-come = Join with your phone
watch-scan = Scan, or go to { $address } and type the code.
watch-qr = QR code that leads to this table
watch-seats = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
watch-large = Large board
watch-small = Small board
watch-choices = What you can do
watch-nothing = Nothing to do now. The board is on the table's screen.
watch-delay = Those who watch
watch-delay-none = see everything at once
watch-delay-minute = one minute later
watch-delay-five = five minutes later
watch-delay-twenty = twenty moves later
watch-delay-end = after the end
watch-hands = They see everybody's hand then
watch-hands-what = Nobody new can sit down during the game then. A friend who watches could still tell: where something is at stake, choose after the end.
watch-behind-time =
    Shown { $minutes ->
        [0] { $seconds } s
        [one] one minute
       *[other] { $minutes } minutes
    } late
watch-behind-decisions =
    Shown { $count ->
        [one] one move
       *[other] { $count } moves
    } late
watch-behind-end = Shown after the end
watch-with-hands = with all hands
watch-begun = The game has begun.
watch-wait = This page goes on by itself.
watch-talk = Who is talking
watch-players = The players
watch-commentary = Commentary
watch-commentary-none = Nobody has said anything yet. Those who play read it after the end.
watch-talk-behind = You watch behind time: talk in the commentary.
watch-embed = Embed in a website
watch-embed-what = Copy this into a page: it shows the board live, only what everybody may see.
watch-whole = Open the table
watch-abandon = End without a result
watch-abandon-what = Everybody else is asked. When all agree the game ends, nobody wins, and it counts for nothing, also where it is rated. Until then it goes on.
watch-abandon-yes = Ask the others
watch-timeout = When time is up
watch-timeout-default = the game makes a plain move
watch-timeout-bot = a bot takes over
watch-timeout-loss = the game is lost
watch-fair = A fair deal
watch-fair-what = The server has already chosen a secret for the deal and shows its fingerprint here, before anybody sits. After the end the secret is shown: whoever kept the fingerprint can check that the cards were not changed. Add something of your own, and nobody alone decides the deal.
watch-salt = Your part of the deal
watch-salt-add = Add
watch-salt-added = Your part is in.
watch-seconds = { $count } seconds left
watch-palette = Boards
watch-palette-sea = Bright water
watch-palette-mist = Mist
watch-cards = Cards
watch-cards-soft = Soft shadows
watch-cards-crisp = Firm edges
watch-contrast = High contrast
watch-loudness = Loudness
watch-loudness-soft = Soft
watch-loudness-middle = Middle
watch-loudness-loud = Loud
watch-featured = Being played now
watch-featured-go = Watch

watch-follow = Follow this table
watch-unfollow = Follow this table no more
watch-refused-follows = Nobody follows more than { $most } tables. Let one of them go first.
`;export{e as default};