"""Das Riff: two players fish corals, pearls and fish out of flowing water and breed. Rules: docs/rules/das_riff.md."""
