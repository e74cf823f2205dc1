var e=`# De lessen van Reef Encounter (tidetable/lessons/reef_encounter/course.json, docs/lessons.md).

lesson-eat = Een koraal opeten
lesson-eat-1 = Jij speelt met paars. Je garnaal leeft op een oranje koraal van zes tegels. Een koraal van vijf of meer tegels kan je papegaaivis opeten, als allereerste in je beurt.
lesson-eat-1-task = Eet het oranje koraal op.
lesson-eat-1-done = Vier tegels gingen terug in de buidel, de andere twee in je vis, bij de ene die je er aan het begin in het geheim in deed. De garnaal is verbruikt: je hebt er maar vier, dus je krijgt maar vier maaltijden.
lesson-eat-1-again = Kies je garnaal op het oranje koraal en laat je vis eten.
lesson-eat-1-late = Opeten kan alleen als eerste in een beurt: na iets anders is het te laat.
lesson-eat-1-turn = Een veld van de open zee pakken beëindigt je beurt. Je wilde eerst eten.
lesson-eat-2 = Wie aan het eind de meeste punten in de vis heeft, wint. Een tegel telt één punt, en nog één voor elke kleur die zwakker is dan de zijne, meestal samen twee tot vier. Het doet er dus toe wat je opeet, en hoe sterk dat aan het eind is.

lesson-collect = Je beurt beëindigen: de open zee
lesson-collect-1 = Elke beurt eindigt hetzelfde: je pakt een van de vijf velden van de open zee, met het larvenblokje en alle tegels. Ze gaan achter je scherm. Je hebt beide nodig: tegels om neer te leggen, en blokjes om dat te mogen.
lesson-collect-1-task = Je hebt gele tegels. Pak het veld met het gele blokje.
lesson-collect-1-done = Een geel blokje en drie tegels, waarvan twee ook geel. Daarna krijgt elk veld met minder dan drie tegels er een bij.
lesson-collect-1-again = Op elk van de vijf velden ligt een blokje in de kleur van het veld. Je wilt het gele.
lesson-collect-2 = Al het andere in een beurt mag je zelf weten: één koraal opeten, tot twee larvenblokjes spelen, een garnaal inbrengen, garnalen verplaatsen, tegels en blokjes ruilen, algen spelen, één koraaltegel vastzetten. Opeten komt eerst, de open zee laatst, de rest in elke volgorde.

lesson-grow = Een koraal laten groeien
lesson-grow-1 = Met een larvenblokje mag je tegels van die kleur neerleggen: hoogstens vier van achter je scherm, op vrije plekken van de rotsen. Tegels van één kleur die elkaar met een zijde raken, zijn één koraal. Je hebt een geel blokje en drie gele tegels.
lesson-grow-1-task = Maak het gele koraal vier tegels groot.
lesson-grow-1-done = Vier in één koraal. Het blokje gaat terug naar de voorraad.
lesson-grow-1-again = De drie tegels moeten met de gele die er ligt één koraal vormen, zijde aan zijde. Zand is geen rots, en hoeken tellen niet.
lesson-grow-1-turn = Je beurt is voorbij. Speel eerst het gele blokje en leg dan de tegels neer.
lesson-grow-2 = Je mag minder neerleggen dan je hebt, en op verschillende rotsen. Je mag elk koraal groter maken, ook dat van een ander; maar twee koralen met elk een garnaal mogen nooit aan elkaar groeien.

lesson-shrimp = Een garnaal claimt en beschermt
lesson-shrimp-1 = Eén keer per beurt mag je een nieuwe garnaal op een koraal zetten waar er geen staat. Dan is het van jou. De garnaal beschermt haar eigen tegel en die van dat koraal er direct naast.
lesson-shrimp-1-task = Breng een garnaal in die alle vijf de gele tegels beschermt.
lesson-shrimp-1-done = In het midden beschermt ze vijf tegels, aan de punt van een arm maar twee.
lesson-shrimp-1-again = Breng een garnaal in en zet haar op het gele koraal.
lesson-shrimp-1-few = Ze beschermt alleen zichzelf en haar directe buren. Welke tegel heeft vier buren?
lesson-shrimp-1-turn = Je beurt was voorbij voor de garnaal kwam. Breng haar eerst in.
lesson-shrimp-2 = In je beurt mogen je garnalen zo vaak je wilt verhuizen, ook weg en weer terug: naar een ander vrij koraal, een andere tegel of naar huis achter het scherm. Hoogstens twee van jou staan op één rots. Onderweg mag er een op kale rots wachten, maar niet aan het eind van je beurt.

lesson-extra = Extra groei
lesson-extra-1 = Op elke rots heeft één plek een plus. Wie er een tegel naast legt zolang die leeg is, krijgt daar gratis een tegel van die kleur. Je hebt één gele tegel en één blokje.
lesson-extra-1-task = Zorg voor een gratis tegel.
lesson-extra-1-done = Eén neergelegd, twee op de rots: de tweede kwam van de bonustegels. Let op deze plek zodra hij vrij is; ook als je er een tegel naast overgroeit, werkt het. Alleen twee koralen met elk een garnaal verbindt hij nooit.
lesson-extra-1-again = De tegel moet vlak naast de plek met de plus liggen, niet erop en niet ergens anders.
lesson-extra-1-turn = Daarmee was je beurt voorbij. Speel eerst het gele blokje.

lesson-attack = Overgroeien wat zwakker is
lesson-attack-1 = De tien koraaltegels laten zien welke kleur sterker is: hier wint geel van roze. Naast een koraal van minstens twee tegels mag je tegels van zijn kleur over zwakkere leggen. Wat je overgroeit is vernietigd en komt voor je scherm.
lesson-attack-1-task = Overgroei twee roze tegels met geel.
lesson-attack-1-done = Je koraal is gegroeid, het roze is gekrompen, en je hebt twee vernietigde tegels om uit te geven.
lesson-attack-1-again = Leg de gele tegels op roze tegels die naast het gele koraal liggen.
lesson-attack-1-turn = Daarmee was je beurt voorbij. Speel eerst het gele blokje.
lesson-attack-2 = Eén losse tegel kan niet aanvallen: het koraal moet eerst minstens twee tegels hebben. Hoe groot het aangevallen koraal is, maakt niet uit.
lesson-attack-2-task = Overgroei een roze tegel.
lesson-attack-2-done = Eerst naar twee, dan over de roze tegel: allebei met hetzelfde blokje.
lesson-attack-2-again = Leg de eerste gele tegel naast de gele; dan zijn het er twee en kunnen ze aanvallen.
lesson-attack-2-turn = Daarmee was je beurt voorbij. Speel eerst het gele blokje.
lesson-attack-3 = Een tegel met een garnaal erop, of naast een garnaal op hetzelfde koraal, kan niet overgroeid worden, zelfs niet door de eigenaar. De groene garnaal beschermt twee van deze vier roze tegels.
lesson-attack-3-task = Overgroei een roze tegel die niet beschermd is.
lesson-attack-3-done = De rest van het koraal is nu kleiner, en wat van de garnaal is afgesneden is van niemand. Een garnaal op de verkeerde plek beschermt weinig.
lesson-attack-3-again = Naast de twee rechter roze tegels staat geen garnaal.
lesson-attack-3-turn = Daarmee was je beurt voorbij. Speel eerst het gele blokje.

lesson-money = Vernietigde tegels zijn geld
lesson-money-1 = Voor je scherm ligt een vernietigde roze tegel. Erachter heb je drie roze tegels, maar geen roze blokje. Een vernietigde tegel kun je ruilen voor een larvenblokje van die kleur.
lesson-money-1-task = Zorg voor een roze blokje en speel het.
lesson-money-1-done = Nu mag je je roze tegels neerleggen. Met een roze blokje mag je ook vernietigde roze tegels leggen; die tellen niet mee bij de vier.
lesson-money-1-again = Ruil de tegel voor je scherm voor een blokje en speel dat dan.
lesson-money-1-turn = Daarmee was je beurt voorbij. Ruil eerst.
lesson-money-2 = Andersom kan ook: een larvenblokje wordt een tegel van die kleur. Hier heb je twee roze blokjes en één roze tegel.
lesson-money-2-task = Ruil een blokje voor een tegel.
lesson-money-2-done = Twee tegels, en een blokje om ze mee te leggen.
lesson-money-2-again = Kies een van je blokjes en ruil het voor een tegel.
lesson-money-2-turn = Daarmee was je beurt voorbij. Ruil eerst.

lesson-alga = Algen draaien de sterkte om
lesson-alga-1 = Een vernietigde tegel, in welke kleur ook, kun je evengoed voor een alg uitgeven. Die draait alle koraaltegels met haar grote blad om: dan is de andere kleur van het paar de sterkere. Nu wint geel van oranje, en naast jouw koraal ligt een geel koraal.
lesson-alga-1-task = Maak oranje sterker dan geel.
lesson-alga-1-done = De blauwe alg draaide alle koraaltegels met een groot blauw blad om: oranje wint nu van geel, maar grijs wint van oranje en geel van grijs. Kijk altijd naar alles wat omdraait; omgedraaid toont een koraaltegel een ander groot blad. Je mag zoveel algen spelen als je kunt betalen.
lesson-alga-1-again = Betaal met de vernietigde tegel de alg waarvan het grote blad op de koraaltegel van geel en oranje staat.
lesson-alga-1-other = Die alg draaide andere koraaltegels om. Kijk welk groot blad de tegel van geel en oranje toont.
lesson-alga-1-turn = Daarmee was je beurt voorbij. Speel eerst een alg.

lesson-lock = Een sterkte voorgoed vastzetten
lesson-lock-1 = Heb je ooit al een koraal opgegeten, dan mag een alg ook één koraaltegel vastzetten, één keer per beurt: die draait nooit meer om. Alle andere met hetzelfde grote blad draaien wel om. In je vis zit wit, en wit wint van geel en oranje.
lesson-lock-1-task = Zet een koraaltegel vast waarop wit de sterkere is.
lesson-lock-1-done = Dit punt kan niemand je witte tegels nog afnemen.
lesson-lock-1-again = Betaal met de vernietigde tegel en kies dan een koraaltegel met wit bovenop.
lesson-lock-1-other = Op die tegel is wit niet de sterkere: vastzetten levert je vis niets op.
lesson-lock-1-turn = Daarmee was je beurt voorbij. Zet eerst vast.
lesson-lock-2 = Het spel eindigt als alle tien de koraaltegels vastzitten, als iemand vier koralen heeft opgegeten, als de open zee niet meer kan worden aangevuld of als niets meer kan worden neergelegd. In de eerste twee gevallen krijgt ieder ander nog een laatste hap.

lesson-score = Wat is het waard?
lesson-score-1 = Oranje: zeven tegels, dus drie blijven in de vis, maar oranje wint van maar één kleur: elk twee punten. Wit: zes tegels, twee blijven, maar wit wint van drie kleuren: elk vier punten.
lesson-score-1-task = Eet op wat de meeste punten oplevert.
lesson-score-1-done = Twee tegels van vier punten is acht. De drie oranje hadden er zes opgeleverd, zolang er niets omdraait.
lesson-score-1-again = Je mag nu eten: kies een van je garnalen.
lesson-score-1-less = Drie tegels van twee punten is zes. Het andere koraal had er acht opgeleverd.
lesson-score-1-turn = Daarmee was je beurt voorbij, zonder maaltijd.

lesson-last = De laatste hap
lesson-last-1 = De ander, groen, heeft net een vierde koraal opgegeten, dus het spel eindigt. Ieder ander mag nog één keer eten, maar nu gaan er vijf tegels terug in de buidel in plaats van vier: een koraal moet er zes hebben.
lesson-last-1-task = Neem de grootste hap.
lesson-last-1-done = Zeven min vijf: er blijven twee. Houd tegen het eind een groot koraal klaar voor deze hap.
lesson-last-1-again = Kies een van je garnalen om te eten.
lesson-last-1-few = Van zes blijft er één over. Je andere koraal is groter.
lesson-last-1-none = Je mag ervan afzien, maar tegels in de vis zijn punten.
lesson-last-2 = Bij gelijke punten winnen meer vernietigde tegels voor het scherm, daarna meer larvenblokjes. Nu ken je het hele spel. Hierna leer je hoe je het goed speelt.

lesson-wait = Laat het groeien
lesson-wait-1 = Vijf tegels mag je opeten, maar vier gaan terug: er blijft er één. Met je blokje en je tegels wordt het koraal acht of negen groot; van acht blijven er volgende beurt vier. Je garnaal beschermt maar een deel, maar er is geen sterker koraal in de buurt.
lesson-wait-1-task = Maak het oranje koraal minstens acht tegels groot.
lesson-wait-1-done = Vier tegels voor één garnaal in plaats van één. In tests won een speler die bij zes tot acht tegels at zo’n 60 van de 100 spellen van een die bij vijf at; wie op tien wachtte, verloor er meer dan de helft. Eet eerder waar een sterker koraal het vóór je volgende beurt kan inkorten, of waar het spel eerder kan eindigen.
lesson-wait-1-again = Leg de oranje tegels zo dat ze het oranje koraal raken. Naast de plek met de plus groeit er vanzelf een bij.
lesson-wait-1-soon = Er bleef maar één tegel in je vis, voor een van je vier garnalen.
lesson-wait-1-turn = Daarmee was je beurt voorbij. Speel eerst het oranje blokje.

lesson-two = Het ene blokje voedt het andere
lesson-two-1 = Je mag twee larvenblokjes spelen. Het eerste kan het tweede voeden: leg een zwakke kleur naast je eigen koraal en overgroei die dan. Dat geeft groei en geld in één beurt. Geel wint van roze.
lesson-two-1-task = Speel beide blokjes en vernietig een roze tegel.
lesson-two-1-done = Roze waar je niets aan had, werd geld voor blokjes, algen en vastzetten. Doe dit als het eerste blokje het tweede voedt; een tweede alleen om het spelen kost tegels die je later mist.
lesson-two-1-again = Leg de roze tegels vlak naast je gele koraal, en leg er dan geel overheen.
lesson-two-1-order = Met geel eerst is er niets te overgroeien. Leg eerst roze.
lesson-two-1-turn = Daarmee was je beurt voorbij. Je hebt twee blokjes om te spelen.

lesson-locks = Zet vast wat in je vis zit
lesson-locks-1 = In je vis zitten drie oranje tegels en een witte. Oranje wint van roze en grijs, geel wint van oranje. Vastzetten houdt één koraaltegel zoals hij is en draait alle andere met hetzelfde grote blad om: kies er een die dubbel helpt.
lesson-locks-1-task = Zet een koraaltegel zo vast dat je vis drie punten wint.
lesson-locks-1-done = Oranje boven grijs is voorgoed veilig, en hetzelfde blauwe blad draaide geel boven oranje om: een punt erbij voor elke oranje tegel.
lesson-locks-1-again = Zoek een koraaltegel met oranje bovenop en hetzelfde grote blad als de tegel van geel en oranje.
lesson-locks-1-loss = Daarmee draaide een koraaltegel zich tegen de kleuren in je vis.
lesson-locks-1-turn = Daarmee was je beurt voorbij. Zet eerst vast.

lesson-game = Je eerste hele spel
lesson-game-1 = Een spel tegen de zachtaardigste tegenstander, zo’n drie kwartier; je kunt altijd stoppen en later verdergaan. De tutor vraagt het na voor je iets weggeeft, en het lampje geeft tips.
lesson-game-fish = Eén tegel gaat in het geheim in je vis. Kies een kleur die je graag sterk zou zien.
lesson-game-larva = Neem blokjes van kleuren waarvan je tegels hebt.
lesson-game-main = Jouw beurt: eet eerst als je wilt, speel tot twee blokjes, breng een garnaal in, ruil of speel algen, en eindig met een veld van de open zee.
lesson-game-meal = Je zou nu kunnen eten, als eerste. Is het koraal groot genoeg, of kan het nog veilig groeien?
lesson-game-place = Leg tegels zo dat ze elkaar raken, het liefst naast de plek met de plus zolang die leeg is.
lesson-game-drop = Zet de garnaal in het midden: ze beschermt haar eigen tegel en die ernaast.
lesson-game-front = Je hebt vernietigde tegels: ruil ze voor blokjes, of speel een alg.
lesson-game-lock = Je hebt gegeten en mag dus vastzetten. Kies een kleur die in je vis zit.
lesson-game-last = De laatste hap: deze keer gaan er vijf tegels terug.
`;export{e as default};