# Miért ajánl az edző egy lépést: mit változtat az asztalon (minden játék features.json fájlja).

## Das Riff
why-das_riff-breeding-more = Ezzel kész egy tenyésztésed: { $now } az 5-ből.
why-das_riff-coral-more = Még egy korallod lesz, amelyen tenyészthetsz.
why-das_riff-partner-more = Tenyésztésre nyílik lehetőséged: csónakjaid elérnek egy párt.
why-das_riff-partner-keeps = Így egy tenyésztés elérhető marad számodra.
why-das_riff-rival-partner-more = De { $seat } is lehetőséget kap egy tenyésztésre.
why-das_riff-rival-partner-less = { $seat } elesik egy tenyésztés lehetőségétől.
why-das_riff-rival-partner-keeps = { $seat } nem jut ezzel új tenyésztéshez.
why-das_riff-fish-more = Egy hal kerül a korallodra, és ott várja a párját.
why-das_riff-boat-more = Eggyel több csónakkal messzebbre érsz el.
why-das_riff-shark-more = Kapsz egy cápát későbbre.
why-das_riff-shark-keeps = Megtartod a cápádat későbbre.
why-das_riff-pearl-more = { $n } gyöngyöt hoz, amellyel bármelyik színt kifizetheted.
why-das_riff-pearl-less = De { $n } gyöngyödbe kerül.
why-das_riff-pearl-keeps = Megtartod a gyöngyödet későbbre.
why-das_riff-rival-worms-less = { $seat } ezután { $n } kukaccal kevesebbet tart.
why-das_riff-afford-more = Utána { $n } lappal többet tudsz kifizetni.
why-das_riff-afford-keeps = Utána is ki tudod fizetni, ami előtted fekszik.
why-das_riff-rival-afford-less = { $seat } ezután kevesebbet tud megvenni.
why-das_riff-rival-afford-keeps = { $seat } nem kap semmi újat, amit megvehetne.
why-das_riff-reach-more = Csónakjaid { $n } hasznos lappal többet érnek el.
why-das_riff-worms-more = { $n } kukacot hoz.
why-das_riff-worms-less = De { $n } kukacodba kerül.
why-das_riff-worms-keeps = Megtartod a kukacaidat későbbre.

## Fish'n'Stones
why-fish_n_stones-catch-more = { $n } halat fogsz vele.
why-fish_n_stones-stones-more = De { $n } kő is jön vele.
why-fish_n_stones-stones-keeps = A kövek a tóban maradnak.
why-fish_n_stones-before-cat-more = Macskád előtt így { $now } olyan kupac lesz, amelynek hal van a tetején.
why-fish_n_stones-before-cat-keeps = A felül lévő hal a macskád előtt marad.
why-fish_n_stones-large-before-cat-more = A háromhalas lap a macskád elé kerül.
why-fish_n_stones-large-before-cat-keeps = A háromhalas lap a macskád előtt marad.
why-fish_n_stones-stone-before-cat-less = Betakar egy követ a macskád előtt.
why-fish_n_stones-stone-before-cat-keeps = Nem kerül kő a macskád elé.
why-fish_n_stones-fish-in-column-more = A macskád előtti legjobb kupacban így { $now } hal lesz.
why-fish_n_stones-fish-in-column-keeps = A legjobb kupacod ({ $now } hal) a macskád előtt marad.
why-fish_n_stones-high-before-cat-more = A macskád előtti legmagasabb kupac így { $now } lapból áll.
why-fish_n_stones-buried-stone-less = Egy kő halak alá kerül.
why-fish_n_stones-buried-fish-keeps = A felül lévő hal szabadon marad.
why-fish_n_stones-stacks-less = Két kupacból egy lesz.
why-fish_n_stones-shown-keeps = Nem árulja el, hol fekszik a macskád.

## Reef Encounter
why-reef_encounter-fed-more = Papagájhalad { $n } lapkát kap.
why-reef_encounter-ripe-more = Az egyik korallod elég nagy lesz ahhoz, hogy megedd.
why-reef_encounter-ripe-keeps = A korallod elég nagy marad ahhoz, hogy megedd.
why-reef_encounter-safe-largest-more = Megvédi egy { $now } lapkás korallodat.
why-reef_encounter-safe-largest-keeps = A legnagyobb korallod védett marad.
why-reef_encounter-rival-ripe-less = { $seat } már nem eheti meg azt a korallt: túl kicsi lett.
why-reef_encounter-rival-ripe-keeps = Nem segíti { $seat } egyik korallját sem a szükséges méretig.
why-reef_encounter-rival-tiles-less = { $seat } koralljai { $n } lapkát veszítenek.
why-reef_encounter-largest-more = A legnagyobb korallod { $now } lapkásra nő.
why-reef_encounter-largest-keeps = A legnagyobb korallodnak megmarad mind a { $now } lapkája.
why-reef_encounter-guarded-more = Eggyel több korallt őrzöl.
why-reef_encounter-guarded-less = De egy korallod őrizetlen marad.
why-reef_encounter-safe-more = Még { $n } lapkádat védi meg.
why-reef_encounter-safe-keeps = Koralljaid védettek maradnak.
why-reef_encounter-tiles-more = Koralljaid { $n } lapkával nőnek.
why-reef_encounter-spoils-more = { $n } elfogyasztott lapkát hoz, amellyel fizethetsz.
why-reef_encounter-spoils-less = De { $n } elfogyasztott lapkádba kerül.
why-reef_encounter-spoils-keeps = Megtartod az elfogyasztott lapkáidat későbbre.
why-reef_encounter-rival-safe-less = { $seat } { $n } lapkája védtelen lesz.
why-reef_encounter-locked-more = Rögzít egy koralltáblát: többé senki sem fordíthatja meg.
why-reef_encounter-cubes-more = { $n } lárvakockát hoz a következő köreidre.
why-reef_encounter-cubes-keeps = Megtartod a lárvakockáidat későbbre.
why-reef_encounter-screen-more = { $n } lapkát hoz a paravánod mögé.
why-reef_encounter-screen-keeps = Megtartod a lapkáidat későbbre.

## Rivero
why-rivero-near-less = A legjobb folyódnak így már csak { $now } lap hiányzik a Riveróhoz.
why-rivero-needed-more = De ott marad a forrásban { $card }, amelyre { $seat } vár.
why-rivero-needed-less = Elveszi azt, amire { $seat } vár: { $card }.
why-rivero-needed-keeps = Nem hagyja ott azt, amire { $seat } vár: { $card }.
why-rivero-own-needed-more = A forrásba hozza, amire a folyóidnak szüksége van: { $card }.
why-rivero-own-needed-keeps = A forrásban marad, amire a folyóidnak szüksége van: { $card }.
why-rivero-cards-more = Folyóid { $n } lappal nőnek.
why-rivero-river-more = Új folyót kezdesz.
why-rivero-rival-cards-less = { $seat } folyói { $n } lapot veszítenek.
why-rivero-rival-cards-more = De { $seat } folyói is nőnek.
why-rivero-groundwater-less = Talajvized { $n } lappal apad.
why-rivero-groundwater-more = De { $n } lap a talajvizedbe süllyed.
why-rivero-groundwater-keeps = Semmi több nem süllyed a talajvizedbe.
why-rivero-fitting-more = Kezedben így a folyóidhoz illő lapok lesznek: { $card }.
why-rivero-fitting-keeps = Kezedben maradnak a folyóidhoz illő lapok: { $card }.
why-rivero-bridge-more = Lesz egy hidad tartalékban.
why-rivero-bridge-keeps = Megtartod a hidadat későbbre.
why-rivero-canteen-more = Kulacsod egy folyóhoz kerül.
why-rivero-usable-more = Előkészít egy oszlopot, amelyet rögtön használhatsz: { $card }.
why-rivero-usable-keeps = Megmarad egy oszlop, amelyet rögtön használhatsz: { $card }.
why-rivero-filled-less = Kevesebb teli oszlop marad, amelyet el lehet venni.
why-rivero-filled-keeps = Nem tölt fel olyan oszlopot, amelyet a másik elvehetne.
why-rivero-hand-less = Kezedben { $n } lappal kevesebb marad.
why-rivero-draw-more = { $n } lap kerül a kezedbe.
