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


def nth(mask: int, at: int) -> int:
    """The index of the set bit with `at` set bits below it; 0 ≤ at < popcount(mask)."""
    for _ in range(at):
        mask &= mask - 1
    return lowest(mask)


def bare(words: MutableSequence[int]) -> MutableSequence[int]:
    """`words` itself; in a kernel, the address of its first element, to be indexed from there.

    That spares an inner loop the counting of references. The array must outlive the call of the kernel; it has no length,
    and no index of it is checked. A kernel may also be given the address (`compiled.address`), which spares the compiler
    much work where arrays are many.
    """
    return words
