"""How `steady` plays misères, for the contractor and against him; in the compiled subset."""

from __future__ import annotations

from nineteenth.bits import lowest, popcount
from nineteenth.bots.five_hundred_sight import above, may_hold, out_there, strongest, winning, yet_to_play
from nineteenth.games.five_hundred.cards import JOKER
from nineteenth.games.five_hundred.rules import CARD, NAME, NAME_LOWER
from nineteenth.games.five_hundred.state import SEATS, House, State
from nineteenth.games.five_hundred.suits import (
    beats,
    free_jokers,
    joker_is_low,
    may_name,
    must_name,
    playable,
    suit_cards,
    suit_played,
)


def play_misere(v: State, o: House) -> int:
    """The move of the hand to play in a misère."""
    hand = v.hands[v.turn]
    legal = playable(v, o, hand)
    out = out_there(v, o, v.turn)
    mine = v.turn == v.contractor
    if v.in_trick == 0:
        return lead_as_contractor(v, o, hand, out) if mine else lead_against(v, o, hand, out)
    if popcount(legal) == 1:
        return CARD + lowest(legal)
    return CARD + (duck(v, o, legal, out) if mine else defend(v, o, legal, hand, out))


def excess(v: State, o: House, hand: int, card: int, out: int) -> int:
    """By how much `card` is too high for its place in its suit: 0 or less is as safe as a misère's card can be."""
    suit = suit_played(v, o, card)
    own = hand & suit_cards(v, o, suit)
    others = out & suit_cards(v, o, suit)
    return (popcount(others) - above(v, o, card, others)) - (popcount(own) - 1 - above(v, o, card, own))


def lead_as_contractor(v: State, o: House, hand: int, out: int) -> int:
    """The lead most likely to be beaten: low, in a suit of which the others hold many higher cards."""
    best, found = -10_000, -1
    rest = hand
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if must_name(v, o, hand, card):
            continue
        others = out & suit_cards(v, o, suit_played(v, o, card))
        higher = above(v, o, card, others)
        lower = popcount(others) - higher
        value = 10 * min(higher, 6) - 8 * lower + popcount(hand & suit_cards(v, o, suit_played(v, o, card)))
        if higher == 0:
            value -= 100
        if value > best:
            best, found = value, card
    if found < 0:
        return name_any(v, o, hand)
    return CARD + found


def duck(v: State, o: House, legal: int, out: int) -> int:
    """The highest card that loses; if there is none the lowest, in hope; off suit the card that is most dangerous to keep."""
    taking = winning(v, o, legal)
    losing = legal & ~taking
    later = yet_to_play(v, o, v.turn)
    if losing:
        return most_dangerous(v, o, v.hands[v.turn], losing, out)
    # With somebody still to play the lowest may be beaten; the last to play gets rid of his highest.
    best = lowest(taking)
    rest = taking
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        higher = beats(v, o, card, best)
        if higher != (later != 0):
            best = card
    return best


def most_dangerous(v: State, o: House, hand: int, cards: int, out: int) -> int:
    """The card of `cards` that threatens most to take a trick later."""
    best, found = -10_000, lowest(cards)
    rest = cards
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        suit = suit_played(v, o, card)
        if above(v, o, card, cards & suit_cards(v, o, suit)):
            continue  # of a suit the highest goes first, the lower ones are worth keeping
        others = popcount(out & suit_cards(v, o, suit))
        value = 10 * excess(v, o, hand, card, out) + (3 if popcount(hand & suit_cards(v, o, suit)) == 1 else 0)
        if others == 0:
            value = -500  # nobody can lead this suit any more
        if o.jokers >> card & 1:
            value += 500
        # Of equally safe cards the higher goes first.
        value = 20 * value + min(card, 61) % 16
        if value > best:
            best, found = value, card
    return found


def lead_against(v: State, o: House, hand: int, out: int) -> int:
    """A low card of a suit the contractor may still hold, above all one in which he has no lower card to play."""
    best, found = -100_000, -1
    rest = hand
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if must_name(v, o, hand, card):
            continue
        suit = suit_played(v, o, card)
        cards = out & suit_cards(v, o, suit)
        his = may_hold(v, o, v.contractor, cards)
        higher = above(v, o, card, his)
        lower = popcount(his) - higher
        value = 6 * higher - 10 * lower
        if his == 0:
            value = -1000 - above(v, o, card, cards)  # he is void: he would only throw a card away
        elif v.exposed >> v.contractor & 1:
            value += 200 if lower == 0 else 0
        else:
            value += 4 * (popcount(hand & suit_cards(v, o, suit)) - 2)
        if value > best:
            best, found = value, card
    if joker_is_low(v, o) and free_jokers(v, o, hand):
        named = suit_to_sink(v, o, hand, out)
        if named >= 0:
            joker = strongest(v, o, free_jokers(v, o, hand))
            return (NAME if joker == JOKER else NAME_LOWER) + named
    if found < 0:
        return name_any(v, o, hand)
    return CARD + found


def suit_to_sink(v: State, o: House, hand: int, out: int) -> int:
    """The suit in whose name a low joker makes the contractor win: one he holds and the others are likely to lack; -1: none."""
    best, found = 0, -1
    for suit in range(4):
        if not may_name(v, o, suit) or not must_name(v, o, hand, strongest(v, o, free_jokers(v, o, hand))):
            continue
        cards = out & suit_cards(v, o, suit)
        his = may_hold(v, o, v.contractor, cards)
        if his and popcount(his) - popcount(cards & ~his) > best:
            best, found = popcount(his) - popcount(cards & ~his), suit
    return found


def defend(v: State, o: House, legal: int, hand: int, out: int) -> int:
    """Low while the contractor has still to play; below him while he is winning; else high cards go."""
    his = v.record[v.done * SEATS + v.contractor]
    if his < 0:
        # He may yet be made to take it: the lower the trick stands the better, and no joker if it can be helped.
        of_suit = legal & suit_cards(v, o, v.led) & ~o.jokers
        if of_suit:
            taking = winning(v, o, of_suit)
            under = of_suit & ~taking
            # Below what lies there any card is as low as the trick needs.
            return strongest(v, o, under) if under else lowest_by_beating(v, o, taking)
        plain = legal & ~o.jokers
        return throw_high(v, o, plain if plain else legal, hand, out)
    taking = winning(v, o, legal)
    if v.best == v.contractor:
        under = legal & ~taking
        return throw_high(v, o, under, hand, out) if under else lowest_by_beating(v, o, taking)
    return throw_high(v, o, legal, hand, out)


def lowest_by_beating(v: State, o: House, cards: int) -> int:
    """The card that the others of `cards` would beat."""
    found = lowest(cards)
    rest = cards & (cards - 1)
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if not beats(v, o, card, found):
            found = card
    return found


def throw_high(v: State, o: House, cards: int, hand: int, out: int) -> int:
    """A high card, least use against a misère: of a suit the contractor cannot hold first of all."""
    best, found = -10_000, lowest(cards)
    rest = cards
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        of_suit = out & suit_cards(v, o, suit_played(v, o, card))
        his = may_hold(v, o, v.contractor, of_suit)
        value = 200 if his == 0 else 10 * (popcount(his) - above(v, o, card, his))
        if o.jokers >> card & 1:
            # A low joker is the best card there is against a misère: led, it makes the lowest card of a suit win.
            value = -100 if joker_is_low(v, o) else 300
        if value > best:
            best, found = value, card
    return found


def name_any(v: State, o: House, hand: int) -> int:
    """The hand holds nothing but jokers without suit: one of them in the name of any suit."""
    joker = strongest(v, o, free_jokers(v, o, hand))
    for suit in range(4):
        if may_name(v, o, suit):
            return (NAME if joker == JOKER else NAME_LOWER) + suit
    return CARD + joker
