var e=`### Tournaments: a list, one of them, a wall, making one.

tournament-refused-organiser = Das kann nur, wer dieses Turnier leitet.
tournament-refused-hosts = Auf diesem Server macht der Gastgeber die Turniere.
tournament-refused-many = Mehr Turniere auf einmal darf niemand leiten; beende zuerst eines.
tournament-refused-few = Ein Turnier braucht zwei Spieler.
tournament-refused-round = Diese Runde ist noch nicht zu Ende.
tournament-refused-over = Das Turnier ist inzwischen weitergegangen; sieh noch einmal nach.
tournament-refused-open = Dieses Turnier hat noch nicht begonnen.
tournament-refused-running = Dieses Turnier hat schon begonnen.
tournament-refused-cancelled = Dieses Turnier wurde abgesagt.
tournament-refused-kicked = Die Turnierleitung hat dich aus diesem Turnier genommen.
tournament-refused-name = Sag, unter welchem Namen du mitspielst.
tournament-refused-late = Es hat begonnen: Nur in Schweizer Turniere und Arenen kommt man später hinein.
tournament-refused-full = Alle Plätze sind vergeben.
tournament-refused-members = Dieses Turnier ist für Konten; lege zuerst eines an.
tournament-refused-code = Das ist nicht der Code dieses Turniers.
tournament-refused-entrant = Du spielst hier nicht mit.
tournament-refused-rest = In diesem Turnier spielen alle jede Runde.

tournament-title = Turniere
tournament-lead = Ein Abend, eine Liga oder eine Stunde: Alle spielen, die Tische werden von selbst ausgelost, und die Tabelle führt sich allein.
tournament-new = Neues Turnier
tournament-none = Noch gibt es kein Turnier.
tournament-state-open = Offen für alle, die mitspielen
tournament-state-running = Wird gespielt
tournament-state-over = Zu Ende
tournament-state-cancelled = Abgesagt
tournament-format = Wie gespielt wird
tournament-format-round-robin = Jeder gegen jeden
tournament-format-swiss = Schweizer System
tournament-format-knock-out = K.-o.-System
tournament-format-arena = Arena
tournament-about-round-robin = Jeder trifft jeden einmal; an größeren Tischen so gleichmäßig wie möglich. Mit Tagen für einen Zug ist das eine Liga.
tournament-about-swiss = So viele Runden; es treffen sich, die etwa gleich viele Punkte haben und sich noch nicht trafen. Wer später kommt, spielt ab der nächsten Runde.
tournament-about-knock-out = Die bessere Hälfte jedes Tisches kommt weiter, bei Gleichstand, wer höher gesetzt war. Die Stärksten haben in der ersten Runde manchmal frei.
tournament-about-arena = Solange sie dauert, bekommt jeder, der frei ist, wieder einen Tisch. Kommt und geht, wie ihr mögt.
tournament-clock = { $kind ->
    [bank] { $seconds ->
        [0] { $minutes } Min. für jeden
       *[other] { $minutes } Min. für jeden, { $seconds } s mehr je Zug
    }
    [days] { $days ->
        [one] Ein Tag je Zug
       *[other] { $days } Tage je Zug
    }
   *[move] { $seconds } s je Zug
}
tournament-players = { $count ->
    [one] Einer spielt mit
   *[other] { $count } spielen mit
}
tournament-of-most = { $count } von { $most } Plätzen besetzt
tournament-at-table = { $count } an einem Tisch
tournament-rounds = { $count ->
    [one] Eine Runde
   *[other] { $count } Runden
}
tournament-minutes = { $count } Minuten
tournament-rated = gewertet
tournament-fill = Bots füllen Tische auf
tournament-you-play = Du spielst mit
tournament-you-played = Du hast mitgespielt
tournament-you-organise = Du leitest es
tournament-organiser = Geleitet von { $name }
tournament-begins = Beginnt { $when }
tournament-begins-hand = Beginnt, wenn die Turnierleitung es sagt.
tournament-in = in { $time }
tournament-name = Name am Tisch
tournament-code = Code
tournament-code-hint = Sechs Buchstaben und Ziffern, von der Turnierleitung.
tournament-enter = Mitspielen
tournament-leave = Das Turnier verlassen
tournament-leave-sure = Endgültig gehen? Eine laufende Partie ist verloren.
tournament-leave-yes = Ja, gehen
tournament-rest = Die nächsten Runden aussetzen
tournament-here = Ich bin wieder da
tournament-resting = Du setzt aus: weil du es gesagt hast oder nicht an einen Tisch gekommen bist.
tournament-gone = Du hast dieses Turnier verlassen.
tournament-back = Wieder mitspielen
tournament-kicked = Die Turnierleitung hat dich aus diesem Turnier genommen.
tournament-sit = Hinsetzen: Tisch { $number }, mit { $others }
tournament-to-table = Zu deinem Tisch: { $others }
tournament-sit-in = Setz dich innerhalb von { $time }, sonst ist die Partie verloren.
tournament-bye = Du hast diese Runde frei. Das zählt als Sieg.
tournament-waits = Dein nächster Tisch erscheint hier von selbst.
tournament-next-in = Nächste Runde in { $time }
tournament-left = Noch { $time }
tournament-last-games = Die letzten Partien werden zu Ende gespielt.
tournament-standings = Tabelle
tournament-before = Nach Spielstärke geordnet; alle beginnen ohne Punkte.
tournament-place = Platz
tournament-player = Spieler
tournament-points = Punkte
tournament-played = Partien
tournament-decided-last = Hinter { $name } durch die letzte Partie, { $mine } zu { $theirs }
tournament-decided-direct = Hinter { $name } durch die Partien untereinander, { $mine } zu { $theirs }
tournament-decided-opponents = Hinter { $name } durch die Stärke der Gegner, { $mine } zu { $theirs }
tournament-decided-beaten = Hinter { $name } durch die Stärke der Besiegten, { $mine } zu { $theirs }
tournament-decided-wins = Hinter { $name } durch gewonnene Partien, { $mine } zu { $theirs }
tournament-decided-fewer = Hinter { $name } mit mehr Partien für dieselben Punkte, { $mine } zu { $theirs }
tournament-ties = Gleiche Punkte
tournament-ties-line = Zuerst zählt { $breaks }. Wer in allem gleich ist, teilt sich einen Platz.
tournament-break-last = die letzte Partie
tournament-break-direct = was sie gegeneinander geholt haben
tournament-break-opponents = die Stärke der Gegner (deren Punkte)
tournament-break-beaten = die Stärke der Besiegten
tournament-break-wins = die Zahl der Siege
tournament-break-fewer = wer weniger Partien brauchte
tournament-scoring = Ein Sieg ist ein Punkt. Sitzen mehrere am Tisch, ist jeder Besiegte ein Anteil davon und ein Gleichstand die Hälfte. Spielfrei zählt als Sieg; wer nicht kommt, bekommt nichts.
tournament-out = ist gegangen
tournament-sits-out = setzt aus
tournament-out-of-it = ausgeschieden
tournament-round = Runde { $number }
tournament-round-of = Runde { $number } von { $of }
tournament-earlier = Frühere Runde
tournament-later = Spätere Runde
tournament-table = Tisch { $number }
tournament-status-making = wird gedeckt
tournament-status-open = man setzt sich
tournament-status-running = wird gespielt
tournament-status-paused = macht Pause
tournament-status-over = zu Ende
tournament-status-bye = spielfrei
tournament-watch = Zusehen
tournament-watch-of = An Tisch { $number } zusehen
tournament-look-back = Zurückblicken
tournament-look-back-of = Auf Tisch { $number } zurückblicken
tournament-bot = Bot
tournament-absent = nicht gekommen
tournament-won = gewonnen
tournament-conduct = Für dich als Turnierleitung
tournament-start = Jetzt beginnen
tournament-next = Nächste Runde jetzt
tournament-finish = So beenden, wie es steht
tournament-finish-sure = Jetzt beenden? Partien, die nicht zu Ende sind, zählen nicht.
tournament-finish-yes = Ja, beenden
tournament-cancel = Absagen
tournament-cancel-sure = Für alle absagen?
tournament-cancel-yes = Ja, absagen
tournament-keep = Nein, weiter
tournament-kick = Wegschicken
tournament-kick-of = { $name } wegschicken
tournament-wall = Seite für die Wand
tournament-records = Alle Partien in einer Datei
tournament-pass-on = Weitergeben
tournament-in-play = Wird gespielt
tournament-come = Spiel mit
tournament-qr = QR-Code, der zu diesem Turnier führt
tournament-to-list = Alle Turniere
tournament-field-name = Wie es heißt
tournament-field-about = Was du dazu sagen möchtest
tournament-field-game = Spiel
tournament-field-seats = Spieler an einem Tisch
tournament-field-rounds = Runden
tournament-field-minutes = Wie lange
tournament-field-clock = Uhr
tournament-field-show-up = Zeit, sich zu setzen
tournament-field-pause = Zwischen zwei Runden
tournament-field-most = Höchstens
tournament-field-entry = Wer mitspielen darf
tournament-entry-everyone = Alle
tournament-entry-members = Mitglieder
tournament-entry-code = Wer den Code hat
tournament-field-fill = Bots sitzen, wo Spieler fehlen
tournament-field-rated = Gewertet: nur mit Konto
tournament-field-begins = Beginn
tournament-when-hand = Wenn ich es sage
tournament-when-10 = In 10 Minuten
tournament-when-30 = In einer halben Stunde
tournament-when-60 = In einer Stunde
tournament-when-at = Zu einer Zeit
tournament-field-at = Tag und Uhrzeit
tournament-more = Mehr einstellen
tournament-options = Regeln des Tisches
tournament-otherwise = Anders als üblich: { $options }
tournament-make = Turnier anlegen
tournament-time-none = sofort
tournament-seconds = { $count } s
tournament-guest = Turniere legt an, wer ein Konto hat; mitspielen kann man ohne, außer sie sind gewertet oder für Mitglieder.
tournament-account = Anmelden oder Konto anlegen
tournament-winner = { $count ->
    [one] Gewonnen hat
   *[other] Gewonnen haben
}
`;export{e as default};