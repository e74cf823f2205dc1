# Das Riff. Die Wörter sind die des Glossars in docs/rules/das_riff.md.

## Words inside other sentences
colour-name = { $colour ->
    [red] rot
    [yellow] gelb
    [blue] blau
    [green] grün
    [purple] lila
   *[pink] rosa
}
die-a-name = { $die_a ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
    [green] Grün
    [purple] Lila
   *[pink] Rosa
}
die-b-name = { $die_b ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
    [green] Grün
    [purple] Lila
   *[pink] Rosa
}
breeding-first = { $first ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
    [green] Grün
    [purple] Lila
   *[pink] Rosa
}
breeding-second = { $second ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
    [green] Grün
    [purple] Lila
   *[pink] Rosa
}
breeding-name = { breeding-first }-{ breeding-second }
unit-object = { $unit ->
    [red] einen roten Wurm
    [yellow] einen gelben Wurm
    [blue] einen blauen Wurm
    [green] einen grünen Wurm
    [purple] einen lila Wurm
    [pink] einen rosa Wurm
   *[pearl] eine Perle
}
    .keinen = { $unit ->
        [red] keinen roten Wurm
        [yellow] keinen gelben Wurm
        [blue] keinen blauen Wurm
        [green] keinen grünen Wurm
        [purple] keinen lila Wurm
        [pink] keinen rosa Wurm
       *[pearl] keine Perle
    }
card-object = { $card ->
    [red_male] ein rotes Männchen
    [red_female] ein rotes Weibchen
    [yellow_male] ein gelbes Männchen
    [yellow_female] ein gelbes Weibchen
    [blue_male] ein blaues Männchen
    [blue_female] ein blaues Weibchen
    [green_male] ein grünes Männchen
    [green_female] ein grünes Weibchen
    [purple_male] ein lila Männchen
    [purple_female] ein lila Weibchen
    [pink_male] ein rosa Männchen
    [pink_female] ein rosa Weibchen
    [coral] einen Korallenbaum
    [pearl] eine Perle
    [shark] einen Hai
   *[water] eine Wasserkarte
}
    .nom = { $card ->
        [red_male] ein rotes Männchen
        [red_female] ein rotes Weibchen
        [yellow_male] ein gelbes Männchen
        [yellow_female] ein gelbes Weibchen
        [blue_male] ein blaues Männchen
        [blue_female] ein blaues Weibchen
        [green_male] ein grünes Männchen
        [green_female] ein grünes Weibchen
        [purple_male] ein lila Männchen
        [purple_female] ein lila Weibchen
        [pink_male] ein rosa Männchen
        [pink_female] ein rosa Weibchen
        [coral] ein Korallenbaum
        [pearl] eine Perle
        [shark] ein Hai
       *[water] eine Wasserkarte
    }
pays-name = { $pays ->
    [red] Rot oder Perle
    [yellow] Gelb oder Perle
    [blue] Blau oder Perle
    [green] Grün oder Perle
    [purple] Lila oder Perle
    [pink] Rosa oder Perle
   *[any] beliebige Farbe
}
cost = Preis { $price } ({ pays-name })

## What a player can do
action-pick = Nimm { unit-object }
action-take = Nimm die Karte in { $cell }
action-flip = Decke die Karte in { $cell } auf
action-boat = Kaufe ein Riffboot
action-pay = Zahle { unit-object }
action-place = Lege den Fisch auf Koralle { $slot }
action-shark = Schicke einen Hai zu { $cell }
action-shark-own = Schicke einen Hai zu deinem Fisch auf Koralle { $slot }
action-end-turn = Zug beenden

## What is asked
ask-pick_active = Eine gewürfelte Farbe ist aus: Wähle deinen Wurm.
ask-pick_opponent = Die Würfel geben auch dir einen Wurm: Wähle seine Farbe.
ask-action = Nimm Karten oder decke sie auf, kaufe ein Riffboot, schicke einen Hai oder beende deinen Zug.
ask-pay-take = Womit bezahlst du { card-object } (noch { $due })?
ask-pay-flip = Womit bezahlst du das Aufdecken von { $cell } (noch { $due })?
ask-pay-boat = Womit bezahlst du das Riffboot (noch { $due })?
ask-place = Du nimmst { card-object }: Auf welche Koralle kommt der Fisch?
hint-rest = Wähle jetzt, wen der Hai verjagt, oder lass ihn los.
ask-end = Das Spiel ist zu Ende.

## What happened
event-game-started = { $starter } fängt an.
    .you = Du fängst an.
event-turn-started = Zug { $turn }: { $seat }.
    .you = Zug { $turn }: du.
event-rolled = { $seat } würfelt { die-a-name } und { die-b-name }.
    .you = Du würfelst { die-a-name } und { die-b-name }.
event-worm-picked = { $seat } nimmt { unit-object }.
    .you = Du nimmst { unit-object }.
event-no-worm = Für { $seat } ist kein Wurm mehr da.
    .you = Für dich ist kein Wurm mehr da.
event-paid = { $seat } zahlt { unit-object }.
    .you = Du zahlst { unit-object }.
costs-told = bezahlt: { $price }
cost-paid = { $unit ->
    [red] rot
    [yellow] gelb
    [blue] blau
    [green] grün
    [purple] lila
    [pink] rosa
   *[pearl] Perle
}
event-card-taken = { $seat } nimmt { card-object } aus { $cell }.
    .you = Du nimmst { card-object } aus { $cell }.
event-card-flipped = { $seat } deckt { $cell } auf und findet { card-object }.
    .you = Du deckst { $cell } auf und findest { card-object }.
event-boat-bought = { $seat } legt ein Riffboot an Spalte { $column }.
    .you = Du legst ein Riffboot an Spalte { $column }.
event-fish-placed = { $seat } legt { card-object } auf Koralle { $slot }.
    .you = Du legst { card-object } auf Koralle { $slot }.
event-bred = { $seat } züchtet { breeding-name } auf Koralle { $slot }: Zuchterfolg { $breedings } von 5.
    .you = Du züchtest { breeding-name } auf Koralle { $slot }: Zuchterfolg { $breedings } von 5.
event-breeding-opened = Eine neue Zuchtkarte liegt offen: { breeding-name }.
event-card-chased = { $seat } schickt einen Hai zu { $cell } und vertreibt { card-object }.
    .you = Du schickst einen Hai zu { $cell } und vertreibst { card-object }.
event-fish-chased = { $seat } schickt einen Hai zur eigenen Koralle { $slot } und vertreibt { card-object }.
    .you = Du schickst einen Hai zu deiner eigenen Koralle { $slot } und vertreibst { card-object }.
event-turn-ended = { $seat } { $by_itself ->
    [yes] kann nichts mehr tun; der Zug ist zu Ende.
   *[no] beendet den Zug.
}
    .you = Du { $by_itself ->
        [yes] kannst nichts mehr tun; der Zug ist zu Ende.
       *[no] beendest den Zug.
    }
event-drained = Offenes Wasser fließt aus { $cell } ab.
several-drained = Offenes Wasser fließt aus { $count } Feldern ab.
event-spring-tide = Springflut: Die Meereskante wird leergespült.
event-swept = Die Flut nimmt { card-object } aus { $cell } mit.
event-reshuffled = Der Ablagestapel wird in den Nachziehstapel gemischt: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
event-no-card-left = Für { $cells ->
    [one] ein Feld
   *[other] { $cells } Felder
} ist keine Karte mehr da.
event-game-won = { $seat } hat fünf Zuchterfolge.
    .you = Du hast fünf Zuchterfolge.
event-limit-reached = Zug { $turns } war der letzte.

## The board in the terminal
turn-line = Zug { $turn } von { $limit }: { $seat } · Würfel: { $dice }
board-column = Spalte
board-row = Reihe { $row }
board-sea = < Meereskante
board-reef = Riffkante
open-line = Zuchtkarten: { $cards }   ({ $left } im Stapel)
supply-line = Vorrat: Würmer { $worms } · { $boats ->
    [one] ein Riffboot
   *[other] { $boats } Riffboote
}
pile-line = Nachziehstapel { $draw }, Ablagestapel { $discard }: { $cards }
unseen-line = Noch nicht gesehen: { $cards }
player-line = { $seat }: Würmer { $worms } · { $pearls ->
    [one] eine Perle
   *[other] { $pearls } Perlen
} · { $sharks ->
    [one] ein Hai
   *[other] { $sharks } Haie
} · { $breedings ->
    [one] ein Zuchterfolg
   *[other] { $breedings } Zuchterfolge
}
coral-line = {"  "}Korallen: { $corals }
legend = Rm rotes Männchen, Rf rotes Weibchen · # Korallenbaum · * Perle · ^ Hai · ~ Wasser
legend-marks = [?] verdeckt · Rm! in diesem Zug aufgedeckt · 0:. leere Koralle · 0:=R-Y Zuchterfolg

## Why the game ended
reason-five_breedings = fünf Zuchterfolge sind erreicht
reason-turn_limit = die Höchstzahl der Züge ist erreicht

## What a decision would do, and why one cannot be taken
preview-pick = du hast { $owned }
preview-take = { card-object.nom }, { cost }
preview-take-breeds = { card-object.nom }, { cost }; züchtet sofort { breeding-name }
preview-flip = Preis { $price } (beliebige Farbe); in diesem Zug darfst du sie dann für einen nehmen
preview-boat = Preis { $price } (beliebige Farbe); erreicht Spalte { $column }
preview-pay = { $left ->
    [0] das ist alles
   *[other] danach noch { $left }
}
preview-place-waits = wartet dort auf einen Partner
preview-place-breeds = züchtet sofort { breeding-name }
preview-shark = vertreibt { card-object }
why-other-phase = Jetzt musst du { $phase ->
    [pick_active] einen Wurm wählen
    [pick_opponent] einen Wurm wählen
    [pay] zahlen
    [place] den Fisch auf eine Koralle legen
   *[action] eine Aktion wählen
}.
why-no-worm = Du kannst { unit-object.keinen } nehmen: Im Vorrat ist keiner mehr.
why-not-rolled = Du kannst { unit-object.keinen } nehmen: Die Würfel zeigen diese Farbe nicht.
why-empty-cell = In { $cell } liegt keine Karte.
why-no-boat = Du hast kein Riffboot an Spalte { $column }.
why-face-down = Die Karte in { $cell } liegt verdeckt: Decke sie zuerst auf.
why-face-up = Die Karte in { $cell } liegt schon offen.
why-water = Wasser kann man nicht nehmen.
why-five-corals = Du hast schon { $most } Korallen.
why-no-place = Du hast keinen Platz für { card-object }: Dafür brauchst du eine leere Koralle oder einen Fisch zum Züchten.
why-too-dear = Das kannst du nicht bezahlen: { cost }, und du hast { $owned }.
why-all-boats = Du hast schon { $most } Riffboote.
why-no-boat-left = Im Vorrat ist kein Riffboot mehr.
why-unit-not-owned = Du hast { unit-object.keinen } zum Zahlen.
why-wrong-unit = Du kannst hier { unit-object.keinen } zahlen, nur: { pays-name }.
why-no-coral = Du hast keine Koralle { $slot }.
why-bred = Auf Koralle { $slot } liegt schon eine Zuchtkarte.
why-lower-slot = Koralle { $slot } ist wie eine mit kleinerer Nummer: Wähle diese.
why-no-breeding = Keine offene Zuchtkarte passt zu diesem Fisch und dem auf Koralle { $slot }.
why-no-shark = Du hast keinen Hai.
why-no-prey = Ein Hai vertreibt weder Wasser noch eine verdeckte Karte ({ $cell }).
why-hidden-prey = Ein Hai vertreibt keine verdeckte Karte ({ $cell }).
why-no-fish = Auf Koralle { $slot } hast du keinen einzelnen Fisch.

## The lobby
name = Das Riff
tagline = Fische im strömenden Riff, paare die Farben: Wer zuerst fünfmal züchtet, gewinnt.
option-spring_tide = Springflut
about-option-spring_tide = Eine Hausregel: Bringen vier Züge nacheinander nichts, wird die Meereskante leergespült.
option-spring_tide-true = Nach vier stillen Zügen
option-spring_tide-false = Nie
option-flip_price = Eine aufgedeckte Karte kostet einen Wurm
about-option-flip_price = Eine Karte, die du selbst aufgedeckt hast, nimmst du für einen Wurm; später kostet sie zwei.
option-flip_price-same_turn = Bis zum Ende des Zuges
option-flip_price-immediate = Nur wenn du sie sofort nimmst
option-turn_limit = Höchstzahl der Züge
about-option-turn_limit = Nach diesem Zug endet das Spiel: Mehr Zuchterfolge gewinnen, dann mehr Korallen.
option-first_seat = Wer fängt an
option-first_seat-random = Der Zufall entscheidet
option-first_seat-0 = Der erste Platz
option-first_seat-1 = Der zweite Platz
option-shark_on_water = Haie und offenes Wasser
about-option-shark_on_water = Laut Spielregel vertreibt ein Hai „eine beliebige offene Karte“, und dann nennt sie Fisch, Koralle, Perle und Hai. Erlaubt: Auch offenes Wasser darf vertrieben werden.
option-shark_on_water-false = Wasser nie vertreiben
option-shark_on_water-true = Wasser ist erlaubt
option-reef_cards = Riffkarten in der Schachtel
about-option-reef_cards = Die Spielregel nennt 60 Riffkarten, aber nicht, wie viele von jeder Sorte: 18 Fische, 10 Korallenbäume, 8 Perlen, 6 Haie und 18 offenes Wasser hat dieses Haus festgelegt. Wenn du das Spiel besitzt, trage ein, was in deiner Schachtel liegt; von einem Fisch gibt es so viele, wie seine Karte Punkte hat. Offenes Wasser ist, was von den 60 übrig bleibt.

## The board on the screen, for those who see it and those who do not
piece = { $kind ->
    [red_male] rotes Männchen
    [red_female] rotes Weibchen
    [yellow_male] gelbes Männchen
    [yellow_female] gelbes Weibchen
    [blue_male] blaues Männchen
    [blue_female] blaues Weibchen
    [green_male] grünes Männchen
    [green_female] grünes Weibchen
    [purple_male] lila Männchen
    [purple_female] lila Weibchen
    [pink_male] rosa Männchen
    [pink_female] rosa Weibchen
    [worm] Wurm
    [boat] Riffboot
    [breeding] Zuchtkarte
    [die] Farbwürfel
    [back] verdeckte Karte
    [coral] Korallenbaum
    [pearl] Perle
    [shark] Hai
   *[water] offenes Wasser
}
units-name = { $unit ->
    [red] rote Würmer
    [yellow] gelbe Würmer
    [blue] blaue Würmer
    [green] grüne Würmer
    [purple] lila Würmer
    [pink] rosa Würmer
   *[pearl] Perlen
}
unit-paid = { $unit ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
    [green] Grün
    [purple] Lila
    [pink] Rosa
   *[pearl] Perle
}
see-payment = du zahlst { $payment }
see-paying = { $count ->
    [one] einer davon wird gezahlt
   *[other] { $count } davon werden gezahlt
}
see-progress = Zug { $turn } · Nachziehstapel { $draw } · Ablagestapel { $discard }
see-lagoon = Die Lagune
see-water = Das Wasser, von der Meereskante zur Riffkante
see-at = Reihe { $row }, Spalte { $column }
see-cell = Reihe { $row }, Spalte { $column }: { piece }
see-cell-down = Reihe { $row }, Spalte { $column }: verdeckt
see-cell-empty = Reihe { $row }, Spalte { $column }: leer
see-beyond = außer Reichweite deiner Riffboote
see-boats = Riffboote von { $seat }: { $boats }
    .you = Deine Riffboote: { $boats }
see-berth = Das nächste Riffboot kommt an Spalte { $column }
see-bank = Vor { $seat }: Würmer, Perlen, Haie und Korallen
    .you = Vor dir: Würmer, Perlen, Haie und Korallen
see-unit = { units-name }: { $count }
see-sharks = { $sharks ->
    [one] ein Hai
   *[other] { $sharks } Haie
}
see-slot-none = Platz { $slot }: noch keine Koralle
see-slot-empty = Koralle { $slot }: leer
see-slot-single = Koralle { $slot }: { piece }
see-slot-bred = Koralle { $slot }: Zuchterfolg { breeding-name }
see-waits = Wartet auf eine Koralle: { piece }
see-supply = Meereskante: der Vorrat
see-supply-worms = Vorrat, { units-name }: { $count }
see-supply-boats = Vorrat, Riffboote: { $boats }
see-dice = Würfel: { die-a-name } und { die-b-name }
see-still = Stille Züge: { $turns } von { $most } bis zur Springflut
see-reef = Riffkante: Zuchtkarten und Stapel
see-open-none = Keine offene Zuchtkarte
see-breeding-deck = Verdeckte Zuchtkarten: { $cards }
see-draw = Nachziehstapel: { $cards }
see-discard = Ablagestapel: { $cards }; bei { $most } wird gemischt
see-unseen = Was noch niemand gesehen hat
see-unseen-list = Noch nicht gesehen: { $cards }
see-breedings = Zuchterfolge: { $breedings } von { $most }; Korallen: { $corals }; Riffboote: { $boats }
see-open-what = Zuchtkarte { breeding-name }: Ein Männchen der einen und ein Weibchen der anderen Farbe, zusammen auf einer deiner Korallen, bringen sie ein.
letters = { $colour ->
    [red] Rt
    [yellow] Ge
    [blue] Bl
    [green] Gr
    [purple] Li
   *[pink] Rs
}
label-supply = Vorrat
label-worms = Würmer von { $seat }
    .you = Deine Würmer
label-mine = Deine
label-corals = Korallen von { $seat }
    .you = Deine Korallen
label-breeding = Zuchtkarten
label-draw = Nachziehstapel
label-discard = Ablagestapel
label-deck = Kommt noch
house-deck = Wie viele Karten es von jeder Sorte gibt, hat dieses Haus festgelegt, denn die Spielregel sagt es nicht: 18 Fische, 10 Korallenbäume, 8 Perlen, 6 Haie und 18 offenes Wasser. An einem neuen Tisch lassen sich die Anzahlen einer echten Schachtel eintragen.
