"""Any situation of a real Golf table as a dictionary.

    {
        "grids": ["5H (KD) 7C / (?) 2S (?)", …],   one text a seat: rows parted by "/"; a card in brackets lies face
                                                    down, "?" is a card nobody has told, "--" a place that is empty
        "discard": "9D QC 4S",                      the last card is the top
        "stock": "2H 8C …" or a number or absent,   the first card is the next one drawn; absent: all that is left
        "turn": 0, "dealer": 1,                     seats count from 0; by default seat 0, and the one before it
        "held": "6C", "held_from": "stock",         the card in the hand of the seat to move, from stock or discard
        "closer": 1,                                who has closed, if somebody has
        "phase": "turn",                            flip, peek, turn, holding, flip_after; by default what fits the rest
        "known": [[0, 3], []],                      face-down places whose card its owner has seen
        "seen_by_all": [[], [2]],                   face-down places whose card everybody saw (taken from the discard pile)
        "totals": [12, 9], "rounds": 3, "worst": [1, 2], "reshuffles": 0,
    }

Places in ``known`` and ``seen_by_all`` count from 1, as in the moves. Cards of a round that is over lie face up, brackets or
not. With an empty stock at the start of a turn the discards are shuffled, or the round ends, as at the table (section 6).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nineteenth import cards, chance
from nineteenth.games.contract import PositionError, Sentence
from nineteenth.games.golf.options import ALL_UP, KNOCK_ONLY, PEEK_NONE, GolfOptions
from nineteenth.games.golf.rules import all_places, fill_pack, next_seat, restock
from nineteenth.games.golf.state import (
    FLIP_AFTER,
    FLIPPING,
    FROM_DISCARD,
    FROM_NOWHERE,
    FROM_STOCK,
    HOLDING,
    MAX_PACK,
    MAX_PLACES,
    NOBODY,
    OVER,
    PEEKING,
    POINTS,
    TURN,
    House,
    State,
)

KEYS = (
    *("grids", "discard", "stock", "turn", "dealer", "held", "held_from", "closer", "phase", "known", "seen_by_all"),
    *("totals", "rounds", "worst", "reshuffles", "passes"),
)
PHASES = {"flip": FLIPPING, "peek": PEEKING, "turn": TURN, "holding": HOLDING, "flip_after": FLIP_AFTER, "over": OVER}
UNTOLD = -2


def _fault(name: str, **args: Any) -> PositionError:
    return PositionError(Sentence(f"golf-position-{name}", args))


def set_up(given: Mapping[str, Any], options: GolfOptions, o: House, seed: str) -> State:
    """The state that `given` describes; untold cards are drawn from `seed`. PositionError names what cannot be."""
    if not isinstance(given, Mapping):
        raise _fault("not-a-dictionary")
    for key in given:
        if key not in KEYS:
            raise _fault("unknown-key", key=str(key), known=", ".join(KEYS))
    s = State()
    _lay_grids(s, o, given)
    s.turn = _seat(given, "turn", o, 0)
    s.dealer = _seat(given, "dealer", o, (s.turn - 1) % o.players)
    s.closer = NOBODY if given.get("closer") is None else _seat(given, "closer", o, 0)
    pile = _cards(given.get("discard", ""), "discard")
    s.discard[: len(pile)] = pile
    s.discard_count = len(pile)
    _take_in_hand(s, given)
    _fill_from_pack(s, o, given, seed)
    _remember(s, o, options, given)
    _count_in(s, o, given)
    s.phase = _phase(s, o, given)
    if s.phase in (FLIPPING, PEEKING):
        _check_opening(s, o)
    if s.phase == TURN and s.stock_count == 0:
        restock(s, o)
    return s


def _seat(given: Mapping[str, Any], key: str, o: House, default: int) -> int:
    seat = given.get(key, default)
    if type(seat) is not int or not 0 <= seat < o.players:
        raise _fault("seat", key=key, value=str(seat), last=o.players - 1)
    return seat


def _cards(text: Any, where: str) -> list[int]:
    if isinstance(text, (list, tuple)):
        text = " ".join(map(str, text))
    if not isinstance(text, str):
        raise _fault("not-cards", where=where)
    return [_card(word, where) for word in text.split()]


def _card(word: str, where: str) -> int:
    if word == "?":
        return UNTOLD
    try:
        return cards.number(word)
    except cards.CardError:
        raise _fault("no-card", text=word, where=where) from None


def _lay_grids(s: State, o: House, given: Mapping[str, Any]) -> None:
    grids = given.get("grids")
    if not isinstance(grids, (list, tuple)) or len(grids) != o.players:
        raise _fault("grids", players=o.players)
    for seat, grid in enumerate(grids):
        for place, word in enumerate(_words(o, seat, grid)):
            _lay(s, o, seat, place, word, given.get("phase") == "over")


def _words(o: House, seat: int, grid: Any) -> list[str]:
    """The grid's cards, row by row; where rows are parted they must be the rows of this game."""
    if isinstance(grid, str):
        rows = [row.split() for row in grid.split("/")]
        words = [word for row in rows for word in row]
    elif isinstance(grid, (list, tuple)) and all(isinstance(word, str) for word in grid):
        rows, words = [], list(grid)
    else:
        raise _fault("not-cards", where=f"grid {seat}")
    if len(words) != o.places:
        raise _fault("places", seat=seat, count=len(words), places=o.places)
    if len(rows) > 1 and [len(row) for row in rows] != [o.columns] * o.rows:
        raise _fault("rows", seat=seat, rows=o.rows, columns=o.columns)
    return words


def _lay(s: State, o: House, seat: int, place: int, word: str, over: bool) -> None:
    if word == "--":
        if not o.remove:
            raise _fault("gone", seat=seat)
        s.gone[seat] |= 1 << place
        return
    down = word.startswith("(") and word.endswith(")")
    # In four-card games every card lies face down or is held until the round is over, brackets or not (G7).
    if over or not (down or o.hidden):
        s.up[seat] |= 1 << place
    s.grid[seat * MAX_PLACES + place] = _card(word[1:-1] if down else word, f"grid {seat}")


def _take_in_hand(s: State, given: Mapping[str, Any]) -> None:
    if given.get("held") is None:
        if given.get("held_from") is not None:
            raise _fault("held-nothing")
        return
    origin = given.get("held_from", "stock")
    if origin not in ("stock", "discard"):
        raise _fault("held-from", value=str(origin))
    s.held = _card(str(given["held"]), "held")
    s.held_from = FROM_STOCK if origin == "stock" else FROM_DISCARD


def _fill_from_pack(s: State, o: House, given: Mapping[str, Any], seed: str) -> None:
    """Take what was told out of the pack, draw what was not, and make the stock of the rest."""
    pack = [0] * MAX_PACK
    size = fill_pack(o, pack)
    left = [pack[:size].count(card) for card in range(53)]
    told = [card for card in [*s.grid, *s.discard[: s.discard_count], s.held] if card >= 0]
    stock = given.get("stock")
    if type(stock) is int and stock < 0:
        raise _fault("number", key="stock", most=size)
    listed = None if stock is None or type(stock) is int else list(reversed(_cards(stock, "stock")))
    for card in told + [card for card in listed or [] if card >= 0]:
        left[card] -= 1
        if left[card] < 0:
            raise _fault("too-many", card=cards.name(card), count=pack[:size].count(card))
    loose = chance.shuffled([card for card in range(53) for _ in range(left[card])], f"{seed}/position")
    untold = [*s.grid, *s.discard[: s.discard_count], s.held, *(listed or [])].count(UNTOLD)
    wanted = untold + (stock if type(stock) is int else 0)
    complete = stock is None or wanted == len(loose)
    if wanted > len(loose) or not complete:
        raise _fault("count", missing=wanted - len(loose), size=size)
    for run in (s.grid, s.discard):
        for at, card in enumerate(run):
            if card == UNTOLD:
                run[at] = loose.pop()
    if s.held == UNTOLD:
        s.held = loose.pop()
    pile = loose if listed is None else [loose.pop() if card == UNTOLD else card for card in listed]
    s.stock[: len(pile)] = pile
    s.stock_count = len(pile)
    s.generator = chance.generator(f"{seed}/position")


def _remember(s: State, o: House, options: GolfOptions, given: Mapping[str, Any]) -> None:
    everyone = (1 << o.players) - 1
    for seat in range(o.players):
        for place in range(o.places):
            at = seat * MAX_PLACES + place
            up = s.up[seat] >> place & 1
            s.known[at] = everyone if up else 1 << seat if o.in_hand else 0
    for key, public in (("known", False), ("seen_by_all", True)):
        for seat, places in enumerate(_lists(given, key, o)):
            for place in places:
                if type(place) is not int or not 1 <= place <= o.places:
                    raise _fault("known-place", key=key, places=o.places)
                if s.gone[seat] >> (place - 1) & 1:
                    raise _fault("known-gone", key=key, seat=seat, place=place)
                s.known[seat * MAX_PLACES + place - 1] |= everyone if public else 1 << seat


def _lists(given: Mapping[str, Any], key: str, o: House) -> list[Any]:
    lists = given.get(key, [])
    sound = isinstance(lists, (list, tuple)) and len(lists) <= o.players
    if not sound or not all(isinstance(places, (list, tuple)) for places in lists):
        raise _fault("known-place", key=key, places=o.places)
    return list(lists)


def _count_in(s: State, o: House, given: Mapping[str, Any]) -> None:
    for key, most in (("rounds", POINTS), ("reshuffles", o.max_reshuffles), ("passes", o.players)):
        number = given.get(key, 0)
        if type(number) is not int or not 0 <= number <= most:
            raise _fault("number", key=key, most=most)
        setattr(s, key, number)
    for key, least, most in (("totals", -POINTS, POINTS), ("worst", 0, s.rounds)):
        numbers = given.get(key, [0] * o.players)
        if not isinstance(numbers, (list, tuple)) or len(numbers) != o.players:
            raise _fault("numbers", key=key, players=o.players, least=least, most=most)
        if not all(type(number) is int and least <= number <= most for number in numbers):
            raise _fault("numbers", key=key, players=o.players, least=least, most=most)
        getattr(s, key)[: o.players] = numbers


def _phase(s: State, o: House, given: Mapping[str, Any]) -> int:
    holding = s.held_from != FROM_NOWHERE
    word = given.get("phase", "holding" if holding else "turn")
    if not isinstance(word, str) or word not in PHASES:
        raise _fault("phase", value=str(word), known=", ".join(PHASES))
    phase = PHASES[word]
    if holding != (phase == HOLDING):
        raise _fault("holding", phase=word)
    if phase != OVER:
        _check_closer(s, o)
    if phase == FLIP_AFTER and (not o.flip_on_discard or _is_full(s, o, s.turn)):
        raise _fault("no-flip")
    if phase == FLIPPING and s.up[s.turn].bit_count() >= o.initial_flips:
        raise _fault("no-flip")
    if phase == PEEKING and (not o.hidden or o.in_hand or o.peek == PEEK_NONE):
        raise _fault("no-peek")
    if s.held_from == FROM_DISCARD and s.gone[s.turn] == all_places(o):
        raise _fault("held-useless", seat=s.turn)
    return phase


def _is_full(s: State, o: House, seat: int) -> bool:
    """Whether the seat has no face-down card left."""
    return (s.up[seat] | s.gone[seat]) == all_places(o)


def _check_closer(s: State, o: House) -> None:
    """G8 and G9: who has closed does not move again, and nobody lies all up where that would have closed the round."""
    if s.closer == s.turn:
        raise _fault("closer-to-move", seat=s.turn)
    if s.closer == NOBODY:
        if o.closing != KNOCK_ONLY and any(_is_full(s, o, seat) for seat in range(o.players)):
            raise _fault("all-up")
    elif o.closing == ALL_UP and not _is_full(s, o, s.closer):
        raise _fault("closer-not-up", seat=s.closer)


def _check_opening(s: State, o: House) -> None:
    """G4: nobody has closed or removed a card, and whoever comes after the seat to move has still to open."""
    seat = s.turn
    untouched = s.closer == NOBODY and not s.gone[seat]
    while seat != s.dealer:
        seat = next_seat(o, seat)
        untouched = untouched and not s.up[seat] | s.gone[seat]
    if not untouched:
        raise _fault("opening")


def describe(s: State, options: GolfOptions, o: House) -> dict[str, Any]:
    """The dictionary from which `set_up` makes this state again (but for the generator's words)."""
    everyone = (1 << o.players) - 1
    found: dict[str, Any] = {
        "grids": [_grid_text(s, o, seat) for seat in range(o.players)],
        "discard": " ".join(cards.name(card) for card in s.discard[: s.discard_count]),
        "stock": " ".join(cards.name(card) for card in reversed(s.stock[: s.stock_count])),
        "turn": s.turn,
        "dealer": s.dealer,
        "phase": next(word for word, phase in PHASES.items() if phase == s.phase),
        "totals": s.totals[: o.players],
        "worst": s.worst[: o.players],
        "rounds": s.rounds,
        "reshuffles": s.reshuffles,
        "passes": s.passes,
        "known": [_places(s, o, seat, 1 << seat) for seat in range(o.players)],
        "seen_by_all": [_places(s, o, seat, everyone) for seat in range(o.players)],
    }
    if s.held_from != FROM_NOWHERE:
        found["held"] = cards.name(s.held)
        found["held_from"] = "stock" if s.held_from == FROM_STOCK else "discard"
    if s.closer != NOBODY:
        found["closer"] = s.closer
    return found


def _grid_text(s: State, o: House, seat: int) -> str:
    words = []
    for place in range(o.places):
        card = s.grid[seat * MAX_PLACES + place]
        name = "--" if card < 0 else cards.name(card)
        words.append(name if card < 0 or s.up[seat] >> place & 1 else f"({name})")
    rows = [words[row * o.columns : (row + 1) * o.columns] for row in range(o.rows)]
    return " / ".join(" ".join(row) for row in rows)


def _places(s: State, o: House, seat: int, seats: int) -> list[int]:
    down = all_places(o) & ~s.up[seat] & ~s.gone[seat]
    masks = [s.known[seat * MAX_PLACES + place] for place in range(o.places)]
    return [place + 1 for place in range(o.places) if down >> place & 1 and masks[place] & seats == seats]
