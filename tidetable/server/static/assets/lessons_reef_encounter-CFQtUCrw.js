var e=`# Die Lektionen von Reef Encounter (tidetable/lessons/reef_encounter/course.json, docs/lessons.md).

lesson-eat = Eine Koralle fressen
lesson-eat-1 = Du spielst Violett. Deine Garnele lebt auf einer orangen Koralle aus sechs Plättchen. Eine Koralle aus fünf oder mehr kann dein Papageifisch fressen, als Allererstes in deinem Zug.
lesson-eat-1-task = Friss die orange Koralle.
lesson-eat-1-done = Vier Plättchen gingen zurück in den Beutel, die anderen zwei in deinen Fisch, zu dem einen, das du am Anfang heimlich hineingelegt hast. Die Garnele ist verbraucht: Du hast nur vier, also auch nur vier Mahlzeiten.
lesson-eat-1-again = Wähle deine Garnele auf der orangen Koralle und lass deinen Fisch fressen.
lesson-eat-1-late = Fressen geht nur als Erstes im Zug: Nach allem anderen ist es zu spät.
lesson-eat-1-turn = Ein Feld der Offenen See zu nehmen beendet deinen Zug. Du wolltest erst fressen.
lesson-eat-2 = Am Ende gewinnt, wer die meisten Punkte im Fisch hat. Ein Plättchen zählt einen Punkt und einen weiteren für jede Farbe, die schwächer ist als seine eigene, meist zusammen zwei bis vier. Es kommt also darauf an, was du frisst und wie stark es am Ende ist.

lesson-collect = Den Zug beenden: die Offene See
lesson-collect-1 = Jeder Zug endet gleich: Du nimmst eines der fünf Felder der Offenen See, mit seinem Larvenwürfel und allen Plättchen. Sie kommen hinter deinen Sichtschirm. Du brauchst beides: Plättchen zum Legen und Würfel, um legen zu dürfen.
lesson-collect-1-task = Du hast gelbe Plättchen. Nimm das Feld mit dem gelben Würfel.
lesson-collect-1-done = Ein gelber Würfel und drei Plättchen, zwei davon ebenfalls gelb. Danach kommt auf jedes Feld mit weniger als drei Plättchen ein neues.
lesson-collect-1-again = Auf jedem der fünf Felder liegt ein Würfel in dessen Farbe. Du willst den gelben.
lesson-collect-2 = Alles andere im Zug ist freiwillig: eine Koralle fressen, bis zu zwei Larvenwürfel spielen, eine Garnele einsetzen, Garnelen versetzen, Plättchen und Würfel tauschen, Algen spielen, ein Korallenplättchen festlegen. Fressen kommt zuerst, die Offene See zuletzt, der Rest in beliebiger Folge.

lesson-grow = Eine Koralle wachsen lassen
lesson-grow-1 = Mit einem Larvenwürfel darfst du Plättchen seiner Farbe legen: bis zu vier von hinter dem Sichtschirm, auf freie Felder der Felsen. Gleichfarbige Plättchen, die sich an einer Kante berühren, sind eine Koralle. Du hast einen gelben Würfel und drei gelbe Plättchen.
lesson-grow-1-task = Mach die gelbe Koralle vier Plättchen groß.
lesson-grow-1-done = Vier in einer Koralle. Der Würfel geht zurück in den Vorrat.
lesson-grow-1-again = Die drei Plättchen müssen mit dem gelben dort eine Koralle bilden, Kante an Kante. Sand ist kein Fels, und Ecken zählen nicht.
lesson-grow-1-turn = Dein Zug ist vorbei. Spiele erst den gelben Würfel und lege dann die Plättchen.
lesson-grow-2 = Du darfst weniger legen, als du hast, und auf verschiedene Felsen. Du darfst jede Koralle vergrößern, auch fremde; aber zwei Korallen mit je einer Garnele dürfen nie verbunden werden.

lesson-shrimp = Eine Garnele beansprucht und schützt
lesson-shrimp-1 = Einmal pro Zug darfst du eine neue Garnele auf eine Koralle setzen, auf der keine steht. Dann gehört sie dir. Die Garnele schützt ihr Plättchen und die der Koralle direkt daneben.
lesson-shrimp-1-task = Setze eine Garnele so ein, dass sie alle fünf gelben Plättchen schützt.
lesson-shrimp-1-done = In der Mitte schützt sie fünf Plättchen, an der Spitze eines Arms nur zwei.
lesson-shrimp-1-again = Setze eine Garnele auf die gelbe Koralle ein.
lesson-shrimp-1-few = Sie schützt nur sich und ihre direkten Nachbarn. Welches Plättchen hat vier Nachbarn?
lesson-shrimp-1-turn = Dein Zug war vorbei, bevor die Garnele kam. Setze sie zuerst ein.
lesson-shrimp-2 = In deinem Zug dürfen deine Garnelen beliebig oft umziehen, auch weg und wieder zurück: auf eine andere freie Koralle, ein anderes Plättchen oder heim hinter den Sichtschirm. Höchstens zwei von dir stehen auf einem Fels. Zwischendurch darf eine auf nacktem Fels warten, aber nicht am Ende des Zuges.

lesson-extra = Extrawachstum
lesson-extra-1 = Auf jedem Fels trägt ein Feld ein Plus. Wer ein Plättchen daneben legt, solange es leer ist, bekommt dort umsonst eines derselben Farbe. Du hast ein gelbes Plättchen und einen Würfel.
lesson-extra-1-task = Hol dir ein Plättchen umsonst.
lesson-extra-1-done = Eins gelegt, zwei auf dem Fels: Das zweite kam von den Bonusplättchen. Halte nach diesem Feld Ausschau, wann immer es frei ist; es wirkt auch, wenn du daneben etwas überwucherst. Nur zwei Korallen mit je einer Garnele verbindet es nie.
lesson-extra-1-again = Das Plättchen muss direkt neben dem Feld mit dem Plus liegen, nicht darauf und nicht anderswo.
lesson-extra-1-turn = Damit war dein Zug zu Ende. Spiele zuerst den gelben Würfel.

lesson-attack = Überwuchern, was schwächer ist
lesson-attack-1 = Die zehn Korallenplättchen zeigen, welche Farbe stärker ist: Hier schlägt Gelb Rosa. Neben einer Koralle aus mindestens zwei Plättchen darfst du Plättchen ihrer Farbe über schwächere legen. Was du überwucherst, ist verzehrt und liegt vor deinem Sichtschirm.
lesson-attack-1-task = Überwuchere zwei rosa Plättchen mit Gelb.
lesson-attack-1-done = Deine Koralle ist gewachsen, die rosafarbene geschrumpft, und du hast zwei verzehrte Plättchen zum Ausgeben.
lesson-attack-1-again = Lege die gelben Plättchen auf rosafarbene, die neben der gelben Koralle liegen.
lesson-attack-1-turn = Damit war dein Zug zu Ende. Spiele zuerst den gelben Würfel.
lesson-attack-2 = Ein einzelnes Plättchen kann nicht angreifen: Die Koralle muss vorher aus mindestens zwei bestehen. Wie groß die angegriffene ist, spielt keine Rolle.
lesson-attack-2-task = Überwuchere ein rosa Plättchen.
lesson-attack-2-done = Erst auf zwei, dann über das rosa Plättchen: beides mit demselben Würfel.
lesson-attack-2-again = Lege das erste gelbe Plättchen neben das gelbe; dann sind es zwei, und sie können angreifen.
lesson-attack-2-turn = Damit war dein Zug zu Ende. Spiele zuerst den gelben Würfel.
lesson-attack-3 = Ein Plättchen mit einer Garnele darauf, oder neben einer Garnele in derselben Koralle, kann nicht überwuchert werden, nicht einmal vom Besitzer. Die grüne Garnele schützt zwei dieser vier rosa Plättchen.
lesson-attack-3-task = Überwuchere ein rosa Plättchen, das nicht geschützt ist.
lesson-attack-3-done = Der Rest der Koralle ist jetzt kleiner, und was von der Garnele abgeschnitten ist, gehört niemandem. Eine Garnele am falschen Ort schützt wenig.
lesson-attack-3-again = Neben den zwei rechten rosa Plättchen steht keine Garnele.
lesson-attack-3-turn = Damit war dein Zug zu Ende. Spiele zuerst den gelben Würfel.

lesson-money = Verzehrte Plättchen sind Geld
lesson-money-1 = Vor deinem Sichtschirm liegt ein verzehrtes rosa Plättchen. Dahinter hast du drei rosafarbene, aber keinen rosa Würfel. Ein verzehrtes Plättchen kannst du gegen einen Larvenwürfel seiner Farbe tauschen.
lesson-money-1-task = Hol dir einen rosa Würfel und spiele ihn.
lesson-money-1-done = Jetzt darfst du deine rosa Plättchen legen. Mit einem rosa Würfel darfst du auch verzehrte rosa Plättchen legen; sie zählen nicht zu den vieren.
lesson-money-1-again = Tausche das Plättchen vor dem Sichtschirm gegen einen Würfel und spiele ihn dann.
lesson-money-1-turn = Damit war dein Zug zu Ende. Tausche zuerst.
lesson-money-2 = Es geht auch andersherum: Ein Larvenwürfel wird zu einem Plättchen seiner Farbe. Hier hast du zwei rosa Würfel und ein rosa Plättchen.
lesson-money-2-task = Tausche einen Würfel gegen ein Plättchen.
lesson-money-2-done = Zwei Plättchen und ein Würfel, um sie zu legen.
lesson-money-2-again = Wähle einen deiner Würfel und tausche ihn gegen ein Plättchen.
lesson-money-2-turn = Damit war dein Zug zu Ende. Tausche zuerst.

lesson-alga = Algen drehen Stärken um
lesson-alga-1 = Für ein verzehrtes Plättchen beliebiger Farbe kannst du auch eine Alge spielen. Sie dreht alle Korallenplättchen um, die ihr großes Blatt zeigen: Dann ist die andere Farbe des Paars stärker. Jetzt schlägt Gelb Orange, und neben deiner Koralle liegt eine gelbe.
lesson-alga-1-task = Mach Orange stärker als Gelb.
lesson-alga-1-done = Die blaue Alge hat alle Korallenplättchen mit großem blauem Blatt gedreht: Orange schlägt jetzt Gelb, aber Grau schlägt Orange und Gelb Grau. Sieh immer auf alles, was sich dreht; umgedreht zeigt ein Korallenplättchen ein anderes großes Blatt. Du darfst so viele Algen spielen, wie du bezahlen kannst.
lesson-alga-1-again = Bezahle mit dem verzehrten Plättchen die Alge, deren großes Blatt auf dem Korallenplättchen von Gelb und Orange ist.
lesson-alga-1-other = Diese Alge hat andere Korallenplättchen gedreht. Sieh nach, welches große Blatt das von Gelb und Orange zeigt.
lesson-alga-1-turn = Damit war dein Zug zu Ende. Spiele zuerst eine Alge.

lesson-lock = Eine Stärke für immer festlegen
lesson-lock-1 = Wer irgendwann schon eine Koralle gefressen hat, darf mit einer Alge auch ein Korallenplättchen festlegen, einmal pro Zug: Es dreht sich nie mehr. Alle anderen mit demselben großen Blatt drehen sich um. In deinem Fisch ist Weiß, und Weiß schlägt Gelb und Orange.
lesson-lock-1-task = Lege ein Korallenplättchen fest, auf dem Weiß stärker ist.
lesson-lock-1-done = Diesen Punkt kann deinen weißen Plättchen niemand mehr nehmen.
lesson-lock-1-again = Bezahle mit dem verzehrten Plättchen und wähle dann ein Korallenplättchen mit Weiß obenauf.
lesson-lock-1-other = Auf diesem ist Weiß nicht die stärkere Farbe: Es festzulegen bringt deinem Fisch nichts.
lesson-lock-1-turn = Damit war dein Zug zu Ende. Lege zuerst fest.
lesson-lock-2 = Das Spiel endet, wenn alle zehn Korallenplättchen festgelegt sind, jemand vier Korallen gefressen hat, die Offene See nicht mehr aufgefüllt werden kann oder nichts mehr gelegt werden kann. In den ersten zwei Fällen haben alle anderen noch einen letzten Bissen.

lesson-score = Was ist es wert?
lesson-score-1 = Orange: sieben Plättchen, drei bleiben im Fisch, aber Orange schlägt nur eine Farbe, also je zwei Punkte. Weiß: sechs Plättchen, zwei bleiben, aber Weiß schlägt drei Farben, also je vier Punkte.
lesson-score-1-task = Friss, was mehr Punkte bringt.
lesson-score-1-done = Zwei Plättchen zu vier Punkten sind acht. Die drei orangen hätten sechs gebracht, solange sich nichts dreht.
lesson-score-1-again = Du darfst jetzt fressen: Wähle eine deiner Garnelen.
lesson-score-1-less = Drei Plättchen zu zwei Punkten sind sechs. Die andere Koralle hätte acht gebracht.
lesson-score-1-turn = Damit war dein Zug zu Ende, ohne Mahlzeit.

lesson-last = Der letzte Bissen
lesson-last-1 = Dein Gegner, Grün, hat eben die vierte Koralle gefressen, also endet das Spiel. Alle anderen dürfen noch einmal fressen, aber jetzt gehen fünf statt vier Plättchen in den Beutel: Eine Koralle braucht sechs.
lesson-last-1-task = Nimm den größeren Bissen.
lesson-last-1-done = Sieben minus fünf: Zwei bleiben. Halte gegen Ende eine große Koralle für diesen Bissen bereit.
lesson-last-1-again = Wähle eine deiner Garnelen zum Fressen.
lesson-last-1-few = Von sechs bleibt eines. Deine andere Koralle ist größer.
lesson-last-1-none = Du darfst verzichten, aber Plättchen im Fisch sind Punkte.
lesson-last-2 = Bei Gleichstand gewinnen mehr verzehrte Plättchen vor dem Sichtschirm, dann mehr Larvenwürfel. Damit kennst du das ganze Spiel. Nun geht es darum, wie man es gut spielt.

lesson-wait = Lass sie wachsen
lesson-wait-1 = Fünf Plättchen darf man fressen, aber vier gehen zurück: Eins bliebe. Mit deinem Würfel und deinen Plättchen wird die Koralle acht oder neun groß; von acht bleiben nächsten Zug vier. Deine Garnele schützt nur einen Teil, aber keine stärkere Koralle ist in der Nähe.
lesson-wait-1-task = Mach die orange Koralle mindestens acht Plättchen groß.
lesson-wait-1-done = Vier Plättchen für eine Garnele statt einem. In Versuchen gewann ein Spieler, der bei sechs bis acht fraß, etwa 60 von 100 Spielen gegen einen, der bei fünf fraß; wer auf zehn wartete, verlor mehr als die Hälfte. Friss früher, wo eine stärkere Koralle sie vor deinem nächsten Zug stutzen könnte oder das Spiel vorher enden kann.
lesson-wait-1-again = Lege die orangen Plättchen so, dass sie die orange Koralle berühren. Neben dem Feld mit dem Plus wächst von selbst noch eins.
lesson-wait-1-soon = Nur ein Plättchen blieb in deinem Fisch, für eine deiner vier Garnelen.
lesson-wait-1-turn = Damit war dein Zug zu Ende. Spiele zuerst den orangen Würfel.

lesson-two = Ein Würfel füttert den anderen
lesson-two-1 = Du darfst zwei Larvenwürfel spielen. Der erste kann den zweiten füttern: Lege eine schwache Farbe neben deine Koralle und überwuchere sie dann. Das bringt Wachstum und Geld in einem Zug. Gelb schlägt Rosa.
lesson-two-1-task = Spiele beide Würfel und verzehre ein rosa Plättchen.
lesson-two-1-done = Aus nutzlosem Rosa wurde Geld für Würfel, Algen und Festlegen. Tu das, wenn der erste Würfel den zweiten füttert; ein zweiter um seiner selbst willen kostet Plättchen, die dir fehlen werden.
lesson-two-1-again = Lege die rosa Plättchen direkt neben deine gelbe Koralle und dann Gelb darauf.
lesson-two-1-order = Mit Gelb zuerst gibt es nichts zu überwuchern. Lege zuerst Rosa.
lesson-two-1-turn = Damit war dein Zug zu Ende. Du hast zwei Würfel zu spielen.

lesson-locks = Leg fest, was dein Fisch enthält
lesson-locks-1 = In deinem Fisch sind drei orange Plättchen und ein weißes. Orange schlägt Rosa und Grau, Gelb schlägt Orange. Festlegen lässt ein Korallenplättchen, wie es ist, und dreht alle anderen mit demselben großen Blatt: Wähle eines, das doppelt hilft.
lesson-locks-1-task = Lege ein Korallenplättchen so fest, dass dein Fisch drei Punkte gewinnt.
lesson-locks-1-done = Orange über Grau ist für immer sicher, und dasselbe blaue Blatt hat Gelb über Orange zu Orange über Gelb gedreht: ein Punkt mehr für jedes orange Plättchen.
lesson-locks-1-again = Such ein Korallenplättchen mit Orange obenauf, das dasselbe große Blatt zeigt wie das von Gelb und Orange.
lesson-locks-1-loss = Damit hat sich ein Korallenplättchen gegen die Farben in deinem Fisch gedreht.
lesson-locks-1-turn = Damit war dein Zug zu Ende. Lege zuerst fest.

lesson-game = Deine erste ganze Partie
lesson-game-1 = Eine Partie gegen den sanftesten Gegner, etwa eine Dreiviertelstunde; du kannst jederzeit aufhören und weitermachen. Der Tutor fragt nach, bevor du etwas verschenkst, und die Glühbirne gibt Tipps.
lesson-game-fish = Ein Plättchen kommt heimlich in deinen Fisch. Wähle eine Farbe, die du gern stark sähest.
lesson-game-larva = Nimm Würfel von Farben, von denen du Plättchen hast.
lesson-game-main = Dein Zug: Friss zuerst, wenn du willst, spiele bis zu zwei Würfel, setze eine Garnele ein, tausche oder spiele Algen und nimm zum Schluss ein Feld der Offenen See.
lesson-game-meal = Du könntest jetzt fressen, als Erstes. Ist die Koralle groß genug, oder kann sie noch in Ruhe wachsen?
lesson-game-place = Lege Plättchen so, dass sie sich berühren, am besten neben das Feld mit dem Plus, solange es leer ist.
lesson-game-drop = Setze die Garnele in die Mitte: Sie schützt ihr Plättchen und die daneben.
lesson-game-front = Du hast verzehrte Plättchen: Tausche sie gegen Würfel oder spiele eine Alge.
lesson-game-lock = Du hast gefressen und darfst festlegen. Wähle eine Farbe, die dein Fisch enthält.
lesson-game-last = Der letzte Bissen: Diesmal gehen fünf Plättchen zurück.
`;export{e as default};