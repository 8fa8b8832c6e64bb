"""Double dummy against a search that tries everything, over small endings of every kind of contract.

The naive search below knows cards as text and holds no idea of the solver's: no windows, no table by ranks, no
families.
"""

import functools
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nineteenth import compiled
from nineteenth.games.five_hundred.cards import PACKS, SUIT_LETTERS, card_set, cards_in, parse_card
from nineteenth.solvers.double_dummy import NO_TRUMPS, Position, layout, play_name, search, solve, solving, value

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "11", "12", "13", "J", "Q", "K", "A"]
COLOUR = {"S": "C", "C": "S", "D": "H", "H": "D"}


class Naive:
    """All of an ending, by trying every play; `contract` is a suit letter, 'N' or 'M' (misère)."""

    def __init__(self, contract, nominated, contractors, free):
        self.contract, self.nominated, self.contractors, self.free = contract, nominated, contractors, free
        self.best = functools.cache(self.best_uncached)

    def suit(self, card):
        if card == "JK":
            return self.contract if self.contract in "SCDH" else self.nominated
        if card[:-1] == "J" and self.contract in "SCDH" and card[-1] == COLOUR[self.contract]:
            return self.contract
        return card[-1]

    def strength(self, card):
        if card == "JK":
            return 99
        if card[:-1] == "J" and self.contract in "SCDH" and self.suit(card) == self.contract:
            return 51 if card[-1] == self.contract else 50
        return RANKS.index(card[:-1])

    def legal(self, hand, trick, led_suits):
        if trick:
            led = trick[0][2]
            following = [card for card in hand if self.suit(card) == led]
            if following:
                return [(card, None) for card in hand if card in following or (self.free and self.suit(card) is None)]
            if self.contract == "M" and "JK" in hand and self.suit("JK") is None:
                return [("JK", None)]
            return [(card, None) for card in hand]
        plays = [(card, None) for card in hand if self.suit(card) is not None]
        if "JK" in hand and self.suit("JK") is None:
            plays += [("JK", None)] if len(hand) == 1 else [("JK", suit) for suit in "SCDH" if suit not in led_suits]
        return plays

    def winner(self, trick):
        def power(played):
            _, card, _ = played
            suit = self.suit(card)
            if suit is None:
                return (3, 0)
            if suit == self.contract:
                return (2, self.strength(card))
            return (1, self.strength(card)) if suit == trick[0][2] else (0, 0)

        return max(trick, key=power)[0]

    def after(self, state, play):
        """The state after a play, and the seat that took the trick it ended, or None. A seat out holds None."""
        hands, turn, trick, led_suits = state
        card, named = play
        led = trick[0][2] if trick else (named or self.suit(card))
        trick = (*trick, (turn, card, led))
        hands = tuple(
            tuple(other for other in hand if other != card) if seat == turn else hand for seat, hand in enumerate(hands)
        )
        playing = [seat for seat, hand in enumerate(hands) if hand is not None]
        if led:
            led_suits = led_suits | {led}
        if len(trick) == len(playing):
            winner = self.winner(trick)
            return (hands, winner, (), led_suits), winner
        return (hands, playing[(playing.index(turn) + 1) % len(playing)], trick, led_suits), None

    def values(self, state):
        found = {}
        for play in self.legal(state[0][state[1]], state[2], state[3]):
            following, winner = self.after(state, play)
            taken = winner is not None and winner in self.contractors
            if self.contract == "M":
                found[play] = 1 if taken else self.best(following)
            else:
                found[play] = taken + self.best(following)
        return found

    def best_uncached(self, state):
        hands, turn, trick, _ = state
        if not trick and not hands[turn]:
            return 0
        many = (turn in self.contractors) != (self.contract == "M")
        return (max if many else min)(self.values(state).values())


def ending(rng, contract):
    """A random ending under `contract`: the naive search and the state."""
    seats = rng.choice([2, 3, 4, 4, 4, 5, 6])
    size = rng.choice([2, 3, 4]) if seats <= 4 else rng.choice([2, 3])
    pack = [play_name(card) for card in cards_in(PACKS[{2: 33, 3: 33, 4: 43, 5: 53, 6: 63}[seats]])]
    # Few ranks of few suits make the longest fights.
    if rng.random() < 0.7:
        suits = rng.sample("SCDH", rng.choice([2, 3]))
        pack = [card for card in pack if card == "JK" or card[-1] in suits]
    pack = rng.sample(pack, min(len(pack), max(seats * size, rng.choice([10, 16, 60]))))
    if rng.random() < 0.6 and "JK" not in pack:
        pack[0] = "JK"
    pack = sorted(pack, key=lambda card: (card != "JK", rng.random())) if rng.random() < 0.5 else pack
    size = min(size, len(pack) // seats)
    hands = [tuple(pack[seat * size : (seat + 1) * size]) for seat in range(seats)]
    rng.shuffle(hands)
    contractors = set(rng.sample(range(seats), rng.randint(1, seats - 1)))
    if contract == "M":
        contractor = rng.randrange(seats)
        contractors = {contractor}
        mates = {seat for seat in range(seats) if seat != contractor and seats > 2 and rng.random() < 0.3}
        if len(mates) < seats - 1:
            hands = [None if seat in mates else hand for seat, hand in enumerate(hands)]
    playing = [seat for seat in range(seats) if hands[seat] is not None]
    nominated = rng.choice([None, None, *"SCDH"]) if contract in "NM" else None
    naive = Naive(contract, nominated, contractors, contract == "N" and rng.random() < 0.2)
    led = frozenset(suit for suit in "SCDH" if rng.random() < 0.3)
    state = (tuple(hands), rng.choice(playing), (), led)
    for _ in range(rng.choice([0, 0, *range(len(playing))])):
        state, _ = naive.after(state, rng.choice(naive.legal(state[0][state[1]], state[2], state[3])))
    return naive, state


def position_of(naive, state):
    hands, turn, trick, led_suits = state
    named = -1
    if trick and naive.suit(trick[0][1]) is None and trick[0][2]:
        named = SUIT_LETTERS.index(trick[0][2])
    return Position(
        hands=tuple(0 if hand is None else card_set(map(parse_card, hand)) for hand in hands),
        contractors=sum(1 << seat for seat in naive.contractors),
        turn=turn,
        denomination=SUIT_LETTERS.index(naive.contract) if naive.contract in "SCDH" else NO_TRUMPS,
        misere=naive.contract == "M",
        sitting_out=sum(1 << seat for seat, hand in enumerate(hands) if hand is None),
        trick=tuple(parse_card(card) for _, card, _ in trick),
        named=named,
        nominated=SUIT_LETTERS.index(naive.nominated) if naive.nominated else -1,
        led_suits=sum(1 << SUIT_LETTERS.index(suit) for suit in led_suits),
        joker_free=naive.free,
    )


def disagreement(naive, state, techniques=layout.TECHNIQUES):
    """The two answers if they differ, else None."""
    expected = {
        card if named is None else f"{card}>{named}": tricks for (card, named), tricks in naive.values(state).items()
    }
    asked = position_of(naive, state)
    solution = solve(asked, techniques)
    found = {play_name(card, named): tricks for (card, named), tricks in solution.plays.items()}
    if found != expected:
        return state, expected, found
    best = naive.best(state)
    if (solution.tricks, value(asked, techniques)) != (best, best):
        return state, best, solution.tricks, value(asked, techniques)
    return None


@pytest.mark.slow
@pytest.mark.parametrize("contract", ["S", "H", "N", "M"])
@settings(max_examples=150, deadline=None)
@given(seed=st.integers(0, 2**32 - 1))
def test_F4_F5_F6_small_endings_of_every_contract(contract, seed):
    assert disagreement(*ending(random.Random(seed), contract)) is None


TECHNIQUE_NAMES = [name for name in vars(layout) if name.startswith("USE_")]


@pytest.mark.slow
@pytest.mark.parametrize("technique", TECHNIQUE_NAMES)
@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32 - 1), contract=st.sampled_from("SCDHNM"))
def test_the_answer_does_not_depend_on_a_technique(technique, contract, seed):
    techniques = layout.TECHNIQUES & ~getattr(layout, technique)
    assert disagreement(*ending(random.Random(seed), contract), techniques) is None


def test_plain_python_gives_the_same_answers(monkeypatch):
    monkeypatch.setattr(compiled, "available", lambda: False)
    monkeypatch.setattr(solving, "WORKSPACE", solving.Workspace())
    monkeypatch.setattr(solving, "evaluator", lambda: search.evaluate)
    for seed in range(30):
        assert disagreement(*ending(random.Random(seed), "SCDHNM"[seed % 6])) is None
    assert isinstance(solving.WORKSPACE.heads, list)
