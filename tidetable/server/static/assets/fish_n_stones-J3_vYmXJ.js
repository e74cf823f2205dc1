var e=`# Fish'n'Stones. A szavak a docs/rules/fish_n_stones.md szójegyzékéből valók.

## What a player can do
action-cat = Bevetés: macska a { $column ->
    [left] bal
    [right] jobb
   *[middle] középső
} oszlop elé
action-no-bait = Nem csalizok
action-lure = A(z) { $cell }. hely kupacának odacsalogatása
action-onto = Odacsalogatás a(z) { $cell }. helyre
action-fish = A(z) { $cell }. hely kifogása

## What is asked
ask-cast = Melyik oszlopod elé kerül a macskád?
ask-bait = Csalogass egy kupacot az oszlopodba, vagy ne csalizz.
ask-drop = Melyik helyre kerüljön a kupac?
ask-fish = Oszlopod melyik helyét fogod ki?
ask-end = A játéknak vége.

## What happened
event-round-started = Kezdődik a(z) { $round }. forduló; kezdő játékos: { $starter }.
event-cat-placed = { $seat } bevetette a botját.
event-picked = { $seat } a(z) { $cell }. hely kupacát csalogatja.
event-baited = { $seat } { $height ->
    [one] a lapot
   *[other] { $height } lapot
} csalogat a(z) { $source }. helyről a(z) { $target }. helyre.
event-bait-skipped = { $seat } nem csaliz.
event-cat-revealed = { $seat } macskája a { $column ->
    [left] bal
    [right] jobb
   *[middle] középső
} oszlop előtt fekszik.
event-caught = { $seat } kifogja a(z) { $cell }. helyet, { $height } lap: { $fish } hal, { $stones } kő.
event-caught-unseen = { $seat } kifogja a(z) { $cell }. helyet, { $height } lap.
event-no-catch = { $seat } nem fog semmit.
event-starter-passed = { $seat } kapja a kezdő játékos lapot.
event-shores-moved = A macskák körbesétálnak a tó partján.
event-game-ended = A negyedik forduló véget ért.

## The board in the terminal
round-line = { $round }. forduló a 4-ből, { $deck } lap a húzópakliban
bucket-line = { $fish } hal, { $stones } kő: { $score } pont
bucket-closed = { $height } lap a vödörben
cat-at = macska a { $column ->
    [left] bal
    [right] jobb
   *[middle] középső
} oszlop előtt
cat-placed = a macska letéve
cat-not-placed = a macska még nincs letéve
legend = F egy hal, FF kettő, F3 három · o egy kő, oo kettő · ~ víz · x2 kétlapos kupac; az oszlopok a saját partodról nézve

## Why the game ended
reason-four_rounds = lement a négy forduló

## What a decision would do, and why one cannot be taken
preview-full = { $height } lap: { $fish } hal, { $stones } kő
preview-top = felül { $top ->
    [fish1] egy hal
    [fish2] két hal
    [fish3] három hal
    [stone1] egy kő
    [stone2] két kő
   *[water] víz
}{ $covered ->
    [0] {""}
   *[other] , { $covered } lap takarva
}
why-other-phase = Most { $phase ->
    [cast] a bevetés
    [bait] a csalizás
    [drop] a cél kiválasztása
   *[fish] a horgászat
} van soron.
why-empty = A(z) { $cell }. hely üres.
why-no-neighbour = A(z) { $cell }. hely nem szomszédos a(z) { $source }. hellyel.
why-other-column = A(z) { $cell }. hely nem éri el a macskád oszlopát.

## The lobby
name = Fish'n'Stones
tagline = Négy macska, egy tó: csald ide a halat, kerüld a követ.
option-bait_rule = Csalizás
option-bait_rule-cat_column = A macskád oszlopába
option-bait_rule-anywhere = Bárhová (blöffölős)
option-own_cat = A saját macskád
option-own_cat-shown = Látod, hol fekszik
option-own_cat-hidden = Előled is rejtve
option-stack_view = Letakart lapok
option-stack_view-top_only = Csak a felső látszik
option-stack_view-full = Minden lap látszik
option-bucket_view = Vödrök
option-bucket_view-open = Nyitottak
option-bucket_view-closed = A végéig zártak
option-two_player_shores = Partok két játékossal
option-two_player_shores-opposite = Egymással szemben
option-two_player_shores-corner = Sarkosan
option-three_player_shores = Partok három játékossal
option-three_player_shores-fixed = Rögzített
option-three_player_shores-walking = A macskák sétálnak

## What is on the table, for those who do not see it
see-pond = A tó
see-spots = Kilenc horgászhely
see-spot = { $cell }. hely: { $holds }
see-empty = { $cell }. hely: üres víz
see-shore = { $seat } partja
see-column = { $column ->
    [left] bal oldali
    [right] jobb oldali
   *[middle] középső
} oszlop
see-cat-here = { $seat } macskája a(z) { $column ->
    [left] bal oldali
    [right] jobb oldali
   *[middle] középső
} oszlop előtt fekszik
see-starter = { $seat } kapta a kezdő játékos lapot
piece = { $kind ->
    [fish1] egy hal
    [fish2] két hal
    [fish3] három hal
    [water] víz
    [stone1] egy kő
    [stone2] két kő
    [red] piros macska
    [blue] kék macska
    [yellow] sárga macska
   *[green] zöld macska
}
`;export{e as default};