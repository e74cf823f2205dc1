# Ami az asztalnál történik a játékon kívül.
table-created = Meg van terítve az asztal.
table-sat = { $seat } leül.
    .you = Leülsz.
table-left = { $seat } elhagyja az asztalt.
    .you = Elhagyod az asztalt.
table-declined = Egy meghívott nem jön; a hely szabad.
table-salted = { $seat } egy csipet sót tesz az osztásba.
    .you = Egy csipet sót teszel az osztásba.
table-started = Minden a helyén van, kezdődik a játék.
table-undone = { $seat } visszavon egy lépést.
    .you = Visszavonsz egy lépést.
table-asked = { $seat } { $what ->
    [undo] vissza szeretne vonni egy lépést
    [pause] szünetet kér
   *[abandon] eredmény nélkül befejezné a játékot
}.
    .you = { $what ->
        [undo] Vissza szeretnél vonni egy lépést
        [pause] Szünetet kérsz
       *[abandon] Eredmény nélkül befejeznéd a játékot
    }.
table-answered = { $seat } { $yes ->
    [true] beleegyezik
   *[false] nem egyezik bele
}.
    .you = { $yes ->
        [true] Beleegyezel
       *[false] Nem egyezel bele
    }.
table-paused = A játék szünetel.
table-resumed = A játék folytatódik.
table-timed-out = { $seat } ideje lejárt.
    .you = Lejárt az időd.
table-taken-over = { $seat } helyett egy robot játszik ({ bot-manner }).
    .you = Helyetted egy robot játszik ({ bot-manner }).
bot-manner = { $bot ->
    [random] játékos kedvű
   *[careful] óvatos
    [gentle] szelíd
    [easy] könnyű
    [steady] megbízható
    [sharp] éles eszű
    [strong] erős
    [master] mester
}
table-bot-failed = { $seat } nem tudott gondolkodni; az alapértelmezett lépés következik.
    .you = A robotod nem tudott gondolkodni; az alapértelmezett lépés következik.
table-taken-back = { $seat } újra maga játszik.
    .you = Újra te játszol.
table-away = { $seat } nincs itt.
    .you = Nem vagy itt.
table-back = { $seat } visszatért.
    .you = Visszatértél.
table-claimed = { $seat } { $other } nélkül folytatja{ $what ->
    [bot] : robot veszi át a helyét
   *[win] {""}
}.
    .you = { $other } nélkül folytatod{ $what ->
        [bot] : robot veszi át a helyét
       *[win] {""}
    }.
    .you-other = { $seat } nélküled folytatja{ $what ->
        [bot] : robot veszi át a helyét
       *[win] {""}
    }.
table-resigned = { $seat } feladja.
    .you = Feladod.
table-settings = A beszélgetés { $chat ->
    [true] be van kapcsolva
   *[false] ki van kapcsolva
}.
table-woke = A szerver aludt egy kicsit; senki sem vesztett időt.
table-holiday = { $seat } szabadságon van: { $seat } órája áll.
    .you = Szabadságon vagy: az órád áll.
table-holiday-over = { $seat } visszajött a szabadságról.
    .you = Visszajöttél a szabadságról.
table-ended = { $reason ->
    [resigned] A játék feladással ér véget.
    [time] A játék véget ér: lejárt az idő.
    [claimed] A játék véget ér: a többiek elmentek.
    [abandoned] A játék közös megegyezéssel ér véget.
    [forfeit] A játszma véget ér, mielőtt elkezdődött volna: valaki nem jött el.
   *[game] A játéknak vége.
}
table-again = { $seat } { $yes ->
    [true] szeretne még egy játékot
   *[false] mégsem játszana még egyet
}.
    .you = { $yes ->
        [true] Szeretnél még egy játékot.
       *[false] Mégsem játszanál még egyet.
    }
table-rematch = Meg van terítve a visszavágó asztala.

## Why the table says no
refused-asking = { $seat } már kért valamit; előbb arra válaszolj.
    .you = Már kértél valamit; előbb azt vond vissza.
refused-behind = Késleltetve nézed a játékot: amit mondasz, a kommentárba kerül.
refused-bot-plays = { $seat } helyett robot játszik; előbb vedd vissza a helyet.
    .you = Helyetted robot játszik; előbb vedd vissza a helyet.
refused-bot-seat = Ez a hely egy roboté.
refused-chat-off = Ennél az asztalnál ki van kapcsolva a beszélgetés.
refused-commentary = A kommentár a nézőké; a végén elolvashatod.
refused-dealt = Az osztás már megtörtént; sót csak előtte lehet tenni bele.
refused-full = Minden hely foglalt.
refused-hands-seen = Aki itt néző, később mindenki kezét látja, ezért játék közben senki új nem ül le.
refused-link-used = Ezt a linket már felhasználták; aki most ott ül, újat kapott.
refused-not-away = { $seat } itt van; nincs mit követelned.
    .you = Itt vagy; nincs mit követelni.
refused-not-begun = A játék még nem kezdődött el.
refused-not-over = A játék még nem ért véget.
refused-nothing-asked = Senki sem kért semmit.
refused-nothing-to-undo = Nincs mit visszavonnod.
refused-over = A játék véget ért.
refused-paused = A játék szünetel; előbb folytasd.
refused-rated = Ranglistás játékban vagy versenyen nem játszhat helyetted robot.
refused-rated-seat = Ranglistás játszmában vagy versenyen senki sem veheti át más helyét.
refused-pause-tournament = Mások várnak erre a játszmára: nincs szünet.
refused-not-kept = Itt nincs neked fenntartott hely.
refused-leave-tournament = Ez a hely a tiéd: inkább a versenyből lépj ki.
refused-shut-out = A szerver gazdája { $until } időpontig kizárta ezt a fiókot. { $note }
refused-silenced = A szerver gazdája egy időre elnémított. { $note }
refused-child = Gyerekmódban nincs beszélgetés.
refused-grown = Ez gyerekmódban nem lehetséges.
refused-animal = Gyerekmódban a név a lista egyik állata.
refused-pin = Ez a PIN-kód nem jó.
refused-not-welcome = Ez az asztal számodra nincs nyitva.
refused-bot-agrees = Ahol számít az eredmény, a robot semmibe sem egyezik bele: folytathatod vagy feladhatod.
refused-own-bot = Ranglistás játszmában senki sem játszik a saját robotja ellen.
refused-rated-waits = A ranglistás játszma akkor kezdődik, amikor mindenki leült.
refused-remember = Ennél az asztalnál az emlékezet számít; a korábbi lépések a játék végén láthatók.
refused-kept-hidden = Ez a játék a vége után is titokban tart valamit, és a jegyzőkönyv elárulná.
refused-resigned = { $seat } feladta.
    .you = Feladtad.
refused-stale = Közben történt valami az asztalnál; nézd meg, és dönts újra.
refused-taken = Ez a hely foglalt.
refused-time-up = { $seat } ideje lejárt; a robot dönt.
    .you = Lejárt az időd; a robot dönt.
refused-undo-off = Ennél az asztalnál minden lépés végleges.
