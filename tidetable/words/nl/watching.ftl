## Kijken en clubavonden: codes, tafelschermen, telefoons als hand, later kijken
watch-join = Meedoen met een code
watch-code = Code
watch-code-hint = Zes letters en cijfers, zoals ze op het tafelscherm staan.
watch-go = Meedoen
watch-joining = De tafel wordt gezocht
refused-code = Deze code leidt naar geen tafel. Kijk op het tafelscherm welke nu geldt.
watch-come = Doe mee met je telefoon
watch-scan = Scan, of ga naar { $address } en typ de code.
watch-qr = QR-code die naar deze tafel leidt
watch-seats = { $count ->
    [one] Eén plaats is vrij
   *[other] { $count } plaatsen zijn vrij
}
watch-large = Groot bord
watch-small = Klein bord
watch-choices = Wat je kunt doen
watch-nothing = Nu is er niets te doen. Het bord staat op het tafelscherm.
