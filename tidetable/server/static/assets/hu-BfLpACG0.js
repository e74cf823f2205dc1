var e={titles:{"# game":`A játék`,aim:`Miről szól`,water:`A lagúna`,"reef-cards":`A zátonykártyák`,colours:`Hat szín`,"breeding-cards":`A tenyésztéskártyák`,things:`Kukacok, csónakok, kockák`,"# setup":`Előkészületek`,setup:`Mielőtt elkezditek`,first:`Ki kezd`,"first-chosen":`Ki kezd: megállapodás szerint`,options:`Miben térhet el egy asztal`,"# turn":`A köröd`,turn:`Hogyan zajlik egy kör`,worms:`Kukacok neked`,"other-worm":`Kukac a másiknak`,do:`Mit tehetsz`,alone:`Ami magától megtörténik`,"# buy":`Vásárlás`,boats:`Csónakok`,prices:`Mennyibe kerül egy lap`,pay:`Fizetés`,flip:`Lap felfordítása`,"flip-turn":`Elvenni, amit felfordítottál`,"flip-now":`Elvenni, amit felfordítottál: azonnal`,"water-no":`Víz`,kept:`Gyöngyök és cápák`,"# breed":`Tenyésztés`,corals:`Korallfák`,fish:`Hová kerül a hal`,breeding:`A sikeres tenyésztés`,"new-card":`Új tenyésztéskártya`,"# shark":`Cápák`,shark:`A cápa használata`,prey:`Mit kergethet el egy cápa`,"prey-water":`Mit kergethet el egy cápa: vizet is`,"# current":`Az áramlás`,flow:`Megindul az áramlás`,refill:`Új lapok`,"run-out":`Ha valami elfogy`,tide:`A szökődagály`,"no-tide":`Nincs szökődagály`,"# end":`A játék vége`,win:`Az ötödik tenyésztés`,limit:`Az utolsó kör`,known:`Köztetek nincs titok`,"# examples":`Játszható példák`,"example-boat":`Egy csónak, és amit hoz`,"example-pair":`Az első pár`,"example-chain":`Egyik a másik után`,"example-flow":`Megmozdítani a vizet`,"example-win":`Az ötödik`,tips:`Az első játszmádhoz`,"# index":`Tárgymutató`},passages:{aim:[{html:`<p>Köztetek egy lagúna fekszik, amelyben minden lassan a zátonytól a tenger felé sodródik. Színes kukacokkal kihalászod, amire szükséged van: előbb korallfákat, azután egy hímet és egy nőstényt, amelyeknek színeit együtt keresik. Ahol egy ilyen pár egy korallfán összetalálkozik, sikerül a tenyésztés.</p>
<p>Akinek elsőként <strong>ötször</strong> sikerül, azonnal nyer.</p>`},{figure:`lagoon`,caption:`A lagúna. A te sorod van alul; az áramlás mindent balra visz, a tenger felé.`}],water:[{html:`<p>A lagúna négy sor, soronként nyolc lappal. A hozzád legközelebbi a <strong>te sorod</strong>, a túlsó a másik játékosé; ez a kettő nyitva fekszik. A két <strong>középső sor</strong> lefordítva.</p>
<p>Bal oldalt van a <strong>tengeri oldal</strong>, jobb oldalt a <strong>zátony felőli oldal</strong>. Minden a zátonytól a tenger felé sodródik. Az <strong>oszlop</strong> a négy egymás fölötti lap; az első oszlop a tenger melletti.</p>`}],"reef-cards":[{html:`<p>Hatvan zátonykártya alkotja a vizet:</p>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Lap</th>
<th>Hány van</th>
<th>Mire jó</th>
</tr>
</thead>
<tbody><tr>
<td>hal</td>
<td>lásd lent</td>
<td>hat szín, hímek és nőstények</td>
</tr>
<tr>
<td>korallfa</td>
<td>{reef_cards.coral}</td>
<td>itt élnek a halak</td>
</tr>
<tr>
<td>gyöngy</td>
<td>{reef_cards.pearl}</td>
<td>bármilyen színű kukacként fizet</td>
</tr>
<tr>
<td>cápa</td>
<td>{reef_cards.shark}</td>
<td>elkerget egy lapot</td>
</tr>
<tr>
<td>víz</td>
<td>{reef_cards.water}</td>
<td>semmi; a tengeri oldalon elfolyik</td>
</tr>
</tbody></table></div>
<p>Minden halfajtából egy vagy kettő van, ahogy a lapján a pöttyök mutatják:</p>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Szín</th>
<th>Hím</th>
<th>Nőstény</th>
</tr>
</thead>
<tbody><tr>
<td>piros</td>
<td>{reef_cards.red_male}</td>
<td>{reef_cards.red_female}</td>
</tr>
<tr>
<td>sárga</td>
<td>{reef_cards.yellow_male}</td>
<td>{reef_cards.yellow_female}</td>
</tr>
<tr>
<td>kék</td>
<td>{reef_cards.blue_male}</td>
<td>{reef_cards.blue_female}</td>
</tr>
<tr>
<td>zöld</td>
<td>{reef_cards.green_male}</td>
<td>{reef_cards.green_female}</td>
</tr>
<tr>
<td>lila</td>
<td>{reef_cards.purple_male}</td>
<td>{reef_cards.purple_female}</td>
</tr>
<tr>
<td>rózsaszín</td>
<td>{reef_cards.pink_male}</td>
<td>{reef_cards.pink_female}</td>
</tr>
</tbody></table></div>
<p>A nyomtatott játék annyit mond, hogy hatvan lap van, de azt nem, melyikből hány. Ha az asztal nem adta meg egy valódi doboz tartalmát, a számokat ez a ház választotta; nem titkosak.</p>`}],colours:[{html:`<p>A halak és a kukacok pirosak, sárgák, kékek, zöldek, lilák vagy rózsaszínek. Minden színnek saját mintája és két saját betűje is van. A hímek és a nőstények körvonala különböző.</p>`}],"breeding-cards":[{html:`<p>Huszonegy tenyésztéskártya van: két szín minden párja egyszer, és minden szín önmagával. Négy nyitva fekszik. A nyitott kártya azt mondja meg, melyik két szín tenyészthető most: az egyik hímje a másik nőstényével, mindegy, melyik melyik.</p>`}],things:[{html:`<p>Minden színből nyolc kukac van, két kocka a hat színnel és tizenöt csónak. Ami senkié, a készletben van.</p>`}],setup:[{html:`<ol>
<li>Keverjétek meg a hatvan zátonykártyát. Rakjatok ki négy sort nyolc-nyolc lappal: a szélsőket nyitva, a középsőket lefordítva. A többi a húzópakli.</li>
<li>Keverjétek meg a tenyésztéskártyákat, és fordítsatok fel négyet.</li>
<li>Mindketten vegyetek el minden színből egy kukacot, és egy csónakot, amely az első oszlophoz kerül, a tenger mellé.</li>
</ol>
<p>Az a víz, amely most a tengeri oldalon fekszik, ott marad: az áramlás először az első kör végén indul meg.</p>`}],first:[{html:`<p>A kezdőt sorsolás dönti el.</p>`}],"first-chosen":[{html:`<p>Ennél az asztalnál nem sorsolás, hanem megállapodás dönti el, ki kezd.</p>`}],options:[{html:`<p>Megállapodhattok abban, ki kezd, meddig olcsó egy felfordított lap, mit kergethetnek el a cápák, van-e szökődagály, legfeljebb meddig tart egy játszma, és milyen lapok vannak a dobozban. Ez a szabálykönyv azt írja le, ami a te asztalodnál érvényes; ami eltér a szokásostól, azt megjelöli.</p>`}],turn:[{html:`<ol>
<li>Dobtok a két kockával, és mindkettőtöknek jár <a href="#worms">kukac</a>.</li>
<li>Azt teszed, <a href="#do">amit akarsz és ki tudsz fizetni</a>.</li>
<li>Megindul az <a href="#flow">áramlás</a>, és új lapok jönnek.</li>
</ol>
<p>Utána a másik következik. Más körében csak egy kukacot veszel el; gyöngyöt és cápát csak a sajátodban használhatsz.</p>`}],worms:[{html:`<p>Minden kockáért kapsz egy kukacot a színéből. Ha abból már nincs a készletben, ahhoz a kockához más színt választasz.</p>`}],"other-worm":[{html:`<p>Ezután az, aki nincs soron, <strong>egy</strong> kukacot vesz el a két dobott szín valamelyikéből, ahogy neki tetszik. Ha egyikből sincs már, bármilyen színű lehet.</p>`}],do:[{html:`<p>Ezek közül bármit, bármilyen sorrendben, ahányszor ki tudod fizetni:</p>
<ul>
<li><strong>elveszel</strong> egy nyitott lapot a lagúnából,</li>
<li><strong>felfordítasz</strong> egy lefordított lapot,</li>
<li>veszel egy <strong>csónakot</strong>,</li>
<li>használsz egy <strong>cápát</strong>.</li>
</ul>
<p>Ha elég volt, befejezed a körödet. Ami megtörtént, megtörtént.</p>`}],alone:[{html:`<p>Ahol nincs mit választani, az asztal magától megy tovább: ha csak egyféleképp lehet fizetni, ha egy halnak csak egy helye van, ha egy körben már nincs mit tenni. A véletlen csak a kockákban, a keverésben és a kezdő sorsolásában játszik közre.</p>`}],boats:[{html:`<p>Csak azokat az oszlopokat éred el, amelyek előtt <strong>csónakod</strong> van, de azokat mind a négy sorban. A csónakok a tengeri oldaltól kezdve hézag nélkül állnak egymás mellett. Eggyel kezdesz; minden további három, bármilyen színű kukacba kerül, és azonnal használható.</p>
<p>Tizenöt csónak van: ha az egyiknek nyolc van, a másiknak legfeljebb hét lehet.</p>`},{figure:`reach`,caption:`Két csónakkal az első két oszlopot éred el. Ami világít, választható.`}],prices:[{html:`<p>Minél közelebb, annál olcsóbb:</p>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Hol</th>
<th>Ár</th>
</tr>
</thead>
<tbody><tr>
<td>a saját sorodban</td>
<td>1</td>
</tr>
<tr>
<td>nyitva egy középső sorban</td>
<td>2</td>
</tr>
<tr>
<td>a másik játékos sorában</td>
<td>3</td>
</tr>
</tbody></table></div>
<p>A <strong>halért</strong> a színével egyező kukacokkal fizetsz. <strong>Korallfáért, gyöngyért, cápáért</strong> bármilyen színekkel, tetszés szerint keverve.</p>`},{figure:`fish`,caption:`Piros halak három sorban: a legközelebbi egy piros kukac, a középső kettő, a legtávolabbi három.`}],pay:[{html:`<p>A <strong>gyöngy</strong> egy kukacot ér, olyan színűt, amilyen épp kell, minden árnál. Szabadon választod, mivel fizetsz; visszajáró nincs. A kukacok a készletbe kerülnek vissza, a gyöngyök a dobópakliba. A gyöngy, amelyet épp veszel, önmagát nem fizetheti ki.</p>
<p>Az asztal javasol egy fizetést; módosíthatod, mielőtt jóváhagyod.</p>`}],flip:[{html:`<p>A csónakjaid előtt egy lefordított lap felfordítása <strong>egy</strong>, bármilyen színű kukacba kerül. A lap nyitva marad ott, ahol van.</p>`},{figure:`flipped`,caption:`A középső sorban egy zöld nőstény bukkant elő.`}],"flip-turn":[{html:`<p>A köröd hátralévő részében a lapot, amelyet felfordítottál, csak <strong>egy</strong> további kukacért elveheted. Közben mást is tehetsz: megveheted hozzá például a korallfát. A köröd után nyitva fekszik, és kettőbe kerül, mindkettőtöknek.</p>`}],"flip-now":[{html:`<p>Ha rögtön ezután elveszed a lapot, csak <strong>egy</strong> további kukacba kerül. Amint bármi mást teszel, kettőbe kerül, mindkettőtöknek.</p>`}],"water-no":[{html:`<p>Vizet nem lehet elvenni. Semmi másra nem jó, csak hogy elfolyjon.</p>`}],kept:[{html:`<p>Az elvett gyöngyök és cápák nyitva fekszenek előtted, amíg fel nem használod őket. Akárhány lehet belőlük.</p>`}],corals:[{html:`<p>Az elvett korallfa végleg előtted marad. <strong>Ötnél</strong> több senkinek sem lehet, azokat is beleszámítva, amelyeken már sikerült a tenyésztés. Ennyi kell a győzelemhez is.</p>`}],fish:[{html:`<p>A hal azonnal egyik korallfádra kerül:</p>
<ul>
<li>egy <strong>üresre</strong>, vagy</li>
<li>egy várakozó, <strong>másik nemű</strong> hal mellé, ha egy nyitott tenyésztéskártya mindkét színt mutatja.</li>
</ul>
<p>Ha nincs ilyen hely, a halat nem veheted el. Halat sosem lehet a korallok mellett tartogatni, és sosem költözik át. Üres fára bármilyen hal kerülhet, olyan is, amelyhez egy nyitott kártya sem illik.</p>`},{figure:`empty-coral`,caption:`Az egyik nyitott kártya pirosat és sárgát keres. Egy piros nőstény várakozik; a sárga hím mellé kerülhet.`}],breeding:[{html:`<p>Amikor megérkezik a második hal, azonnal sikerül a tenyésztés: a tenyésztéskártya a korallfára kerül, mindkét hal a dobópakliba. Az a fa végleg betelt.</p>
<p>Két különböző fán várakozó hal sosem jön össze egymással, akkor sem, ha közben megfelelő kártya kerül elő. Mindegyik addig vár, amíg te párt nem hozol neki.</p>`},{figure:`bred`,caption:`Sikerült: a két színt mutató kártya a korallfán fekszik.`}],"new-card":[{html:`<p>A felhasznált kártya helyére azonnal újat fordítotok fel. Ha illik, még ugyanabban a körben használhatod.</p>`}],shark:[{html:`<p>Egy cápád <strong>egy</strong> lapot kerget el, a saját körödben, ingyen. Csónak nem kell hozzá. A cápa és a zsákmánya is a dobópakliba kerül; a hézag az áramlásig megmarad.</p>
<p>Cápával elronthatod, amire a másik vár, vagy helyet csinálsz az áramlásnak.</p>`},{figure:`sharks`,caption:`A cápa elkergethetné a sárga hímet a másik játékos sorából.`}],prey:[{html:`<p>Bármelyik halat, korallfát, gyöngyöt vagy másik cápát, amely nyitva fekszik a lagúnában, akármelyik sorban és oszlopban; vagy egy várakozó halat a <strong>saját</strong> korallfádról. Lefordított lapot soha, vizet soha, és semmit, ami a másiké.</p>`}],"prey-water":[{html:`<p>Bármelyik lapot, amely nyitva fekszik a lagúnában, akármelyik sorban és oszlopban, a vizet is; vagy egy várakozó halat a <strong>saját</strong> korallfádról. Lefordított lapot soha, és semmit, ami a másiké.</p>`}],flow:[{html:`<p>A kör végén, soronként külön:</p>
<ol>
<li>Minden lap a tenger felé csúszik, amíg nincs hézag. Ami nyitva volt, nyitva, ami lefordítva, lefordítva marad.</li>
<li>Ha most <strong>felfordított víz</strong> van a tengeri oldalon, elfolyik a dobópakliba; a következő lap is, ha az is felfordított víz, és így tovább. Lefordított lap megállítja, akármi is az.</li>
<li>A lapok még egyszer feljebb csúsznak.</li>
</ol>
<p>Kör közben semmi sem mozdul: a hézagok a végéig megmaradnak.</p>`},{figure:`before`,caption:`Előtte: a túlsó sorban víz fekszik a tengeri oldalon.`},{figure:`after`,caption:`Utána: elfolyt, a sor feljebb csúszott, és a zátony felől új lapok jöttek.`}],refill:[{html:`<p>A hézagok most a zátony felőli oldalon vannak; a húzópakliból töltődnek fel: a szélső sorokban nyitva, a középsőkben lefordítva.</p>
<p>Előtte a dobópaklit belekeveritek a húzópakliba, ha <strong>hét vagy több</strong> lap van benne, vagy ha a húzópakli kevés. Ha így sem elég, a tengertől legtávolabbi helyek egyelőre üresen maradnak. Az a víz, amely egy kiürült sorban a tengeri oldalra kerül, a következő áramlásig marad.</p>`}],"run-out":[{html:`<p>Ha egy színből elfogytak a kukacok, más szín választható; ha mind elfogytak, nincs. Ha elfogytak a csónakok, senki sem vehet. Tenyésztéskártya mindig van.</p>`}],tide:[{html:`<p>Ha egymás után <strong>négy kör</strong> csendes, vagyis senki sem tesz semmit, és nem folyik el semmi, szökődagály jön: minden sorban elsodorja a tengeri oldalon fekvő lapot, a lefordítottat is, azután még egyszer megindul az áramlás. A kukac elvétele nem számít cselekvésnek. Így nem áll meg a játék; ez házi szabály.</p>`}],"no-tide":[{html:`<p>Ennél az asztalnál nem jön szökődagály, ha senki sem tesz semmit.</p>`}],win:[{html:`<p>Akinek ötödször sikerül a tenyésztés, abban a pillanatban nyert. A kört nem játsszátok végig, és a másik nem kap többet.</p>`}],limit:[{html:`<p>Hogy egy játszma se tartson örökké, legkésőbb a(z) {turn_limit}. kör után véget ér. Ekkor az nyer, akinek több sikeres tenyésztése van; egyenlőségnél az, akinek több korallfája van; ha az is egyenlő, döntetlen.</p>`}],known:[{html:`<p>Minden nyílt: kukacok, gyöngyök, cápák, korallok, halak, csónakok, a dobópakli. Senki sem ismeri a lefordított lapokat, a húzópaklit és a tenyésztéskártyák sorrendjét. Hogy mely lapok nem kerültek még elő, bárki megszámolhatja; a húzópakli koppintásra megmutatja.</p>`}],"example-boat":[{html:`<p>A korallfádon piros nőstény várakozik, és egy nyitott kártya pirosat és kéket keres. Épp most vettél egy harmadik csónakot. Az oszlopában, a másik játékos sorában egy kék hím sodródik arra: három az ára, kék kukac vagy gyöngy.</p>`},{figure:`try-boat`,caption:`Vedd el a kék hímet, és válaszd ki, mivel fizetsz.`},{html:`<p>Drága volt: egy csónak és még három. De a hal továbbsodródott volna, és vele az alkalom is.</p>`}],"example-pair":[{html:`<p>A piros nőstény várakozik; a nyitott kártya pirosat és sárgát keres.</p>`},{figure:`try-pair`,caption:`Az elérhető halak egyike a megfelelő.`},{html:`<p>A mellette lévő piros hímmel nem megy semmire: két piros halhoz a piros-piros kártya kell. Egy sárga <em>nőstény</em> pedig azért nem volna jó, mert ő maga is nőstény.</p>`}],"example-chain":[{html:`<p>Minden szükséges színből van egy kukacod, egy piros nőstényed és egy zöld hímed. Mi kerül elő, ha a piros és a kék sikerült?</p>`},{figure:`try-chain`,caption:`Vedd el a kék hímet, azután nézd meg újra a nyitott kártyákat.`}],"example-flow":[{html:`<p>Egyik elérhető hal sem segít. De a sorod tengeri oldalán álló korallfa feltartja az áramlást: mögötte víz van.</p>`},{figure:`try-flow`,caption:`Vedd el a korallfát, fejezd be a körödet, és nézd, mit tesz az áramlás.`}],"example-win":[{html:`<p>Négy sikeres tenyésztés, és az utolsó korallfádon egy lila hím várakozik.</p>`},{figure:`try-win`,caption:`Egy lap hiányzik.`}],tips:[{html:`<ul>
<li>Kezdd egy korallfával. Üres fa nélkül halat sem vehetsz el.</li>
<li>Előbb a nyitott tenyésztéskártyákat nézd, azután a halakat, amelyek a csónakjaid felé sodródnak.</li>
<li>Vegyél korán csónakot: két-három oszlop kevés, többel viszont hamarabb eléred a halat, mint a másik.</li>
<li>A lapok maguktól sodródnak a csónakjaid felé, de a másikéi felé is. A várakozással csónakot spórolsz; olcsóbb ettől sosem lesz a lap.</li>
<li>Tegyél félre egy gyöngyöt arra a pillanatra, amikor hiányzik a szín.</li>
<li>Többet ér az a várakozó hal, amelyhez három nyitott kártya illik, mint amelyiknek csak egy reménye van.</li>
<li>Arra a halra küldd a cápát, amelyre a másiknak szüksége van, épp mielőtt elérné; vagy szabadíts meg vele egy saját korallfát az olyan haltól, amelyhez már egy nyitott kártya sem illik.</li>
</ul>`}]},index:[{term:`asztali szabályok`,passages:[`options`]},{term:`áramlás`,passages:[`flow`]},{term:`árak`,passages:[`prices`]},{term:`cápa`,passages:[`shark`,`prey`,`prey-water`]},{term:`csónak`,passages:[`boats`]},{term:`dobópakli`,passages:[`refill`]},{term:`elfolyás`,passages:[`flow`]},{term:`felfordítás`,passages:[`flip`,`flip-turn`,`flip-now`]},{term:`fizetés`,passages:[`pay`]},{term:`győzelem`,passages:[`aim`,`win`]},{term:`gyöngy`,passages:[`pay`,`kept`]},{term:`hal`,passages:[`fish`,`reef-cards`]},{term:`húzópakli`,passages:[`refill`]},{term:`játék vége`,passages:[`win`,`limit`]},{term:`kezdőjátékos`,passages:[`first`,`first-chosen`]},{term:`készlet`,passages:[`things`,`run-out`]},{term:`kockák`,passages:[`things`,`worms`]},{term:`korallfa`,passages:[`corals`,`fish`]},{term:`kör`,passages:[`turn`]},{term:`körhatár`,passages:[`limit`]},{term:`középső sor`,passages:[`water`]},{term:`kukac`,passages:[`worms`,`other-worm`,`pay`]},{term:`oszlop`,passages:[`water`,`boats`]},{term:`színek`,passages:[`colours`]},{term:`szökődagály`,passages:[`tide`,`no-tide`]},{term:`tengeri oldal`,passages:[`water`,`flow`]},{term:`tenyésztés`,passages:[`breeding`,`new-card`]},{term:`tenyésztéskártya`,passages:[`breeding-cards`,`new-card`]},{term:`víz`,passages:[`water-no`,`flow`]},{term:`zátony felőli oldal`,passages:[`water`]}]};export{e as default};