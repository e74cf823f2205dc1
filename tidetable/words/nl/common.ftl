# Zinnen die elk spel en de tafel zelf gebruiken.
seat-name = Plaats { $number }
why-illegal = Dit kan nu niet.

## What happened
event-turns-passed = { $turns ->
    [one] Er gaat nog één beurt voorbij
   *[other] Er gaan nog { $turns } beurten voorbij
} waarin niemand iets kan doen.

## The table in the terminal
terminal-welcome = { $game }, gedeeld met startgetal { $seed }. Typ een nummer, of help.
terminal-curtain = Geef het toetsenbord aan { $seat } en druk dan op Enter.
terminal-prompt = Je keuze:
terminal-no-number = Keuze { $number } bestaat niet; typ een nummer van 1 tot en met { $most }.
terminal-unknown = “{ $text }” is geen van de keuzes; typ een nummer, of help.
terminal-no-undo = Dit kan niet worden teruggenomen: er is iets onthuld, of iemand anders heeft intussen een keuze gemaakt.
terminal-undone = Teruggenomen.
terminal-saved = Het verslag is bewaard in { $file }.
terminal-help = Typ het nummer of de woorden van een actie (bijvoorbeeld “{ $example }”); of: undo, log, board, help, quit.
result-line = { $rank }. { $seat }: { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}
result-reason = Het spel is afgelopen: { $reason } ({ $section }).
