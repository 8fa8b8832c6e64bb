"""Moves in a player's words, both ways, and why not."""

from __future__ import annotations

from nineteenth import cards
from nineteenth.games.contract import MoveError, Sentence
from nineteenth.games.golf_solitaire import rules
from nineteenth.games.golf_solitaire.options import MAX_ROWS
from nineteenth.games.golf_solitaire.rules import PLAY, TURN
from nineteenth.games.golf_solitaire.state import House, State

_TURN_WORDS = ("turn", "t", "stock", "draw", "turn up", "next")
_PLAY_WORDS = ("play", "p", "move")

# Reason number → the rule it rests on; the catalogue's sentence is golf_solitaire-refused-<name>.
RULES = {
    rules.ROUND_IS_OVER: ("round-is-over", "S8"),
    rules.STOCK_IS_EMPTY: ("stock-is-empty", "S7"),
    rules.NO_SUCH_COLUMN: ("no-such-column", "S2"),
    rules.COLUMN_IS_EMPTY: ("column-is-empty", "S2"),
    rules.NOT_NEXT_IN_RANK: ("not-next-in-rank", "S5"),
    rules.NOTHING_ON_A_KING: ("nothing-on-a-king", "S6"),
    rules.NO_WRAPPING: ("no-wrapping", "S6"),
    rules.NOT_A_MOVE: ("not-a-move", "S5"),
}


def say(move: int, o: House) -> str:
    """The words of a move: ``turn``, or ``play 3`` for the uncovered card of the third column."""
    return "turn" if move == TURN else f"play {move - PLAY + 1}"


def parse(text: str, v: State, o: House) -> list[int]:
    """The move that `text` means: ``turn``, ``play 3``, ``3``, ``play 7H``, ``7H``, or ``7`` with a rank's letters.

    A bare number from 1 to the number of columns is a column; a card is looked for among the uncovered ones. MoveError if
    the words mean no move, if the card is not uncovered, or if a rank alone lies uncovered in several columns.
    """
    words = " ".join(text.lower().split())
    if words in _TURN_WORDS:
        return [TURN]
    verb, _, rest = words.partition(" ")
    what = rest if verb in _PLAY_WORDS else words
    what = what.removeprefix("column ").strip()
    if what.isdecimal() and len(what) < 3 and 1 <= int(what) <= 15:
        return [PLAY + int(what) - 1]
    return [PLAY + _column_of(what, text, v, o)]


def _column_of(what: str, text: str, v: State, o: House) -> int:
    """The column whose uncovered card is `what`; of two equal cards of two packs the leftmost."""
    try:
        wanted = cards.number(what)
    except cards.CardError:
        return _column_of_rank(what, text, v, o)
    for column in range(o.columns):
        if _uncovered(v, column) == wanted:
            return column
    raise MoveError(Sentence("golf_solitaire-not-uncovered", {"card": cards.name(wanted)}, "S2"))


def _column_of_rank(what: str, text: str, v: State, o: House) -> int:
    rank = "10" if what == "t" else what.upper()
    if rank not in cards.RANKS:
        raise MoveError(Sentence("golf_solitaire-no-move", {"text": text.strip()[:60]}))
    index = cards.RANKS.index(rank)
    found = [column for column in range(o.columns) if 0 <= (card := _uncovered(v, column)) < 52 and card % 13 == index]
    if not found:
        raise MoveError(Sentence("golf_solitaire-not-uncovered", {"card": rank}, "S2"))
    if len(found) > 1:
        columns = " ".join(str(column + 1) for column in found)
        raise MoveError(Sentence("golf_solitaire-which", {"card": rank, "columns": columns}, "S2"))
    return found[0]


def _uncovered(v: State, column: int) -> int:
    return v.tableau[column * MAX_ROWS + v.heights[column] - 1] if v.heights[column] else -1


def explain(reason: int, move: int, v: State, o: House) -> Sentence:
    """The sentence behind a reason number, with the cards it is about."""
    name, rule = RULES[reason]
    args: dict[str, object] = {"columns": o.columns}
    if PLAY <= move < PLAY + 16:
        args["column"] = move - PLAY + 1
        if move - PLAY < o.columns and v.heights[move - PLAY]:
            args["card"] = cards.name(_uncovered(v, move - PLAY))
            args["top"] = cards.name(v.discard[v.discard_count - 1])
    return Sentence(f"golf_solitaire-refused-{name}", args, rule)
