"""Tricks that are sure without search: those the leader's side can cash, and those the other side keeps."""

from __future__ import annotations

from collections.abc import MutableSequence

from nineteenth.bits import highest

Words = MutableSequence[int]


def run_of_tops(own: int, live: int) -> int:
    """How many of the strongest `live` cards of a suit lie together in `own`."""
    count = 0
    while own and highest(live) == highest(own):
        card = 1 << highest(own)
        own ^= card
        live ^= card
        count += 1
    return count
