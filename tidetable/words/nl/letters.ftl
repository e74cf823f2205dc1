## Partijen per brief: notities, vakantie, plannen
letters-note-what = Alleen jij krijgt dit te zien, hier en in het archief van je account. Het blijft bewaard na de partij.
letters-note = Wat ik wil onthouden
letters-note-kept = Bewaard.
letters-note-unkept = Nog niet bewaard.
letters-holidays = Vakantie
letters-holidays-what = In partijen met dagen per zet staat je klok stil zolang je op vakantie bent; de anderen krijgen dat te horen. Je mag wel blijven spelen. Een vakantie kost ten minste één dag.
letters-holidays-left = { $left ->
    [one] Dit jaar is er nog één dag van de { $of } over.
   *[other] Dit jaar zijn er nog { $left } van de { $of } dagen over.
}
letters-holidays-on = Je bent sinds { $since } op vakantie. Die eindigt vanzelf op { $until }.
letters-holidays-begin = Vakantie beginnen
letters-holidays-end = Ik ben terug
letters-refused-holiday = Je bent al op vakantie, of er is dit jaar minder dan een dag over.
letters-refused-orders-clock = Zetten zeg je vooraf in partijen met dagen per zet.
letters-orders = Vooraf
letters-orders-what = Spelen de anderen zoals in je lijnen hier, dan wordt jouw antwoord voor je gespeeld, precies zoals je het nu zegt. Niemand anders ziet dat je iets hebt gezegd.
letters-orders-how = Speel op het bord een zet voor iemand anders en daarna jouw antwoord. Voeg andere lijnen toe voor andere zetten. Van je eigen zetten telt op elke plek de eerste.
letters-orders-say = Zeg deze lijnen vooraf
letters-orders-again = Zeg het opnieuw, zoals de lijnen nu zijn
letters-orders-cancel = Neem alles terug
letters-orders-kept = Dit heb je vooraf gezegd
letters-orders-if = Als
letters-orders-then = dan
letters-orders-many = Dat is te veel: je kunt { $most } zetten vooraf zeggen. Wis een lijn.
letters-orders-nothing = Geen van deze lijnen leidt naar een zet van jou die je vooraf kunt zeggen.
letters-orders-moved = De partij is verdergegaan sinds dit bord openging. Open het opnieuw vanaf de tafel.
letters-orders-table = Naar de tafel
letters-orders-end-chance = De lijn eindigt na ‘{ $move }’: wat volgt, laat iets zien dat je nog niet kunt weten.
letters-orders-end-over = Na ‘{ $move }’ is het spel afgelopen.
letters-orders-end-unseen = Op ‘{ $move }’ kun je niet wachten: je zou niet zien dat het deze zet was.
letters-orders-end-illegal = ‘{ $move }’ kan hier niet gebeuren, voor zover je kunt weten.
letters-orders-void-other = Er gebeurde iets anders: wat je vooraf zei, geldt niet meer.
letters-orders-void-undone = Er is een zet teruggenomen: wat je vooraf zei, geldt niet meer.
letters-orders-void-left = Iemand anders speelde voor je: wat je vooraf zei, geldt niet meer.
letters-orders-void-over = Het spel is afgelopen.
letters-orders-void-done = Alles wat je vooraf zei, is gespeeld.
