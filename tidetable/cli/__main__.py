"""``python -m tidetable.cli`` is the command line too."""

from tidetable.cli import main

main()
