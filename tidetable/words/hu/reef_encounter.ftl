# Reef Encounter. A szavak a docs/rules/reef_encounter.md szójegyzékéből valók.

name = Reef Encounter
tagline = Növessz korallokat, őriztesd őket garnélákkal, és egye meg őket a papagájhalad.

## Table options
option-advanced = Játék
about-option-advanced = Haladó: nem nőnek bónuszlapkák, és evéskor eggyel több lapka megy vissza.
option-advanced-false = Alapjáték, extra növekedéssel
option-advanced-true = Haladó változat, bónuszlapkák nélkül
option-larva_exchange_immediate = Lárvakocka elfogyasztott lapkáért
option-larva_exchange_immediate-false = Megtartható
option-larva_exchange_immediate-true = Azonnal ki kell játszani
option-memory_aid = Emlékeztető
about-option-memory_aid = A nyíltan elvett lapkákra bárki emlékezhet; így az asztal emlékszik helyetted.
option-memory_aid-false = Ki: csak darabszámok a paravánok mögött
option-memory_aid-true = Be: látszik, amit mindenki látott
option-boards = Sziklák
about-option-boards = Válassz annyit, ahány játékos van, vagy bízd a véletlenre.
option-boards-none = A véletlen választ

## Words in other sentences
colour = { $colour ->
    [white] fehér
    [yellow] sárga
    [orange] narancs
    [pink] rózsaszín
   *[grey] szürke
}
colour-2 = { $colour_2 ->
    [white] fehér
    [yellow] sárga
    [orange] narancs
    [pink] rózsaszín
   *[grey] szürke
}
space = { $space ->
    [white] fehér
    [yellow] sárga
    [orange] narancs
    [pink] rózsaszín
   *[grey] szürke
}
alga = { $alga ->
    [blue] kék
    [green] zöld
    [purple] lila
   *[red] piros
} alga
    .algat = { $alga ->
        [blue] kék
        [green] zöld
        [purple] lila
       *[red] piros
    } algát

## What a player can do
action-fish = Tegyél egy { colour } lapkát a papagájhaladba
action-larva = Vegyél el egy { colour } lárvakockát
action-eat = Edd meg egy garnéla korallját
action-decline = Ne egyél többet
action-cube = Játssz ki egy { colour } lárvakockát
action-behind = A paraván mögül
action-front = A paraván elől
action-done = Kész a lerakás
action-introduce = Hozz be egy garnélát
action-lift = Mozgass egy garnélát
action-home = Vissza a paraván mögé
action-exchange = Cserélj egy { colour } elfogyasztott lapkát lárvakockára
action-pay = Fizess egy { colour } elfogyasztott lapkával algáért
action-alga = Egy { alga } az algamezőre
action-lock = Rögzítsd a { $tile } koralltáblát
action-tile = Cserélj egy { colour } lárvakockát lapkára
action-sea = Vedd el a { colour } mezőt
action-place = Lerakás ide: { $cell }
action-drop = Garnéla ide: { $cell }

## What is asked
ask-setup-fish = Melyik lapka kerüljön a papagájhaladba? A végén pontot ér.
ask-setup-larva = Vedd el { $number ->
    [1] az első
   *[other] a második
} lárvakockádat.
ask-main = Te jössz: rakj le, mozgass, cserélj; a végén vegyél el egy mezőt.
ask-main-eat = { $count ->
    [one] Megeszed a { colour } korallodat? Csak most lehet, minden más előtt.
   *[other] Megeszed az egyik korallodat a { $count } közül? Csak most lehet, minden más előtt.
}
ask-place = Rakj le egy { colour } lapkát; a paraván mögül eddig { $used } jött a 4-ből.
ask-place-cell = Hová kerüljön a { colour } lapka?
ask-drop = Hová kerüljön a garnéla?
ask-drop-new = Melyik korallt őrizze az új garnéla?
ask-alga = Játszd ki az algát: az algamezőre, vagy rögzíts egy koralltáblát.
ask-final-eat = Utolsó falat: eszel még egy korallt? Eggyel több lapka megy vissza.
ask-over = A játéknak vége.

## What happened
event-board-laid = { $board } szikla az asztalon.
event-side-tossed = Dobás dönti el, melyik oldalukkal felfelé kezdenek a koralltáblák.
event-starter = { $seat } kezd.
    .you = Te kezdesz.
event-fish-chosen = { $seat } egy { colour } lapkát tesz a papagájhalába.
    .you = Egy { colour } lapkát teszel a papagájhaladba.
event-fish-chosen-unseen = { $seat } egy lapkát tett a papagájhalába.
    .you = Egy lapkát tettél a papagájhaladba.
event-larva-picked = { $seat } elvesz egy { colour } lárvakockát.
    .you = Elveszel egy { colour } lárvakockát.
event-larva-picked-unseen = { $seat } elvesz egy lárvakockát.
    .you = Elveszel egy lárvakockát.
event-larva-shown = { $seat } megmutatja az első lárvakockáit: { colour } és { colour-2 }.
    .you = Megmutatod az első lárvakockáidat: { colour } és { colour-2 }.
event-forced = { $seat } csak egyet tehet: { $action }.
    .you = Csak egyet tehetsz: { $action }.
event-coral-eaten = { $seat } megeszi a { colour } korallt ({ $cell }): { $size } lapka, { $kept } megmarad.
    .you = Megeszed a { colour } korallt ({ $cell }): { $size } lapka, { $kept } megmarad.
event-cube-played = { $seat } kijátszik egy { colour } lárvakockát.
    .you = Kijátszol egy { colour } lárvakockát.
cost-cube-played = { colour } lárvakocka
event-tile-consumed = { $seat } elfogyaszt egy { colour } lapkát itt: { $cell }.
    .you = Elfogyasztasz egy { colour } lapkát itt: { $cell }.
event-tile-placed = { $seat } lerak egy { colour } lapkát{ $source ->
    [front] {" "}a paraván elől
   *[behind] {""}
} ide: { $cell }.
    .you = Leraksz egy { colour } lapkát{ $source ->
        [front] {" "}a paraván elől
       *[behind] {""}
    } ide: { $cell }.
event-grew = Még egy { colour } lapka nő itt: { $cell }.
event-bonus-gone = Nincs több { colour } bónuszlapka.
event-shrimp-introduced = { $seat } behoz egy garnélát.
    .you = Behozol egy garnélát.
event-shrimp-dropped = { $seat } garnélája ide kerül: { $cell }.
    .you = A garnélád ide kerül: { $cell }.
event-shrimp-home = { $seat } visszavesz egy garnélát a paraván mögé.
    .you = Visszaveszel egy garnélát a paraván mögé.
event-tile-traded = { $seat } egy { colour } elfogyasztott lapkát lárvakockára cserél.
    .you = Egy { colour } elfogyasztott lapkát lárvakockára cserélsz.
event-alga-played = { $seat } egy { alga.algat } játszik ki az algamezőre.
    .you = Egy { alga.algat } játszol ki az algamezőre.
event-coral-tile-locked = { $seat } rögzíti a { $tile } koralltáblát ({ alga }).
    .you = Rögzíted a { $tile } koralltáblát ({ alga }).
event-coral-tile-turned = A { $tile } koralltábla megfordul: a { colour } erősebb, mint a { colour-2 }.
event-cube-traded = { $seat } egy { colour } lárvakockát lapkára cserél.
    .you = Egy { colour } lárvakockát lapkára cserélsz.
event-space-collected = { $seat } elveszi a { space } mezőt, rajta { $tiles } lapka.
    .you = Elveszed a { space } mezőt, rajta { $tiles } lapka.
event-row-dissolved = A bónuszlapkák a zsákba kerülnek.
event-turn-ended = Röviden: { $seat } { turn-in-short }.
    .you = Röviden: { turn-in-short.you }.
turn-in-short = { $ate ->
    [0] {""}
   *[other] megevett egy { $ate } lapkás korallt,{" "}
}{ $placed ->
    [0] {""}
   *[other] lerakott { $placed } lapkát,{" "}
}{ $consumed ->
    [0] {""}
   *[other] elfogyasztott { $consumed } lapkát,{" "}
}{ $introduced ->
    [0] {""}
   *[other] behozott egy garnélát,{" "}
}{ $moved ->
    [0] {""}
   *[other] mozgatott { $moved } garnélát,{" "}
}{ $traded ->
    [0] {""}
   *[other] { $traded } alkalommal cserélt,{" "}
}{ $locked ->
    [0] {""}
   *[other] rögzített egy koralltáblát,{" "}
}{ $turned ->
    [0] {""}
   *[other] megfordított { $turned } koralltáblát,{" "}
}{ $space ->
    [none] és véget vetett a játéknak
    [white] elvette a fehér mezőt
    [yellow] elvette a sárga mezőt
    [orange] elvette a narancs mezőt
    [pink] elvette a rózsaszín mezőt
   *[grey] elvette a szürke mezőt
}
    .you = { $ate ->
        [0] {""}
       *[other] megettél egy { $ate } lapkás korallt,{" "}
    }{ $placed ->
        [0] {""}
       *[other] leraktál { $placed } lapkát,{" "}
    }{ $consumed ->
        [0] {""}
       *[other] elfogyasztottál { $consumed } lapkát,{" "}
    }{ $introduced ->
        [0] {""}
       *[other] behoztál egy garnélát,{" "}
    }{ $moved ->
        [0] {""}
       *[other] mozgattál { $moved } garnélát,{" "}
    }{ $traded ->
        [0] {""}
       *[other] { $traded } alkalommal cseréltél,{" "}
    }{ $locked ->
        [0] {""}
       *[other] rögzítettél egy koralltáblát,{" "}
    }{ $turned ->
        [0] {""}
       *[other] megfordítottál { $turned } koralltáblát,{" "}
    }{ $space ->
        [none] és véget vetettél a játéknak
        [white] elvetted a fehér mezőt
        [yellow] elvetted a sárga mezőt
        [orange] elvetted a narancs mezőt
        [pink] elvetted a rózsaszín mezőt
       *[grey] elvetted a szürke mezőt
    }
event-game-ending = { $seat } véget vet a játéknak: { $end ->
    [all_locked] minden koralltábla rögzítve van
   *[four_shrimps] négy korallt megettek
}. A többieknek jár egy utolsó falat.
    .you = Véget vetsz a játéknak: { $end ->
        [all_locked] minden koralltábla rögzítve van
       *[four_shrimps] négy korallt megettek
    }. A többieknek jár egy utolsó falat.
event-final-skipped = { $seat } egyik korallja sem elég nagy egy utolsó falathoz.
    .you = Egyik korallod sem elég nagy egy utolsó falathoz.
event-declined = { $seat } nem eszik többet.
    .you = Nem eszel többet.
event-game-ended = A játéknak vége.

## Why the game ended
reason-all_locked = mind a tíz koralltábla rögzítve van
reason-four_shrimps = egy játékos négy korallt evett meg
eaten-four = { $seat } négy korallt evett meg
    .you = négy korallt ettél meg
reason-no_placement = már egyetlen lapka sem rakható le
reason-supply_empty = a nyílt tenger nem tölthető fel
reason-turn_cap = mindenkinek száz köre volt
tie-break = Egyenlő pontnál az elfogyasztott lapkák döntenek, azután a lárvakockák, a paraván mögötti lapkák, végül az őrzött korallok lapkái.

## What a decision would do
preview-eat = { colour } itt: { $cell }; { $size } lapka, { $kept } megmarad, most { $points } pontot ér
preview-lift = itt áll: { $cell }
preview-drop = { $tiles ->
    [0] csupasz szikla: semmit sem véd, és tovább kell mennie, mielőtt mezőt veszel el
   *[other] { $tiles } lapkát véd
}
preview-turns = { $locks ->
    [none] {""}
   *[other] rögzíti: { $locks };{" "}
}{ $tiles ->
    [none] semmi sem fordul meg
   *[other] megfordul: { $tiles }
}{ $before ->
    [0] {""}
   *[other] ; a papagájhalad { $before } → { $after }
}
preview-collect = egy { colour } kocka és { $tiles ->
    [none] egy lapka sem
   *[other] { $tiles }
}
preview-place = { $colour ->
    [none] {""}
    [white] elfogyaszt egy fehéret
    [yellow] elfogyaszt egy sárgát
    [orange] elfogyaszt egy narancsot
    [pink] elfogyaszt egy rózsaszínt
   *[grey] elfogyaszt egy szürkét
}{ $grows ->
    [yes] { $colour ->
        [none] még egy lapka nő
       *[other] {" "}és még egy lapka nő
    }
    [perhaps] { $colour ->
        [none] még egy lapka nő, ha van a zsákban
       *[other] {" "}és még egy lapka nő, ha van a zsákban
    }
   *[no] {""}
}

## Why it cannot be done
why-other-phase = Most ennek van itt az ideje: { $phase ->
    [setup_fish] lapkaválasztás a papagájhalnak
    [setup_larva] lárvakockák elvétele
    [main] döntés a köröd folytatásáról; lárvakockával lapkát raksz le, elfogyasztott lapkával algát veszel
    [place] a lapkák lerakása vagy annak befejezése
    [place_cell] helyválasztás a lapkának
    [drop] a garnéla letétele
    [alga] az alga kijátszása
   *[final_eat] az utolsó falat
}.
why-no-rock = Nem a zátony része: { $cell }.
why-source-first = Előbb válaszd ki, hogy a lapka a paraván mögül vagy elől jön.
why-shrimp-there = Itt garnéla áll: { $cell }.
why-same-colour = Itt már { colour } lapka van: { $cell }.
why-joins-two = Egy lapka itt két őrzött korallt kötne össze: { $cell }.
why-weaker = A { colour } most nem erősebb, mint a { colour-2 }.
why-protected = Az itteni lapkát garnéla védi: { $cell }.
why-single = Emellett csak egyetlen { colour } lapka van: { $cell }; a támadáshoz két lapkából álló korall kell.
why-no-attacker = Emellett nincs { colour } korall: { $cell }.
why-two-shrimps = Már két garnélád van ezen a sziklán.
why-came-from-there = A garnéla innen jött: { $cell }; máshová kell mennie.
why-guarded = Az itteni korallt már őrzik: { $cell }.
why-bare-new = Az új garnéla korallra kerül, nem csupasz sziklára.
why-bare-cap = Tizenkét mozgatás után garnéla már nem léphet csupasz sziklára.
why-new-stays = Az új garnéla korallra kerül, nem vissza a paraván mögé.
why-introduced = Ebben a körben már behoztál egy garnélát.
why-nowhere = Nincs szabad korall a garnélának.
why-none-home = Nincs garnélád a paraván mögött.
why-no-such-shrimp = Nincs ilyen garnélád a sziklákon.
why-moves-used = Ebben a körben már { $most } alkalommal mozgattál garnélát.
why-eat-first = Enni csak a kör legelején lehet.
why-small = A korall { $size } lapkából áll; { $least } kell hozzá.
why-no-tile = Nincs { colour } lapkád.
why-no-larva = Nincs több { colour } lárvakocka.
why-no-cube = Nincs { colour } lárvakockád.
why-no-tile-left = Nincs több { colour } lapka a zsákban.
why-two-cubes = Ebben a körben már két kockát kijátszottál.
why-no-cell = Egy { colour } lapka most sehová sem rakható.
why-no-front = Nincs { colour } elfogyasztott lapkád.
why-no-alga-play = Most nem játszható ki alga.
why-must-play = A { colour } kockát azonnal ki kellene játszani, de { $two ->
    [yes] nem lehet
   *[no] nincs hozzá másik lapka
}.
why-nothing-turns = Egy { alga } semmit sem fordítana meg.
why-no-cylinder = Nincs több { alga }.
why-is-locked = A { $tile } koralltábla már rögzítve van.
why-no-meal-yet = Koralltáblát akkor rögzíthetsz, ha már megettél egy korallt.
why-one-lock = Ebben a körben már rögzítettél egy koralltáblát.
why-last-lock = Az utolsó koralltábla rögzítéséhez két lapka kell a papagájhaladban.
why-not-behind = A lapka most csak egy helyről jöhet.
why-not-front = A lapka most csak egy helyről jöhet.
why-not-done = Ezzel a kockával legalább egy lapkát le kell rakni.
why-not-sea = Egy garnéla csupasz sziklán áll; előbb mozgasd el.

## The board in the terminal
legend = Lapkák: W fehér, Y sárga, O narancs, P rózsaszín, G szürke; _ csupasz szikla, * extra növekedés, . homok; kisbetű: garnéla.
sea-line = Nyílt tenger: { $spaces }   Zsák { $bag }
supply-line = Lárvakockák: { $larvae }   Bónuszlapkák: { $row }
value-line = Egy megtartott lapka értéke: { $values }   (* rögzítve)
algae-line = Algák: { $algae }   (o) az algamezőn
player-line = { $seat } ({ $mark }): mögött { $tiles } | kocka { $cubes } | előtt { $front } | hal { $fish } | garnéla otthon/kint/megevett { $shrimps }

## What is seen on the screen
see-fullest = legteltebb papagájhal
see-progress = Rögzítve { $locked }/10 · megevett { $eaten }/4 · zsák { $bag } · { $turn }. kör
see-reef = A korallzátony
see-board = { $rock } szikla
see-place = { $rock } szikla { $place }
see-pair = { colour }–{ colour-2 }
see-tile = { $cell }: { colour } lapka, korallja { $size } lapkás
see-bare = { $cell }: csupasz szikla
see-growth = { $cell }: csupasz szikla, extra növekedés mező
see-start = kezdőmező: { colour }
see-shrimp = { $seat } garnélája
    .you = a te garnélád
see-protected = garnéla védi
see-sea = Nyílt tenger
see-strength = Melyik szín erősebb
see-coral-tile = { $tile }: a { colour } erősebb, mint a { colour-2 }; { $locked ->
    [0] { alga } fordítja meg
   *[other] rögzítve
}
see-values = Pont megtartott lapkánként
see-value = Egy megtartott { colour } lapka { $value } pontot ér
see-larva = { colour } lárvakocka, maradt: { $count }
see-bonus = { $count ->
    [0] Nincs több { colour } bónuszlapka
   *[other] Egy { colour } bónuszlapka
}
see-spaces = Elvehető mezők
see-space = { colour } mező: { $cube ->
    [0] nincs kocka
   *[other] egy lárvakocka
}, { $load ->
    [none] nincs lapka
   *[other] { $load }
}
see-some = { $count } { colour }
see-algae = Algák
see-alga = { alga }, maradt { $count }; { $turns ->
    [0] semmit sem
   *[other] { $turns } koralltáblát
} fordítana meg
see-alga-here = most az algamezőn van
see-bag = Zsák: { $count } lapka
see-last = { $seat } elvette a { colour } mezőt
    .you = Elvetted a { colour } mezőt
see-screen = { $seat } holmija
    .you = Ami nálad van
see-behind = A paraván mögött
see-cubes = Lárvakockák
see-cube = { colour } lárvakocka: { $count }
see-played = Ebben a körben kijátszott lárvakockák: { $count } / 2
see-front = A paraván előtt (elfogyasztva)
see-shrimps = Garnélák a paraván mögött: { $count }
see-fish = Papagájhal: { $count } lapka, most { $points } pontot ér
see-worth = { $points } pont
see-verbs = Mi legyen vele
see-verb-eat = Korall megevése
see-verb-lift = Garnéla mozgatása
see-verb-exchange = Lárvakockáért
see-verb-pay = Algáért
see-verb-cube = Kijátszás
see-verb-tile = Lapkáért
see-meal = Edd meg a { colour } korallt: { $kept } megmarad, { $points } pont, { $last ->
    [0] csak most
   *[other] az utolsó falat
}
see-meal-lost = Ezután a { colour } korallt { $last ->
    [0] ebben a körben{" "}
   *[other] {""}
}már nem eheted meg: { $points } pont elvész.
see-turn = A köröd lépésről lépésre
see-step = { $step ->
    [eat] Evés
    [lay] Lerakás
    [shrimp] Garnéla
    [exchange] Csere
   *[collect] Elvétel
}
see-step-state = { $state ->
    [open] most lehet
    [done] kész
    [gone] csak a kör elején
   *[none] most nem
}
see-again = Kör elölről
see-ready = most megehető
see-player = { $tiles } lapka és { $cubes } lárvakocka a paraván mögött, { $front } elfogyasztott előtte, { $fish } a papagájhalban; garnélák: { $shrimps } a paraván mögött, { $eaten } megevett
see-known = amit mindenki látott: { $things }
see-letter = { $piece ->
    [white] F
    [yellow] S
    [orange] N
    [pink] R
    [grey] Sz
    [alga-blue] Ké
    [alga-green] Zö
    [alga-purple] Li
   *[alga-red] Pi
}
see-piece = { $piece ->
    [white] Fehér agykorall
    [yellow] Sárga csőkorall
    [orange] Narancs legyezőkorall
    [pink] Rózsaszín ágas korall
    [grey] Szürke agancskorall
    [cube] Lárvakocka
    [tile] Koralltábla: melyik szín erősebb
    [fish] Papagájhal
    [alga-blue] Kék alga
    [alga-green] Zöld alga
    [alga-purple] Lila alga
    [alga-red] Piros alga
    [shrimp-purple] Lila garnéla
    [shrimp-green] Zöld garnéla
    [shrimp-red] Piros garnéla
   *[shrimp-yellow] Sárga garnéla
}
