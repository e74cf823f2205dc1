# The coach: hints, and a match looked at again. Points here are hundredths of the chance to win.

## How large a mistake is
coach-blunder = grober Fehler
coach-mistake = Fehler
coach-inaccuracy = Ungenauigkeit

## A hint, step by step
coach-look = Denk zuerst darüber nach: { $what }
coach-move = Am besten: { $action }
coach-chance = Damit gewinnst du mit etwa { $chance } %, plus oder minus { $error }.
coach-clear = Alles andere verschenkt mindestens { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} dieser Chance; danach kommt: { $other }
coach-close = Es ist knapp; fast so gut: { $other }
coach-wins = Damit gewinnst du das Spiel.
coach-gain = Es bringt dir sofort { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
coach-cost = Es kostet dich jetzt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}, für das, was später kommt.
coach-hurt = Es nimmt { $who } { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
coach-reply = Rechne mit dieser Antwort von { $who }: „{ $action }“

## At the table
coach = Trainer
coach-thinking = Der Trainer denkt nach …
coach-stop = Stopp
coach-where = Sieh dir zuerst an, was auf dem Tisch markiert ist.
coach-show-move = Zug zeigen
coach-show-why = Warum?
coach-read-all = Alles lesen
coach-take = Das nehme ich
coach-silent = Dazu hat der Trainer nichts zu sagen.
coach-not-asked = Der Trainer antwortet, wenn du zu entscheiden hast.
coach-rated = Diese Partie wird gewertet: Der Trainer schweigt, bis sie vorbei ist.

## Before a clear mistake
coach-sure = Sicher?
coach-sure-what = Das verschenkt etwa { $points } Punkte deiner Gewinnchance.
coach-sure-keep = Trotzdem
coach-sure-again = Neu wählen
coach-sure-better = Besseren Zug zeigen
coach-minding = Der Trainer sieht sich deine Wahl an …
coach-send = Jetzt senden
coach-lesson = Dein Zug „{ $action }“ hat etwa { $points } Punkte deiner Gewinnchance verschenkt. Besser war: { $best }
coach-lesson-read = Verstanden

## A match looked at again
coach-looking = Jede Entscheidung wird angesehen: { $done } von { $of }
coach-thorough = Über jeden Moment wurde mit { $passes } ausgespielten Partien nachgedacht.
coach-title = { $game }: die Partie noch einmal angesehen
coach-player = { $who }: Genauigkeit { $accuracy } %, Können { $skill }, Glück { $luck }
coach-worst = Die teuersten Entscheidungen
coach-no-mistakes = Niemand hat einen Fehler gemacht, dessen sich der Trainer sicher ist.
coach-judged = Entscheidung { $n }, { $who }: { $action } ({ $kind }, { $loss } Punkte). Besser: { $best }
coach-turns = Wendepunkte
coach-turn-decision = Entscheidung { $n }: { $who } wählt „{ $action }“ und fällt von { $from } auf { $to } %.
coach-turn-lucky = Entscheidung { $n }: Was kommt, hilft { $who }: von { $from } auf { $to } %.
coach-turn-unlucky = Entscheidung { $n }: Was kommt, schadet { $who }: von { $from } auf { $to } %.
coach-turn-deal = Schon das Austeilen bringt { $who } von { $from } auf { $to } %.
coach-no-turns = Kein einzelner Moment hat die Partie gewendet.
coach-turn-lead = { $n ->
    [0] Vom Austeilen an
   *[other] Ab Entscheidung { $n }
} lag { $who } bis zum Ende vorn.
coach-strokes = Das größte Glück und das größte Pech
coach-stroke = Nach Entscheidung { $n }: { $luck } für { $who }
coach-deal = Das Austeilen: { $luck } für { $who }
coach-explained = Punkte sind Hundertstel der Gewinnchance. Können ist, was die Fehler der anderen brachten, weniger, was die eigenen kosteten; Glück ist alles Übrige. Zusammen führen sie vom fairen Anteil, { $fair }, zum Ergebnis.
coach-unfinished = Diese Partie wurde nicht zu Ende gespielt: Als Ergebnis zählen die Chancen, wie sie zuletzt standen.
coach-graph = Gewinnchancen, wie alle sie selbst wissen konnten
coach-graph-at = { $n ->
    [0] Nach dem Austeilen
   *[other] Nach Entscheidung { $n }
}: { $chances }
coach-graph-moments = Entscheidungen
coach-table = Was alle daraus gemacht haben
coach-table-player = Spieler
coach-table-accuracy = Genauigkeit
coach-table-skill = Können
coach-table-luck = Glück
coach-table-result = Ergebnis
coach-decisions = Jede Entscheidung
coach-table-decision = Entscheidung
coach-table-best = am besten
coach-table-chance = Chance davor und danach
coach-table-lost = verloren

## The report of a player
report = Wo du Chancen verlierst
report-lead = Deine letzten beendeten Partien, vom Trainer noch einmal angesehen. Punkte sind Hundertstel der Gewinnchance.
report-sum = { $matches ->
    [one] Eine Partie
   *[other] { $matches } Partien
}, { $decisions } Entscheidungen, { $lost } Punkte Chance verloren.
report-by-game = Nach Spiel
report-by-part = Nach Abschnitt der Partie
report-by-phase = Nach dem, was gefragt war
report-by-kind = Nach Art der Entscheidung
report-row = { $where }: { $lost } Punkte in { $decisions ->
    [one] einer Entscheidung
   *[other] { $decisions } Entscheidungen
}
report-question = „{ $question }“
report-like = zum Beispiel „{ $action }“
report-examples = Beispiele
report-example = Entscheidung { $n }, { $action } ({ $kind }, { $loss } Punkte). Besser: { $best }
report-ask = Meine Partien ansehen
report-waiting = { $waiting ->
    [one] Eine weitere Partie wird angesehen …
   *[other] { $waiting } weitere Partien werden angesehen …
}
report-none = Noch gibt es nichts zu berichten: Spiel erst eine Partie zu Ende.
report-few = { $analysed } von { $matches } beendeten Partien sind angesehen.
report-open = Auf dem Brett öffnen
report-accuracy = Genauigkeit { $accuracy } %
report-part-beginning = Anfang
report-part-middle = Mitte
report-part-end = Ende
