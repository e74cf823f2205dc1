var e=`## Finding a game: the lobby, people who look for somebody, another match, series
finding-title = Játék valakivel
finding-lead = Válaszd ki, mit játszanál. Aki ugyanazt szeretné, egy asztalnál találkozik veled.
finding-game = Játék
finding-opponent = Ellenfél
finding-near = Nagyjából olyan erős, mint én
finding-anybody = Bárki
finding-bot = Ha senki sem jön
finding-bot-30 = 30 másodperc után egy bot
finding-bot-60 = Egy perc után egy bot
finding-bot-300 = Öt perc után egy bot
finding-bot-never = Várok tovább
finding-look = Keress valakit
finding-invite = Valakit meghívok egy linkkel
finding-looking = Keresünk valakit: { $what }
finding-waited = Eddig { $time } ideje vársz.
finding-bot-in = { $time } múlva beugrik egy bot.
finding-letter = Ezt az oldalt bezárhatod: ha napok jutnak egy lépésre, senkinek sem kell itt lennie. A játék az asztalaid között jelenik meg.
finding-here = Hagyd nyitva ezt az oldalt: aki elhagyja, az már nem vár.
finding-bot-now = Most inkább egy bottal
finding-stop = Ne keressünk tovább
finding-open = Nyitott asztalok
finding-none = Most nincs ilyen asztal. Itt jelenik meg, amint valaki terít egyet.
finding-people = { $people ->
    [one] Valaki vár
   *[other] { $people } ember vár
}: { $what }
finding-join = Beszállok
finding-all = Mind
finding-kind = Fajta
finding-rated = Ranglistás
finding-unrated = Csak játék
finding-clocks = Játékóra
finding-with-clock = Játékórával
finding-days = Napok lépésenként
finding-players = { $count } játékos
finding-count = Játékosok
finding-refused-off = A szerver gazdája ezt kikapcsolta.
finding-next = A sorozat következő játszmája
finding-asked = Szeretnél még egy játékot. Megnyílik, amint a többiek is szeretnék.
finding-wants = { $names }: még egy játék?
finding-rather-not = Mégsem
finding-set-table = Terítsük meg már az asztalt
finding-series = { $best } játszmából a(z) { $number }.: { $score }
finding-series-won = A sorozat győztese: { $names } ({ $score })
finding-series-shared = A sorozat döntetlen: { $score }
`;export{e as default};