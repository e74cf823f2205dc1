# The coach: hints, and a match looked at again. Points here are hundredths of the chance to win.

## How large a mistake is
coach-blunder = blunder
coach-mistake = fout
coach-inaccuracy = onnauwkeurigheid

## A hint, step by step
coach-look = Denk eerst hierover na: { $what }
coach-move = Het beste: { $action }
coach-chance = Daarmee is je kans om te winnen ongeveer { $chance } %, met een speling van { $error }.
coach-clear = Al het andere geeft minstens { $points ->
    [one] één punt
   *[other] { $points } punten
} van die kans weg; daarna komt: { $other }
coach-close = Het scheelt weinig; bijna even goed: { $other }
coach-wins = Daarmee win je het spel.
coach-gain = Het levert je meteen { $points ->
    [one] één punt
   *[other] { $points } punten
} op.
coach-cost = Het kost je nu { $points ->
    [one] één punt
   *[other] { $points } punten
}, voor wat later komt.
coach-hurt = Het neemt { $who } { $points ->
    [one] één punt
   *[other] { $points } punten
} af.
coach-reply = Verwacht dit antwoord van { $who }: “{ $action }”

## At the table
coach = Coach
coach-thinking = De coach denkt na …
coach-stop = Stop
coach-where = Kijk eerst naar wat op tafel is aangewezen.
coach-show-move = Toon de zet
coach-show-why = Waarom?
coach-read-all = Alles lezen
coach-take = Doe dit
coach-silent = De coach heeft hier niets te zeggen.
coach-not-asked = De coach antwoordt als het jouw beslissing is.
coach-rated = Deze partij telt voor de rating: de coach zwijgt tot ze voorbij is.

## Before a clear mistake
coach-sure = Zeker?
coach-sure-what = Dit geeft ongeveer { $points } punten van je kans om te winnen weg.
coach-sure-keep = Toch doen
coach-sure-again = Opnieuw kiezen
coach-sure-better = Toon een betere zet
coach-minding = De coach bekijkt je keuze …
coach-send = Nu versturen
coach-lesson = Je zet “{ $action }” gaf ongeveer { $points } punten van je kans om te winnen weg. Beter was: { $best }
coach-lesson-read = Ik snap het

## A match looked at again
coach-looking = Elke beslissing wordt bekeken: { $done } van { $of }
coach-thorough = Over elk moment is nagedacht met { $passes } uitgespeelde partijen.
coach-title = { $game }: de partij nog eens bekeken
coach-player = { $who }: nauwkeurigheid { $accuracy } %, spel { $skill }, geluk { $luck }
coach-worst = De duurste beslissingen
coach-no-mistakes = Niemand heeft een fout gemaakt waar de coach zeker van is.
coach-judged = Beslissing { $n }, { $who }: { $action } ({ $kind }, { $loss } punten). Beter: { $best }
coach-turns = Keerpunten
coach-turn-decision = Beslissing { $n }: { $who } kiest ‘{ $action }’ en zakt van { $from } naar { $to } %.
coach-turn-lucky = Beslissing { $n }: wat er komt, helpt { $who }: van { $from } naar { $to } %.
coach-turn-unlucky = Beslissing { $n }: wat er komt, zit { $who } tegen: van { $from } naar { $to } %.
coach-turn-deal = Het delen zelf brengt { $who } van { $from } op { $to } %.
coach-no-turns = Geen enkel moment heeft de partij gekeerd.
coach-turn-lead = { $n ->
    [0] Vanaf het delen
   *[other] Vanaf beslissing { $n }
} stond { $who } tot het einde voor.
coach-strokes = Het meeste geluk en de meeste pech
coach-stroke = Na beslissing { $n }: { $luck } voor { $who }
coach-deal = Het delen: { $luck } voor { $who }
coach-explained = Punten zijn honderdsten van de kans om te winnen. Spel is wat de fouten van anderen opleverden, min wat de eigen fouten kostten; geluk is al het overige. Samen leiden ze van het eerlijke deel, { $fair }, naar de uitslag.
coach-unfinished = Deze partij is niet uitgespeeld: als uitslag tellen de kansen zoals ze het laatst stonden.
coach-graph = Kansen om te winnen, zoals iedere speler ze kon weten
coach-graph-at = { $n ->
    [0] Na het delen
   *[other] Na beslissing { $n }
}: { $chances }
coach-graph-moments = beslissingen
coach-table = Wat iedere speler ervan maakte
coach-table-player = speler
coach-table-accuracy = nauwkeurigheid
coach-table-skill = spel
coach-table-luck = geluk
coach-table-result = uitslag
coach-decisions = Iedere beslissing
coach-table-decision = beslissing
coach-table-best = beste
coach-table-chance = kans ervoor en erna
coach-table-lost = verloren

## The report of a player
report = Waar je kansen verliest
report-lead = Je laatste afgelopen partijen, nog eens bekeken door de coach. Punten zijn honderdsten van de kans om te winnen.
report-sum = { $matches ->
    [one] Eén partij
   *[other] { $matches } partijen
}, { $decisions } beslissingen, { $lost } punten kans verloren.
report-by-game = Per spel
report-by-part = Per deel van de partij
report-by-phase = Naar wat er gevraagd werd
report-by-kind = Naar soort beslissing
report-row = { $where }: { $lost } punten in { $decisions ->
    [one] één beslissing
   *[other] { $decisions } beslissingen
}
report-question = “{ $question }”
report-like = bijvoorbeeld “{ $action }”
report-examples = Voorbeelden
report-example = beslissing { $n }, { $action } ({ $kind }, { $loss } punten). Beter: { $best }
report-ask = Bekijk mijn partijen
report-waiting = { $waiting ->
    [one] Er wordt nog één partij bekeken …
   *[other] Er worden nog { $waiting } partijen bekeken …
}
report-none = Er valt nog niets te melden: speel eerst een partij uit.
report-few = { $analysed } van { $matches } afgelopen partijen zijn bekeken.
report-open = Openen op het bord
report-accuracy = Nauwkeurigheid { $accuracy } %
report-part-beginning = begin
report-part-middle = midden
report-part-end = einde
