var e=`# Warum der Trainer einen Zug empfiehlt: was er auf dem Tisch verändert (features.json jedes Spiels).

## Das Riff
why-das_riff-breeding-more = Das ist ein Zuchterfolg: dein { $now }. von 5.
why-das_riff-coral-more = Du bekommst eine weitere Koralle zum Züchten.
why-das_riff-partner-more = Eine Zucht wird für dich möglich: Ein Partner liegt in Reichweite deiner Boote.
why-das_riff-partner-keeps = Eine Zucht bleibt in deiner Reichweite.
why-das_riff-rival-partner-more = Aber { $seat } kann dann auch züchten.
why-das_riff-rival-partner-less = { $seat } verliert damit eine mögliche Zucht.
why-das_riff-rival-partner-keeps = { $seat } bekommt dadurch keine neue Zucht.
why-das_riff-fish-more = Ein Fisch kommt auf eine Koralle und wartet dort auf seinen Partner.
why-das_riff-boat-more = Mit einem Riffboot mehr reichst du weiter.
why-das_riff-shark-more = Du bekommst einen Hai für später.
why-das_riff-shark-keeps = Du hebst deinen Hai für später auf.
why-das_riff-pearl-more = Es bringt dir { $n ->
    [one] eine Perle
   *[other] { $n } Perlen
}; damit bezahlst du jede Farbe.
why-das_riff-pearl-less = Aber es kostet dich { $n ->
    [one] eine Perle
   *[other] { $n } Perlen
}.
why-das_riff-pearl-keeps = Du hebst { $n ->
    [one] deine Perle
   *[other] deine Perlen
} für später auf.
why-das_riff-rival-worms-less = { $seat } hat danach { $n ->
    [one] einen Wurm
   *[other] { $n } Würmer
} weniger.
why-das_riff-afford-more = Danach kannst du { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} mehr bezahlen.
why-das_riff-afford-keeps = Danach kannst du immer noch bezahlen, was vor dir liegt.
why-das_riff-rival-afford-less = { $seat } bleibt weniger zu kaufen.
why-das_riff-rival-afford-keeps = Es legt { $seat } nichts Neues vor.
why-das_riff-reach-more = Es bringt { $n ->
    [one] eine weitere nützliche Karte
   *[other] { $n } weitere nützliche Karten
} in Reichweite deiner Boote.
why-das_riff-worms-more = Es bringt dir { $n ->
    [one] einen Wurm
   *[other] { $n } Würmer
}.
why-das_riff-worms-less = Aber es kostet dich { $n ->
    [one] einen Wurm
   *[other] { $n } Würmer
}.
why-das_riff-worms-keeps = Du hebst deine Würmer für später auf.

## Fish'n'Stones
why-fish_n_stones-catch-more = Du fängst { $n ->
    [one] einen Fisch
   *[other] { $n } Fische
}.
why-fish_n_stones-stones-more = Aber { $n ->
    [one] ein Stein kommt
   *[other] { $n } Steine kommen
} mit.
why-fish_n_stones-stones-keeps = Die Steine bleiben im Teich.
why-fish_n_stones-before-cat-more = Vor deiner Katze { $now ->
    [one] liegt dann ein Stapel
   *[other] liegen dann { $now } Stapel
} mit Fisch obenauf.
why-fish_n_stones-before-cat-keeps = Die Fische obenauf bleiben vor deiner Katze.
why-fish_n_stones-large-before-cat-more = Die Karte mit drei Fischen kommt vor deine Katze.
why-fish_n_stones-large-before-cat-keeps = Die Karte mit drei Fischen bleibt vor deiner Katze.
why-fish_n_stones-stone-before-cat-less = Ein Stein vor deiner Katze wird zugedeckt.
why-fish_n_stones-stone-before-cat-keeps = Vor deine Katze kommt kein Stein.
why-fish_n_stones-fish-in-column-more = Der beste Stapel vor deiner Katze hat dann { $now } Fische.
why-fish_n_stones-fish-in-column-keeps = Dein bester Stapel mit { $now } Fischen bleibt vor deiner Katze.
why-fish_n_stones-high-before-cat-more = Der höchste Stapel vor deiner Katze hat dann { $now ->
    [one] eine Karte
   *[other] { $now } Karten
}.
why-fish_n_stones-buried-stone-less = Ein Stein verschwindet unter Fischen.
why-fish_n_stones-buried-fish-keeps = Die Fische obenauf bleiben offen liegen.
why-fish_n_stones-stacks-less = Aus zwei Stapeln wird einer.
why-fish_n_stones-shown-keeps = Du verrätst nicht, wo deine Katze liegt.

## Reef Encounter
why-reef_encounter-fed-more = Dein Papageifisch bekommt { $n ->
    [one] ein Plättchen
   *[other] { $n } Plättchen
}.
why-reef_encounter-ripe-more = Eine deiner Korallen wird groß genug zum Fressen.
why-reef_encounter-ripe-keeps = Deine Koralle bleibt groß genug zum Fressen.
why-reef_encounter-safe-largest-more = Es schützt eine deiner Korallen mit { $now ->
    [one] einem Plättchen
   *[other] { $now } Plättchen
}.
why-reef_encounter-safe-largest-keeps = Deine größte Koralle bleibt geschützt.
why-reef_encounter-rival-ripe-less = { $seat } kann diese Koralle nicht mehr fressen: Sie ist zu klein.
why-reef_encounter-rival-ripe-keeps = Es hilft keiner Koralle von { $seat } zur nötigen Größe.
why-reef_encounter-rival-tiles-less = Die Korallen von { $seat } verlieren { $n ->
    [one] ein Plättchen
   *[other] { $n } Plättchen
}.
why-reef_encounter-largest-more = Deine größte Koralle wächst auf { $now } Plättchen.
why-reef_encounter-largest-keeps = Deine größte Koralle behält ihre { $now } Plättchen.
why-reef_encounter-guarded-more = Du bewachst eine weitere Koralle.
why-reef_encounter-guarded-less = Aber eine deiner Korallen bleibt unbewacht.
why-reef_encounter-safe-more = Es schützt { $n ->
    [one] ein weiteres Plättchen
   *[other] { $n } weitere Plättchen
} von dir.
why-reef_encounter-safe-keeps = Deine Korallen bleiben geschützt.
why-reef_encounter-tiles-more = Deine Korallen wachsen um { $n ->
    [one] ein Plättchen
   *[other] { $n } Plättchen
}.
why-reef_encounter-spoils-more = Es bringt dir { $n ->
    [one] ein verzehrtes Plättchen
   *[other] { $n } verzehrte Plättchen
} zum Bezahlen.
why-reef_encounter-spoils-less = Aber es kostet dich { $n ->
    [one] ein verzehrtes Plättchen
   *[other] { $n } verzehrte Plättchen
}.
why-reef_encounter-spoils-keeps = Du hebst deine verzehrten Plättchen für später auf.
why-reef_encounter-rival-safe-less = { $n ->
    [one] Ein Plättchen von { $seat } verliert
   *[other] { $n } Plättchen von { $seat } verlieren
} den Schutz.
why-reef_encounter-locked-more = Es legt ein Korallenplättchen fest: Niemand kann es mehr wenden.
why-reef_encounter-cubes-more = Es bringt dir { $n ->
    [one] einen Larvenwürfel
   *[other] { $n } Larvenwürfel
} für die nächsten Züge.
why-reef_encounter-cubes-keeps = Du hebst deine Larvenwürfel für später auf.
why-reef_encounter-screen-more = Es bringt { $n ->
    [one] ein Plättchen
   *[other] { $n } Plättchen
} hinter deinen Sichtschirm.
why-reef_encounter-screen-keeps = Du hebst deine Plättchen für später auf.

## Rivero
why-rivero-near-less = Deinem besten Fluss { $now ->
    [one] fehlt dann nur noch eine Karte
   *[other] fehlen dann nur noch { $now } Karten
} zum Rivero.
why-rivero-needed-more = Aber { $card } liegt dann in der Quelle, und { $seat } braucht diese Karte.
why-rivero-needed-less = Es nimmt { $card } weg, und genau das braucht { $seat }.
why-rivero-needed-keeps = Es überlässt { $seat } nicht { $card }, denn dort passt diese Karte.
why-rivero-own-needed-more = Es bringt { $card } in die Quelle, und das brauchen deine Flüsse.
why-rivero-own-needed-keeps = { $card } bleibt in der Quelle, und das brauchen deine Flüsse.
why-rivero-cards-more = Deine Flüsse wachsen um { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}.
why-rivero-river-more = Du beginnst einen neuen Fluss.
why-rivero-rival-cards-less = Die Flüsse von { $seat } verlieren { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}.
why-rivero-rival-cards-more = Aber auch die Flüsse von { $seat } wachsen.
why-rivero-groundwater-less = Dein Grundwasser wird um { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} kleiner.
why-rivero-groundwater-more = Aber { $n ->
    [one] eine Karte sinkt
   *[other] { $n } Karten sinken
} in dein Grundwasser.
why-rivero-groundwater-keeps = Nichts weiter sinkt in dein Grundwasser.
why-rivero-fitting-more = Du hast dann Karten auf der Hand, die an deine Flüsse passen: { $card }.
why-rivero-fitting-keeps = Du behältst Karten auf der Hand, die an deine Flüsse passen: { $card }.
why-rivero-bridge-more = Du behältst eine Brücke in Reserve.
why-rivero-bridge-keeps = Du hebst deine Brücke für später auf.
why-rivero-canteen-more = Deine Feldflasche liegt dann an einem Fluss.
why-rivero-usable-more = Es macht eine Reihe fertig, die du sofort brauchen könntest: { $card }.
why-rivero-usable-keeps = Es lässt eine Reihe liegen, die du sofort brauchen könntest: { $card }.
why-rivero-filled-less = Es bleiben weniger volle Reihen zum Nehmen.
why-rivero-filled-keeps = Es füllt keine Reihe, die der andere nehmen könnte.
why-rivero-hand-less = Deine Hand wird um { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} kleiner.
why-rivero-draw-more = Es bringt { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} auf deine Hand.
`;export{e as default};