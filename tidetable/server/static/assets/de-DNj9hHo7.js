var e={titles:{"# game":`Das Spiel`,aim:`Worum es geht`,water:`Die Lagune`,"reef-cards":`Die Riffkarten`,colours:`Sechs Farben`,"breeding-cards":`Die Zuchtkarten`,things:`Würmer, Riffboote, Würfel`,"# setup":`Vorbereitung`,setup:`Bevor es losgeht`,first:`Wer beginnt`,"first-chosen":`Wer beginnt: ausgemacht`,options:`Was ein Tisch ändern kann`,"# turn":`Dein Zug`,turn:`Wie ein Zug verläuft`,worms:`Würmer für dich`,"other-worm":`Ein Wurm für den anderen`,do:`Was du tun kannst`,alone:`Was von selbst geschieht`,"# buy":`Kaufen`,boats:`Riffboote`,prices:`Was eine Karte kostet`,pay:`Bezahlen`,flip:`Eine Karte aufdecken`,"flip-turn":`Aufgedecktes nehmen`,"flip-now":`Aufgedecktes nehmen: sofort`,"water-no":`Wasser`,kept:`Perlen und Haie`,"# breed":`Züchten`,corals:`Korallenbäume`,fish:`Wohin ein Fisch kommt`,breeding:`Der Zuchterfolg`,"new-card":`Eine neue Zuchtkarte`,"# shark":`Haie`,shark:`Einen Hai einsetzen`,prey:`Was ein Hai vertreibt`,"prey-water":`Was ein Hai vertreibt: auch Wasser`,"# current":`Die Strömung`,flow:`Die Strömung fließt`,refill:`Neue Karten`,"run-out":`Wenn etwas ausgeht`,tide:`Die Springflut`,"no-tide":`Keine Springflut`,"# end":`Das Ende`,win:`Der fünfte Zuchterfolg`,limit:`Der letzte Zug`,known:`Zwischen euch ist nichts geheim`,"# examples":`Beispiele zum Spielen`,"example-boat":`Ein Boot und was es bringt`,"example-pair":`Das erste Paar`,"example-chain":`Eins nach dem anderen`,"example-flow":`Das Wasser in Gang bringen`,"example-win":`Der fünfte`,tips:`Für dein erstes Spiel`,"# index":`Stichwörter`},passages:{aim:[{html:`<p>Zwischen euch liegt eine Lagune, in der alles langsam vom Riff hinaus zum Meer treibt. Mit farbigen Würmern holst du heraus, was du brauchst: zuerst Korallenbäume, dann ein Männchen und ein Weibchen, deren Farben zusammen gesucht sind. Wo ein solches Paar auf einem Korallenbaum zusammenkommt, ist die Zucht gelungen.</p>
<p>Wer zuerst <strong>fünf Zuchterfolge</strong> hat, gewinnt sofort.</p>`},{figure:`lagoon`,caption:`Die Lagune. Deine Reihe liegt unten; die Strömung trägt alles nach links, zum Meer.`}],water:[{html:`<p>Die Lagune hat vier Reihen mit je acht Karten. Die Reihe vor dir ist <strong>deine Reihe</strong>, die ganz hinten gehört dem anderen; beide liegen offen. Die beiden <strong>mittleren Reihen</strong> liegen verdeckt.</p>
<p>Links ist die <strong>Meereskante</strong>, rechts die <strong>Riffkante</strong>. Alles treibt vom Riff zum Meer. Eine <strong>Spalte</strong> sind die vier Karten übereinander; die erste Spalte ist die am Meer.</p>`}],"reef-cards":[{html:`<p>Sechzig Riffkarten machen das Wasser aus:</p>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Karte</th>
<th>Anzahl</th>
<th>Wozu</th>
</tr>
</thead>
<tbody><tr>
<td>Fisch</td>
<td>siehe unten</td>
<td>sechs Farben, Männchen und Weibchen</td>
</tr>
<tr>
<td>Korallenbaum</td>
<td>{reef_cards.coral}</td>
<td>dort leben die Fische</td>
</tr>
<tr>
<td>Perle</td>
<td>{reef_cards.pearl}</td>
<td>zahlt wie ein Wurm jeder Farbe</td>
</tr>
<tr>
<td>Hai</td>
<td>{reef_cards.shark}</td>
<td>vertreibt eine Karte</td>
</tr>
<tr>
<td>offenes Wasser</td>
<td>{reef_cards.water}</td>
<td>nichts; es fließt an der Meereskante ab</td>
</tr>
</tbody></table></div>
<p>Von jeder Art Fisch gibt es einen oder zwei, wie die Punkte auf der Karte sagen:</p>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Farbe</th>
<th>Männchen</th>
<th>Weibchen</th>
</tr>
</thead>
<tbody><tr>
<td>Rot</td>
<td>{reef_cards.red_male}</td>
<td>{reef_cards.red_female}</td>
</tr>
<tr>
<td>Gelb</td>
<td>{reef_cards.yellow_male}</td>
<td>{reef_cards.yellow_female}</td>
</tr>
<tr>
<td>Blau</td>
<td>{reef_cards.blue_male}</td>
<td>{reef_cards.blue_female}</td>
</tr>
<tr>
<td>Grün</td>
<td>{reef_cards.green_male}</td>
<td>{reef_cards.green_female}</td>
</tr>
<tr>
<td>Lila</td>
<td>{reef_cards.purple_male}</td>
<td>{reef_cards.purple_female}</td>
</tr>
<tr>
<td>Rosa</td>
<td>{reef_cards.pink_male}</td>
<td>{reef_cards.pink_female}</td>
</tr>
</tbody></table></div>
<p>Das gedruckte Spiel sagt, dass es sechzig Karten sind, aber nicht, wie viele von jeder Sorte. Wenn ein Tisch nicht eingegeben hat, was in einer echten Schachtel liegt, hat dieses Haus die Zahlen festgelegt; sie sind kein Geheimnis.</p>`}],colours:[{html:`<p>Fische und Würmer sind rot, gelb, blau, grün, lila oder rosa. Jede Farbe hat auch ein eigenes Muster und zwei eigene Buchstaben. Männchen und Weibchen unterscheiden sich im Umriss.</p>`}],"breeding-cards":[{html:`<p>Es gibt einundzwanzig Zuchtkarten: jedes Paar aus zwei Farben einmal, und jede Farbe mit sich selbst. Vier liegen offen. Eine offene Karte sagt, welche zwei Farben jetzt gezüchtet werden können: ein Männchen der einen mit einem Weibchen der anderen, egal wie herum.</p>`}],things:[{html:`<p>Es gibt acht Würmer jeder Farbe, zwei Würfel mit den sechs Farben und fünfzehn Riffboote. Was niemandem gehört, liegt im Vorrat.</p>`}],setup:[{html:`<ol>
<li>Die sechzig Riffkarten mischen. Vier Reihen mit je acht auslegen, die äußeren offen, die mittleren verdeckt. Der Rest ist der Nachziehstapel.</li>
<li>Die Zuchtkarten mischen und vier aufdecken.</li>
<li>Jeder nimmt einen Wurm jeder Farbe und ein Riffboot, das an der ersten Spalte liegt, beim Meer.</li>
</ol>
<p>Wasser, das jetzt schon an der Meereskante liegt, bleibt: Die Strömung fließt zum ersten Mal am Ende des ersten Zuges.</p>`}],first:[{html:`<p>Wer beginnt, wird ausgelost.</p>`}],"first-chosen":[{html:`<p>An diesem Tisch wird nicht ausgelost, wer beginnt, sondern es ist ausgemacht.</p>`}],options:[{html:`<p>Ihr könnt ausmachen, wer beginnt, wie lange eine aufgedeckte Karte billig ist, was Haie vertreiben dürfen, ob es Springfluten gibt, wie lang ein Spiel höchstens dauert und welche Karten in der Schachtel sind. Dieses Regelheft erzählt, was an deinem Tisch gilt; was anders ist als üblich, ist markiert.</p>`}],turn:[{html:`<ol>
<li>Zwei Würfel werden geworfen, und es gibt <a href="#worms">Würmer</a> für euch beide.</li>
<li>Du tust, <a href="#do">so viel du willst und bezahlen kannst</a>.</li>
<li>Die <a href="#flow">Strömung</a> fließt, und neue Karten kommen.</li>
</ol>
<p>Dann ist der andere dran. In einem fremden Zug nimmst du nur einen Wurm; Perlen und Haie setzt du nur im eigenen ein.</p>`}],worms:[{html:`<p>Für jeden Würfel bekommst du einen Wurm seiner Farbe. Ist davon keiner mehr im Vorrat, wählst du für diesen Würfel eine andere Farbe.</p>`}],"other-worm":[{html:`<p>Danach nimmt, wer nicht dran ist, <strong>einen</strong> Wurm in einer der beiden gewürfelten Farben, nach eigener Wahl. Ist von beiden keiner mehr da, darf es jede Farbe sein.</p>`}],do:[{html:`<p>Tu davon, was du willst, in beliebiger Reihenfolge, so oft du zahlen kannst:</p>
<ul>
<li>eine offene Karte aus der Lagune <strong>nehmen</strong>,</li>
<li>eine verdeckte Karte <strong>aufdecken</strong>,</li>
<li>ein <strong>Riffboot</strong> kaufen,</li>
<li>einen <strong>Hai</strong> einsetzen.</li>
</ul>
<p>Wenn es genug ist, beendest du deinen Zug. Was getan ist, bleibt getan.</p>`}],alone:[{html:`<p>Wo es nichts zu wählen gibt, macht der Tisch von selbst weiter: eine Zahlung, die nur auf eine Weise möglich ist, ein Fisch mit nur einem Platz, ein Zug, in dem nichts mehr zu tun bleibt. Der Zufall spielt nur bei den Würfeln mit, beim Mischen und beim Auslosen des Anfangs.</p>`}],boats:[{html:`<p>Du erreichst nur die Spalten, vor denen du ein <strong>Riffboot</strong> hast, diese aber in allen vier Reihen. Boote liegen von der Meereskante an lückenlos nebeneinander. Du beginnst mit einem; jedes weitere kostet drei Würmer beliebiger Farben und wirkt sofort.</p>
<p>Es gibt fünfzehn Boote: Hat einer acht, kann der andere höchstens sieben haben.</p>`},{figure:`reach`,caption:`Mit zwei Booten erreichst du die ersten beiden Spalten. Was leuchtet, kann gewählt werden.`}],prices:[{html:`<p>Je näher, desto billiger:</p>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Wo</th>
<th>Preis</th>
</tr>
</thead>
<tbody><tr>
<td>in deiner eigenen Reihe</td>
<td>1</td>
</tr>
<tr>
<td>offen in einer mittleren Reihe</td>
<td>2</td>
</tr>
<tr>
<td>in der Reihe des anderen</td>
<td>3</td>
</tr>
</tbody></table></div>
<p>Ein <strong>Fisch</strong> wird mit Würmern seiner eigenen Farbe bezahlt. <strong>Korallenbäume, Perlen und Haie</strong> bezahlst du in beliebigen Farben, gemischt wie du willst.</p>`},{figure:`fish`,caption:`Rote Fische in drei Reihen: Der nächste kostet einen roten Wurm, der in der Mitte zwei, der fernste drei.`}],pay:[{html:`<p>Eine <strong>Perle</strong> steht für einen Wurm der Farbe, die gebraucht wird, bei jedem Preis. Womit du zahlst, wählst du frei; Wechselgeld gibt es nicht. Würmer gehen in den Vorrat zurück, Perlen auf den Ablagestapel. Eine Perle, die du gerade kaufst, kann sich nicht selbst bezahlen.</p>
<p>Der Tisch schlägt eine Zahlung vor; du kannst sie ändern, bevor du sie bestätigst.</p>`}],flip:[{html:`<p>Eine verdeckte Karte vor deinen Booten aufzudecken, kostet <strong>einen</strong> Wurm beliebiger Farbe. Sie bleibt offen liegen, wo sie ist.</p>`},{figure:`flipped`,caption:`In der mittleren Reihe ist ein grünes Weibchen zum Vorschein gekommen.`}],"flip-turn":[{html:`<p>Für den Rest deines Zuges darfst du die Karte, die du aufgedeckt hast, für nur <strong>einen</strong> Wurm mehr nehmen. Dazwischen darfst du anderes tun: etwa den Korallenbaum für sie kaufen. Nach deinem Zug liegt sie offen da und kostet zwei, für euch beide.</p>`}],"flip-now":[{html:`<p>Nimmst du die Karte gleich als Nächstes, kostet sie nur <strong>einen</strong> Wurm mehr. Sobald du irgendetwas anderes tust, kostet sie zwei, für euch beide.</p>`}],"water-no":[{html:`<p>Offenes Wasser kann man nicht nehmen. Es ist zu nichts gut, als abzufließen.</p>`}],kept:[{html:`<p>Perlen und Haie, die du genommen hast, liegen offen vor dir, bis du sie einsetzt. Du darfst beliebig viele haben.</p>`}],corals:[{html:`<p>Ein Korallenbaum, den du nimmst, liegt für immer vor dir. Niemand hat mehr als <strong>fünf</strong>, die mit einem Zuchterfolg mitgezählt. Fünf brauchst du auch, um zu gewinnen.</p>`}],fish:[{html:`<p>Ein Fisch kommt sofort auf einen deiner Korallenbäume:</p>
<ul>
<li>auf einen <strong>leeren</strong>, oder</li>
<li>zu einem wartenden Fisch <strong>des anderen Geschlechts</strong>, wenn eine offene Zuchtkarte beide Farben zeigt.</li>
</ul>
<p>Gibt es keinen solchen Platz, kannst du den Fisch nicht nehmen. Fische werden nie neben den Korallen aufgehoben und ziehen nie um. Auf einen leeren Baum darf jeder Fisch, auch einer, der zu keiner offenen Karte passt.</p>`},{figure:`empty-coral`,caption:`Eine offene Karte sucht Rot und Gelb. Ein rotes Weibchen wartet; das gelbe Männchen kann dazu.`}],breeding:[{html:`<p>Kommt der zweite Fisch dazu, ist die Zucht sofort gelungen: Die Zuchtkarte kommt auf den Korallenbaum, beide Fische auf den Ablagestapel. Dieser Baum ist für immer belegt.</p>
<p>Zwei Fische, die auf verschiedenen Bäumen warten, kommen nie zusammen, auch wenn eine passende Karte aufgedeckt wird. Jeder wartet, bis du ihm einen Partner bringst.</p>`},{figure:`bred`,caption:`Gelungen: Die Karte mit den beiden Farben liegt auf dem Korallenbaum.`}],"new-card":[{html:`<p>Für die verwendete Karte wird sofort eine neue aufgedeckt. Passt sie, darfst du sie noch im selben Zug nutzen.</p>`}],shark:[{html:`<p>Ein Hai, der dir gehört, vertreibt <strong>eine</strong> Karte, in deinem eigenen Zug und ohne Kosten. Ein Boot braucht er dort nicht. Hai und Beute kommen auf den Ablagestapel; die Lücke bleibt, bis die Strömung fließt.</p>
<p>Mit einem Hai verdirbst du, worauf der andere wartet, oder schaffst Platz für die Strömung.</p>`},{figure:`sharks`,caption:`Der Hai könnte das gelbe Männchen in der Reihe des anderen vertreiben.`}],prey:[{html:`<p>Jeden Fisch, Korallenbaum, jede Perle oder jeden anderen Hai, der offen in der Lagune liegt, in jeder Reihe und Spalte; oder einen wartenden Fisch auf einem <strong>eigenen</strong> Korallenbaum. Nie eine verdeckte Karte, nie offenes Wasser und nichts, was dem anderen gehört.</p>`}],"prey-water":[{html:`<p>Jede Karte, die offen in der Lagune liegt, in jeder Reihe und Spalte, auch offenes Wasser; oder einen wartenden Fisch auf einem <strong>eigenen</strong> Korallenbaum. Nie eine verdeckte Karte und nichts, was dem anderen gehört.</p>`}],flow:[{html:`<p>Am Ende eines Zuges, in jeder Reihe für sich:</p>
<ol>
<li>Alle Karten rücken zum Meer hin auf, bis keine Lücke mehr ist. Sie bleiben, wie sie sind, offen oder verdeckt.</li>
<li>Liegt nun <strong>offenes Wasser</strong> an der Meereskante, fließt es auf den Ablagestapel ab; ist auch die nächste Karte offenes Wasser, ebenso, und so weiter. Eine verdeckte Karte hält es auf, was immer sie ist.</li>
<li>Die Karten rücken noch einmal auf.</li>
</ol>
<p>Während eines Zuges bewegt sich nichts: Lücken bleiben bis zum Schluss.</p>`},{figure:`before`,caption:`Vorher: In der fernen Reihe liegt offenes Wasser an der Meereskante.`},{figure:`after`,caption:`Nachher: Es ist abgeflossen, die Reihe ist aufgerückt, und am Riff sind neue Karten dazugekommen.`}],refill:[{html:`<p>Die Lücken, die nun an der Riffkante liegen, werden vom Nachziehstapel gefüllt: in den äußeren Reihen offen, in den mittleren verdeckt.</p>
<p>Vorher wird der Ablagestapel in den Nachziehstapel gemischt, wenn er <strong>sieben oder mehr</strong> Karten hat oder der Nachziehstapel nicht reicht. Sind es auch dann zu wenige, bleiben die Plätze, die am weitesten vom Meer sind, vorerst leer. Wasser, das in einer geleerten Reihe an die Meereskante kommt, bleibt bis zur nächsten Strömung.</p>`}],"run-out":[{html:`<p>Ist eine Wurmfarbe verbraucht, darf eine andere gewählt werden; sind alle verbraucht, gibt es keine. Sind die Riffboote weg, kann niemand eines kaufen. Zuchtkarten gehen nie aus.</p>`}],tide:[{html:`<p>Sind <strong>vier Züge</strong> nacheinander still, tut also niemand etwas und fließt nichts ab, kommt eine Springflut: Die Karte an der Meereskante jeder Reihe wird weggespült, auch eine verdeckte, und dann fließt die Strömung noch einmal. Einen Wurm zu nehmen, heißt nicht, etwas zu tun. So bleibt das Spiel nicht stehen; es ist eine Regel des Hauses.</p>`}],"no-tide":[{html:`<p>An diesem Tisch kommt keine Springflut, wenn niemand etwas tut.</p>`}],win:[{html:`<p>Wer den fünften Zuchterfolg hat, hat in diesem Augenblick gewonnen. Der Zug wird nicht zu Ende gespielt, und der andere kommt nicht mehr dran.</p>`}],limit:[{html:`<p>Damit kein Spiel ewig dauert, endet es spätestens nach Zug {turn_limit}. Dann gewinnt, wer mehr Zuchterfolge hat; bei Gleichstand, wer mehr Korallenbäume hat; ist auch das gleich, ist es unentschieden.</p>`}],known:[{html:`<p>Alles liegt offen: Würmer, Perlen, Haie, Korallen, Fische, Boote, der Ablagestapel. Niemand kennt die verdeckten Karten, den Nachziehstapel und die Reihenfolge der Zuchtkarten. Welche Karten noch nicht zu sehen waren, kann jeder nachzählen; der Nachziehstapel zeigt es, wenn man ihn antippt.</p>`}],"example-boat":[{html:`<p>Ein rotes Weibchen wartet auf deinem Korallenbaum, und eine offene Karte sucht Rot und Blau. Eben hast du ein drittes Boot gekauft. In dessen Spalte, in der Reihe des anderen, treibt ein blaues Männchen vorbei: Es kostet drei, blaue Würmer oder Perlen.</p>`},{figure:`try-boat`,caption:`Nimm das blaue Männchen und wähle, womit du zahlst.`},{html:`<p>Das war teuer: ein Boot und drei dazu. Aber der Fisch wäre weitergetrieben und mit ihm die Gelegenheit.</p>`}],"example-pair":[{html:`<p>Das rote Weibchen wartet; die offene Karte sucht Rot und Gelb.</p>`},{figure:`try-pair`,caption:`Einer der Fische, die du erreichst, ist der richtige.`},{html:`<p>Das rote Männchen daneben nützt ihr nichts: Zwei rote Fische brauchen die Karte Rot-Rot. Und ein gelbes <em>Weibchen</em> hätte das falsche Geschlecht.</p>`}],"example-chain":[{html:`<p>Du hast von jeder nötigen Farbe einen Wurm, ein rotes Weibchen und ein grünes Männchen. Was wird aufgedeckt, wenn Rot und Blau gelungen ist?</p>`},{figure:`try-chain`,caption:`Nimm das blaue Männchen, und sieh dir dann die offenen Karten noch einmal an.`}],"example-flow":[{html:`<p>Kein Fisch in deiner Reichweite hilft dir. Aber der Korallenbaum an der Meereskante deiner Reihe hält die Strömung auf: Hinter ihm liegt offenes Wasser.</p>`},{figure:`try-flow`,caption:`Nimm den Korallenbaum, beende deinen Zug, und sieh, was die Strömung tut.`}],"example-win":[{html:`<p>Vier Zuchterfolge, und auf deinem letzten Korallenbaum wartet ein lila Männchen.</p>`},{figure:`try-win`,caption:`Eine Karte fehlt noch.`}],tips:[{html:`<ul>
<li>Beginne mit einem Korallenbaum. Ohne einen leeren kannst du nicht einmal einen Fisch nehmen.</li>
<li>Sieh zuerst auf die offenen Zuchtkarten, dann auf die Fische, die auf deine Boote zutreiben.</li>
<li>Kaufe früh Boote: Zwei oder drei Spalten sind zu wenig, und mit mehr erreichst du einen Fisch vor dem anderen.</li>
<li>Karten treiben von selbst auf deine Boote zu, aber auch auf die des anderen. Warten spart dir ein Boot; billiger wird eine Karte davon nie.</li>
<li>Heb eine Perle auf für den Augenblick, in dem die Farbe fehlt.</li>
<li>Ein wartender Fisch, zu dem drei offene Karten passen, ist mehr wert als einer mit nur einer Hoffnung.</li>
<li>Schick den Hai auf den Fisch, den der andere braucht, kurz bevor er ihn erreicht; oder befreie mit ihm einen eigenen Korallenbaum von einem Fisch, der zu keiner offenen Karte mehr passt.</li>
</ul>`}]},index:[{term:`Abfließen`,passages:[`flow`]},{term:`Ablagestapel`,passages:[`refill`]},{term:`Aufdecken`,passages:[`flip`,`flip-turn`,`flip-now`]},{term:`Bezahlen`,passages:[`pay`]},{term:`Ende des Spiels`,passages:[`win`,`limit`]},{term:`Farben`,passages:[`colours`]},{term:`Fisch`,passages:[`fish`,`reef-cards`]},{term:`Gewinnen`,passages:[`aim`,`win`]},{term:`Hai`,passages:[`shark`,`prey`,`prey-water`]},{term:`Korallenbaum`,passages:[`corals`,`fish`]},{term:`Meereskante`,passages:[`water`,`flow`]},{term:`Mittlere Reihe`,passages:[`water`]},{term:`Nachziehstapel`,passages:[`refill`]},{term:`Offenes Wasser`,passages:[`water-no`,`flow`]},{term:`Perle`,passages:[`pay`,`kept`]},{term:`Preise`,passages:[`prices`]},{term:`Riffboot`,passages:[`boats`]},{term:`Riffkante`,passages:[`water`]},{term:`Spalte`,passages:[`water`,`boats`]},{term:`Springflut`,passages:[`tide`,`no-tide`]},{term:`Startspieler`,passages:[`first`,`first-chosen`]},{term:`Strömung`,passages:[`flow`]},{term:`Tischregeln`,passages:[`options`]},{term:`Vorrat`,passages:[`things`,`run-out`]},{term:`Würfel`,passages:[`things`,`worms`]},{term:`Wurm`,passages:[`worms`,`other-worm`,`pay`]},{term:`Zucht, Zuchterfolg`,passages:[`breeding`,`new-card`]},{term:`Zuchtkarte`,passages:[`breeding-cards`,`new-card`]},{term:`Zug`,passages:[`turn`]},{term:`Zuggrenze`,passages:[`limit`]}]};export{e as default};