"""People who look for somebody to play with: who waits, who meets whom, and when a bot steps in."""
