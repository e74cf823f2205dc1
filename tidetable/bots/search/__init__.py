"""The compiled heart of the search: its tree, and the loop that is bound to each game. Changing a file here compiles anew."""
