var e=`# Sätze, die jedes Spiel und der Tisch selbst brauchen.
seat-name = Platz { $number }
why-illegal = Das geht jetzt nicht.

## What happened
event-turns-passed = { $turns ->
    [one] Ein weiterer Zug vergeht
   *[other] { $turns } weitere Züge vergehen
}, und niemand kann etwas tun.

## The table in the terminal
terminal-welcome = { $game }, ausgeteilt mit Startwert { $seed }. Tippe eine Nummer oder help.
terminal-curtain = Gib die Tastatur an { $seat } und drücke dann Enter.
terminal-prompt = Deine Wahl:
terminal-no-number = Die Wahl { $number } gibt es nicht; tippe eine Nummer von 1 bis { $most }.
terminal-unknown = „{ $text }“ steht nicht zur Wahl; tippe eine Nummer oder help.
terminal-no-undo = Das lässt sich nicht zurücknehmen: Etwas wurde aufgedeckt, oder jemand anders hat seitdem entschieden.
terminal-undone = Zurückgenommen.
terminal-saved = Die Aufzeichnung wurde in { $file } gespeichert.
terminal-help = Tippe die Nummer oder die Worte einer Aktion (zum Beispiel „{ $example }“); oder: undo, log, board, help, quit.
result-line = { $rank }. { $seat }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
result-reason = Das Spiel ist zu Ende: { $reason } ({ $section }).

# Was am Tisch geschieht, außer dem Spiel selbst.
table-created = Der Tisch ist gedeckt.
table-sat = { $seat } setzt sich.
    .you = Du setzt dich.
table-left = { $seat } verlässt den Tisch.
    .you = Du verlässt den Tisch.
table-declined = Jemand, der eingeladen war, kommt nicht; der Platz ist frei.
table-salted = { $seat } gibt beim Austeilen eine Prise Salz dazu.
    .you = Du gibst beim Austeilen eine Prise Salz dazu.
table-started = Alles ist aufgebaut, das Spiel beginnt.
table-undone = { $seat } nimmt einen Zug zurück.
    .you = Du nimmst einen Zug zurück.
table-asked = { $seat } bittet { $what ->
    [undo] darum, einen Zug zurückzunehmen
    [pause] um eine Pause
   *[abandon] darum, das Spiel ohne Ergebnis zu beenden
}.
    .you = Du bittest { $what ->
        [undo] darum, einen Zug zurückzunehmen
        [pause] um eine Pause
       *[abandon] darum, das Spiel ohne Ergebnis zu beenden
    }.
table-answered = { $seat } { $yes ->
    [true] ist einverstanden
   *[false] lehnt ab
}.
    .you = Du { $yes ->
        [true] bist einverstanden
       *[false] lehnst ab
    }.
table-paused = Das Spiel pausiert.
table-resumed = Das Spiel geht weiter.
table-timed-out = Die Zeit von { $seat } ist um.
    .you = Deine Zeit ist um.
table-taken-over = Ein Bot spielt für { $seat } ({ bot-manner }).
    .you = Ein Bot spielt für dich ({ bot-manner }).
bot-manner = { $bot ->
    [random] verspielt
   *[careful] bedacht
    [gentle] sanft
    [easy] leicht
    [steady] solide
    [sharp] scharf
    [strong] stark
    [master] meisterlich
}
table-bot-failed = { $seat } konnte nicht nachdenken; der Standardzug wird gespielt.
    .you = Dein Bot konnte nicht nachdenken; der Standardzug wird gespielt.
table-taken-back = { $seat } spielt wieder selbst.
    .you = Du spielst wieder selbst.
table-away = { $seat } ist weg.
    .you = Du bist weg.
table-back = { $seat } ist wieder da.
    .you = Du bist wieder da.
table-claimed = { $seat } macht ohne { $other } weiter{ $what ->
    [bot] : Ein Bot übernimmt
   *[win] {""}
}.
    .you = Du machst ohne { $other } weiter{ $what ->
        [bot] : Ein Bot übernimmt
       *[win] {""}
    }.
    .you-other = { $seat } macht ohne dich weiter{ $what ->
        [bot] : Ein Bot übernimmt
       *[win] {""}
    }.
table-resigned = { $seat } gibt auf.
    .you = Du gibst auf.
table-settings = Das Tischgespräch ist { $chat ->
    [true] an
   *[false] aus
}.
table-woke = Der Server hat eine Weile geschlafen; niemand hat Zeit verloren.
table-holiday = { $seat } ist im Urlaub: Die Uhr von { $seat } steht still.
    .you = Du bist im Urlaub: Deine Uhr steht still.
table-holiday-over = { $seat } ist aus dem Urlaub zurück.
    .you = Du bist aus dem Urlaub zurück.
table-ended = { $reason ->
    [resigned] Das Spiel endet durch Aufgabe.
    [time] Das Spiel endet: Die Zeit ist um.
    [claimed] Das Spiel endet: Die anderen sind fort.
    [abandoned] Das Spiel endet in gegenseitigem Einvernehmen.
    [forfeit] Die Partie endet, bevor sie begann: Jemand ist nicht gekommen.
   *[game] Das Spiel ist zu Ende.
}
table-again = { $seat } { $yes ->
    [true] möchte noch ein Spiel
   *[false] möchte doch kein weiteres Spiel
}.
    .you = { $yes ->
        [true] Du möchtest noch ein Spiel.
       *[false] Du möchtest doch kein weiteres Spiel.
    }
table-rematch = Der Tisch für die Revanche ist gedeckt.

## Why the table says no
refused-asking = { $seat } hat schon um etwas gebeten; antworte zuerst darauf.
    .you = Du hast schon um etwas gebeten; zieh das zuerst zurück.
refused-behind = Du schaust verzögert zu: Was du sagst, kommt in den Kommentar.
refused-bot-plays = Für { $seat } spielt ein Bot; übernimm zuerst wieder selbst.
    .you = Für dich spielt ein Bot; übernimm zuerst wieder selbst.
refused-bot-seat = Dieser Platz gehört einem Bot.
refused-chat-off = Das Tischgespräch ist an diesem Tisch aus.
refused-commentary = Der Kommentar gehört denen, die zuschauen; nach dem Ende kannst du ihn lesen.
refused-dealt = Es ist schon ausgeteilt; Salz kommt vor dem Austeilen.
refused-full = Alle Plätze sind besetzt.
refused-hands-seen = Wer hier zuschaut, sieht später alle Hände; darum setzt sich während des Spiels niemand neu hin.
refused-link-used = Dieser Link wurde schon benutzt; wer jetzt dort sitzt, hat einen neuen.
refused-not-away = { $seat } ist nicht weg; du hast nichts einzufordern.
    .you = Du bist nicht weg; da ist nichts einzufordern.
refused-not-begun = Das Spiel hat noch nicht begonnen.
refused-not-over = Das Spiel ist noch nicht vorbei.
refused-nothing-asked = Niemand hat um etwas gebeten.
refused-nothing-to-undo = Es gibt nichts, was du zurücknehmen könntest.
refused-over = Das Spiel ist vorbei.
refused-paused = Das Spiel pausiert; setze es zuerst fort.
refused-rated = In einer gewerteten Partie oder einem Turnier darf kein Bot für dich spielen.
refused-rated-seat = In einer gewerteten Partie oder einem Turnier übernimmt niemand den Platz eines anderen.
refused-pause-tournament = Andere warten auf diese Partie: Sie macht keine Pause.
refused-not-kept = Hier ist kein Platz für dich reserviert.
refused-leave-tournament = Dieser Platz gehört dir: Verlass stattdessen das Turnier.
refused-shut-out = Der Gastgeber dieses Servers hat dieses Konto bis { $until } ausgeschlossen. { $note }
refused-silenced = Der Gastgeber dieses Servers lässt dich eine Zeit lang nicht mitreden. { $note }
refused-child = Im Kindermodus wird nicht geplaudert.
refused-grown = Das geht im Kindermodus nicht.
refused-animal = Im Kindermodus ist der Name eines der Tiere auf der Liste.
refused-pin = Diese PIN stimmt nicht.
refused-not-welcome = Dieser Tisch steht dir nicht offen.
refused-bot-agrees = Wo das Ergebnis zählt, stimmt ein Bot keiner Frage zu: Du kannst weiterspielen oder aufgeben.
refused-own-bot = In einer gewerteten Partie spielt niemand gegen einen eigenen Bot.
refused-rated-waits = Eine gewertete Partie beginnt, wenn alle sitzen.
refused-remember = An diesem Tisch zählt das Gedächtnis; frühere Züge sind nach dem Ende zu sehen.
refused-kept-hidden = Dieses Spiel hält auch nach dem Ende etwas verdeckt, und die Aufzeichnung würde es verraten.
refused-resigned = { $seat } hat aufgegeben.
    .you = Du hast aufgegeben.
refused-stale = Am Tisch ist inzwischen etwas geschehen; schau noch einmal hin und entscheide neu.
refused-taken = Dieser Platz ist besetzt.
refused-time-up = Die Zeit von { $seat } ist um; der Bot entscheidet.
    .you = Deine Zeit ist um; der Bot entscheidet.
refused-undo-off = An diesem Tisch ist jeder Zug endgültig.

# Der Bildschirm: was nur der Tisch im Netz sagt.

## The question line
question = Was gefragt ist
over = Das Spiel ist zu Ende.
watch = Sieh zu, was geschieht.
waiting-for = { $seat } ist dran.
    .you = Du bist dran.
waiting-for-several = Noch dran: { $names }.
list-choices = Alle Möglichkeiten als Liste
which = Welche meinst du?
let-go = Loslassen
do-it = Ausführen
hint-lit = Was leuchtet, kannst du wählen.
hint-lit-keys = Was leuchtet, kannst du wählen; mit Tasten: N, dann Enter.
to-choices = Zu dem, was gewählt werden kann
you-watch = Du schaust zu.
hint-more = Wähle jetzt, was dazugehört, oder lass es los.
recap = Seit deinem letzten Zug
recap-again = Noch einmal zeigen
recap-all = Alles lesen
skip = Überspringen
takes-back = nimmt zurück: { $what }
    .you = nimmst zurück: { $what }
takes-a-move-back = nimmt einen Zug zurück
    .you = nimmst einen Zug zurück
see-rule = Die Regel
rest-dropped = Der Tisch fragt jetzt etwas anderes; der Rest deiner Wahl wurde nicht gesendet.
why-over = Das Spiel ist zu Ende; es gibt nichts mehr zu tun.
why-not-now = Das geht jetzt nicht.
why-not-together = Das passt nicht zu dem, was du gewählt hast; was leuchtet, passt.

## The table
players = Spieler
show-player = { $seat }: alles zeigen
    .you = Du: alles zeigen
you = du
bot = Bot
me-name = Du
bot-plays = Bot spielt: { $level }
bot-tag = Bot, { $level }
resigned = aufgegeben
away = weg
to-move = am Zug
ahead = führt
place = { $place }. Platz
clock = Restzeit
log = Verlauf
near-end = Wie weit das Spiel ist
log-empty = Noch ist nichts geschehen.
log-memory = In diesem Spiel zählt das Gedächtnis: Frühere Momente kannst du nach dem Ende ansehen.
show-moment = Diesen Moment zeigen
log-undone = { $seat } nimmt { $count ->
    [one] einen Zug
   *[other] { $count } Züge
} zurück.
    .you = Du nimmst { $count ->
        [one] einen Zug
       *[other] { $count } Züge
    } zurück.
chat = Tischgespräch
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-off = An diesem Tisch ist das Tischgespräch aus.
send = Senden
table-tools = Tisch
to-front = Zur Startseite
close = Schließen
zoom-in = Näher
zoom-out = Weiter weg
menu = Mehr
opening = Der Tisch wird geöffnet …
guest-name = Gast { $number }
bot-name = { $number ->
    [0] Otter
    [1] Reiher
    [2] Frosch
   *[3] Krebs
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
account = Dein Konto
account-of = Dein Konto: { $name }
leaderboard = Rangliste
rated-table = Gewertete Partie: kein Zurücknehmen, keine Tipps, zählt für die Rangliste
rated-tag = gewertet
rating-sure = Wertung { $value }
rating-provisional = vorläufige Wertung { $value }
your-turn = Du bist dran
title-turn = ● Du bist dran · { $game }

## The way in
front-title = Vier Gewässer, ein Tisch
front-line = Spiele mit Freunden oder mit einem freundlichen Bot, im Browser, ohne Konto. Dein erster Zug ist nur einen Klick entfernt.
front-foot = Kein Konto, keine Werbung, nichts wird von anderswo geladen.
games = Die Spiele
my-tables = Deine Spiele
more-tables = { $count ->
    [one] Noch eins
   *[other] Noch { $count }
}
open-tables = Offene Tische
finished-tables = Beendete Spiele
status-open = wartet auf Mitspieler
status-running = läuft
status-paused = pausiert
status-over = zu Ende
result-won = gewonnen
result-lost = verloren
result-shared = geteilter Sieg
seat-open = freier Platz
fact-players = { $few ->
    [2] { $many ->
        [2] 2 Spieler
       *[other] 2 bis { $many } Spieler
    }
   *[other] { $few } bis { $many } Spieler
}
fact-minutes = { $from } bis { $to } Min.
fact-weight = { $weight ->
    [1] sehr leicht
    [2] leicht
    [3] mittel
    [4] anspruchsvoll
   *[5] sehr anspruchsvoll
}
weight-what = Wie viel es zu überlegen gibt: { $weight } von 5
play-now = Jetzt spielen
setting-up = Der Tisch wird gedeckt …
with-friends = Mit Freunden
rules = Regeln
again = Noch einmal versuchen

## A new table
new-table = Ein Tisch für { $game }
your-name = Dein Name
their-name = Name
how-many = Wie viele spielen?
who-plays = Wer spielt?
seat-number = Platz { $number }
seat-me = Ich
seat-friend = Freund oder Freundin, mit Link
seat-here = Jemand hier, an diesem Bildschirm
seat-bot = Ein Bot
bot-level = Wie stark der Bot ist
bot-random = Verspielt
bot-careful = Bedacht
bot-gentle = Sanft
bot-easy = Leicht
bot-steady = Solide
bot-sharp = Scharf
bot-strong = Stark
bot-master = Meisterlich
bot-nature-random = Zieht irgendetwas.
bot-nature-careful = Spielt nach Faustregeln.
bot-nature-gentle = Spielt fröhlich mit, vergisst zu zählen und freut sich, wenn du gewinnst.
bot-nature-easy = Weiß, was gut ist, probiert aber gern etwas anderes.
bot-nature-steady = Wählt den soliden Zug und schaut selten weiter voraus.
bot-nature-sharp = Wartet auf einen Fehler und verpasst ihn dann nicht.
bot-nature-strong = Bedenkt, was du wissen kannst und was nicht.
bot-nature-master = Hat jede Flut gesehen und schummelt nie.
opponent = Gegner
all-levels = Alle Stufen, von sanft bis stark
bot-pace = Wie schnell Bots spielen
pace-human = Zügig
pace-calm = Schritt für Schritt
pace-fast = Sofort
options = Optionen
counts-usual = Wie in diesem Haus
counts-own = Wie in deiner Schachtel
counts-sum = { $sum } von { $total } Karten
counts-wrong = { $kind }: { $least } bis { $most }
clock-setting = Uhr
clock-none = Keine Uhr
clock-minute = Eine Minute je Zug
clock-bank = Je 15 Minuten, 10 Sekunden je Zug
clock-day1 = Ein Tag je Zug
clock-day2 = Zwei Tage je Zug
clock-day3 = Drei Tage je Zug
clock-day7 = Eine Woche je Zug
clock-day14 = Zwei Wochen je Zug
public-table = Alle dürfen mitspielen (auf der Startseite zu sehen)
set-the-table = Tisch decken
cancel = Abbrechen

## Waiting for friends
invite = { $count ->
    [one] Schick diesen Link weiter; das Spiel beginnt, sobald der Platz besetzt ist.
   *[other] Schick diese Links weiter; das Spiel beginnt, sobald alle Plätze besetzt sind.
}
you-are-invited = Du bist zum Mitspielen eingeladen.
invited-by = { $name } lädt dich zum Mitspielen ein.
keeps-a-seat = { $name } hält dir einen Platz frei.
seats-kept = { $count ->
    [one] Der Platz ist für { $names } reserviert; die Nachricht ist unterwegs. Das Spiel beginnt, wenn alle sitzen.
   *[other] Die Plätze sind für { $names } reserviert; die Nachrichten sind unterwegs. Das Spiel beginnt, wenn alle sitzen.
}
seat-kept = reserviert
invited-tag = Du bist eingeladen
invitation-decline = Ablehnen
invitation-declined = Eine Einladung wurde abgelehnt. Der Platz ist frei für andere.
a-table-waits = An diesem Tisch ist noch Platz.
invite-clock = { $kind ->
    [move] Mit Uhr: { $seconds } Sekunden pro Zug.
    [bank] { $seconds ->
        [0] Mit Uhr: { $minutes } Minuten für jeden.
       *[other] Mit Uhr: { $minutes } Minuten für jeden und { $seconds } Sekunden pro Zug.
    }
   *[days] { $days ->
        [one] Mit Uhr: ein Tag pro Zug.
       *[other] Mit Uhr: { $days } Tage pro Zug.
    }
}
sit-down = Hinsetzen
start-with-bots = Jetzt beginnen, mit Bots auf den freien Plätzen
leave = Tisch verlassen
link = Link
copy = Kopieren
copied = Kopiert
share = Teilen
qr = Der Link als QR-Code
free-seat = Ein Bot hält hier einen Platz für dich warm.

## At the table
undo-free = Zurücknehmen
undo-ask = Um Zurücknehmen bitten
undo-turn-free = Zug von vorn
undo-turn-ask = Zug von vorn: darum bitten
undo-turn-part = Zug von vorn, so weit nichts Neues zu sehen war
undo-stopped = Zurückgenommen bis dahin, wo etwas Neues zu sehen war; weiter zurück nur, wenn die anderen zustimmen.
ask-pause = Um eine Pause bitten
let-bot-play = Einen Bot für mich spielen lassen
resign = Aufgeben
resign-sure = Dieses Spiel aufgeben?
resign-yes = Ja, ich gebe auf
watch-link = Link zum Zuschauen
watchers = { $count ->
    [0] Niemand schaut zu.
    [one] Eine Person schaut zu.
   *[other] { $count } Leute schauen zu.
}
line-lost = Die Verbindung ist weg. Neuer Versuch …
line-lost-kept = Die Verbindung ist weg. Neuer Versuch, dein Zug bleibt erhalten …
paused = Das Spiel pausiert.
resume = Weiter
asked-undo = { $seat } bittet darum, einen Zug zurückzunehmen{ $others ->
    [0] .
    [one] ; der Zug danach entfällt dann auch.
   *[other] ; die { $others } Züge danach entfallen dann auch.
}
    .you = Du bittest darum, einen Zug zurückzunehmen{ $others ->
        [0] .
        [one] ; der Zug danach entfällt dann auch.
       *[other] ; die { $others } Züge danach entfallen dann auch.
    }
asked-pause = { $seat } bittet um eine Pause.
    .you = Du bittest um eine Pause.
asked-abandon = { $seat } bittet darum, das Spiel ohne Ergebnis zu beenden.
    .you = Du bittest darum, das Spiel ohne Ergebnis zu beenden.
agree = Einverstanden
decline = Ablehnen
withdraw = Zurückziehen
is-away = { $seat } ist schon eine Weile weg.
    .you = Du bist schon eine Weile weg.
claim-bot = Einen Bot weiterspielen lassen
claim-win = Als Aufgabe werten
bot-plays-for-you = Ein Bot spielt für dich ({ $level }).
play-again-myself = Ich spiele wieder
curtain = Der Vorhang ist zu
curtain-pass = Gib den Bildschirm an { $seat }
curtain-look = Jetzt darf nur { $seat } hinsehen.
curtain-raise = Ich bin { $seat }
curtain-wait = Die anderen entscheiden …

## The end
by-round = Nach Runden: { $points }
you-win = Du hast gewonnen
seat-wins = { $seat } hat gewonnen
    .you = Du hast gewonnen
shared-win = { $names } teilen sich den Sieg
shared-with = Du teilst dir den Sieg mit { $names }
no-winner = Das Spiel endete ohne Sieger
ended-resigned = Das Spiel endete durch Aufgabe.
ended-time = Die Zeit war um.
ended-claimed = Die anderen hatten den Tisch verlassen.
ended-abandoned = Das Spiel endete in gegenseitigem Einvernehmen.
ended-forfeit = Jemand ist nicht gekommen.
rematch = Revanche
next-level = Als Nächstes: { $name } ({ $level })
gentler-level = Sanfter: { $name } ({ $level })
join-rematch = Zur Revanche
replay = Rückschau
verify = Austeilen prüfen
look-at-table = Den Tisch ansehen
show-result = Ergebnis zeigen
verify-what = Vor dem Austeilen zeigte der Tisch den Fingerabdruck eines Geheimnisses. Jetzt ist es offen: Alle können dasselbe Spiel noch einmal austeilen und vergleichen.
verify-running = Wird neu ausgeteilt …
verify-good = Alles stimmt: Es wurde ehrlich ausgeteilt.
verify-bad = Etwas stimmt nicht.
check-commitment = Das Geheimnis passt zum Fingerabdruck
check-seed = Das Austeilen folgt aus dem Geheimnis
check-rules_version = Die Regeln sind dieselben
check-log = Jeder Zug war erlaubt
check-result = Das Ergebnis ist richtig
commitment = Fingerabdruck
secret = Geheimnis
download-record = Aufzeichnung speichern

## Looking back
replay-first = An den Anfang
replay-before = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Zug weiter
replay-last = Ans Ende
replay-turn-before = Zum vorigen Spieler
replay-turn-next = Zum nächsten Spieler
replay-moment = Moment
replay-eyes = Mit wessen Augen
eyes-spectator = Als Zuschauer
eyes-of = Mit den Augen von { $seat }
    .you = Mit deinen Augen
eyes-all = Alles offen
link-to-moment = Link zu diesem Moment

## Rules
rules-search = In den Regeln suchen
rules-none = Nichts gefunden.
rules-pieces = Das Material
rules-guide = So wird gespielt
rules-exact = Die Regeln aufs Wort genau
rules-exact-what = Jeder Fall, genau so, wie der Tisch ihn entscheidet; auf Englisch.
rules-tips = Tipps für das erste Spiel
rules-1 = Auf einen Blick
rules-2 = Was in der Schachtel ist
rules-3 = Aufbau
rules-4 = Ein Zug
rules-5 = Wirkungen und Sonderfälle
rules-6 = Ende und Wertung
rules-7 = Was verborgen ist
rules-8 = Regelauslegungen
rules-9 = Beispiele
rules-glossary = Wörter in vier Sprachen

## Settings and keys
settings = Einstellungen
language = Sprache
theme = Darstellung
theme-system = Wie das Gerät
theme-light = Tag
theme-dark = Nacht
speed = Bewegung
speed-calm = Ruhig
speed-brisk = Flott
speed-off = Keine
confirm = Vor einem Zug fragen
confirm-touch = Auf Touchscreens
confirm-always = Immer
confirm-never = Nie
sounds = Leise Töne
chances = Meine Gewinnchance zeigen
tutor = Vor einem Fehler warnen
tutor-off = Nie
tutor-gentle = Vor groben Fehlern
tutor-strict = Vor jedem Fehler
keys = Tasten
key-tab = zur nächsten wählbaren Stelle
key-arrows = sich auf dem Brett bewegen
key-next = nächste und vorige Möglichkeit, von überall
key-enter = wählen; Bewegung beschleunigen
key-escape = loslassen
key-zoom = das Brett näher und weiter weg
key-undo = zurücknehmen
key-undo-turn = meinen Zug von vorn beginnen
key-list = alle Möglichkeiten als Liste
key-hint = ein Tipp vom Trainer, Schritt für Schritt
key-replay = in der Rückschau: einen Zug zurück und weiter; mit Umschalt bis zum Spielerwechsel
key-keys = diese Liste

## Errors
offline = Du bist offline.
offline-waits = Die Tische warten auf dich; sobald die Verbindung wieder da ist, geht diese Seite von selbst weiter.
error-no-line = Der Server ist nicht erreichbar. Steht deine Verbindung?
error-unknown = Hier ist etwas schiefgegangen.
error-not-found = Diesen Tisch gibt es nicht.
error-stale = Der Tisch hat sich inzwischen verändert; sieh noch einmal hin.
error-not-your-turn = Du bist nicht dran.
error-not-your-seat = Das ist nicht dein Platz.
error-not-allowed = Das darfst du hier nicht.
error-not-now = Das geht jetzt nicht.
error-game-is-over = Das Spiel ist zu Ende.
error-too-many = Bitte etwas langsamer.
error-stopping = Der Server startet gleich neu; komm in einem Moment wieder.
error-old-version = Diese Seite ist älter als der Server: lade sie neu.

## A game that nobody has drawn
plain-table = Der Tisch
plain-choices = Was du tun kannst
plain-yes = ja
plain-no = nein
plain-none = nichts zu sehen

## Ohne den Server
play-offline = Offline spielen
to-daily = Partie des Tages
to-puzzles = Rätsel
play-online = Zu den Tischen auf dem Server
offline-title = Auf diesem Gerät spielen
offline-line = Alle vier Spiele, gegen jeden Bot oder gemeinsam an einem Bildschirm, ganz ohne Verbindung. Die Spiele bleiben in diesem Browser. Freunde an anderen Geräten, Uhren und Tischgespräche brauchen den Server.
offline-set-up = Optionen
offline-hand-over = Auf den Server legen
offline-forget = Löschen

## The coach (its sentences: coach.ftl)
hint = Tipp
marked-by-coach = vom Trainer markiert
tutor-again = Es wurde nichts gesendet: Wähle noch einmal.
chance = Meine Chance
chance-is = { $chance } % ± { $error }
chance-unknown = denkt nach …
chance-hide = Meine Chance ausblenden
analysis = Analyse
try-here = Von hier aus probieren
what-if = Was wäre, wenn?
notes = Notizen für mich
orders = Züge im Voraus
as-said = wie du im Voraus gesagt hast
on-holiday = im Urlaub
learn = Lernen
learn-to-win = Lerne, wie man gewinnt

## Finding a game
to-play = Gegen jemanden spielen
to-tournament = Zum Turnier
to-tournaments = Turniere
begins-when-all = Die Partie beginnt, sobald alle sitzen.
found-bot = Gerade suchte niemand ein Spiel, darum spielt ein Bot mit dir.
series-setting = Serie
series-1 = Ein Spiel
series-3 = Wer zuerst zwei gewinnt (drei Spiele)
series-5 = Wer zuerst drei gewinnt (fünf Spiele)
inbox-count = { $count ->
    [one] { $count } Spiel wartet auf dich
   *[other] { $count } Spiele warten auf dich
}
key-next-game = das nächste Spiel, das auf mich wartet
to-join = Mit einem Code mitspielen
table-screen = Tischbildschirm öffnen
only-hand = Nur meine Hand zeigen

asks-count = { $count ->
    [one] { $count } Mensch möchte mit dir befreundet sein
   *[other] { $count } Leute möchten mit dir befreundet sein
  }
warned = Der Gastgeber dieses Servers verwarnt dich
warned-manners = Bitte bleib am Tisch höflich.
understood = Verstanden
`;export{e as default};