"""Golf Solitaire solved: the fewest cards that can be left, exactly and always, with a best line; docs/golf_solitaire.md.

solve(from_state(state, house))      the stock known: could it have been cleared, and how?
advise(view, house)                  the stock unknown: what to play now, and how sure is that?
solve_lines(text, options)           many deals as text, over all cores
"""

from nineteenth.solvers.golf_solitaire.advice import Advice, Candidate, advise
from nineteenth.solvers.golf_solitaire.answer import ENGINES, Answer, engine_for, ready_engine, solve
from nineteenth.solvers.golf_solitaire.batch import acceptable, daily_number, solve_deals, solve_lines
from nineteenth.solvers.golf_solitaire.problem import Problem, follows, from_deal, from_pack, from_state

__all__ = [
    "ENGINES",
    "Advice",
    "Answer",
    "Candidate",
    "Problem",
    "acceptable",
    "advise",
    "daily_number",
    "engine_for",
    "follows",
    "from_deal",
    "from_pack",
    "from_state",
    "ready_engine",
    "solve",
    "solve_deals",
    "solve_lines",
]
