"""Who is there right now: connections, and the bots that stand in for people who are not. Nothing of it is stored."""

from __future__ import annotations

from collections import Counter


class Presence:
    """Connections by seat. A seat outlives its connections; two tabs of one seat are two connections."""

    def __init__(self) -> None:
        self._open: Counter[int] = Counter()
        self._standing_in: set[int] = set()
        self.watchers = 0

    def came(self, seat: int) -> None:
        """A connection of `seat` (-1 a spectator) is there; its person takes the seat back at once."""
        if seat < 0:
            self.watchers += 1
            return
        self._open[seat] += 1
        self._standing_in.discard(seat)

    def went(self, seat: int) -> None:
        """A connection of `seat` is gone."""
        if seat < 0:
            self.watchers -= 1
        elif self._open[seat] > 0:
            self._open[seat] -= 1

    def connected(self, seat: int) -> bool:
        """Whether the seat's person is there."""
        return self._open[seat] > 0

    def stand_in(self, seat: int) -> None:
        """A bot plays for `seat` until its person is back."""
        self._standing_in.add(seat)

    def stands_in(self, seat: int) -> bool:
        """Whether a bot plays for the seat's person."""
        return seat in self._standing_in

    def host(self, people: list[int]) -> int | None:
        """The person who keeps the table: the first who is there, else the first. So the table is never without one."""
        return next((seat for seat in people if self.connected(seat)), people[0] if people else None)
