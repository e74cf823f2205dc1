# Die Seiten der Lektionen: was dort über jedes Spiel gesagt wird. Die Lektionen selbst stehen in lessons_<spiel>.ftl.

learn-title = Spielend lernen
learn-line = Kurze Lektionen am echten Tisch, eine Idee nach der anderen. Hör auf, wann du willst; du machst weiter, wo du warst.
learn-progress = { $done } von { $all } Lektionen geschafft
learn-begin = Anfangen
learn-go-on = Weitermachen
learn-anew = Von vorn
learn-courses = Alle Kurse
learn-is-done = geschafft
learn-kind-rule = So wird gespielt
learn-kind-strategy = So gewinnst du
learn-kind-game = Eine ganze Partie

learn-place = Lektion { $number } von { $all }
learn-step = Schritt { $number } von { $all }
learn-right = Genau so.
learn-not-yet = Noch nicht ganz.
learn-show = Zeig es mir
learn-move = Zum Beispiel: { $action }
learn-try = Noch einmal
learn-next = Weiter
learn-next-lesson = Nächste Lektion
learn-finish = Fertig
learn-all = Alle Lektionen
learn-rule = Die Regel
learn-tips = Tipps
learn-more = Mehr dazu in den Regeln
learn-line-read = Lies weiter und drücke dann auf „Weiter“.
learn-line-done = Aufgabe gelöst.
learn-line-again = Sieh dir an, was passiert ist, und versuch es noch einmal.

learn-game-start = Partie beginnen
learn-game-on = Partie fortsetzen
learn-game-anew = Neue Partie beginnen

learn-terminal-ask = Tippe eine der Möglichkeiten unten, oder ? für eine Antwort.
learn-terminal-unknown = „{ $text }“ steht nicht zur Wahl; tippe eine der Möglichkeiten, oder ? für eine Antwort.
learn-terminal-game = Mit dem Tutor auf dem Bildschirm: { $page }. Hier, ohne Tutor: { $command }
