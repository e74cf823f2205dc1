var e=`# Why the coach advises a move: what it changes on the table (features.json of each game). more, less: so much; keeps: another move would have spoilt it.

## Das Riff
why-das_riff-breeding-more = It completes a breeding: your { $now } of 5.
why-das_riff-coral-more = It gives you another coral to breed on.
why-das_riff-partner-more = It opens a breeding for you: a partner lies within reach of your boats.
why-das_riff-partner-keeps = It keeps a breeding within your reach.
why-das_riff-rival-partner-more = But it opens a breeding for { $seat }.
why-das_riff-rival-partner-less = It takes a breeding out of { $seat }’s reach.
why-das_riff-rival-partner-keeps = It opens no breeding for { $seat }.
why-das_riff-fish-more = It puts a fish on a coral that waits for its partner.
why-das_riff-boat-more = With one more boat you reach further.
why-das_riff-shark-more = It gives you a shark for later.
why-das_riff-shark-keeps = It keeps your shark for later.
why-das_riff-pearl-more = It brings you { $n ->
    [one] a pearl
   *[other] { $n } pearls
}, which pays for any colour.
why-das_riff-pearl-less = But it costs you { $n ->
    [one] a pearl
   *[other] { $n } pearls
}.
why-das_riff-pearl-keeps = It saves your { $n ->
    [one] pearl
   *[other] pearls
} for later.
why-das_riff-rival-worms-less = It leaves { $seat } with { $n ->
    [one] one worm less
   *[other] { $n } worms less
}.
why-das_riff-afford-more = It lets you afford { $n ->
    [one] one more card
   *[other] { $n } more cards
}.
why-das_riff-afford-keeps = Afterwards you can still afford what lies before you.
why-das_riff-rival-afford-less = It leaves { $seat } less to buy.
why-das_riff-rival-afford-keeps = It puts nothing new before { $seat }.
why-das_riff-reach-more = It brings { $n ->
    [one] one more useful card
   *[other] { $n } more useful cards
} within reach of your boats.
why-das_riff-worms-more = It brings you { $n ->
    [one] a worm
   *[other] { $n } worms
}.
why-das_riff-worms-less = But it costs you { $n ->
    [one] a worm
   *[other] { $n } worms
}.
why-das_riff-worms-keeps = It saves your worms for later.

## Fish'n'Stones
why-fish_n_stones-catch-more = It catches { $n ->
    [one] one fish
   *[other] { $n } fish
}.
why-fish_n_stones-stones-more = But { $n ->
    [one] a stone comes
   *[other] { $n } stones come
} along.
why-fish_n_stones-stones-keeps = It leaves the stones in the pond.
why-fish_n_stones-before-cat-more = Your cat then sits before { $now ->
    [one] one stack
   *[other] { $now } stacks
} with fish on top.
why-fish_n_stones-before-cat-keeps = It keeps the fish on top in front of your cat.
why-fish_n_stones-large-before-cat-more = It brings the three fish of one card before your cat.
why-fish_n_stones-large-before-cat-keeps = It keeps the card with three fish before your cat.
why-fish_n_stones-stone-before-cat-less = It covers a stone in front of your cat.
why-fish_n_stones-stone-before-cat-keeps = It keeps stones away from your cat.
why-fish_n_stones-fish-in-column-more = The best stack before your cat then holds { $now } fish.
why-fish_n_stones-fish-in-column-keeps = It keeps your best stack, with { $now } fish, before your cat.
why-fish_n_stones-high-before-cat-more = The highest stack before your cat then has { $now ->
    [one] one card
   *[other] { $now } cards
}.
why-fish_n_stones-buried-stone-less = It buries a stone under fish.
why-fish_n_stones-buried-fish-keeps = It leaves the fish on top uncovered.
why-fish_n_stones-stacks-less = It makes one stack of two.
why-fish_n_stones-shown-keeps = It does not give away where your cat sits.

## Reef Encounter
why-reef_encounter-fed-more = It feeds your parrotfish { $n ->
    [one] one tile
   *[other] { $n } tiles
}.
why-reef_encounter-ripe-more = It makes a coral of yours large enough to be eaten.
why-reef_encounter-ripe-keeps = It keeps your coral large enough to be eaten.
why-reef_encounter-safe-largest-more = It protects a coral of yours with { $now ->
    [one] one tile
   *[other] { $now } tiles
}.
why-reef_encounter-safe-largest-keeps = It keeps your largest coral protected.
why-reef_encounter-rival-ripe-less = { $seat } can no longer eat that coral: it is too small.
why-reef_encounter-rival-ripe-keeps = It helps no coral of { $seat } to become ripe.
why-reef_encounter-rival-tiles-less = It takes { $n ->
    [one] one tile
   *[other] { $n } tiles
} away from the corals of { $seat }.
why-reef_encounter-largest-more = Your largest coral grows to { $now } tiles.
why-reef_encounter-largest-keeps = It leaves your largest coral its { $now } tiles.
why-reef_encounter-guarded-more = It guards one more coral for you.
why-reef_encounter-guarded-less = But one of your corals is left unguarded.
why-reef_encounter-safe-more = It protects { $n ->
    [one] one more tile
   *[other] { $n } more tiles
} of yours.
why-reef_encounter-safe-keeps = It keeps your corals protected.
why-reef_encounter-tiles-more = Your corals grow by { $n ->
    [one] one tile
   *[other] { $n } tiles
}.
why-reef_encounter-spoils-more = It brings you { $n ->
    [one] a consumed tile
   *[other] { $n } consumed tiles
} to pay with.
why-reef_encounter-spoils-less = But it costs you { $n ->
    [one] a consumed tile
   *[other] { $n } consumed tiles
}.
why-reef_encounter-spoils-keeps = It saves your consumed tiles for later.
why-reef_encounter-rival-safe-less = It leaves { $n ->
    [one] a tile
   *[other] { $n } tiles
} of { $seat } unprotected.
why-reef_encounter-locked-more = It locks a coral tile: nobody can turn it any more.
why-reef_encounter-cubes-more = It brings you { $n ->
    [one] a larva cube
   *[other] { $n } larva cubes
} for your next turns.
why-reef_encounter-cubes-keeps = It saves your larva cubes for later.
why-reef_encounter-screen-more = It brings { $n ->
    [one] one tile
   *[other] { $n } tiles
} behind your screen.
why-reef_encounter-screen-keeps = It saves your tiles for later.

## Rivero
why-rivero-near-less = Your best river then lacks only { $now ->
    [one] one card
   *[other] { $now } cards
} for a Rivero.
why-rivero-needed-more = But it leaves { $card } in the source, which { $seat } needs.
why-rivero-needed-less = It takes { $card } away, which { $seat } needs.
why-rivero-needed-keeps = It does not leave { $card } to { $seat }, who needs it.
why-rivero-own-needed-more = It brings { $card } into the source, which your rivers need.
why-rivero-own-needed-keeps = It leaves { $card }, which your rivers need, in the source.
why-rivero-cards-more = Your rivers grow by { $n ->
    [one] one card
   *[other] { $n } cards
}.
why-rivero-river-more = It starts a new river of yours.
why-rivero-rival-cards-less = The rivers of { $seat } lose { $n ->
    [one] one card
   *[other] { $n } cards
}.
why-rivero-rival-cards-more = But the rivers of { $seat } grow too.
why-rivero-groundwater-less = It empties your groundwater by { $n ->
    [one] one card
   *[other] { $n } cards
}.
why-rivero-groundwater-more = But { $n ->
    [one] one card sinks
   *[other] { $n } cards sink
} into your groundwater.
why-rivero-groundwater-keeps = Nothing more sinks into your groundwater.
why-rivero-fitting-more = Your hand then holds cards that fit your rivers: { $card }.
why-rivero-fitting-keeps = It keeps cards that fit your rivers in your hand: { $card }.
why-rivero-bridge-more = It keeps a bridge for you.
why-rivero-bridge-keeps = It saves your bridge for later.
why-rivero-canteen-more = Your canteen comes to lie at a river.
why-rivero-usable-more = It readies a column that you could use at once: { $card }.
why-rivero-usable-keeps = It keeps a column that you could use at once: { $card }.
why-rivero-filled-less = It leaves fewer full columns to take.
why-rivero-filled-keeps = It fills no column that the other player could take.
why-rivero-hand-less = It empties your hand by { $n ->
    [one] one card
   *[other] { $n } cards
}.
why-rivero-draw-more = It brings { $n ->
    [one] one card
   *[other] { $n } cards
} into your hand.
`;export{e as default};