# Wie jedes Spiel geht, in ein paar Sätzen für den ersten Tisch. Die ganzen Regeln stehen daneben (docs/rules).

## fish_n_stones
guide-fish_n_stones-goal = Ziel: viele Fische und wenige Steine fangen. Jeder Fisch bringt einen Punkt, jeder Stein kostet einen.
guide-fish_n_stones-fill = Neue Karten: Es gibt vier Runden. In jeder kommen neun neue Karten auf die neun Angelstellen, oben auf das, was noch daliegt.
guide-fish_n_stones-cast = Auswerfen: Alle legen heimlich ihre Katze vor eine der drei Spalten, die am eigenen Ufer beginnen.
guide-fish_n_stones-bait = Anlocken: Reihum dürfen alle einen Stapel auf eine Stelle daneben locken (nicht schräg){ $bait_rule ->
    [anywhere] , wo immer diese liegt: Über die eigene Katze verrät das nichts.
   *[cat_column] { $own_cat ->
        [hidden] , wo immer diese liegt: Niemand darf die eigene Katze ansehen.
       *[shown] , wenn diese in der Spalte der eigenen Katze liegt.
    }
} Der angelockte Stapel liegt obenauf.
guide-fish_n_stones-fish = Angeln: Reihum decken alle ihre Katze auf und müssen einen ganzen Stapel dieser Spalte in den Eimer ziehen, Fische und Steine zusammen. Wer früher dran ist, hat die Wahl.
guide-fish_n_stones-end = Das Ende: Nach vier Runden gewinnt, wer die meisten Punkte hat, bei Gleichstand, wer die wenigsten Steine hat.

## das_riff
guide-das_riff-goal = Ziel: zuerst fünf Zuchterfolge haben. Dafür brauchst du einen Korallenbaum und darauf ein Männchen und ein Weibchen, deren zwei Farben auf einer der vier offenen Zuchtkarten zu sehen sind.
guide-das_riff-worms = Würmer: Zwei Farbwürfel werden geworfen. Du bekommst von jeder gewürfelten Farbe einen Wurm; dein Gegenüber wählt eine der beiden Farben und bekommt davon auch einen.
guide-das_riff-take = Kaufen: Du darfst offene Karten aus den Spalten nehmen, vor denen du ein Riffboot hast, so oft du zahlen kannst: für einen Wurm aus der eigenen Reihe, für zwei aus der Mitte, für drei aus der Reihe gegenüber. Einen Fisch bezahlst du in seiner Farbe, alles andere in beliebiger; eine Perle ersetzt jeden Wurm. Niemand besitzt mehr als fünf Korallenbäume.
guide-das_riff-more = Was noch geht: für einen Wurm eine verdeckte Karte aufdecken { $flip_price ->
    [immediate] und sie für einen weiteren nehmen, wenn du das sofort tust;
   *[same_turn] und sie im selben Zug für einen weiteren nehmen;
} für drei ein Riffboot kaufen; { $shark_on_water ->
    [true] mit einem Hai eine offene Karte, sogar Wasser, oder einen eigenen Fisch vertreiben.
   *[false] mit einem Hai eine offene Karte außer Wasser oder einen eigenen Fisch vertreiben.
}
guide-das_riff-place = Fische: Ein Fisch kommt auf einen leeren Korallenbaum oder zu einem wartenden Fisch des anderen Geschlechts, wenn eine offene Zuchtkarte beide Farben zeigt. Dann ist die Zucht gelungen, und beide Fische schwimmen davon.
guide-das_riff-flow = Die Strömung: Am Ende eines Zuges fließt offenes Wasser an der Meereskante ab, alles treibt weiter, und vom Riff kommen neue Karten. { $spring_tide ->
    [false] An diesem Tisch kommt keine Springflut.
   *[true] Vergehen vier Züge, in denen niemand etwas tut, räumt eine Springflut die Meereskante leer: eine Hausregel, die ein Tisch abschalten kann.
}
guide-das_riff-end = Das Ende: Wer den fünften Zuchterfolg hat, gewinnt sofort.

## reef_encounter
guide-reef_encounter-goal = Ziel: deinen Papageifisch die Korallen fressen lassen, die am meisten wert sein werden. Ein Plättchen im Fisch zählt einen Punkt und einen weiteren für jede Farbe, die am Ende schwächer ist als seine eigene.
guide-reef_encounter-eat = Fressen: nur ganz zu Beginn deines Zuges und nur eine deiner Korallen, aus fünf oder mehr Plättchen. { $advanced ->
    [true] Fünf Plättchen gehen zurück
   *[false] Vier Plättchen gehen zurück
} in den Beutel, die anderen in deinen Fisch; die Garnele darauf ist verbraucht.
guide-reef_encounter-place = Wachsen: Spiele einen Larvenwürfel, höchstens zwei pro Zug, und lege Plättchen seiner Farbe: bis zu vier, die hinter deinem Sichtschirm liegen, und beliebig viele, die davor liegen. Plättchen einer Farbe, die sich berühren, sind eine Koralle.
guide-reef_encounter-growth = Extrawachstum: { $advanced ->
    [true] Nicht im fortgeschrittenen Spiel: Das Feld mit dem Plus ist dort ein Feld wie jedes andere.
   *[false] Auf jedem Fels trägt ein Feld ein Plus. Legst du ein Plättchen daneben, solange es leer ist, wächst dort von selbst ein weiteres Plättchen dieser Farbe, ohne dass es dich etwas kostet. Nicht im fortgeschrittenen Spiel.
}
guide-reef_encounter-attack = Überwuchern: Eine Koralle aus mindestens zwei Plättchen darf Plättchen einer schwächeren Farbe überwuchern, außer wenn eine Garnele darauf oder auf dem Plättchen derselben Koralle daneben steht. Die überwucherten Plättchen sind verzehrt: Sie liegen vor deinem Sichtschirm, und du darfst sie verwenden.
guide-reef_encounter-shrimp = Garnelen: Setze pro Zug eine neue Garnele ein; sie beansprucht eine Koralle und schützt die Plättchen um sich herum. In deinem Zug dürfen deine Garnelen beliebig oft umziehen oder heimkommen; auf einem Fels dürfen höchstens zwei von ihnen stehen.
guide-reef_encounter-change = Tauschen: Aus einem verzehrten Plättchen wird ein Larvenwürfel oder eine Alge. Die zehn Korallenplättchen zeigen, welche Farbe stärker ist; eine Alge dreht alle um, die ihr Blatt zeigen. Wer schon gefressen hat, kann mit einer Alge auch eines für immer festlegen. Aus einem Larvenwürfel wird ein Plättchen.
guide-reef_encounter-collect = Nehmen: Beende deinen Zug, indem du ein Feld der Offenen See nimmst, den Würfel mit allen Plättchen.
guide-reef_encounter-last = Der letzte Bissen: Endet das Spiel, weil alle Korallenplättchen festgelegt oder vier Korallen gefressen sind, dürfen alle anderen noch einmal fressen. Ein Plättchen mehr als sonst geht in den Beutel zurück; { $advanced ->
    [true] die Koralle braucht also mindestens sieben.
   *[false] die Koralle braucht also mindestens sechs.
}
guide-reef_encounter-end = Das Ende: wenn alle Korallenplättchen festgelegt sind, wenn jemand vier Korallen gefressen hat, wenn nichts mehr gelegt werden kann oder wenn die Offene See nicht mehr aufgefüllt werden kann.

## rivero
guide-rivero-goal = Ziel: ein Fluss aus mindestens acht Karten, keine Karte auf der Hand und keine in deinem Grundwasser. Oder, wenn der Ozean leer ist, die meisten Karten in deinen Flüssen, abzüglich derer in deinem Grundwasser.
guide-rivero-start = Dein Zug: Zieh eine Karte aus dem Ozean und spiele, oder wage stattdessen eine Aktionskarte.
guide-rivero-lay = Flüsse: Drei aufeinanderfolgende Karten eines Flusses bilden einen neuen, und deine Feldflasche kommt dazu. Deine Flüsse wachsen an beiden Enden, Karte um Karte.
guide-rivero-source = Die Quelle: Liegt deine Feldflasche seit einem früheren Zug an einem Fluss, darfst du eine senkrechte Reihe aus drei Karten nehmen, wenn du davon mindestens eine sofort verwenden kannst. Die Feldflasche kommt dann zurück; Karten, die darunter liegen, bekommt die andere Person.
guide-rivero-double = Doppeln: Einmal pro Zug legst du eine Karte auf eine Karte in der Quelle mit derselben Zahl, aber von einem anderen Fluss; dann darfst du eine Karte ziehen.
guide-rivero-discard = Ablegen: Am Ende darfst du eine Karte in die Quelle ablegen. { $forced_discard_at ->
    [8] Mit acht Karten auf der Hand musst du,
   *[9] Mit neun Karten auf der Hand musst du,
} außer die Quelle ist voll: Dann darfst du stattdessen eine Karte gegen eine aus der Quelle tauschen.{ $rivero_discards ->
    [several] { " " }Wer einen Rivero hat, darf in einem Zug mehrere Karten ablegen.
   *[one] { "" }
}
guide-rivero-action = Aktionskarten: Die Sonne bringt zwei Karten, aus dem Ozean oder aus dem Grundwasser von dir oder der anderen Person; der Wasserhahn nimmt eine aus der Quelle oder vom Ende eines Flusses, aber nicht, wo eine Feldflasche liegt; die Brücke nimmt eine aus der Mitte eines Flusses oder wartet als Joker. Beide dürfen eine Brücke durch die richtige Karte ersetzen und bekommen, was darunter verborgen liegt. Was sie bringen, liegt daneben, und du darfst es ab deinem nächsten Zug nehmen. Erst wenn du alles genommen und etwas gelegt hast, darfst du wieder eine Aktionskarte ziehen.
guide-rivero-eight = Acht Karten: Was du am Ende eines Zuges über acht auf der Hand hast, sinkt in dein Grundwasser. { $groundwater_take ->
    [any_time] Mit weniger darfst du Karten zurücknehmen, und auch schon vorher, beim Legen.
   *[end_of_turn] Mit weniger darfst du Karten zurücknehmen.
}
