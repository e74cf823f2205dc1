var e=`### Tournaments: a list, one of them, a wall, making one.

tournament-refused-organiser = Ezt csak a verseny szervezője teheti.
tournament-refused-hosts = Ezen a szerveren a házigazda rendezi a versenyeket.
tournament-refused-many = Ennél több versenyt senki sem szervezhet egyszerre; előbb fejezz be egyet.
tournament-refused-few = Egy versenyhez két játékos kell.
tournament-refused-round = Ez a forduló még nem ért véget.
tournament-refused-over = A verseny közben továbbment; nézd meg újra.
tournament-refused-open = Ez a verseny még nem kezdődött el.
tournament-refused-running = Ez a verseny már elkezdődött.
tournament-refused-cancelled = Ezt a versenyt lefújták.
tournament-refused-kicked = A szervező kivett ebből a versenyből.
tournament-refused-name = Mondd meg, milyen néven játszol.
tournament-refused-late = Már elkezdődött: később csak svájci versenybe és arénába lehet beszállni.
tournament-refused-full = Minden hely elkelt.
tournament-refused-members = Ez a verseny fiókkal rendelkezőknek szól; előbb készíts egyet.
tournament-refused-code = Ez nem ennek a versenynek a kódja.
tournament-refused-entrant = Itt nem játszol.
tournament-refused-rest = Ezen a versenyen mindenki minden fordulóban játszik.

tournament-title = Versenyek
tournament-lead = Egy este, egy bajnokság vagy egy óra: mindenki játszik, az asztalok párosítása magától megy, és a tabella vezeti önmagát.
tournament-new = Új verseny
tournament-none = Még nincs verseny.
tournament-state-open = Lehet nevezni
tournament-state-running = Zajlik
tournament-state-over = Véget ért
tournament-state-cancelled = Lefújva
tournament-format = Hogyan játsszuk
tournament-format-round-robin = Mindenki mindenkivel
tournament-format-swiss = Svájci rendszer
tournament-format-knock-out = Kieséses
tournament-format-arena = Aréna
tournament-about-round-robin = Mindenki egyszer találkozik mindenkivel; nagyobb asztaloknál a lehető legegyenletesebben. Lépésenként napokkal ez egy bajnokság.
tournament-about-swiss = Ennyi forduló; azok találkoznak, akiknek nagyjából ugyanannyi pontjuk van, és még nem játszottak egymással. Aki később jön, a következő fordulótól játszik.
tournament-about-knock-out = Minden asztal jobbik fele jut tovább, egyenlőségnél az előrébb kiemelt. A legerősebbek az első fordulóban olykor pihennek.
tournament-about-arena = Amíg tart, aki szabad, újra asztalt kap. Jöhetsz és mehetsz, ahogy tetszik.
tournament-clock = { $kind ->
    [bank] { $seconds ->
        [0] fejenként { $minutes } perc
       *[other] fejenként { $minutes } perc, lépésenként { $seconds } mp ráadás
    }
    [days] { $days ->
        [one] Lépésenként egy nap
       *[other] Lépésenként { $days } nap
    }
   *[move] lépésenként { $seconds } mp
}
tournament-players = { $count ->
    [one] Egy játékos
   *[other] { $count } játékos
}
tournament-of-most = { $count } játékos a { $most } helyre
tournament-at-table = { $count } fő egy asztalnál
tournament-rounds = { $count ->
    [one] Egy forduló
   *[other] { $count } forduló
}
tournament-minutes = { $count } perc
tournament-rated = ranglistás
tournament-fill = robotok ülnek az üres helyekre
tournament-you-play = Te is játszol
tournament-you-played = Te is játszottál
tournament-you-organise = Te szervezed
tournament-organiser = Szervező: { $name }
tournament-begins = Kezdés: { $when }
tournament-begins-hand = Akkor kezdődik, amikor a szervező mondja.
tournament-in = { $time } múlva
tournament-name = Név az asztalnál
tournament-code = Kód
tournament-code-hint = Hat betű és számjegy, a szervezőtől.
tournament-enter = Beszállok
tournament-leave = Kilépek a versenyből
tournament-leave-sure = Végleg kilépsz? A folyó játszmád elveszett.
tournament-leave-yes = Igen, kilépek
tournament-rest = Kihagyom a következő fordulókat
tournament-here = Újra itt vagyok
tournament-resting = Most kimaradsz: mert ezt kérted, vagy mert nem jöttél egy asztalhoz.
tournament-gone = Kiléptél ebből a versenyből.
tournament-back = Visszajövök
tournament-kicked = A szervező kivett ebből a versenyből.
tournament-sit = Ülj le: { $number }. asztal, { $others }
tournament-to-table = Az asztalodhoz: { $others }
tournament-sit-in = Ülj le { $time } alatt, különben elveszett a játszma.
tournament-bye = Ebben a fordulóban pihensz. Győzelemnek számít.
tournament-waits = A következő asztalod magától megjelenik itt.
tournament-next-in = Következő forduló: { $time } múlva
tournament-left = Még { $time }
tournament-last-games = Az utolsó játszmák véget érnek.
tournament-standings = Tabella
tournament-before = Játékerő szerint; mindenki pont nélkül kezd.
tournament-place = Hely
tournament-player = Játékos
tournament-points = Pont
tournament-played = Játszmák
tournament-decided-last = { $name } mögött az utolsó játszma alapján, { $mine } : { $theirs }
tournament-decided-direct = { $name } mögött az egymás elleni játszmák alapján, { $mine } : { $theirs }
tournament-decided-opponents = { $name } mögött az ellenfelek ereje alapján, { $mine } : { $theirs }
tournament-decided-beaten = { $name } mögött a legyőzöttek ereje alapján, { $mine } : { $theirs }
tournament-decided-wins = { $name } mögött a győzelmek száma alapján, { $mine } : { $theirs }
tournament-decided-fewer = { $name } mögött, több játszma ugyanannyi pontért, { $mine } : { $theirs }
tournament-ties = Egyenlő pontszám
tournament-ties-line = Először ez számít: { $breaks }. Akik mindenben egyenlők, osztoznak a helyen.
tournament-break-last = az utolsó játszma
tournament-break-direct = az egymás elleni eredmény
tournament-break-opponents = az ellenfelek ereje (a pontjaik)
tournament-break-beaten = a legyőzöttek ereje
tournament-break-wins = a győzelmek száma
tournament-break-fewer = a kevesebb játszma
tournament-scoring = A győzelem egy pont. Több fős asztalnál minden legyőzött ennek egy része, a döntetlen a fele. A pihenő győzelemnek számít; aki nem jön, nem kap semmit.
tournament-out = kilépett
tournament-sits-out = kimarad
tournament-out-of-it = kiesett
tournament-round = { $number }. forduló
tournament-round-of = { $number }. forduló, összesen { $of }
tournament-earlier = Korábbi forduló
tournament-later = Későbbi forduló
tournament-table = { $number }. asztal
tournament-status-making = készül
tournament-status-open = leülnek
tournament-status-running = játszanak
tournament-status-paused = szünet
tournament-status-over = vége
tournament-status-bye = pihenő
tournament-watch = Nézem
tournament-watch-of = Nézem: { $number }. asztal
tournament-look-back = Visszanézem
tournament-look-back-of = Visszanézem: { $number }. asztal
tournament-bot = Robot
tournament-absent = nem jött el
tournament-won = nyert
tournament-conduct = Neked, aki szervezed
tournament-start = Kezdődjön most
tournament-next = Következő forduló most
tournament-finish = Befejezés a mostani állással
tournament-finish-sure = Most befejezed? A be nem fejezett játszmák nem számítanak.
tournament-finish-yes = Igen, vége
tournament-cancel = Lefújás
tournament-cancel-sure = Mindenki számára lefújod?
tournament-cancel-yes = Igen, lefújom
tournament-keep = Nem, folytatjuk
tournament-kick = Elküldöm
tournament-kick-of = Elküldöm: { $name }
tournament-wall = Oldal a falra
tournament-records = Minden játszma egy fájlban
tournament-pass-on = Add tovább
tournament-in-play = Most játsszák
tournament-come = Játssz te is
tournament-qr = QR-kód, amely ehhez a versenyhez vezet
tournament-to-list = Minden verseny
tournament-field-name = A neve
tournament-field-about = Amit mondanál róla
tournament-field-game = Játék
tournament-field-seats = Játékosok egy asztalnál
tournament-field-rounds = Fordulók
tournament-field-minutes = Meddig tart
tournament-field-clock = Óra
tournament-field-show-up = Idő leülni
tournament-field-pause = Két forduló között
tournament-field-most = Legfeljebb
tournament-field-entry = Ki játszhat
tournament-entry-everyone = Bárki
tournament-entry-members = Tagok
tournament-entry-code = Akinek megvan a kód
tournament-field-fill = Robotok ülnek, ahol hiányzik játékos
tournament-field-rated = Ranglistás: csak fiókkal
tournament-field-begins = Kezdés
tournament-when-hand = Amikor én mondom
tournament-when-10 = 10 perc múlva
tournament-when-30 = Fél óra múlva
tournament-when-60 = Egy óra múlva
tournament-when-at = Adott időpontban
tournament-field-at = Nap és idő
tournament-more = További beállítások
tournament-options = Az asztal szabályai
tournament-otherwise = A szokásostól eltér: { $options }
tournament-make = Verseny létrehozása
tournament-time-none = azonnal
tournament-seconds = { $count } mp
tournament-guest = Versenyt fiókkal lehet létrehozni; beszállni anélkül is, hacsak nem ranglistás vagy tagoknak szól.
tournament-account = Belépés vagy új fiók
tournament-winner = { $count ->
    [one] Győztes
   *[other] Győztesek
}
`;export{e as default};