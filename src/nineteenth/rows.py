"""Rows of eight lanes of 32 bits, side by side in one flat run of integers: what a kernel does to eight states at once.

Each function has one body for CPython, here, and another for machine code (one or two vector instructions, given in
`nineteenth.compiled`), like `nineteenth.bits`. `a[i]` is the first lane of the row meant.
"""

from __future__ import annotations

Ints = list[int]  # in compiled code a NumPy array of uint32

LANES = 8


def row_clear(a: Ints, i: int) -> None:
    """All lanes become 0."""
    for lane in range(LANES):
        a[i + lane] = 0


def row_copy(a: Ints, i: int, b: Ints, k: int) -> None:
    """The row at a[i] becomes the row at b[k]."""
    for lane in range(LANES):
        a[i + lane] = b[k + lane]


def row_or(a: Ints, i: int, b: Ints, k: int) -> None:
    """The row at a[i] takes on the bits of the row at b[k]."""
    for lane in range(LANES):
        a[i + lane] |= b[k + lane]


def row_any(a: Ints, i: int) -> bool:
    """Whether any lane is not 0."""
    for lane in range(LANES):
        if a[i + lane] != 0:
            return True
    return False


def row_from_lowest(a: Ints, i: int, b: Ints, reach: int, first: int, second: int, mask: int, full: int) -> None:
    """Lane by lane a = from_lowest(2 * b[reach] & mask) | b[first] | b[second].

    `from_lowest` sets every bit of `full` from the lowest set bit up; of nothing it makes nothing.
    """
    for lane in range(LANES):
        hit = (b[reach + lane] << 1) & mask
        a[i + lane] = ((hit | -hit) & full) | b[first + lane] | b[second + lane]
