var e=`### Tournaments: a list, one of them, a wall, making one.

tournament-refused-organiser = Dat kan alleen wie dit toernooi leidt.
tournament-refused-hosts = Op deze server maakt de gastheer de toernooien.
tournament-refused-many = Meer toernooien tegelijk mag niemand leiden; beëindig er eerst een.
tournament-refused-few = Een toernooi heeft twee spelers nodig.
tournament-refused-round = Deze ronde is nog niet afgelopen.
tournament-refused-over = Het toernooi is intussen verdergegaan; kijk nog eens.
tournament-refused-open = Dit toernooi is nog niet begonnen.
tournament-refused-running = Dit toernooi is al begonnen.
tournament-refused-cancelled = Dit toernooi is afgelast.
tournament-refused-kicked = De leiding heeft je uit dit toernooi gehaald.
tournament-refused-name = Zeg onder welke naam je meespeelt.
tournament-refused-late = Het is begonnen: alleen bij Zwitserse toernooien en arena's kun je later instappen.
tournament-refused-full = Alle plaatsen zijn bezet.
tournament-refused-members = Dit toernooi is voor accounts; maak er eerst een.
tournament-refused-code = Dit is niet de code van dit toernooi.
tournament-refused-entrant = Je speelt hier niet mee.
tournament-refused-rest = In dit toernooi speelt iedereen elke ronde.
`;export{e as default};