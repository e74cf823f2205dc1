var e=`## Levelezőjátszmák: jegyzetek, szabadság, tervek
letters-note-what = Ezt csak te látod, itt és a fiókod archívumában. A játszma után is megmarad.
letters-note = Amit meg akarok jegyezni
letters-note-kept = Elmentve.
letters-note-unkept = Még nincs elmentve.
letters-holidays = Szabadság
letters-holidays-what = A napokban mért játszmákban az órád áll, amíg szabadságon vagy; a többiek értesülnek róla. Közben is léphetsz. Egy szabadság legalább egy napba kerül.
letters-holidays-left = { $left ->
    [one] Idén egy nap maradt a { $of } napból.
   *[other] Idén { $left } nap maradt a { $of } napból.
}
letters-holidays-on = { $since } óta szabadságon vagy. Magától ekkor ér véget: { $until }.
letters-holidays-begin = Szabadság kezdete
letters-holidays-end = Visszajöttem
letters-refused-holiday = Már szabadságon vagy, vagy idén egy napnál kevesebb maradt.
letters-refused-orders-clock = Lépést előre olyan játszmában lehet mondani, ahol egy lépésre napok jutnak.
letters-orders = Előre
letters-orders-what = Ha a többiek úgy játszanak, ahogy itt a vonalaidban áll, a válaszod magától megtörténik, pontosan úgy, ahogy most mondod. Senki más nem látja, hogy mondtál valamit.
letters-orders-how = Játssz a táblán egy lépést valaki más helyett, aztán a te válaszodat rá. Más lépésekhez vegyél fel újabb vonalakat. A saját lépéseidből minden helyen az első számít.
letters-orders-say = Ezeket a vonalakat előre mondom
letters-orders-again = Újra mondom, ahogy a vonalak most állnak
letters-orders-cancel = Mindet visszavonom
letters-orders-kept = Ezt mondtad előre
letters-orders-if = Ha
letters-orders-then = akkor
letters-orders-many = Ez túl sok: előre { $most } lépést lehet mondani. Törölj egy vonalat.
letters-orders-nothing = Egyik vonal sem vezet olyan lépésedhez, amelyet előre lehet mondani.
letters-orders-moved = A játszma továbbment, mióta ez a tábla megnyílt. Nyisd meg újra az asztaltól.
letters-orders-table = Az asztalhoz
letters-orders-end-chance = A vonal itt véget ér: „{ $move }”. Ami utána jön, olyat mutat, amit még nem tudhatsz.
letters-orders-end-over = „{ $move }” után vége a játéknak.
letters-orders-end-unseen = Erre nem lehet várni: „{ $move }”. Nem láthatnád, hogy ez volt az.
letters-orders-end-illegal = Ez itt nem történhet meg, amennyire tudhatod: „{ $move }”.
letters-orders-void-other = Más történt: amit előre mondtál, már nem érvényes.
letters-orders-void-undone = Egy lépést visszavontak: amit előre mondtál, már nem érvényes.
letters-orders-void-left = Valaki más játszott helyetted: amit előre mondtál, már nem érvényes.
letters-orders-void-over = Vége a játéknak.
letters-orders-void-done = Minden megtörtént, amit előre mondtál.
`;export{e as default};