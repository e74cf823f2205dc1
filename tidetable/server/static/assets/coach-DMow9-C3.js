var e=`# The coach: hints, and a match looked at again. Points here are hundredths of the chance to win.

## How large a mistake is
coach-blunder = blunder
coach-mistake = mistake
coach-inaccuracy = inaccuracy

## A hint, step by step
coach-look = Think about this first: { $what }
coach-move = Best: { $action }
coach-chance = With it your chance to win is about { $chance } %, give or take { $error }.
coach-clear = Everything else gives away at least { $points ->
    [one] one point
   *[other] { $points } points
} of that chance; next comes: { $other }
coach-close = It is close; nearly as good: { $other }
coach-wins = It wins the game.
coach-gain = It brings you { $points ->
    [one] one point
   *[other] { $points } points
} at once.
coach-cost = It costs you { $points ->
    [one] one point
   *[other] { $points } points
} now, for what comes later.
coach-hurt = It takes { $points ->
    [one] one point
   *[other] { $points } points
} away from { $who }.
coach-reply = Expect this answer from { $who }: “{ $action }”

## At the table
coach = Coach
coach-thinking = The coach is thinking …
coach-stop = Stop
coach-where = Look first at what is marked on the table.
coach-show-move = Show the move
coach-show-why = Why?
coach-read-all = Read all of it
coach-take = Take it
coach-silent = The coach has nothing to say here.
coach-not-asked = The coach answers when it is your decision.
coach-rated = This game is rated: the coach is silent until it is over.

## Before a clear mistake
coach-sure = Sure?
coach-sure-what = This gives away about { $points } points of your chance to win.
coach-sure-keep = Do it anyway
coach-sure-again = Choose again
coach-sure-better = Show a better move
coach-minding = The coach looks at your choice …
coach-send = Send it now
coach-lesson = Your move “{ $action }” gave away about { $points } points of your chance to win. Better was: { $best }
coach-lesson-read = I see

## A match looked at again
coach-looking = Looking at every decision: { $done } of { $of }
coach-thorough = Every moment was thought about with { $passes } games played out.
coach-title = { $game }: the match looked at again
coach-player = { $who }: accuracy { $accuracy } %, skill { $skill }, luck { $luck }
coach-worst = The costliest decisions
coach-no-mistakes = Nobody made a mistake that the coach is sure of.
coach-judged = Decision { $n }, { $who }: { $action } ({ $kind }, { $loss } points). Better: { $best }
coach-turns = Turning points
coach-turn-decision = Decision { $n }: { $who } chooses “{ $action }” and falls from { $from } to { $to } %.
coach-turn-lucky = Decision { $n }: what comes up helps { $who }, from { $from } to { $to } %.
coach-turn-unlucky = Decision { $n }: what comes up hurts { $who }, from { $from } to { $to } %.
coach-turn-deal = The deal itself takes { $who } from { $from } to { $to } %.
coach-no-turns = No single moment turned the match.
coach-turn-lead = { $n ->
    [0] From the deal on
   *[other] From decision { $n } on
} { $who } was ahead to the end.
coach-strokes = The largest strokes of luck
coach-stroke = After decision { $n }: { $luck } for { $who }
coach-deal = The deal: { $luck } for { $who }
coach-explained = Points are hundredths of the chance to win. Skill is what the mistakes of others gave, less what one's own cost; luck is all the rest. Together they lead from the fair share, { $fair }, to the result.
coach-unfinished = This game was not played to its end: what counts as its result are the chances as they stood last.
coach-graph = Chances to win, as each player could know them
coach-graph-at = { $n ->
    [0] After the deal
   *[other] After decision { $n }
}: { $chances }
coach-graph-moments = decisions
coach-table = What each player made of it
coach-table-player = player
coach-table-accuracy = accuracy
coach-table-skill = skill
coach-table-luck = luck
coach-table-result = result
coach-decisions = Every decision
coach-table-decision = decision
coach-table-best = best
coach-table-chance = chance before and after
coach-table-lost = lost

## The report of a player
report = Where you lose chances
report-lead = Your last finished games, looked at again by the coach. Points are hundredths of the chance to win.
report-sum = { $matches ->
    [one] One match
   *[other] { $matches } matches
}, { $decisions } decisions, { $lost } points of chance lost.
report-by-game = By game
report-by-part = By part of the game
report-by-phase = By what was asked
report-by-kind = By kind of decision
report-row = { $where }: { $lost } points in { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}
report-question = “{ $question }”
report-like = for example “{ $action }”
report-examples = Examples
report-example = decision { $n }, { $action } ({ $kind }, { $loss } points). Better: { $best }
report-ask = Look at my games
report-waiting = { $waiting ->
    [one] One more game is being looked at …
   *[other] { $waiting } more games are being looked at …
}
report-none = There is nothing to report yet: finish a game first.
report-few = { $analysed } of { $matches } finished games have been looked at.
report-open = Open on the board
report-accuracy = Accuracy { $accuracy } %
report-part-beginning = beginning
report-part-middle = middle
report-part-end = end
`;export{e as default};