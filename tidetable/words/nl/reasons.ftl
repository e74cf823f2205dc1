# Waarom de coach een zet aanraadt: wat hij op tafel verandert (features.json van elk spel).

## Das Riff
why-das_riff-breeding-more = Het maakt een kweek af: je { $now }e van 5.
why-das_riff-coral-more = Het geeft je nog een koraal om op te kweken.
why-das_riff-partner-more = Het opent een kweek voor je: een partner ligt binnen bereik van je rifboten.
why-das_riff-partner-keeps = Zo blijft een kweek binnen je bereik.
why-das_riff-rival-partner-more = Maar het opent een kweek voor { $seat }.
why-das_riff-rival-partner-less = Het haalt een kweek buiten het bereik van { $seat }.
why-das_riff-rival-partner-keeps = Het opent geen kweek voor { $seat }.
why-das_riff-fish-more = Er komt een vis op een koraal, die op een partner wacht.
why-das_riff-boat-more = Met een rifboot meer kom je verder.
why-das_riff-shark-more = Je krijgt een haai voor later.
why-das_riff-shark-keeps = Je bewaart je haai voor later.
why-das_riff-pearl-more = Het levert je { $n ->
    [one] een parel
   *[other] { $n } parels
} op, en daarmee betaal je elke kleur.
why-das_riff-pearl-less = Maar het kost je { $n ->
    [one] een parel
   *[other] { $n } parels
}.
why-das_riff-pearl-keeps = Je bewaart je { $n ->
    [one] parel
   *[other] parels
} voor later.
why-das_riff-rival-worms-less = { $seat } houdt { $n ->
    [one] een worm
   *[other] { $n } wormen
} minder over.
why-das_riff-afford-more = Je kunt daarna { $n ->
    [one] één kaart
   *[other] { $n } kaarten
} meer betalen.
why-das_riff-afford-keeps = Daarna kun je nog steeds betalen wat voor je ligt.
why-das_riff-rival-afford-less = Het laat { $seat } minder te kopen over.
why-das_riff-rival-afford-keeps = Het legt niets nieuws voor { $seat } neer.
why-das_riff-reach-more = Het brengt { $n ->
    [one] nog een bruikbare kaart
   *[other] nog { $n } bruikbare kaarten
} binnen bereik van je rifboten.
why-das_riff-worms-more = Het levert je { $n ->
    [one] een worm
   *[other] { $n } wormen
} op.
why-das_riff-worms-less = Maar het kost je { $n ->
    [one] een worm
   *[other] { $n } wormen
}.
why-das_riff-worms-keeps = Je bewaart je wormen voor later.

## Fish'n'Stones
why-fish_n_stones-catch-more = Je vangt { $n ->
    [one] één vis
   *[other] { $n } vissen
}.
why-fish_n_stones-stones-more = Maar er { $n ->
    [one] komt een steen
   *[other] komen { $n } stenen
} mee.
why-fish_n_stones-stones-keeps = De stenen laat je in de vijver.
why-fish_n_stones-before-cat-more = Je kat ligt dan voor { $now ->
    [one] één stapel
   *[other] { $now } stapels
} met vis bovenop.
why-fish_n_stones-before-cat-keeps = De vis bovenop blijft voor je kat liggen.
why-fish_n_stones-large-before-cat-more = De kaart met drie vissen komt voor je kat te liggen.
why-fish_n_stones-large-before-cat-keeps = De kaart met drie vissen blijft voor je kat liggen.
why-fish_n_stones-stone-before-cat-less = Een steen voor je kat wordt bedekt.
why-fish_n_stones-stone-before-cat-keeps = Er komt geen steen voor je kat te liggen.
why-fish_n_stones-fish-in-column-more = In de beste stapel voor je kat zitten dan { $now } vissen.
why-fish_n_stones-fish-in-column-keeps = Je beste stapel, met { $now } vissen, blijft voor je kat liggen.
why-fish_n_stones-high-before-cat-more = De hoogste stapel voor je kat telt dan { $now ->
    [one] één kaart
   *[other] { $now } kaarten
}.
why-fish_n_stones-buried-stone-less = Een steen verdwijnt onder vis.
why-fish_n_stones-buried-fish-keeps = De vis bovenop blijft onbedekt.
why-fish_n_stones-stacks-less = Van twee stapels wordt er één gemaakt.
why-fish_n_stones-shown-keeps = Je verraadt niet waar je kat ligt.

## Reef Encounter
why-reef_encounter-fed-more = Je papegaaivis krijgt { $n ->
    [one] één tegel
   *[other] { $n } tegels
}.
why-reef_encounter-ripe-more = Een koraal van jou wordt groot genoeg om op te eten.
why-reef_encounter-ripe-keeps = Je koraal blijft groot genoeg om op te eten.
why-reef_encounter-safe-largest-more = Het beschermt een koraal van jou met { $now ->
    [one] één tegel
   *[other] { $now } tegels
}.
why-reef_encounter-safe-largest-keeps = Je grootste koraal blijft beschermd.
why-reef_encounter-rival-ripe-less = { $seat } kan dat koraal niet meer opeten: het is te klein.
why-reef_encounter-rival-ripe-keeps = Het helpt geen koraal van { $seat } aan de vereiste grootte.
why-reef_encounter-rival-tiles-less = Het haalt { $n ->
    [one] één tegel
   *[other] { $n } tegels
} weg bij de koralen van { $seat }.
why-reef_encounter-largest-more = Je grootste koraal groeit tot { $now } tegels.
why-reef_encounter-largest-keeps = Je grootste koraal houdt zijn { $now } tegels.
why-reef_encounter-guarded-more = Je bewaakt er een koraal bij.
why-reef_encounter-guarded-less = Maar een van je koralen raakt zijn bewaker kwijt.
why-reef_encounter-safe-more = Het beschermt { $n ->
    [one] nog een tegel
   *[other] nog { $n } tegels
} van jou.
why-reef_encounter-safe-keeps = Je koralen blijven beschermd.
why-reef_encounter-tiles-more = Je koralen groeien met { $n ->
    [one] één tegel
   *[other] { $n } tegels
}.
why-reef_encounter-spoils-more = Het levert je { $n ->
    [one] een vernietigde tegel
   *[other] { $n } vernietigde tegels
} op om mee te betalen.
why-reef_encounter-spoils-less = Maar het kost je { $n ->
    [one] een vernietigde tegel
   *[other] { $n } vernietigde tegels
}.
why-reef_encounter-spoils-keeps = Je bewaart je vernietigde tegels voor later.
why-reef_encounter-rival-safe-less = { $n ->
    [one] Een tegel van { $seat } ligt
   *[other] { $n } tegels van { $seat } liggen
} daarna onbeschermd.
why-reef_encounter-locked-more = Het zet een koraaltegel vast: niemand kan hem nog omdraaien.
why-reef_encounter-cubes-more = Het levert je { $n ->
    [one] een larvenblokje
   *[other] { $n } larvenblokjes
} op voor je volgende beurten.
why-reef_encounter-cubes-keeps = Je bewaart je larvenblokjes voor later.
why-reef_encounter-screen-more = Er { $n ->
    [one] komt één tegel
   *[other] komen { $n } tegels
} achter je scherm.
why-reef_encounter-screen-keeps = Je bewaart je tegels voor later.

## Rivero
why-rivero-near-less = Je beste rivier mist dan nog maar { $now ->
    [one] één kaart
   *[other] { $now } kaarten
} voor een Rivero.
why-rivero-needed-more = Maar { $card } blijft in de bron liggen, en { $seat } heeft die nodig.
why-rivero-needed-less = Het haalt { $card } weg, die { $seat } nodig heeft.
why-rivero-needed-keeps = { $card } laat je niet aan { $seat }, die hem nodig heeft.
why-rivero-own-needed-more = Het brengt { $card } in de bron, die je rivieren nodig hebben.
why-rivero-own-needed-keeps = { $card }, die je rivieren nodig hebben, blijft in de bron.
why-rivero-cards-more = Je rivieren groeien met { $n ->
    [one] één kaart
   *[other] { $n } kaarten
}.
why-rivero-river-more = Je begint een nieuwe rivier.
why-rivero-rival-cards-less = De rivieren van { $seat } verliezen { $n ->
    [one] één kaart
   *[other] { $n } kaarten
}.
why-rivero-rival-cards-more = Maar ook de rivieren van { $seat } groeien.
why-rivero-groundwater-less = Je grondwater raakt { $n ->
    [one] één kaart
   *[other] { $n } kaarten
} kwijt.
why-rivero-groundwater-more = Maar { $n ->
    [one] er zakt één kaart
   *[other] er zakken { $n } kaarten
} in je grondwater.
why-rivero-groundwater-keeps = Er zakt niets meer in je grondwater.
why-rivero-fitting-more = Je hebt dan kaarten in je hand die bij je rivieren passen: { $card }.
why-rivero-fitting-keeps = Je houdt kaarten in je hand die bij je rivieren passen: { $card }.
why-rivero-bridge-more = Je houdt een brug achter de hand.
why-rivero-bridge-keeps = Je bewaart je brug voor later.
why-rivero-canteen-more = Je veldfles komt bij een rivier te liggen.
why-rivero-usable-more = Het maakt een verticaal rijtje klaar dat je meteen kunt gebruiken: { $card }.
why-rivero-usable-keeps = Er blijft een verticaal rijtje liggen dat je meteen kunt gebruiken: { $card }.
why-rivero-filled-less = Er blijven minder volle rijtjes over om te nemen.
why-rivero-filled-keeps = Het vult geen rijtje dat de ander zou kunnen nemen.
why-rivero-hand-less = Je hand wordt { $n ->
    [one] één kaart
   *[other] { $n } kaarten
} kleiner.
why-rivero-draw-more = Je krijgt { $n ->
    [one] één kaart
   *[other] { $n } kaarten
} in je hand.
