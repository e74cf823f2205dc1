var e=`# De lessen van Das Riff (tidetable/lessons/das_riff/course.json, docs/lessons.md).

lesson-aim = Een paar op een koraalboom
lesson-aim-1 = Op je koraalboom wacht een rood vrouwtje. Een van de open kweekkaarten vraagt rood en geel samen, en in jouw rij, die het dichtst bij je ligt, drijft een geel mannetje. Je hebt een gele worm om hem mee te vangen.
lesson-aim-1-task = Neem het gele mannetje.
lesson-aim-1-done = Gekweekt: de kweekkaart ligt op je koraalboom, en de twee vissen zijn weg.
lesson-aim-1-again = Dat was iets anders. Het gele mannetje ligt in jouw rij, aan de zeekant.
lesson-aim-1-turn = Je beurt is voorbij, en het vrouwtje is nog alleen. Neem eerst het gele mannetje.
lesson-aim-2 = Wie als eerste vijf keer heeft gekweekt, wint meteen. Iets anders telt niet: wormen, boten, parels en haaien helpen je alleen op weg.

lesson-worms = Wormen en prijzen
lesson-worms-1 = De ander is aan de beurt. Elke beurt begint met twee dobbelstenen: wie aan de beurt is krijgt meteen voor allebei een worm, de ander voor één van de twee, naar keuze. Nu kies jij. Bij je rode vrouwtje zou een geel mannetje passen.
lesson-worms-1-task = Neem de worm waarmee je het gele mannetje kunt betalen.
lesson-worms-1-done = Een vis betaal je met wormen van zijn eigen kleur. Nu heb je een gele. Tonen beide dobbelstenen hetzelfde, dan valt er niets te kiezen; is een kleur op, dan komt er een andere voor in de plaats.
lesson-worms-1-again = Je hebt niets blauws nodig. Het mannetje is geel, dus de worm moet dat ook zijn.
lesson-worms-2 = Voor je boten liggen drie parels. Een kaart kost één worm in je eigen rij, twee in een middelste rij, drie in de rij van de ander. Voor parels, koraalbomen en haaien is elke kleur goed.
lesson-worms-2-task = Neem een parel voor één enkele worm.
lesson-worms-2-done = Hoe dichterbij, hoe goedkoper. De parel ligt nu voor je en betaalt als een worm van welke kleur ook.
lesson-worms-2-again = Neem de parel in de rij die het dichtst bij je ligt.
lesson-worms-2-dear = Je hebt hem, maar hij kostte meer dan één worm. De parel in je eigen rij is de goedkoopste.
lesson-worms-2-turn = Je beurt is voorbij. Je wilde een parel.
lesson-worms-3 = Nu liggen er drie vissen voor je boten: rood in jouw rij, blauw in een middelste, paars in die van de ander. Je hebt één rode, twee blauwe en één paarse worm. Voor een vis moeten alle wormen zijn kleur hebben.
lesson-worms-3-task = Neem de vis die je twee wormen kost.
lesson-worms-3-done = Twee blauwe wormen voor een blauwe vis in het midden. De paarse zou drie paarse wormen kosten; je hebt er maar één.
lesson-worms-3-again = Neem het blauwe mannetje in de middelste rij.
lesson-worms-3-one = Het rode mannetje kostte één worm, want het lag in je eigen rij. Twee is de prijs in een middelste rij.
lesson-worms-3-turn = Je beurt is voorbij. Neem eerst het blauwe mannetje.

lesson-boats = Rifboten
lesson-boats-1 = Je kunt alleen bij de kolommen waar je een rifboot hebt, maar daar in alle vier de rijen. Je hebt één boot, aan de eerste kolom. In de tweede ligt een koraalboom. Een boot erbij kost drie wormen van welke kleur ook en werkt meteen.
lesson-boats-1-task = Koop een rifboot en neem de koraalboom.
lesson-boats-1-done = Vier wormen goed besteed: de boot blijft, en de koraalboom ook.
lesson-boats-1-again = Drie wormen voor de boot, één voor de koraalboom: je hebt ze alle vier nodig.
lesson-boats-1-spent = Nu zijn er te weinig wormen voor een boot én een koraalboom. Koop eerst de boot.
lesson-boats-1-turn = Je beurt is voorbij. Een boot voor drie wormen, dan de koraalboom voor één.
lesson-boats-2 = Boten liggen vanaf de zeekant naast elkaar; de volgende opent altijd de volgende kolom. In een beurt doe je zoveel als je wilt en kunt betalen, in welke volgorde ook. Je beëindigt hem zelf; kun je niets meer doen, dan eindigt hij vanzelf.

lesson-coral = Eerst een koraalboom
lesson-coral-1 = Vissen leven op koraalbomen, en je hebt er nog geen. Daarom kun je het rode mannetje niet eens nemen. Je hebt een rode en een blauwe worm, en je kiest zelf waarmee je betaalt.
lesson-coral-1-task = Breng het rode mannetje naar een eigen koraalboom.
lesson-coral-1-done = De blauwe worm voor de boom, de rode voor de vis. Daar wacht hij nu op een partner.
lesson-coral-1-again = Eerst de koraalboom, betaald met blauw; dan het rode mannetje, betaald met rood.
lesson-coral-1-red = De rode worm is op, maar het rode mannetje kun je alleen met rood betalen. Betaal de boom met blauw.
lesson-coral-1-flip = Je hebt een kaart omgedraaid, en nu kom je een worm tekort. Neem liever de koraalboom.
lesson-coral-1-turn = Je beurt is voorbij, en de vis heeft nog geen thuis.
lesson-coral-2 = Op een lege koraalboom mag elke vis, en daar blijft hij: vissen verhuizen nooit. Op elke boom kweek je maar één keer, dus om te winnen heb je er vijf nodig; meer dan vijf mag je er niet hebben.

lesson-pair = Welke vis past?
lesson-pair-1 = Er wacht een rood vrouwtje, en de tweede boom is leeg. Een tweede vis mag bij haar als hij van het andere geslacht is en een open kweekkaart beide kleuren toont. Gevraagd zijn rood en geel. In jouw rij drijven vier vissen, allemaal binnen bereik.
lesson-pair-1-task = Kweek met het rode vrouwtje.
lesson-pair-1-done = Een geel mannetje bij een rood vrouwtje: geslacht en kleur passen. De boom is voorgoed vol, en er ligt een nieuwe kweekkaart open.
lesson-pair-1-again = Zoek een mannetje in het geel, en kies dan de boom met het rode vrouwtje.
lesson-pair-1-alone = De goede vis, maar op de lege boom. Daar wacht hij alleen: vissen op verschillende bomen komen nooit bij elkaar.
lesson-pair-1-sex = Geel klopt, maar dit is ook een vrouwtje. Zij moest naar de lege boom.
lesson-pair-1-colour = Het geslacht klopt, de kleur niet: geen open kaart toont die samen met rood. De vis ging naar de lege boom.
lesson-pair-1-turn = Je beurt is voorbij, en ze is nog alleen. Je zocht een geel mannetje.
lesson-pair-2 = Andersom gaat het ook: een geel vrouwtje en een rood mannetje hadden dezelfde kaart opgeleverd. Maar voor twee rode vissen heb je de kaart met twee keer rood nodig. Een vis die op geen van je bomen past, kun je niet eens nemen.

lesson-pearl = Parels betalen alles
lesson-pearl-1 = Je groene mannetje wacht op een blauw vrouwtje; zij ligt in een middelste rij en kost twee blauwe wormen. Je hebt één blauwe worm, één rode en een parel. Een parel staat voor één worm van de kleur die nodig is.
lesson-pearl-1-task = Kweek met het groene mannetje.
lesson-pearl-1-done = Een blauwe worm en de parel: samen twee keer blauw. Bewaar parels voor het moment dat een kleur ontbreekt.
lesson-pearl-1-again = Neem het blauwe vrouwtje; betaal met de blauwe worm en de parel.
lesson-pearl-1-pearl = Je gaf de parel uit aan iets wat een rode worm ook had betaald. Nu ontbreekt er blauw.
lesson-pearl-1-blue = De blauwe worm is op; de parel alleen is niet genoeg voor twee.
lesson-pearl-1-turn = Je beurt is voorbij zonder kweek.

lesson-flip = Omdraaien, dan nemen
lesson-flip-1 = De middelste rijen liggen gesloten. Een kaart voor je boten omdraaien kost één worm naar keuze; in dezelfde beurt neem je haar dan voor maar één meer, bij een vis van zijn kleur. Je rode vrouwtje wacht op een blauw mannetje. Probeer de rij naast de jouwe.
lesson-flip-1-task = Draai de kaart aan de zeekant om. Past ze, neem haar dan.
lesson-flip-1-done = Een rode worm om haar om te draaien, een blauwe om haar te nemen. Je had geluk dat het een blauw mannetje was.
lesson-flip-1-again = Draai de gesloten kaart naast je eigen rij om, betaal met rood, en neem haar met blauw.
lesson-flip-1-blue = Het is een blauw mannetje, maar je blauwe worm is op. Voor het omdraaien was elke kleur goed geweest.
lesson-flip-1-other = Daar is alleen water. Probeer de middelste rij die naast de jouwe ligt.
lesson-flip-1-turn = Je beurt is voorbij. Draai eerst een kaart om.
lesson-flip-2 = De lage prijs geldt tot het eind van je beurt. Laat je de kaart liggen, dan ligt ze open en kost ze er twee, voor jullie allebei. Draai dus om wat je meteen zou kunnen nemen.

lesson-shark = Haaien
lesson-shark-1 = Het gele vrouwtje van de ander wacht op een rood mannetje, en in de verste rij drijft er een. Een haai van jou jaagt één open kaart uit de lagune weg, waar ze ook ligt: een boot hoeft daar niet te liggen. Alleen de haai ben je kwijt.
lesson-shark-1-task = Neem de haai en jaag het rode mannetje weg.
lesson-shark-1-done = Haai en prooi liggen op de aflegstapel, en het vrouwtje wacht nog steeds. Je mag zoveel haaien bewaren als je wilt, en ze in elke beurt van jou gebruiken.
lesson-shark-1-again = Neem de haai in jouw rij, en stuur hem op het rode mannetje af.
lesson-shark-1-other = Aan die kaart heeft de ander niet veel. Het gele vrouwtje wacht op het rode mannetje.
lesson-shark-1-flip = Je hebt een kaart omgedraaid. Neem de haai aan de zeekant van jouw rij.
lesson-shark-1-turn = Je beurt is voorbij, en het rode mannetje is er nog.
lesson-shark-2 = Een haai kan ook een wachtende vis van een eigen koraalboom jagen. Je groene mannetje houdt je enige boom bezet, en geen open kaart toont groen. Wat van de ander is kun je nooit wegjagen, en ook geen water of gesloten kaarten.
lesson-shark-2-task = Maak je koraalboom vrij.
lesson-shark-2-done = De boom is weer leeg, en het rode mannetje in jouw rij zou erop kunnen.
lesson-shark-2-again = Gebruik de haai op het groene mannetje op je eigen boom.
lesson-shark-2-other = Dat was een kaart in de lagune. Het groene mannetje zit op je eigen koraalboom.
lesson-shark-2-turn = Je beurt is voorbij, en de boom is nog bezet.

lesson-current = De stroming
lesson-current-1 = Aan het eind van een beurt schuift elke rij op naar zee tot er geen gat meer is. Open water dat dan aan de zeekant ligt, stroomt weg, en de rij schuift nog eens op. In jouw rij houdt een koraalboom twee keer water tegen, en daarachter komt een rood mannetje.
lesson-current-1-task = Laat deze beurt beide waterkaarten wegstromen.
lesson-current-1-done = De boom is van jou, het water is weg, en het rode mannetje is drie kolommen verder gedreven, tot voor je boot.
lesson-current-1-again = Twee kaarten omgedraaid, en geen worm meer over. Neem de koraalboom en beëindig dan je beurt.
lesson-current-1-stuck = De koraalboom ligt nog aan de zeekant, dus daarachter kon niets bewegen. Neem hem voor je je beurt beëindigt.
lesson-current-2 = Nieuwe kaarten komen aan de rifkant: open in de buitenste rijen, gesloten in de middelste. Een gesloten kaart aan de zeekant houdt de stroming tegen, ook als het water is. Tijdens een beurt beweegt er niets. Liggen er zeven kaarten op de aflegstapel, dan worden ze weer door de trekstapel geschud.

lesson-chain = Na elkaar
lesson-chain-1 = Een rood vrouwtje en een groen mannetje wachten. Gevraagd zijn rood en blauw; voor groen is er nog niets. Maar als je hebt gekweekt, wordt meteen een nieuwe kweekkaart omgedraaid, en die mag je in dezelfde beurt gebruiken.
lesson-chain-1-task = Kweek twee keer in deze beurt.
lesson-chain-1-done = De nieuwe kaart vroeg geel en groen. Dus: eerst kweken, dan opnieuw naar de open kaarten kijken, en dan pas meer uitgeven.
lesson-chain-1-again = Die worm kom je nu tekort. Neem het blauwe mannetje voor het rode vrouwtje, en kijk dan naar de nieuwe kaart.
lesson-chain-1-one = Eén keer gekweekt, maar de nieuwe kaart toont geel en groen, en in jouw rij lag een geel vrouwtje.
lesson-chain-1-turn = Je beurt is voorbij zonder kweek. Begin met het blauwe mannetje.

lesson-fifth = De vijfde kweek
lesson-fifth-1 = Vier van je koraalbomen zijn vol; op de vijfde wacht een paars mannetje. Een kaart met twee keer dezelfde kleur vraagt een mannetje en een vrouwtje van die kleur.
lesson-fifth-1-task = Win het spel.
lesson-fifth-1-done = Vijf keer gekweekt: daarmee heb je meteen gewonnen. Niemand krijgt nog een beurt.
lesson-fifth-1-again = Zoek een paars vrouwtje binnen bereik van je boten.
lesson-fifth-1-turn = Je liet de winst wegdrijven: het paarse vrouwtje lag in jouw rij.
lesson-fifth-2 = Nu ken je het hele spel. Hierna gaat het erom hoe je het goed speelt.

lesson-reach = Vroeg een tweede boot
lesson-reach-1 = De derde beurt. Met één boot kun je bij niets nuttigs, en je hebt vijf wormen liggen. In de tweede kolom ligt een koraalboom in je eigen rij, en daarachter komt een parel.
lesson-reach-1-task = Koop een tweede boot en neem je eerste koraalboom.
lesson-reach-1-done = Een boot betaal je één keer, en hij helpt in elke beurt daarna. Houd niet op bij twee: in tests won een speler die dat deed maar 4 van de 100 spellen van een die bleef kopen, en een die bij vier ophield 21.
lesson-reach-1-again = Drie wormen voor de boot, dan één voor de koraalboom in de tweede kolom.
lesson-reach-1-spent = Een kaart omdraaien zonder koraalboom is een gok: een vis zou je niet eens kunnen nemen. Een boot blijft.
lesson-reach-1-turn = Je beurt is voorbij. Wormen die blijven liggen vangen niets.

lesson-deny = De vis die de ander nodig heeft
lesson-deny-1 = Jullie kweekten allebei al vier keer. Met je volgende wormen koop je een boot, kom je bij het roze vrouwtje en win je. Maar eerst komt de ander: het gele vrouwtje daar wacht op een rood of blauw mannetje, beide in zicht. De ander heeft drie boten en een rode worm. Jij hebt één haai.
lesson-deny-1-task = Gebruik je haai zo dat de ander niet meteen kan winnen.
lesson-deny-1-done = Het rode mannetje was bereikbaar en te betalen. Bij het blauwe kan de ander nog niet, ook niet als twee nieuwe wormen er een boot bij opleveren: je hebt tijd gewonnen. In tests won een speler die haaien inzette 56 van de 100 spellen van een die dat nooit deed.
lesson-deny-1-again = Welk van de twee mannetjes ligt voor de boten van de ander?
lesson-deny-1-other = Het rode mannetje is er nog, bereikbaar en te koop voor één rode worm: de ander kan de volgende beurt winnen.
lesson-deny-1-own = Daarmee joeg je je eigen vis weg, en de ander kan de volgende beurt winnen.
lesson-deny-1-turn = Je beurt is voorbij; de ander neemt het rode mannetje en wint.

lesson-game = Je eerste hele spel
lesson-game-1 = Een spel tegen de zachtaardigste tegenstander, ongeveer een half uur; je kunt altijd stoppen en later verdergaan. Jullie beginnen allebei met één boot en een worm van elke kleur. De tutor vraagt het na voor je iets weggeeft, en het lampje geeft tips.
lesson-game-pick = Neem een worm in de kleur van een vis die je graag wilt hebben.
lesson-game-coral = Jouw beurt. Je hebt nog geen koraalboom: die komt eerst.
lesson-game-breed = Er is een vis te zien die bij een van de jouwe past. Kun je erbij met je boten, en kun je hem betalen?
lesson-game-fish = Een van je koraalbomen is leeg. Kijk naar de open kweekkaarten: welke vis heeft de beste kans op een partner?
lesson-game-boat = Je hebt maar één rifboot. De tweede kost drie wormen van welke kleur ook.
lesson-game-pay = Betaal met kleuren die je verder niet nodig hebt.
lesson-game-place = Kies een koraalboom: bij een partner heb je meteen gekweekt, op een lege wacht de vis.
lesson-game-shark = Je hebt een haai. Is er in de lagune een vis waar de ander op wacht?
lesson-game-last = Iemand heeft vier keer gekweekt. De volgende keer kan het spel voorbij zijn: kijk wat jullie allebei nodig hebben.
`;export{e as default};