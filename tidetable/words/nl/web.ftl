# Het scherm: wat alleen de webtafel zegt.

## The question line
question = Wat er gevraagd wordt
over = Het spel is afgelopen.
watch = Kijk wat er gebeurt.
waiting-for = Wachten op { $seat }.
    .you = Wachten op jou.
waiting-for-several = Nog aan zet: { $names }.
list-choices = Alle keuzes als lijst
which = Welke bedoel je?
let-go = Loslaten
do-it = Doen
hint-lit = Wat gloeit, kun je kiezen.
hint-lit-keys = Wat gloeit, kun je kiezen; met toetsen: N en dan Enter.
to-choices = Naar wat je kunt kiezen
you-watch = Je kijkt toe.
hint-more = Kies nu wat erbij hoort, of laat het los.
recap = Sinds je laatste zet
recap-again = Nog eens laten zien
recap-all = Alles lezen
skip = Overslaan
takes-back = neemt terug: { $what }
takes-a-move-back = neemt een zet terug
see-rule = De regel
rest-dropped = De tafel vraagt nu iets anders; de rest van je keuze is niet verstuurd.
why-over = Het spel is afgelopen; er valt niets meer te doen.
why-not-now = Dat kan nu niet.
why-not-together = Dat hoort niet bij wat je hebt gekozen; wat gloeit wel.

## The table
players = Spelers
show-player = { $seat }: alles tonen
    .you = Jij: alles tonen
you = jij
bot = bot
me-name = Jij
bot-plays = bot speelt: { $level }
bot-tag = bot, { $level }
resigned = opgegeven
away = weg
to-move = aan zet
ahead = voorop
place = { $place }e plaats
clock = Resterende tijd
log = Verloop
near-end = Hoe ver het spel is
log-empty = Er is nog niets gebeurd.
log-memory = In dit spel telt je geheugen: eerdere momenten kun je na afloop terugzien.
show-moment = Dit moment tonen
log-undone = { $seat } neemt { $count ->
    [one] een zet
   *[other] { $count } zetten
} terug.
    .you = Jij neemt { $count ->
        [one] een zet
       *[other] { $count } zetten
    } terug.
chat = Tafelpraat
chat-empty = Nog niemand heeft iets gezegd.
chat-say = Zeg iets
chat-off = Tafelpraat staat uit aan deze tafel.
send = Versturen
table-tools = Tafel
to-front = Naar de voorpagina
close = Sluiten
zoom-in = Dichterbij
zoom-out = Verder weg
menu = Meer
opening = De tafel gaat open …
guest-name = Gast { $number }
bot-name = { $number ->
    [0] Otter
    [1] Reiger
    [2] Kikker
   *[3] Krab
}
bot-character = { $level ->
    [gentle] Pip
    [easy] Tilda
    [steady] Otto
    [sharp] Mara
    [strong] Inka
   *[master] Nereus
}
guest = Gast
account = Je account
account-of = Je account: { $name }
leaderboard = Ranglijst
rated-table = Partij om de rating: niets terugnemen, geen hints, telt voor de ranglijst
rated-tag = om de rating
rating-sure = rating { $value }
rating-provisional = voorlopige rating { $value }
your-turn = Jouw beurt
title-turn = ● Jouw beurt · { $game }

## The way in
front-title = Vier wateren, één tafel
front-line = Speel met vrienden of met een vriendelijke bot, in de browser, zonder account. Eén klik, en je doet je eerste zet.
front-foot = Geen account, geen reclame, en er wordt niets van elders geladen.
games = De spellen
my-tables = Jouw spellen
more-tables = { $count ->
    [one] Nog één
   *[other] Nog { $count }
}
open-tables = Open tafels
finished-tables = Uitgespeelde spellen
status-open = wacht op spelers
status-running = bezig
status-paused = gepauzeerd
status-over = afgelopen
result-won = gewonnen
result-lost = verloren
result-shared = gedeelde winst
seat-open = vrije plaats
fact-players = { $few ->
    [2] { $many ->
        [2] 2 spelers
       *[other] 2 tot { $many } spelers
    }
   *[other] { $few } tot { $many } spelers
}
fact-minutes = { $from } tot { $to } min
fact-weight = { $weight ->
    [1] heel makkelijk
    [2] makkelijk
    [3] gemiddeld
    [4] pittig
   *[5] heel pittig
}
weight-what = Hoeveel er te bedenken valt: { $weight } van 5
play-now = Nu spelen
setting-up = De tafel wordt gedekt …
with-friends = Met vrienden
rules = Regels
again = Opnieuw proberen

## A new table
new-table = Een tafel voor { $game }
your-name = Je naam
their-name = Naam
how-many = Hoeveel spelers?
who-plays = Wie speelt er?
seat-number = Plaats { $number }
seat-me = Ik
seat-friend = Een vriend, met een link
seat-here = Iemand hier, aan dit scherm
seat-bot = Een bot
bot-level = Hoe sterk de bot is
bot-random = Speels
bot-careful = Voorzichtig
bot-gentle = Zachtmoedig
bot-easy = Makkelijk
bot-steady = Degelijk
bot-sharp = Scherp
bot-strong = Sterk
bot-master = Meester
bot-nature-random = Doet maar wat.
bot-nature-careful = Speelt met vuistregels.
bot-nature-gentle = Speelt vrolijk mee, vergeet te tellen en is blij als jij wint.
bot-nature-easy = Weet wat goed is, maar probeert graag eens iets anders.
bot-nature-steady = Kiest de degelijke zet en kijkt zelden verder.
bot-nature-sharp = Wacht op een fout en laat die dan niet lopen.
bot-nature-strong = Denkt na over wat jij kunt weten en wat niet.
bot-nature-master = Heeft elk getij gezien en speelt nooit vals.
opponent = Tegenstander
all-levels = Alle niveaus, van zachtmoedig tot sterk
bot-pace = Hoe snel bots spelen
pace-human = Vlot
pace-calm = Stap voor stap
pace-fast = Meteen
options = Opties
counts-usual = Zoals dit huis het heeft
counts-own = Zoals in je eigen doos
counts-sum = { $sum } van { $total } kaarten
counts-wrong = { $kind }: { $least } tot { $most }
clock-setting = Klok
clock-none = Geen klok
clock-minute = Eén minuut per zet
clock-bank = 15 minuten elk, 10 seconden per zet
clock-day1 = Een dag per zet
clock-day2 = Twee dagen per zet
clock-day3 = Drie dagen per zet
clock-day7 = Een week per zet
clock-day14 = Twee weken per zet
public-table = Iedereen mag meedoen (te zien op de voorpagina)
set-the-table = Tafel dekken
cancel = Annuleren

## Waiting for friends
invite = { $count ->
    [one] Stuur deze link naar een vriend; het spel begint zodra de plaats bezet is.
   *[other] Stuur deze links naar je vrienden; het spel begint zodra alle plaatsen bezet zijn.
}
you-are-invited = Je bent uitgenodigd om mee te spelen.
invited-by = { $name } nodigt je uit om mee te spelen.
keeps-a-seat = { $name } houdt een plaats voor je vrij.
seats-kept = { $count ->
    [one] De plaats is voor { $names }, die bericht krijgt. Het spel begint als iedereen zit.
   *[other] De plaatsen zijn voor { $names }, die bericht krijgen. Het spel begint als iedereen zit.
}
seat-kept = vrijgehouden
invited-tag = Je bent uitgenodigd
invitation-decline = Afwijzen
invitation-declined = Een uitnodiging is afgewezen. De plaats is vrij voor anderen.
a-table-waits = Aan deze tafel is nog plaats.
invite-clock = { $kind ->
    [move] Met klok: { $seconds } seconden per zet.
    [bank] { $seconds ->
        [0] Met klok: { $minutes } minuten per speler.
       *[other] Met klok: { $minutes } minuten per speler, en { $seconds } seconden per zet.
    }
   *[days] { $days ->
        [one] Met klok: één dag per zet.
       *[other] Met klok: { $days } dagen per zet.
    }
}
sit-down = Aanschuiven
start-with-bots = Nu beginnen, met bots op de vrije plaatsen
leave = Tafel verlaten
link = Link
copy = Kopiëren
copied = Gekopieerd
share = Delen
qr = De link als QR-code
free-seat = Een bot houdt hier een plaats voor je warm.

## At the table
undo-free = Terugnemen
undo-ask = Terugnemen: erom vragen
undo-turn-free = Beurt opnieuw
undo-turn-ask = Beurt opnieuw: erom vragen
undo-turn-part = Beurt opnieuw, zover er niets nieuws te zien was
undo-stopped = Teruggenomen tot waar er iets nieuws te zien was; verder terug mag alleen als de anderen het goedvinden.
ask-pause = Om een pauze vragen
let-bot-play = Een bot voor mij laten spelen
resign = Opgeven
resign-sure = Dit spel opgeven?
resign-yes = Ja, ik geef op
watch-link = Link om mee te kijken
watchers = { $count ->
    [0] Niemand kijkt mee.
    [one] Eén persoon kijkt mee.
   *[other] { $count } mensen kijken mee.
}
line-lost = De verbinding is weg. Opnieuw verbinden …
line-lost-kept = De verbinding is weg. Opnieuw verbinden, je zet wordt bewaard …
paused = Het spel is gepauzeerd.
resume = Hervatten
asked-undo = { $seat } vraagt een zet te mogen terugnemen{ $others ->
    [0] .
    [one] ; de zet erna vervalt dan ook.
   *[other] ; de { $others } zetten erna vervallen dan ook.
}
    .you = Jij vraagt een zet te mogen terugnemen{ $others ->
        [0] .
        [one] ; de zet erna vervalt dan ook.
       *[other] ; de { $others } zetten erna vervallen dan ook.
    }
asked-pause = { $seat } vraagt om een pauze.
    .you = Jij vraagt om een pauze.
asked-abandon = { $seat } vraagt om het spel zonder uitslag te beëindigen.
    .you = Jij vraagt om het spel zonder uitslag te beëindigen.
agree = Goed
decline = Nee
withdraw = Intrekken
is-away = { $seat } is al een tijdje weg.
    .you = Je bent al een tijdje weg.
claim-bot = Een bot laten doorspelen
claim-win = Als opgave tellen
bot-plays-for-you = Een bot speelt voor je ({ $level }).
play-again-myself = Ik speel weer zelf
curtain = Het gordijn is dicht
curtain-pass = Geef het scherm aan { $seat }
curtain-look = Alleen { $seat } mag nu kijken.
curtain-raise = Ik ben { $seat }
curtain-wait = De anderen beslissen …

## The end
by-round = Per ronde: { $points }
you-win = Je hebt gewonnen
seat-wins = { $seat } heeft gewonnen
    .you = Je hebt gewonnen
shared-win = { $names } delen de winst
shared-with = Je deelt de winst met { $names }
no-winner = Het spel eindigde zonder winnaar
ended-resigned = Het spel eindigde door opgave.
ended-time = De tijd was om.
ended-claimed = De anderen hadden de tafel verlaten.
ended-abandoned = Het spel eindigde in overleg.
ended-forfeit = Iemand is niet gekomen.
rematch = Revanche
next-level = Volgende: { $name } ({ $level })
gentler-level = Milder: { $name } ({ $level })
join-rematch = Naar de revanche
replay = Terugkijken
verify = Het delen controleren
look-at-table = De tafel bekijken
show-result = Uitslag tonen
verify-what = Vóór het delen toonde de tafel de vingerafdruk van een geheim. Nu is het geheim open: iedereen kan hetzelfde spel opnieuw delen en vergelijken.
verify-running = Er wordt opnieuw gedeeld …
verify-good = Alles klopt: er is eerlijk gedeeld.
verify-bad = Er klopt iets niet.
check-commitment = Het geheim past bij de vingerafdruk
check-seed = Het delen volgt uit het geheim
check-rules_version = De regels zijn dezelfde
check-log = Elke zet was toegestaan
check-result = De uitslag klopt
commitment = Vingerafdruk
secret = Geheim
download-record = Verslag bewaren

## Looking back
replay-first = Naar het begin
replay-before = Eén zet terug
replay-play = Afspelen
replay-pause = Pauze
replay-next = Eén zet verder
replay-last = Naar het einde
replay-turn-before = Een beurt terug
replay-turn-next = Een beurt verder
replay-moment = Moment
replay-eyes = Door wiens ogen
eyes-spectator = Als toeschouwer
eyes-of = Door de ogen van { $seat }
    .you = Door jouw ogen
eyes-all = Alles open
link-to-moment = Link naar dit moment

## Rules
rules-search = Zoeken in de regels
rules-none = Niets gevonden.
rules-pieces = De onderdelen
rules-guide = Zo speel je
rules-exact = De regels naar de letter
rules-exact-what = Elk geval, precies zoals de tafel het beslist; in het Engels.
rules-tips = Tips voor het eerste spel
rules-1 = In één oogopslag
rules-2 = Wat er in de doos zit
rules-3 = Klaarzetten
rules-4 = Een beurt
rules-5 = Effecten en bijzondere gevallen
rules-6 = Einde en puntentelling
rules-7 = Wat verborgen is
rules-8 = Uitspraken
rules-9 = Voorbeelden
rules-glossary = Woorden in vier talen

## Settings and keys
settings = Instellingen
language = Taal
theme = Weergave
theme-system = Zoals het apparaat
theme-light = Dag
theme-dark = Nacht
speed = Beweging
speed-calm = Rustig
speed-brisk = Vlot
speed-off = Geen
confirm = Bevestigen vóór een zet
confirm-touch = Op aanraakschermen
confirm-always = Altijd
confirm-never = Nooit
sounds = Zachte geluiden
chances = Toon mijn kans om te winnen
tutor = Waarschuw me vóór een fout
tutor-off = Nooit
tutor-gentle = Vóór een blunder
tutor-strict = Vóór elke fout
keys = Toetsen
key-tab = naar het volgende dat je kunt kiezen
key-arrows = over het bord bewegen
key-next = volgende en vorige keuze, waar je ook bent
key-enter = kiezen; beweging versnellen
key-escape = loslaten
key-zoom = het bord dichterbij en verder weg
key-undo = terugnemen
key-undo-turn = mijn beurt opnieuw
key-list = alle keuzes als lijst
key-hint = een tip van de coach, stap voor stap
key-replay = bij terugkijken: een zet terug en verder; met Shift een beurt
key-keys = deze lijst

## Errors
offline = Je bent offline.
offline-waits = De tafels wachten op je; zodra de verbinding terug is, gaat deze pagina vanzelf verder.
error-no-line = De server is niet bereikbaar. Werkt je verbinding?
error-unknown = Er ging iets mis.
error-not-found = Deze tafel bestaat niet.
error-stale = De tafel is intussen veranderd; kijk nog eens.
error-not-your-turn = Jij bent niet aan de beurt.
error-not-your-seat = Dit is niet jouw plaats.
error-not-allowed = Dat mag je hier niet.
error-not-now = Dat kan nu niet.
error-game-is-over = Het spel is afgelopen.
error-too-many = Iets rustiger aan, graag.
error-stopping = De server start zo opnieuw op; kom over een ogenblik terug.
error-old-version = Deze pagina is ouder dan de server: laad haar opnieuw.

## A game that nobody has drawn
plain-table = De tafel
plain-choices = Wat je kunt doen
plain-yes = ja
plain-no = nee
plain-none = niets te zien

## Zonder de server
play-offline = Offline spelen
to-daily = Spel van de dag
to-puzzles = Puzzels
play-online = Naar de tafels op de server
offline-title = Spelen op dit apparaat
offline-line = Alle vier de spellen, tegen elke bot of samen achter één scherm, helemaal zonder verbinding. De spellen blijven in deze browser. Voor vrienden op andere apparaten, klokken en tafelpraat is de server nodig.
offline-set-up = Opties
offline-hand-over = Op de server zetten
offline-forget = Verwijderen

## The coach (its sentences: coach.ftl)
hint = Tip
marked-by-coach = aangewezen door de coach
tutor-again = Er is niets verstuurd: kies opnieuw.
chance = Mijn kans
chance-is = { $chance } % ± { $error }
chance-unknown = denkt na …
chance-hide = Verberg mijn kans
analysis = Analyse
try-here = Probeer vanaf hier
what-if = Wat als?
notes = Notities voor mezelf
orders = Zetten vooraf
as-said = zoals je vooraf zei
on-holiday = op vakantie
learn = Leren
learn-to-win = Leer winnen

## Finding a game
to-play = Tegen iemand spelen
to-tournament = Naar het toernooi
to-tournaments = Toernooien
begins-when-all = De partij begint zodra iedereen zit.
found-bot = Niemand zocht op dit moment een spel, dus speelt er een bot met je.
series-setting = Reeks
series-1 = Eén spel
series-3 = Beste van drie
series-5 = Beste van vijf
inbox-count = { $count ->
    [one] { $count } spel wacht op je
   *[other] { $count } spellen wachten op je
}
key-next-game = het volgende spel dat op mij wacht
to-join = Meedoen met een code
table-screen = Tafelscherm openen
only-hand = Alleen mijn hand tonen

asks-count = { $count ->
    [one] { $count } persoon wil graag je vriend zijn
   *[other] { $count } mensen willen graag je vriend zijn
  }
warned = De gastheer van deze server waarschuwt je
warned-manners = Blijf alsjeblieft beleefd aan tafel.
understood = Begrepen
