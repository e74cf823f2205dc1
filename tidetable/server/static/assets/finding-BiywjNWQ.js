var e=`## Finding a game: the lobby, people who look for somebody, another match, series
finding-title = Tegen iemand spelen
finding-lead = Kies wat je wilt spelen. Wie hetzelfde wil, ontmoet je aan een tafel.
finding-game = Spel
finding-opponent = Tegenstander
finding-near = Ongeveer even sterk als ik
finding-anybody = Maakt niet uit
finding-bot = Als er niemand komt
finding-bot-30 = Een bot na 30 seconden
finding-bot-60 = Een bot na een minuut
finding-bot-300 = Een bot na vijf minuten
finding-bot-never = Blijven wachten
finding-look = Iemand zoeken
finding-invite = Iemand uitnodigen met een link
finding-looking = We zoeken iemand: { $what }
finding-waited = Je wacht al { $time }.
finding-bot-in = Over { $time } komt er een bot.
finding-letter = Je mag deze pagina sluiten: met dagen per zet hoeft niemand hier te zijn. Het spel verschijnt bij je tafels.
finding-here = Laat deze pagina open: voor wie weggaat, zoeken we niet verder.
finding-bot-now = Nu met een bot spelen
finding-stop = Niet meer zoeken
finding-open = Open tafels
finding-none = Op dit moment is er geen zo’n tafel. Ze verschijnt hier zodra iemand er een klaarzet.
finding-people = { $people ->
    [one] Eén iemand wacht
   *[other] { $people } mensen wachten
}: { $what }
finding-join = Meedoen
finding-all = Alle
finding-kind = Soort
finding-rated = Met rating
finding-unrated = Voor de lol
finding-clocks = Klok
finding-with-clock = Met klok
finding-days = Dagen per zet
finding-players = { $count } spelers
finding-count = Spelers
finding-refused-off = De gastheer van deze server heeft dit uitgezet.
finding-next = Volgend spel van de reeks
finding-asked = Je wilt nog een spel. Het begint zodra de anderen dat ook willen.
finding-wants = { $names }: nog een spel?
finding-rather-not = Toch maar niet
finding-set-table = De tafel alvast klaarzetten
finding-series = Beste van { $best }, spel { $number }: { $score }
finding-series-won = De reeks is voor { $names }: { $score }
finding-series-shared = De reeks eindigt onbeslist: { $score }
`;export{e as default};