## Kijken en clubavonden: codes, tafelschermen, telefoons als hand, later kijken
watch-join = Meedoen met een code
watch-code = Code
watch-code-hint = Zes letters en cijfers, zoals ze op het tafelscherm staan.
watch-go = Meedoen
watch-joining = De tafel wordt gezocht
refused-code = Deze code leidt naar geen tafel. Kijk op het tafelscherm welke nu geldt.
watch-come = Doe mee met je telefoon
watch-scan = Scan, of ga naar { $address } en typ de code.
watch-qr = QR-code die naar deze tafel leidt
watch-seats = { $count ->
    [one] Eén plaats is vrij
   *[other] { $count } plaatsen zijn vrij
}
watch-large = Groot bord
watch-small = Klein bord
watch-choices = Wat je kunt doen
watch-nothing = Nu is er niets te doen. Het bord staat op het tafelscherm.
watch-delay = Wie toekijkt
watch-delay-none = ziet alles meteen
watch-delay-minute = een minuut later
watch-delay-five = vijf minuten later
watch-delay-twenty = twintig zetten later
watch-delay-end = na afloop
watch-hands = Ze zien dan ieders hand
watch-hands-what = Dan kan er tijdens het spel niemand nieuw gaan zitten. Een vriend die kijkt kan nog steeds iets zeggen: kies na afloop als er iets op het spel staat.
watch-behind-time =
    { $minutes ->
        [0] { $seconds } seconden
        [one] Eén minuut
       *[other] { $minutes } minuten
    } later getoond
watch-behind-decisions =
    { $count ->
        [one] Eén zet
       *[other] { $count } zetten
    } later getoond
watch-behind-end = Na afloop te zien
watch-with-hands = met alle handen
watch-begun = Het spel is begonnen.
watch-wait = Deze pagina gaat vanzelf verder.
watch-talk = Wie er praat
watch-players = De spelers
watch-commentary = Commentaar
watch-commentary-none = Nog niemand heeft iets gezegd. De spelers lezen het na afloop.
watch-talk-behind = Je kijkt met vertraging: praat in het commentaar.
watch-embed = Insluiten in een website
watch-embed-what = Kopieer dit naar een pagina: ze toont het bord live, alleen wat iedereen mag zien.
watch-whole = De tafel openen
watch-abandon = Eindigen zonder uitslag
watch-abandon-what = Alle anderen wordt het gevraagd. Is iedereen het eens, dan eindigt het spel, wint niemand en telt het nergens voor, ook niet voor een rating. Tot dan gaat het door.
watch-abandon-yes = De anderen vragen
watch-timeout = Als de tijd op is
watch-timeout-default = doet het spel een gewone zet
watch-timeout-bot = neemt een bot het over
watch-timeout-loss = is het spel verloren
watch-fair = Eerlijk delen
watch-fair-what = De server heeft al een geheim voor het delen gekozen en toont hier de vingerafdruk, voordat iemand zit. Na afloop wordt het geheim getoond: wie de vingerafdruk bewaarde, kan nagaan dat de kaarten niet zijn verwisseld. Voeg iets van jezelf toe, dan bepaalt niemand alleen het delen.
watch-salt = Jouw deel van het delen
watch-salt-add = Toevoegen
watch-salt-added = Jouw deel zit erin.
watch-seconds = Nog { $count } seconden
watch-palette = Borden
watch-palette-sea = Helder water
watch-palette-mist = Nevel
watch-cards = Kaarten
watch-cards-soft = Zachte schaduw
watch-cards-crisp = Scherpe rand
watch-contrast = Hoog contrast
watch-loudness = Geluidssterkte
watch-loudness-soft = Zacht
watch-loudness-middle = Gemiddeld
watch-loudness-loud = Hard
watch-featured = Nu gespeeld
watch-featured-go = Kijken

watch-follow = Deze tafel volgen
watch-unfollow = Deze tafel niet meer volgen
watch-refused-follows = Niemand volgt meer dan { $most } tafels. Laat er eerst een los.
