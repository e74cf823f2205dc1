"""Live tables: in memory, in one process or several, and those who read them."""
