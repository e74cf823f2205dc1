var e=`### Der Verein: Konten, Seiten der Leute, Wertungen, Freunde.

club-log-in = Anmelden
club-new-account = Neues Konto
club-log-out = Abmelden
club-welcome = Schön, dass du wieder da bist
club-join = Komm zu deinen Partien zurück
club-join-line = Mit einem Konto bleiben dir deine Partien, deine Wertung und deine Freunde auf jedem Gerät. Alles, was du hier als Gast gespielt hast, behältst du.
club-login = Anmeldename
club-login-hint = Nur zum Anmelden; sonst sieht ihn niemand.
club-password = Passwort
club-password-hint = Mindestens acht Zeichen.
club-show-password = Passwort zeigen
club-name = Name am Tisch
club-make-account = Konto anlegen
club-accounts-off = Auf diesem Server werden keine neuen Konten angelegt.
club-guests-can = Als Gast kannst du alles spielen.

club-your-account = Dein Konto
club-guest-line = Du bist als Gast hier: Nur dieser Browser kennt dich.
club-as-account = Angemeldet als { $login }
club-save = Speichern
club-saved = Gespeichert
club-see-page = Deine Seite ansehen

club-to-friends = Freunde und Blockierte
club-page = Deine Seite
club-page-line = Was andere von dir sehen können, unter { $address }.
club-handle = Adresse deiner Seite
club-handle-hint = Kleinbuchstaben, Ziffern und Bindestriche.
club-about = Über dich
club-about-hint = Ein, zwei Sätze, wenn du magst.
club-sees-profile = Wer deine Seite sieht
club-sees-games = Wer deine Partien und Ergebnisse sieht
club-sees-online = Wer sieht, ob du da bist
club-audience-everyone = Alle
club-audience-members = Mitglieder
club-audience-friends = Freunde
club-audience-nobody = Niemand
club-private-tables = Tische, die nicht in der Lobby stehen, werden anderen nie gezeigt.

club-devices = Wo du angemeldet bist
club-device-unknown = Ein Programm oder unbekannter Browser
club-device-here = dieser Browser
club-device-seen = zuletzt hier: { $when }
club-device-end = Abmelden
club-device-end-of = Auf { $device } abmelden

club-passkeys = Passkeys
club-passkeys-line = Melde dich mit Fingerabdruck, Gesicht oder der Sperre deines Geräts an statt mit dem Passwort. Ein Passkey verlässt dein Gerät oder deinen Passwortmanager nie.
club-passkey-name = Wie dieser Passkey heißt
club-passkey-name-first = Dieses Gerät
club-passkey-make = Passkey anlegen
club-passkey-used = zuletzt benutzt: { $when }
club-passkey-unused = angelegt { $when }, noch nicht benutzt
club-passkey-rename = Umbenennen
club-passkey-rename-of = Den Passkey { $name } umbenennen
club-passkey-end = Entfernen
club-passkey-end-of = Den Passkey { $name } entfernen
club-passkey-log-in = Mit einem Passkey anmelden
club-passkey-stopped = Der Browser hat keinen Passkey angelegt. Vielleicht wurde es abgebrochen, oder es gibt schon einen.
club-refused-passkey = Dieser Passkey ist hier nicht bekannt, oder die Antwort kam zu spät. Versuche es noch einmal, oder melde dich mit dem Passwort an.
club-refused-passkey-again = Dieser Passkey ist schon bekannt, oder du hast so viele, wie ein Konto haben kann.
club-refused-passkeys = Für Passkeys braucht dieser Server eine Adresse mit Namen; wer ihn betreibt, kann dafür sorgen.

club-bots = Eigene Bots
club-bots-line = Mit einem Token setzt sich ein Programm von dir an den Tisch und spielt unter eigenem Namen.
club-bot-name = Name des Bots
club-token-make = Token ausstellen
club-token-new = Kopiere dieses Token jetzt; es wird nur einmal gezeigt:
club-token-since = seit { $when }
club-token-end = Zurückziehen
club-token-end-of = Token von { $name } zurückziehen

club-change-password = Passwort ändern
club-old-password = Altes Passwort
club-new-password = Neues Passwort
club-password-changed = Dein Passwort ist geändert; alle anderen Geräte sind abgemeldet.

club-luggage = Alles mitnehmen
club-luggage-line = Ein Archiv mit allem, was über dich gespeichert ist, und der Aufzeichnung jeder beendeten Partie. Ein anderes Tidetable kann es aufnehmen.
club-export = Archiv herunterladen
club-import = Archiv mitbringen
club-import-line = Jede Partie wird neu gegeben und geprüft; dann gehört sie dir auch hier.
club-imported = { $matches ->
    [0] Keine neuen Partien sind mitgekommen
    [one] Eine Partie ist mitgekommen
   *[other] { $matches } Partien sind mitgekommen
  }{ $known ->
    [0] {""}
   *[other] , { $known } waren schon hier
  }{ $refused ->
    [0] .
   *[other] ; { $refused } ließen sich nicht bestätigen und blieben draußen.
  }

club-delete = Konto löschen
club-delete-line = Dein Name, dein Anmeldename, deine Token und alles, was du gesagt hast, verschwinden endgültig. Die Partien der anderen bleiben, ohne deinen Namen.
club-delete-sure = Endgültig löschen

club-since = Hier seit { $when }
club-online = gerade hier
club-offline = gerade nicht hier
club-games = Gespielte Partien
club-game = Spiel
club-players = { $seats ->
    [one] allein
   *[other] zu { $seats ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] { $seats }
      }
  }
club-played = Gespielt
club-won = Gewonnen
club-shared = Geteilt
club-lost = Verloren
club-accuracy = Genauigkeit
club-accuracy-about = Wie nahe die Entscheidungen an der Wahl des Trainers liegen, in den letzten Partien, die jemand untersuchen ließ.
club-accuracy-of = { $percent } % in { $matches ->
    [one] einer Partie
   *[other] { $matches } Partien
}
club-favourite-bots = Liebste Bots
club-last-games = Letzte Partien
club-no-games = Noch keine Partien.
club-not-shown = { $name } zeigt das nicht.
club-this-is-you = Das ist deine Seite, wie andere sie sehen, mit allen deinen Partien.
club-set-page = Ändern, was zu sehen ist
club-no-page = Diese Seite gibt es nicht, oder sie ist nicht für dich.

club-refused-password = Anmeldename oder Passwort stimmt nicht.
club-refused-login = Dieser Anmeldename ist vergeben; nimm einen anderen.
club-refused-login-kept = Dieser Anmeldename ist dem Betreiber dieses Servers vorbehalten.
club-refused-handle = Diese Adresse ist vergeben; nimm eine andere.
club-refused-accounts = Auf diesem Server werden keine neuen Konten angelegt.
club-refused-guest = Das geht nur mit Konto; lege zuerst eines an.
club-refused-archive = Diese Datei ist kein Archiv eines Kontos, oder sie wurde verändert.

club-ratings = Wertungen
club-rating = Wertung
club-leaderboard = Rangliste
club-scale = Menschen und Bots stehen auf einer Skala: 400 Punkte mehr gewinnen zehn von elf Partien. Es zählen nur gewertete Partien zwischen Mitgliedern.
club-provisional = vorläufig: noch zu wenige gewertete Partien
club-rated-games = { $count ->
    [one] eine gewertete Partie
   *[other] { $count } gewertete Partien
  }
club-rating-graph = Wertung im Lauf der Zeit, { $of }: jetzt { $value }
club-rating-table = Als Tabelle
club-when = Wann
club-place = Platz
club-change = Änderung
club-who = Wer
club-bot-named = Bot: { $level }
club-refused-rated = Gewertete Partien gibt es nur mit Konto; lege zuerst eines an.
club-refused-ratings = Auf diesem Server werden keine Partien gewertet.
`;export{e as default};