var e=`### De club: accounts, pagina's van mensen, ratings, vrienden.

club-log-in = Inloggen
club-new-account = Nieuw account
club-log-out = Uitloggen
club-welcome = Fijn dat je er weer bent
club-join = Kom terug bij je partijen
club-join-line = Met een account blijven je partijen, je rating en je vrienden bij je, op elk apparaat. Alles wat je hier als gast hebt gespeeld, houd je.
club-login = Inlognaam
club-login-hint = Alleen om in te loggen; niemand anders ziet hem.
club-password = Wachtwoord
club-password-hint = Minstens acht tekens.
club-show-password = Wachtwoord tonen
club-name = Naam aan tafel
club-make-account = Account aanmaken
club-accounts-off = Op deze server worden geen nieuwe accounts gemaakt.
club-guests-can = Als gast kun je alles spelen.

club-your-account = Je account
club-guest-line = Je bent hier als gast: alleen deze browser kent je.
club-as-account = Ingelogd als { $login }
club-save = Opslaan
club-saved = Opgeslagen
club-see-page = Je pagina bekijken

club-to-friends = Vrienden en geblokkeerde mensen
club-page = Je pagina
club-page-line = Wat anderen van je kunnen zien, op { $address }.
club-handle = Adres van je pagina
club-handle-hint = Kleine letters, cijfers en streepjes.
club-about = Over jou
club-about-hint = Een zin of twee, als je wilt.
club-sees-profile = Wie je pagina ziet
club-sees-games = Wie je partijen en uitslagen ziet
club-sees-online = Wie ziet of je er bent
club-audience-everyone = Iedereen
club-audience-members = Leden
club-audience-friends = Vrienden
club-audience-nobody = Niemand
club-private-tables = Tafels die niet in de lobby staan, worden nooit aan anderen getoond.

club-devices = Waar je bent ingelogd
club-device-unknown = Een programma of onbekende browser
club-device-here = deze browser
club-device-seen = laatst hier: { $when }
club-device-end = Uitloggen
club-device-end-of = Uitloggen op { $device }

club-passkeys = Toegangssleutels
club-passkeys-line = Log in met een vingerafdruk, je gezicht of de vergrendeling van je apparaat in plaats van het wachtwoord. Een toegangssleutel verlaat je apparaat of je wachtwoordbeheerder nooit.
club-passkey-name = Hoe deze toegangssleutel heet
club-passkey-name-first = Dit apparaat
club-passkey-make = Maak een toegangssleutel
club-passkey-used = laatst gebruikt: { $when }
club-passkey-unused = gemaakt { $when }, nog niet gebruikt
club-passkey-rename = Hernoemen
club-passkey-rename-of = Toegangssleutel { $name } hernoemen
club-passkey-end = Verwijderen
club-passkey-end-of = Toegangssleutel { $name } verwijderen
club-passkey-log-in = Inloggen met een toegangssleutel
club-passkey-stopped = De browser heeft geen toegangssleutel gemaakt. Misschien is het afgebroken, of is er al een.
club-refused-passkey = Deze toegangssleutel is hier niet bekend, of het antwoord kwam te laat. Probeer het opnieuw, of log in met het wachtwoord.
club-refused-passkey-again = Deze toegangssleutel is al bekend, of je hebt er zoveel als een account kan hebben.
club-refused-passkeys = Voor toegangssleutels heeft deze server een adres met een naam nodig; de beheerder kan daarvoor zorgen.

club-bots = Eigen bots
club-bots-line = Met een token gaat een programma van jou aan tafel zitten en speelt het onder zijn eigen naam.
club-bot-name = Naam van de bot
club-token-make = Token maken
club-token-new = Kopieer dit token nu; het wordt maar één keer getoond:
club-token-since = sinds { $when }
club-token-end = Intrekken
club-token-end-of = Token van { $name } intrekken

club-change-password = Wachtwoord wijzigen
club-old-password = Oud wachtwoord
club-new-password = Nieuw wachtwoord
club-password-changed = Je wachtwoord is gewijzigd; alle andere apparaten zijn uitgelogd.

club-luggage = Alles meenemen
club-luggage-line = Eén archief met alles wat over je wordt bewaard en het verslag van elke afgelopen partij. Een andere Tidetable kan het opnemen.
club-export = Archief downloaden
club-import = Archief meebrengen
club-import-line = Elke partij wordt opnieuw gedeeld en gecontroleerd; dan is ze ook hier van jou.
club-imported = { $matches ->
    [0] Er zijn geen nieuwe partijen meegekomen
    [one] Er is één partij meegekomen
   *[other] Er zijn { $matches } partijen meegekomen
  }{ $known ->
    [0] {""}
   *[other] , { $known } waren er al
  }{ $refused ->
    [0] .
   *[other] ; { $refused } konden niet worden bevestigd en bleven buiten.
  }

club-delete = Account verwijderen
club-delete-line = Je naam, je inlognaam, je tokens en alles wat je hebt gezegd, verdwijnen voorgoed. Partijen van anderen blijven, zonder je naam.
club-delete-sure = Voorgoed verwijderen

club-since = Hier sinds { $when }
club-online = nu hier
club-offline = nu niet hier
club-games = Gespeelde partijen
club-game = Spel
club-players = { $seats ->
    [one] alleen
   *[other] { $seats } spelers
  }
club-played = Gespeeld
club-won = Gewonnen
club-shared = Gedeeld
club-lost = Verloren
club-accuracy = Nauwkeurigheid
club-accuracy-about = Hoe dicht de beslissingen bij de keuze van de coach liggen, in de laatste partijen die iemand heeft laten analyseren.
club-accuracy-of = { $percent } % in { $matches ->
    [one] één partij
   *[other] { $matches } partijen
}
club-favourite-bots = Favoriete bots
club-last-games = Laatste partijen
club-no-games = Nog geen partijen.
club-not-shown = { $name } laat dit niet zien.
club-this-is-you = Dit is je pagina zoals anderen die zien, met al je partijen.
club-set-page = Wijzigen wat te zien is
club-no-page = Die pagina bestaat niet, of is niet voor jou.

club-refused-password = Inlognaam of wachtwoord klopt niet.
club-refused-login = Deze inlognaam is bezet; kies een andere.
club-refused-login-kept = Deze inlognaam is voor de beheerder van deze server.
club-refused-handle = Dit adres is bezet; kies een ander.
club-refused-accounts = Op deze server worden geen nieuwe accounts gemaakt.
club-refused-guest = Dit kan alleen met een account; maak er eerst een.
club-refused-archive = Dit bestand is geen archief van een account, of het is gewijzigd.

club-ratings = Ratings
club-rating = Rating
club-leaderboard = Ranglijst
club-scale = Mensen en bots staan op één schaal: met 400 punten meer win je tien van de elf partijen. Alleen partijen om de rating tussen leden tellen.
club-provisional = voorlopig: nog te weinig partijen om de rating
club-rated-games = { $count ->
    [one] één partij om de rating
   *[other] { $count } partijen om de rating
  }
club-rating-graph = Rating in de loop van de tijd, { $of }: nu { $value }
club-rating-table = Als tabel
club-when = Wanneer
club-place = Plaats
club-change = Verschil
club-who = Wie
club-bot-named = Bot: { $level }
club-refused-rated = Partijen om de rating zijn voor accounts; maak er eerst een.
club-refused-ratings = Op deze server wordt niet om de rating gespeeld.
`;export{e as default};