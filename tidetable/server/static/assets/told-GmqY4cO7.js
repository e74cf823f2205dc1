var e=`### Rechtzeitig Bescheid bekommen: was den Server verlässt, und was man dazu wählt.

told-title-turn = Du bist dran
told-title-invited = Ein Platz ist für dich reserviert
told-title-over = Die Partie ist zu Ende
told-title-begun = Ein Tisch, dem du folgst, hat angefangen
told-title-ended = Eine Partie, der du folgst, ist zu Ende
told-title-test = Eine Probe
told-text-test = So sagt dir Tidetable Bescheid.
told-with = { $count ->
    [0] { $game }
   *[other] { $game } mit { $others }
  }
told-at = { $table }: { $text }
told-calendar-name = Tidetable: Partien, die auf dich warten

told-confirm-subject = Ist das deine Adresse?
told-confirm-mail = Jemand mit einem Konto bei Tidetable möchte hier erfahren, wann er am Zug ist. Wenn du das bist, öffne diese Seite und bestätige es innerhalb von zwei Tagen:
told-confirm-not-you = Wenn du es nicht bist, tu nichts: Es kommt nichts weiter.
told-mail-why = Du bekommst diesen Brief, weil du es bei { $site } so gewählt hast. Was dir gesagt wird: { $address }
told-mail-stop = Keine Briefe mehr: { $address }

told-heading = Bescheid bekommen
told-line = Wenn du dran bist und nicht hinsiehst. Nur der Tisch, das Spiel und die Namen verlassen je diesen Server.
told-none = Der Gastgeber dieses Servers hat das alles abgeschaltet.
told-what = Was, und auf welchem Weg
told-kind-turn = Du bist dran
told-kind-invited = Ein Platz ist für dich reserviert oder eine Revanche angeboten
told-kind-over = Eine Partie ist zu Ende
told-kind-followed = Ein Tisch, dem du folgst, fängt an oder ist zu Ende
told-way-push = Browser
told-way-email = E-Mail
told-way-webhook = Webhook
told-by = { $kind }: { $way }

told-push = In diesem Browser
told-push-line = Dein Browser zeigt es, auch wenn keine Seite von Tidetable offen ist.
told-push-on = In diesem Browser Bescheid sagen
told-push-off = In diesem Browser nicht mehr
told-push-cannot = Dieser Browser kann das hier nicht. Es braucht eine sichere Verbindung (https); auf einem iPhone lege Tidetable zuerst auf den Home-Bildschirm.
told-push-denied = Du hast Mitteilungen dieser Seite in deinem Browser verboten. Erlaube sie dort und versuche es noch einmal.
told-push-here = dieser Browser
told-push-drop = Beenden
told-push-drop-of = Nicht mehr in { $device }
told-push-others = Auch hier wird Bescheid gesagt

told-email = Per E-Mail
told-email-address = E-Mail-Adresse
told-email-hint = Ein Brief dorthin fragt, ob es deine ist.
told-email-set = Diese Adresse nehmen
told-email-pending = Ein Brief ist unterwegs an { $address }. Öffne die Seite, die er nennt.
told-email-on = Briefe gehen an { $address }.
told-email-off = Keine Briefe mehr

told-webhook = An eine eigene Adresse
told-webhook-line = In einen Chatraum oder auf ein Telefon: Discord, Matrix (hookshot), ntfy, oder als JSON an ein eigenes Programm.
told-webhook-address = Adresse (https://…)
told-webhook-set = Nehmen
told-webhook-off = Nichts mehr dorthin senden
told-format = Als
told-format-json = JSON
told-format-discord = Discord
told-format-matrix = Matrix
told-format-ntfy = ntfy

told-quiet = Deine Ruhe
told-quiet-line = Was dann geschieht, wird danach gesagt, wenn es noch so ist.
told-quiet-on = Zu bestimmten Stunden nichts sagen
told-quiet-begin = Von
told-quiet-end = bis
told-zone = Zeitzone

told-calendar = Als Kalender
told-calendar-line = Bis wann Partien auf dich warten, für deinen eigenen Kalender. Wer diese Adresse hat, kann ihn lesen.
told-calendar-on = Eine Adresse machen
told-calendar-new = Eine neue Adresse machen
told-calendar-off = Keinen Kalender mehr

told-test = Schick mir eine Probe
told-test-of = Schick mir eine Probe: { $way }
told-test-sent = Geschickt.
told-guest = E-Mail und Webhooks sind für Konten.

told-confirm-title = Ist das deine Adresse?
told-confirm-line = Dann erfährst du dort, was du gewählt hast.
told-confirm-do = Ja, das ist meine
told-confirm-done = Bestätigt. Du bekommst dort Bescheid.
told-stop-title = Keine Briefe mehr?
told-stop-line = Dein Konto bleibt, wie es ist; du kannst jederzeit neu wählen.
told-stop-do = Keine Briefe mehr schicken
told-stop-done = Es kommen keine Briefe mehr.
told-to-choices = Zu deiner Auswahl

told-refused-address = Eine Adresse beginnt mit https:// und nennt keinen Benutzer.
told-refused-off = Der Gastgeber dieses Servers hat das abgeschaltet.
told-refused-zone = Diese Zeitzone gibt es nicht.
told-refused-email = Das ist keine E-Mail-Adresse.
told-refused-sending = Es konnte nicht geschickt werden: { $why }.
told-refused-link = Dieser Link gilt nicht mehr.
told-refused-nowhere = Es gibt noch nichts, wohin das geschickt werden könnte.
`;export{e as default};