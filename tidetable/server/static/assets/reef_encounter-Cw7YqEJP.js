var e=[{id:`tips`,title:`Tips`,html:`<ol>
<li>Each turn: (eat), lay with one or two cubes, put a shrimp down, then always take one space of the open sea.</li>
<li>The cube&#39;s colour is the colour you may lay. Collect tiles you have cubes for, and cubes you have tiles for.</li>
<li>Your shrimp shields only its own tile and the four around it. Put it in the middle.</li>
<li>Tiles you overgrow are money. Spend them on cubes, on flipping strengths, and later on locking the ones that make your eaten colours worth more.</li>
<li>You have just four bites. Small ones are cheap, but the game may end when someone else takes the fourth.</li>
</ol>
`},{id:`1`,title:`At a glance`,html:`<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th></th>
<th></th>
</tr>
</thead>
<tbody><tr>
<td>Name</td>
<td>Reef Encounter</td>
</tr>
<tr>
<td>Author</td>
<td>Richard Breese. Art: Juliet Breese (first edition), Mariano Iannelli (second edition)</td>
</tr>
<tr>
<td>Published</td>
<td>R&amp;D Games 2004; second edition What&#39;s Your Game? / Quined / Z-Man 2005</td>
</tr>
<tr>
<td>Players</td>
<td>2 to 4</td>
</tr>
<tr>
<td>Length</td>
<td>about 90 minutes once known; 10 to 13 turns per player [F6, measured in section 12]</td>
</tr>
<tr>
<td>Goal</td>
<td>At the end have the most valuable polyp tiles inside your own parrotfish</td>
</tr>
</tbody></table></div>
<p>Players lay polyp tiles of five colours on shared rocks. Connected tiles of one colour form a coral. A shrimp placed on a coral claims it and
shields the tiles around it. A bigger coral of a stronger colour can overgrow unshielded tiles of a weaker colour; the overgrown
(&quot;consumed&quot;) tiles become currency: replay them, turn them into larva cubes, or turn them into algae that reverse or freeze the
strength relation between two colours. At the start of a turn a player may feed one own coral of five or more tiles to the parrotfish: four tiles go back to the bag,
the rest are kept for scoring and the shrimp is spent. A kept tile is worth one point plus one for each of the four other colours that its own colour finally dominates. It feels like
Tigris &amp; Euphrates crossed with a drafting game: every turn is a small puzzle of up to two tile-laying actions with free
conversions in between, then one draft pick. There is almost no luck after the deal, and almost no hidden information.</p>
<hr>
`},{id:`2`,title:`Components`,html:`<h3 id="rule-2.1">2.1 Colours and indices (identifiers)</h3>
<ul>
<li><code>CoralColour</code>: <code>0 WHITE (W)</code>, <code>1 YELLOW (Y)</code>, <code>2 ORANGE (O)</code>, <code>3 PINK (P)</code>, <code>4 GREY (G)</code>. The index order is the clockwise order of the five large spaces of the open-sea board [F1 picture p. 2].</li>
<li><code>AlgaColour</code>: <code>0 BLUE</code>, <code>1 GREEN</code>, <code>2 PURPLE</code>, <code>3 RED</code>.</li>
<li><code>PlayerColour</code>: <code>0 PURPLE</code>, <code>1 GREEN</code>, <code>2 RED</code>, <code>3 YELLOW</code> [R names; the order seat 0..3 is H: any fixed order will do].</li>
</ul>
<p>Coral yellow, alga green/purple/red and player colours are unrelated sets that happen to share colour names. Always show them with different shapes.</p>
<h3 id="rule-2.2">2.2 Count</h3>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Component</th>
<th>Count</th>
</tr>
</thead>
<tbody><tr>
<td>Polyp tiles</td>
<td>200: 40 of each coral colour</td>
</tr>
<tr>
<td>Larva cubes</td>
<td>50: 10 of each coral colour</td>
</tr>
<tr>
<td>Alga cylinders</td>
<td>20: 5 of each alga colour</td>
</tr>
<tr>
<td>Coral tiles (strength tiles, two-sided)</td>
<td>10, all different; list in 2.4</td>
</tr>
<tr>
<td>Shrimps</td>
<td>16: 4 per player</td>
</tr>
<tr>
<td>Parrotfish (closed boxes)</td>
<td>4, one per player</td>
</tr>
<tr>
<td>Player screens, overview cards</td>
<td>4 + 4</td>
</tr>
<tr>
<td>Coral reef boards (&quot;boards&quot;, &quot;rocks&quot;)</td>
<td>4, all different; as many are used as there are players; maps in 2.3</td>
</tr>
<tr>
<td>Rock cells per board</td>
<td>33, of which 5 start cells (one per coral colour) and exactly 1 extra-growth cell</td>
</tr>
<tr>
<td>Open-sea board</td>
<td>1: ten coral-tile fields, five large spaces, one alga space, shrimp spaces</td>
</tr>
<tr>
<td>Cloth bag</td>
<td>1</td>
</tr>
<tr>
<td>Bonus polyp tiles</td>
<td>5 of the 200, one of each colour, kept beside the open-sea board</td>
</tr>
</tbody></table></div>
<h3 id="rule-2.3">2.3 The four coral reef boards</h3>
<p>Grid: 7 columns <code>a..g</code> (left to right), 6 rows <code>1..6</code> (top to bottom). <code>#</code> rock cell, <code>.</code> sand or deep water (not a cell), <code>*</code> the extra-growth cell (a rock cell),
<code>W Y O P G</code> start cell of that colour (a rock cell). On every board the extra-growth cell is <code>d4</code>.
The printed second-edition boards are the same maps turned by a quarter or half turn; orientation has no effect on play.</p>
<pre tabindex="0"><code> Board A (33)        Board B (33)        Board C (33)        Board D (33)
   a b c d e f g       a b c d e f g       a b c d e f g       a b c d e f g
 1 . . . # # # .     1 . . . # # # .     1 . # # . # # #     1 . # # # # # .
 2 . # # Y # # .     2 # # # G # # .     2 . # # # O # .     2 # # # O . # #
 3 # # . # W # #     3 # # Y # . # #     3 # # W . # Y #     3 # # . # G # #
 4 # G # * # . #     4 # . # * # W #     4 # # # * # . #     4 # W # * # # #
 5 # # P . O # #     5 # # O # P # #     5 . # P # G # #     5 . # P # Y # .
 6 # # # # # # #     6 . # # # # # .     6 . # # # . # #     6 . # # . # # .
</code></pre>
<p>As data (row strings, top to bottom):</p>
<pre tabindex="0"><code>A: &quot;...###.&quot; &quot;.##Y##.&quot; &quot;##.#W##&quot; &quot;#G#*#.#&quot; &quot;##P.O##&quot; &quot;#######&quot;
B: &quot;...###.&quot; &quot;###G##.&quot; &quot;##Y#.##&quot; &quot;#.#*#W#&quot; &quot;##O#P##&quot; &quot;.#####.&quot;
C: &quot;.##.###&quot; &quot;.###O#.&quot; &quot;##W.#Y#&quot; &quot;###*#.#&quot; &quot;.#P#G##&quot; &quot;.###.##&quot;
D: &quot;.#####.&quot; &quot;###O.##&quot; &quot;##.#G##&quot; &quot;#W#*###&quot; &quot;.#P#Y#.&quot; &quot;.##.##.&quot;
</code></pre>
<p>Evidence: D is the board pictured in the second-edition rulebook p. 2 and B is the board of its pictures on pp. 3, 6, 7, 8, 9; all four rock shapes come from the SpielByWeb board
pictures b0=A, b1=B, b2=C, b3=D; start cells of B and C from a saved SpielByWeb game page, of A and D from two separate copies, of B and D also from a complete
played game. One copy shows A:d3 as sand; the picture, the second copy and the count of 33 say rock: rock is right.</p>
<p><strong>Cell index.</strong> A game uses boards in <code>slot</code> 0..n-1. <code>cell = 42*slot + 7*(row-1) + col</code> with <code>col</code> a=0..g=6; range 0..167. A cell is written <code>slot:letter+row</code>, e.g. <code>1:e4</code> = 42+21+4 = 67.
Sand positions have indices too, but are never legal. <strong>Adjacent</strong> always means: same slot, difference one in exactly one of row/column, both rock. Never diagonal, never across boards or across sand.</p>
<h3 id="rule-2.4">2.4 The ten coral tiles</h3>
<p>Side 0 is the side with the small mark (a starfish in the second edition) in the second-edition picture; side 1 is its reverse. Each side shows a stronger colour (doubled on top), a weaker colour, a large alga and a
small alga; on the reverse both pairs are swapped. So the small alga on one side is the large alga on the other.</p>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Tile</th>
<th>side 0: stronger &gt; weaker</th>
<th>side 0: large alga (small)</th>
<th>side 1: stronger &gt; weaker</th>
<th>side 1: large alga (small)</th>
<th>field on the open-sea board (row, column), display only</th>
</tr>
</thead>
<tbody><tr>
<td>T0</td>
<td>W &gt; Y</td>
<td>GREEN (blue)</td>
<td>Y &gt; W</td>
<td>BLUE (green)</td>
<td>1,1</td>
</tr>
<tr>
<td>T1</td>
<td>W &gt; O</td>
<td>RED (purple)</td>
<td>O &gt; W</td>
<td>PURPLE (red)</td>
<td>2,1</td>
</tr>
<tr>
<td>T2</td>
<td>Y &gt; O</td>
<td>BLUE (red)</td>
<td>O &gt; Y</td>
<td>RED (blue)</td>
<td>1,4</td>
</tr>
<tr>
<td>T3</td>
<td>Y &gt; P</td>
<td>PURPLE (blue)</td>
<td>P &gt; Y</td>
<td>BLUE (purple)</td>
<td>2,4</td>
</tr>
<tr>
<td>T4</td>
<td>O &gt; P</td>
<td>GREEN (red)</td>
<td>P &gt; O</td>
<td>RED (green)</td>
<td>2,5</td>
</tr>
<tr>
<td>T5</td>
<td>O &gt; G</td>
<td>BLUE (green)</td>
<td>G &gt; O</td>
<td>GREEN (blue)</td>
<td>1,5</td>
</tr>
<tr>
<td>T6</td>
<td>P &gt; W</td>
<td>PURPLE (green)</td>
<td>W &gt; P</td>
<td>GREEN (purple)</td>
<td>1,2</td>
</tr>
<tr>
<td>T7</td>
<td>P &gt; G</td>
<td>GREEN (purple)</td>
<td>G &gt; P</td>
<td>PURPLE (green)</td>
<td>2,2</td>
</tr>
<tr>
<td>T8</td>
<td>G &gt; W</td>
<td>RED (purple)</td>
<td>W &gt; G</td>
<td>PURPLE (red)</td>
<td>1,3</td>
</tr>
<tr>
<td>T9</td>
<td>G &gt; Y</td>
<td>BLUE (red)</td>
<td>Y &gt; G</td>
<td>RED (blue)</td>
<td>2,3</td>
</tr>
</tbody></table></div>
<p>[F1 pictures pp. 3 and 10, F2, F3: all three agree.] Properties, useful as tests: side 0 everywhere = &quot;colour i beats i+1 and i+2 (mod 5)&quot;; side 1 everywhere = the reverse. Either way each colour beats exactly two others.
Each alga colour occurs on exactly five tiles. Large algae with all tiles on side 0: blue 3 (T2 T5 T9), green 3 (T0 T4 T7), purple 2 (T3 T6), red 2 (T1 T8); on side 1: blue 2 (T0 T3), green 2 (T5 T6), purple 3 (T1 T7 T8), red 3 (T2 T4 T9).
(First-edition tiles carry a small brown alga on the other side instead; only a coin flip depends on it, see RE-1.)</p>
<h3 id="rule-2.5">2.5 The open-sea board</h3>
<p>Five large spaces, clockwise: WHITE (top left), YELLOW (top middle), ORANGE (top right), PINK (bottom right), GREY (bottom left), back to WHITE [F1 picture p. 2]. Space index = colour index. Each holds one larva cube of its own colour and 1 to 3 polyp tiles of any colours, face up.
One <strong>alga space</strong> for a single cylinder. <strong>Shrimp spaces</strong> for each player&#39;s first eaten shrimp: a shrimp there means &quot;this player may lock coral tiles&quot;.</p>
<hr>
`},{id:`3`,title:`Setup`,html:`<p>Chance steps use one seeded generator, in this order. A &quot;draw&quot; takes one tile uniformly at random out of all tiles in the bag.</p>
<ol>
<li>Choose n boards (n = number of players) uniformly at random without replacement and assign them to slots 0..n-1 in the order drawn [R random; slots H]. Table option <code>boards</code>: the host picks them, slot by slot (section 8).</li>
<li>On each board put one polyp tile of the printed colour on each of its five start cells. This is not &quot;placing&quot;: no extra growth.</li>
<li>Put one polyp tile of each colour in the bonus row beside the open-sea board. (Advanced game: no bonus row.)</li>
<li>All other polyp tiles go into the bag: 195 - 5n (advanced: 200 - 5n).</li>
<li>Toss one coral tile: side 0 or side 1, probability 1/2 each; all ten tiles start on that same side. No tile is locked. The alga space is empty. Alga supply: 5 of each colour.</li>
<li>One larva cube of the matching colour on each large space. Larva supply: 9 of each colour.</li>
<li>Draw one tile from the bag, note its colour <code>c0</code>, put it back.</li>
<li>Starting with space c0 and going clockwise draw 3, 3, 3, 2, 1 tiles onto the five spaces.</li>
<li>Start player: uniformly random seat [H; the rulebook lets the last swimmer choose]. Clockwise = increasing seat number modulo n.</li>
<li>Each player takes 4 shrimps behind the screen. In clockwise order from the start player draw from the bag, behind the screen:</li>
</ol>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th></th>
<th>start player</th>
<th>2nd</th>
<th>3rd</th>
<th>4th</th>
<th>bag afterwards (advanced)</th>
</tr>
</thead>
<tbody><tr>
<td>2 players</td>
<td>6</td>
<td>9</td>
<td></td>
<td></td>
<td>158 (163)</td>
</tr>
<tr>
<td>3 players</td>
<td>6</td>
<td>7</td>
<td>9</td>
<td></td>
<td>146 (151)</td>
</tr>
<tr>
<td>4 players</td>
<td>6</td>
<td>7</td>
<td>8</td>
<td>9</td>
<td>133 (138)</td>
</tr>
</tbody></table></div>
<ol start="11">
<li>Each player secretly puts one of these tiles into the own parrotfish: decision <code>FISH_TILE</code>.</li>
<li>Each player takes two larva cubes of any colours (equal or different) from the supply, after seeing the own tiles: two decisions <code>LARVA_PICK</code>. The choices stay hidden until all have chosen, then all are shown, then the cubes go behind the screens (RE-4). Larva supply afterwards: 45 - 2n in total.</li>
</ol>
<p>The engine asks steps 11 and 12 one player at a time, clockwise from the start player: first every FISH_TILE, then per player both LARVA_PICK. They are not a simultaneous phase: only the current player has legal actions.
Since nothing is revealed in between, a table may collect the answers of all players at once and feed them in that order. (A colour cannot run out here: at most 8 of its 9 cubes are picked.)
Then the start player takes the first turn.</p>
<hr>
`},{id:`4`,title:`Turn structure (state machine)`,html:`<h3 id="rule-4.1">4.1 Vocabulary</h3>
<ul>
<li><strong>coral</strong>: a maximal set of adjacent rock cells holding tiles of one colour; size = number of tiles (1 or more).</li>
<li><strong>guarded</strong>: a shrimp of any player stands on one of its tiles. A coral never holds two shrimps.</li>
<li><strong>own coral</strong>: guarded by the player&#39;s own shrimp.</li>
<li><strong>protected tile</strong>: there is a shrimp on it, or on an adjacent tile of the same colour. Whose shrimp it is does not matter, the owner&#39;s own attacks are stopped too.</li>
<li><strong>bare cell</strong>: rock cell without a tile. A shrimp on a bare cell is <strong>parked</strong>; it guards and protects nothing.</li>
<li><strong>behind</strong>: hidden polyp tiles behind the screen. <strong>front</strong>: consumed polyp tiles lying open in front of the screen.</li>
<li><code>strong(X,Y)</code>: the coral tile of the pair {X,Y} shows X on top.</li>
<li><code>large(t)</code>: large alga colour shown now by coral tile t. <strong>locked</strong>: an alga cylinder lies on it.</li>
</ul>
<h3 id="rule-4.2">4.2 The ten actions of the rulebook and their places here</h3>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Rulebook action</th>
<th>Limit per turn</th>
<th>When</th>
<th>Here</th>
</tr>
</thead>
<tbody><tr>
<td>1 eat one coral and its shrimp</td>
<td>once</td>
<td>only as the very first thing</td>
<td><code>EAT</code> in MAIN while <code>acted = false</code></td>
</tr>
<tr>
<td>2, 3 play a larva cube and lay tiles</td>
<td>each once, so two cubes</td>
<td>any order with 4..8</td>
<td><code>PLAY_CUBE</code>, then PLACE</td>
</tr>
<tr>
<td>4 introduce a shrimp</td>
<td>once</td>
<td>any order</td>
<td><code>INTRODUCE</code>, then <code>DROP</code></td>
</tr>
<tr>
<td>5 move or remove a shrimp</td>
<td>free, cap 12</td>
<td>any time after 1 and before 10, also in the middle of 2 or 3</td>
<td><code>LIFT</code>, then <code>DROP</code> / <code>DROP_SCREEN</code></td>
</tr>
<tr>
<td>6 consumed tile -&gt; larva cube</td>
<td>free</td>
<td>any order</td>
<td><code>TILE_TO_CUBE</code></td>
</tr>
<tr>
<td>7 consumed tile -&gt; alga, played at once</td>
<td>space: free; lock: once</td>
<td>any order</td>
<td><code>ALGA_PAY</code>, then <code>ALGA_SPACE</code> / <code>ALGA_LOCK</code></td>
</tr>
<tr>
<td>8 larva cube -&gt; polyp tile</td>
<td>free</td>
<td>any order</td>
<td><code>CUBE_TO_TILE</code></td>
</tr>
<tr>
<td>9 do nothing</td>
<td></td>
<td></td>
<td>go straight to <code>COLLECT</code></td>
</tr>
<tr>
<td>10 collect</td>
<td>exactly once, obligatory</td>
<td>last</td>
<td><code>COLLECT</code>, ends the turn</td>
</tr>
</tbody></table></div>
<p>List, limits and order; the inner details of 8 and 10 (missing in our Dutch copy). Each action is finished before the next begins, except that action 5 may interrupt.</p>
<h3 id="rule-4.3">4.3 Phases</h3>
<p>Turn variables, reset at the start of each turn: <code>acted=false, cubes_played=0, introduced=false, locked_this_turn=false, shrimp_moves=0</code>.</p>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Phase</th>
<th>Decider</th>
<th>Legal decisions</th>
<th>Leads to</th>
</tr>
</thead>
<tbody><tr>
<td><code>SETUP_FISH</code></td>
<td>each player</td>
<td><code>FISH_TILE(c)</code> for every colour held behind</td>
<td>next player, then SETUP_LARVA</td>
</tr>
<tr>
<td><code>SETUP_LARVA</code></td>
<td>each player, twice</td>
<td><code>LARVA_PICK(c)</code> for every colour with larva supply &gt; 0</td>
<td>next pick / next player, then MAIN of the start player</td>
</tr>
<tr>
<td><code>MAIN</code></td>
<td>current player</td>
<td>all of 4.4 that are legal</td>
<td>see 4.4</td>
</tr>
<tr>
<td><code>PLACE</code></td>
<td>current player</td>
<td>4.5</td>
<td>PLACE, PLACE_CELL, DROP or MAIN</td>
</tr>
<tr>
<td><code>PLACE_CELL</code></td>
<td>current player</td>
<td><code>PLACE(cell)</code> for every legal cell</td>
<td>PLACE or MAIN</td>
</tr>
<tr>
<td><code>DROP</code></td>
<td>current player</td>
<td><code>DROP(cell)</code>, <code>DROP_SCREEN</code> (4.6)</td>
<td>phase from which the shrimp was lifted (MAIN or PLACE); MAIN after INTRODUCE</td>
</tr>
<tr>
<td><code>ALGA</code></td>
<td>current player</td>
<td><code>ALGA_SPACE(a)</code>, <code>ALGA_LOCK(t)</code> (5.5)</td>
<td>MAIN, or end of game</td>
</tr>
<tr>
<td><code>FINAL_EAT</code></td>
<td>each other player once</td>
<td><code>EAT(k)</code>, <code>DECLINE</code> (6.2)</td>
<td>next player or OVER</td>
</tr>
<tr>
<td><code>OVER</code></td>
<td>nobody</td>
<td></td>
<td></td>
</tr>
</tbody></table></div>
<p><strong>Forced decisions.</strong> When exactly one action is legal, in whatever phase, the engine applies it by itself and logs it as forced; so a player who is asked always has at least two. MAIN is forced in two cases only: a parked shrimp (so no COLLECT) and nothing else to do but LIFT it; and PLAY_CUBE after TILE_TO_CUBE with the option <code>larva_exchange_immediate</code> (RE-29).</p>
<h3 id="rule-4.4">4.4 MAIN</h3>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Decision</th>
<th>Legal when</th>
<th>Effect</th>
</tr>
</thead>
<tbody><tr>
<td><code>EAT(k)</code></td>
<td><code>acted=false</code>; the k-th own shrimp stands on a coral of size &gt;= 5</td>
<td>5.4; <code>acted=true</code>; stays in MAIN, or the game ends (event 2)</td>
</tr>
<tr>
<td><code>PLAY_CUBE(c)</code></td>
<td><code>cubes_played&lt;2</code>; own cube c; at least one tile of c behind or in front; some cell is legal for colour c now</td>
<td>cube to the supply (shown to all); <code>cubes_played+1</code>; <code>colour=c, behind_used=0, placed=0</code>; to PLACE</td>
</tr>
<tr>
<td><code>INTRODUCE</code></td>
<td>not introduced this turn; a shrimp behind the screen; some cell legal for it</td>
<td>shrimp in hand; to DROP</td>
</tr>
<tr>
<td><code>LIFT(k)</code></td>
<td>an own shrimp on the boards; <code>shrimp_moves&lt;12</code> or that shrimp is parked</td>
<td>shrimp in hand; to DROP</td>
</tr>
<tr>
<td><code>TILE_TO_CUBE(c)</code></td>
<td>front tile c; larva supply c &gt; 0</td>
<td>tile to the bag, cube c behind the screen</td>
</tr>
<tr>
<td><code>ALGA_PAY(c)</code></td>
<td>front tile c; at least one alga play legal (5.5)</td>
<td>tile to the bag; to ALGA</td>
</tr>
<tr>
<td><code>CUBE_TO_TILE(c)</code></td>
<td>own cube c; a tile c in the bag or in the bonus row</td>
<td>cube to the supply; tile c from the bag (from the bonus row if the bag has none) behind the screen</td>
</tr>
<tr>
<td><code>COLLECT(s)</code></td>
<td>no own shrimp is parked</td>
<td>5.6; turn ends</td>
</tr>
</tbody></table></div>
<p>Every decision sets <code>acted=true</code>. <code>k</code> numbers the player&#39;s own shrimps on the boards (parked ones too) 0,1,2,3 by ascending cell index.</p>
<h3 id="rule-4.5">4.5 PLACE</h3>
<p>Sources: <em>behind</em> is open if a tile of <code>colour</code> is behind and <code>behind_used&lt;4</code>; <em>front</em> is open if a tile of <code>colour</code> is in front.</p>
<ul>
<li>If a source is open and some cell is legal for <code>colour</code>:
both sources open: <code>SRC_BEHIND</code> or <code>SRC_FRONT</code>, then phase PLACE_CELL (<code>PLACE(cell)</code>); one source open: <code>PLACE(cell)</code> directly, the tile comes from that source.</li>
<li><code>LIFT(k)</code> as in MAIN (interrupting).</li>
<li><code>END_PLACING</code> if <code>placed&gt;=1</code>, or if no cell is legal now.</li>
<li>After each placed tile: if no source is open any more, placing ends by itself (back to MAIN). If a source is open but no cell is legal and the player has no shrimp on any board, it also ends by itself. Ending by itself is not an action: no END_PLACING is logged.</li>
</ul>
<p>Natural clicks of a person: cube, (source when both are possible), cell, cell, ..., done. Tiles of one cube may go to different corals and different boards.</p>
<h3 id="rule-4.6">4.6 DROP</h3>
<p>With the shrimp in hand (it stands nowhere):</p>
<ul>
<li><code>DROP(cell)</code>: the cell is rock, holds no shrimp, is not the cell the shrimp was lifted from, the player has at most one other shrimp on that slot, and<ul>
<li>the cell holds a tile and its coral is not guarded; or</li>
<li>the cell is bare, the shrimp was lifted (not introduced) and <code>shrimp_moves&lt;12</code>.</li>
</ul>
</li>
<li><code>DROP_SCREEN</code>: only for a lifted shrimp; it goes behind the screen.</li>
</ul>
<p>A completed LIFT adds 1 to <code>shrimp_moves</code>; INTRODUCE does not. There is no &quot;put back&quot;: the interface offers undo before it submits.</p>
<h3 id="rule-4.7">4.7 Turn order</h3>
<p>One continuous round, clockwise. No requirement of equal numbers of turns.</p>
<h3 id="rule-4.8">4.8 Undo</h3>
<p>Nothing random and nothing hidden from the player is revealed between the start of a turn and <code>COLLECT</code>. A table may therefore offer &quot;take my turn back&quot; at any time before COLLECT (unless the game has ended). (That CUBE_TO_TILE is not offered tells that a colour has run out in the bag; negligible.)</p>
<hr>
`},{id:`5`,title:`Effects and edge cases`,html:`<h3 id="rule-5.1">5.1 Legal cell for a tile of colour X: <code>can_place(X, cell)</code></h3>
<ol>
<li>The cell is rock and no shrimp stands on it (a parked own shrimp blocks; move it away first).</li>
<li>The cell does not already hold colour X.</li>
<li>Look at the distinct X-corals adjacent to the cell. At most one of them may be guarded (by anyone&#39;s shrimp, also when all are the player&#39;s own).</li>
<li>If the cell is bare: legal. (A new coral may be started anywhere; adding to anyone&#39;s coral is allowed; placing directly on the extra-growth cell is allowed.)</li>
<li>If the cell holds another colour Y (an <strong>attack</strong>): <code>strong(X,Y)</code>, the Y-tile is not protected, and at least one adjacent X-coral has size &gt;= 2. The size of the attacked coral does not matter.</li>
</ol>
<h3 id="rule-5.2">5.2 Placing a tile</h3>
<ol>
<li>Take the tile from its source; if behind, <code>behind_used+1</code>.</li>
<li>If the cell held a tile Y, that tile goes in front of the screen of the <strong>placing</strong> player, whoever owns the attacking coral.</li>
<li>Put the X-tile. Corals merge or split simply by adjacency; shrimps stay on their tiles; parts cut off from the shrimp are unguarded.</li>
<li>Extra growth (5.3).</li>
<li><code>placed+1</code>; continue as in 4.5.</li>
</ol>
<p>A consumed tile never has the colour of the cube in play, so it cannot be replayed within the same cube.</p>
<h3 id="rule-5.3">5.3 Extra growth (basic game only)</h3>
<p>After every single placed tile (also by attack, also on another player&#39;s coral): if the placed tile is adjacent to its board&#39;s extra-growth cell E, and E has no tile and no shrimp, then at once and without choice a tile of the same colour X is put on E,
unless (a) two or more distinct guarded X-corals are adjacent to E, or (b) no tile of colour X is available. It comes from the bonus row, not from the player, and does not count toward four.
Extra growth never attacks (E must be empty) and never chains (one E per board, and E is not adjacent to another E). E grows again whenever it has become empty and a new tile is placed next to it; becoming empty alone causes nothing.</p>
<p><strong>Bonus row.</strong> One tile per colour. After a bonus tile has been used (by extra growth or CUBE_TO_TILE) it is replaced at once by a tile of that colour from the bag; if the bag has none, the row lacks this colour until a tile of that colour enters the bag (by EAT, TILE_TO_CUBE or ALGA_PAY), which then goes to the row at once; of several, one. Available means: in the row, or (row dissolved) in the bag.
When the bag cannot supply a refill in COLLECT, the whole row is emptied into the bag for the rest of the game (<code>dissolved</code>); extra growth and CUBE_TO_TILE then take from the bag.</p>
<h3 id="rule-5.4">5.4 Eating a coral</h3>
<p><code>EAT(k)</code>: the coral under the k-th own shrimp, size s &gt;= 5. Remove all its tiles: 4 (advanced 5) go to the bag, the remaining s-4 (s-5) into the player&#39;s parrotfish. All tiles are of one colour, so there is nothing to choose. The shrimp is spent: the first one goes to a shrimp space of the open-sea board, later ones into the parrotfish; both count as eaten.
In FINAL_EAT one more tile goes back: 5 (advanced 6).</p>
<h3 id="rule-5.5">5.5 Algae</h3>
<p>Paying: one front tile of any colour, into the bag. Then exactly one of:</p>
<ul>
<li><code>ALGA_SPACE(a)</code>, legal if some unlocked coral tile has <code>large = a</code>, and the supply of a is &gt; 0 or the cylinder lying on the alga space has colour a. Effect: the cylinder on the alga space returns to the supply; one cylinder a goes there; <strong>every</strong> unlocked coral tile with <code>large = a</code> turns over. Any number of times per turn.</li>
<li><code>ALGA_LOCK(t)</code>, legal if the player has eaten at least one shrimp, has not locked this turn, t is unlocked, the supply of <code>large(t)</code> is &gt; 0, and, if t is the last unlocked tile, the own parrotfish holds at least 2 polyp tiles (setup tile included). Effect: a cylinder of colour <code>large(t)</code> goes on t, which never turns again; every <strong>other</strong> unlocked tile with that large colour turns over. The alga space is untouched. If no unlocked tile remains: event 1.</li>
</ul>
<p>The flipped set is determined before any tile turns (a tile turns at most once per cylinder).</p>
<h3 id="rule-5.6">5.6 COLLECT(s): end of turn</h3>
<p>Steps 1, 3, 4, 5:; the end condition:.</p>
<ol>
<li>Larva cube of space s and all polyp tiles on it go behind the player&#39;s screen (public).</li>
<li>The player&#39;s turn counter goes up.</li>
<li>Put a cube of the same colour on s from the supply. If there is none: event 4, the game ends here (no refill, nothing is drawn).</li>
<li><code>need</code> = number of spaces with fewer than three tiles (the emptied one included); always 1 to 3. If the bag holds fewer than <code>need</code> tiles: dissolve the bonus row into the bag (advanced: there is none); if it still is too small: event 4, the game ends here (nothing is drawn, the row stays dissolved).</li>
<li>In the order W, Y, O, P, G draw one tile onto every space that has fewer than three. So the emptied space holds one tile again. After this the space sizes are always {1,2,3,3,3} or {1,3,3,3,3}.</li>
<li>Event 3 check (6.1); if the next player is the start player and everybody has had 100 turns: event 5; otherwise the next player clockwise begins a turn.</li>
</ol>
<h3 id="rule-5.7">5.7 What if a supply is empty</h3>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Supply</th>
<th>Consequence</th>
</tr>
</thead>
<tbody><tr>
<td>larva cubes of a colour</td>
<td>TILE_TO_CUBE and LARVA_PICK of it illegal; collecting that space ends the game (event 4)</td>
</tr>
<tr>
<td>polyp tiles of a colour in bag and bonus row</td>
<td>no CUBE_TO_TILE, no extra growth in it</td>
</tr>
<tr>
<td>bag as a whole</td>
<td>bonus row dissolved; then event 4</td>
</tr>
<tr>
<td>alga cylinders of a colour</td>
<td>cannot be locked with; can be played to the space only if the one there has this colour</td>
</tr>
<tr>
<td>shrimps behind the screen</td>
<td>no INTRODUCE</td>
</tr>
</tbody></table></div>
<h3 id="rule-5.8">5.8 State to keep</h3>
<p>Per game: number of players, start seat, seat to move, phase, board id and extra-growth cell per slot, tile and shrimp per cell, side and lock per coral tile, alga supply and alga space, bag counts, bonus row, <code>dissolved</code>, larva supply, tiles per open-sea space, option flags, <code>end_event</code>, ender, players still to take a final turn, generator state.
Per player: behind[5], front[5], cubes[5], parrotfish[5], shrimps eaten, shrimps behind the screen, turns taken.
Per turn: the variables of 4.3; while placing <code>colour, behind_used, placed, source</code>; while a shrimp is in hand its origin (or &quot;introduced&quot;) and the phase to return to.
The bag may be kept as five counts; a draw then picks colour c with probability bag[c] / total.</p>
<hr>
`},{id:`6`,title:`End and scoring`,html:`<h3 id="rule-6.1">6.1 End events (<code>end_event</code>)</h3>
<p>Codes 1 to 4 are the rulebook&#39;s numbers. The outcome of a game names the event by the word in the second column.</p>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Code</th>
<th><code>reason</code></th>
<th>Event</th>
<th>Moment</th>
<th>Final turns</th>
</tr>
</thead>
<tbody><tr>
<td>1</td>
<td><code>all_locked</code></td>
<td>all ten coral tiles are locked</td>
<td>at once, inside the turn, the rest of it (action 10 too) is not played</td>
<td>yes</td>
</tr>
<tr>
<td>2</td>
<td><code>four_shrimps</code></td>
<td>one player has eaten four shrimps</td>
<td>at once after EAT, the rest of that turn (action 10 too) is not played</td>
<td>yes</td>
</tr>
<tr>
<td>3</td>
<td><code>no_placement</code></td>
<td>no polyp tile of any colour can be placed anywhere: no bare rock cell, and for no colour a legal attack, with the shrimps where they stand and whatever the players hold</td>
<td>checked at the end of every turn, after the refill</td>
<td>no</td>
</tr>
<tr>
<td>4</td>
<td><code>supply_empty</code></td>
<td>the collected cube or the missing tiles cannot be replaced</td>
<td>in COLLECT</td>
<td>no</td>
</tr>
<tr>
<td>5</td>
<td><code>turn_cap</code></td>
<td>turn cap: a round is complete and every player has had 100 turns</td>
<td>between rounds</td>
<td>no</td>
</tr>
</tbody></table></div>
<h3 id="rule-6.2">6.2 Final turns (events 1 and 2)</h3>
<p>Clockwise from the left neighbour (the next seat) of the player who ended the game, every <strong>other</strong> player may once eat one own coral with the higher return (5; advanced 6). Nothing else, no shrimp moves, no collecting. Offered are corals <strong>larger</strong> than the number returned (6 or more tiles; advanced 7 or more) (RE-22). Options: <code>EAT(k)</code> for each such coral, or <code>DECLINE</code>; a player without such a coral is skipped. A fourth shrimp eaten here changes nothing.</p>
<h3 id="rule-6.3">6.3 Score</h3>
<p><code>value(c) = 1 + number of coral tiles (locked or not) that show c on top</code>; the five values always add up to 15.
Score = sum over all tiles in the own parrotfish, setup tile included, of the value of their colour. Nothing else scores.</p>
<h3 id="rule-6.4">6.4 Ranking and ties</h3>
<p>Compare, more is better: 1 score; 2 front tiles; 3 larva cubes behind; 4 polyp tiles behind; 5 total number of tiles in all corals guarded by own shrimps. Still equal: shared place; a shared first place is a draw between those players. Rank = 1 + number of players who compare better (so 1, 2, 2, 4).</p>
<h3 id="rule-6.5">6.5 Can the game fail to end?</h3>
<p>In theory yes (players could go on converting tiles without eating). In practice tiles and cubes pile up behind the screens until event 4 strikes: in about 50,000 simulated games (uniform random, tidy random and greedy play, basic and advanced) every game ended by events 1 to 4, and the longest took 53 turns per player. The cap of 100 turns per player is a pure safeguard and gives no final turns; the position is scored as it stands. Inside a turn everything is finite: conversions only run front tile -&gt; cube -&gt; hidden tile, cubes are limited to two, shrimp moves to 12.</p>
<hr>
`},{id:`7`,title:`Hidden information`,html:`<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Zone</th>
<th>Contents seen by</th>
<th>Count seen by</th>
</tr>
</thead>
<tbody><tr>
<td>Boards, shrimps, coral tiles, locks, alga space</td>
<td>everyone</td>
<td>everyone</td>
</tr>
<tr>
<td>Open-sea spaces (cubes and tiles), bonus row, larva supply, alga supply</td>
<td>everyone</td>
<td>everyone</td>
</tr>
<tr>
<td>Front tiles (consumed) of each player</td>
<td>everyone</td>
<td>everyone</td>
</tr>
<tr>
<td>Polyp tiles behind a screen</td>
<td>owner only</td>
<td>everyone (RE-25)</td>
</tr>
<tr>
<td>Larva cubes behind a screen</td>
<td>owner only (the two first ones were shown)</td>
<td>everyone</td>
</tr>
<tr>
<td>Shrimps behind a screen</td>
<td>count is 4 - on boards - eaten, so public</td>
<td>everyone</td>
</tr>
<tr>
<td>Parrotfish contents</td>
<td>owner only</td>
<td>everyone: 1 + sum of (size - returned); number of shrimps eaten public</td>
</tr>
<tr>
<td>Setup tile in the parrotfish</td>
<td>owner only until scoring</td>
<td>everyone (one)</td>
</tr>
<tr>
<td>Bag</td>
<td>nobody</td>
<td>everyone (total only)</td>
</tr>
<tr>
<td>FISH_TILE choice</td>
<td>owner</td>
<td>that it was made</td>
</tr>
<tr>
<td>LARVA_PICK choices</td>
<td>owner until all have picked, then everyone</td>
<td>the larva supply shown to the others also changes only then</td>
</tr>
<tr>
<td>Generator seed and state</td>
<td>nobody</td>
<td></td>
</tr>
</tbody></table></div>
<p>Everything gained or spent after the deal happens in the open, so with perfect memory the only secrets are the colours of the dealt tiles (6 to 9 per player), which shrink as they are played, and the setup tile. The log is public. Default: the table shows counts, not remembered colours; option <code>memory_aid</code> (default off) shows for each opponent the colours that follow from public events.
A spectator sees what an opponent sees of everybody (no hidden colours). At the end parrotfish and screens are opened.</p>
<hr>
`},{id:`8`,title:`Rulings`,html:`<p>Table options named here: <code>advanced</code> (default off), <code>larva_exchange_immediate</code> (default off), <code>memory_aid</code> (default off; display only, no effect on play), <code>boards</code> (default none = random; otherwise n different letters out of A, B, C, D, the boards of slots 0..n-1; setup then draws nothing for the boards).</p>
<ul>
<li><strong>RE-1 Mark on the coral tiles.</strong> The Dutch text speaks of a small brown alga, its contents page of a small starfish. Same thing: first edition alga, second edition starfish; the two editions even mark opposite sides (a logged SpielByWeb game with the brown algae face down shows our side 0). Only the 50:50 toss depends on it. Side 0 = the starfish side of the second-edition picture.</li>
<li><strong>RE-2 Start player.</strong> &quot;Last swimmer chooses&quot; becomes a seeded random choice.</li>
<li><strong>RE-3 Owner of boards.</strong> Nobody; every player may use every board.</li>
<li><strong>RE-4 Order of the setup choices.</strong> Not stated. Readings: one after another in the open, or all together. We take: hidden until all have chosen, then shown. This is what SpielByWeb did, and it makes seat order irrelevant.</li>
<li><strong>RE-5 Missing pages.</strong> The Dutch copy lacks actions 8 to 10 and the first page on placing; these come from the English second-edition rulebook, confirmed by SpielByWeb&#39;s text: refill +1 on each space with fewer than three tiles, cube replaced by the same colour, the collected space takes all its tiles, action 8 takes a tile of the same colour from the bag.</li>
<li><strong>RE-6 Is action 10 obligatory?</strong> Yes (the text has no &quot;may&quot;; SpielByWeb says must).</li>
<li><strong>RE-7 A cube without tiles.</strong> &quot;Up to four&quot; could include none. Ruling: a cube may only be played if a tile of its colour can be placed now, and then at least one is placed (unless the player&#39;s own interrupting shrimp moves made that impossible). Playing a cube for nothing would have no use.</li>
<li><strong>RE-8 Four tiles plus consumed ones.</strong> Each cube: at most four from behind, any number from in front, in any mixture and order; nothing has to be announced beforehand. (SpielByWeb asked for the numbers in advance; not a rule.)</li>
<li><strong>RE-9 One coral or several?</strong> The tiles of one cube may be spread over corals and boards.</li>
<li><strong>RE-10 Actions 2 and 3</strong> are the same action done twice; the same colour twice is allowed. Once the second cube is played no more tiles of the first may follow (automatic here).</li>
<li><strong>RE-11 Interruption.</strong> Only shrimp moves (5) may interrupt, and only 2 and 3 are long enough to be interrupted. Introducing (4), exchanging (6, 8) and algae (7) wait until placing is ended.</li>
<li><strong>RE-12 Shrimp moves before eating.</strong> Not allowed: EAT is only legal before every other decision of the turn.</li>
<li><strong>RE-13 Unlimited shrimp moves</strong> get a cap of 12 per turn, generous (four shrimps, three moves each), only so that a program cannot loop. When it is reached, parked shrimps may still be moved to a tile or to the screen, nothing else.</li>
<li><strong>RE-14 Parked shrimps.</strong> Allowed only inside the own turn, must be resolved before COLLECT. They count for the limit of two per board (the English text: not at any time). Bare to bare is allowed. They block the cell for tiles, and a shrimp parked on the empty extra-growth cell stops extra growth (the cell is not free). Nobody else&#39;s shrimp can ever be parked during one&#39;s turn. Locking is allowed with a shrimp parked: if it brings event 1, the shrimp stays on its bare cell to the end and counts for nothing.</li>
<li><strong>RE-15 Leaving and returning.</strong> A shrimp taken behind the screen may come back in the same turn through INTRODUCE, if that is still unused.</li>
<li><strong>RE-16 Two per board</strong> is per player and per board; different players&#39; shrimps do not count together. Checked whenever a shrimp is dropped.</li>
<li><strong>RE-17 Merging.</strong> A tile may not join two guarded corals; three or four corals may be joined if at most one is guarded. Same for attacks and for extra growth. To merge two own guarded corals, park or remove one shrimp first.</li>
<li><strong>RE-18 Protection</strong> is absolute: it also stops the shrimp&#39;s owner (who may lift the shrimp first). Only same-coloured orthogonal neighbours are shielded. A shrimp can therefore never be overgrown.</li>
<li><strong>RE-19 Attack strength.</strong> The adjacent attacking coral must have two tiles before the attack; two adjacent single tiles do not add up. The attacker is the player who places, with whosever coral.</li>
<li><strong>RE-20 Extra growth</strong> is compulsory, takes the colour of the tile just placed, is checked after every single tile, is not an attack, and is one tile only. The advanced game treats the cell as ordinary rock; the five bonus tiles then start in the bag.</li>
<li><strong>RE-21 Minimum size for eating</strong> is 5 in both games. In the advanced game a coral of exactly 5 yields no tile but does bring the shrimp to the open-sea board. That is why the rule &quot;at least two tiles in the parrotfish to lock the last coral tile&quot; exists: in the basic game it is always fulfilled by anyone who may lock.</li>
<li><strong>RE-22 Final turn with a coral of exactly five.</strong> By the letter it may be eaten, for nothing. SpielByWeb called it not large enough. We do not offer it: it cannot raise a score, and it can only hurt in the tie-break.</li>
<li><strong>RE-23 Immediate end.</strong> The player who ends the game by event 1 or 2 plays nothing more, not even COLLECT, and gets no final turn.</li>
<li><strong>RE-24 Event 3</strong> is tested at the end of turns only and with standing shrimps. Reason: within a turn a shrimp move could open a cell again. By 5.1 an empty rock cell is always playable for some colour, so the test begins with &quot;no empty rock cell&quot;.</li>
<li><strong>RE-25 Are counts behind the screen public?</strong> The text only says nobody has to tell the number of shrimps. All counts follow from public events, so we show them.</li>
<li><strong>RE-26 Playing an alga without effect.</strong> The rulebook forbids choosing a colour that cannot be played. We read that as: to the alga space only if at least one unlocked tile turns. Otherwise the sentence would be empty, and the move would only waste a tile.</li>
<li><strong>RE-27 Same colour again / last cylinder.</strong> The old cylinder leaves the alga space first (the Dutch text says &quot;first&quot;), so its colour may be replayed even if the supply is empty. For a lock the supply must have one. No deadlock can arise: each alga colour occurs on only five tiles, so a colour shown by an unlocked tile has at most four cylinders locked away; the fifth is in the supply or on the space.</li>
<li><strong>RE-28 Where the paid tile goes.</strong> For action 7 not stated; into the bag as in action 6.</li>
<li><strong>RE-29 Larva cube from a consumed tile.</strong> Dutch and English second edition: behind the screen, free to keep. SpielByWeb&#39;s action list adds that it must be played at once (perhaps a first-edition rule; not verified). Option <code>larva_exchange_immediate</code>, default off. When on: TILE_TO_CUBE(c) is legal only if PLAY_CUBE(c) would be legal right afterwards (fewer than two cubes played, one more tile of c behind or in front besides the one given away, a legal cell for c), and that is then the only legal action, so the engine applies it as forced; a cube c owned before makes no difference. (The Dutch list of uses calls this exchange action 7; it is action 6.)</li>
<li><strong>RE-30 Limits on exchanges.</strong> None, as long as supplies last; each exchange is one tile for one cube / cylinder / tile.</li>
<li><strong>RE-31 Bonus row shortage.</strong> See 5.3; the rulebook only says &quot;replenish as required&quot; and that the row goes into the bag when the bag is empty. A colour that is nowhere available gives no extra growth.</li>
<li><strong>RE-32 &quot;Fewer than three tiles&quot;.</strong> The English page on action 10 speaks of fewer than three tiles left, the end-of-game page of insufficient tiles. Since a refill needs 1 to 3 tiles we compare with the number really needed.</li>
<li><strong>RE-33 Event 4 and the collected goods.</strong> They have been collected and count in the tie-break.</li>
<li><strong>RE-34 Fourth tie-break</strong> (comparison 5 of 6.4). English: tiles on the boards in a coral protected by that player&#39;s shrimp; Dutch: tiles &quot;in one coral&quot;. We add up all own corals (the English original).</li>
<li><strong>RE-35 Unlocked coral tiles</strong> score as they lie.</li>
<li><strong>RE-36 Corner or edge.</strong> The Dutch hint says corner, the English edge; a hint only.</li>
<li><strong>RE-37 One extra-growth cell per rock.</strong> The Dutch contents page uses the plural because it speaks of all boards.</li>
<li><strong>RE-38 Several shrimps could be lifted at once?</strong> No: one shrimp in hand at a time.</li>
<li><strong>RE-39 Introducing onto a single tile or a start tile</strong> is allowed (any unguarded coral), even if nothing was laid [R hint, F6].</li>
<li><strong>RE-40 Conceding, clocks:</strong> outside the rules; a table may treat a leaving player as one who only collects the space with the lowest index.</li>
</ul>
<hr>
`},{id:`9`,title:`Worked examples (acceptance tests)`,html:`<p>All positions were replayed with an engine built from this text. Small letter after a colour = shrimp of purple p, green g, red r, yellow y. <code>_</code> bare rock. All coral tiles on side 0 unless said. Pictures E3 to E7 of the rulebook show Board B turned by 180 degrees; here in our coordinates. Cells are on slot 0.</p>
<p><strong>E1 Open sea at the start.</strong> Indicator tile white: sizes W3 Y3 O3 P2 G1. (Indicator grey: G3 W3 Y3 O2 P1.)</p>
<p><strong>E2 Start tiles of Board B.</strong> G d2, Y c3, W f4, O c5, P e5, everything else bare, d4 bare.</p>
<p><strong>E3 Guarded corals may not be joined.</strong></p>
<pre tabindex="0"><code>   a b c d e f g        green shrimp c4, yellow shrimps c5 and f5, purple shrimp g3
1  . . . _ _ _ .        pink: {c3 c4g d4} and {f4 e5 f5y g5 f6}
2  _ _ _ _ _ _ .        orange: {b5 c5y c6}   white: {g3p}
3  _ _ P _ . _ Wp
4  _ . Pg P _ P _
5  _ O Oy _ P Py P
6  . _ O _ _ P .
</code></pre>
<p>Pink on d5: illegal. Pink on e4: illegal. Pink on e6, d3 or b3: legal. White or orange on d5: legal. Yellow already has two shrimps here: no third may be dropped on this board.</p>
<p><strong>E4 Extra growth.</strong></p>
<pre tabindex="0"><code>   a b c d e f g
1  . . . _ _ _ .
2  _ _ _ _ _ _ .
3  _ P Pp _ . _ W
4  _ . _ _ _ Wr W
5  _ O Oy _ Y Y _
6  . O O Y Yg Y .
</code></pre>
<p>A tile of any colour X placed on d5, e4, c4 or d3 puts an X-tile on d4 at once (all 20 combinations are legal here). The bonus row is full again afterwards.</p>
<p><strong>E5 Attack.</strong> Position of E4, T0 on side 0 (W &gt; Y). Red places a white tile on f5: legal (white coral {f4 g4 g3} has size 3; f5 is not next to the green shrimp on e6). f5 becomes white, red&#39;s front gets one yellow. Attacks on e5, d6 or f6 are illegal (protected).</p>
<p><strong>E6 A full turn.</strong> Red to move; behind: 3 yellow, 4 white; cubes: yellow, white; front: 1 white; red has eaten one shrimp before; parrotfish holds 2 tiles.</p>
<pre tabindex="0"><code>   a b c d e f g
1  . . . _ P P .
2  _ _ _ O Py P .
3  _ _ _ Og . P _
4  Y . _ O O _ _
5  Yr _ O O O _ _
6  . _ _ _ _ _ .
</code></pre>
<p><code>PLAY_CUBE(Y)</code>; <code>PLACE b5</code>; <code>PLACE c5</code> (consumes O); <code>PLACE d5</code> (consumes O); placing ends by itself; front = 1 W, 2 O.
<code>ALGA_PAY(O)</code>; <code>ALGA_LOCK(T3)</code> with purple: T6 turns to side 1 (W &gt; P), no other tile turns; front = 1 W, 1 O.
<code>PLAY_CUBE(W)</code>; (behind) <code>PLACE f4</code>; now white on e5 is still illegal (coral of one); (behind) <code>PLACE f5</code>; (behind) <code>PLACE e5</code> consumes O; (behind) <code>PLACE e4</code> consumes O; front is the only source left: <code>PLACE f3</code> consumes P; placing ends by itself.
<code>INTRODUCE</code>, <code>DROP f4</code>. Front = 3 O, 1 P. Result:</p>
<pre tabindex="0"><code>1  . . . _ P P .
2  _ _ _ O Py P .
3  _ _ _ Og . W _
4  Y . _ O W Wr _
5  Yr Y Y Y W W _
6  . _ _ _ _ _ .
</code></pre>
<p><strong>E7 Protection.</strong></p>
<pre tabindex="0"><code>   a b c d e f g
1  . . . _ G _ .
2  _ Y Y G Gy G .
3  _ Y Yp _ . _ _
4  _ . O P Pg P _
5  O O Oy O P P _
6  . O O _ _ _ .
</code></pre>
<p>Unprotected tiles are exactly b2 (Y), a5 (O), f5 (P), b6 (O). All others are protected.</p>
<p><strong>E8 Algae.</strong> All tiles on side 0, nothing locked. Blue to the alga space: T2, T5, T9 turn (now O&gt;Y, G&gt;O, Y&gt;G). Then red locked on T2 (it shows red large now): T1, T8, T9 turn (O&gt;W, W&gt;G, G&gt;Y); T2 stays O&gt;Y, locked. Sides T0..T9: 0 1 1 0 0 1 0 0 1 0.</p>
<p><strong>E9 The two sides of T5.</strong> Side 0: orange over grey, blue large, green small. Side 1: grey over orange, green large, blue small.</p>
<p><strong>E10 Scoring.</strong> Sides T0=1 T1=0 T2=0 T3=0 T4=0 T5=1 T6=0 T7=0 T8=1 T9=1 give W3 Y5 O2 P3 G2. Parrotfish: purple 2G 3W 1Y = 18; green 1P 4Y = 23; red 4O 4W = 20; yellow 3G 3P 1Y = 20. Green wins; red and yellow are compared by front tiles and so on; purple is last.</p>
<p><strong>E11 Moving a coral across the board</strong> (the rulebook&#39;s hint, position ours). Board D; O on c1 (shrimp of the player), d1, c2, d2; Y on b1, b2; behind 4 yellow; cube yellow. Yellow on any orange tile is illegal at first (c1, d1, c2 protected; d2 not adjacent to yellow). <code>LIFT</code>, <code>DROP g4</code> (bare). COLLECT is not offered now. <code>PLAY_CUBE(Y)</code>: c1, c2, d1, d2, each consuming O: front 4 O. <code>TILE_TO_CUBE(O)</code>: front 3 O, cube O. <code>PLAY_CUBE(O)</code>: f4; g4 is illegal (parked shrimp); f3; then <code>LIFT</code>, <code>DROP f4</code> in the middle; now g4. Orange coral of 3 guarded, yellow coral of 6 unguarded, COLLECT offered again.</p>
<p><strong>E12 Split.</strong> Board B, T6 on side 1 (W &gt; P); P on d3, c4, e4, d4; W on d5, d6. White on d4: illegal while any shrimp stands on c4 (d4 protected); without it legal; then three pink corals of size 1 remain and front gets one pink.</p>
<p><strong>E13 Merging own guarded corals.</strong> Board A; P on a5 (own shrimp), b5 and on d6, e6 (own shrimp on e6); behind 3 pink, cube pink. Pink b6, then c6 is illegal. <code>LIFT</code> (the shrimp on e6), <code>DROP g6</code>; c6 is legal: one coral of 6. <code>END_PLACING</code>. COLLECT not offered. <code>LIFT</code> it again: d6 not offered (coral guarded by a5); <code>DROP_SCREEN</code>; COLLECT offered.</p>
<p><strong>E14 Extra growth stopped.</strong> Board B; P on c4 (shrimp of 0) and on e4 (shrimp of 1), d4 bare. Pink on d4: illegal. Pink on d3: legal, nothing grows on d4. Then yellow on d5: yellow grows on d4.</p>
<p><strong>E15 Attack with growth; parked shrimp.</strong> Board B; Y on b5, c5; O on d5; d4 bare. Yellow on d5 consumes O and yellow grows on d4. The same with the own shrimp parked on d4: nothing grows.</p>
<p><strong>E16 Size.</strong> Board B; Y on c5 and e5, O on d5: yellow on d5 illegal. With Y on b5 as well: legal.</p>
<p><strong>E17 Last lock, advanced game.</strong> Nine tiles locked, player has eaten one shrimp, parrotfish holds 1 tile: LOCK of the last tile illegal, ALGA_SPACE of its colour legal. With 2 tiles: legal, event 1.</p>
<p><strong>E18 A complete game of two (SpielByWeb game 104820; replays without a single illegal step).</strong> Slot 0 = Board B, slot 1 = Board D; Purple = seat 0 starts; all tiles side 0; indicator grey. Dealt: Purple W W W P Y + fish tile; Green W W W P P Y Y Y + fish tile (fish tiles are unknown; take W and W). Cubes: Purple P W; Green W Y.
The test sets the hands, and before each COLLECT the tiles of the collected space to those listed in [ ] (their number must agree with the engine&#39;s), exchanging tiles with the bag. <code>x</code> = consumes, <code>+d4</code> = extra growth, <code>in</code> = INTRODUCE, <code>a&gt;b</code> = shrimp move, <code>END</code> = END_PLACING (everywhere else placing ends by itself), source is always behind first.</p>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Turn</th>
<th>Purple</th>
<th>Green</th>
</tr>
</thead>
<tbody><tr>
<td>1</td>
<td>cube W: D:e4 (+d4), D:f4, D:e5 xY; in D:e4; sea G [Y P P]</td>
<td>cube Y: B:d5 (+d4), B:c5 xO, B:e5 xP; in B:d5; sea W [O W W]</td>
</tr>
<tr>
<td>2</td>
<td>cube P: D:b5, D:b4 xW, D:b6; in D:b5; sea O [P O G]</td>
<td>cube W: B:f3, B:e4, B:g4, B:f5; in B:f4; sea P [O W G]</td>
</tr>
<tr>
<td>3</td>
<td>in B:c3; sea Y [P G W]</td>
<td>pay O: purple to the space (T3, T6 turn); cube P: B:g3, B:g5, END; cube W: B:g3 xP, B:g5 xP; in D:e3; sea O [Y W W]</td>
</tr>
<tr>
<td>4</td>
<td>in B:d2; sea P [W O W]</td>
<td>eat B:f4 (7 W, 3 kept); in D:d2; sea W [Y P G]</td>
</tr>
<tr>
<td>5</td>
<td>cube Y: D:f5, D:e6, END; front W to cube W; cube W: D:f5 xY, D:e6 xY, D:f6; sea O [G G G]</td>
<td>sea Y [O G G]</td>
</tr>
<tr>
<td>6</td>
<td>eat D:e4 (7 W, 3); cube P: D:c4 (+d4), D:c6; D:b5&gt;D:c4; pay Y: blue locks T9 (T2, T3, T5 turn); sea G [W P O]</td>
<td>cube W: B:b5, B:a5; D:d2&gt;B:b5; cube Y: B:c6, B:d6; sea G [Y]</td>
</tr>
<tr>
<td>7</td>
<td>eat D:c4 (7 P, 3); cube O: B:f2, B:e1, B:f1; cube G: B:e2, B:e1 xO, B:f2 xO, then B:d2&gt;B:e2, B:f1 xO; pay Y: green locks T5 (T0, T4, T6, T7 turn); sea O [Y O P]</td>
<td>cube G: D:e4 (+d4), D:f4, D:e5, END; D:e3&gt;D:e4; pay P: purple locks T3 (T6, T7 turn); sea Y [G W W]</td>
</tr>
<tr>
<td>8</td>
<td>cube G: B:d1; pay Y: red locks T8 (T1, T2, T4 turn); sea P [P W G]</td>
<td>eat D:e4 (5 G, 1); cube Y: B:b6; pay P: blue locks T0 (T2 turns); sea W [P O Y]</td>
</tr>
<tr>
<td>9</td>
<td>eat B:e2 (6 G, 2); cube O to tile O; cube P: D:f4, D:e5, D:f5; cube O: D:e4 (+d4), D:d3, D:f4 xP, D:e5 xP, then B:c3&gt;D:e4, D:f5 xP (2 from behind, 3 from front); pay P: red locks T2 (nothing turns); sea Y [W Y W]</td>
<td>eat B:d5 (7 Y, 3); cube O: B:d5 (+d4), B:c5, B:e5, B:c4; B:b5&gt;B:d5; sea P [Y Y Y]</td>
</tr>
<tr>
<td>10</td>
<td>eat D:e4 (7 O, 3): event 2</td>
<td>own coral of 5 tiles: skipped</td>
</tr>
</tbody></table></div>
<p>End: values W2 Y3 O4 P2 G4. Locked T0 T2 T3 T5 T8 T9, alga space purple, alga supply 3 4 3 3. Purple&#39;s parrotfish W3 P3 G2 O3 + setup tile, Green&#39;s W3 G1 Y3 + setup tile: with two white setup tiles 34 : 21. Board D is completely bare; Board B holds Y c3; O c4 d4 c5 d5 (green shrimp) e5; W a5 b5. Front: Purple 2 P, Green 1 P.</p>
<hr>
`},{id:`glossary`,title:`Glossary`,html:`<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>English identifier</th>
<th>Nederlands (rulebook)</th>
<th>Deutsch</th>
<th>Magyar</th>
</tr>
</thead>
<tbody><tr>
<td>polyp tile</td>
<td>polieptegel</td>
<td>Polypenplättchen</td>
<td>poliplapka</td>
</tr>
<tr>
<td>coral</td>
<td>koraal</td>
<td>Koralle</td>
<td>korall</td>
</tr>
<tr>
<td>larva cube</td>
<td>larvenblokje</td>
<td>Larvenwürfel</td>
<td>lárvakocka</td>
</tr>
<tr>
<td>alga cylinder</td>
<td>algencilinder</td>
<td>Algenzylinder</td>
<td>algahenger</td>
</tr>
<tr>
<td>coral tile (strength tile)</td>
<td>koraaltegel</td>
<td>Korallenplättchen</td>
<td>koralltábla (erősorrend-lapka)</td>
</tr>
<tr>
<td>stronger / weaker</td>
<td>sterker / zwakker</td>
<td>stärker / schwächer</td>
<td>erősebb / gyengébb</td>
</tr>
<tr>
<td>large / small alga</td>
<td>grote / kleine alg</td>
<td>große / kleine Alge</td>
<td>nagy / kis alga</td>
</tr>
<tr>
<td>lock</td>
<td>vastzetten</td>
<td>festlegen</td>
<td>rögzít</td>
</tr>
<tr>
<td>flip</td>
<td>omdraaien</td>
<td>umdrehen</td>
<td>megfordít</td>
</tr>
<tr>
<td>shrimp</td>
<td>garnaal</td>
<td>Garnele (in reviews also Krabbe)</td>
<td>garnéla</td>
</tr>
<tr>
<td>parrotfish</td>
<td>papegaaivis</td>
<td>Papageifisch (Papageienfisch)</td>
<td>papagájhal</td>
</tr>
<tr>
<td>screen; behind / in front of</td>
<td>scherm; achter / voor</td>
<td>Sichtschirm; hinter / vor</td>
<td>paraván; mögött / előtt</td>
</tr>
<tr>
<td>consumed tile</td>
<td>vernietigde polieptegel</td>
<td>verzehrtes Polypenplättchen</td>
<td>elfogyasztott poliplapka</td>
</tr>
<tr>
<td>coral reef board, rock</td>
<td>koraalrif-bord, rots</td>
<td>Korallenriff-Tafel, Fels</td>
<td>korallzátony-tábla, szikla</td>
</tr>
<tr>
<td>sand</td>
<td>zand</td>
<td>Sand</td>
<td>homok</td>
</tr>
<tr>
<td>extra-growth cell</td>
<td>extra groei veld</td>
<td>Extrawachstumsfeld</td>
<td>extra növekedés mező</td>
</tr>
<tr>
<td>start cell</td>
<td>startveld</td>
<td>Startfeld</td>
<td>kezdőmező</td>
</tr>
<tr>
<td>open-sea board, space</td>
<td>open-zee bord, veld</td>
<td>Plan &quot;Offene See&quot;, Feld</td>
<td>nyílt tenger tábla, mező</td>
</tr>
<tr>
<td>alga space</td>
<td>algencilinder-veld</td>
<td>Algenfeld</td>
<td>algamező</td>
</tr>
<tr>
<td>bonus tile</td>
<td>bonustegel</td>
<td>Bonusplättchen</td>
<td>bónuszlapka</td>
</tr>
<tr>
<td>bag</td>
<td>buidel, zak</td>
<td>Beutel</td>
<td>zsák</td>
</tr>
<tr>
<td>to eat</td>
<td>opeten</td>
<td>fressen</td>
<td>megeszik</td>
</tr>
<tr>
<td>to attack, to overgrow</td>
<td>aanvallen, vernietigen</td>
<td>angreifen, überwuchern</td>
<td>megtámad, túlnő</td>
</tr>
<tr>
<td>to place</td>
<td>neerleggen</td>
<td>legen</td>
<td>lerak</td>
</tr>
<tr>
<td>introduce / move / remove a shrimp</td>
<td>garnaal inbrengen / verplaatsen / terugnemen</td>
<td>Garnele einsetzen / versetzen / zurücknehmen</td>
<td>garnélát behoz / mozgat / visszavesz</td>
</tr>
<tr>
<td>exchange</td>
<td>omruilen</td>
<td>tauschen</td>
<td>cserél</td>
</tr>
<tr>
<td>collect</td>
<td>pakken</td>
<td>nehmen</td>
<td>elvesz</td>
</tr>
<tr>
<td>do nothing (pass)</td>
<td>niets doen</td>
<td>nichts tun</td>
<td>passz</td>
</tr>
<tr>
<td>final turn</td>
<td>extra beurt</td>
<td>letzter Zug</td>
<td>utolsó kör</td>
</tr>
<tr>
<td>advanced game</td>
<td>gevorderde variant</td>
<td>Variante für Fortgeschrittene</td>
<td>haladó változat</td>
</tr>
<tr>
<td>white, yellow, orange, pink, grey</td>
<td>wit, geel, oranje, roze, grijs</td>
<td>weiß, gelb, orange, rosa, grau</td>
<td>fehér, sárga, narancs, rózsaszín, szürke</td>
</tr>
<tr>
<td>blue, green, purple, red</td>
<td>blauw, groen, paars, rood</td>
<td>blau, grün, violett, rot</td>
<td>kék, zöld, lila, piros</td>
</tr>
</tbody></table></div>
`}];export{e as default};