var e={titles:{"# game":`Het spel`,aim:`Waar het om gaat`,water:`De lagune`,"reef-cards":`De rifkaarten`,colours:`Zes kleuren`,"breeding-cards":`De kweekkaarten`,things:`Wormen, rifboten, dobbelstenen`,"# setup":`Voorbereiding`,setup:`Voor je begint`,first:`Wie begint`,"first-chosen":`Wie begint: afgesproken`,options:`Wat een tafel kan veranderen`,"# turn":`Je beurt`,turn:`Hoe een beurt verloopt`,worms:`Wormen voor jou`,"other-worm":`Een worm voor de ander`,do:`Wat je kunt doen`,alone:`Wat vanzelf gaat`,"# buy":`Kopen`,boats:`Rifboten`,prices:`Wat een kaart kost`,pay:`Betalen`,flip:`Een kaart omdraaien`,"flip-turn":`Nemen wat je hebt omgedraaid`,"flip-now":`Nemen wat je hebt omgedraaid: meteen`,"water-no":`Water`,kept:`Parels en haaien`,"# breed":`Kweken`,corals:`Koraalbomen`,fish:`Waar een vis heen gaat`,breeding:`De kweek`,"new-card":`Een nieuwe kweekkaart`,"# shark":`Haaien`,shark:`Een haai gebruiken`,prey:`Wat een haai kan wegjagen`,"prey-water":`Wat een haai kan wegjagen: ook water`,"# current":`De stroming`,flow:`De stroming loopt`,refill:`Nieuwe kaarten`,"run-out":`Als iets op is`,tide:`Springtij`,"no-tide":`Geen springtij`,"# end":`Het einde`,win:`De vijfde kweek`,limit:`De laatste beurt`,known:`Tussen jullie is niets geheim`,"# examples":`Voorbeelden om te spelen`,"example-boat":`Een boot, en wat die brengt`,"example-pair":`Het eerste paar`,"example-chain":`De een na de ander`,"example-flow":`Het water in beweging brengen`,"example-win":`De vijfde`,tips:`Voor je eerste spel`,"# index":`Register`},passages:{aim:[{html:`<p>Tussen jullie ligt een lagune waarin alles langzaam van het rif naar zee drijft. Met gekleurde wormen vis je eruit wat je nodig hebt: eerst koraalbomen, dan een mannetje en een vrouwtje waarvan de kleuren samen gevraagd zijn. Waar zo’n paar op een koraalboom bij elkaar komt, heb je gekweekt.</p>
<p>Wie als eerste <strong>vijf keer</strong> heeft gekweekt, wint meteen.</p>`},{figure:`lagoon`,caption:`De lagune. Jouw rij ligt onderaan; de stroming voert alles naar links, naar zee.`}],water:[{html:`<p>De lagune heeft vier rijen van acht kaarten. De rij het dichtst bij je is <strong>jouw rij</strong>, die aan de overkant is van de ander; beide liggen open. De twee <strong>middelste rijen</strong> liggen gesloten.</p>
<p>Links is de <strong>zeekant</strong>, rechts de <strong>rifkant</strong>. Alles drijft van het rif naar de zee. Een <strong>kolom</strong> is de vier kaarten boven elkaar; de eerste kolom is die aan zee.</p>`}],"reef-cards":[{html:`<p>Zestig rifkaarten vormen het water:</p>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Kaart</th>
<th>Aantal</th>
<th>Waarvoor</th>
</tr>
</thead>
<tbody><tr>
<td>vis</td>
<td>zie onder</td>
<td>zes kleuren, mannetjes en vrouwtjes</td>
</tr>
<tr>
<td>koraalboom</td>
<td>{reef_cards.coral}</td>
<td>daar leven de vissen</td>
</tr>
<tr>
<td>parel</td>
<td>{reef_cards.pearl}</td>
<td>betaalt als een worm van welke kleur ook</td>
</tr>
<tr>
<td>haai</td>
<td>{reef_cards.shark}</td>
<td>jaagt een kaart weg</td>
</tr>
<tr>
<td>open water</td>
<td>{reef_cards.water}</td>
<td>niets; het stroomt weg aan de zeekant</td>
</tr>
</tbody></table></div>
<p>Van elke soort vis zijn er één of twee, zoals de stippen op de kaart zeggen:</p>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Kleur</th>
<th>Mannetjes</th>
<th>Vrouwtjes</th>
</tr>
</thead>
<tbody><tr>
<td>rood</td>
<td>{reef_cards.red_male}</td>
<td>{reef_cards.red_female}</td>
</tr>
<tr>
<td>geel</td>
<td>{reef_cards.yellow_male}</td>
<td>{reef_cards.yellow_female}</td>
</tr>
<tr>
<td>blauw</td>
<td>{reef_cards.blue_male}</td>
<td>{reef_cards.blue_female}</td>
</tr>
<tr>
<td>groen</td>
<td>{reef_cards.green_male}</td>
<td>{reef_cards.green_female}</td>
</tr>
<tr>
<td>paars</td>
<td>{reef_cards.purple_male}</td>
<td>{reef_cards.purple_female}</td>
</tr>
<tr>
<td>roze</td>
<td>{reef_cards.pink_male}</td>
<td>{reef_cards.pink_female}</td>
</tr>
</tbody></table></div>
<p>Het gedrukte spel zegt dat er zestig kaarten zijn, maar niet hoeveel van elke soort. Heeft een tafel niet de inhoud van een echte doos ingevoerd, dan heeft dit huis deze aantallen gekozen; ze zijn geen geheim.</p>`}],colours:[{html:`<p>Vissen en wormen zijn rood, geel, blauw, groen, paars of roze. Elke kleur heeft ook een eigen patroon en twee eigen letters. Mannetjes en vrouwtjes verschillen in omtrek.</p>`}],"breeding-cards":[{html:`<p>Er zijn eenentwintig kweekkaarten: elk paar van twee kleuren één keer, en elke kleur met zichzelf. Vier liggen er open. Een open kaart zegt welke twee kleuren nu kunnen kweken: een mannetje van de ene met een vrouwtje van de andere, welke van de twee maakt niet uit.</p>`}],things:[{html:`<p>Er zijn acht wormen van elke kleur, twee dobbelstenen met de zes kleuren, en vijftien rifboten. Wat van niemand is, ligt in de voorraad.</p>`}],setup:[{html:`<ol>
<li>Schud de zestig rifkaarten. Leg vier rijen van acht, de buitenste open, de middelste gesloten. De rest is de trekstapel.</li>
<li>Schud de kweekkaarten en draai er vier om.</li>
<li>Ieder neemt een worm van elke kleur, en een rifboot, die aan de eerste kolom ligt, bij de zee.</li>
</ol>
<p>Water dat nu al aan de zeekant ligt, blijft: de stroming loopt voor het eerst aan het eind van de eerste beurt.</p>`}],first:[{html:`<p>Wie begint, wordt geloot.</p>`}],"first-chosen":[{html:`<p>Aan deze tafel wordt niet geloot wie begint, maar is het afgesproken.</p>`}],options:[{html:`<p>Je kunt afspreken wie begint, hoe lang een omgedraaide kaart goedkoop is, wat haaien mogen wegjagen, of er springtij komt, hoe lang een spel hoogstens duurt, en welke kaarten er in de doos zitten. Dit regelboek vertelt wat aan jouw tafel geldt; wat anders is dan gewoonlijk, is gemarkeerd.</p>`}],turn:[{html:`<ol>
<li>Er wordt met twee dobbelstenen gegooid, en er zijn <a href="#worms">wormen</a> voor jullie allebei.</li>
<li>Je doet <a href="#do">zoveel als je wilt en kunt betalen</a>.</li>
<li>De <a href="#flow">stroming</a> loopt, en er komen nieuwe kaarten bij.</li>
</ol>
<p>Dan is de ander aan de beurt. In andermans beurt neem je alleen een worm; parels en haaien gebruik je alleen in je eigen beurt.</p>`}],worms:[{html:`<p>Voor elke dobbelsteen krijg je een worm van die kleur. Is die er niet meer in de voorraad, dan kies je voor die dobbelsteen een andere kleur.</p>`}],"other-worm":[{html:`<p>Daarna neemt wie niet aan de beurt is <strong>één</strong> worm, in een van de twee gegooide kleuren, naar eigen keuze. Is er van geen van beide nog een over, dan mag het elke kleur zijn.</p>`}],do:[{html:`<p>Doe hiervan wat je wilt, in welke volgorde ook, zo vaak als je kunt betalen:</p>
<ul>
<li>een open kaart uit de lagune <strong>nemen</strong>,</li>
<li>een gesloten kaart <strong>omdraaien</strong>,</li>
<li>een <strong>rifboot</strong> kopen,</li>
<li>een <strong>haai</strong> gebruiken.</li>
</ul>
<p>Als het genoeg is, beëindig je je beurt. Gedaan blijft gedaan.</p>`}],alone:[{html:`<p>Waar niets te kiezen is, gaat de tafel vanzelf verder: een betaling die maar op één manier kan, een vis met maar één plaats, een beurt waarin niets meer te doen is. Het toeval speelt alleen mee in de dobbelstenen, bij het schudden, en bij het loten wie begint.</p>`}],boats:[{html:`<p>Je kunt alleen bij de kolommen waar je een <strong>rifboot</strong> hebt, maar daar dan wel in alle vier de rijen. Boten liggen vanaf de zeekant naast elkaar, zonder gat. Je begint met één; elke volgende kost drie wormen van welke kleur ook en werkt meteen.</p>
<p>Er zijn vijftien boten: heeft de een er acht, dan kan de ander er hoogstens zeven hebben.</p>`},{figure:`reach`,caption:`Met twee boten kun je bij de eerste twee kolommen. Wat oplicht, kan gekozen worden.`}],prices:[{html:`<p>Hoe dichterbij, hoe goedkoper:</p>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Waar</th>
<th>Prijs</th>
</tr>
</thead>
<tbody><tr>
<td>in je eigen rij</td>
<td>1</td>
</tr>
<tr>
<td>open in een middelste rij</td>
<td>2</td>
</tr>
<tr>
<td>in de rij van de ander</td>
<td>3</td>
</tr>
</tbody></table></div>
<p>Een <strong>vis</strong> betaal je met wormen van zijn eigen kleur. <strong>Koraalbomen, parels en haaien</strong> betaal je in welke kleuren ook, door elkaar zoals je wilt.</p>`},{figure:`fish`,caption:`Rode vissen in drie rijen: de dichtstbijzijnde kost één rode worm, die in het midden twee, de verste drie.`}],pay:[{html:`<p>Een <strong>parel</strong> staat voor één worm van de kleur die nodig is, bij elke prijs. Waarmee je betaalt kies je vrij; wisselgeld is er niet. Wormen gaan terug naar de voorraad, parels naar de aflegstapel. Een parel die je net koopt, kan zichzelf niet betalen.</p>
<p>De tafel stelt een betaling voor; je kunt haar veranderen voordat je bevestigt.</p>`}],flip:[{html:`<p>Een gesloten kaart voor je boten omdraaien kost <strong>één</strong> worm van welke kleur ook. Ze blijft open liggen waar ze ligt.</p>`},{figure:`flipped`,caption:`In de middelste rij is een groen vrouwtje tevoorschijn gekomen.`}],"flip-turn":[{html:`<p>De rest van je beurt mag je de kaart die je hebt omgedraaid nemen voor maar <strong>één</strong> worm meer. Daartussen mag je andere dingen doen: de koraalboom ervoor kopen, bijvoorbeeld. Na je beurt ligt ze open en kost ze er twee, voor jullie allebei.</p>`}],"flip-now":[{html:`<p>Neem je de kaart meteen daarna, dan kost ze maar <strong>één</strong> worm meer. Zodra je iets anders doet, kost ze er twee, voor jullie allebei.</p>`}],"water-no":[{html:`<p>Open water kun je niet nemen. Het is nergens goed voor dan om weg te stromen.</p>`}],kept:[{html:`<p>Parels en haaien die je hebt genomen, liggen open voor je tot je ze gebruikt. Je mag er zoveel hebben als je wilt.</p>`}],corals:[{html:`<p>Een koraalboom die je neemt, ligt voorgoed voor je. Niemand heeft er meer dan <strong>vijf</strong>, die waarop gekweekt is meegeteld. Vijf heb je er ook nodig om te winnen.</p>`}],fish:[{html:`<p>Een vis gaat meteen naar een van je koraalbomen:</p>
<ul>
<li>naar een <strong>lege</strong>, of</li>
<li>naar een wachtende vis <strong>van het andere geslacht</strong>, als een open kweekkaart beide kleuren toont.</li>
</ul>
<p>Is er geen zo’n plaats, dan kun je de vis niet nemen. Vissen worden nooit naast het koraal bewaard en verhuizen nooit. Op een lege boom mag elke vis, ook een die bij geen open kaart past.</p>`},{figure:`empty-coral`,caption:`Een open kaart vraagt rood en geel. Er wacht een rood vrouwtje; het gele mannetje kan erbij.`}],breeding:[{html:`<p>Zodra de tweede vis erbij komt, heb je gekweekt: de kweekkaart komt op de koraalboom, en beide vissen gaan naar de aflegstapel. Die boom is voorgoed vol.</p>
<p>Twee vissen die op verschillende bomen wachten, kweken nooit met elkaar, ook niet als er een passende kaart open komt. Elk wacht tot jij een partner brengt.</p>`},{figure:`bred`,caption:`Gekweekt: de kaart met de twee kleuren ligt op de koraalboom.`}],"new-card":[{html:`<p>Voor de gebruikte kaart wordt meteen een nieuwe omgedraaid. Past ze, dan mag je haar nog in dezelfde beurt gebruiken.</p>`}],shark:[{html:`<p>Een haai van jou jaagt <strong>één</strong> kaart weg, in je eigen beurt en zonder kosten. Een boot hoeft daar niet te liggen. Haai en prooi gaan naar de aflegstapel; het gat blijft tot de stroming loopt.</p>
<p>Met een haai bederf je waar de ander op wacht, of maak je ruimte voor de stroming.</p>`},{figure:`sharks`,caption:`De haai zou het gele mannetje in de rij van de ander kunnen wegjagen.`}],prey:[{html:`<p>Elke vis, koraalboom, parel of andere haai die open in de lagune ligt, in welke rij en kolom ook; of een wachtende vis op een <strong>eigen</strong> koraalboom. Nooit een gesloten kaart, nooit open water, en niets van de ander.</p>`}],"prey-water":[{html:`<p>Elke kaart die open in de lagune ligt, in welke rij en kolom ook, open water meegerekend; of een wachtende vis op een <strong>eigen</strong> koraalboom. Nooit een gesloten kaart, en niets van de ander.</p>`}],flow:[{html:`<p>Aan het eind van een beurt, in elke rij apart:</p>
<ol>
<li>Alle kaarten schuiven op naar zee tot er geen gat meer is. Ze blijven zoals ze zijn, open of gesloten.</li>
<li>Ligt er nu <strong>open water</strong> aan de zeekant, dan stroomt het weg naar de aflegstapel; de volgende kaart ook, als die open water is, enzovoort. Een gesloten kaart houdt het tegen, wat ze ook is.</li>
<li>De kaarten schuiven nog eens op.</li>
</ol>
<p>Tijdens een beurt beweegt er niets: gaten blijven tot het eind.</p>`},{figure:`before`,caption:`Voor: aan de zeekant van de verre rij ligt open water.`},{figure:`after`,caption:`Na: het is weggestroomd, de rij is opgeschoven, en bij het rif zijn nieuwe kaarten gekomen.`}],refill:[{html:`<p>De gaten, die nu aan de rifkant liggen, worden gevuld van de trekstapel: in de buitenste rijen open, in de middelste gesloten.</p>
<p>Eerst wordt de aflegstapel door de trekstapel geschud, als hij <strong>zeven of meer</strong> kaarten heeft of als de trekstapel te klein is. Zijn er dan nog te weinig, dan blijven de plaatsen het verst van zee voorlopig leeg. Water dat in een leeggeraakte rij aan de zeekant komt, blijft tot de volgende stroming.</p>`}],"run-out":[{html:`<p>Is een kleur wormen op, dan mag een andere worden gekozen; zijn ze allemaal op, dan zijn er geen. Zijn de rifboten op, dan kan niemand er een kopen. Kweekkaarten raken nooit op.</p>`}],tide:[{html:`<p>Zijn <strong>vier beurten</strong> na elkaar stil, dus doet niemand iets en stroomt er niets weg, dan komt er springtij: de kaart aan de zeekant van elke rij spoelt weg, ook een gesloten, en daarna loopt de stroming nog een keer. Een worm nemen is niet iets doen. Zo staat het spel niet stil; het is een huisregel.</p>`}],"no-tide":[{html:`<p>Aan deze tafel komt er geen springtij als niemand iets doet.</p>`}],win:[{html:`<p>Wie voor de vijfde keer kweekt, heeft op dat moment gewonnen. De beurt wordt niet uitgespeeld, en de ander krijgt er geen meer.</p>`}],limit:[{html:`<p>Opdat geen spel eindeloos duurt, eindigt het uiterlijk na beurt {turn_limit}. Dan wint wie meer heeft gekweekt; is dat gelijk, wie meer koraalbomen heeft; is ook dat gelijk, dan is het remise.</p>`}],known:[{html:`<p>Alles ligt open: wormen, parels, haaien, koralen, vissen, boten, de aflegstapel. Niemand kent de gesloten kaarten, de trekstapel en de volgorde van de kweekkaarten. Welke kaarten nog niet te zien waren, kan iedereen natellen; de trekstapel toont het als je hem aantikt.</p>`}],"example-boat":[{html:`<p>Op je koraalboom wacht een rood vrouwtje, en een open kaart vraagt rood en blauw. Net heb je een derde boot gekocht. In die kolom, in de rij van de ander, drijft een blauw mannetje voorbij: het kost er drie, blauwe wormen of parels.</p>`},{figure:`try-boat`,caption:`Neem het blauwe mannetje, en kies waarmee je betaalt.`},{html:`<p>Dat was duur: een boot en nog drie. Maar de vis was verder gedreven, en de kans met hem.</p>`}],"example-pair":[{html:`<p>Het rode vrouwtje wacht; de open kaart vraagt rood en geel.</p>`},{figure:`try-pair`,caption:`Een van de vissen waar je bij kunt is de goede.`},{html:`<p>Aan het rode mannetje ernaast heeft ze niets: twee rode vissen hebben de kaart rood-rood nodig. En een geel <em>vrouwtje</em> zou het verkeerde geslacht hebben.</p>`}],"example-chain":[{html:`<p>Je hebt van elke kleur die je nodig hebt één worm, een rood vrouwtje en een groen mannetje. Wat komt er open als rood en blauw gekweekt is?</p>`},{figure:`try-chain`,caption:`Neem het blauwe mannetje, en kijk dan nog eens naar de open kaarten.`}],"example-flow":[{html:`<p>Geen vis waar je bij kunt helpt je. Maar de koraalboom aan de zeekant van je rij houdt de stroming tegen: erachter ligt open water.</p>`},{figure:`try-flow`,caption:`Neem de koraalboom, beëindig je beurt, en kijk wat de stroming doet.`}],"example-win":[{html:`<p>Vier keer gekweekt, en op je laatste koraalboom wacht een paars mannetje.</p>`},{figure:`try-win`,caption:`Er ontbreekt één kaart.`}],tips:[{html:`<ul>
<li>Begin met een koraalboom. Zonder een lege kun je niet eens een vis nemen.</li>
<li>Kijk eerst naar de open kweekkaarten, dan naar de vissen die naar je boten toe drijven.</li>
<li>Koop vroeg boten: twee of drie kolommen zijn te weinig, en met meer ben je eerder bij een vis dan de ander.</li>
<li>Kaarten drijven vanzelf naar je boten toe, maar ook naar die van de ander. Wachten spaart je een boot; goedkoper wordt een kaart er niet van.</li>
<li>Bewaar een parel voor het moment dat de kleur ontbreekt.</li>
<li>Een wachtende vis met drie passende open kaarten is meer waard dan een met maar één hoop.</li>
<li>Stuur de haai af op de vis die de ander nodig heeft, vlak voordat die erbij kan; of bevrijd er een eigen koraalboom mee van een vis die bij geen open kaart meer past.</li>
</ul>`}]},index:[{term:`aflegstapel`,passages:[`refill`]},{term:`betalen`,passages:[`pay`]},{term:`beurt`,passages:[`turn`]},{term:`beurtlimiet`,passages:[`limit`]},{term:`dobbelstenen`,passages:[`things`,`worms`]},{term:`einde van het spel`,passages:[`win`,`limit`]},{term:`haai`,passages:[`shark`,`prey`,`prey-water`]},{term:`kleuren`,passages:[`colours`]},{term:`kolom`,passages:[`water`,`boats`]},{term:`koraalboom`,passages:[`corals`,`fish`]},{term:`kweek`,passages:[`breeding`,`new-card`]},{term:`kweekkaart`,passages:[`breeding-cards`,`new-card`]},{term:`middelste rij`,passages:[`water`]},{term:`omdraaien`,passages:[`flip`,`flip-turn`,`flip-now`]},{term:`open water`,passages:[`water-no`,`flow`]},{term:`parel`,passages:[`pay`,`kept`]},{term:`prijzen`,passages:[`prices`]},{term:`rifboot`,passages:[`boats`]},{term:`rifkant`,passages:[`water`]},{term:`springtij`,passages:[`tide`,`no-tide`]},{term:`startspeler`,passages:[`first`,`first-chosen`]},{term:`stroming`,passages:[`flow`]},{term:`tafelregels`,passages:[`options`]},{term:`trekstapel`,passages:[`refill`]},{term:`vis`,passages:[`fish`,`reef-cards`]},{term:`voorraad`,passages:[`things`,`run-out`]},{term:`wegstromen`,passages:[`flow`]},{term:`winnen`,passages:[`aim`,`win`]},{term:`worm`,passages:[`worms`,`other-worm`,`pay`]},{term:`zeekant`,passages:[`water`,`flow`]}]};export{e as default};