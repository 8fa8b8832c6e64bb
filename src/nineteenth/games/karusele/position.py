"""Any situation of a real Karuselė table as a dictionary.

    {
        "hands": ["7H KC ? ?", 4, …],     a text a seat, "?" is a card nobody has told; or how many; absent: four each, or
                                            what fits the other hands and whose turn it is
        "table": "3C 4D 9S",              the loose cards
        "piles": [{"cards": "2C 3D AH", "value": 6, "owner": 0, "sets": 1}],   value and sets follow from one another
        "won": ["JK20 AS", "…"],          what each side has won; absent: whatever is left when the stock is full
        "stock": "2H 8C …" or a number,   the first card is the next one dealt; absent: as many whole hands as are left
        "turn": 0, "dealer": 1,           seats count from 0; by default seat 0, and the one before it
        "last_capturer": 1, "sweeps": [0, 1],
        "begun": {"card": "7H", "kind": "take", "value": 7, "cards": "3C", "piles": [0], "pile": 0},
        "last": {"seat": 1, "kind": "lay", "card": "9S", "value": 0, "from": 0, "cards": ""},
        "holds": [[6], []],               values that seats have shown to hold by building
        "lacks": ["", "9S 9C"],           cards that seats have shown not to hold by laying where they had to capture
        "buried": "JK20",                 put back into the stock at the layout
        "phase": "over", "left_over": "…", "redeals": 0,
        "totals": [12, 9], "rounds": 3, "dealt_at": [2, 1],
    }

Cards that nobody has told, and the order of a stock given as a number, are drawn from the seed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nineteenth import cards as notation
from nineteenth import chance
from nineteenth.bits import highest, lowest
from nineteenth.games.contract import PositionError, Sentence
from nineteenth.games.karusele import rules
from nineteenth.games.karusele.cards import (
    BROOM,
    CARDS,
    NUMBERS,
    cards_of,
    members,
    name,
    names,
    number,
    total_of,
    value_of,
)
from nineteenth.games.karusele.counting import sides
from nineteenth.games.karusele.dealing import HAND
from nineteenth.games.karusele.options import MUST_TAKE, NO_DUTY, KaruseleOptions
from nineteenth.games.karusele.state import (
    BUILDING,
    MAX_PILES,
    NO_CARD,
    NO_PILE,
    NOBODY,
    OVER,
    TAKING,
    TURN,
    House,
    State,
)
from nineteenth.games.karusele.sums import ROOM, completes
from nineteenth.games.karusele.survey import settle
from nineteenth.games.karusele.tableau import anchor_of, cards_of_piles
from nineteenth.games.karusele.view import KINDS

KEYS = (
    *("hands", "table", "piles", "won", "stock", "turn", "dealer", "last_capturer", "sweeps", "begun", "last"),
    *("holds", "lacks", "buried", "phase", "left_over", "redeals", "totals", "rounds", "dealt_at"),
)
UNTOLD = -2


def _fault(message: str, **args: Any) -> PositionError:
    return PositionError(Sentence(f"karusele-position-{message}", args))


def set_up(given: Mapping[str, Any], options: KaruseleOptions, o: House, seed: str) -> State:
    """The state that `given` describes; what it leaves open is drawn from `seed`. PositionError names what cannot be."""
    if not isinstance(given, Mapping):
        raise _fault("not-a-dictionary")
    for key in given:
        if key not in KEYS:
            raise _fault("unknown-key", key=str(key), known=", ".join(KEYS))
    s = State()
    s.phase = OVER if given.get("phase") == "over" else TURN
    s.turn = _seat(given, "turn", o, 0)
    hands = _hands(given, o, s)
    s.dealer = _dealer(given, o, s)
    s.loose = _set(given.get("table", ""), "table", o)
    _lay_piles(s, o, given)
    _check_hands(s, o)
    _conclude(s, o, given)
    _share_out(s, o, given, hands, seed)
    _check_holders(s, o, given)
    _check_hidden(s, o)
    _count_in(s, o, given)
    _begin(s, o, given)
    return s


def _seat(given: Mapping[str, Any], key: str, o: House, default: int) -> int:
    seat = given.get(key, default)
    if type(seat) is not int or not 0 <= seat < o.players:
        raise _fault("seat", key=key, value=str(seat), last=o.players - 1)
    return seat


def _whole(given: Mapping[str, Any], key: str, default: int, high: int) -> int:
    value = given.get(key, default)
    if type(value) is not int or not 0 <= value <= high:
        raise _fault("number", key=key, value=str(value), high=high)
    return value


# Cards ----------------------------------------------------------------------------------------------------------------


def _cards(text: Any, where: str, o: House) -> list[int]:
    if isinstance(text, (list, tuple)):
        text = " ".join(map(str, text))
    if not isinstance(text, str):
        raise _fault("not-cards", where=where)
    return [UNTOLD if word == "?" else _card(word, where, o) for word in text.split()]


def _card(word: Any, where: str, o: House) -> int:
    try:
        card = number(str(word))
    except notation.CardError:
        raise _fault("no-card", text=str(word)[:20], where=where) from None
    if not o.pack >> card & 1:
        raise _fault("not-in-pack", card=name(card))
    return card


def _set(text: Any, where: str, o: House) -> int:
    """The set of cards that a text lists; none may be untold or come twice."""
    found = 0
    for card in _cards(text, where, o):
        if card == UNTOLD:
            raise _fault("untold", where=where)
        if found >> card & 1:
            raise _fault("twice", card=name(card))
        found |= 1 << card
    return found


def _hands(given: Mapping[str, Any], o: House, s: State) -> list[list[int]]:
    """The told cards of each hand, UNTOLD for the others; `hand_count` is set."""
    listed = given.get("hands", [])
    if not isinstance(listed, (list, tuple)) or len(listed) > o.players:
        raise _fault("hands", players=o.players)
    hands: list[list[int] | None] = [None] * o.players
    for seat, hand in enumerate(listed):
        if hand is None:
            continue
        if type(hand) is int and 0 <= hand <= HAND:
            hands[seat] = [UNTOLD] * hand
        else:
            hands[seat] = _cards(hand, f"hands {seat}", o)
    begun = given.get("begun") is not None
    found = [_like_the_others(hands, seat, s.turn, begun) if hand is None else hand for seat, hand in enumerate(hands)]
    for seat, hand in enumerate(found):
        s.hand_count[seat] = len(hand)
        if len(hand) > HAND:
            raise _fault("hand-size", seat=seat, count=len(hand))
    return found


def _like_the_others(hands: list[list[int] | None], seat: int, turn: int, begun: bool) -> list[int]:
    """A hand nobody told of: as many cards as the told ones lead to expect, four if there is none."""
    own = hands[turn]
    if own is not None:
        return [UNTOLD] * (len(own) + begun)
    told = [len(hand) for hand in hands if hand is not None]
    return [UNTOLD] * max(0, max(told, default=HAND) - (begun and seat == turn))


def _dealer(given: Mapping[str, Any], o: House, s: State) -> int:
    """The dealer that is given, or the one that the sizes of the hands tell: who has played in this round has a card less."""
    if "dealer" in given:
        return _seat(given, "dealer", o, 0)
    for back in range(1, o.players + 1):
        dealer = (s.turn - back) % o.players
        if _sizes_fit(s, o, dealer, False):
            return dealer
    return (s.turn - 1) % o.players


def _sizes_fit(s: State, o: House, dealer: int, begun: bool) -> bool:
    first = (dealer + 1) % o.players
    acted = (s.turn - first) % o.players
    sizes = [s.hand_count[(first + i) % o.players] for i in range(o.players)]
    own = sizes[acted] + begun
    expected = [own - 1] * acted + [own] * (o.players - acted)
    expected[acted] = own - begun
    return sizes == expected and own >= 1


def _check_hands(s: State, o: House) -> None:
    if s.phase == OVER and any(s.hand_count):
        raise _fault("over-with-hands")


# The table ------------------------------------------------------------------------------------------------------------


def _lay_piles(s: State, o: House, given: Mapping[str, Any]) -> None:
    piles = given.get("piles", [])
    if not isinstance(piles, (list, tuple)) or len(piles) > MAX_PILES or (piles and not o.builds):
        raise _fault("piles")
    for pile in piles:
        if not isinstance(pile, Mapping) or not set(pile) <= {"cards", "value", "owner", "sets"}:
            raise _fault("piles")
        cards = _set(pile.get("cards", ""), "piles", o)
        if cards & ~NUMBERS or cards.bit_count() < 2:
            raise _fault("pile-cards", cards=" ".join(names(cards)) or "–")
        total = total_of(cards)
        value = _whole(pile, "value", total // _whole(pile, "sets", 1, CARDS) if pile.get("sets", 1) else 0, 999)
        sets = total // value if value else 0
        wrong_sets = pile.get("sets", sets) != sets or (sets > 1 and not o.compound_builds)
        if not value or not _parts(cards, value) or wrong_sets:
            raise _fault("pile-value", cards=" ".join(names(cards)), value=value, total=total)
        at = s.pile_count
        s.pile_cards[at], s.pile_value[at], s.pile_sets[at] = cards, value, sets
        s.pile_owner[at] = _seat(pile, "owner", o, 0)
        s.pile_count += 1


def _parts(cards: int, value: int) -> bool:
    """Whether a pile's cards make sets of its value, which some card must have."""
    need = [0] * ROOM
    for card in members(cards):
        if value_of(card) > value:
            return False
        if value_of(card) < value:
            need[value_of(card)] += 1
    return value < ROOM and cards_of(value) != 0 and completes(need, [0] * ROOM, value)


def _share_out(s: State, o: House, given: Mapping[str, Any], hands: list[list[int]], seed: str) -> None:
    """Take what was told out of the pack and draw the rest for hands, stock and won piles."""
    on_table = s.loose | cards_of_piles(s, (1 << s.pile_count) - 1)
    begun = given.get("begun")
    if isinstance(begun, Mapping):
        s.played = _card(begun.get("card", ""), "begun", o)
    stock = given.get("stock")
    listed = None if stock is None or type(stock) is int else _cards(stock, "stock", o)
    won = given.get("won")
    if won is not None and (not isinstance(won, (list, tuple)) or len(won) != sides(o)):
        raise _fault("won", sides=sides(o))
    piles = [] if won is None else [_cards(pile, "won", o) for pile in won]
    told = [*members(s.loose), *(c for pile in range(s.pile_count) for c in members(s.pile_cards[pile]))]
    told += [s.played] if s.played != NO_CARD else []
    told += [card for run in (*hands, listed or [], *piles) for card in run if card != UNTOLD]
    seen = 0
    for card in told:
        if seen >> card & 1:
            raise _fault("twice", card=name(card))
        seen |= 1 << card
    loose = chance.shuffled(members(o.pack & ~(seen | on_table)), f"{seed}/position")
    for seat, hand in enumerate(hands):
        _keep_promises(s, hand, loose, seat)
        for card in hand:
            s.hands[seat] |= 1 << (_draw(loose, ~(s.lacks[seat] | s.buried)) if card == UNTOLD else card)
    for side, pile in enumerate(piles):
        for card in pile:
            s.won[side] |= 1 << (_draw(loose, ~s.buried) if card == UNTOLD else card)
    _stack(s, o, listed, stock, loose, won is not None)
    for i, card in enumerate(loose):
        s.won[i % sides(o)] |= 1 << card
    s.generator = chance.generator(f"{seed}/position")


def _draw(loose: list[int], allowed: int) -> int:
    """The last of the loose cards that is in the set `allowed`, taken out."""
    for at in range(len(loose) - 1, -1, -1):
        if allowed >> loose[at] & 1:
            return loose.pop(at)
    raise _fault("too-many-cards")


def _keep_promises(s: State, hand: list[int], loose: list[int], seat: int) -> None:
    """Among a hand's untold cards is one of each value that the seat has shown to hold, if there still is one."""
    for value in range(1, ROOM):
        told = any(card != UNTOLD and value_of(card) == value for card in hand)
        if (
            s.holds[seat] >> value & 1
            and not told
            and UNTOLD in hand
            and any(value_of(card) == value for card in loose)
        ):
            hand[hand.index(UNTOLD)] = _draw(loose, cards_of(value))


def _stack(s: State, o: House, listed: list[int] | None, stock: Any, loose: list[int], won_told: bool) -> None:
    """Make the stock; what it does not need stays in `loose`."""
    whole_hands = HAND * o.players
    if listed is not None:
        size = len(listed)
    elif type(stock) is int:
        size = stock
    elif s.phase == OVER:
        size = 0
    elif won_told:
        size = len(loose)
    else:
        size = min(len(loose), 48 - whole_hands) // whole_hands * whole_hands
    untold = size if listed is None else listed.count(UNTOLD)
    if size % whole_hands or not 0 <= size <= 48 - whole_hands or (s.phase == OVER and size):
        raise _fault("stock", size=size, hands=whole_hands)
    if untold > len(loose):
        raise _fault("too-many-cards")
    if won_told and untold < len(loose):
        raise _fault("missing", count=len(loose) - untold)
    run = [UNTOLD] * size if listed is None else listed
    for i, card in enumerate(run):
        s.stock[size - 1 - i] = loose.pop() if card == UNTOLD else card
    s.stock_count = size


# What else is known ---------------------------------------------------------------------------------------------------


def _conclude(s: State, o: House, given: Mapping[str, Any]) -> None:
    """What everybody may conclude about the hidden cards."""
    last = given.get("last_capturer")
    s.last_capturer = NOBODY if last is None else _seat(given, "last_capturer", o, 0)
    for seat, values in enumerate(_run(given, "holds", o.players)):
        for value in values if isinstance(values, (list, tuple)) else [values]:
            if type(value) is not int or not cards_of(value):
                raise _fault("holds", value=str(value))
            s.holds[seat] |= 1 << value
    for seat, text in enumerate(_run(given, "lacks", o.players)):
        s.lacks[seat] = _set(text, "lacks", o)
    s.buried = _set(given.get("buried", ""), "buried", o)
    s.left_over = _set(given.get("left_over", ""), "left_over", o)
    if "holds" not in given:
        # K10: whoever owns a pile has shown to hold a card of its value.
        for pile in range(s.pile_count):
            s.holds[s.pile_owner[pile]] |= 1 << s.pile_value[pile]


def _check_holders(s: State, o: House, given: Mapping[str, Any]) -> None:
    """K10: an owner who does not hold a card of the pile's value could not have built it; without the duty he may have spent it."""
    for seat in range(o.players):
        for value in range(1, ROOM):
            if s.holds[seat] >> value & 1 and not s.hands[seat] & cards_of(value):
                if "holds" in given or o.build_duty != NO_DUTY:
                    raise _fault("holds-none", seat=seat, value=value)
                s.holds[seat] &= ~(1 << value)


def _check_hidden(s: State, o: House) -> None:
    """What is said of hidden cards must be so; K11: who owes piles of two values could never do his duty."""
    for seat in range(o.players):
        if s.hands[seat] & s.lacks[seat]:
            raise _fault("lacks", seat=seat, cards=" ".join(names(s.hands[seat] & s.lacks[seat])))
        owed = {s.pile_value[pile] for pile in range(s.pile_count) if s.pile_owner[pile] == seat}
        if o.build_duty == MUST_TAKE and len(owed) > 1:
            raise _fault("two-duties", seat=seat)
    missing = s.buried & ~sum(1 << card for card in s.stock[: s.stock_count])
    if missing:
        raise _fault("buried", cards=" ".join(names(missing)))


def _run(given: Mapping[str, Any], key: str, length: int) -> list[Any]:
    run = given.get(key, [])
    if not isinstance(run, (list, tuple)) or len(run) > length:
        raise _fault("run", key=key, length=length)
    return list(run)


def _count_in(s: State, o: House, given: Mapping[str, Any]) -> None:
    s.rounds = _whole(given, "rounds", 0, 100_000)
    s.redeals = _whole(given, "redeals", 0, 100_000)
    for key, run, low, high in (
        ("totals", s.totals, 0, 100_000),
        ("sweeps", s.sweeps, 0, 1),
        ("dealt_at", s.dealt_at, -1, 100_000),
    ):
        for i, value in enumerate(_run(given, key, o.players)):
            if type(value) is not int or not low <= value <= high:
                raise _fault("number", key=key, value=str(value), high=high)
            run[i] = value
    for side in range(o.players):
        if s.sweeps[side] and not s.won[side] >> BROOM & 1:
            raise _fault("sweeps", side=side)
    _show_last(s, o, given)


def _show_last(s: State, o: House, given: Mapping[str, Any]) -> None:
    last = given.get("last")
    if last is None:
        return
    words = {word: kind for kind, word in KINDS.items()}
    if not isinstance(last, Mapping) or not isinstance(last.get("kind"), str) or last["kind"] not in words:
        raise _fault("last", known=", ".join(words))
    s.shown_kind = words[last["kind"]]
    s.shown_seat = _seat(last, "seat", o, 0)
    s.shown_card = _card(last.get("card", ""), "last", o)
    s.shown_value = _whole(last, "value", 0, ROOM - 1)
    s.shown_from = _whole(last, "from", 0, ROOM - 1)
    s.shown_cards = _set(last.get("cards", ""), "last", o)


def _begin(s: State, o: House, given: Mapping[str, Any]) -> None:
    """The turn that has been begun, if there is one; and whether the hands fit whose turn it is."""
    begun = given.get("begun")
    if s.phase != OVER and not _sizes_fit(s, o, s.dealer, begun is not None):
        raise _fault("hand-sizes", counts=" ".join(map(str, s.hand_count[: o.players])), seat=s.turn)
    if begun is None:
        return
    kinds = {"take": rules.TAKE, "build": rules.BUILD, "raise": rules.RAISE}
    if not isinstance(begun, Mapping) or s.phase == OVER or str(begun.get("kind")) not in kinds:
        raise _fault("begun")
    cards = _set(begun.get("cards", ""), "begun", o)
    piles = 0
    for pile in _run(begun, "piles", MAX_PILES):
        piles |= 1 << _pile_number(pile, s)
    _say_again(s, o, _opening(s, begun), cards, piles)


def _opening(s: State, begun: Mapping[str, Any]) -> int:
    """The move that began the turn."""
    value = _whole(begun, "value", value_of(s.played), ROOM - 1)
    if begun["kind"] == "take":
        return rules.TAKE + s.played
    if begun["kind"] == "build":
        return rules.build_move(s.played, value)
    base = _pile_number(begun.get("pile"), s)
    return rules.raise_move(s.played, anchor_of(s, base), s.pile_value[base], value)


def _say_again(s: State, o: House, opening: int, cards: int, piles: int) -> None:
    """Begin the turn and name its items as the rules allow, until just those are chosen."""
    s.hands[s.turn] |= 1 << s.played
    s.hand_count[s.turn] += 1
    s.played = NO_CARD
    if rules.refusal(s, o, opening):
        raise _fault("begun")
    rules.start(s, o, opening)
    ended = settle(s, o)
    while not ended and (s.chosen != cards or s.chosen_piles != piles):
        left_cards, left_piles = cards & ~s.chosen, piles & ~s.chosen_piles
        if left_piles:
            pile = lowest(left_piles)
            move = rules.pile_move(anchor_of(s, pile), s.pile_value[pile])
        elif left_cards:
            move = rules.ADD + highest(left_cards)
        else:
            break
        if rules.refusal(s, o, move):
            break
        rules.choose(s, move)
        ended = settle(s, o)
    if ended or s.chosen != cards or s.chosen_piles != piles:
        raise _fault("begun")


def _pile_number(pile: Any, s: State) -> int:
    if type(pile) is not int or not 0 <= pile < s.pile_count:
        raise _fault("begun")
    return pile


# The other way --------------------------------------------------------------------------------------------------------


def describe(s: State, options: KaruseleOptions, o: House) -> dict[str, Any]:
    """The dictionary from which `set_up` makes this state again (but for the generator's words)."""
    found: dict[str, Any] = {
        "hands": [" ".join(names(hand)) for hand in s.hands[: o.players]],
        "table": " ".join(names(s.loose)),
        "piles": [_pile(s, pile) for pile in range(s.pile_count)],
        "won": [" ".join(names(pile)) for pile in s.won[: sides(o)]],
        "stock": " ".join(name(card) for card in reversed(s.stock[: s.stock_count])),
        "turn": s.turn,
        "dealer": s.dealer,
        "phase": "over" if s.phase == OVER else "turn",
        "last_capturer": None if s.last_capturer == NOBODY else s.last_capturer,
        "sweeps": s.sweeps[: sides(o)],
        "holds": [members(values) for values in s.holds[: o.players]],
        "lacks": [" ".join(names(cards)) for cards in s.lacks[: o.players]],
        "buried": " ".join(names(s.buried)),
        "left_over": " ".join(names(s.left_over)),
        "redeals": s.redeals,
        "totals": s.totals[: sides(o)],
        "rounds": s.rounds,
        "dealt_at": s.dealt_at[: o.players],
    }
    if s.shown_kind:
        found["last"] = {
            "seat": s.shown_seat,
            "kind": KINDS[s.shown_kind],
            "card": name(s.shown_card),
            "value": s.shown_value,
            "from": s.shown_from,
            "cards": " ".join(names(s.shown_cards)),
        }
    if s.phase in (TAKING, BUILDING):
        found["begun"] = {
            "card": name(s.played),
            "kind": "take" if s.phase == TAKING else "build" if s.base == NO_PILE else "raise",
            "value": s.aim,
            "cards": " ".join(names(s.chosen)),
            "piles": members(s.chosen_piles),
            "pile": None if s.base == NO_PILE else s.base,
        }
    return found


def _pile(s: State, pile: int) -> dict[str, Any]:
    return {
        "cards": " ".join(names(s.pile_cards[pile])),
        "value": s.pile_value[pile],
        "owner": s.pile_owner[pile],
        "sets": s.pile_sets[pile],
    }
