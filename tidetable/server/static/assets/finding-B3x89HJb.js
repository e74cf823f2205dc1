var e=`## Finding a game: the lobby, people who look for somebody, another match, series
finding-title = Gegen jemanden spielen
finding-lead = Wähle, was du spielen möchtest. Wer dasselbe will, trifft dich an einem Tisch.
finding-game = Spiel
finding-opponent = Gegenüber
finding-near = Etwa so stark wie ich
finding-anybody = Egal wer
finding-bot = Wenn niemand kommt
finding-bot-30 = Nach 30 Sekunden ein Bot
finding-bot-60 = Nach einer Minute ein Bot
finding-bot-300 = Nach fünf Minuten ein Bot
finding-bot-never = Weiter warten
finding-look = Jemanden suchen
finding-invite = Jemanden mit einem Link einladen
finding-looking = Wir suchen jemanden: { $what }
finding-waited = Du wartest seit { $time }.
finding-bot-in = In { $time } springt ein Bot ein.
finding-letter = Du kannst die Seite schließen: Mit Tagen je Zug muss niemand hier sein. Das Spiel erscheint bei deinen Tischen.
finding-here = Lass diese Seite offen: Wer sie verlässt, wartet nicht mehr.
finding-bot-now = Jetzt mit einem Bot spielen
finding-stop = Nicht mehr suchen
finding-open = Offene Tische
finding-none = Im Moment gibt es keinen solchen Tisch. Er erscheint hier, sobald jemand einen deckt.
finding-people = { $people ->
    [one] Jemand wartet
   *[other] { $people } warten
}: { $what }
finding-join = Mitspielen
finding-all = Alle
finding-kind = Art
finding-rated = Gewertet
finding-unrated = Zum Spaß
finding-clocks = Uhr
finding-with-clock = Mit Uhr
finding-days = Tage je Zug
finding-players = { $count } Spieler
finding-count = Spieler
finding-refused-off = Der Gastgeber dieses Servers hat das abgeschaltet.
finding-next = Nächstes Spiel der Serie
finding-asked = Du möchtest noch ein Spiel. Es öffnet sich, sobald die anderen auch wollen.
finding-wants = { $names }: noch ein Spiel?
finding-rather-not = Lieber doch nicht
finding-set-table = Den Tisch schon decken
finding-series = Serie aus { $best }, Spiel { $number }: { $score }
finding-series-won = Die Serie geht an { $names }: { $score }
finding-series-shared = Die Serie endet unentschieden: { $score }
`;export{e as default};