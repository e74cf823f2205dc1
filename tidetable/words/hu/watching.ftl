## Nézés és klubestek: kódok, asztali képernyők, telefon mint kéz, késleltetett nézés
watch-join = Csatlakozás kóddal
watch-code = Kód
watch-code-hint = Hat betű és számjegy, ahogy az asztal képernyőjén áll.
watch-go = Csatlakozom
watch-joining = Keressük az asztalt
refused-code = Ez a kód nem vezet asztalhoz. Az asztal képernyőjén látszik, melyik érvényes most.
watch-come = Csatlakozz a telefonoddal
watch-scan = Olvasd be, vagy nyisd meg ezt: { $address }, és írd be a kódot.
watch-qr = QR-kód, amely ehhez az asztalhoz vezet
watch-seats = { $count ->
    [one] Egy hely szabad
   *[other] { $count } hely szabad
}
watch-large = Nagy tábla
watch-small = Kis tábla
watch-choices = Amit tehetsz
watch-nothing = Most nincs teendőd. A tábla az asztal képernyőjén van.
watch-delay = Aki nézi
watch-delay-none = mindent azonnal lát
watch-delay-minute = egy perccel később
watch-delay-five = öt perccel később
watch-delay-twenty = húsz lépéssel később
watch-delay-end = a játék végén
watch-hands = Akkor mindenki kezét látják
watch-hands-what = Ilyenkor játék közben senki új nem ülhet le. Egy néző barát így is elárulhat valamit: ha tétje van a játéknak, válaszd a végét.
watch-behind-time =
    { $minutes ->
        [0] { $seconds } másodperces
        [one] Egyperces
       *[other] { $minutes } perces
    } késéssel látható
watch-behind-decisions =
    { $count ->
        [one] Egylépéses
       *[other] { $count } lépéses
    } késéssel látható
watch-behind-end = A játék végén látható
watch-with-hands = minden kézzel
watch-begun = A játék elkezdődött.
watch-wait = Ez az oldal magától folytatódik.
watch-talk = Ki beszél
watch-players = A játékosok
watch-commentary = Kommentár
watch-commentary-none = Még senki nem szólt. A játékosok a végén olvassák el.
watch-talk-behind = Késleltetve nézed: a kommentárban szólj.
watch-embed = Beágyazás weboldalba
watch-embed-what = Másold egy oldalba: élőben mutatja a táblát, csak azt, amit bárki láthat.
watch-whole = Az asztal megnyitása
watch-abandon = Befejezés eredmény nélkül
watch-abandon-what = Mindenki mást megkérdezünk. Ha mind beleegyeznek, a játék véget ér, senki sem nyer, és semmibe sem számít, értékelésbe sem. Addig folytatódik.
watch-abandon-yes = Megkérdezem a többieket
watch-timeout = Ha lejár az idő
watch-timeout-default = a játék tesz egy egyszerű lépést
watch-timeout-bot = egy robot veszi át
watch-timeout-loss = elvész a játszma
watch-fair = Tisztességes osztás
watch-fair-what = A szerver már kiválasztotta az osztás titkát, és itt mutatja az ujjlenyomatát, mielőtt bárki leülne. A végén a titok is látható: aki megőrizte az ujjlenyomatot, ellenőrizheti, hogy a lapokat nem cserélték ki. Tegyél hozzá valami sajátot, és senki sem dönt egyedül az osztásról.
watch-salt = A te részed az osztásban
watch-salt-add = Hozzáteszem
watch-salt-added = A te részed benne van.
watch-seconds = Még { $count } másodperc
watch-palette = Táblák
watch-palette-sea = Tiszta víz
watch-palette-mist = Köd
watch-cards = Kártyák
watch-cards-soft = Lágy árnyék
watch-cards-crisp = Határozott szegély
watch-contrast = Nagy kontraszt
watch-loudness = Hangerő
watch-loudness-soft = Halk
watch-loudness-middle = Közepes
watch-loudness-loud = Hangos
watch-featured = Most játsszák
watch-featured-go = Megnézem

watch-follow = Az asztal követése
watch-unfollow = Nem követem tovább ezt az asztalt
watch-refused-follows = Senki sem követ { $most } asztalnál többet. Előbb engedj el egyet.
