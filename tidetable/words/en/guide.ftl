# How each game is played, in a few sentences for a person's first table. The whole rules stand beside it (docs/rules).

## fish_n_stones
guide-fish_n_stones-goal = Goal: catch many fish and few stones. Each fish is worth a point, each stone costs one.
guide-fish_n_stones-fill = New cards: there are four rounds. In each, nine new cards land on the nine spots of the pond, on top of what still lies there.
guide-fish_n_stones-cast = Cast: everybody secretly lays their cat in front of one of the three columns that begin at their own shore.
guide-fish_n_stones-bait = Bait: in turn, each may lure one stack onto a spot next to it (not diagonally){ $bait_rule ->
    [anywhere] , wherever that spot is: it tells nothing about their own cat.
   *[cat_column] { $own_cat ->
        [hidden] , wherever that spot is: nobody may look at their own cat.
       *[shown] , if that spot is in the column of their own cat.
    }
} The lured stack lies on top.
guide-fish_n_stones-fish = Catch: in turn, each turns up their cat and must pull one whole stack of that column into the bucket, fish and stones alike. Whoever comes earlier has the choice.
guide-fish_n_stones-end = The end: after four rounds the most points win; in a tie, the fewest stones.

## das_riff
guide-das_riff-goal = Goal: be the first to breed five times. For a breeding you need a coral tree, and on it a male and a female whose two colours are on one of the four open breeding cards.
guide-das_riff-worms = Worms: two dice are rolled. You get a worm of each colour rolled; the other player chooses one of the two colours and gets a worm of it too.
guide-das_riff-take = Buying: you may take open cards from the columns where you have a boat, as often as you can pay: one worm for a card in your own row, two in the middle, three in the other player’s row. A fish is paid for in its own colour, everything else in any colour; a pearl stands for any worm. Nobody owns more than five coral trees.
guide-das_riff-more = More to do: flip a face-down card for one worm, { $flip_price ->
    [immediate] and take it for one more if you do so at once;
   *[same_turn] and take it in the same turn for one more;
} buy a boat for three; use a shark to { $shark_on_water ->
    [true] chase away an open card, even water, or a fish of your own.
   *[false] chase away an open card other than water, or a fish of your own.
}
guide-das_riff-place = Fish: a fish goes on an empty coral tree, or joins a waiting fish of the other sex if an open breeding card shows both colours. Then you have bred, and both fish swim away.
guide-das_riff-flow = The current: at the end of a turn open water at the sea edge drains, everything drifts on, and new cards come in from the reef. { $spring_tide ->
    [false] No spring tide comes at this table.
   *[true] If four turns pass in which nobody does anything, a spring tide sweeps the sea edge clear: a house rule, which a table can switch off.
}
guide-das_riff-end = The end: the fifth breeding wins at once.

## reef_encounter
guide-reef_encounter-goal = Goal: let your parrotfish eat the corals that will be worth most. A tile in the fish scores one point, and one more for every colour that is weaker than its own at the end.
guide-reef_encounter-eat = Eat: only as the very first thing in a turn, and only one of your corals, of five or more tiles. { $advanced ->
    [true] Five tiles go back
   *[false] Four tiles go back
} to the bag, the others into your fish; the shrimp on it is spent.
guide-reef_encounter-place = Grow: play a larva cube, up to two a turn, and lay tiles of its colour: up to four from behind your screen, and any that lie in front of it. Tiles of one colour that touch are one coral.
guide-reef_encounter-growth = Extra growth: { $advanced ->
    [true] not in the advanced game: the cell marked with a plus is like any other.
   *[false] each rock has one cell marked with a plus. Lay a tile next to it while it is empty, and one more tile of that colour grows there by itself, for nothing. Not in the advanced game.
}
guide-reef_encounter-attack = Overgrow: a coral of at least two tiles may grow over tiles of a weaker colour, unless a shrimp stands on them or on the tile of the same coral next to them. Tiles you overgrow are consumed: they lie in front of your screen, and you may use them.
guide-reef_encounter-shrimp = Shrimps: bring in one new shrimp a turn; it claims a coral and shields the tiles around it. In your turn your shrimps may move, or come home, as often as you like; no more than two of them may stand on one rock.
guide-reef_encounter-change = Exchange: a consumed tile becomes a larva cube, or an alga. The ten coral tiles show which colour is stronger; an alga turns over all of them that show its leaf. Once you have eaten, an alga can also lock one of them for good. A larva cube becomes a tile.
guide-reef_encounter-collect = Collect: end your turn by taking one space of the open sea, with its cube and all its tiles.
guide-reef_encounter-last = The last bite: if the game ends because all coral tiles are locked or four corals are eaten, everybody else may eat once more. One tile more than usual goes back to the bag, { $advanced ->
    [true] so the coral needs at least seven.
   *[false] so the coral needs at least six.
}
guide-reef_encounter-end = The end: when all coral tiles are locked, when one player has eaten four corals, when nothing can be laid any more, or when the open sea cannot be refilled.

## rivero
guide-rivero-goal = Goal: own a river of at least eight cards, with no card in hand and none in your groundwater. Or, when the ocean is empty, have the most cards in your rivers, less those in your groundwater.
guide-rivero-start = Your turn: draw a card from the ocean and play, or risk an action card instead.
guide-rivero-lay = Rivers: three cards of one river with numbers in a row make a new one, and your canteen is laid beside it. The rivers you have grow at both ends, card by card.
guide-rivero-source = The source: if your canteen has lain at a river since an earlier turn, you may take a column of three cards, as long as one of them can be used at once. The canteen then comes back; cards that lie underneath go to the other player.
guide-rivero-double = Double: once a turn, put a card on a card in the source with the same number but of another river; then you may draw a card.
guide-rivero-discard = Discard: at the end you may put a card into the source. { $forced_discard_at ->
    [8] With eight cards in hand you must,
   *[9] With nine cards in hand you must,
} unless the source is full: then you may swap a card with one of the source instead.{ $rivero_discards ->
    [several] { " " }Whoever has a Rivero may discard several cards in a turn.
   *[one] { "" }
}
guide-rivero-action = Action cards: the sun brings two cards, from the ocean or from either player’s groundwater; the tap takes one from the source or from the end of a river, but not where a canteen lies; the bridge takes one from the middle of a river, or waits as a joker. Either player may put the right card in the place of a bridge and gets what lies hidden under it. What they bring lies beside them, and you can take it from your next turn on. Before you may draw another action card, you must take all of it and lay something.
guide-rivero-eight = Eight cards: what you hold over eight at the end of a turn sinks into your groundwater. { $groundwater_take ->
    [any_time] With fewer you may take cards back, and also before, while you lay cards.
   *[end_of_turn] With fewer you may take cards back.
}
