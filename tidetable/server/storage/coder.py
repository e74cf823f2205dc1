"""Numbers written in as few bits as they say anything new: what came often before costs little (range coding with adaptive counts).

The whole of it is one large number. Each thing said multiplies it by how unlikely that thing was; reading divides again. What is
said last is read first, so a writer gathers everything and the reader learns the same counts in the same order.

>>> writer = Writer()
>>> letters = Counts(256)
>>> for letter in b"abracadabra":
...     letters.write(writer, letter)
>>> reader = Reader(writer.data())
>>> again = Counts(256)
>>> bytes(again.read(reader) for _ in range(11))
b'abracadabra'
"""

from __future__ import annotations


class Writer:
    """Gathers what is said: of so many equally likely ways those from *first* on, *count* of them."""

    def __init__(self) -> None:
        self.said: list[tuple[int, int, int]] = []

    def say(self, first: int, count: int, ways: int) -> None:
        """Say something that has *count* of all *ways*."""
        self.said.append((first, count, ways))

    def data(self) -> bytes:
        """Give all of it as bytes."""
        state = 1
        for first, count, ways in reversed(self.said):
            state = state // count * ways + first + state % count
        return state.to_bytes((state.bit_length() + 7) // 8, "little")


class Reader:
    """Reads what a writer gathered, in its order."""

    def __init__(self, data: bytes) -> None:
        self.state = int.from_bytes(data, "little")

    def place(self, ways: int) -> int:
        """Say in which of so many ways the next thing lies."""
        return self.state % ways

    def take(self, first: int, count: int, ways: int) -> None:
        """Take the thing that lies there."""
        self.state = self.state // ways * count + self.state % ways - first


class Counts:
    """How often each of the numbers below *limit* has come; the more often, the fewer bits it takes."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.counts: dict[int, int] = {}
        self.total = 0

    @property
    def room(self) -> int:
        """The ways in which something new can come: the more news there was, the more is expected."""
        known = len(self.counts)
        return 0 if known == self.limit else known or 1

    def write(self, writer: Writer, number: int) -> None:
        """Write a number, and count it."""
        first = 0
        for known, count in self.counts.items():
            if known == number:
                writer.say(first, count, self.total + self.room)
                break
            first += count
        else:
            writer.say(self.total, self.room, self.total + self.room)
            writer.say(number, 1, self.limit)
        self._note(number)

    def read(self, reader: Reader) -> int:
        """Read a number, and count it."""
        ways, first = self.total + self.room, 0
        place = reader.place(ways)
        for known, count in self.counts.items():
            if place < first + count:
                reader.take(first, count, ways)
                self._note(known)
                return known
            first += count
        reader.take(self.total, self.room, ways)
        number = reader.place(self.limit)
        reader.take(number, 1, self.limit)
        self._note(number)
        return number

    def _note(self, number: int) -> None:
        self.counts[number] = self.counts.get(number, 0) + 1
        self.total += 1
