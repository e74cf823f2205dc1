var e=`### Tournaments: a list, one of them, a wall, making one.

tournament-refused-organiser = Ezt csak a verseny szervezője teheti.
tournament-refused-hosts = Ezen a szerveren a házigazda rendezi a versenyeket.
tournament-refused-many = Ennél több versenyt senki sem szervezhet egyszerre; előbb fejezz be egyet.
tournament-refused-few = Egy versenyhez két játékos kell.
tournament-refused-round = Ez a forduló még nem ért véget.
tournament-refused-over = A verseny közben továbbment; nézd meg újra.
tournament-refused-open = Ez a verseny még nem kezdődött el.
tournament-refused-running = Ez a verseny már elkezdődött.
tournament-refused-cancelled = Ezt a versenyt lefújták.
tournament-refused-kicked = A szervező kivett ebből a versenyből.
tournament-refused-name = Mondd meg, milyen néven játszol.
tournament-refused-late = Már elkezdődött: később csak svájci versenybe és arénába lehet beszállni.
tournament-refused-full = Minden hely elkelt.
tournament-refused-members = Ez a verseny fiókkal rendelkezőknek szól; előbb készíts egyet.
tournament-refused-code = Ez nem ennek a versenynek a kódja.
tournament-refused-entrant = Itt nem játszol.
tournament-refused-rest = Ezen a versenyen mindenki minden fordulóban játszik.
`;export{e as default};