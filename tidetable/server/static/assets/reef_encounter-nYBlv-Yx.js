var e=`# Reef Encounter. Die Wörter sind die des Glossars in docs/rules/reef_encounter.md.

name = Reef Encounter
tagline = Korallen wachsen lassen, mit Garnelen bewachen, vom Papageifisch fressen lassen.

## Table options
option-advanced = Spiel
about-option-advanced = Fortgeschritten: Es wachsen keine Bonusplättchen, und beim Fressen geht ein Plättchen mehr zurück.
option-advanced-false = Grundspiel mit Extrawachstum
option-advanced-true = Variante für Fortgeschrittene, ohne Bonusplättchen
option-larva_exchange_immediate = Larvenwürfel für verzehrte Plättchen
option-larva_exchange_immediate-false = Dürfen behalten werden
option-larva_exchange_immediate-true = Müssen sofort gespielt werden
option-memory_aid = Gedächtnishilfe
about-option-memory_aid = Offen genommene Plättchen kann sich jeder merken; mit der Hilfe tut es der Tisch für dich.
option-memory_aid-false = Aus: hinter den Sichtschirmen nur Anzahlen
option-memory_aid-true = An: zeigen, was alle gesehen haben
option-boards = Felsen
about-option-boards = Wähle so viele, wie Spieler da sind, oder überlasse es dem Zufall.
option-boards-none = Der Zufall entscheidet

## Words in other sentences
colour = { $colour ->
    [white] Weiß
    [yellow] Gelb
    [orange] Orange
    [pink] Rosa
   *[grey] Grau
}
    .ein-plaettchen = { $colour ->
        [white] ein weißes
        [yellow] ein gelbes
        [orange] ein orangefarbenes
        [pink] ein rosa
       *[grey] ein graues
    } Plättchen
    .ein-wuerfel = { $colour ->
        [white] einen weißen
        [yellow] einen gelben
        [orange] einen orangefarbenen
        [pink] einen rosa
       *[grey] einen grauen
    } Larvenwürfel
    .kein-wuerfel = { $colour ->
        [white] keinen weißen
        [yellow] keinen gelben
        [orange] keinen orangefarbenen
        [pink] keinen rosa
       *[grey] keinen grauen
    } Larvenwürfel
    .das-feld = { $colour ->
        [white] das weiße
        [yellow] das gelbe
        [orange] das orangefarbene
        [pink] das rosa
       *[grey] das graue
    } Feld
    .kein-plaettchen = { $colour ->
        [white] kein weißes
        [yellow] kein gelbes
        [orange] kein orangefarbenes
        [pink] kein rosa
       *[grey] kein graues
    } Plättchen
    .verzehrtes = { $colour ->
        [white] weißes
        [yellow] gelbes
        [orange] orangefarbenes
        [pink] rosa
       *[grey] graues
    } verzehrtes Plättchen
colour-2 = { $colour_2 ->
    [white] Weiß
    [yellow] Gelb
    [orange] Orange
    [pink] Rosa
   *[grey] Grau
}
space = { $space ->
    [white] das weiße
    [yellow] das gelbe
    [orange] das orangefarbene
    [pink] das rosa
   *[grey] das graue
} Feld
alga = { $alga ->
    [blue] blaue
    [green] grüne
    [purple] violette
   *[red] rote
} Alge
    .algen = { $alga ->
        [blue] blauen
        [green] grünen
        [purple] violetten
       *[red] roten
    } Alge

## What a player can do
action-fish = Lege { colour.ein-plaettchen } in deinen Papageifisch
action-larva = Nimm { colour.ein-wuerfel }
action-eat = Friss die Koralle einer Garnele
action-decline = Nichts mehr fressen
action-cube = Spiele { colour.ein-wuerfel }
action-behind = Plättchen hinter dem Sichtschirm
action-front = Plättchen vor dem Sichtschirm
action-done = Fertig mit Legen
action-introduce = Setze eine Garnele ein
action-lift = Versetze eine Garnele
action-home = Zurück hinter den Sichtschirm
action-exchange = Tausche ein { colour.verzehrtes } gegen einen Larvenwürfel
action-pay = Bezahle eine Alge mit einem verzehrten Plättchen ({ colour })
action-alga = Eine { alga } auf das Algenfeld
action-lock = Lege Korallenplättchen { $tile } fest
action-tile = Tausche { colour.ein-wuerfel } gegen ein Plättchen
action-sea = Nimm { colour.das-feld }
action-place = Auf { $cell } legen
action-drop = Garnele auf { $cell }

## What is asked
ask-setup-fish = Welches Plättchen kommt in deinen Papageifisch? Es zählt am Ende.
ask-setup-larva = Nimm deinen { $number ->
    [1] ersten
   *[other] zweiten
} Larvenwürfel.
ask-main = Dein Zug: legen, versetzen, tauschen; ein Feld beendet ihn.
ask-main-eat = { $count ->
    [one] Deine Koralle fressen ({ colour })? Nur jetzt, vor allem anderen.
   *[other] Eine deiner { $count } Korallen fressen? Nur jetzt, vor allem anderen.
}
ask-place = Lege { colour.ein-plaettchen }; hinter dem Sichtschirm hervor bisher { $used } von 4.
ask-place-cell = Wohin kommt das Plättchen ({ colour })?
ask-drop = Wohin kommt die Garnele?
ask-drop-new = Welche Koralle bewacht die neue Garnele?
ask-alga = Spiele die Alge: auf das Algenfeld, oder lege ein Korallenplättchen fest.
ask-final-eat = Ein letzter Bissen: Friss eine Koralle oder nichts mehr. Ein Plättchen mehr geht zurück.
ask-over = Das Spiel ist zu Ende.

## What happened
event-board-laid = Fels { $board } liegt aus.
event-side-tossed = Ein Wurf entscheidet, welche Seite der Korallenplättchen oben liegt.
event-starter = { $seat } beginnt.
    .you = Du beginnst.
event-fish-chosen = { $seat } legt { colour.ein-plaettchen } in den Papageifisch.
    .you = Du legst { colour.ein-plaettchen } in deinen Papageifisch.
event-fish-chosen-unseen = { $seat } hat ein Plättchen in den Papageifisch gelegt.
    .you = Du hast ein Plättchen in deinen Papageifisch gelegt.
event-larva-picked = { $seat } nimmt { colour.ein-wuerfel }.
    .you = Du nimmst { colour.ein-wuerfel }.
event-larva-picked-unseen = { $seat } nimmt einen Larvenwürfel.
    .you = Du nimmst einen Larvenwürfel.
event-larva-shown = { $seat } zeigt die ersten Larvenwürfel: { colour } und { colour-2 }.
    .you = Du zeigst deine ersten Larvenwürfel: { colour } und { colour-2 }.
event-forced = { $seat } hat nur eine Möglichkeit: { $action }.
    .you = Du hast nur eine Möglichkeit: { $action }.
event-coral-eaten = { $seat } frisst die Koralle auf { $cell } ({ colour }): { $size } Plättchen, { $kept } behalten.
    .you = Du frisst die Koralle auf { $cell } ({ colour }): { $size } Plättchen, { $kept } behalten.
event-cube-played = { $seat } spielt { colour.ein-wuerfel }.
    .you = Du spielst { colour.ein-wuerfel }.
cost-cube-played = { colour.ein-wuerfel }
event-tile-consumed = { $seat } überwuchert { colour.ein-plaettchen } auf { $cell }.
    .you = Du überwucherst { colour.ein-plaettchen } auf { $cell }.
event-tile-placed = { $seat } legt { colour.ein-plaettchen } auf { $cell }{ $source ->
    [front] {" "}(lag vor dem Sichtschirm)
   *[behind] {""}
}.
    .you = Du legst { colour.ein-plaettchen } auf { $cell }{ $source ->
        [front] {" "}(lag vor dem Sichtschirm)
       *[behind] {""}
    }.
event-grew = Auf { $cell } wächst { colour.ein-plaettchen }.
event-bonus-gone = In der Bonusreihe ist { colour.kein-plaettchen } mehr.
event-shrimp-introduced = { $seat } setzt eine Garnele ein.
    .you = Du setzt eine Garnele ein.
event-shrimp-dropped = Die Garnele von { $seat } kommt auf { $cell }.
    .you = Deine Garnele kommt auf { $cell }.
event-shrimp-home = { $seat } nimmt eine Garnele hinter den Sichtschirm zurück.
    .you = Du nimmst eine Garnele hinter den Sichtschirm zurück.
event-tile-traded = { $seat } tauscht ein { colour.verzehrtes } gegen einen Larvenwürfel.
    .you = Du tauschst ein { colour.verzehrtes } gegen einen Larvenwürfel.
event-alga-played = { $seat } spielt eine { alga } auf das Algenfeld.
    .you = Du spielst eine { alga } auf das Algenfeld.
event-coral-tile-locked = { $seat } legt Korallenplättchen { $tile } mit einer { alga.algen } fest.
    .you = Du legst Korallenplättchen { $tile } mit einer { alga.algen } fest.
event-coral-tile-turned = Korallenplättchen { $tile } wird umgedreht: { colour } ist stärker als { colour-2 }.
event-cube-traded = { $seat } tauscht { colour.ein-wuerfel } gegen ein Plättchen.
    .you = Du tauschst { colour.ein-wuerfel } gegen ein Plättchen.
event-space-collected = { $seat } nimmt { space } mit { $tiles ->
    [one] einem Plättchen
   *[other] { $tiles } Plättchen
}.
    .you = Du nimmst { space } mit { $tiles ->
        [one] einem Plättchen
       *[other] { $tiles } Plättchen
    }.
event-row-dissolved = Die Bonusplättchen kommen in den Beutel.
event-turn-ended = Kurz: { $seat } hat { turn-in-short }.
    .you = Kurz: du hast { turn-in-short }.
turn-in-short = { $ate ->
    [0] {""}
   *[other] eine Koralle aus { $ate } Plättchen gefressen,{" "}
}{ $placed ->
    [0] {""}
   *[other] { $placed } Plättchen gelegt,{" "}
}{ $consumed ->
    [0] {""}
   *[other] { $consumed } überwuchert,{" "}
}{ $introduced ->
    [0] {""}
   *[other] eine Garnele eingesetzt,{" "}
}{ $moved ->
    [0] {""}
    [one] eine Garnele versetzt,{" "}
   *[other] { $moved } Garnelen versetzt,{" "}
}{ $traded ->
    [0] {""}
    [one] einmal getauscht,{" "}
   *[other] { $traded }-mal getauscht,{" "}
}{ $locked ->
    [0] {""}
   *[other] ein Korallenplättchen festgelegt,{" "}
}{ $turned ->
    [0] {""}
   *[other] { $turned } Korallenplättchen umgedreht,{" "}
}{ $space ->
    [none] das Spiel beendet
    [white] das weiße Feld genommen
    [yellow] das gelbe Feld genommen
    [orange] das orangefarbene Feld genommen
    [pink] das rosa Feld genommen
   *[grey] das graue Feld genommen
}
event-game-ending = { $seat } beendet das Spiel: { $end ->
    [all_locked] alle Korallenplättchen sind festgelegt
   *[four_shrimps] vier Korallen sind gefressen
}. Die anderen dürfen noch einen letzten Bissen nehmen.
    .you = Du beendest das Spiel: { $end ->
        [all_locked] alle Korallenplättchen sind festgelegt
       *[four_shrimps] vier Korallen sind gefressen
    }. Die anderen dürfen noch einen letzten Bissen nehmen.
event-final-skipped = { $seat } hat keine Koralle, die für einen letzten Bissen groß genug ist.
    .you = Du hast keine Koralle, die für einen letzten Bissen groß genug ist.
event-declined = { $seat } frisst nichts mehr.
    .you = Du frisst nichts mehr.
event-game-ended = Das Spiel ist zu Ende.

## Why the game ended
reason-all_locked = alle zehn Korallenplättchen sind festgelegt
reason-four_shrimps = jemand hat vier Korallen gefressen
eaten-four = { $seat } hat vier Korallen gefressen
    .you = du hast vier Korallen gefressen
reason-no_placement = kein Plättchen kann mehr gelegt werden
reason-supply_empty = die Offene See kann nicht aufgefüllt werden
reason-turn_cap = alle hatten hundert Züge
tie-break = Bei gleichen Punkten entscheiden die verzehrten Plättchen, dann die Larvenwürfel, dann die Plättchen hinter dem Sichtschirm, dann die in bewachten Korallen.

## What a decision would do
preview-eat = { colour } auf { $cell }: { $size } Plättchen, { $kept } behalten, jetzt { $points } wert
preview-lift = steht auf { $cell }
preview-drop = { $tiles ->
    [0] kahler Fels: Sie schützt nichts und muss weiter, bevor du ein Feld nimmst
    [one] schützt ein Plättchen
   *[other] schützt { $tiles } Plättchen
}
preview-turns = { $locks ->
    [none] {""}
   *[other] legt { $locks } fest;{" "}
}{ $tiles ->
    [none] nichts dreht sich um
   *[other] dreht { $tiles } um
}{ $before ->
    [0] {""}
   *[other] ; dein Papageifisch { $before } → { $after }
}
preview-collect = { colour.ein-wuerfel } und { $tiles ->
    [none] keine Plättchen
   *[other] { $tiles }
}
preview-place = { $colour ->
    [none] {""}
    [white] überwuchert Weiß
    [yellow] überwuchert Gelb
    [orange] überwuchert Orange
    [pink] überwuchert Rosa
   *[grey] überwuchert Grau
}{ $grows ->
    [yes] { $colour ->
        [none] ein weiteres Plättchen wächst
       *[other] {" "}und ein weiteres Plättchen wächst
    }
    [perhaps] { $colour ->
        [none] ein weiteres Plättchen wächst, wenn der Beutel eines hat
       *[other] {" "}und ein weiteres Plättchen wächst, wenn der Beutel eines hat
    }
   *[no] {""}
}

## Why it cannot be done
why-other-phase = Jetzt heißt es: { $phase ->
    [setup_fish] ein Plättchen für den Papageifisch wählen
    [setup_larva] Larvenwürfel nehmen
    [main] wählen. Ein Larvenwürfel legt Plättchen, ein verzehrtes Plättchen kauft eine Alge
    [place] Plättchen legen oder damit aufhören
    [place_cell] ein Feld für das Plättchen wählen
    [drop] die Garnele absetzen
    [alga] die Alge spielen
   *[final_eat] einen letzten Bissen nehmen oder nicht
}.
why-no-rock = Gehört nicht zum Riff: { $cell }.
why-source-first = Wähle zuerst, ob du ein Plättchen hinter oder vor dem Sichtschirm nimmst.
why-shrimp-there = Auf { $cell } steht eine Garnele.
why-same-colour = Auf { $cell } liegt schon { colour }.
why-joins-two = Ein Plättchen auf { $cell } würde zwei bewachte Korallen verbinden.
why-weaker = { colour } ist zurzeit nicht stärker als { colour-2 }.
why-protected = Das Plättchen auf { $cell } wird von einer Garnele geschützt.
why-single = Neben { $cell } liegt in { colour } nur ein einzelnes Plättchen; ein Angriff braucht eine Koralle aus zweien.
why-no-attacker = Neben { $cell } liegt keine Koralle in { colour }.
why-two-shrimps = Du hast schon zwei Garnelen auf diesem Fels.
why-came-from-there = Die Garnele kommt von { $cell }; sie muss woandershin.
why-guarded = Die Koralle auf { $cell } ist schon bewacht.
why-bare-new = Eine neue Garnele kommt auf eine Koralle, nicht auf kahlen Fels.
why-bare-cap = Nach zwölf Versetzungen darf eine Garnele nicht mehr auf kahlen Fels.
why-new-stays = Eine neue Garnele kommt auf eine Koralle, nicht zurück hinter den Sichtschirm.
why-introduced = Du hast in diesem Zug schon eine Garnele eingesetzt.
why-nowhere = Es gibt keine freie Koralle für eine Garnele.
why-none-home = Du hast keine Garnele hinter dem Sichtschirm.
why-no-such-shrimp = Diese Garnele hast du nicht auf den Felsen.
why-moves-used = Du hast in diesem Zug schon { $most }-mal Garnelen versetzt.
why-eat-first = Gefressen wird nur ganz zu Beginn des Zuges.
why-small = Die Koralle hat { $size } Plättchen; nötig sind { $least }.
why-no-tile = Du hast { colour.kein-plaettchen }.
why-no-larva = Im Vorrat ist kein Larvenwürfel in { colour } mehr.
why-no-cube = Du hast { colour.kein-wuerfel }.
why-no-tile-left = Im Beutel ist { colour.kein-plaettchen } mehr.
why-two-cubes = Du hast in diesem Zug schon zwei Würfel gespielt.
why-no-cell = Ein Plättchen in { colour } kann jetzt nirgends gelegt werden.
why-no-front = Du hast kein { colour.verzehrtes }.
why-no-alga-play = Jetzt kann keine Alge gespielt werden.
why-must-play = Der Larvenwürfel in { colour } müsste sofort gespielt werden, und { $two ->
    [yes] das ginge nicht
   *[no] es gibt kein anderes Plättchen dafür
}.
why-nothing-turns = Eine { alga } würde nichts umdrehen.
why-no-cylinder = Es ist keine { alga } mehr da.
why-is-locked = Korallenplättchen { $tile } ist schon festgelegt.
why-no-meal-yet = Korallenplättchen darfst du festlegen, sobald du eine Koralle gefressen hast.
why-one-lock = Du hast in diesem Zug schon ein Korallenplättchen festgelegt.
why-last-lock = Um das letzte festzulegen, brauchst du zwei Plättchen in deinem Papageifisch.
why-not-behind = Das Plättchen kann jetzt nur von einer Seite kommen.
why-not-front = Das Plättchen kann jetzt nur von einer Seite kommen.
why-not-done = Lege mit diesem Würfel mindestens ein Plättchen.
why-not-sea = Eine Garnele steht auf kahlem Fels; versetze sie zuerst.

## The board in the terminal
legend = Plättchen: W Weiß, Y Gelb, O Orange, P Rosa, G Grau; _ kahler Fels, * Extrawachstum, . Sand; klein: Garnele.
sea-line = Offene See: { $spaces }   Beutel { $bag }
supply-line = Larvenwürfel: { $larvae }   Bonusplättchen: { $row }
value-line = Ein behaltenes Plättchen zählt: { $values }   (* festgelegt)
algae-line = Algen: { $algae }   (o) auf dem Algenfeld
player-line = { $seat } ({ $mark }): hinten { $tiles } | Würfel { $cubes } | vorn { $front } | Fisch { $fish } | Garnelen hinten/draußen/gefressen { $shrimps }

## What is seen on the screen
see-fullest = vollster Papageifisch
see-progress = Festgelegt { $locked }/10 · gefressen { $eaten }/4 · Beutel { $bag } · Zug { $turn }
see-reef = Das Korallenriff
see-board = Fels { $rock }
see-place = Fels { $rock } { $place }
see-pair = { colour }–{ colour-2 }
see-tile = { $cell }: Plättchen in { colour }, Koralle aus { $size }
see-bare = { $cell }: kahler Fels
see-growth = { $cell }: kahler Fels, Extrawachstumsfeld
see-start = Startfeld von { colour }
see-shrimp = Garnele von { $seat }
    .you = deine Garnele
see-protected = von einer Garnele geschützt
see-sea = Offene See
see-strength = Welche Farbe stärker ist
see-coral-tile = { $tile }: { colour } ist stärker als { colour-2 }; { $locked ->
    [0] eine { alga } dreht es um
   *[other] festgelegt
}
see-values = Punkte pro behaltenem Plättchen
see-value = Ein behaltenes Plättchen in { colour } ist { $value ->
    [one] einen Punkt
   *[other] { $value } Punkte
} wert
see-larva = Larvenwürfel in { colour }, noch { $count }
see-bonus = { $count ->
    [0] Kein Bonusplättchen in { colour } mehr
   *[other] Ein Bonusplättchen in { colour }
}
see-spaces = Felder zum Nehmen
see-space = Feld in { colour }: { $cube ->
    [0] kein Würfel
   *[other] ein Larvenwürfel
}, { $load ->
    [none] keine Plättchen
   *[other] { $load }
}
see-some = { $count } { colour }
see-algae = Algen
see-alga = { alga }, noch { $count }; würde { $turns ->
    [0] nichts
    [one] ein Korallenplättchen
   *[other] { $turns } Korallenplättchen
} umdrehen
see-alga-here = liegt gerade auf dem Algenfeld
see-bag = Beutel: { $count } Plättchen
see-last = { $seat } nahm { colour.das-feld }
    .you = Du nahmst { colour.das-feld }
see-screen = Was { $seat } hat
    .you = Was du hast
see-behind = Hinter dem Sichtschirm
see-cubes = Larvenwürfel
see-cube = Larvenwürfel in { colour }: { $count }
see-played = Larvenwürfel in diesem Zug gespielt: { $count } von 2
see-front = Vor dem Sichtschirm (verzehrt)
see-shrimps = Garnelen hinter dem Sichtschirm: { $count }
see-fish = Papageifisch: { $count } Plättchen, jetzt { $points } wert
see-worth = { $points } wert
see-verbs = Was damit geschehen soll
see-verb-eat = Koralle fressen
see-verb-lift = Garnele versetzen
see-verb-exchange = Für einen Larvenwürfel
see-verb-pay = Für eine Alge
see-verb-cube = Spielen
see-verb-tile = Für ein Plättchen
see-meal = { colour } fressen: { $kept } behalten, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $last ->
    [0] nur jetzt
   *[other] der letzte Bissen
}
see-meal-lost = Danach kannst du { colour }{ $last ->
    [0] {" "}in diesem Zug
   *[other] {""}
} nicht mehr fressen: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} weniger.
see-turn = Dein Zug, Schritt für Schritt
see-step = { $step ->
    [eat] Fressen
    [lay] Legen
    [shrimp] Garnele
    [exchange] Tauschen
   *[collect] Nehmen
}
see-step-state = { $state ->
    [open] jetzt möglich
    [done] erledigt
    [gone] nur zu Beginn des Zuges
   *[none] jetzt nicht
}
see-again = Zug von vorn
see-ready = kann jetzt gefressen werden
see-player = { $tiles } Plättchen und { $cubes } Larvenwürfel hinter dem Sichtschirm, { $front } verzehrt davor, { $fish } im Papageifisch; Garnelen: { $shrimps } hinter dem Sichtschirm, { $eaten } gefressen
see-known = von allen gesehen: { $things }
see-letter = { $piece ->
    [white] W
    [yellow] Ge
    [orange] O
    [pink] Ro
    [grey] Gr
    [alga-blue] Bl
    [alga-green] Gn
    [alga-purple] Vi
   *[alga-red] Rt
}
see-piece = { $piece ->
    [white] Weiße Hirnkoralle
    [yellow] Gelbe Röhrenkoralle
    [orange] Orangefarbene Fächerkoralle
    [pink] Rosa Astkoralle
    [grey] Graue Geweihkoralle
    [cube] Larvenwürfel
    [tile] Korallenplättchen: welche Farbe stärker ist
    [fish] Papageifisch
    [alga-blue] Blaue Alge
    [alga-green] Grüne Alge
    [alga-purple] Violette Alge
    [alga-red] Rote Alge
    [shrimp-purple] Violette Garnele
    [shrimp-green] Grüne Garnele
    [shrimp-red] Rote Garnele
   *[shrimp-yellow] Gelbe Garnele
}
`;export{e as default};