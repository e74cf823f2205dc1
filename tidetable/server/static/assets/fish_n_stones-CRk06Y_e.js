var e=`# Fish'n'Stones. A szavak a docs/rules/fish_n_stones.md szójegyzékéből valók.

## Places: as seen from the own shore on the screen, by number in the terminal
spot-cell = { $cell ->
    [near-left] a bal közeli
    [near-middle] a középső közeli
    [near-right] a jobb közeli
    [middle-left] a bal középső
    [centre] a legközépső
    [middle-right] a jobb középső
    [far-left] a bal távoli
    [far-middle] a középső távoli
    [far-right] a jobb távoli
    [1] az { $cell }.
    [5] az { $cell }.
   *[other] a { $cell }.
}
spot-source = { $source ->
    [near-left] a bal közeli
    [near-middle] a középső közeli
    [near-right] a jobb közeli
    [middle-left] a bal középső
    [centre] a legközépső
    [middle-right] a jobb középső
    [far-left] a bal távoli
    [far-middle] a középső távoli
    [far-right] a jobb távoli
    [1] az { $source }.
    [5] az { $source }.
   *[other] a { $source }.
}
spot-target = { $target ->
    [near-left] a bal közeli
    [near-middle] a középső közeli
    [near-right] a jobb közeli
    [middle-left] a bal középső
    [centre] a legközépső
    [middle-right] a jobb középső
    [far-left] a bal távoli
    [far-middle] a középső távoli
    [far-right] a jobb távoli
    [1] az { $target }.
    [5] az { $target }.
   *[other] a { $target }.
}
cat-before = { $column ->
    [left] bal oldali oszlop
    [right] jobb oldali oszlop
    [near] közeli sor
    [far] távoli sor
    [across] középső sor
   *[middle] középső oszlop
}

## What a player can do
action-cat = Bevetés: macska a { $column ->
    [left] bal
    [right] jobb
   *[middle] középső
} oszlop elé
action-no-bait = Csalizás kihagyása
action-lure = Csalogasd oda { spot-cell } hely kupacát
action-onto = Csalogasd { spot-cell } helyre
then-onto = { spot-cell } helyre
action-fish = Horgássz { spot-cell } helyen

## What is asked
ask-cast = Melyik oszlopod elé teszed a macskádat?
ask-bait = Csalogass egy kupacot az oszlopodba, vagy hagyd ki a csalizást.
ask-drop = Melyik helyre kerüljön a kupac?
hint-rest = Most válaszd ki, hová kerüljön, vagy engedd el.
ask-fish = Oszlopod melyik helyén horgászol?
ask-end = A játéknak vége.

## What happened
event-round-started = Kezdődik { $round ->
    [1] az
   *[other] a
} { $round }. forduló; kezdő játékos: { $starter }.
    .you = Kezdődik { $round ->
        [1] az
       *[other] a
    } { $round }. forduló; te vagy a kezdő játékos.
event-cat-placed = { $seat } bevetette a botját.
    .you = Bevetetted a botodat.
event-picked = { $seat } { spot-cell } hely kupacát csalogatja.
    .you = Te { spot-cell } hely kupacát csalogatod.
event-baited = { $seat } { $height } lapot csalogat { spot-source } helyről { spot-target } helyre.
    .you = Te { $height } lapot csalogatsz { spot-source } helyről { spot-target } helyre.
event-bait-skipped = { $seat } nem csaliz.
    .you = Nem csalizol.
event-cat-revealed = { $seat } macskája a { cat-before } előtt fekszik.
    .you = A macskád a { cat-before } előtt fekszik.
event-caught = { $seat } { spot-cell } helyről { $height } lapot fog ki: { $fish } hal, { $stones } kő.
    .you = Te { spot-cell } helyről { $height } lapot fogsz ki: { $fish } hal, { $stones } kő.
event-caught-unseen = { $seat } { spot-cell } helyről { $height } lapot fog ki.
    .you = Te { spot-cell } helyről { $height } lapot fogsz ki.
event-no-catch = { $seat } nem fog semmit.
    .you = Nem fogsz semmit.
event-starter-passed = { $seat } kapja a kezdő játékos lapot.
    .you = Te kapod a kezdő játékos lapot.
event-shores-moved = A macskák továbbsétálnak a tó partján.
event-game-ended = A negyedik forduló véget ért.

## The board in the terminal
round-line = { $round }. forduló a 4-ből, { $deck ->
    [0] a húzópakli üres
   *[other] { $deck } lap a húzópakliban
}
bucket-line = { $fish } hal, { $stones } kő: { $score } pont
bucket-closed = { $height } lap a kosárban
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
tie-break = Egyenlő pontnál a kevesebb kő nyer.

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
why-not-cat = A macskád a három oszlopod egyike elé kerül: válassz ott egyet, vagy vidd oda a macskát.
why-empty = Itt nincs semmi: { spot-cell } hely üres.
why-no-neighbour = Egy kupac csak szomszédos helyre mehet: { spot-cell } hely nem szomszédos { spot-source } hellyel.
why-other-column = A macskád nem éri el { spot-cell } helyet.

## The lobby
name = Fish'n'Stones
tagline = Négy macska, egy tó: csalogasd ide a halakat, kerüld a köveket.
option-bait_rule = Csalizás
about-option-bait_rule = Ha a saját oszlopodba csalogatsz, elárulja, hol lehet a macskád; ha bárhová, blöffölhetsz.
option-bait_rule-cat_column = A macskád oszlopába
option-bait_rule-anywhere = Bárhová (blöffölős)
option-own_cat = A saját macskád
about-option-own_cat = Ha előled is rejtve van, emlékezetből játszol, és bárhová csalogathatsz.
option-own_cat-shown = Látod, hol fekszik
option-own_cat-hidden = Előled is rejtve
option-stack_view = Letakart lapok
about-option-stack_view = Csak a felső: ami alatta van, arra emlékezni kell.
option-stack_view-top_only = Csak a felső látszik
option-stack_view-full = Minden lap látszik
option-bucket_view = Kosarak
about-option-bucket_view = Zárva: senki sem látja, hány pontjuk van a többieknek.
option-bucket_view-open = Nyitottak
option-bucket_view-closed = A végéig zártak
option-two_player_shores = Partok két játékosnál
option-two_player_shores-opposite = Egymással szemben
option-two_player_shores-corner = Szomszédos partokon
option-three_player_shores = Partok három játékosnál
option-three_player_shores-fixed = Rögzített
option-three_player_shores-walking = A macskák sétálnak
option-pond_cards = Tavacskalapok a dobozban
about-option-pond_cards = A szabálykönyv 36 tavacskalapot említ, de azt nem, hogy mi van rajtuk: 8 lapon egy hal, 8-on kettő, 4-en három, 4 víz, 8 lapon egy kő, 4-en kettő ennek a háznak a döntése. Ha megvan a játék, írd be, mi van a te dobozodban. A víz az, ami a 36-ból megmarad.

## What is on the table, for those who do not see it
see-progress = { $round }. forduló a 4-ből · { $deck ->
    [0] húzópakli: üres
   *[other] húzópakli: { $deck }
}
see-pond = A tó
see-spots = Kilenc horgászhely
see-spot = { spot-cell } hely: { $holds }
see-empty = { spot-cell } hely: üres víz
see-shore = { $seat } partja
    .you = A te partod
see-column = { $column ->
    [left] bal oldali
    [right] jobb oldali
   *[middle] középső
} oszlop
see-cat-here = { $seat } macskája a { cat-before } előtt fekszik
    .you = A macskád a { cat-before } előtt fekszik
see-starter = { $seat } előtt van a kezdő játékos lap
    .you = Előtted van a kezdő játékos lap
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
house-deck = Hogy melyik lapból hány van, azt ez a ház döntötte el, mert a szabálykönyv nem mondja meg: 8 lapon egy hal, 8-on kettő, 4-en három, 4 víz, 8 lapon egy kő, 4-en kettő. Új asztalnál beírhatók egy igazi doboz darabszámai.
`;export{e as default};