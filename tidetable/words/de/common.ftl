# Sätze, die jedes Spiel und der Tisch selbst brauchen.
seat-name = Platz { $number }
why-illegal = Das geht jetzt nicht.

## What happened
event-turns-passed = { $turns ->
    [one] Ein weiterer Zug vergeht
   *[other] { $turns } weitere Züge vergehen
}, und niemand kann etwas tun.

## The table in the terminal
terminal-welcome = { $game }, ausgeteilt mit Startwert { $seed }. Tippe eine Nummer oder help.
terminal-curtain = Gib die Tastatur an { $seat } und drücke dann Enter.
terminal-prompt = Deine Wahl:
terminal-no-number = Die Wahl { $number } gibt es nicht; tippe eine Nummer von 1 bis { $most }.
terminal-unknown = „{ $text }“ steht nicht zur Wahl; tippe eine Nummer oder help.
terminal-no-undo = Das lässt sich nicht zurücknehmen: Etwas wurde aufgedeckt, oder jemand anders hat seitdem entschieden.
terminal-undone = Zurückgenommen.
terminal-saved = Die Aufzeichnung wurde in { $file } gespeichert.
terminal-help = Tippe die Nummer oder die Worte einer Aktion (zum Beispiel „{ $example }“); oder: undo, log, board, help, quit.
result-line = { $rank }. { $seat }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
result-reason = Das Spiel ist zu Ende: { $reason } ({ $section }).
