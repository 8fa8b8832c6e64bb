"""What a Five Hundred seat may know: the view, the same in words, and the events."""

from __future__ import annotations

from typing import Any

from nineteenth.games.contract import SPECTATOR
from nineteenth.games.five_hundred.account import account
from nineteenth.games.five_hundred.cards import SUIT_LETTERS
from nineteenth.games.five_hundred.events import event, narrate
from nineteenth.games.five_hundred.history import calls
from nineteenth.games.five_hundred.moves import say
from nineteenth.games.five_hundred.options import FiveHundredOptions
from nineteenth.games.five_hundred.rules import side_of
from nineteenth.games.five_hundred.state import (
    AUCTION,
    CALLING,
    CONTRACTS,
    EXCHANGE,
    MISERE,
    NO_CONTRACT,
    NO_TRUMPS,
    NOBODY,
    NOMINATION,
    OVER,
    PLAY,
    SEATS,
    UNKNOWN_SIDE,
    House,
    State,
)
from nineteenth.games.five_hundred.words import bid_word, card_word, in_order, ladder

copy_public = State.copy_public

PHASES = {
    AUCTION: "auction",
    CALLING: "calling",
    EXCHANGE: "exchange",
    NOMINATION: "nomination",
    PLAY: "play",
    OVER: "over",
}


def fill_view(s: State, o: House, seat: int, v: State) -> None:
    """Write what `seat` (or SPECTATOR) has lawfully seen to the blank `v`."""
    copy_public(s, v)
    looked = seat >= 0 and s.looked >> seat & 1 == 1
    for hand in range(o.hands):
        # F7.2: not even one's own cards before looking. Discards nobody but the contractor ever sees (F3.1).
        v.hands[hand] = s.hands[hand] if (hand == seat and looked) or s.exposed >> hand & 1 else 0
    v.discards = s.discards if seat >= 0 and seat == s.contractor else 0
    v.allies = s.allies if knows_allies(s, seat) else UNKNOWN_SIDE


def knows_allies(s: State, seat: int) -> bool:
    """F10, five-handed by card: who knows who holds the called card."""
    called = s.called_card
    if called < 0 or s.phase == OVER or s.played >> called & 1:
        return True
    if seat < 0:
        return False
    if seat != s.contractor:
        return s.hands[seat] >> called & 1 == 1
    # It lay in the kitty: he plays alone, and only he knows.
    return (s.hands[seat] | s.discards) >> called & 1 == 1


def present(v: State, o: House, options: FiveHundredOptions, seat: int) -> dict[str, Any]:
    """The view as a screen shows it. Hands are numbered as in `State`; seats count from 0."""
    made = [(caller, say(move, o)) for caller, move in calls(v, o)]
    return {
        "game": "five_hundred",
        "phase": PHASES[v.phase],
        "seat": None if seat == SPECTATOR else seat,
        "turn": None if v.phase == OVER else v.turn % o.players,
        "hand": None if v.phase == OVER else v.turn,
        "dealer": v.dealer,
        "round": v.rounds + 1,
        "hands": [_hand(v, o, hand, seat, made) for hand in range(o.hands)],
        "kitty": v.kitty_count,
        "discards": _discards(v, o, seat),
        "calls": [{"seat": caller, "call": call} for caller, call in made],
        "passed": [caller for caller in range(o.players) if v.passed >> caller & 1],
        "looked": [caller for caller in range(o.players) if v.looked >> caller & 1],
        "ladder": [{"bid": bid_word(*bid), "value": o.value[bid[0] + CONTRACTS * bid[1]]} for bid in ladder(o)],
        "standing": None if v.contract == NO_CONTRACT else {"bid": bid_word(v.contract, v.sans), "seat": v.contractor},
        "contract": _contract(v, o),
        "trick": _trick(v, o, v.done) if v.in_trick else None,
        "led": _suit(v.led),
        "tricks": [_trick(v, o, trick) for trick in range(v.done)],
        "led_suits": [SUIT_LETTERS[suit] for suit in range(4) if v.led_suits >> suit & 1],
        "claimed": None if v.claimed == NOBODY else v.claimed,
        "sides": [[caller for caller in range(o.players) if side_of(o, caller) == side] for side in range(o.sides)],
        "totals": list(v.totals[: o.sides]),
        "target": o.target,
        "back_door": o.back_door or None,
    }


def _hand(v: State, o: House, hand: int, viewer: int, made: list[tuple[int, str]]) -> dict[str, Any]:
    seat = hand % o.players
    shown = bool(v.exposed >> hand & 1) or (hand == viewer and bool(v.looked >> viewer & 1))
    return {
        "seat": seat,
        "table": hand >= o.players,
        "cards": in_order(v.hands[hand], v, o) if shown else None,
        "count": v.held[hand],
        "exposed": bool(v.exposed >> hand & 1),
        "sitting": bool(v.sitting >> hand & 1),
        "call": next((call for caller, call in reversed(made) if caller == hand), None),
        "tricks": v.tricks[hand],
    }


def _discards(v: State, o: House, seat: int) -> dict[str, Any]:
    own = seat != SPECTATOR and seat == v.contractor
    return {"count": v.discard_count, "cards": in_order(v.discards, v, o) if own else None}


def _suit(suit: int) -> str | None:
    return SUIT_LETTERS[suit] if 0 <= suit < NO_TRUMPS else None


def _contract(v: State, o: House) -> dict[str, Any] | None:
    """The contract once the auction is over; `partners` is None while the viewer cannot know them."""
    if v.phase == AUCTION or v.contract == NO_CONTRACT:
        return None
    known = v.allies != UNKNOWN_SIDE
    partners = [hand for hand in range(o.hands) if v.allies >> hand & 1 and hand != v.contractor]
    return {
        "bid": bid_word(v.contract, v.sans),
        "seat": v.contractor,
        "value": o.value[v.contract + CONTRACTS * v.sans],
        "level": 0 if v.contract >= MISERE else 6 + v.contract // 5,
        "trump": "NT" if v.trump == NO_TRUMPS else SUIT_LETTERS[v.trump],
        "misere": bool(v.misere),
        "nominated": _suit(v.nominated),
        "called": None if v.called_card < 0 else card_word(v.called_card, o),
        "partners": partners if known else None,
    }


def _trick(v: State, o: House, trick: int) -> dict[str, Any]:
    """One trick, complete or not, its cards in the order in which they were played."""
    leader = v.leaders[trick]
    order = [(leader + step) % o.hands for step in range(o.hands)] if leader >= 0 else []
    played = [(hand, v.record[trick * SEATS + hand]) for hand in order]
    return {
        "leader": None if leader < 0 else leader,
        "cards": [{"hand": hand, "card": card_word(card, o)} for hand, card in played if card >= 0],
        "named": _suit(v.named[trick]),
        "taker": v.best if trick == v.done else v.takers[trick],
    }


__all__ = ["account", "event", "fill_view", "narrate", "present"]
