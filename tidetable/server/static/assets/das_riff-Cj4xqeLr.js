var e=`# Das Riff. The words are those of the glossary in docs/rules/das_riff.md.

## Words inside other sentences
colour-name = { $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
    [green] green
    [purple] purple
   *[pink] pink
}
die-a-name = { $die_a ->
    [red] red
    [yellow] yellow
    [blue] blue
    [green] green
    [purple] purple
   *[pink] pink
}
die-b-name = { $die_b ->
    [red] red
    [yellow] yellow
    [blue] blue
    [green] green
    [purple] purple
   *[pink] pink
}
breeding-first = { $first ->
    [red] red
    [yellow] yellow
    [blue] blue
    [green] green
    [purple] purple
   *[pink] pink
}
breeding-second = { $second ->
    [red] red
    [yellow] yellow
    [blue] blue
    [green] green
    [purple] purple
   *[pink] pink
}
breeding-name = { breeding-first }-{ breeding-second }
unit-object = { $unit ->
    [red] a red worm
    [yellow] a yellow worm
    [blue] a blue worm
    [green] a green worm
    [purple] a purple worm
    [pink] a pink worm
   *[pearl] a pearl
}
card-object = { $card ->
    [red_male] a red male
    [red_female] a red female
    [yellow_male] a yellow male
    [yellow_female] a yellow female
    [blue_male] a blue male
    [blue_female] a blue female
    [green_male] a green male
    [green_female] a green female
    [purple_male] a purple male
    [purple_female] a purple female
    [pink_male] a pink male
    [pink_female] a pink female
    [coral] a coral tree
    [pearl] a pearl
    [shark] a shark
   *[water] open water
}
pays-name = { $pays ->
    [red] red or pearl
    [yellow] yellow or pearl
    [blue] blue or pearl
    [green] green or pearl
    [purple] purple or pearl
    [pink] pink or pearl
   *[any] any colour
}
cost = price { $price } ({ pays-name })

## What a player can do
action-pick = Take { unit-object }
action-take = Take the card at { $cell }
action-flip = Flip the card at { $cell }
action-boat = Buy a boat
action-pay = Pay { unit-object }
action-place = Put the fish on coral { $slot }
action-shark = Send a shark to { $cell }
action-shark-own = Send a shark to your fish on coral { $slot }
action-end-turn = End your turn

## What is asked
ask-pick_active = A rolled colour has run out: choose your worm.
ask-pick_opponent = The dice give you a worm too: choose its colour.
ask-action = Take or flip cards, buy a boat, send a shark, or end your turn.
ask-pay-take = Choose what to pay for { card-object } ({ $due } to go).
ask-pay-flip = Choose what to pay for flipping { $cell } ({ $due } to go).
ask-pay-boat = Choose what to pay for the boat ({ $due } to go).
ask-place = You take { card-object }: on which coral does it go?
ask-end = The game is over.
hint-rest = Now choose whom the shark chases away, or let it go.

## What happened
event-game-started = { $starter } begins.
    .you = You begin.
event-turn-started = Turn { $turn }: { $seat }.
    .you = Turn { $turn }: you.
event-rolled = { $seat } rolls { die-a-name } and { die-b-name }.
    .you = You roll { die-a-name } and { die-b-name }.
event-worm-picked = { $seat } takes { unit-object }.
    .you = You take { unit-object }.
event-no-worm = No worm is left for { $seat }.
    .you = No worm is left for you.
event-paid = { $seat } pays { unit-object }.
    .you = You pay { unit-object }.
costs-told = for { $price }
cost-paid = { $unit ->
    [red] red
    [yellow] yellow
    [blue] blue
    [green] green
    [purple] purple
    [pink] pink
   *[pearl] pearl
}
event-card-taken = { $seat } takes { card-object } from { $cell }.
    .you = You take { card-object } from { $cell }.
event-card-flipped = { $seat } flips { $cell }: { card-object }.
    .you = You flip { $cell }: { card-object }.
event-boat-bought = { $seat } lays a boat at column { $column }.
    .you = You lay a boat at column { $column }.
event-fish-placed = { $seat } puts { card-object } on coral { $slot }.
    .you = You put { card-object } on coral { $slot }.
event-bred = { $seat } breeds { breeding-name } on coral { $slot }: breeding { $breedings } of 5.
    .you = You breed { breeding-name } on coral { $slot }: breeding { $breedings } of 5.
event-breeding-opened = A new breeding card is open: { breeding-name }.
event-card-chased = { $seat } sends a shark to { $cell } and chases { card-object } away.
    .you = You send a shark to { $cell } and chase { card-object } away.
event-fish-chased = { $seat } sends a shark to their own coral { $slot } and chases { card-object } away.
    .you = You send a shark to your own coral { $slot } and chase { card-object } away.
event-turn-ended = { $seat } { $by_itself ->
    [yes] can do nothing more; the turn ends.
   *[no] ends the turn.
}
    .you = You { $by_itself ->
        [yes] can do nothing more; the turn ends.
       *[no] end the turn.
    }
event-drained = Open water drains from { $cell }.
several-drained = Open water drains from { $count } cells.
event-spring-tide = Spring tide: the sea edge is swept clear.
event-swept = The tide takes { card-object } from { $cell }.
event-reshuffled = The discard pile is shuffled into the draw pile: { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
event-no-card-left = No card is left for { $cells ->
    [one] one cell
   *[other] { $cells } cells
}.
event-game-won = { $seat } has completed five breedings.
    .you = You have completed five breedings.
event-limit-reached = Turn { $turns } was the last.

## The board in the terminal
turn-line = Turn { $turn } of { $limit }: { $seat } · dice: { $dice }
board-column = column
board-row = row { $row }
board-sea = < sea edge
board-reef = reef edge
open-line = Breeding cards: { $cards }   ({ $left } in the deck)
supply-line = Supply: worms { $worms } · { $boats ->
    [one] one boat
   *[other] { $boats } boats
}
pile-line = Draw pile { $draw }, discard pile { $discard }: { $cards }
unseen-line = Unseen: { $cards }
player-line = { $seat }: worms { $worms } · { $pearls ->
    [one] one pearl
   *[other] { $pearls } pearls
} · { $sharks ->
    [one] one shark
   *[other] { $sharks } sharks
} · { $breedings ->
    [one] one breeding
   *[other] { $breedings } breedings
}
coral-line = {"  "}corals: { $corals }
legend = Rm red male, Rf red female · # coral tree · * pearl · ^ shark · ~ water
legend-marks = [?] face down · Rm! flipped this turn · 0:. empty coral · 0:=R-Y bred

## Why the game ended
reason-five_breedings = five breedings are complete
reason-turn_limit = the turn limit is reached

## What a decision would do, and why one cannot be taken
preview-pick = you have { $owned }
preview-take = { card-object }, { cost }
preview-take-breeds = { card-object }, { cost }; breeds { breeding-name } at once
preview-flip = price { $price } (any colour); this turn you may then take it for one
preview-boat = price { $price } (any colour); reaches column { $column }
preview-pay = { $left ->
    [0] that is all
   *[other] then { $left } to go
}
preview-place-waits = waits there for a partner
preview-place-breeds = breeds { breeding-name } at once
preview-shark = chases { card-object } away
why-other-phase = Now is the time to { $phase ->
    [pick_active] choose a worm
    [pick_opponent] choose a worm
    [pay] pay
    [place] place the fish
   *[action] act
}.
why-no-worm = You cannot take { unit-object }: the supply has none.
why-not-rolled = You cannot take { unit-object }: the dice do not show that colour.
why-empty-cell = There is no card at { $cell }.
why-no-boat = You have no boat at column { $column }.
why-face-down = The card at { $cell } lies face down: flip it first.
why-face-up = The card at { $cell } lies face up already.
why-water = Water cannot be taken.
why-five-corals = You have { $most } corals already.
why-no-place = You have no place for { card-object }: it needs an empty coral, or a fish it can breed with.
why-too-dear = You cannot pay that: { cost }, and you have { $owned }.
why-all-boats = You have { $most } boats already.
why-no-boat-left = The supply has no boat left.
why-unit-not-owned = You cannot pay { unit-object }: you have none.
why-wrong-unit = You cannot pay { unit-object } here, only { pays-name }.
why-no-coral = You have no coral { $slot }.
why-bred = Coral { $slot } already carries a breeding card.
why-lower-slot = Coral { $slot } is like one with a lower number: choose that one.
why-no-breeding = No open breeding card fits this fish and the one on coral { $slot }.
why-no-shark = You have no shark.
why-no-prey = A shark chases neither water nor a face-down card away ({ $cell }).
why-hidden-prey = A shark does not chase a face-down card away ({ $cell }).
why-no-fish = You have no single fish on coral { $slot }.

## The lobby
name = Das Riff
tagline = Fish the drifting reef, pair the colours, be first to breed five times.
option-spring_tide = Spring tide
about-option-spring_tide = A house rule: when four turns in a row bring nothing, the sea edge is swept clear.
option-spring_tide-true = After four still turns
option-spring_tide-false = Never
option-flip_price = A flipped card costs one
about-option-flip_price = A card you have turned over yourself can be taken for one worm; later it costs two.
option-flip_price-same_turn = Until the turn ends
option-flip_price-immediate = Only if taken at once
option-turn_limit = Turn limit
about-option-turn_limit = After this turn the game ends: more breedings win, then more corals.
option-first_seat = Who begins
option-first_seat-random = Chance decides
option-first_seat-0 = The first seat
option-first_seat-1 = The second seat
option-shark_on_water = Sharks and open water
about-option-shark_on_water = The rulebook lets a shark chase “any open card” and then names fish, coral, pearl and shark. Allowed: open water may be chased away too.
option-shark_on_water-false = Never chase water
option-shark_on_water-true = May chase water
option-reef_cards = Reef cards in the box
about-option-reef_cards = The rulebook says 60 reef cards, but not how many of each: 18 fish, 10 coral trees, 8 pearls, 6 sharks and 18 open water are a choice of this house. If you own the game, enter what your box holds; a fish has as many copies as dots. Open water is what is left of the 60.

## The board on the screen, for those who see it and those who do not
piece = { $kind ->
    [red_male] red male
    [red_female] red female
    [yellow_male] yellow male
    [yellow_female] yellow female
    [blue_male] blue male
    [blue_female] blue female
    [green_male] green male
    [green_female] green female
    [purple_male] purple male
    [purple_female] purple female
    [pink_male] pink male
    [pink_female] pink female
    [worm] worm
    [boat] boat
    [breeding] breeding card
    [die] colour die
    [back] face-down card
    [coral] coral tree
    [pearl] pearl
    [shark] shark
   *[water] open water
}
units-name = { $unit ->
    [red] red worms
    [yellow] yellow worms
    [blue] blue worms
    [green] green worms
    [purple] purple worms
    [pink] pink worms
   *[pearl] pearls
}
unit-paid = { $unit ->
    [red] red
    [yellow] yellow
    [blue] blue
    [green] green
    [purple] purple
    [pink] pink
   *[pearl] pearl
}
see-payment = you pay { $payment }
see-paying = { $count ->
    [one] one of them is paid
   *[other] { $count } of them are paid
}
see-progress = Turn { $turn } · draw pile { $draw } · discard pile { $discard }
see-lagoon = The lagoon
see-water = The water, from the sea edge to the reef edge
see-at = row { $row }, column { $column }
see-cell = Row { $row }, column { $column }: { piece }
see-cell-down = Row { $row }, column { $column }: face down
see-cell-empty = Row { $row }, column { $column }: empty
see-beyond = beyond the reach of your boats
see-boats = Boats of { $seat }: { $boats }
    .you = Your boats: { $boats }
see-berth = The next boat lies at column { $column }
see-bank = In front of { $seat }: worms, pearls, sharks and corals
    .you = In front of you: worms, pearls, sharks and corals
see-unit = { units-name }: { $count }
see-sharks = { $sharks ->
    [one] one shark
   *[other] { $sharks } sharks
}
see-slot-none = Place { $slot }: no coral yet
see-slot-empty = Coral { $slot }: empty
see-slot-single = Coral { $slot }: { piece }
see-slot-bred = Coral { $slot }: bred { breeding-name }
see-waits = Waits for its coral: { piece }
see-supply = Sea edge: the supply
see-supply-worms = Supply, { units-name }: { $count }
see-supply-boats = Supply, boats: { $boats }
see-dice = Dice: { die-a-name } and { die-b-name }
see-still = Still turns: { $turns } of { $most } until the spring tide
see-reef = Reef edge: breeding cards and piles
see-open-none = No open breeding card
see-breeding-deck = Breeding cards face down: { $cards }
see-draw = Draw pile: { $cards }
see-discard = Discard pile: { $cards }; shuffled in at { $most }
see-unseen = What nobody has seen yet
see-unseen-list = Not seen yet: { $cards }
see-breedings = Breedings: { $breedings } of { $most }; corals: { $corals }; boats: { $boats }
see-open-what = Breeding card { breeding-name }: a male of the one colour and a female of the other, together on one of your corals, breed it.
letters = { $colour ->
    [red] Re
    [yellow] Ye
    [blue] Bl
    [green] Gr
    [purple] Pu
   *[pink] Pi
}
label-supply = Supply
label-worms = Worms of { $seat }
    .you = Your worms
label-mine = Yours
label-corals = Corals of { $seat }
    .you = Your corals
label-breeding = Breeding cards
label-draw = Draw pile
label-discard = Discards
label-deck = To come
house-deck = How many cards of each kind there are is a choice of this house, since the rulebook does not say it: 18 fish, 10 coral trees, 8 pearls, 6 sharks and 18 open water. A new table can enter the counts of a real box.
`;export{e as default};