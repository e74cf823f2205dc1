"""The games for researchers: vectors, the GPU, and other people's interfaces (docs/research.md)."""
