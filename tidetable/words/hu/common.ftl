# Minden játék és maga az asztal mondatai.
seat-name = { $number }. hely
why-illegal = Ez most nem lehetséges.

## What happened
event-turns-passed = További { $turns } kör telik el, és senki sem tehet semmit.

## The table in the terminal
terminal-welcome = { $game }, az osztás kezdőértéke: { $seed }. Írj be egy számot, vagy: help.
terminal-curtain = Add át a billentyűzetet { $seat } játékosnak, majd nyomj Entert.
terminal-prompt = A választásod:
terminal-no-number = Nincs { $number }. lehetőség; írj be egy számot 1 és { $most } között.
terminal-unknown = „{ $text }”: nincs ilyen lehetőség; írj be egy számot, vagy: help.
terminal-no-undo = Ez nem vonható vissza: valami kiderült, vagy azóta más is döntött.
terminal-undone = Visszavonva.
terminal-saved = A jegyzőkönyv ide került: { $file }.
terminal-help = Írd be egy lépés számát vagy szavait (például „{ $example }”); vagy: undo, log, board, help, quit.
result-line = { $rank }. { $seat }: { $score } pont
result-reason = A játéknak vége: { $reason } ({ $section }).
