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
`;export{e as default};