var e=`# How each game is played, in a few sentences for a person's first table. The whole rules stand beside it (docs/rules).

## fish_n_stones
guide-fish_n_stones-goal = Goal: catch many fish and few stones. Each fish is worth a point, each stone costs one.
guide-fish_n_stones-fill = New cards: four rounds. In each, nine new cards land on the nine spots of the pond, on top of what still lies there.
guide-fish_n_stones-cast = Cast: everybody secretly lays their cat before one of the three columns that begin at their own shore.
guide-fish_n_stones-bait = Bait: in turn, each may lure one stack from a neighbouring spot into the column of their own cat. What is moved lies on top.
guide-fish_n_stones-fish = Catch: in turn, each turns up their cat and pulls one whole stack of that column into the bucket, fish and stones alike. Whoever comes earlier has the choice.
guide-fish_n_stones-end = The end: after four rounds the most points win; if equal, fewer stones.

## das_riff
guide-das_riff-goal = Goal: be the first to breed five times. A breeding needs a coral tree, and on it a male and a female whose two colours stand on one of the four open breeding cards.
guide-das_riff-worms = Worms: two dice are rolled. You get a worm of each colour rolled; the other player chooses one of the two colours and gets a worm too.
guide-das_riff-take = Buying: you may take open cards from the columns where you have a boat, as often as you can pay: one worm from your own row, two from the middle, three from the other side. A fish is paid in its own colour, everything else in any; a pearl stands for any worm.
guide-das_riff-more = More to do: turn a face-down card for one worm, and take it in the same turn for one more; buy a boat for three; use a shark to chase away an open card, or a fish of your own.
guide-das_riff-place = Fish: a fish goes on an empty coral tree, or to a waiting fish of the other sex if a breeding card shows both colours. Then you have bred, and both fish swim away.
guide-das_riff-flow = The current: at the end of a turn open water at the sea edge drains, everything drifts on, and new cards come in from the reef.
guide-das_riff-end = The end: the fifth breeding wins at once.

## reef_encounter
guide-reef_encounter-goal = Goal: feed your parrotfish the corals that will be worth most. A tile in the fish counts one, and one more for every colour that its own is stronger than at the end.
guide-reef_encounter-eat = Feed: only as the very first thing in a turn, one of your corals of five or more tiles. Four tiles go back to the bag, the others into your fish; the shrimp on it is spent.
guide-reef_encounter-place = Grow: play a larva cube, up to two a turn, and lay tiles of its colour: up to four from behind your screen, and any that lie in front of it. Tiles of one colour that touch are one coral.
guide-reef_encounter-attack = Overgrow: a coral of at least two tiles may grow over tiles of a weaker colour, unless a shrimp stands on them or beside them on the same coral. What is overgrown lies in front of your screen, and you may use it.
guide-reef_encounter-shrimp = Shrimps: one new shrimp a turn; it claims a coral and shields the tiles around it. Your shrimps may move, or come home, at any time.
guide-reef_encounter-change = Exchange: an overgrown tile becomes a larva cube, or an alga that turns all strength tiles with its leaf over. Once you have fed, an alga can also lock one tile for good. A larva cube becomes a tile.
guide-reef_encounter-collect = Collect: end your turn by taking one space of the open sea, its cube and all its tiles.
guide-reef_encounter-end = The end: when all strength tiles are locked, when one player has fed four corals, when nothing can be laid any more, or when the bag is empty.

## rivero
guide-rivero-goal = Goal: a river of at least eight cards, no card in hand and none in your groundwater. Or, when the ocean is empty, the most cards in your rivers, less those in your groundwater.
guide-rivero-start = Your turn: draw a card from the ocean and play, or instead dare an action card.
guide-rivero-lay = Rivers: three cards of one river in a row make a new one, and your canteen is laid beside it. Rivers you have grow at both ends, card by card.
guide-rivero-source = The source: with your canteen at a river you may take a column of three if one of them can be used at once. The canteen then comes back.
guide-rivero-double = Double: once a turn, put a card on one of the same number and another river in the source; you may draw a card for it.
guide-rivero-discard = Discard: at the end put a card into the source. With nine cards in hand you must.
guide-rivero-action = Action cards: the sun brings two cards; the tap takes one from the source or from the end of a river; the bridge takes one from the middle of a river, or waits as a joker. What they bring lies beside them and can be taken from your next turn on. Lay something to be rid of an action card before you draw another.
guide-rivero-eight = Eight cards: what you hold over eight at the end of a turn sinks into your groundwater. With fewer you may take one back.
`;export{e as default};