# The lessons of Das Riff (tidetable/lessons/das_riff/course.json, docs/lessons.md).

lesson-aim = A pair on a coral tree
lesson-aim-1 = A red female waits on your coral tree. One of the open breeding cards wants red and yellow together, and a yellow male drifts in your row, the one nearest to you. You have a yellow worm to fish it out with.
lesson-aim-1-task = Take the yellow male.
lesson-aim-1-done = They have bred: the breeding card lies on your coral tree, and the two fish are gone.
lesson-aim-1-again = That was something else. The yellow male lies in your row, at the sea edge.
lesson-aim-1-turn = Your turn is over, and the female is still alone. Take the yellow male first.
lesson-aim-2 = Whoever is the first to have bred five times wins at once. Nothing else counts: worms, boats, pearls and sharks only help you on the way.

lesson-worms = Worms and prices
lesson-worms-1 = It is the other player’s turn. Each turn begins with two dice: whoever’s turn it is gets a worm for each of them at once, the other player for one of the two, by choice. Now you choose. A yellow male would fit your red female.
lesson-worms-1-task = Pick the worm that will pay for the yellow male.
lesson-worms-1-done = A fish is paid for in worms of its own colour. Now you have a yellow one. When both dice show the same there is no choice; a colour that has run out is replaced by another.
lesson-worms-1-again = Nothing you want is blue. The male is yellow, and so must be the worm.
lesson-worms-2 = Three pearls lie in front of your boats. A card costs one worm in your own row, two in a middle row, three in the other player’s row. For pearls, coral trees and sharks any colours will do.
lesson-worms-2-task = Take a pearl for a single worm.
lesson-worms-2-done = The nearer, the cheaper. The pearl lies before you now and pays like a worm of any colour.
lesson-worms-2-again = Take the pearl in the row nearest to you.
lesson-worms-2-dear = It is yours, but it cost more than one worm. The pearl in your own row is the cheapest.
lesson-worms-2-turn = Your turn is over. You wanted a pearl.
lesson-worms-3 = Now three fish lie in front of your boats: red in your row, blue in a middle row, purple in the other player’s. You have one red, two blue and one purple worm. For a fish all worms must have its colour.
lesson-worms-3-task = Take the fish that costs you two worms.
lesson-worms-3-done = Two blue worms for a blue fish in the middle. The purple one would cost three purple worms; you have only one.
lesson-worms-3-again = Take the blue male in the middle row.
lesson-worms-3-one = The red male cost one worm, for it lay in your own row. Two is the price in a middle row.
lesson-worms-3-turn = Your turn is over. Take the blue male first.

lesson-boats = Boats
lesson-boats-1 = You reach only the columns in front of which you have a boat, but those in all four rows. You have one boat, at the first column. A coral tree lies in the second. Another boat costs three worms of any colour and works at once.
lesson-boats-1-task = Buy a boat and take the coral tree.
lesson-boats-1-done = Four worms well spent: the boat stays, and the coral tree too.
lesson-boats-1-again = Three worms for the boat, one for the coral tree: you need all four.
lesson-boats-1-spent = Now the worms do not suffice for a boat and a coral tree. Buy the boat first.
lesson-boats-1-turn = Your turn is over. A boat for three worms, then the coral tree for one.
lesson-boats-2 = Boats lie side by side from the sea edge on; the next one always opens the next column. In a turn you may do as much as you like and can pay for, in any order. It ends when you say so, or by itself when nothing is left that you could do.

lesson-coral = First a coral tree
lesson-coral-1 = Fish live on coral trees, and you have none yet. So you cannot even take the red male. You have a red and a blue worm, and you choose what you pay with.
lesson-coral-1-task = Bring the red male to a coral tree of your own.
lesson-coral-1-done = The blue worm for the tree, the red one for the fish. It waits there for a partner now.
lesson-coral-1-again = First the coral tree, paid with blue; then the red male, paid with red.
lesson-coral-1-red = The red worm is gone, but the red male can only be paid for in red. Pay for the tree with blue.
lesson-coral-1-flip = That flipped a card, and now a worm is missing. Take the coral tree instead.
lesson-coral-1-turn = Your turn is over, and the fish has no home yet.
lesson-coral-2 = On an empty coral tree you may put any fish, and there it stays: fish never move from one tree to another. On each tree a pair breeds only once, so you need five trees to win; more than five you may not have.

lesson-pair = Which fish fits?
lesson-pair-1 = A red female waits, and the second tree is empty. A second fish may join her if it is of the other sex and if an open breeding card shows both colours. Red and yellow are wanted. Four fish drift in your row, all within reach.
lesson-pair-1-task = Let the red female breed.
lesson-pair-1-done = A yellow male with a red female: sexes and colours fit. The tree is full for good, and a new breeding card has been turned up.
lesson-pair-1-again = Look for a male in yellow, then choose the tree with the red female.
lesson-pair-1-alone = The right fish, but on the empty tree. There it waits alone: fish on different trees never meet.
lesson-pair-1-sex = Yellow is right, but this is a female as well. She had to go to the empty tree.
lesson-pair-1-colour = The sex is right, the colour is not: no open card shows red together with it. It went to the empty tree.
lesson-pair-1-turn = Your turn is over, and she is still alone. You wanted a yellow male.
lesson-pair-2 = It works the other way round as well: a yellow female and a red male would have bred the same card. But two red fish need the card with red twice. A fish that fits on none of your trees cannot be taken at all.

lesson-pearl = Pearls pay for everything
lesson-pearl-1 = Your green male waits for a blue female; she lies in a middle row and costs two blue worms. You have one blue worm, one red worm and a pearl. A pearl stands for one worm of whatever colour is needed.
lesson-pearl-1-task = Let the green male breed.
lesson-pearl-1-done = One blue worm and the pearl: two units of blue. Keep your pearls for the moment in which a colour is missing.
lesson-pearl-1-again = Take the blue female; pay with the blue worm and the pearl.
lesson-pearl-1-pearl = You have spent the pearl on something that a red worm would have paid for. Now blue is missing.
lesson-pearl-1-blue = The blue worm is gone; the pearl alone does not suffice for two.
lesson-pearl-1-turn = Your turn is over without a breeding.

lesson-flip = Flip, then take
lesson-flip-1 = The middle rows lie face down. To flip a card in front of your boats costs one worm of any colour; in the same turn you may then take it for only one more, for a fish of its colour. Your red female waits for a blue male. Try the middle row next to yours.
lesson-flip-1-task = Flip the card at the sea edge. If it fits, take it.
lesson-flip-1-done = One red worm to flip it, one blue to take it. You were lucky that it was a blue male.
lesson-flip-1-again = Flip the face-down card next to your own row, pay with red, and take it with blue.
lesson-flip-1-blue = It is a blue male, but your blue worm is spent. For flipping any colour would have done.
lesson-flip-1-other = Only water there. Try the middle row that lies next to yours.
lesson-flip-1-turn = Your turn is over. Flip a card first.
lesson-flip-2 = The low price holds until your turn ends. If you leave the card there, it lies open and costs two, for both of you. So flip what you could take at once.

lesson-shark = Sharks
lesson-shark-1 = The other player’s yellow female waits for a red male, and one drifts in the far row. A shark that you own chases one open card of the lagoon away, wherever it lies: it needs no boat there. It costs nothing but itself.
lesson-shark-1-task = Take the shark and chase the red male away.
lesson-shark-1-done = Shark and prey are on the discard pile, and the female waits on. You may keep as many sharks as you like, and use them in any turn of yours.
lesson-shark-1-again = Take the shark in your row, then use it on the red male.
lesson-shark-1-other = That card does not help the other player much. The yellow female waits for the red male.
lesson-shark-1-flip = That flipped a card. Take the shark at the sea edge of your row.
lesson-shark-1-turn = Your turn is over, and the red male is still there.
lesson-shark-2 = A shark can also chase a waiting fish from a coral tree of your own. Your green male blocks your only tree, and no open card shows green. You never can chase what belongs to the other player, nor water, nor face-down cards.
lesson-shark-2-task = Free your coral tree.
lesson-shark-2-done = The tree is empty again, and the red male in your row could move in.
lesson-shark-2-again = Use the shark on the green male on your own tree.
lesson-shark-2-other = That was a card in the lagoon. The green male sits on your own coral tree.
lesson-shark-2-turn = Your turn is over, and the tree is still blocked.

lesson-current = The current
lesson-current-1 = At the end of a turn every row moves up towards the sea until there is no gap. Open water that then lies at the sea edge drains, and the row moves up again. In your row a coral tree holds up two waters, and behind them comes a red male.
lesson-current-1-task = Let both waters drain this turn.
lesson-current-1-done = The tree is yours, the water has drained, and the red male has drifted three columns, right to your boat.
lesson-current-1-again = Two flipped cards and no worm left. Take the coral tree, then end your turn.
lesson-current-1-stuck = The coral tree still lies at the sea edge, so nothing behind it could move. Take it before you end your turn.
lesson-current-2 = New cards come in at the reef edge: face up in the outer rows, face down in the middle ones. A face-down card at the sea edge stops the current, even if it is water. During a turn nothing moves. Once seven cards are discarded, they are shuffled back into the draw pile.

lesson-chain = One after another
lesson-chain-1 = A red female and a green male are waiting. Red and blue are wanted; nothing is for green yet. But when a pair has bred, a new breeding card is turned up at once, and you may use it in the same turn.
lesson-chain-1-task = Breed twice in this turn.
lesson-chain-1-done = The new card wanted yellow and green. So breed first, look at the open cards again, and only then go on spending.
lesson-chain-1-again = That worm is missing now. Take the blue male for the red female, then look at the new card.
lesson-chain-1-one = One breeding, but the new card shows yellow and green, and a yellow female lay in your row.
lesson-chain-1-turn = Your turn is over without a breeding. Begin with the blue male.

lesson-fifth = The fifth breeding
lesson-fifth-1 = Four of your coral trees are full; a purple male waits on the fifth. A card with the same colour twice wants a male and a female of that colour.
lesson-fifth-1-task = Win the game.
lesson-fifth-1-done = Five breedings: you have won in this moment. Nobody gets another turn.
lesson-fifth-1-again = Look for a purple female within reach of your boats.
lesson-fifth-1-turn = You let the win drift away: the purple female lay in your row.
lesson-fifth-2 = Now you know the whole game. What follows is how to play it well.

lesson-reach = A second boat early
lesson-reach-1 = The third turn. With one boat you reach nothing of use, and five worms lie idle. In the second column there is a coral tree in your own row, and behind it comes a pearl.
lesson-reach-1-task = Buy a second boat and get your first coral tree.
lesson-reach-1-done = A boat is paid for once and helps in every turn to come. Do not stop at two: in tests a player who did won only 4 of 100 games against one who went on buying, and one who stopped at four won 21.
lesson-reach-1-again = Three worms for the boat, then one for the coral tree in the second column.
lesson-reach-1-spent = A flipped card without a coral tree is a gamble: a fish you could not even take. A boat stays.
lesson-reach-1-turn = Your turn is over. Idle worms catch nothing.

lesson-deny = The fish the other one needs
lesson-deny-1 = Both of you have bred four times. With your next worms you could buy a boat, reach the pink female and win. But first comes the other player: their yellow female wants a red or a blue male, and both are in sight. They have three boats and a red worm. You have one shark.
lesson-deny-1-task = Use your shark so that the other player cannot win at once.
lesson-deny-1-done = The red male was in reach and paid for. The blue one is beyond their boats, even if two new worms buy one more: you have gained time. In tests a player who used sharks won 56 of 100 games against one who never did.
lesson-deny-1-again = Which of the two males is in front of the other player’s boats?
lesson-deny-1-other = The red male is still there, in reach of their boats and for one red worm: they can win next turn.
lesson-deny-1-own = That chased your own fish away, and the other player can win next turn.
lesson-deny-1-turn = Your turn is over, and the other player takes the red male and wins.

lesson-game = Your first whole game
lesson-game-1 = A game against the gentlest opponent, about half an hour; you can stop and go on whenever you like. Both of you begin with one boat and a worm of each colour. The tutor asks before you give something away, and the bulb gives hints.
lesson-game-pick = Pick a worm in the colour of a fish you would like to take.
lesson-game-coral = Your turn. You have no coral tree yet: that comes first.
lesson-game-breed = A fish in sight would breed with one of yours. Do your boats reach it, and can you pay for it?
lesson-game-fish = A coral tree of yours is empty. Look at the open breeding cards: which fish has the best prospects of a partner?
lesson-game-boat = You have only one boat. The second costs three worms of any colour.
lesson-game-pay = Pay with colours for which you have no other use.
lesson-game-place = Choose a coral tree: with a partner it breeds at once, on an empty one it waits.
lesson-game-shark = You have a shark. Is there a fish in the lagoon that the other player is waiting for?
lesson-game-last = Somebody has bred four times. The next breeding may end the game: look at what both of you need.
