# Die Lektionen von Fische und Steine (tidetable/lessons/fish_n_stones/course.json, docs/lessons.md).

lesson-aim = Fische fangen
lesson-aim-1 = Du bist die rote Katze. Sie sitzt vor deiner linken Spalte und darf eine Stelle daraus in den Eimer ziehen. Jeder Fisch ist ein Punkt für dich, jeder Stein kostet einen.
lesson-aim-1-task = Angle an der Stelle mit den meisten Fischen.
lesson-aim-1-done = Drei Fische, drei Punkte. Diesmal war es die nächste Stelle, aber die Entfernung ist egal: vorn, Mitte, hinten, deiner Katze ist das gleich.
lesson-aim-1-again = Such in der hellen Spalte die Karte mit den drei Fischen.
lesson-aim-1-stone = Das war ein Stein: Er kostet dich einen Punkt.
lesson-aim-1-few = Fisch ist Fisch, aber an einer Stelle dieser Spalte sind es mehr.
lesson-aim-2 = Dein Eimer zeigt, was du gefangen hast. Nach vier Runden gewinnt, wer die meisten Punkte hat, Fische minus Steine. In jeder Runde wirfst du erst aus, lockst dann an und angelst zuletzt: Das kommt jetzt.

lesson-cast = Auswerfen
lesson-cast-1 = Eine Runde beginnt. Neun neue Karten liegen im Teich, und alle legen heimlich ihre Katze vor eine ihrer drei Spalten. Nur in dieser Spalte darf sie später angeln.
lesson-cast-1-task = Leg deine Katze vor die Spalte mit den drei Fischen.
lesson-cast-1-done = Die anderen sehen nicht, wo deine Katze liegt, und du weißt nicht, wo ihre liegt. Die blaue Katze sitzt dir gegenüber: Sie hat dieselben drei Spalten wie du, von der anderen Seite gesehen.
lesson-cast-1-again = Die drei Fische liegen hinten rechts. Spalten laufen von deinem Ufer gerade über den Teich, also ist es deine rechte Spalte.
lesson-cast-2 = Nach dem Auswerfen dürfen alle der Reihe nach einmal anlocken. Das lernst du gleich; man muss es nie.
lesson-cast-2-task = Locke diesmal nicht an.
lesson-cast-2-done = Kein Schaden: Niemand hat erfahren, wo deine Katze liegt. Auch die blaue Katze hat nicht gelockt, und nun angelst du zuerst.
lesson-cast-2-again = Das wäre Anlocken. Wähle fürs Erste „Nicht anlocken“.
lesson-cast-3 = Jetzt wird eine Katze nach der anderen aufgedeckt und fängt eine Stelle ihrer Spalte.
lesson-cast-3-task = Fang die drei Fische.
lesson-cast-3-done = Das war eine ganze Runde: auswerfen, anlocken, angeln. Danach kommen neun neue Karten auf alles, was übrig ist. Sind mehr dabei, angeln die Katzen an den Seiten quer durch deine Spalten.
lesson-cast-3-again = Die drei Fische liegen am hinteren Ende deiner Spalte.
lesson-cast-3-stone = Steine kosten Punkte. Die Fische liegen am hinteren Ende deiner Spalte.

lesson-lure = Anlocken
lesson-lure-1 = Beim Anlocken holst du einen Stapel auf eine Stelle in der Spalte deiner Katze, von der Stelle direkt daneben, davor oder dahinter, nie schräg. Er kommt obenauf: zwei Fänge in einem.
lesson-lure-1-task = Locke die drei Fische auf den einzelnen Fisch in deiner Spalte.
lesson-lure-1-done = Eins und drei sind vier Fische an einer Stelle. Die Stelle, von der sie kamen, ist jetzt leer. Auch auf eine leere Stelle darfst du locken: Dann wechselt der Stapel nur den Platz.
lesson-lure-1-again = Die drei Fische liegen vorn in der Mitte, der einzelne Fisch gleich daneben, vorn links.
lesson-lure-1-none = Du darfst das Anlocken auslassen, aber hier bringt es dir drei Fische mehr.
lesson-lure-2 = Die blaue Katze lockt nicht an. Du angelst als Erste.
lesson-lure-2-task = Fang alle vier.
lesson-lure-2-done = Ein Fang nimmt den ganzen Stapel mit, von oben bis unten.
lesson-lure-2-again = Der Stapel, den du gemacht hast, liegt in deiner Spalte ganz vorn.

lesson-pile = In der eigenen Spalte stapeln
lesson-pile-1 = Ein Stapel kann auch aus deiner eigenen Spalte kommen. Von der mittleren Stelle kann er in zwei Richtungen, zu dir oder von dir weg: Wähl erst den Stapel und dann das Ziel.
lesson-pile-1-task = Bring die drei und die zwei Fische deiner Spalte auf eine Stelle.
lesson-pile-1-done = Fünf an einer Stelle. Was auch gelockt wird, der ganze Stapel geht mit, auch Steine.
lesson-pile-1-again = Die drei Fische liegen genau in der Mitte des Teichs, die zwei dahinter, am hinteren Ende deiner Spalte.
lesson-pile-1-stone = Jetzt liegen deine Fische auf einem Stein. Die zwei Fische sind auf der anderen Seite, ganz hinten.
lesson-pile-1-none = Da geht mehr als nichts: Bring deine fünf Fische zusammen.
lesson-pile-2 = Die Stelle in der Mitte ist jetzt leer; dort gibt es nichts zu fangen.
lesson-pile-2-task = Fang die fünf Fische.
lesson-pile-2-done = Guter Fang.
lesson-pile-2-again = Das war die falsche Stelle: Alle fünf Fische liegen an einer.
lesson-pile-3 = Drei Dinge zum Merken. Jeder lockt höchstens einmal pro Runde an. Anlocken verrät allen deine Spalte, denn der Stapel muss in ihr landen. Und es bindet dich nicht: Du darfst trotzdem eine andere Stelle deiner Spalte fangen.

lesson-covered = Was darunter liegt
lesson-covered-1 = Runde zwei. Jede neue Karte kam auf das, was noch da lag. Vorn links liegen zwei Karten: Unter den drei Fischen sind zwei Steine, die in der ersten Runde offen lagen. Der Stapel zeigt seine Höhe, nicht was verdeckt ist.
lesson-covered-2 = Du nimmst immer den ganzen Stapel, also zählt die Summe aller Karten. Unter dem hinteren Stein ist nur Wasser; die zwei Fische in der Mitte liegen allein.
lesson-covered-2-task = Mach den wertvollsten Fang.
lesson-covered-2-done = Zwei Punkte. Die drei Fische mit ihren zwei Steinen wären nur einen wert gewesen.
lesson-covered-2-again = Zähl für jede Stelle Fische minus Steine im ganzen Stapel.
lesson-covered-2-stones = Drei Fische minus zwei verdeckte Steine: nur ein Punkt. Es gab etwas Besseres.
lesson-covered-2-stone = Ein Stein auf Wasser: minus eins.

lesson-must = Angeln ist Pflicht
lesson-must-1 = Die blaue Katze hat zuerst geangelt und dir wenig gelassen: zwei Steine, Wasser und eine leere Stelle. Solange etwas da liegt, musst du etwas fangen.
lesson-must-1-task = Verlier so wenig wie möglich.
lesson-must-1-done = Wasser zählt nichts, weder für noch gegen dich.
lesson-must-1-again = Zwei Steine kosten zwei Punkte. Die Wasserkarte kostet nichts.
lesson-must-2 = Ist nur noch ein Stapel in deiner Spalte, fängst du ihn ungefragt, auch wenn es Steine sind. Ist alles weg, fängst du nichts, und es gibt keinen Ersatz. Mehrere Katzen dürfen es auf dieselbe Stelle abgesehen haben: Wer zuerst kommt, bekommt sie.

lesson-order = Wer zuerst kommt
lesson-order-1 = Wer den Schwimmer hat, fängt an: als Erste beim Anlocken und als Erste beim Angeln. Hier ist es die blaue Katze. Sie hat zwei Fische auf drei gelockt, mittig links. Jetzt kennen alle ihre Spalte, aber du lockst zuletzt.
lesson-order-2 = Was neben deiner Spalte liegt, darfst du weglocken, auch wenn es gerade erst jemand dorthin gelegt hat. Deine Katze liegt vor der mittleren Spalte.
lesson-order-2-task = Nimm der blauen Katze die fünf Fische weg.
lesson-order-2-done = Die blaue Katze angelt zuerst, aber ihre Beute ist fort. Wer zuletzt lockt, hat das letzte Wort; wer zuerst angelt, den ersten Griff.
lesson-order-2-again = Die fünf Fische liegen mittig links, direkt neben der Mitte des Teichs, und die gehört zu deiner Spalte.
lesson-order-2-none = Dann fängt die blaue Katze fünf Fische. Das kannst du noch verhindern.
lesson-order-3 = Jetzt sind sie dein Fang. Sie liegen auf einem Stein, aber das ist es wert.
lesson-order-3-task = Fang die fünf Fische.
lesson-order-3-done = Vier Punkte für dich statt fünf für die blaue Katze. Nach jeder Runde geht der Schwimmer im Uhrzeigersinn weiter, so ist jeder einmal zuerst dran.
lesson-order-3-again = Der Stapel, den du gelockt hast, liegt genau in der Mitte.

lesson-end = Das Ende
lesson-end-1 = Der allerletzte Fang in Runde vier. Du hast 8 Punkte und keinen Stein, die blaue Katze 9: 11 Fische, 2 Steine. Bei Gleichstand gewinnt, wer weniger Steine hat. Vorn links liegen unter dem Fisch zwei Fische und zwei Steine, hinten links Steine unter dem Wasser.
lesson-end-1-task = Gewinn das Spiel.
lesson-end-1-done = Neun zu neun, aber du hast keine Steine: Das Spiel gehört dir.
lesson-end-1-again = Du brauchst noch einen Punkt, und keinen Stein.
lesson-end-1-stones = In diesem Stapel sind Steine. Mit dem einzelnen Fisch kommst du auch auf neun und gewinnst, weil du weniger Steine hast.
lesson-end-2 = Nach der vierten Runde ist sofort Schluss; was im Teich bleibt, zählt für niemanden. Punkte und Steine gleich? Dann teilt ihr euch den Platz. Jetzt kennst du alle Regeln.

lesson-always = Fast jede Runde anlocken
lesson-always-1 = In deiner Spalte liegen drei einzelne Fische. Bevor du dich mit einem begnügst, sieh dir alles an, was neben deiner Spalte liegt. Wer nie anlockt, gewinnt nur drei von zehn Spielen gegen jemanden, der es tut.
lesson-always-1-task = Fang in dieser Runde mindestens vier Fische.
lesson-always-1-done = Drei gelockt und einer, der schon da war. Zähl beim Anlocken eine Stelle mit ihrem besten Nachbarn zusammen, nicht ihre Karte allein.
lesson-always-1-again = Such die drei Fische neben deiner Spalte, locke sie auf einen Fisch und angle dort.
lesson-always-1-few = Zwei und eins sind drei. Es gibt einen Nachbarn mit mehr.
lesson-always-1-none = Ohne Anlocken fängst du einen einzigen Fisch.

lesson-memory = Merk dir den Teich
lesson-memory-1 = Runde eins. Merk dir die linke Spalte: vorn drei Fische, in der Mitte zwei Steine, hinten Wasser. Niemand fängt dort etwas. Dann kommen neue Karten darauf.
lesson-memory-2 = Runde zwei: Auf einer Stelle liegt jetzt ein Stein, auf einer drei Fische, auf einer ein Fisch. Merken lohnt sich: Wer es tut, gewinnt zwei von drei Spielen gegen jemanden, der nur die oberen Karten sieht.
lesson-memory-2-task = Mach einen Fang, der zwei Punkte wert ist.
lesson-memory-2-done = Oben ein Stein, darunter drei Fische: zwei Punkte, die sonst niemand wollte. Von den 36 Karten zeigen 20 Fische (nur vier davon drei), 12 Steine, 4 Wasser.
lesson-memory-2-again = Zähl dazu, was in Runde eins dort lag. Welche Stelle ist zwei wert?
lesson-memory-2-stones = Drei Fische, aber darunter liegen die zwei Steine aus Runde eins: ein Punkt.

lesson-next = Was kann der Nächste tun?
lesson-next-1 = Du lockst zuerst und angelst zuerst, aber dazwischen lockt die blaue Katze, und du weißt nicht, wo sie liegt. Sechs Fische an einer Stelle wären herrlich, und zwar für jeden, der sie weglockt.
lesson-next-1-task = Sichere dir in dieser Runde drei Fische.
lesson-next-1-done = Mit zwei guten Stellen kannst du eine verlieren und angelst trotzdem gut; hast du nur eine, kann Anlocken die zweite schaffen. Wer einen Zug vorausschaut, gewinnt sieben von zehn Spielen gegen jemanden, der immer den größten Haufen macht.
lesson-next-1-again = Lass deine zwei guten Stellen getrennt: Was die blaue Katze auch tut, sie kann nur eine davon nehmen.
lesson-next-1-stolen = Die blaue Katze hat deinen Haufen weggelockt, und es blieb nichts übrig. Sie kann nur einen Stapel bewegen: Gib ihr keinen, der alles wert ist.

lesson-deny = Auch was du wegnimmst, zählt
lesson-deny-1 = Die blaue Katze hat mittig links fünf Fische gestapelt und angelt zuerst. Du lockst zuletzt. Du könntest vier Fische für dich zusammenlegen oder ihr die Beute nehmen, auch wenn deine dann auf zwei Steinen liegt.
lesson-deny-1-task = Komm in dieser Runde besser weg als die blaue Katze.
lesson-deny-1-done = Drei Punkte für dich, einer für die blaue Katze. Vier gegen fünf wäre ein Verlust gewesen: Zu zweit ist ein weggenommener Punkt so gut wie ein gewonnener.
lesson-deny-1-again = Du hast ihr die Beute genommen: Fang sie jetzt auch, obwohl sie auf Steinen liegt. Fünf Fische minus zwei Steine sind drei Punkte.
lesson-deny-1-left = Die blaue Katze hat ihren Haufen gefangen. Vergleich beide Fänge: Du brauchst mehr als sie.

lesson-game = Deine erste ganze Partie
lesson-game-1 = Vier Runden gegen den sanftesten Gegner. Der Tutor schaut zu und fragt nach, bevor du etwas verschenkst; die Glühbirne über dem Spielplan gibt dir einen Tipp, wann du willst. Niemand hat es eilig.
lesson-game-cast = Auswerfen: Wähl die Spalte, in der du angeln willst. Niemand sieht, welche es ist.
lesson-game-bait = Anlocken: Welcher Stapel neben deiner Spalte macht deinen Fang größer oder den deines Gegners kleiner?
lesson-game-fish = Angeln: Es zählt der ganze Stapel, Fische minus Steine.
lesson-game-covered = Neue Karten verdecken, was übrig war. Versuch dir zu merken, was darunter liegt.
lesson-game-last = Die letzte Runde: Jetzt zählt nur noch der Endstand. Bei Gleichstand gewinnen weniger Steine.
