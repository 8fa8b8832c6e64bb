"""What happens at a table, as the log keeps it. The table's state is always these events, one after the other.

Events hold secrets (the shuffle's, the seats' token hashes): they never cross to a client; `frames` makes what does.
"""

from __future__ import annotations

from typing import Literal

import msgspec

SeatKind = Literal["person", "bot", "empty"]


class Chair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits on a seat: a person known by the hash of a token, a bot by its name, or nobody."""

    kind: SeatKind
    name: str = ""
    bot: str = ""
    token_hash: str = ""


class Event(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """Base of all events."""


class Created(Event, frozen=True, tag="created"):
    """The table is set up: the game, its options in words, the seats, and the secret of the first deal."""

    game: str
    rules_version: int
    options: str
    chairs: list[Chair]
    secret: str


class Seated(Event, frozen=True, tag="seated"):
    """Somebody or a bot takes a seat, or it is left empty."""

    at: int
    chair: Chair


class Worded(Event, frozen=True, tag="worded"):
    """A player mixes his own words into the next shuffle."""

    text: str


class Started(Event, frozen=True, tag="started"):
    """The match begins: the first round is dealt."""


class Moved(Event, frozen=True, tag="moved"):
    """A move in words, made by the seat itself or by a bot in its place."""

    move: str
    by_bot: bool = False


class Undone(Event, frozen=True, tag="undone"):
    """The last move is taken back."""


class Promised(Event, frozen=True, tag="promised"):
    """The secret of the next deal; its promise is shown from now on."""

    secret: str


class Continued(Event, frozen=True, tag="continued"):
    """The next round is dealt."""


class Agreed(Event, frozen=True, tag="agreed"):
    """A player agrees to end the match now; it ends when all people at the table do."""


class Rematched(Event, frozen=True, tag="rematched"):
    """A new match by the same rules, with the same players."""


class Chatted(Event, frozen=True, tag="chatted"):
    """Something said at the table."""

    text: str


AnyEvent = Created | Seated | Worded | Started | Moved | Undone | Promised | Continued | Agreed | Rematched | Chatted


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log: its number from 1, when (milliseconds since 1970), which seat (-1 the table itself).

    `key` is the client's own name for the command behind it, '' if none: a command sent twice is carried out once.
    """

    seq: int
    at_ms: int
    seat: int
    key: str
    event: AnyEvent


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEvent)


def encode(event: AnyEvent) -> bytes:
    """An event as JSON, for storage."""
    return _encoder.encode(event)


def decode(body: bytes) -> AnyEvent:
    """The event that `encode` wrote; msgspec.ValidationError if it is none."""
    return _decoder.decode(body)
