# Hogyan megy egy-egy játék, néhány mondatban, az első asztalhoz. A teljes szabályok mellette állnak (docs/rules).

## fish_n_stones
guide-fish_n_stones-goal = Cél: fogj sok halat és kevés követ. Minden hal egy pontot ér, minden kő egy pontot levon.
guide-fish_n_stones-fill = Új lapok: négy forduló van. Mindegyikben kilenc új lap kerül a tó kilenc horgászhelyére, annak tetejére, ami még ott van.
guide-fish_n_stones-cast = Bevetés: mindenki titokban leteszi a macskáját a saját partjánál kezdődő három oszlop egyike elé.
guide-fish_n_stones-bait = Csalizás: sorban mindenki odacsalogathat egy kupacot egy mellette lévő helyre (átlósan nem){ $bait_rule ->
    [anywhere] , bárhol legyen is az: a saját macskáról ez semmit sem árul el.
   *[cat_column] { $own_cat ->
        [hidden] , bárhol legyen is az: a saját macskáját senki sem nézheti meg.
       *[shown] , ha az a saját macskája oszlopában van.
    }
} Az odacsalogatott kupac kerül felülre.
guide-fish_n_stones-fish = Horgászat: sorban mindenki felfordítja a macskáját, és annak az oszlopnak egy teljes kupacát a kosarába kell húznia, halat és követ együtt. Aki előbb jön, az választhat.
guide-fish_n_stones-end = A játék vége: négy forduló után az nyer, akinek a legtöbb pontja van; egyenlőségnél az, akinek kevesebb a köve.

## das_riff
guide-das_riff-goal = Cél: legyen elsőként öt sikeres tenyésztésed. Egy tenyésztéshez korallfa kell, rajta egy hím és egy nőstény, amelyek két színe a négy nyitott tenyésztéskártya egyikén szerepel.
guide-das_riff-worms = Kukacok: két színkockával dobtok. Te minden dobott színből kapsz egy kukacot; a másik játékos választ a két szín közül, és abból ő is kap egyet.
guide-das_riff-take = Vásárlás: nyitott lapokat vehetsz el azokból az oszlopokból, amelyek előtt csónakod van, ahányszor csak fizetni tudsz: a saját sorodból egy kukacért, középről kettőért, a másik játékos sorából háromért. A halért a színével egyező kukacokkal fizetsz, minden másért bármilyenekkel; a gyöngy bármelyik kukacot helyettesíti. Ötnél több korallfája senkinek sem lehet.
guide-das_riff-more = Mit tehetsz még: egy kukacért felfordíthatsz egy lefordított lapot, { $flip_price ->
    [immediate] és még egyért elveheted, ha rögtön megteszed;
   *[same_turn] és ugyanabban a körben még egyért elveheted;
} háromért csónakot vehetsz; { $shark_on_water ->
    [true] cápával elkergethetsz egy nyitott lapot, akár vizet is, vagy egy saját halat.
   *[false] cápával elkergethetsz egy nyitott lapot (vizet nem) vagy egy saját halat.
}
guide-das_riff-place = Halak: a hal egy üres korallfára kerül, vagy egy ott várakozó, másik nemű hal mellé, ha egy nyitott tenyésztéskártya mindkét színt mutatja. Ekkor sikerült a tenyésztés, és mindkét hal elúszik.
guide-das_riff-flow = Az áramlás: a kör végén a tengeri oldalon elfolyik a felfordított víz, minden továbbsodródik, és a zátony felől új lapok jönnek. { $spring_tide ->
    [false] Ennél az asztalnál nincs szökődagály.
   *[true] Ha négy kör úgy telik el, hogy senki sem tesz semmit, a szökődagály kiüríti a tengeri oldalt: ez házi szabály, az asztalnál kikapcsolható.
}
guide-das_riff-end = A játék vége: akinek ötödször sikerül a tenyésztés, azonnal nyer.

## reef_encounter
guide-reef_encounter-goal = Cél: a papagájhalad azokat a korallokat egye meg, amelyek a legtöbbet fogják érni. Egy lapka a halban egy pontot ér, és még egyet minden színért, amelynél a saját színe a végén erősebb.
guide-reef_encounter-eat = Evés: csak a kör legelején, és csak egyet a legalább öt lapkából álló koralljaid közül. { $advanced ->
    [true] Öt lapka visszakerül
   *[false] Négy lapka visszakerül
} a zsákba, a többi a haladba; a rajta álló garnéla is elfogy.
guide-reef_encounter-place = Növesztés: játssz ki egy lárvakockát, körönként legfeljebb kettőt, és rakj le ugyanilyen színű lapkákat: legfeljebb négyet a paraván mögül, és bármennyit azok közül, amelyek előtte vannak. Az egymással érintkező, egyszínű lapkák egy korallt alkotnak.
guide-reef_encounter-growth = Extra növekedés: { $advanced ->
    [true] a haladó játékban nincs: a plusszal jelölt mező olyan, mint a többi.
   *[false] minden sziklán van egy plusszal jelölt mező. Ha lapkát raksz mellé, amíg üres, magától és ingyen nő rajta még egy ugyanilyen színű lapka. A haladó játékban nincs.
}
guide-reef_encounter-attack = Támadás: egy legalább két lapkából álló korall túlnőhet a gyengébb színű lapkákon, kivéve azokon, amelyeken vagy amelyek mellett ugyanazon a korallon garnéla áll. Az így elfogyasztott lapkák a paravánod elé kerülnek, és felhasználhatod őket.
guide-reef_encounter-shrimp = Garnélák: körönként egy új garnélát hozhatsz be; az elfoglal egy korallt, és védi maga körül a lapkákat. A saját körödben a garnéláid akárhányszor átköltözhetnek vagy hazajöhetnek; egy sziklán legfeljebb kettő állhat közülük.
guide-reef_encounter-change = Csere: egy elfogyasztott lapkából lárvakocka vagy alga lehet. A tíz koralltábla mutatja, melyik szín erősebb; egy alga mindet megfordítja, amelyik az ő levelét mutatja. Ha már ettél, egy algával az egyiket végleg rögzítheted is. Egy lárvakockából lapka lehet.
guide-reef_encounter-collect = Elvétel: a köröd végén vedd el a nyílt tenger egyik mezőjét, a kockát az összes lapkával.
guide-reef_encounter-last = Az utolsó falat: ha a játék azért ér véget, mert minden koralltábla rögzítve van, vagy valaki négy korallt megevett, a többiek még egyszer ehetnek. A szokásosnál eggyel több lapka kerül vissza a zsákba, { $advanced ->
    [true] ezért a korallnak legalább hét lapkából kell állnia.
   *[false] ezért a korallnak legalább hat lapkából kell állnia.
}
guide-reef_encounter-end = A játék vége: ha minden koralltábla rögzítve van, ha valaki négy korallt megevett, ha már semmit sem lehet lerakni, vagy ha a nyílt tengert nem lehet feltölteni.

## rivero
guide-rivero-goal = Cél: egy legalább nyolc lapból álló folyó, üres kéz és üres talajvíz. Vagy ha kiürült az óceán: a legtöbb lap a folyóidban, levonva a talajvized lapjait.
guide-rivero-start = A köröd: húzz egy lapot az óceánból és játssz, vagy kockáztass meg helyette egy akciólapot.
guide-rivero-lay = Folyók: egy folyó három egymást követő lapja új folyót alkot, és mellé kerül a kulacsod. A meglévő folyóid mindkét végükön nőhetnek, lapról lapra.
guide-rivero-source = A forrás: ha a kulacsod már egy korábbi köröd óta egy folyónál van, elvehetsz egy háromlapos oszlopot, ha legalább az egyik lapját azonnal fel tudod használni. A kulacs ekkor visszatér hozzád; az alul fekvő lapokat a másik játékos kapja.
guide-rivero-double = Duplázás: körönként egyszer tegyél egy lapot a forrásban egy ugyanolyan számú, de másik folyóhoz tartozó lapra; utána húzhatsz egy lapot.
guide-rivero-discard = Lerakás: a végén lerakhatsz egy lapot a forrásba. { $forced_discard_at ->
    [8] Ha nyolc lap van a kezedben, kötelező,
   *[9] Ha kilenc lap van a kezedben, kötelező,
} kivéve ha a forrás tele van: ekkor helyette egy lapot kicserélhetsz a forrás egyik lapjára.{ $rivero_discards ->
    [several] { " " }Akinek Riverója van, egy körben több lapot is lerakhat.
   *[one] { "" }
}
guide-rivero-action = Akciólapok: a nap két lapot hoz az óceánból vagy bármelyik játékos talajvizéből; a csap egyet vesz el a forrásból vagy egy folyó végéről, de onnan nem, ahol kulacs fekszik; a híd egyet vesz el egy folyó közepéből, vagy jokerként vár. A hidat bármelyik játékos kicserélheti a megfelelő lapra, és megkapja, ami alatta rejtve fekszik. Amit hoznak, mellettük fekszik, és a következő körödtől felveheted. Újabb akciólapot csak akkor húzhatsz, ha mindet felvetted, és ki is raktál valamit.
guide-rivero-eight = Nyolc lap: ami a kör végén nyolcnál több a kezedben, a talajvizedbe süllyed. { $groundwater_take ->
    [any_time] Ha kevesebb van, visszavehetsz lapokat, már korábban is, kirakás közben.
   *[end_of_turn] Ha kevesebb van, visszavehetsz lapokat.
}
