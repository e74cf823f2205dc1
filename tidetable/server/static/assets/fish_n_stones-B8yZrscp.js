var e=[{id:`tips`,title:`Tips`,html:`<ol>
<li>Your cat fishes only in the column it stands before, and you take one spot of it: everything on it, stones too.</li>
<li>Before fishing you may pull one neighbouring stack (beside, above or below, never diagonal) onto a spot of your column: pile fish on fish.</li>
<li>Once you lure, everybody can guess your column; whoever comes later can pull the prize away again.</li>
<li>The first player fishes first, the last player lures last. Both are good for something: plan for your place.</li>
<li>Remember what got covered: a fine fish on top may sit on stones, and refusing a catch is not allowed.</li>
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
<td>Fish&#39;n&#39;Stones; German edition &quot;Fische und Steine&quot;; French rules circulate as &quot;Chat pêche&quot;</td>
</tr>
<tr>
<td>Authors</td>
<td>Dennis Kirps, Jean-Claude Pellin</td>
</tr>
<tr>
<td>Illustrator</td>
<td>Gediminas Akelaitis</td>
</tr>
<tr>
<td>Publisher, year</td>
<td>Logis (Savas Takas ir Ko, Vilnius), 2014 (F-1 files the German edition under 2015, distributed by Amigo)</td>
</tr>
<tr>
<td>Players</td>
<td>2, 3 or 4</td>
</tr>
<tr>
<td>Age</td>
<td>7+ (F-1 suggests about 8)</td>
</tr>
<tr>
<td>Length</td>
<td>4 rounds; about 10 to 20 minutes, estimate</td>
</tr>
<tr>
<td>Goal</td>
<td>highest (fish caught − stones caught)</td>
</tr>
</tbody></table></div>
<p>Cats sit round a pond of 3 × 3 card stacks. Each round nine new cards land on the pond, everybody secretly picks one of the three columns that start at his own
shore, then everybody in turn may lure one neighbouring stack onto a spot of his column, and finally everybody in turn must pull one whole spot of his column into his bucket.
It feels like a small, mean guessing game: you see what everyone wants, you fear the cat opposite you, the prize gets dragged around under your nose,
and what was not caught sinks below new cards, so that a juicy fish may sit on stones you have forgotten.</p>
`},{id:`2`,title:`Components`,html:`<p>53 cards in all (36 + 12 + 4 + 1 = 53, sums up).</p>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Component</th>
<th>Count</th>
</tr>
</thead>
<tbody><tr>
<td>Pond cards</td>
<td>36</td>
</tr>
<tr>
<td>Equipment cards</td>
<td>12 = 4 colours × 3</td>
</tr>
<tr>
<td>… of these: cat</td>
<td>1 per colour (4)</td>
</tr>
<tr>
<td>… of these: blank</td>
<td>2 per colour (8)</td>
</tr>
<tr>
<td>Bucket cards</td>
<td>4, one per colour</td>
</tr>
<tr>
<td>Starting player card (shows a float)</td>
<td>1</td>
</tr>
<tr>
<td>Player colours</td>
<td>4</td>
</tr>
</tbody></table></div>
<p>All 12 equipment cards have the same back within a colour, so a face-down cat cannot be told from a face-down blank (otherwise hiding would fail).</p>
<h3 id="rule-2.1">2.1 The 36 pond cards</h3>
<p>What is known: there are cards with fish and cards with stones; some spots are just empty water; one fish counts 1, one stone counts −1;
the number of fish differs from card to card, fish and stones are on different cards, some cards are water only.
How many of each is nowhere given, so:</p>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Kind</th>
<th>Shows</th>
<th>Count</th>
<th>Points on the card</th>
</tr>
</thead>
<tbody><tr>
<td>one fish</td>
<td>1 fish</td>
<td>8</td>
<td>+1</td>
</tr>
<tr>
<td>two fish</td>
<td>2 fish</td>
<td>8</td>
<td>+2</td>
</tr>
<tr>
<td>three fish</td>
<td>3 fish</td>
<td>4</td>
<td>+3</td>
</tr>
<tr>
<td>water</td>
<td>nothing</td>
<td>4</td>
<td>0</td>
</tr>
<tr>
<td>one stone</td>
<td>1 stone</td>
<td>8</td>
<td>−1</td>
</tr>
<tr>
<td>two stones</td>
<td>2 stones</td>
<td>4</td>
<td>−2</td>
</tr>
<tr>
<td><strong>total</strong></td>
<td><strong>36 fish, 16 stones</strong></td>
<td><strong>36</strong></td>
<td><strong>+20</strong></td>
</tr>
</tbody></table></div>
<p>Cards of one kind are identical in play; the id only serves conservation checks and animation. With the table option <code>pond_cards</code> (FS-1) the counts, and with them the ids and sums, are those of a real box.</p>
<p>Why this deck: every count is a multiple of four, so an average round (a quarter of the deck) lays exactly 2×F1, 2×F2, 1×F3, 1×W, 2×S1, 1×S2: nine fish, four stones. A third of the cards are stones, so
left-overs grow dangerous; two thirds are not, so children seldom end below zero. Eight other decks were tried (more water, 3-stone cards, 4-fish cards, 20 to 24 stones): they
pushed the share of negative final scores with four competent players from 4 % to 7–14 % and lowered the points of rounds 3–4 without making skill or memory count noticeably more (figures in section 12).</p>
<p>The deck list is public knowledge: every view carries the counts (<code>deck_list</code>), and the rules page says that they are a choice of this house.</p>
<h3 id="rule-2.2">2.2 Geometry</h3>
<p><strong>Cells.</strong> The pond is seen from above, north up. Row <code>r</code> = 0 (north) … 2 (south), file <code>c</code> = 0 (west) … 2 (east). Cell id = <code>3·r + c</code>:</p>
<pre tabindex="0"><code>              N shore
            0   1   2
 W shore    3   4   5    E shore
            6   7   8
              S shore
</code></pre>
<p>A cell is a <strong>fishing spot</strong>. A spot holds a <strong>stack</strong> of 0 or more cards, bottom → top; only the top card is face-up visible. A spot still exists when it is empty.</p>
<p><strong>Neighbours</strong> (orthogonal only, never diagonal): 0:{1,3} 1:{0,2,4} 2:{1,5} 3:{0,4,6} 4:{1,3,5,7} 5:{2,4,8} 6:{3,7} 7:{4,6,8} 8:{5,7}. No wrap-around.</p>
<p><strong>Shores.</strong> Four shores <code>S, W, N, E</code>. Clockwise round the table (a player&#39;s left-hand neighbour is next) is S → W → N → E → S.</p>
<p><strong>Columns.</strong> A <em>column</em> is always meant from the player&#39;s own side: the three spots in a straight line away from his shore. For W and E players this is a row of the drawing above.
Column <code>k</code> = 0 (player&#39;s left), 1 (middle), 2 (player&#39;s right); depth <code>d</code> = 0 (nearest to his shore), 1, 2 (farthest).</p>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Shore</th>
<th>cell(k, d)</th>
<th>column 0 (near→far)</th>
<th>column 1</th>
<th>column 2</th>
</tr>
</thead>
<tbody><tr>
<td>S</td>
<td>r = 2−d, c = k</td>
<td>6, 3, 0</td>
<td>7, 4, 1</td>
<td>8, 5, 2</td>
</tr>
<tr>
<td>W</td>
<td>r = k, c = d</td>
<td>0, 1, 2</td>
<td>3, 4, 5</td>
<td>6, 7, 8</td>
</tr>
<tr>
<td>N</td>
<td>r = d, c = 2−k</td>
<td>2, 5, 8</td>
<td>1, 4, 7</td>
<td>0, 3, 6</td>
</tr>
<tr>
<td>E</td>
<td>r = 2−k, c = 2−d</td>
<td>8, 7, 6</td>
<td>5, 4, 3</td>
<td>2, 1, 0</td>
</tr>
</tbody></table></div>
<p>Consequences: for one shore the three columns partition the nine cells. Opposite shores share lines: S column k = N column 2−k, W column k = E column 2−k (same three cells, opposite depth).
Neighbouring shores cross in exactly one cell: S column k and W column j meet in cell 3j + k.
Rotation of the view by one shore clockwise maps (r, c) → (c, 2−r); each person&#39;s screen shows his own shore at the bottom.</p>
<h3 id="rule-2.3">2.3 Seats and shores</h3>
<p>Seats are numbered 0 … n−1 <strong>in clockwise order</strong>; seat 0 starts round 1.</p>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Players</th>
<th>seat 0</th>
<th>seat 1</th>
<th>seat 2</th>
<th>seat 3</th>
<th>Empty shores</th>
</tr>
</thead>
<tbody><tr>
<td>4</td>
<td>S</td>
<td>W</td>
<td>N</td>
<td>E</td>
<td>none</td>
</tr>
<tr>
<td>3</td>
<td>S</td>
<td>W</td>
<td>N</td>
<td>–</td>
<td>E</td>
</tr>
<tr>
<td>2</td>
<td>S</td>
<td>N</td>
<td>–</td>
<td>–</td>
<td>W, E</td>
</tr>
</tbody></table></div>
<h3 id="rule-2.4">2.4 Table options</h3>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Option</th>
<th>Values (default first)</th>
<th>Ruling</th>
</tr>
</thead>
<tbody><tr>
<td><code>bait_rule</code></td>
<td><code>cat_column</code>, <code>anywhere</code></td>
<td id="rule-FS-10">FS-10</td>
</tr>
<tr>
<td><code>own_cat</code></td>
<td><code>shown</code>, <code>hidden</code> (<code>hidden</code> forces <code>bait_rule = anywhere</code>, whatever is set there)</td>
<td id="rule-FS-9">FS-9</td>
</tr>
<tr>
<td><code>stack_view</code></td>
<td><code>top_only</code>, <code>full</code></td>
<td id="rule-FS-24">FS-24</td>
</tr>
<tr>
<td><code>bucket_view</code></td>
<td><code>open</code>, <code>closed</code></td>
<td id="rule-FS-25">FS-25</td>
</tr>
<tr>
<td><code>two_player_shores</code></td>
<td><code>opposite</code> (S, N), <code>corner</code> (S, W)</td>
<td id="rule-FS-4">FS-4</td>
</tr>
<tr>
<td><code>three_player_shores</code></td>
<td><code>fixed</code> (S, W, N), <code>walking</code></td>
<td id="rule-FS-5">FS-5</td>
</tr>
<tr>
<td><code>pond_cards</code></td>
<td>six counts, <code>[8, 8, 4, 4, 8, 4]</code>; written <code>8/8/4/4/8/4</code> in a line of text</td>
<td id="rule-FS-1">FS-1</td>
</tr>
</tbody></table></div>
<p><code>stack_view</code>, <code>bucket_view</code> and <code>own_cat</code> change only what is shown, except that <code>own_cat = hidden</code> also widens the bait choices. <code>two_player_shores</code> has an effect with 2 players only, <code>three_player_shores</code> with 3 only; set at another table they are accepted and do nothing. All other text below is the default table unless said otherwise.</p>
`},{id:`3`,title:`Setup`,html:`<ol>
<li>Lobby: put the n persons in seats 0 … n−1. The rulebook lets the youngest start; on the web table the seating is drawn at random and seat 0 is the first starter (the host may instead name who gets seat 0). The lobby draws it before the game begins, not from the game&#39;s generator. Colours by seat: red, blue, yellow, green.</li>
<li>Assign shores by table 2.3 and the options.</li>
<li>Each player gets cat + 2 blanks of his colour into hand and his empty bucket in front of him. Sets and buckets of absent colours stay in the box.</li>
<li>Chance event <code>SHUFFLE</code>: a uniformly random permutation of the 36 card ids from the seeded generator; this is the face-down draw pile <code>deck</code>, index 0 = top. <strong>It is the only chance event of the game.</strong></li>
<li>Pond: nine empty stacks. <code>round = 1</code>, <code>starter = seat 0</code> with the starting player card.</li>
<li>Go to phase FILL of round 1.</li>
</ol>
`},{id:`4`,title:`Turn structure (state machine)`,html:`<p>A game = 4 rounds; a round = 5 phases. Turn order in a round: <code>order = [starter, starter+1, …, starter+n−1] mod n</code> (clockwise).</p>
<pre tabindex="0"><code>SETUP → [ FILL → CAST → BAIT (n turns) → FISH (n turns) → PASS ] × 4 → END     (no PASS in round 4)
</code></pre>
<p><strong>Phase 1 FILL (automatic).</strong> The top nine cards of <code>deck</code> are laid face-up, one on each cell, in cell order 0,1,…,8, on top of whatever lies there. Deck goes 36 → 27 → 18 → 9 → 0. No decision.</p>
<p><strong>Phase 2 CAST (simultaneous, secret, mandatory).</strong> Every player makes exactly one decision <code>PLACE_CAT(k)</code>, k ∈ {0,1,2}: the cat goes face-down before his column k, the blanks before the two others.
Always 3 options. Players decide independently; the engine accepts the decisions in any order of arrival and the outcome must not depend on that order. A submitted choice is final. Public: only <em>who</em> has placed. Ends when all n have placed.
(Engines that need a sequential interface ask the players in <code>order</code>; later players see nothing of earlier choices.)</p>
<p><strong>Phase 3 BAIT (in <code>order</code>, optional).</strong> The active player p with cat column k:</p>
<ul>
<li>Decision A: <code>BAIT_SKIP</code>, or <code>BAIT_PICK(src)</code>.
Legal <code>src</code>: a <strong>non-empty</strong> cell that has at least one neighbour <code>dst</code> lying in p&#39;s cat column (<code>bait_rule = cat_column</code>). With a full pond these are: for an edge column its 3 cells + the 3 cells of the middle column; for the middle column all 9 cells.</li>
<li>Decision B: <code>BAIT_DROP(dst)</code>, where <code>dst</code> is a neighbour of <code>src</code> inside p&#39;s cat column; <code>dst</code> may be empty or not.
Asked only if there is more than one legal <code>dst</code>; under <code>cat_column</code> that happens exactly when <code>src</code> is the middle cell (depth 1) of p&#39;s own column (choices: his depth 0 or depth 2). Otherwise the single <code>dst</code> is applied at once.
Until B is decided the stack stays on <code>src</code>; a pick cannot be taken back, nor turned into a skip.</li>
<li>Effect: the whole stack of <code>src</code> goes, order kept, on top of <code>dst</code>; <code>src</code> becomes empty.</li>
<li>Natural order of clicks: tap the stack to lure, then (if asked) tap where it goes. A drag-and-drop may submit both. No take-back.</li>
<li>One bait at most per player per round. There is always at least one legal <code>src</code> (proof in 5.4), so Decision A is always asked.</li>
</ul>
<p>Ends after all n players have baited or skipped.</p>
<p>With <code>bait_rule = anywhere</code>: legal <code>src</code> = every non-empty cell, legal <code>dst</code> = every neighbour of <code>src</code>; Decision B is always asked (2–4 options).</p>
<p><strong>Phase 4 FISH (in <code>order</code>, mandatory).</strong> For each player p in turn:</p>
<ol>
<li>p&#39;s three cards are turned up: his cat column becomes public (automatic). Cards of players still to fish stay hidden.</li>
<li>Let L = non-empty cells of p&#39;s cat column.<ul>
<li>|L| = 0: nothing is caught, automatic <code>NO_CATCH</code>.</li>
<li>|L| = 1: that stack is caught, automatic (fishing is compulsory as soon as anything is there).</li>
<li>|L| ≥ 2: decision <code>FISH(cell)</code>, cell ∈ L. Depth does not matter.</li>
</ul>
</li>
<li>Effect: the whole stack goes, order kept, on top of what is in p&#39;s bucket; the cell becomes empty.</li>
</ol>
<p>Ends after all n players.</p>
<p><strong>Phase 5 PASS (automatic; rounds 1–3 only).</strong> All equipment cards return to their owners&#39; hands; then, in this order, <code>starter = (starter + 1) mod n</code>, <code>round += 1</code>, (3 players, <code>three_player_shores = walking</code>: move the shores, FS-5), go to FILL. In round 4 END comes right after the last fisher (section 6, FS-27): <code>round</code> stays 4, and starter, shores and the revealed cats stay as they are.</p>
<p>Starters per round: 4 players 0,1,2,3; 3 players 0,1,2,0; 2 players 0,1,0,1.</p>
<p><strong>Atomic decisions per player and round:</strong> 1 (CAST) + 1 (BAIT A) + 0–1 (BAIT B) + 0–1 (FISH). Hence 8n to 16n decisions per game: 16–32, 24–48, 32–64 for 2, 3, 4 players.</p>
<p><strong>Absent player (platform default,):</strong> on time-out play <code>PLACE_CAT(1)</code>, <code>BAIT_SKIP</code>, the legal <code>BAIT_DROP</code> cell of the smallest depth from his shore (ties: smallest own column), and the legal <code>FISH</code> cell with the best visible top card (most points by table 2.1; ties: smallest depth).</p>
<p>Suggested state: <code>n, options, round, phase ∈ {CAST, BAIT, DROP, FISH, END}, starter, turn_index, shore[n], deck[], pond[9][] (bottom→top), cat[n] ∈ {none,0,1,2}, cat_revealed[n], pending_pick, bucket[n][] (in order caught)</code>.</p>
<p>Suggested events: <code>ROUND_START(round, starter)</code>, <code>LAID(cell, card)</code>, <code>CAT_PLACED(seat)</code>, <code>BAITED(seat, src, dst, height)</code>, <code>BAIT_SKIPPED(seat)</code>, <code>CAT_REVEALED(seat, k)</code>, <code>CAUGHT(seat, cell, cards)</code>, <code>NO_CATCH(seat)</code>, <code>STARTER_PASSED(seat)</code>, <code>SHORES_MOVED</code>, <code>GAME_END(scores, ranks)</code>.</p>
`},{id:`5`,title:`Effects and edge cases`,html:`<p><strong id="rule-5.1">5.1 Filling.</strong> Every cell gets exactly one new card, also the empty ones (which then have height 1); a non-empty stack is covered and grows by one.</p>
<p><strong id="rule-5.2">5.2 Moving a stack.</strong> <code>pond[dst] = pond[dst] ++ pond[src]; pond[src] = []</code>. The old top of <code>src</code> is the new visible top of <code>dst</code>; the old top of <code>dst</code> is now covered. If <code>dst</code> was empty the stack simply changes place. Nobody looks at covered cards while moving. The same cards may be moved again by later players in the same round.</p>
<p><strong id="rule-5.3">5.3 What may be lured.</strong> Fish, stones, water, any height. The stack may come from the player&#39;s own column (piling two of his spots into one) or from a column beside it, never from two steps away.</p>
<p><strong id="rule-5.4">5.4 Bait is never impossible.</strong> At the start of BAIT all nine cells are non-empty. Every bait empties exactly one cell, so the i-th baiter (i = 1…4) faces at most i−1 ≤ 3 empty cells. An edge column has 6 candidate sources, the middle column 9; at least 3 remain.</p>
<p><strong id="rule-5.5">5.5 Empty columns.</strong> A player&#39;s column can be emptied before he fishes (by earlier baits and by earlier fishers). He then catches nothing and there is no compensation.</p>
<p><strong id="rule-5.6">5.6 Forced bad catch.</strong> If only stones or water are left in his column he must still take one of the non-empty spots; he may prefer a water-topped stack, an unknown pile, or the lesser stones.</p>
<p><strong id="rule-5.7">5.7 A bait is no promise.</strong> Having baited onto a spot does not oblige the player to fish that spot; he must only fish in the cat&#39;s column.</p>
<p><strong id="rule-5.8">5.8 A bait tells the column.</strong> Under <code>cat_column</code> the target cell lies in exactly one column of that player, so a bait lets everyone deduce his column; a skip tells nothing. The card itself stays face-down until FISH.</p>
<p><strong id="rule-5.9">5.9 Supplies.</strong> The deck has exactly 4 × 9 cards: it is never short and is empty after the fourth FILL. Buckets and stacks have no size limit. Nothing ever returns to the deck; cards never leave a bucket.</p>
<p><strong id="rule-5.10">5.10 Order of resolution.</strong> Everything except CAST is strictly sequential. CAST has no interaction, hence no conflicts: several cats, opposite or crossing, may aim at the same line or spot; the order of baiting and fishing decides.</p>
<p><strong id="rule-5.11">5.11 Scores can be negative</strong>, and water cards in a bucket count 0.</p>
`},{id:`6`,title:`End and scoring`,html:`<ul>
<li>The game ends right after the last player has fished in round 4. Cards still in the pond count for nobody.</li>
<li>Score = fish in bucket − stones in bucket (count symbols, not cards: F3 = 3 fish, S2 = 2 stones).</li>
<li>Highest score wins. Tie: fewer stones wins. Still tied (then the fish are equal as well): the tied players share the place.</li>
<li>Final ranking: sort by (score descending, stones ascending); equal pairs share a rank (1, 1, 3 …).</li>
<li><strong>Termination:</strong> always. There are no loops: 4 rounds, at most 16n decisions. No turn cap is needed. This is the only way a game ends; its reason is <code>four_rounds</code>.</li>
</ul>
`},{id:`7`,title:`Hidden information`,html:`<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Zone</th>
<th>Everyone (players and spectators)</th>
<th>Owner only</th>
<th>Nobody</th>
</tr>
</thead>
<tbody><tr>
<td>Draw pile</td>
<td>number of cards (27, 18, 9, 0)</td>
<td>–</td>
<td>order and faces</td>
</tr>
<tr>
<td>Deck list (2.1)</td>
<td>full list</td>
<td>–</td>
<td>–</td>
</tr>
<tr>
<td>Pond, top card of each stack</td>
<td>face</td>
<td>–</td>
<td>–</td>
</tr>
<tr>
<td>Pond, covered cards (<code>top_only</code>)</td>
<td>height of the stack</td>
<td>–</td>
<td>faces (until caught)</td>
</tr>
<tr>
<td>Pond, covered cards (<code>full</code>)</td>
<td>all faces, bottom → top</td>
<td>–</td>
<td>–</td>
</tr>
<tr>
<td>Cat before own FISH turn</td>
<td>that it is placed (yes/no)</td>
<td>column (<code>own_cat = shown</code>)</td>
<td>column (<code>own_cat = hidden</code>)</td>
</tr>
<tr>
<td>Cat from own FISH turn to end of round</td>
<td>column</td>
<td>–</td>
<td>–</td>
</tr>
<tr>
<td><code>pending_pick</code> (between decisions A and B)</td>
<td>the picked cell</td>
<td>–</td>
<td>–</td>
</tr>
<tr>
<td>Bucket (<code>open</code>)</td>
<td>all cards, fish, stones, score</td>
<td>–</td>
<td>–</td>
</tr>
<tr>
<td>Bucket (<code>closed</code>)</td>
<td>number of cards</td>
<td>all cards</td>
<td>–</td>
</tr>
<tr>
<td>A catch at the moment of catching</td>
<td><code>open</code>: the whole stack is shown to all. <code>closed</code>: its height</td>
<td><code>closed</code>: the stack</td>
<td>–</td>
</tr>
<tr>
<td>Starting player card, round, phase, turn</td>
<td>yes</td>
<td>–</td>
<td>–</td>
</tr>
<tr>
<td>After GAME_END</td>
<td>everything: buckets, cats, left-over stacks</td>
<td>–</td>
<td>–</td>
</tr>
</tbody></table></div>
<p>Must not leak:</p>
<ul>
<li>The <strong>legal action list</strong> of the active player in BAIT and DROP goes to him alone (under <code>cat_column</code> it would betray his column).</li>
<li>With <code>own_cat = hidden</code> the owner&#39;s own list must not betray it either: that is why this option implies <code>anywhere</code>.</li>
<li>The game <strong>log</strong> shown under <code>top_only</code> names cells and heights, never the face of a card that is covered now, also if it was laid in this round; the faces in a catch are named as the bucket rows above allow. A reconnecting player gets tops and heights only. Otherwise the memory element is gone.</li>
<li>A CAST decision must not be visible in any form (order of messages, deltas, highlights) beyond &quot;has placed&quot;.</li>
</ul>
<p>Note for engineers: all cards are laid face-up and all moves are public, so a player with perfect memory knows every covered card. The only <em>real</em> hidden information is (a) the deck order and (b) the unrevealed cats. <code>top_only</code> is a matter of display and of human memory. So what a seat may <em>know</em> (and a bot or search may use) includes every covered card and every catch that was open; what it is <em>sent and shown</em> under <code>top_only</code> or <code>closed</code> does not. A bot level may forget on purpose.
A spectator sees exactly the &quot;Everyone&quot; column.</p>
`},{id:`8`,title:`Rulings`,html:`<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>No.</th>
<th>Question and readings</th>
<th>Ruling</th>
<th>Why</th>
</tr>
</thead>
<tbody><tr>
<td id="rule-FS-1">FS-1</td>
<td>Composition of the pond deck is not given anywhere.</td>
<td>Table 2.1, told to players wherever the cards are. Table option <code>pond_cards</code> = the counts of a real box: six whole numbers in the order of 2.1, together 36. F1 and S1 1 to 20, F2 0 to 20, F3 and S2 0 to 12, water the rest, 0 to 34.</td>
<td>See 2.1. Card ids are given kind by kind, in that order, whatever the counts: nothing else depends on them.</td>
</tr>
<tr>
<td id="rule-FS-2">FS-2</td>
<td>Are there cards with fish <em>and</em> stones? The rulebook&#39;s &quot;only&quot; stones might hint at it.</td>
<td>No mixed cards.</td>
<td>F-1 lists fish on some cards, stones on others, water on some. Mixed <em>stacks</em> explain the &quot;only&quot;.</td>
</tr>
<tr>
<td id="rule-FS-3">FS-3</td>
<td>Which way is clockwise, what is a column for W/E players?</td>
<td>S → W → N → E; a column runs from the player&#39;s own shore across the pond (2.2).</td>
<td>The next player is the one to the left; cards are laid before each column of <em>his</em> shore.</td>
</tr>
<tr>
<td id="rule-FS-4">FS-4</td>
<td>2 players: opposite or at a corner? Silent.</td>
<td><code>opposite</code>; option <code>corner</code>.</td>
<td>F-1 stresses the duel with the player opposite. Measured: opposite gives more clashes (catches below zero 8 % against 3 %, second player able to answer), corner is gentler.</td>
</tr>
<tr>
<td id="rule-FS-5">FS-5</td>
<td>3 players: which shore stays free? Silent; F-1 says three players do not work because one lacks an opposite.</td>
<td><code>fixed</code>: S, W, N with seat 0 (S) starting, so the player without opposite is second. Option <code>walking</code>: round 1 seats 0,1,2 = S,N,E; in PASS everyone <strong>except the new starter</strong> moves one shore clockwise, giving R2 = W,N,S; R3 = N,E,S; R4 = N,S,W. The one without opposite is then always the last in turn order.</td>
<td>Measured with competent bots, wins of seats 0/1/2: lone seat 0: 53.2/23.2/23.6 %, lone seat 1: 37.0/37.5/25.5 %, lone seat 2: 27.9/26.2/45.9 %, walking: 34.6/29.1/36.4 %. <code>fixed</code> keeps &quot;his shore&quot; of the text and is the fairest fixed layout; <code>walking</code> is fairest of all.</td>
</tr>
<tr>
<td id="rule-FS-6">FS-6</td>
<td>First starter: the youngest.</td>
<td>Seat 0; persons are seated at random (host may choose).</td>
<td>Ages are not known to the software.</td>
</tr>
<tr>
<td id="rule-FS-7">FS-7</td>
<td>Who lays the nine cards, in which order? The starter lays them; no order.</td>
<td>Engine, cells 0…8.</td>
<td>No effect on play.</td>
</tr>
<tr>
<td id="rule-FS-8">FS-8</td>
<td>May a placed cat be changed before everyone has placed? Text forbids looking only once all are down.</td>
<td>Final when submitted (interface may ask to confirm).</td>
<td>No strategic difference; simpler and safe for simultaneous play.</td>
</tr>
<tr>
<td id="rule-FS-9">FS-9</td>
<td>Players may not look at their own cards until FISH.</td>
<td><code>own_cat = shown</code> by default; option <code>hidden</code> is the strict text.</td>
<td>Remembering one of three is not the point, and web games are interrupted or played over days. With <code>hidden</code>, mistakes must be possible and stand, so all baits are legal then.</td>
</tr>
<tr>
<td id="rule-FS-10">FS-10</td>
<td>Must the bait go into the cat&#39;s column? (a) yes, the cat fixes the column, a deviation is a mistake that stands; (b) any stack one step anywhere (the readable part of F-2 says only &quot;to an adjacent spot&quot;; F-1 speaks of bluffs).</td>
<td>(a) <code>cat_column</code> by default, enforced. Option <code>anywhere</code> = (b), the bluffing table.</td>
<td>The rulebook ties baiting to the cat and calls anything else a mistake.</td>
</tr>
<tr>
<td id="rule-FS-11">FS-11</td>
<td>May the lured stack come from the same column?</td>
<td>Yes.</td>
<td>Vertical neighbours are expressly allowed, and seen from the shore those lie in the same column.</td>
</tr>
<tr>
<td id="rule-FS-12">FS-12</td>
<td>Empty source?</td>
<td>Not allowed.</td>
<td>There is nothing to move.</td>
</tr>
<tr>
<td id="rule-FS-13">FS-13</td>
<td>Empty target? &quot;On top of&quot; might demand a card there.</td>
<td>Allowed; the stack just moves there.</td>
<td>The text itself speaks of empty fishing spots, so a spot exists without cards.</td>
</tr>
<tr>
<td id="rule-FS-14">FS-14</td>
<td>&quot;Exactly one card&quot; against &quot;all cards&quot; of the spot.</td>
<td>Always the whole stack, order kept, on top.</td>
<td>The text says so for spots with several cards.</td>
</tr>
<tr>
<td id="rule-FS-15">FS-15</td>
<td>English text: baiting &quot;must not&quot; be done if unsuitable. Prohibition or &quot;need not&quot;?</td>
<td>Need not: skipping is free, luring stones or water is legal.</td>
<td>It is introduced as optional; the wording is a translation slip (German &quot;muss nicht&quot;).</td>
</tr>
<tr>
<td id="rule-FS-16">FS-16</td>
<td>More than one bait, or a bait during FISH?</td>
<td>One chance per player per round, in turn, before any fishing.</td>
<td>Phase order.</td>
</tr>
<tr>
<td id="rule-FS-17">FS-17</td>
<td>Does baiting commit to that spot?</td>
<td>No.</td>
<td>Only the column is fixed by the cat.</td>
</tr>
<tr>
<td id="rule-FS-18">FS-18</td>
<td>Does the bait turn up the cat?</td>
<td>No. The interface need not mark the deduced column.</td>
<td>Cards are revealed only in phase 4.</td>
</tr>
<tr>
<td id="rule-FS-19">FS-19</td>
<td>Is one spot caught, or the whole column (F-1 says the three cards of the column)?</td>
<td>Exactly one spot. Not an option.</td>
<td>Explicit in the rulebook, which is the primary source; with whole columns the choice of spot and the piling by baits would be pointless.</td>
</tr>
<tr>
<td id="rule-FS-20">FS-20</td>
<td>May one choose an empty spot or decline to avoid stones?</td>
<td>No, if any spot of the column has a card.</td>
<td>Fishing is mandatory.</td>
</tr>
<tr>
<td id="rule-FS-21">FS-21</td>
<td>Does the catch include covered cards?</td>
<td>Yes, the whole stack.</td>
<td>A spot can hold several cards, and the spot is caught.</td>
</tr>
<tr>
<td id="rule-FS-22">FS-22</td>
<td>When are cats revealed?</td>
<td>Each at the start of his own FISH turn, also when his column is empty.</td>
<td>The starter alone reveals first; the rest likewise in turn.</td>
</tr>
<tr>
<td id="rule-FS-23">FS-23</td>
<td>Do empty cells get cards in the next FILL?</td>
<td>Yes, one per cell, nine in all.</td>
<td>Nine cards, 3×3; 4 × 9 = 36 uses up the deck.</td>
</tr>
<tr>
<td id="rule-FS-24">FS-24</td>
<td>Covered cards: what does the interface show?</td>
<td><code>top_only</code> (faithful) with the height as a number; option <code>full</code> shows every stack&#39;s content and sum, for small children, beginners and analysis.</td>
<td>Looking is forbidden, but everything was seen before: pure memory.</td>
</tr>
<tr>
<td id="rule-FS-25">FS-25</td>
<td>Are buckets open? Silent.</td>
<td><code>open</code> with running score; option <code>closed</code> for suspense.</td>
<td>All catches are public knowledge anyway; children like to see their catch.</td>
</tr>
<tr>
<td id="rule-FS-26">FS-26</td>
<td>Cards left in the pond at the end.</td>
<td>Worth nothing.</td>
<td>Only the bucket is counted.</td>
</tr>
<tr>
<td id="rule-FS-27">FS-27</td>
<td>Passing the starting card with 2 or 3 players over 4 rounds.</td>
<td>Plain clockwise; 2 players start twice each, with 3 players seat 0 starts twice. The pass after round 4 is void.</td>
<td>Text gives four rounds for all player counts.</td>
</tr>
<tr>
<td id="rule-FS-28">FS-28</td>
<td>Tie also on stones.</td>
<td>Shared victory.</td>
<td>Silent; equal score and equal stones mean equal fish.</td>
</tr>
<tr>
<td id="rule-FS-29">FS-29</td>
<td>Names differ: Hungarian &quot;kosár&quot; (basket) and English bucket (French seau); &quot;fishing card&quot; and &quot;equipment card&quot;.</td>
<td>One thing each: <code>bucket</code>, <code>equipment</code>.</td>
<td>Same counts.</td>
</tr>
<tr>
<td id="rule-FS-30">FS-30</td>
<td>Single possible continuation (one drop, one spot, none).</td>
<td>Played automatically.</td>
<td>Nothing to decide.</td>
</tr>
<tr>
<td id="rule-FS-31">FS-31</td>
<td>Table talk.</td>
<td>Free; no engine meaning.</td>
<td>Silent.</td>
</tr>
</tbody></table></div>
`},{id:`9`,title:`Worked examples (acceptance tests)`,html:`<p>The four pictured examples of the rulebook (bait from A&#39;s and B&#39;s place, fishing from A&#39;s and B&#39;s place) are <strong>lost</strong>; only their headings remain in the text. WE-1 to WE-4 are rebuilt in their place from the sentences around them, the others cover the remaining statements.
Stacks are written bottom → top. Cells not named are as before. Defaults unless said. Action names: section 10.</p>
<p><strong>WE-1 (baiting, player A; 4 players, round 1, starter 0).</strong> After FILL: 0:[F2] 1:[S1] 2:[F1] 3:[S2] 4:[F3] 5:[W] 6:[F1] 7:[S1] 8:[F2].
Cats: seat 0 (S) k=1 → cells 7,4,1; seat 1 (W) k=0 → 0,1,2; seat 2 (N) k=2 → 0,3,6; seat 3 (E) k=1 → 5,4,3.
Seat 0 may <code>BAIT_SKIP</code> or pick any of 0…8. He does <code>BAIT_PICK(4)</code>; two drops are possible, 1 or 7, so <code>BAIT_DROP</code> is asked; he drops on 7.
Expected: 4:[] 7:[S1,F3], next active seat 1.</p>
<p><strong>WE-2 (baiting, player B; same game goes on).</strong> Seat 1 may pick 0,1,2,3,5 (not 4: empty) and plays <code>BAIT_SKIP</code>. Seat 2 may pick 0,1,3,6,7; <code>BAIT_PICK(7)</code> drops by itself on 6 (the only neighbour in his column):
6:[F1,S1,F3] 7:[]: the fish moved twice this round. Seat 3 may pick 0,1,2,3,5,6,8; <code>BAIT_PICK(8)</code> drops by itself on 5: 5:[W,F2] 8:[].</p>
<p><strong>WE-3 (fishing, player A; same game).</strong> Phase FISH: seat 0 reveals k=1. Cells 7 and 4 are empty, 1:[S1] is left: caught without a decision; bucket 0 = {S1}, score −1. Next active: seat 1.</p>
<p><strong>WE-4 (fishing, player B; same game).</strong> Seat 1 reveals k=0; legal <code>FISH(0)</code>, <code>FISH(2)</code>; takes 0: +2. Seat 2 reveals k=2; legal <code>FISH(3)</code>, <code>FISH(6)</code> (0 is empty now); takes 6: 4 fish, 1 stone.
Seat 3 reveals k=1; legal <code>FISH(5)</code>, <code>FISH(3)</code>; takes 5: 2 fish. Scores −1, 2, 3, 2. Left: 2:[F1] 3:[S2]. PASS: starter = seat 1, round 2, all four decide in CAST.
Round-2 FILL with nine cards x0…x8 gives 2:[F1,x2], 3:[S2,x3], every other cell i:[xi]; deck 18.</p>
<p><strong>WE-5 (column emptied; 2 players S/N, round 1).</strong> FILL: 0:[F3] 1:[F1] 2:[S1] 3:[F2] 4:[W] 5:[S2] 6:[F1] 7:[F1] 8:[F2]. Seat 0 k=0 (6,3,0); seat 1 k=2 (0,3,6), the same line.
Seat 0 may pick 0,1,3,4,6,7; <code>BAIT_PICK(6)</code> drops by itself on 3 → 3:[F2,F1], 6:[]. Seat 1 may pick 0,1,3,4,7; <code>BAIT_PICK(3)</code> asks for 0 or 6; <code>BAIT_DROP(0)</code> → 0:[F3,F2,F1], 3:[].
FISH: seat 0 catches cell 0 without a decision (6 fish); seat 1 reveals and gets <code>NO_CATCH</code>. Round 2 starts with starter seat 1.</p>
<p><strong>WE-6 (luring onto an empty spot; same start as WE-5).</strong> Seat 0 <code>BAIT_PICK(6)</code> → 3. Seat 1 <code>BAIT_PICK(7)</code> drops on the empty 6: 6:[F1] 7:[]. FISH: seat 0 chooses among 6, 3, 0 and takes 3 (3 fish); seat 1 chooses between 0 and 6 and takes 0 (3 fish).</p>
<p><strong>WE-7 (a mistake stands; <code>own_cat = hidden</code>, hence <code>anywhere</code>).</strong> Start of WE-5, seat 0 k=0. <code>BAIT_PICK(8)</code> then <code>BAIT_DROP(7)</code> is legal although 7 is not in his column; it is not undone; in FISH he still fishes in 6,3,0. In the default table <code>BAIT_PICK(8)</code> is illegal here.</p>
<p><strong>WE-8 (covered cards).</strong> Cell 3 holds [S2,F1] from earlier rounds. Under <code>top_only</code> a view shows top F1, height 2. A bait 3→4 onto [W] gives 4:[W,S2,F1], shown as top F1, height 3. When caught: 1 fish, 2 stones, −1.</p>
<p><strong>WE-9 (tie-break).</strong> Final: A 9 fish 2 stones, B 8 fish 1 stone, C 7 fish 0 stones, D 10 fish 4 stones. Scores 7, 7, 7, 6 → C first, B second, A third, D fourth. If A were 8 fish 1 stone too: C first, A and B share second, D fourth.</p>
<p><strong>WE-10 (starter).</strong> 3 players: rounds start with seats 0, 1, 2, 0; in round 2 bait and fish order is 1, 2, 0.</p>
<p><strong>Golden games.</strong> Deck position i (0 = top) holds card id (7·i + 3) mod 36, i.e. F1 F2 F3 S1 S1 F1 F2 F3 W · S1 F1 F2 F2 W S1 F1 F1 F2 · W S1 S2 F1 F2 W S1 S2 F1 · F2 F3 S1 S2 F1 F2 F3 S1 S2.
Policy LOW: every decision takes the smallest legal action id (so: cat column 0, always skip, smallest fish cell); HIGH: the largest. Expected per seat: fish/stones/score; heights of the nine left-over stacks.</p>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>Setting</th>
<th>Policy</th>
<th>Decisions</th>
<th>Seats 0, 1, 2, 3</th>
<th>Cards in buckets</th>
<th>Winner</th>
<th>Left heights 0…8</th>
</tr>
</thead>
<tbody><tr>
<td>2 pl.</td>
<td>LOW</td>
<td>24</td>
<td>3/1/2, 5/3/2</td>
<td>4, 4</td>
<td>0 (stones)</td>
<td>0 4 0 4 4 4 4 4 4</td>
</tr>
<tr>
<td>2 pl.</td>
<td>HIGH</td>
<td>24</td>
<td>6/3/3, 10/4/6</td>
<td>8, 8</td>
<td>1</td>
<td>4 4 4 4 4 0 0 0 0</td>
</tr>
<tr>
<td>3 pl.</td>
<td>LOW</td>
<td>35</td>
<td>5/1/4, 6/2/4, 5/3/2</td>
<td>5, 5, 4</td>
<td>0 (stones)</td>
<td>0 0 0 2 4 4 4 4 4</td>
</tr>
<tr>
<td>3 pl.</td>
<td>HIGH</td>
<td>35</td>
<td>9/1/8, 1/4/−3, 12/3/9</td>
<td>6, 5, 9</td>
<td>2</td>
<td>4 4 2 0 4 2 0 0 0</td>
</tr>
<tr>
<td>4 pl.</td>
<td>LOW</td>
<td>46</td>
<td>5/1/4, 6/2/4, 5/3/2, 6/1/5</td>
<td>5, 5, 4, 4</td>
<td>3</td>
<td>0 0 0 2 4 4 0 4 4</td>
</tr>
<tr>
<td>4 pl.</td>
<td>HIGH</td>
<td>44</td>
<td>4/2/2, 4/3/1, 8/3/5, 8/4/4</td>
<td>5, 5, 6, 9</td>
<td>2</td>
<td>4 4 0 0 2 1 0 0 0</td>
</tr>
<tr>
<td>3 pl. <code>walking</code></td>
<td>LOW</td>
<td>34</td>
<td>4/3/1, 8/1/7, 5/2/3</td>
<td>5, 5, 5</td>
<td>1</td>
<td>0 0 0 4 4 4 1 4 4</td>
</tr>
<tr>
<td>3 pl. <code>walking</code></td>
<td>HIGH</td>
<td>32</td>
<td>7/5/2, 10/4/6, 10/4/6</td>
<td>9, 8, 9</td>
<td>1 and 2 share</td>
<td>4 1 1 0 4 0 0 0 0</td>
</tr>
<tr>
<td>2 pl. <code>corner</code></td>
<td>LOW</td>
<td>24</td>
<td>4/3/1, 5/2/3</td>
<td>6, 5</td>
<td>1</td>
<td>0 1 4 0 4 4 4 4 4</td>
</tr>
<tr>
<td>2 pl. <code>corner</code></td>
<td>HIGH</td>
<td>24</td>
<td>7/3/4, 6/4/2</td>
<td>8, 7</td>
<td>0</td>
<td>4 4 4 4 4 0 1 0 0</td>
</tr>
<tr>
<td>4 pl. <code>anywhere</code></td>
<td>HIGH</td>
<td>60</td>
<td>5/6/−1, 8/0/8, 4/4/0, 5/3/2</td>
<td>8, 4, 6, 4</td>
<td>1</td>
<td>4 4 0 0 4 2 0 0 0</td>
</tr>
</tbody></table></div>
<p>(2 players HIGH, bottom-to-top order of catching: bucket 0 = F1 W S1 F2 W F1 F2 S2; bucket 1 = F2 F3 F1 F1 S1 S2 F3 S1.)</p>
`},{id:`glossary`,title:`Glossary`,html:`<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>English</th>
<th>Nederlands</th>
<th>Deutsch</th>
<th>Magyar</th>
</tr>
</thead>
<tbody><tr>
<td>Fish&#39;n&#39;Stones</td>
<td>Fish&#39;n&#39;Stones (Vissen en stenen)</td>
<td>Fische und Steine</td>
<td>Fish&#39;n&#39;Stones (Halak és kövek)</td>
</tr>
<tr>
<td>pond</td>
<td>vijver</td>
<td>Teich</td>
<td>tó, tavacska</td>
</tr>
<tr>
<td>pond card</td>
<td>vijverkaart</td>
<td>Teichkarte</td>
<td>tavacska lap</td>
</tr>
<tr>
<td>fish</td>
<td>vis, vissen</td>
<td>Fisch, Fische</td>
<td>hal, halak</td>
</tr>
<tr>
<td>stone</td>
<td>steen, stenen</td>
<td>Stein, Steine</td>
<td>kő, kövek</td>
</tr>
<tr>
<td>(empty) water</td>
<td>(leeg) water</td>
<td>(leeres) Wasser</td>
<td>(üres) víz</td>
</tr>
<tr>
<td>fishing spot</td>
<td>visplek</td>
<td>Angelstelle</td>
<td>horgászhely</td>
</tr>
<tr>
<td>stack</td>
<td>stapel</td>
<td>Stapel</td>
<td>kupac</td>
</tr>
<tr>
<td>shore</td>
<td>oever</td>
<td>Ufer</td>
<td>part</td>
</tr>
<tr>
<td>column</td>
<td>kolom</td>
<td>Spalte</td>
<td>oszlop</td>
</tr>
<tr>
<td>equipment card</td>
<td>uitrustingskaart</td>
<td>Ausrüstungskarte</td>
<td>felszerelés lap</td>
</tr>
<tr>
<td>cat</td>
<td>kat</td>
<td>Katze</td>
<td>macska</td>
</tr>
<tr>
<td>blank card</td>
<td>lege kaart</td>
<td>Leerkarte</td>
<td>üres lap</td>
</tr>
<tr>
<td>bucket</td>
<td>emmer</td>
<td>Eimer</td>
<td>kosár</td>
</tr>
<tr>
<td>starting player card (float)</td>
<td>startspelerkaart (dobber)</td>
<td>Startspielerkarte (Schwimmer)</td>
<td>kezdő játékos lap (úszóval)</td>
</tr>
<tr>
<td>round</td>
<td>ronde</td>
<td>Runde</td>
<td>forduló</td>
</tr>
<tr>
<td>draw pile</td>
<td>trekstapel</td>
<td>Nachziehstapel</td>
<td>húzópakli</td>
</tr>
<tr>
<td>fill the pond</td>
<td>de vijver vullen</td>
<td>den Teich füllen</td>
<td>a tó feltöltése</td>
</tr>
<tr>
<td>cast the fishing rod</td>
<td>de hengel uitwerpen</td>
<td>die Angel auswerfen</td>
<td>a horgászbot bevetése</td>
</tr>
<tr>
<td>baiting, to lure</td>
<td>lokken</td>
<td>anlocken</td>
<td>csalizás, odacsalogatás</td>
</tr>
<tr>
<td>do not bait</td>
<td>niet lokken</td>
<td>nicht anlocken</td>
<td>nem csaliz</td>
</tr>
<tr>
<td>pick the stack to lure</td>
<td>kies de stapel om te lokken</td>
<td>Stapel zum Anlocken wählen</td>
<td>válaszd ki a kupacot</td>
</tr>
<tr>
<td>choose where it goes</td>
<td>kies waar hij heen gaat</td>
<td>Ziel wählen</td>
<td>válaszd ki a célt</td>
</tr>
<tr>
<td>fishing</td>
<td>vissen</td>
<td>angeln</td>
<td>horgászat</td>
</tr>
<tr>
<td>nothing caught</td>
<td>niets gevangen</td>
<td>nichts gefangen</td>
<td>nincs fogás</td>
</tr>
<tr>
<td>pass the starting player card</td>
<td>startspelerkaart doorgeven</td>
<td>Startspielerkarte weitergeben</td>
<td>a kezdő játékos lap továbbadása</td>
</tr>
<tr>
<td>points</td>
<td>punten</td>
<td>Punkte</td>
<td>pont</td>
</tr>
<tr>
<td>tie, shared victory</td>
<td>gelijkspel, gedeelde winst</td>
<td>Gleichstand, geteilter Sieg</td>
<td>döntetlen, közös győzelem</td>
</tr>
</tbody></table></div>
`}];export{e as default};