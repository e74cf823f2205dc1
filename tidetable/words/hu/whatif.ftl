# The what-if board: any position, moved on by hand for all seats, in as many lines as one likes.

## The board
whatif = Mi lenne, ha
whatif-of-game = { $game }: mi lenne, ha?
whatif-steps = Lépések a változatban
whatif-share = Megosztás

## Lines
whatif-lines = Változatok
whatif-main = Fő változat
whatif-line = Változat a(z) { $n }. lépéstől
whatif-beginning = A kezdet
whatif-rename = Elnevezés
whatif-name = A változat neve
whatif-promote = Legyen ez a fő változat
whatif-cut = Változat törlése
whatif-all-rows = Mind a(z) { $count } lépés mutatása

## Moves, and what the coach says of them
whatif-moves = Lépések
whatif-decider = Többen választanak egyszerre. Most ki dönt?
whatif-decides = { $who } dönt
whatif-ask-coach = Kérdezd az edzőt
whatif-thinking = Az edző gondolkodik …
whatif-silent = Az edzőnek ehhez nincs hozzáfűznivalója.
whatif-chance = { $who } nyerési esélye körülbelül { $chance } %, { $error } eltéréssel.
whatif-close = Szoros: több lépés is nagyjából egyformán jó.
whatif-coach-knows = Az edző csak azt tudja, amit itt { $who } tudhat.
whatif-over = Ebben a változatban a játszma véget ért.

## Bots that play on
whatif-level = A robotok szintje
whatif-bot-once = Egy lépés
whatif-bot-on = Robotok játsszák tovább
whatif-bot-stop = Állj

## What is hidden
whatif-hidden = Rejtett
whatif-hands = Rejtett lapok és lapkák
whatif-hands-were = Ahogy voltak
whatif-hands-dealt = Újraosztva
whatif-hands-known = Amennyi ismert
whatif-hands-were-what = Minden ott van, ahol valóban volt.
whatif-hands-dealt-what = Amit { $who } nem tudhatott, újra van osztva: így is lehetett volna.
whatif-hands-known-what = Csak azt látod, amit { $who } tudhat. Letakarva egy lehetséges osztás van.
whatif-of = Kinek a tudása számít
whatif-deal = Újraosztás
whatif-eyes-turn = Aki éppen dönt

## Where a board begins
whatif-title = Mi lenne, ha? Egy tábla a próbálgatáshoz
whatif-about = Lépj mindenki helyett, menj vissza, próbálj ki egy másik változatot, engedd tovább játszani a robotokat, kérdezd az edzőt. Semmi sem kerül elküldésre: a tábla ezen az oldalon él, és a hivatkozásban, amelyet megosztasz.
whatif-typed = Vagy valami, ami le van írva
whatif-typed-what = Illessz be egy állást, egy játszma jegyzőkönyvét vagy egy táblára mutató hivatkozást.
whatif-open = Megnyitás
whatif-file = Fájl választása
whatif-fresh = Egy új osztás
whatif-players = Játékosok
whatif-deal-game = Osztás

## What cannot be read
whatif-bad-position = Ezt az állást itt nem lehet elolvasni. Egy állás a játékkal és a változatával kezdődik: fish_n_stones 1 seats=2 …
whatif-bad-twice = Egy állás minden mezőt egyszer mond.
whatif-bad-field = Ez nem olvasható: { $field }
whatif-bad-setup = Ennyi játékos vagy valamelyik beállítás nem létezik ebben a játékban.
whatif-bad-stuck = Ilyen állás nem lehet: valakinek döntenie kell, de nincs miből választania.
whatif-bad-pieces = Ilyen állás nem lehet: egy darab hiányzik, vagy kétszer van meg.
whatif-bad-numbers = Ilyen állás nem lehet: a számai sehová sem vezetnek.
whatif-bad-record = Ez a jegyzőkönyv nem olvasható: nem követi a szabályokat, vagy nem is jegyzőkönyv.
whatif-bad-version = Ehhez itt nincsenek meg a szabályok: { $game }, { $version }. változat
whatif-bad-link = Ez a hivatkozás nem olvasható; talán hiányzik belőle valami.

## Ways out
whatif-link = Hivatkozás mindenre
whatif-link-what = A pillanat, amelyet látsz, és minden változat. Minden magában a hivatkozásban van; a rejtett lapok is, annak, aki el tudja olvasni.
whatif-position = Csak ez az állás
whatif-picture = Kép vagy fájl
whatif-record = Jegyzőkönyv
whatif-embed = Saját oldalra
whatif-whole = Próbáld ki egy táblán
whatif-embed-what = Illeszd be az oldaladba: a táblát mutatja, lépésenként olvasható.

## A match looked at again
whatif-better = A jobb változat
looked-better-line = Jobb változat lejátszása
looked-eyes-each = Mindenki a sajátjával
looked-eyes-open = Nyílt lapokkal
looked-each-what = Minden döntés aszerint van megítélve, amit a játékosa tudhatott.
looked-seat-what = Csak { $who } döntései, aszerint, amit { $who } tudhatott.
looked-open-what = Mellette ◇ jelöli, amit a rejtett lapok és a véletlen tettek, és senki sem tudhatott. A hivatkozások minden lapot megmutatnak.
looked-unknown = Nem lehetett tudni
looked-hidden = { $n }. döntés, { $who }: { $action }. Nem hiba, amennyire tudni lehetett; ami rejtve volt, { $points } pontba került.
looked-blunder = súlyos hibák
looked-mistake = hibák
looked-inaccuracy = pontatlanságok
looked-card = Megosztható kártya
looked-no-copy = Ez a böngésző nem tud képet másolni; mentsd el inkább.
looked-won = { $who } nyert
looked-shared = Megosztott győzelem: { $who }
