# Sentences that every game and the table itself use.
seat-name = Seat { $number }
why-illegal = This is not possible now.

## What happened
event-turns-passed = { $turns ->
    [one] One more turn passes
   *[other] { $turns } more turns pass
}, and nobody can do anything.

## The table in the terminal
terminal-welcome = { $game }, dealt from seed { $seed }. Type a number, or help.
terminal-curtain = Pass the keyboard to { $seat }, then press Enter.
terminal-prompt = Your choice:
terminal-no-number = There is no choice { $number }; type a number from 1 to { $most }.
terminal-unknown = “{ $text }” is none of the choices; type a number, or help.
terminal-no-undo = This cannot be taken back: something has been revealed, or somebody else has decided since.
terminal-undone = Taken back.
terminal-saved = The record has been saved in { $file }.
terminal-help = Type the number of an action, or its words (for instance “{ $example }”); or: undo, log, board, help, quit.
result-line = { $rank }. { $seat }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
result-reason = The game is over: { $reason } ({ $section }).
