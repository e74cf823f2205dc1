"""Our games. A game is one folder and one line here; nothing outside its folder knows its rules."""

OURS = (
    "tidetable.games.das_riff",
    "tidetable.games.fish_n_stones",
    "tidetable.games.reef_encounter",
    "tidetable.games.rivero",
)
