var e=`# Ami az asztalnál történik a játékon kívül.
table-created = Az asztal megterítve.
table-sat = { $seat } leül.
table-left = { $seat } elhagyja az asztalt.
table-salted = { $seat } egy csipet sót ad az osztáshoz.
table-started = Az osztás megtörtént.
table-undone = { $seat } visszavon egy lépést.
table-asked = { $seat } kéri: { $what ->
    [undo] visszavonhasson egy lépést
    [pause] legyen szünet
   *[abandon] érjen véget a játék eredmény nélkül
}.
table-answered = { $seat } { $yes ->
    [true] beleegyezik
   *[false] nem egyezik bele
}.
table-paused = A játék szünetel.
table-resumed = A játék folytatódik.
table-timed-out = { $seat } ideje lejárt.
table-taken-over = { $seat } helyett egy robot játszik.
table-taken-back = { $seat } újra maga játszik.
table-away = { $seat } nincs itt.
table-back = { $seat } visszatért.
table-claimed = { $seat } folytatja, { $other } nélkül{ $what ->
    [bot] : robot játszik
   *[win] {""}
}.
table-resigned = { $seat } feladja.
table-settings = Az asztali beszélgetés { $chat ->
    [true] be van kapcsolva
   *[false] ki van kapcsolva
}.
table-woke = A szerver aludt egy kicsit; senki sem veszített időt.
table-ended = { $reason ->
    [resigned] A játék feladással véget ér.
    [time] A játék véget ér: lejárt az idő.
    [claimed] A játék véget ér: a többiek elmentek.
    [abandoned] A játék közös megegyezéssel véget ér.
   *[game] A játéknak vége.
}
table-rematch = A visszavágó asztala megterítve.

## Why the table says no
refused-asking = { $seat } már kér valamit; előbb válaszolj.
refused-bot-plays = { $seat } helyett bot játszik; előbb vedd vissza a helyet.
refused-bot-seat = Ez a hely egy boté.
refused-chat-off = Ennél az asztalnál ki van kapcsolva a beszélgetés.
refused-dealt = Már osztottak; a só az osztás előtt jön.
refused-full = Minden hely foglalt.
refused-link-used = Ezt a linket már felhasználták; aki most ott ül, újat kapott.
refused-not-away = { $seat } nincs távol; nincs mit követelni.
refused-not-begun = A játék még nem kezdődött el.
refused-not-over = A játék még nem ért véget.
refused-nothing-asked = Senki sem kér semmit.
refused-nothing-to-undo = Nincs mit visszavonnod.
refused-over = A játék véget ért.
refused-paused = Az asztal szünetel; előbb folytasd.
refused-rated = Értékelt játékban mindenki maga játszik.
refused-remember = Ennél az asztalnál az emlékezet számít; a korábbi lépések a játék végén láthatók.
refused-resigned = { $seat } feladta.
refused-stale = Közben történt valami az asztalnál; nézd meg újra, és dönts újból.
refused-taken = Ez a hely foglalt.
refused-undo-off = Ennél az asztalnál minden lépés végleges.
`;export{e as default};