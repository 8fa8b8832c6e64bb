"""Five Hundred's moves in a player's words, both ways, and why not."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

from nineteenth.cards import CardError
from nineteenth.games.contract import MoveError, Sentence
from nineteenth.games.five_hundred import reasons
from nineteenth.games.five_hundred.cards import JACKS, JOKER, SECOND_JOKER, SUIT_LETTERS
from nineteenth.games.five_hundred.rules import (
    ALONE,
    BID,
    CALL_CARD,
    CALL_SEAT,
    CARD,
    CLAIM,
    DISCARD,
    LOOK,
    NAME,
    NAME_LOWER,
    NO_NOMINEE,
    NOMINATE,
    PASS,
    SANS,
)
from nineteenth.games.five_hundred.state import (
    AUCTION,
    BLIND_MISERE,
    CALLING,
    EXCHANGE,
    MISERE,
    NO_CONTRACT,
    NO_TRUMPS,
    OPEN_MISERE,
    SEATS,
    House,
    State,
)
from nineteenth.games.five_hundred.words import bid_sentence, bid_word, card_word, read_card, suit_sentence

PLAIN = {PASS: "pass", LOOK: "look", ALONE: "alone", CLAIM: "claim"}
_SHORT = {"p": "pass", "go alone": "alone", "claim the rest": "claim", "look at cards": "look"}
_SUITS = {
    **{letter.lower(): suit for suit, letter in enumerate(SUIT_LETTERS)},
    **{name: suit for suit, name in enumerate(("spades", "clubs", "diamonds", "hearts"))},
    **{name: suit for suit, name in enumerate(("spade", "club", "diamond", "heart"))},
    **{sign: suit for suit, sign in enumerate("♠♣♦♥")},
}
_NO_TRUMPS = ("nt", "n", "no trump", "no trumps", "notrump", "notrumps")
_MISERES = {
    "misere": MISERE,
    "nullo": MISERE,
    "open misere": OPEN_MISERE,
    "open nullo": OPEN_MISERE,
    "blind misere": BLIND_MISERE,
    "blind nullo": BLIND_MISERE,
}
_BID = re.compile(r"(6|7|8|9|10) ?(.+)")
_NAMING = re.compile(r"(.+?)(?: naming | as |>)(.+)")

# Reason number → the rule it rests on; the catalogue's sentence is five_hundred-refused-<name>.
RULES = {
    reasons.ROUND_IS_OVER: ("round-is-over", "F2.7"),
    reasons.NOT_A_MOVE: ("not-a-move", "F4.2"),
    reasons.AUCTION_FIRST: ("auction-first", "F2.1"),
    reasons.AUCTION_IS_OVER: ("auction-is-over", "F2.7"),
    reasons.ALREADY_LOOKED: ("already-looked", "F7.2"),
    reasons.TOO_LOW: ("too-low", "F2.1"),
    reasons.MISERE_TOO_LATE: ("misere-too-late", "F2.2"),
    reasons.MISERE_NEEDS_SEVEN: ("misere-needs-seven", "F2.4"),
    reasons.NO_MISERE: ("no-misere", "F2.4"),
    reasons.NO_BLIND_MISERE: ("no-blind-misere", "F2.6"),
    reasons.BLIND_AFTER_LOOKING: ("blind-after-looking", "F7.2"),
    reasons.BLIND_FIRST_CALL_ONLY: ("blind-first-call-only", "F7.2"),
    reasons.NO_SANS: ("no-sans", "F7.3"),
    reasons.BLIND_WITH_KITTY: ("blind-with-kitty", "F7.2"),
    reasons.CALL_PARTNER_FIRST: ("call-partner-first", "F10"),
    reasons.NOBODY_IS_CALLED: ("nobody-is-called", "F10"),
    reasons.CALL_A_SEAT: ("call-a-seat", "F10"),
    reasons.CALL_A_CARD: ("call-a-card", "F10"),
    reasons.CANNOT_CALL_ONESELF: ("cannot-call-oneself", "F10"),
    reasons.ALREADY_CALLED: ("already-called", "F10"),
    reasons.NO_SUCH_SEAT: ("no-such-seat", "F10"),
    reasons.CANNOT_CALL_JOKER: ("cannot-call-joker", "F10"),
    reasons.CANNOT_CALL_OWN_CARD: ("cannot-call-own-card", "F10"),
    reasons.CARD_NOT_IN_PACK: ("card-not-in-pack", "F10"),
    reasons.NO_GOING_ALONE: ("no-going-alone", "F10"),
    reasons.DISCARD_FIRST: ("discard-first", "F3.1"),
    reasons.NOTHING_TO_DISCARD: ("nothing-to-discard", "F3.1"),
    reasons.NOT_YOUR_CARD: ("not-your-card", "F4.2"),
    reasons.NOMINATE_FIRST: ("nominate-first", "F5.1"),
    reasons.NO_NOMINATION: ("no-nomination", "F5.1"),
    reasons.NOMINATE_WITHOUT_JOKER: ("nominate-without-joker", "F5.1"),
    reasons.MUST_FOLLOW: ("must-follow", "F4.2"),
    reasons.LEFT_BOWER_IS_TRUMP: ("left-bower-is-trump", "F1.4"),
    reasons.LEFT_BOWER_MUST_FOLLOW: ("left-bower-must-follow", "F1.4"),
    reasons.JOKER_MUST_FOLLOW: ("joker-must-follow", "F1.4"),
    reasons.JOKER_ONLY_WHEN_VOID: ("joker-only-when-void", "F5.2a"),
    reasons.JOKER_FORCED: ("joker-forced", "F5.2a"),
    reasons.JOKER_NAMES_A_SUIT: ("joker-names-a-suit", "F5.2b"),
    reasons.JOKER_NAMES_NOTHING: ("joker-names-nothing", "F5.2b"),
    reasons.SUIT_ALREADY_LED: ("suit-already-led", "F5.2b"),
    reasons.ALL_SUITS_LED: ("all-suits-led", "F5.2c"),
    reasons.JOKER_LEADS_LAST_ONLY: ("joker-leads-last-only", "F5.2c"),
    reasons.CLAIM_NOT_SURE: ("claim-not-sure", "F4.3"),
    reasons.CLAIM_NOT_IN_MISERE: ("claim-not-in-misere", "F6.1"),
    reasons.CLAIM_MISERE_NOT_SURE: ("claim-misere-not-sure", "F6.1"),
    reasons.CLAIM_NEEDS_PLAY: ("claim-needs-play", "F4.1"),
}


def say(move: int, o: House) -> str:
    """The words of a move: ``7H``, ``discard 5S``, ``nominate H``, ``JD``, ``joker naming S``; seats count from 1."""
    if move in PLAIN:
        return PLAIN[move]
    if move >= CARD:
        return card_word(move - CARD, o)
    if move >= DISCARD:
        return f"discard {card_word(move - DISCARD, o)}"
    if move >= CALL_CARD:
        return f"call {card_word(move - CALL_CARD, o)}"
    if move >= CALL_SEAT:
        return f"partner {move - CALL_SEAT + 1}"
    if move >= NAME_LOWER:
        return f"second joker naming {SUIT_LETTERS[move - NAME_LOWER]}"
    if move >= NAME:
        return f"joker naming {SUIT_LETTERS[move - NAME]}"
    if move >= NOMINATE:
        return f"nominate {'none' if move - NOMINATE == NO_NOMINEE else SUIT_LETTERS[move - NOMINATE]}"
    return bid_word(move - SANS, 1) if move >= SANS else bid_word(move - BID)


def parse(text: str, v: State, o: House) -> list[int]:
    """The moves that `text` means, several cards put away counting one move each; MoveError if it means none.

    Letter case and accents do not matter. ``7H`` is a bid while the auction lasts and a card afterwards.
    """
    words = _plain(text)
    words = _SHORT.get(words, words)
    for move, plain in PLAIN.items():
        if words == plain:
            return [move]
    found = _spoken(words, v, o)
    if found is None:
        raise MoveError(Sentence("five_hundred-no-move", {"text": text.strip()[:60]}))
    return found


def _plain(text: str) -> str:
    """Lower case, no accents, single spaces."""
    parts = unicodedata.normalize("NFD", text.lower().replace(",", " "))
    bare = "".join(letter for letter in parts if not unicodedata.combining(letter) and letter != "\ufe0f")
    return " ".join(bare.split())


def _spoken(words: str, v: State, o: House) -> list[int] | None:
    verb, _, rest = words.partition(" ")
    if verb in ("discard", "bury", "put"):
        return _run(DISCARD, rest.removeprefix("away ").split(), o)
    if verb == "nominate":
        return _nomination(rest)
    if verb == "partner":
        return _seat(rest)
    if verb == "call":
        return _seat(rest.removeprefix("seat ")) or _run(CALL_CARD, [rest], o)
    if verb in ("bid", "play") and rest:
        return _spoken(rest, v, o)
    called = _bid(words)
    if called is not None and (v.phase == AUCTION or called >= BID + MISERE):
        return [called]
    cards = words.split()
    if v.phase == EXCHANGE:
        return _run(DISCARD, cards, o)
    if v.phase == CALLING:
        return _run(CALL_CARD, [words], o)
    found = _named_joker(words, o) or _run(CARD, [words], o)
    return found if found is not None or called is None else [called]


def _bid(words: str) -> int | None:
    sans = 0
    for mark in (" sans kitty", " sans", "sans kitty ", "sans "):
        if (words.endswith(mark) and mark[0] == " ") or (words.startswith(mark) and mark[0] != " "):
            words = words.removesuffix(mark) if mark[0] == " " else words.removeprefix(mark)
            sans = SANS - BID
            break
    if words in _MISERES:
        return BID + _MISERES[words] + sans
    match = _BID.fullmatch(words)
    if not match:
        return None
    suit = NO_TRUMPS if match[2] in _NO_TRUMPS else _SUITS.get(match[2])
    return None if suit is None else BID + 5 * (int(match[1]) - 6) + suit + sans


def read_bid(text: str) -> tuple[int, int] | None:
    """The contract that a bid in words names, and whether it is made without the kitty; None if it names none."""
    move = _bid(_plain(text))
    if move is None:
        return None
    return (move - SANS, 1) if move >= SANS else (move - BID, 0)


def _nomination(word: str) -> list[int] | None:
    if word in ("none", "nothing", "no suit"):
        return [NOMINATE + NO_NOMINEE]
    return [NOMINATE + _SUITS[word]] if word in _SUITS else None


def _seat(word: str) -> list[int] | None:
    seat = int(word) if re.fullmatch("[1-9]", word) else 0
    return [CALL_SEAT + seat - 1] if 1 <= seat <= SEATS else None


def _run(first: int, cards: list[str], o: House) -> list[int] | None:
    try:
        return [first + read_card(card, o) for card in cards] or None
    except CardError:
        return None


def _named_joker(words: str, o: House) -> list[int] | None:
    match = _NAMING.fullmatch(words)
    if not match or match[2].strip() not in _SUITS:
        return None
    first = {"jk": NAME, "joker": NAME, "jk2": NAME_LOWER, "second joker": NAME_LOWER}.get(match[1].strip())
    if first is None or (first == NAME_LOWER and not o.jokers & 1):
        return None
    return [first + _SUITS[match[2].strip()]]


def explain(reason: int, move: int, v: State, o: House) -> Sentence:
    """The sentence behind a reason number, with what the mover may know of it."""
    name, rule = RULES[reason]
    args: dict[str, Any] = {"kitty": o.kitty_size, "players": o.players}
    if v.contract != NO_CONTRACT:
        args["standing"] = bid_sentence(v.contract, v.sans)
    if v.led >= 0:
        args["suit"] = suit_sentence(v.led)
    if v.trump < NO_TRUMPS:
        args["trump"] = suit_sentence(v.trump)
        args["left"] = card_word(JACKS[v.trump ^ 1], o)
        args["printed"] = suit_sentence(v.trump ^ 1)
    card = _card(move)
    if card is not None:
        args["card"] = card_word(card, o)
    if NAME <= move < NAME_LOWER + 4:
        args["suit"] = suit_sentence((move - NAME) % 4)
    return Sentence(f"five_hundred-refused-{name}", args, rule)


def _card(move: int) -> int | None:
    """The card a move is about."""
    for first in (CARD, DISCARD, CALL_CARD):
        if first <= move < first + 63:
            return move - first
    if NAME <= move < NAME_LOWER + 4:
        return JOKER if move < NAME_LOWER else SECOND_JOKER
    return None
