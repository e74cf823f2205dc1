### A klub: fiókok, oldalak, pontszámok, barátok.

club-log-in = Belépés
club-new-account = Új fiók
club-log-out = Kilépés
club-welcome = Jó újra látni
club-join = Térj vissza a játszmáidhoz
club-join-line = Fiókkal a játszmáid, a pontszámod és a barátaid minden eszközön veled maradnak. Amit itt vendégként játszottál, az mind megmarad.
club-login = Belépési név
club-login-hint = Csak a belépéshez kell; más nem látja.
club-password = Jelszó
club-password-hint = Legalább nyolc karakter.
club-show-password = Jelszó mutatása
club-name = Név az asztalnál
club-make-account = Fiók létrehozása
club-accounts-off = Ezen a szerveren nem lehet új fiókot létrehozni.
club-guests-can = Vendégként is mindent játszhatsz.

club-your-account = A fiókod
club-guest-line = Vendégként vagy itt: csak ez a böngésző ismer.
club-as-account = Belépve mint { $login }
club-save = Mentés
club-saved = Elmentve
club-see-page = Az oldalad megtekintése

club-to-friends = Barátok és letiltottak
club-page = Az oldalad
club-page-line = Amit mások láthatnak belőled, itt: { $address }.
club-handle = Az oldalad címe
club-handle-hint = Kisbetűk, számjegyek és kötőjelek.
club-about = Rólad
club-about-hint = Egy-két mondat, ha van kedved.
club-sees-profile = Ki látja az oldaladat
club-sees-games = Ki látja a játszmáidat és eredményeidet
club-sees-online = Ki látja, hogy itt vagy-e
club-audience-everyone = Mindenki
club-audience-members = Tagok
club-audience-friends = Barátok
club-audience-nobody = Senki
club-private-tables = Azt az asztalt, amely nincs a nyilvános listán, mások sosem látják.

club-devices = Hol vagy belépve
club-device-unknown = Program vagy ismeretlen böngésző
club-device-here = ez a böngésző
club-device-seen = utoljára itt: { $when }
club-device-end = Kiléptetés
club-device-end-of = Kiléptetés itt: { $device }

club-passkeys = Azonosítókulcsok
club-passkeys-line = Jelentkezz be jelszó helyett ujjlenyomattal, az arcoddal vagy az eszközöd zárolásával. Az azonosítókulcs soha nem hagyja el az eszközödet vagy a jelszókezelődet.
club-passkey-name = Az azonosítókulcs neve
club-passkey-name-first = Ez az eszköz
club-passkey-make = Azonosítókulcs létrehozása
club-passkey-used = utoljára használva: { $when }
club-passkey-unused = létrehozva: { $when }, még nem használtad
club-passkey-rename = Átnevezés
club-passkey-rename-of = { $name } azonosítókulcs átnevezése
club-passkey-end = Törlés
club-passkey-end-of = { $name } azonosítókulcs törlése
club-passkey-log-in = Bejelentkezés azonosítókulccsal
club-passkey-stopped = A böngésző nem hozott létre azonosítókulcsot. Talán megszakadt, vagy már van egy.
club-refused-passkey = Ez az azonosítókulcs itt nem ismert, vagy a válasz túl későn jött. Próbáld újra, vagy jelentkezz be jelszóval.
club-refused-passkey-again = Ez az azonosítókulcs már ismert, vagy annyi van már, amennyi egy fióknak lehet.
club-refused-passkeys = Az azonosítókulcsokhoz ennek a kiszolgálónak névvel ellátott címre van szüksége; erről az üzemeltetője gondoskodhat.

club-bots = Saját robotok
club-bots-line = Egy tokennel a saját programod ülhet asztalhoz, és a maga nevén játszhat.
club-bot-name = A robot neve
club-token-make = Token készítése
club-token-new = Másold ki most ezt a tokent; csak egyszer látható:
club-token-since = { $when } óta
club-token-end = Visszavonás
club-token-end-of = { $name } tokenjének visszavonása

club-change-password = Jelszó módosítása
club-old-password = Régi jelszó
club-new-password = Új jelszó
club-password-changed = A jelszavad megváltozott; minden más eszköz kilépett.

club-luggage = Vidd magaddal mindened
club-luggage-line = Egy archívum mindennel, amit rólad tárolunk, és minden befejezett játszma jegyzőkönyvével. Egy másik Tidetable be tudja fogadni.
club-export = Archívum letöltése
club-import = Archívum behozása
club-import-line = Minden játszmát újraosztunk és ellenőrzünk; aztán itt is a tiéd lesz.
club-imported = { $matches ->
    [0] Nem jött új játszma
    [one] Egy játszma jött veled
   *[other] { $matches } játszma jött veled
  }{ $known ->
    [0] {""}
   *[other] , { $known } már itt volt
  }{ $refused ->
    [0] .
   *[other] ; { $refused } nem volt igazolható, és kint maradt.
  }

club-delete = Fiók törlése
club-delete-line = A neved, a belépési neved, a tokenjeid és minden, amit mondtál, végleg eltűnik. Mások játszmái megmaradnak, a neved nélkül.
club-delete-sure = Végleges törlés

club-since = Itt van { $when } óta
club-online = most itt van
club-offline = most nincs itt
club-games = Lejátszott játszmák
club-game = Játék
club-players = { $seats ->
    [one] egyedül
   *[other] { $seats } játékos
  }
club-played = Játszott
club-won = Nyert
club-shared = Megosztott
club-lost = Vesztett
club-accuracy = Pontosság
club-accuracy-about = Milyen közel vannak a döntések az edző választásához azokban a legutóbbi játszmákban, amelyeket valaki elemeztetett.
club-accuracy-of = { $percent } %, { $matches } játszma alapján
club-favourite-bots = Kedvenc robotok
club-last-games = Legutóbbi játszmák
club-no-games = Még nincs játszma.
club-not-shown = { $name } ezt nem mutatja.
club-this-is-you = Ez a te oldalad, ahogy mások látják, az összes játszmáddal.
club-set-page = Mi látsszon
club-no-page = Nincs ilyen oldal, vagy nem neked szól.

club-refused-password = Hibás belépési név vagy jelszó.
club-refused-login = Ez a belépési név foglalt; válassz másikat.
club-refused-login-kept = Ez a belépési név a szerver gazdájáé.
club-refused-handle = Ez a cím foglalt; válassz másikat.
club-refused-accounts = Ezen a szerveren nem lehet új fiókot létrehozni.
club-refused-guest = Ehhez fiók kell; előbb hozz létre egyet.
club-refused-archive = Ez a fájl nem egy fiók archívuma, vagy megváltoztatták.

club-ratings = Pontszámok
club-rating = Pontszám
club-leaderboard = Ranglista
club-scale = Emberek és robotok egy skálán állnak: 400 ponttal több tizenegyből tíz játszmát nyer. Csak a tagok ranglistás játszmái számítanak.
club-provisional = ideiglenes: még kevés a ranglistás játszma
club-rated-games = { $count ->
    [one] egy ranglistás játszma
   *[other] { $count } ranglistás játszma
  }
club-rating-graph = Pontszám az idő során, { $of }: most { $value }
club-rating-table = Táblázatként
club-when = Mikor
club-place = Helyezés
club-change = Változás
club-who = Ki
club-bot-named = Robot: { $level }
club-refused-rated = Ranglistás játszmához fiók kell; előbb hozz létre egyet.
club-refused-ratings = Ezen a szerveren nincsenek ranglistás játszmák.
