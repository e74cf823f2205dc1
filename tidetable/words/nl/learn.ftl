# De pagina's met lessen: wat er over elk spel gezegd wordt. De lessen zelf staan in lessons_<spel>.ftl.

learn-title = Leer het spelenderwijs
learn-line = Korte lessen aan de echte tafel, één idee tegelijk. Stop wanneer je wilt; je gaat verder waar je was.
learn-progress = { $done } van { $all } lessen gedaan
learn-begin = Beginnen
learn-go-on = Verder
learn-anew = Van voren af aan
learn-courses = Alle cursussen
learn-is-done = gedaan
learn-kind-rule = Zo speel je het
learn-kind-strategy = Zo win je
learn-kind-game = Een heel spel

learn-place = Les { $number } van { $all }
learn-step = Stap { $number } van { $all }
learn-right = Precies.
learn-not-yet = Nog niet helemaal.
learn-show = Laat zien
learn-move = Bijvoorbeeld: { $action }
learn-try = Nog een keer
learn-next = Verder
learn-next-lesson = Volgende les
learn-finish = Klaar
learn-all = Alle lessen
learn-rule = De regel
learn-tips = Tips
learn-more = Meer hierover in de regels
learn-line-read = Lees verder en druk dan op ‘Verder’.
learn-line-done = Opdracht gelukt.
learn-line-again = Kijk wat er gebeurde en probeer het opnieuw.

learn-game-start = Het spel beginnen
learn-game-on = Verder met het spel
learn-game-anew = Een nieuw spel beginnen

learn-terminal-ask = Typ een van de keuzes hieronder, of ? voor een antwoord.
learn-terminal-unknown = “{ $text }” is geen van de keuzes; typ een ervan, of ? voor een antwoord.
learn-terminal-game = Met de tutor erbij op het scherm: { $page }. Hier, zonder tutor: { $command }
