var e=`# The coach: hints, and a match looked at again. Points here are hundredths of the chance to win.

## How large a mistake is
coach-blunder = súlyos hiba
coach-mistake = hiba
coach-inaccuracy = pontatlanság

## A hint, step by step
coach-look = Először ezen gondolkodj el: { $what }
coach-move = A legjobb: { $action }
coach-chance = Ezzel a nyerési esélyed körülbelül { $chance } %, { $error } eltéréssel.
coach-clear = Minden más legalább { $points } pontot ad fel ebből az esélyből; utána ez következik: { $other }
coach-close = Szoros; majdnem ilyen jó: { $other }
coach-wins = Ezzel megnyered a játékot.
coach-gain = Rögtön { $points ->
    [one] egy pontot
   *[other] { $points } pontot
} hoz neked.
coach-cost = Most { $points ->
    [one] egy pontodba
   *[other] { $points } pontodba
} kerül, azért, ami később jön.
coach-hurt = { $points ->
    [one] Egy pontot
   *[other] { $points } pontot
} vesz el tőle: { $who }.
coach-reply = Erre a válaszra számíts tőle: { $who }: „{ $action }”

## At the table
coach = Edző
coach-thinking = Az edző gondolkodik …
coach-stop = Állj
coach-where = Először nézd meg, mi van megjelölve az asztalon.
coach-show-move = Mutasd a lépést
coach-show-why = Miért?
coach-read-all = Az egész elolvasása
coach-take = Ezt lépem
coach-silent = Az edzőnek ehhez nincs hozzáfűznivalója.
coach-not-asked = Az edző akkor válaszol, amikor te döntesz.
coach-rated = Ez a játszma ranglistás: az edző hallgat, amíg véget nem ér.

## Before a clear mistake
coach-sure = Biztos?
coach-sure-what = Ez körülbelül { $points } pontot ad fel a nyerési esélyedből.
coach-sure-keep = Mégis ezt
coach-sure-again = Újra választok
coach-sure-better = Mutass jobb lépést
coach-minding = Az edző megnézi a választásodat …
coach-send = Küldés most
coach-lesson = A lépésed („{ $action }”) körülbelül { $points } pontot adott fel a nyerési esélyedből. Jobb lett volna: { $best }
coach-lesson-read = Értem

## A match looked at again
coach-looking = Minden döntés átnézése: { $done } / { $of }
coach-thorough = Minden pillanat átgondolásához { $passes } lejátszott játszma szolgált.
coach-title = { $game }: a játszma újra átnézve
coach-player = { $who }: pontosság { $accuracy } %, tudás { $skill }, szerencse { $luck }
coach-worst = A legdrágább döntések
coach-no-mistakes = Senki sem követett el olyan hibát, amelyben az edző biztos.
coach-judged = { $n }. döntés, { $who }: { $action } ({ $kind }, { $loss } pont). Jobb lett volna: { $best }
coach-turns = Fordulópontok
coach-turn-decision = { $n }. döntés: { $who } ezt választja: „{ $action }”, és { $from } %-ról { $to } %-ra esik vissza.
coach-turn-lucky = { $n }. döntés: { $who } szerencsés fordulatot kap, { $from } % után { $to } %.
coach-turn-unlucky = { $n }. döntés: { $who } balszerencsés, { $from } % után { $to } %.
coach-turn-deal = Már az osztás { $from } %-ról { $to } %-ra viszi: { $who }.
coach-no-turns = Egyetlen pillanat sem fordította meg a játszmát.
coach-turn-lead = { $n ->
    [0] Az osztástól kezdve
   *[other] A(z) { $n }. döntéstől kezdve
} végig { $who } vezetett.
coach-strokes = A legnagyobb szerencse és balszerencse
coach-stroke = A(z) { $n }. döntés után: { $luck } ({ $who })
coach-deal = Az osztás: { $luck } ({ $who })
coach-explained = A pontok a nyerési esély századrészei. A tudás az, amit a többiek hibái hoztak, levonva, amibe a saját hibák kerültek; a szerencse minden egyéb. Együtt vezetnek a méltányos résztől ({ $fair }) az eredményig.
coach-unfinished = Ezt a játszmát nem játszották végig: eredményként az utoljára fennálló esélyek számítanak.
coach-graph = Nyerési esélyek, ahogyan mindenki maga tudhatta
coach-graph-at = { $n ->
    [0] Az osztás után
   *[other] A(z) { $n }. döntés után
}: { $chances }
coach-graph-moments = döntések
coach-table = Ki mit hozott ki belőle
coach-table-player = játékos
coach-table-accuracy = pontosság
coach-table-skill = tudás
coach-table-luck = szerencse
coach-table-result = eredmény
coach-decisions = Minden döntés
coach-table-decision = döntés
coach-table-best = legjobb
coach-table-chance = esély előtte és utána
coach-table-lost = veszteség

## The report of a player
report = Hol veszítesz esélyt
report-lead = A legutóbb befejezett játszmáid, az edző szemével újra átnézve. A pontok a nyerési esély századrészei.
report-sum = { $matches } játszma, { $decisions } döntés, { $lost } pont elveszített esély.
report-by-game = Játékok szerint
report-by-part = A játszma szakaszai szerint
report-by-phase = A kérdések szerint
report-by-kind = A döntések fajtája szerint
report-row = { $where }: { $lost } pont, { $decisions } döntés
report-question = „{ $question }”
report-like = például „{ $action }”
report-examples = Példák
report-example = { $n }. döntés, { $action } ({ $kind }, { $loss } pont). Jobb lett volna: { $best }
report-ask = Nézd át a játszmáimat
report-waiting = Még { $waiting } játszma átnézése folyik …
report-none = Még nincs miről beszámolni: előbb fejezz be egy játszmát.
report-few = { $matches } befejezett játszmából { $analysed } van átnézve.
report-open = Megnyitás a táblán
report-accuracy = Pontosság { $accuracy } %
report-part-beginning = eleje
report-part-middle = közepe
report-part-end = vége
`;export{e as default};