var e=`## Der Kindermodus
child-animals = Robbe, Otter, Delfin, Schildkröte, Seestern, Seepferdchen, Pinguin, Papageitaucher, Krabbe, Krake, Wal, Clownfisch, Einsiedlerkrebs, Pelikan, Walross, Seekuh, Seeigel, Qualle, Seelöwe, Narwal, Weißwal, Rochen, Kalmar, Sepia
child-title = Kindermodus
child-line = Für ein Kind, das hier spielt: Tischgespräch und Kommentar werden weder gesendet noch angenommen, der Name ist ein Meerestier, keine Seite wird gezeigt, und nur wer schon befreundet ist, kann anfragen oder einladen. Spiele, Lektionen und Rätsel bleiben.
child-is-on = Der Kindermodus ist an.
child-name = Name
child-pin = PIN zum Ausschalten
child-pin-hint = Mindestens vier Zeichen, die nur der Erwachsene kennt. Gilt für diesen Browser.
child-password-line = Ausgeschaltet wird er mit dem Passwort dieses Kontos.
child-turn-on = Kindermodus einschalten
child-turn-off = Kindermodus ausschalten
child-password = Passwort
child-show = Anzeigen
child-off-line = Ein Erwachsener kann ihn ausschalten.
child-rename = Namen ändern
`;export{e as default};