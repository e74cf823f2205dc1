var e=`# A Reef Encounter leckéi (tidetable/lessons/reef_encounter/course.json, docs/lessons.md).

lesson-eat = Korallt enni
lesson-eat-1 = Te vagy a lila. A garnélád egy hat lapkás narancs korallon él. A legalább öt lapkás korallt a papagájhalad megeheti, de csak a köröd legelső cselekedeteként.
lesson-eat-1-task = Edd meg a narancs korallt.
lesson-eat-1-done = Négy lapka visszament a zsákba, a másik kettő a haladba, amellé az egy mellé, amelyet az elején titokban beletettél. A garnéla elfogyott: csak négy van belőle, tehát négyszer ehetsz.
lesson-eat-1-again = Válaszd ki a garnéládat a narancs korallon, és etesd meg a haladat.
lesson-eat-1-late = Enni csak a kör legelején lehet: bármi más után már késő.
lesson-eat-1-turn = A nyílt tenger egy mezőjének elvétele befejezi a kört. Előbb enni akartál.
lesson-eat-2 = A végén az nyer, akinek a halában a legtöbb pont van. Egy lapka egy pont, és még egy minden színért, amelynél az övé erősebb, többnyire összesen kettő–négy. Nem mindegy tehát, mit eszel, és az mennyire erős a végén.

lesson-collect = A kör vége: a nyílt tenger
lesson-collect-1 = Minden kör egyformán ér véget: elveszed a nyílt tenger öt mezőjének egyikét, a lárvakockát az összes lapkával. A paravánod mögé kerülnek. Mindkettő kell: lapka, amit lerakhatsz, és kocka, hogy lerakhasd.
lesson-collect-1-task = Sárga lapkáid vannak. Vedd el a sárga kockás mezőt.
lesson-collect-1-done = Egy sárga kocka és három lapka, kettő közülük szintén sárga. Ezután a háromnál kevesebb lapkás mezők kapnak egy újat.
lesson-collect-1-again = Az öt mezőn egy-egy kocka van, a mező színében. Neked a sárga kell.
lesson-collect-2 = Minden más szabadon választható: megenni egy korallt, legfeljebb két lárvakockát kijátszani, garnélát behozni, garnélát mozgatni, lapkát és kockát cserélni, algát kijátszani, egy koralltáblát rögzíteni. Az evés az első, a nyílt tenger az utolsó, a többi bármilyen sorrendben jöhet.

lesson-grow = Növessz korallt
lesson-grow-1 = Egy lárvakockával a színének megfelelő lapkákat rakhatsz le: legfeljebb négyet a paraván mögül, a sziklák szabad mezőire. Az egyszínű, oldalukkal érintkező lapkák egy korallt alkotnak. Van egy sárga kockád és három sárga lapkád.
lesson-grow-1-task = Legyen a sárga korall négy lapkás.
lesson-grow-1-done = Négy egy korallban. A kocka visszakerül a készletbe.
lesson-grow-1-again = A három lapkának az ott lévő sárgával egy korallt kell alkotnia, oldalukkal érintkezve. A homok nem szikla, és a sarok nem számít.
lesson-grow-1-turn = Vége a körödnek. Előbb játszd ki a sárga kockát, aztán rakd le a lapkákat.
lesson-grow-2 = Kevesebbet is lerakhatsz, mint amennyid van, és több sziklára is. Bárki korallját növelheted; de két olyan korall, amelyen garnéla áll, soha nem érhet össze.

lesson-shrimp = A garnéla foglal és véd
lesson-shrimp-1 = Körönként egyszer behozhatsz egy új garnélát olyan korallra, amelyen még nincs. Akkor a korall a tiéd. A garnéla a saját lapkáját és a korall közvetlenül szomszédos lapkáit védi.
lesson-shrimp-1-task = Hozz be egy garnélát, amely mind az öt sárga lapkát védi.
lesson-shrimp-1-done = Középen öt lapkát véd, az egyik ág végén csak kettőt.
lesson-shrimp-1-again = Hozz be egy garnélát a sárga korallra.
lesson-shrimp-1-few = Csak magát és a közvetlen szomszédait védi. Melyik lapkának van négy szomszédja?
lesson-shrimp-1-turn = Vége lett a körödnek, mielőtt a garnéla megjött. Előbb hozd be.
lesson-shrimp-2 = A körödben a garnéláid akárhányszor átköltözhetnek, oda-vissza is: másik szabad korallra, másik lapkára, vagy haza a paraván mögé. Egy sziklán legfeljebb kettő állhat a tieid közül. Útközben csupasz sziklán is megállhatnak, de a kör végén egy sem maradhat ott.

lesson-extra = Extra növekedés
lesson-extra-1 = Minden sziklán van egy pluszjeles mező. Aki lapkát rak mellé, amíg üres, ott ingyen kap egy ugyanolyan színűt. Egy sárga lapkád és egy kockád van.
lesson-extra-1-task = Szerezz egy ingyen lapkát.
lesson-extra-1-done = Egyet raktál le, kettő van a sziklán: a második a bónuszlapkák közül jött. Figyeld ezt a mezőt, valahányszor szabad; akkor is működik, ha mellette nősz túl egy lapkán. Csak két garnélás korallt nem köt össze soha.
lesson-extra-1-again = A lapkának közvetlenül a pluszjeles mező mellé kell kerülnie, nem rá, és nem máshová.
lesson-extra-1-turn = Ezzel vége a körödnek. Előbb játszd ki a sárga kockát.

lesson-attack = Nőj túl a gyengébbeken
lesson-attack-1 = A tíz koralltábla mutatja, melyik szín az erősebb: itt a sárga erősebb a rózsaszínnél. Egy legalább két lapkás korall mellett a gyengébb lapkákra is rakhatsz a korall színéből. Amin túlnősz, azt elfogyasztottad, és a paravánod elé kerül.
lesson-attack-1-task = Nőj túl a sárgával két rózsaszín lapkán.
lesson-attack-1-done = A korallod nőtt, a rózsaszín fogyott, és van két elfogyasztott lapkád, amit elkölthetsz.
lesson-attack-1-again = A sárga korall melletti rózsaszín lapkákra rakd a sárgákat.
lesson-attack-1-turn = Ezzel vége a körödnek. Előbb játszd ki a sárga kockát.
lesson-attack-2 = Egyetlen lapka nem támadhat: a korallnak előbb legalább két lapkásnak kell lennie. Hogy a megtámadott mekkora, az mindegy.
lesson-attack-2-task = Nőj túl egy rózsaszín lapkán.
lesson-attack-2-done = Előbb kettő, aztán a rózsaszínre: mindkettő ugyanazzal a kockával.
lesson-attack-2-again = Az első sárga lapkát a sárga mellé rakd; akkor már ketten vannak, és támadhatnak.
lesson-attack-2-turn = Ezzel vége a körödnek. Előbb játszd ki a sárga kockát.
lesson-attack-3 = Amelyik lapkán garnéla áll, vagy ugyanazon a korallon garnéla mellett van, azon nem lehet túlnőni, még a gazdájának sem. A zöld garnéla e négy rózsaszín lapka közül kettőt véd.
lesson-attack-3-task = Nőj túl egy nem védett rózsaszín lapkán.
lesson-attack-3-done = A korall maradéka kisebb lett, és ami elszakadt a garnélától, az senkié. A rossz helyen álló garnéla keveset véd.
lesson-attack-3-again = A két jobb oldali rózsaszín lapka mellett nincs garnéla.
lesson-attack-3-turn = Ezzel vége a körödnek. Előbb játszd ki a sárga kockát.

lesson-money = Az elfogyasztott lapka pénz
lesson-money-1 = A paravánod előtt egy elfogyasztott rózsaszín lapka van. Mögötte három rózsaszín lapkád van, de rózsaszín kockád nincs. Az elfogyasztott lapkát a színének megfelelő lárvakockára cserélheted.
lesson-money-1-task = Szerezz egy rózsaszín kockát, és játszd ki.
lesson-money-1-done = Most lerakhatod a rózsaszín lapkáidat. Rózsaszín kockával az elfogyasztott rózsaszín lapkák is lerakhatók; ezek nem számítanak bele a négybe.
lesson-money-1-again = Cseréld kockára a paraván előtti lapkát, aztán játszd ki a kockát.
lesson-money-1-turn = Ezzel vége a körödnek. Előbb cserélj.
lesson-money-2 = Fordítva is megy: egy lárvakockából a színének megfelelő lapka lehet. Itt két rózsaszín kockád és egy rózsaszín lapkád van.
lesson-money-2-task = Cserélj egy kockát lapkára.
lesson-money-2-done = Két lapka, és egy kocka, amivel lerakhatod őket.
lesson-money-2-again = Válaszd ki az egyik kockádat, és cseréld lapkára.
lesson-money-2-turn = Ezzel vége a körödnek. Előbb cserélj.

lesson-alga = Az alga megfordítja az erőt
lesson-alga-1 = Egy bármilyen színű elfogyasztott lapkáért algát is kijátszhatsz. Minden koralltáblát megfordít, amely az ő nagy levelét mutatja: akkor a pár másik színe az erősebb. Most a sárga erősebb a narancsnál, és a korallod mellett sárga korall van.
lesson-alga-1-task = Legyen a narancs erősebb a sárgánál.
lesson-alga-1-done = A kék alga minden nagy kék leveles koralltáblát megfordított: a narancs most erősebb a sárgánál, de a szürke a narancsnál, a sárga pedig a szürkénél. Mindig nézd meg, mi minden fordul; a megfordított táblán más a nagy levél. Annyi algát játszhatsz ki, amennyit ki tudsz fizetni.
lesson-alga-1-again = Fizess az elfogyasztott lapkával azért az algáért, amelynek nagy levele a sárga–narancs koralltáblán van.
lesson-alga-1-other = Az az alga más koralltáblákat fordított meg. Nézd meg, milyen nagy levél van a sárga–narancs táblán.
lesson-alga-1-turn = Ezzel vége a körödnek. Előbb játssz ki algát.

lesson-lock = Rögzítsd végleg
lesson-lock-1 = Ha valamikor már ettél korallt, egy algával körönként egyszer egy koralltáblát rögzíthetsz is: többé nem fordul meg. A többi, ugyanolyan nagy leveles tábla megfordul. A haladban fehér lapkák vannak, és a fehér erősebb a sárgánál és a narancsnál.
lesson-lock-1-task = Rögzíts egy koralltáblát, amelyen a fehér az erősebb.
lesson-lock-1-done = Ezt a pontot már senki sem veheti el a fehér lapkáidtól.
lesson-lock-1-again = Fizess az elfogyasztott lapkával, aztán válassz egy koralltáblát, amelyen a fehér van felül.
lesson-lock-1-other = Azon a táblán nem a fehér az erősebb: a rögzítése nem hoz semmit a haladnak.
lesson-lock-1-turn = Ezzel vége a körödnek. Előbb rögzíts.
lesson-lock-2 = A játék véget ér, ha mind a tíz koralltábla rögzítve van, ha valaki négy korallt megevett, ha a nyílt tengert nem lehet feltölteni, vagy ha már semmit sem lehet lerakni. Az első két esetben mindenki másnak jár még egy utolsó falat.

lesson-score = Mennyit ér?
lesson-score-1 = Narancs: hét lapka, három marad a halban, de a narancs csak egy színnél erősebb: két pont darabja. Fehér: hat lapka, kettő marad, de a fehér három színnél erősebb: négy pont darabja.
lesson-score-1-task = Edd meg azt, ami több pontot hoz.
lesson-score-1-done = Két lapka négy ponttal az nyolc. A három narancs hatot hozott volna, amíg semmi sem fordul meg.
lesson-score-1-again = Most ehetsz: válaszd ki az egyik garnéládat.
lesson-score-1-less = Három lapka két ponttal az hat. A másik korall nyolcat hozott volna.
lesson-score-1-turn = Ezzel vége a körödnek, evés nélkül.

lesson-last = Az utolsó falat
lesson-last-1 = A másik játékos, a zöld, épp megette a negyedik korallját, ezért a játék véget ér. Mindenki más még egyszer ehet, de most négy helyett öt lapka megy vissza a zsákba: a korallnak hat lapka kell.
lesson-last-1-task = Vedd a nagyobb falatot.
lesson-last-1-done = Hét mínusz öt: kettő marad. A vége felé tarts készen egy nagy korallt erre a falatra.
lesson-last-1-again = Válaszd ki az egyik garnéládat az evéshez.
lesson-last-1-few = Hat mínusz öt az egy lapka. A másik korallod nagyobb.
lesson-last-1-none = Lemondhatsz róla, de a halban lévő lapka pont.
lesson-last-2 = Egyenlő pontszámnál a paraván előtti több elfogyasztott lapka dönt, aztán a több lárvakocka. Most már az egész játékot ismered. A következő leckék arról szólnak, hogyan játszd jól.

lesson-wait = Hagyd megnőni
lesson-wait-1 = Öt lapkát már meg lehet enni, de négy visszamegy: egy maradna. A kockáddal és a lapkáiddal a korall nyolcasra vagy kilencesre nőhet; nyolcból a következő körben négy marad. A garnélád csak egy részét védi, de nincs a közelben erősebb korall.
lesson-wait-1-task = Legyen a narancs korall legalább nyolc lapkás.
lesson-wait-1-done = Négy lapka egy garnéláért egy helyett. Próbajátékokban az a játékos, aki hat–nyolc lapkánál evett, 100 játszmából úgy 60-at nyert az ellen, aki már ötnél; aki tízre várt, több mint a felét elvesztette. Egyél hamarabb, ha egy erősebb korall a következő köröd előtt megcsonkíthatja, vagy ha a játék előbb véget érhet.
lesson-wait-1-again = A narancs lapkákat úgy rakd le, hogy a narancs korallhoz érjenek. A pluszjeles mező mellett magától nő még egy.
lesson-wait-1-soon = Csak egy lapka maradt a haladban, a négy garnélád egyikéért.
lesson-wait-1-turn = Ezzel vége a körödnek. Előbb játszd ki a narancs kockát.

lesson-two = Egyik kocka táplálja a másikat
lesson-two-1 = Két lárvakockát is kijátszhatsz. Az első táplálhatja a másodikat: rakj le egy gyenge színt a korallod mellé, aztán nőj túl rajta. Így egy körben nősz és pénzhez is jutsz. A sárga erősebb a rózsaszínnél.
lesson-two-1-task = Játszd ki mindkét kockát, és fogyassz el egy rózsaszín lapkát.
lesson-two-1-done = A fölösleges rózsaszínből pénz lett: kockára, algára, rögzítésre. Akkor tedd, ha az első kocka táplálja a másodikat; a második önmagáért csak lapkákba kerül, amelyek később hiányoznak.
lesson-two-1-again = Rakd a rózsaszín lapkákat közvetlenül a sárga korallod mellé, aztán rájuk a sárgát.
lesson-two-1-order = Ha a sárga az első, nincs min túlnőni. Előbb a rózsaszínt rakd le.
lesson-two-1-turn = Ezzel vége a körödnek. Két kockát játszhatsz ki.

lesson-locks = Azt rögzítsd, ami a haladban van
lesson-locks-1 = A haladban három narancs lapka és egy fehér van. A narancs erősebb a rózsaszínnél és a szürkénél, a sárga erősebb a narancsnál. A rögzítés egy táblát megtart, és minden mást megfordít, amelyen ugyanaz a nagy levél van: olyat válassz, amely kétszeresen segít.
lesson-locks-1-task = Rögzíts egy koralltáblát úgy, hogy a halad három pontot nyerjen.
lesson-locks-1-done = A narancs végleg erősebb a szürkénél, és ugyanaz a kék levél megfordította a sárga–narancs táblát is: eggyel több pont minden narancs lapkáért.
lesson-locks-1-again = Keress egy táblát, amelyen a narancs van felül, és ugyanaz a nagy levél van rajta, mint a sárga–narancs táblán.
lesson-locks-1-loss = Ez a rögzítés a haladban lévő színek ellen fordított egy táblát.
lesson-locks-1-turn = Ezzel vége a körödnek. Előbb rögzíts.

lesson-game = Az első teljes játszmád
lesson-game-1 = Egy játszma a legszelídebb ellenféllel, úgy háromnegyed óra; bármikor abbahagyhatod, és később folytathatod. A tanító megkérdez, mielőtt elajándékoznál valamit, az égő pedig tippeket ad.
lesson-game-fish = Egy lapka titokban a haladba kerül. Olyan színt válassz, amelyet erősnek szeretnél látni.
lesson-game-larva = Olyan színű kockát vegyél, amilyen lapkáid vannak.
lesson-game-main = Te jössz: előbb egyél, ha akarsz, játssz ki legfeljebb két kockát, hozz be egy garnélát, cserélj vagy játssz ki algát, és a végén vedd el a nyílt tenger egy mezőjét.
lesson-game-meal = Most, elsőként, ehetnél. Elég nagy a korall, vagy nyugodtan nőhet még?
lesson-game-place = Úgy rakd le a lapkákat, hogy összeérjenek, legjobb a pluszjeles mező mellé, amíg üres.
lesson-game-drop = A garnélát középre tedd: a saját lapkáját és a szomszédait védi.
lesson-game-front = Vannak elfogyasztott lapkáid: cseréld kockára, vagy játssz ki algát.
lesson-game-lock = Ettél már, tehát rögzíthetsz. Olyan színt válassz, amely a haladban van.
lesson-game-last = Az utolsó falat: most öt lapka megy vissza.
`;export{e as default};