var e=`# Rivero. A szavak a docs/rules/rivero.md szójegyzékéből valók. Lapok: N4 a Nílus 4, C Colorado, D Duna, A Amazonas.

## Mit tehet a játékos
action-option-1 = Húzz egy lapot az óceánból
action-option-2 = Húzz egy akciólapot
action-finish = Befejezés lerakás nélkül
action-end-turn = Kör befejezése
action-take-groundwater = Vedd fel a talajvized felső lapját
action-extra-card = Húzz még egy lapot
action-no-extra-card = Nem kell több lap
action-move-canteen = Tedd a kulacsot az új folyóhoz
action-leave-canteen = Hagyd a kulacsot a helyén
action-sun-on-ocean = Nap az óceánra
action-sun-on-groundwater = Nap { $seat } talajvizére
    .you = Nap a te talajvizedre
action-tap-low = Csapold le a legkisebb lapot
action-tap-high = Csapold le a legnagyobb lapot
action-store-bridge = Tedd el a hidat későbbre
action-take-card = Vedd fel { $place ->
    [1] az
   *[other] a
} { $place }. lapot az akciólapod mellől
action-take-column = Vedd el { $column ->
    [1] az
   *[other] a
} { $column }. oszlopot
action-bridge-at = Híd { $value ->
    [2] a 2-es
    [3] a 3-as
    [4] a 4-es
    [5] az 5-ös
    [6] a 6-os
    [7] a 7-es
    [8] a 8-as
    [9] a 9-es
   *[other] a { $value }
} helyére
action-river = { $seat } folyója: { $slot }
    .you = A te folyód: { $slot }
action-cell = Mező: { $cell }
action-new-river = Új folyó: { $river ->
    [nile] Nílus
    [colorado] Colorado
    [danube] Duna
   *[amazon] Amazonas
} { $low }–{ $high }
action-new-river-bridge = Új folyó a hidaddal: { $river ->
    [nile] Nílus
    [colorado] Colorado
    [danube] Duna
   *[amazon] Amazonas
} { $low }, híd, { $high }
action-play = Illeszd egy folyóhoz: { $card }
action-double = Duplázz ezzel: { $card }
action-discard = Rakd le a forrásba: { $card }
action-swap = Cseréld ki: { $card }
action-sink = A talajvizedbe: { $card }

## Mi a kérdés
ask-turn-start = Húzol az óceánból, vagy akciólapot kockáztatsz?
ask-main = Rakj ki folyókat, vegyél el egy oszlopot, duplázz; a végén rakj le egy lapot a forrásba, vagy hagyd ki.
ask-main-doubled = Dupláztál: illessz még a folyóidhoz; a végén rakj le egy lapot a forrásba, vagy hagyd ki.
ask-use = Használd fel most az oszlop három lapjának egyikét.
ask-discard-more = Van Riveród: rakj le még lapokat, vagy fejezd be.
ask-choose-river = Melyik folyóhoz kerüljön: { $card }?
ask-cell-double = Melyik lapra kerüljön: { $card }?
ask-cell-discard = Hová kerüljön a forrásban: { $card }?
ask-cell-swap = Melyik mezővel cseréled: { $card }?
ask-extra-draw = Húzol még egy lapot az óceánból?
ask-canteen = Átteszed a kulacsodat az új folyóhoz?
ask-sun = A nap: honnan jöjjön a két lap?
ask-tap = A csap: vegyél el egy lapot a forrásból vagy egy folyó végéről.
ask-tap-end = Melyik végéről?
ask-bridge = A híd: egy folyóba teszed, vagy elteszed későbbre?
ask-bridge-position = Melyik lap helyére kerül a híd?
ask-end-of-turn = Felveszel egy lapot a talajvizedből, vagy befejezed a kört?
ask-sink = { $count ->
    [1] Egy lappal
   *[other] { $count } lappal
} több van nyolcnál: melyik kerüljön a talajvizedbe?

## Mi történt
event-drew = { $seat } húz: { $card }.
    .you = Húzol: { $card }.
event-drew-unseen = { $seat } húz egy lapot.
    .you = Húzol egy lapot.
several-drew = { $seat } húz { $count } lapot.
    .you = Húzol { $count } lapot.
several-refilled = Új a forrásban: { $card }.
event-canteens-dealt = { $seat } kapja a kék kulacsot és kezd.
    .you = Te kapod a kék kulacsot, és te kezdesz.
event-turn-started = { $turn }. kör: { $seat }.
    .you = { $turn }. kör: te.
event-action-shuffled = Az akciólapokat megkeverjük: { $cards } lapból lehet húzni.
event-action-drawn = { $seat } akciólapot húz: { $action ->
    [sun] nap
    [tap] csap
   *[bridge] híd
}.
    .you = Akciólapot húzol: { $action ->
        [sun] nap
        [tap] csap
       *[bridge] híd
    }.
event-action-card-taken = { $seat } felveszi az akciólap mellől: { $card }.
    .you = Felveszed az akciólapod mellől: { $card }.
event-groundwater-taken = { $seat } felveszi a talajvízből: { $card }.
    .you = Felveszed a talajvizedből: { $card }.
event-groundwater-taken-unseen = { $seat } felvesz egy lapot a talajvízből.
    .you = Felveszel egy lapot a talajvizedből.
event-groundwater-taken-open = { $seat } felveszi a talajvízből: { $card }.
    .you = Felveszed a talajvizedből: { $card }.
event-extended = { $seat } hozzáilleszti egy folyóhoz: { $card }.
    .you = Hozzáilleszted egy folyóhoz: { $card }.
event-bridged = { $seat } hidat tesz { $value ->
    [2] a 2-es
    [3] a 3-as
    [4] a 4-es
    [5] az 5-ös
    [6] a 6-os
    [7] a 7-es
    [8] a 8-as
    [9] a 9-es
   *[other] a { $value }
} helyére.
    .you = Hidat teszel { $value ->
        [2] a 2-es
        [3] a 3-as
        [4] a 4-es
        [5] az 5-ös
        [6] a 6-os
        [7] a 7-es
        [8] a 8-as
        [9] a 9-es
       *[other] a { $value }
    } helyére.
event-exchanged = { $seat } kicserél egy hidat { $other } folyójában erre: { $card }, és ezt találja: { $face }.
    .you = Kicserélsz egy hidat { $other } folyójában erre: { $card }, és ezt találod: { $face }.
    .you-other = { $seat } kicserél egy hidat a te folyódban erre: { $card }, és ezt találja: { $face }.
    .you-both = Kicserélsz egy hidat a saját folyódban erre: { $card }, és ezt találod: { $face }.
event-exchanged-unseen = { $seat } kicserél egy hidat { $other } folyójában erre: { $card }, és felveszi a rejtett lapot.
    .you = Kicserélsz egy hidat { $other } folyójában erre: { $card }, és felveszed a rejtett lapot.
    .you-other = { $seat } kicserél egy hidat a te folyódban erre: { $card }, és felveszi a rejtett lapot.
    .you-both = Kicserélsz egy hidat a saját folyódban erre: { $card }, és felveszed a rejtett lapot.
event-river-begun = { $seat } új folyót kezd: { $river ->
    [nile] Nílus
    [colorado] Colorado
    [danube] Duna
   *[amazon] Amazonas
} { $low }–{ $high }.
    .you = Új folyót kezdesz: { $river ->
        [nile] Nílus
        [colorado] Colorado
        [danube] Duna
       *[amazon] Amazonas
    } { $low }–{ $high }.
event-canteen-laid = { $seat } kulacsa az új folyóhoz kerül.
    .you = A kulacsod az új folyóhoz kerül.
event-canteen-freed = { $seat } felhasználja a kulacsát.
    .you = Felhasználod a kulacsodat.
event-column-taken = { $seat } elveszi { $column ->
    [1] az
   *[other] a
} { $column }. oszlopot.
    .you = Elveszed { $column ->
        [1] az
       *[other] a
    } { $column }. oszlopot.
event-source-taken = { $seat } kapja: { $card }.
    .you = Kapod: { $card }.
event-bottom-given = { $seat } kapja az alatta lévőt: { $card }.
    .you = Kapod az alatta lévőt: { $card }.
event-refilled = Az óceánból erre a mezőre ({ $cell }) kerül: { $card }.
event-refilled-from-groundwater = { $seat } talajvizéből erre a mezőre ({ $cell }) kerül: { $card }.
    .you = A talajvizedből erre a mezőre ({ $cell }) kerül: { $card }.
event-doubled = { $seat } dupláz ezen a mezőn ({ $cell }): { $below }, rajta { $card }.
    .you = Duplázol ezen a mezőn ({ $cell }): { $below }, rajta { $card }.
event-extra-declined = { $seat } nem húz több lapot.
    .you = Nem húzol több lapot.
event-discarded = { $seat } lerakja erre a mezőre ({ $cell }): { $card }.
    .you = Lerakod erre a mezőre ({ $cell }): { $card }.
event-swapped = { $seat } cserél ezen a mezőn ({ $cell }): leteszi: { $card }, felveszi: { $got }.
    .you = Cserélsz ezen a mezőn ({ $cell }): leteszed: { $card }, felveszed: { $got }.
event-finished = { $seat } nem rak le lapot.
    .you = Nem raksz le lapot.
event-sunk = { $seat } a talajvízbe teszi: { $card }.
    .you = A talajvizedbe teszed: { $card }.
event-sunk-unseen = { $seat } egy lapot a talajvízbe tesz.
    .you = Egy lapot a talajvizedbe teszel.
event-sun-shone = A nap az óceánból hozza { $seat } elé: { $card }.
    .you = A nap az óceánból hozza eléd: { $card }.
event-sun-drained = A nap { $other } talajvizéből hozza { $seat } elé: { $card }.
    .you = A nap { $other } talajvizéből hozza eléd: { $card }.
    .you-other = A nap a te talajvizedből hozza { $seat } elé: { $card }.
    .you-both = A nap a saját talajvizedből hozza eléd: { $card }.
event-tapped-source = { $seat } lecsapolja erről a mezőről ({ $cell }): { $card }.
    .you = Lecsapolod erről a mezőről ({ $cell }): { $card }.
event-tapped-river = { $seat } lecsapolja { $other } folyójából: { $card }.
    .you = Lecsapolod { $other } folyójából: { $card }.
    .you-other = { $seat } lecsapolja a te folyódból: { $card }.
    .you-both = Lecsapolod a saját folyódból: { $card }.
event-card-fell = { $seat } talajvizébe hull: { $card }.
    .you = A talajvizedbe hull: { $card }.
event-bridge-fell = Egy híd látatlanul { $seat } talajvizébe hull.
    .you = Egy híd látatlanul a talajvizedbe hull.
event-river-gone = { $seat } egyik folyója kiszáradt.
    .you = Az egyik folyód kiszáradt.
event-stored = { $seat } eltesz egy hidat későbbre.
    .you = Elteszel egy hidat későbbre.
event-replaced = { $seat } hidat tesz { $other } folyójába, és elveszi: { $card }.
    .you = Hidat teszel { $other } folyójába, és elveszed: { $card }.
    .you-other = { $seat } hidat tesz a te folyódba, és elveszi: { $card }.
    .you-both = Hidat teszel a saját folyódba, és elveszed: { $card }.
event-released = { $seat } akciólapja a dobópaklira kerül: { $action ->
    [sun] nap
    [tap] csap
   *[bridge] híd
}.
    .you = Az akciólapod a dobópaklira kerül: { $action ->
        [sun] nap
        [tap] csap
       *[bridge] híd
    }.
event-rivero-made = { $seat } Riverót épített!
    .you = Riverót építettél!
event-turn-ended = { $seat } befejezi a kört.
    .you = Befejezed a kört.
event-won = { $seat } Riveróval, üres kézzel és talajvíz nélkül megnyeri a játékot.
    .you = Riveróval, üres kézzel és talajvíz nélkül megnyered a játékot.
event-exhausted = Az óceán kiürült: a játéknak vége.

## A tábla a terminálban
ocean-line = { $turn }. kör · óceán { $ocean } · akciólapok { $actions }
seat-line = { $seat }: kézben { $hand }, talajvíz { $pile }, pont { $score }
hand-label = kézben
known-label = kézben látott lapok
groundwater-label = talajvíz
action-card = { $action ->
    [sun] nap
    [tap] csap
   *[bridge] híd
}:
canteen-here = kulaccsal
legend = N Nílus, C Colorado, D Duna, A Amazonas · N4 / D4 duplázott, előbb a felső · [?] híd · (4) hossz · . szabad mező

## Miért ért véget a játék
reason-rivero = Rivero, üres kéz és üres talajvíz
reason-exhaustion = az óceán kiürült; a folyók hossza számít, levonva a talajvíz lapjait; egyenlőségnél a leghosszabb folyó nyer

## Mit tenne egy döntés, és miért nem lehet egy másik
preview-rivers = { $count } folyóhoz illik
preview-extend = { $river ->
    [nile] Nílus
    [colorado] Colorado
    [danube] Duna
   *[amazon] Amazonas
} hossza { $length } lesz
preview-bridge = a hidadon át: { $river ->
    [nile] Nílus
    [colorado] Colorado
    [danube] Duna
   *[amazon] Amazonas
} hossza { $length } lesz
preview-exchange = { $whose ->
    [own] a saját folyód hídja helyére kerül
   *[other] a másik játékos folyójának hídja helyére kerül
}, a rejtett lap a tiéd
preview-no-canteen = nincs kulacs: ebben a körben felhasználtad
preview-canteen-comes = a kulacsod odakerül
preview-canteen-asks = odateheted a kulacsodat
preview-column = kapod: { $cards }
preview-column-gives = kapod: { $cards }; a másik játékos kapja: { $gives }
preview-cells = { $count } mező közül választhatsz
preview-cell = erre a mezőre: { $cell }
preview-double = erre: { $card }, mező: { $cell }
preview-swap = ezért: { $card }, mező: { $cell }
preview-ocean = { $left ->
    [1] az utolsó lap
   *[other] még { $left } lap
}
preview-hand = { $hand } lap kézben, { $pile } a talajvízben
why-other-phase = Most más van soron: { $phase ->
    [turn-start] a kör kezdete
    [main] lapok kirakása, aztán lerakás a forrásba vagy kihagyás
    [choose-river] folyó választása
    [choose-cell] mező választása
    [extra-draw] még egy lap húzása vagy kihagyása
    [canteen] a kulacs áttétele vagy meghagyása
    [sun] a nap használata
    [tap] a csap használata
    [tap-end] a folyó egyik végének választása
    [bridge] a híd használata
    [bridge-position] a híd helyének választása
   *[end-of-turn] a kör vége
}.
why-must-use = Előbb az oszlop három lapjának egyikét kell felhasználni.
why-no-surplus = Nincs nyolcnál több lapod.
why-not-in-hand = Nincs a kezedben: { $card }.
why-no-target = Egyik folyóhoz sem illik: { $card }.
why-doubled = Ebben a körben már dupláztál.
why-no-partner = A forrásban nincs másik folyóból való, ugyanilyen értékű, egymagában fekvő lap ehhez: { $card }.
why-source-full = A forrás tele van: cserélj, vagy hagyd ki.
why-source-open = Cserélni csak akkor lehet, ha a forrás tele van.
why-no-swap = A forrás egyik lapja sem cserélhető erre: { $card }.
why-step-two = Duplázás után már nem kezdhetsz új folyót, és nem vehetsz el oszlopot.
why-no-slot = Nincs helyed még egy folyónak.
why-no-bridge = Nincs híd az akciólapod mellett.
why-no-run = Nincsenek meg a lapjaid ehhez: { $river ->
    [nile] Nílus
    [colorado] Colorado
    [danube] Duna
   *[amazon] Amazonas
} { $low }–{ $high }.
why-not-cell = Ez a mező nem jó: { $cell }.
why-no-river = Nincs ilyen folyó.
why-canteen-protects = Ezt a folyót kulacs védi.
why-no-position = Híd csak két folyólap közé kerülhet.
why-no-fit = Nem illik ehhez a folyóhoz: { $card }.
why-canteen-free = A kulacsod egyik folyónál sincs.
why-canteen-placed = A kulacsot ebben a körben tetted le; a következő körödtől használhatod fel.
why-column-gap = { $column ->
    [1] Az
   *[other] A
} { $column }. oszlopban van üres mező.
why-no-use = { $column ->
    [1] Az
   *[other] A
} { $column }. oszlop egyik lapját sem tudnád azonnal felhasználni.
why-action-card-lies = Az előző akciólapod még előtted fekszik.
why-must-discard = Túl sok lapod van: rakj le egyet.
why-discarding = Ha már raktál le lapot, csak továbbiakat rakhatsz le, vagy befejezed.
why-surplus = Előbb { $count ->
    [1] egy lapnak
   *[other] { $count } lapnak
} a talajvizedbe kell kerülnie.
why-pile-empty = Ez a talajvíz üres.
why-hand-full = Tele van a kezed.
why-groundwater-later = Talajvizet a kör végén lehet felvenni.
why-nothing-beside = Nincs ilyen lap az akciólapod mellett.

## Az előtér
name = Rivero
tagline = Növeszd a folyóidat lapról lapra, és tartsd szárazon a talajvizedet.
option-forced_discard_at = Kötelező lerakás
about-option-forced_discard_at = Ennyi lappal a köröd végén le kell raknod egyet, hacsak a forrás nincs tele.
option-forced_discard_at-9 = Kilenc laptól
option-forced_discard_at-8 = Nyolc laptól
option-exhaustion_end = Ha az óceán kiürül
about-option-exhaustion_end = Végigjátszható-e az a kör, amelyben az utolsó lap elfogy.
option-exhaustion_end-finish_turn = A kört még végigjátsszák
option-exhaustion_end-immediate = A játék rögtön véget ér
option-groundwater_take = Talajvíz felvétele
about-option-groundwater_take = Mikor vehetsz vissza lapokat a saját talajvizedből.
option-groundwater_take-end_of_turn = A kör végén
option-groundwater_take-any_time = Előbb is, a lapok kirakása közben
option-rivero_discards = Lerakás Riveróval
about-option-rivero_discards = A szabálykönyv szerint akinek Riverója van, megpróbálhat minden lapjától megszabadulni. Több: az első lerakott lap után tovább rakhat le, amíg a forrásban van hely, de mást már nem rakhat ki.
option-rivero_discards-one = Körönként egy, mint mindenkinek
option-rivero_discards-several = Egy körben több is

## What is seen on the screen
see-land = A két játékos földje
see-rivers = { $seat } folyói
    .you = A te folyóid
see-river = { $river ->
    [nile] Nílus
    [colorado] Colorado
    [danube] Duna
   *[amazon] Amazonas
} { $low }–{ $high }, hossza { $length }{ $bridges ->
    [0] {""}
   *[other] , { $bridges } híddal
}
see-card = { $river ->
    [nile] Nílus
    [colorado] Colorado
    [danube] Duna
   *[amazon] Amazonas
} { $value }
see-source = Forrás
see-cell = { $row }{ $column } mező: { $card }
see-cell-doubled = { $row }{ $column } mező: { $card }, alatta { $below }
see-cell-empty = { $row }{ $column } mező, üres
see-column = { $column ->
    [1] Az
   *[other] A
} { $column }. oszlop elvétele{ $uses ->
    [0] {""}
   *[other] , { $uses } lapja használható
}
see-shelf = { $seat } folyói mellett
    .you = A folyóid mellett
see-groundwater = { $seat } talajvize: { $count ->
    [0] száraz
   *[other] { $count } lap
}
    .you = A talajvized: { $count ->
        [0] száraz
       *[other] { $count } lap
    }
see-action-card = { $action ->
    [sun] Nap
    [tap] Csap
   *[bridge] Híd
}
see-stored = Későbbre eltett híd
see-canteen = { $colour ->
    [blue] Kék
   *[orange] Narancssárga
} kulacs
see-canteen-free = Kulacs, nincs folyónál
see-hand = Lapok a kezedben
see-hand-of = { $seat } kezében: { $count } lap
    .you = A kezedben: { $count } lap
see-known = kézben látott lapok: { $cards }
see-perhaps = kéz vagy talajvíz: { $cards }
see-choices = Amit tehetsz
see-verb-play = Illesztés
see-verb-double = Duplázás
see-verb-discard = Lerakás
see-verb-swap = Csere
see-verb-sink = Elsüllyesztés
see-piles = Óceán és akciólapok
see-ocean = Óceán: { $count } lap
see-actions = Húzható akciólapok: { $count }
see-played = Kijátszott akciólapok: { $count }
see-player = leghosszabb folyó { $longest }, { $hand } lap kézben, { $pile } a talajvízben, { $score } pont
see-area-groundwater = Talajvíz
see-area-ocean = Óceán
see-area-actions = Akciólapok
see-area-played = Kijátszva
see-turn-short = { $seat } { turn-in-short }.
    .you = { turn-in-short.you }.
turn-in-short = { $column ->
    [none] {""}
    [1] elvette az 1. oszlopot,{" "}
   *[other] elvette a { $column }. oszlopot,{" "}
}{ $rivers ->
    [0] {""}
   *[other] lerakott { $rivers } új folyót,{" "}
}{ $extended ->
    [0] {""}
   *[other] hozzáillesztett { $extended } lapot,{" "}
}{ $exchanged ->
    [0] {""}
   *[other] kicserélt { $exchanged } hidat,{" "}
}{ $below ->
    [none] {""}
   *[other] duplázta: { $below },{" "}
}{ $end ->
    [discarded] lerakta: { $card }
    [swapped] cserélt: le { $card }, fel { $got }
    [sunk] lapokat tett a talajvízbe
   *[none] nem rakott le lapot
}
    .you = { $column ->
        [none] {""}
        [1] elvetted az 1. oszlopot,{" "}
       *[other] elvetted a { $column }. oszlopot,{" "}
    }{ $rivers ->
        [0] {""}
       *[other] leraktál { $rivers } új folyót,{" "}
    }{ $extended ->
        [0] {""}
       *[other] hozzáillesztettél { $extended } lapot,{" "}
    }{ $exchanged ->
        [0] {""}
       *[other] kicseréltél { $exchanged } hidat,{" "}
    }{ $below ->
        [none] {""}
       *[other] dupláztad: { $below },{" "}
    }{ $end ->
        [discarded] leraktad: { $card }
        [swapped] cseréltél: le { $card }, fel { $got }
        [sunk] lapokat tettél a talajvízbe
       *[none] nem raktál le lapot
    }
see-progress = { $turn }. kör · óceán { $ocean } · akciólapok { $actions }
`;export{e as default};