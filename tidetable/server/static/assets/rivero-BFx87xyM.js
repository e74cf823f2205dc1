var e=`# Rivero. Die Wörter sind die des Glossars in docs/rules/rivero.md. Karten: N4 ist Nil 4, C Colorado, D Donau, A Amazonas.

## Was man tun kann
action-option-1 = Eine Karte aus dem Ozean ziehen
action-option-2 = Eine Aktionskarte ziehen
action-finish = Fertig, ohne abzulegen
action-end-turn = Den Zug beenden
action-take-groundwater = Die oberste Karte deines Grundwassers nehmen
action-extra-card = Eine Karte mehr ziehen
action-no-extra-card = Keine weitere Karte
action-move-canteen = Die Feldflasche zum neuen Fluss legen
action-leave-canteen = Die Feldflasche liegen lassen
action-sun-on-ocean = Sonne auf den Ozean
action-sun-on-groundwater = Sonne auf das Grundwasser von { $seat }
    .you = Sonne auf dein Grundwasser
action-tap-low = Die niedrigste Karte abzapfen
action-tap-high = Die höchste Karte abzapfen
action-store-bridge = Die Brücke für später behalten
action-take-card = Karte { $place } bei deiner Aktionskarte nehmen
action-take-column = Senkrechte Reihe { $column } nehmen
action-bridge-at = Brücke anstelle der { $value }
action-river = Fluss { $slot } von { $seat }
    .you = Dein Fluss { $slot }
action-cell = Feld { $cell }
action-new-river = Neuer Fluss: { $river ->
    [nile] Nil
    [colorado] Colorado
    [danube] Donau
   *[amazon] Amazonas
} { $low } bis { $high }
action-new-river-bridge = Neuer Fluss mit deiner Brücke: { $river ->
    [nile] Nil
    [colorado] Colorado
    [danube] Donau
   *[amazon] Amazonas
} { $low }, Brücke, { $high }
action-play = { $card } an einen Fluss anschließen
action-double = Mit { $card } doppeln
action-discard = { $card } in die Quelle ablegen
action-swap = { $card } tauschen
action-sink = { $card } in dein Grundwasser

## Was gefragt wird
ask-turn-start = Aus dem Ozean ziehen oder eine Aktionskarte wagen?
ask-main = Flüsse legen, eine senkrechte Reihe nehmen, doppeln; zum Schluss ablegen oder darauf verzichten.
ask-main-doubled = Du hast gedoppelt: noch anschließen, zum Schluss ablegen oder darauf verzichten.
ask-use = Verwende jetzt eine der drei Karten der Reihe.
ask-discard-more = Du hast einen Rivero: noch mehr Karten ablegen oder aufhören.
ask-choose-river = An welchen Fluss kommt { $card }?
ask-cell-double = Auf welche Karte kommt { $card }?
ask-cell-discard = Wohin in der Quelle kommt { $card }?
ask-cell-swap = Mit welchem Feld tauschst du { $card }?
ask-extra-draw = Noch eine Karte aus dem Ozean ziehen?
ask-canteen = Deine Feldflasche zum neuen Fluss legen?
ask-sun = Die Sonne: Woher kommen die zwei Karten?
ask-tap = Der Wasserhahn: Nimm eine Karte aus der Quelle oder vom Ende eines Flusses.
ask-tap-end = Von welchem Ende?
ask-bridge = Die Brücke: in einen Fluss legen oder für später behalten?
ask-bridge-position = Welche Karte ersetzt die Brücke?
ask-end-of-turn = Eine Karte aus deinem Grundwasser nehmen oder den Zug beenden?
ask-sink = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
} zu viel: Welche geht in dein Grundwasser?

## Was geschah
event-drew = { $seat } zieht { $card }.
    .you = Du ziehst { $card }.
event-drew-unseen = { $seat } zieht eine Karte.
    .you = Du ziehst eine Karte.
several-drew = { $seat } zieht { $count } Karten.
    .you = Du ziehst { $count } Karten.
several-refilled = Neu in der Quelle: { $card }.
event-canteens-dealt = { $seat } bekommt die blaue Feldflasche und beginnt.
    .you = Du bekommst die blaue Feldflasche und beginnst.
event-turn-started = Zug { $turn }: { $seat }.
    .you = Zug { $turn }: du.
event-action-shuffled = Die Aktionskarten werden gemischt: { $cards } liegen zum Ziehen bereit.
event-action-drawn = { $seat } zieht eine Aktionskarte: { $action ->
    [sun] die Sonne
    [tap] den Wasserhahn
   *[bridge] die Brücke
}.
    .you = Du ziehst eine Aktionskarte: { $action ->
        [sun] die Sonne
        [tap] den Wasserhahn
       *[bridge] die Brücke
    }.
event-action-card-taken = { $seat } nimmt { $card } von der Aktionskarte auf die Hand.
    .you = Du nimmst { $card } von deiner Aktionskarte auf die Hand.
event-groundwater-taken = { $seat } nimmt { $card } aus dem Grundwasser.
    .you = Du nimmst { $card } aus deinem Grundwasser.
event-groundwater-taken-unseen = { $seat } nimmt eine Karte aus dem Grundwasser.
    .you = Du nimmst eine Karte aus deinem Grundwasser.
event-groundwater-taken-open = { $seat } nimmt { $card } aus dem Grundwasser.
    .you = Du nimmst { $card } aus deinem Grundwasser.
event-extended = { $seat } schließt { $card } an einen Fluss an.
    .you = Du schließt { $card } an einen Fluss an.
event-bridged = { $seat } legt die Brücke an die Stelle der { $value }.
    .you = Du legst die Brücke an die Stelle der { $value }.
event-exchanged = { $seat } ersetzt eine Brücke in einem Fluss von { $other } durch { $card } und findet { $face }.
    .you = Du ersetzt eine Brücke in einem Fluss von { $other } durch { $card } und findest { $face }.
    .you-other = { $seat } ersetzt eine Brücke in deinem Fluss durch { $card } und findet { $face }.
    .you-both = Du ersetzt eine Brücke in deinem eigenen Fluss durch { $card } und findest { $face }.
event-exchanged-unseen = { $seat } ersetzt eine Brücke in einem Fluss von { $other } durch { $card } und nimmt die verdeckte Karte.
    .you = Du ersetzt eine Brücke in einem Fluss von { $other } durch { $card } und nimmst die verdeckte Karte.
    .you-other = { $seat } ersetzt eine Brücke in deinem Fluss durch { $card } und nimmt die verdeckte Karte.
    .you-both = Du ersetzt eine Brücke in deinem eigenen Fluss durch { $card } und nimmst die verdeckte Karte.
event-river-begun = { $seat } beginnt einen neuen Fluss: { $river ->
    [nile] Nil
    [colorado] Colorado
    [danube] Donau
   *[amazon] Amazonas
} { $low } bis { $high }.
    .you = Du beginnst einen neuen Fluss: { $river ->
        [nile] Nil
        [colorado] Colorado
        [danube] Donau
       *[amazon] Amazonas
    } { $low } bis { $high }.
event-canteen-laid = { $seat } legt die Feldflasche zum neuen Fluss.
    .you = Du legst deine Feldflasche zum neuen Fluss.
event-canteen-freed = { $seat } setzt die Feldflasche ein.
    .you = Du setzt deine Feldflasche ein.
event-column-taken = { $seat } nimmt die senkrechte Reihe { $column }.
    .you = Du nimmst die senkrechte Reihe { $column }.
event-source-taken = { $seat } bekommt { $card }.
    .you = Du bekommst { $card }.
event-bottom-given = { $seat } bekommt die Karte darunter: { $card }.
    .you = Du bekommst die Karte darunter: { $card }.
event-refilled = { $card } kommt aus dem Ozean auf Feld { $cell }.
event-refilled-from-groundwater = { $card } kommt aus dem Grundwasser von { $seat } auf Feld { $cell }.
    .you = { $card } kommt aus deinem Grundwasser auf Feld { $cell }.
event-doubled = { $seat } doppelt { $below } mit { $card } auf Feld { $cell }.
    .you = Du doppelst { $below } mit { $card } auf Feld { $cell }.
event-extra-declined = { $seat } zieht keine weitere Karte.
    .you = Du ziehst keine weitere Karte.
event-discarded = { $seat } legt { $card } auf Feld { $cell } ab.
    .you = Du legst { $card } auf Feld { $cell } ab.
event-swapped = { $seat } tauscht { $card } gegen { $got } auf Feld { $cell }.
    .you = Du tauschst { $card } gegen { $got } auf Feld { $cell }.
event-finished = { $seat } legt nichts ab.
    .you = Du legst nichts ab.
event-sunk = { $seat } legt { $card } ins Grundwasser.
    .you = Du legst { $card } in dein Grundwasser.
event-sunk-unseen = { $seat } legt eine Karte ins Grundwasser.
    .you = Du legst eine Karte in dein Grundwasser.
event-sun-shone = Die Sonne bringt { $seat } { $card } aus dem Ozean.
    .you = Die Sonne bringt dir { $card } aus dem Ozean.
event-sun-drained = Die Sonne bringt { $seat } { $card } aus dem Grundwasser von { $other }.
    .you = Die Sonne bringt dir { $card } aus dem Grundwasser von { $other }.
    .you-other = Die Sonne bringt { $seat } { $card } aus deinem Grundwasser.
    .you-both = Die Sonne bringt dir { $card } aus deinem eigenen Grundwasser.
event-tapped-source = { $seat } zapft { $card } von Feld { $cell } ab.
    .you = Du zapfst { $card } von Feld { $cell } ab.
event-tapped-river = { $seat } zapft { $card } aus einem Fluss von { $other } ab.
    .you = Du zapfst { $card } aus einem Fluss von { $other } ab.
    .you-other = { $seat } zapft { $card } aus deinem Fluss ab.
    .you-both = Du zapfst { $card } aus deinem eigenen Fluss ab.
event-card-fell = { $card } fällt ins Grundwasser von { $seat }.
    .you = { $card } fällt in dein Grundwasser.
event-bridge-fell = Eine Brücke fällt ungesehen ins Grundwasser von { $seat }.
    .you = Eine Brücke fällt ungesehen in dein Grundwasser.
event-river-gone = Ein Fluss von { $seat } ist versiegt.
    .you = Einer deiner Flüsse ist versiegt.
event-stored = { $seat } behält eine Brücke für später.
    .you = Du behältst eine Brücke für später.
event-replaced = { $seat } legt eine Brücke in einen Fluss von { $other } und nimmt { $card }.
    .you = Du legst eine Brücke in einen Fluss von { $other } und nimmst { $card }.
    .you-other = { $seat } legt eine Brücke in deinen Fluss und nimmt { $card }.
    .you-both = Du legst eine Brücke in deinen eigenen Fluss und nimmst { $card }.
event-released = { $action ->
    [sun] Die Sonne
    [tap] Der Wasserhahn
   *[bridge] Die Brücke
} von { $seat } geht auf den Ablagestapel.
    .you = { $action ->
        [sun] Deine Sonne
        [tap] Dein Wasserhahn
       *[bridge] Deine Brücke
    } geht auf den Ablagestapel.
event-rivero-made = { $seat } hat einen Rivero!
    .you = Du hast einen Rivero!
event-turn-ended = { $seat } beendet den Zug.
    .you = Du beendest den Zug.
event-won = { $seat } hat einen Rivero, keine Handkarten und kein Grundwasser und gewinnt das Spiel.
    .you = Du hast einen Rivero, keine Handkarten und kein Grundwasser und gewinnst das Spiel.
event-exhausted = Der Ozean ist leer: Das Spiel ist zu Ende.

## Das Brett im Terminal
ocean-line = Zug { $turn } · Ozean { $ocean } · Aktionskarten { $actions }
seat-line = { $seat }: Handkarten { $hand }, Grundwasser { $pile }, Punkte { $score }
hand-label = Hand
known-label = bekannte Handkarten
groundwater-label = Grundwasser
action-card = { $action ->
    [sun] Sonne
    [tap] Wasserhahn
   *[bridge] Brücke
}:
canteen-here = mit Feldflasche
legend = N Nil, C Colorado, D Donau, A Amazonas · N4 / D4 gedoppelt, die obere zuerst · [?] Brücke · (4) Länge · . offenes Feld

## Warum das Spiel endete
reason-rivero = ein Rivero, keine Handkarten und kein Grundwasser
reason-exhaustion = der Ozean ist leer; es zählt die Länge der Flüsse abzüglich der Karten im Grundwasser, bei Gleichstand gewinnt der längste Fluss

## Was eine Entscheidung täte, und warum eine nicht geht
preview-rivers = passt an { $count } Flüsse
preview-extend = { $river ->
    [nile] Nil
    [colorado] Colorado
    [danube] Donau
   *[amazon] Amazonas
} wächst auf Länge { $length }
preview-bridge = über deine Brücke: { $river ->
    [nile] Nil
    [colorado] Colorado
    [danube] Donau
   *[amazon] Amazonas
} wächst auf Länge { $length }
preview-exchange = { $whose ->
    [own] ersetzt die Brücke in deinem Fluss
   *[other] ersetzt die Brücke im Fluss deines Gegenübers
}, du bekommst die verdeckte Karte
preview-no-canteen = keine Feldflasche: Sie wurde in diesem Zug eingesetzt
preview-canteen-comes = deine Feldflasche kommt dazu
preview-canteen-asks = du darfst deine Feldflasche dazulegen
preview-column = du bekommst { $cards }
preview-column-gives = du bekommst { $cards }; dein Gegenüber bekommt { $gives }
preview-cells = { $count } Felder zur Wahl
preview-cell = auf Feld { $cell }
preview-double = auf { $card }, Feld { $cell }
preview-swap = gegen { $card }, Feld { $cell }
preview-ocean = { $left ->
    [one] die letzte Karte
   *[other] noch { $left } Karten
}
preview-hand = { $hand } Handkarten, { $pile } im Grundwasser
why-other-phase = Jetzt ist etwas anderes gefragt: { $phase ->
    [turn-start] den Zug beginnen
    [main] Karten legen, dann ablegen oder darauf verzichten
    [choose-river] einen Fluss wählen
    [choose-cell] ein Feld wählen
    [extra-draw] noch eine Karte ziehen oder nicht
    [canteen] die Feldflasche verlegen oder nicht
    [sun] die Sonne nutzen
    [tap] den Wasserhahn nutzen
    [tap-end] ein Ende des Flusses wählen
    [bridge] die Brücke nutzen
    [bridge-position] den Platz der Brücke wählen
   *[end-of-turn] den Zug beenden
}.
why-must-use = Zuerst muss eine der drei Karten der Reihe verwendet werden.
why-no-surplus = Du hast nicht mehr als acht Karten.
why-not-in-hand = { $card } hast du nicht auf der Hand.
why-no-target = { $card } passt an keinen Fluss.
why-doubled = Du hast in diesem Zug schon gedoppelt.
why-no-partner = In der Quelle liegt keine einzelne Karte mit dem Wert von { $card } aus einem anderen Fluss.
why-source-full = Die Quelle ist voll: tauschen oder darauf verzichten.
why-source-open = Tauschen geht nur, wenn die Quelle voll ist.
why-no-swap = Keine Karte der Quelle lässt sich gegen { $card } tauschen.
why-step-two = Nach dem Doppeln kannst du keinen neuen Fluss legen und keine senkrechte Reihe nehmen.
why-no-slot = Du hast keinen Platz für einen weiteren Fluss.
why-no-bridge = Bei deiner Aktionskarte liegt keine Brücke.
why-no-run = Dir fehlen die Karten für { $river ->
    [nile] Nil
    [colorado] Colorado
    [danube] Donau
   *[amazon] Amazonas
} { $low } bis { $high }.
why-not-cell = Feld { $cell } kann nicht gewählt werden.
why-no-river = Diesen Fluss gibt es nicht.
why-canteen-protects = Eine Feldflasche schützt diesen Fluss.
why-no-position = Eine Brücke liegt nur zwischen zwei Flusskarten.
why-no-fit = { $card } passt nicht an diesen Fluss.
why-canteen-free = Deine Feldflasche liegt an keinem Fluss.
why-canteen-placed = Die Feldflasche wurde in diesem Zug gelegt; ab deinem nächsten Zug kannst du sie einsetzen.
why-column-gap = In der senkrechten Reihe { $column } ist ein Feld leer.
why-no-use = Du könntest keine Karte der senkrechten Reihe { $column } sofort verwenden.
why-action-card-lies = Deine letzte Aktionskarte liegt noch vor dir.
why-must-discard = Du hast zu viele Karten: Lege eine ab.
why-discarding = Wer abgelegt hat, darf nur noch weiter ablegen oder aufhören.
why-surplus = Zuerst { $count ->
    [one] muss eine Karte
   *[other] müssen { $count } Karten
} in dein Grundwasser.
why-pile-empty = Dieses Grundwasser ist leer.
why-hand-full = Deine Hand ist voll.
why-groundwater-later = Grundwasser nimmst du am Ende des Zuges.
why-nothing-beside = Diese Karte liegt nicht bei deiner Aktionskarte.

## Die Lobby
name = Rivero
tagline = Lass Flüsse Karte für Karte wachsen, und halte dein Grundwasser trocken.
option-forced_discard_at = Ablegen ist Pflicht
about-option-forced_discard_at = Mit so vielen Karten am Ende deines Zuges musst du ablegen, außer die Quelle ist voll.
option-forced_discard_at-9 = Ab neun Karten
option-forced_discard_at-8 = Ab acht Karten
option-exhaustion_end = Wenn der Ozean leer ist
about-option-exhaustion_end = Ob der Zug, in dem die letzte Karte gezogen wird, noch zu Ende gespielt wird.
option-exhaustion_end-finish_turn = Der Zug wird zu Ende gespielt
option-exhaustion_end-immediate = Das Spiel endet sofort
option-groundwater_take = Grundwasser nehmen
about-option-groundwater_take = Wann du Karten aus deinem eigenen Grundwasser zurücknehmen darfst.
option-groundwater_take-end_of_turn = Am Ende des Zuges
option-groundwater_take-any_time = Auch vorher, beim Legen
option-rivero_discards = Ablegen mit einem Rivero
about-option-rivero_discards = Wer einen Rivero hat, darf laut Spielregel versuchen, alle Handkarten loszuwerden. Mehrere: Nach der ersten abgelegten Karte darf weiter abgelegt werden, solange die Quelle Platz hat, aber nichts mehr angelegt.
option-rivero_discards-one = Eine pro Zug, wie alle
option-rivero_discards-several = Mehrere in einem Zug

## What is seen on the screen
see-land = Das Land der beiden Spieler
see-rivers = Flüsse von { $seat }
    .you = Deine Flüsse
see-river = { $river ->
    [nile] Nil
    [colorado] Colorado
    [danube] Donau
   *[amazon] Amazonas
} von { $low } bis { $high }, Länge { $length }{ $bridges ->
    [0] {""}
    [one] , eine Brücke
   *[other] , { $bridges } Brücken
}
see-card = { $river ->
    [nile] Nil
    [colorado] Colorado
    [danube] Donau
   *[amazon] Amazonas
} { $value }
see-source = Quelle
see-cell = Feld { $row }{ $column }: { $card }
see-cell-doubled = Feld { $row }{ $column }: { $card } auf { $below }
see-cell-empty = Feld { $row }{ $column }, leer
see-column = Senkrechte Reihe { $column } nehmen{ $uses ->
    [0] {""}
    [one] , eine Karte davon ist brauchbar
   *[other] , { $uses } Karten davon sind brauchbar
}
see-shelf = Neben den Flüssen von { $seat }
    .you = Neben deinen Flüssen
see-groundwater = Grundwasser von { $seat }: { $count ->
    [0] trocken
    [one] eine Karte
   *[other] { $count } Karten
}
    .you = Dein Grundwasser: { $count ->
        [0] trocken
        [one] eine Karte
       *[other] { $count } Karten
    }
see-action-card = { $action ->
    [sun] Sonne
    [tap] Wasserhahn
   *[bridge] Brücke
}
see-stored = Eine Brücke für später
see-canteen = { $colour ->
    [blue] Blaue
   *[orange] Orangefarbene
} Feldflasche
see-canteen-free = Feldflasche, an keinem Fluss
see-hand = Deine Hand
see-hand-of = Hand von { $seat }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
    .you = Deine Hand: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
see-known = bekannte Handkarten: { $cards }
see-perhaps = Hand oder Grundwasser: { $cards }
see-choices = Was du tun kannst
see-verb-play = Anschließen
see-verb-double = Doppeln
see-verb-discard = Ablegen
see-verb-swap = Tauschen
see-verb-sink = Versenken
see-piles = Ozean und Aktionskarten
see-ocean = Ozean: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
see-actions = Aktionskarten zum Ziehen: { $count }
see-played = Gespielte Aktionskarten: { $count }
see-player = längster Fluss { $longest }, { $hand ->
    [one] eine Karte
   *[other] { $hand } Karten
} auf der Hand, { $pile } im Grundwasser, { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
see-area-groundwater = Grundwasser
see-area-ocean = Ozean
see-area-actions = Aktionskarten
see-area-played = Gespielt
see-turn-short = { $seat } hat { turn-in-short }.
    .you = Du hast { turn-in-short }.
turn-in-short = { $column ->
    [none] {""}
   *[other] die senkrechte Reihe { $column } genommen,{" "}
}{ $rivers ->
    [0] {""}
    [one] einen neuen Fluss gelegt,{" "}
   *[other] { $rivers } neue Flüsse gelegt,{" "}
}{ $extended ->
    [0] {""}
    [one] eine Karte angeschlossen,{" "}
   *[other] { $extended } Karten angeschlossen,{" "}
}{ $exchanged ->
    [0] {""}
    [one] eine Brücke ersetzt,{" "}
   *[other] { $exchanged } Brücken ersetzt,{" "}
}{ $below ->
    [none] {""}
   *[other] { $below } gedoppelt,{" "}
}{ $end ->
    [discarded] { $card } abgelegt
    [swapped] { $card } gegen { $got } getauscht
    [sunk] Karten ins Grundwasser gelegt
   *[none] nichts abgelegt
}
see-progress = Zug { $turn } · Ozean { $ocean } · Aktionskarten { $actions }
`;export{e as default};