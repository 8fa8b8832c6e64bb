"""The few primitives with one body for CPython and another for machine code (given in `nineteenth.compiled`)."""

from __future__ import annotations

from collections.abc import MutableSequence


def popcount(mask: int) -> int:
    """How many bits of `mask` are set; 0 ≤ mask < 2**63."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The index of the lowest set bit; `mask` must not be 0."""
    return (mask & -mask).bit_length() - 1


def highest(mask: int) -> int:
    """The index of the highest set bit; `mask` must not be 0."""
    return mask.bit_length() - 1


def bare(words: MutableSequence[int]) -> MutableSequence[int]:
    """`words` itself; in a kernel, the address of its first element.

    An address is indexed like the array but costs no counting of references when it is handed on. It must not outlive
    the call of the kernel, has no length, and no index of it is checked.
    """
    return words
