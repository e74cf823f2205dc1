"""Pearl Divers: bet on the pearl in your hand, or on the face of your opponent. Rules: rules.md."""
