# The pages of lessons: what is said there about any game. The lessons themselves stand in lessons_<game>.ftl.

learn-title = Learn by playing
learn-line = Short lessons at the real table, one idea at a time. Stop whenever you like; you go on where you were.
learn-progress = { $done } of { $all } lessons done
learn-begin = Begin
learn-go-on = Go on
learn-anew = From the beginning
learn-courses = All courses
learn-is-done = done
learn-kind-rule = How it is played
learn-kind-strategy = How to win
learn-kind-game = A whole game

learn-place = Lesson { $number } of { $all }
learn-step = Step { $number } of { $all }
learn-right = That’s it.
learn-not-yet = Not quite.
learn-show = Show me
learn-move = For example: { $action }
learn-try = Try again
learn-next = Next
learn-next-lesson = Next lesson
learn-finish = Done
learn-all = All lessons
learn-rule = The rule
learn-tips = Tips
learn-more = More about this in the rules
learn-line-read = Read on, then press “Next”.
learn-line-done = Task done.
learn-line-again = See what happened, then try again.

learn-game-start = Start the game
learn-game-on = Go on with the game
learn-game-anew = Start another one

learn-terminal-ask = Type one of the decisions below, or ? for an answer.
learn-terminal-unknown = “{ $text }” is none of the decisions; type one of them, or ? for an answer.
learn-terminal-game = With the tutor on, on the screen: { $page }. Here, without the tutor: { $command }
