var e=`# The rulebook on the screen and in the terminal (its texts: tidetable/rulebook).
book-contents = Inhalt
book-index = Stichwörter
book-print = Drucken
book-printing = Alles wird gezeichnet …
book-again = Noch einmal
book-undrawn = Das konnte hier nicht gezeichnet werden.
book-letter = Im Wortlaut:
book-changed = An diesem Tisch: { $what }
book-change = { $option }: { $value }
book-now = Zu diesem Moment: { $passage }
book-table = Die Regeln deines Tisches
book-table-what = Die Spielregel zeigt, was an dem Tisch gilt, den du hier wählst; was anders ist als sonst, ist markiert.
book-players = Personen
book-any = Beliebig viele
book-found = { $passages ->
    [0] In der Spielregel nichts gefunden.
    [one] Ein Abschnitt
   *[other] { $passages } Abschnitte
}
`;export{e as default};