"""How `steady` plays suits and no trumps: one card at a time, from what fell and who is void; in the compiled subset."""

from __future__ import annotations

from nineteenth.bits import lowest, popcount
from nineteenth.bots.five_hundred_sight import (
    above,
    any_may_hold,
    can_be_ruffed,
    cheapest,
    friends,
    is_boss,
    out_there,
    strongest,
    threatened,
    weakest,
    winning,
    yet_to_play,
)
from nineteenth.games.five_hundred.cards import JOKER
from nineteenth.games.five_hundred.options import LEAD_LAST_ONLY
from nineteenth.games.five_hundred.rules import CARD, NAME, NAME_LOWER
from nineteenth.games.five_hundred.state import NO_TRUMPS, SEATS, House, State
from nineteenth.games.five_hundred.suits import (
    free_jokers,
    may_name,
    must_name,
    playable,
    strength,
    suit_cards,
    suit_played,
)


def play_for_tricks(v: State, o: House) -> int:
    """The move of the hand to play when its side wants tricks."""
    hand = v.hands[v.turn]
    if v.in_trick == 0:
        return lead(v, o, hand)
    return CARD + follow(v, o, hand, playable(v, o, hand))


# Leading --------------------------------------------------------------------------------------------------------------


def lead(v: State, o: House, hand: int) -> int:
    """A card to lead: trumps from the top while they draw others, winners, then what may set something up."""
    out = out_there(v, o, v.turn)
    ours = friends(v, o, v.turn)
    theirs = ((1 << o.hands) - 1) & ~v.sitting & ~ours
    if v.trump == NO_TRUMPS:
        return lead_without_trumps(v, o, hand, out, theirs)
    card = lead_trump(v, o, hand, out, ours, theirs)
    if card < 0:
        card = lead_winner(v, o, hand, out, theirs)
    if card < 0:
        card = lead_hopefully(v, o, hand, out, ours, theirs)
    return CARD + card


def lead_trump(v: State, o: House, hand: int, out: int, ours: int, theirs: int) -> int:
    """A trump to draw the others', from the top; -1 if it is not the time."""
    trumps = hand & suit_cards(v, o, v.trump)
    left = any_may_hold(v, o, theirs, out & suit_cards(v, o, v.trump))
    if not trumps or not left or not v.allies >> v.turn & 1 or v.allies < 0:
        return -1
    top = strongest(v, o, trumps)
    missing = above(v, o, top, out & suit_cards(v, o, v.trump))
    if v.turn != v.contractor:
        # The contractor asked for this suit: give him his trumps, but no more of them once they are ours alone.
        return top if v.done < 4 else -1
    if missing == 0:
        # Leave the last trumps alone when what is left is less than the lengths to be ruffed with.
        return top
    length = popcount(trumps)
    second = popcount(trumps) - below_count(v, o, trumps, top, out)
    if length >= 4 and missing == 1 and second >= 2:
        return top  # drive the one higher card out with the top of a run
    if length >= 5:
        return weakest(v, o, trumps)
    return -1


def below_count(v: State, o: House, trumps: int, top: int, out: int) -> int:
    """How many of `trumps` are parted from their `top` by a card that is still out."""
    parted = 0
    rest = trumps
    outside = out & suit_cards(v, o, v.trump)
    level = above(v, o, top, outside)
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        parted += above(v, o, card, outside) > level
    return parted


def lead_winner(v: State, o: House, hand: int, out: int, theirs: int) -> int:
    """A plain card that wins unless it is ruffed unexpectedly, from the suit least likely to be; -1 if there is none."""
    best, found = 0, -1
    for suit in range(4):
        cards = hand & suit_cards(v, o, suit)
        if suit == v.trump or not cards or can_be_ruffed(v, o, suit, theirs, out):
            continue
        top = strongest(v, o, cards)
        outside = out & suit_cards(v, o, suit)
        if above(v, o, top, outside) == 0:
            value = 10 + popcount(outside) - popcount(cards)
            if value > best:
                best, found = value, top
    return found


def lead_hopefully(v: State, o: House, hand: int, out: int, ours: int, theirs: int) -> int:
    """No sure winner: a suit a partner ruffs, a short suit to ruff in oneself, or low from length; trumps last."""
    trumps = hand & suit_cards(v, o, v.trump)
    best, found = -10_000, lowest(hand)
    for suit in range(4):
        cards = hand & suit_cards(v, o, suit)
        if not cards:
            continue
        top, low = strongest(v, o, cards), weakest(v, o, cards)
        outside = out & suit_cards(v, o, suit)
        length = popcount(cards)
        missing = above(v, o, top, outside)
        card = low
        if suit == v.trump:
            value = -60 if v.allies >> v.turn & 1 else -120
        else:
            value = 3 * length
            if can_be_ruffed(v, o, suit, ours & ~(1 << v.turn), out):
                value += 60
            if can_be_ruffed(v, o, suit, theirs, out):
                value -= 50
            if length == 1 and trumps:
                value += 25
            if missing == 1 and length >= 3 and is_next(v, o, cards, top, outside):
                value += 20  # the queen drives the king out
                card = top
            elif missing == 1 and length > 1:
                value -= 20  # away from a king
        if value > best:
            best, found = value, card
    return found


def is_next(v: State, o: House, cards: int, top: int, outside: int) -> bool:
    """Whether the second of `cards` is as good as the first: nothing in `outside` lies between them."""
    second = strongest(v, o, cards & ~(1 << top))
    return second >= 0 and above(v, o, second, outside) == above(v, o, top, outside)


def lead_without_trumps(v: State, o: House, hand: int, out: int, theirs: int) -> int:
    """Run winners; a joker without suit goes while a suit is left to name; else low from the best suit."""
    jokers = free_jokers(v, o, hand)
    enemy_joker = any_may_hold(v, o, theirs, free_jokers(v, o, out))
    winner = longest_winner(v, o, hand & ~jokers, out, theirs)
    if jokers:
        joker = strongest(v, o, jokers)
        if not must_name(v, o, hand, joker):
            return CARD + (joker if hand == jokers or winner < 0 else winner)
        name = suit_to_name(v, o, hand & ~jokers, out)
        unnamed = 0
        for suit in range(4):
            unnamed += may_name(v, o, suit)
        # Every lead may close a suit to it: with two suits left, only winners in suits that are closed already go first.
        closing = winner < 0 or not v.led_suits >> suit_played(v, o, winner) & 1
        if name >= 0 and (winner < 0 or (closing and unnamed <= 2) or unnamed == 1):
            return (NAME if joker == JOKER else NAME_LOWER) + name
    if winner >= 0:
        return CARD + winner
    best, found = -10_000, lowest(hand & ~jokers if hand & ~jokers else hand)
    for suit in range(4):
        cards = hand & suit_cards(v, o, suit)
        if not cards:
            continue
        top = strongest(v, o, cards)
        outside = out & suit_cards(v, o, suit)
        missing = above(v, o, top, outside)
        length = popcount(cards)
        value = 10 * length - 6 * missing
        if enemy_joker and can_be_ruffed(v, o, suit, theirs, out):
            value -= 40
        if value > best:
            best = value
            found = top if missing <= 1 and length >= 3 and is_next(v, o, cards, top, outside) else weakest(v, o, cards)
    return CARD + found


def longest_winner(v: State, o: House, hand: int, out: int, theirs: int) -> int:
    """The top of the longest suit that is headed by a winner; -1 if there is none."""
    best, found = 0, -1
    for suit in range(4):
        cards = hand & suit_cards(v, o, suit)
        if not cards or can_be_ruffed(v, o, suit, theirs, out):
            continue
        top = strongest(v, o, cards)
        if above(v, o, top, out & suit_cards(v, o, suit)) == 0 and popcount(cards) > best:
            best, found = popcount(cards), top
    return found


def suit_to_name(v: State, o: House, hand: int, out: int) -> int:
    """The suit in whose name to lead the joker: where it draws the cards that stand before most of one's own; -1: none."""
    best, found = -1, -1
    if o.joker_nt == LEAD_LAST_ONLY:
        return found
    for suit in range(4):
        if not may_name(v, o, suit):
            continue
        cards = hand & suit_cards(v, o, suit)
        value = 4 * popcount(cards)
        if cards:
            value += 3 if above(v, o, strongest(v, o, cards), out & suit_cards(v, o, suit)) else 1
        if value > best:
            best, found = value, suit
    return found


# Following ------------------------------------------------------------------------------------------------------------


def follow(v: State, o: House, hand: int, legal: int) -> int:
    """A card to a trick that somebody else led."""
    if popcount(legal) == 1:
        return lowest(legal)
    out = out_there(v, o, v.turn)
    ours = friends(v, o, v.turn)
    later = yet_to_play(v, o, v.turn)
    enemies = later & ~ours
    beating = winning(v, o, legal)
    if not beating:
        return cheapest(v, o, legal, hand, out)
    best = v.record[v.done * SEATS + v.best]
    if ours >> v.best & 1:
        card = improve_on_partner(v, o, best, beating, enemies, out)
        return card if card >= 0 else least(v, o, legal, beating, hand, out)
    if not enemies:
        return cheapest_winner(v, o, beating)
    if suit_played(v, o, lowest(beating)) != v.led:
        return ruff_or_not(v, o, hand, legal, beating, later, enemies, out)
    top = top_of(v, o, beating)
    if not threatened(v, o, top, enemies, out):
        return lowest_as_good(v, o, beating, enemies, out)
    # Third hand high, second hand low, unless the high card can only lose.
    if ours & later and not is_boss(v, o, top, out):
        return cheapest(v, o, legal, hand, out)
    if is_boss(v, o, top, out) or above(v, o, top, out & suit_cards(v, o, suit_played(v, o, top))) == 1:
        return top
    return cheapest(v, o, legal, hand, out)


def least(v: State, o: House, legal: int, beating: int, hand: int, out: int) -> int:
    """The card least missed, one that leaves the partner his trick if there is one."""
    under = legal & ~beating
    return cheapest(v, o, under if under else legal, hand, out)


def improve_on_partner(v: State, o: House, best: int, beating: int, enemies: int, out: int) -> int:
    """A card over the partner's winning one, only where he may be beaten and it helps; never the joker. -1: leave him be."""
    if not enemies or not threatened(v, o, best, enemies, out):
        return -1
    cards = beating & ~o.jokers
    same_suit = cards & suit_cards(v, o, suit_played(v, o, best))
    if not same_suit:
        return -1
    top = strongest(v, o, same_suit)
    outside = any_may_hold(v, o, enemies, out & suit_cards(v, o, suit_played(v, o, best)))
    if above(v, o, top, outside) or above(v, o, best, outside) == 0:
        return -1
    return lowest_as_good(v, o, same_suit, enemies, out)


def ruff_or_not(v: State, o: House, hand: int, legal: int, beating: int, later: int, enemies: int, out: int) -> int:
    """Void in the suit led, and an enemy is winning: the lowest ruff that holds, a low one at least, or a discard."""
    card = cheapest_winner(v, o, beating)
    if v.trump == NO_TRUMPS:
        return card  # only a joker without suit beats cards of another suit
    if o.jokers >> card & 1 and later & ~enemies and popcount(legal) > 1 and v.in_trick == 1:
        return cheapest(
            v, o, legal & ~o.jokers, hand, out
        )  # the joker is not for the second seat while a partner may win
    can_overruff = can_be_ruffed(v, o, v.led, enemies, out)
    if can_overruff:
        return lowest_as_good(v, o, beating, enemies, out)
    return card


def cheapest_winner(v: State, o: House, beating: int) -> int:
    """The weakest of the cards that win: of the suit led if there is one, else the lowest trump."""
    of_suit = beating & suit_cards(v, o, v.led) if v.led >= 0 else 0
    return weakest(v, o, of_suit if of_suit else beating)


def top_of(v: State, o: House, beating: int) -> int:
    """The strongest of the cards that win, all of one suit but for a free joker."""
    of_suit = beating & suit_cards(v, o, v.led)
    return strongest(v, o, of_suit if of_suit else beating)


def lowest_as_good(v: State, o: House, beating: int, enemies: int, out: int) -> int:
    """The weakest of the cards that win against as many cards of the enemies as the strongest does."""
    top = top_of(v, o, beating)
    suit = suit_played(v, o, top)
    outside = any_may_hold(v, o, enemies, out & suit_cards(v, o, suit))
    level = above(v, o, top, outside)
    found = top
    rest = beating & suit_cards(v, o, suit)
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if above(v, o, card, outside) == level and strength(v, o, card) < strength(v, o, found):
            found = card
    return found
