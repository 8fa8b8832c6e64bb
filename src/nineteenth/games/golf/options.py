"""The house rules of Golf: every option of the rule page, the presets, and which options clash (rule page, sections 3 and 8)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

from nineteenth.games.options import AUTO, Clash, Options, choice, flag, number

MAX_SEATS = 12
CARDS = "cards"
COUNTING = "counting"
OPENING = "opening"
TURNS = "turns"
CLOSING = "closing"
MATCH = "match"

# A choice's code in the frozen record is its place among the words below.
BASIC, HARDER, BICYCLE = range(3)
NO_BONUS, JOKERS, TWOS, ONE_EYED_JACKS = range(4)
PAIRS_CANCEL, PAIRS_KEEP = range(2)
COLUMN_PAIRS, ROW_COLUMN_PAIRS, WITH_DIAGONALS, ANYWHERE, LINE_OF_THREE, ADJACENT_PAIRS, NO_CANCEL = range(7)
DISJOINT, TOUCHING = range(2)
REMOVE_OFF, REMOVE_AUTO, REMOVE_OPTIONAL = range(3)
BLOCK_OFF, OTHERS_PLUS10, ALL_PLUS10, SELF_MINUS10 = range(4)
ANY_COLUMNS, SAME_COLUMN, DIFFERENT_COLUMNS = range(3)
ANY_TWO, NEAREST_TWO, PEEK_ONE, PEEK_NONE = range(4)
ALL_UP, KNOCK_ONLY, ALL_UP_OR_KNOCK = range(3)
NO_PENALTY, FLAT, ADD_LOWEST, DOUBLE, ADD_HIGHEST = range(5)
TIE_SAFE, TIE_PENALISED = range(2)
REVEAL_AFTER, REVEAL_BEFORE_LAST_TURN = range(2)
NEVER_FLIP, MAY_FLIP, MUST_FLIP = range(3)
RESHUFFLE, END_ROUND = range(2)
END_ROUNDS, END_TARGET, END_OPEN = range(3)
SHARE, EXTRA_ROUND, FEWEST_WORST = range(3)


class Shape(NamedTuple):
    """What a preset lays out: the grid, and whether its cards lie face down (`hidden`) or are held in hand."""

    rows: int
    columns: int
    hidden: bool = False
    in_hand: bool = False

    @property
    def places(self) -> int:
        return self.rows * self.columns


SHAPES: Mapping[str, Shape] = {
    "six": Shape(2, 3),
    "eight": Shape(2, 4),
    "ten": Shape(2, 5),
    "nine": Shape(3, 3),
    "nine_hole": Shape(3, 3),
    "nine_hole_6": Shape(2, 3),
    "nine_hole_3": Shape(1, 3),
    "four": Shape(2, 2, hidden=True),
    "four_hand": Shape(1, 4, hidden=True, in_hand=True),
}

_WIDE = ("six", "eight", "ten")
_NINE_HOLE = ("nine_hole", "nine_hole_6", "nine_hole_3")
_SQUARES = ("nine", "nine_hole")
_FOURS = ("four", "four_hand")


@dataclass(frozen=True, kw_only=True)
class GolfOptions(Options):
    """The house rules of one Golf match; `GolfOptions.make("six", players=3, values="harder")` checks and makes them."""

    GAME: ClassVar[str] = "golf"
    PRESETS: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "six": {},
        "eight": {},
        "ten": {},
        "nine": {"cancel": "line_of_three", "initial_flips": 3},
        "nine_hole": {"cancel": "adjacent_pairs", "initial_flips": 3, "bonus": "jokers"},
        "nine_hole_6": {"cancel": "adjacent_pairs", "initial_flips": 2, "bonus": "jokers"},
        "nine_hole_3": {"cancel": "adjacent_pairs", "initial_flips": 1, "bonus": "jokers"},
        "four": {"cancel": "row_column_pairs", "initial_flips": 0, "closing": "knock"},
        "four_hand": {"cancel": "anywhere", "initial_flips": 0, "closing": "knock"},
    }

    players: int = number(2, 2, MAX_SEATS, rule="§3", group=CARDS)
    packs: int | str = number(AUTO, 1, 6, rule="§3", group=CARDS)
    values: str = choice("basic", "harder", "bicycle", rule="§4", group=COUNTING)
    bonus: str = choice("none", "jokers", "twos", "one_eyed_jacks", rule="§4", group=COUNTING)
    bonus_value: int = number(-2, -5, 0, rule="§4", group=COUNTING)
    jokers_per_pack: int = number(2, 1, 4, rule="§4", group=CARDS)
    bonus_pairs: str = choice("cancel", "keep", rule="§4", group=COUNTING)
    cancel: str = choice(
        "column_pairs",
        "row_column_pairs",
        "with_diagonals",
        "anywhere",
        "line_of_three",
        "adjacent_pairs",
        "none",
        rule="§4",
        group=COUNTING,
    )
    overlap: str = choice("disjoint", "touching", rule="§4", group=COUNTING)
    diagonal_lines: bool = flag(False, rule="§4", group=COUNTING)
    remove: str = choice("off", "auto", "optional", rule="§7", group=TURNS)
    four_block: str = choice("off", "others_plus10", "all_plus10", "self_minus10", rule="§5", group=COUNTING)
    initial_flips: int = number(2, 0, 9, rule="G4", group=OPENING)
    initial_columns: str = choice("any", "same", "different", rule="G4", group=OPENING)
    peek: str = choice("any_two", "nearest_two", "one", "none", rule="G4", group=OPENING)
    memory_aid: bool = flag(False, rule="G3", group=OPENING)
    closing: str = choice("all_up", "knock", "both", rule="G8", group=CLOSING)
    penalty: str = choice("off", "flat", "add_lowest", "double", "add_highest", rule="§5", group=CLOSING)
    penalty_points: int = number(10, 0, 50, rule="§5", group=CLOSING)
    closer_tie: str = choice("safe", "penalised", rule="§5", group=CLOSING)
    closer_bonus: int = number(0, -10, 0, rule="§5", group=CLOSING)
    last_turn_stock_only: bool = flag(False, rule="§6", group=CLOSING)
    reveal: str = choice("after", "before_last_turn", rule="§7", group=CLOSING)
    flip_on_discard: str = choice("never", "optional", "mandatory", rule="§7", group=TURNS)
    stock_out: str = choice("reshuffle", "end_round", rule="§6", group=TURNS)
    max_reshuffles: int = number(2, 0, 9, rule="§6", group=TURNS)
    end: str = choice("rounds", "target", "open", rule="G10", group=MATCH)
    end_at: int | str = number(AUTO, 1, 1000, rule="G10", group=MATCH)
    tie: str = choice("share", "extra_round", "fewest_worst", rule="G11", group=MATCH)
    undo_take: bool = flag(True, rule="G6", group=TURNS)

    @property
    def shape(self) -> Shape:
        return SHAPES[self.preset]

    @property
    def pack_cards(self) -> int:
        """Cards in one pack, its jokers included."""
        return 52 + (self.jokers_per_pack if self.bonus == "jokers" else 0)

    @property
    def pack_count(self) -> int:
        """Packs in play; ``auto`` follows the preset and is raised until a card a player is left in the stock (section 3)."""
        if self.packs != AUTO:
            return int(self.packs)
        count = self._usual_packs()
        while not self._enough(count):
            count += 1
        return count

    @property
    def match_length(self) -> int:
        """Rounds or points at which the match ends; 9 rounds or 100 points unless `end_at` says otherwise."""
        if self.end_at != AUTO:
            return int(self.end_at)
        return 100 if self.end == "target" else 9

    def _usual_packs(self) -> int:
        if self.preset in _NINE_HOLE:
            first = {"nine_hole": 3, "nine_hole_6": 2, "nine_hole_3": 1}[self.preset]
            return first + max(0, self.players - 3) // 2
        if self.preset in _FOURS:
            return 2 if self.players >= 8 else 1
        return 3 if self.players >= 8 else 2 if self.players >= 4 else 1

    def _enough(self, packs: int) -> bool:
        left = packs * self.pack_cards - self.players * self.shape.places - 1
        return left >= self.players

    @classmethod
    def expand(cls, changes: Mapping[str, Any]) -> Mapping[str, Any]:
        """``end="rounds 18"`` and ``end="target 200"`` (``rounds:18`` on a command line) stand for `end` and `end_at`."""
        end = changes.get("end")
        word = end.replace(":", " ").split() if isinstance(end, str) else []
        if len(word) != 2:
            return changes
        return {**changes, "end": word[0], "end_at": word[1]}

    def clashes(self) -> Iterator[Clash]:
        """Every reason why these house rules cannot be played together."""
        yield from self._layout_clashes()
        yield from self._counting_clashes()
        yield from self._closing_clashes()
        yield from self._idle_options()

    def _layout_clashes(self) -> Iterator[Clash]:
        shape = self.shape
        if self.packs != AUTO and not self._enough(self.pack_count):
            need = self.players * shape.places + 1 + self.players
            have = self.pack_count * self.pack_cards
            yield Clash(
                "packs", "players", "golf-clash-packs", {"need": need, "have": have, "players": self.players}, "§3"
            )
        if shape.hidden and self.initial_flips:
            yield self._not_here("initial_flips", "G4")
        elif self.initial_flips >= shape.places:
            args = {"flips": self.initial_flips, "places": shape.places}
            yield Clash("initial_flips", "preset", "golf-clash-flips", args, "G4")
        if self.initial_columns != "any":
            if self.preset not in _WIDE:
                yield self._not_here("initial_columns", "G4")
            elif self.initial_flips != 2:
                yield Clash(
                    "initial_columns",
                    "initial_flips",
                    "golf-clash-initial-columns",
                    {"flips": self.initial_flips},
                    "G4",
                )
        if self.preset != "four":
            if self.peek != "any_two":
                yield self._not_here("peek", "G4")
            if self.memory_aid:
                yield self._not_here("memory_aid", "G3")

    def _counting_clashes(self) -> Iterator[Clash]:
        if self.bonus == "twos" and self.values == "bicycle":
            yield Clash("bonus", "values", "golf-clash-twos", {}, "§4")
        if not self._can_cancel():
            yield Clash("cancel", "preset", "golf-clash-cancel", {"cancel": self.cancel, "preset": self.preset}, "§4")
        if self.overlap == "touching" and self.cancel != "adjacent_pairs":
            yield self._needs("overlap", "cancel", "adjacent_pairs", "§4")
        if self.diagonal_lines and self.cancel != "line_of_three":
            yield self._needs("diagonal_lines", "cancel", "line_of_three", "§4")
        if self.remove != "off":
            if self.shape.hidden:
                yield self._not_here("remove", "§7")
            elif not (self.cancel == "line_of_three" or (self.cancel == "column_pairs" and self.shape.rows == 2)):
                yield Clash("remove", "cancel", "golf-clash-remove", {"cancel": self.cancel}, "§7")
        if self.four_block != "off":
            if self.preset not in _WIDE:
                yield self._not_here("four_block", "§5")
            elif self.remove != "off":
                yield Clash("four_block", "remove", "golf-clash-block", {}, "§5")

    def _can_cancel(self) -> bool:
        if self.preset == "four_hand":
            return self.cancel == "anywhere"
        allowed = {
            "column_pairs": self.shape.rows > 1,
            "row_column_pairs": True,
            "with_diagonals": self.preset == "four",
            "none": self.preset == "four",
            "anywhere": self.preset == "six",
            "line_of_three": self.preset in _SQUARES,
            "adjacent_pairs": self.preset in _SQUARES or self.preset in _NINE_HOLE,
        }
        return allowed[self.cancel]

    def _closing_clashes(self) -> Iterator[Clash]:
        if self.shape.hidden:
            if self.closing != "knock":
                yield Clash("closing", "preset", "golf-clash-closing", {"closing": self.closing}, "G8")
            if self.reveal == "before_last_turn":
                yield Clash("reveal", "preset", "golf-clash-reveal", {}, "§7")
            if self.flip_on_discard != "never":
                yield self._not_here("flip_on_discard", "§7")

    def _idle_options(self) -> Iterator[Clash]:
        """Settings that would do nothing: whoever chose them expects something that the other options do not give."""
        if self.bonus == "none":
            if self.bonus_value != -2:
                yield self._needs("bonus_value", "bonus", "jokers, twos, one_eyed_jacks", "§4")
            if self.bonus_pairs != "cancel":
                yield self._needs("bonus_pairs", "bonus", "jokers, twos, one_eyed_jacks", "§4")
        if self.jokers_per_pack != 2 and self.bonus != "jokers":
            yield self._needs("jokers_per_pack", "bonus", "jokers", "§4")
        if self.penalty_points != 10 and self.penalty != "flat":
            yield self._needs("penalty_points", "penalty", "flat", "§5")
        if self.closer_tie != "safe" and self.penalty == "off" and self.closer_bonus == 0:
            yield self._needs("closer_tie", "penalty", "flat, add_lowest, double, add_highest", "§5")
        if self.max_reshuffles != 2 and self.stock_out != "reshuffle":
            yield self._needs("max_reshuffles", "stock_out", "reshuffle", "§6")
        if self.end == "open" and self.end_at != AUTO:
            yield self._needs("end_at", "end", "rounds, target", "G10")

    def _not_here(self, option: str, rule: str) -> Clash:
        return Clash(option, "preset", "option-not-in-preset", {"option": option, "preset": self.preset}, rule)

    def _needs(self, option: str, other: str, values: str, rule: str) -> Clash:
        return Clash(option, other, "option-needs", {"option": option, "other": other, "values": values}, rule)
