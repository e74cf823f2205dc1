var e=`# The what-if board: any position, moved on by hand for all seats, in as many lines as one likes.

## The board
whatif = Wat als
whatif-of-game = { $game }: wat als?
whatif-steps = Stappen door de lijn
whatif-share = Delen

## Lines
whatif-lines = Lijnen
whatif-main = Hoofdlijn
whatif-line = Lijn vanaf zet { $n }
whatif-beginning = Het begin
whatif-rename = Naam geven
whatif-name = Naam van de lijn
whatif-promote = Tot hoofdlijn maken
whatif-cut = Deze lijn verwijderen
whatif-all-rows = Toon alle { $count } zetten

## Moves, and what the coach says of them
whatif-moves = Zetten
whatif-decider = Meerdere spelers kiezen tegelijk. Wie beslist nu?
whatif-decides = { $who } beslist
whatif-ask-coach = Vraag de coach
whatif-thinking = De coach denkt na …
whatif-silent = De coach heeft hier niets te zeggen.
whatif-chance = { $who } wint met een kans van ongeveer { $chance } %, met een speling van { $error }.
whatif-close = Het scheelt weinig: meer dan één zet is ongeveer even goed.
whatif-coach-knows = De coach weet alleen wat { $who } hier kan weten.
whatif-over = In deze lijn is de partij voorbij.

## Bots that play on
whatif-level = Niveau van de bots
whatif-bot-once = Eén zet
whatif-bot-on = Bots spelen verder
whatif-bot-stop = Stop

## What is hidden
whatif-hidden = Verborgen
whatif-hands = Verborgen kaarten en tegels
whatif-hands-were = Zoals ze waren
whatif-hands-dealt = Opnieuw gedeeld
whatif-hands-known = Zoals bekend
whatif-hands-were-what = Alles ligt waar het echt lag.
whatif-hands-dealt-what = Wat { $who } niet kon weten is opnieuw gedeeld: zo had het kunnen zijn.
whatif-hands-known-what = Je ziet alleen wat { $who } kan weten. Wat bedekt is, is gedeeld zoals het zou kunnen zijn.
whatif-of = Wiens kennis telt
whatif-deal = Opnieuw delen
whatif-eyes-turn = Wie beslist

## Where a board begins
whatif-title = Wat als? Een bord om dingen op te proberen
whatif-about = Zet voor iedereen, ga terug, probeer een andere lijn, laat bots verder spelen, vraag de coach. Er wordt niets verstuurd: het bord leeft in deze pagina, en in de link die je deelt.
whatif-typed = Of iets wat is opgeschreven
whatif-typed-what = Plak een stelling, het verslag van een partij of een link naar een bord.
whatif-open = Openen
whatif-file = Bestand kiezen
whatif-fresh = Nieuw gedeeld
whatif-players = Spelers
whatif-deal-game = Delen

## What cannot be read
whatif-bad-position = Deze stelling kan hier niet gelezen worden. Een stelling begint met het spel en de versie: fish_n_stones 1 seats=2 …
whatif-bad-twice = Een stelling noemt elk veld één keer.
whatif-bad-field = Dit kan niet gelezen worden: { $field }
whatif-bad-setup = Dit aantal spelers, of een van de opties, bestaat niet in dit spel.
whatif-bad-stuck = Deze stelling kan niet bestaan: iemand moet beslissen en heeft niets te kiezen.
whatif-bad-pieces = Deze stelling kan niet bestaan: er ontbreekt een stuk, of het is er dubbel.
whatif-bad-numbers = Deze stelling kan niet bestaan: de getallen leiden nergens heen.
whatif-bad-record = Dit verslag kan niet gelezen worden: het volgt de regels niet, of het is geen verslag.
whatif-bad-version = De regels hiervoor zijn hier niet: { $game }, versie { $version }
whatif-bad-link = Deze link kan niet gelezen worden; misschien ontbreekt er een stuk.

## Ways out
whatif-link = Een link naar alles
whatif-link-what = Het moment dat je ziet en elke lijn. Alles staat in de link zelf; ook verborgen kaarten, voor wie hem weet te lezen.
whatif-position = Alleen deze stelling
whatif-picture = Een plaatje of een bestand
whatif-record = Verslag
whatif-embed = Voor een eigen pagina
whatif-whole = Probeer het op een bord
whatif-embed-what = Plak dit in je pagina: het toont het bord, om zet voor zet te lezen.

## A match looked at again
whatif-better = De betere lijn
looked-better-line = Speel de betere lijn
looked-eyes-each = Die van elke speler
looked-eyes-open = Met open kaarten
looked-each-what = Elke beslissing wordt beoordeeld naar wat de speler kon weten.
looked-seat-what = Alleen de beslissingen van { $who }, naar wat { $who } kon weten.
looked-open-what = Ernaast, met ◇: wat verborgen kaarten en toeval deden, en niemand kon weten. Links tonen alle kaarten.
looked-unknown = Was niet te weten
looked-hidden = Beslissing { $n }, { $who }: { $action }. Geen fout, voor zover te weten viel; wat verborgen was kostte { $points } punten.
looked-blunder = blunders
looked-mistake = fouten
looked-inaccuracy = onnauwkeurig
looked-card = Kaart om te delen
looked-no-copy = Deze browser kan geen plaatjes kopiëren; sla het op.
looked-won = { $who } wint
looked-shared = Gedeelde winst: { $who }
`;export{e as default};