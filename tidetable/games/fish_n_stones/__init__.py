"""Fish'n'Stones: cats round a pond lure stacks of fish and stones, and must catch one. Rules: docs/rules/fish_n_stones.md."""
