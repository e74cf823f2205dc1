# The rulebook on the screen and in the terminal (its texts: tidetable/rulebook).
book-contents = Inhoud
book-index = Register
book-print = Afdrukken
book-printing = Alles wordt getekend …
book-again = Nog een keer
book-undrawn = Dit kon hier niet worden getekend.
book-letter = Naar de letter:
book-changed = Aan deze tafel: { $what }
book-change = { $option }: { $value }
book-now = Over dit moment: { $passage }
book-table = De regels van jouw tafel
book-table-what = Het spelregelboek laat zien wat geldt aan de tafel die je hier kiest; wat anders is dan gewoonlijk, is gemarkeerd.
book-players = Spelers
book-any = Elk aantal
book-found = { $passages ->
    [0] Niets gevonden in het spelregelboek.
    [one] Eén passage
   *[other] { $passages } passages
}
