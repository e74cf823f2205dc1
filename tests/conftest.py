"""What all tests share."""

from hypothesis import settings

# The first call of a rule compiles it, so the time of a single example says nothing.
settings.register_profile("tidetable", deadline=None)
settings.load_profile("tidetable")
