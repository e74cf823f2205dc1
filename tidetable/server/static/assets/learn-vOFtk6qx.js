var e=`# A leckék lapjai: ami ott minden játékról szól. Maguk a leckék a lessons_<játék>.ftl fájlokban vannak.

learn-title = Tanulj játék közben
learn-line = Rövid leckék az igazi asztalnál, egyszerre egy ötlet. Bármikor abbahagyhatod; onnan folytatod, ahol tartottál.
learn-progress = { $done } lecke kész a(z) { $all } közül
learn-begin = Kezdés
learn-go-on = Folytatás
learn-anew = Elölről
learn-courses = Minden tanfolyam
learn-is-done = kész
learn-kind-rule = Így kell játszani
learn-kind-strategy = Így lehet nyerni
learn-kind-game = Egy teljes játszma

learn-place = { $number }. lecke, összesen { $all }
learn-step = { $number }. lépés, összesen { $all }
learn-right = Pontosan így.
learn-not-yet = Még nem egészen.
learn-show = Mutasd meg
learn-move = Például: { $action }
learn-try = Próbáld újra
learn-next = Tovább
learn-next-lesson = Következő lecke
learn-finish = Kész
learn-all = Minden lecke
learn-rule = A szabály
learn-tips = Tippek
learn-more = Bővebben a szabályokban
learn-line-read = Olvasd el, aztán nyomd meg a „Tovább” gombot.
learn-line-done = A feladat kész.
learn-line-again = Nézd meg, mi történt, aztán próbáld újra.

learn-game-start = Játszma kezdése
learn-game-on = A játszma folytatása
learn-game-anew = Új játszma kezdése

learn-terminal-ask = Írd be az alábbi lehetőségek egyikét, vagy egy ? jelet a válaszért.
learn-terminal-unknown = „{ $text }”: nincs ilyen lehetőség; írd be valamelyiket, vagy egy ? jelet a válaszért.
learn-terminal-game = A tanítóval együtt a képernyőn: { $page }. Itt, tanító nélkül: { $command }
`;export{e as default};