# Fish'n'Stones. A szavak a docs/rules/fish_n_stones.md szójegyzékéből valók.

## What a player can do
action-cat = Bevetés: macska a { $column ->
    [left] bal
    [right] jobb
   *[middle] középső
} oszlop elé
action-no-bait = Csalizás kihagyása
action-lure = Csalogasd oda { $cell ->
    [1] az
    [5] az
   *[other] a
} { $cell }. hely kupacát
action-onto = Csalogasd { $cell ->
    [1] az
    [5] az
   *[other] a
} { $cell }. helyre
action-fish = Horgássz { $cell ->
    [1] az
    [5] az
   *[other] a
} { $cell }. helyen

## What is asked
ask-cast = Melyik oszlopod elé teszed a macskádat?
ask-bait = Csalogass egy kupacot az oszlopodba, vagy hagyd ki a csalizást.
ask-drop = Melyik helyre kerüljön a kupac?
ask-fish = Oszlopod melyik helyén horgászol?
ask-end = A játéknak vége.

## What happened
event-round-started = Kezdődik { $round ->
    [1] az
   *[other] a
} { $round }. forduló; kezdő játékos: { $starter }.
event-cat-placed = { $seat } bevetette a botját.
event-picked = { $seat } { $cell ->
    [1] az
    [5] az
   *[other] a
} { $cell }. hely kupacát csalogatja.
event-baited = { $seat } { $height } lapot csalogat { $source ->
    [1] az
    [5] az
   *[other] a
} { $source }. helyről { $target ->
    [1] az
    [5] az
   *[other] a
} { $target }. helyre.
event-bait-skipped = { $seat } nem csaliz.
event-cat-revealed = { $seat } macskája a { $column ->
    [left] bal
    [right] jobb
   *[middle] középső
} oszlop előtt fekszik.
event-caught = { $seat } { $cell ->
    [1] az
    [5] az
   *[other] a
} { $cell }. helyről { $height } lapot fog ki: { $fish } hal, { $stones } kő.
event-caught-unseen = { $seat } { $cell ->
    [1] az
    [5] az
   *[other] a
} { $cell }. helyről { $height } lapot fog ki.
event-no-catch = { $seat } nem fog semmit.
event-starter-passed = { $seat } kapja a kezdő játékos lapot.
event-shores-moved = A macskák továbbsétálnak a tó partján.
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
   *[other] , alatta { $covered } lap
}
why-other-phase = Most { $phase ->
    [cast] a bevetés
    [bait] a csalizás
    [drop] a cél kiválasztása
   *[fish] a horgászat
} van soron.
why-empty = { $cell ->
    [1] Az
    [5] Az
   *[other] A
} { $cell }. hely üres.
why-no-neighbour = { $cell ->
    [1] Az
    [5] Az
   *[other] A
} { $cell }. hely nem szomszédos { $source ->
    [1] az
    [5] az
   *[other] a
} { $source }. hellyel.
why-other-column = A macskád nem éri el { $cell ->
    [1] az
    [5] az
   *[other] a
} { $cell }. helyet.

## The lobby
name = Fish'n'Stones
tagline = Négy macska, egy tó: csalogasd ide a halakat, kerüld a köveket.
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
option-two_player_shores = Partok két játékosnál
option-two_player_shores-opposite = Egymással szemben
option-two_player_shores-corner = Szomszédos partokon
option-three_player_shores = Partok három játékosnál
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
see-cat-here = { $seat } macskája a { $column ->
    [left] bal oldali
    [right] jobb oldali
   *[middle] középső
} oszlop előtt fekszik
see-starter = { $seat } előtt van a kezdő játékos lap
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
