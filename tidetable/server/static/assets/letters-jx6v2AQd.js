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
`;export{e as default};