var e=`# Fische und Steine. Die Wörter sind die des Glossars in docs/rules/fish_n_stones.md.

## Places: as seen from the own shore on the screen, by number in the terminal
spot-cell = { $cell ->
    [near-left] Stelle vorn links
    [near-middle] Stelle vorn in der Mitte
    [near-right] Stelle vorn rechts
    [middle-left] Stelle mittig links
    [centre] Stelle ganz in der Mitte
    [middle-right] Stelle mittig rechts
    [far-left] Stelle hinten links
    [far-middle] Stelle hinten in der Mitte
    [far-right] Stelle hinten rechts
   *[other] Stelle { $cell }
}
spot-source = { $source ->
    [near-left] Stelle vorn links
    [near-middle] Stelle vorn in der Mitte
    [near-right] Stelle vorn rechts
    [middle-left] Stelle mittig links
    [centre] Stelle ganz in der Mitte
    [middle-right] Stelle mittig rechts
    [far-left] Stelle hinten links
    [far-middle] Stelle hinten in der Mitte
    [far-right] Stelle hinten rechts
   *[other] Stelle { $source }
}
spot-target = { $target ->
    [near-left] Stelle vorn links
    [near-middle] Stelle vorn in der Mitte
    [near-right] Stelle vorn rechts
    [middle-left] Stelle mittig links
    [centre] Stelle ganz in der Mitte
    [middle-right] Stelle mittig rechts
    [far-left] Stelle hinten links
    [far-middle] Stelle hinten in der Mitte
    [far-right] Stelle hinten rechts
   *[other] Stelle { $target }
}
cat-before = { $column ->
    [left] linken Spalte
    [right] rechten Spalte
    [near] vorderen Reihe
    [far] hinteren Reihe
    [across] mittleren Reihe
   *[middle] mittleren Spalte
}

## What a player can do
action-cat = Auswerfen: Katze vor die { $column ->
    [left] linke
    [right] rechte
   *[middle] mittlere
} Spalte
action-no-bait = Nicht anlocken
action-lure = Stapel von { spot-cell } anlocken
action-onto = Auf { spot-cell } locken
then-onto = auf { spot-cell }
action-fish = An { spot-cell } angeln

## What is asked
ask-cast = Vor welche deiner Spalten legst du deine Katze?
ask-bait = Locke einen Stapel in deine Spalte, oder locke nicht an.
ask-drop = Auf welche Stelle kommt der Stapel?
hint-rest = Wähle jetzt, wohin er kommt, oder lass ihn los.
ask-fish = An welcher Stelle deiner Spalte angelst du?
ask-end = Das Spiel ist zu Ende.

## What happened
event-round-started = Runde { $round } beginnt; { $starter } fängt an.
    .you = Runde { $round } beginnt; du fängst an.
event-cat-placed = { $seat } hat ausgeworfen.
    .you = Du hast ausgeworfen.
event-picked = { $seat } lockt den Stapel von { spot-cell } an.
    .you = Du lockst den Stapel von { spot-cell } an.
event-baited = { $seat } lockt { $height ->
    [one] die Karte
   *[other] die { $height } Karten
} von { spot-source } auf { spot-target }.
    .you = Du lockst { $height ->
        [one] die Karte
       *[other] die { $height } Karten
    } von { spot-source } auf { spot-target }.
event-bait-skipped = { $seat } lockt nicht an.
    .you = Du lockst nicht an.
event-cat-revealed = Die Katze von { $seat } liegt vor der { cat-before }.
    .you = Deine Katze liegt vor der { cat-before }.
event-caught = { $seat } angelt an { spot-cell }: { $height ->
    [one] eine Karte
   *[other] { $height } Karten
} ({ $fish ->
    [0] keine Fische
    [one] ein Fisch
   *[other] { $fish } Fische
}, { $stones ->
    [0] keine Steine
    [one] ein Stein
   *[other] { $stones } Steine
}).
    .you = Du angelst an { spot-cell }: { $height ->
        [one] eine Karte
       *[other] { $height } Karten
    } ({ $fish ->
        [0] keine Fische
        [one] ein Fisch
       *[other] { $fish } Fische
    }, { $stones ->
        [0] keine Steine
        [one] ein Stein
       *[other] { $stones } Steine
    }).
event-caught-unseen = { $seat } angelt an { spot-cell }: { $height ->
    [one] eine Karte
   *[other] { $height } Karten
}.
    .you = Du angelst an { spot-cell }: { $height ->
        [one] eine Karte
       *[other] { $height } Karten
    }.
event-no-catch = { $seat } fängt nichts.
    .you = Du fängst nichts.
event-starter-passed = { $seat } bekommt die Startspielerkarte.
    .you = Du bekommst die Startspielerkarte.
event-shores-moved = Die Katzen wandern um den Teich.
event-game-ended = Die vierte Runde ist vorbei.

## The board in the terminal
round-line = Runde { $round } von 4, { $deck ->
    [0] der Nachziehstapel ist leer
   *[other] { $deck } Karten im Nachziehstapel
}
bucket-line = { $fish ->
    [one] ein Fisch
   *[other] { $fish } Fische
}, { $stones ->
    [one] ein Stein
   *[other] { $stones } Steine
}: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
bucket-closed = { $height ->
    [one] eine Karte
   *[other] { $height } Karten
} im Eimer
cat-at = Katze vor der { $column ->
    [left] linken
    [right] rechten
   *[middle] mittleren
} Spalte
cat-placed = Katze gelegt
cat-not-placed = Katze noch nicht gelegt
legend = F ein Fisch, FF zwei, F3 drei · o ein Stein, oo zwei · ~ Wasser · x2 ein Stapel aus zwei Karten; Spalten vom eigenen Ufer aus gesehen

## Why the game ended
reason-four_rounds = vier Runden sind gespielt
tie-break = Bei gleichen Punkten gewinnen weniger Steine.

## What a decision would do, and why one cannot be taken
preview-full = { $height ->
    [one] eine Karte
   *[other] { $height } Karten
}: { $fish ->
    [one] ein Fisch
   *[other] { $fish } Fische
}, { $stones ->
    [one] ein Stein
   *[other] { $stones } Steine
}
preview-top = oben { $top ->
    [fish1] ein Fisch
    [fish2] zwei Fische
    [fish3] drei Fische
    [stone1] ein Stein
    [stone2] zwei Steine
   *[water] Wasser
}{ $covered ->
    [0] {""}
    [one] , eine Karte verdeckt
   *[other] , { $covered } Karten verdeckt
}
why-other-phase = Jetzt wird { $phase ->
    [cast] ausgeworfen
    [bait] angelockt
    [drop] gewählt, wohin der Stapel kommt
   *[fish] geangelt
}.
why-not-cat = Deine Katze kommt vor eine deiner drei Spalten: Wähle dort eine, oder trag die Katze hin.
why-empty = { spot-cell } ist leer.
why-no-neighbour = { spot-cell } liegt nicht neben { spot-source }.
why-other-column = { spot-cell } ist für deine Katze außer Reichweite.

## The lobby
name = Fische und Steine
tagline = Vier Katzen, ein Teich: Locke die Fische, meide die Steine.
option-bait_rule = Anlocken
about-option-bait_rule = Wer in die eigene Spalte lockt, verrät, wo die Katze liegen kann; überall zu locken erlaubt zu bluffen.
option-bait_rule-cat_column = In die Spalte deiner Katze
option-bait_rule-anywhere = Überall (zum Bluffen)
option-own_cat = Deine eigene Katze
about-option-own_cat = Auch vor dir verborgen: Dann spielst du aus dem Gedächtnis und darfst überall locken.
option-own_cat-shown = Du siehst, wo sie liegt
option-own_cat-hidden = Auch vor dir verborgen
option-stack_view = Verdeckte Karten
about-option-stack_view = Nur die oberste: Was darunter liegt, muss man sich merken.
option-stack_view-top_only = Nur die oberste ist zu sehen
option-stack_view-full = Alle sind zu sehen
option-bucket_view = Eimer
about-option-bucket_view = Geschlossen: Niemand sieht, wie viele Punkte die anderen haben.
option-bucket_view-open = Offen
option-bucket_view-closed = Bis zum Ende geschlossen
option-two_player_shores = Ufer zu zweit
option-two_player_shores-opposite = Gegenüber
option-two_player_shores-corner = Über Eck
option-three_player_shores = Ufer zu dritt
option-three_player_shores-fixed = Fest
option-three_player_shores-walking = Die Katzen wandern
option-pond_cards = Teichkarten in der Schachtel
about-option-pond_cards = Die Spielregel nennt 36 Teichkarten, aber nicht, was sie zeigen: 8 mit einem Fisch, 8 mit zwei, 4 mit drei, 4 Wasser, 8 mit einem Stein und 4 mit zwei hat dieses Haus festgelegt. Wenn du das Spiel besitzt, trage ein, was in deiner Schachtel liegt. Wasser ist, was von den 36 übrig bleibt.

## What is on the table, for those who do not see it
see-progress = Runde { $round } von 4 · { $deck ->
    [0] Nachziehstapel leer
   *[other] Nachziehstapel { $deck }
}
see-pond = Der Teich
see-spots = Neun Angelstellen
see-spot = { spot-cell }: { $holds }
see-empty = { spot-cell }: leeres Wasser
see-shore = Das Ufer von { $seat }
    .you = Dein Ufer
see-column = { $column ->
    [left] linke
    [right] rechte
   *[middle] mittlere
} Spalte
see-cat-here = Die Katze von { $seat } liegt vor der { cat-before }
    .you = Deine Katze liegt vor der { cat-before }
see-starter = { $seat } hat die Startspielerkarte
    .you = Du hast die Startspielerkarte
piece = { $kind ->
    [fish1] ein Fisch
    [fish2] zwei Fische
    [fish3] drei Fische
    [water] Wasser
    [stone1] ein Stein
    [stone2] zwei Steine
    [red] rote Katze
    [blue] blaue Katze
    [yellow] gelbe Katze
   *[green] grüne Katze
}
house-deck = Wie viele Karten es von jeder Sorte gibt, hat dieses Haus festgelegt, denn die Spielregel sagt es nicht: 8 mit einem Fisch, 8 mit zwei, 4 mit drei, 4 Wasser, 8 mit einem Stein und 4 mit zwei. An einem neuen Tisch lassen sich die Anzahlen einer echten Schachtel eintragen.
`;export{e as default};