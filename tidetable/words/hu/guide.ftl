# Hogyan megy egy-egy játék, néhány mondatban, az első asztalhoz. A teljes szabályok mellette állnak (docs/rules).

## fish_n_stones
guide-fish_n_stones-goal = Cél: fogj sok halat és kevés követ. Minden hal egy pontot ér, minden kő egyet levon.
guide-fish_n_stones-fill = Új lapok: négy forduló. Mindegyikben kilenc új lap kerül a tó kilenc helyére, annak tetejére, ami még ott van.
guide-fish_n_stones-cast = Bevetés: mindenki titokban a macskáját a saját partján kezdődő három oszlop egyike elé teszi.
guide-fish_n_stones-bait = Csali: sorban mindenki a saját macskája oszlopába csalhat egy kupacot egy szomszédos helyről. Ami átkerül, az lesz felül.
guide-fish_n_stones-fish = Kifogás: sorban mindenki felfordítja a macskáját, és annak az oszlopnak egy teljes kupacát a vödrébe húzza, halat és követ együtt. Aki előbb jön, az választhat.
guide-fish_n_stones-end = A vége: négy forduló után a legtöbb pont nyer, egyenlőségnél a kevesebb kő.

## das_riff
guide-das_riff-goal = Cél: elsőként öt sikeres tenyésztés. Ehhez korallfa kell, rajta egy hím és egy nőstény, amelyek két színe a négy nyitott tenyésztéskártya egyikén áll.
guide-das_riff-worms = Kukacok: két kockával dobunk. Te minden dobott színből kapsz egy kukacot; a másik játékos választ a két szín közül, és ő is kap egyet.
guide-das_riff-take = Vásárlás: nyitott lapokat vehetsz el azokból az oszlopokból, amelyek előtt csónakod van, ahányszor csak fizetni tudsz: a saját sorodból egy kukacért, középről kettőért, a túloldalról háromért. A halat a saját színével fizeted, minden mást bármilyennel; a gyöngy bármelyik kukacot helyettesíti.
guide-das_riff-more = Mit tehetsz még: egy kukacért felfordíthatsz egy fordított lapot, és ugyanabban a körben még egyért elveheted; háromért csónakot vehetsz; cápával elkergethetsz egy nyitott lapot vagy egy saját halat.
guide-das_riff-place = Halak: a hal egy üres korallfára kerül, vagy egy várakozó, másik nemű halhoz, ha egy tenyésztéskártya mindkét színt mutatja. Ekkor sikerült a tenyésztés, és mindkét hal elúszik.
guide-das_riff-flow = Az áramlás: a kör végén a tengeri oldalon elfolyik a nyílt víz, minden továbbsodródik, és a zátony felől új lapok jönnek.
guide-das_riff-end = A vége: az ötödik tenyésztés azonnal nyer.

## reef_encounter
guide-reef_encounter-goal = Cél: azokat a korallokat etesd meg a papagájhaladdal, amelyek a legtöbbet fogják érni. Egy lapka a halban egyet ér, és eggyel többet minden színért, amelynél az ő színe a végén erősebb.
guide-reef_encounter-eat = Etetés: csak a kör legelején, egy legalább öt lapkás saját korallt. Négy lapka visszakerül a zsákba, a többi a haladba; a rajta álló garnéla elfogy.
guide-reef_encounter-place = Növesztés: játssz ki egy lárvakockát, körönként legfeljebb kettőt, és rakj le az ő színéből lapkákat: legfeljebb négyet a paraván mögül, és bármennyit, ami előtte van. Az egymást érő, egyszínű lapkák egy korallt alkotnak.
guide-reef_encounter-attack = Túlnövés: egy legalább két lapkás korall ránőhet gyengébb színű lapkákra, kivéve ahol garnéla áll rajtuk, vagy ugyanazon a korallon mellettük. Amit túlnőttél, a paravánod elé kerül, és felhasználhatod.
guide-reef_encounter-shrimp = Garnélák: körönként egy új garnéla; elfoglal egy korallt, és védi maga körül a lapkákat. A garnéláid bármikor átköltözhetnek vagy hazajöhetnek.
guide-reef_encounter-change = Csere: egy túlnőtt lapkából lárvakocka lehet, vagy alga, amely megfordítja az összes ilyen levelű koralltáblát. Ha már etettél, egy algával egy táblát végleg rögzíthetsz is. Egy lárvakockából lapka lehet.
guide-reef_encounter-collect = Elvétel: a kör végén vedd el a nyílt tenger egy mezőjét, a kockát az összes lapkával.
guide-reef_encounter-end = A vége: ha minden koralltábla rögzített, ha valaki négy korallt megetetett, ha már semmit sem lehet lerakni, vagy ha kiürült a zsák.

## rivero
guide-rivero-goal = Cél: egy legalább nyolclapos folyó, üres kéz és üres talajvíz. Vagy, ha kiürült az óceán, a legtöbb lap a folyóidban, levonva a talajvizedet.
guide-rivero-start = A köröd: húzz egy lapot az óceánból és játssz, vagy helyette merj egy akciólapot.
guide-rivero-lay = Folyók: egy folyó három egymást követő lapja új folyót alkot, és mellé kerül a kulacsod. A meglévő folyóid mindkét végükön nőhetnek, lapról lapra.
guide-rivero-source = A forrás: ha a kulacsod egy folyónál van, elvehetsz egy háromlapos oszlopot, ha valamelyik lapja azonnal használható. A kulacs ekkor visszatér.
guide-rivero-double = Duplázás: körönként egyszer tegyél egy lapot a forrásban egy azonos számú, másik folyóhoz tartozó lapra; húzhatsz érte egy lapot.
guide-rivero-discard = Lerakás: a végén tegyél egy lapot a forrásba. Ha kilenc lap van a kezedben, muszáj.
guide-rivero-action = Akciólapok: a nap két lapot hoz; a csap egyet vesz el a forrásból vagy egy folyó végéről; a híd egyet vesz el egy folyó közepéből, vagy jokerként vár. Amit hoznak, mellettük fekszik, és a következő körödtől elveheted. Rakj le valamit, hogy megszabadulj az akciólaptól, mielőtt újat húznál.
guide-rivero-eight = Nyolc lap: ami a kör végén nyolcnál több a kezedben, a talajvizedbe süllyed. Ha kevesebb van, egyet visszavehetsz.
