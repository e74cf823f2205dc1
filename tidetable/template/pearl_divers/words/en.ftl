# Pearl Divers: every sentence a player reads (Project Fluent). Other languages: nl.ftl, de.ftl, hu.ftl beside this file.

## What a player can do: one for each verb of decisions.py
action-stay = Stay
action-raise = Raise by { $chips ->
    [one] one chip
   *[other] { $chips } chips
}
action-fold = Fold

## What is asked, what a decision would do, why one cannot be taken: one for each row of Say in speech.py
ask-freely = Stay, or raise?
ask-answer = You owe { $chips ->
    [one] one chip
   *[other] { $chips } chips
}. Stay, raise or fold?
preview-pay = puts { $chips ->
    [one] one chip
   *[other] { $chips } chips
} into the pot
preview-lose = loses { $chips ->
    [one] the chip
   *[other] the { $chips } chips
} you have put in
why-too-many = You can raise by { $chips ->
    [0] nothing
    [one] one chip at most
   *[other] { $chips } chips at most
}.
why-nothing-owed = You owe nothing: stay, it is free.
why-other-phase = { $phase ->
    [betting] Now you bet.
   *[end] The game is over.
}

## What happened: one for each row of Event in events.py; -unseen where somebody may not see a number of it
event-dealt = { $seat } dives and brings up the pearl of size { $pearl }.
event-dealt-unseen = { $seat } dives and brings up a pearl.
event-stayed = { $seat } stays{ $chips ->
    [0] {""}
    [one] {" "}and puts in one chip
   *[other] {" "}and puts in { $chips } chips
}.
event-raised = { $seat } raises by { $chips ->
    [one] one chip
   *[other] { $chips } chips
}.
event-folded = { $seat } folds.
event-shown = { $seat } shows the pearl of size { $pearl }.
event-won = { $seat } takes the pot and wins { $chips ->
    [one] one chip
   *[other] { $chips } chips
}.

## Why the game ended: one for each row of Reason in events.py
reason-pearls_shown = the pearls have been shown
reason-one_folded = somebody folded

## The board in the terminal (drawing.py)
pot-line = In the pot: { $chips ->
    [one] one chip
   *[other] { $chips } chips
}
player-line = { $seat }: pearl { $pearl }, { $paid } in the pot, { $chips } left

## The lobby
name = Pearl Divers
tagline = Whose pearl is larger? Bet on it, or bluff.
option-after_fold = After a fold
option-after_fold-hidden = The pearls stay hidden
option-after_fold-shown = The pearls are shown

## What the facts of facts.py are called on a plain screen; without a sentence the name itself is shown
label-phase = Now
label-pot = Chips in the pot
label-seats = The divers
label-pearl = Pearl
label-paid = In the pot
label-chips = Chips left
label-folded = Folded
value-betting = betting
value-end = the game is over
