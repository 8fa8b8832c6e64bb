"""The primitives of sets of cards, in plain Python and as machine code, with and without the instructions of new processors."""

from __future__ import annotations

import os
import subprocess
import sys

from hypothesis import given
from hypothesis import strategies as st

from nineteenth import bits

masks = st.integers(1, 2**63 - 1)


@given(masks)
def test_the_indices_of_a_set_are_its_cards_from_the_lowest_up(mask):
    cards = [card for card in range(63) if mask >> card & 1]
    assert [bits.nth(mask, at) for at in range(bits.popcount(mask))] == cards
    assert (bits.lowest(mask), bits.highest(mask)) == (cards[0], cards[-1])


IN_A_KERNEL = """
import random
from nineteenth import bits, compiled
compiled.native_bits()
nth = compiled.numba().njit(lambda mask, at: bits.nth(mask, at))
chosen = random.Random(1)
for mask in [1, 2**63 - 1, 1 << 62] + [chosen.getrandbits(63) | 1 for _ in range(100)]:
    for at in range(bits.popcount(mask)):
        assert nth(mask, at) == bits.nth(mask, at), (mask, at)
print(compiled.deposits())
"""


def in_a_kernel(**environment: str) -> str:
    run = subprocess.run(
        [sys.executable, "-c", IN_A_KERNEL],
        env={**os.environ, **environment},
        check=True,
        capture_output=True,
        text=True,
    )
    return run.stdout.strip()


def test_machine_code_agrees_on_this_processor_and_on_any():
    assert in_a_kernel() in ("True", "False")
    assert in_a_kernel(NUMBA_CPU_NAME="generic", NUMBA_CPU_FEATURES="") == "False"
