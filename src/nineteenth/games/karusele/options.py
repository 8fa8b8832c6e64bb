"""The house rules of Karuselė: every option of the rule page, its presets, and which options clash."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from nineteenth.games.options import AUTO, Clash, Options, choice, flag, number

MAX_SEATS = 4
CARDS = "cards"
CAPTURES = "captures"
BUILDS = "builds"
BROOM = "broom"
COUNTING = "counting"
MATCH = "match"

# A choice's code in the frozen record is its place among the words below.
BURY, KEEP, REDEAL = range(3)
FREE, FORCED = range(2)
CHOICE, MAXIMUM = range(2)
ONE_OR_THREE, THREE_FORCED, PAIRS_ONLY, ALL_EQUAL = range(4)
MUST_TAKE, NO_TRAIL, NO_DUTY = range(3)
OTHERS, ANYONE, EXTEND_OFF = range(3)
STAYS, OWN_PILE = range(2)
SPLIT_TWO, TIE_NOBODY, ALL_FULL = range(3)
LAST_CAPTURER, LEFT_TO_NOBODY = range(2)
LOSER, ROTATE, WINNER = range(3)
EXTRA_DEAL, SHARE = range(2)

POINTS = (
    *("points_joker20", "points_joker15", "points_joker11", "points_10d", "points_2s"),
    *("points_spades", "points_cards", "points_ace"),
)


@dataclass(frozen=True, kw_only=True)
class KaruseleOptions(Options):
    """The house rules of one match; ``KaruseleOptions.make("two", deck_size=55)`` checks and makes them."""

    GAME: ClassVar[str] = "karusele"
    PRESETS: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "pairs": {},
        "two": {"players": 2, "partnerships": False},
        "three": {"players": 3, "partnerships": False},
        "singles": {"players": 4, "partnerships": False},
    }

    deck_size: int = number(56, 54, 56, rule="K1", group=CARDS)
    deck55_omits: str = choice("joker20", "broom", rule="K1", group=CARDS)
    players: int = number(4, 2, MAX_SEATS, rule="K2", group=CARDS)
    partnerships: bool = flag(True, rule="K2", group=CARDS)
    target: int | str = number(AUTO, 1, 1000, rule="K3", group=MATCH)
    initial_special: str = choice("bury", "keep", "redeal", rule="D4", group=CARDS)
    trail: str = choice("free", "forced", rule="D5", group=CAPTURES)
    capture_extent: str = choice("choice", "maximum", rule="D6", group=CAPTURES)
    courts: str = choice("one_or_three", "three_forced", "pairs_only", "all_equal", rule="K8", group=CAPTURES)
    builds: bool = flag(True, rule="K10", group=BUILDS)
    build_duty: str = choice("must_take", "no_trail", "none", rule="D10", group=BUILDS)
    extend: str = choice("others", "anyone", "off", rule="K12", group=BUILDS)
    extend_with_table: bool = flag(False, rule="D11", group=BUILDS)
    compound_builds: bool = flag(False, rule="D12", group=BUILDS)
    piles_in_sums: bool = flag(False, rule="D13", group=BUILDS)
    build_on_partner: bool = flag(False, rule="D15", group=BUILDS)
    broom_empty: str = choice("stays", "own_pile", rule="D2", group=BROOM)
    broom_is_capture: bool = flag(True, rule="D3", group=BROOM)
    sweep_bonus: int = number(0, 0, 5, rule="D1", group=BROOM)
    majority_tie: str = choice("split_two", "nobody", "all_full", rule="K15", group=COUNTING)
    points_joker20: int = number(10, 0, 100, rule="K15", group=COUNTING)
    points_joker15: int = number(5, 0, 100, rule="K15", group=COUNTING)
    points_joker11: int = number(3, 0, 100, rule="K15", group=COUNTING)
    points_10d: int = number(2, 0, 100, rule="K15", group=COUNTING)
    points_2s: int = number(2, 0, 100, rule="K15", group=COUNTING)
    points_spades: int = number(2, 0, 100, rule="K15", group=COUNTING)
    points_cards: int = number(2, 0, 100, rule="K15", group=COUNTING)
    points_ace: int = number(1, 0, 100, rule="K15", group=COUNTING)
    leftover: str = choice("last_capturer", "nobody", rule="K14", group=COUNTING)
    next_dealer: str = choice("loser", "rotate", "winner", rule="K16", group=MATCH)
    win_tie: str = choice("extra_deal", "share", rule="D19", group=MATCH)

    @property
    def has_joker20(self) -> bool:
        """Whether the joker worth 20 is in the pack (K1)."""
        return self.deck_size == 56 or (self.deck_size == 55 and self.deck55_omits == "broom")

    @property
    def has_broom(self) -> bool:
        """Whether the Broom is in the pack (K1)."""
        return self.deck_size == 56 or (self.deck_size == 55 and self.deck55_omits == "joker20")

    @property
    def match_target(self) -> int:
        """K3 and D20: 120, 90 or 60 by the size of the pack, unless `target` says otherwise."""
        if self.target != AUTO:
            return int(self.target)
        return {56: 120, 55: 90, 54: 60}[self.deck_size]

    @property
    def total_points(self) -> int:
        """K15: what a deal is worth in all when everything is won and nothing is tied; the Broom's bonus aside."""
        jokers = self.points_joker15 + self.points_joker11 + (self.points_joker20 if self.has_joker20 else 0)
        return jokers + self.points_10d + self.points_2s + self.points_spades + self.points_cards + 4 * self.points_ace

    @classmethod
    def expand(cls, changes: Mapping[str, Any]) -> Mapping[str, Any]:
        """``points="10,5,3,2,2,2,2,1"`` stands for the eight numbers of K15; two or three players mean no partnerships."""
        changes = dict(changes)
        numbers = str(changes.get("points", "")).replace(",", " ").split()
        if len(numbers) == len(POINTS):
            del changes["points"]
            changes = {**dict(zip(POINTS, numbers, strict=True)), **changes}
        if str(changes.get("players", 4)) != "4":
            changes.setdefault("partnerships", False)
        return changes

    def clashes(self) -> Iterator[Clash]:
        """Every reason why these house rules cannot be played together."""
        if self.deck55_omits != "joker20" and self.deck_size != 55:
            yield self._needs("deck55_omits", "deck_size", "55", "K1")
        if self.partnerships and self.players != 4:
            yield self._needs("partnerships", "players", "4", "K2")
        if self.extend == "anyone" and self.build_duty == "must_take":
            yield self._needs("extend", "build_duty", "no_trail, none", "D10")
        if not self.builds:
            yield from self._without_builds()
        elif self.extend_with_table and self.extend == "off":
            yield self._needs("extend_with_table", "extend", "others, anyone", "D11")
        if self.build_on_partner and not self.partnerships:
            yield self._needs("build_on_partner", "partnerships", "on", "D15")
        yield from self._idle_options()

    def _without_builds(self) -> Iterator[Clash]:
        idle = {"build_duty": "must_take", "extend": "others", "extend_with_table": False, "compound_builds": False}
        rules = {"build_duty": "D10", "extend": "K12", "extend_with_table": "D11", "compound_builds": "D12"}
        idle |= {"piles_in_sums": False, "build_on_partner": False}
        rules |= {"piles_in_sums": "D13", "build_on_partner": "D15"}
        for option, default in idle.items():
            if getattr(self, option) != default:
                yield self._needs(option, "builds", "on", rules[option])

    def _idle_options(self) -> Iterator[Clash]:
        """Settings that would do nothing: whoever chose them expects something that the other options do not give."""
        if not self.has_broom:
            for option, default, rule in (
                ("broom_empty", "stays", "D2"),
                ("broom_is_capture", True, "D3"),
                ("sweep_bonus", 0, "D1"),
            ):
                if getattr(self, option) != default:
                    yield Clash(option, "deck_size", "karusele-clash-no-broom", {"option": option}, rule)
        if not self.has_joker20 and self.points_joker20 != 10:
            yield Clash("points_joker20", "deck_size", "karusele-clash-no-joker20", {}, "K1")

    def _needs(self, option: str, other: str, values: str, rule: str) -> Clash:
        return Clash(option, other, "option-needs", {"option": option, "other": other, "values": values}, rule)
