action-play = Play the { $card }
action-pass = Pass
ask = Play a card, or pass.
preview = The { $card } counts { $card }.
why = You cannot play the { $card } now.
why-other-phase = Not now.
reason-hands_empty = nobody holds a card any more
name = Skiff
