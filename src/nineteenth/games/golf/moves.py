"""Golf's moves in a player's words, both ways, and why not."""

from __future__ import annotations

from nineteenth.games.contract import MoveError, Sentence
from nineteenth.games.golf import rules
from nineteenth.games.golf.rules import DISCARD, DRAW, FLIP, KEEP, KNOCK, PASS, PEEK, REMOVE, SWAP, TAKE
from nineteenth.games.golf.state import House, State

PLAIN = {DRAW: "draw", TAKE: "take discard", DISCARD: "discard", PASS: "pass", KNOCK: "knock", KEEP: "keep"}
_SHORT = {"take": "take discard", "d": "draw", "t": "take discard", "k": "knock", "p": "pass", "no flip": "keep"}
_NUMBERED = {"swap": (SWAP, 16), "flip": (FLIP, 16), "remove": (REMOVE, 16)}
_ALIASES = {"s": "swap", "f": "flip", "replace": "swap", "turn up": "flip", "look": "peek"}

# Reason number → the rule it rests on; the catalogue's sentence is golf-refused-<name>.
RULES = {
    rules.ROUND_IS_OVER: ("round-is-over", "G9"),
    rules.FLIP_FIRST: ("flip-first", "G4"),
    rules.PEEK_FIRST: ("peek-first", "G4"),
    rules.HOLDING_A_CARD: ("holding-a-card", "G6"),
    rules.HOLDING_NOTHING: ("holding-nothing", "G6"),
    rules.FLIP_NOW: ("flip-now", "§7"),
    rules.STOCK_IS_EMPTY: ("stock-is-empty", "§6"),
    rules.STOCK_IS_NOT_EMPTY: ("stock-is-not-empty", "§6"),
    rules.DISCARD_IS_EMPTY: ("discard-is-empty", "G6"),
    rules.LAST_TURN_FROM_STOCK: ("last-turn-from-stock", "§6"),
    rules.TAKEN_MUST_BE_USED: ("taken-must-be-used", "G6"),
    rules.NO_SUCH_PLACE: ("no-such-place", "G2"),
    rules.PLACE_IS_GONE: ("place-is-gone", "§7"),
    rules.LIES_FACE_UP: ("lies-face-up", "G4"),
    rules.NOTHING_TO_FLIP: ("nothing-to-flip", "§7"),
    rules.SAME_COLUMN_ASKED: ("same-column-asked", "G4"),
    rules.OTHER_COLUMN_ASKED: ("other-column-asked", "G4"),
    rules.NO_KNOCKING: ("no-knocking", "G8"),
    rules.ALREADY_CLOSED: ("already-closed", "G8"),
    rules.FLIP_IS_COMPULSORY: ("flip-is-compulsory", "§7"),
    rules.NO_PEEKING: ("no-peeking", "G3"),
    rules.PEEK_TWO_ASKED: ("peek-two-asked", "G4"),
    rules.PEEK_ONE_ASKED: ("peek-one-asked", "G4"),
    rules.PEEK_NEAREST_ASKED: ("peek-nearest-asked", "G4"),
    rules.NO_REMOVING: ("no-removing", "§7"),
    rules.NO_SUCH_LINE: ("no-such-line", "§7"),
    rules.LINE_NOT_CANCELLED: ("line-not-cancelled", "§7"),
    rules.NOT_A_MOVE: ("not-a-move", "G6"),
    rules.NOTHING_TO_REPLACE: ("nothing-to-replace", "§7"),
}


def say(move: int, o: House) -> str:
    """The words of a move: ``swap 3``, ``peek 1 4``; places count from 1, row by row."""
    if move < SWAP:
        return PLAIN[move]
    for word, (first, room) in _NUMBERED.items():
        if first <= move < first + room:
            return f"{word} {move - first + 1}"
    first, second = divmod(move - PEEK, 16)
    return f"peek {first + 1}" if first == second else f"peek {first + 1} {second + 1}"


def parse(text: str, v: State, o: House) -> list[int]:
    """The move that `text` means; MoveError if it means none. Whether it is allowed is `rules.refusal`'s affair."""
    words = " ".join(text.lower().replace(",", " ").split())
    words = _SHORT.get(words, words)
    for move, plain in PLAIN.items():
        if words == plain:
            return [move]
    verb, numbers = _split(words)
    if verb == "peek" and 1 <= len(numbers) <= 2:
        low, high = min(numbers), max(numbers)
        return [PEEK + 16 * low + high]
    if verb in _NUMBERED and len(numbers) == 1:
        return [_NUMBERED[verb][0] + numbers[0]]
    raise MoveError(Sentence("golf-no-move", {"text": text.strip()[:60]}))


def _split(words: str) -> tuple[str, list[int]]:
    """The verb and its places counted from 0; a place outside 1 … 15 spoils the whole."""
    parts = words.split()
    tail = [part for part in parts if part.isdecimal()]
    verb = " ".join(parts[: len(parts) - len(tail)])
    numbers = [int(part) - 1 for part in tail if len(part) < 3]
    sound = len(numbers) == len(tail) and all(0 <= number < 15 for number in numbers)
    return _ALIASES.get(verb, verb), numbers if sound else []


def explain(reason: int, move: int, v: State, o: House) -> Sentence:
    """The sentence behind a reason number, with what the mover may know of it."""
    name, rule = RULES[reason]
    args = {"places": o.places, "lines": o.line_count, "nearest": f"{o.places - 1} {o.places}"}
    if SWAP <= move < PEEK:
        args["place"] = (move & 15) + 1
    return Sentence(f"golf-refused-{name}", args, rule)
