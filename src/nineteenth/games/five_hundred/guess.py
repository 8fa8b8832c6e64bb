"""A hidden Five Hundred deal drawn at random among those that fit one seat's view; in the compiled subset.

Every card the view does not show is dealt to a *place*: a hand, the kitty, the discards, the dead hands, what a table hand covers.
What a place cannot hold follows from suits shown void, from the joker that had to be played (F5.2a), from its nomination (F5.1),
and from a called card (F10). Cards are dealt in random order to random places that can hold them; a card that
finds none moves others on along the shortest chain of places, so a deal that fits is found whenever there is one.
"""

from __future__ import annotations

from nineteenth.bits import lowest, popcount
from nineteenth.chance import below, next_word
from nineteenth.games.five_hundred.cards import CARDS
from nineteenth.games.five_hundred.state import SEATS, STACKS, TRICKS, UNKNOWN_SIDE, House, State
from nineteenth.games.five_hundred.suits import suit_cards
from nineteenth.games.layout import Ints

copy_public = State.copy_public

# Places after the hands.
KITTY, DISCARDS, DEAD, UNDER = SEATS, SEATS + 1, SEATS + 2, SEATS + 3
PLACES = SEATS + 4


def guess(v: State, o: House, seat: int, generator: Ints, s: State) -> None:
    """Deal the unseen cards at random among the places that can hold them, and write the whole to `s`."""
    copy_public(v, s)
    room = [0] * PLACES
    fits = [0] * PLACES
    holds = [0] * PLACES
    unseen = find_places(v, o, seat, room, fits)
    hold_joker(v, o, room, fits, holds, unseen, generator)
    for place in range(PLACES):
        unseen &= ~holds[place]
    order = [0] * CARDS
    count = 0
    while unseen:
        order[count] = lowest(unseen)
        unseen &= unseen - 1
        count += 1
    for last in range(count - 1, -1, -1):
        chosen = below(generator, last + 1)
        card = order[chosen]
        order[chosen] = order[last]
        deal_card(card, room, fits, holds, generator)
    lay_out(v, o, holds, generator, s)
    for i in range(4):
        s.generator[i] = next_word(generator)


def find_places(v: State, o: House, seat: int, room: Ints, fits: Ints) -> int:
    """How many unseen cards each place takes and which it can hold; the set of unseen cards."""
    unseen = o.pack & ~(v.played | v.discards)
    for hand in range(o.hands):
        unseen &= ~v.hands[hand]
    hidden = 0
    for hand in range(o.hands):
        covered = 0
        if hand >= o.players:
            for at in range((hand - o.players) * STACKS, (hand - o.players + 1) * STACKS):
                covered += v.over[at] >= 0
        room[UNDER] += covered
        room[hand] = v.held[hand] - covered - popcount(v.hands[hand])
        hidden += room[hand]
        fits[hand] = may_hold(v, o, hand, unseen)
    room[KITTY] = v.kitty_count
    room[DISCARDS] = v.discard_count - popcount(v.discards)
    room[DEAD] = TRICKS * o.dead_hands
    for place in range(KITTY, PLACES):
        fits[place] = unseen
    if v.called_card >= 0 and unseen >> v.called_card & 1:
        place_called_card(v, o, seat, fits)
    # Cards of tricks that a position did not tell are out of play and unseen.
    room[DEAD] += popcount(unseen) - hidden - room[KITTY] - room[DISCARDS] - room[DEAD] - room[UNDER]
    return unseen


def may_hold(v: State, o: House, hand: int, unseen: int) -> int:
    """The unseen cards that `hand` has not shown to lack."""
    cards = unseen
    for suit in range(5):
        if v.voids[hand] >> suit & 1:
            cards &= ~suit_cards(v, o, suit)
    return cards


def place_called_card(v: State, o: House, seat: int, fits: Ints) -> None:
    """F10: the contractor called a card he did not hold, and whoever does not know its holder does not hold it himself."""
    card = 1 << v.called_card
    if v.allies != UNKNOWN_SIDE:
        # His partner holds it; if he has none it came with the kitty.
        alone = popcount(v.allies) == 1
        for place in range(PLACES):
            partner = place < SEATS and v.allies >> place & 1 and place != v.contractor
            if not partner and not (alone and place in (v.contractor, DISCARDS, KITTY)):
                fits[place] &= ~card
    if v.sans:
        fits[v.contractor] &= ~card
    if seat >= 0:
        fits[seat] &= ~card
    if seat == v.contractor:
        fits[DISCARDS] &= ~card


def hold_joker(v: State, o: House, room: Ints, fits: Ints, holds: Ints, unseen: int, generator: Ints) -> None:
    """F5.1: who nominated a joker held one; if none has been played, or seen, he holds one still."""
    jokers = unseen & o.jokers
    if v.nominated < 0 or v.played & o.jokers or v.hands[v.contractor] & o.jokers or jokers == 0:
        return
    place = v.contractor
    choices = jokers & fits[place]
    if choices == 0 or room[place] == 0:
        return
    card = lowest(choices)
    if popcount(choices) == 2 and below(generator, 2):
        card = lowest(choices & (choices - 1))
    holds[place] |= 1 << card
    room[place] -= 1
    for other in range(PLACES):
        fits[other] &= ~(1 << card)


def deal_card(card: int, room: Ints, fits: Ints, holds: Ints, generator: Ints) -> None:
    """Give `card` to a random place that has room for it, or make room along the shortest chain of places."""
    total = 0
    for place in range(PLACES):
        if fits[place] >> card & 1:
            total += room[place]
    if total > 0:
        # A place with more room is as much likelier: every deal that fits can come up.
        chosen = below(generator, total)
        for place in range(PLACES):
            if fits[place] >> card & 1:
                chosen -= room[place]
                if chosen < 0:
                    holds[place] |= 1 << card
                    room[place] -= 1
                    return
    make_room(card, room, fits, holds, generator)


def make_room(card: int, room: Ints, fits: Ints, holds: Ints, generator: Ints) -> None:
    """Breadth first over places: `card` goes to the first, a card of it to the next, and so on to a place with room."""
    came_from = [-2] * PLACES
    moved = [-1] * PLACES
    queue = [0] * PLACES
    start = 0
    end = 0
    first = below(generator, PLACES)
    for step in range(PLACES):
        place = (first + step) % PLACES
        if fits[place] >> card & 1:
            came_from[place] = -1
            moved[place] = card
            queue[end] = place
            end += 1
    while start < end:
        place = queue[start]
        start += 1
        if room[place] > 0:
            shift_chain(place, came_from, moved, room, holds)
            return
        for step in range(PLACES):
            other = (first + step) % PLACES
            if came_from[other] == -2:
                movable = holds[place] & fits[other]
                if movable:
                    came_from[other] = place
                    moved[other] = lowest(movable)
                    queue[end] = other
                    end += 1


def shift_chain(place: int, came_from: Ints, moved: Ints, room: Ints, holds: Ints) -> None:
    """Move each card of the chain that ends at `place` one place on."""
    room[place] -= 1
    while place >= 0:
        before = came_from[place]
        holds[place] |= 1 << moved[place]
        if before >= 0:
            holds[before] &= ~(1 << moved[place])
        place = before


def lay_out(v: State, o: House, holds: Ints, generator: Ints, s: State) -> None:
    """Write the cards of every place to `s`."""
    for hand in range(SEATS):
        s.hands[hand] = v.hands[hand] | holds[hand]
    s.kitty = holds[KITTY]
    s.discards = v.discards | holds[DISCARDS]
    s.dead = holds[DEAD]
    under = holds[UNDER]
    for at in range(len(s.under)):
        s.under[at] = -1
        if v.over[at] >= 0:
            rest = under
            for _ in range(below(generator, popcount(under))):
                rest &= rest - 1
            s.under[at] = lowest(rest)
            under ^= 1 << s.under[at]
    s.allies = v.allies
    if v.allies == UNKNOWN_SIDE:
        s.allies = 1 << v.contractor
        for hand in range(o.hands):
            if s.hands[hand] >> v.called_card & 1:
                s.allies |= 1 << hand
