var e=`# The rulebook on the screen and in the terminal (its texts: tidetable/rulebook).
book-contents = Contents
book-index = Index
book-print = Print
book-printing = Drawing everything …
book-again = Once more
book-undrawn = This could not be drawn here.
book-letter = To the letter:
book-changed = At this table: { $what }
book-change = { $option }: { $value }
book-now = About this moment: { $passage }
book-table = Rules of your table
book-table-what = The rulebook shows what holds at the table you choose here; whatever is not as usual is marked.
book-players = Players
book-any = Any number
book-found = { $passages ->
    [0] Nothing found in the rulebook.
    [one] One passage
   *[other] { $passages } passages
}
`;export{e as default};