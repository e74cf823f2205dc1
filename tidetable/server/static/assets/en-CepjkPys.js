var e={titles:{"# game":`The game`,aim:`What it is about`,water:`The lagoon`,"reef-cards":`The reef cards`,colours:`Six colours`,"breeding-cards":`The breeding cards`,things:`Worms, boats and dice`,"# setup":`Setting up`,setup:`Before you begin`,first:`Who begins`,"first-chosen":`Who begins: agreed`,options:`What a table may change`,"# turn":`Your turn`,turn:`The course of a turn`,worms:`Worms for you`,"other-worm":`Worms for the other player`,do:`What you can do`,alone:`What happens by itself`,"# buy":`Buying`,boats:`Boats`,prices:`What a card costs`,pay:`Paying`,flip:`Flipping a card`,"flip-turn":`Taking what you have flipped`,"flip-now":`Taking what you have flipped: at once`,"water-no":`Water`,kept:`Pearls and sharks`,"# breed":`Breeding`,corals:`Coral trees`,fish:`Where a fish goes`,breeding:`Breeding`,"new-card":`A new breeding card`,"# shark":`Sharks`,shark:`Using a shark`,prey:`What a shark can chase`,"prey-water":`What a shark can chase: water too`,"# current":`The current`,flow:`The current runs`,refill:`New cards`,"run-out":`When something runs out`,tide:`The spring tide`,"no-tide":`No spring tide`,"# end":`The end`,win:`The fifth breeding`,limit:`The last turn`,known:`Nothing is secret between you`,"# examples":`Examples to play`,"example-boat":`A boat, and what it brings`,"example-pair":`The first pair`,"example-chain":`One after another`,"example-flow":`Making the water move`,"example-win":`The fifth`,tips:`For your first game`,"# index":`Index`},passages:{aim:[{html:`<p>Between the two of you lies a lagoon in which everything drifts slowly from the reef out to the sea. With coloured worms you fish out what you need: first coral trees, then a male and a female whose colours are wanted together. Where such a pair meets on a coral tree, it breeds.</p>
<p>Whoever is the first to have bred <strong>five times</strong> wins at once.</p>`},{figure:`lagoon`,caption:`The lagoon. Your row is at the bottom; the current carries everything to the left, towards the sea.`}],water:[{html:`<p>The lagoon has four rows of eight cards. The row nearest to you is <strong>your row</strong>, the one at the far side is the other player’s; both lie face up. The two <strong>middle rows</strong> lie face down.</p>
<p>At the left is the <strong>sea edge</strong>, at the right the <strong>reef edge</strong>. Everything drifts from the reef to the sea. A <strong>column</strong> is the four cards one above another; the first column is the one at the sea.</p>`}],"reef-cards":[{html:`<p>Sixty reef cards make up the water:</p>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Card</th>
<th>How many</th>
<th>What for</th>
</tr>
</thead>
<tbody><tr>
<td>fish</td>
<td>see below</td>
<td>six colours, males and females</td>
</tr>
<tr>
<td>coral tree</td>
<td>{reef_cards.coral}</td>
<td>where fish live</td>
</tr>
<tr>
<td>pearl</td>
<td>{reef_cards.pearl}</td>
<td>pays like a worm of any colour</td>
</tr>
<tr>
<td>shark</td>
<td>{reef_cards.shark}</td>
<td>chases a card away</td>
</tr>
<tr>
<td>open water</td>
<td>{reef_cards.water}</td>
<td>nothing; it drains away at the sea edge</td>
</tr>
</tbody></table></div>
<p>Of each kind of fish there are one or two, as the dots on its card say:</p>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Colour</th>
<th>Males</th>
<th>Females</th>
</tr>
</thead>
<tbody><tr>
<td>red</td>
<td>{reef_cards.red_male}</td>
<td>{reef_cards.red_female}</td>
</tr>
<tr>
<td>yellow</td>
<td>{reef_cards.yellow_male}</td>
<td>{reef_cards.yellow_female}</td>
</tr>
<tr>
<td>blue</td>
<td>{reef_cards.blue_male}</td>
<td>{reef_cards.blue_female}</td>
</tr>
<tr>
<td>green</td>
<td>{reef_cards.green_male}</td>
<td>{reef_cards.green_female}</td>
</tr>
<tr>
<td>purple</td>
<td>{reef_cards.purple_male}</td>
<td>{reef_cards.purple_female}</td>
</tr>
<tr>
<td>pink</td>
<td>{reef_cards.pink_male}</td>
<td>{reef_cards.pink_female}</td>
</tr>
</tbody></table></div>
<p>The printed game says that there are sixty cards, but not how many of each. Unless a table has entered what a real box holds, these numbers are a choice of this house; they are no secret.</p>`}],colours:[{html:`<p>Fish and worms are red, yellow, blue, green, purple or pink. Each colour has a pattern and two letters of its own as well. Males and females differ in their outline.</p>`}],"breeding-cards":[{html:`<p>There are twenty-one breeding cards: every pair of two colours once, and of each colour the pair with itself. Four lie open. An open card says which two colours can breed now: a male of the one with a female of the other, whichever way round.</p>`}],things:[{html:`<p>There are eight worms of each colour, two dice with the six colours, and fifteen boats. What nobody owns lies in the supply.</p>`}],setup:[{html:`<ol>
<li>Shuffle the sixty reef cards. Lay out four rows of eight, the outer ones face up, the middle ones face down. The rest is the draw pile.</li>
<li>Shuffle the breeding cards and turn up four.</li>
<li>Each player takes one worm of each colour, and one boat, which is laid at the first column, beside the sea.</li>
</ol>
<p>Water that lies at the sea edge now stays there: the current runs for the first time at the end of the first turn.</p>`}],first:[{html:`<p>The seat that begins is drawn.</p>`}],"first-chosen":[{html:`<p>At this table it is not drawn but agreed who begins.</p>`}],options:[{html:`<p>You can agree on who begins, on how long a flipped card is cheap, on what sharks may chase, on the spring tide, on the length of a game, and on the cards in the box. This rulebook tells what holds at your table; whatever is not as usual is marked.</p>`}],turn:[{html:`<ol>
<li>Two dice are rolled, and there are <a href="#worms">worms</a> for both of you.</li>
<li>You do <a href="#do">as much as you like and can pay for</a>.</li>
<li>The <a href="#flow">current</a> runs, and new cards come in.</li>
</ol>
<p>Then it is the other player’s turn. In a turn that is not yours you do nothing but take a worm; pearls and sharks can only be used in your own.</p>`}],worms:[{html:`<p>For each die you get a worm of its colour. If the supply has none of that colour any more, you choose another colour for that die instead.</p>`}],"other-worm":[{html:`<p>Then the player whose turn it is not takes <strong>one</strong> worm, of one of the two colours that were rolled, as they choose. If there is none left of either, it may be any colour.</p>`}],do:[{html:`<p>Do any of these, in any order, as often as you can pay:</p>
<ul>
<li><strong>take</strong> an open card from the lagoon,</li>
<li><strong>flip</strong> a face-down card,</li>
<li>buy a <strong>boat</strong>,</li>
<li>use a <strong>shark</strong>.</li>
</ul>
<p>You end your turn when you have had enough. What is done stays done.</p>`}],alone:[{html:`<p>Where there is nothing to choose the table goes on by itself: a payment that can be made in one way only, a fish that has only one place to go, a turn in which nothing is left to do. Chance has its say only in the dice, when cards are shuffled, and in who begins.</p>`}],boats:[{html:`<p>You reach only the columns in front of which you have a <strong>boat</strong>, but those in all four rows. Boats lie side by side from the sea edge on, without a gap. You begin with one; another costs three worms of any colour and works at once.</p>
<p>There are fifteen boats: if one player has eight, the other can have no more than seven.</p>`},{figure:`reach`,caption:`With two boats you reach the first two columns. What glows can be chosen.`}],prices:[{html:`<p>The nearer, the cheaper:</p>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Where</th>
<th>Price</th>
</tr>
</thead>
<tbody><tr>
<td>in your own row</td>
<td>1</td>
</tr>
<tr>
<td>in a middle row, face up</td>
<td>2</td>
</tr>
<tr>
<td>in the other player’s row</td>
<td>3</td>
</tr>
</tbody></table></div>
<p>A <strong>fish</strong> is paid for in worms of its own colour. <strong>Coral trees, pearls and sharks</strong> are paid for in any colours, mixed as you like.</p>`},{figure:`fish`,caption:`Red fish in three rows: the nearest costs one red worm, the one in the middle two, the farthest three.`}],pay:[{html:`<p>A <strong>pearl</strong> stands for one worm of whatever colour is needed, for every price. You choose freely what you pay with; there is no change. Worms go back to the supply, pearls to the discard pile. A pearl that you are just buying cannot pay for itself.</p>
<p>The table proposes a payment; you can change it before you confirm.</p>`}],flip:[{html:`<p>A face-down card in front of your boats costs <strong>one</strong> worm of any colour to flip. It is turned up and stays where it is.</p>`},{figure:`flipped`,caption:`A green female has come to light in the middle row.`}],"flip-turn":[{html:`<p>For the rest of your turn you may take the card you have flipped for only <strong>one</strong> more. You may do other things in between: buy the coral tree for it, say. After your turn it lies open and costs two, for both of you.</p>`}],"flip-now":[{html:`<p>If you take the card as the very next thing, it costs only <strong>one</strong> more. As soon as you do anything else, it costs two, for both of you.</p>`}],"water-no":[{html:`<p>Open water cannot be taken. It is of no use but to drain.</p>`}],kept:[{html:`<p>Pearls and sharks that you have taken lie open before you until you use them. You may have any number.</p>`}],corals:[{html:`<p>A coral tree that you take lies before you for good. Nobody has more than <strong>five</strong>, those on which something has bred included. Five are also what you need to win.</p>`}],fish:[{html:`<p>A fish goes on one of your coral trees at once:</p>
<ul>
<li>on an <strong>empty</strong> one, or</li>
<li>to a waiting fish <strong>of the other sex</strong>, if an open breeding card shows both colours.</li>
</ul>
<p>If there is no such place, you cannot take the fish. Fish are never kept beside the corals and never move from one to another. On an empty tree you may put any fish, even one that fits no open card.</p>`},{figure:`empty-coral`,caption:`An open card wants red and yellow. A red female is waiting; the yellow male can join her.`}],breeding:[{html:`<p>When the second fish arrives, the two breed at once: the breeding card is laid on the coral tree, and both fish go to the discard pile. That tree is full for good.</p>
<p>Two fish that wait on different trees never breed with each other, even if a fitting card comes up. Each waits until you bring it a partner.</p>`},{figure:`bred`,caption:`Bred: the card with the two colours lies on the coral tree.`}],"new-card":[{html:`<p>For the card that was used another one is turned up at once. If it fits, you may use it in the same turn.</p>`}],shark:[{html:`<p>A shark that you own chases <strong>one</strong> card away, in your own turn and for nothing. It needs no boat there. Both the shark and its prey go to the discard pile; the gap stays until the current runs.</p>
<p>With a shark you spoil what the other player is waiting for, or make room for the current.</p>`},{figure:`sharks`,caption:`The shark could chase the yellow male in the other player’s row away.`}],prey:[{html:`<p>Any fish, coral tree, pearl or other shark that lies face up in the lagoon, in any row and column; or a waiting fish on a coral tree <strong>of your own</strong>. Never a face-down card, never open water, and nothing of the other player’s.</p>`}],"prey-water":[{html:`<p>Any card that lies face up in the lagoon, in any row and column, open water included; or a waiting fish on a coral tree <strong>of your own</strong>. Never a face-down card, and nothing of the other player’s.</p>`}],flow:[{html:`<p>At the end of a turn, in each row by itself:</p>
<ol>
<li>All cards move up towards the sea until there is no gap. They stay as they are, face up or face down.</li>
<li>If <strong>open water</strong> lies at the sea edge now, it drains to the discard pile; and the next card too, if it is open water, and so on. A face-down card stops it, whatever it is.</li>
<li>The cards move up once more.</li>
</ol>
<p>During a turn nothing moves: gaps stay until the end.</p>`},{figure:`before`,caption:`Before: open water lies at the sea edge of the far row.`},{figure:`after`,caption:`After: it has drained, the row has moved up, and new cards have come in at the reef.`}],refill:[{html:`<p>The gaps, which now lie at the reef edge, are filled from the draw pile: face up in the outer rows, face down in the middle ones.</p>
<p>Before that, the discard pile is shuffled into the draw pile if it holds <strong>seven or more</strong> cards, or if the draw pile is too small. If there still are not enough cards, the places farthest from the sea stay empty for now. Water that comes in at the sea edge of an emptied row stays until the current runs again.</p>`}],"run-out":[{html:`<p>If a colour of worms is used up, another may be chosen; if all are, there are none. If the boats are used up, nobody can buy one. Breeding cards never run out.</p>`}],tide:[{html:`<p>If <strong>four turns</strong> in a row are still, so that whoever’s turn it is does nothing and nothing drains, a spring tide comes: the card at the sea edge of every row is swept away, even a face-down one, and then the current runs once more. To take a worm is not to do something. The tide keeps the game from standing still; it is a rule of this house.</p>`}],"no-tide":[{html:`<p>At this table no spring tide comes when nobody does anything.</p>`}],win:[{html:`<p>Whoever breeds for the fifth time has won in that moment. The turn is not played on, and the other player gets no further one.</p>`}],limit:[{html:`<p>So that no game goes on for ever, it ends after turn {turn_limit} at the latest. Then the one with more breedings wins; if they are equal, the one with more coral trees; if those are equal too, it is a draw.</p>`}],known:[{html:`<p>Everything lies open: worms, pearls, sharks, corals, fish, boats, the discard pile. Nobody knows the face-down cards, the draw pile and the order of the breeding cards. Which cards have not been seen yet anybody can count; the draw pile shows it on a tap.</p>`}],"example-boat":[{html:`<p>A red female waits on your coral tree, and an open card wants red and blue. You have just bought a third boat. In its column, in the other player’s row, a blue male drifts by: three units, blue worms or pearls.</p>`},{figure:`try-boat`,caption:`Take the blue male, and choose what you pay with.`},{html:`<p>It was dear: a boat and three units. But the fish would have drifted on, and so would your chance.</p>`}],"example-pair":[{html:`<p>The red female waits; the open card wants red and yellow.</p>`},{figure:`try-pair`,caption:`One of the fish you can reach is the right one.`},{html:`<p>The red male beside it is of no use to her: two red fish need the red-red card. And a yellow <em>female</em> would be the wrong sex.</p>`}],"example-chain":[{html:`<p>You have a worm of each colour you need, a red female and a green male. What comes up when red and blue have bred?</p>`},{figure:`try-chain`,caption:`Take the blue male, and then look at the open cards again.`}],"example-flow":[{html:`<p>No fish in reach helps you. But the coral tree at the sea edge of your row holds the current up: behind it lies open water.</p>`},{figure:`try-flow`,caption:`Take the coral tree and end your turn; then look what the current does.`}],"example-win":[{html:`<p>Four breedings, and a purple male waits on your last coral tree.</p>`},{figure:`try-win`,caption:`One card is missing.`}],tips:[{html:`<ul>
<li>Begin with a coral tree. Without an empty one you cannot even take a fish.</li>
<li>Look at the open breeding cards first, then at the fish that drift towards your boats.</li>
<li>Buy boats early: two or three columns are too few, and with more you reach a fish before the other player does.</li>
<li>Cards drift towards your boats by themselves, and towards those of the other player too. Waiting saves you a boat; a card never gets cheaper by it.</li>
<li>Keep a pearl for the moment in which the colour is missing.</li>
<li>A waiting fish with three open cards to choose from is worth more than one with a single hope.</li>
<li>Use a shark on the fish the other player needs, when it is about to come within reach; or to free a coral tree of your own from a fish that fits no open card any more.</li>
</ul>`}]},index:[{term:`boat`,passages:[`boats`]},{term:`breeding`,passages:[`breeding`,`new-card`]},{term:`breeding card`,passages:[`breeding-cards`,`new-card`]},{term:`card prices`,passages:[`prices`]},{term:`colours`,passages:[`colours`]},{term:`column`,passages:[`water`,`boats`]},{term:`coral tree`,passages:[`corals`,`fish`]},{term:`current`,passages:[`flow`]},{term:`dice`,passages:[`things`,`worms`]},{term:`discard pile`,passages:[`refill`]},{term:`draining`,passages:[`flow`]},{term:`draw pile`,passages:[`refill`]},{term:`end of the game`,passages:[`win`,`limit`]},{term:`fish`,passages:[`fish`,`reef-cards`]},{term:`flipping`,passages:[`flip`,`flip-turn`,`flip-now`]},{term:`middle row`,passages:[`water`]},{term:`open water`,passages:[`water-no`,`flow`]},{term:`options`,passages:[`options`]},{term:`paying`,passages:[`pay`]},{term:`pearl`,passages:[`pay`,`kept`]},{term:`reef edge`,passages:[`water`]},{term:`sea edge`,passages:[`water`,`flow`]},{term:`shark`,passages:[`shark`,`prey`,`prey-water`]},{term:`spring tide`,passages:[`tide`,`no-tide`]},{term:`starting player`,passages:[`first`,`first-chosen`]},{term:`supply`,passages:[`things`,`run-out`]},{term:`turn`,passages:[`turn`]},{term:`turn limit`,passages:[`limit`]},{term:`winning`,passages:[`aim`,`win`]},{term:`worm`,passages:[`worms`,`other-worm`,`pay`]}]};export{e as default};