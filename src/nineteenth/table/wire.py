"""Everything that crosses between a table and its clients, as tagged structs; `web/src/wire.ts` is generated from these.

Frames are JSON text. What a client sends has a `key`, its own name for the command: sent twice it is carried out once. What
the table sends has `seq`, the number of the log entry it tells of; a client that comes back is sent one whole `Sync`.
Seats count from 0; `None` is a spectator.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

SeatKind = Literal["person", "bot", "empty"]
Status = Literal["gathering", "playing", "round_over", "match_over"]


class ClientFrame(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Base of what a client sends."""


class Join(ClientFrame, frozen=True, tag="join"):
    """First frame of every connection, answered by `Sync`.

    `token` is a secret of the client's own making (22 to 64 letters, digits, - or _, at random): the seat it takes is its own
    from then on, from any connection. Without a token one can only watch.
    """

    table: str
    token: str | None = None


class Sit(ClientFrame, frozen=True, tag="sit"):
    """Take a seat under a name; it belongs to the token of this connection."""

    key: str
    seat: int
    name: str


class Stand(ClientFrame, frozen=True, tag="stand"):
    """Give up one's seat; a bot plays on for it once the match has begun."""

    key: str


class SetBot(ClientFrame, frozen=True, tag="bot"):
    """Before the match: seat a bot, or take it away (`bot` None)."""

    key: str
    seat: int
    bot: str | None


class Start(ClientFrame, frozen=True, tag="start"):
    """Begin the match."""

    key: str


class Move(ClientFrame, frozen=True, tag="move"):
    """A move in words."""

    key: str
    move: str


class Undo(ClientFrame, frozen=True, tag="undo"):
    """Take back one's last move where the game allows it."""

    key: str


class Next(ClientFrame, frozen=True, tag="next"):
    """Deal the next round."""

    key: str


class Agree(ClientFrame, frozen=True, tag="agree"):
    """Agree to end the match now."""

    key: str


class Rematch(ClientFrame, frozen=True, tag="rematch"):
    """Play a new match."""

    key: str


class Words(ClientFrame, frozen=True, tag="words"):
    """Mix own words into the next shuffle."""

    key: str
    text: str


class Chat(ClientFrame, frozen=True, tag="chat"):
    """Say something at the table."""

    key: str
    text: str


class Ping(ClientFrame, frozen=True, tag="ping"):
    """Is the connection alive?"""


AnyClientFrame = Join | Sit | Stand | SetBot | Start | Move | Undo | Next | Agree | Rematch | Words | Chat | Ping


class TableFrame(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Base of what a table sends."""


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence of the catalogue: `id`, `args`, and the `rule` behind it ('' if none). `seat` args are seat numbers."""

    id: str
    args: dict[str, Any]
    rule: str = ""


class LogEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the log."""

    seq: int
    line: Line


class ChatLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something said at the table."""

    seq: int
    seat: int
    text: str


class SeatInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there. `away`: a person whose connection is lost; `stand_in`: a bot plays until the person is back."""

    name: str
    kind: SeatKind
    bot: str
    connected: bool
    away: bool
    stand_in: bool
    host: bool


class TableInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody may know of the table but the cards.

    `promise` is SHA-256 of the secret of the next deal, or of the one in play; `words` are the players' own, by seat.
    """

    id: str
    game: str
    options: dict[str, Any]
    option_words: str
    status: Status
    seats: list[SeatInfo]
    bots: list[str]
    promise: str
    words: dict[str, str]
    agreed: list[int]
    may_stop: bool
    watchers: int


class RoundScore(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished round: points, running totals and account of each side; the secret behind its shuffle."""

    number: int
    dealer: int
    points: list[int]
    totals: list[int]
    account: list[list[Line]]
    seed: str
    secret: str
    promise: str
    words: dict[str, str]


class Scores(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The score card: every finished round, the totals, and the winning sides once the match is over."""

    rounds: list[RoundScore]
    totals: list[int]
    sides: list[int]
    winners: list[int]
    lower_wins: bool


class Sync(TableFrame, frozen=True, tag="sync"):
    """The whole table as the receiver may know it."""

    seq: int
    table: TableInfo
    you: int | None
    view: dict[str, Any] | None
    legal: list[str]
    may_undo: bool
    turn: int | None
    scores: Scores
    log: list[LogEntry]
    chat: list[ChatLine]


class Told(TableFrame, frozen=True, tag="event"):
    """A move or an undo: what happened as the receiver may know it, and how the table looks now."""

    seq: int
    seat: int
    by_bot: bool
    events: list[dict[str, Any]]
    view: dict[str, Any]
    legal: list[str]
    may_undo: bool
    turn: int | None
    log: list[LogEntry]


class Changed(TableFrame, frozen=True, tag="table"):
    """Seats, words or connections changed."""

    seq: int
    table: TableInfo
    you: int | None
    log: list[LogEntry]


class Dealt(TableFrame, frozen=True, tag="deal"):
    """A round was dealt."""

    seq: int
    table: TableInfo
    view: dict[str, Any]
    legal: list[str]
    turn: int | None
    scores: Scores
    log: list[LogEntry]


class RoundOver(TableFrame, frozen=True, tag="round"):
    """A round, or with it the match, is over; the secret of its shuffle is shown."""

    seq: int
    table: TableInfo
    scores: Scores


class Said(TableFrame, frozen=True, tag="chat"):
    """Somebody said something."""

    seq: int
    chat: ChatLine


class Done(TableFrame, frozen=True, tag="done"):
    """The command was carried out and is stored as entry `seq`."""

    key: str
    seq: int


class Refused(TableFrame, frozen=True, tag="refused"):
    """The command was not carried out, and why; nothing changed."""

    key: str
    id: str
    args: dict[str, Any]
    rule: str


class Fault(TableFrame, frozen=True, tag="error"):
    """The frame could not be understood, or there is no such table."""

    id: str
    args: dict[str, Any]


class Pong(TableFrame, frozen=True, tag="pong"):
    """The connection is alive."""


AnyTableFrame = Sync | Told | Changed | Dealt | RoundOver | Said | Done | Refused | Fault | Pong

_encoder = msgspec.json.Encoder()
_client_decoder = msgspec.json.Decoder(AnyClientFrame)


def encode(frame: TableFrame) -> bytes:
    """A frame as JSON."""
    return _encoder.encode(frame)


def decode(text: bytes | str) -> AnyClientFrame:
    """The client frame in `text`; msgspec.DecodeError or msgspec.ValidationError if there is none."""
    return _client_decoder.decode(text)
