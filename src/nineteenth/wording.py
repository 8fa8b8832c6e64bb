"""What people write, names and words and chat, brought to one line that every screen and every file can hold."""

from __future__ import annotations

# It joins the parts of one emoji, and is the only invisible character that is of use in a line.
JOINER = "\u200d"


def one_line(text: str, length: int | None = None) -> str:
    """`text` without line breaks, control and invisible characters, parted by single spaces, at most `length` long.

    >>> one_line("  Ann\\n\\x07of\\u202e  Tartu ", 6)
    'Ann of'
    """
    parted = " ".join(text.split())
    seen = "".join(sign for sign in parted if sign.isprintable() or sign == JOINER)
    return " ".join(seen[:length].split()).strip(JOINER + " ")


def one_word(text: str) -> bool:
    """Whether `text` is one word of visible characters."""
    return text == one_line(text) and text.split() == [text]
