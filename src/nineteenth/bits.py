"""The few primitives with one body for CPython and another for machine code (given in `nineteenth.compiled`)."""

from __future__ import annotations


def popcount(mask: int) -> int:
    """How many bits of `mask` are set; 0 ≤ mask < 2**63."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The index of the lowest set bit; `mask` must not be 0."""
    return (mask & -mask).bit_length() - 1


def highest(mask: int) -> int:
    """The index of the highest set bit; `mask` must not be 0."""
    return mask.bit_length() - 1
