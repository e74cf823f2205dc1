## Zuschauen und Clubabende: Codes, Tischbildschirme, Telefone als Hand, später zuschauen
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
