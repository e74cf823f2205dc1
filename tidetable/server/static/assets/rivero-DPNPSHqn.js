var e=`# Rivero. De woorden zijn die van de woordenlijst in docs/rules/rivero.md. Kaarten: N4 is Nijl 4, C Colorado, D Donau, A Amazone.

## Wat een speler kan doen
action-option-1 = Trek een kaart uit de oceaan
action-option-2 = Trek een actiekaart
action-finish = Klaar, zonder af te spelen
action-end-turn = Beëindig de speelbeurt
action-take-groundwater = Neem de bovenste kaart van je grondwater
action-extra-card = Trek een extra kaart
action-no-extra-card = Geen extra kaart
action-move-canteen = Leg de veldfles bij de nieuwe rivier
action-leave-canteen = Laat de veldfles liggen
action-sun-on-ocean = Zon op de oceaan
action-sun-on-groundwater = Zon op het grondwater van { $seat }
    .you = Zon op je eigen grondwater
action-tap-low = Tap de laagste kaart
action-tap-high = Tap de hoogste kaart
action-store-bridge = Bewaar de brug voor later
action-take-card = Neem kaart { $place } bij je actiekaart weg
action-take-column = Neem verticaal rijtje { $column }
action-bridge-at = Brug op de plaats van de { $value }
action-river = Rivier { $slot } van { $seat }
    .you = Jouw rivier { $slot }
action-cell = Vak { $cell }
action-new-river = Nieuwe rivier: { $river ->
    [nile] Nijl
    [colorado] Colorado
    [danube] Donau
   *[amazon] Amazone
} { $low }–{ $high }
action-new-river-bridge = Nieuwe rivier met je brug: { $river ->
    [nile] Nijl
    [colorado] Colorado
    [danube] Donau
   *[amazon] Amazone
} { $low }, brug, { $high }
action-play = Sluit { $card } aan bij een rivier
action-double = Dubbel met { $card }
action-discard = Speel { $card } af in de bron
action-swap = Ruil { $card }
action-sink = { $card } in je grondwater

## Wat er gevraagd wordt
ask-turn-start = Trek je uit de oceaan, of waag je een actiekaart?
ask-main = Leg rivieren, neem een verticaal rijtje, dubbel; speel tot slot een kaart af of sla dat over.
ask-main-doubled = Je hebt gedubbeld: sluit nog aan, speel tot slot een kaart af of sla dat over.
ask-use = Gebruik nu een van de drie kaarten van het rijtje.
ask-discard-more = Je hebt een Rivero: speel nog meer kaarten af, of stop.
ask-choose-river = Bij welke rivier komt { $card }?
ask-cell-double = Op welke kaart komt { $card }?
ask-cell-discard = Waar in de bron komt { $card }?
ask-cell-swap = Met welk vak ruil je { $card }?
ask-extra-draw = Trek je een extra kaart uit de oceaan?
ask-canteen = Leg je je veldfles bij de nieuwe rivier?
ask-sun = De zon: waar komen de twee kaarten vandaan?
ask-tap = De kraan: neem een kaart uit de bron, of van het eind van een rivier.
ask-tap-end = Van welk eind?
ask-bridge = De brug: in een rivier leggen, of bewaren voor later?
ask-bridge-position = Welke kaart vervangt de brug?
ask-end-of-turn = Een kaart uit je grondwater nemen, of de speelbeurt beëindigen?
ask-sink = { $count ->
    [one] Eén kaart
   *[other] { $count } kaarten
} te veel: welke gaat in je grondwater?

## Wat er gebeurde
event-drew = { $seat } trekt { $card }.
    .you = Jij trekt { $card }.
event-drew-unseen = { $seat } trekt een kaart.
    .you = Jij trekt een kaart.
several-drew = { $seat } trekt { $count } kaarten.
    .you = Jij trekt { $count } kaarten.
several-refilled = Nieuw in de bron: { $card }.
event-canteens-dealt = { $seat } krijgt de blauwe veldfles en begint.
    .you = Jij krijgt de blauwe veldfles en begint.
event-turn-started = Speelbeurt { $turn }: { $seat }.
    .you = Speelbeurt { $turn }: jij.
event-action-shuffled = De actiekaarten worden geschud: er zijn er { $cards } om te trekken.
event-action-drawn = { $seat } trekt een actiekaart: { $action ->
    [sun] de zon
    [tap] de kraan
   *[bridge] de brug
}.
    .you = Jij trekt een actiekaart: { $action ->
        [sun] de zon
        [tap] de kraan
       *[bridge] de brug
    }.
event-action-card-taken = { $seat } neemt { $card } bij de actiekaart weg.
    .you = Jij neemt { $card } bij je actiekaart weg.
event-groundwater-taken = { $seat } neemt { $card } uit het grondwater.
    .you = Jij neemt { $card } uit je grondwater.
event-groundwater-taken-unseen = { $seat } neemt een kaart uit het grondwater.
    .you = Jij neemt een kaart uit je grondwater.
event-groundwater-taken-open = { $seat } neemt { $card } uit het grondwater.
    .you = Jij neemt { $card } uit je grondwater.
event-extended = { $seat } sluit { $card } aan bij een rivier.
    .you = Jij sluit { $card } aan bij een rivier.
event-bridged = { $seat } legt de brug op de plaats van de { $value }.
    .you = Jij legt de brug op de plaats van de { $value }.
event-exchanged = { $seat } vervangt een brug in een rivier van { $other } door { $card } en vindt { $face }.
    .you = Jij vervangt een brug in een rivier van { $other } door { $card } en vindt { $face }.
    .you-other = { $seat } vervangt een brug in jouw rivier door { $card } en vindt { $face }.
    .you-both = Jij vervangt een brug in je eigen rivier door { $card } en vindt { $face }.
event-exchanged-unseen = { $seat } vervangt een brug in een rivier van { $other } door { $card } en neemt de gesloten kaart.
    .you = Jij vervangt een brug in een rivier van { $other } door { $card } en neemt de gesloten kaart.
    .you-other = { $seat } vervangt een brug in jouw rivier door { $card } en neemt de gesloten kaart.
    .you-both = Jij vervangt een brug in je eigen rivier door { $card } en neemt de gesloten kaart.
event-river-begun = { $seat } begint een nieuwe rivier: { $river ->
    [nile] Nijl
    [colorado] Colorado
    [danube] Donau
   *[amazon] Amazone
} { $low }–{ $high }.
    .you = Jij begint een nieuwe rivier: { $river ->
        [nile] Nijl
        [colorado] Colorado
        [danube] Donau
       *[amazon] Amazone
    } { $low }–{ $high }.
event-canteen-laid = { $seat } legt de veldfles bij de nieuwe rivier.
    .you = Jij legt je veldfles bij de nieuwe rivier.
event-canteen-freed = { $seat } gebruikt de veldfles.
    .you = Jij gebruikt je veldfles.
event-column-taken = { $seat } neemt verticaal rijtje { $column }.
    .you = Jij neemt verticaal rijtje { $column }.
event-source-taken = { $seat } krijgt { $card }.
    .you = Jij krijgt { $card }.
event-bottom-given = { $seat } krijgt de kaart eronder: { $card }.
    .you = Jij krijgt de kaart eronder: { $card }.
event-refilled = { $card } komt uit de oceaan op vak { $cell }.
event-refilled-from-groundwater = { $card } komt uit het grondwater van { $seat } op vak { $cell }.
    .you = { $card } komt uit jouw grondwater op vak { $cell }.
event-doubled = { $seat } dubbelt { $below } met { $card } op vak { $cell }.
    .you = Jij dubbelt { $below } met { $card } op vak { $cell }.
event-extra-declined = { $seat } trekt geen extra kaart.
    .you = Jij trekt geen extra kaart.
event-discarded = { $seat } speelt { $card } af op vak { $cell }.
    .you = Jij speelt { $card } af op vak { $cell }.
event-swapped = { $seat } ruilt { $card } voor { $got } op vak { $cell }.
    .you = Jij ruilt { $card } voor { $got } op vak { $cell }.
event-finished = { $seat } speelt niets af.
    .you = Jij speelt niets af.
event-sunk = { $seat } legt { $card } in het grondwater.
    .you = Jij legt { $card } in je grondwater.
event-sunk-unseen = { $seat } legt een kaart in het grondwater.
    .you = Jij legt een kaart in je grondwater.
event-sun-shone = De zon brengt { $seat } { $card } uit de oceaan.
    .you = De zon brengt jou { $card } uit de oceaan.
event-sun-drained = De zon brengt { $seat } { $card } uit het grondwater van { $other }.
    .you = De zon brengt jou { $card } uit het grondwater van { $other }.
    .you-other = De zon brengt { $seat } { $card } uit jouw grondwater.
    .you-both = De zon brengt jou { $card } uit je eigen grondwater.
event-tapped-source = { $seat } tapt { $card } van vak { $cell }.
    .you = Jij tapt { $card } van vak { $cell }.
event-tapped-river = { $seat } tapt { $card } uit een rivier van { $other }.
    .you = Jij tapt { $card } uit een rivier van { $other }.
    .you-other = { $seat } tapt { $card } uit jouw rivier.
    .you-both = Jij tapt { $card } uit je eigen rivier.
event-card-fell = { $card } valt in het grondwater van { $seat }.
    .you = { $card } valt in jouw grondwater.
event-bridge-fell = Een brug valt ongezien in het grondwater van { $seat }.
    .you = Een brug valt ongezien in jouw grondwater.
event-river-gone = Een rivier van { $seat } is opgedroogd.
    .you = Een van jouw rivieren is opgedroogd.
event-stored = { $seat } bewaart een brug voor later.
    .you = Jij bewaart een brug voor later.
event-replaced = { $seat } legt een brug in een rivier van { $other } en neemt { $card }.
    .you = Jij legt een brug in een rivier van { $other } en neemt { $card }.
    .you-other = { $seat } legt een brug in jouw rivier en neemt { $card }.
    .you-both = Jij legt een brug in je eigen rivier en neemt { $card }.
event-released = { $action ->
    [sun] De zon
    [tap] De kraan
   *[bridge] De brug
} van { $seat } gaat naar de afspeelstapel.
    .you = { $action ->
        [sun] Jouw zon
        [tap] Jouw kraan
       *[bridge] Jouw brug
    } gaat naar de afspeelstapel.
event-rivero-made = { $seat } heeft een Rivero!
    .you = Jij hebt een Rivero!
event-turn-ended = { $seat } beëindigt de speelbeurt.
    .you = Jij beëindigt de speelbeurt.
event-won = { $seat } heeft een Rivero, geen handkaarten en geen grondwater, en wint het spel.
    .you = Jij hebt een Rivero, geen handkaarten en geen grondwater, en wint het spel.
event-exhausted = De oceaan is leeg: het spel is afgelopen.

## Het bord in de terminal
ocean-line = Speelbeurt { $turn } · oceaan { $ocean } · actiekaarten { $actions }
seat-line = { $seat }: handkaarten { $hand }, grondwater { $pile }, punten { $score }
hand-label = hand
known-label = gezien in de hand
groundwater-label = grondwater
action-card = { $action ->
    [sun] zon
    [tap] kraan
   *[bridge] brug
}:
canteen-here = met veldfles
legend = N Nijl, C Colorado, D Donau, A Amazone · N4 / D4 gedubbeld, de bovenste eerst · [?] brug · (4) lengte · . open vak

## Waarom het spel eindigde
reason-rivero = een Rivero, geen handkaarten en geen grondwater
reason-exhaustion = de oceaan is leeg; wat telt, is de lengte van de rivieren min het grondwater; bij gelijke stand wint de langste rivier

## Wat een keuze zou doen, en waarom er een niet kan
preview-rivers = past bij { $count } rivieren
preview-extend = { $river ->
    [nile] Nijl
    [colorado] Colorado
    [danube] Donau
   *[amazon] Amazone
} groeit tot lengte { $length }
preview-bridge = over je brug: { $river ->
    [nile] Nijl
    [colorado] Colorado
    [danube] Donau
   *[amazon] Amazone
} groeit tot lengte { $length }
preview-exchange = { $whose ->
    [own] vervangt de brug in je eigen rivier
   *[other] vervangt de brug in de rivier van de ander
}, jij krijgt de gesloten kaart
preview-no-canteen = geen veldfles: die is deze speelbeurt al gebruikt
preview-canteen-comes = je veldfles komt erbij
preview-canteen-asks = je mag je veldfles erbij leggen
preview-column = je krijgt { $cards }
preview-column-gives = je krijgt { $cards }; de ander krijgt { $gives }
preview-cells = { $count } vakken om uit te kiezen
preview-cell = op vak { $cell }
preview-double = op { $card }, vak { $cell }
preview-swap = voor { $card }, vak { $cell }
preview-ocean = { $left ->
    [one] de laatste kaart
   *[other] nog { $left } kaarten
}
preview-hand = { $hand } handkaarten, { $pile } in het grondwater
why-other-phase = Er wordt nu iets anders gevraagd: { $phase ->
    [turn-start] de speelbeurt beginnen
    [main] kaarten leggen, dan afspelen of dat overslaan
    [choose-river] een rivier kiezen
    [choose-cell] een vak kiezen
    [extra-draw] een extra kaart trekken of niet
    [canteen] de veldfles verleggen of niet
    [sun] de zon gebruiken
    [tap] de kraan gebruiken
    [tap-end] een eind van de rivier kiezen
    [bridge] de brug gebruiken
    [bridge-position] de plaats van de brug kiezen
   *[end-of-turn] de speelbeurt beëindigen
}.
why-must-use = Eerst moet een van de drie kaarten van het rijtje gebruikt worden.
why-no-surplus = Je hebt niet meer dan acht kaarten.
why-not-in-hand = Je hebt { $card } niet in je hand.
why-no-target = { $card } past bij geen rivier.
why-doubled = Je hebt deze speelbeurt al gedubbeld.
why-no-partner = In de bron ligt geen losse kaart met de waarde van { $card } uit een andere rivier.
why-source-full = De bron is vol: ruil een kaart of sla dat over.
why-source-open = Ruilen kan alleen als de bron vol is.
why-no-swap = Geen kaart in de bron kan voor { $card } geruild worden.
why-step-two = Na het dubbelen kun je geen nieuwe rivier meer maken en geen verticaal rijtje meer nemen.
why-no-slot = Je hebt geen plaats voor nog een rivier.
why-no-bridge = Bij je actiekaart ligt geen brug.
why-no-run = Je hebt de kaarten niet voor { $river ->
    [nile] Nijl
    [colorado] Colorado
    [danube] Donau
   *[amazon] Amazone
} { $low }–{ $high }.
why-not-cell = Vak { $cell } kun je niet kiezen.
why-no-river = Die rivier is er niet.
why-canteen-protects = Een veldfles beschermt deze rivier.
why-no-position = Een brug ligt alleen tussen twee rivierkaarten.
why-no-fit = { $card } past niet bij deze rivier.
why-canteen-free = Je veldfles ligt niet bij een rivier.
why-canteen-placed = De veldfles is deze speelbeurt gelegd; vanaf je volgende speelbeurt kun je hem gebruiken.
why-column-gap = Verticaal rijtje { $column } heeft een leeg vak.
why-no-use = Je kunt geen kaart van verticaal rijtje { $column } meteen gebruiken.
why-action-card-lies = Je vorige actiekaart ligt nog voor je.
why-must-discard = Je hebt te veel kaarten: speel er een af.
why-discarding = Heb je eenmaal afgespeeld, dan mag je alleen nog meer afspelen of stoppen.
why-surplus = Eerst { $count ->
    [one] moet één kaart
   *[other] moeten { $count } kaarten
} in je grondwater.
why-pile-empty = Dit grondwater is leeg.
why-hand-full = Je hand is vol.
why-groundwater-later = Grondwater neem je aan het eind van de speelbeurt.
why-nothing-beside = Die kaart ligt niet bij je actiekaart.

## De lobby
name = Rivero
tagline = Laat rivieren kaart voor kaart groeien, en houd je grondwater droog.
option-forced_discard_at = Afspelen is verplicht
about-option-forced_discard_at = Met zoveel kaarten aan het eind van je speelbeurt moet je er een afspelen, tenzij de bron vol is.
option-forced_discard_at-9 = Vanaf negen kaarten
option-forced_discard_at-8 = Vanaf acht kaarten
option-exhaustion_end = Als de oceaan leeg is
about-option-exhaustion_end = Of de speelbeurt waarin de laatste kaart wordt getrokken nog wordt uitgespeeld.
option-exhaustion_end-finish_turn = De speelbeurt wordt afgemaakt
option-exhaustion_end-immediate = Het spel eindigt meteen
option-groundwater_take = Grondwater nemen
about-option-groundwater_take = Wanneer je kaarten uit je eigen grondwater mag terugnemen.
option-groundwater_take-end_of_turn = Aan het eind van de speelbeurt
option-groundwater_take-any_time = Ook eerder, tijdens het leggen
option-rivero_discards = Afspelen met een Rivero
about-option-rivero_discards = Wie een Rivero heeft, mag volgens het spelregelboekje proberen alle handkaarten kwijt te raken. Meerdere: na de eerste afgespeelde kaart mag die speler doorgaan met afspelen zolang de bron plaats heeft, maar niets meer leggen.
option-rivero_discards-one = Eén per beurt, zoals iedereen
option-rivero_discards-several = Meerdere in een beurt

## What is seen on the screen
see-land = Het land van de twee spelers
see-rivers = Rivieren van { $seat }
    .you = Jouw rivieren
see-river = { $river ->
    [nile] Nijl
    [colorado] Colorado
    [danube] Donau
   *[amazon] Amazone
} van { $low } tot en met { $high }, lengte { $length }{ $bridges ->
    [0] {""}
    [one] , één brug
   *[other] , { $bridges } bruggen
}
see-card = { $river ->
    [nile] Nijl
    [colorado] Colorado
    [danube] Donau
   *[amazon] Amazone
} { $value }
see-source = Bron
see-cell = Vak { $row }{ $column }: { $card }
see-cell-doubled = Vak { $row }{ $column }: { $card } op { $below }
see-cell-empty = Vak { $row }{ $column }, leeg
see-column = Neem verticaal rijtje { $column }{ $uses ->
    [0] {""}
    [one] , één kaart ervan is bruikbaar
   *[other] , { $uses } kaarten ervan zijn bruikbaar
}
see-shelf = Naast de rivieren van { $seat }
    .you = Naast jouw rivieren
see-groundwater = Grondwater van { $seat }: { $count ->
    [0] droog
    [one] één kaart
   *[other] { $count } kaarten
}
    .you = Jouw grondwater: { $count ->
        [0] droog
        [one] één kaart
       *[other] { $count } kaarten
    }
see-action-card = { $action ->
    [sun] Zon
    [tap] Kraan
   *[bridge] Brug
}
see-stored = Een brug voor later
see-canteen = { $colour ->
    [blue] Blauwe
   *[orange] Oranje
} veldfles
see-canteen-free = Veldfles, bij geen rivier
see-hand = Je hand
see-hand-of = Hand van { $seat }: { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
    .you = Jouw hand: { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }
see-known = gezien in de hand: { $cards }
see-perhaps = hand of grondwater: { $cards }
see-choices = Wat je kunt doen
see-verb-play = Aansluiten
see-verb-double = Dubbelen
see-verb-discard = Afspelen
see-verb-swap = Ruilen
see-verb-sink = Laten zakken
see-piles = Oceaan en actiekaarten
see-ocean = Oceaan: { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
see-actions = Actiekaarten om te trekken: { $count }
see-played = Gespeelde actiekaarten: { $count }
see-player = langste rivier { $longest }, { $hand ->
    [one] één kaart
   *[other] { $hand } kaarten
} in de hand, { $pile } in het grondwater, { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}
see-area-groundwater = Grondwater
see-area-ocean = Oceaan
see-area-actions = Actiekaarten
see-area-played = Gespeeld
see-turn-short = { $seat } heeft { turn-in-short }.
    .you = Jij hebt { turn-in-short }.
turn-in-short = { $column ->
    [none] {""}
   *[other] verticaal rijtje { $column } genomen,{" "}
}{ $rivers ->
    [0] {""}
    [one] een nieuwe rivier gelegd,{" "}
   *[other] { $rivers } nieuwe rivieren gelegd,{" "}
}{ $extended ->
    [0] {""}
    [one] één kaart aangesloten,{" "}
   *[other] { $extended } kaarten aangesloten,{" "}
}{ $exchanged ->
    [0] {""}
    [one] een brug vervangen,{" "}
   *[other] { $exchanged } bruggen vervangen,{" "}
}{ $below ->
    [none] {""}
   *[other] { $below } gedubbeld,{" "}
}{ $end ->
    [discarded] { $card } afgespeeld
    [swapped] { $card } voor { $got } geruild
    [sunk] kaarten in het grondwater gelegd
   *[none] niets afgespeeld
}
see-progress = Speelbeurt { $turn } · oceaan { $ocean } · actiekaarten { $actions }
`;export{e as default};