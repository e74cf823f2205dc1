var e=`# The lessons of Fish'n'Stones (tidetable/lessons/fish_n_stones/course.json, docs/lessons.md).

lesson-aim = Catch fish
lesson-aim-1 = You are the red cat. It sits in front of your left column and may pull one spot of it into the bucket. Every fish is a point for you, every stone costs one.
lesson-aim-1-task = Catch the spot with the most fish.
lesson-aim-1-done = Three fish, three points. You took the nearest spot here, but distance never matters: near, middle and far are all the same to your cat.
lesson-aim-1-again = Look for the card with three fish in the lit column.
lesson-aim-1-stone = That was a stone: it costs you a point.
lesson-aim-1-few = A fish is a fish, but one spot of this column holds more of them.
lesson-aim-2 = Your bucket shows what you have caught. After four rounds the player with the most points, fish minus stones, wins. Round by round you first cast, then bait, then fish: that comes next.

lesson-cast = Cast
lesson-cast-1 = A round begins. Nine new cards lie in the pond, and everybody secretly lays their cat in front of one of their three columns. Only in that column may it fish later.
lesson-cast-1-task = Lay your cat in front of the column with the three fish.
lesson-cast-1-done = The others cannot see where your cat lies, and you do not know where theirs does. The blue cat sits opposite: its three columns are the same as yours, seen from the other side.
lesson-cast-1-again = The three fish lie far away on the right. Columns run from your shore straight across the pond, so that is your right column.
lesson-cast-2 = After casting, everybody in turn may bait once. You will learn that in a moment; it is never an obligation.
lesson-cast-2-task = Do not bait this time.
lesson-cast-2-done = No harm done: nobody learned where your cat is. The blue cat did not bait either, and now you fish first.
lesson-cast-2-again = That would be a bait. For now choose “Do not bait”.
lesson-cast-3 = Now every cat in turn is turned up and catches one spot of its column.
lesson-cast-3-task = Catch the three fish.
lesson-cast-3-done = That was a whole round: cast, bait, fish. Then nine new cards are laid on top of whatever was left. With more players, cats at the sides fish across your columns.
lesson-cast-3-again = The three fish lie at the far end of your column.
lesson-cast-3-stone = Stones cost points. The fish lie at the far end of your column.

lesson-lure = Bait
lesson-lure-1 = To bait is to lure one stack onto a spot of your cat’s column, from a spot right beside, above or below it, never diagonally. It lands on top: two catches in one.
lesson-lure-1-task = Lure the three fish onto the single fish in your column.
lesson-lure-1-done = One and three are four fish on one spot. The spot they came from is empty now. You may lure onto an empty spot too: then the stack just changes place.
lesson-lure-1-again = The three fish lie near you in the middle; the single fish lies next to them, at the near left.
lesson-lure-1-none = You may leave baiting out, but here a bait brings you three more fish.
lesson-lure-2 = The blue cat does not bait. You are the first to fish.
lesson-lure-2-task = Catch all four.
lesson-lure-2-done = A catch takes the whole stack, from top to bottom.
lesson-lure-2-again = The stack you made lies nearest to you in your column.

lesson-pile = Pile up your own column
lesson-pile-1 = A stack may also come from your own column. From its middle spot it can go two ways, towards you or away from you: choose the stack, then where it goes.
lesson-pile-1-task = Put the three fish and the two fish of your column on one spot.
lesson-pile-1-done = Five on one spot. Whatever is lured, the whole stack goes along, stones too.
lesson-pile-1-again = The three fish are in the very middle of the pond, the two fish lie behind them at the far end of your column.
lesson-pile-1-stone = Now your fish lie on a stone. The two fish are on the other side, at the far end.
lesson-pile-1-none = You can do better than nothing: bring your five fish together.
lesson-pile-2 = The spot in the middle is empty now; there is nothing to catch there.
lesson-pile-2-task = Catch the five fish.
lesson-pile-2-done = Well caught.
lesson-pile-2-again = That was the wrong spot: all five fish lie on one.
lesson-pile-3 = Three things to remember. Everybody baits at most once a round. A bait tells your column to everybody, for the stack must land in it. And it binds you to nothing: you may still catch another spot of your column.

lesson-covered = What lies below
lesson-covered-1 = Round two. Each new card was laid on what was left there. The near left spot is two cards high: under the three fish lie two stones, which were open in the first round. The stack shows its height, not what is covered.
lesson-covered-2 = You always take the whole stack, so its worth is the sum of all its cards. Under the far stone there is only water; the two fish in the middle lie alone.
lesson-covered-2-task = Make the catch that is worth most.
lesson-covered-2-done = Two points. The three fish with their two stones would have been worth just one.
lesson-covered-2-again = Count fish minus stones for the whole stack of each spot.
lesson-covered-2-stones = Three fish minus two covered stones: one point only. There was something better.
lesson-covered-2-stone = A stone on water: minus one.

lesson-must = Fishing is a must
lesson-must-1 = The blue cat has fished first and left you little: your column holds two stones, water, and an empty spot. As long as anything lies there you have to catch something.
lesson-must-1-task = Lose as little as possible.
lesson-must-1-done = Water counts nothing, neither for nor against you.
lesson-must-1-again = Two stones cost two points. The water card costs nothing.
lesson-must-2 = If only one stack is left in your column, you catch it without being asked, stones or not. If everything is gone you catch nothing, and get nothing in return. Several cats may well aim at the same spot: whoever comes first gets it.

lesson-order = Who comes first
lesson-order-1 = The player with the float begins: first to bait, and first to fish. Here that is the blue cat. It has lured two fish onto three, at the middle left. So everybody knows its column, but the last bait is yours.
lesson-order-2 = Whatever lies next to your column you may lure away, even if somebody has just put it there. Your cat lies in front of the middle column.
lesson-order-2-task = Take the five fish away from the blue cat.
lesson-order-2-done = The blue cat fishes first, but its prize is gone. Whoever baits last has the last word; whoever fishes first has the first grab.
lesson-order-2-again = The five fish lie at the middle left, right beside the centre of the pond, which is in your column.
lesson-order-2-none = Then the blue cat catches five fish. You can still prevent that.
lesson-order-3 = Now it is your catch. They lie on a stone, but they are worth it.
lesson-order-3-task = Catch the five fish.
lesson-order-3-done = Four points for you instead of five for the blue cat. After each round the float goes to the next player, clockwise, so everybody is first now and then.
lesson-order-3-again = The stack you lured lies in the very middle.

lesson-end = The end
lesson-end-1 = The very last catch of round four. You have 8 points without a stone, the blue cat has 9 points: 11 fish, 2 stones. With equal points, fewer stones win. Near left, two stones and two fish lie under the one fish; at the far left, stones lie under the water.
lesson-end-1-task = Win the game.
lesson-end-1-done = Nine each, but you have no stones: the game is yours.
lesson-end-1-again = You need one more point, and no stone.
lesson-end-1-stones = That stack has stones in it. With the single fish you also reach nine points, and win because you have fewer stones.
lesson-end-2 = After the fourth round the game is over at once; what is left in the pond counts for nobody. Points and stones all equal? Then you share the place. Now you know all the rules.

lesson-always = Bait nearly every round
lesson-always-1 = Your column holds three single fish. Before you settle for one of them, look at everything that lies next to your column. Players who never bait win only three games in ten against those who do.
lesson-always-1-task = Catch at least four fish this round.
lesson-always-1-done = Three lured and one that was there. When you bait, count a spot together with its best neighbour, not its card alone.
lesson-always-1-again = Look for the three fish next to your column, lure them onto a fish, and catch that spot.
lesson-always-1-few = Two and one are three. There is a neighbour with more.
lesson-always-1-none = Without a bait you catch a single fish.

lesson-memory = Remember the pond
lesson-memory-1 = Round one. Keep the left column in mind: three fish near you, two stones in the middle, water far away. Nobody catches anything there. Then new cards come on top.
lesson-memory-2 = Round two: a stone now covers one spot, three fish cover another, one fish the third. Remembering pays: whoever does wins two games out of three against somebody who sees only the top cards.
lesson-memory-2-task = Make a catch worth two points.
lesson-memory-2-done = A stone on top, three fish below: two points, and nobody else wanted them. Of the 36 cards 20 show fish (only four of them three), 12 stones, 4 water.
lesson-memory-2-again = Add what lay there in round one. Which spot is worth two?
lesson-memory-2-stones = Three fish, but the two stones of round one lie below: one point.

lesson-next = What can the next one do?
lesson-next-1 = You bait first and fish first, but the blue cat baits in between, and you do not know where it is. Six fish on one spot would be lovely, for whoever lures them away.
lesson-next-1-task = Make sure of three fish this round.
lesson-next-1-done = With two good spots you can lose one and still fish well; if you have only one, a bait can make the second. Looking one bait ahead wins seven games out of ten against somebody who takes the biggest pile each time.
lesson-next-1-again = Keep your two good spots apart: whatever the blue cat does, it can take only one of them.
lesson-next-1-stolen = The blue cat lured your pile away, and there was nothing left. It can move only one stack: give it no stack worth everything.

lesson-deny = What you take away counts too
lesson-deny-1 = The blue cat has piled up five fish at the middle left and fishes first. Yours is the last bait. You could make four fish for yourself, or take away what it wants, even though yours then lie on two stones.
lesson-deny-1-task = Get the better of the blue cat in this round.
lesson-deny-1-done = Three points for you, one for the blue cat. Four against five would have been a loss: with two players, a point you take away is as good as one you win.
lesson-deny-1-again = You took the prize away: now catch it, though it lies on stones. Five fish minus two stones are three points.
lesson-deny-1-left = The blue cat caught its pile. Compare both catches: you need more than it gets.

lesson-game = Your first whole game
lesson-game-1 = Four rounds against the gentlest opponent. The tutor looks on and asks before you give something away; the bulb above the board gives a hint whenever you want one. Nobody is in a hurry.
lesson-game-cast = Cast: choose the column in which you would like to fish. Nobody sees which one it is.
lesson-game-bait = Bait: which stack beside your column would make your catch larger, or your opponent’s smaller?
lesson-game-fish = Fish: the whole stack counts, fish minus stones.
lesson-game-covered = New cards cover what was left. Try to remember what lies below.
lesson-game-last = The last round: now only the final score matters. With equal points, fewer stones win.
`;export{e as default};