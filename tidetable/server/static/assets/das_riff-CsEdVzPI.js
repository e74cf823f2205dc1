var e=[{id:`1`,title:`At a glance`,html:`<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th></th>
<th></th>
</tr>
</thead>
<tbody><tr>
<td>Name</td>
<td>Das Riff; English edition: The Reef; game id <code>das_riff</code></td>
</tr>
<tr>
<td>Authors</td>
<td>Christine Lehmann, Wolfgang Lehmann [F: hall9000.de/html/spiel/294, ludorium.at das_riff_d2]</td>
</tr>
<tr>
<td>Publisher, year</td>
<td>Kosmos, 2000, two-player series; English edition Rio Grande Games [F: funagain.com product 008118]</td>
</tr>
<tr>
<td>Illustrator</td>
<td>Claus Stephan</td>
</tr>
<tr>
<td>Players</td>
<td>exactly 2</td>
</tr>
<tr>
<td>Age, length</td>
<td>10+; box: about 45 min; players report 30 min (spieleteufel.de id 99) to over 90 min (ludolegars.fr/das-riff)</td>
</tr>
<tr>
<td>Goal</td>
<td>be the first to complete <strong>five breedings</strong></td>
</tr>
</tbody></table></div>
<p>Between the two players lies a stretch of water: 4 rows of 8 cards, the two outer rows face up, the two inner rows face down. Cards drift
from the reef edge to the sea edge. A player fishes cards out with coloured worms, but only from the columns in front of which he has a boat, and
a card is cheaper the nearer it lies to him. He first needs coral trees, then a male and a female fish whose two colours match one of four open
breeding cards. It feels like a small race on a conveyor belt: save the right colours, take the pearl now or wait for the fish that drifts
towards your boats, gamble a worm on a hidden card, and use a shark to spoil the other&#39;s plan or to unblock your own water. All information is
open except the order of the decks and the faces of the face-down cards, which nobody knows.</p>
`},{id:`2`,title:`Components`,html:`<h3 id="rule-2.1">2.1 Summary</h3>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Component</th>
<th>Count</th>
<th>Origin</th>
</tr>
</thead>
<tbody><tr>
<td>Square cards in all</td>
<td>96 = 60 + 21 + 15</td>
<td></td>
</tr>
<tr>
<td>Reef cards (<code>reef card</code>; back: blue water)</td>
<td>60</td>
<td></td>
</tr>
<tr>
<td>Breeding cards (<code>breeding card</code>; back: water with a shoal)</td>
<td>21</td>
<td></td>
</tr>
<tr>
<td>Boats (<code>boat</code>; both sides alike)</td>
<td>15</td>
<td></td>
</tr>
<tr>
<td>Worms (<code>worm</code>)</td>
<td>48 = 8 in each of 6 colours</td>
<td></td>
</tr>
<tr>
<td>Colour dice (<code>die</code>)</td>
<td>2</td>
<td>; each has 6 faces, one per worm colour [D: six colours on a cube; F: ftp.informatik.rwth-aachen.de/keirat …/DasRiff.html says the worm colours are the ones on both dice]</td>
</tr>
</tbody></table></div>
<h3 id="rule-2.2">2.2 Colours</h3>
<p>Index, identifier, letter used below:</p>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Index</th>
<th>id</th>
<th>Letter</th>
<th>Origin</th>
</tr>
</thead>
<tbody><tr>
<td>0</td>
<td><code>red</code></td>
<td>R</td>
<td>named in the rules text</td>
</tr>
<tr>
<td>1</td>
<td><code>yellow</code></td>
<td>Y</td>
<td></td>
</tr>
<tr>
<td>2</td>
<td><code>blue</code></td>
<td>B</td>
<td></td>
</tr>
<tr>
<td>3</td>
<td><code>green</code></td>
<td>G</td>
<td></td>
</tr>
<tr>
<td>4</td>
<td><code>purple</code></td>
<td>V</td>
<td>(A&#39;s example pays a purple worm)</td>
</tr>
<tr>
<td>5</td>
<td><code>pink</code></td>
<td>P</td>
<td>shop text lists blue, green, pink, yellow, purple (spiele.tips/das-riff; prochecksports.ca the-reef). Rulebook five + pink = six. Residual doubt: DR-1</td>
</tr>
</tbody></table></div>
<p>A reviewer warns that the original is hard for people with colour-vision deficiency (funagain.com): every colour must also carry a
pattern or letter in the interface.</p>
<h3 id="rule-2.3">2.3 The 60 reef cards</h3>
<p>Sex: <code>male</code> (index 0, ♂), <code>female</code> (index 1, ♀). Every fish card shows 1 or 2 dots = how many copies of that colour <em>and</em> sex exist.</p>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Kind</th>
<th>Code</th>
<th>Kind id</th>
<th>Copies</th>
<th>Dots</th>
</tr>
</thead>
<tbody><tr>
<td>red male</td>
<td><code>Rm</code></td>
<td>0</td>
<td>2</td>
<td>2</td>
</tr>
<tr>
<td>red female</td>
<td><code>Rf</code></td>
<td>1</td>
<td>1</td>
<td>1</td>
</tr>
<tr>
<td>yellow male</td>
<td><code>Ym</code></td>
<td>2</td>
<td>1</td>
<td>1</td>
</tr>
<tr>
<td>yellow female</td>
<td><code>Yf</code></td>
<td>3</td>
<td>2</td>
<td>2</td>
</tr>
<tr>
<td>blue male</td>
<td><code>Bm</code></td>
<td>4</td>
<td>2</td>
<td>2</td>
</tr>
<tr>
<td>blue female</td>
<td><code>Bf</code></td>
<td>5</td>
<td>1</td>
<td>1</td>
</tr>
<tr>
<td>green male</td>
<td><code>Gm</code></td>
<td>6</td>
<td>1</td>
<td>1</td>
</tr>
<tr>
<td>green female</td>
<td><code>Gf</code></td>
<td>7</td>
<td>2</td>
<td>2</td>
</tr>
<tr>
<td>purple male</td>
<td><code>Vm</code></td>
<td>8</td>
<td>2</td>
<td>2</td>
</tr>
<tr>
<td>purple female</td>
<td><code>Vf</code></td>
<td>9</td>
<td>1</td>
<td>1</td>
</tr>
<tr>
<td>pink male</td>
<td><code>Pm</code></td>
<td>10</td>
<td>1</td>
<td>1</td>
</tr>
<tr>
<td>pink female</td>
<td><code>Pf</code></td>
<td>11</td>
<td>2</td>
<td>2</td>
</tr>
<tr>
<td><strong>fish in all</strong></td>
<td></td>
<td>0–11</td>
<td><strong>18</strong> (9 ♂, 9 ♀)</td>
<td></td>
</tr>
<tr>
<td>coral tree (<code>coral</code>)</td>
<td><code>#</code></td>
<td>12</td>
<td><strong>10</strong></td>
<td></td>
</tr>
<tr>
<td>pearl (<code>pearl</code>)</td>
<td><code>*</code></td>
<td>13</td>
<td><strong>8</strong></td>
<td></td>
</tr>
<tr>
<td>shark (<code>shark</code>)</td>
<td><code>^</code></td>
<td>14</td>
<td><strong>6</strong></td>
<td></td>
</tr>
<tr>
<td>open water (<code>water</code>)</td>
<td><code>~</code></td>
<td>15</td>
<td><strong>18</strong></td>
<td></td>
</tr>
<tr>
<td><strong>total</strong></td>
<td></td>
<td></td>
<td><strong>60</strong></td>
<td></td>
</tr>
</tbody></table></div>
<p>Fish kind id = 2 × colour + sex.</p>
<p>What is certain: the five sorts of card [R; F: keirat review names shark, shell, fish of two sexes, water, reef]; six colours, two sexes; 1 or 2 copies of each of the 12 fish kinds, both values occurring, hence 13 to 23 fish. No public source found states the split
(looked for: the two rulebooks, jeff-goldsmith.com translation, ludorium, hall9000, luding, keirat, ludozine, gamesweplay, topolino,
spieleteufel, goblins.net, ludolegars, funagain, gamesclubofmd). The counts are therefore
****, chosen so:</p>
<ul>
<li><em>18 fish</em>: the most regular deck obeying the dots: each colour has three fish, one sex twice and the other once, alternating, so that the sexes
are 9 : 9 and no colour is better than another.</li>
<li><em>10 corals</em>: a player may own at most five and needs exactly five to win. Ten is the smallest number that leaves a way to win to the
second player after the first has five, and with ten no coral is permanently unwanted (with 12, up to two corals clog the rows for good).</li>
<li><em>8 pearls, 6 sharks</em>: these two sorts can always be bought, so they keep the water moving. Exchanging only sharks for water in the chosen deck,
4 / 6 / 8 sharks let the display freeze in 11.8 / 3.2 / 0.0 % of random games. Six is a compromise, not the optimum of that measure: with eight, careful bots
played 17 instead of 11 sharks against the display per game and needed two turns more, that is, more spoiling and less breeding. What is left of the freezing
is handled by DR-21. A session report tells of many pearls found among the hidden cards (ludolegars.fr/07082002-das-riff).</li>
<li><em>18 water</em>: about 30 %, so that runs of water drain and the flow is visible.</li>
</ul>
<p>How the choice was made: 17 decks were tried. The choice was made on a first run (15 of those below and one with 22 fish; all figures similar); afterwards the 15, and
18/10/8/4/20 as the clean comparison, were run on one fresh set of seeds. The table gives that second run complete. DR-21 switched off, random play, 600 games each, stopped at turn 600; every unfinished game was checked and was
<em>frozen</em>: neither seat had a legal action but END_TURN. Standard error about 0.7 points at 3 %.</p>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Fish/coral/pearl/shark/water</th>
<th>Frozen</th>
<th></th>
<th>Fish/coral/pearl/shark/water</th>
<th>Frozen</th>
</tr>
</thead>
<tbody><tr>
<td><strong>18/10/8/6/18 (chosen)</strong></td>
<td><strong id="rule-3.2">3.2 %</strong></td>
<td></td>
<td>18/12/8/8/14</td>
<td>0.2 %</td>
</tr>
<tr>
<td>18/10/6/6/20</td>
<td>6.2 %</td>
<td></td>
<td>18/12/6/8/16</td>
<td>2.3 %</td>
</tr>
<tr>
<td>18/10/10/6/16</td>
<td>0.5 %</td>
<td></td>
<td>18/12/10/8/12</td>
<td>0.0 %</td>
</tr>
<tr>
<td>18/10/8/8/16</td>
<td>0.0 %</td>
<td></td>
<td>18/14/8/6/14</td>
<td>3.8 %</td>
</tr>
<tr>
<td>18/10/6/8/18</td>
<td>1.3 %</td>
<td></td>
<td>18/12/8/4/18</td>
<td>13.8 %</td>
</tr>
<tr>
<td>18/12/6/6/18</td>
<td>6.5 %</td>
<td></td>
<td>18/10/8/4/20</td>
<td>11.8 %</td>
</tr>
<tr>
<td>18/12/8/6/16</td>
<td>3.8 %</td>
<td></td>
<td>18/12/6/4/20</td>
<td>14.8 %</td>
</tr>
<tr>
<td>18/12/10/6/14</td>
<td>1.8 %</td>
<td></td>
<td>18/10/6/4/22</td>
<td>14.7 %</td>
</tr>
</tbody></table></div>
<p>Careful bots finish in 34 to 41 turns with every one of the decks tried with them, so length does not decide between them. If the owner prefers a deck that
practically never freezes, 18/10/8/8/16 or 18/10/10/6/16 are the nearest; nothing else in this document depends on it except the E3 position.</p>
<p>The split is told to players wherever the cards are (rules page, new table). Who owns the game may enter what the box really holds: table option <code>reef_cards</code>, DR-30.</p>
<h3 id="rule-2.4">2.4 The 21 breeding cards</h3>
<p>All unordered pairs of the six colours, same-colour pairs included: 6 + 15 = 21 [D: 21 is exactly that number; the rules name a red-yellow and a
green-green card; F: shop text names blue-green, pink-yellow, purple-purple]. One copy each. Breeding id, lexicographic with i ≤ j:</p>
<pre tabindex="0"><code> 0 R-R   1 R-Y   2 R-B   3 R-G   4 R-V   5 R-P
 6 Y-Y   7 Y-B   8 Y-G   9 Y-V  10 Y-P
11 B-B  12 B-G  13 B-V  14 B-P
15 G-G  16 G-V  17 G-P
18 V-V  19 V-P
20 P-P
</code></pre>
<p>Every colour occurs on 6 cards. A male of colour a and a female of colour b satisfy the card {a, b}; so does a male of b with a female of a.</p>
<h3 id="rule-2.5">2.5 Notation and coordinates</h3>
<pre tabindex="0"><code>                       SEA EDGE                                         REEF EDGE
                    (boats, worms)                              (reef deck, discard, breeding)
          column       0     1     2     3     4     5     6     7
 seat 1   boats 1     [b]   [b]    ·     ·     ·     ·     ·     ·      &lt;- boat line of seat 1
          row 3       (3,0) (3,1) (3,2) (3,3) (3,4) (3,5) (3,6) (3,7)   seat 1&#39;s open row (face up)
          row 2       (2,0)  …                                  (2,7)   middle row (face down)
          row 1       (1,0)  …                                  (1,7)   middle row (face down)
          row 0       (0,0)  …                                  (0,7)   seat 0&#39;s open row (face up)
 seat 0   boats 0     [b]    ·     ·     ·     ·     ·     ·     ·      &lt;- boat line of seat 0
                    &lt;==== direction of flow
</code></pre>
<ul>
<li>Seats: 0 and 1. <code>cell = 8*row + column</code>, 0–31.</li>
<li><strong>Column 0 is at the sea edge, column 7 at the reef edge.</strong> Cards flow from high columns to low columns.</li>
<li>A player with <code>b</code> boats reaches columns 0 … b−1, in all four rows.</li>
<li>Distance price <code>base(seat,row)</code>: seat 0 → rows 0,1,2,3 cost 1,2,2,3; seat 1 → rows 0,1,2,3 cost 3,2,2,1.</li>
<li>Card in brackets, e.g. <code>[Gf]</code>, is face down; <code>.</code> is an empty cell.</li>
<li>Real opponents face each other, so the sea is on the left of one and on the right of the other. On screen, show the sea on the left for
both and only flip the rows vertically, so that each viewer sees his own open row at the bottom.</li>
<li>Coral slots of a player: 0–4, in order of acquisition; a slot never moves or disappears. A slot is <code>empty</code>, <code>single(fish)</code>, or <code>bred(breeding card)</code>.</li>
</ul>
`},{id:`3`,title:`Setup`,html:`<p>Only for two players; there is no variation.</p>
<ol>
<li>Chance: the starting seat, 0 or 1, each with probability ½ (DR-2). If the table option <code>first_seat</code> names a seat, that seat starts and nothing is drawn.</li>
<li>Chance: shuffle the 60 reef cards into the <code>draw pile</code> (top = next).</li>
<li>Deal 32 cards: for column 0 … 7, for row 0 … 3, the top card to (row, column). Rows 0 and 3 face up, rows 1 and 2 face down. 28 cards stay in the draw pile. [R; order of dealing H: it changes no odds, but it is binding]</li>
<li>The <code>discard pile</code> is empty. It is public and its size always visible.</li>
<li>Chance: shuffle the 21 breeding cards into the <code>breeding deck</code>; turn up the top four into open slots 0–3. 17 remain.</li>
<li>Boats: each player has 1 boat, at column 0. 13 boats in the supply.</li>
<li>Worms: each player has 1 of each colour (6). Supply: 6 of each colour (36).</li>
<li>No corals, fish, pearls, sharks. Water lying at the sea edge is <em>not</em> drained at setup; the first flow is at the end of the first turn (DR-3).</li>
<li>The starting player begins turn 1.</li>
</ol>
`},{id:`4`,title:`Turn structure (state machine)`,html:`<p>A turn belongs to the <strong>active</strong> player; the other is the <strong>opponent</strong>. Phases in this order:</p>
<pre tabindex="0"><code>ROLL(chance) -&gt; PICK_ACTIVE* -&gt; PICK_OPPONENT? -&gt; ACTION loop { PAY*, PLACE? } -&gt; FLOW(auto) -&gt; REFILL(chance) -&gt; next turn
                                                   \\-&gt; GAME_OVER at the fifth breeding
</code></pre>
<p>A phase with fewer than two options asks nothing: the engine resolves it. Payments and placements follow the same principle.</p>
<h3 id="rule-4.1">4.1 ROLL (forced, chance)</h3>
<p>Two dice, die A then die B, each uniform over the 6 colours. Results are public.</p>
<h3 id="rule-4.2">4.2 Worms for the active player (forced)</h3>
<ol>
<li>For die A, then die B: if the supply still has a worm of that colour, the active player takes it at once.</li>
<li>For each die that could not be served (count the misses after step 1): phase <strong>PICK_ACTIVE</strong>: the active player chooses any colour with supply ≥ 1 → <code>PICK_WORM(c)</code>. Two misses are two picks, one after the other, the options counted anew for the second. One option: automatic. Empty supply: nothing. (DR-4)</li>
</ol>
<h3 id="rule-4.3">4.3 PICK_OPPONENT (forced)</h3>
<p>The <strong>opponent</strong> gets one worm. Options: the rolled colours with supply ≥ 1 (after 4.2). If there is none: every colour with supply ≥ 1. If there is none
either: nothing. → <code>PICK_WORM(c)</code>, decided by the opponent. One option (for instance a double): automatic. (DR-5)</p>
<h3 id="rule-4.4">4.4 ACTION (optional, repeated)</h3>
<p>The active player repeats any of these, in any order, as often as he can pay, until <code>END_TURN</code> or victory. If <code>END_TURN</code> is the only
legal action the phase ends by itself.</p>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Action</th>
<th>Legal when</th>
<th>Then</th>
</tr>
</thead>
<tbody><tr>
<td><code>TAKE(row,col)</code></td>
<td>col &lt; own boats; cell occupied and face up; card is not water; price payable (5.1, 5.2); if coral: own corals &lt; 5; if fish: at least one legal slot (5.3)</td>
<td>PAY × price, then the card comes to the player; a fish goes to PLACE</td>
</tr>
<tr>
<td><code>FLIP(row,col)</code></td>
<td>row 1 or 2; col &lt; own boats; cell occupied and face down; worms + pearls ≥ 1</td>
<td>PAY × 1 (any), then the card is turned face up, marked <em>flipped</em> (5.1) and stays there</td>
</tr>
<tr>
<td><code>BUY_BOAT</code></td>
<td>own boats &lt; 8; boat supply ≥ 1; worms + pearls ≥ 3</td>
<td>PAY × 3 (any), then own boats + 1</td>
</tr>
<tr>
<td><code>SHARK_CELL(row,col)</code></td>
<td>own sharks ≥ 1; cell occupied, face up, not water (unless <code>shark_on_water</code>); <strong>any</strong> column</td>
<td>card, then shark, to the discard pile</td>
</tr>
<tr>
<td><code>SHARK_OWN(slot)</code></td>
<td>own sharks ≥ 1; own slot is <code>single</code> (every such slot is offered, also those with equal fish)</td>
<td>fish, then shark, to the discard pile; slot becomes <code>empty</code></td>
</tr>
<tr>
<td><code>END_TURN</code></td>
<td>always</td>
<td>FLOW</td>
</tr>
</tbody></table></div>
<p>A chosen action cannot be taken back in the engine (the interface may show a preview before sending it).</p>
<h3 id="rule-4.5">4.5 PAY (forced, one click per unit)</h3>
<p>For a pending price of k units: repeat k times: choose a unit → <code>PAY(u)</code>, u = 0–5 a worm of that colour, u = 6 a pearl. Which units are allowed: see 5.2. The options are the sorts of
allowed unit of which the payer has at least one. One sort: automatic. Two or more are asked, even if everything must be spent in the end (E3, step 2). A worm goes to the supply at once, a pearl to the discard pile at once. Affordability is checked when the action is chosen, so
payment can never get stuck. A card being bought stays in its cell until the last unit is paid; then the cell is empty.</p>
<h3 id="rule-4.6">4.6 PLACE (forced, only for a fish)</h3>
<p>Choose a legal slot (5.3) → <code>PLACE(slot)</code>. One option: automatic. On an empty slot: it becomes <code>single</code>. On a <code>single</code> slot: a breeding happens at once (5.4).</p>
<h3 id="rule-4.7">4.7 FLOW (forced, automatic) — see 5.6</h3>
<h3 id="rule-4.8">4.8 REFILL (forced, chance if a shuffle is due) — see 5.7</h3>
<p>Then the turn counter rises and the other player becomes active.</p>
<h3 id="rule-4.9">4.9 Chance events, in the order they consume the seeded generator</h3>
<p>starting seat (only if <code>first_seat</code> is random); reef shuffle; breeding shuffle; then per turn: die A, die B; at REFILL one shuffle if it is due. A flip or a drawn card consumes nothing: it reveals what the last shuffle fixed.</p>
`},{id:`5`,title:`Effects and edge cases`,html:`<h3 id="rule-5.1">5.1 Prices</h3>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>What</th>
<th>Price</th>
<th>Units</th>
</tr>
</thead>
<tbody><tr>
<td>face-up card in own open row</td>
<td>1</td>
<td>fish: its colour; else any</td>
</tr>
<tr>
<td>face-up card in a middle row</td>
<td>2</td>
<td>fish: its colour; else any</td>
</tr>
<tr>
<td>face-down card in a middle row: turning it up</td>
<td>1</td>
<td>any</td>
</tr>
<tr>
<td>… and taking it later <strong>in the same turn</strong>, by the same player</td>
<td>1</td>
<td>fish: its colour; else any</td>
</tr>
<tr>
<td>face-up card in the opponent&#39;s open row</td>
<td>3</td>
<td>fish: its colour; else any</td>
</tr>
<tr>
<td>boat</td>
<td>3</td>
<td>any</td>
</tr>
</tbody></table></div>
<p>So <code>price(TAKE) = 1</code> if the cell is marked <em>flipped this turn</em>, else <code>base(seat,row)</code>. The mark is set when a <code>FLIP</code> is paid, belongs to the card (it leaves the cell with it), and is removed at the
end of the turn, with the option <code>flip_price</code> = <code>immediate</code> earlier; from then on the card is an ordinary face-up middle card costing 2 for either player (DR-6). Corals, pearls and sharks cost the same &quot;any&quot; price (DR-7).
Water can never be taken (DR-8).</p>
<h3 id="rule-5.2">5.2 What may pay</h3>
<ul>
<li><em>Any</em> price: worms of every colour and pearls, in every mixture.</li>
<li><em>Fish</em> price of colour c: worms of colour c and pearls only.</li>
<li>A pearl is worth exactly one worm of whatever colour is needed. It also pays for flips and boats (DR-9). No change is ever given.</li>
<li>Only pearls owned before the purchase can pay for it; a pearl being bought cannot pay for itself.</li>
<li>The player freely chooses between pearls and worms, unit by unit (he is not obliged to use worms first).</li>
</ul>
<h3 id="rule-5.3">5.3 Where a fish may go</h3>
<p>Legal slots for fish (colour a, sex s) of the active player:</p>
<ul>
<li>every <code>empty</code> slot (they are equivalent: only the lowest-numbered one is offered and legal);</li>
<li>every <code>single</code> slot whose fish has colour b and the other sex, if the card {a, b} is open now. (Slots holding the same kind of fish are equivalent: only the lowest is offered and legal.)</li>
</ul>
<p>If there is no legal slot the fish <strong>cannot be bought</strong> (DR-10). A fish never waits outside a coral and never moves from one coral to another (DR-11). Any
single fish may be put on an empty coral, also one that fits no open card.</p>
<h3 id="rule-5.4">5.4 Breeding</h3>
<p>When a fish is placed on a <code>single</code> slot:</p>
<ol>
<li>The card {a, b} is unique and open, so nothing is to be chosen. It is laid on the slot: <code>bred(card)</code>.</li>
<li>The fish that was there, then the new fish, go to the discard pile (DR-12).</li>
<li>Own breedings + 1. If that makes 5: <strong>GAME_OVER</strong>, the active player wins; no card is turned up, no flow (DR-13).</li>
<li>Otherwise the top of the breeding deck is turned up into the vacated open slot. The active player may use it in this same turn.</li>
</ol>
<p>A bred slot takes no more fish and counts towards the five corals for ever. Two single fish on two different corals never breed with each other, not even when a card
that fits them is turned up; a single fish simply waits until its owner buys a fitting partner (DR-11).</p>
<h3 id="rule-5.5">5.5 Corals, pearls, sharks, boats</h3>
<ul>
<li><em>Coral</em>: placed as a new empty slot. At five slots no coral can be taken any more. Corals are never lost.</li>
<li><em>Pearl, shark</em>: kept face up before the player, without limit, for use at once or in any later own ACTION phase.</li>
<li><em>Shark</em>: free of cost; needs no boat at its target; hits face-up cards in all four rows or a single fish on an <strong>own</strong> coral; never a
face-down card, the opponent&#39;s corals or fish, or a bred slot, and water only with the table option <code>shark_on_water</code> (DR-14). Gaps stay until FLOW.</li>
<li><em>Boat</em>: laid at the next column (own boats before buying = its column); effective at once. 15 boats: if one player owns 8, the other can own at most 7.</li>
<li>Gaps made during ACTION stay open; nothing shifts before FLOW (DR-15).</li>
</ul>
<h3 id="rule-5.6">5.6 FLOW, exactly</h3>
<p>For each row 0 … 3:</p>
<ol>
<li><em>Shift</em>: move all cards towards column 0 so that gaps close; order kept; each card keeps its face (up or down).</li>
<li><em>Drain</em>: while the card at column 0 is <strong>face-up water</strong>, put it on the discard pile and look at the next card of the row. Face-down cards stop the drain, whatever they are.</li>
<li><em>Shift</em> again.</li>
</ol>
<p>The rows do not interact. Drained cards are put on the discard pile in the order row 0, 1, 2, 3, within a row from the sea inwards. After row 3 the house rule DR-21 (spring tide) is checked.</p>
<h3 id="rule-5.7">5.7 REFILL, exactly</h3>
<p><code>need</code> = number of empty cells (they all lie at the reef end of their rows).</p>
<ol>
<li>If the discard pile has <strong>7 or more</strong> cards (also when need = 0), <strong>or</strong> the draw pile has fewer than <code>need</code> cards and the discard pile is not empty: put the discard pile and the draw pile together and shuffle (order of the list: <code>chance.md</code>; that is why this document states the order of every discard): new draw pile; the discard pile is empty. At most one shuffle per REFILL. (DR-16)</li>
<li>Fill: for column 0 … 7; within a column the rows beginning at the active player&#39;s side (seat 0: 0,1,2,3; seat 1: 3,2,1,0); every empty cell gets the top card of the draw pile. Rows 0 and 3 face up, rows 1 and 2 face down.</li>
<li>If the draw pile runs out, the remaining cells stay empty (DR-17). They are at the reef end; the next FLOW/REFILL tries again.</li>
</ol>
<p>Nothing is drained after refilling: water that lands at column 0 of an emptied row stays until the next FLOW.</p>
<h3 id="rule-5.8">5.8 Supplies that can run out</h3>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Supply</th>
<th>Possible?</th>
<th>Rule</th>
</tr>
</thead>
<tbody><tr>
<td>one worm colour</td>
<td>yes</td>
<td>4.2, 4.3</td>
</tr>
<tr>
<td>all worms</td>
<td>yes, if both hoard 48</td>
<td>nobody gets worms; play goes on</td>
</tr>
<tr>
<td>boats</td>
<td>yes</td>
<td><code>BUY_BOAT</code> illegal</td>
</tr>
<tr>
<td>draw pile</td>
<td>yes</td>
<td>5.7</td>
</tr>
<tr>
<td>draw + discard together</td>
<td>rarely: players can hold at most 10 corals + 10 fish + 8 pearls + 6 sharks = 34 cards, leaving 26 for 32 cells</td>
<td>DR-17; never seen in more than 60,000 simulated games, but it does happen when both players hoard pearls and sharks</td>
</tr>
<tr>
<td>breeding deck</td>
<td><strong>no</strong>: at most 9 breedings happen (5 + 4) and the last turns up nothing, so at most 8 of the 17 cards are used</td>
<td>–</td>
</tr>
</tbody></table></div>
`},{id:`6`,title:`End and scoring`,html:`<ul>
<li><strong>Trigger</strong>: the moment a player completes the fifth breeding. The game stops there; the opponent gets no further turn; that player has won.</li>
<li>There are no points. For statistics report breedings 5 : x. Result record: <code>scores</code> = breedings by seat; <code>ranks</code> = 1 for the winner and 2 for the other, 1 and 1 for a draw; <code>reason</code> = <code>five_breedings</code> or <code>turn_limit</code>.</li>
<li>A tie at the trigger is impossible (only the active player breeds, one at a time).</li>
<li><strong>Can it fail to end?</strong> Yes, by the rulebook alone: when both players have five corals that are all bred or occupied by fish without a reachable partner, and the
reachable face-up cards are only corals, unplaceable fish and water behind them, nobody can do anything and the water never moves again (3.2 % of 600 games between random players; 0 of 3,000
between careful bots). Also both players may decline to act for ever: this happened in 67.5 % of 600 games between <em>passive</em> bots, which buy only what helps them at once (none of those was frozen), and in 1 of 3,000 between careful bots. Guards, both:<ol>
<li><strong>Spring tide (DR-21)</strong>, table option <code>spring_tide</code>, default on. A turn is <em>still</em> if the active player took no action (he only ended it, or it ended by itself) and FLOW drained no card. Picking a worm is no action. The turns of both players count together. In the FLOW of the <strong>fourth consecutive still turn</strong> the card at column 0 of
every row (also a face-down one, which is shown; an empty row gives none) is put on the discard pile, rows in order 0 to 3; only then steps 1 to 3 of 5.6 are done once more for each row, rows in order 0 to 3. The count of still turns goes back to 0. Any turn that is not still also resets it. With the option off nothing is counted: the count stays 0.</li>
<li><strong>Turn limit (DR-22)</strong>, table option <code>turn_limit</code>, default 400: after REFILL of turn 400 (with its shuffle, if one is due) the game ends, before any further roll. More breedings wins; if equal, more corals (slots); if equal, a draw.</li>
</ol>
</li>
</ul>
`},{id:`7`,title:`Hidden information`,html:`<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Zone</th>
<th>Everyone</th>
<th>Owner only</th>
<th>Nobody</th>
</tr>
</thead>
<tbody><tr>
<td>Outer rows, face-up middle cards</td>
<td>identity</td>
<td>–</td>
<td>–</td>
</tr>
<tr>
<td>Face-down middle cards</td>
<td>that a card lies there</td>
<td>–</td>
<td>identity</td>
</tr>
<tr>
<td>Draw pile</td>
<td>number of cards</td>
<td>–</td>
<td>identity and order</td>
</tr>
<tr>
<td>Discard pile</td>
<td>all cards in order, number</td>
<td>–</td>
<td>–</td>
</tr>
<tr>
<td>Breeding deck</td>
<td>number; which cards are left follows from the open ones and the bred ones</td>
<td>–</td>
<td>order</td>
</tr>
<tr>
<td>Open breeding cards</td>
<td>identity</td>
<td>–</td>
<td>–</td>
</tr>
<tr>
<td>A player&#39;s worms, pearls, sharks, corals, fish, bred cards, boats</td>
<td>all</td>
<td>–</td>
<td>–</td>
</tr>
<tr>
<td>Worm and boat supply</td>
<td>all</td>
<td>–</td>
<td>–</td>
</tr>
<tr>
<td>Dice of this turn, flipped-this-turn marks, still-turn count</td>
<td>all</td>
<td>–</td>
<td>–</td>
</tr>
</tbody></table></div>
<p>There is <strong>no private information</strong> (DR-18): both players and a spectator see exactly the same. The pool of unseen reef cards (draw pile plus face-down cells) is a public multiset:
the deck list minus everything visible. For sampling a hidden state, bots may permute this pool uniformly over the face-down cells and the draw pile. That is a good approximation, not exact: a card that was
seen on the discard pile and shuffled back cannot lie in a face-down cell dealt before that shuffle. An exact sampler remembers for every face-down cell the unseen pool at the time it was dealt.</p>
<p>A view sent to a client must contain no identity of face-down cells, draw pile or breeding deck order, nor the generator state.</p>
`},{id:`8`,title:`Rulings`,html:`<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>No.</th>
<th>Question</th>
<th>Readings</th>
<th>Ruling and reason</th>
</tr>
</thead>
<tbody><tr>
<td id="rule-DR-1">DR-1</td>
<td>Sixth colour</td>
<td>Rules name red, yellow, blue, green, purple; shop texts name pink instead of red (and say &quot;five colours&quot;)</td>
<td>Six colours as the rules say; sixth = pink. If the shop writer&#39;s pink is the printed red, the sixth is unknown; only the name would change, nothing in play</td>
</tr>
<tr>
<td id="rule-DR-2">DR-2</td>
<td>Who starts</td>
<td>Longest under water, else the oldest</td>
<td>Random by seed; the original is a joke form of &quot;choose somehow&quot;</td>
</tr>
<tr>
<td id="rule-DR-3">DR-3</td>
<td>Drain at setup?</td>
<td>Not mentioned</td>
<td>No; draining is step 3 of a turn</td>
</tr>
<tr>
<td id="rule-DR-4">DR-4</td>
<td>Rolled colour exhausted</td>
<td>A: the player may choose the colour; B: he may force the other player&#39;s choice (garbled)</td>
<td>A. Served dice first, then free choice for each unserved die, so the order of dice does not matter. If a double is rolled and one worm is left, one is served, one is free</td>
</tr>
<tr>
<td id="rule-DR-5">DR-5</td>
<td>Opponent&#39;s worm: may or must; when exhausted</td>
<td>A: may take; B: takes</td>
<td>Must (it never costs anything). From the rolled colours still available; if both are gone, any colour by the same remark</td>
</tr>
<tr>
<td id="rule-DR-6">DR-6</td>
<td>Flipped card: until when does it cost only one more?</td>
<td>immediately / same turn / for ever</td>
<td>Same turn, same player: the middle price is two worms in total and nothing forbids an action in between (for instance buying the coral it needs). Later it lies open: two for everybody, as A&#39;s price list says. Table option <code>flip_price</code> = <code>same_turn</code> (default) or <code>immediate</code> (the mark also disappears as soon as the flipper chooses any action other than taking that card; another flip is such an action, and then only the second card is marked)</td>
</tr>
<tr>
<td id="rule-DR-7">DR-7</td>
<td>Price of sharks</td>
<td>A: corals, pearls and sharks cost 1/2/3 any; B: &quot;sharks excepted&quot;</td>
<td>A. B renders the German &quot;bzw.&quot; as &quot;except&quot; everywhere (it also &quot;excepts&quot; pearls where they are allowed)</td>
</tr>
<tr>
<td id="rule-DR-8">DR-8</td>
<td>May water be taken?</td>
<td>Not forbidden in words</td>
<td>No: lists of buyable cards name coral, pearl, shark, fish only, and water has no function (gamesweplay.de/riff.html). A flipped water stays</td>
</tr>
<tr>
<td id="rule-DR-9">DR-9</td>
<td>Pearl: which colour, for what</td>
<td>A: any colour; B: &quot;one single colour&quot;, later &quot;any colour&quot;</td>
<td>Any colour, one unit, for every price: fish, other cards, flips, boats</td>
</tr>
<tr>
<td id="rule-DR-10">DR-10</td>
<td>Buying a fish without a place</td>
<td>keep it aside / forbidden</td>
<td>Forbidden. Rules say only pearls and sharks are kept for later; reviews say a coral must be there first (hall9000; gamesclubofmd.blogspot.com 2014-02-20; goblins.net/recensioni/reef)</td>
</tr>
<tr>
<td id="rule-DR-11">DR-11</td>
<td>Moving fish; pairing fish of two corals; a second parent waiting</td>
<td>–</td>
<td>All impossible. A coral holds 0 or 1 fish between actions; the second parent is allowed only if it breeds at once</td>
</tr>
<tr>
<td id="rule-DR-12">DR-12</td>
<td>Where do parents go; where do a shark and its prey go</td>
<td>A: discard pile; B: in two places &quot;stock pile&quot;, in the example discard pile</td>
<td>Discard pile</td>
</tr>
<tr>
<td id="rule-DR-13">DR-13</td>
<td>Fifth breeding in mid-turn</td>
<td>finish the turn / at once</td>
<td>At once; equal turns are not granted</td>
</tr>
<tr>
<td id="rule-DR-14">DR-14</td>
<td>Targets of a shark</td>
<td>&quot;any open card&quot;, then a list: fish, coral, pearl, shark</td>
<td>The list is complete: no water, no face-down card. Any column, any row. Own single fish yes, opponent&#39;s corals never. Table option <code>shark_on_water</code>: &quot;any open card&quot; as it stands, so face-up water too; it goes to the discard pile before the shark like any prey</td>
</tr>
<tr>
<td id="rule-DR-15">DR-15</td>
<td>Do cards slide during the turn?</td>
<td>Two reviews sound like it (gamesweplay; luding.org/reviews/bpk)</td>
<td>No, only in step 3 of the turn, as both translations say</td>
</tr>
<tr>
<td id="rule-DR-16">DR-16</td>
<td>When is the discard pile mixed in if the draw pile is short?</td>
<td>draw what is left, then mix / mix first</td>
<td>Mix first: one check before filling, same act as for seven cards. Water drained this turn counts for the seven</td>
</tr>
<tr>
<td id="rule-DR-17">DR-17</td>
<td>Still not enough cards</td>
<td>–</td>
<td>Fill as far as possible, sea-most columns first, starting at the active player&#39;s side; leave the rest empty</td>
</tr>
<tr>
<td id="rule-DR-18">DR-18</td>
<td>Are worms secret?</td>
<td>Not stated</td>
<td>Public: everything lies before the player, no screen is in the box</td>
</tr>
<tr>
<td id="rule-DR-19">DR-19</td>
<td>Boats: rows or columns</td>
<td>A says rows, B says columns</td>
<td>Columns (ludorium, gamesweplay, sunsite ludozine say the same); boats fill columns from the sea edge without gaps</td>
</tr>
<tr>
<td id="rule-DR-20">DR-20</td>
<td>Who may use the newly turned breeding card at once</td>
<td>A: the active player; B: &quot;the players&quot;</td>
<td>The active player, in his ACTION phase; the opponent in his own turn</td>
</tr>
<tr>
<td id="rule-DR-21">DR-21</td>
<td>Frozen or stagnant water</td>
<td>Rulebook silent</td>
<td>Spring tide, section 6. It fired in 0 of 6,000 games of careful bots (1 of 3,000 in an earlier sample), 10 % of random games and <strong>71 % of games between passive bots</strong>: it leaves active play alone but decides how passive play goes on. Tried before settling: a count that ignored boat purchases (fired in 8.5 % of careful games, too intrusive) and limits of 6 and 8 still turns (no gain, longer waits)</td>
</tr>
<tr>
<td id="rule-DR-22">DR-22</td>
<td>Endless game</td>
<td>Rulebook silent</td>
<td>400 turns, section 6</td>
</tr>
<tr>
<td id="rule-DR-23">DR-23</td>
<td>Does a flip need a boat?</td>
<td>Rule 1 speaks of taking</td>
<td>Yes: the example flips &quot;before one of her boats&quot;, and flipping is the first half of taking</td>
</tr>
<tr>
<td id="rule-DR-24">DR-24</td>
<td>Anna&#39;s stock: &quot;eight worms, with it two pearls and a shark&quot;</td>
<td>8 including pearls / 8 plus 2 pearls</td>
<td>Plus (B lists them apart). Either way the example&#39;s payments work out</td>
</tr>
<tr>
<td id="rule-DR-25">DR-25</td>
<td>Does an open middle card cost two of the fish&#39;s colour?</td>
<td>A yes; B omits the line</td>
<td>Yes</td>
</tr>
<tr>
<td id="rule-DR-26">DR-26</td>
<td>Open cards in a middle row after a shift</td>
<td>–</td>
<td>Stay open; open water in a middle row drains like any other</td>
</tr>
<tr>
<td id="rule-DR-27">DR-27</td>
<td>Do the bred corals count for the limit of five?</td>
<td>A clear, B garbled</td>
<td>Yes</td>
</tr>
<tr>
<td id="rule-DR-28">DR-28</td>
<td>Which rows lie open at setup?</td>
<td>Both translations: outer rows; one review (sunsite ludozine) has it reversed</td>
<td>Outer rows open</td>
</tr>
<tr>
<td id="rule-DR-29">DR-29</td>
<td>Shark or pearl use in the opponent&#39;s turn</td>
<td>–</td>
<td>No; only in the own ACTION phase</td>
</tr>
<tr>
<td id="rule-DR-30">DR-30</td>
<td>Which 60 reef cards?</td>
<td>The split is printed nowhere</td>
<td>House data of 2.3; table option <code>reef_cards</code> = the counts of a real box: 16 whole numbers in the order of the kind ids, together 60. Each of the 12 fish kinds 1 or 2 (its dots); corals 5 to 20 (five win); pearls and sharks 2 to 15 each; water is the rest, 0 to 40. Everything else follows from these counts: the order of the list before the first shuffle (kind by kind), the pool of unseen cards (7), the invariant I1</td>
</tr>
</tbody></table></div>
<p>Table options, complete, with their values as data, the default first: <code>spring_tide</code> (<code>true</code>, <code>false</code>), <code>flip_price</code> (<code>&quot;same_turn&quot;</code>, <code>&quot;immediate&quot;</code>), <code>turn_limit</code> (400; any whole number from 1 to 1 000 000, never unlimited, since a frozen game without
spring tide runs on by itself), <code>first_seat</code> (<code>&quot;random&quot;</code>, <code>0</code>, <code>1</code>), <code>shark_on_water</code> (<code>false</code>, <code>true</code>; DR-14),
<code>reef_cards</code> (16 counts, by default those of 2.3; DR-30; written <code>2/1/1/2/2/1/1/2/2/1/1/2/10/8/6/18</code> in a line of text). An option not given has its default; any other option or value is refused.</p>
`},{id:`9`,title:`Worked examples (acceptance tests)`,html:`<p>Rows are written column 0 → 7. Worms are written R/Y/B/G/V/P.</p>
<p><strong>E1 – prices of a red fish (rulebook).</strong> Seat 0, 4 boats, an empty coral, <code>Rm</code> in column 1, worms 3/0/0/0/0/1, no pearl.
(a) in row 0: TAKE legal, automatic payment R. (b) face up in row 1 or 2: legal, automatic R, R. (c) face down in row 1: TAKE illegal, FLIP legal; PAY offers R and P; after PAY(P) the card is up, TAKE costs R. (d) in row 3: legal, R, R, R.
(e) as (d) with worms 1/5/0/0/0/0 and 2 pearls: legal; PAY offers R and pearl. (f) as (d) with worms 2/5/0/0/0/0 and no pearl: illegal. (g) as (a) in column 4: illegal (no boat).</p>
<p><strong>E2 – red-yellow (rulebook).</strong> Open cards R-Y, B-B, G-G, V-V. Seat 0 has one coral with <code>Rf</code>. Fish legal for that slot: <code>Ym</code> only. With an additional empty coral every affordable fish is legal, <code>Ym</code> with two placements. With <code>Yf</code> on the coral: <code>Rm</code> only. With <code>Rf</code> on the only coral, <code>Yf</code>, <code>Rm</code>, <code>Bm</code> are not buyable.</p>
<p><strong>E3 – Anna&#39;s turn (rulebook, made exact).</strong> Seat 0 = Anna, in ACTION.</p>
<pre tabindex="0"><code>row 0:  ~    ~    Vm   #    ~    Yf   *    ~
row 1: [~]  [Gf] [#]  [~]  [Vm] [~]  [*]  [^]
row 2: [^]  [~]  [Bm] [~]  [#]  [~] [~]
row 3:  #    ~    Bm   ~    Ym   ~    Vf   *
Anna : worms 2/2/1/1/1/1 (8), pearls 2, sharks 1, boats 2, corals: 0 = single Rf, 1 = empty
Opp. : worms 1/1/1/0/1/2 (6), pearls 0, sharks 0, boats 2, corals: 0 = single Pf
Supply worms 5/5/6/7/6/5; boats 11. Open: R-B, Y-P, V-V, B-G; top of breeding deck: G-G
Discard: ~ ~ ; draw pile 18: Rm Yf Bf Gm Gf Pm Pf, 3 #, 3 *, 3 ^, 2 ~
</code></pre>
<p>TAKE(3,2) is illegal at first (two boats). Legal at first: END_TURN, BUY_BOAT, FLIP (1,0) (1,1) (2,0) (2,1), TAKE (3,0), SHARK_CELL (0,2) (0,3) (0,5) (0,6) (3,0) (3,2) (3,4) (3,6) (3,7), SHARK_OWN 0 — 17 actions.</p>
<ol>
<li>BUY_BOAT, PAY R, R, Y → worms 0/1/1/1/1/1, boats 3, boat supply 10.</li>
<li>TAKE(3,2): PAY offers B and pearl; PAY(B); the two pearls go automatically. PLACE offers slots 0 and 1; PLACE(0) → breeding R-B. Discard now 6 (~ ~ * * Rf Bm). Anna: 1 breeding, slot 0 = bred(R-B). Open: G-G, Y-P, V-V, B-G.</li>
<li>FLIP(1,1), PAY(V) → <code>Gf</code> face up. Worms 0/1/0/1/0/1.</li>
<li>TAKE(1,1) at price 1: G paid automatically, slot 1 automatically → single Gf. Worms 0/1/0/0/0/1.</li>
<li>SHARK_CELL(3,4): <code>Ym</code> and the shark to the discard pile (8 cards). Legal now: END_TURN, FLIP (1,0) (1,2) (2,0) (2,1) (2,2).</li>
<li>END_TURN. FLOW: row 0 drains two water (discard 10):</li>
</ol>
<pre tabindex="0"><code>row 0:  Vm   #    ~    Yf   *    ~    .    .
row 1: [~]  [#]  [~]  [Vm] [~]  [*]  [^]   .
row 2: [^]  [~]  [Bm] [~]  [#]  [~] [~]
row 3:  #    ~    ~    ~    Vf   *    .    .
</code></pre>
<p>REFILL: need 5, discard 10 ≥ 7 → mixed draw pile of 28; filled in the order (0,6) (3,6) (0,7) (1,7) (3,7), with (1,7) face down; draw pile 23, discard 0. Seat 1 is active.</p>
<p><strong>E4 – drain in a middle row.</strong> Row 1 before: <code>~ . ~ [~] ~ Rm [#] .</code> → after FLOW: <code>[~] ~ Rm [#] . . . .</code>; two cards to the discard pile. The face-down water at column 0 stops the drain.</p>
<p><strong>E5 – drain in an outer row.</strong> Row 0 before: <code>. ~ ~ # ~ ~ . Rf</code> → <code># ~ ~ Rf . . . .</code>, two cards drained. Row 0 = eight water → all eight drained, row empty, eight new cards face up, not drained again this turn.</p>
<p><strong>E6 – seven cards.</strong> Discard 6 after FLOW, draw 20, need 3 → no shuffle, draw 17. Discard 7, need 0 → shuffle, nothing drawn.</p>
<p><strong>E7 – short draw pile.</strong> Discard 3, draw 2, need 4 → mixed 5, four drawn, draw 1, discard 0.</p>
<p><strong>E8 – not enough cards.</strong> Seat 1 active; rows 0–3 have 7, 8, 6, 7 cards after FLOW; draw 1, discard 1 → mixed 2; filled (2,6) then (3,7); (2,7) and (0,7) stay empty.</p>
<p><strong>E9 – exhausted colours.</strong> Supply 1/4/0/4/4/4. Roll red, red: one red served; PICK_ACTIVE offers Y G V P. Suppose Y. Opponent: no red left → PICK_OPPONENT offers Y G V P. Roll blue, red instead: red served, PICK_ACTIVE (for blue) offers Y G V P; opponent: neither available → Y G V P. Roll blue, yellow: yellow served, PICK_ACTIVE offers R Y G V P; opponent automatically yellow.</p>
<p><strong>E10 – chained breeding.</strong> Seat 0 has slot 0 = single Rf, slot 1 = single Gm, open R-B, Y-Y, V-V, P-P, top of the breeding deck Y-G. After taking <code>Bm</code> (R-B bred), Y-G is open; <code>Yf</code> in reach may now be taken for slot 1 in the same turn → second breeding.</p>
<p><strong>E11 – boats.</strong> Boats 8 and 6, supply 1: seat 0 cannot buy, seat 1 can; then 8 and 7, supply 0, nobody can.</p>
<p><strong>E12 – victory.</strong> Four bred slots and a fifth with <code>Vm</code>; open V-V; TAKE <code>Vf</code> → GAME_OVER at once, winner the active player, three open breeding cards left, no flow, no roll.</p>
<p><strong>E13 – spring tide.</strong> Turns n … n+3: both players only end their turns and nothing drains. In the FLOW of turn n+3 the four cards at column 0 are discarded (then face-up water behind them too); the still count is 0 afterwards.
With row 0 <code># ~ ~ Rm …</code>, row 1 <code>[~] ~ [~] …</code>, row 2 <code>^ ^ …</code>, row 3 <code>* * …</code> the discard pile grows by <code># ~ ^ * ~ ~ ~</code>, in this order.</p>
`},{id:`glossary`,title:`Glossary`,html:`<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>nl</th>
<th>de</th>
<th>hu (our translation)</th>
</tr>
</thead>
<tbody><tr>
<td>rifkaart</td>
<td>Riffkarte</td>
<td>zátonykártya</td>
</tr>
<tr>
<td>kweekkaart</td>
<td>Zuchtkarte</td>
<td>tenyésztéskártya</td>
</tr>
<tr>
<td>kweek, kweeksucces</td>
<td>Zuchterfolg, Züchtung</td>
<td>sikeres tenyésztés</td>
</tr>
<tr>
<td>rifboot</td>
<td>Riffboot</td>
<td>csónak</td>
</tr>
<tr>
<td>worm</td>
<td>Wurm</td>
<td>kukac</td>
</tr>
<tr>
<td>kleurendobbelsteen</td>
<td>Farbwürfel</td>
<td>színkocka</td>
</tr>
<tr>
<td>koraal, koraalboom</td>
<td>Korallenbaum</td>
<td>korallfa</td>
</tr>
<tr>
<td>oudervis</td>
<td>Elternfisch</td>
<td>szülőhal</td>
</tr>
<tr>
<td>jonge vis</td>
<td>Jungfisch, Nachwuchs</td>
<td>ivadék</td>
</tr>
<tr>
<td>mannetje / vrouwtje</td>
<td>Männchen / Weibchen</td>
<td>hím / nőstény</td>
</tr>
<tr>
<td>parel</td>
<td>Perle</td>
<td>gyöngy</td>
</tr>
<tr>
<td>haai</td>
<td>Hai</td>
<td>cápa</td>
</tr>
<tr>
<td>waterkaart, open water</td>
<td>Wasserkarte</td>
<td>vízkártya</td>
</tr>
<tr>
<td>uitstalling</td>
<td>Auslage</td>
<td>kirakás</td>
</tr>
<tr>
<td>rij / kolom</td>
<td>Reihe / Spalte</td>
<td>sor / oszlop</td>
</tr>
<tr>
<td>zeekant</td>
<td>Meereskante</td>
<td>tengeri oldal</td>
</tr>
<tr>
<td>rifkant</td>
<td>Riffkante</td>
<td>zátony felőli oldal</td>
</tr>
<tr>
<td>trekstapel</td>
<td>Nachziehstapel</td>
<td>húzópakli</td>
</tr>
<tr>
<td>aflegstapel</td>
<td>Ablagestapel</td>
<td>dobópakli</td>
</tr>
<tr>
<td>voorraad</td>
<td>Vorrat</td>
<td>készlet</td>
</tr>
<tr>
<td>een kaart nemen (&quot;kopen&quot;)</td>
<td>eine Karte nehmen („kaufen“)</td>
<td>lapot elvenni (megvenni)</td>
</tr>
<tr>
<td>omdraaien, opendraaien</td>
<td>aufdecken</td>
<td>felfordítani</td>
</tr>
<tr>
<td>verjagen</td>
<td>vertreiben</td>
<td>elkergetni</td>
</tr>
<tr>
<td>stromen, wegstromen</td>
<td>abfließen</td>
<td>áramlás, elfolyás</td>
</tr>
<tr>
<td>aanvullen, opvullen</td>
<td>auffüllen</td>
<td>feltöltés</td>
</tr>
<tr>
<td>beurt beëindigen</td>
<td>Zug beenden</td>
<td>kör befejezése</td>
</tr>
<tr>
<td>springtij</td>
<td>Springflut</td>
<td>szökődagály</td>
</tr>
<tr>
<td>rood, geel, blauw, groen, paars, roze</td>
<td>rot, gelb, blau, grün, lila, rosa</td>
<td>piros, sárga, kék, zöld, lila, rózsaszín</td>
</tr>
</tbody></table></div>
`}];export{e as default};