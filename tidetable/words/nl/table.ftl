# Wat er aan een tafel gebeurt, naast het spel zelf.
table-created = De tafel is gedekt.
table-sat = { $seat } schuift aan.
    .you = Jij schuift aan.
table-left = { $seat } verlaat de tafel.
    .you = Jij verlaat de tafel.
table-declined = Iemand die was uitgenodigd komt niet; de plaats is vrij.
table-salted = { $seat } doet een snufje zout bij het delen.
    .you = Jij doet een snufje zout bij het delen.
table-started = Alles ligt klaar, het spel begint.
table-undone = { $seat } neemt een zet terug.
    .you = Jij neemt een zet terug.
table-asked = { $seat } vraagt { $what ->
    [undo] een zet te mogen terugnemen
    [pause] om een pauze
   *[abandon] om het spel zonder uitslag te beëindigen
}.
    .you = Jij vraagt { $what ->
        [undo] een zet te mogen terugnemen
        [pause] om een pauze
       *[abandon] om het spel zonder uitslag te beëindigen
    }.
table-answered = { $seat } { $yes ->
    [true] vindt het goed
   *[false] weigert
}.
    .you = Jij { $yes ->
        [true] vindt het goed
       *[false] weigert
    }.
table-paused = Het spel is gepauzeerd.
table-resumed = Het spel gaat verder.
table-timed-out = De tijd van { $seat } is om.
    .you = Jouw tijd is om.
table-taken-over = Een bot speelt voor { $seat } ({ bot-manner }).
    .you = Een bot speelt voor jou ({ bot-manner }).
bot-manner = { $bot ->
    [random] speels
   *[careful] voorzichtig
    [gentle] zachtmoedig
    [easy] makkelijk
    [steady] degelijk
    [sharp] scherp
    [strong] sterk
    [master] meester
}
table-bot-failed = { $seat } kon niet nadenken; de standaardzet wordt gespeeld.
    .you = Jouw bot kon niet nadenken; de standaardzet wordt gespeeld.
table-taken-back = { $seat } speelt weer zelf.
    .you = Jij speelt weer zelf.
table-away = { $seat } is weg.
    .you = Jij bent weg.
table-back = { $seat } is terug.
    .you = Jij bent terug.
table-claimed = { $seat } gaat verder zonder { $other }{ $what ->
    [bot] : een bot neemt het over
   *[win] {""}
}.
    .you = Jij gaat verder zonder { $other }{ $what ->
        [bot] : een bot neemt het over
       *[win] {""}
    }.
    .you-other = { $seat } gaat verder zonder jou{ $what ->
        [bot] : een bot neemt het over
       *[win] {""}
    }.
table-resigned = { $seat } geeft op.
    .you = Jij geeft op.
table-settings = Tafelpraat staat { $chat ->
    [true] aan
   *[false] uit
}.
table-woke = De server heeft een poosje geslapen; niemand heeft tijd verloren.
table-holiday = { $seat } is op vakantie: de klok van { $seat } staat stil.
    .you = Je bent op vakantie: je klok staat stil.
table-holiday-over = { $seat } is terug van vakantie.
    .you = Je bent terug van vakantie.
table-ended = { $reason ->
    [resigned] Het spel eindigt door opgave.
    [time] Het spel eindigt: de tijd is om.
    [claimed] Het spel eindigt: de anderen zijn weg.
    [abandoned] Het spel eindigt in overleg.
    [forfeit] De partij eindigt voordat ze begon: iemand is niet gekomen.
   *[game] Het spel is afgelopen.
}
table-again = { $seat } { $yes ->
    [true] wil graag nog een spel
   *[false] speelt liever niet nog een keer
}.
    .you = { $yes ->
        [true] Jij wilt graag nog een spel.
       *[false] Jij speelt liever niet nog een keer.
    }
table-rematch = De tafel voor de revanche staat klaar.

## Why the table says no
refused-asking = { $seat } heeft al iets gevraagd; geef daar eerst antwoord op.
    .you = Je hebt al iets gevraagd; trek dat eerst in.
refused-behind = Je kijkt met vertraging: wat je zegt komt in het commentaar.
refused-bot-plays = Voor { $seat } speelt een bot; neem eerst de plaats terug.
    .you = Voor jou speelt een bot; neem eerst de plaats terug.
refused-bot-seat = Deze plaats is van een bot.
refused-chat-off = Tafelpraat staat uit aan deze tafel.
refused-commentary = Het commentaar is van de toeschouwers; na afloop kun je het lezen.
refused-dealt = Er is al gedeeld; zout komt vóór het delen.
refused-full = Alle plaatsen zijn bezet.
refused-hands-seen = Wie hier toekijkt ziet later ieders hand; daarom gaat er tijdens het spel niemand nieuw zitten.
refused-link-used = Deze link is al gebruikt; wie daar nu zit, heeft een nieuwe.
refused-not-away = { $seat } is niet weg; er valt niets op te eisen.
    .you = Je bent niet weg; er valt niets op te eisen.
refused-not-begun = Het spel is nog niet begonnen.
refused-not-over = Het spel is nog niet afgelopen.
refused-nothing-asked = Niemand heeft iets gevraagd.
refused-nothing-to-undo = Er is niets dat je kunt terugnemen.
refused-over = Het spel is afgelopen.
refused-paused = Het spel is gepauzeerd; hervat het eerst.
refused-rated = In een partij om de rating of een toernooi mag geen bot voor je spelen.
refused-rated-seat = In een partij om de rating of een toernooi neemt niemand de plaats van een ander over.
refused-pause-tournament = Anderen wachten op deze partij: er is geen pauze.
refused-not-kept = Hier wordt geen plaats voor je vrijgehouden.
refused-leave-tournament = Deze plaats is van jou: verlaat in plaats daarvan het toernooi.
refused-shut-out = De gastheer van deze server heeft dit account buitengesloten tot { $until }. { $note }
refused-silenced = De gastheer van deze server laat je een tijd niet meepraten. { $note }
refused-child = In de kinderstand wordt niet gepraat.
refused-grown = Dit kan niet in de kinderstand.
refused-animal = In de kinderstand is een naam een van de dieren van de lijst.
refused-pin = Deze pincode klopt niet.
refused-not-welcome = Deze tafel staat niet voor je open.
refused-bot-agrees = Waar de uitslag telt, stemt een bot nergens mee in: je kunt doorspelen of opgeven.
refused-own-bot = In een partij om de rating speelt niemand tegen een eigen bot.
refused-rated-waits = Een partij om de rating begint als iedereen zit.
refused-remember = Aan deze tafel telt het geheugen; eerdere zetten zijn na afloop te zien.
refused-kept-hidden = Dit spel houdt ook na afloop iets verborgen, en het verslag zou het verraden.
refused-resigned = { $seat } heeft opgegeven.
    .you = Jij hebt opgegeven.
refused-stale = Er is intussen iets gebeurd aan tafel; kijk nog eens en kies opnieuw.
refused-taken = Deze plaats is bezet.
refused-time-up = De tijd van { $seat } is om; de bot beslist.
    .you = Jouw tijd is om; de bot beslist.
refused-undo-off = Aan deze tafel is elke zet definitief.
