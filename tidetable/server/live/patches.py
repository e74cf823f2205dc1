"""Records as they cross the wire: what has changed since the last one, in a few bytes (docs/protocol.md, *Records*).

A patch is a row of pieces: how many bytes stay, how many are new, the new ones. Both counts are written seven bits a byte, the
lowest first, the top bit set where another byte follows.

>>> patch(bytes(300), bytes(258) + b"ab" + bytes(40)).hex()
'8202026162'
>>> patched(bytes(300), bytes.fromhex("8202026162"))[258:260]
b'ab'
"""

from __future__ import annotations

import numpy as np

CLOSE = 2  # bytes that stay between two changes, at most, where one piece is shorter than two


def patch(old: bytes, new: bytes) -> bytes:
    """Say what makes *new* of *old*, which is as long or empty: then all that is not zero is new."""
    before = np.frombuffer(old or bytes(len(new)), np.uint8)
    pieces: list[list[int]] = []
    for place in np.flatnonzero(before != np.frombuffer(new, np.uint8)).tolist():
        if pieces and place - pieces[-1][1] <= CLOSE + 1:
            pieces[-1][1] = place
        else:
            pieces.append([place, place])
    made, at = bytearray(), 0
    for first, last in pieces:
        for number in (first - at, last + 1 - first):
            while number > 127:
                made.append(number & 127 | 128)
                number >>= 7  # noqa: PLW2901 - what is left of it
            made.append(number)
        at = last + 1
        made += new[first:at]
    return bytes(made)


def patched(old: bytes, changes: bytes) -> bytes:
    """Make the new record of the old one."""
    new, place, at = bytearray(old), 0, 0
    while place < len(changes):
        stay, place = _read(changes, place)
        count, place = _read(changes, place)
        at += stay
        new[at : at + count] = changes[place : place + count]
        at, place = at + count, place + count
    return bytes(new)


def _read(data: bytes, place: int) -> tuple[int, int]:
    number, shift = 0, 0
    while data[place] & 128:
        number |= (data[place] & 127) << shift
        place, shift = place + 1, shift + 7
    return number | data[place] << shift, place + 1
