# Reef Encounter. The words are those of the glossary in docs/rules/reef_encounter.md.

name = Reef Encounter
tagline = Grow corals, guard them with shrimps, let your parrotfish eat them.

## Table options
option-advanced = Game
about-option-advanced = Advanced: no bonus tiles grow, and one more tile goes back when a coral is eaten.
option-advanced-false = Basic, with extra growth
option-advanced-true = Advanced, without bonus tiles
option-larva_exchange_immediate = Larva cubes from consumed tiles
option-larva_exchange_immediate-false = May be kept
option-larva_exchange_immediate-true = Must be played at once
option-memory_aid = Memory aid
about-option-memory_aid = Tiles taken in the open can be remembered by anybody; with the aid the table does it for you.
option-memory_aid-false = Off: only numbers behind the screens
option-memory_aid-true = On: show what everybody has seen
option-boards = Rocks
about-option-boards = Choose as many as there are players, or leave it to chance.
option-boards-none = Chosen by chance

## Words in other sentences
colour = { $colour ->
    [white] white
    [yellow] yellow
    [orange] orange
    [pink] pink
   *[grey] grey
}
    .one = { $colour ->
        [white] a white
        [yellow] a yellow
        [orange] an orange
        [pink] a pink
       *[grey] a grey
    }
colour-2 = { $colour_2 ->
    [white] white
    [yellow] yellow
    [orange] orange
    [pink] pink
   *[grey] grey
}
space = { $space ->
    [white] white
    [yellow] yellow
    [orange] orange
    [pink] pink
   *[grey] grey
}
alga = { $alga ->
    [blue] blue
    [green] green
    [purple] purple
   *[red] red
}

## What a player can do
action-fish = Put { colour.one } tile into your parrotfish
action-larva = Take { colour.one } larva cube
action-eat = Eat the coral of a shrimp
action-decline = Eat nothing more
action-cube = Play { colour.one } larva cube
action-behind = From behind the screen
action-front = From in front
action-done = Done laying
action-introduce = Introduce a shrimp
action-lift = Move a shrimp
action-home = Back behind the screen
action-exchange = Exchange { colour.one } consumed tile for a larva cube
action-pay = Pay { colour.one } consumed tile for an alga
action-alga = A { alga } alga to the alga space
action-lock = Lock coral tile { $tile }
action-tile = Exchange { colour.one } larva cube for a tile
action-sea = Collect the { colour } space
action-place = Lay it on { $cell }
action-drop = Shrimp to { $cell }

## What is asked
ask-setup-fish = Which tile goes into your parrotfish? It scores at the end.
ask-setup-larva = Take { $number ->
    [1] your first
   *[other] your second
} larva cube.
ask-main = Your turn: lay tiles, move shrimps, exchange; a space ends it.
ask-main-eat = { $count ->
    [one] Eat your { colour } coral? Only now, before anything else.
   *[other] Eat one of your { $count } corals? Only now, before anything else.
}
ask-place = Lay { colour.one } tile; { $used } of 4 so far from behind the screen.
ask-place-cell = Where does the { colour } tile go?
ask-drop = Where does the shrimp go?
ask-drop-new = Which coral does the new shrimp guard?
ask-alga = Play the alga: to the alga space, or lock a coral tile.
ask-final-eat = A last bite: eat a coral, or nothing more. One extra tile goes back.
ask-over = The game is over.

## What happened
event-board-laid = Rock { $board } is laid out.
event-side-tossed = A toss decides which side of the coral tiles is up.
event-starter = { $seat } is the start player.
    .you = You are the start player.
event-fish-chosen = { $seat } puts { colour.one } tile into the parrotfish.
    .you = You put { colour.one } tile into your parrotfish.
event-fish-chosen-unseen = { $seat } has put a tile into the parrotfish.
    .you = You have put a tile into your parrotfish.
event-larva-picked = { $seat } takes { colour.one } larva cube.
    .you = You take { colour.one } larva cube.
event-larva-picked-unseen = { $seat } takes a larva cube.
    .you = You take a larva cube.
event-larva-shown = { $seat } shows the first larva cubes: { colour } and { colour-2 }.
    .you = You show your first larva cubes: { colour } and { colour-2 }.
event-forced = { $seat } has only one choice: { $action }.
    .you = You have only one choice: { $action }.
event-coral-eaten = { $seat } eats the { colour } coral at { $cell }: { $size } tiles, { $kept } kept.
    .you = You eat the { colour } coral at { $cell }: { $size } tiles, { $kept } kept.
event-cube-played = { $seat } plays { colour.one } larva cube.
    .you = You play { colour.one } larva cube.
cost-cube-played = { colour } larva cube
event-tile-consumed = { $seat } overgrows { colour.one } tile on { $cell }.
    .you = You overgrow { colour.one } tile on { $cell }.
event-tile-placed = { $seat } lays { colour } on { $cell }{ $source ->
    [front] , from in front of the screen
   *[behind] {""}
}.
    .you = You lay { colour } on { $cell }{ $source ->
        [front] , from in front of the screen
       *[behind] {""}
    }.
event-grew = On { $cell } { colour.one } tile grows.
event-bonus-gone = No { colour } bonus tile is left.
event-shrimp-introduced = { $seat } introduces a shrimp.
    .you = You introduce a shrimp.
event-shrimp-dropped = { $seat }’s shrimp goes to { $cell }.
    .you = Your shrimp goes to { $cell }.
event-shrimp-home = { $seat } takes a shrimp behind the screen.
    .you = You take a shrimp behind the screen.
event-tile-traded = { $seat } exchanges { colour.one } consumed tile for a larva cube.
    .you = You exchange { colour.one } consumed tile for a larva cube.
event-alga-played = { $seat } plays a { alga } alga to the alga space.
    .you = You play a { alga } alga to the alga space.
event-coral-tile-locked = { $seat } locks coral tile { $tile } with a { alga } alga.
    .you = You lock coral tile { $tile } with a { alga } alga.
event-coral-tile-turned = Coral tile { $tile } turns: { colour } is stronger than { colour-2 }.
event-cube-traded = { $seat } exchanges { colour.one } larva cube for a tile.
    .you = You exchange { colour.one } larva cube for a tile.
event-space-collected = { $seat } collects the { space } space with { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}.
    .you = You collect the { space } space with { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }.
event-row-dissolved = The bonus tiles go into the bag.
event-turn-ended = In short: { $seat } { turn-in-short }.
    .you = In short: you { turn-in-short }.
turn-in-short = { $ate ->
    [0] {""}
   *[other] ate a coral of { $ate },{" "}
}{ $placed ->
    [0] {""}
    [one] laid one tile,{" "}
   *[other] laid { $placed } tiles,{" "}
}{ $consumed ->
    [0] {""}
   *[other] overgrew { $consumed },{" "}
}{ $introduced ->
    [0] {""}
   *[other] introduced a shrimp,{" "}
}{ $moved ->
    [0] {""}
    [one] moved a shrimp,{" "}
   *[other] moved { $moved } shrimps,{" "}
}{ $traded ->
    [0] {""}
    [one] exchanged once,{" "}
   *[other] exchanged { $traded } times,{" "}
}{ $locked ->
    [0] {""}
   *[other] locked a coral tile,{" "}
}{ $turned ->
    [0] {""}
    [one] turned one,{" "}
   *[other] turned { $turned },{" "}
}{ $space ->
    [none] and ended the game
    [white] took the white space
    [yellow] took the yellow space
    [orange] took the orange space
    [pink] took the pink space
   *[grey] took the grey space
}
event-game-ending = { $seat } ends the game: { $end ->
    [all_locked] all coral tiles are locked
   *[four_shrimps] four corals are eaten
}. The others may take a last bite.
    .you = You end the game: { $end ->
        [all_locked] all coral tiles are locked
       *[four_shrimps] four corals are eaten
    }. The others may take a last bite.
event-final-skipped = { $seat } has no coral large enough for a last bite.
    .you = You have no coral large enough for a last bite.
event-declined = { $seat } eats nothing more.
    .you = You eat nothing more.
event-game-ended = The game is over.

## Why the game ended
reason-all_locked = all ten coral tiles are locked
reason-four_shrimps = a player has eaten four corals
eaten-four = { $seat } has eaten four corals
    .you = you have eaten four corals
reason-no_placement = no tile can be laid any more
reason-supply_empty = the open sea cannot be refilled
reason-turn_cap = every player has had a hundred turns
tie-break = On equal points, more consumed tiles win, then larva cubes, then tiles behind the screen, then tiles in guarded corals.

## What a decision would do
preview-eat = { colour } at { $cell }: { $size } tiles, { $kept } kept, worth { $points } now
preview-lift = stands on { $cell }
preview-drop = { $tiles ->
    [0] bare rock: it shields nothing, and must move on before you collect
    [one] shields one tile
   *[other] shields { $tiles } tiles
}
preview-turns = { $locks ->
    [none] {""}
   *[other] locks { $locks };{" "}
}{ $tiles ->
    [none] nothing turns
   *[other] turns { $tiles }
}{ $before ->
    [0] {""}
   *[other] ; your parrotfish { $before } → { $after }
}
preview-collect = { colour.one } cube and { $tiles ->
    [none] no tiles
   *[other] { $tiles }
}
preview-place = { $colour ->
    [none] {""}
    [white] overgrows white
    [yellow] overgrows yellow
    [orange] overgrows orange
    [pink] overgrows pink
   *[grey] overgrows grey
}{ $grows ->
    [yes] { $colour ->
        [none] one more tile grows
       *[other] {" "}and one more tile grows
    }
    [perhaps] { $colour ->
        [none] one more tile grows if the bag has it
       *[other] {" "}and one more tile grows if the bag has it
    }
   *[no] {""}
}

## Why it cannot be done
why-other-phase = Now is the time to { $phase ->
    [setup_fish] choose a tile for the parrotfish
    [setup_larva] take larva cubes
    [main] choose: a larva cube lays tiles, a consumed tile buys an alga
    [place] lay tiles or finish laying
    [place_cell] choose a cell for the tile
    [drop] put the shrimp down
    [alga] play the alga
   *[final_eat] take a last bite or not
}.
why-no-rock = Not part of the reef: { $cell }.
why-source-first = First choose whether the tile comes from behind the screen or from in front.
why-shrimp-there = A shrimp stands on { $cell }.
why-same-colour = On { $cell } lies { colour } already.
why-joins-two = A tile on { $cell } would join two guarded corals.
why-weaker = Right now { colour } is not stronger than { colour-2 }.
why-protected = The tile on { $cell } is protected by a shrimp.
why-single = Beside { $cell } lies only a single { colour } tile; an attack needs a coral of two.
why-no-attacker = No { colour } coral lies beside { $cell }.
why-two-shrimps = You already have two shrimps on this rock.
why-came-from-there = The shrimp was lifted from { $cell }; it must go elsewhere.
why-guarded = The coral on { $cell } is guarded already.
why-bare-new = A new shrimp goes onto a coral, not onto bare rock.
why-bare-cap = After twelve moves a shrimp can no longer go onto bare rock.
why-new-stays = A new shrimp goes onto a coral, not back behind the screen.
why-introduced = You have already introduced a shrimp this turn.
why-nowhere = There is no free coral for a shrimp.
why-none-home = You have no shrimp behind the screen.
why-no-such-shrimp = You have no such shrimp on the rocks.
why-moves-used = You have moved shrimps { $most } times this turn.
why-eat-first = Eating comes before everything else in a turn.
why-small = The coral has { $size } tiles; it needs { $least }.
why-no-tile = You have no { colour } tile.
why-no-larva = No { colour } larva cubes are left.
why-no-cube = You have no { colour } larva cube.
why-no-tile-left = No { colour } tile is left in the bag.
why-two-cubes = You have already played two cubes this turn.
why-no-cell = There is no cell for { colour.one } tile now.
why-no-front = You have no { colour } consumed tile.
why-no-alga-play = No alga can be played now.
why-must-play = The { colour } cube would have to be played at once, and { $two ->
    [yes] that is not possible
   *[no] no other tile is left for it
}.
why-nothing-turns = A { alga } alga would turn nothing.
why-no-cylinder = No { alga } alga is left.
why-is-locked = Coral tile { $tile } is locked already.
why-no-meal-yet = You may lock coral tiles once you have eaten a coral.
why-one-lock = You have already locked a coral tile this turn.
why-last-lock = To lock the last coral tile you need two tiles in your parrotfish.
why-not-behind = There is only one source for the tile now.
why-not-front = There is only one source for the tile now.
why-not-done = Lay at least one tile with this cube.
why-not-sea = A shrimp stands on bare rock; move it first.

## The board in the terminal
legend = Letters W Y O P G are tiles, _ bare rock, * the bare extra-growth cell, . sand; a small letter is a player’s shrimp.
sea-line = Open sea: { $spaces }   Bag { $bag }
supply-line = Larva cubes: { $larvae }   Bonus tiles: { $row }
value-line = A kept tile is worth: { $values }   (* locked)
algae-line = Algae: { $algae }   (o) on the alga space
player-line = { $seat } ({ $mark }): behind { $tiles } | cubes { $cubes } | front { $front } | fish { $fish } | shrimps home/out/eaten { $shrimps }

## What is seen on the screen
see-fullest = fullest parrotfish
see-progress = Locked { $locked }/10 · eaten { $eaten }/4 · bag { $bag } · turn { $turn }
see-reef = The reef
see-board = Rock { $rock }
see-place = rock { $rock } { $place }
see-pair = { colour }–{ colour-2 }
see-tile = { $cell }: { colour } tile, coral of { $size }
see-bare = { $cell }: bare rock
see-growth = { $cell }: bare rock, extra-growth cell
see-start = start cell of { colour }
see-shrimp = shrimp of { $seat }
    .you = your shrimp
see-protected = protected by a shrimp
see-sea = Open sea
see-strength = Who is stronger
see-coral-tile = { $tile }: { colour } is stronger than { colour-2 }; { $locked ->
    [0] a { alga } alga turns it
   *[other] locked
}
see-values = Points for each kept tile
see-value = A kept { colour } tile is worth { $value ->
    [one] one point
   *[other] { $value } points
}
see-larva = { colour } larva cubes left: { $count }
see-bonus = { $count ->
    [0] No { colour } bonus tile left
   *[other] Bonus tile: { colour }
}
see-spaces = Spaces to collect
see-space = { colour } space: { $cube ->
    [0] no cube
   *[other] a larva cube
}, { $load ->
    [none] no tiles
   *[other] { $load }
}
see-some = { $count } { colour }
see-algae = Algae
see-alga = { alga } alga, { $count } left; it would turn { $turns ->
    [0] nothing
    [one] one coral tile
   *[other] { $turns } coral tiles
}
see-alga-here = on the alga space now
see-bag = Bag: { $count ->
    [one] one tile
   *[other] { $count } tiles
}
see-last = { $seat } took the { colour } space
    .you = You took the { colour } space
see-screen = What { $seat } has
    .you = What you have
see-behind = Behind the screen
see-cubes = Larva cubes
see-cube = { colour } larva cubes: { $count }
see-played = Larva cubes played this turn: { $count } of 2
see-front = Consumed, in front
see-shrimps = Shrimps behind the screen: { $count }
see-fish = Parrotfish: { $count ->
    [one] one tile
   *[other] { $count } tiles
}, worth { $points } now
see-worth = worth { $points }
see-verbs = What to do with it
see-verb-eat = Eat the coral
see-verb-lift = Move the shrimp
see-verb-exchange = For a larva cube
see-verb-pay = For an alga
see-verb-cube = Play it
see-verb-tile = For a tile
see-meal = Eat { colour }: { $kept } kept, { $points ->
    [one] one point
   *[other] { $points } points
}, { $last ->
    [0] only now
   *[other] the last bite
}
see-meal-lost = After this, { colour } can no longer be eaten{ $last ->
    [0] {" "}in this turn
   *[other] {""}
}: { $points ->
    [one] one point
   *[other] { $points } points
} missed.
see-turn = Your turn, step by step
see-step = { $step ->
    [eat] Eat
    [lay] Lay
    [shrimp] Shrimp
    [exchange] Exchange
   *[collect] Collect
}
see-step-state = { $state ->
    [open] can be done now
    [done] done
    [gone] only at the start of a turn
   *[none] not now
}
see-again = Restart turn
see-ready = can be eaten now
see-player = { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} and { $cubes ->
    [one] one larva cube
   *[other] { $cubes } larva cubes
} behind the screen, { $front } consumed in front, { $fish } in the parrotfish; shrimps: { $shrimps } behind, { $eaten } eaten
see-known = seen by everybody: { $things }
see-letter = { $piece ->
    [white] W
    [yellow] Y
    [orange] O
    [pink] Pk
    [grey] Gy
    [alga-blue] Bl
    [alga-green] Gn
    [alga-purple] Pu
   *[alga-red] Rd
}
see-piece = { $piece ->
    [white] White brain coral
    [yellow] Yellow tube coral
    [orange] Orange fan coral
    [pink] Pink branching coral
    [grey] Grey staghorn coral
    [cube] Larva cube
    [tile] Coral tile: who is stronger
    [fish] Parrotfish
    [alga-blue] Blue alga
    [alga-green] Green alga
    [alga-purple] Purple alga
    [alga-red] Red alga
    [shrimp-purple] Purple shrimp
    [shrimp-green] Green shrimp
    [shrimp-red] Red shrimp
   *[shrimp-yellow] Yellow shrimp
}
