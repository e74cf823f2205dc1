var e=`# Feladványok és a nap leosztása. A pont itt a nyerési esély századrésze, hacsak nem a játék pontjairól van szó.

puzzles = Feladványok
puzzle = Feladvány
puzzles-title = Találd meg a lépést, amely megőrzi az esélyt
puzzles-line = Állások robotok igazi játszmáiból; mindegyikben egyetlen lépés világosan jobb az összes többinél. Hosszú keresés igazolta.
puzzles-count = { $count ->
    [one] egy feladvány
   *[other] { $count } feladvány
}
puzzles-solved = { $solved } megoldva · értékszámod { $rating }
puzzles-start = Megoldom

## Megoldás közben
puzzle-find = Melyik lépés őrzi meg az esélyed?
puzzle-rated = Értékszám: { $rating }
puzzle-streak = { $count } egymás után
puzzle-wrong = Nem ez: { $action }
puzzle-lost = Körülbelül { $points } pontot ad fel a nyerési esélyedből. Próbálj másikat.
puzzle-right = Helyes!
puzzle-right-later = Helyes. De az első válasz számít.
puzzle-solution = A lépés ez volt: { $action }
puzzle-now = Értékszámod: { $rating } ({ $change })
puzzle-reveal = Mutasd a megoldást
puzzle-next = Következő feladvány
puzzle-line = Ami várható
puzzle-line-before = Egy lépéssel vissza
puzzle-line-next = Egy lépéssel tovább
puzzle-step = { $name }: { $action }
puzzle-how = Válaszd ki a lépésed a táblán, mint az asztalnál. Az első válasz számít.

## Amit elmondunk róla
puzzle-you = Értékszámod itt: { $rating } · megoldva: { $solved } · leghosszabb sorozat: { $longest }
puzzle-themes = Téma
puzzle-theme-any = Minden téma ({ $count })
puzzle-why = Miért
puzzle-chances = Mennyit ér az egyes lépés
puzzle-tried = kipróbálva
puzzle-all-moves = Mind a { $count } lépés
puzzle-trap = Sokan inkább ezt játszanák: { $action }
puzzle-honest = Abból döntesz, amit látsz. Ami rejtve van, azt újra meg újra kiosztottuk: az esélyek { $passes } végigjátszott parti átlagai, a ± pedig azt mondja meg, mennyit tolhatott rajtuk a véletlen (két standard hiba). A várható folytatás egy olyan leosztás, amely igaz lehet.
puzzle-doubt = Ez kétesnek tűnik
puzzle-doubt-sent = Köszönjük: az asztal gazdája látni fogja.
puzzle-doubt-kept = Ebben a böngészőben feljegyeztük. A gazda megtudja, amint lesz kapcsolat.

## Minden játék témái
puzzle-theme-opening = Megnyitás
puzzle-theme-middle = Középjáték
puzzle-theme-ending = Végjáték
puzzle-theme-only = Egyetlen lépés
puzzle-theme-trap = Nem a kézenfekvő
puzzle-theme-deep = Mély
puzzle-theme-quiet = Csendes lépés
puzzle-theme-gain = Vidd el a pontokat
puzzle-theme-attack = Mások kárára
puzzle-theme-behind = Hátrányból
puzzle-theme-ahead = Hozd haza

## A lépések fajtái
puzzle-das-riff-worms = Kukacok
puzzle-das-riff-cards = Lapok elvétele
puzzle-das-riff-turning = Lapok felfordítása
puzzle-das-riff-boats = Csónakok
puzzle-das-riff-paying = Mivel fizess
puzzle-das-riff-sharks = Cápák
puzzle-das-riff-stopping = Tudd, mikor elég
puzzle-fish-n-stones-cat = A macska
puzzle-fish-n-stones-bait = Csalogatás
puzzle-fish-n-stones-dropping = Hová tedd
puzzle-fish-n-stones-fishing = Halászat
puzzle-reef-encounter-start = A játék előtt
puzzle-reef-encounter-eating = Korallevés
puzzle-reef-encounter-corals = Korallok növesztése
puzzle-reef-encounter-shrimps = Garnélák
puzzle-reef-encounter-exchange = Csere
puzzle-reef-encounter-algae = Algák
puzzle-reef-encounter-collecting = Gyűjtés a nyílt tengerből
puzzle-rivero-rivers = Új folyók
puzzle-rivero-lengthening = Hosszabb folyók
puzzle-rivero-doubling = Duplázás
puzzle-rivero-swapping = Csere
puzzle-rivero-drawing = Lapok felvétele
puzzle-rivero-bridges = Hidak
puzzle-rivero-effects = Akciólapok
puzzle-rivero-stopping = Merre tovább

## A nap leosztása
daily = A nap leosztása
daily-title = A nap leosztása
daily-line = Mindenki ugyanazt a leosztást kapja ugyanaz ellen a robot ellen, és ugyanarra a lépésre ugyanaz a válasz. Az első próba számít.
daily-day = Nap
daily-before = Az előző nap
daily-after = A következő nap
daily-today = Ma
daily-all = A nap összes leosztása
daily-play = Játszom
daily-go-on = Folytatom
daily-again = Még egyszer, gyakorlásul
daily-look = Nézd meg a játszmádat
daily-against = { $name } ellen
daily-won = Nyertél: { $own } – { $theirs }
daily-lost = Vesztettél: { $own } – { $theirs }
daily-shared = Osztoztok a győzelmen: { $own } – { $theirs }
daily-table = A nap táblázata
daily-nobody = Még senki sem adott be játszmát.
daily-guest = egy vendég
daily-rank = hely
daily-name = név
daily-result = eredmény
daily-mark-won = nyert
daily-mark-lost = vesztett
daily-mark-shared = osztozott
daily-handed = Beadva: ez a te játszmád a táblázatban.
daily-given-up = Feladtad. A nap táblázatába csak végigjátszott játszma kerül.
daily-no-line = A szerver nem érhető el; a játszmád itt megmarad, később is beadhatod.
daily-refused = A szerver nem fogadta el: { $why }
daily-lines = Menetek összevetve
daily-par = A robot a te helyeden: { $own } – { $theirs }
daily-par-ask = Hogyan játszotta volna a robot?
daily-par-thinking = A robot játssza a leosztásodat …
daily-apart = A(z) { $n }. döntésnél tértél el ettől: { $name }.
daily-same = Pontosan így játszott ő is: { $name }.
daily-you-took = Te: { $action }
daily-they-took = { $name }: { $action }
daily-show = Mutasd azt a pillanatot
daily-the-bot = a robot
`;export{e as default};