var e=`## Zuschauen und Clubabende: Codes, Tischbildschirme, Telefone als Hand, später zuschauen
watch-join = Mit einem Code mitspielen
watch-code = Code
watch-code-hint = Sechs Buchstaben und Ziffern, wie sie auf dem Tischbildschirm stehen.
watch-go = Mitspielen
watch-joining = Der Tisch wird gesucht
refused-code = Dieser Code führt zu keinem Tisch. Auf dem Tischbildschirm steht der, der jetzt gilt.
watch-come = Spiel mit deinem Telefon mit
watch-scan = Scannen, oder { $address } öffnen und den Code eintippen.
watch-qr = QR-Code, der zu diesem Tisch führt
watch-seats = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
watch-large = Großes Brett
watch-small = Kleines Brett
watch-choices = Was du tun kannst
watch-nothing = Gerade ist nichts zu tun. Das Brett ist auf dem Tischbildschirm.
watch-delay = Wer zuschaut
watch-delay-none = sieht alles sofort
watch-delay-minute = eine Minute später
watch-delay-five = fünf Minuten später
watch-delay-twenty = zwanzig Züge später
watch-delay-end = nach dem Ende
watch-hands = Sie sehen dann alle Hände
watch-hands-what = Während des Spiels kann sich dann niemand neu setzen. Ein Freund, der zuschaut, könnte trotzdem etwas verraten: Wo es um etwas geht, ist nach dem Ende besser.
watch-behind-time =
    { $minutes ->
        [0] { $seconds } Sekunden
        [one] Eine Minute
       *[other] { $minutes } Minuten
    } später gezeigt
watch-behind-decisions =
    { $count ->
        [one] Einen Zug
       *[other] { $count } Züge
    } später gezeigt
watch-behind-end = Nach dem Ende zu sehen
watch-with-hands = mit allen Händen
watch-begun = Das Spiel hat begonnen.
watch-wait = Diese Seite geht von selbst weiter.
watch-talk = Wer spricht
watch-players = Die Spielenden
watch-commentary = Kommentar
watch-commentary-none = Noch hat niemand etwas gesagt. Wer spielt, liest es nach dem Ende.
watch-talk-behind = Du schaust verzögert zu: Sprich im Kommentar.
watch-embed = In eine Website einbetten
watch-embed-what = Kopiere dies in eine Seite: Sie zeigt das Brett live, nur was alle sehen dürfen.
watch-whole = Tisch öffnen
watch-abandon = Ohne Ergebnis beenden
watch-abandon-what = Alle anderen werden gefragt. Stimmen alle zu, endet das Spiel, niemand gewinnt, und es zählt für nichts, auch nicht für eine Wertung. Bis dahin geht es weiter.
watch-abandon-yes = Die anderen fragen
watch-timeout = Wenn die Zeit um ist
watch-timeout-default = macht das Spiel einen einfachen Zug
watch-timeout-bot = übernimmt ein Bot
watch-timeout-loss = ist das Spiel verloren
watch-fair = Fair ausgeteilt
watch-fair-what = Der Server hat das Geheimnis fürs Austeilen schon gewählt und zeigt hier seinen Fingerabdruck, bevor jemand sitzt. Nach dem Ende wird das Geheimnis gezeigt: Wer den Fingerabdruck behalten hat, kann prüfen, dass keine Karte getauscht wurde. Gib etwas Eigenes dazu, dann bestimmt niemand allein, was ausgeteilt wird.
watch-salt = Dein Teil des Austeilens
watch-salt-add = Dazugeben
watch-salt-added = Dein Teil ist drin.
watch-seconds = Noch { $count } Sekunden
watch-palette = Bretter
watch-palette-sea = Klares Wasser
watch-palette-mist = Nebel
watch-cards = Karten
watch-cards-soft = Weiche Schatten
watch-cards-crisp = Feste Kanten
watch-contrast = Hoher Kontrast
watch-loudness = Lautstärke
watch-loudness-soft = Leise
watch-loudness-middle = Mittel
watch-loudness-loud = Laut
watch-featured = Wird gerade gespielt
watch-featured-go = Zuschauen

watch-follow = Diesem Tisch folgen
watch-unfollow = Diesem Tisch nicht mehr folgen
watch-refused-follows = Niemand folgt mehr als { $most } Tischen. Lass zuerst einen davon los.
`;export{e as default};