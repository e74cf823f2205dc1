# The rulebook on the screen and in the terminal (its texts: tidetable/rulebook).
book-contents = Tartalom
book-index = Tárgymutató
book-print = Nyomtatás
book-printing = Az ábrák készülnek …
book-again = Még egyszer
book-undrawn = Ezt itt nem sikerült megrajzolni.
book-letter = Betű szerint:
book-changed = Ennél az asztalnál: { $what }
book-change = { $option }: { $value }
book-now = Erről a pillanatról: { $passage }
book-table = A te asztalod szabályai
book-table-what = A szabálykönyv azt mutatja, ami az itt kiválasztott asztalnál érvényes; ami eltér a szokásostól, meg van jelölve.
book-players = Játékosok
book-any = Akárhány
book-found = { $passages ->
    [0] A szabálykönyvben nincs találat.
    [one] Egy szakasz
   *[other] { $passages } szakasz
}
