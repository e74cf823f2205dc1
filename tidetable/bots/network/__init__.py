"""Networks that have learned to play (tidetable.learning): small, of whole numbers, and the same everywhere."""
