"""The games for researchers: vectors, the GPU, and other people's interfaces (docs/for-researchers.md, docs/research.md).

- ``tidetable.research.vector``: many games side by side, in plain arrays
- ``tidetable.research.vector.single``: one game, as fast as Python can
- ``tidetable.research.gpu``: the same with every array in the memory of a GPU
- ``tidetable.research.openspiel``, ``tidetable.research.pettingzoo``, ``tidetable.research.gymnasium``: other people's interfaces

All of them play the same games: the same seed, options and actions give the same bytes.
"""
