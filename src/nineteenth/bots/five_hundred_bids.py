"""How `steady` values a hand, bids, exchanges, nominates and finds a partner; in the compiled subset.

Tricks are counted in hundredths, chances in thousandths, so that everything stays an integer. What a hand is worth is a sum
over its features (`features`), with weights fitted to simulated deals (`five_hundred_weights`).
"""

from __future__ import annotations

from nineteenth.bits import lowest, popcount
from nineteenth.bots.five_hundred_sight import above, strongest, weakest
from nineteenth.bots.five_hundred_weights import FEATURES, MISERE_CHANCE, MISERE_WEIGHTS, SPREAD, WEIGHTS
from nineteenth.games.five_hundred.auction import rank, refuse_bid
from nineteenth.games.five_hundred.cards import JACKS, SUIT_OF
from nineteenth.games.five_hundred.reasons import FINE
from nineteenth.games.five_hundred.rules import (
    ALONE,
    BID,
    CALL_CARD,
    CALL_SEAT,
    DISCARD,
    LOOK,
    NO_NOMINEE,
    NOMINATE,
    PASS,
    refuse_call,
)
from nineteenth.games.five_hundred.state import (
    CONTRACTS,
    MISERE,
    NO_CONTRACT,
    NO_TRUMPS,
    NOBODY,
    OPEN_MISERE,
    House,
    State,
)
from nineteenth.games.five_hundred.suits import strength, suit_cards
from nineteenth.games.layout import Ints

TRICK = 100
SURE = 1000
OWN_SUIT, PARTNER_SUIT, OWN_NT, PARTNER_NT = range(4)
# Chances in thousandths that a normal variable exceeds −3, −2.75 … 3 standard deviations.
NORMAL = (
    *(1, 3, 6, 12, 23, 40, 67, 106, 159, 227, 309, 401, 500),
    *(599, 691, 773, 841, 894, 933, 960, 977, 988, 994, 997, 999),
)
WIN_BONUS = 350  # what ending the match is worth beside the points
FALL = 700  # what falling out of the back door costs beside them


def form(o: House) -> int:
    """Which set of weights belongs to this table."""
    if o.hands == 4:
        return 0 if popcount(o.pack) == 43 else 1
    if o.hands == 3:
        return 2
    if o.hands == 5:
        return 7
    if o.hands == 6:
        return 8 if o.sides == 2 else 9
    size = popcount(o.pack)
    return 3 if size == 24 else 4 if size == 25 else 5 if size == 33 else 6


def imagine(t: State, trump: int, misere: int) -> None:
    """Let `t` stand for a contract with these trumps, in which no joker is nominated."""
    t.trump = trump
    t.misere = misere
    t.nominated = -1
    t.led = -1
    t.in_trick = 0


def features(t: State, o: House, hand: int, out: Ints) -> None:
    """Write what counts in `hand` under the contract imagined on `t` to the first FEATURES places of `out`."""
    for at in range(FEATURES):
        out[at] = 0
    out[11] = 1
    if t.trump == NO_TRUMPS:
        features_without_trumps(t, o, hand, out)
        return
    trumps = hand & suit_cards(t, o, t.trump)
    count = popcount(trumps)
    out[0] = count
    out[1] = max(0, count - 5)
    out[2] = popcount(hand & o.jokers)
    out[3] = hand >> JACKS[t.trump] & 1
    out[4] = hand >> JACKS[t.trump ^ 1] & 1
    honours = suit_cards(t, o, t.trump) & ~o.jokers & ~(1 << JACKS[t.trump]) & ~(1 << JACKS[t.trump ^ 1])
    ace = strongest(t, o, honours)
    king = strongest(t, o, honours & ~(1 << ace))
    out[5] = (hand >> ace & 1) + (hand >> king & 1)
    for suit in range(4):
        if suit != t.trump:
            plain_suit(t, o, hand & suit_cards(t, o, suit), suit_cards(t, o, suit), count, out)


def plain_suit(t: State, o: House, cards: int, suit: int, trumps: int, out: Ints) -> None:
    """Aces, guarded kings and queens, and shortness of one plain suit, beside so many trumps."""
    length = popcount(cards)
    top = strongest(t, o, suit)
    king = strongest(t, o, suit & ~(1 << top))
    queen = strongest(t, o, suit & ~(1 << top) & ~(1 << king))
    out[6] += cards >> top & 1
    if length >= 2:
        out[7] += cards >> king & 1
    if length >= 3:
        out[8] += cards >> queen & 1
    if length == 0:
        out[9] += min(trumps, 3)
    elif length == 1:
        out[10] += min(trumps, 3)


def features_without_trumps(t: State, o: House, hand: int, out: Ints) -> None:
    """Jokers, honours by their guards, the longest suit and how it is headed, and suits without a stopper."""
    out[0] = popcount(hand & o.jokers)
    longest = 0
    for suit in range(4):
        of_suit = o.plain[suit]
        cards = hand & of_suit
        length = popcount(cards)
        missing = 0
        tops = 0
        rest = of_suit
        # Cards from the top of the suit: how many tricks it takes from the top, and which honours it holds.
        for place in range(4):
            card = strongest(t, o, rest)
            rest &= ~(1 << card)
            if hand >> card & 1:
                if place == 0:
                    out[1] += 1
                elif place == 1 and length >= 2:
                    out[2] += 1
                elif place == 2 and length >= 3:
                    out[3] += 1
                elif place == 3 and length >= 4:
                    out[4] += 1
                if missing == 0:
                    tops += 1
            else:
                missing += 1
        out[5] += max(0, length - 4) * (1 if missing < 4 else 0)
        if tops >= 2:
            out[6] += tops
        if missing <= 1 and length >= 5:
            out[7] += length - 4
        if length <= 1 and tops == 0:
            out[8] += 1
        longest = max(longest, length)
    out[9] = longest
    out[10] = 1 if out[0] > 0 and longest >= 5 else 0


def weighed(o: House, kind: int, found: Ints) -> int:
    """The features in `found` as tricks, in hundredths."""
    total = 0
    base = (form(o) * 4 + kind) * FEATURES
    for at in range(FEATURES):
        total += WEIGHTS[base + at] * found[at]
    return total


def own_tricks(t: State, o: House, hand: int, trump: int, room: Ints) -> int:
    """What its side may expect to take if this hand plays a contract with these trumps, kitty and average partner included."""
    imagine(t, trump, 0)
    features(t, o, hand, room)
    return weighed(o, OWN_NT if trump == NO_TRUMPS else OWN_SUIT, room)


def support(t: State, o: House, hand: int, trump: int, room: Ints) -> int:
    """By how much this hand helps a partner's contract more than an average one."""
    imagine(t, trump, 0)
    features(t, o, hand, room)
    return weighed(o, PARTNER_NT if trump == NO_TRUMPS else PARTNER_SUIT, room)


def chance_of(o: House, expected: int, tricks: int, trump: int) -> int:
    """The chance, in thousandths, of at least so many tricks when `expected` hundredths are."""
    # Half a trick either way counts as the trick.
    spread = SPREAD[2 * form(o) + (1 if trump == NO_TRUMPS else 0)]
    quarters = (expected - TRICK * tricks + TRICK // 2) * 4 // spread
    return NORMAL[max(0, min(24, quarters + 12))]


def worth_bidding(v: State, o: House, side: int, value: int, chance: int) -> int:
    """What a contract is worth, in points: gain and loss by their chances, with what they mean for the match."""
    gain, loss = value, value
    if v.totals[side] + value >= o.target:
        gain += WIN_BONUS
    if o.back_door < 0 and v.totals[side] - value <= o.back_door:
        loss += FALL
    return (gain * chance - loss * (SURE - chance)) // SURE


def expected_tricks(v: State, o: House, t: State, seat: int, trump: int, room: Ints) -> int:
    """What this seat's side takes with these trumps, by its own cards and what its partners have bid."""
    hand = v.hands[seat]
    best = own_tricks(t, o, hand, trump, room)
    latest = rank(o, v.contract, v.sans)
    for other in range(o.players):
        if other == seat or other % o.sides != seat % o.sides:
            continue
        bid = highest_in(v, o, other, trump)
        if bid < 0:
            continue
        # He counted on an average partner. What he bid after this seat had bid the suit already counts its cards.
        believed = TRICK * (6 + bid // 5) + TRICK // 4
        answered = highest_in(v, o, seat, trump) >= 0 and rank(o, bid, 0) <= latest
        extra = 0 if answered else support(t, o, hand, trump, room)
        best = max(best, believed + extra)
    return best


def highest_in(v: State, o: House, seat: int, trump: int) -> int:
    """The highest contract with these trumps that a seat has bid; -1 if none."""
    found = -1
    for level in range(5):
        contract = 5 * level + trump
        if v.bids[seat] >> contract & 1 or v.bids[seat] >> contract + CONTRACTS & 1:
            found = contract
    return found


def holds_top(t: State, o: House, hand: int, trump: int) -> bool:
    """Whether the hand has the best card of a contract with these trumps; where there is no joker, at no trumps two aces."""
    if o.jokers:
        return hand & o.jokers != 0
    imagine(t, trump, 0)
    if trump < NO_TRUMPS:
        return hand >> JACKS[trump] & 1 == 1
    aces = 0
    for suit in range(4):
        aces += hand >> strongest(t, o, o.plain[suit]) & 1
    return aces >= 2


def choose_call(v: State, o: House, seat: int, room: Ints, t: State) -> int:
    """Pass, or the bid with the best prospect, if it is better than letting the standing bid be."""
    if not v.looked >> seat & 1:
        return LOOK
    side = seat % o.sides
    best, found = value_of_passing(v, o, seat), -1
    for trump in range(NO_TRUMPS + 1):
        expected = expected_tricks(v, o, t, seat, trump, room)
        top = holds_top(t, o, v.hands[seat], trump)
        for level in range(5):
            contract = 5 * level + trump
            if refuse_bid(v, o, contract, 0) != FINE or (level == 4 and not top):
                continue
            chance = chance_of(o, expected, 6 + level, trump)
            worth = worth_bidding(v, o, side, o.value[contract], chance)
            if worth > best:
                best, found = worth, contract
    for contract in range(MISERE, OPEN_MISERE + 1):
        if refuse_bid(v, o, contract, 0) == FINE:
            chance = misere_chance(t, o, v.hands[seat], contract)
            worth = worth_bidding(v, o, side, o.value[contract], chance)
            if worth > best:
                best, found = worth, contract
    return PASS if found < 0 else BID + found


def value_of_passing(v: State, o: House, seat: int) -> int:
    """What may be expected of the standing bid, in points for this side; a little caution if there is none."""
    if v.contract == NO_CONTRACT or v.contractor == NOBODY:
        return 10
    side, theirs = seat % o.sides, v.contractor % o.sides
    value = o.value[v.contract + CONTRACTS * v.sans]
    # Bidders are trusted to make what they bid, seven times in ten.
    chance = 700
    worth = worth_bidding(v, o, theirs, value, chance)
    if theirs == side:
        return worth + 10
    # Others' points count against this side, in a table of many sides only in part; own tricks bring something.
    return 15 - worth // (2 * o.sides - 2)


# Misère ---------------------------------------------------------------------------------------------------------------


def misere_chance(t: State, o: House, hand: int, contract: int) -> int:
    """The chance, in thousandths, of losing every trick with this hand, its worst cards put away and the kitty taken in."""
    imagine(t, NO_TRUMPS, 1)
    kept = hand
    for _ in range(o.kitty_size):
        kept &= ~(1 << worst_for_misere(t, o, kept))
    chance = MISERE_CHANCE[form(o)] - misere_risk(t, o, kept) * MISERE_WEIGHTS[0] // 10
    if contract == OPEN_MISERE:
        chance -= MISERE_WEIGHTS[1]
    return max(20, chance)


def card_risk(t: State, o: House, hand: int, card: int) -> int:
    """How much too high a card is for its place in its suit, squared: what a misère fears."""
    suit = o.plain[SUIT_OF[card]]
    own = hand & suit
    others = suit & ~hand
    below = popcount(others) - above(t, o, card, others)
    lower = popcount(own) - 1 - above(t, o, card, own)
    gap = below - lower
    if gap <= 0:
        return 0
    return MISERE_WEIGHTS[2] * gap * gap // (popcount(own) + 1)


def misere_risk(t: State, o: House, hand: int) -> int:
    """The chance, in thousandths, that some card of the hand takes a trick; a joker takes one for sure."""
    risk = 600 * popcount(hand & o.jokers)
    rest = hand & ~o.jokers
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        risk += card_risk(t, o, hand, card)
    return risk


def worst_for_misere(t: State, o: House, hand: int) -> int:
    """The card a misère is best rid of."""
    jokers = hand & o.jokers
    if jokers:
        return lowest(jokers)
    least, found = 1_000_000, lowest(hand)
    for suit in range(4):
        cards = hand & o.plain[suit]
        if cards:
            card = strongest(t, o, cards)
            left = misere_risk(t, o, hand & ~(1 << card)) * 64 - strength(t, o, card) % 16
            if left < least:
                least, found = left, card
    return found


# The exchange ---------------------------------------------------------------------------------------------------------


def choose_discard(v: State, o: House, seat: int, room: Ints, t: State) -> int:
    """The next card to put away."""
    hand = v.hands[seat]
    left = o.kitty_size - v.discard_count
    if v.misere:
        imagine(t, NO_TRUMPS, 1)
        return DISCARD + worst_for_misere(t, o, hand)
    imagine(t, v.trump, 0)
    return DISCARD + least_needed(t, o, hand, left)


def least_needed(t: State, o: House, hand: int, left: int) -> int:
    """The first card of the best set of `left` cards to put away; from each suit only its lowest can be among them."""
    best, found = -1_000_000, -1
    spades = hand & suit_cards(t, o, 0)
    clubs = hand & suit_cards(t, o, 1)
    diamonds = hand & suit_cards(t, o, 2)
    hearts = hand & suit_cards(t, o, 3)
    for a in range(min(left, popcount(spades)) + 1):
        for b in range(min(left - a, popcount(clubs)) + 1):
            for c in range(min(left - a - b, popcount(diamonds)) + 1):
                d = left - a - b - c
                if d > popcount(hearts):
                    continue
                gone = lowest_of(t, o, spades, a) | lowest_of(t, o, clubs, b)
                gone |= lowest_of(t, o, diamonds, c) | lowest_of(t, o, hearts, d)
                value = hand_value(t, o, hand & ~gone)
                if value > best:
                    best, found = value, gone
    if found <= 0:
        # Nothing but jokers is left to put away.
        return lowest(hand)
    return lowest(found)


def lowest_of(t: State, o: House, cards: int, count: int) -> int:
    """The `count` weakest of some cards of one suit."""
    found = 0
    for _ in range(count):
        card = weakest(t, o, cards & ~found)
        found |= 1 << card
    return found


def hand_value(t: State, o: House, hand: int) -> int:
    """What ten cards are worth to a contractor: trumps above all, then winners, guards and voids."""
    value = 0
    trumps = popcount(hand & suit_cards(t, o, t.trump)) if t.trump < NO_TRUMPS else 0
    rest = hand & suit_cards(t, o, t.trump)
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        value += 300 + strength(t, o, card)
    for suit in range(4):
        if suit != t.trump:
            value += suit_value(t, o, hand & suit_cards(t, o, suit), suit_cards(t, o, suit), trumps)
    return value


def suit_value(t: State, o: House, cards: int, suit: int, trumps: int) -> int:
    """What the cards kept of one plain suit are worth beside so many trumps."""
    length = popcount(cards)
    if length == 0:
        return 60 if trumps >= 3 else 0
    value = 15 if length == 1 and trumps >= 3 else 0
    missing = 0
    held = 0
    rest = suit
    for place in range(4):
        card = strongest(t, o, rest)
        rest &= ~(1 << card)
        if cards >> card & 1:
            held += 1
            if missing == 0:
                value += 110 - 10 * place
            elif length > missing:
                value += 60 // (missing * missing) if missing < 3 else 5
        else:
            missing += 1
    if t.trump == NO_TRUMPS:
        # Length counts once the suit is good.
        value += 12 * length * held if length >= 4 else 3 * length
    return value + length


# Nomination and partners ----------------------------------------------------------------------------------------------


def choose_nomination(v: State, o: House, seat: int, t: State) -> int:
    """In a misère the joker must get a suit that shields it: long, low, so that it can be thrown; else it stays free."""
    hand = v.hands[seat]
    if hand & o.jokers == 0 or not v.misere:
        return NOMINATE + NO_NOMINEE
    imagine(t, NO_TRUMPS, 1)
    best, found = -1_000_000, 0
    for suit in range(4):
        cards = hand & o.plain[suit]
        value = 10 * popcount(cards)
        rest = cards
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            value -= card_risk(t, o, hand, card)
        if value > best:
            best, found = value, suit
    return NOMINATE + found


def choose_partner(v: State, o: House, seat: int, t: State) -> int:
    """Five-handed: the player whose bids promise most; or the best card of the contract that is missing."""
    imagine(t, v.trump, 0)
    if o.calling == 1:
        best, found = -1, -1
        for step in range(1, o.players):
            other = (seat + step) % o.players
            if refuse_call(v, o, CALL_SEAT + other) != FINE:
                continue
            value = 2 * (v.bids[other] != 0) + 3 * (highest_in(v, o, other, v.trump) >= 0)
            if value > best:
                best, found = value, other
        return CALL_SEAT + found
    found = best_missing(t, o, v.hands[seat], t.trump if t.trump < NO_TRUMPS else longest(o, v.hands[seat]))
    if found >= 0 and refuse_call(v, o, CALL_CARD + found) == FINE:
        return CALL_CARD + found
    return ALONE


def longest(o: House, hand: int) -> int:
    """The longest plain suit."""
    found = 0
    for suit in range(1, 4):
        if popcount(hand & o.plain[suit]) > popcount(hand & o.plain[found]):
            found = suit
    return found


def best_missing(t: State, o: House, hand: int, suit: int) -> int:
    """The best card of a suit, jokers aside, that the hand lacks; -1 if it has all."""
    return strongest(t, o, suit_cards(t, o, suit) & ~hand & ~o.jokers)
