var e=`## Partien per Brief: Notizen, Urlaub, Pläne
letters-note-what = Das siehst nur du, hier und im Archiv deines Kontos. Es bleibt nach der Partie erhalten.
letters-note = Was ich mir merken will
letters-note-kept = Gespeichert.
letters-note-unkept = Noch nicht gespeichert.
letters-holidays = Urlaub
letters-holidays-what = In Partien mit Tagen für einen Zug steht deine Uhr still, solange du im Urlaub bist; die anderen erfahren es. Spielen darfst du trotzdem. Ein Urlaub kostet mindestens einen Tag.
letters-holidays-left = { $left ->
    [one] Dieses Jahr ist noch ein Tag von { $of } übrig.
   *[other] Dieses Jahr sind noch { $left } von { $of } Tagen übrig.
}
letters-holidays-on = Du bist seit { $since } im Urlaub. Er endet von selbst am { $until }.
letters-holidays-begin = Urlaub beginnen
letters-holidays-end = Ich bin zurück
letters-refused-holiday = Du bist schon im Urlaub, oder es ist dieses Jahr weniger als ein Tag übrig.
letters-refused-orders-clock = Züge sagt man in Partien mit Tagen je Zug voraus.
letters-orders = Im Voraus
letters-orders-what = Spielen die anderen wie in deinen Linien hier, wird deine Antwort für dich gespielt, genau wie du es jetzt sagst. Niemand sonst erfährt, dass du etwas gesagt hast.
letters-orders-how = Spiele auf dem Brett einen Zug für jemand anderen und dann deine Antwort darauf. Für andere Züge füge weitere Linien hinzu. Von deinen eigenen Zügen zählt an jeder Stelle der erste.
letters-orders-say = Diese Linien im Voraus sagen
letters-orders-again = Neu sagen, wie die Linien jetzt sind
letters-orders-cancel = Alles zurücknehmen
letters-orders-kept = Das hast du im Voraus gesagt
letters-orders-if = Wenn
letters-orders-then = dann
letters-orders-many = Das ist zu viel: { $most } Züge lassen sich im Voraus sagen. Lösche eine Linie.
letters-orders-nothing = Keine dieser Linien führt zu einem Zug von dir, der sich im Voraus sagen lässt.
letters-orders-moved = Die Partie ist weitergegangen, seit dieses Brett geöffnet wurde. Öffne es neu vom Tisch aus.
letters-orders-table = Zum Tisch
letters-orders-end-chance = Die Linie endet nach „{ $move }“: Was folgt, zeigt etwas, das du noch nicht wissen kannst.
letters-orders-end-over = Nach „{ $move }“ ist das Spiel zu Ende.
letters-orders-end-unseen = Auf „{ $move }“ lässt sich nicht warten: Du könntest nicht sehen, dass es dieser Zug war.
letters-orders-end-illegal = „{ $move }“ kann hier nicht geschehen, soweit du wissen kannst.
letters-orders-void-other = Es kam anders: Was du im Voraus gesagt hast, gilt nicht mehr.
letters-orders-void-undone = Ein Zug wurde zurückgenommen: Was du im Voraus gesagt hast, gilt nicht mehr.
letters-orders-void-left = Jemand anderes hat für dich gespielt: Was du im Voraus gesagt hast, gilt nicht mehr.
letters-orders-void-over = Das Spiel ist zu Ende.
letters-orders-void-done = Alles, was du im Voraus gesagt hast, ist gespielt.
`;export{e as default};