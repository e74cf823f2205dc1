var e=`### Időben szólunk: mi hagyja el a szervert, és mit lehet erről választani.

told-title-turn = Te következel
told-title-invited = Egy helyet neked tartanak fenn
told-title-over = A játszma véget ért
told-title-begun = Elkezdődött egy asztal, amelyet követsz
told-title-ended = Véget ért egy játszma, amelyet követsz
told-title-test = Egy próba
told-text-test = Így szól neked a Tidetable.
told-with = { $count ->
    [0] { $game }
   *[other] { $game }, társaid: { $others }
  }
told-at = { $table }: { $text }
told-calendar-name = Tidetable: játszmák, amelyek rád várnak

told-confirm-subject = A tiéd ez a cím?
told-confirm-mail = Valaki, akinek fiókja van a Tidetable-nél, itt szeretné megtudni, mikor következik. Ha te vagy az, nyisd meg ezt az oldalt, és erősítsd meg két napon belül:
told-confirm-not-you = Ha nem te vagy, ne tégy semmit: több levél nem jön.
told-mail-why = Azért kapod ezt a levelet, mert így választottad itt: { $site }. Amiről szólunk: { $address }
told-mail-stop = Nem kérek több levelet: { $address }

told-heading = Értesítések
told-line = Amikor te következel, és épp nem nézed. Csak az asztal, a játék és a nevek hagyják el valaha ezt a szervert.
told-none = A szerver gazdája mindezt kikapcsolta.
told-what = Miről, és milyen úton
told-kind-turn = Te következel
told-kind-invited = Helyet tartanak fenn neked, vagy visszavágót kínálnak
told-kind-over = Véget ért egy játszma
told-kind-followed = Egy asztal, amelyet követsz, elkezdődik vagy véget ért
told-way-push = Böngésző
told-way-email = E-mail
told-way-webhook = Webhook
told-by = { $kind }: { $way }

told-push = Ebben a böngészőben
told-push-line = A böngésződ mutatja, akkor is, ha a Tidetable egyetlen oldala sincs nyitva.
told-push-on = Szólj ebben a böngészőben
told-push-off = Ebben a böngészőben többé ne
told-push-cannot = Ez a böngésző itt nem tud ilyet. Biztonságos kapcsolat (https) kell hozzá; iPhone-on előbb tedd a Tidetable-t a kezdőképernyőre.
told-push-denied = A böngésződben letiltottad ennek az oldalnak az értesítéseit. Engedélyezd ott, aztán próbáld újra.
told-push-here = ez a böngésző
told-push-drop = Leállítás
told-push-drop-of = Itt többé ne: { $device }
told-push-others = Itt is szólunk

told-email = E-mailben
told-email-address = E-mail-cím
told-email-hint = Egy levél megkérdezi, hogy a tiéd-e.
told-email-set = Ezt a címet használom
told-email-pending = Levél van úton ide: { $address }. Nyisd meg a benne szereplő oldalt.
told-email-on = A levelek ide mennek: { $address }.
told-email-off = Nem kérek több levelet

told-webhook = Saját címre
told-webhook-line = Csevegőszobába vagy telefonra: Discord, Matrix (hookshot), ntfy, vagy JSON-ként egy saját programnak.
told-webhook-address = Cím (https://…)
told-webhook-set = Ezt használom
told-webhook-off = Ide többé semmit
told-format = Formátum
told-format-json = JSON
told-format-discord = Discord
told-format-matrix = Matrix
told-format-ntfy = ntfy

told-quiet = A nyugalmad
told-quiet-line = Ami ilyenkor történik, arról utána szólunk, ha még úgy van.
told-quiet-on = Bizonyos órákban ne szólj
told-quiet-begin = Ettől
told-quiet-end = eddig
told-zone = Időzóna

told-calendar = Naptárként
told-calendar-line = Meddig várnak rád a játszmák, a saját naptáradhoz. Aki ismeri ezt a címet, olvashatja.
told-calendar-on = Cím készítése
told-calendar-new = Új cím készítése
told-calendar-off = Nem kérek naptárt

told-test = Küldj egy próbát
told-test-of = Küldj egy próbát: { $way }
told-test-sent = Elküldve.
told-guest = Az e-mail és a webhook fiókhoz kötött.

told-confirm-title = A tiéd ez a cím?
told-confirm-line = Akkor ott szólunk arról, amit választottál.
told-confirm-do = Igen, az enyém
told-confirm-done = Megerősítve. Ott fogunk szólni.
told-stop-title = Nem kérsz több levelet?
told-stop-line = A fiókod marad, ahogy van; bármikor újra választhatsz.
told-stop-do = Ne küldj több levelet
told-stop-done = Több levél nem jön.
told-to-choices = A beállításaidhoz

told-refused-address = A cím https:// kezdetű, és nem nevez meg felhasználót.
told-refused-off = A szerver gazdája ezt kikapcsolta.
told-refused-zone = Nincs ilyen időzóna.
told-refused-email = Ez nem e-mail-cím.
told-refused-sending = Nem sikerült elküldeni: { $why }.
told-refused-link = Ez a hivatkozás már nem érvényes.
told-refused-nowhere = Még nincs hová küldeni.
`;export{e as default};