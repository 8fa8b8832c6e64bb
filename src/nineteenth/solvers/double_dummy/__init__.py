"""Five Hundred with all hands open: how many tricks the contracting side takes, and what each legal play is worth.

Two cards each, hearts are trumps, and seat 0 of the contracting side leads. The left bower draws the king, and then the
ace of spades is good:

>>> from nineteenth.games.five_hundred.cards import HEARTS, card_set, parse_card
>>> hands = tuple(card_set(map(parse_card, hand.split())) for hand in ("JD AS", "KH KS", "5C 6C", "7C 8C"))
>>> solution = solve(Position(hands, contractors=0b0101, turn=0, denomination=HEARTS))
>>> solution.tricks, {play_name(card, named): tricks for (card, named), tricks in solution.plays.items()}
(2, {'AS': 2, 'JD': 2})

Everything here needs the standard library only. With the extra ``nineteenth[fast]`` the search runs as machine code
that releases the interpreter lock, so that threads solve side by side, each in its own workspace.
"""

from nineteenth.solvers.double_dummy.lines import answer, solve_lines
from nineteenth.solvers.double_dummy.position import NO_TRUMPS, UNNAMED, Position, play_name, position_of
from nineteenth.solvers.double_dummy.solving import Solution, solve, value

__all__ = [
    "NO_TRUMPS",
    "UNNAMED",
    "Position",
    "Solution",
    "answer",
    "play_name",
    "position_of",
    "solve",
    "solve_lines",
    "value",
]
