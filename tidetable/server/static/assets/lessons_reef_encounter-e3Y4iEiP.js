var e=`# The lessons of Reef Encounter (tidetable/lessons/reef_encounter/course.json, docs/lessons.md).

lesson-eat = Eat a coral
lesson-eat-1 = You are purple. Your shrimp lives on an orange coral of six tiles. A coral of five or more tiles is big enough for your parrotfish to eat, as the very first thing in your turn.
lesson-eat-1-task = Eat the orange coral.
lesson-eat-1-done = Four tiles went back into the bag, the other two into your fish, to the one that you put there in secret at the start. The shrimp is spent: you have only four, so four meals are all you get.
lesson-eat-1-again = Choose your shrimp on the orange coral and let your fish eat.
lesson-eat-1-late = Eating is only possible as the first thing in a turn: after anything else it is too late.
lesson-eat-1-turn = Taking a space of the open sea ends your turn. You wanted to eat first.
lesson-eat-2 = Whoever has the most points in the fish at the end wins. A tile in the fish counts one point, and one more for each colour that its own colour is stronger than, from two to four points in most games. So it matters what you eat, and how strong it is at the end.

lesson-collect = End your turn: the open sea
lesson-collect-1 = Every turn ends in the same way: you take one of the five spaces of the open sea, with its larva cube and all tiles on it. They go behind your screen. You need both: tiles to lay, and cubes to be allowed to lay them.
lesson-collect-1-task = You have yellow tiles. Take the space with the yellow cube.
lesson-collect-1-done = One yellow cube and three tiles, two of them yellow as well. Then each space with fewer than three tiles gets one new tile.
lesson-collect-1-again = The five spaces of the open sea each hold a cube of their own colour. You want the yellow one.
lesson-collect-2 = Everything else in a turn is up to you: eat one coral, play up to two larva cubes, bring in a shrimp, move shrimps, exchange tiles and cubes, play algae, lock one coral tile. Eating comes first, the open sea last, the rest in any order.

lesson-grow = Grow a coral
lesson-grow-1 = A larva cube lets you lay tiles of its colour: up to four from behind your screen, on free cells of the rocks. Tiles of one colour that touch along an edge are one coral. You hold a yellow cube and three yellow tiles.
lesson-grow-1-task = Make the yellow coral four tiles large.
lesson-grow-1-done = Four in one coral. The cube goes back to the supply.
lesson-grow-1-again = The three tiles have to become one coral with the yellow one that lies there, edge to edge. Sand is no rock, and corners do not count.
lesson-grow-1-turn = Your turn is over. First play the yellow cube, then lay the tiles.
lesson-grow-2 = You may lay fewer tiles than you have, and on different rocks. You may add to anybody’s coral; but two corals with a shrimp each may never be joined.

lesson-shrimp = A shrimp claims and shields
lesson-shrimp-1 = Once a turn you may bring in a new shrimp and set it on a coral that has none. The coral is yours then. The shrimp shields the tile it stands on and the tiles of that coral next to it.
lesson-shrimp-1-task = Bring in a shrimp that shields all five yellow tiles.
lesson-shrimp-1-done = In the middle it shields five tiles, at the tip of an arm only two.
lesson-shrimp-1-again = Bring in a shrimp and set it on the yellow coral.
lesson-shrimp-1-few = It shields only itself and its direct neighbours. Which tile has four neighbours?
lesson-shrimp-1-turn = Your turn is over before the shrimp came. Bring it in first.
lesson-shrimp-2 = Your shrimps may move in your turn, as often as you like, even away and back again: to another free coral, to another tile, or home behind the screen. At most two of yours may stand on one rock. On the way one may rest on bare rock, but not when the turn ends.

lesson-extra = Extra growth
lesson-extra-1 = Each rock has one cell with a plus. Whoever lays a tile beside it while it is empty gets a tile of that colour there for nothing. You have one yellow tile and one cube.
lesson-extra-1-task = Get a tile for nothing.
lesson-extra-1-done = One laid, two on the rock: the second came from the bonus tiles. Look for this cell whenever it is free; overgrowing a tile beside it works too. Only two corals with a shrimp each are never joined by it.
lesson-extra-1-again = The tile has to lie right beside the cell with the plus, not on it, and not somewhere else.
lesson-extra-1-turn = That ended your turn. Play the yellow cube first.

lesson-attack = Overgrow what is weaker
lesson-attack-1 = The ten coral tiles of the open-sea board say which colour is stronger: yellow beats pink here. Beside a coral of two or more tiles you may lay tiles of its colour over weaker ones. What you overgrow is consumed and lies in front of your screen.
lesson-attack-1-task = Overgrow two pink tiles with yellow.
lesson-attack-1-done = Your coral grew, the pink one shrank, and you have two consumed tiles to spend.
lesson-attack-1-again = Lay the yellow tiles on pink ones that lie next to the yellow coral.
lesson-attack-1-turn = That ended your turn. Play the yellow cube first.
lesson-attack-2 = A single tile cannot attack: the attacking coral needs at least two tiles before. How large the attacked one is does not matter.
lesson-attack-2-task = Overgrow a pink tile.
lesson-attack-2-done = First to two, then over the pink tile: both with the same cube.
lesson-attack-2-again = Lay the first yellow tile next to the yellow one; then there are two, and they can attack.
lesson-attack-2-turn = That ended your turn. Play the yellow cube first.
lesson-attack-3 = A tile with a shrimp on it, or next to a shrimp in the same coral, cannot be overgrown, not even by its owner. The green shrimp shields two of these four pink tiles.
lesson-attack-3-task = Overgrow a pink tile that is not shielded.
lesson-attack-3-done = The rest of the coral is smaller now, and what is cut off from the shrimp belongs to nobody. A shrimp in the wrong place shields little.
lesson-attack-3-again = The two pink tiles on the right have no shrimp beside them.
lesson-attack-3-turn = That ended your turn. Play the yellow cube first.

lesson-money = Consumed tiles are money
lesson-money-1 = In front of your screen lies a consumed pink tile. You have three pink tiles behind it, but no pink cube. A consumed tile can be exchanged for a larva cube of its colour.
lesson-money-1-task = Get a pink cube and play it.
lesson-money-1-done = Now you may lay your pink tiles. With a pink cube consumed pink tiles may be laid as well; they do not count towards the four.
lesson-money-1-again = Exchange the tile in front of your screen for a cube, then play the cube.
lesson-money-1-turn = That ended your turn. Exchange first.
lesson-money-2 = The other way works too: a larva cube can be exchanged for a tile of its colour. Here you have two pink cubes and one pink tile.
lesson-money-2-task = Exchange a cube for a tile.
lesson-money-2-done = Two tiles and a cube to lay them with.
lesson-money-2-again = Choose one of your cubes and exchange it for a tile.
lesson-money-2-turn = That ended your turn. Exchange first.

lesson-alga = Algae turn strengths over
lesson-alga-1 = For a consumed tile of any colour you can also play an alga. It turns over every coral tile that shows its large leaf: then the other colour of the pair is the stronger one. Yellow beats orange now, and a yellow coral lies beside yours.
lesson-alga-1-task = Make orange stronger than yellow.
lesson-alga-1-done = The blue alga turned all coral tiles with a large blue leaf: orange beats yellow now, but grey beats orange, and yellow beats grey. Always look at everything that turns; turned, a coral tile shows another large leaf. You may play as many algae as you can pay for.
lesson-alga-1-again = Pay with the consumed tile for an alga: the one whose large leaf is on the coral tile of yellow and orange.
lesson-alga-1-other = That alga turned other coral tiles. Look which large leaf the tile of yellow and orange shows.
lesson-alga-1-turn = That ended your turn. Play an alga first.

lesson-lock = Lock a strength for good
lesson-lock-1 = Once you have eaten a coral, in this turn or long ago, an alga may also lock one coral tile, once a turn: it never turns again. All others with the same large leaf turn over. Your fish holds white tiles, and white beats yellow and orange.
lesson-lock-1-task = Lock a coral tile on which white is the stronger one.
lesson-lock-1-done = Nobody can take this point from your white tiles any more.
lesson-lock-1-again = Pay with the consumed tile, then choose a coral tile with white on top to lock it.
lesson-lock-1-other = White is not the stronger one on that tile: locking it gives your fish nothing.
lesson-lock-1-turn = That ended your turn. Lock first.
lesson-lock-2 = The game ends when all ten coral tiles are locked, when somebody has eaten four corals, when the open sea cannot be refilled, or when nothing can be laid any more. In the first two cases everybody else may take a last bite.

lesson-score = What is it worth?
lesson-score-1 = Orange: seven tiles, so three stay in the fish, but orange beats only one colour: two points each. White: six tiles, two stay, but white beats three colours: four points each.
lesson-score-1-task = Eat what brings more points.
lesson-score-1-done = Two tiles at four points are eight. The three orange ones would have brought six, as long as nothing is turned over.
lesson-score-1-again = You may eat now: choose one of your shrimps.
lesson-score-1-less = Three tiles at two points are six. The other coral would have brought eight.
lesson-score-1-turn = That ended your turn without a meal.

lesson-last = The last bite
lesson-last-1 = The other player, green, has just eaten a fourth coral, so the game ends. Everybody else may eat once more, but now five tiles go back into the bag instead of four: a coral needs six.
lesson-last-1-task = Take the larger bite.
lesson-last-1-done = Seven tiles minus five: two stay. Near the end keep a large coral ready for this bite.
lesson-last-1-again = Choose one of your shrimps to eat.
lesson-last-1-few = Six minus five leaves one tile. Your other coral is larger.
lesson-last-1-none = You may do without, but tiles in the fish are points.
lesson-last-2 = With equal points more consumed tiles in front of the screen win, then more larva cubes. Now you know the whole game. What follows is how to play it well.

lesson-wait = Let it grow
lesson-wait-1 = Five tiles may be eaten, but four of them go back: one would stay. With the cube and tiles you have the coral can grow to eight or nine tiles; of eight, four stay next turn. Your shrimp shields only part of it, but no stronger coral is near.
lesson-wait-1-task = Make the orange coral at least eight tiles large.
lesson-wait-1-done = Four tiles for one shrimp instead of one. In tests a player who ate at six to eight tiles won about 60 of 100 games against one who ate at five; one who waited for ten lost more than half. Eat sooner where a stronger coral could cut it down before your next turn, or where the game may end first.
lesson-wait-1-again = Lay the orange tiles where they touch the orange coral. Beside the cell with the plus one more grows by itself.
lesson-wait-1-soon = Only one tile stayed in your fish, for one of your four shrimps.
lesson-wait-1-turn = That ended your turn. Play the orange cube first.

lesson-two = A cube that feeds another
lesson-two-1 = You may play two larva cubes. The first can feed the second: lay a weak colour beside your own coral, then overgrow it. That gives you growth and money in one turn. Yellow beats pink.
lesson-two-1-task = Play both cubes and consume a pink tile.
lesson-two-1-done = Pink tiles you had no use for became money for cubes, algae and locks. Do it when the first cube feeds the second; a second cube for its own sake costs tiles you will miss.
lesson-two-1-again = Lay the pink tiles right beside your yellow coral, then lay yellow on top of them.
lesson-two-1-order = Yellow first leaves nothing to overgrow. Lay pink first.
lesson-two-1-turn = That ended your turn. You have two cubes to play.

lesson-locks = Lock what your fish holds
lesson-locks-1 = Your fish holds three orange tiles and a white one. Orange beats pink and grey, and yellow beats orange. A lock keeps one coral tile as it is and turns all others with the same large leaf: choose one that helps twice.
lesson-locks-1-task = Lock a coral tile so that your fish gains three points.
lesson-locks-1-done = Orange over grey is safe for good, and the same blue leaf turned yellow over orange into orange over yellow: one point more for each orange tile.
lesson-locks-1-again = Look for a coral tile with orange on top that shows the same large leaf as the tile of yellow and orange.
lesson-locks-1-loss = That lock turned a coral tile against the colours in your fish.
lesson-locks-1-turn = That ended your turn. Lock first.

lesson-game = Your first whole game
lesson-game-1 = A game against the gentlest opponent, about three quarters of an hour; you can stop and go on whenever you like. The tutor asks before you give something away, and the bulb gives hints.
lesson-game-fish = One tile goes into your fish in secret. Choose a colour you would like to see strong.
lesson-game-larva = Take cubes of colours of which you hold tiles.
lesson-game-main = Your turn: eat first if you want to, play up to two cubes, bring in a shrimp, exchange or play algae, and end with a space of the open sea.
lesson-game-meal = You could eat now, as the first thing. Is the coral large enough, or is it still safe to let it grow?
lesson-game-place = Lay tiles where they touch, best beside the cell with the plus while it is empty.
lesson-game-drop = Set the shrimp in the middle: it shields its own tile and those beside it.
lesson-game-front = You have consumed tiles: exchange them for cubes, or play an alga.
lesson-game-lock = You have eaten, so you may lock. Choose a colour that your fish holds.
lesson-game-last = The last bite: five tiles go back this time.
`;export{e as default};