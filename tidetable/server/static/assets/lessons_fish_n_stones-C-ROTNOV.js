var e=`# De lessen van Fish'n'Stones (tidetable/lessons/fish_n_stones/course.json, docs/lessons.md).

lesson-aim = Vissen vangen
lesson-aim-1 = Jij bent de rode kat. Ze zit voor je linkerkolom en mag één plek daarvan in de emmer trekken. Elke vis is een punt voor jou, elke steen kost er een.
lesson-aim-1-task = Vang de plek met de meeste vissen.
lesson-aim-1-done = Drie vissen, drie punten. Dit was de dichtstbijzijnde plek, maar afstand telt niet: dichtbij, midden of ver, je kat maakt het niet uit.
lesson-aim-1-again = Zoek in de verlichte kolom de kaart met drie vissen.
lesson-aim-1-stone = Dat was een steen: die kost je een punt.
lesson-aim-1-few = Een vis is een vis, maar op één plek van deze kolom liggen er meer.
lesson-aim-2 = Je emmer laat zien wat je hebt gevangen. Na vier rondes wint wie de meeste punten heeft, vissen min stenen. Elke ronde werp je eerst je hengel uit, dan lok je en dan vis je: dat komt nu.

lesson-cast = De hengel uitwerpen
lesson-cast-1 = Een ronde begint. Er liggen negen nieuwe kaarten in de vijver, en iedereen legt in het geheim de kat voor een van de eigen drie kolommen. Alleen daar mag ze straks vissen.
lesson-cast-1-task = Leg je kat voor de kolom met de drie vissen.
lesson-cast-1-done = De anderen zien niet waar je kat ligt, en jij weet niet waar die van hen ligt. De blauwe kat zit tegenover je: ze heeft dezelfde drie kolommen als jij, van de andere kant gezien.
lesson-cast-1-again = De drie vissen liggen ver weg rechts. Kolommen lopen van jouw oever recht over de vijver, dus het is je rechterkolom.
lesson-cast-2 = Na het uitwerpen mag iedereen om de beurt één keer lokken. Dat leer je zo; het hoeft nooit.
lesson-cast-2-task = Lok deze keer niet.
lesson-cast-2-done = Geeft niets: niemand weet waar je kat ligt. De blauwe kat lokte ook niet, en nu vis jij als eerste.
lesson-cast-2-again = Dat zou lokken zijn. Kies voorlopig ‘Niet lokken’.
lesson-cast-3 = Nu wordt de ene kat na de andere omgedraaid en vangt een plek van haar kolom.
lesson-cast-3-task = Vang de drie vissen.
lesson-cast-3-done = Dat was een hele ronde: uitwerpen, lokken, vissen. Daarna komen er negen nieuwe kaarten op alles wat is blijven liggen. Met meer spelers vissen de katten opzij dwars door jouw kolommen.
lesson-cast-3-again = De drie vissen liggen aan het verre eind van je kolom.
lesson-cast-3-stone = Stenen kosten punten. De vissen liggen aan het verre eind van je kolom.

lesson-lure = Lokken
lesson-lure-1 = Met lokken haal je één stapel naar een plek in de kolom van je kat, van een plek er vlak naast, voor of achter, nooit schuin. Hij komt bovenop: twee vangsten in één.
lesson-lure-1-task = Lok de drie vissen op de enkele vis in je kolom.
lesson-lure-1-done = Eén en drie is vier vissen op één plek. De plek waar ze lagen is nu leeg. Ook naar een lege plek mag je lokken: dan verhuist de stapel gewoon.
lesson-lure-1-again = De drie vissen liggen dichtbij in het midden, de enkele vis er vlak naast, dichtbij links.
lesson-lure-1-none = Lokken hoeft niet, maar hier levert het je drie vissen extra op.
lesson-lure-2 = De blauwe kat lokt niet. Jij vist als eerste.
lesson-lure-2-task = Vang ze alle vier.
lesson-lure-2-done = Een vangst neemt de hele stapel mee, van boven tot onder.
lesson-lure-2-again = De stapel die je maakte ligt het dichtst bij je in je kolom.

lesson-pile = Stapelen in je eigen kolom
lesson-pile-1 = Een stapel mag ook uit je eigen kolom komen. Van de middelste plek kan hij twee kanten op, naar je toe of van je af: kies de stapel en dan waar hij heen gaat.
lesson-pile-1-task = Breng de drie en de twee vissen van je kolom op één plek.
lesson-pile-1-done = Vijf op één plek. Wat je ook lokt, de hele stapel gaat mee, ook stenen.
lesson-pile-1-again = De drie vissen liggen precies midden in de vijver, de twee daarachter, aan het verre eind van je kolom.
lesson-pile-1-stone = Nu liggen je vissen op een steen. De twee vissen liggen aan de andere kant, aan het verre eind.
lesson-pile-1-none = Er zit meer in dan niets: breng je vijf vissen bij elkaar.
lesson-pile-2 = De plek in het midden is nu leeg; daar valt niets te vangen.
lesson-pile-2-task = Vang de vijf vissen.
lesson-pile-2-done = Mooie vangst.
lesson-pile-2-again = Dat was de verkeerde plek: alle vijf liggen bij elkaar.
lesson-pile-3 = Drie dingen om te onthouden. Iedereen lokt hoogstens één keer per ronde. Lokken verraadt je kolom aan iedereen, want de stapel moet daarin landen. En het bindt je tot niets: je mag toch een andere plek van je kolom vangen.

lesson-covered = Wat eronder ligt
lesson-covered-1 = Ronde twee. Elke nieuwe kaart kwam op wat er nog lag. Dichtbij links liggen twee kaarten: onder de drie vissen liggen twee stenen, die in de eerste ronde open lagen. De stapel toont zijn hoogte, niet wat bedekt is.
lesson-covered-2 = Je neemt altijd de hele stapel, dus alle kaarten tellen samen. Onder de verre steen ligt alleen water; de twee vissen in het midden liggen alleen.
lesson-covered-2-task = Doe de vangst die het meest waard is.
lesson-covered-2-done = Twee punten. De drie vissen met hun twee stenen waren er maar één waard geweest.
lesson-covered-2-again = Tel voor elke plek vissen min stenen van de hele stapel.
lesson-covered-2-stones = Drie vissen min twee bedekte stenen: maar één punt. Er was iets beters.
lesson-covered-2-stone = Een steen op water: min één.

lesson-must = Vissen moet
lesson-must-1 = De blauwe kat viste eerst en liet je weinig: in je kolom liggen twee stenen, water en een lege plek. Zolang er iets ligt, moet je iets vangen.
lesson-must-1-task = Verlies zo weinig mogelijk.
lesson-must-1-done = Water telt niet, niet voor je en niet tegen je.
lesson-must-1-again = Twee stenen kosten twee punten. De waterkaart kost niets.
lesson-must-2 = Ligt er nog maar één stapel in je kolom, dan vang je die ongevraagd, ook als het stenen zijn. Is alles weg, dan vang je niets en krijg je er niets voor terug. Meer katten mogen op dezelfde plek azen: wie het eerst komt, krijgt hem.

lesson-order = Wie het eerst komt
lesson-order-1 = Wie de dobber heeft, begint: als eerste met lokken en als eerste met vissen. Hier is dat de blauwe kat. Die heeft twee vissen op drie gelokt, midden links. Nu kent iedereen haar kolom, maar jij lokt als laatste.
lesson-order-2 = Wat naast je kolom ligt mag je weglokken, ook als iemand het er net heeft neergelegd. Je kat ligt voor de middelste kolom.
lesson-order-2-task = Pak de blauwe kat de vijf vissen af.
lesson-order-2-done = De blauwe kat vist eerst, maar haar buit is weg. Wie het laatst lokt heeft het laatste woord; wie het eerst vist mag het eerst grijpen.
lesson-order-2-again = De vijf vissen liggen midden links, vlak naast het midden van de vijver, en dat hoort bij je kolom.
lesson-order-2-none = Dan vangt de blauwe kat vijf vissen. Dat kun je nog voorkomen.
lesson-order-3 = Nu is het jouw vangst. Ze liggen op een steen, maar dat zijn ze waard.
lesson-order-3-task = Vang de vijf vissen.
lesson-order-3-done = Vier punten voor jou in plaats van vijf voor de blauwe kat. Na elke ronde gaat de dobber met de klok mee naar de volgende, dus iedereen is weleens eerst.
lesson-order-3-again = De stapel die je lokte ligt precies in het midden.

lesson-end = Het einde
lesson-end-1 = De allerlaatste vangst van ronde vier. Jij hebt 8 punten zonder steen, de blauwe kat 9: 11 vissen, 2 stenen. Bij gelijke stand winnen minder stenen. Dichtbij links liggen onder de vis twee vissen en twee stenen, ver links stenen onder het water.
lesson-end-1-task = Win het spel.
lesson-end-1-done = Allebei negen, maar jij hebt geen stenen: het spel is van jou.
lesson-end-1-again = Je hebt nog één punt nodig, en geen steen.
lesson-end-1-stones = In die stapel zitten stenen. Met de enkele vis kom je ook op negen, en win je omdat je minder stenen hebt.
lesson-end-2 = Na de vierde ronde is het meteen afgelopen; wat in de vijver blijft telt voor niemand. Punten én stenen gelijk? Dan delen jullie de plaats. Nu ken je alle regels.

lesson-always = Lok bijna elke ronde
lesson-always-1 = In je kolom liggen drie losse vissen. Bekijk eerst alles wat naast je kolom ligt voor je met één genoegen neemt. Wie nooit lokt, wint maar drie van de tien spellen van iemand die het wel doet.
lesson-always-1-task = Vang deze ronde minstens vier vissen.
lesson-always-1-done = Drie gelokt en één die er al lag. Tel bij het lokken een plek samen met haar beste buur, niet haar kaart alleen.
lesson-always-1-again = Zoek de drie vissen naast je kolom, lok ze op een vis en vang die plek.
lesson-always-1-few = Twee en één is drie. Er is een buur met meer.
lesson-always-1-none = Zonder te lokken vang je één vis.

lesson-memory = Onthoud de vijver
lesson-memory-1 = Ronde één. Onthoud de linkerkolom: dichtbij drie vissen, in het midden twee stenen, ver weg water. Niemand vangt daar iets. Dan komen er nieuwe kaarten op.
lesson-memory-2 = Ronde twee: op de ene plek ligt nu een steen, op een andere drie vissen, op de derde één vis. Onthouden loont: wie dat doet, wint twee van de drie spellen van iemand die alleen de bovenste kaarten ziet.
lesson-memory-2-task = Doe een vangst die twee punten waard is.
lesson-memory-2-done = Een steen bovenop, drie vissen eronder: twee punten die verder niemand wilde. Van de 36 kaarten tonen er 20 vissen (maar vier ervan drie), 12 stenen en 4 water.
lesson-memory-2-again = Tel erbij wat er in ronde één lag. Welke plek is twee waard?
lesson-memory-2-stones = Drie vissen, maar de twee stenen van ronde één liggen eronder: één punt.

lesson-next = Wat kan de volgende doen?
lesson-next-1 = Jij lokt als eerste en vist als eerste, maar daartussen lokt de blauwe kat, en je weet niet waar ze ligt. Zes vissen op één plek zou heerlijk zijn, voor wie ze weglokt.
lesson-next-1-task = Zorg dat je deze ronde zeker drie vissen vangt.
lesson-next-1-done = Met twee goede plekken kun je er een verliezen en toch goed vissen; heb je er maar één, dan kan lokken de tweede maken. Wie één keer lokken vooruitkijkt, wint zeven van de tien spellen van iemand die telkens de grootste stapel maakt.
lesson-next-1-again = Houd je twee goede plekken uit elkaar: wat de blauwe kat ook doet, ze kan er maar één pakken.
lesson-next-1-stolen = De blauwe kat heeft je stapel weggelokt en er bleef niets over. Ze kan maar één stapel verplaatsen: geef haar er geen die alles waard is.

lesson-deny = Wat je afpakt telt ook
lesson-deny-1 = De blauwe kat heeft midden links vijf vissen gestapeld en vist eerst. Jij lokt als laatste. Je kunt vier vissen voor jezelf bij elkaar leggen, of haar buit afpakken, ook al ligt die dan op twee stenen.
lesson-deny-1-task = Doe het deze ronde beter dan de blauwe kat.
lesson-deny-1-done = Drie punten voor jou, één voor de blauwe kat. Vier tegen vijf was verlies geweest: met z’n tweeën is een afgepakt punt net zo goed als een gewonnen punt.
lesson-deny-1-again = Je hebt de buit afgepakt: vang hem nu ook, al ligt hij op stenen. Vijf vissen min twee stenen is drie punten.
lesson-deny-1-left = De blauwe kat heeft haar stapel gevangen. Vergelijk beide vangsten: je hebt meer nodig dan zij.

lesson-game = Je eerste hele spel
lesson-game-1 = Vier rondes tegen de zachtaardigste tegenstander. De tutor kijkt mee en vraagt het na voor je iets weggeeft; het lampje boven het bord geeft een tip wanneer je wilt. Niemand heeft haast.
lesson-game-cast = Uitwerpen: kies de kolom waarin je wilt vissen. Niemand ziet welke het is.
lesson-game-bait = Lokken: welke stapel naast je kolom maakt jouw vangst groter, of die van je tegenstander kleiner?
lesson-game-fish = Vissen: de hele stapel telt, vissen min stenen.
lesson-game-covered = Nieuwe kaarten bedekken wat er nog lag. Probeer te onthouden wat eronder ligt.
lesson-game-last = De laatste ronde: nu telt alleen de eindstand. Bij gelijke punten winnen minder stenen.
`;export{e as default};