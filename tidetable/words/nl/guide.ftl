# Hoe elk spel gaat, in een paar zinnen voor iemands eerste tafel. De volledige regels staan ernaast (docs/rules).

## fish_n_stones
guide-fish_n_stones-goal = Doel: vang veel vissen en weinig stenen. Elke vis is een punt waard, elke steen kost een punt.
guide-fish_n_stones-fill = Nieuwe kaarten: er zijn vier rondes. In elke ronde komen negen nieuwe kaarten op de negen visplekken, boven op wat er nog ligt.
guide-fish_n_stones-cast = Uitwerpen: iedereen legt in het geheim zijn kat voor een van de drie kolommen die aan de eigen oever beginnen.
guide-fish_n_stones-bait = Lokken: om de beurt mag ieder één stapel naar een plek ernaast lokken (niet schuin){ $bait_rule ->
    [anywhere] , waar die plek ook ligt: over de eigen kat zegt het niets.
   *[cat_column] { $own_cat ->
        [hidden] , waar die plek ook ligt: niemand mag naar de eigen kat kijken.
       *[shown] , als die plek in de kolom van de eigen kat ligt.
    }
} De gelokte stapel komt bovenop.
guide-fish_n_stones-fish = Vissen: om de beurt draait ieder zijn kat open en moet één hele stapel uit die kolom in de emmer halen, vissen en stenen samen. Wie eerder aan de beurt is, heeft de keus.
guide-fish_n_stones-end = Het einde: na vier rondes wint wie de meeste punten heeft; bij gelijke stand wie de minste stenen heeft.

## das_riff
guide-das_riff-goal = Doel: kweek als eerste vijf keer. Voor een kweek heb je een koraalboom nodig, en daarop een mannetje en een vrouwtje waarvan de twee kleuren op een van de vier open kweekkaarten staan.
guide-das_riff-worms = Wormen: er wordt met twee dobbelstenen gegooid. Jij krijgt van elke gegooide kleur een worm; de ander kiest een van de twee kleuren en krijgt daar ook een worm van.
guide-das_riff-take = Kopen: je mag open kaarten nemen uit de kolommen waar je een rifboot hebt, zo vaak als je kunt betalen: één worm voor een kaart uit je eigen rij, twee uit het midden, drie uit de rij van de ander. Een vis betaal je in zijn eigen kleur, al het andere in welke kleur ook; een parel vervangt elke worm. Niemand heeft meer dan vijf koraalbomen.
guide-das_riff-more = Wat nog meer kan: draai voor één worm een gesloten kaart om, { $flip_price ->
    [immediate] en neem die voor nog één worm als je dat meteen doet;
   *[same_turn] en neem die in dezelfde beurt voor nog één worm;
} koop een rifboot voor drie; { $shark_on_water ->
    [true] verjaag met een haai een open kaart, zelfs water, of een vis van jezelf.
   *[false] verjaag met een haai een open kaart, maar geen water, of een vis van jezelf.
}
guide-das_riff-place = Vissen: een vis gaat naar een lege koraalboom, of naar een wachtende vis van het andere geslacht als een open kweekkaart beide kleuren toont. Dan heb je gekweekt, en beide vissen zwemmen weg.
guide-das_riff-flow = De stroming: aan het eind van een beurt stroomt open water aan de zeekant weg, alles drijft verder, en vanaf het rif komen nieuwe kaarten. { $spring_tide ->
    [false] Aan deze tafel komt geen springtij.
   *[true] Gaan er vier beurten voorbij waarin niemand iets doet, dan spoelt een springtij de zeekant leeg: een huisregel, die een tafel kan uitzetten.
}
guide-das_riff-end = Het einde: wie voor de vijfde keer kweekt, wint meteen.

## reef_encounter
guide-reef_encounter-goal = Doel: laat je papegaaivis de koralen opeten die het meest waard worden. Een tegel in de vis is één punt waard, en nog één voor elke kleur die aan het eind zwakker is dan de zijne.
guide-reef_encounter-eat = Opeten: alleen als allereerste in een beurt, en maar één van je koralen, van vijf of meer tegels. { $advanced ->
    [true] Vijf tegels gaan terug
   *[false] Vier tegels gaan terug
} in de buidel, de andere in je vis; de garnaal erop is verbruikt.
guide-reef_encounter-place = Groeien: speel een larvenblokje, hoogstens twee per beurt, en leg tegels van die kleur neer: hoogstens vier van achter je scherm, en zoveel je wilt van de tegels die ervoor liggen. Tegels van één kleur die elkaar raken, zijn één koraal.
guide-reef_encounter-growth = Extra groei: { $advanced ->
    [true] niet in het spel voor gevorderden: de plek met de plus is er een als alle andere.
   *[false] op elke rots staat op één plek een plus. Leg je er een tegel naast zolang die plek leeg is, dan groeit daar vanzelf nog een tegel van die kleur, voor niets. Niet in het spel voor gevorderden.
}
guide-reef_encounter-attack = Aanvallen: een koraal van minstens twee tegels mag over tegels van een zwakkere kleur heen groeien, behalve als er een garnaal op staat, of op de tegel van hetzelfde koraal ernaast. De tegels die je vernietigt, komen voor je scherm te liggen, en je mag ze gebruiken.
guide-reef_encounter-shrimp = Garnalen: breng per beurt één nieuwe garnaal in; die claimt een koraal en beschermt de tegels eromheen. In je beurt mogen je garnalen zo vaak je wilt verhuizen of naar huis komen; op één rots mogen hoogstens twee van jouw garnalen staan.
guide-reef_encounter-change = Omruilen: een vernietigde tegel wordt een larvenblokje of een alg. De tien koraaltegels tonen welke kleur sterker is; een alg draait alle koraaltegels met zijn blad om. Heb je al eens een koraal opgegeten, dan kan een alg er ook één voorgoed vastzetten. Een larvenblokje wordt een tegel.
guide-reef_encounter-collect = Pakken: eindig je beurt door één veld van de open zee te pakken, het blokje met alle tegels.
guide-reef_encounter-last = De laatste hap: eindigt het spel doordat alle koraaltegels vastzitten of doordat vier koralen zijn opgegeten, dan mag ieder ander nog één keer eten. Er gaat één tegel meer terug in de buidel dan anders; { $advanced ->
    [true] het koraal moet er dus minstens zeven hebben.
   *[false] het koraal moet er dus minstens zes hebben.
}
guide-reef_encounter-end = Het einde: als alle koraaltegels vastzitten, als iemand vier koralen heeft opgegeten, als er niets meer kan worden neergelegd, of als de open zee niet meer kan worden aangevuld.

## rivero
guide-rivero-goal = Doel: een rivier van minstens acht kaarten, geen kaart in je hand en geen in je grondwater. Of, als de oceaan leeg is, de meeste kaarten in je rivieren, min die in je grondwater.
guide-rivero-start = Je speelbeurt: trek een kaart uit de oceaan en speel, of waag in plaats daarvan een actiekaart.
guide-rivero-lay = Rivieren: drie opeenvolgende kaarten van één rivier vormen een nieuwe, en je veldfles komt erbij te liggen. De rivieren die je hebt, groeien aan beide einden, kaart voor kaart.
guide-rivero-source = De bron: ligt je veldfles sinds een eerdere speelbeurt bij een rivier, dan mag je een verticaal rijtje van drie kaarten nemen, als je er minstens één meteen van kunt gebruiken. De veldfles komt dan terug; kaarten die eronder liggen, gaan naar de ander.
guide-rivero-double = Dubbelen: één keer per speelbeurt leg je een kaart op een kaart in de bron met hetzelfde getal maar van een andere rivier; daarna mag je een kaart trekken.
guide-rivero-discard = Afspelen: aan het eind mag je een kaart in de bron leggen. { $forced_discard_at ->
    [8] Met acht kaarten in je hand moet dat,
   *[9] Met negen kaarten in je hand moet dat,
} tenzij de bron vol is: dan mag je in plaats daarvan een kaart ruilen met een uit de bron.{ $rivero_discards ->
    [several] { " " }Wie een Rivero heeft, mag in een speelbeurt meerdere kaarten afspelen.
   *[one] { "" }
}
guide-rivero-action = Actiekaarten: de zon brengt twee kaarten, uit de oceaan of uit het grondwater van een van beiden; de kraan neemt er een uit de bron of van het eind van een rivier, maar niet waar een veldfles ligt; de brug neemt er een uit het midden van een rivier, of wacht als joker. Beide spelers mogen een brug door de juiste kaart vervangen en krijgen wat eronder verborgen ligt. Wat ze brengen, ligt ernaast en mag je vanaf je volgende speelbeurt nemen. Pas als je alles hebt genomen en iets hebt gelegd, mag je een nieuwe actiekaart trekken.
guide-rivero-eight = Acht kaarten: wat je aan het eind van een speelbeurt meer dan acht in je hand hebt, zakt in je grondwater. { $groundwater_take ->
    [any_time] Met minder mag je kaarten terugnemen, en ook al eerder, tijdens het leggen.
   *[end_of_turn] Met minder mag je kaarten terugnemen.
}
