var e=`# Sätze, die jedes Spiel und der Tisch selbst brauchen.
seat-name = Platz { $number }

## The table in the terminal
terminal-welcome = { $game }, ausgeteilt aus dem Samen { $seed }. Tippe eine Nummer, oder help.
terminal-curtain = Gib die Tastatur an { $seat } und drücke dann Enter.
terminal-prompt = Deine Wahl:
terminal-no-number = Eine Wahl { $number } gibt es nicht; tippe eine Nummer von 1 bis { $most }.
terminal-unknown = „{ $text }“ steht nicht zur Wahl; tippe eine Nummer, oder help.
terminal-no-undo = Das lässt sich nicht zurücknehmen: Etwas wurde aufgedeckt, oder jemand anders hat seitdem entschieden.
terminal-undone = Zurückgenommen.
terminal-saved = Die Aufzeichnung liegt in { $file }.
terminal-help = Tippe die Nummer einer Aktion oder ihre Worte (zum Beispiel "no bait"); oder: undo, log, board, help, quit.
result-line = { $rank }. { $seat }: { $score ->
    [one] ein Punkt
   *[other] { $score } Punkte
}
result-reason = Das Spiel ist zu Ende: { $reason } ({ $section }).
`;export{e as default};