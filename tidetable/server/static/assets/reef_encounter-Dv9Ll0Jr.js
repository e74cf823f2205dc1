var e=`# Reef Encounter. De woorden zijn die van de woordenlijst in docs/rules/reef_encounter.md.

name = Reef Encounter
tagline = Laat koralen groeien, bewaak ze met garnalen en laat je papegaaivis ze opeten.

## Table options
option-advanced = Spel
about-option-advanced = Gevorderd: er groeien geen bonustegels, en bij het eten gaat één tegel meer terug.
option-advanced-false = Basisspel, met extra groei
option-advanced-true = Gevorderde variant, zonder bonustegels
option-larva_exchange_immediate = Larvenblokjes voor vernietigde tegels
option-larva_exchange_immediate-false = Mag je bewaren
option-larva_exchange_immediate-true = Moet je meteen spelen
option-memory_aid = Geheugensteuntje
about-option-memory_aid = Tegels die open zijn gepakt, kan iedereen onthouden; met het hulpmiddel doet de tafel het voor je.
option-memory_aid-false = Uit: alleen aantallen achter de schermen
option-memory_aid-true = Aan: toon wat iedereen heeft gezien
option-boards = Rotsen
about-option-boards = Kies er evenveel als er spelers zijn, of laat het aan het toeval over.
option-boards-none = Het toeval kiest

## Words in other sentences
colour = { $colour ->
    [white] wit
    [yellow] geel
    [orange] oranje
    [pink] roze
   *[grey] grijs
}
    .tinted = { $colour ->
        [white] witte
        [yellow] gele
        [orange] oranje
        [pink] roze
       *[grey] grijze
    }
    .blokje = { $colour ->
        [white] wit
        [yellow] geel
        [orange] oranje
        [pink] roze
       *[grey] grijs
    } larvenblokje
colour-2 = { $colour_2 ->
    [white] wit
    [yellow] geel
    [orange] oranje
    [pink] roze
   *[grey] grijs
}
space = { $space ->
    [white] witte
    [yellow] gele
    [orange] oranje
    [pink] roze
   *[grey] grijze
}
alga = { $alga ->
    [blue] blauwe
    [green] groene
    [purple] paarse
   *[red] rode
}

## What a player can do
action-fish = Leg een { colour.tinted } tegel in je papegaaivis
action-larva = Neem een { colour.blokje }
action-eat = Eet het koraal van een garnaal op
action-decline = Niets meer opeten
action-cube = Speel een { colour.blokje }
action-behind = Van achter het scherm
action-front = Van voor het scherm
action-done = Klaar met neerleggen
action-introduce = Breng een garnaal in
action-lift = Verplaats een garnaal
action-home = Terug achter het scherm
action-exchange = Ruil een { colour.tinted } vernietigde tegel voor een larvenblokje
action-pay = Betaal een alg met een { colour.tinted } vernietigde tegel
action-alga = Een { alga } alg op het algencilinder-veld
action-lock = Zet koraaltegel { $tile } vast
action-tile = Ruil een { colour.blokje } voor een tegel
action-sea = Pak het { colour.tinted } veld
action-place = Neerleggen op { $cell }
action-drop = Garnaal naar { $cell }

## What is asked
ask-setup-fish = Welke tegel gaat in je papegaaivis? Hij telt aan het eind mee.
ask-setup-larva = Neem je { $number ->
    [1] eerste
   *[other] tweede
} larvenblokje.
ask-main = Jouw beurt: leg tegels, verplaats garnalen, ruil; een veld pakken sluit af.
ask-main-eat = { $count ->
    [one] Je { colour.tinted } koraal opeten? Alleen nu, vóór al het andere.
   *[other] Een van je { $count } koralen opeten? Alleen nu, vóór al het andere.
}
ask-place = Leg een { colour.tinted } tegel neer; van achter het scherm tot nu toe { $used } van de 4.
ask-place-cell = Waar komt de { colour.tinted } tegel?
ask-drop = Waar gaat de garnaal heen?
ask-drop-new = Welk koraal bewaakt de nieuwe garnaal?
ask-alga = Speel de alg: op het algencilinder-veld, of zet een koraaltegel vast.
ask-final-eat = Een laatste hap: eet een koraal op, of niets meer. Eén tegel meer gaat terug.
ask-over = Het spel is afgelopen.

## What happened
event-board-laid = Rots { $board } ligt op tafel.
event-side-tossed = Een worp beslist welke kant van de koraaltegels boven ligt.
event-starter = { $seat } is startspeler.
    .you = Jij bent startspeler.
event-fish-chosen = { $seat } legt een { colour.tinted } tegel in de papegaaivis.
    .you = Jij legt een { colour.tinted } tegel in je papegaaivis.
event-fish-chosen-unseen = { $seat } heeft een tegel in de papegaaivis gelegd.
    .you = Jij hebt een tegel in je papegaaivis gelegd.
event-larva-picked = { $seat } neemt een { colour.blokje }.
    .you = Jij neemt een { colour.blokje }.
event-larva-picked-unseen = { $seat } neemt een larvenblokje.
    .you = Jij neemt een larvenblokje.
event-larva-shown = { $seat } toont de eerste larvenblokjes: { colour } en { colour-2 }.
    .you = Jij toont je eerste larvenblokjes: { colour } en { colour-2 }.
event-forced = { $seat } heeft maar één keuze: { $action }.
    .you = Jij hebt maar één keuze: { $action }.
event-coral-eaten = { $seat } eet het { colour.tinted } koraal van { $cell } op: { $size } tegels, { $kept } bewaard.
    .you = Jij eet het { colour.tinted } koraal van { $cell } op: { $size } tegels, { $kept } bewaard.
event-cube-played = { $seat } speelt een { colour.blokje }.
    .you = Jij speelt een { colour.blokje }.
cost-cube-played = { colour.blokje }
event-tile-consumed = { $seat } vernietigt een { colour.tinted } tegel op { $cell }.
    .you = Jij vernietigt een { colour.tinted } tegel op { $cell }.
event-tile-placed = { $seat } legt een { colour.tinted } tegel{ $source ->
    [front] {" "}van voor het scherm
   *[behind] {""}
} op { $cell }.
    .you = Jij legt een { colour.tinted } tegel{ $source ->
        [front] {" "}van voor het scherm
       *[behind] {""}
    } op { $cell }.
event-grew = Op { $cell } groeit een { colour.tinted } tegel.
event-bonus-gone = Er is geen { colour.tinted } bonustegel meer.
event-shrimp-introduced = { $seat } brengt een garnaal in.
    .you = Jij brengt een garnaal in.
event-shrimp-dropped = De garnaal van { $seat } gaat naar { $cell }.
    .you = Jouw garnaal gaat naar { $cell }.
event-shrimp-home = { $seat } neemt een garnaal terug achter het scherm.
    .you = Jij neemt een garnaal terug achter het scherm.
event-tile-traded = { $seat } ruilt een { colour.tinted } vernietigde tegel voor een larvenblokje.
    .you = Jij ruilt een { colour.tinted } vernietigde tegel voor een larvenblokje.
event-alga-played = { $seat } speelt een { alga } alg op het algencilinder-veld.
    .you = Jij speelt een { alga } alg op het algencilinder-veld.
event-coral-tile-locked = { $seat } zet koraaltegel { $tile } vast met een { alga } alg.
    .you = Jij zet koraaltegel { $tile } vast met een { alga } alg.
event-coral-tile-turned = Koraaltegel { $tile } wordt omgedraaid: { colour } is sterker dan { colour-2 }.
event-cube-traded = { $seat } ruilt een { colour.blokje } voor een tegel.
    .you = Jij ruilt een { colour.blokje } voor een tegel.
event-space-collected = { $seat } pakt het { space } veld met { $tiles ->
    [one] één tegel
   *[other] { $tiles } tegels
}.
    .you = Jij pakt het { space } veld met { $tiles ->
        [one] één tegel
       *[other] { $tiles } tegels
    }.
event-row-dissolved = De bonustegels gaan in de buidel.
event-turn-ended = Kort: { $seat } heeft { turn-in-short }.
    .you = Kort: jij hebt { turn-in-short }.
turn-in-short = { $ate ->
    [0] {""}
   *[other] een koraal van { $ate } opgegeten,{" "}
}{ $placed ->
    [0] {""}
    [one] één tegel neergelegd,{" "}
   *[other] { $placed } tegels neergelegd,{" "}
}{ $consumed ->
    [0] {""}
   *[other] er { $consumed } vernietigd,{" "}
}{ $introduced ->
    [0] {""}
   *[other] een garnaal ingebracht,{" "}
}{ $moved ->
    [0] {""}
    [one] één garnaal verplaatst,{" "}
   *[other] { $moved } garnalen verplaatst,{" "}
}{ $traded ->
    [0] {""}
    [one] één keer geruild,{" "}
   *[other] { $traded } keer geruild,{" "}
}{ $locked ->
    [0] {""}
   *[other] een koraaltegel vastgezet,{" "}
}{ $turned ->
    [0] {""}
    [one] één koraaltegel omgedraaid,{" "}
   *[other] { $turned } koraaltegels omgedraaid,{" "}
}{ $space ->
    [none] het spel beëindigd
    [white] het witte veld gepakt
    [yellow] het gele veld gepakt
    [orange] het oranje veld gepakt
    [pink] het roze veld gepakt
   *[grey] het grijze veld gepakt
}
event-game-ending = { $seat } beëindigt het spel: { $end ->
    [all_locked] alle koraaltegels zijn vastgezet
   *[four_shrimps] er zijn vier koralen opgegeten
}. De anderen mogen nog een laatste hap nemen.
    .you = Jij beëindigt het spel: { $end ->
        [all_locked] alle koraaltegels zijn vastgezet
       *[four_shrimps] er zijn vier koralen opgegeten
    }. De anderen mogen nog een laatste hap nemen.
event-final-skipped = { $seat } heeft geen koraal dat groot genoeg is voor een laatste hap.
    .you = Jij hebt geen koraal dat groot genoeg is voor een laatste hap.
event-declined = { $seat } eet niets meer op.
    .you = Jij eet niets meer op.
event-game-ended = Het spel is afgelopen.

## Why the game ended
reason-all_locked = alle tien de koraaltegels zijn vastgezet
reason-four_shrimps = een speler heeft vier koralen opgegeten
eaten-four = { $seat } heeft vier koralen opgegeten
    .you = jij hebt vier koralen opgegeten
reason-no_placement = er kan geen tegel meer worden neergelegd
reason-supply_empty = de open zee kan niet worden aangevuld
reason-turn_cap = elke speler heeft honderd beurten gehad
tie-break = Bij gelijke punten winnen de meeste vernietigde tegels, dan larvenblokjes, dan tegels achter het scherm, dan tegels in bewaakte koralen.

## What a decision would do
preview-eat = { colour } op { $cell }: { $size } tegels, { $kept } bewaard, nu { $points } waard
preview-lift = staat op { $cell }
preview-drop = { $tiles ->
    [0] kale rots: hij beschermt niets en moet verder voordat je een veld pakt
    [one] beschermt één tegel
   *[other] beschermt { $tiles } tegels
}
preview-turns = { $locks ->
    [none] {""}
   *[other] zet { $locks } vast;{" "}
}{ $tiles ->
    [none] er draait niets om
   *[other] draait { $tiles } om
}{ $before ->
    [0] {""}
   *[other] ; je papegaaivis { $before } → { $after }
}
preview-collect = een { colour.blokje } en { $tiles ->
    [none] geen tegels
   *[other] { $tiles }
}
preview-place = { $colour ->
    [none] {""}
    [white] vernietigt wit
    [yellow] vernietigt geel
    [orange] vernietigt oranje
    [pink] vernietigt roze
   *[grey] vernietigt grijs
}{ $grows ->
    [yes] { $colour ->
        [none] er groeit nog een tegel
       *[other] {" "}en er groeit nog een tegel
    }
    [perhaps] { $colour ->
        [none] er groeit nog een tegel als de buidel die heeft
       *[other] {" "}en er groeit nog een tegel als de buidel die heeft
    }
   *[no] {""}
}

## Why it cannot be done
why-other-phase = Nu moet je { $phase ->
    [setup_fish] een tegel voor de papegaaivis kiezen
    [setup_larva] larvenblokjes nemen
    [main] kiezen: met een larvenblokje leg je tegels, met een vernietigde tegel koop je een alg
    [place] tegels neerleggen of daarmee stoppen
    [place_cell] een plek voor de tegel kiezen
    [drop] de garnaal neerzetten
    [alga] de alg spelen
   *[final_eat] een laatste hap nemen of niet
}.
why-no-rock = Hoort niet bij het rif: { $cell }.
why-source-first = Kies eerst of de tegel van achter of van voor het scherm komt.
why-shrimp-there = Er staat een garnaal op { $cell }.
why-same-colour = Op { $cell } ligt al { colour }.
why-joins-two = Een tegel op { $cell } zou twee bewaakte koralen verbinden.
why-weaker = Op dit moment is { colour } niet sterker dan { colour-2 }.
why-protected = De tegel op { $cell } wordt door een garnaal beschermd.
why-single = Naast { $cell } ligt maar één { colour.tinted } tegel; voor een aanval is een koraal van twee nodig.
why-no-attacker = Naast { $cell } ligt geen { colour } koraal.
why-two-shrimps = Je hebt al twee garnalen op deze rots.
why-came-from-there = De garnaal komt van { $cell }; hij moet ergens anders heen.
why-guarded = Het koraal op { $cell } wordt al bewaakt.
why-bare-new = Een nieuwe garnaal gaat op een koraal, niet op kale rots.
why-bare-cap = Na twaalf verplaatsingen mag een garnaal niet meer op kale rots.
why-new-stays = Een nieuwe garnaal gaat op een koraal, niet terug achter het scherm.
why-introduced = Je hebt deze beurt al een garnaal ingebracht.
why-nowhere = Er is geen vrij koraal voor een garnaal.
why-none-home = Je hebt geen garnaal achter het scherm.
why-no-such-shrimp = Je hebt zo’n garnaal niet op de rotsen.
why-moves-used = Je hebt deze beurt al { $most } keer een garnaal verplaatst.
why-eat-first = Opeten komt in een beurt vóór al het andere.
why-small = Het koraal heeft { $size } tegels; er zijn er { $least } nodig.
why-no-tile = Je hebt geen { colour.tinted } tegel.
why-no-larva = Er zijn geen { colour.tinted } larvenblokjes meer.
why-no-cube = Je hebt geen { colour.blokje }.
why-no-tile-left = Er zit geen { colour.tinted } tegel meer in de buidel.
why-two-cubes = Je hebt deze beurt al twee blokjes gespeeld.
why-no-cell = Een { colour.tinted } tegel kan nu nergens worden neergelegd.
why-no-front = Je hebt geen { colour.tinted } vernietigde tegel.
why-no-alga-play = Er kan nu geen alg worden gespeeld.
why-must-play = Een { colour.blokje } zou meteen gespeeld moeten worden, en { $two ->
    [yes] dat kan niet
   *[no] er is geen andere tegel voor
}.
why-nothing-turns = Een { alga } alg zou niets omdraaien.
why-no-cylinder = Er is geen { alga } alg meer.
why-is-locked = Koraaltegel { $tile } is al vastgezet.
why-no-meal-yet = Je mag koraaltegels vastzetten zodra je een koraal hebt opgegeten.
why-one-lock = Je hebt deze beurt al een koraaltegel vastgezet.
why-last-lock = Voor de laatste koraaltegel moet je twee tegels in je papegaaivis hebben.
why-not-behind = De tegel kan nu maar van één kant komen.
why-not-front = De tegel kan nu maar van één kant komen.
why-not-done = Leg met dit blokje minstens één tegel neer.
why-not-sea = Er staat een garnaal op kale rots; verplaats hem eerst.

## The board in the terminal
legend = Letters W Y O P G zijn tegels (wit, geel, oranje, roze, grijs), _ kale rots, * extra groei, . zand; klein: garnaal.
sea-line = Open zee: { $spaces }   Buidel { $bag }
supply-line = Larvenblokjes: { $larvae }   Bonustegels: { $row }
value-line = Een bewaarde tegel is waard: { $values }   (* vastgezet)
algae-line = Algen: { $algae }   (o) op het algencilinder-veld
player-line = { $seat } ({ $mark }): achter { $tiles } | blokjes { $cubes } | voor { $front } | vis { $fish } | garnalen thuis/buiten/opgegeten { $shrimps }

## What is seen on the screen
see-fullest = volste papegaaivis
see-progress = Vast { $locked }/10 · opgegeten { $eaten }/4 · buidel { $bag } · beurt { $turn }
see-reef = Het koraalrif
see-board = Rots { $rock }
see-place = rots { $rock } { $place }
see-pair = { colour }–{ colour-2 }
see-tile = { $cell }: { colour.tinted } tegel, koraal van { $size }
see-bare = { $cell }: kale rots
see-growth = { $cell }: kale rots, extra groei veld
see-start = startveld van { colour }
see-shrimp = garnaal van { $seat }
    .you = jouw garnaal
see-protected = beschermd door een garnaal
see-sea = Open zee
see-strength = Welke kleur sterker is
see-coral-tile = { $tile }: { colour } is sterker dan { colour-2 }; { $locked ->
    [0] een { alga } alg draait hem om
   *[other] vastgezet
}
see-values = Punten per bewaarde tegel
see-value = Een bewaarde { colour.tinted } tegel is { $value ->
    [one] één punt
   *[other] { $value } punten
} waard
see-larva = { colour.tinted } larvenblokjes over: { $count }
see-bonus = { $count ->
    [0] Geen { colour.tinted } bonustegel meer
   *[other] Een { colour.tinted } bonustegel
}
see-spaces = Velden om te pakken
see-space = { colour.tinted } veld: { $cube ->
    [0] geen blokje
   *[other] een larvenblokje
}, { $load ->
    [none] geen tegels
   *[other] { $load }
}
see-some = { $count } { colour }
see-algae = Algen
see-alga = { alga } alg, nog { $count } over; zou { $turns ->
    [0] niets
    [one] één koraaltegel
   *[other] { $turns } koraaltegels
} omdraaien
see-alga-here = ligt nu op het algencilinder-veld
see-bag = Buidel: { $count ->
    [one] één tegel
   *[other] { $count } tegels
}
see-last = { $seat } pakte het { colour.tinted } veld
    .you = Jij pakte het { colour.tinted } veld
see-screen = Wat { $seat } heeft
    .you = Wat jij hebt
see-behind = Achter het scherm
see-cubes = Larvenblokjes
see-cube = { colour.tinted } larvenblokjes: { $count }
see-played = Larvenblokjes gespeeld deze beurt: { $count } van 2
see-front = Voor het scherm (vernietigd)
see-shrimps = Garnalen achter het scherm: { $count }
see-fish = Papegaaivis: { $count ->
    [one] één tegel
   *[other] { $count } tegels
}, nu { $points } waard
see-worth = { $points } waard
see-verbs = Wat je ermee kunt doen
see-verb-eat = Koraal opeten
see-verb-lift = Garnaal verplaatsen
see-verb-exchange = Voor een larvenblokje
see-verb-pay = Voor een alg
see-verb-cube = Spelen
see-verb-tile = Voor een tegel
see-meal = Eet { colour } op: { $kept } bewaard, { $points ->
    [one] één punt
   *[other] { $points } punten
}, { $last ->
    [0] alleen nu
   *[other] de laatste hap
}
see-meal-lost = Hierna kun je { colour }{ $last ->
    [0] {" "}deze beurt
   *[other] {""}
} niet meer opeten: { $points ->
    [one] één punt
   *[other] { $points } punten
} gemist.
see-turn = Jouw beurt, stap voor stap
see-step = { $step ->
    [eat] Opeten
    [lay] Leggen
    [shrimp] Garnaal
    [exchange] Ruilen
   *[collect] Pakken
}
see-step-state = { $state ->
    [open] kan nu
    [done] gedaan
    [gone] alleen aan het begin van een beurt
   *[none] nu niet
}
see-again = Beurt opnieuw
see-ready = kan nu worden opgegeten
see-player = { $tiles ->
    [one] één tegel
   *[other] { $tiles } tegels
} en { $cubes ->
    [one] één larvenblokje
   *[other] { $cubes } larvenblokjes
} achter het scherm, { $front } vernietigd ervoor, { $fish } in de papegaaivis; garnalen: { $shrimps } achter het scherm, { $eaten } opgegeten
see-known = door iedereen gezien: { $things }
see-letter = { $piece ->
    [white] W
    [yellow] Ge
    [orange] O
    [pink] Ro
    [grey] Gr
    [alga-blue] Bl
    [alga-green] Gn
    [alga-purple] Pa
   *[alga-red] Rd
}
see-piece = { $piece ->
    [white] Wit hersenkoraal
    [yellow] Geel buiskoraal
    [orange] Oranje waaierkoraal
    [pink] Roze takkoraal
    [grey] Grijs hertshoornkoraal
    [cube] Larvenblokje
    [tile] Koraaltegel: welke kleur sterker is
    [fish] Papegaaivis
    [alga-blue] Blauwe alg
    [alga-green] Groene alg
    [alga-purple] Paarse alg
    [alga-red] Rode alg
    [shrimp-purple] Paarse garnaal
    [shrimp-green] Groene garnaal
    [shrimp-red] Rode garnaal
   *[shrimp-yellow] Gele garnaal
}
`;export{e as default};