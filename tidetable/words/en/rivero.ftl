# Rivero. The words are those of the glossary in docs/rules/rivero.md. Cards: N4 is Nile 4, C Colorado, D Danube, A Amazon.

## What a player can do
action-option-1 = Draw a card from the ocean
action-option-2 = Draw an action card
action-finish = Finish without discarding
action-end-turn = End the turn
action-take-groundwater = Take the top card of your groundwater
action-extra-card = Draw an extra card
action-no-extra-card = No extra card
action-move-canteen = Move the canteen to the new river
action-leave-canteen = Leave the canteen where it lies
action-sun-on-ocean = Sun on the ocean
action-sun-on-groundwater = Sun on the groundwater of { $seat }
    .you = Sun on your groundwater
action-tap-low = Tap the lowest card
action-tap-high = Tap the highest card
action-store-bridge = Keep the bridge for later
action-take-card = Take card { $place } beside your action card
action-take-column = Take column { $column }
action-bridge-at = Bridge in place of the { $value }
action-river = River { $slot } of { $seat }
    .you = Your river { $slot }
action-cell = Cell { $cell }
action-new-river = New river: { $river ->
    [nile] Nile
    [colorado] Colorado
    [danube] Danube
   *[amazon] Amazon
} { $low } to { $high }
action-new-river-bridge = New river with your bridge: { $river ->
    [nile] Nile
    [colorado] Colorado
    [danube] Danube
   *[amazon] Amazon
} { $low }, bridge, { $high }
action-play = Lay { $card } at a river
action-double = Double with { $card }
action-discard = Discard { $card } into the source
action-swap = Swap { $card }
action-sink = { $card } into your groundwater

## What is asked
ask-turn-start = Draw from the ocean, or try an action card?
ask-main = Lay rivers, take a column, double; then discard or finish.
ask-main-doubled = You have doubled: extend rivers, then discard or finish.
ask-use = Use one of the three cards of the column now.
ask-discard-more = You have a Rivero: discard more cards, or finish.
ask-choose-river = To which river does { $card } go?
ask-cell-double = On which card does { $card } go?
ask-cell-discard = Where in the source does { $card } go?
ask-cell-swap = With which cell do you swap { $card }?
ask-extra-draw = Draw an extra card from the ocean?
ask-canteen = Move your canteen to the new river?
ask-sun = The sun: from where do two cards come?
ask-tap = The tap: take a card from the source, or from the end of a river.
ask-tap-end = From which end?
ask-bridge = The bridge: put it into a river, or keep it for later?
ask-bridge-position = Which card does the bridge replace?
ask-end-of-turn = Take a card from your groundwater, or end the turn?
ask-sink = { $count ->
    [one] One card
   *[other] { $count } cards
} too many: which goes into your groundwater?

## What happened
event-drew = { $seat } draws { $card }.
    .you = You draw { $card }.
event-drew-unseen = { $seat } draws a card.
    .you = You draw a card.
several-drew = { $seat } draws { $count } cards.
    .you = You draw { $count } cards.
several-refilled = New at the source: { $card }.
event-canteens-dealt = { $seat } gets the blue canteen and begins.
    .you = You get the blue canteen and begin.
event-turn-started = Turn { $turn }: { $seat }.
    .you = Turn { $turn }: you.
event-action-shuffled = The action cards are shuffled: { $cards } to draw from.
event-action-drawn = { $seat } draws an action card: { $action ->
    [sun] the sun
    [tap] the tap
   *[bridge] the bridge
}.
    .you = You draw an action card: { $action ->
        [sun] the sun
        [tap] the tap
       *[bridge] the bridge
    }.
event-action-card-taken = { $seat } takes { $card } from beside the action card.
    .you = You take { $card } from beside your action card.
event-groundwater-taken = { $seat } takes { $card } from the groundwater.
    .you = You take { $card } from your groundwater.
event-groundwater-taken-unseen = { $seat } takes a card from the groundwater.
    .you = You take a card from your groundwater.
event-groundwater-taken-open = { $seat } takes { $card } from the groundwater.
    .you = You take { $card } from your groundwater.
event-extended = { $seat } extends a river with { $card }.
    .you = You extend a river with { $card }.
event-bridged = { $seat } lays the bridge in place of the { $value }.
    .you = You lay the bridge in place of the { $value }.
event-exchanged = { $seat } exchanges a bridge in a river of { $other } for { $card } and finds { $face }.
    .you = You exchange a bridge in a river of { $other } for { $card } and find { $face }.
    .you-other = { $seat } exchanges a bridge in your river for { $card } and finds { $face }.
    .you-both = You exchange a bridge in your own river for { $card } and find { $face }.
event-exchanged-unseen = { $seat } exchanges a bridge in a river of { $other } for { $card } and takes the hidden card.
    .you = You exchange a bridge in a river of { $other } for { $card } and take the hidden card.
    .you-other = { $seat } exchanges a bridge in your river for { $card } and takes the hidden card.
    .you-both = You exchange a bridge in your own river for { $card } and take the hidden card.
event-river-begun = { $seat } begins a new river: { $river ->
    [nile] Nile
    [colorado] Colorado
    [danube] Danube
   *[amazon] Amazon
} { $low } to { $high }.
    .you = You begin a new river: { $river ->
        [nile] Nile
        [colorado] Colorado
        [danube] Danube
       *[amazon] Amazon
    } { $low } to { $high }.
event-canteen-laid = { $seat } lays the canteen at the new river.
    .you = You lay your canteen at the new river.
event-canteen-freed = { $seat } uses the canteen.
    .you = You use your canteen.
event-column-taken = { $seat } takes column { $column }.
    .you = You take column { $column }.
event-source-taken = { $seat } gets { $card }.
    .you = You get { $card }.
event-bottom-given = { $seat } gets { $card }, which lay underneath.
    .you = You get { $card }, which lay underneath.
event-refilled = { $card } comes from the ocean to cell { $cell }.
event-refilled-from-groundwater = { $card } comes from the groundwater of { $seat } to cell { $cell }.
    .you = { $card } comes from your groundwater to cell { $cell }.
event-doubled = { $seat } doubles { $below } with { $card } on cell { $cell }.
    .you = You double { $below } with { $card } on cell { $cell }.
event-extra-declined = { $seat } draws no extra card.
    .you = You draw no extra card.
event-discarded = { $seat } discards { $card } to cell { $cell }.
    .you = You discard { $card } to cell { $cell }.
event-swapped = { $seat } swaps { $card } for { $got } on cell { $cell }.
    .you = You swap { $card } for { $got } on cell { $cell }.
event-finished = { $seat } discards nothing.
    .you = You discard nothing.
event-sunk = { $seat } puts { $card } into the groundwater.
    .you = You put { $card } into your groundwater.
event-sunk-unseen = { $seat } puts a card into the groundwater.
    .you = You put a card into your groundwater.
event-sun-shone = The sun brings { $seat } { $card } from the ocean.
    .you = The sun brings you { $card } from the ocean.
event-sun-drained = The sun brings { $seat } { $card } from the groundwater of { $other }.
    .you = The sun brings you { $card } from the groundwater of { $other }.
    .you-other = The sun brings { $seat } { $card } from your groundwater.
    .you-both = The sun brings you { $card } from your own groundwater.
event-tapped-source = { $seat } taps { $card } from cell { $cell }.
    .you = You tap { $card } from cell { $cell }.
event-tapped-river = { $seat } taps { $card } from a river of { $other }.
    .you = You tap { $card } from a river of { $other }.
    .you-other = { $seat } taps { $card } from your river.
    .you-both = You tap { $card } from your own river.
event-card-fell = { $card } falls into the groundwater of { $seat }.
    .you = { $card } falls into your groundwater.
event-bridge-fell = A bridge falls unseen into the groundwater of { $seat }.
    .you = A bridge falls unseen into your groundwater.
event-river-gone = A river of { $seat } has dried up.
    .you = One of your rivers has dried up.
event-stored = { $seat } keeps a bridge for later.
    .you = You keep a bridge for later.
event-replaced = { $seat } puts a bridge into a river of { $other } and takes { $card }.
    .you = You put a bridge into a river of { $other } and take { $card }.
    .you-other = { $seat } puts a bridge into your river and takes { $card }.
    .you-both = You put a bridge into your own river and take { $card }.
event-released = { $action ->
    [sun] The sun
    [tap] The tap
   *[bridge] The bridge
} of { $seat } goes to the discard pile.
    .you = { $action ->
        [sun] Your sun
        [tap] Your tap
       *[bridge] Your bridge
    } goes to the discard pile.
event-rivero-made = { $seat } owns a Rivero!
    .you = You own a Rivero!
event-turn-ended = { $seat } ends the turn.
    .you = You end the turn.
event-won = { $seat } has a Rivero, an empty hand and no groundwater: the game is won.
    .you = You have a Rivero, an empty hand and no groundwater: the game is won.
event-exhausted = The ocean is empty: the game is over.

## The board in the terminal
ocean-line = Turn { $turn } · ocean { $ocean } · action cards { $actions }
seat-line = { $seat }: hand { $hand }, groundwater { $pile }, score { $score }
hand-label = hand
known-label = seen in hand
groundwater-label = groundwater
action-card = { $action ->
    [sun] sun
    [tap] tap
   *[bridge] bridge
}:
canteen-here = with canteen
legend = N Nile, C Colorado, D Danube, A Amazon · N4 / D4 doubled, the upper first · [?] bridge · (4) length · . open cell

## Why the game ended
reason-rivero = a Rivero, an empty hand and no groundwater
reason-exhaustion = the ocean is empty; points are the lengths of the rivers less the groundwater, and in a tie the longest river wins

## What a decision would do, and why one cannot be taken
preview-rivers = fits { $count } rivers
preview-extend = { $river ->
    [nile] Nile
    [colorado] Colorado
    [danube] Danube
   *[amazon] Amazon
} grows to length { $length }
preview-bridge = over your bridge: { $river ->
    [nile] Nile
    [colorado] Colorado
    [danube] Danube
   *[amazon] Amazon
} grows to length { $length }
preview-exchange = { $whose ->
    [own] replaces the bridge in your river
   *[other] replaces the bridge in the other player’s river
}, you get the hidden card
preview-no-canteen = no canteen: it has been used this turn
preview-canteen-comes = your canteen goes there
preview-canteen-asks = you may move your canteen there
preview-column = you get { $cards }
preview-column-gives = you get { $cards }; the other player gets { $gives }
preview-cells = { $count } cells to choose from
preview-cell = to cell { $cell }
preview-double = on { $card }, cell { $cell }
preview-swap = for { $card }, cell { $cell }
preview-ocean = { $left ->
    [one] the last card
   *[other] { $left } cards left
}
preview-hand = { $hand } in hand, { $pile } in the groundwater
why-other-phase = Something else is asked now: { $phase ->
    [turn-start] begin the turn
    [main] lay cards, then discard or finish
    [choose-river] choose a river
    [choose-cell] choose a cell
    [extra-draw] draw an extra card or not
    [canteen] move the canteen or not
    [sun] use the sun
    [tap] use the tap
    [tap-end] choose an end of the river
    [bridge] use the bridge
    [bridge-position] choose the place of the bridge
   *[end-of-turn] end the turn
}.
why-must-use = One of the three cards of the column must be used first.
why-no-surplus = You have no more than eight cards.
why-not-in-hand = { $card } is not in your hand.
why-no-target = { $card } fits no river.
why-doubled = You have doubled already this turn.
why-no-partner = The source has no single card of this value from another river for { $card }.
why-source-full = The source is full: swap or finish.
why-source-open = Swapping needs a full source.
why-no-swap = No card in the source can be swapped for { $card }.
why-step-two = After doubling there are no new rivers and no columns.
why-no-slot = You have no room for another river.
why-no-bridge = No bridge is kept beside your action card.
why-no-run = You do not hold the cards for { $river ->
    [nile] Nile
    [colorado] Colorado
    [danube] Danube
   *[amazon] Amazon
} { $low } to { $high }.
why-not-cell = Cell { $cell } cannot be chosen.
why-no-river = There is no such river.
why-canteen-protects = A canteen protects this river.
why-no-position = A bridge goes only between two river cards.
why-no-fit = { $card } does not fit this river.
why-canteen-free = Your canteen lies at no river.
why-canteen-placed = The canteen was laid this turn; you can use it from your next turn on.
why-column-gap = Column { $column } has an empty cell.
why-no-use = You could not use any card of column { $column } at once.
why-action-card-lies = Your last action card still lies in front of you.
why-must-discard = You hold too many cards: discard one.
why-discarding = Once you have discarded, you may only discard more or finish.
why-surplus = { $count ->
    [one] One card
   *[other] { $count } cards
} must go into your groundwater first.
why-pile-empty = This groundwater is empty.
why-hand-full = Your hand is full.
why-groundwater-later = Groundwater is taken at the end of the turn.
why-nothing-beside = No such card lies beside your action card.

## The lobby
name = Rivero
tagline = Grow rivers card by card, and keep your groundwater dry.
option-forced_discard_at = Discarding is compulsory
about-option-forced_discard_at = With so many cards at the end of your turn you must discard, unless the source is full.
option-forced_discard_at-9 = With nine cards or more
option-forced_discard_at-8 = With eight cards or more
option-exhaustion_end = When the ocean is empty
about-option-exhaustion_end = Whether the turn in which the last card is drawn is still played out.
option-exhaustion_end-finish_turn = The turn is finished
option-exhaustion_end-immediate = The game ends at once
option-groundwater_take = Taking groundwater
about-option-groundwater_take = When you may take cards back from your own groundwater.
option-groundwater_take-end_of_turn = At the end of the turn
option-groundwater_take-any_time = Also before, while laying cards
option-rivero_discards = Discards of who owns a Rivero
about-option-rivero_discards = The rulebook says that whoever has a Rivero may try to get rid of all hand cards. Several: after the first discard of a turn they may go on discarding while the source has room, but lay nothing more.
option-rivero_discards-one = One a turn, like everybody
option-rivero_discards-several = Several in a turn

## What is seen on the screen
see-land = The land of the two players
see-rivers = Rivers of { $seat }
    .you = Your rivers
see-river = { $river ->
    [nile] Nile
    [colorado] Colorado
    [danube] Danube
   *[amazon] Amazon
} from { $low } to { $high }, length { $length }{ $bridges ->
    [0] {""}
    [one] , one bridge
   *[other] , { $bridges } bridges
}
see-card = { $river ->
    [nile] Nile
    [colorado] Colorado
    [danube] Danube
   *[amazon] Amazon
} { $value }
see-source = Source
see-cell = Cell { $row }{ $column }: { $card }
see-cell-doubled = Cell { $row }{ $column }: { $card } on { $below }
see-cell-empty = Cell { $row }{ $column }, empty
see-column = Take column { $column }{ $uses ->
    [0] {""}
    [one] , one of its cards could be used
   *[other] , { $uses } of its cards could be used
}
see-shelf = Beside the rivers of { $seat }
    .you = Beside your rivers
see-groundwater = Groundwater of { $seat }: { $count ->
    [0] dry
    [one] one card
   *[other] { $count } cards
}
    .you = Your groundwater: { $count ->
        [0] dry
        [one] one card
       *[other] { $count } cards
    }
see-action-card = { $action ->
    [sun] Sun
    [tap] Tap
   *[bridge] Bridge
}
see-stored = A bridge kept for later
see-canteen = { $colour ->
    [blue] Blue
   *[orange] Orange
} canteen
see-canteen-free = Canteen, not at a river
see-hand = Your hand
see-hand-of = Hand of { $seat }: { $count ->
    [one] one card
   *[other] { $count } cards
}
    .you = Your hand: { $count ->
        [one] one card
       *[other] { $count } cards
    }
see-known = seen in hand: { $cards }
see-perhaps = hand or groundwater: { $cards }
see-choices = What you can do
see-verb-play = Lay
see-verb-double = Double
see-verb-discard = Discard
see-verb-swap = Swap
see-verb-sink = Sink
see-piles = Ocean and action cards
see-ocean = Ocean: { $count ->
    [one] one card
   *[other] { $count } cards
}
see-actions = Action cards to draw: { $count }
see-played = Action cards played: { $count }
see-player = longest river { $longest }, { $hand ->
    [one] one card
   *[other] { $hand } cards
} in hand, { $pile } in the groundwater, { $score ->
    [one] { $score } point
   *[other] { $score } points
}
see-area-groundwater = Groundwater
see-area-ocean = Ocean
see-area-actions = Action cards
see-area-played = Played
see-turn-short = { $seat } { turn-in-short }.
    .you = You { turn-in-short }.
turn-in-short = { $column ->
    [none] {""}
   *[other] took column { $column },{" "}
}{ $rivers ->
    [0] {""}
    [one] laid a new river,{" "}
   *[other] laid { $rivers } new rivers,{" "}
}{ $extended ->
    [0] {""}
    [one] extended a river by one card,{" "}
   *[other] extended rivers by { $extended } cards,{" "}
}{ $exchanged ->
    [0] {""}
    [one] exchanged a bridge,{" "}
   *[other] exchanged { $exchanged } bridges,{" "}
}{ $below ->
    [none] {""}
   *[other] doubled { $below },{" "}
}{ $end ->
    [discarded] discarded { $card }
    [swapped] swapped { $card } for { $got }
    [sunk] put cards into the groundwater
   *[none] discarded nothing
}
see-progress = Turn { $turn } · ocean { $ocean } · action cards { $actions }
