# Fish'n'Stones. De woorden zijn die van de woordenlijst in docs/rules/fish_n_stones.md.

## Places: as seen from the own shore on the screen, by number in the terminal
spot-cell = { $cell ->
    [near-left] de plek linksvoor
    [near-middle] de plek middenvoor
    [near-right] de plek rechtsvoor
    [middle-left] de plek links in het midden
    [centre] de middelste plek
    [middle-right] de plek rechts in het midden
    [far-left] de plek linksachter
    [far-middle] de plek middenachter
    [far-right] de plek rechtsachter
   *[other] plek { $cell }
}
spot-source = { $source ->
    [near-left] de plek linksvoor
    [near-middle] de plek middenvoor
    [near-right] de plek rechtsvoor
    [middle-left] de plek links in het midden
    [centre] de middelste plek
    [middle-right] de plek rechts in het midden
    [far-left] de plek linksachter
    [far-middle] de plek middenachter
    [far-right] de plek rechtsachter
   *[other] plek { $source }
}
spot-target = { $target ->
    [near-left] de plek linksvoor
    [near-middle] de plek middenvoor
    [near-right] de plek rechtsvoor
    [middle-left] de plek links in het midden
    [centre] de middelste plek
    [middle-right] de plek rechts in het midden
    [far-left] de plek linksachter
    [far-middle] de plek middenachter
    [far-right] de plek rechtsachter
   *[other] plek { $target }
}
cat-before = { $column ->
    [left] linkerkolom
    [right] rechterkolom
    [near] voorste rij
    [far] achterste rij
    [across] middelste rij
   *[middle] middelste kolom
}

## What a player can do
action-cat = Uitwerpen: kat voor de { $column ->
    [left] linkerkolom
    [right] rechterkolom
   *[middle] middelste kolom
}
action-no-bait = Niet lokken
action-lure = Lok de stapel van { spot-cell }
action-onto = Lok hem naar { spot-cell }
then-onto = naar { spot-cell }
action-fish = Vis { spot-cell } leeg

## What is asked
ask-cast = Voor welke van je kolommen leg je je kat?
ask-bait = Lok een stapel naar je kolom, of lok niet.
ask-drop = Naar welke plek gaat de stapel?
hint-rest = Kies nu waar hij heen gaat, of laat hem los.
ask-fish = Welke plek van je kolom vis je leeg?
ask-end = Het spel is afgelopen.

## What happened
event-round-started = Ronde { $round } begint; { $starter } is startspeler.
    .you = Ronde { $round } begint; jij bent startspeler.
event-cat-placed = { $seat } heeft uitgeworpen.
    .you = Jij hebt uitgeworpen.
event-picked = { $seat } lokt de stapel van { spot-cell }.
    .you = Jij lokt de stapel van { spot-cell }.
event-baited = { $seat } lokt { $height ->
    [one] de kaart
   *[other] de { $height } kaarten
} van { spot-source } naar { spot-target }.
    .you = Jij lokt { $height ->
        [one] de kaart
       *[other] de { $height } kaarten
    } van { spot-source } naar { spot-target }.
event-bait-skipped = { $seat } lokt niet.
    .you = Jij lokt niet.
event-cat-revealed = De kat van { $seat } ligt voor de { cat-before }.
    .you = Jouw kat ligt voor de { cat-before }.
event-caught = { $seat } vist { spot-cell } leeg: { $height ->
    [one] één kaart
   *[other] { $height } kaarten
} ({ $fish ->
    [0] geen vissen
    [one] één vis
   *[other] { $fish } vissen
}, { $stones ->
    [0] geen stenen
    [one] één steen
   *[other] { $stones } stenen
}).
    .you = Jij vist { spot-cell } leeg: { $height ->
        [one] één kaart
       *[other] { $height } kaarten
    } ({ $fish ->
        [0] geen vissen
        [one] één vis
       *[other] { $fish } vissen
    }, { $stones ->
        [0] geen stenen
        [one] één steen
       *[other] { $stones } stenen
    }).
event-caught-unseen = { $seat } vist { spot-cell } leeg: { $height ->
    [one] één kaart
   *[other] { $height } kaarten
}.
    .you = Jij vist { spot-cell } leeg: { $height ->
        [one] één kaart
       *[other] { $height } kaarten
    }.
event-no-catch = { $seat } vangt niets.
    .you = Jij vangt niets.
event-starter-passed = { $seat } krijgt de startspelerkaart.
    .you = Jij krijgt de startspelerkaart.
event-shores-moved = De katten lopen om de vijver.
event-game-ended = De vierde ronde is voorbij.

## The board in the terminal
round-line = Ronde { $round } van 4, { $deck ->
    [0] de trekstapel is leeg
   *[other] { $deck } kaarten in de trekstapel
}
bucket-line = { $fish ->
    [one] één vis
   *[other] { $fish } vissen
}, { $stones ->
    [one] één steen
   *[other] { $stones } stenen
}: { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}
bucket-closed = { $height ->
    [one] één kaart
   *[other] { $height } kaarten
} in de emmer
cat-at = kat voor de { $column ->
    [left] linkerkolom
    [right] rechterkolom
   *[middle] middelste kolom
}
cat-placed = kat neergelegd
cat-not-placed = kat nog niet neergelegd
legend = F één vis, FF twee, F3 drie · o één steen, oo twee · ~ water · x2 een stapel van twee kaarten; kolommen gezien vanaf je eigen oever

## Why the game ended
reason-four_rounds = er zijn vier rondes gespeeld
tie-break = Bij gelijke punten winnen de minste stenen.

## What a decision would do, and why one cannot be taken
preview-full = { $height ->
    [one] één kaart
   *[other] { $height } kaarten
}: { $fish ->
    [one] één vis
   *[other] { $fish } vissen
}, { $stones ->
    [one] één steen
   *[other] { $stones } stenen
}
preview-top = { $top ->
    [fish1] één vis
    [fish2] twee vissen
    [fish3] drie vissen
    [stone1] één steen
    [stone2] twee stenen
   *[water] water
} bovenop{ $covered ->
    [0] {""}
    [one] , één kaart bedekt
   *[other] , { $covered } kaarten bedekt
}
why-other-phase = Nu is het tijd om { $phase ->
    [cast] uit te werpen
    [bait] te lokken
    [drop] te kiezen waar de stapel heen gaat
   *[fish] te vissen
}.
why-not-cat = Je kat komt voor een van je drie kolommen: kies er daar een, of draag de kat erheen.
why-empty = Er ligt niets op { spot-cell }.
why-no-neighbour = Een stapel gaat alleen naar een plek ernaast, en { spot-cell } ligt niet naast { spot-source }.
why-other-column = Je kat kan niet bij { spot-cell }.

## The lobby
name = Fish'n'Stones
tagline = Vier katten, één vijver: lok de vissen, ontwijk de stenen.
option-bait_rule = Lokken
about-option-bait_rule = Lokken naar je eigen kolom verraadt waar je kat kan liggen; overal lokken laat je bluffen.
option-bait_rule-cat_column = Naar de kolom van je kat
option-bait_rule-anywhere = Overal (bluffen)
option-own_cat = Je eigen kat
about-option-own_cat = Ook voor jou verborgen: dan speel je uit je hoofd en mag je overal lokken.
option-own_cat-shown = Je ziet waar hij ligt
option-own_cat-hidden = Ook voor jou verborgen
option-stack_view = Bedekte kaarten
about-option-stack_view = Alleen de bovenste: wat eronder ligt, moet je onthouden.
option-stack_view-top_only = Alleen de bovenste is te zien
option-stack_view-full = Alle kaarten zijn te zien
option-bucket_view = Emmers
about-option-bucket_view = Gesloten: niemand ziet hoeveel punten de anderen hebben.
option-bucket_view-open = Open
option-bucket_view-closed = Dicht tot het einde
option-two_player_shores = Oevers met twee spelers
option-two_player_shores-opposite = Tegenover elkaar
option-two_player_shores-corner = Om de hoek
option-three_player_shores = Oevers met drie spelers
option-three_player_shores-fixed = Vast
option-three_player_shores-walking = De katten lopen
option-pond_cards = Vijverkaarten in de doos
about-option-pond_cards = Het spelregelboekje noemt 36 vijverkaarten, maar niet wat erop staat: 8 met één vis, 8 met twee, 4 met drie, 4 water, 8 met één steen en 4 met twee zijn een keuze van dit huis. Heb je het spel zelf, vul dan in wat er in jouw doos zit. Water is wat er van de 36 overblijft.

## What is on the table, for those who do not see it
see-progress = Ronde { $round } van 4 · { $deck ->
    [0] trekstapel leeg
   *[other] trekstapel { $deck }
}
see-pond = De vijver
see-spots = Negen visplekken
see-spot = { spot-cell }: { $holds }
see-empty = { spot-cell }: leeg water
see-shore = De oever van { $seat }
    .you = Jouw oever
see-column = { $column ->
    [left] linkerkolom
    [right] rechterkolom
   *[middle] middelste kolom
}
see-cat-here = De kat van { $seat } ligt voor de { cat-before }
    .you = Jouw kat ligt voor de { cat-before }
see-starter = { $seat } heeft de startspelerkaart
    .you = Jij hebt de startspelerkaart
piece = { $kind ->
    [fish1] één vis
    [fish2] twee vissen
    [fish3] drie vissen
    [water] water
    [stone1] één steen
    [stone2] twee stenen
    [red] rode kat
    [blue] blauwe kat
    [yellow] gele kat
   *[green] groene kat
}
house-deck = Hoeveel kaarten er van elke soort zijn, heeft dit huis gekozen, want het spelregelboekje zegt het niet: 8 met één vis, 8 met twee, 4 met drie, 4 water, 8 met één steen en 4 met twee. Een nieuwe tafel kan de aantallen van een echte doos invullen.
