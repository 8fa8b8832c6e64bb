"""The house rules of Golf Solitaire: the option table of the rule page, the presets, and which options clash."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from nineteenth.games.options import Clash, Options, choice, flag, number

LAYOUT = "layout"
PLAY = "play"
MATCH = "match"

MAX_COLUMNS, MAX_ROWS, MAX_JOKERS = 10, 8, 4

# A choice's code in the frozen record is its place among the words below.
NOTHING, QUEEN = range(2)
UNDO_FREE, UNDO_OFF = range(2)

# Deals are drawn until one can be cleared: that needs boards of which a fair part can be. Thirty-five cards in seven
# columns on a stock of half as many are cleared in one deal of four, in five columns in one of three hundred.
WINNABLE_TABLEAU = 35


@dataclass(frozen=True, kw_only=True)
class GolfSolitaireOptions(Options):
    """The house rules of one match; `GolfSolitaireOptions.make("classic", on_king="queen")` checks and makes them."""

    GAME: ClassVar[str] = "golf_solitaire"
    PRESETS: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "classic": {},
        "relaxed": {"on_king": "queen"},
        "wrapped": {"wrap": True},
        "nine_deals": {"deals": "9"},
    }

    on_king: str = choice("nothing", "queen", rule="S6", group=PLAY)
    wrap: bool = flag(False, rule="S6", group=PLAY)
    columns: int = number(7, 3, MAX_COLUMNS, rule="S2", group=LAYOUT)
    rows: int = number(5, 3, MAX_ROWS, rule="S2", group=LAYOUT)
    packs: int = number(1, 1, 2, rule="S1", group=LAYOUT)
    jokers: int = number(0, 0, MAX_JOKERS, rule="S1", group=LAYOUT)
    bonus_for_stock: bool = flag(False, rule="S9", group=MATCH)
    deals: str = choice("1", "9", "18", rule="S10", group=MATCH)
    undo: str = choice("free", "off", rule="S7", group=PLAY)
    deal_from: str = choice("random", "winnable", rule="S2", group=LAYOUT)

    @property
    def tableau(self) -> int:
        """Cards dealt face up (S2)."""
        return self.columns * self.rows

    @property
    def pack_cards(self) -> int:
        """All cards in play; the jokers are counted once, not in each pack."""
        return 52 * self.packs + self.jokers

    @property
    def stock(self) -> int:
        """Cards of the stock, the one that begins the discard pile included (S3)."""
        return self.pack_cards - self.tableau

    def clashes(self) -> Iterator[Clash]:
        """Every reason why these house rules cannot be played together."""
        if self.wrap and self.on_king != "nothing":
            yield Clash("on_king", "wrap", "golf_solitaire-clash-wrap", {}, "S6")
        if self.stock < 1:
            args = {"tableau": self.tableau, "cards": self.pack_cards}
            yield Clash("rows", "columns", "golf_solitaire-clash-stock", args, "S3")
        elif self.deal_from == "winnable" and self._hardly_cleared():
            args = {"columns": self.columns, "rows": self.rows, "stock": self.stock, "most": WINNABLE_TABLEAU}
            yield Clash("deal_from", "rows", "golf_solitaire-clash-winnable", args, "S2")

    def _hardly_cleared(self) -> bool:
        """Whether so few deals can be cleared, or it takes so long to tell, that none can be chosen."""
        deep = self.packs == 1 and self.rows > self.columns
        return deep or self.tableau > WINNABLE_TABLEAU or 2 * self.stock < self.tableau - 1
