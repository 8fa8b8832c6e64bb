"""Sentences as a person reads them: in a language, with the names of those who sit there, in letters or suit signs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from nineteenth.games.contract import Sentence
from nineteenth.messages import DEFAULT, say

_CARD = re.compile(r"(?<!\w)(10|1[123]|[2-9AJQK])([SCDH])(?!\w)")
_SIGNS = {"S": "♠", "C": "♣", "D": "♦", "H": "♥"}
# What people wrote themselves stays as they wrote it.
_NOT_CARDS = re.compile(r"(^|_)(player|text|file)$")


def with_signs(text: str) -> str:
    """Cards in `text` with suit signs for letters.

    >>> with_signs("10D, QH and JK")
    '10♦, Q♥ and JK'
    """
    return _CARD.sub(lambda card: card[1] + _SIGNS[card[2]], text)


class Voice:
    """Says messages and sentences in one language. `names` are the people's, one a seat; `signs` shows ♠♣♦♥ for letters."""

    def __init__(self, language: str = DEFAULT, names: Sequence[str] = (), signs: bool = False) -> None:
        self.language = language
        self.names = names
        self.signs = signs

    def __call__(self, message: str, /, **args: Any) -> str:
        """The message with its arguments; a `seat` brings its `player` along."""
        return say(message, self._complete(args), self.language)

    def sentence(self, line: Sentence) -> str:
        """The sentence with its rule identifier in brackets, if it has one."""
        return self(line.id, **line.args) + (f" [{line.rule}]" if line.rule else "")

    def name(self, seat: int) -> str:
        """Who sits there."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return say("cli-seat", {"number": seat + 1}, self.language)

    def card(self, text: str) -> str:
        """A card or a text with cards in it, as this voice writes cards."""
        return with_signs(text) if self.signs else text

    def _complete(self, args: dict[str, Any]) -> dict[str, Any]:
        complete = {name: self._spoken(name, value) for name, value in args.items()}
        for name, value in args.items():
            if (name == "seat" or name.endswith("_seat")) and isinstance(value, int):
                complete.setdefault(name.removesuffix("seat") + "player", self.name(value))
        return complete

    def _spoken(self, name: str, value: Any) -> Any:
        if isinstance(value, str):
            return value if _NOT_CARDS.search(name) else self.card(value)
        if isinstance(value, Sentence):
            return self(value.id, **value.args)
        if isinstance(value, list):
            between = "; " if any(isinstance(part, list) for part in value) else ", "
            return between.join(str(self._spoken(name, part)) for part in value)
        return value
