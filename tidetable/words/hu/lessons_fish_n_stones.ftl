# A Fish'n'Stones leckéi (tidetable/lessons/fish_n_stones/course.json, docs/lessons.md).

lesson-aim = Fogj halat!
lesson-aim-1 = Te vagy a piros macska. A bal oszlopod előtt ül, és annak egyik helyéről mindent a kosárba húzhat. Minden hal egy pont neked, minden kő egy pont veszteség.
lesson-aim-1-task = Fogd ki azt a helyet, ahol a legtöbb hal van.
lesson-aim-1-done = Három hal, három pont. Most épp a legközelebbi hely volt az, de a távolság nem számít: közel, középen, messze, a macskának mindegy.
lesson-aim-1-again = Keresd a három halat a kivilágított oszlopban.
lesson-aim-1-stone = Ez kő volt: egy pontodba kerül.
lesson-aim-1-few = A hal az hal, de ennek az oszlopnak egyik helyén több is van.
lesson-aim-2 = A kosarad mutatja, mit fogtál. Négy forduló után az nyer, akinek a legtöbb pontja van: halak mínusz kövek. Minden fordulóban először beveted a horgászbotot, aztán csalizol, végül horgászol: most ez jön.

lesson-cast = A horgászbot bevetése
lesson-cast-1 = Új forduló kezdődik. Kilenc új lap van a tóban, és mindenki titokban a három oszlopa egyike elé teszi a macskáját. Később csak abban az oszlopban horgászhat.
lesson-cast-1-task = Tedd a macskádat a három halas oszlop elé.
lesson-cast-1-done = A többiek nem látják, hol a macskád, és te sem tudod, hol az övék. A kék macska veled szemben ül: ugyanaz a három oszlopa van, mint neked, csak a túloldalról nézve.
lesson-cast-1-again = A három hal messze jobbra van. Az oszlopok a te partodtól egyenesen átszelik a tavat, tehát ez a jobb oszlopod.
lesson-cast-2 = A bevetés után sorban mindenki egyszer csalizhat. Ezt mindjárt megtanulod; sosem kötelező.
lesson-cast-2-task = Most ne csalizz.
lesson-cast-2-done = Nem baj: senki sem tudta meg, hol a macskád. A kék macska sem csalizott, és most te horgászol először.
lesson-cast-2-again = Ez csalizás lenne. Most még válaszd ezt: „Csalizás kihagyása”.
lesson-cast-3 = Most sorban minden macskát felfordítunk, és mindegyik kifogja az oszlopa egyik helyét.
lesson-cast-3-task = Fogd ki a három halat.
lesson-cast-3-done = Ez egy teljes forduló volt: bevetés, csalizás, horgászat. Utána kilenc új lap kerül arra, ami ott maradt. Több játékosnál az oldalt ülő macskák keresztben horgásznak az oszlopaidon.
lesson-cast-3-again = A három hal az oszlopod túlsó végén van.
lesson-cast-3-stone = A kő pontba kerül. A halak az oszlopod túlsó végén vannak.

lesson-lure = Csalizás
lesson-lure-1 = Csalizáskor egy kupacot a macskád oszlopának egyik helyére csalogatsz, közvetlenül mellőle, előle vagy mögüle, átlósan soha. Felülre kerül: két fogás egyben.
lesson-lure-1-task = Csald a három halat az oszlopodban lévő egy halra.
lesson-lure-1-done = Egy meg három az négy hal egy helyen. Ahonnan jöttek, az a hely most üres. Üres helyre is csalhatsz: akkor a kupac csak helyet változtat.
lesson-lure-1-again = A három hal közel, középen van; az egy hal közvetlenül mellette, közel balra.
lesson-lure-1-none = Kihagyhatod a csalizást, de itt három hallal többet hoz.
lesson-lure-2 = A kék macska nem csalizik. Te horgászol először.
lesson-lure-2-task = Fogd ki mind a négyet.
lesson-lure-2-done = A fogás az egész kupacot viszi, felülről az aljáig.
lesson-lure-2-again = A kupac, amit csináltál, az oszlopodban hozzád a legközelebb van.

lesson-pile = Halmozás a saját oszlopban
lesson-pile-1 = A kupac a saját oszlopodból is jöhet. A középső helyről kétfelé mehet, feléd vagy tőled el: válaszd ki a kupacot, aztán azt, hogy hová menjen.
lesson-pile-1-task = Gyűjtsd egy helyre az oszlopod három és két halát.
lesson-pile-1-done = Öt egy helyen. Bármit csalogatsz, az egész kupac megy, a kövek is.
lesson-pile-1-again = A három hal pontosan a tó közepén van, a kettő mögötte, az oszlopod túlsó végén.
lesson-pile-1-stone = Most kövön fekszenek a halaid. A két hal a másik irányban van, a túlsó végen.
lesson-pile-1-none = Ennél több van benne: hozd össze az öt halat.
lesson-pile-2 = A középső hely most üres; ott nincs mit kifogni.
lesson-pile-2-task = Fogd ki az öt halat.
lesson-pile-2-done = Szép fogás.
lesson-pile-2-again = Ez rossz hely volt: mind az öt hal egy helyen van.
lesson-pile-3 = Három dolgot jegyezz meg. Fordulónként mindenki legfeljebb egyszer csalizik. A csalizás mindenkinek elárulja az oszlopodat, mert a kupac oda kerül. És nem kötelez semmire: kifoghatod az oszlopod másik helyét is.

lesson-covered = Ami alatta van
lesson-covered-1 = Második forduló. Minden új lap arra került, ami ott maradt. Közel balra két lap van: a három hal alatt két kő, amely az első fordulóban nyitva volt. A kupac a magasságát mutatja, azt nem, mi van alul.
lesson-covered-2 = Mindig az egész kupacot viszed, tehát minden lapja számít. A messzi kő alatt csak víz van; a középső két hal egyedül fekszik.
lesson-covered-2-task = Fogd ki azt, ami a legtöbbet ér.
lesson-covered-2-done = Két pont. A három hal a két kővel csak egyet ért volna.
lesson-covered-2-again = Számold össze minden hely egész kupacában: halak mínusz kövek.
lesson-covered-2-stones = Három hal mínusz két letakart kő: csak egy pont. Volt jobb is.
lesson-covered-2-stone = Kő a vízen: mínusz egy.

lesson-must = Horgászni muszáj
lesson-must-1 = A kék macska horgászott először, és keveset hagyott: az oszlopodban két kő, víz és egy üres hely van. Amíg van ott valami, ki kell fognod valamit.
lesson-must-1-task = Veszíts minél kevesebbet.
lesson-must-1-done = A víz semmit sem ér, de nem is kerül semmibe.
lesson-must-1-again = Két kő két pontba kerül. A víz semmibe.
lesson-must-2 = Ha az oszlopodban csak egy kupac maradt, azt kérdés nélkül kifogod, akkor is, ha kő. Ha minden eltűnt, nem fogsz semmit, és nem kapsz érte semmit. Több macska is célozhat ugyanarra a helyre: aki előbb jön, azé.

lesson-order = Ki jön előbb?
lesson-order-1 = Akinél az úszó van, az kezd: elsőként csalizik, és elsőként horgászik. Most ez a kék macska. Két halat csalt háromra, középen balra. Így mindenki ismeri az oszlopát, de utoljára te csalizol.
lesson-order-2 = Ami az oszlopod mellett van, azt elcsalhatod, akkor is, ha valaki épp most tette oda. A macskád a középső oszlop előtt van.
lesson-order-2-task = Vedd el a kék macskától az öt halat.
lesson-order-2-done = A kék macska horgászik először, de a zsákmánya odavan. Aki utoljára csalizik, azé az utolsó szó; aki először horgászik, azé az első fogás.
lesson-order-2-again = Az öt hal középen balra van, közvetlenül a tó közepe mellett, az pedig a te oszlopod.
lesson-order-2-none = Akkor a kék macska öt halat fog. Ezt még megakadályozhatod.
lesson-order-3 = Most már a te fogásod. Kövön fekszenek, de megéri.
lesson-order-3-task = Fogd ki az öt halat.
lesson-order-3-done = Négy pont neked öt helyett a kék macskának. Az úszó minden forduló után az óramutató járása szerint továbbmegy, így mindenki kezd egyszer-egyszer.
lesson-order-3-again = A kupac, amit odacsaltál, pontosan középen van.

lesson-end = A játék vége
lesson-end-1 = A negyedik forduló legutolsó fogása. Neked 8 pontod van kő nélkül, a kék macskának 9: 11 hal, 2 kő. Egyenlő pontszámnál a kevesebb kő nyer. Közel balra a hal alatt két hal és két kő van, messze balra a víz alatt kövek.
lesson-end-1-task = Nyerd meg a játékot.
lesson-end-1-done = Kilenc–kilenc, de neked nincs köved: tiéd a játék.
lesson-end-1-again = Még egy pont kell, és egy kő se.
lesson-end-1-stones = Abban a kupacban kövek vannak. Az egy hallal is kilenc pontod lesz, és nyersz, mert kevesebb a köved.
lesson-end-2 = A negyedik forduló után azonnal vége; ami a tóban marad, senkinek sem számít. Pont is, kő is egyenlő? Akkor osztoztok a helyen. Most már minden szabályt ismersz.

lesson-always = Csalizz szinte minden fordulóban
lesson-always-1 = Az oszlopodban három magányos hal van. Mielőtt beérnéd eggyel, nézz meg mindent, ami az oszlopod mellett van. Aki sosem csalizik, tízből csak három játszmát nyer meg az ellen, aki igen.
lesson-always-1-task = Fogj ebben a fordulóban legalább négy halat.
lesson-always-1-done = Hármat odacsaltál, egy már ott volt. Csalizáskor a helyet a legjobb szomszédjával együtt számold, ne csak a saját lapját.
lesson-always-1-again = Keresd az oszlopod melletti három halat, csald egy halra, és fogd ki azt a helyet.
lesson-always-1-few = Kettő meg egy az három. Van olyan szomszéd, ahol több van.
lesson-always-1-none = Csalizás nélkül egyetlen halat fogsz.

lesson-memory = Jegyezd meg a tavat
lesson-memory-1 = Első forduló. Jegyezd meg a bal oszlopot: közel három hal, középen két kő, messze víz. Senki sem fog ki onnan semmit. Aztán új lapok kerülnek rá.
lesson-memory-2 = Második forduló: az egyik helyet most kő takarja, a másikat három hal, a harmadikat egy hal. Megéri emlékezni: aki emlékszik, háromból két játszmát megnyer az ellen, aki csak a felső lapokat látja.
lesson-memory-2-task = Fogj ki valamit, ami két pontot ér.
lesson-memory-2-done = Felül egy kő, alatta három hal: két pont, ami másnak nem kellett. A 36 lapból 20-on hal van (csak négyen három), 12-n kő, 4-en víz.
lesson-memory-2-again = Add hozzá, ami az első fordulóban ott volt. Melyik hely ér kettőt?
lesson-memory-2-stones = Három hal, de alattuk az első forduló két köve van: egy pont.

lesson-next = Mit tehet a következő?
lesson-next-1 = Te csalizol és te horgászol először, de közben a kék macska is csalizik, és nem tudod, hol van. Hat hal egy helyen gyönyörű volna – annak, aki elcsalja.
lesson-next-1-task = Biztosíts magadnak három halat ebben a fordulóban.
lesson-next-1-done = Két jó hely közül az egyiket elveszítheted, mégis jól horgászol; ha csak egy van, csalizással lehet belőle kettő. Aki egy csalizással előre gondolkodik, tízből hét játszmát megnyer az ellen, aki mindig a legnagyobb kupacot rakja.
lesson-next-1-again = Hagyd külön a két jó helyedet: bármit tesz a kék macska, csak az egyiket viheti el.
lesson-next-1-stolen = A kék macska elcsalta a kupacodat, és nem maradt semmi. Csak egy kupacot mozgathat: ne adj neki olyat, ami mindent ér.

lesson-deny = Az is számít, amit elveszel
lesson-deny-1 = A kék macska középen balra öt halat halmozott fel, és ő horgászik először. Te csalizol utoljára. Összerakhatsz magadnak négy halat, vagy elveheted a zsákmányát, még ha az nálad két kövön fekszik is.
lesson-deny-1-task = Járj jobban ebben a fordulóban, mint a kék macska.
lesson-deny-1-done = Három pont neked, egy a kék macskának. Négy az öt ellen veszteség lett volna: kettesben egy elvett pont annyit ér, mint egy szerzett.
lesson-deny-1-again = Elvetted a zsákmányt: most fogd is ki, még ha kövön fekszik is. Öt hal mínusz két kő az három pont.
lesson-deny-1-left = A kék macska kifogta a kupacát. Hasonlítsd össze a két fogást: többre van szükséged, mint neki.

lesson-game = Az első teljes játszmád
lesson-game-1 = Négy forduló a legszelídebb ellenféllel. A tanító figyel, és megkérdez, mielőtt elajándékoznál valamit; a tábla fölötti égő bármikor ad egy tippet. Senki sem siet.
lesson-game-cast = Bevetés: válaszd ki az oszlopot, amelyben horgászni akarsz. Senki sem látja, melyik az.
lesson-game-bait = Csalizás: melyik szomszédos kupac növelné a te fogásodat, vagy csökkentené az ellenfeledét?
lesson-game-fish = Horgászat: az egész kupac számít, halak mínusz kövek.
lesson-game-covered = Az új lapok eltakarják, ami ott maradt. Próbáld megjegyezni, mi van alattuk.
lesson-game-last = Az utolsó forduló: most már csak a végeredmény számít. Egyenlő pontszámnál a kevesebb kő nyer.
