# A képernyő: amit csak a webes asztal mond.

## The question line
question = Mi a kérdés
over = A játéknak vége.
watch = Nézd, mi történik.
waiting-for = { $seat } következik.
    .you = Te következel.
waiting-for-several = Még dönt: { $names }.
list-choices = Minden lehetőség listában
which = Melyikre gondolsz?
let-go = Elengedem
do-it = Mehet
hint-lit = Ami világít, azt választhatod.
hint-lit-keys = Ami világít, azt választhatod; billentyűkkel: N, majd Enter.
to-choices = Ahhoz, ami választható
you-watch = Nézőként vagy itt.
hint-more = Most válaszd ki, ami hozzá tartozik, vagy engedd el.
recap = Az utolsó lépésed óta
recap-again = Mutasd újra
recap-all = Az egész
skip = Átugrás
takes-back = visszavonja: { $what }
    .you = visszavonod: { $what }
takes-a-move-back = visszavon egy lépést
    .you = visszavonsz egy lépést
see-rule = A szabály
rest-dropped = Az asztal most mást kérdez; a választásod többi részét nem küldtük el.
why-over = A játéknak vége, már nincs mit tenni.
why-not-now = Ezt most nem lehet.
why-not-together = Ez nem illik ahhoz, amit választottál; ami világít, az igen.

## The table
players = Játékosok
show-player = { $seat }: minden részlet
    .you = Te: minden részlet
you = te
bot = robot
me-name = Te
bot-plays = robot játszik: { $level }
bot-tag = robot, { $level }
resigned = feladta
away = nincs itt
to-move = soron van
ahead = vezet
place = { $place }. helyezett
clock = Hátralévő idő
log = Napló
near-end = Hol tart a játék
log-empty = Még semmi sem történt.
log-memory = Ebben a játékban számít az emlékezet: a korábbi pillanatok a játék végén nézhetők meg.
show-moment = Mutasd ezt a pillanatot
log-undone = { $seat } visszavon { $count } lépést.
    .you = Visszavonsz { $count } lépést.
chat = Beszélgetés
chat-empty = Még senki sem szólt.
chat-say = Mondj valamit
chat-off = Ennél az asztalnál nincs beszélgetés.
send = Küldés
table-tools = Asztal
to-front = A kezdőlapra
close = Bezárás
zoom-in = Közelebb
zoom-out = Távolabb
menu = Egyéb
opening = Nyílik az asztal…
guest-name = { $number }. vendég
bot-name = { $number ->
    [0] Vidra
    [1] Gém
    [2] Béka
   *[3] Rák
}
bot-character = { $level ->
    [gentle] Pip
    [easy] Tilda
    [steady] Otto
    [sharp] Mara
    [strong] Inka
   *[master] Nereus
}
guest = Vendég
account = A fiókod
account-of = A fiókod: { $name }
leaderboard = Ranglista
rated-table = Ranglistás játszma: nincs visszalépés, nincs tipp, beleszámít a ranglistába
rated-tag = ranglistás
rating-sure = pontszám: { $value }
rating-provisional = ideiglenes pontszám: { $value }
your-turn = Te jössz
title-turn = ● Te jössz · { $game }

## The way in
front-title = Négy víz, egy asztal
front-line = Játssz barátokkal vagy egy barátságos robottal, a böngészőben, fiók nélkül. Az első lépésed egy kattintásra van.
front-foot = Nincs fiók, nincs reklám, semmit sem töltünk be máshonnan.
games = A játékok
my-tables = A játékaid
more-tables = Még { $count }
open-tables = Nyitott asztalok
finished-tables = Befejezett játékok
status-open = játékosokra vár
status-running = folyamatban
status-paused = szünetel
status-over = vége
result-won = nyertél
result-lost = vesztettél
result-shared = közös győzelem
seat-open = szabad hely
fact-players = { $few ->
    [2] { $many ->
        [2] 2 játékos
       *[other] 2–{ $many } játékos
    }
   *[other] { $few }–{ $many } játékos
}
fact-minutes = { $from }–{ $to } perc
fact-weight = { $weight ->
    [1] nagyon könnyű
    [2] könnyű
    [3] közepes
    [4] összetett
   *[5] nagyon összetett
}
weight-what = Mennyit kell gondolkodni: { $weight } az 5-ből
play-now = Játsszunk!
setting-up = Terítjük az asztalt…
with-friends = Barátokkal
rules = Szabályok
again = Újrapróbálom

## A new table
new-table = Asztal: { $game }
your-name = A neved
their-name = A neve
how-many = Hányan játszotok?
who-plays = Ki játszik?
seat-number = { $number }. hely
seat-me = Én
seat-friend = Egy barát, linkkel
seat-here = Valaki itt, ennél a képernyőnél
seat-bot = Egy robot
bot-level = Milyen erős a robot
bot-random = Játékos kedvű
bot-careful = Óvatos
bot-gentle = Szelíd
bot-easy = Könnyű
bot-steady = Megbízható
bot-sharp = Éles eszű
bot-strong = Erős
bot-master = Mester
bot-nature-random = Akármit lép.
bot-nature-careful = Ökölszabályok szerint játszik.
bot-nature-gentle = Vidáman játszik, elfelejt számolni, és örül, ha te nyersz.
bot-nature-easy = Tudja, mi a jó, de szívesen kipróbál mást.
bot-nature-steady = A biztos lépést választja, és ritkán néz messzebbre.
bot-nature-sharp = Kivárja a hibát, és akkor lecsap.
bot-nature-strong = Átgondolja, mit tudhatsz és mit nem.
bot-nature-master = Minden dagályt látott már, és sosem csal.
opponent = Ellenfél
all-levels = Minden szint, szelídtől az erősig
bot-pace = Milyen gyorsan játszanak a robotok
pace-human = Fürgén
pace-calm = Lépésről lépésre
pace-fast = Azonnal
options = Beállítások a játékhoz
counts-usual = Ahogy ez a ház tartja
counts-own = Ahogy a saját dobozodban
counts-sum = { $sum } lap a { $total }-ból
counts-wrong = { $kind }: { $least }–{ $most }
clock-setting = Játékóra
clock-none = Nincs játékóra
clock-minute = Lépésenként egy perc
clock-bank = Fejenként 15 perc, lépésenként 10 másodperc
clock-day1 = Lépésenként egy nap
clock-day2 = Lépésenként két nap
clock-day3 = Lépésenként három nap
clock-day7 = Lépésenként egy hét
clock-day14 = Lépésenként két hét
public-table = Bárki beszállhat (látszik a kezdőlapon)
set-the-table = Asztal megterítése
cancel = Mégse

## Waiting for friends
invite = { $count ->
    [one] Küldd el ezt a linket egy barátodnak; a játék kezdődik, amint leült.
   *[other] Küldd el ezeket a linkeket a barátaidnak; a játék kezdődik, amint mindenki leült.
}
you-are-invited = Meghívtak játszani.
invited-by = { $name } meghívott játszani.
keeps-a-seat = { $name } helyet tart fenn neked.
seats-kept = { $count ->
    [one] A hely { $names } számára van fenntartva, és értesítést kap. A játszma akkor kezdődik, amikor mindenki leült.
   *[other] A helyek { $names } számára vannak fenntartva, és értesítést kapnak. A játszma akkor kezdődik, amikor mindenki leült.
}
seat-kept = fenntartva
invited-tag = Meghívtak
invitation-decline = Elutasítás
invitation-declined = Egy meghívást elutasítottak. A hely mások számára szabad.
a-table-waits = Ennél az asztalnál van szabad hely.
invite-clock = { $kind ->
    [move] Órával: lépésenként { $seconds } másodperc.
    [bank] { $seconds ->
        [0] Órával: fejenként { $minutes } perc.
       *[other] Órával: fejenként { $minutes } perc, és lépésenként { $seconds } másodperc.
    }
   *[days] { $days ->
        [one] Órával: lépésenként egy nap.
       *[other] Órával: lépésenként { $days } nap.
    }
}
sit-down = Leülök
start-with-bots = Kezdés most, robotokkal a szabad helyeken
leave = Felállok az asztaltól
link = Link
copy = Másolás
copied = Másolva
share = Megosztás
qr = A link QR-kódként
free-seat = Egy robot itt melegen tart neked egy helyet.

## At the table
undo-free = Visszavonás
undo-ask = Visszavonást kérek
undo-turn-free = Kör elölről
undo-turn-ask = Kör elölről: kérem
undo-turn-part = Kör elölről addig, ahol még nem látszott semmi új
undo-stopped = Visszavonva addig, ahol valami új láthatóvá vált; tovább csak a többiek beleegyezésével lehet.
ask-pause = Szünetet kérek
let-bot-play = Játsszon helyettem egy robot
resign = Feladom
resign-sure = Feladod ezt a játékot?
resign-yes = Igen, feladom
watch-link = Link a nézőknek
watchers = { $count ->
    [0] Senki sem nézi.
    [one] Egy ember nézi.
   *[other] { $count } ember nézi.
}
line-lost = Megszakadt a kapcsolat. Újracsatlakozás…
line-lost-kept = Megszakadt a kapcsolat. Újracsatlakozás, a lépésed megmarad…
paused = A játék szünetel.
resume = Folytatás
asked-undo = { $seat } vissza szeretne vonni egy lépést{ $others ->
    [0] .
    [one] ; vele együtt az utána következő is elvész.
   *[other] ; vele együtt az utána következő { $others } is elvész.
}
    .you = Vissza szeretnél vonni egy lépést{ $others ->
        [0] .
        [one] ; vele együtt az utána következő is elvész.
       *[other] ; vele együtt az utána következő { $others } is elvész.
    }
asked-pause = { $seat } szünetet kér.
    .you = Szünetet kérsz.
asked-abandon = { $seat } eredmény nélkül befejezné a játékot.
    .you = Eredmény nélkül befejeznéd a játékot.
agree = Rendben
decline = Nem
withdraw = Mégsem kérem
is-away = { $seat } már egy ideje nincs itt.
    .you = Már egy ideje nem vagy itt.
claim-bot = Játsszon tovább egy robot
claim-win = Számítson feladásnak
bot-plays-for-you = Egy robot játszik helyetted ({ $level }).
play-again-myself = Újra én játszom
curtain = Le van eresztve a függöny
curtain-pass = Add át a képernyőt: { $seat }
curtain-look = Most csak { $seat } nézhet ide.
curtain-raise = Én vagyok { $seat }
curtain-wait = A többiek döntenek…

## The end
by-round = Fordulónként: { $points }
you-win = Nyertél
seat-wins = { $seat } nyert
    .you = Nyertél
shared-win = Közös győzelem: { $names }
shared-with = Közösen nyertetek: te és { $names }
no-winner = A játék győztes nélkül ért véget
ended-resigned = A játék feladással ért véget.
ended-time = Lejárt az idő.
ended-claimed = A többiek elhagyták az asztalt.
ended-abandoned = A játék közös megegyezéssel ért véget.
ended-forfeit = Valaki nem jött el.
rematch = Visszavágó
next-level = Következő: { $name } ({ $level })
gentler-level = Szelídebb: { $name } ({ $level })
join-rematch = A visszavágóhoz
replay = Visszajátszás
verify = Az osztás ellenőrzése
look-at-table = Megnézem az asztalt
show-result = Eredmény megtekintése
verify-what = Osztás előtt az asztal megmutatta egy titok ujjlenyomatát. A titok most nyilvános: bárki újraoszthat, és összevetheti.
verify-running = Újraosztás…
verify-good = Minden egyezik: az osztás tisztességes volt.
verify-bad = Valami nem egyezik.
check-commitment = A titok egyezik az ujjlenyomattal
check-seed = Az osztás a titokból következik
check-rules_version = A szabályok ugyanazok
check-log = Minden lépés szabályos volt
check-result = Az eredmény helyes
commitment = Ujjlenyomat
secret = Titok
download-record = Jegyzőkönyv mentése

## Looking back
replay-first = Az elejére
replay-before = Egy lépéssel vissza
replay-play = Lejátszás
replay-pause = Megállítás
replay-next = Egy lépéssel előre
replay-last = A végére
replay-turn-before = Egy körrel vissza
replay-turn-next = Egy körrel előre
replay-moment = Pillanat
replay-eyes = Kinek a szemével
eyes-spectator = Nézőként
eyes-of = { $seat } szemével
    .you = A te szemeddel
eyes-all = Minden látszik
link-to-moment = Link ehhez a pillanathoz

## Rules
rules-search = Keresés a szabályokban
rules-none = Nincs találat.
rules-pieces = A kellékek
rules-guide = Így játsszuk
rules-exact = A szabályok betűről betűre
rules-exact-what = Minden eset, pontosan úgy, ahogy az asztal eldönti; angolul.
rules-tips = Tippek az első játékhoz
rules-1 = Dióhéjban
rules-2 = Mi van a dobozban
rules-3 = Előkészületek
rules-4 = Egy kör
rules-5 = Hatások és különleges esetek
rules-6 = A játék vége és a pontozás
rules-7 = Ami rejtve marad
rules-8 = Szabályértelmezések
rules-9 = Példák
rules-glossary = Szavak négy nyelven

## Settings and keys
settings = Beállítások
language = Nyelv
theme = Megjelenés
theme-system = Ahogy az eszközön
theme-light = Nappal
theme-dark = Éjszaka
speed = Mozgás
speed-calm = Nyugodt
speed-brisk = Fürge
speed-off = Nincs
confirm = Megerősítés lépés előtt
confirm-touch = Érintőképernyőn
confirm-always = Mindig
confirm-never = Soha
sounds = Halk hangok
chances = A nyerési esélyem mutatása
tutor = Figyelmeztetés hiba előtt
tutor-off = Soha
tutor-gentle = Súlyos hiba előtt
tutor-strict = Minden hiba előtt
keys = Billentyűk
key-tab = ugrás a következő választható dologra
key-arrows = mozgás a táblán
key-next = következő és előző lehetőség, bárhonnan
key-enter = választás; a mozgás gyorsítása
key-escape = elengedés
key-zoom = a tábla közelebb és távolabb
key-undo = visszavonás
key-undo-turn = a köröm elölről
key-list = minden lehetőség listában
key-hint = tipp az edzőtől, lépésről lépésre
key-replay = visszajátszáskor: egy lépés vissza és előre; Shifttel egy kör
key-keys = ez a lista

## Errors
offline = Nincs kapcsolat.
offline-waits = Az asztalok megvárnak; amint helyreáll a kapcsolat, az oldal magától folytatja.
error-no-line = A szerver nem érhető el. Van internetkapcsolatod?
error-unknown = Valami hiba történt.
error-not-found = Nincs ilyen asztal.
error-stale = Az asztal közben megváltozott; nézd meg újra.
error-not-your-turn = Nem te következel.
error-not-your-seat = Ez nem a te helyed.
error-not-allowed = Ezt itt nem teheted meg.
error-not-now = Ezt most nem lehet.
error-game-is-over = A játéknak vége.
error-too-many = Egy kicsit lassabban, kérlek.
error-stopping = A szerver mindjárt újraindul; gyere vissza egy pillanat múlva.
error-old-version = Ez az oldal régebbi, mint a szerver: töltsd be újra.

## A game that nobody has drawn
plain-table = Az asztal
plain-choices = Amit tehetsz
plain-yes = igen
plain-no = nem
plain-none = semmi sem látszik

## A szerver nélkül
play-offline = Játék kapcsolat nélkül
to-daily = A nap leosztása
to-puzzles = Feladványok
play-online = A szerver asztalaihoz
offline-title = Játék ezen az eszközön
offline-line = Mind a négy játék, robotok ellen vagy együtt egy képernyőnél, kapcsolat nélkül. A játékok ebben a böngészőben maradnak. Barátokhoz, órához és beszélgetéshez szerver kell.
offline-set-up = Beállítások
offline-hand-over = Feltöltés a szerverre
offline-forget = Törlés

## The coach (its sentences: coach.ftl)
hint = Tipp
marked-by-coach = az edző jelölte meg
tutor-again = Semmi sem lett elküldve: válassz újra.
chance = Az esélyem
chance-is = { $chance } % ± { $error }
chance-unknown = gondolkodik …
chance-hide = Az esélyem elrejtése
analysis = Elemzés
try-here = Próbáld innen
what-if = Mi lenne, ha?
notes = Jegyzetek magamnak
orders = Lépések előre
as-said = ahogy előre mondtad
on-holiday = szabadságon
learn = Tanulás
learn-to-win = Tanulj meg nyerni

## Finding a game
to-play = Játék valakivel
to-tournament = A versenyhez
to-tournaments = Versenyek
begins-when-all = A játszma akkor kezdődik, amikor mindenki leült.
found-bot = Most éppen senki sem keresett játékot, ezért egy robot játszik veled.
series-setting = Sorozat
series-1 = Egy játszma
series-3 = Három játszmából
series-5 = Öt játszmából
inbox-count = { $count ->
    [one] { $count } játék vár rád
   *[other] { $count } játék vár rád
}
key-next-game = a következő játék, amely rám vár
to-join = Csatlakozás kóddal
table-screen = Asztali képernyő megnyitása
only-hand = Csak a kezem mutatása

asks-count = { $count ->
    [one] { $count } ember a barátod szeretne lenni
   *[other] { $count } ember a barátod szeretne lenni
  }
warned = A szerver gazdája figyelmeztet
warned-manners = Kérjük, viselkedj illendően az asztalnál.
understood = Megértettem
