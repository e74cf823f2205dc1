var e=`### Tournaments: a list, one of them, a wall, making one.

tournament-refused-organiser = Dat kan alleen wie dit toernooi leidt.
tournament-refused-hosts = Op deze server maakt de gastheer de toernooien.
tournament-refused-many = Meer toernooien tegelijk mag niemand leiden; beëindig er eerst een.
tournament-refused-few = Een toernooi heeft twee spelers nodig.
tournament-refused-round = Deze ronde is nog niet afgelopen.
tournament-refused-over = Het toernooi is intussen verdergegaan; kijk nog eens.
tournament-refused-open = Dit toernooi is nog niet begonnen.
tournament-refused-running = Dit toernooi is al begonnen.
tournament-refused-cancelled = Dit toernooi is afgelast.
tournament-refused-kicked = De leiding heeft je uit dit toernooi gehaald.
tournament-refused-name = Zeg onder welke naam je meespeelt.
tournament-refused-late = Het is begonnen: alleen bij Zwitserse toernooien en arena's kun je later instappen.
tournament-refused-full = Alle plaatsen zijn bezet.
tournament-refused-members = Dit toernooi is voor accounts; maak er eerst een.
tournament-refused-code = Dit is niet de code van dit toernooi.
tournament-refused-entrant = Je speelt hier niet mee.
tournament-refused-rest = In dit toernooi speelt iedereen elke ronde.

tournament-title = Toernooien
tournament-lead = Een avond, een competitie of een uur: iedereen speelt, de tafels worden vanzelf ingedeeld en de stand wordt bijgehouden.
tournament-new = Nieuw toernooi
tournament-none = Er is nog geen toernooi.
tournament-state-open = Je kunt meedoen
tournament-state-running = Wordt gespeeld
tournament-state-over = Afgelopen
tournament-state-cancelled = Afgelast
tournament-format = Hoe er gespeeld wordt
tournament-format-round-robin = Iedereen tegen iedereen
tournament-format-swiss = Zwitsers
tournament-format-knock-out = Knock-out
tournament-format-arena = Arena
tournament-about-round-robin = Iedereen treft iedereen één keer; aan grotere tafels zo gelijk mogelijk. Met dagen per zet is dit een competitie.
tournament-about-swiss = Zoveel rondes; wie ongeveer evenveel punten heeft en elkaar nog niet trof, speelt samen. Wie later komt, speelt vanaf de volgende ronde.
tournament-about-knock-out = De betere helft van elke tafel gaat door, bij gelijke stand wie hoger geplaatst was. De sterksten zijn in de eerste ronde soms vrij.
tournament-about-arena = Zolang het duurt krijgt iedereen die vrij is weer een tafel. Kom en ga zoals je wilt.
tournament-clock = { $kind ->
    [bank] { $seconds ->
        [0] { $minutes } min per speler
       *[other] { $minutes } min per speler, { $seconds } s erbij per zet
    }
    [days] { $days ->
        [one] Eén dag per zet
       *[other] { $days } dagen per zet
    }
   *[move] { $seconds } s per zet
}
tournament-players = { $count ->
    [one] Eén speler
   *[other] { $count } spelers
}
tournament-of-most = { $count } van { $most } spelers
tournament-at-table = { $count } aan een tafel
tournament-rounds = { $count ->
    [one] Eén ronde
   *[other] { $count } rondes
}
tournament-minutes = { $count } minuten
tournament-rated = om de rating
tournament-fill = bots vullen tafels aan
tournament-you-play = Je speelt mee
tournament-you-played = Je hebt meegespeeld
tournament-you-organise = Jij leidt het
tournament-organiser = Onder leiding van { $name }
tournament-begins = Begint { $when }
tournament-begins-hand = Begint als de leiding het zegt.
tournament-in = over { $time }
tournament-name = Naam aan tafel
tournament-code = Code
tournament-code-hint = Zes letters en cijfers, van wie het leidt.
tournament-enter = Meespelen
tournament-leave = Het toernooi verlaten
tournament-leave-sure = Voorgoed weggaan? Een partij die loopt is verloren.
tournament-leave-yes = Ja, weggaan
tournament-rest = De volgende rondes overslaan
tournament-here = Ik ben er weer
tournament-resting = Je slaat over: omdat je dat zei, of omdat je niet aan een tafel kwam.
tournament-gone = Je hebt dit toernooi verlaten.
tournament-back = Weer meespelen
tournament-kicked = De leiding heeft je uit dit toernooi gehaald.
tournament-sit = Ga zitten: tafel { $number }, met { $others }
tournament-to-table = Naar je tafel: { $others }
tournament-sit-in = Ga binnen { $time } zitten, anders is de partij verloren.
tournament-bye = Je bent deze ronde vrij. Dat telt als winst.
tournament-waits = Je volgende tafel verschijnt hier vanzelf.
tournament-next-in = Volgende ronde over { $time }
tournament-left = Nog { $time }
tournament-last-games = De laatste partijen worden uitgespeeld.
tournament-standings = Stand
tournament-before = Op sterkte geordend; iedereen begint zonder punten.
tournament-place = Plaats
tournament-player = Speler
tournament-points = Punten
tournament-played = Partijen
tournament-decided-last = Achter { $name } door de laatste partij, { $mine } tegen { $theirs }
tournament-decided-direct = Achter { $name } door de onderlinge partijen, { $mine } tegen { $theirs }
tournament-decided-opponents = Achter { $name } door de sterkte van de tegenstanders, { $mine } tegen { $theirs }
tournament-decided-beaten = Achter { $name } door de sterkte van wie verslagen is, { $mine } tegen { $theirs }
tournament-decided-wins = Achter { $name } door gewonnen partijen, { $mine } tegen { $theirs }
tournament-decided-fewer = Achter { $name } met meer partijen voor dezelfde punten, { $mine } tegen { $theirs }
tournament-ties = Gelijke punten
tournament-ties-line = Eerst telt { $breaks }. Wie in alles gelijk is, deelt een plaats.
tournament-break-last = de laatste partij
tournament-break-direct = wat ze tegen elkaar haalden
tournament-break-opponents = de sterkte van de tegenstanders (hun punten)
tournament-break-beaten = de sterkte van wie verslagen is
tournament-break-wins = het aantal gewonnen partijen
tournament-break-fewer = wie minder partijen nodig had
tournament-scoring = Winst is één punt. Met meer aan tafel is ieder die je verslaat een deel daarvan, en gelijk de helft. Vrij zijn telt als winst; wie niet komt krijgt niets.
tournament-out = is weggegaan
tournament-sits-out = slaat over
tournament-out-of-it = uitgeschakeld
tournament-round = Ronde { $number }
tournament-round-of = Ronde { $number } van { $of }
tournament-earlier = Eerdere ronde
tournament-later = Latere ronde
tournament-table = Tafel { $number }
tournament-status-making = wordt gedekt
tournament-status-open = men gaat zitten
tournament-status-running = wordt gespeeld
tournament-status-paused = pauze
tournament-status-over = afgelopen
tournament-status-bye = vrij
tournament-watch = Kijken
tournament-watch-of = Kijken bij tafel { $number }
tournament-look-back = Terugkijken
tournament-look-back-of = Terugkijken op tafel { $number }
tournament-bot = Bot
tournament-absent = niet gekomen
tournament-won = gewonnen
tournament-conduct = Voor jou die het leidt
tournament-start = Nu beginnen
tournament-next = Volgende ronde nu
tournament-finish = Beëindigen zoals het staat
tournament-finish-sure = Nu beëindigen? Partijen die nog lopen tellen niet.
tournament-finish-yes = Ja, beëindigen
tournament-cancel = Afgelasten
tournament-cancel-sure = Voor iedereen afgelasten?
tournament-cancel-yes = Ja, afgelasten
tournament-keep = Nee, doorgaan
tournament-kick = Wegsturen
tournament-kick-of = { $name } wegsturen
tournament-wall = Pagina voor de muur
tournament-records = Alle partijen in één bestand
tournament-pass-on = Doorgeven
tournament-in-play = Wordt gespeeld
tournament-come = Speel mee
tournament-qr = QR-code die naar dit toernooi leidt
tournament-to-list = Alle toernooien
tournament-field-name = Hoe het heet
tournament-field-about = Wat je erover wilt zeggen
tournament-field-game = Spel
tournament-field-seats = Spelers aan een tafel
tournament-field-rounds = Rondes
tournament-field-minutes = Hoe lang
tournament-field-clock = Klok
tournament-field-show-up = Tijd om te gaan zitten
tournament-field-pause = Tussen twee rondes
tournament-field-most = Hoogstens
tournament-field-entry = Wie mag meespelen
tournament-entry-everyone = Iedereen
tournament-entry-members = Leden
tournament-entry-code = Wie de code heeft
tournament-field-fill = Bots zitten waar spelers ontbreken
tournament-field-rated = Om de rating: alleen met account
tournament-field-begins = Begin
tournament-when-hand = Als ik het zeg
tournament-when-10 = Over 10 minuten
tournament-when-30 = Over een half uur
tournament-when-60 = Over een uur
tournament-when-at = Op een tijd
tournament-field-at = Dag en tijd
tournament-more = Meer keuzes
tournament-options = Spelregels van de tafel
tournament-otherwise = Anders dan gewoonlijk: { $options }
tournament-make = Toernooi maken
tournament-time-none = meteen
tournament-seconds = { $count } s
tournament-guest = Toernooien maak je met een account; meespelen kan zonder, behalve als het om de rating gaat of voor leden is.
tournament-account = Inloggen of een account maken
tournament-winner = { $count ->
    [one] Winnaar
   *[other] Winnaars
}
`;export{e as default};