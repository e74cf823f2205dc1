var e=`## Watching and club nights: codes, table screens, phones as hands, watching behind time
watch-join = Join with a code
watch-code = Code
watch-code-hint = Six letters and figures, as they stand on the table's screen.
watch-go = Join
watch-joining = Looking for the table
refused-code = This code leads to no table. Look at the table's screen for the one that is good now.
watch-come = Join with your phone
watch-scan = Scan, or go to { $address } and type the code.
watch-qr = QR code that leads to this table
watch-seats = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
watch-large = Large board
watch-small = Small board
watch-choices = What you can do
watch-nothing = Nothing to do now. The board is on the table's screen.
`;export{e as default};