# Puzzels en het spel van de dag. Punten zijn hier honderdsten van de winstkans, tenzij het punten van het spel zijn.

puzzles = Puzzels
puzzle = Puzzel
puzzles-title = Vind de zet die je kans behoudt
puzzles-line = Stellingen uit echte partijen tussen bots, elk met één zet die duidelijk beter is dan alle andere. Een lange zoektocht heeft dat bevestigd.
puzzles-count = { $count ->
    [one] één puzzel
   *[other] { $count } puzzels
}
puzzles-solved = { $solved } opgelost · je rating { $rating }
puzzles-start = Oplossen

## Tijdens het oplossen
puzzle-find = Welke zet behoudt je kans?
puzzle-rated = Rating { $rating }
puzzle-streak = { $count } op rij
puzzle-wrong = Deze niet: { $action }
puzzle-lost = Die geeft ongeveer { $points } punten van je winstkans weg. Probeer een andere.
puzzle-right = Goed!
puzzle-right-later = Goed. Alleen het eerste antwoord telt wel.
puzzle-solution = De zet was: { $action }
puzzle-now = Je rating: { $rating } ({ $change })
puzzle-reveal = Toon de oplossing
puzzle-next = Volgende puzzel
puzzle-line = Wat te verwachten is
puzzle-line-before = Een stap terug
puzzle-line-next = Een stap verder
puzzle-step = { $name }: { $action }
puzzle-how = Kies je zet op het bord, net als aan tafel. Het eerste antwoord telt.

## Wat erover verteld wordt
puzzle-you = Je rating hier: { $rating } · opgelost: { $solved } · langste reeks: { $longest }
puzzle-themes = Thema
puzzle-theme-any = Alle thema's ({ $count })
puzzle-why = Waarom
puzzle-chances = Wat elke zet waard is
puzzle-tried = geprobeerd
puzzle-all-moves = Toon alle { $count } zetten
puzzle-trap = Velen zouden dit spelen: { $action }
puzzle-honest = Je beslist op grond van wat je ziet. Wat verborgen is, werd steeds opnieuw gedeeld: de kansen zijn gemiddelden over { $passes } uitgespeelde partijen, en ± zegt hoever het toeval ze kan hebben verschoven (twee standaardfouten). Het verwachte verloop is één verdeling die waar kan zijn.
puzzle-doubt = Deze lijkt me twijfelachtig
puzzle-doubt-sent = Dank je: de beheerder van deze tafel ziet het.
puzzle-doubt-kept = In deze browser genoteerd. De beheerder hoort het zodra er verbinding is.

## Thema's van alle spellen
puzzle-theme-opening = Opening
puzzle-theme-middle = Middenspel
puzzle-theme-ending = Eindspel
puzzle-theme-only = Enige zet
puzzle-theme-trap = Niet de voor de hand liggende
puzzle-theme-deep = Diep
puzzle-theme-quiet = Stille zet
puzzle-theme-gain = Pak de punten
puzzle-theme-attack = Ten koste van anderen
puzzle-theme-behind = Op achterstand
puzzle-theme-ahead = De winst binnenhalen

## Soorten zetten
puzzle-das-riff-worms = Wormen
puzzle-das-riff-cards = Kaarten nemen
puzzle-das-riff-turning = Kaarten omdraaien
puzzle-das-riff-boats = Boten
puzzle-das-riff-paying = Waarmee betalen
puzzle-das-riff-sharks = Haaien
puzzle-das-riff-stopping = Weten wanneer het genoeg is
puzzle-fish-n-stones-cat = De kat
puzzle-fish-n-stones-bait = Lokken
puzzle-fish-n-stones-dropping = Waar neerleggen
puzzle-fish-n-stones-fishing = Vissen
puzzle-reef-encounter-start = Voor het begin
puzzle-reef-encounter-eating = Koraal opeten
puzzle-reef-encounter-corals = Koraal laten groeien
puzzle-reef-encounter-shrimps = Garnalen
puzzle-reef-encounter-exchange = Ruilen
puzzle-reef-encounter-algae = Algen
puzzle-reef-encounter-collecting = Uit de open zee nemen
puzzle-rivero-rivers = Nieuwe rivieren
puzzle-rivero-lengthening = Langere rivieren
puzzle-rivero-doubling = Dubbelen
puzzle-rivero-swapping = Ruilen
puzzle-rivero-drawing = Kaarten nemen
puzzle-rivero-bridges = Bruggen
puzzle-rivero-effects = Actiekaarten
puzzle-rivero-stopping = Hoe verder te gaan

## Het spel van de dag
daily = Spel van de dag
daily-title = Het spel van de dag
daily-line = Iedereen krijgt dezelfde verdeling tegen dezelfde bot, en dezelfde zetten krijgen hetzelfde antwoord. De eerste poging telt.
daily-day = Dag
daily-before = De dag ervoor
daily-after = De dag erna
daily-today = Vandaag
daily-all = Alle spellen van deze dag
daily-play = Speel het spel
daily-go-on = Verder spelen
daily-again = Nog eens, om te oefenen
daily-look = Bekijk je partij
daily-against = Tegen { $name }
daily-won = Je won, { $own } tegen { $theirs }
daily-lost = Je verloor, { $own } tegen { $theirs }
daily-shared = Je deelde de winst, { $own } tegen { $theirs }
daily-table = De stand van de dag
daily-nobody = Nog niemand heeft een partij ingeleverd.
daily-guest = een gast
daily-rank = plaats
daily-name = naam
daily-result = resultaat
daily-mark-won = gewonnen
daily-mark-lost = verloren
daily-mark-shared = gedeeld
daily-handed = Ingeleverd: dit is jouw partij in de stand.
daily-given-up = Je hebt opgegeven. Alleen een partij die tot het einde gespeeld is, komt in de stand van de dag.
daily-no-line = De server is niet bereikbaar; je partij blijft hier bewaard en je kunt haar later inleveren.
daily-refused = De server nam haar niet aan: { $why }
daily-lines = Verlopen vergeleken
daily-par = De bot op jouw plaats: { $own } tegen { $theirs }
daily-par-ask = Hoe had de bot het gespeeld?
daily-par-thinking = De bot speelt jouw verdeling …
daily-apart = Bij beslissing { $n } ging je een andere weg dan { $name }.
daily-same = Je speelde precies zoals { $name }.
daily-you-took = Jij: { $action }
daily-they-took = { $name }: { $action }
daily-show = Toon dat moment
daily-the-bot = de bot
