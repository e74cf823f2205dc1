"""Learning to play by playing against oneself (``pip install tidetable[learning]``; docs/learning.md).

``python -m tidetable.learning GAME --minutes 9 --out FOLDER`` starts, goes on from FOLDER's checkpoint, and stops by time.
"""
