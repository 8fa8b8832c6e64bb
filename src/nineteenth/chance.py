"""Chance, reproducible on every machine: the documented shuffle, and the generator that games keep in their state.

Two sources, each for its purpose:

* `shuffled` and `words` turn a *seed text* into a pack. The stream is SHA-256 of ``seed:0``, ``seed:1``, …, each digest
  read as eight big-endian 32-bit words; the shuffle is Fisher–Yates from the last card down, and a word that would favour
  some cards is thrown away. Anyone can recompute it with a pocket program, which is how a table's deal is verified.
* `next_word` and `below` are xoshiro128++ (Blackman and Vigna, 2019) over four words kept in a game's state: integers
  only, so that compiled and plain runs draw the same numbers.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, MutableSequence, Sequence

MASK32 = (1 << 32) - 1


def words(seed: str) -> Iterator[int]:
    """The endless stream of 32-bit words that belongs to `seed`."""
    block = 0
    while True:
        digest = hashlib.sha256(f"{seed}:{block}".encode()).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def shuffled(cards: Sequence[int], seed: str) -> list[int]:
    """The cards in the order that belongs to `seed`; the first is the top of the pack.

    >>> shuffled(range(10), "7") == shuffled(range(10), "7") != shuffled(range(10), "8")
    True
    """
    pack = list(cards)
    stream = words(seed)
    for last in range(len(pack) - 1, 0, -1):
        choices = last + 1
        fair = (MASK32 + 1) - (MASK32 + 1) % choices
        word = next(stream)
        while word >= fair:
            word = next(stream)
        chosen = word % choices
        pack[last], pack[chosen] = pack[chosen], pack[last]
    return pack


def generator(seed: str) -> list[int]:
    """Four 32-bit words, not all zero, to start `next_word` with; independent of `shuffled` for the same seed."""
    stream = words(f"{seed}/generator")
    state = [next(stream) for _ in range(4)]
    return state if any(state) else [1, 2, 3, 4]


def mixed(word: int) -> int:
    """A 32-bit word whose every bit depends on every bit of `word` (the finaliser of MurmurHash3, Appleby, 2010)."""
    word ^= word >> 16
    word = (word * 0x85EBCA6B) & MASK32
    word ^= word >> 13
    word = (word * 0xC2B2AE35) & MASK32
    return word ^ (word >> 16)


def stream(base: list[int], number: int, out: list[int]) -> None:
    """Write to `out` the start of generator `number` (0 ≤ number < 2**62) of those that belong to the four words `base`.

    Whoever plays the thousandth deal of a million starts here, and need not have played the 999 before it.
    """
    low, high = mixed(number & MASK32), mixed((number >> 32) + 1)
    for i in range(4):
        out[i] = mixed(mixed(base[i] ^ low) ^ high ^ (i + 1))
    if out[0] | out[1] | out[2] | out[3] == 0:
        out[0] = 1


def next_word(state: MutableSequence[int]) -> int:
    """The next 32-bit word of xoshiro128++; `state` is four words, changed in place."""
    first, last = state[0], state[3]
    both = (first + last) & MASK32
    result = ((((both << 7) & MASK32) | (both >> 25)) + first) & MASK32
    shifted = (state[1] << 9) & MASK32
    state[2] ^= state[0]
    state[3] ^= state[1]
    state[1] ^= state[2]
    state[0] ^= state[3]
    state[2] ^= shifted
    word = state[3]
    state[3] = ((word << 11) & MASK32) | (word >> 21)
    return result


def below(state: MutableSequence[int], choices: int) -> int:
    """A fair number in 0 … choices - 1 (Lemire's rejection, 2019); 1 ≤ choices < 2**32."""
    product = next_word(state) * choices
    low = product & MASK32
    if low < choices:
        threshold = (MASK32 + 1 - choices) % choices
        while low < threshold:
            product = next_word(state) * choices
            low = product & MASK32
    return product >> 32


def shuffle(cards: MutableSequence[int], count: int, state: MutableSequence[int]) -> None:
    """Shuffle the first `count` entries of `cards` in place."""
    for last in range(count - 1, 0, -1):
        chosen = below(state, last + 1)
        held = cards[last]
        cards[last] = cards[chosen]
        cards[chosen] = held
