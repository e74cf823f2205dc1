var e=`# Hoe elk spel gaat, in een paar zinnen voor iemands eerste tafel. De volledige regels staan ernaast (docs/rules).

## fish_n_stones
guide-fish_n_stones-goal = Doel: vang veel vissen en weinig stenen. Elke vis is een punt waard, elke steen kost er een.
guide-fish_n_stones-fill = Nieuwe kaarten: vier rondes. In elke ronde komen negen nieuwe kaarten op de negen visplekken, boven op wat er nog ligt.
guide-fish_n_stones-cast = Uitwerpen: iedereen legt in het geheim zijn kat voor een van de drie kolommen die aan de eigen oever beginnen.
guide-fish_n_stones-bait = Lokken: om de beurt mag ieder één stapel van een buurplek naar de kolom van de eigen kat lokken. Wat verschuift, komt bovenop.
guide-fish_n_stones-fish = Vangen: om de beurt draait ieder zijn kat open en haalt één hele stapel van die kolom in de emmer, vissen en stenen samen. Wie eerder is, heeft de keus.
guide-fish_n_stones-end = Het einde: na vier rondes winnen de meeste punten; bij gelijke stand de minste stenen.

## das_riff
guide-das_riff-goal = Doel: kweek als eerste vijf keer. Voor een kweek heb je een koraalboom nodig, en daarop een mannetje en een vrouwtje waarvan de twee kleuren op een van de vier open kweekkaarten staan.
guide-das_riff-worms = Wormen: er wordt met twee dobbelstenen gegooid. Jij krijgt van elke gegooide kleur een worm; de ander kiest een van de twee kleuren en krijgt ook een worm.
guide-das_riff-take = Kopen: je mag open kaarten nemen uit de kolommen waar je een boot hebt, zo vaak als je kunt betalen: één worm uit je eigen rij, twee uit het midden, drie van de overkant. Een vis betaal je in zijn eigen kleur, al het andere in welke kleur ook; een parel telt als elke worm.
guide-das_riff-more = Wat nog meer kan: draai voor één worm een gesloten kaart om, en neem die in dezelfde beurt voor nog één; koop een boot voor drie; verjaag met een haai een open kaart, of een eigen vis.
guide-das_riff-place = Vissen: een vis gaat naar een lege koraalboom, of naar een wachtende vis van het andere geslacht als een kweekkaart beide kleuren toont. Dan heb je gekweekt, en beide vissen zwemmen weg.
guide-das_riff-flow = De stroming: aan het eind van een beurt stroomt open water aan de zeekant weg, alles drijft verder, en van het rif komen nieuwe kaarten.
guide-das_riff-end = Het einde: de vijfde kweek wint meteen.

## reef_encounter
guide-reef_encounter-goal = Doel: voer je papegaaivis de koralen die het meest waard worden. Een tegel in de vis telt één, en één meer voor elke kleur waarvan zijn kleur het aan het eind wint.
guide-reef_encounter-eat = Voeren: alleen als allereerste in een beurt, een van je koralen van vijf of meer tegels. Vier tegels gaan terug in de zak, de andere in je vis; de garnaal erop is verbruikt.
guide-reef_encounter-place = Groeien: speel een larvenblokje, hoogstens twee per beurt, en leg tegels van die kleur: hoogstens vier van achter je scherm, en alle die ervoor liggen. Tegels van één kleur die elkaar raken zijn één koraal.
guide-reef_encounter-attack = Overwoekeren: een koraal van minstens twee tegels mag over tegels van een zwakkere kleur groeien, behalve waar een garnaal op staat of op hetzelfde koraal naast staat. Wat overwoekerd is, ligt voor je scherm en mag je gebruiken.
guide-reef_encounter-shrimp = Garnalen: één nieuwe garnaal per beurt; die claimt een koraal en beschermt de tegels eromheen. Je garnalen mogen altijd verhuizen of naar huis komen.
guide-reef_encounter-change = Omruilen: een overwoekerde tegel wordt een larvenblokje, of een alg die alle koraaltegels met dat blad omdraait. Als je gevoerd hebt, kan een alg ook één tegel voorgoed vastzetten. Een larvenblokje wordt een tegel.
guide-reef_encounter-collect = Pakken: eindig je beurt door één veld van de open zee te nemen, het blokje met alle tegels.
guide-reef_encounter-end = Het einde: als alle koraaltegels vastzitten, als iemand vier koralen heeft gevoerd, als er niets meer gelegd kan worden, of als de zak leeg is.

## rivero
guide-rivero-goal = Doel: een rivier van minstens acht kaarten, geen kaart op handen en geen in je grondwater. Of, als de oceaan leeg is, de meeste kaarten in je rivieren, min die in je grondwater.
guide-rivero-start = Je beurt: trek een kaart uit de oceaan en speel, of waag in plaats daarvan een actiekaart.
guide-rivero-lay = Rivieren: drie opeenvolgende kaarten van één rivier vormen een nieuwe, en je veldfles komt erbij te liggen. Rivieren die je hebt groeien aan beide einden, kaart voor kaart.
guide-rivero-source = De bron: met je veldfles bij een rivier mag je een verticaal rijtje van drie nemen, als een ervan meteen te gebruiken is. De veldfles komt dan terug.
guide-rivero-double = Dubbelen: één keer per beurt leg je een kaart op een met hetzelfde getal en een andere rivier in de bron; je mag er een kaart voor trekken.
guide-rivero-discard = Afspelen: leg aan het eind een kaart in de bron. Met negen kaarten op handen moet dat.
guide-rivero-action = Actiekaarten: de zon brengt twee kaarten; de kraan neemt er een uit de bron of van het eind van een rivier; de brug neemt er een uit het midden van een rivier, of wacht als joker. Wat ze brengen ligt ernaast en kun je vanaf je volgende beurt nemen. Leg iets om een actiekaart kwijt te raken voor je een nieuwe trekt.
guide-rivero-eight = Acht kaarten: wat je aan het eind van een beurt boven de acht hebt, zakt in je grondwater. Met minder mag je er een terugnemen.
`;export{e as default};