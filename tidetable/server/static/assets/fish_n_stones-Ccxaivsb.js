var e=`# Fish'n'Stones. The words are those of the glossary in docs/rules/fish_n_stones.md.

## Places: as seen from the own shore on the screen, by number in the terminal
spot-cell = { $cell ->
    [near-left] the near left spot
    [near-middle] the near middle spot
    [near-right] the near right spot
    [middle-left] the middle left spot
    [centre] the centre spot
    [middle-right] the middle right spot
    [far-left] the far left spot
    [far-middle] the far middle spot
    [far-right] the far right spot
   *[other] spot { $cell }
}
spot-source = { $source ->
    [near-left] the near left spot
    [near-middle] the near middle spot
    [near-right] the near right spot
    [middle-left] the middle left spot
    [centre] the centre spot
    [middle-right] the middle right spot
    [far-left] the far left spot
    [far-middle] the far middle spot
    [far-right] the far right spot
   *[other] spot { $source }
}
spot-target = { $target ->
    [near-left] the near left spot
    [near-middle] the near middle spot
    [near-right] the near right spot
    [middle-left] the middle left spot
    [centre] the centre spot
    [middle-right] the middle right spot
    [far-left] the far left spot
    [far-middle] the far middle spot
    [far-right] the far right spot
   *[other] spot { $target }
}
cat-before = { $column ->
    [left] left column
    [right] right column
    [near] near row
    [far] far row
    [across] middle row
   *[middle] middle column
}

## What a player can do
action-cat = Cast: cat in front of the { $column ->
    [left] left
    [right] right
   *[middle] middle
} column
action-no-bait = Do not bait
action-lure = Lure the stack of { spot-cell }
action-onto = Lure it onto { spot-cell }
then-onto = onto { spot-cell }
action-fish = Catch { spot-cell }

## What is asked
ask-cast = In front of which of your columns do you lay your cat?
ask-bait = Lure a stack into your column, or do not bait.
ask-drop = Onto which spot does the stack go?
hint-rest = Now choose where it goes, or let it go.
ask-fish = Which spot of your column do you catch?
ask-end = The game is over.

## What happened
event-round-started = Round { $round } begins; { $starter } is the starting player.
    .you = Round { $round } begins; you are the starting player.
event-cat-placed = { $seat } has cast.
    .you = You have cast.
event-picked = { $seat } is luring the stack of { spot-cell }.
    .you = You are luring the stack of { spot-cell }.
event-baited = { $seat } lures { $height ->
    [one] the card
   *[other] the { $height } cards
} of { spot-source } onto { spot-target }.
    .you = You lure { $height ->
        [one] the card
       *[other] the { $height } cards
    } of { spot-source } onto { spot-target }.
event-bait-skipped = { $seat } does not bait.
    .you = You do not bait.
event-cat-revealed = { $seat }’s cat lies in front of the { cat-before }.
    .you = Your cat lies in front of the { cat-before }.
event-caught = { $seat } catches { spot-cell } with { $height ->
    [one] one card
   *[other] { $height } cards
}: { $fish ->
    [0] no fish
   *[other] { $fish } fish
}, { $stones ->
    [0] no stones
    [one] one stone
   *[other] { $stones } stones
}.
    .you = You catch { spot-cell } with { $height ->
        [one] one card
       *[other] { $height } cards
    }: { $fish ->
        [0] no fish
       *[other] { $fish } fish
    }, { $stones ->
        [0] no stones
        [one] one stone
       *[other] { $stones } stones
    }.
event-caught-unseen = { $seat } catches { spot-cell } with { $height ->
    [one] one card
   *[other] { $height } cards
}.
    .you = You catch { spot-cell } with { $height ->
        [one] one card
       *[other] { $height } cards
    }.
event-no-catch = { $seat } catches nothing.
    .you = You catch nothing.
event-starter-passed = { $seat } gets the starting player card.
    .you = You get the starting player card.
event-shores-moved = The cats walk round the pond.
event-game-ended = The fourth round is over.

## The board in the terminal
round-line = Round { $round } of 4, { $deck ->
    [0] the draw pile is empty
   *[other] { $deck } cards in the draw pile
}
bucket-line = { $fish } fish, { $stones ->
    [one] one stone
   *[other] { $stones } stones
}: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
bucket-closed = { $height ->
    [one] one card
   *[other] { $height } cards
} in the bucket
cat-at = cat in front of the { $column ->
    [left] left
    [right] right
   *[middle] middle
} column
cat-placed = cat placed
cat-not-placed = cat not placed yet
legend = F one fish, FF two, F3 three · o one stone, oo two · ~ water · x2 a stack of two cards; columns as seen from your own shore

## Why the game ended
reason-four_rounds = four rounds are over
tie-break = On equal points, fewer stones win.

## What a decision would do, and why one cannot be taken
preview-full = { $height ->
    [one] one card
   *[other] { $height } cards
}: { $fish } fish, { $stones ->
    [one] one stone
   *[other] { $stones } stones
}
preview-top = { $top ->
    [fish1] one fish
    [fish2] two fish
    [fish3] three fish
    [stone1] one stone
    [stone2] two stones
   *[water] water
} on top{ $covered ->
    [0] {""}
    [one] , one card covered
   *[other] , { $covered } cards covered
}
why-other-phase = Now is the time to { $phase ->
    [cast] cast
    [bait] bait
    [drop] choose where the stack goes
   *[fish] fish
}.
why-not-cat = Your cat goes in front of one of your three columns: choose one there, or carry the cat.
why-empty = There is nothing at { spot-cell }.
why-no-neighbour = A stack goes only to a spot next to it, and { spot-cell } is not next to { spot-source }.
why-other-column = Your cat does not reach { spot-cell }.

## The lobby
name = Fish'n'Stones
tagline = Four cats, one pond: lure the fish, dodge the stones.
option-bait_rule = Baiting
about-option-bait_rule = Luring into your own column shows where your cat may be; anywhere lets you bluff.
option-bait_rule-cat_column = Into your cat’s column
option-bait_rule-anywhere = Anywhere (bluffing)
option-own_cat = Your own cat
about-option-own_cat = Hidden from you too, you play from memory, and may lure anywhere.
option-own_cat-shown = You see where it lies
option-own_cat-hidden = Hidden from you too
option-stack_view = Covered cards
about-option-stack_view = Only the top: what lies below has to be remembered.
option-stack_view-top_only = Only the top shows
option-stack_view-full = All cards show
option-bucket_view = Buckets
about-option-bucket_view = Closed: nobody sees how many points the others have.
option-bucket_view-open = Open
option-bucket_view-closed = Closed until the end
option-two_player_shores = Shores with two players
option-two_player_shores-opposite = Opposite each other
option-two_player_shores-corner = Round a corner
option-three_player_shores = Shores with three players
option-three_player_shores-fixed = Fixed
option-three_player_shores-walking = The cats walk
option-pond_cards = Pond cards in the box
about-option-pond_cards = The rulebook says 36 pond cards, but not what they show: 8 with one fish, 8 with two, 4 with three, 4 water, 8 with one stone and 4 with two are a choice of this house. If you own the game, enter what your box holds. Water is what is left of the 36.

## What is on the table, for those who do not see it
see-progress = Round { $round } of 4 · { $deck ->
    [0] draw pile empty
   *[other] draw pile { $deck }
}
see-pond = The pond
see-spots = Nine fishing spots
see-spot = { spot-cell }: { $holds }
see-empty = { spot-cell }: empty water
see-shore = The shore of { $seat }
    .you = Your shore
see-column = { $column ->
    [left] left
    [right] right
   *[middle] middle
} column
see-cat-here = The cat of { $seat } lies in front of the { cat-before }
    .you = Your cat lies in front of the { cat-before }
see-starter = { $seat } has the starting player card
    .you = You have the starting player card
piece = { $kind ->
    [fish1] one fish
    [fish2] two fish
    [fish3] three fish
    [water] water
    [stone1] one stone
    [stone2] two stones
    [red] red cat
    [blue] blue cat
    [yellow] yellow cat
   *[green] green cat
}
house-deck = How many cards of each kind there are is a choice of this house, since the rulebook does not say it: 8 with one fish, 8 with two, 4 with three, 4 water, 8 with one stone and 4 with two. A new table can enter the counts of a real box.
`;export{e as default};