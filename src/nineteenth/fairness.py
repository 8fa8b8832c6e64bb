"""Verifiable shuffles: a promise before the deal, the players' own words, and the proof after the round.

Before the deal the table shows ``commitment(secret)``. Each player may add words of his own. The deal's seed is
``seed(secret, words)``; the pack follows from the seed by `nineteenth.chance.shuffled`. After the round the secret is shown,
so that anyone can check that the table could not have chosen the cards: it was bound to its secret before it knew the words.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field


def commitment(secret: str) -> str:
    """The promise: SHA-256 of the secret's text, in 64 hexadecimal digits."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seed(secret: str, words: Mapping[int, str]) -> str:
    """The deal's seed: the secret itself, or with words SHA-256 of the secret and one line ``seat:words`` a seat, from seat 1.

    >>> seed("abc", {}), seed("abc", {1: "my dog"})[:8] == seed("abc", {0: "my dog"})[:8]
    ('abc', False)
    """
    if not words:
        return secret
    lines = [secret, *(f"{seat + 1}:{words[seat]}" for seat in sorted(words))]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


@dataclass(frozen=True)
class Proof:
    """What a table showed for one deal: the `secret`, the `words` by seat, and the `promise` made before."""

    secret: str
    promise: str
    words: Mapping[int, str] = field(default_factory=dict)

    def holds(self, dealt: str) -> bool:
        """Whether the promise fits the secret, and the deal's seed fits secret and words."""
        return commitment(self.secret) == self.promise and seed(self.secret, self.words) == dealt
