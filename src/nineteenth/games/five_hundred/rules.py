"""Five Hundred, in the order of its rule page: the deal, the auction, the kitty, the joker, the play, and claims.

Plain functions over `State` and `House` (docs/one_source.md): CPython runs them as they are, Numba compiles these very
lines. A refusal is a number from `reasons`, 0 if the move is allowed; `legal_moves` lists what is not refused.

Moves are integers: PASS, LOOK, ALONE, CLAIM; BID or SANS plus a contract; NOMINATE plus a suit (4: none); CALL_SEAT plus a
seat; CALL_CARD, DISCARD or CARD plus a card; NAME plus a suit for the joker led in its name, NAME_LOWER for the second joker.
"""

from __future__ import annotations

from nineteenth.bits import lowest, nth, popcount
from nineteenth.chance import below
from nineteenth.games.five_hundred.auction import (
    begin_auction,
    bid,
    biddable,
    look,
    make_pass,
    next_seat,
    refuse_bid,
    refuse_look,
)
from nineteenth.games.five_hundred.cards import CARDS, JACKS, JOKER, SECOND_JOKER, SUIT_OF
from nineteenth.games.five_hundred.claim import refuse_claim
from nineteenth.games.five_hundred.options import (
    ALWAYS_PLAYABLE,
    EXPOSE_BEFORE_LEAD,
    HALF_OPEN,
    LEAD_LAST_ONLY,
    LOW_IN_MISERE,
    NO_NOMINATION,
    PLAY_NO_TRUMPS,
)
from nineteenth.games.five_hundred.reasons import (
    ALL_SUITS_LED,
    ALREADY_CALLED,
    AUCTION_FIRST,
    AUCTION_IS_OVER,
    CALL_A_CARD,
    CALL_A_SEAT,
    CALL_PARTNER_FIRST,
    CANNOT_CALL_JOKER,
    CANNOT_CALL_ONESELF,
    CANNOT_CALL_OWN_CARD,
    CARD_NOT_IN_PACK,
    DISCARD_FIRST,
    FINE,
    JOKER_FORCED,
    JOKER_LEADS_LAST_ONLY,
    JOKER_MUST_FOLLOW,
    JOKER_NAMES_A_SUIT,
    JOKER_NAMES_NOTHING,
    JOKER_ONLY_WHEN_VOID,
    LEFT_BOWER_IS_TRUMP,
    LEFT_BOWER_MUST_FOLLOW,
    MUST_FOLLOW,
    NO_GOING_ALONE,
    NO_SUCH_SEAT,
    NOBODY_IS_CALLED,
    NOMINATE_FIRST,
    NOMINATE_WITHOUT_JOKER,
    NOT_A_MOVE,
    NOT_YOUR_CARD,
    NOTHING_TO_DISCARD,
    ROUND_IS_OVER,
    SUIT_ALREADY_LED,
)
from nineteenth.games.five_hundred.reasons import NO_NOMINATION as NOMINATION_IS_OFF
from nineteenth.games.five_hundred.scoring import ACCOUNT_SIZE, count_points, end_match
from nineteenth.games.five_hundred.state import (
    AUCTION,
    CALLING,
    CONTRACTS,
    EXCHANGE,
    NO_TRUMPS,
    NOBODY,
    NOMINATION,
    OPEN_MISERE,
    OVER,
    PLAY,
    SEATS,
    STACKS,
    TRICKS,
    House,
    State,
)
from nineteenth.games.five_hundred.suits import (
    beats,
    free_jokers,
    is_misere,
    may_name,
    must_name,
    playable,
    suit_cards,
    suit_played,
)
from nineteenth.games.layout import Ints

PASS, LOOK, ALONE, CLAIM = range(4)
BID, SANS = 8, 40
NOMINATE, NAME, NAME_LOWER = 72, 80, 84
CALL_SEAT, CALL_CARD, DISCARD, CARD = 96, 128, 192, 256
MOVES_END = CARD + CARDS
MAX_MOVES = 64
SCORE_SIZE = ACCOUNT_SIZE
NO_NOMINEE = 4


# F1: pack, seats, deal -------------------------------------------------------------------------------------------------


def fill_pack(o: House, pack: Ints) -> int:
    """Write the cards in play, unshuffled, to `pack` (length MAX_PACK); how many there are (F1.1, F10)."""
    count = 0
    for card in range(CARDS):
        if o.pack >> card & 1:
            pack[count] = card
            count += 1
    return count


def begin_match(s: State, o: House, dealer: int) -> None:
    """A new match, nothing scored; `dealer` deals first."""
    s.dealer = dealer
    s.rounds = 0
    s.match_over = 0
    s.winners = 0
    for side in range(SEATS):
        s.totals[side] = 0


def clear_play(s: State) -> None:
    """Nothing named, called or played yet."""
    s.exposed = 0
    s.trump = NO_TRUMPS
    s.misere = 0
    s.sitting = 0
    s.called_card = -1
    s.allies = 0
    s.nominated = -1
    s.leader = 0
    s.in_trick = 0
    s.led = -1
    s.best = 0
    s.played = 0
    s.led_suits = 0
    s.done = 0
    s.claimed = NOBODY
    for hand in range(SEATS):
        s.hands[hand] = 0
        s.held[hand] = 0
        s.voids[hand] = 0
        s.tricks[hand] = 0
    for at in range(len(s.record)):
        s.record[at] = -1
    for trick in range(TRICKS):
        s.leaders[trick] = -1
        s.takers[trick] = -1
        s.named[trick] = -1
    for at in range(len(s.over)):
        s.over[at] = -1
        s.under[at] = -1


def deal(s: State, o: House, pack: Ints, count: int) -> None:
    """F1.3: clockwise from the dealer's left in packets of three, four and three, a share of the kitty after each packet."""
    clear_play(s)
    s.kitty = 0
    s.dead = 0
    s.discards = 0
    s.discard_count = 0
    s.kitty_count = o.kitty_size
    hands = o.hands + o.dead_hands
    top = 0
    for packet in range(3):
        hand = s.dealer
        for _ in range(hands):
            hand = next_seat(hand, hands)
            for _ in range(4 if packet == 1 else 3):
                give(s, o, hand, pack[top])
                top += 1
        # One card each time from a kitty of three; larger ones are shared out as evenly as they go.
        for _ in range((o.kitty_size * (packet + 1) + 1) // 3 - (o.kitty_size * packet + 1) // 3):
            s.kitty |= 1 << pack[top]
            top += 1
    if o.hands > o.players and o.table_hand == HALF_OPEN:
        s.exposed = (1 << o.hands) - (1 << o.players)
    s.phase = AUCTION
    begin_auction(s, o)


def give(s: State, o: House, hand: int, card: int) -> None:
    """Deal one card to a hand, to a dead hand (F10), or to a table hand, whose first five lie face down (F10, 2d)."""
    if hand >= o.hands:
        s.dead |= 1 << card
        return
    dealt = s.held[hand]
    s.held[hand] += 1
    if hand >= o.players and o.table_hand == HALF_OPEN:
        at = (hand - o.players) * STACKS + dealt % STACKS
        if dealt < STACKS:
            s.under[at] = card
            return
        s.over[at] = card
    s.hands[hand] |= 1 << card


def is_over(s: State) -> bool:
    """Whether the deal has been played, claimed, lost in a misère, or thrown in."""
    return s.phase == OVER


def to_move(s: State, o: House) -> int:
    """The seat that decides next, -1 when the round is over; with table hands (2d) the seat that plays the hand."""
    return -1 if s.phase == OVER else s.turn % o.players


# What may be done ------------------------------------------------------------------------------------------------------


def refusal(s: State, o: House, move: int) -> int:
    """Why `move` may not be made by the seat to move: 0 if it may, else a reason number. Works on a state and on a view."""
    if s.phase == OVER:
        return ROUND_IS_OVER
    if CARD <= move < MOVES_END:
        return refuse_card(s, o, move - CARD, -1)
    if NAME <= move < NAME + 4:
        return refuse_card(s, o, JOKER, move - NAME)
    if NAME_LOWER <= move < NAME_LOWER + 4:
        return refuse_card(s, o, SECOND_JOKER, move - NAME_LOWER)
    if move == CLAIM:
        return refuse_claim(s, o) if s.phase == PLAY else other_phase(s)
    if DISCARD <= move < DISCARD + CARDS:
        return refuse_discard(s, move - DISCARD)
    if NOMINATE <= move <= NOMINATE + NO_NOMINEE:
        return refuse_nomination(s, o, move - NOMINATE)
    if move == ALONE or CALL_SEAT <= move < CALL_SEAT + SEATS or CALL_CARD <= move < CALL_CARD + CARDS:
        return refuse_call(s, o, move)
    return refuse_in_auction(s, o, move)


def other_phase(s: State) -> int:
    """What the seat to move must do first, as the reason why something else is refused."""
    if s.phase == AUCTION:
        return AUCTION_FIRST
    if s.phase == CALLING:
        return CALL_PARTNER_FIRST
    if s.phase == EXCHANGE:
        return DISCARD_FIRST
    if s.phase == NOMINATION:
        return NOMINATE_FIRST
    return AUCTION_IS_OVER


def refuse_in_auction(s: State, o: House, move: int) -> int:
    """F2: pass, look, or a bid."""
    called = BID <= move < BID + CONTRACTS or SANS <= move < SANS + CONTRACTS
    if not called and move != PASS and move != LOOK:
        return NOT_A_MOVE
    if s.phase != AUCTION:
        return AUCTION_IS_OVER
    if move == PASS:
        return FINE
    if move == LOOK:
        return refuse_look(s)
    if move < SANS:
        return refuse_bid(s, o, move - BID, 0)
    return refuse_bid(s, o, move - SANS, 1)


def refuse_call(s: State, o: House, move: int) -> int:
    """F10, five-handed: the contractor picks his partner by seat, or calls a card, or goes alone."""
    if o.calling == 0:
        return NOBODY_IS_CALLED
    if s.phase != CALLING:
        return AUCTION_FIRST if s.phase == AUCTION else ALREADY_CALLED
    if move == ALONE:
        return FINE if o.calling == 2 else NO_GOING_ALONE
    if move < CALL_CARD:
        seat = move - CALL_SEAT
        if o.calling == 2:
            return CALL_A_CARD
        if seat >= o.players:
            return NO_SUCH_SEAT
        if seat == s.turn:
            return CANNOT_CALL_ONESELF
        return ALREADY_CALLED if s.allies >> seat & 1 else FINE
    card = move - CALL_CARD
    if o.calling == 1:
        return CALL_A_SEAT
    if not o.pack >> card & 1:
        return CARD_NOT_IN_PACK
    if o.jokers >> card & 1:
        return CANNOT_CALL_JOKER
    return CANNOT_CALL_OWN_CARD if s.hands[s.turn] >> card & 1 else FINE


def refuse_discard(s: State, card: int) -> int:
    """F3.1: any card may be put away, kitty cards, trumps and the joker too."""
    if s.phase != EXCHANGE:
        return NOTHING_TO_DISCARD if s.phase == PLAY or s.phase == NOMINATION else other_phase(s)
    return FINE if s.hands[s.turn] >> card & 1 else NOT_YOUR_CARD


def refuse_nomination(s: State, o: House, suit: int) -> int:
    """F5.1: the contractor, if he holds the joker, may give it a suit before he leads to trick 1."""
    if s.phase != NOMINATION:
        return NOMINATION_IS_OFF if s.phase == PLAY else other_phase(s)
    if suit != NO_NOMINEE and s.hands[s.turn] & o.jokers == 0:
        return NOMINATE_WITHOUT_JOKER
    return FINE


def refuse_card(s: State, o: House, card: int, named: int) -> int:
    """F4.2 and F5: whether the hand to play may play `card`; `named` is the suit a joker is led in, -1 if none is named."""
    if s.phase != PLAY:
        return other_phase(s)
    hand = s.hands[s.turn]
    if not hand >> card & 1:
        return NOT_YOUR_CARD
    if s.in_trick == 0:
        return refuse_lead(s, o, hand, card, named)
    if named >= 0:
        return JOKER_NAMES_NOTHING
    if playable(s, o, hand) >> card & 1:
        return FINE
    return why_not_follow(s, o, hand, card)


def refuse_lead(s: State, o: House, hand: int, card: int, named: int) -> int:
    """F5.2b and c: a joker without suit is led in the name of a suit that has not been led."""
    if not must_name(s, o, hand, card):
        return JOKER_NAMES_NOTHING if named >= 0 else FINE
    if o.joker_nt == LEAD_LAST_ONLY:
        return JOKER_LEADS_LAST_ONLY
    if named >= 0:
        return FINE if may_name(s, o, named) else SUIT_ALREADY_LED
    for suit in range(4):
        if may_name(s, o, suit):
            return JOKER_NAMES_A_SUIT
    return ALL_SUITS_LED


def why_not_follow(s: State, o: House, hand: int, card: int) -> int:
    """Which rule an unplayable card breaks; bowers and jokers have sentences of their own (F1.4, F5)."""
    following = hand & suit_cards(s, o, s.led)
    if not following:
        return JOKER_FORCED
    if free_jokers(s, o, hand) >> card & 1:
        return JOKER_ONLY_WHEN_VOID
    if s.trump < NO_TRUMPS:
        left = JACKS[s.trump ^ 1]
        if card == left and s.led == SUIT_OF[left]:
            return LEFT_BOWER_IS_TRUMP
        if s.led == s.trump and following == 1 << left:
            return LEFT_BOWER_MUST_FOLLOW
    if following & ~o.jokers == 0:
        return JOKER_MUST_FOLLOW
    return MUST_FOLLOW


def legal_moves(s: State, o: House, out: Ints) -> int:
    """Write every legal move to `out` (length MAX_MOVES), in a fixed order; how many there are. Never 0 until the end."""
    if s.phase == PLAY:
        return legal_plays(s, o, out)
    if s.phase == AUCTION:
        return legal_calls(s, o, out)
    if s.phase == EXCHANGE:
        return legal_discards(s, out)
    if s.phase == NOMINATION:
        return legal_range(s, o, NOMINATE, NO_NOMINEE + 1, out, 0)
    if s.phase == CALLING:
        count = legal_range(s, o, ALONE, 1, out, 0)
        count = legal_range(s, o, CALL_SEAT, SEATS, out, count)
        return legal_range(s, o, CALL_CARD, CARDS, out, count)
    return 0


def legal_calls(s: State, o: House, out: Ints) -> int:
    """Pass, look, and every bid that may be made."""
    out[0] = PASS
    count = 1
    if refuse_look(s) == FINE:
        out[count] = LOOK
        count += 1
    rest = biddable(s, o)
    while rest:
        called = lowest(rest)
        rest &= rest - 1
        out[count] = BID + called if called < CONTRACTS else SANS + called - CONTRACTS
        count += 1
    return count


def legal_discards(s: State, out: Ints) -> int:
    """Every card of the contractor's hand."""
    rest = s.hands[s.turn]
    count = 0
    while rest:
        out[count] = DISCARD + lowest(rest)
        rest &= rest - 1
        count += 1
    return count


def legal_range(s: State, o: House, first: int, length: int, out: Ints, count: int) -> int:
    """Add what is legal of `length` moves from `first` on; the new count."""
    for move in range(first, first + length):
        if refusal(s, o, move) == FINE:
            out[count] = move
            count += 1
    return count


def legal_plays(s: State, o: House, out: Ints) -> int:
    """The plays, and a claim."""
    count = legal_cards(s, o, out)
    if refuse_claim(s, o) == FINE:
        out[count] = CLAIM
        count += 1
    return count


def legal_cards(s: State, o: House, out: Ints) -> int:
    """Of `playable` the cards that need no name, and jokers with each name they may be led in."""
    hand = s.hands[s.turn]
    rest = playable(s, o, hand)
    jokers = 0 if s.in_trick else free_jokers(s, o, hand)
    count = 0
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if not jokers >> card & 1 or not must_name(s, o, hand, card):
            out[count] = CARD + card
            count += 1
            continue
        for suit in range(4):
            if may_name(s, o, suit):
                out[count] = (NAME if card == JOKER else NAME_LOWER) + suit
                count += 1
    return count


def random_move(s: State, o: House, source: Ints, out: Ints) -> int:
    """A fair choice among the legal moves. Whether the rest may be claimed is asked only when the lot falls on that."""
    hand = s.hands[s.turn]
    if s.phase == EXCHANGE:
        return DISCARD + nth(hand, below(source, popcount(hand)))
    if s.phase != PLAY:
        return out[below(source, legal_moves(s, o, out))]
    names = s.in_trick == 0 and free_jokers(s, o, hand) != 0  # a joker may be led in several
    cards = 0 if names else playable(s, o, hand)
    count = legal_cards(s, o, out) if names else popcount(cards)
    chosen = below(source, count + 1)
    if chosen == count:
        if refuse_claim(s, o) == FINE:
            return CLAIM
        chosen = below(source, count)
    return out[chosen] if names else CARD + nth(cards, chosen)


def may_undo(s: State, o: House) -> bool:
    """Whether the last move may be taken back: a card put away, until the last of them is."""
    return s.phase == EXCHANGE and s.discard_count > 0


# What happens ----------------------------------------------------------------------------------------------------------


def apply(s: State, o: House, move: int) -> None:
    """Make a legal `move` for the seat to move."""
    if s.phase == PLAY:
        if move == CLAIM:
            claim_rest(s, o)
        elif move >= CARD:
            play_card(s, o, move - CARD, -1)
        elif move >= NAME_LOWER:
            play_card(s, o, SECOND_JOKER, move - NAME_LOWER)
        else:
            play_card(s, o, JOKER, move - NAME)
    elif s.phase == AUCTION:
        call(s, o, move)
    elif s.phase == EXCHANGE:
        put_away(s, o, move - DISCARD)
    elif s.phase == NOMINATION:
        s.nominated = -1 if move == NOMINATE + NO_NOMINEE else move - NOMINATE
        begin_play(s, o)
    else:
        call_partner(s, o, move)


def call(s: State, o: House, move: int) -> None:
    """F2: one call of the auction, or a look."""
    if move == LOOK:
        look(s)
        return
    if move == PASS:
        over = make_pass(s, o)
    elif move < SANS:
        over = bid(s, o, move - BID, 0)
    else:
        over = bid(s, o, move - SANS, 1)
    if over:
        end_auction(s, o)


def end_auction(s: State, o: House) -> None:
    """F2.7: the standing bid is the contract; if there is none the deal is thrown in, or played without trumps (F12)."""
    s.looked = (1 << o.players) - 1
    s.exposed |= (1 << o.hands) - (1 << o.players)  # table hands, if they were not open before
    if s.contractor == NOBODY:
        if o.all_pass != PLAY_NO_TRUMPS:
            s.phase = OVER
            return
        s.trump = NO_TRUMPS
        s.turn = next_seat(s.dealer, o.players)
        begin_play(s, o)
        return
    s.misere = 1 if is_misere(s.contract) else 0
    s.trump = NO_TRUMPS if s.misere else s.contract % 5
    s.turn = s.contractor
    s.allies = side_mask(o, s.contractor)
    if s.misere:
        # F6.1: whoever is on the contractor's side sits out.
        s.sitting = s.allies & ~(1 << s.contractor)
    if o.calling:
        s.phase = CALLING
    else:
        take_kitty(s, o)


def side_mask(o: House, hand: int) -> int:
    """All hands on the side of `hand`; five-handed only itself, until it has called."""
    mask = 0
    for other in range(o.hands):
        if side_of(o, other % o.players) == side_of(o, hand % o.players):
            mask |= 1 << other
    return mask


def call_partner(s: State, o: House, move: int) -> None:
    """F10, five-handed: one partner, two if the bid is eight or more; or whoever holds the called card."""
    if move == ALONE:
        take_kitty(s, o)
        return
    if move < CALL_CARD:
        s.allies |= 1 << move - CALL_SEAT
        if popcount(s.allies) == (3 if s.contract >= 10 else 2):
            take_kitty(s, o)
        return
    s.called_card = move - CALL_CARD
    for hand in range(o.hands):
        if s.hands[hand] >> s.called_card & 1:
            s.allies |= 1 << hand
    take_kitty(s, o)


def take_kitty(s: State, o: House) -> None:
    """F3.1: the contractor takes the kitty, unless he bid without it (F7.3)."""
    s.turn = s.contractor
    if s.sans:
        after_exchange(s, o)
        return
    s.hands[s.contractor] |= s.kitty
    s.held[s.contractor] += s.kitty_count
    s.kitty = 0
    s.kitty_count = 0
    s.phase = EXCHANGE


def put_away(s: State, o: House, card: int) -> None:
    """F3.1: one card face down; with the last of them the exchange is over."""
    s.hands[s.turn] ^= 1 << card
    s.held[s.turn] -= 1
    s.discards |= 1 << card
    s.discard_count += 1
    if s.discard_count == o.kitty_size:
        after_exchange(s, o)


def after_exchange(s: State, o: House) -> None:
    """F5.1: without trumps the contractor is asked for a nomination, joker or not, so that asking tells nobody anything."""
    asked = s.trump == NO_TRUMPS and o.jokers != 0 and o.joker_nt != NO_NOMINATION
    if asked and not (s.misere and o.joker_nt == LOW_IN_MISERE):
        s.phase = NOMINATION
    else:
        begin_play(s, o)


def begin_play(s: State, o: House) -> None:
    """F4.1: the contractor leads to the first trick; F6.3, option before_lead: his open misère is exposed."""
    s.phase = PLAY
    s.leader = s.turn
    s.leaders[0] = s.turn
    if s.contract == OPEN_MISERE and o.open_misere_expose == EXPOSE_BEFORE_LEAD:
        s.exposed |= 1 << s.contractor


def next_hand(s: State, o: House, hand: int) -> int:
    """The next hand clockwise that takes part (F4.1, F6.1)."""
    hand = next_seat(hand, o.hands)
    while s.sitting >> hand & 1:
        hand = next_seat(hand, o.hands)
    return hand


def play_card(s: State, o: House, card: int, named: int) -> None:
    """F4: one card to the trick; the last one completes it."""
    hand = s.turn
    if s.in_trick == 0:
        suit = suit_played(s, o, card)
        s.named[s.done] = named
        s.led = named if named >= 0 else suit
        if s.led < NO_TRUMPS:
            s.led_suits |= 1 << s.led
        s.best = hand
    else:
        show_void(s, o, hand, card)
        if beats(s, o, card, s.record[s.done * SEATS + s.best]):
            s.best = hand
    s.hands[hand] ^= 1 << card
    s.held[hand] -= 1
    s.played |= 1 << card
    s.record[s.done * SEATS + hand] = card
    s.in_trick += 1
    if hand >= o.players:
        uncover(s, o, hand, card)
    if s.in_trick == o.hands - popcount(s.sitting):
        end_trick(s, o)
    else:
        s.turn = next_hand(s, o, hand)


def show_void(s: State, o: House, hand: int, card: int) -> None:
    """What a card shows its hand to lack: the suit led; in a misère also the joker it would have had to play (F5.2a)."""
    # A table hand lies open, and what it covers may be of any suit (F10, 2d).
    if hand >= o.players or s.led == NO_TRUMPS or suit_played(s, o, card) == s.led:
        return
    joker = free_jokers(s, o, o.jokers) >> card & 1
    if not joker or o.joker_nt != ALWAYS_PLAYABLE:
        s.voids[hand] |= 1 << s.led
    if not joker and s.misere and o.joker_nt != LOW_IN_MISERE and s.nominated < 0:
        s.voids[hand] |= 1 << NO_TRUMPS


def uncover(s: State, o: House, hand: int, card: int) -> None:
    """F10, 2d: the card under a played one is turned up."""
    for at in range((hand - o.players) * STACKS, (hand - o.players + 1) * STACKS):
        if s.over[at] == card:
            s.over[at] = -1
            s.hands[hand] |= 1 << s.under[at]
            s.under[at] = -1


def end_trick(s: State, o: House) -> None:
    """F4.1: the winner leads next; F6.2: a misère is over when its contractor wins one; F6.3: an open one is laid open."""
    s.tricks[s.best] += 1
    s.takers[s.done] = s.best
    s.done += 1
    s.in_trick = 0
    s.led = -1
    s.turn = s.best
    s.leader = s.best
    lost = s.misere == 1 and s.best == s.contractor and not o.misere_play_out
    if s.done == TRICKS or lost:
        s.phase = OVER
        return
    s.leaders[s.done] = s.best
    if s.contract == OPEN_MISERE:
        s.exposed |= 1 << s.contractor


def claim_rest(s: State, o: House) -> None:
    """The claimer shows his hand and takes the tricks left, or none in a misère, where they go to the others."""
    s.claimed = s.turn
    s.exposed |= 1 << s.turn
    if not s.misere:
        s.tricks[s.turn] += TRICKS - s.done
    s.phase = OVER


# What it comes to ------------------------------------------------------------------------------------------------------


def sides(o: House) -> int:
    """How many sides score."""
    return o.sides


def side_of(o: House, seat: int) -> int:
    """The side a seat scores for (F1.2, F10)."""
    return seat % o.sides


def score(s: State, o: House, out: Ints) -> None:
    """The finished deal's points, one entry a side first, then what the account is made from (`scoring.py`)."""
    count_points(s, o, out)


def end_round(s: State, o: House, points: Ints) -> None:
    """Add up, pass the deal on, and see whether the match is over (F1.2, F9)."""
    end_match(s, o, points)


def may_stop(s: State, o: House) -> bool:
    """A match ends by points alone (F9)."""
    return False


def stop(s: State, o: House) -> None:
    """Never asked for: `may_stop` says no."""
    s.match_over = 1
