"""A match at a keyboard whose keys a test presses."""

from __future__ import annotations

import io
import random

from nineteenth import bots
from nineteenth.match import Match
from nineteenth.terminal.lines import Lines
from nineteenth.terminal.session import Session
from nineteenth.terminal.voice import Voice


class Typist:
    """Standard input that makes up its lines as it is asked: a legal move's number, or what `script` says first."""

    def __init__(self, match: Match, script=(), seed: int = 1, words: bool = False) -> None:
        self.match = match
        self.script = list(script)
        self.chosen = random.Random(seed)
        self.words = words

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        if self.script:
            return self.script.pop(0) + "\n"
        legal = self.match.round.legal_moves()
        if not legal:
            return "1\n" if self.match.may_stop else "\n"
        at = self.chosen.randrange(len(legal))
        return (legal[at] if self.words else str(at + 1)) + "\n"


def sit_down(match: Match, script=(), people=(0,), *, then_random=False, language="en", signs=False, file=None):
    """Play with `script` typed, then at random or to the end of the input; the session and all that was printed.

    EOFError when the input ends first, as for a real keyboard.
    """
    opponents = {
        seat: bots.player(match.game, "random", seat) for seat in range(match.game.players) if seat not in people
    }
    sink = io.StringIO()
    text = "".join(f"{line}\n" for line in script)
    source = Typist(match, script) if then_random else io.StringIO(text)
    session = Session(match, Voice(language, match.names, signs), Lines(source, sink), opponents, file)
    session.printed = sink
    return session
