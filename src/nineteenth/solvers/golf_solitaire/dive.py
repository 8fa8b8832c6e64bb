"""A plain depth-first search with a set of visited states: a quick yes where clearing is easy, and the yardstick of the benchmark."""

from __future__ import annotations

from nineteenth.solvers.golf_solitaire.problem import Problem


def clears(problem: Problem, nodes: int) -> bool | None:
    """Whether the tableau can be cleared; None if that is not settled within `nodes` states (0: no bound).

    Plays come before turning, from the fullest column first.
    """
    columns, stock, follows = problem.columns, problem.stock, problem.follows
    stack = [(problem.heights, 1, stock[0])]
    seen = set(stack)
    count = 0
    while stack:
        heights, turned, top = stack.pop()
        count += 1
        if not any(heights):
            return True
        if count == nodes:
            return None
        onward = [(heights, turned + 1, stock[turned])] if turned < len(stock) else []
        mask = follows[top]
        for j in sorted(range(len(heights)), key=heights.__getitem__):
            height = heights[j]
            if height and mask >> columns[j][height - 1] & 1:
                onward.append(((*heights[:j], height - 1, *heights[j + 1 :]), turned, columns[j][height - 1]))
        for state in onward:
            if state not in seen:
                seen.add(state)
                stack.append(state)
    return False
