# Das Riff. De woorden zijn die van de woordenlijst in docs/rules/das_riff.md.

## Words inside other sentences
colour-name = { $colour ->
    [red] rood
    [yellow] geel
    [blue] blauw
    [green] groen
    [purple] paars
   *[pink] roze
}
die-a-name = { $die_a ->
    [red] rood
    [yellow] geel
    [blue] blauw
    [green] groen
    [purple] paars
   *[pink] roze
}
die-b-name = { $die_b ->
    [red] rood
    [yellow] geel
    [blue] blauw
    [green] groen
    [purple] paars
   *[pink] roze
}
breeding-first = { $first ->
    [red] rood
    [yellow] geel
    [blue] blauw
    [green] groen
    [purple] paars
   *[pink] roze
}
breeding-second = { $second ->
    [red] rood
    [yellow] geel
    [blue] blauw
    [green] groen
    [purple] paars
   *[pink] roze
}
breeding-name = { breeding-first }-{ breeding-second }
unit-object = { $unit ->
    [red] een rode worm
    [yellow] een gele worm
    [blue] een blauwe worm
    [green] een groene worm
    [purple] een paarse worm
    [pink] een roze worm
   *[pearl] een parel
}
    .geen = { $unit ->
        [red] geen rode worm
        [yellow] geen gele worm
        [blue] geen blauwe worm
        [green] geen groene worm
        [purple] geen paarse worm
        [pink] geen roze worm
       *[pearl] geen parel
    }
card-object = { $card ->
    [red_male] een rood mannetje
    [red_female] een rood vrouwtje
    [yellow_male] een geel mannetje
    [yellow_female] een geel vrouwtje
    [blue_male] een blauw mannetje
    [blue_female] een blauw vrouwtje
    [green_male] een groen mannetje
    [green_female] een groen vrouwtje
    [purple_male] een paars mannetje
    [purple_female] een paars vrouwtje
    [pink_male] een roze mannetje
    [pink_female] een roze vrouwtje
    [coral] een koraalboom
    [pearl] een parel
    [shark] een haai
   *[water] een waterkaart
}
pays-name = { $pays ->
    [red] rood of parel
    [yellow] geel of parel
    [blue] blauw of parel
    [green] groen of parel
    [purple] paars of parel
    [pink] roze of parel
   *[any] elke kleur
}
cost = prijs { $price } ({ pays-name })

## What a player can do
action-pick = Neem { unit-object }
action-take = Neem de kaart in { $cell }
action-flip = Draai de kaart in { $cell } om
action-boat = Koop een rifboot
action-pay = Betaal { unit-object }
action-place = Leg de vis op koraal { $slot }
action-shark = Stuur een haai naar { $cell }
action-shark-own = Stuur een haai naar je vis op koraal { $slot }
action-end-turn = Beurt beëindigen

## What is asked
ask-pick_active = Een gegooide kleur is op: kies je worm.
ask-pick_opponent = De dobbelstenen geven ook jou een worm: kies zijn kleur.
ask-action = Neem kaarten of draai ze om, koop een rifboot, stuur een haai, of beëindig je beurt.
ask-pay-take = Kies waarmee je { card-object } betaalt (nog { $due }).
ask-pay-flip = Kies waarmee je het omdraaien van { $cell } betaalt (nog { $due }).
ask-pay-boat = Kies waarmee je de rifboot betaalt (nog { $due }).
ask-place = Je neemt { card-object }: op welk koraal komt de vis?
hint-rest = Kies nu wie de haai verjaagt, of laat hem los.
ask-end = Het spel is afgelopen.

## What happened
event-game-started = { $starter } begint.
    .you = Jij begint.
event-turn-started = Beurt { $turn }: { $seat }.
    .you = Beurt { $turn }: jij.
event-rolled = { $seat } gooit { die-a-name } en { die-b-name }.
    .you = Jij gooit { die-a-name } en { die-b-name }.
event-worm-picked = { $seat } neemt { unit-object }.
    .you = Jij neemt { unit-object }.
event-no-worm = Er is geen worm over voor { $seat }.
    .you = Er is geen worm over voor jou.
event-paid = { $seat } betaalt { unit-object }.
    .you = Jij betaalt { unit-object }.
costs-told = betaald: { $price }
cost-paid = { $unit ->
    [red] rood
    [yellow] geel
    [blue] blauw
    [green] groen
    [purple] paars
    [pink] roze
   *[pearl] parel
}
event-card-taken = { $seat } neemt { card-object } uit { $cell }.
    .you = Jij neemt { card-object } uit { $cell }.
event-card-flipped = { $seat } draait { $cell } om en vindt { card-object }.
    .you = Jij draait { $cell } om en vindt { card-object }.
event-boat-bought = { $seat } legt een rifboot bij kolom { $column }.
    .you = Jij legt een rifboot bij kolom { $column }.
event-fish-placed = { $seat } legt { card-object } op koraal { $slot }.
    .you = Jij legt { card-object } op koraal { $slot }.
event-bred = { $seat } kweekt { breeding-name } op koraal { $slot }: kweek { $breedings } van 5.
    .you = Jij kweekt { breeding-name } op koraal { $slot }: kweek { $breedings } van 5.
event-breeding-opened = Er ligt een nieuwe kweekkaart open: { breeding-name }.
event-card-chased = { $seat } stuurt een haai naar { $cell } en verjaagt { card-object }.
    .you = Jij stuurt een haai naar { $cell } en verjaagt { card-object }.
event-fish-chased = { $seat } stuurt een haai naar het eigen koraal { $slot } en verjaagt { card-object }.
    .you = Jij stuurt een haai naar je eigen koraal { $slot } en verjaagt { card-object }.
event-turn-ended = { $seat } { $by_itself ->
    [yes] kan niets meer doen; de beurt is voorbij.
   *[no] beëindigt de beurt.
}
    .you = Jij { $by_itself ->
        [yes] kunt niets meer doen; de beurt is voorbij.
       *[no] beëindigt de beurt.
    }
event-drained = Open water stroomt weg uit { $cell }.
several-drained = Open water stroomt weg uit { $count } vakken.
event-spring-tide = Springtij: de zeekant spoelt leeg.
event-swept = Het tij neemt { card-object } mee uit { $cell }.
event-reshuffled = De aflegstapel wordt door de trekstapel geschud: { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}.
event-no-card-left = Er is geen kaart over voor { $cells ->
    [one] één vak
   *[other] { $cells } vakken
}.
event-game-won = { $seat } heeft vijf kweken voltooid.
    .you = Jij hebt vijf kweken voltooid.
event-limit-reached = Beurt { $turns } was de laatste.

## The board in the terminal
turn-line = Beurt { $turn } van { $limit }: { $seat } · dobbelstenen: { $dice }
board-column = kolom
board-row = rij { $row }
board-sea = < zeekant
board-reef = rifkant
open-line = Kweekkaarten: { $cards }   ({ $left } op de stapel)
supply-line = Voorraad: wormen { $worms } · { $boats ->
    [one] één rifboot
   *[other] { $boats } rifboten
}
pile-line = Trekstapel { $draw }, aflegstapel { $discard }: { $cards }
unseen-line = Nog niet gezien: { $cards }
player-line = { $seat }: wormen { $worms } · { $pearls ->
    [one] één parel
   *[other] { $pearls } parels
} · { $sharks ->
    [one] één haai
   *[other] { $sharks } haaien
} · { $breedings ->
    [one] één kweek
   *[other] { $breedings } kweken
}
coral-line = {"  "}koralen: { $corals }
legend = Rm rood mannetje, Rf rood vrouwtje · # koraalboom · * parel · ^ haai · ~ water
legend-marks = [?] gesloten · Rm! deze beurt omgedraaid · 0:. leeg koraal · 0:=R-Y gekweekt

## Why the game ended
reason-five_breedings = er zijn vijf kweken voltooid
reason-turn_limit = het maximum aan beurten is bereikt

## What a decision would do, and why one cannot be taken
preview-pick = je hebt er { $owned }
preview-take = { card-object }, { cost }
preview-take-breeds = { card-object }, { cost }; kweekt meteen { breeding-name }
preview-flip = prijs { $price } (elke kleur); deze beurt mag je haar daarna voor één nemen
preview-boat = prijs { $price } (elke kleur); bereikt kolom { $column }
preview-pay = { $left ->
    [0] dat is alles
   *[other] daarna nog { $left }
}
preview-place-waits = wacht daar op een partner
preview-place-breeds = kweekt meteen { breeding-name }
preview-shark = verjaagt { card-object }
why-other-phase = Nu moet je { $phase ->
    [pick_active] een worm kiezen
    [pick_opponent] een worm kiezen
    [pay] betalen
    [place] de vis neerleggen
   *[action] een actie kiezen
}.
why-no-worm = Je kunt { unit-object.geen } nemen: de voorraad is op.
why-not-rolled = Je kunt { unit-object.geen } nemen: die kleur is niet gegooid.
why-empty-cell = In { $cell } ligt geen kaart.
why-no-boat = Je hebt geen rifboot bij kolom { $column }.
why-face-down = De kaart in { $cell } ligt gesloten: draai die eerst om.
why-face-up = De kaart in { $cell } ligt al open.
why-water = Water kun je niet nemen.
why-five-corals = Je hebt al { $most } koralen.
why-no-place = Je hebt geen plaats voor { card-object }: je hebt een leeg koraal nodig, of een vis om mee te kweken.
why-too-dear = Dat kun je niet betalen: { cost }, en je hebt { $owned }.
why-all-boats = Je hebt al { $most } rifboten.
why-no-boat-left = Er is geen rifboot meer in de voorraad.
why-unit-not-owned = Je hebt { unit-object.geen } om mee te betalen.
why-wrong-unit = Je kunt hier { unit-object.geen } betalen, alleen { pays-name }.
why-no-coral = Je hebt geen koraal { $slot }.
why-bred = Op koraal { $slot } ligt al een kweekkaart.
why-lower-slot = Koraal { $slot } is net zo als een met een lager nummer: kies dat.
why-no-breeding = Geen open kweekkaart past bij deze vis en die op koraal { $slot }.
why-no-shark = Je hebt geen haai.
why-no-prey = Een haai verjaagt geen water en geen gesloten kaart ({ $cell }).
why-hidden-prey = Een haai verjaagt geen gesloten kaart ({ $cell }).
why-no-fish = Op koraal { $slot } zit geen losse vis.

## The lobby
name = Das Riff
tagline = Vis in het stromende rif, paar de kleuren en kweek als eerste vijf keer.
option-spring_tide = Springtij
about-option-spring_tide = Een huisregel: als vier beurten na elkaar niets brengen, spoelt de zeekant leeg.
option-spring_tide-true = Na vier stille beurten
option-spring_tide-false = Nooit
option-flip_price = Een omgedraaide kaart kost één
about-option-flip_price = Een kaart die je zelf hebt omgedraaid, neem je voor één worm; later kost ze er twee.
option-flip_price-same_turn = Tot het einde van de beurt
option-flip_price-immediate = Alleen als je die meteen neemt
option-turn_limit = Maximum aan beurten
about-option-turn_limit = Na deze beurt eindigt het spel: de meeste kweken winnen, daarna de meeste koralen.
option-first_seat = Wie begint
option-first_seat-random = Het toeval beslist
option-first_seat-0 = De eerste plaats
option-first_seat-1 = De tweede plaats
option-shark_on_water = Haaien en open water
about-option-shark_on_water = Volgens het spelregelboekje verjaagt een haai „elke open kaart”, en dan noemt het vis, koraal, parel en haai. Toegestaan: ook open water mag verjaagd worden.
option-shark_on_water-false = Nooit water verjagen
option-shark_on_water-true = Water mag ook
option-reef_cards = Rifkaarten in de doos
about-option-reef_cards = Het spelregelboekje noemt 60 rifkaarten, maar niet hoeveel van elke soort: 18 vissen, 10 koraalbomen, 8 parels, 6 haaien en 18 open water zijn een keuze van dit huis. Heb je het spel zelf, vul dan in wat er in jouw doos zit; van een vis zijn er zoveel als de kaart stippen heeft. Open water is wat er van de 60 overblijft.

## The board on the screen, for those who see it and those who do not
piece = { $kind ->
    [red_male] rood mannetje
    [red_female] rood vrouwtje
    [yellow_male] geel mannetje
    [yellow_female] geel vrouwtje
    [blue_male] blauw mannetje
    [blue_female] blauw vrouwtje
    [green_male] groen mannetje
    [green_female] groen vrouwtje
    [purple_male] paars mannetje
    [purple_female] paars vrouwtje
    [pink_male] roze mannetje
    [pink_female] roze vrouwtje
    [worm] worm
    [boat] rifboot
    [breeding] kweekkaart
    [die] kleurendobbelsteen
    [back] gesloten kaart
    [coral] koraalboom
    [pearl] parel
    [shark] haai
   *[water] open water
}
units-name = { $unit ->
    [red] rode wormen
    [yellow] gele wormen
    [blue] blauwe wormen
    [green] groene wormen
    [purple] paarse wormen
    [pink] roze wormen
   *[pearl] parels
}
unit-paid = { $unit ->
    [red] rood
    [yellow] geel
    [blue] blauw
    [green] groen
    [purple] paars
    [pink] roze
   *[pearl] parel
}
see-payment = je betaalt { $payment }
see-paying = { $count ->
    [one] een ervan wordt betaald
   *[other] { $count } ervan worden betaald
}
see-progress = Beurt { $turn } · trekstapel { $draw } · aflegstapel { $discard }
see-lagoon = De lagune
see-water = Het water, van de zeekant tot de rifkant
see-at = rij { $row }, kolom { $column }
see-cell = Rij { $row }, kolom { $column }: { piece }
see-cell-down = Rij { $row }, kolom { $column }: gesloten
see-cell-empty = Rij { $row }, kolom { $column }: leeg
see-beyond = buiten bereik van je rifboten
see-boats = Rifboten van { $seat }: { $boats }
    .you = Jouw rifboten: { $boats }
see-berth = De volgende rifboot komt bij kolom { $column }
see-bank = Voor { $seat }: wormen, parels, haaien en koralen
    .you = Voor jou: wormen, parels, haaien en koralen
see-unit = { units-name }: { $count }
see-sharks = { $sharks ->
    [one] één haai
   *[other] { $sharks } haaien
}
see-slot-none = Plaats { $slot }: nog geen koraal
see-slot-empty = Koraal { $slot }: leeg
see-slot-single = Koraal { $slot }: { piece }
see-slot-bred = Koraal { $slot }: gekweekt { breeding-name }
see-waits = Wacht op een koraal: { piece }
see-supply = Zeekant: de voorraad
see-supply-worms = Voorraad, { units-name }: { $count }
see-supply-boats = Voorraad, rifboten: { $boats }
see-dice = Dobbelstenen: { die-a-name } en { die-b-name }
see-still = Stille beurten: { $turns } van { $most } tot het springtij
see-reef = Rifkant: kweekkaarten en stapels
see-open-none = Geen open kweekkaart
see-breeding-deck = Gesloten kweekkaarten: { $cards }
see-draw = Trekstapel: { $cards }
see-discard = Aflegstapel: { $cards }; bij { $most } wordt geschud
see-unseen = Wat nog niemand heeft gezien
see-unseen-list = Nog niet gezien: { $cards }
see-breedings = Gekweekt: { $breedings } van { $most }; koralen: { $corals }; rifboten: { $boats }
see-open-what = Kweekkaart { breeding-name }: een mannetje van de ene en een vrouwtje van de andere kleur, samen op een van je koralen, leveren haar op.
letters = { $colour ->
    [red] Rd
    [yellow] Ge
    [blue] Bl
    [green] Gr
    [purple] Pa
   *[pink] Rz
}
label-supply = Voorraad
label-worms = Wormen van { $seat }
    .you = Jouw wormen
label-mine = Van jou
label-corals = Koralen van { $seat }
    .you = Jouw koralen
label-breeding = Kweekkaarten
label-draw = Trekstapel
label-discard = Aflegstapel
label-deck = Komt nog
house-deck = Hoeveel kaarten er van elke soort zijn, heeft dit huis gekozen, want het spelregelboekje zegt het niet: 18 vissen, 10 koraalbomen, 8 parels, 6 haaien en 18 open water. Een nieuwe tafel kan de aantallen van een echte doos invullen.
