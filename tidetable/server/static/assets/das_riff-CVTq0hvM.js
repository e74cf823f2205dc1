var e=`# Das Riff. A szavak a docs/rules/das_riff.md szójegyzékéből valók.

## Words inside other sentences
colour-name = { $colour ->
    [red] piros
    [yellow] sárga
    [blue] kék
    [green] zöld
    [purple] lila
   *[pink] rózsaszín
}
die-a-name = { $die_a ->
    [red] piros
    [yellow] sárga
    [blue] kék
    [green] zöld
    [purple] lila
   *[pink] rózsaszín
}
die-b-name = { $die_b ->
    [red] piros
    [yellow] sárga
    [blue] kék
    [green] zöld
    [purple] lila
   *[pink] rózsaszín
}
breeding-first = { $first ->
    [red] piros
    [yellow] sárga
    [blue] kék
    [green] zöld
    [purple] lila
   *[pink] rózsaszín
}
breeding-second = { $second ->
    [red] piros
    [yellow] sárga
    [blue] kék
    [green] zöld
    [purple] lila
   *[pink] rózsaszín
}
breeding-name = { breeding-first }-{ breeding-second }
unit-object = { $unit ->
    [red] egy piros kukacot
    [yellow] egy sárga kukacot
    [blue] egy kék kukacot
    [green] egy zöld kukacot
    [purple] egy lila kukacot
    [pink] egy rózsaszín kukacot
   *[pearl] egy gyöngyöt
}
    .targy = { $unit ->
        [red] piros kukacot
        [yellow] sárga kukacot
        [blue] kék kukacot
        [green] zöld kukacot
        [purple] lila kukacot
        [pink] rózsaszín kukacot
       *[pearl] gyöngyöt
    }
    .tied = { $unit ->
        [red] piros kukacod
        [yellow] sárga kukacod
        [blue] kék kukacod
        [green] zöld kukacod
        [purple] lila kukacod
        [pink] rózsaszín kukacod
       *[pearl] gyöngyöd
    }
card-object = { $card ->
    [red_male] egy piros hímet
    [red_female] egy piros nőstényt
    [yellow_male] egy sárga hímet
    [yellow_female] egy sárga nőstényt
    [blue_male] egy kék hímet
    [blue_female] egy kék nőstényt
    [green_male] egy zöld hímet
    [green_female] egy zöld nőstényt
    [purple_male] egy lila hímet
    [purple_female] egy lila nőstényt
    [pink_male] egy rózsaszín hímet
    [pink_female] egy rózsaszín nőstényt
    [coral] egy korallfát
    [pearl] egy gyöngyöt
    [shark] egy cápát
   *[water] egy vízkártyát
}
    .alany = { $card ->
        [red_male] piros hím
        [red_female] piros nőstény
        [yellow_male] sárga hím
        [yellow_female] sárga nőstény
        [blue_male] kék hím
        [blue_female] kék nőstény
        [green_male] zöld hím
        [green_female] zöld nőstény
        [purple_male] lila hím
        [purple_female] lila nőstény
        [pink_male] rózsaszín hím
        [pink_female] rózsaszín nőstény
        [coral] korallfa
        [pearl] gyöngy
        [shark] cápa
       *[water] vízkártya
    }
pays-name = { $pays ->
    [red] piros vagy gyöngy
    [yellow] sárga vagy gyöngy
    [blue] kék vagy gyöngy
    [green] zöld vagy gyöngy
    [purple] lila vagy gyöngy
    [pink] rózsaszín vagy gyöngy
   *[any] bármilyen szín
}
cost = ára { $price } ({ pays-name })

## What a player can do
action-pick = Vegyél el { unit-object }
action-take = Vedd el ezt a lapot: { $cell }
action-flip = Fordítsd fel ezt a lapot: { $cell }
action-boat = Vegyél egy csónakot
action-pay = Fizess { unit-object }
action-place = Tedd a halat { $slot ->
    [1] az
    [5] az
   *[other] a
} { $slot }. korallra
action-shark = Küldj cápát ide: { $cell }
action-shark-own = Küldj cápát a saját haladra { $slot ->
    [1] az
    [5] az
   *[other] a
} { $slot }. korallon
action-end-turn = Kör befejezése

## What is asked
ask-pick_active = Az egyik dobott szín elfogyott: válassz magadnak kukacot.
ask-pick_opponent = A kockák neked is adnak egy kukacot: válaszd ki a színét.
ask-action = Vegyél el vagy fordíts fel lapot, vegyél csónakot, küldj cápát, vagy fejezd be a kört.
ask-pay-take = Elveszel { card-object }: mivel fizetsz (még { $due })?
ask-pay-flip = Felfordítod ezt a lapot: { $cell }. Mivel fizetsz (még { $due })?
ask-pay-boat = Mivel fizetsz a csónakért (még { $due })?
ask-place = Elveszel { card-object }: melyik korallra kerüljön?
hint-rest = Most válaszd ki, kit kergessen el a cápa, vagy engedd el.
ask-end = A játéknak vége.

## What happened
event-game-started = { $starter } kezd.
    .you = Te kezdesz.
event-turn-started = { $turn }. kör: { $seat }.
    .you = { $turn }. kör: te.
event-rolled = { $seat } dobása: { die-a-name } és { die-b-name }.
    .you = A dobásod: { die-a-name } és { die-b-name }.
event-worm-picked = { $seat } elvesz { unit-object }.
    .you = Elveszel { unit-object }.
event-no-worm = { $seat } számára nem maradt kukac.
    .you = Neked nem maradt kukac.
event-paid = { $seat } fizet { unit-object }.
    .you = Fizetsz { unit-object }.
costs-told = fizetett: { $price }
cost-paid = { $unit ->
    [red] piros
    [yellow] sárga
    [blue] kék
    [green] zöld
    [purple] lila
    [pink] rózsaszín
   *[pearl] gyöngy
}
event-card-taken = { $seat } elvesz { card-object } innen: { $cell }.
    .you = Elveszel { card-object } innen: { $cell }.
event-card-flipped = { $seat } felfordítja ezt a lapot: { $cell }, és talál { card-object }.
    .you = Felfordítod ezt a lapot: { $cell }, és találsz { card-object }.
event-boat-bought = { $seat } csónakot tesz { $column ->
    [1] az
    [5] az
   *[other] a
} { $column }. oszlophoz.
    .you = Csónakot teszel { $column ->
        [1] az
        [5] az
       *[other] a
    } { $column }. oszlophoz.
event-fish-placed = { $seat } letesz { card-object } { $slot ->
    [1] az
    [5] az
   *[other] a
} { $slot }. korallra.
    .you = Leteszel { card-object } { $slot ->
        [1] az
        [5] az
       *[other] a
    } { $slot }. korallra.
event-bred = { $seat } sikeresen tenyészt { $slot ->
    [1] az
    [5] az
   *[other] a
} { $slot }. korallon: { breeding-name } ({ $breedings }. az 5-ből).
    .you = Sikeresen tenyésztesz { $slot ->
        [1] az
        [5] az
       *[other] a
    } { $slot }. korallon: { breeding-name } ({ $breedings }. az 5-ből).
event-breeding-opened = Új nyitott tenyésztéskártya: { breeding-name }.
event-card-chased = { $seat } cápát küld ide: { $cell }, és elkerget { card-object }.
    .you = Cápát küldesz ide: { $cell }, és elkergetsz { card-object }.
event-fish-chased = { $seat } cápát küld a saját { $slot }. koralljára, és elkerget { card-object }.
    .you = Cápát küldesz a saját { $slot }. korallodra, és elkergetsz { card-object }.
event-turn-ended = { $seat } { $by_itself ->
    [yes] már nem tehet semmit; a kör véget ér.
   *[no] befejezi a kört.
}
    .you = { $by_itself ->
        [yes] Már nem tehetsz semmit; a kör véget ér.
       *[no] Befejezed a kört.
    }
event-drained = Víz folyik el innen: { $cell }.
several-drained = A nyílt víz { $count } mezőről elfolyik.
event-spring-tide = Szökődagály: a tengeri oldal kiürül.
event-swept = A dagály elvisz { card-object } innen: { $cell }.
event-reshuffled = A dobópaklit a húzópakliba keverjük: { $cards } lap.
event-no-card-left = { $cells } helyre nem maradt lap.
event-game-won = { $seat } ötször tenyésztett sikeresen.
    .you = Ötször tenyésztettél sikeresen.
event-limit-reached = { $turns } kör telt el: ez volt az utolsó.

## The board in the terminal
turn-line = { $turn }. kör (legfeljebb { $limit }): { $seat } · kockák: { $dice }
board-column = oszlop
board-row = { $row }. sor
board-sea = < tengeri oldal
board-reef = zátony felőli oldal
open-line = Tenyésztéskártyák: { $cards }   (a pakliban { $left })
supply-line = Készlet: kukacok { $worms } · { $boats } csónak
pile-line = Húzópakli { $draw }, dobópakli { $discard }: { $cards }
unseen-line = Még nem látott lapok: { $cards }
player-line = { $seat }: kukacok { $worms } · { $pearls } gyöngy · { $sharks } cápa · { $breedings } tenyésztés
coral-line = {"  "}korallok: { $corals }
legend = Rm piros hím, Rf piros nőstény · # korallfa · * gyöngy · ^ cápa · ~ víz
legend-marks = [?] lefordított lap · Rm! ebben a körben felfordított · 0:. üres korall · 0:=R-Y tenyésztés

## Why the game ended
reason-five_breedings = megvan az öt sikeres tenyésztés
reason-turn_limit = a játék elérte a körök felső határát

## What a decision would do, and why one cannot be taken
preview-pick = ebből { $owned } van nálad
preview-take = { card-object.alany }, { cost }
preview-take-breeds = { card-object.alany }, { cost }; azonnal tenyészt: { breeding-name }
preview-flip = ára { $price } (bármilyen szín); ebben a körben utána egyért elveheted
preview-boat = ára { $price } (bármilyen szín); eléri { $column ->
    [1] az
    [5] az
   *[other] a
} { $column }. oszlopot
preview-pay = { $left ->
    [0] ez az utolsó
   *[other] utána még { $left }
}
preview-place-waits = ott vár párra
preview-place-breeds = azonnal tenyészt: { breeding-name }
preview-shark = elkerget { card-object }
why-other-phase = Most { $phase ->
    [pick_active] kukacot kell választani
    [pick_opponent] kukacot kell választani
    [pay] fizetni kell
    [place] a halat kell elhelyezni
   *[action] lépni kell
}.
why-no-worm = Nem vehetsz el { unit-object.targy }: nincs több a készletben.
why-not-rolled = Nem vehetsz el { unit-object.targy }: a kockák nem ezt a színt mutatják.
why-empty-cell = Itt nincs lap: { $cell }.
why-no-boat = Nincs csónakod { $column ->
    [1] az
    [5] az
   *[other] a
} { $column }. oszlopnál.
why-face-down = Ez a lap lefordítva fekszik: { $cell }. Előbb fordítsd fel.
why-face-up = Ez a lap már fel van fordítva: { $cell }.
why-water = Vizet nem lehet elvenni.
why-five-corals = Már { $most } korallod van.
why-no-place = Nincs hova tenned { card-object }: üres korall kell hozzá, vagy egy hal, amellyel tenyészthet.
why-too-dear = Ezt nem tudod kifizetni: { cost }, és neked { $owned } van.
why-all-boats = Már { $most } csónakod van.
why-no-boat-left = A készletben nincs több csónak.
why-unit-not-owned = Nincs { unit-object.tied }, amivel fizethetnél.
why-wrong-unit = Itt nem fizethetsz { unit-object.targy }, csak ezt: { pays-name }.
why-no-coral = Nincs { $slot }. korallod.
why-bred = { $slot ->
    [1] Az
    [5] Az
   *[other] A
} { $slot }. korallon már tenyésztéskártya van.
why-lower-slot = { $slot ->
    [1] Az
    [5] Az
   *[other] A
} { $slot }. korall ugyanolyan, mint egy kisebb számú: azt válaszd.
why-no-breeding = Egyik nyitott tenyésztéskártya sem illik ehhez a halhoz és { $slot ->
    [1] az
    [5] az
   *[other] a
} { $slot }. korallon lévőhöz.
why-no-shark = Nincs cápád.
why-no-prey = A cápa sem vizet, sem lefordított lapot nem kerget el ({ $cell }).
why-hidden-prey = A cápa lefordított lapot nem kerget el ({ $cell }).
why-no-fish = { $slot ->
    [1] Az
    [5] Az
   *[other] A
} { $slot }. korallon nincs magányos hal.

## The lobby
name = Das Riff
tagline = Halássz a sodródó zátonyon, párosítsd a színeket, és tenyéssz elsőként ötször.
option-spring_tide = Szökődagály
about-option-spring_tide = Házi szabály: ha négy egymást követő kör nem hoz semmit, a szökődagály kiüríti a tengeri oldalt.
option-spring_tide-true = Négy csendes kör után
option-spring_tide-false = Soha
option-flip_price = A felfordított lap ára egy kukac
about-option-flip_price = Az általad felfordított lapot egy kukacért elveheted; később kettőbe kerül.
option-flip_price-same_turn = A kör végéig
option-flip_price-immediate = Csak ha azonnal elveszed
option-turn_limit = Körök felső határa
about-option-turn_limit = E kör után véget ér a játék: a több tenyésztés nyer, utána a több korall.
option-first_seat = Ki kezd
option-first_seat-random = A véletlen dönt
option-first_seat-0 = Az első hely
option-first_seat-1 = A második hely
option-shark_on_water = Cápák és víz
about-option-shark_on_water = A szabálykönyv szerint a cápa „bármely nyitott lapot” elkergethet, majd halat, korallt, gyöngyöt és cápát említ. Ha megengeditek, a felfordított víz is elkergethető.
option-shark_on_water-false = Vizet soha
option-shark_on_water-true = Vizet is szabad
option-reef_cards = Zátonykártyák a dobozban
about-option-reef_cards = A szabálykönyv 60 zátonykártyát említ, de azt nem, hogy melyikből hány van: a 18 hal, 10 korallfa, 8 gyöngy, 6 cápa és 18 víz ennek a háznak a döntése. Ha megvan a játék, írd be, mi van a te dobozodban; egy halból annyi van, ahány pötty a lapján. A víz az, ami a 60-ból megmarad.

## The board on the screen, for those who see it and those who do not
piece = { $kind ->
    [red_male] piros hím
    [red_female] piros nőstény
    [yellow_male] sárga hím
    [yellow_female] sárga nőstény
    [blue_male] kék hím
    [blue_female] kék nőstény
    [green_male] zöld hím
    [green_female] zöld nőstény
    [purple_male] lila hím
    [purple_female] lila nőstény
    [pink_male] rózsaszín hím
    [pink_female] rózsaszín nőstény
    [worm] kukac
    [boat] csónak
    [breeding] tenyésztéskártya
    [die] színkocka
    [back] lefordított lap
    [coral] korallfa
    [pearl] gyöngy
    [shark] cápa
   *[water] víz
}
units-name = { $unit ->
    [red] piros kukac
    [yellow] sárga kukac
    [blue] kék kukac
    [green] zöld kukac
    [purple] lila kukac
    [pink] rózsaszín kukac
   *[pearl] gyöngy
}
unit-paid = { $unit ->
    [red] piros
    [yellow] sárga
    [blue] kék
    [green] zöld
    [purple] lila
    [pink] rózsaszín
   *[pearl] gyöngy
}
see-payment = ezt fizeted: { $payment }
see-paying = { $count ->
    [one] ebből egyet fizetsz
   *[other] ebből { $count } darabot fizetsz
}
see-progress = { $turn }. kör · húzópakli: { $draw } · dobópakli: { $discard }
see-lagoon = A lagúna
see-water = A víz, a tengeri oldaltól a zátony felőli oldalig
see-at = { $row }. sor, { $column }. oszlop
see-cell = { $row }. sor, { $column }. oszlop: { piece }
see-cell-down = { $row }. sor, { $column }. oszlop: lefordítva
see-cell-empty = { $row }. sor, { $column }. oszlop: üres
see-beyond = a csónakjaid nem érik el
see-boats = { $seat } csónakjai: { $boats }
    .you = A csónakjaid: { $boats }
see-berth = A következő csónak helye: { $column }. oszlop
see-bank = { $seat } előtt: kukacok, gyöngyök, cápák és korallok
    .you = Előtted: kukacok, gyöngyök, cápák és korallok
see-unit = { units-name }: { $count }
see-sharks = { $sharks ->
    [one] egy cápa
   *[other] { $sharks } cápa
}
see-slot-none = { $slot }. hely: még nincs korall
see-slot-empty = { $slot }. korall: üres
see-slot-single = { $slot }. korall: { piece }
see-slot-bred = { $slot }. korall: sikeres tenyésztés, { breeding-name }
see-waits = Korallra vár: { piece }
see-supply = Tengeri oldal: a készlet
see-supply-worms = Készlet, { units-name }: { $count }
see-supply-boats = Készlet, csónakok: { $boats }
see-dice = Kockák: { die-a-name } és { die-b-name }
see-still = Csendes körök: { $turns }; { $most } után jön a szökődagály
see-reef = Zátony felőli oldal: tenyésztéskártyák és paklik
see-open-none = Nincs nyitott tenyésztéskártya
see-breeding-deck = Lefordított tenyésztéskártyák: { $cards }
see-draw = Húzópakli: { $cards }
see-discard = Dobópakli: { $cards }; keverés { $most } lapnál
see-unseen = Amit még senki sem látott
see-unseen-list = Még nem láttuk: { $cards }
see-breedings = Sikeres tenyésztés: { $breedings } / { $most }; korallok: { $corals }; csónakok: { $boats }
see-open-what = Tenyésztéskártya: { breeding-name }. Az egyik színből egy hím, a másikból egy nőstény együtt, az egyik korallodon: ez hozza meg.
letters = { $colour ->
    [red] Pi
    [yellow] Sá
    [blue] Ké
    [green] Zö
    [purple] Li
   *[pink] Ró
}
label-supply = Készlet
label-worms = { $seat } kukacai
    .you = A kukacaid
label-mine = Tied
label-corals = { $seat } koralljai
    .you = A koralljaid
label-breeding = Tenyésztéskártyák
label-draw = Húzópakli
label-discard = Dobópakli
label-deck = Még jön
house-deck = Hogy melyik lapból hány van, azt ez a ház döntötte el, mert a szabálykönyv nem mondja meg: 18 hal, 10 korallfa, 8 gyöngy, 6 cápa és 18 víz. Új asztalnál beírhatók egy igazi doboz darabszámai.
`;export{e as default};