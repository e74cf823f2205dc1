var e=`## Gyerekmód
child-animals = Fóka, Vidra, Delfin, Teknős, Tengeri csillag, Csikóhal, Pingvin, Lunda, Rák, Polip, Bálna, Bohóchal, Remeterák, Pelikán, Rozmár, Lamantin, Tengeri sün, Medúza, Oroszlánfóka, Narvál, Beluga, Rája, Kalmár, Tintahal
child-title = Gyerekmód
child-line = Ha gyerek játszik itt: beszélgetés és kommentár nem érkezik és nem küldhető, a név egy tengeri állat, nem látszik adatlap, és csak az kérhet vagy hívhat, aki már barát. A játékok, leckék és rejtvények maradnak.
child-is-on = A gyerekmód be van kapcsolva.
child-name = Név
child-pin = PIN-kód a kikapcsoláshoz
child-pin-hint = Legalább négy karakter, amelyet csak a felnőtt ismer. Erre a böngészőre vonatkozik.
child-password-line = Kikapcsolni ennek a fióknak a jelszavával lehet.
child-turn-on = Gyerekmód bekapcsolása
child-turn-off = Gyerekmód kikapcsolása
child-password = Jelszó
child-show = Megjelenítés
child-off-line = Felnőtt kapcsolhatja ki.
child-rename = Név módosítása
`;export{e as default};