"""Any situation of a real Five Hundred table as a dictionary.

    {
        "hands": ["AS KS 10H …", 10, …],       the cards each hand holds now; "?" is a card nobody has told, a number so many
        "kitty": "5S 6C 7D",                   while it lies on the table; "?" as above; absent: drawn from what is left
        "discards": "5S 6S 7C",                put away so far
        "dead": "…",                           cards out of play: hands dealt to nobody, tricks not told; absent: what is left
        "covered": ["KS/5H 2D/?", …],          two_handed_partners: each table hand's face-up cards over face-down ones
        "dealer": 3, "turn": 0,                hands count from 0; `turn` only where nothing else tells
        "calls": ["pass", "7H", …],            the auction from the dealer's left
        "looked": [0, 2],                      where blind misère is played: seats that know their cards
        "contract": "8S", "contractor": 0,     instead of the calls
        "partners": [2], "called": "AS", "alone": true,   five-handed
        "nominated": "H" or "none",            once the joker has been nominated, or not
        "taken": [3, 2, 0, 1], "led": "S H",   tricks of which no more is told: how many each hand took, suits led in them
        "voids": ["S", "", "", "H JK"],        what hands showed to lack in those tricks
        "tricks": ["0: AS 5S 6S 7S", …],       complete tricks: the leader, then the cards in the order of play;
        "trick": "1: JK>D 5D",                 and the one begun. JK>D is the joker led in the name of diamonds
        "claimed": 0,                          who claimed the rest
        "totals": [120, -40], "rounds": 3,
    }

Everything after the deal is played by the rules, so a position that breaks them is refused with the rule's own sentence.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nineteenth import chance
from nineteenth.cards import CardError
from nineteenth.games.contract import MoveError, PositionError, Sentence
from nineteenth.games.five_hundred import moves, rules
from nineteenth.games.five_hundred.auction import begin_auction
from nineteenth.games.five_hundred.cards import JOKER, SUIT_LETTERS, card_set, cards_in
from nineteenth.games.five_hundred.history import calls
from nineteenth.games.five_hundred.moves import read_bid
from nineteenth.games.five_hundred.options import HALF_OPEN, FiveHundredOptions
from nineteenth.games.five_hundred.reasons import FINE
from nineteenth.games.five_hundred.state import (
    AUCTION,
    CALLING,
    EXCHANGE,
    NO_CONTRACT,
    NO_TRUMPS,
    NOBODY,
    NOMINATION,
    OPEN_MISERE,
    OVER,
    PLAY,
    POINTS,
    SEATS,
    STACKS,
    TRICKS,
    House,
    State,
)
from nineteenth.games.five_hundred.words import bid_word, card_word, card_words, ladder, read_card

KEYS = (
    *("hands", "kitty", "discards", "dead", "covered", "dealer", "turn", "calls", "looked", "contract", "contractor"),
    *("partners", "called", "alone", "nominated", "taken", "led", "voids", "tricks", "trick", "claimed"),
    *("totals", "rounds"),
)
# Keys that only make sense once the exchange, or the nomination, is over.
AFTER_NOMINATION = ("nominated", "taken", "tricks", "trick", "turn")
AFTER_EXCHANGE = AFTER_NOMINATION
UNTOLD = -1
ATTEMPTS = 300


class _RefusedError(PositionError):
    """A call or card that the rules refuse; with other cards in the places not told it may be allowed."""


def _fault(name: str, **args: Any) -> PositionError:
    return PositionError(Sentence(f"five_hundred-position-{name}", args))


def set_up(given: Mapping[str, Any], options: FiveHundredOptions, o: House, seed: str) -> State:
    """The state that `given` describes; untold cards are drawn from `seed`. PositionError names what cannot be."""
    for key in given:
        if key not in KEYS:
            raise _fault("unknown-key", key=str(key), known=", ".join(KEYS))
    auction = _auction(given, o)
    auction.generator = chance.generator(f"{seed}/position")
    told = _Told(given, o, auction)
    attempt = 0
    while True:
        try:
            return _play_out(auction.copy(), given, o, told, told.filled(f"{seed}/position/{attempt}"))
        except _RefusedError:
            attempt += 1
            # Where every card is told, another draw would be the same.
            if told.complete or attempt == ATTEMPTS:
                raise


class _Told:
    """The cards as the position tells them, each place a list of cards with UNTOLD where nobody has told."""

    def __init__(self, given: Mapping[str, Any], o: House, s: State) -> None:
        self.o = o
        self.taken = _numbers(given, "taken", o.hands)
        if min(self.taken) < 0 or sum(self.taken) > TRICKS:
            raise _fault("taken")
        self.tricks = [_trick(line, o, s.sitting) for line in _lines(given, "tricks")]
        if given.get("trick"):
            self.tricks.append(_trick(str(given["trick"]), o, s.sitting))
        hands = given.get("hands")
        if not isinstance(hands, (list, tuple)) or len(hands) != o.hands:
            raise _fault("hands", hands=o.hands)
        self.hands = [_cards(text, "hands", o) for text in hands]
        self.stacks = [_stacks(text, o) for text in _lines(given, "covered")]
        if len(self.stacks) > o.hands - o.players or any(len(run) > STACKS for run in self.stacks):
            raise _fault("covered")
        exchanged = s.phase == EXCHANGE and any(given.get(key) is not None for key in AFTER_EXCHANGE)
        self.discards = _cards(given.get("discards", o.kitty_size if exchanged else 0), "discards", o)
        on_table = s.phase in (AUCTION, CALLING) or bool(s.sans) or s.contractor == NOBODY
        self.kitty = _cards(given.get("kitty", o.kitty_size if on_table else 0), "kitty", o)
        self._count(on_table, s)
        out_of_play = TRICKS * o.dead_hands + sum(self.taken) * (o.hands - s.sitting.bit_count())
        self.dead = _cards(given.get("dead", ["?"] * out_of_play), "dead", o)
        if len(self.dead) != out_of_play:
            raise _fault("dead", count=len(self.dead), needed=out_of_play)
        self.complete = not any(UNTOLD in place for place in self._places()[:-1])

    def _count(self, on_table: bool, s: State) -> None:
        if len(self.kitty) != (self.o.kitty_size if on_table else 0):
            raise _fault("kitty", count=len(self.kitty), needed=self.o.kitty_size if on_table else 0)
        if len(self.discards) > (self.o.kitty_size if s.phase == EXCHANGE else 0):
            raise _fault("discards", count=len(self.discards), kitty=self.o.kitty_size)
        played = [hand for trick in self.tricks for hand, _, _ in trick]
        for hand in range(self.o.hands):
            needed = TRICKS - (0 if s.sitting >> hand & 1 else sum(self.taken)) - played.count(hand)
            if hand == s.contractor and s.phase == EXCHANGE:
                needed += self.o.kitty_size - len(self.discards)
            table = hand - self.o.players
            covered = len(self.stacks[table]) if 0 <= table < len(self.stacks) else 0
            if len(self.hands[hand]) + covered != needed:
                raise _fault("hand-size", hand=hand, count=len(self.hands[hand]) + covered, needed=needed)

    def _places(self) -> list[list[int]]:
        under = [[card for _, card in run] for run in self.stacks]
        return [*self.hands, *under, self.discards, self.kitty, self.dead]

    def filled(self, seed: str) -> list[list[int]]:
        """The cards of every hand, of what table hands cover, of the discards, the kitty and the dead; untold ones drawn."""
        places = self._places()
        played = [card for trick in self.tricks for _, card, _ in trick]
        known = [card for place in [*places, played] for card in place if card != UNTOLD]
        twice = [card for card in known if known.count(card) > 1]
        if twice:
            raise _fault("twice", card=card_word(twice[0], self.o))
        strange = [card for card in known if not self.o.pack >> card & 1]
        if strange:
            raise _fault("not-in-pack", card=card_word(strange[0], self.o))
        loose = chance.shuffled(cards_in(self.o.pack & ~card_set(known)), seed)
        if len(loose) != sum(place.count(UNTOLD) for place in places):
            raise _fault("count", size=self.o.pack.bit_count())
        return [[loose.pop() if card == UNTOLD else card for card in place] for place in places]


def _lines(given: Mapping[str, Any], key: str) -> list[str]:
    lines = given.get(key, [])
    if not isinstance(lines, (list, tuple)) or not all(isinstance(line, str) for line in lines):
        raise _fault("not-a-list", key=key)
    return list(lines)


def _cards(text: Any, where: str, o: House) -> list[int]:
    if type(text) is int and 0 <= text <= TRICKS + o.kitty_size:
        return [UNTOLD] * text
    if isinstance(text, (list, tuple)):
        text = " ".join(map(str, text))
    if not isinstance(text, str):
        raise _fault("not-cards", where=where)
    return [UNTOLD if word == "?" else _card(word, where, o) for word in text.split()]


def _card(word: str, where: str, o: House) -> int:
    try:
        return read_card(word, o)
    except CardError:
        raise _fault("no-card", text=word[:20], where=where) from None


def _stacks(text: str, o: House) -> list[tuple[int, int]]:
    """``KS/5H 2D/?``: face-up cards over face-down ones."""
    found = []
    for word in text.split():
        over, slash, under = word.partition("/")
        if not slash:
            raise _fault("covered")
        found.append((_card(over, "covered", o), UNTOLD if under == "?" else _card(under, "covered", o)))
    return found


def _trick(line: str, o: House, sitting: int) -> list[tuple[int, int, int]]:
    """``1: JK>D 5D`` as hand, card and suit named (-1: none) of each card in the order of play."""
    leader, colon, text = line.partition(":")
    words = text.split()
    hands = [hand for hand in range(o.hands) if not sitting >> hand & 1]
    if not colon or leader.strip() not in map(str, hands) or not 1 <= len(words) <= len(hands):
        raise _fault("trick", text=line[:60])
    first = hands.index(int(leader))
    found = []
    for step, word in enumerate(words):
        name, mark, suit = word.upper().partition(">")
        if mark and (len(suit) != 1 or suit not in SUIT_LETTERS):
            raise _fault("trick", text=line[:60])
        named = SUIT_LETTERS.index(suit) if mark else -1
        found.append((hands[(first + step) % len(hands)], _card(name, "tricks", o), named))
    return found


def _number(given: Mapping[str, Any], key: str, default: int, last: int) -> int:
    number = given.get(key, default)
    if type(number) is not int or not 0 <= number <= last:
        raise _fault("number", key=key, value=str(number), last=last)
    return number


def _numbers(given: Mapping[str, Any], key: str, count: int) -> list[int]:
    numbers = given.get(key, [0] * count)
    if not isinstance(numbers, (list, tuple)) or len(numbers) != count or not all(type(n) is int for n in numbers):
        raise _fault("numbers", key=key, count=count)
    return list(numbers)


def _seats(given: Mapping[str, Any], key: str, o: House, default: list[int]) -> list[int]:
    seats = given.get(key, default)
    if not isinstance(seats, (list, tuple)):
        raise _fault("number", key=key, value=str(seats)[:30], last=o.players - 1)
    for seat in seats:
        if type(seat) is not int or not 0 <= seat < o.players:
            raise _fault("number", key=key, value=str(seat)[:30], last=o.players - 1)
    return list(seats)


# The auction needs no cards ----------------------------------------------------------------------------------------------


def _auction(given: Mapping[str, Any], o: House) -> State:
    """The match's facts and the auction; no card is laid out yet, and the kitty is not taken."""
    s = State()
    rules.begin_match(s, o, _number(given, "dealer", o.players - 1, o.players - 1))
    rules.clear_play(s)
    s.rounds = _number(given, "rounds", 0, POINTS)
    s.totals[: o.sides] = _numbers(given, "totals", o.sides)
    if any(abs(total) > POINTS for total in s.totals):
        raise _fault("numbers", key="totals", count=o.sides)
    if o.hands > o.players and o.table_hand == HALF_OPEN:
        s.exposed = (1 << o.hands) - (1 << o.players)
    s.phase = AUCTION
    begin_auction(s, o)
    for text in _lines(given, "calls"):
        _say(s, o, text)
    if given.get("contract") is not None:
        _settle(s, o, given)
    if s.phase == CALLING:
        _choose_partners(s, o, given)
    if s.phase == AUCTION and o.blind_misere:
        for seat in _seats(given, "looked", o, list(range(o.players))):
            s.looked |= 1 << seat
    return s


def _settle(s: State, o: House, given: Mapping[str, Any]) -> None:
    """The contract without the auction that led to it."""
    bid = read_bid(str(given["contract"]))
    if bid is None or given.get("calls"):
        raise _fault("contract", text=str(given["contract"])[:30])
    s.contract, s.sans = bid
    if (s.contract, s.sans) not in ladder(o):
        raise _fault("contract", text=str(given["contract"])[:30])
    s.contractor = _number(given, "contractor", 0, o.players - 1)
    rules.end_auction(s, o)


def _say(s: State, o: House, text: str) -> None:
    try:
        made = moves.parse(text, s, o)
    except MoveError as fault:
        raise PositionError(fault.sentence) from None
    for move in made:
        _make(s, o, move)


def _make(s: State, o: House, move: int) -> None:
    reason = rules.refusal(s, o, move)
    if reason != FINE:
        raise _RefusedError(moves.explain(reason, move, s, o))
    rules.apply(s, o, move)


# Then the cards, and everything that was done with them ------------------------------------------------------------------


def _play_out(s: State, given: Mapping[str, Any], o: House, told: _Told, cards: list[list[int]]) -> State:
    _lay_cards(s, o, told, cards)
    if s.phase == EXCHANGE:
        s.discards = card_set(cards[-3])
        s.discard_count = len(cards[-3])
        if s.discard_count == o.kitty_size:
            rules.after_exchange(s, o)
    if s.phase == NOMINATION and any(given.get(key) is not None for key in AFTER_NOMINATION):
        _say(s, o, f"nominate {given.get('nominated', 'none')}")
    if sum(told.taken):
        _restore_tricks(s, o, given, told)
    for trick in told.tricks:
        _replay(s, o, trick)
    if given.get("claimed") is not None:
        _make(s, o, rules.CLAIM)
    return s


def _lay_cards(s: State, o: House, told: _Told, cards: list[list[int]]) -> None:
    """Every hand as it was before the tricks that are told."""
    for hand in range(o.hands):
        s.hands[hand] = card_set(cards[hand])
        s.held[hand] = len(cards[hand])
    for trick in told.tricks:
        for hand, card, _ in trick:
            s.hands[hand] |= 1 << card
            s.held[hand] += 1
    if s.called_card >= 0:
        s.allies |= sum(1 << hand for hand in range(o.hands) if s.hands[hand] >> s.called_card & 1)
    for table, run in enumerate(told.stacks):
        for at, (over, _) in enumerate(run):
            s.over[table * STACKS + at] = over
            s.under[table * STACKS + at] = cards[o.hands + table][at]
            s.held[o.players + table] += 1
            if not s.hands[o.players + table] >> over & 1:
                raise _fault("covered")
    s.kitty = card_set(cards[-2])
    s.kitty_count = len(cards[-2])
    s.dead = card_set(cards[-1])


def _choose_partners(s: State, o: House, given: Mapping[str, Any]) -> None:
    """F10, five-handed. The contractor's hand may hold the called card by now, from the kitty, so that is not asked about."""
    if given.get("alone"):
        _make(s, o, rules.ALONE)
    elif given.get("called") is not None:
        card = _card(str(given["called"]), "called", o)
        if o.calling != 2 or o.jokers >> card & 1 or not o.pack >> card & 1:
            raise _fault("called", card=card_word(card, o))
        s.called_card = card
        rules.take_kitty(s, o)
    else:
        for seat in _seats(given, "partners", o, []):
            _make(s, o, rules.CALL_SEAT + seat)


def _restore_tricks(s: State, o: House, given: Mapping[str, Any], told: _Told) -> None:
    """Tricks of which only the takers are told, before those that are told in full."""
    if s.phase != PLAY:
        raise _fault("taken")
    s.tricks[: o.hands] = told.taken
    s.done = sum(told.taken)
    for word in str(given.get("led", "")).upper().split():
        s.led_suits |= 1 << _suit(word, "led")
    for hand, text in enumerate(_lines(given, "voids")[: o.hands]):
        for word in text.upper().split():
            s.voids[hand] |= 1 << (NO_TRUMPS if word == "JK" else _suit(word, "voids"))
    first = told.tricks[0][0][0] if told.tricks else s.turn
    s.turn = _number(given, "turn", first, o.hands - 1) if not told.tricks else first
    if s.sitting >> s.turn & 1 or (s.misere and s.tricks[s.contractor] and not o.misere_play_out):
        raise _fault("taken")
    if s.contract == OPEN_MISERE:
        s.exposed |= 1 << s.contractor
    if s.done == TRICKS:
        s.phase = OVER
        return
    s.leader = s.turn
    s.leaders[0] = -1
    s.leaders[s.done] = s.turn


def _suit(word: str, where: str) -> int:
    if len(word) != 1 or word not in SUIT_LETTERS:
        raise _fault("suit", text=word[:20], where=where)
    return SUIT_LETTERS.index(word)


def _replay(s: State, o: House, trick: list[tuple[int, int, int]]) -> None:
    for hand, card, named in trick:
        if s.phase != PLAY or s.turn != hand:
            raise _fault("turn", hand=hand, card=card_word(card, o))
        first = rules.CARD + card if named < 0 else (rules.NAME_LOWER if card != JOKER else rules.NAME) + named
        if named >= 0 and not o.jokers >> card & 1:
            raise _fault("trick", text=card_word(card, o))
        if hand >= o.players:
            # What a table hand still covered at the time is not told, so its following suit is not checked.
            rules.apply(s, o, first)
        else:
            _make(s, o, first)


# And back ----------------------------------------------------------------------------------------------------------------


def describe(s: State, options: FiveHundredOptions, o: House) -> dict[str, Any]:
    """The dictionary from which `set_up` makes this state again (but for the generator's words)."""
    found: dict[str, Any] = {
        "dealer": s.dealer,
        "rounds": s.rounds,
        "totals": list(s.totals[: o.sides]),
        "hands": [" ".join(card_words(s.hands[hand], o)) for hand in range(o.hands)],
        **_auction_told(s, o),
        **_partners_told(s, o),
    }
    if s.kitty_count:
        found["kitty"] = " ".join(card_words(s.kitty, o))
    if s.phase >= EXCHANGE and s.contractor != NOBODY and not s.sans:
        found["discards"] = " ".join(card_words(s.discards, o))
    if s.dead:
        found["dead"] = " ".join(card_words(s.dead, o))
    if any(card >= 0 for card in s.over):
        found["covered"] = [_stacks_told(s, o, table) for table in range(o.hands - o.players)]
    if s.phase >= PLAY:
        found |= _play_told(s, o)
    return found


def _auction_told(s: State, o: House) -> dict[str, Any]:
    if s.contract != NO_CONTRACT and not any(s.bids):
        return {"contract": bid_word(s.contract, s.sans), "contractor": s.contractor}
    told: dict[str, Any] = {"calls": [moves.say(move, o) for _, move in calls(s, o)]}
    if s.phase == AUCTION and o.blind_misere:
        told["looked"] = [seat for seat in range(o.players) if s.looked >> seat & 1]
    return told


def _partners_told(s: State, o: House) -> dict[str, Any]:
    if not o.calling or s.contractor == NOBODY:
        return {}
    if s.called_card >= 0:
        return {"called": card_word(s.called_card, o)}
    if o.calling == 2:
        return {"alone": True} if s.phase > CALLING else {}
    return {"partners": [hand for hand in range(o.hands) if s.allies >> hand & 1 and hand != s.contractor]}


def _stacks_told(s: State, o: House, table: int) -> str:
    places = range(table * STACKS, (table + 1) * STACKS)
    stacks = [f"{card_word(s.over[at], o)}/{card_word(s.under[at], o)}" for at in places if s.over[at] >= 0]
    return " ".join(stacks)


def _play_told(s: State, o: House) -> dict[str, Any]:
    told: dict[str, Any] = {}
    if s.contractor != NOBODY and s.trump == NO_TRUMPS:
        told["nominated"] = "none" if s.nominated < 0 else SUIT_LETTERS[s.nominated]
    known = [trick for trick in range(s.done) if s.takers[trick] >= 0]
    untold = s.done - len(known)
    if untold:
        told |= _untold_tricks(s, o, known)
    told["tricks"] = [_trick_told(s, o, trick) for trick in known]
    if s.in_trick:
        told["trick"] = _trick_told(s, o, s.done)
    if s.claimed != NOBODY:
        told["claimed"] = s.claimed
    return told


def _untold_tricks(s: State, o: House, known: list[int]) -> dict[str, Any]:
    taken = list(s.tricks[: o.hands])
    led = s.led_suits
    for trick in known:
        taken[s.takers[trick]] -= 1
    if s.claimed != NOBODY and not s.misere:
        taken[s.claimed] -= TRICKS - s.done
    # A suit that was named with the joker had not been led before.
    for trick in [*known, *([s.done] if s.in_trick else [])]:
        if s.named[trick] >= 0:
            led &= ~(1 << s.named[trick])
    suits = [*SUIT_LETTERS, "JK"]
    return {
        "taken": taken,
        "led": " ".join(SUIT_LETTERS[suit] for suit in range(4) if led >> suit & 1),
        "voids": [" ".join(suits[suit] for suit in range(5) if s.voids[hand] >> suit & 1) for hand in range(o.hands)],
        "turn": s.turn,
    }


def _trick_told(s: State, o: House, trick: int) -> str:
    leader = s.leaders[trick]
    words = []
    for step in range(o.hands):
        card = s.record[trick * SEATS + (leader + step) % o.hands]
        if card >= 0:
            name = f">{SUIT_LETTERS[s.named[trick]]}" if step == 0 and s.named[trick] >= 0 else ""
            words.append(card_word(card, o) + name)
    return f"{leader}: {' '.join(words)}"
