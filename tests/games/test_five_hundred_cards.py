"""The numbering of Five Hundred's cards: one table for the rules, the solver and the screens."""

import doctest

import pytest

from nineteenth.games.five_hundred import cards


def test_doctests():
    assert doctest.testmod(cards).failed == 0


@pytest.mark.parametrize("size", [24, 25, 33, 43, 45, 46, 53, 63])
def test_F10_packs_have_their_size(size):
    assert cards.PACKS[size].bit_count() == size
    assert 0 <= cards.PACKS[size] < 1 << 63


def test_F1_1_the_pack_of_43():
    names = {cards.card_name(card) for card in cards.cards_in(cards.PACKS[43])}
    expected = {rank + suit for suit in "SCDH" for rank in [*"AKQJ98765", "10"]} | {"4D", "4H", "JK"}
    assert names == expected


def test_F10_eleven_to_thirteen_rank_between_ten_and_jack():
    ranks = [cards.rank_of(cards.parse_card(name)) for name in ("10D", "11D", "12D", "13D", "JD")]
    assert ranks == sorted(ranks)


def test_names_and_numbers_agree_both_ways():
    for card in range(cards.CARDS):
        assert cards.parse_card(cards.card_name(card)) == card
        if card != cards.JOKER:
            assert cards.card_of(cards.suit_of(card), cards.rank_of(card)) == card
            assert cards.SUIT_MASKS[cards.suit_of(card)] >> card & 1


def test_each_suit_rises_with_its_numbers():
    for suit in range(4):
        ranks = [cards.rank_of(card) for card in range(62) if cards.suit_of(card) == suit]
        assert ranks == sorted(set(ranks))
        assert cards.suit_of(cards.JACKS[suit]) == suit
        assert cards.rank_of(cards.JACKS[suit]) == cards.JACK


def test_second_joker_has_a_name_of_its_own():
    assert cards.parse_card(cards.card_name(0, second_joker=True)) == cards.SECOND_JOKER


@pytest.mark.parametrize("text", ["", "1S", "13C", "XD", "J", "10", "JKS", "110S"])
def test_what_is_no_card_is_refused(text):
    with pytest.raises(ValueError, match="no card of Five Hundred"):
        cards.parse_card(text)
