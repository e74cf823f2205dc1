# Wie jedes Spiel geht, in ein paar Sätzen für den ersten Tisch. Die ganzen Regeln stehen daneben (docs/rules).

## fish_n_stones
guide-fish_n_stones-goal = Ziel: viele Fische und wenige Steine fangen. Jeder Fisch zählt einen Punkt, jeder Stein kostet einen.
guide-fish_n_stones-fill = Neue Karten: vier Runden. In jeder kommen neun neue Karten auf die neun Angelplätze, oben auf das, was noch daliegt.
guide-fish_n_stones-cast = Auswerfen: Alle legen heimlich ihre Katze vor eine der drei Spalten, die am eigenen Ufer beginnen.
guide-fish_n_stones-bait = Ködern: Reihum darf jeder einen Stapel von einem Nachbarplatz in die Spalte der eigenen Katze locken. Was wandert, liegt oben.
guide-fish_n_stones-fish = Fangen: Reihum deckt jeder seine Katze auf und zieht einen ganzen Stapel dieser Spalte in den Eimer, Fische und Steine zusammen. Wer früher dran ist, hat die Wahl.
guide-fish_n_stones-end = Das Ende: Nach vier Runden gewinnen die meisten Punkte, bei Gleichstand die wenigsten Steine.

## das_riff
guide-das_riff-goal = Ziel: als Erster fünf Zuchterfolge. Dafür braucht es einen Korallenbaum und darauf ein Männchen und ein Weibchen, deren zwei Farben auf einer der vier offenen Zuchtkarten stehen.
guide-das_riff-worms = Würmer: Zwei Würfel werden geworfen. Du bekommst von jeder gewürfelten Farbe einen Wurm; der andere wählt eine der beiden Farben und bekommt auch einen.
guide-das_riff-take = Kaufen: Du darfst offene Karten aus den Spalten nehmen, vor denen du ein Boot hast, so oft du zahlen kannst: einen Wurm aus deiner Reihe, zwei aus der Mitte, drei von drüben. Ein Fisch wird in seiner Farbe bezahlt, alles andere in beliebiger; eine Perle gilt als jeder Wurm.
guide-das_riff-more = Was noch geht: für einen Wurm eine verdeckte Karte aufdecken und sie im selben Zug für einen weiteren nehmen; für drei ein Boot kaufen; mit einem Hai eine offene Karte oder einen eigenen Fisch vertreiben.
guide-das_riff-place = Fische: Ein Fisch kommt auf einen leeren Korallenbaum oder zu einem wartenden Fisch des anderen Geschlechts, wenn eine Zuchtkarte beide Farben zeigt. Dann hast du gezüchtet, und beide Fische schwimmen davon.
guide-das_riff-flow = Die Strömung: Am Ende eines Zuges fließt offenes Wasser an der Meereskante ab, alles treibt weiter, und vom Riff kommen neue Karten.
guide-das_riff-end = Das Ende: Der fünfte Zuchterfolg gewinnt sofort.

## reef_encounter
guide-reef_encounter-goal = Ziel: deinem Papageifisch die Korallen verfüttern, die am meisten wert werden. Ein Plättchen im Fisch zählt eins, und eins mehr für jede Farbe, der seine Farbe am Ende überlegen ist.
guide-reef_encounter-eat = Füttern: nur als Allererstes im Zug, eine deiner Korallen aus fünf oder mehr Plättchen. Vier Plättchen gehen zurück in den Beutel, die anderen in deinen Fisch; die Garnele darauf ist verbraucht.
guide-reef_encounter-place = Wachsen: Spiele einen Larvenwürfel, höchstens zwei im Zug, und lege Plättchen seiner Farbe: bis zu vier von hinter dem Sichtschirm und alle, die davor liegen. Plättchen einer Farbe, die sich berühren, sind eine Koralle.
guide-reef_encounter-attack = Überwuchern: Eine Koralle aus mindestens zwei Plättchen darf über Plättchen einer schwächeren Farbe wachsen, außer wo eine Garnele daraufsteht oder auf derselben Koralle daneben. Was überwuchert ist, liegt vor deinem Sichtschirm, und du darfst es verwenden.
guide-reef_encounter-shrimp = Garnelen: eine neue Garnele im Zug; sie beansprucht eine Koralle und schützt die Plättchen um sich. Deine Garnelen dürfen jederzeit umziehen oder heimkommen.
guide-reef_encounter-change = Tauschen: Ein überwuchertes Plättchen wird ein Larvenwürfel oder eine Alge, die alle Korallenplättchen mit ihrem Blatt umdreht. Wer schon gefüttert hat, kann mit einer Alge auch eines für immer festlegen. Ein Larvenwürfel wird ein Plättchen.
guide-reef_encounter-collect = Nehmen: Beende deinen Zug, indem du ein Feld der offenen See nimmst, den Würfel mit allen Plättchen.
guide-reef_encounter-end = Das Ende: wenn alle Korallenplättchen festliegen, wenn jemand vier Korallen verfüttert hat, wenn nichts mehr gelegt werden kann oder wenn der Beutel leer ist.

## rivero
guide-rivero-goal = Ziel: ein Fluss aus mindestens acht Karten, keine Karte auf der Hand und keine in deinem Grundwasser. Oder, wenn der Ozean leer ist, die meisten Karten in deinen Flüssen, abzüglich derer im Grundwasser.
guide-rivero-start = Dein Zug: Zieh eine Karte aus dem Ozean und spiele, oder wage stattdessen eine Aktionskarte.
guide-rivero-lay = Flüsse: Drei aufeinanderfolgende Karten eines Flusses bilden einen neuen, und deine Feldflasche kommt dazu. Deine Flüsse wachsen an beiden Enden, Karte um Karte.
guide-rivero-source = Die Quelle: Mit deiner Feldflasche an einem Fluss darfst du eine senkrechte Reihe aus drei Karten nehmen, wenn eine davon sofort zu gebrauchen ist. Die Feldflasche kommt dann zurück.
guide-rivero-double = Doppeln: Einmal im Zug legst du eine Karte auf eine mit derselben Zahl und einem anderen Fluss in der Quelle; dafür darfst du eine Karte ziehen.
guide-rivero-discard = Ablegen: Am Ende legst du eine Karte in die Quelle. Mit neun Karten auf der Hand musst du.
guide-rivero-action = Aktionskarten: Die Sonne bringt zwei Karten; der Wasserhahn nimmt eine aus der Quelle oder vom Ende eines Flusses; die Brücke nimmt eine aus der Mitte eines Flusses oder wartet als Joker. Was sie bringen, liegt daneben und kann ab deinem nächsten Zug genommen werden. Lege etwas, um eine Aktionskarte loszuwerden, bevor du die nächste ziehst.
guide-rivero-eight = Acht Karten: Was du am Ende eines Zuges über acht hast, sinkt ins Grundwasser. Mit weniger darfst du eine zurücknehmen.
