var e=`# Die Lektionen von Das Riff (tidetable/lessons/das_riff/course.json, docs/lessons.md).

lesson-aim = Ein Paar auf einem Korallenbaum
lesson-aim-1 = Auf deinem Korallenbaum wartet ein rotes Weibchen. Eine der offenen Zuchtkarten sucht Rot und Gelb zusammen, und in deiner Reihe, der vor dir, treibt ein gelbes Männchen. Du hast einen gelben Wurm, um es herauszuholen.
lesson-aim-1-task = Nimm das gelbe Männchen.
lesson-aim-1-done = Die Zucht ist gelungen: Die Zuchtkarte liegt auf deinem Korallenbaum, die beiden Fische sind fort.
lesson-aim-1-again = Das war etwas anderes. Das gelbe Männchen liegt in deiner Reihe, an der Meereskante.
lesson-aim-1-turn = Dein Zug ist vorbei, und das Weibchen ist noch allein. Nimm zuerst das gelbe Männchen.
lesson-aim-2 = Wer zuerst fünf Zuchterfolge hat, gewinnt sofort. Sonst zählt nichts: Würmer, Boote, Perlen und Haie helfen dir nur auf dem Weg dahin.

lesson-worms = Würmer und Preise
lesson-worms-1 = Der andere ist am Zug. Jeder Zug beginnt mit zwei Würfeln: Wer dran ist, bekommt sofort für beide einen Wurm, der andere für einen davon, nach Wahl. Jetzt wählst du. Zu deinem roten Weibchen würde ein gelbes Männchen passen.
lesson-worms-1-task = Nimm den Wurm, mit dem du das gelbe Männchen bezahlen kannst.
lesson-worms-1-done = Ein Fisch wird mit Würmern seiner eigenen Farbe bezahlt. Jetzt hast du einen gelben. Zeigen beide Würfel dasselbe, gibt es nichts zu wählen; ist eine Farbe aufgebraucht, tritt eine andere an ihre Stelle.
lesson-worms-1-again = Nichts, was du willst, ist blau. Das Männchen ist gelb, also muss es auch der Wurm sein.
lesson-worms-2 = Vor deinen Booten liegen drei Perlen. Eine Karte kostet einen Wurm in deiner eigenen Reihe, zwei in einer mittleren, drei in der Reihe des anderen. Für Perlen, Korallenbäume und Haie ist jede Farbe recht.
lesson-worms-2-task = Nimm eine Perle für einen einzigen Wurm.
lesson-worms-2-done = Je näher, desto billiger. Die Perle liegt jetzt vor dir und zahlt wie ein Wurm jeder Farbe.
lesson-worms-2-again = Nimm die Perle in der Reihe direkt vor dir.
lesson-worms-2-dear = Du hast sie, aber sie hat mehr als einen Wurm gekostet. Am billigsten ist die Perle in deiner eigenen Reihe.
lesson-worms-2-turn = Dein Zug ist vorbei. Du wolltest eine Perle.
lesson-worms-3 = Nun liegen drei Fische vor deinen Booten: rot in deiner Reihe, blau in einer mittleren, lila in der des anderen. Du hast einen roten, zwei blaue und einen lila Wurm. Für einen Fisch müssen alle Würmer seine Farbe haben.
lesson-worms-3-task = Nimm den Fisch, der dich zwei Würmer kostet.
lesson-worms-3-done = Zwei blaue Würmer für einen blauen Fisch in der Mitte. Der lila Fisch würde drei lila Würmer kosten; du hast nur einen.
lesson-worms-3-again = Nimm das blaue Männchen in der mittleren Reihe.
lesson-worms-3-one = Das rote Männchen hat einen Wurm gekostet, denn es lag in deiner eigenen Reihe. Zwei ist der Preis in einer mittleren.
lesson-worms-3-turn = Dein Zug ist vorbei. Nimm zuerst das blaue Männchen.

lesson-boats = Riffboote
lesson-boats-1 = Du erreichst nur die Spalten, vor denen du ein Riffboot hast, diese aber in allen vier Reihen. Du hast ein Boot, an der ersten Spalte. In der zweiten liegt ein Korallenbaum. Ein weiteres Boot kostet drei Würmer beliebiger Farben und wirkt sofort.
lesson-boats-1-task = Kauf ein Riffboot und nimm den Korallenbaum.
lesson-boats-1-done = Vier Würmer, gut angelegt: Das Boot bleibt, und der Korallenbaum auch.
lesson-boats-1-again = Drei Würmer für das Boot, einen für den Korallenbaum: Du brauchst alle vier.
lesson-boats-1-spent = Jetzt reichen die Würmer nicht mehr für Boot und Korallenbaum. Kauf zuerst das Boot.
lesson-boats-1-turn = Dein Zug ist vorbei. Ein Boot für drei Würmer, dann der Korallenbaum für einen.
lesson-boats-2 = Boote liegen von der Meereskante an nebeneinander; das nächste öffnet immer die nächste Spalte. In einem Zug tust du, so viel du willst und bezahlen kannst, in beliebiger Reihenfolge. Du beendest ihn selbst; kannst du nichts mehr tun, endet er von allein.

lesson-coral = Zuerst ein Korallenbaum
lesson-coral-1 = Fische leben auf Korallenbäumen, und du hast noch keinen. Darum kannst du das rote Männchen nicht einmal nehmen. Du hast einen roten und einen blauen Wurm und wählst, womit du zahlst.
lesson-coral-1-task = Bring das rote Männchen auf einen eigenen Korallenbaum.
lesson-coral-1-done = Der blaue Wurm für den Baum, der rote für den Fisch. Dort wartet er nun auf einen Partner.
lesson-coral-1-again = Zuerst der Korallenbaum, mit Blau bezahlt; dann das rote Männchen, mit Rot bezahlt.
lesson-coral-1-red = Der rote Wurm ist weg, aber das rote Männchen kannst du nur mit Rot bezahlen. Zahl den Baum mit Blau.
lesson-coral-1-flip = Damit hast du eine Karte aufgedeckt, und jetzt fehlt ein Wurm. Nimm lieber den Korallenbaum.
lesson-coral-1-turn = Dein Zug ist vorbei, und der Fisch hat noch kein Zuhause.
lesson-coral-2 = Auf einen leeren Korallenbaum darf jeder Fisch, und dort bleibt er: Fische ziehen nie um. Auf jedem Baum wird nur einmal gezüchtet, zum Gewinnen brauchst du also fünf; mehr als fünf darfst du nicht haben.

lesson-pair = Welcher Fisch passt?
lesson-pair-1 = Ein rotes Weibchen wartet, der zweite Baum ist leer. Ein zweiter Fisch darf dazu, wenn er vom anderen Geschlecht ist und eine offene Zuchtkarte beide Farben zeigt. Gesucht sind Rot und Gelb. In deiner Reihe treiben vier Fische, alle in Reichweite.
lesson-pair-1-task = Züchte mit dem roten Weibchen.
lesson-pair-1-done = Ein gelbes Männchen zum roten Weibchen: Geschlecht und Farbe passen. Der Baum ist für immer belegt, und eine neue Zuchtkarte liegt offen.
lesson-pair-1-again = Such ein Männchen in Gelb und wähle dann den Baum mit dem roten Weibchen.
lesson-pair-1-alone = Der richtige Fisch, aber auf dem leeren Baum. Dort wartet er allein: Fische auf verschiedenen Bäumen kommen nie zusammen.
lesson-pair-1-sex = Gelb stimmt, aber auch das ist ein Weibchen. Es musste auf den leeren Baum.
lesson-pair-1-colour = Das Geschlecht stimmt, die Farbe nicht: Keine offene Karte zeigt sie zusammen mit Rot. Der Fisch kam auf den leeren Baum.
lesson-pair-1-turn = Dein Zug ist vorbei, und das Weibchen ist noch allein. Du suchst ein gelbes Männchen.
lesson-pair-2 = Umgekehrt geht es auch: Ein gelbes Weibchen und ein rotes Männchen hätten dieselbe Karte gebracht. Für zwei rote Fische aber braucht es die Karte mit zweimal Rot. Ein Fisch, der auf keinen deiner Bäume passt, lässt sich gar nicht erst nehmen.

lesson-pearl = Perlen zahlen alles
lesson-pearl-1 = Dein grünes Männchen wartet auf ein blaues Weibchen; es liegt in einer mittleren Reihe und kostet zwei blaue Würmer. Du hast einen blauen Wurm, einen roten und eine Perle. Eine Perle steht für einen Wurm der Farbe, die gebraucht wird.
lesson-pearl-1-task = Züchte mit dem grünen Männchen.
lesson-pearl-1-done = Ein blauer Wurm und die Perle: zusammen zweimal Blau. Heb Perlen auf für den Augenblick, in dem eine Farbe fehlt.
lesson-pearl-1-again = Nimm das blaue Weibchen; zahl mit dem blauen Wurm und der Perle.
lesson-pearl-1-pearl = Die Perle ging für etwas drauf, das auch ein roter Wurm bezahlt hätte. Jetzt fehlt Blau.
lesson-pearl-1-blue = Der blaue Wurm ist weg; die Perle allein reicht nicht für zwei.
lesson-pearl-1-turn = Dein Zug ist vorbei, ohne Zuchterfolg.

lesson-flip = Aufdecken, dann nehmen
lesson-flip-1 = Die mittleren Reihen liegen verdeckt. Eine Karte vor deinen Booten aufzudecken, kostet einen beliebigen Wurm; im selben Zug nimmst du sie dann für nur einen mehr, einen Fisch für einen seiner Farbe. Du brauchst ein blaues Männchen. Versuch es in der Reihe neben deiner.
lesson-flip-1-task = Deck die Karte an der Meereskante auf. Passt sie, nimm sie.
lesson-flip-1-done = Ein roter Wurm fürs Aufdecken, ein blauer fürs Nehmen. Ein Glück, dass es ein blaues Männchen war.
lesson-flip-1-again = Deck die verdeckte Karte neben deiner eigenen Reihe auf, zahl mit Rot, und nimm sie mit Blau.
lesson-flip-1-blue = Es ist ein blaues Männchen, aber dein blauer Wurm ist weg. Fürs Aufdecken wäre jede Farbe recht gewesen.
lesson-flip-1-other = Dort ist nur Wasser. Versuch es in der mittleren Reihe, die neben deiner liegt.
lesson-flip-1-turn = Dein Zug ist vorbei. Deck zuerst eine Karte auf.
lesson-flip-2 = Der niedrige Preis gilt bis zum Ende deines Zuges. Lässt du die Karte liegen, liegt sie offen da und kostet zwei, für euch beide. Deck also auf, was du gleich nehmen könntest.

lesson-shark = Haie
lesson-shark-1 = Das gelbe Weibchen des anderen wartet auf ein rotes Männchen, und in der fernen Reihe treibt eines. Ein Hai, der dir gehört, vertreibt eine offene Karte der Lagune, wo sie auch liegt: Ein Boot braucht er dort nicht. Nur der Hai ist dann weg.
lesson-shark-1-task = Nimm den Hai und vertreib das rote Männchen.
lesson-shark-1-done = Hai und Beute liegen auf dem Ablagestapel, und das Weibchen wartet weiter. Du darfst beliebig viele Haie aufheben und sie in jedem deiner Züge einsetzen.
lesson-shark-1-again = Nimm den Hai in deiner Reihe und schick ihn auf das rote Männchen.
lesson-shark-1-other = Diese Karte nützt dem anderen nicht viel. Das gelbe Weibchen wartet auf das rote Männchen.
lesson-shark-1-flip = Damit hast du eine Karte aufgedeckt. Nimm den Hai an der Meereskante deiner Reihe.
lesson-shark-1-turn = Dein Zug ist vorbei, und das rote Männchen ist noch da.
lesson-shark-2 = Ein Hai kann auch einen wartenden Fisch von einem eigenen Korallenbaum vertreiben. Dein grünes Männchen besetzt deinen einzigen Baum, und keine offene Karte zeigt Grün. Nie vertreibst du, was dem anderen gehört, auch kein Wasser und keine verdeckten Karten.
lesson-shark-2-task = Mach deinen Korallenbaum frei.
lesson-shark-2-done = Der Baum ist wieder leer, und das rote Männchen in deiner Reihe könnte einziehen.
lesson-shark-2-again = Setz den Hai gegen das grüne Männchen auf deinem eigenen Baum ein.
lesson-shark-2-other = Das war eine Karte in der Lagune. Das grüne Männchen sitzt auf deinem eigenen Korallenbaum.
lesson-shark-2-turn = Dein Zug ist vorbei, und der Baum ist noch besetzt.

lesson-current = Die Strömung
lesson-current-1 = Am Ende eines Zuges rückt jede Reihe zum Meer hin auf, bis keine Lücke mehr ist. Offenes Wasser, das dann an der Meereskante liegt, fließt ab, und die Reihe rückt noch einmal auf. In deiner Reihe hält ein Korallenbaum zweimal Wasser auf, und dahinter kommt ein rotes Männchen.
lesson-current-1-task = Lass in diesem Zug beide Wasserkarten abfließen.
lesson-current-1-done = Der Baum gehört dir, das Wasser ist abgeflossen, und das rote Männchen ist drei Spalten weiter getrieben, bis vor dein Boot.
lesson-current-1-again = Zwei Karten aufgedeckt, und kein Wurm mehr da. Nimm den Korallenbaum und beende dann deinen Zug.
lesson-current-1-stuck = Der Korallenbaum liegt noch an der Meereskante, also konnte sich dahinter nichts bewegen. Nimm ihn, bevor du deinen Zug beendest.
lesson-current-2 = Neue Karten kommen an der Riffkante: offen in den äußeren Reihen, verdeckt in den mittleren. Eine verdeckte Karte an der Meereskante hält die Strömung auf, auch wenn sie Wasser ist. Während eines Zuges bewegt sich nichts. Sind sieben Karten abgelegt, werden sie wieder in den Nachziehstapel gemischt.

lesson-chain = Eins nach dem anderen
lesson-chain-1 = Ein rotes Weibchen und ein grünes Männchen warten. Gesucht sind Rot und Blau; für Grün gibt es noch nichts. Aber nach einem Zuchterfolg wird sofort eine neue Zuchtkarte aufgedeckt, und du darfst sie noch im selben Zug nutzen.
lesson-chain-1-task = Züchte zweimal in diesem Zug.
lesson-chain-1-done = Die neue Karte suchte Gelb und Grün. Also: zuerst züchten, dann die offenen Karten noch einmal ansehen, und erst danach mehr ausgeben.
lesson-chain-1-again = Dieser Wurm fehlt jetzt. Nimm das blaue Männchen für das rote Weibchen und sieh dir dann die neue Karte an.
lesson-chain-1-one = Ein Zuchterfolg, aber die neue Karte zeigt Gelb und Grün, und in deiner Reihe lag ein gelbes Weibchen.
lesson-chain-1-turn = Dein Zug ist vorbei, ohne Zuchterfolg. Beginn mit dem blauen Männchen.

lesson-fifth = Der fünfte Zuchterfolg
lesson-fifth-1 = Vier deiner Korallenbäume sind belegt; auf dem fünften wartet ein lila Männchen. Eine Karte mit zweimal derselben Farbe sucht ein Männchen und ein Weibchen dieser Farbe.
lesson-fifth-1-task = Gewinn das Spiel.
lesson-fifth-1-done = Fünf Zuchterfolge: In diesem Augenblick hast du gewonnen. Niemand ist mehr dran.
lesson-fifth-1-again = Such ein lila Weibchen in Reichweite deiner Boote.
lesson-fifth-1-turn = Du hast den Sieg davontreiben lassen: Das lila Weibchen lag in deiner Reihe.
lesson-fifth-2 = Jetzt kennst du das ganze Spiel. Nun geht es darum, wie man es gut spielt.

lesson-reach = Früh ein zweites Boot
lesson-reach-1 = Der dritte Zug. Mit einem Boot erreichst du nichts Brauchbares, und fünf Würmer liegen herum. In der zweiten Spalte liegt ein Korallenbaum in deiner eigenen Reihe, und dahinter kommt eine Perle.
lesson-reach-1-task = Kauf ein zweites Boot und hol deinen ersten Korallenbaum.
lesson-reach-1-done = Ein Boot bezahlst du einmal, und es hilft in jedem weiteren Zug. Hör nicht bei zweien auf: In Versuchen gewann ein Spieler, der das tat, nur 4 von 100 Spielen gegen einen, der weiter kaufte, und einer, der bei vieren aufhörte, 21.
lesson-reach-1-again = Drei Würmer für das Boot, dann einen für den Korallenbaum in der zweiten Spalte.
lesson-reach-1-spent = Ohne Korallenbaum aufzudecken ist ein Glücksspiel: Einen Fisch könntest du nicht einmal nehmen. Ein Boot bleibt.
lesson-reach-1-turn = Dein Zug ist vorbei. Würmer, die liegen bleiben, fangen nichts.

lesson-deny = Der Fisch, den der andere braucht
lesson-deny-1 = Ihr habt beide vier Zuchterfolge. Mit deinen nächsten Würmern könntest du ein Boot kaufen, das rosa Weibchen holen und gewinnen. Vorher ist der andere dran: Sein gelbes Weibchen wartet auf ein rotes oder blaues Männchen, beide sind zu sehen. Er hat drei Boote und einen roten Wurm. Du hast einen Hai.
lesson-deny-1-task = Setz deinen Hai so ein, dass der andere nicht sofort gewinnen kann.
lesson-deny-1-done = Das rote Männchen war erreichbar und bezahlbar. Das blaue liegt noch außer Reichweite, auch wenn zwei neue Würmer ein Boot mehr ermöglichen: Du hast Zeit gewonnen. In Versuchen gewann ein Spieler, der Haie einsetzte, 56 von 100 Spielen gegen einen, der es nie tat.
lesson-deny-1-again = Welches der beiden Männchen liegt vor den Booten des anderen?
lesson-deny-1-other = Das rote Männchen ist noch da, erreichbar und für einen roten Wurm zu haben: Der andere kann im nächsten Zug gewinnen.
lesson-deny-1-own = Damit hast du deinen eigenen Fisch vertrieben, und der andere kann im nächsten Zug gewinnen.
lesson-deny-1-turn = Dein Zug ist vorbei; der andere nimmt das rote Männchen und gewinnt.

lesson-game = Deine erste ganze Partie
lesson-game-1 = Eine Partie gegen den sanftesten Gegner, etwa eine halbe Stunde; du kannst jederzeit aufhören und später weitermachen. Ihr beginnt beide mit einem Boot und einem Wurm jeder Farbe. Der Tutor fragt nach, bevor du etwas verschenkst, und die Glühbirne gibt Tipps.
lesson-game-pick = Nimm einen Wurm in der Farbe eines Fisches, den du gern hättest.
lesson-game-coral = Dein Zug. Du hast noch keinen Korallenbaum: Der kommt zuerst.
lesson-game-breed = Ein Fisch in Sicht passt zu einem von deinen. Erreichen ihn deine Boote, und kannst du ihn bezahlen?
lesson-game-fish = Einer deiner Korallenbäume ist leer. Sieh dir die offenen Zuchtkarten an: Welcher Fisch hat die beste Aussicht auf einen Partner?
lesson-game-boat = Du hast nur ein Riffboot. Das zweite kostet drei Würmer beliebiger Farben.
lesson-game-pay = Zahl mit Farben, die du sonst nicht brauchst.
lesson-game-place = Wähle einen Korallenbaum: Bei einem Partner gelingt die Zucht sofort, auf einem leeren wartet der Fisch.
lesson-game-shark = Du hast einen Hai. Gibt es in der Lagune einen Fisch, auf den der andere wartet?
lesson-game-last = Jemand hat vier Zuchterfolge. Der nächste kann das Spiel beenden: Sieh nach, was ihr beide braucht.
`;export{e as default};