# Was am Tisch geschieht, außer dem Spiel selbst.
table-created = Der Tisch ist gedeckt.
table-sat = { $seat } setzt sich.
    .you = Du setzt dich.
table-left = { $seat } verlässt den Tisch.
    .you = Du verlässt den Tisch.
table-declined = Jemand, der eingeladen war, kommt nicht; der Platz ist frei.
table-salted = { $seat } gibt beim Austeilen eine Prise Salz dazu.
    .you = Du gibst beim Austeilen eine Prise Salz dazu.
table-started = Alles ist aufgebaut, das Spiel beginnt.
table-undone = { $seat } nimmt einen Zug zurück.
    .you = Du nimmst einen Zug zurück.
table-asked = { $seat } bittet { $what ->
    [undo] darum, einen Zug zurückzunehmen
    [pause] um eine Pause
   *[abandon] darum, das Spiel ohne Ergebnis zu beenden
}.
    .you = Du bittest { $what ->
        [undo] darum, einen Zug zurückzunehmen
        [pause] um eine Pause
       *[abandon] darum, das Spiel ohne Ergebnis zu beenden
    }.
table-answered = { $seat } { $yes ->
    [true] ist einverstanden
   *[false] lehnt ab
}.
    .you = Du { $yes ->
        [true] bist einverstanden
       *[false] lehnst ab
    }.
table-paused = Das Spiel pausiert.
table-resumed = Das Spiel geht weiter.
table-timed-out = Die Zeit von { $seat } ist um.
    .you = Deine Zeit ist um.
table-taken-over = Ein Bot spielt für { $seat } ({ bot-manner }).
    .you = Ein Bot spielt für dich ({ bot-manner }).
bot-manner = { $bot ->
    [random] verspielt
   *[careful] bedacht
    [gentle] sanft
    [easy] leicht
    [steady] solide
    [sharp] scharf
    [strong] stark
    [master] meisterlich
}
table-bot-failed = { $seat } konnte nicht nachdenken; der Standardzug wird gespielt.
    .you = Dein Bot konnte nicht nachdenken; der Standardzug wird gespielt.
table-taken-back = { $seat } spielt wieder selbst.
    .you = Du spielst wieder selbst.
table-away = { $seat } ist weg.
    .you = Du bist weg.
table-back = { $seat } ist wieder da.
    .you = Du bist wieder da.
table-claimed = { $seat } macht ohne { $other } weiter{ $what ->
    [bot] : Ein Bot übernimmt
   *[win] {""}
}.
    .you = Du machst ohne { $other } weiter{ $what ->
        [bot] : Ein Bot übernimmt
       *[win] {""}
    }.
    .you-other = { $seat } macht ohne dich weiter{ $what ->
        [bot] : Ein Bot übernimmt
       *[win] {""}
    }.
table-resigned = { $seat } gibt auf.
    .you = Du gibst auf.
table-settings = Das Tischgespräch ist { $chat ->
    [true] an
   *[false] aus
}.
table-woke = Der Server hat eine Weile geschlafen; niemand hat Zeit verloren.
table-holiday = { $seat } ist im Urlaub: Die Uhr von { $seat } steht still.
    .you = Du bist im Urlaub: Deine Uhr steht still.
table-holiday-over = { $seat } ist aus dem Urlaub zurück.
    .you = Du bist aus dem Urlaub zurück.
table-ended = { $reason ->
    [resigned] Das Spiel endet durch Aufgabe.
    [time] Das Spiel endet: Die Zeit ist um.
    [claimed] Das Spiel endet: Die anderen sind fort.
    [abandoned] Das Spiel endet in gegenseitigem Einvernehmen.
    [forfeit] Die Partie endet, bevor sie begann: Jemand ist nicht gekommen.
   *[game] Das Spiel ist zu Ende.
}
table-again = { $seat } { $yes ->
    [true] möchte noch ein Spiel
   *[false] möchte doch kein weiteres Spiel
}.
    .you = { $yes ->
        [true] Du möchtest noch ein Spiel.
       *[false] Du möchtest doch kein weiteres Spiel.
    }
table-rematch = Der Tisch für die Revanche ist gedeckt.

## Why the table says no
refused-asking = { $seat } hat schon um etwas gebeten; antworte zuerst darauf.
    .you = Du hast schon um etwas gebeten; zieh das zuerst zurück.
refused-behind = Du schaust verzögert zu: Was du sagst, kommt in den Kommentar.
refused-bot-plays = Für { $seat } spielt ein Bot; übernimm zuerst wieder selbst.
    .you = Für dich spielt ein Bot; übernimm zuerst wieder selbst.
refused-bot-seat = Dieser Platz gehört einem Bot.
refused-chat-off = Das Tischgespräch ist an diesem Tisch aus.
refused-commentary = Der Kommentar gehört denen, die zuschauen; nach dem Ende kannst du ihn lesen.
refused-dealt = Es ist schon ausgeteilt; Salz kommt vor dem Austeilen.
refused-full = Alle Plätze sind besetzt.
refused-hands-seen = Wer hier zuschaut, sieht später alle Hände; darum setzt sich während des Spiels niemand neu hin.
refused-link-used = Dieser Link wurde schon benutzt; wer jetzt dort sitzt, hat einen neuen.
refused-not-away = { $seat } ist nicht weg; du hast nichts einzufordern.
    .you = Du bist nicht weg; da ist nichts einzufordern.
refused-not-begun = Das Spiel hat noch nicht begonnen.
refused-not-over = Das Spiel ist noch nicht vorbei.
refused-nothing-asked = Niemand hat um etwas gebeten.
refused-nothing-to-undo = Es gibt nichts, was du zurücknehmen könntest.
refused-over = Das Spiel ist vorbei.
refused-paused = Das Spiel pausiert; setze es zuerst fort.
refused-rated = In einer gewerteten Partie oder einem Turnier darf kein Bot für dich spielen.
refused-rated-seat = In einer gewerteten Partie oder einem Turnier übernimmt niemand den Platz eines anderen.
refused-pause-tournament = Andere warten auf diese Partie: Sie macht keine Pause.
refused-not-kept = Hier ist kein Platz für dich reserviert.
refused-leave-tournament = Dieser Platz gehört dir: Verlass stattdessen das Turnier.
refused-shut-out = Der Gastgeber dieses Servers hat dieses Konto bis { $until } ausgeschlossen. { $note }
refused-silenced = Der Gastgeber dieses Servers lässt dich eine Zeit lang nicht mitreden. { $note }
refused-child = Im Kindermodus wird nicht geplaudert.
refused-grown = Das geht im Kindermodus nicht.
refused-animal = Im Kindermodus ist der Name eines der Tiere auf der Liste.
refused-pin = Diese PIN stimmt nicht.
refused-not-welcome = Dieser Tisch steht dir nicht offen.
refused-bot-agrees = Wo das Ergebnis zählt, stimmt ein Bot keiner Frage zu: Du kannst weiterspielen oder aufgeben.
refused-own-bot = In einer gewerteten Partie spielt niemand gegen einen eigenen Bot.
refused-rated-waits = Eine gewertete Partie beginnt, wenn alle sitzen.
refused-remember = An diesem Tisch zählt das Gedächtnis; frühere Züge sind nach dem Ende zu sehen.
refused-kept-hidden = Dieses Spiel hält auch nach dem Ende etwas verdeckt, und die Aufzeichnung würde es verraten.
refused-resigned = { $seat } hat aufgegeben.
    .you = Du hast aufgegeben.
refused-stale = Am Tisch ist inzwischen etwas geschehen; schau noch einmal hin und entscheide neu.
refused-taken = Dieser Platz ist besetzt.
refused-time-up = Die Zeit von { $seat } ist um; der Bot entscheidet.
    .you = Deine Zeit ist um; der Bot entscheidet.
refused-undo-off = An diesem Tisch ist jeder Zug endgültig.
