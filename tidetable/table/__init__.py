"""A table: seats, clocks, undo, pauses, left seats. Pure: no network, no database, and time is told to it."""
