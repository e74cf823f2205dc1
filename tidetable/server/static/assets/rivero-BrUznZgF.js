var e=[{id:`1`,title:`At a glance`,html:`<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th></th>
<th></th>
</tr>
</thead>
<tbody><tr>
<td>Name</td>
<td>Rivero</td>
</tr>
<tr>
<td>Author / publisher / year</td>
<td>unknown (the rulebook names none)</td>
</tr>
<tr>
<td>Players</td>
<td>exactly 2</td>
</tr>
<tr>
<td>Length</td>
<td>not stated; about 40 turns in all, 30 to 45 minutes, from simulation</td>
</tr>
<tr>
<td>Kind</td>
<td>rummy-like hand management with a shared market and take-that action cards</td>
</tr>
<tr>
<td>Goal</td>
<td>own a <strong>Rivero</strong> (one river of at least 8 river cards), have an <strong>empty hand</strong> and an <strong>empty groundwater pile</strong></td>
</tr>
<tr>
<td>Second way to end</td>
<td>the ocean (draw pile) runs out: most river cards lying in own rivers, minus own groundwater cards, wins</td>
</tr>
</tbody></table></div>
<p>How it feels: you collect runs of one river (suit) in hand, lay runs of three and let them grow card by card up to eight and more.
Cards you do not want go face up into a common 3 x 4 market, the <em>source</em>; a run laid with your <em>canteen</em> lets you later scoop a whole column of three
from that market. Instead of a normal turn you may gamble on an action card: the sun gives cards, the tap steals from the end of a river or from the source, the bridge steals
from the middle of a river or becomes your joker. Surplus hand cards sink into your groundwater and block your victory, so speed and a lean hand pull against each other.</p>
`},{id:`2`,title:`Components`,html:`<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Component (identifier)</th>
<th>Count</th>
<th>Note</th>
</tr>
</thead>
<tbody><tr>
<td>River card (<code>river_card</code>)</td>
<td>80</td>
<td>4 rivers x values 1..10 x 2 copies; the rulebook gives the factors</td>
</tr>
<tr>
<td>Sun action card (<code>sun</code>)</td>
<td>6</td>
<td></td>
</tr>
<tr>
<td>Tap action card (<code>tap</code>)</td>
<td>6</td>
<td></td>
</tr>
<tr>
<td>Bridge action card (<code>bridge</code>)</td>
<td>6</td>
<td></td>
</tr>
<tr>
<td>Groundwater card (<code>groundwater_card</code>)</td>
<td>2</td>
<td>one per player, a place marker, never moves</td>
</tr>
<tr>
<td>Canteen card (<code>canteen</code>)</td>
<td>2</td>
<td>one per player; one is blue, the other is orange in our art (RV-40)</td>
</tr>
<tr>
<td><strong>All cards</strong></td>
<td><strong>102</strong></td>
<td>80 + 18 + 2 + 2</td>
</tr>
</tbody></table></div>
<p>Exact river cards: for each river name in {Nile, Colorado, Danube, Amazon} and each value in {1,2,3,4,5,6,7,8,9,10}: two identical cards.
The two copies are indistinguishable; the engine handles <strong>card types</strong>, <code>t = 10*r + (v-1)</code>, <code>t</code> in 0..39, with r: 0 Nile, 1 Colorado, 2 Danube, 3 Amazon and v in 1..10.
All river cards have the same back (any ocean card can serve unseen as a bridge). Action cards have a back of their own (they form a pile apart).</p>
<h3>Zones and coordinates</h3>
<p>Seats are 0 and 1. The common area is a grid (RV-3):</p>
<pre tabindex="0"><code>              col 0     col 1     col 2     col 3
 GW seat 0  | (0,0)   | (0,1)   | (0,2)   | (0,3) |   row 0 = bank on seat 0&#39;s side
 OCEAN      | (1,0)   | (1,1)   | (1,2)   | (1,3) |   row 1 = middle row, the 4 base cards, always filled
 GW seat 1  | (2,0)   | (2,1)   | (2,2)   | (2,3) |   row 2 = bank on seat 1&#39;s side
</code></pre>
<ul>
<li>Ocean and both groundwater cards stand left of column 0. <code>(row, col)</code>, cell index = <code>4*row + col</code>, 0..11.</li>
<li>A <strong>cell</strong> holds 0, 1 or 2 cards, all face up. Two cards = a <em>doubled</em> cell: a bottom (still legible) and a top card, same value, different rivers.</li>
<li>Rows 0 and 2 are the <strong>banks</strong>. They start empty. Either player may fill either bank.</li>
<li>A <strong>column</strong> c is the three cells (0,c), (1,c), (2,c).</li>
<li>The source is <strong>full</strong> when all 8 bank cells hold a card.</li>
</ul>
<p>Other zones, per seat: <code>hand</code>, <code>groundwater</code> (ordered face-down pile, top = last in), <code>rivers</code> (12 numbered slots 0..11, RV-38), <code>canteen</code> (FREE or a slot number),
<code>action_card</code> (none / sun / tap / bridge), <code>action_river_cards</code> (0..2 face-up river cards beside it), <code>action_bridge</code> (none or one face-down river card beside a bridge card).
Common: <code>ocean</code>, <code>action_draw</code>, <code>action_discard</code>.</p>
<p>A <strong>river</strong> = owner, name r, lowest value <code>lo</code>, and a list of cells of consecutive values lo..hi. Each cell is a river card (type r, that value) or a bridge (any hidden card).
First and last cell are always river cards, two bridges are never neighbours, and a river has at least 3 cells. <code>length(river)</code> = number of river cards in it; bridges do not count.</p>
`},{id:`3`,title:`Setup (2 players only)`,html:`<p>Engine order, every shuffle from the seeded generator:</p>
<ol>
<li>Shuffle the 80 river cards: the ocean, face down.</li>
<li>Turn the top 4 of the ocean face up into (1,0), (1,1), (1,2), (1,3). Banks stay empty.</li>
<li>Shuffle the 18 action cards. The first 6 are set aside: they are the start of <code>action_discard</code>, face down and unseen (they return to the game by the reshuffle, RV-2). The other 12 are <code>action_draw</code>, face down (RV-1).</li>
<li>Each player draws 8 cards from the ocean; dealt one by one, seat 0 first (immaterial). The ocean now holds 80 - 4 - 16 = <strong>60</strong> cards.</li>
<li>The two canteens are dealt at random, one each, and lie FREE and face up before their owners. The seat with the blue one is the <strong>first player</strong>.</li>
<li>Groundwater piles, rivers and action areas are empty. The first player begins in phase TURN_START with turn number 1.</li>
</ol>
`},{id:`4`,title:`Turn structure (state machine)`,html:`<p>Players alternate strictly. A turn is one of two <strong>options</strong>:</p>
<ul>
<li><strong>Option 1</strong>: draw one card from the ocean (forced), then steps 1, 2, 3 in this fixed order, each optional as the rules below allow, then the 8-card rule.</li>
<li><strong>Option 2</strong>: draw and execute one action card, then the 8-card rule. No melding in such a turn.</li>
</ul>
<p>General rules for all decisions:</p>
<ul>
<li>A decision is asked only when at least two legal actions exist; a single legal action is executed by the engine, in every phase without exception, several in a row if need be.</li>
<li>An action that asks CHOOSE_RIVER, CHOOSE_CELL, TAP_END or BRIDGE_POSITION takes effect only with that answer; until then nothing moves (the card stays in hand), and there is no way back.</li>
<li>After every action, its automatic consequences (release, refill) included, the engine checks for a win (section 6); this comes before the follow-up questions EXTRA_DRAW and CANTEEN.</li>
<li>Turn flags, cleared at TURN_START: <code>step</code>=1, <code>doubled</code>, <code>melded</code>, <code>canteen_placed</code>, <code>canteen_spent</code>, <code>must_use</code> (set of card types, or none), <code>pending_column</code>.</li>
</ul>
<h3>Phase TURN_START</h3>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Action</th>
<th>Legal when</th>
<th>Effect</th>
</tr>
</thead>
<tbody><tr>
<td>OPTION_1</td>
<td>always (the ocean is never empty here)</td>
<td>top ocean card to own hand, go to MAIN</td>
</tr>
<tr>
<td>OPTION_2</td>
<td>own <code>action_card</code> is none</td>
<td>if <code>action_draw</code> is empty: shuffle <code>action_discard</code>, its first 6 become the new <code>action_discard</code>, the rest <code>action_draw</code>. Then the top of <code>action_draw</code> lies face up before the player; go to SUN, TAP or BRIDGE accordingly</td>
</tr>
</tbody></table></div>
<h3>Phase MAIN (steps 1, 2 and 3 of option 1)</h3>
<p>The player repeats actions from this table until one of the three closing actions.</p>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Action</th>
<th>Step</th>
<th>Legal when</th>
<th>Effect (details in section 5)</th>
</tr>
</thead>
<tbody><tr>
<td>TAKE_ACTION_CARD i</td>
<td>1, 2</td>
<td>own <code>action_river_cards</code> has an index i</td>
<td>that card to own hand</td>
</tr>
<tr>
<td>TAKE_GROUNDWATER</td>
<td>1, 2</td>
<td>table option <code>groundwater_take</code> = any_time only; own hand &lt; 8; own groundwater not empty</td>
<td>top card of own groundwater to own hand</td>
</tr>
<tr>
<td>PLAY t</td>
<td>1, 2</td>
<td>t in hand and <code>targets(t)</code> not empty</td>
<td>extend an own river, or exchange a bridge in any river; if several targets: phase CHOOSE_RIVER</td>
</tr>
<tr>
<td>NEW_RIVER r, lo</td>
<td>1 only</td>
<td>lo, lo+1, lo+2 of river r all in hand; a free river slot</td>
<td>lay a new river of these three cards</td>
</tr>
<tr>
<td>NEW_RIVER_BRIDGE r, lo</td>
<td>1 only</td>
<td>lo and lo+2 of river r in hand; own <code>action_bridge</code> present; a free slot</td>
<td>lay lo, bridge, lo+2</td>
</tr>
<tr>
<td>TAKE_COLUMN c</td>
<td>1 only</td>
<td>canteen lies at an own river; not <code>canteen_placed</code>; all three cells of the column filled; an immediate use exists</td>
<td>take the column; opens <code>must_use</code></td>
</tr>
<tr>
<td>DOUBLE t</td>
<td>1 or 2, moves to step 2</td>
<td>not <code>doubled</code>; t in hand; a cell with exactly one card, same value, other river</td>
<td>put t on that cell; several cells: CHOOSE_CELL; then EXTRA_DRAW</td>
</tr>
<tr>
<td>DISCARD t</td>
<td>closing</td>
<td>t in hand; source not full</td>
<td>t into a bank cell; several open cells: CHOOSE_CELL; then END_OF_TURN, or MAIN again in step 3 (RV-33)</td>
</tr>
<tr>
<td>SWAP t</td>
<td>closing</td>
<td>source full; t in hand; a swap cell for t exists</td>
<td>exchange with that cell&#39;s top card; several: CHOOSE_CELL; then END_OF_TURN</td>
</tr>
<tr>
<td>FINISH</td>
<td>closing</td>
<td>source full, <strong>or</strong> hand size &lt; <code>forced_discard_at</code> (default 9), <strong>or</strong> step 3</td>
<td>nothing; END_OF_TURN</td>
</tr>
</tbody></table></div>
<ul>
<li>While <code>must_use</code> is set, <strong>only</strong> these are legal: PLAY t with t in <code>must_use</code> and a target; NEW_RIVER using at least one type in <code>must_use</code>; NEW_RIVER_BRIDGE whose lo or lo+2 is in <code>must_use</code>.</li>
<li>After DOUBLE (step 2) NEW_RIVER, NEW_RIVER_BRIDGE and TAKE_COLUMN are gone for this turn; PLAY and TAKE_ACTION_CARD stay.</li>
<li>In step 3 (after a DISCARD that leaves the turn open, RV-33) only DISCARD, while the source is not full, and FINISH are legal.</li>
<li>To lay a run longer than three: NEW_RIVER with any three of it, then PLAY the others one by one.</li>
</ul>
<h3>Sub-phases of MAIN</h3>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Phase</th>
<th>Asked after</th>
<th>Options</th>
</tr>
</thead>
<tbody><tr>
<td>CHOOSE_RIVER</td>
<td>PLAY with more than one target</td>
<td>RIVER(owner, slot), one per target</td>
</tr>
<tr>
<td>CHOOSE_CELL</td>
<td>DOUBLE / DISCARD / SWAP with more than one cell</td>
<td>CELL(index), one per legal cell</td>
</tr>
<tr>
<td>EXTRA_DRAW</td>
<td>every DOUBLE, if the ocean is not empty</td>
<td>EXTRA_DRAW_YES (ocean card to hand) / EXTRA_DRAW_NO; back to MAIN, step 2</td>
</tr>
<tr>
<td>CANTEEN</td>
<td>NEW_RIVER or NEW_RIVER_BRIDGE when the canteen lies at another own river and not <code>canteen_spent</code></td>
<td>CANTEEN_MOVE / CANTEEN_LEAVE; back to MAIN</td>
</tr>
</tbody></table></div>
<h3>Phases of option 2</h3>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Phase</th>
<th>Options</th>
<th>Then</th>
</tr>
</thead>
<tbody><tr>
<td>SUN</td>
<td>SUN_OCEAN; SUN_GROUNDWATER(seat) for each seat whose groundwater is not empty</td>
<td>END_OF_TURN</td>
</tr>
<tr>
<td>TAP</td>
<td>CELL(index) for every filled source cell; RIVER(owner, slot) for every river of either player that has no canteen</td>
<td>a cell: END_OF_TURN; a river: TAP_END</td>
</tr>
<tr>
<td>TAP_END</td>
<td>TAP_LOW / TAP_HIGH</td>
<td>END_OF_TURN</td>
</tr>
<tr>
<td>BRIDGE</td>
<td>BRIDGE_STORE; RIVER(owner, slot) for every river of either player with a legal bridge position</td>
<td>store: END_OF_TURN; river: BRIDGE_POSITION</td>
</tr>
<tr>
<td>BRIDGE_POSITION</td>
<td>BRIDGE_AT v for each legal value v in that river</td>
<td>END_OF_TURN</td>
</tr>
</tbody></table></div>
<h3>Phase END_OF_TURN (8-card rule, after option 1 and after option 2)</h3>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Situation</th>
<th>Options</th>
</tr>
</thead>
<tbody><tr>
<td>own hand &gt; 8</td>
<td>TO_GROUNDWATER t for each type in hand: that card face down on top of own groundwater; repeat until 8 are left</td>
</tr>
<tr>
<td>own hand &lt; 8 and own groundwater not empty</td>
<td>TAKE_GROUNDWATER (top card to hand; repeat while &lt; 8) or END_TURN</td>
</tr>
<tr>
<td>otherwise</td>
<td>END_TURN (forced)</td>
</tr>
</tbody></table></div>
<p>END_TURN: if the ocean is empty the game ends by exhaustion; otherwise the other seat gets TURN_START.</p>
`},{id:`5`,title:`Effects and edge cases`,html:`<h3 id="rule-5.1">5.1 targets(t) for PLAY (value v, river name r)</h3>
<p>A river with the same name is a target of the active player p when one of these holds; for one river never more than one holds:</p>
<ol>
<li>own river, v = lo-1 or v = hi+1: <strong>extension</strong>;</li>
<li>own river, v = lo-2 or v = hi+2, and p has an <code>action_bridge</code>: <strong>extension with bridge</strong>: the stored card becomes the bridge at lo-1 (or hi+1) and t is laid beyond it;</li>
<li>river of <strong>either</strong> player, lo &lt; v &lt; hi and the cell of value v is a bridge: <strong>bridge exchange</strong>: t replaces the bridge, the hidden card goes to p&#39;s hand.</li>
</ol>
<p>Extensions set <code>melded</code>; a bridge exchange does not. Nobody may ever extend the opponent&#39;s river. Rivers are separate objects and are never merged, even when their values touch or overlap.</p>
<h3 id="rule-5.2">5.2 New river</h3>
<p>The three cells go to the lowest free slot; <code>melded</code> = true; then the release check (5.6); then, if <code>must_use</code> was set, it is satisfied (5.3 item 5); then the canteen:</p>
<ul>
<li><code>canteen_spent</code>: no canteen, no question;</li>
<li>canteen FREE: it is laid at the new river (forced), <code>canteen_placed</code> = true;</li>
<li>canteen at another own river: decision CANTEEN. MOVE: it now lies at the new river, <code>canteen_placed</code> = true. LEAVE: nothing changes.</li>
</ul>
<p>Any number of new rivers per turn. The canteen is laid only when a new river is made, never later at an existing river.</p>
<h3 id="rule-5.3">5.3 TAKE_COLUMN c</h3>
<ol>
<li>Legal only if at least one of the three top cards has an immediate use, judged with hand + the three cards: a target per 5.1, or a legal NEW_RIVER / NEW_RIVER_BRIDGE (free slot included) that lays it as a river card.</li>
<li>The three top cards go to the active player&#39;s hand.</li>
<li>Any bottom cards of that column go to the <strong>other</strong> player&#39;s hand at once (0..3 cards). His hand may exceed 8 until the end of his own next turn.</li>
<li>The canteen becomes FREE, <code>canteen_spent</code> = true; <code>must_use</code> = the types of the three cards; <code>pending_column</code> = c.</li>
<li>The next action must use one of them. When it is resolved, <code>must_use</code> is cleared and the column is refilled: (1,c) from the ocean (if not empty); then, from the <strong>active player&#39;s own</strong> groundwater, top first, one card each while it lasts: the cell on his own side ((0,c) for seat 0, (2,c) for seat 1), then the cell on the other side. Bank cells without a card stay empty. Then the win check.</li>
<li>The other taken cards are ordinary hand cards. Other source cells do not move.</li>
</ol>
<h3 id="rule-5.4">5.4 Doubling</h3>
<p>The target cell holds exactly one card, same value, different river; banks and middle row alike. Never a third card on a cell. Once per turn. The extra ocean card is optional, and not offered if the ocean is empty.</p>
<h3 id="rule-5.5">5.5 Discard, full source, swap</h3>
<ul>
<li><strong>Open cell</strong> for a discard: an empty bank cell (row 0 or 2) with col = 0, or with a filled left or right neighbour in the same row. If a bank has any empty cell, at least one is open.</li>
<li>At most one discard or swap per turn; with the table option <code>rivero_discards</code> = several the owner of a Rivero may discard more than once (RV-33). With <code>forced_discard_at</code> or more cards in hand and a source that is not full, a DISCARD is compulsory: one, also for who may discard several.</li>
<li><strong>Swap</strong>: only if the source is full, with any filled cell, banks and middle row alike. The cell&#39;s top card has the same value as t and a different river; if the cell is doubled, its bottom card must also be of a river other than t&#39;s. t becomes the top card, the former top card goes to hand. Hand size is unchanged, so the 8-card rule may follow.</li>
<li>An empty middle cell (possible only after the ocean ran out, in the very last turn) is not an open cell.</li>
</ul>
<h3 id="rule-5.6">5.6 Action cards</h3>
<p>Drawn only in option 2, executed at once, and left lying before the player; river cards gained by it lie face up beside it (they are not in hand), index 0 the one that came first. From his next own turn on, in MAIN, the player may take them, one per TAKE_ACTION_CARD, or leave them.</p>
<p><strong>Release check</strong> (after each TAKE_ACTION_CARD and after each new river or extension): if <code>melded</code> is true this turn and no card, open or hidden, lies beside the own action card, the action card goes to <code>action_discard</code> at once. Until released, option 2 is closed to that player. A released card does not reopen option 2 in the same turn.</p>
<ul>
<li><strong>Sun</strong>: SUN_OCEAN: the top 2 ocean cards (1 if only 1 is left) face up beside the sun. SUN_GROUNDWATER(s): the top 2 cards (1 if only 1) of seat s&#39;s groundwater, face up beside the sun.</li>
<li><strong>Tap, source cell</strong>: the top card of the cell beside the tap. If a card remains in the cell, nothing else. If the cell is now empty: middle row: refill from the ocean; bank: the top card of the active player&#39;s own groundwater, or nothing if that is empty.</li>
<li><strong>Tap, river</strong> (own or opponent&#39;s, without canteen): lowest or highest river card beside the tap. Then: a bridge that is now first or last falls to the <strong>owner&#39;s</strong> groundwater; if fewer than 3 cells remain, they all fall to the owner&#39;s groundwater and the slot is free. Order of falling: the loose bridge first, then the remaining cells from low to high (the highest ends on top).</li>
<li><strong>Bridge, replace</strong>: a river of either player (a canteen does not protect), a river card that is neither first nor last and whose two neighbours are river cards. That card goes face up beside the bridge card; the top ocean card takes its place face down, unseen by all.</li>
<li><strong>Bridge, store</strong>: the top ocean card face down, unseen, beside the bridge card as <code>action_bridge</code>. It can only be used as a bridge (5.1 item 2, NEW_RIVER_BRIDGE), never taken in hand. Using it always also releases the bridge card.</li>
</ul>
<p>No action card can be impossible: the ocean has a card whenever option 2 starts, and the middle row is full.</p>
<h3 id="rule-5.7">5.7 Canteen</h3>
<p>Protects its river against the tap of <strong>both</strong> players for as long as it lies there; it ends when the owner takes a column or moves the canteen to a new river. It does not stop bridges. A river with a canteen can therefore never be dissolved.</p>
<h3 id="rule-5.8">5.8 Limits</h3>
<ul>
<li>River values 1..10, so a river has at most 10 cells. A river may grow beyond 8.</li>
<li>Hand size: at most 8 at the end of one&#39;s own turn. Largest possible hand: 8 + 3 (bottom cards received) + 1 + 2 + 3 = <strong>17</strong> (reached in simulation).</li>
<li>At most one action card, hence at most one stored bridge, per player.</li>
<li>12 river slots per player; if all are in use, new rivers are not offered. Never more than 9 were in use in any simulated game.</li>
</ul>
`},{id:`6`,title:`End and scoring`,html:`<p><strong>Win by Rivero</strong>: a player who has at least one river of length &gt;= 8, an empty hand and an empty groundwater pile wins at once. Checked after every action with its automatic consequences (so also after DOUBLE, before the extra card is offered), first for the active player, then for the other (RV-32). Cards beside an action card, a stored bridge, or an action card still lying there do not prevent the win.</p>
<p><strong>Exhaustion</strong>/RV-34: the turn in which the ocean becomes empty is played to its end (draws and refills that find no card are skipped); if nobody has won, the game ends at END_TURN. There is no further turn for the other player.
Score of a seat = sum of <code>length</code> of all own rivers - number of cards in own groundwater. Hand cards, cards beside action cards and bridges count nothing. Higher score wins (scores may be negative).
Tie: the longer longest river wins (by <code>length</code>; 0 without a river); if equal again, the game is a <strong>draw</strong>.</p>
<p>With table option <code>exhaustion_end = immediate</code> the game ends and is scored in the moment the last ocean card has reached its destination: the action that took it is completed with all its automatic consequences (a refill fills the banks too), then comes the win check, then the scoring. Nothing more is asked, and the 8-card rule does not apply.</p>
<p><strong>Result record</strong>: <code>reason</code> is <code>rivero</code> or <code>exhaustion</code>; <code>scores</code> are reckoned as above in either case; <code>ranks</code> are 1 for the winner and 2 for the loser (after a Rivero whatever the scores say), 1 and 1 in a draw.</p>
<p><strong>The game always ends</strong>: every option-1 turn takes at least one ocean card, so there are at most 60; a player&#39;s option-2 turns are separated by at least one own option-1 turn, because only there an action card can be released, so option-2 turns &lt;= 60 + 2. Hence at most <strong>122 turns</strong>. No turn cap is needed. Within a turn every action consumes hand cards, table cards or once-per-turn rights, so a turn is finite.</p>
`},{id:`7`,title:`Hidden information`,html:`<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Zone</th>
<th>Owner</th>
<th>Opponent</th>
<th>Spectator</th>
</tr>
</thead>
<tbody><tr>
<td>ocean</td>
<td>count only</td>
<td>count only</td>
<td>count only</td>
</tr>
<tr>
<td>source cells, both layers</td>
<td>open</td>
<td>open</td>
<td>open</td>
</tr>
<tr>
<td>hand</td>
<td>open</td>
<td>count only</td>
<td>count only</td>
</tr>
<tr>
<td>rivers, river cards</td>
<td>open</td>
<td>open</td>
<td>open</td>
</tr>
<tr>
<td>bridges in rivers</td>
<td>that it is a bridge; face unknown to all</td>
<td>same</td>
<td>same</td>
</tr>
<tr>
<td>groundwater pile</td>
<td>count; plus the faces the owner has seen on their way in</td>
<td>count; plus faces that were public on their way in</td>
<td>count; plus public faces</td>
</tr>
<tr>
<td>canteen position, action card before a player</td>
<td>open</td>
<td>open</td>
<td>open</td>
</tr>
<tr>
<td>river cards beside an action card</td>
<td>open</td>
<td>open</td>
<td>open</td>
</tr>
<tr>
<td>stored bridge</td>
<td>existence; face unknown to all</td>
<td>same</td>
<td>same</td>
</tr>
<tr>
<td><code>action_draw</code></td>
<td>count</td>
<td>count</td>
<td>count</td>
</tr>
<tr>
<td><code>action_discard</code></td>
<td>the played cards open; the 6 set aside unknown</td>
<td>same</td>
<td>same</td>
</tr>
</tbody></table></div>
<p>Groundwater knowledge: each pile card carries a <code>known_to</code> set, fixed on arrival: put there from hand: {owner}; river card fallen from a tapped river: both and spectators; fallen bridge: nobody. Showing a player what he has legitimately seen is a memory aid, not a right to search the pile: order and choice stay top-first.
A card drawn from groundwater into hand is seen only by its owner; one laid into the source or beside a sun is public. A hidden bridge card taken in hand is seen only by the taker. Bottom cards given to the other player, and cards taken from source, rivers or action cards, are public when they move (the log names them); ocean draws and groundwater discards are logged without the face.</p>
`},{id:`8`,title:`Rulings`,html:`<p>Table options (both readings are printed or natural): <code>forced_discard_at</code> = <strong>9</strong> (default) or 8; <code>exhaustion_end</code> = <strong>finish_turn</strong> (default) or immediate; <code>groundwater_take</code> = <strong>end_of_turn</strong> (default) or any_time; <code>rivero_discards</code> = <strong>one</strong> (default) or several. Everything else is fixed.</p>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>No.</th>
<th>Question</th>
<th>Readings</th>
<th>Ruling and reason</th>
</tr>
</thead>
<tbody><tr>
<td id="rule-RV-1">RV-1</td>
<td>Action draw pile: text says 12 beside 6 set aside, the setup figure (badly scanned) shows the number 18</td>
<td>12 / 18</td>
<td><strong>12 + 6</strong>. The text is explicit; 18 is the total.</td>
</tr>
<tr>
<td id="rule-RV-2">RV-2</td>
<td>The six set-aside cards, and the reshuffle</td>
<td>seen/unseen; reshuffle when the last card is drawn / when one is needed</td>
<td>Unseen; they are the bottom of the discard pile. Reshuffle <strong>when option 2 is chosen and the draw pile is empty</strong>, so that all released cards take part; again six are set aside. 11 or 12 cards are then drawn from (a card lying before the opponent stays out).</td>
</tr>
<tr>
<td id="rule-RV-3">RV-3</td>
<td>Shape of the source</td>
<td>fixed 3x4 / growing without limit</td>
<td><strong>3x4</strong>. Four base cards are &quot;always&quot; there, columns have three cards, and the source can be full, so it is finite. Groundwater cards flank the ocean, so each heads one outer row.</td>
</tr>
<tr>
<td id="rule-RV-4">RV-4</td>
<td>Where may a discard lie</td>
<td>any empty bank cell / only beside, sideways, a groundwater card or source card; own bank / either bank</td>
<td><strong>Sideways neighbour, either bank.</strong> If above/below counted, every bank cell would always touch a base card and naming the groundwater card would be idle; and the text says <em>a</em> groundwater card, not yours.</td>
</tr>
<tr>
<td id="rule-RV-5">RV-5</td>
<td>Column with an empty bank cell</td>
<td>may / may not be taken</td>
<td><strong>May not</strong>: both texts speak of three cards.</td>
</tr>
<tr>
<td id="rule-RV-6">RV-6</td>
<td>Bottom cards of a taken column</td>
<td>at once / later; hand limit</td>
<td>To the other player&#39;s hand at once; his limit is checked only at the end of his own turn.</td>
</tr>
<tr>
<td id="rule-RV-7">RV-7</td>
<td>&quot;Use one at once&quot;</td>
<td>somewhere this turn / next action</td>
<td><strong>Next action.</strong> Nothing is lost: preparatory extensions and new rivers can be made before taking. Identical copies count as the taken card.</td>
</tr>
<tr>
<td id="rule-RV-8">RV-8</td>
<td>Refill after a column</td>
<td>before/after the use; order; duty</td>
<td>After the first use (the texts tell it last); ocean for the middle (forced), own groundwater for the banks (forced while it lasts), own side first (the banks are equivalent, a choice would be an idle click).</td>
</tr>
<tr>
<td id="rule-RV-9">RV-9</td>
<td>Canteen at a new river while it lies elsewhere</td>
<td>must move / stays / choice</td>
<td>FREE: forced. Lying elsewhere: <strong>player&#39;s choice</strong>. The text orders to lay it beside a new river but says nothing of recalling it; the choice contains both readings.</td>
</tr>
<tr>
<td id="rule-RV-10">RV-10</td>
<td>&quot;Or&quot; between new river and column in step 1</td>
<td>exclusive / not</td>
<td><strong>Not exclusive</strong>; the &quot;or&quot; is about the canteen: in one turn it is either laid or spent, never both. Laying and spending in the same turn is impossible in either order. Here we are <strong>more permissive than the rulebook&#39;s wording</strong>, which offers a new river <em>or</em> a column as step 1: a turn may see both, if the canteen lay at an older river (take the column, then begin a river without it; or begin a river, leave the canteen, and take the column).</td>
</tr>
<tr>
<td id="rule-RV-11">RV-11</td>
<td>How many new rivers, extensions per turn</td>
<td>one / any</td>
<td><strong>Any number</strong>; only doubling carries &quot;once per turn&quot;. New rivers and columns belong to step 1, so not after doubling (fixed order). A run completed by the extra ocean card waits for the next turn.</td>
</tr>
<tr>
<td id="rule-RV-12">RV-12</td>
<td>Three steps (main text) or two (overview)</td>
<td>-</td>
<td>Same thing: the overview counts the discard as the close of option 1.</td>
</tr>
<tr>
<td id="rule-RV-13">RV-13</td>
<td>Taking cards from an action card</td>
<td>must/may; all/some; when</td>
<td><strong>May, one by one, in steps 1 and 2 of any later option-1 turn.</strong> Main text permits (&quot;card or cards&quot;), overview says &quot;next turn or later&quot;.</td>
</tr>
<tr>
<td id="rule-RV-14">RV-14</td>
<td>When does the action card leave</td>
<td>only if the meld comes after the taking / same turn in either order; automatic? which acts count</td>
<td><strong>Same turn, either order, automatic.</strong> Needed: nothing lies beside it, and a new river or an extension was made this turn by its owner. A bridge exchange does not count: the texts list it apart from extending. Melds of earlier turns do not count.</td>
</tr>
<tr>
<td id="rule-RV-15">RV-15</td>
<td>May the hidden card beside a bridge card be taken in hand</td>
<td>yes / no</td>
<td><strong>No</strong>: it stays unseen and is defined as a bridge.</td>
</tr>
<tr>
<td id="rule-RV-16">RV-16</td>
<td>Where goes the river card replaced by a bridge</td>
<td>actor&#39;s bridge card / owner&#39;s groundwater / source</td>
<td><strong>Face up beside the actor&#39;s bridge card</strong>: what an action yields lies beside it, and the permission to do it in an own river makes sense only so.</td>
</tr>
<tr>
<td id="rule-RV-17">RV-17</td>
<td>Does a joker bridge count towards the three cards of a new river</td>
<td>yes / no (bridges do not count for length)</td>
<td><strong>Yes</strong>. A joker stands for a card; the rulebook itself treats 5-bridge-7 as a river of three cards. For Rivero and final score it never counts.</td>
</tr>
<tr>
<td id="rule-RV-18">RV-18</td>
<td>Bridge although the player holds the missing card</td>
<td>allowed / not</td>
<td><strong>Allowed</strong>; hands are hidden, a ban could not be checked at a table.</td>
</tr>
<tr>
<td id="rule-RV-19">RV-19</td>
<td>Bridge positions</td>
<td>-</td>
<td>Interior, both neighbours river cards; canteen is no protection (it is named only against the tap).</td>
</tr>
<tr>
<td id="rule-RV-20">RV-20</td>
<td>Canteen and tap: own tap too? until when</td>
<td>-</td>
<td>Any tap, also the owner&#39;s; until the canteen leaves the river.</td>
</tr>
<tr>
<td id="rule-RV-21">RV-21</td>
<td>Tap leaves two cards of a four-card river with a bridge (e.g. 5-6-[x]-8, tap 8 leaves 5-6)</td>
<td>stay / fall</td>
<td><strong>Fall</strong> to the owner&#39;s groundwater: fewer than three cards is no river, as with the printed three-card case. A rest such as 4-[x]-6 (three cells) stays.</td>
</tr>
<tr>
<td id="rule-RV-22">RV-22</td>
<td>Order in the groundwater of falling cards</td>
<td>-</td>
<td>Loose bridge, then low to high.</td>
</tr>
<tr>
<td id="rule-RV-23">RV-23</td>
<td>Tap on the source: &quot;other open place gets a groundwater card&quot;</td>
<td>only the cell just emptied / any open cell</td>
<td><strong>Only the cell just emptied</strong>; the overview says that <em>the</em> place stays empty without groundwater.</td>
</tr>
<tr>
<td id="rule-RV-24">RV-24</td>
<td>Is the groundwater searchable</td>
<td>owner chooses / top card</td>
<td><strong>Face-down pile, top first, nobody searches.</strong> Bridges go there explicitly unseen.</td>
</tr>
<tr>
<td id="rule-RV-25">RV-25</td>
<td>When may groundwater be taken in hand</td>
<td>any time / end of own turn; also after option 2?</td>
<td><strong>End of own turn, both options, up to 8</strong> (default). The main text gives the permission as the counterpart of &quot;more than eight at the end of the turn&quot;. The overview repeats it in a paragraph of its own without a time; hence table option any_time: also in MAIN, steps 1 and 2 (not while <code>must_use</code> is set), so that cards can be fetched after melding and laid in the same turn.</td>
</tr>
<tr>
<td id="rule-RV-26">RV-26</td>
<td>Forced discard with exactly 8 cards: main text &quot;fewer than eight&quot; frees you, overview &quot;8 or fewer&quot;</td>
<td>forced at 8 / at 9</td>
<td><strong>At 9</strong> (default): agrees with the limit of eight. Table option 8.</td>
</tr>
<tr>
<td id="rule-RV-27">RV-27</td>
<td>Swap details</td>
<td>-</td>
<td>Only with a full source, optional, top cards only; doubled cells keep two different rivers.</td>
</tr>
<tr>
<td id="rule-RV-28">RV-28</td>
<td>Doubling on banks and middle row? extra card compulsory?</td>
<td>-</td>
<td>All cells; optional (printed with emphasis).</td>
</tr>
<tr>
<td id="rule-RV-29">RV-29</td>
<td>Bridge exchange in the opponent&#39;s river</td>
<td>-</td>
<td>Allowed in option 1, steps 1 and 2, for both players; it satisfies the compulsory use of a column.</td>
</tr>
<tr>
<td id="rule-RV-30">RV-30</td>
<td>Two rivers of one name</td>
<td>-</td>
<td>Allowed, may touch or overlap, never joined; the player chooses which one a card extends.</td>
</tr>
<tr>
<td id="rule-RV-31">RV-31</td>
<td>Longer than eight</td>
<td>stop at 8 / up to 10</td>
<td><strong>Up to 10</strong>; nothing forbids it, and shedding cards is the point then.</td>
</tr>
<tr>
<td id="rule-RV-32">RV-32</td>
<td>When is the win checked</td>
<td>end of turn / at once; also in the other&#39;s turn</td>
<td><strong>At once, both players.</strong> E.g. emptying the opponent&#39;s groundwater with the sun while he has a Rivero and no hand hands him the game. Only hand and groundwater are named as conditions, so cards beside action cards do not block; they never come from one&#39;s own hand, so this is no loophole.</td>
</tr>
<tr>
<td id="rule-RV-33">RV-33</td>
<td>Empty hand without Rivero</td>
<td>-</td>
<td>Nothing happens; play on. The remark that a Rivero owner may try to shed his hand is advice: neither a ban for others nor a licence to discard more than one card per turn, for every sentence on the discard and the swap speaks of one card. Table option <code>rivero_discards</code> = several reads it as that licence: who has a Rivero when a DISCARD is done comes back to MAIN in step 3, where only DISCARD (source not full) and FINISH are left, until one of them ends the turn; a SWAP still ends it. The empty hand wins at once (RV-32). A card that this sheds is one the other may take with a column, so it is a choice, never a duty.</td>
</tr>
<tr>
<td id="rule-RV-34">RV-34</td>
<td>Moment of exhaustion</td>
<td>at once / end of the turn</td>
<td><strong>End of the current turn</strong> (default): the last card drawn can be played. Table option <code>immediate</code>.</td>
</tr>
<tr>
<td id="rule-RV-35">RV-35</td>
<td>Value of a groundwater card; ties</td>
<td>-</td>
<td>-1 each; tie: longest river, then draw (hand cards are expressly no malus, so they are no tie-break).</td>
</tr>
<tr>
<td id="rule-RV-36">RV-36</td>
<td>Ocean too short for an effect</td>
<td>-</td>
<td>Do what is possible: sun 1 card, no extra draw, middle cell stays empty. Only possible in the last turn.</td>
</tr>
<tr>
<td id="rule-RV-37">RV-37</td>
<td>Example 3 says the second run can be laid &quot;later&quot;</td>
<td>ban this turn / mere remark</td>
<td><strong>Remark</strong>; nothing forbids it in the same turn.</td>
</tr>
<tr>
<td id="rule-RV-38">RV-38</td>
<td>Number of rivers</td>
<td>-</td>
<td>12 slots per player, to keep the action space finite; lowest free slot first, slots are never renumbered.</td>
</tr>
<tr>
<td id="rule-RV-39">RV-39</td>
<td>Sun on groundwater</td>
<td>own/any; 2 or 1</td>
<td>Either pile, not one card from each; one card if only one lies there.</td>
</tr>
<tr>
<td id="rule-RV-40">RV-40</td>
<td>Colour of the second canteen</td>
<td>-</td>
<td>Orange; well told apart from blue by colour-blind players.</td>
</tr>
<tr>
<td id="rule-RV-41">RV-41</td>
<td>The caption that D4 is finally laid into the source stands, in the scan, among the captions of example 3</td>
<td>belongs to example 1, 2 or 3</td>
<td><strong>Example 1</strong>: its nine cards then are exactly C2 C3 D1 D4 + drawn D3 + two Nile + two Amazon cards, and example 2 scoops that very D4 again.</td>
</tr>
</tbody></table></div>
`},{id:`9`,title:`Worked examples (acceptance tests)`,html:`<p>The scanned figures are partly unreadable. Facts of the rulebook, or cards that follow from them, are <strong>bold</strong>; the other cards are fillers. Ocean lists begin with the top card; all cards not named lie below in any order. All of these were run in simulation and hold.</p>
<p><strong>E1 / E2 (a first river by tap; a second one by column).</strong> Seat 0 to move. Hand 0: A2 A5 N1 N6 <strong>C2 C3 D1 D4</strong>. Hand 1: N3 N10 C7 C9 D8 D10 A7 A10. Source: (0,0) <strong>N8</strong>; (1,0) <strong>D2</strong>, (1,1) <strong>C4</strong>, (1,2) A9, (1,3) N7. Ocean: <strong>D3</strong> N2 C1 A1 D9 C10 D6 A3 N9. Top action card: <strong>tap</strong>. Canteens FREE, no rivers.</p>
<ol>
<li>Seat 0 OPTION_1: draws D3, hand 9. No NEW_RIVER legal, FINISH not legal. DISCARD <strong>D4</strong>: open cells are exactly (0,1) and (2,0); CELL (2,0). Column 0 is now <strong>N8 / D2 / D4</strong>. Hand 8.</li>
<li>Seat 1 OPTION_1 (N2), DISCARD N3, CELL (0,1).</li>
<li>Seat 0 OPTION_2: tap; CELL (1,1): <strong>C4</strong> beside the tap; (1,1) refilled with C1. Turn ends.</li>
<li>Seat 1 OPTION_1 (A1), DISCARD N10, CELL (0,2).</li>
<li>Seat 0: only OPTION_1 (D9). TAKE_ACTION_CARD 0. NEW_RIVER Colorado, 2: river <strong>C2-C3-C4</strong> in slot 0, <strong>canteen at slot 0</strong>, tap on <code>action_discard</code>, hand 7. TAKE_COLUMN is not offered this turn. FINISH.</li>
<li>Seat 1 OPTION_1 (C10), DISCARD C7, CELL (0,3).</li>
<li>Seat 0 OPTION_1 (D6), TAKE_COLUMN 0: hand 11, canteen FREE; legal now: NEW_RIVER Danube,1 and Danube,2 only. NEW_RIVER Danube,1: slot 1, <strong>no canteen</strong>, (1,0) = A3, (0,0) and (2,0) empty. PLAY D4: river <strong>D1-D2-D3-D4</strong>. Hand: A2 A5 D6 D9 N1 N6 N8.</li>
</ol>
<p><strong>E3 (sun, lucky).</strong> Seat 0 has <strong>A5-A6-A7</strong> in slot 0, canteen FREE; hand <strong>N4 N5</strong> N10 C1 C5 D3 D7 A1. Hand 1: N1 N7 C2 C8 D1 D9 A2 A10. Middle row C9 D5 N8 C3. Ocean: <strong>N6 A4</strong> C10 D10. Top action: <strong>sun</strong>.
Seat 0 OPTION_2, sun (both groundwaters empty: SUN_OCEAN is forced): N6 and A4 beside it. Seat 1 OPTION_1 (C10), DISCARD C10 to (2,0). Seat 0: OPTION_1 forced (D10); TAKE_ACTION_CARD twice: sun still lies. PLAY A4: river <strong>A4-A5-A6-A7</strong>, <strong>sun on the discard pile</strong>. NEW_RIVER Nile,4 (<strong>N4-N5-N6</strong>) is legal and would take the canteen; hand 7 after it.</p>
<p><strong>E4 (sun, unlucky).</strong> As E3 with ocean <strong>N2 A9</strong> C10 D10. After taking both cards seat 0 holds 11 cards and has neither PLAY nor NEW_RIVER; the <strong>sun stays</strong>; FINISH is illegal; DISCARD C1 to (0,0), then TO_GROUNDWATER D3 and D7. In his next turn <strong>OPTION_2 is not legal</strong>.</p>
<p><strong>T1.</strong> Opponent&#39;s river A4-A5-A6-[C1]-<strong>A8</strong>, no canteen. Tap, TAP_HIGH: A8 beside the tap, hidden C1 unseen on the owner&#39;s groundwater, river A4-A5-A6 remains.
<strong>T2.</strong> Opponent&#39;s river <strong>D5</strong>-[C1]-<strong>D7</strong>. Tap, TAP_LOW: D5 beside the tap; groundwater of the owner: C1 (unseen), then D7 on top; slot free.
<strong>B1.</strong> Opponent&#39;s river D4-D5-<strong>D6</strong>-D7, bridge, RIVER, BRIDGE_AT 6 (legal values: 5, 6): D6 beside the actor&#39;s bridge card, top ocean card face down at value 6, length 3, four cells.
<strong>B2.</strong> Own river N4-N5-N6; stored bridge (hidden A9). Next own turn PLAY <strong>N8</strong>: N4-N5-N6-[A9]-N8, <strong>bridge stands for N7</strong>, length 4, bridge card released.
<strong>B3.</strong> Continuing B1: <strong>whoever</strong> holds the other <strong>D6</strong> may, in his option-1 turn, PLAY D6 to that river and takes the hidden card in hand; length 4. Same for B2 with N7: the opponent may do it.
<strong>J1.</strong> Own rivers <strong>N4-N5-N6-N7</strong> and <strong>N8-N9-N10</strong>: no action joins them. With N8 in hand, PLAY N8 extends the first to N4..N8; both rivers remain, lengths 5 and 3.
<strong>D1.</strong> (1,2) = <strong>D5</strong>, hand has <strong>A5</strong> and C5: DOUBLE <strong>A5</strong>: cell is D5 (bottom), A5 (top); EXTRA_DRAW asked. C5 has no doubling cell there any more. A later TAKE_COLUMN of column 2 gives A5 to the taker and D5 to the other player.
<strong>R1.</strong> Hand <strong>N3 N4 N5</strong>: NEW_RIVER Nile,3, canteen goes there; the opponent&#39;s tap may not choose this river, his bridge may (value 4).</p>
`},{id:`glossary`,title:`Glossary`,html:`<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Identifier (English)</th>
<th>Nederlands</th>
<th>Deutsch</th>
<th>Magyar</th>
</tr>
</thead>
<tbody><tr>
<td>Rivero</td>
<td>Rivero</td>
<td>Rivero</td>
<td>Rivero</td>
</tr>
<tr>
<td>river card</td>
<td>rivierkaart</td>
<td>Flusskarte</td>
<td>folyólap</td>
</tr>
<tr>
<td>Nile / Colorado / Danube / Amazon</td>
<td>Nijl / Colorado / Donau / Amazone</td>
<td>Nil / Colorado / Donau / Amazonas</td>
<td>Nílus / Colorado / Duna / Amazonas</td>
</tr>
<tr>
<td>river</td>
<td>rivier</td>
<td>Fluss</td>
<td>folyó</td>
</tr>
<tr>
<td>new river</td>
<td>nieuwe rivier</td>
<td>neuer Fluss</td>
<td>új folyó</td>
</tr>
<tr>
<td>extend</td>
<td>aansluiten</td>
<td>anschließen</td>
<td>hozzáilleszt</td>
</tr>
<tr>
<td>ocean</td>
<td>oceaan</td>
<td>Ozean</td>
<td>óceán</td>
</tr>
<tr>
<td>source</td>
<td>bron</td>
<td>Quelle</td>
<td>forrás</td>
</tr>
<tr>
<td>base card (middle row)</td>
<td>basiskaart (middelste rij)</td>
<td>Basiskarte (mittlere Reihe)</td>
<td>alaplap (középső sor)</td>
</tr>
<tr>
<td>bank (outer row)</td>
<td>buitenste rij</td>
<td>äußere Reihe</td>
<td>szélső sor</td>
</tr>
<tr>
<td>column</td>
<td>verticaal rijtje</td>
<td>senkrechte Reihe</td>
<td>oszlop</td>
</tr>
<tr>
<td>groundwater</td>
<td>grondwater</td>
<td>Grundwasser</td>
<td>talajvíz</td>
</tr>
<tr>
<td>canteen</td>
<td>veldfles</td>
<td>Feldflasche</td>
<td>kulacs</td>
</tr>
<tr>
<td>action card</td>
<td>actiekaart</td>
<td>Aktionskarte</td>
<td>akciólap</td>
</tr>
<tr>
<td>sun</td>
<td>zon</td>
<td>Sonne</td>
<td>nap</td>
</tr>
<tr>
<td>tap</td>
<td>kraan</td>
<td>Wasserhahn</td>
<td>csap</td>
</tr>
<tr>
<td>bridge</td>
<td>brug</td>
<td>Brücke</td>
<td>híd</td>
</tr>
<tr>
<td>double</td>
<td>dubbelen</td>
<td>doppeln</td>
<td>dupláz</td>
</tr>
<tr>
<td>discard into the source</td>
<td>afspelen in de bron</td>
<td>in die Quelle ablegen</td>
<td>lerak a forrásba</td>
</tr>
<tr>
<td>swap</td>
<td>ruilen</td>
<td>tauschen</td>
<td>cserél</td>
</tr>
<tr>
<td>action discard pile</td>
<td>afspeelstapel</td>
<td>Ablagestapel</td>
<td>dobópakli</td>
</tr>
<tr>
<td>hand</td>
<td>handkaarten</td>
<td>Handkarten</td>
<td>kézben tartott lapok</td>
</tr>
<tr>
<td>turn / option / step</td>
<td>speelbeurt / optie / stap</td>
<td>Zug / Option / Schritt</td>
<td>kör / lehetőség / lépés</td>
</tr>
<tr>
<td>8-card rule</td>
<td>8-kaartenregel</td>
<td>8-Karten-Regel</td>
<td>nyolclapos szabály</td>
</tr>
<tr>
<td>joker</td>
<td>joker</td>
<td>Joker</td>
<td>joker</td>
</tr>
</tbody></table></div>
`}];export{e as default};