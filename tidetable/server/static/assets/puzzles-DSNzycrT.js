var e=`# Rätsel und die Partie des Tages. Punkte sind hier Hundertstel der Gewinnchance, wenn es nicht Punkte des Spiels sind.

puzzles = Rätsel
puzzle = Rätsel
puzzles-title = Finde den Zug, der die Chance wahrt
puzzles-line = Stellungen aus echten Partien zwischen Bots, jede mit einem Zug, der klar besser ist als alle anderen. Eine lange Suche hat ihn bestätigt.
puzzles-count = { $count ->
    [one] ein Rätsel
   *[other] { $count } Rätsel
}
puzzles-solved = { $solved } gelöst · deine Wertung { $rating }
puzzles-start = Lösen

## Beim Lösen
puzzle-find = Welcher Zug wahrt deine Chance?
puzzle-rated = Wertung { $rating }
puzzle-streak = { $count } in Folge
puzzle-wrong = Nicht dieser: { $action }
puzzle-lost = Er verschenkt etwa { $points } Punkte deiner Gewinnchance. Versuche einen anderen.
puzzle-right = Richtig!
puzzle-right-later = Richtig. Gewertet wird aber die erste Antwort.
puzzle-solution = Der Zug war: { $action }
puzzle-now = Deine Wertung: { $rating } ({ $change })
puzzle-reveal = Lösung zeigen
puzzle-next = Nächstes Rätsel
puzzle-line = Was zu erwarten ist
puzzle-line-before = Einen Schritt zurück
puzzle-line-next = Einen Schritt weiter
puzzle-step = { $name }: { $action }
puzzle-how = Wähle deinen Zug auf dem Brett, wie am Tisch. Die erste Antwort zählt.

## Was dazu gesagt wird
puzzle-you = Deine Wertung hier: { $rating } · gelöst: { $solved } · längste Serie: { $longest }
puzzle-themes = Thema
puzzle-theme-any = Alle Themen ({ $count })
puzzle-why = Warum
puzzle-chances = Was jeder Zug wert ist
puzzle-tried = versucht
puzzle-all-moves = Alle { $count } Züge zeigen
puzzle-trap = Viele würden stattdessen spielen: { $action }
puzzle-honest = Du entscheidest nach dem, was du siehst. Was verdeckt ist, wurde immer wieder neu verteilt: Die Chancen sind Mittel über { $passes } zu Ende gespielte Partien, und ± sagt, wie weit der Zufall sie verschoben haben kann (zwei Standardfehler). Der erwartete Verlauf ist eine Verteilung, die wahr sein könnte.
puzzle-doubt = Das hier scheint mir zweifelhaft
puzzle-doubt-sent = Danke: Wer diesen Tisch betreibt, sieht es.
puzzle-doubt-kept = In diesem Browser vermerkt. Gemeldet wird es, sobald es eine Verbindung gibt.

## Themen aller Spiele
puzzle-theme-opening = Eröffnung
puzzle-theme-middle = Mittelspiel
puzzle-theme-ending = Endspiel
puzzle-theme-only = Einziger Zug
puzzle-theme-trap = Nicht der naheliegende
puzzle-theme-deep = Tief
puzzle-theme-quiet = Stiller Zug
puzzle-theme-gain = Punkte mitnehmen
puzzle-theme-attack = Auf Kosten der anderen
puzzle-theme-behind = Im Rückstand
puzzle-theme-ahead = Den Sieg heimbringen

## Arten von Zügen
puzzle-das-riff-worms = Würmer
puzzle-das-riff-cards = Karten nehmen
puzzle-das-riff-turning = Karten aufdecken
puzzle-das-riff-boats = Boote
puzzle-das-riff-paying = Womit zahlen
puzzle-das-riff-sharks = Haie
puzzle-das-riff-stopping = Wissen, wann es reicht
puzzle-fish-n-stones-cat = Die Katze
puzzle-fish-n-stones-bait = Locken
puzzle-fish-n-stones-dropping = Wohin damit
puzzle-fish-n-stones-fishing = Fischen
puzzle-reef-encounter-start = Vor dem Beginn
puzzle-reef-encounter-eating = Korallen fressen
puzzle-reef-encounter-corals = Korallen wachsen lassen
puzzle-reef-encounter-shrimps = Garnelen
puzzle-reef-encounter-exchange = Tauschen
puzzle-reef-encounter-algae = Algen
puzzle-reef-encounter-collecting = Aus dem offenen Meer nehmen
puzzle-rivero-rivers = Neue Flüsse
puzzle-rivero-lengthening = Längere Flüsse
puzzle-rivero-doubling = Doppeln
puzzle-rivero-swapping = Tauschen
puzzle-rivero-drawing = Karten nehmen
puzzle-rivero-bridges = Brücken
puzzle-rivero-effects = Aktionskarten
puzzle-rivero-stopping = Wie es weitergeht

## Die Partie des Tages
daily = Partie des Tages
daily-title = Die Partie des Tages
daily-line = Alle bekommen dieselbe Verteilung gegen denselben Bot, und gleiche Züge bringen gleiche Antworten. Der erste Versuch zählt.
daily-day = Tag
daily-before = Der Tag davor
daily-after = Der Tag danach
daily-today = Heute
daily-all = Alle Partien dieses Tages
daily-play = Partie spielen
daily-go-on = Weiterspielen
daily-again = Noch einmal, zur Übung
daily-look = Deine Partie ansehen
daily-against = Gegen { $name }
daily-won = Du hast gewonnen, { $own } zu { $theirs }
daily-lost = Du hast verloren, { $own } zu { $theirs }
daily-shared = Ihr teilt euch den Sieg, { $own } zu { $theirs }
daily-table = Die Tabelle des Tages
daily-nobody = Noch hat niemand eine Partie eingereicht.
daily-guest = ein Gast
daily-rank = Platz
daily-name = Name
daily-result = Ergebnis
daily-mark-won = gewonnen
daily-mark-lost = verloren
daily-mark-shared = geteilt
daily-handed = Eingereicht: Das ist deine Partie in der Tabelle.
daily-given-up = Du hast aufgegeben. In der Tabelle des Tages stehen nur Partien, die zu Ende gespielt sind.
daily-no-line = Der Server ist nicht zu erreichen; deine Partie bleibt hier, und du kannst sie später einreichen.
daily-refused = Der Server hat sie nicht angenommen: { $why }
daily-lines = Verläufe im Vergleich
daily-par = Der Bot auf deinem Platz: { $own } zu { $theirs }
daily-par-ask = Wie hätte der Bot gespielt?
daily-par-thinking = Der Bot spielt deine Verteilung …
daily-apart = Bei Entscheidung { $n } bist du anders weitergegangen als { $name }.
daily-same = Du hast genauso gespielt wie { $name }.
daily-you-took = Du: { $action }
daily-they-took = { $name }: { $action }
daily-show = Diesen Moment zeigen
daily-the-bot = der Bot
`;export{e as default};