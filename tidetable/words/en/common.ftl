# Sentences that every game and the table itself use.
seat-name = Seat { $number }
