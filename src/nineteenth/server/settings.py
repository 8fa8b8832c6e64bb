"""What a server can be told when it starts."""

from __future__ import annotations

import pathlib
from dataclasses import dataclass, field

from nineteenth.table import live


@dataclass(frozen=True)
class Settings:
    """Where to listen and keep the tables, and how much one connection may ask for.

    `burst` and `per_second` bound the frames of one connection; `connections_per_address` the connections of one address.
    """

    database: pathlib.Path
    host: str = "127.0.0.1"
    port: int = 1919
    table: live.Settings = field(default_factory=live.Settings)
    burst: int = 40
    per_second: float = 20.0
    connections_per_address: int = 200
    tables_per_minute: int = 30


FRAME_SIZE = 16 * 1024  # bytes a client may send at once
QUEUE = 256  # frames that may wait for a slow connection before it is dropped
