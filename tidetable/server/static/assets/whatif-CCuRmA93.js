var e=`# The what-if board: any position, moved on by hand for all seats, in as many lines as one likes.

## The board
whatif = Was wäre, wenn
whatif-of-game = { $game }: Was wäre, wenn?
whatif-steps = Schritte durch die Variante
whatif-share = Teilen

## Lines
whatif-lines = Varianten
whatif-main = Hauptvariante
whatif-line = Variante ab Zug { $n }
whatif-beginning = Der Anfang
whatif-rename = Benennen
whatif-name = Name der Variante
whatif-promote = Zur Hauptvariante machen
whatif-cut = Diese Variante löschen
whatif-all-rows = Alle { $count } Züge zeigen

## Moves, and what the coach says of them
whatif-moves = Züge
whatif-decider = Mehrere wählen gleichzeitig. Wer entscheidet jetzt?
whatif-decides = { $who } entscheidet
whatif-ask-coach = Trainer fragen
whatif-thinking = Der Trainer denkt nach …
whatif-silent = Dazu hat der Trainer nichts zu sagen.
whatif-chance = { $who } gewinnt mit etwa { $chance } %, plus oder minus { $error }.
whatif-close = Es ist knapp: Mehr als ein Zug ist etwa gleich gut.
whatif-coach-knows = Der Trainer weiß nur, was { $who } hier wissen kann.
whatif-over = In dieser Variante ist die Partie vorbei.

## Bots that play on
whatif-level = Stärke der Bots
whatif-bot-once = Ein Zug
whatif-bot-on = Bots spielen weiter
whatif-bot-stop = Anhalten

## What is hidden
whatif-hidden = Verdecktes
whatif-hands = Verdeckte Karten und Plättchen
whatif-hands-were = Wie sie waren
whatif-hands-dealt = Neu verteilt
whatif-hands-known = So weit bekannt
whatif-hands-were-what = Alles liegt, wo es wirklich lag.
whatif-hands-dealt-what = Was { $who } nicht wissen konnte, ist neu verteilt: So hätte es sein können.
whatif-hands-known-what = Du siehst nur, was { $who } wissen kann. Verdeckt liegt eine Verteilung, die stimmen könnte.
whatif-of = Wessen Wissen zählt
whatif-deal = Neu verteilen
whatif-eyes-turn = Wer gerade entscheidet

## Where a board begins
whatif-title = Was wäre, wenn? Ein Brett zum Ausprobieren
whatif-about = Zieh für alle, geh zurück, probiere eine andere Variante, lass Bots weiterspielen, frag den Trainer. Nichts wird irgendwohin gesendet: Das Brett lebt auf dieser Seite, und in dem Link, den du teilst.
whatif-typed = Oder etwas Aufgeschriebenes
whatif-typed-what = Füge eine Stellung, die Aufzeichnung einer Partie oder einen Link zu einem Brett ein.
whatif-open = Öffnen
whatif-file = Datei wählen
whatif-fresh = Frisch verteilt
whatif-players = Spieler
whatif-deal-game = Verteilen

## What cannot be read
whatif-bad-position = Diese Stellung lässt sich hier nicht lesen. Eine Stellung beginnt mit dem Spiel und seiner Version: fish_n_stones 1 seats=2 …
whatif-bad-twice = Eine Stellung nennt jedes Feld einmal.
whatif-bad-field = Das lässt sich nicht lesen: { $field }
whatif-bad-setup = Diese Spielerzahl oder eine der Optionen gibt es in diesem Spiel nicht.
whatif-bad-stuck = Diese Stellung kann es nicht geben: Jemand soll entscheiden und hat nichts zur Wahl.
whatif-bad-pieces = Diese Stellung kann es nicht geben: Ein Teil fehlt oder ist doppelt da.
whatif-bad-numbers = Diese Stellung kann es nicht geben: Ihre Zahlen führen nirgendwohin.
whatif-bad-record = Diese Aufzeichnung lässt sich nicht lesen: Sie folgt den Regeln nicht, oder sie ist keine.
whatif-bad-version = Die Regeln dafür gibt es hier nicht: { $game }, Version { $version }
whatif-bad-link = Dieser Link lässt sich nicht lesen; vielleicht fehlt ein Stück.

## Ways out
whatif-link = Ein Link zu allem
whatif-link-what = Der Moment, den du siehst, und alle Varianten. Alles steht im Link selbst; auch Verdecktes, für alle, die ihn zu lesen wissen.
whatif-position = Nur diese Stellung
whatif-picture = Ein Bild oder eine Datei
whatif-record = Aufzeichnung
whatif-embed = Für eine eigene Seite
whatif-whole = Auf einem Brett ausprobieren
whatif-embed-what = Füge das in deine Seite ein: Es zeigt das Brett, Zug für Zug zu lesen.

## A match looked at again
whatif-better = Die bessere Variante
looked-better-line = Bessere Variante spielen
looked-eyes-each = Die Augen jedes Spielers
looked-eyes-open = Mit offenen Karten
looked-each-what = Jede Entscheidung wird danach beurteilt, was ihr Spieler wissen konnte.
looked-seat-what = Nur die Entscheidungen von { $who }, danach beurteilt, was { $who } wissen konnte.
looked-open-what = Daneben, mit ◇ markiert: was Verdecktes und Zufall bewirkten und niemand wissen konnte. Links zeigen alle Karten.
looked-unknown = War nicht zu wissen
looked-hidden = Entscheidung { $n }, { $who }: { $action }. Kein Fehler, soweit man wissen konnte; was verdeckt war, kostete { $points } Punkte.
looked-blunder = grobe Fehler
looked-mistake = Fehler
looked-inaccuracy = Ungenauigkeiten
looked-card = Karte zum Teilen
looked-no-copy = Dieser Browser kann keine Bilder kopieren; speichere es.
looked-won = { $who } gewinnt
looked-shared = Geteilter Sieg: { $who }
`;export{e as default};