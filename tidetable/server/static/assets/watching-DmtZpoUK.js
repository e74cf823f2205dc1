var e=`## Nézés és klubestek: kódok, asztali képernyők, telefon mint kéz, késleltetett nézés
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
`;export{e as default};