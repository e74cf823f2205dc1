# A Das Riff leckéi (tidetable/lessons/das_riff/course.json, docs/lessons.md).

lesson-aim = Pár a korallfán
lesson-aim-1 = A korallfádon egy piros nőstény várakozik. Az egyik nyitott tenyésztéskártya pirosat és sárgát keres együtt, és a te sorodban, a hozzád legközelebbiben, egy sárga hím sodródik. Van egy sárga kukacod, amellyel kifoghatod.
lesson-aim-1-task = Vedd el a sárga hímet.
lesson-aim-1-done = Sikerült a tenyésztés: a tenyésztéskártya a korallfádra került, a két hal pedig elment.
lesson-aim-1-again = Ez valami más volt. A sárga hím a te sorodban van, a tengeri oldalon.
lesson-aim-1-turn = Vége a körödnek, és a nőstény még egyedül van. Előbb vedd el a sárga hímet.
lesson-aim-2 = Akinek elsőként ötször sikerül a tenyésztés, azonnal nyer. Semmi más nem számít: a kukacok, csónakok, gyöngyök és cápák csak segítenek odáig eljutni.

lesson-worms = Kukacok és árak
lesson-worms-1 = Most a másik játékos van soron. Minden kör két kockával kezdődik: aki soron van, mindkettőért rögtön kap egy kukacot, a másik az egyikért, amelyikért akarja. Most te választasz. A piros nőstényedhez egy sárga hím illene.
lesson-worms-1-task = Azt a kukacot vedd el, amellyel a sárga hímet kifizetheted.
lesson-worms-1-done = A halért vele egyező színű kukacokkal kell fizetni. Most már van egy sárgád. Ha a két kocka egyforma, nincs mit választani; ha egy szín elfogyott, másik kerül a helyére.
lesson-worms-1-again = Kék most nem kell semmihez. A hím sárga, a kukacnak is annak kell lennie.
lesson-worms-2 = A csónakjaid előtt három gyöngy fekszik. Egy lap a saját sorodban egy kukacba kerül, egy középső sorban kettőbe, a másik játékos sorában háromba. Gyöngyért, korallfáért és cápáért bármilyen színnel fizethetsz.
lesson-worms-2-task = Vegyél el egy gyöngyöt egyetlen kukacért.
lesson-worms-2-done = Minél közelebb, annál olcsóbb. A gyöngy most előtted fekszik, és bármilyen színű kukacként fizet.
lesson-worms-2-again = A hozzád legközelebbi sorban lévő gyöngyöt vedd el.
lesson-worms-2-dear = A tiéd, de több mint egy kukacba került. A saját sorodban lévő gyöngy a legolcsóbb.
lesson-worms-2-turn = Vége a körödnek. Egy gyöngyöt akartál.
lesson-worms-3 = Most három hal van a csónakjaid előtt: piros a te sorodban, kék egy középsőben, lila a másikéban. Van egy piros, két kék és egy lila kukacod. Halért csak az ő színével fizethetsz.
lesson-worms-3-task = Azt a halat vedd el, amelyik két kukacba kerül.
lesson-worms-3-done = Két kék kukac egy középső kék halért. A lila három lila kukacba kerülne; neked csak egy van.
lesson-worms-3-again = A középső sorban lévő kék hímet vedd el.
lesson-worms-3-one = A piros hím egy kukacba került, hiszen a saját sorodban volt. Kettő a középső sorok ára.
lesson-worms-3-turn = Vége a körödnek. Előbb vedd el a kék hímet.

lesson-boats = Csónakok
lesson-boats-1 = Csak azokat az oszlopokat éred el, amelyek előtt csónakod van, de azokat mind a négy sorban. Egy csónakod van, az első oszlopnál. A másodikban egy korallfa fekszik. Egy újabb csónak három, bármilyen színű kukacba kerül, és azonnal használható.
lesson-boats-1-task = Vegyél egy csónakot, és vedd el a korallfát.
lesson-boats-1-done = Négy jól elköltött kukac: a csónak megmarad, és a korallfa is.
lesson-boats-1-again = Három kukac a csónakért, egy a korallfáért: mind a négy kell.
lesson-boats-1-spent = Így már nem elég a kukac csónakra is, korallfára is. Előbb a csónakot vedd meg.
lesson-boats-1-turn = Vége a körödnek. Egy csónak három kukacért, aztán a korallfa egyért.
lesson-boats-2 = A csónakok a tengeri oldaltól kezdve egymás mellett állnak; a következő mindig a következő oszlopot nyitja meg. Egy körben annyit tehetsz, amennyit akarsz és ki tudsz fizetni, bármilyen sorrendben. Te fejezed be; ha már semmit sem tehetsz, magától ér véget.

lesson-coral = Először egy korallfa
lesson-coral-1 = A halak korallfán élnek, és neked még egy sincs. Ezért a piros hímet el sem veheted. Van egy piros és egy kék kukacod, és te választod meg, mivel fizetsz.
lesson-coral-1-task = Juttasd a piros hímet egy saját korallfára.
lesson-coral-1-done = A kék kukac a fáért, a piros a halért. Most ott vár a párjára.
lesson-coral-1-again = Előbb a korallfa, kékkel fizetve; aztán a piros hím, pirossal.
lesson-coral-1-red = Elment a piros kukac, pedig a piros hímért csak pirossal lehet fizetni. A fát kékkel fizesd ki.
lesson-coral-1-flip = Ezzel felfordítottál egy lapot, és most hiányzik egy kukac. Inkább a korallfát vedd el.
lesson-coral-1-turn = Vége a körödnek, és a halnak még nincs otthona.
lesson-coral-2 = Üres korallfára bármilyen hal kerülhet, és ott is marad: a halak sosem költöznek át. Egy fán csak egyszer lehet tenyészteni, a győzelemhez tehát öt fa kell; ötnél több nem is lehet.

lesson-pair = Melyik hal illik hozzá?
lesson-pair-1 = Egy piros nőstény várakozik, a második fa üres. Egy másik hal akkor kerülhet mellé, ha másik nemű, és egy nyitott tenyésztéskártya mindkét színt mutatja. Most pirosat és sárgát keresnek. A sorodban négy hal sodródik, mindet eléred.
lesson-pair-1-task = Sikerüljön a tenyésztés a piros nősténnyel.
lesson-pair-1-done = Sárga hím a piros nőstényhez: a nem és a szín is illik. Az a fa végleg betelt, és új tenyésztéskártya került elő.
lesson-pair-1-again = Hímet keress, sárgát, és utána a piros nőstény fáját válaszd.
lesson-pair-1-alone = A jó hal, de az üres fán. Ott egyedül vár: a különböző fákon lévő halak sosem jönnek össze.
lesson-pair-1-sex = A sárga jó, de ez is nőstény. Csak az üres fára kerülhetett.
lesson-pair-1-colour = A neme jó, a színe nem: egy nyitott kártya sem mutatja a pirossal együtt. Az üres fára került.
lesson-pair-1-turn = Vége a körödnek, és a nőstény még egyedül van. Egy sárga hímet kerestél.
lesson-pair-2 = Fordítva is megy: egy sárga nőstény és egy piros hím ugyanezt a kártyát hozta volna. Két piros halhoz viszont a kétszer pirosat mutató kártya kell. Amelyik hal egyik fádra sem illik, azt el sem veheted.

lesson-pearl = A gyöngy mindent kifizet
lesson-pearl-1 = A zöld hímed egy kék nőstényre vár, amely egy középső sorban van, és két kék kukacba kerül. Van egy kék és egy piros kukacod meg egy gyöngyöd. A gyöngy egy kukacot ér, olyan színűt, amilyen épp kell.
lesson-pearl-1-task = Sikerüljön a tenyésztés a zöld hímmel.
lesson-pearl-1-done = Egy kék kukac és a gyöngy: együtt kétszer kék. Tartogasd a gyöngyöket arra a pillanatra, amikor hiányzik egy szín.
lesson-pearl-1-again = Vedd el a kék nőstényt; a kék kukaccal és a gyönggyel fizess.
lesson-pearl-1-pearl = Olyasmire költötted a gyöngyöt, amit egy piros kukac is kifizetett volna. Most hiányzik a kék.
lesson-pearl-1-blue = Elment a kék kukac; a gyöngy egymaga nem elég kettőre.
lesson-pearl-1-turn = Vége a körödnek, tenyésztés nélkül.

lesson-flip = Felfordítod, aztán elveszed
lesson-flip-1 = A középső sorok lefordítva fekszenek. A csónakjaid előtt egy lap felfordítása egy, bármilyen színű kukacba kerül; ugyanabban a körben aztán csak egy továbbiért elveheted, a halat a saját színéért. A piros nőstényed kék hímre vár. Próbáld a sorod melletti középső sort.
lesson-flip-1-task = Fordítsd fel a tengeri oldalon lévő lapot. Ha illik, vedd el.
lesson-flip-1-done = Egy piros kukac a felfordításért, egy kék az elvételért. Szerencse, hogy épp kék hím volt.
lesson-flip-1-again = A saját sorod melletti lefordított lapot fordítsd fel, pirossal fizess érte, és kékkel vedd el.
lesson-flip-1-blue = Kék hím, de a kék kukacod már elment. A felfordításhoz bármelyik szín jó lett volna.
lesson-flip-1-other = Ott csak víz van. A sorod melletti középső sorban próbáld.
lesson-flip-1-turn = Vége a körödnek. Előbb fordíts fel egy lapot.
lesson-flip-2 = Az alacsony ár a köröd végéig érvényes. Ha otthagyod a lapot, nyitva marad, és kettőbe kerül, mindkettőtöknek. Azt fordítsd fel tehát, amit rögtön el is vehetnél.

lesson-shark = Cápák
lesson-shark-1 = A másik játékos sárga nősténye piros hímre vár, és a túlsó sorban sodródik is egy. Egy cápád elkerget egy nyitott lapot a lagúnából, bárhol is van: csónak nem kell hozzá. Csak a cápát veszíted el.
lesson-shark-1-task = Vedd el a cápát, és kergesd el a piros hímet.
lesson-shark-1-done = A cápa és a zsákmánya a dobópakliban van, a nőstény pedig vár tovább. Akárhány cápát gyűjthetsz, és bármelyik körödben használhatod őket.
lesson-shark-1-again = Vedd el a sorodban lévő cápát, aztán küldd a piros hímre.
lesson-shark-1-other = Azzal a lappal a másik nem sokra megy. A sárga nőstény a piros hímre vár.
lesson-shark-1-flip = Ezzel felfordítottál egy lapot. A sorod tengeri oldalán lévő cápát vedd el.
lesson-shark-1-turn = Vége a körödnek, és a piros hím még ott van.
lesson-shark-2 = Cápával egy várakozó halat is elkergethetsz a saját korallfádról. A zöld hím elfoglalja az egyetlen fádat, és egy nyitott kártya sem mutat zöldet. Ami a másiké, azt sosem kergetheted el, vizet és lefordított lapot sem.
lesson-shark-2-task = Szabadítsd fel a korallfádat.
lesson-shark-2-done = A fa megint üres, és a sorodban lévő piros hím beköltözhetne.
lesson-shark-2-again = A cápát a saját fádon lévő zöld hímre használd.
lesson-shark-2-other = Ez egy lap volt a lagúnában. A zöld hím a saját korallfádon ül.
lesson-shark-2-turn = Vége a körödnek, és a fa még foglalt.

lesson-current = Az áramlás
lesson-current-1 = A kör végén minden sor a tenger felé csúszik, amíg nincs hézag. Ha ekkor nyitott víz van a tengeri oldalon, elfolyik, és a sor még egyszer feljebb csúszik. A te sorodban egy korallfa két vizet tart fel, mögöttük pedig egy piros hím jön.
lesson-current-1-task = Folyjon el ebben a körben mindkét víz.
lesson-current-1-done = A fa a tiéd, a víz elfolyt, a piros hím pedig három oszlopot sodródott, egészen a csónakodig.
lesson-current-1-again = Két felfordított lap, és nem maradt kukac. Vedd el a korallfát, aztán fejezd be a körödet.
lesson-current-1-stuck = A korallfa még a tengeri oldalon van, így mögötte semmi sem mozdulhatott. Vedd el, mielőtt befejezed a körödet.
lesson-current-2 = Az új lapok a zátony felőli oldalon jönnek: a szélső sorokban nyitva, a középsőkben lefordítva. A tengeri oldalon egy lefordított lap megállítja az áramlást, akkor is, ha víz. Kör közben semmi sem mozdul. Ha már hét lap van a dobópakliban, visszakeverik őket a húzópakliba.

lesson-chain = Egyik a másik után
lesson-chain-1 = Egy piros nőstény és egy zöld hím várakozik. Pirosat és kéket keresnek; zöldhöz még nincs semmi. De ha sikerült egy tenyésztés, azonnal új kártyát fordítotok fel, és azt még ugyanabban a körben használhatod.
lesson-chain-1-task = Ebben a körben kétszer sikerüljön a tenyésztés.
lesson-chain-1-done = Az új kártya sárgát és zöldet keresett. Tehát: előbb tenyéssz, nézd meg újra a nyitott kártyákat, és csak aztán költs tovább.
lesson-chain-1-again = Az a kukac most hiányzik. Vedd el a kék hímet a piros nőstényhez, aztán nézd meg az új kártyát.
lesson-chain-1-one = Egy megvan, de az új kártya sárgát és zöldet mutat, és a sorodban ott volt egy sárga nőstény.
lesson-chain-1-turn = Vége a körödnek, tenyésztés nélkül. A kék hímmel kezdd.

lesson-fifth = Az ötödik tenyésztés
lesson-fifth-1 = Négy korallfád már betelt; az ötödiken egy lila hím várakozik. Az a kártya, amely kétszer mutatja ugyanazt a színt, annak a színnek egy hímjét és egy nőstényét keresi.
lesson-fifth-1-task = Nyerd meg a játszmát.
lesson-fifth-1-done = Öt sikeres tenyésztés: ebben a pillanatban nyertél. Több kör már nincs.
lesson-fifth-1-again = Lila nőstényt keress a csónakjaid előtt.
lesson-fifth-1-turn = Hagytad elsodródni a győzelmet: a lila nőstény a te sorodban volt.
lesson-fifth-2 = Most már az egész játékot ismered. A következő leckék arról szólnak, hogyan játszd jól.

lesson-reach = Korán egy második csónak
lesson-reach-1 = A harmadik kör. Egy csónakkal semmi hasznosat nem érsz el, öt kukacod pedig csak hever. A második oszlopban, a saját sorodban egy korallfa van, mögötte gyöngy jön.
lesson-reach-1-task = Vegyél egy második csónakot, és szerezd meg az első korallfádat.
lesson-reach-1-done = A csónakért egyszer fizetsz, és minden további körben segít. Kettőnél ne állj meg: próbajátékokban, aki megállt, 100 játszmából csak 4-et nyert az ellen, aki tovább vásárolt, és aki négynél állt meg, 21-et.
lesson-reach-1-again = Három kukac a csónakért, aztán egy a második oszlopban lévő korallfáért.
lesson-reach-1-spent = Korallfa nélkül felfordítani szerencsejáték: halat el sem vehetnél. A csónak megmarad.
lesson-reach-1-turn = Vége a körödnek. A heverő kukac nem fog semmit.

lesson-deny = A hal, amelyre a másiknak szüksége van
lesson-deny-1 = Mindkettőtöknek négyszer sikerült. A következő kukacaidból csónakot vehetnél, elérnéd a rózsaszín nőstényt, és nyernél. De előbb a másik jön: a sárga nősténye piros vagy kék hímre vár, és mindkettő látszik. Három csónakja és egy piros kukaca van. Neked egy cápád van.
lesson-deny-1-task = Úgy használd a cápát, hogy a másik ne nyerhessen azonnal.
lesson-deny-1-done = A piros hímet elérte volna, és ki is tudta volna fizetni. A kéket még nem éri el, akkor sem, ha két új kukaccal még egy csónakot vesz: időt nyertél. Próbajátékokban az a játékos, aki használta a cápáit, 100 játszmából 56-ot nyert az ellen, aki sosem.
lesson-deny-1-again = Melyik hím van a másik játékos csónakjai előtt?
lesson-deny-1-other = A piros hím még ott van, elérhető, és egy piros kukacba kerül: a másik a következő körben nyerhet.
lesson-deny-1-own = Ezzel a saját haladat kergetted el, és a másik a következő körben nyerhet.
lesson-deny-1-turn = Vége a körödnek; a másik elveszi a piros hímet, és nyer.

lesson-game = Az első teljes játszmád
lesson-game-1 = Egy játszma a legszelídebb ellenféllel, úgy fél óra; bármikor abbahagyhatod, és később folytathatod. Mindketten egy csónakkal és minden színből egy kukaccal kezdtek. A tanító megkérdez, mielőtt elajándékoznál valamit, az égő pedig tippeket ad.
lesson-game-pick = Olyan színű kukacot vegyél el, amilyen halat szeretnél.
lesson-game-coral = Te jössz. Még nincs korallfád: az az első.
lesson-game-breed = Látszik egy hal, amely illik az egyik tiédhez. Elérik a csónakjaid, és ki tudod fizetni?
lesson-game-fish = Van egy üres korallfád. Nézd meg a nyitott tenyésztéskártyákat: melyik halnak van a legjobb esélye párra?
lesson-game-boat = Csak egy csónakod van. A második három, bármilyen színű kukacba kerül.
lesson-game-pay = Olyan színekkel fizess, amelyekre másra nincs szükséged.
lesson-game-place = Válassz korallfát: pár mellett azonnal sikerül a tenyésztés, üresen a hal várakozik.
lesson-game-shark = Van egy cápád. Van a lagúnában olyan hal, amelyre a másik vár?
lesson-game-last = Valakinek már négyszer sikerült. A következő véget vethet a játszmának: nézd meg, mire van szükségetek.
