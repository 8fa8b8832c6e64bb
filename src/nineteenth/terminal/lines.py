"""Lines out and lines in: no colour, no cursor, the same on a terminal, in a pipe and under a screen reader."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import TextIO


class Lines:
    """Prints lines and asks for them. What comes from a pipe is printed behind the prompt, so that the transcript is whole."""

    def __init__(self, source: TextIO | None = None, sink: TextIO | None = None) -> None:
        self._source = source or sys.stdin
        self._sink = sink or sys.stdout
        self.interactive = self._source is sys.stdin and self._source.isatty() and self._sink.isatty()
        if self.interactive:
            with contextlib.suppress(ImportError):
                import readline  # lets `input` edit and remember lines

                readline.parse_and_bind("set enable-bracketed-paste off")  # it would write escape sequences

    def tell(self, *lines: str) -> None:
        """Print each line."""
        for line in lines:
            print(line, file=self._sink)
        self._sink.flush()

    def ask(self, prompt: str) -> str:
        """The line typed after `prompt`, without spaces around it; EOFError when there are no more."""
        if self.interactive:
            return input(prompt + " ").strip()
        self._sink.write(prompt + " ")
        self._sink.flush()
        line = self._source.readline()
        self.tell(line.strip())
        if not line:
            raise EOFError
        return line.strip()

    def hide(self) -> None:
        """Push what was shown out of sight, for the next person at the keyboard; only where there is a screen."""
        if self.interactive:
            self.tell("\n" * max(60, os.get_terminal_size().lines))  # some terminals say they have none
