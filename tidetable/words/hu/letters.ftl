## Levelezőjátszmák: jegyzetek, szabadság, tervek
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
