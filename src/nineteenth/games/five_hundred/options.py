"""The house rules of Five Hundred: every option of the rule page, the presets, and which options clash (F10, F12, F13)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

from nineteenth.games.options import Clash, Options, choice, flag, number

CARDS = "cards"
BIDDING = "bidding"
MISERES = "miseres"
JOKERS = "jokers"
SCORING = "scoring"
MATCH = "match"

# A choice's code in the frozen record is its place among the words below.
GATE_SEVEN, GATE_ANY = range(2)
MISERE_BELOW_8S, MISERE_ABOVE_8S, MISERE_ABOVE_7C = range(3)
OPEN_BELOW_10H, OPEN_HIGHEST = range(2)
EXPOSE_AFTER_TRICK_1, EXPOSE_BEFORE_LEAD = range(2)
SANS_SAME, SANS_MISERE_500 = range(2)
PAGAT, LEAD_LAST_ONLY, FIRST_OR_LAST, NO_NOMINATION, ALWAYS_PLAYABLE, LOW_IN_MISERE = range(6)
RAISE_OFF, RAISE_ONCE, RAISE_REOPENS = range(3)
ROUNDS, SINGLE = range(2)
PASS_IS_FINAL, PASS_UNTIL_DENOMINATION, PASS_IS_FREE = range(3)
THROW_IN_NEXT, THROW_IN_SAME, PLAY_NO_TRUMPS = range(3)
TRICKS_COUNT, TRICKS_NEVER = range(2)
TWO_OF_THREE, THREE_OF_TWO = range(2)
BY_SEAT, BY_CARD = range(2)
HALF_OPEN, TABLE_BLIND = range(2)

TRICK_CAPS = {"none": 0, "490": 490, "480": 480, "400": 400}


class Table(NamedTuple):
    """What a preset puts on the table (F10): people, hands dealt to people or played by them, dead hands, pack and kitty."""

    players: int
    hands: int
    dead: int
    pack: int
    kitty: int


TABLES: Mapping[str, Table] = {
    "australian": Table(4, 4, 0, 43, 3),
    "complete": Table(4, 4, 0, 43, 3),
    "american": Table(4, 4, 0, 43, 3),
    "three_handed": Table(3, 3, 0, 33, 3),
    "two_handed": Table(2, 2, 0, 24, 4),
    "two_handed_33": Table(2, 2, 1, 33, 3),
    "two_handed_25": Table(2, 2, 0, 25, 5),
    "two_handed_partners": Table(2, 4, 0, 43, 3),
    "two_handed_43": Table(2, 2, 2, 43, 3),
    "four_handed_us": Table(4, 4, 0, 45, 5),
    "five_handed": Table(5, 5, 0, 53, 3),
    "six_handed": Table(6, 6, 0, 63, 3),
}

_MISERE_OPTIONS = (
    *("misere_gate", "misere_rank", "open_misere_rank", "open_misere_expose", "misere_play_out"),
    "blind_misere_value",
)


@dataclass(frozen=True, kw_only=True)
class FiveHundredOptions(Options):
    """The house rules of one match of Five Hundred; `FiveHundredOptions.make("three_handed", slam=False)` makes them."""

    GAME: ClassVar[str] = "five_hundred"
    PRESETS: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "australian": {},
        "complete": {"blind_misere": True, "sans_kitty": True},
        "american": {"bidding": "single", "misere_gate": "any"},
        "three_handed": {"players": 3},
        "two_handed": {"players": 2},
        "two_handed_33": {"players": 2},
        "two_handed_25": {"players": 2},
        "two_handed_partners": {"players": 2},
        "two_handed_43": {"players": 2},
        "four_handed_us": {},
        "five_handed": {"players": 5, "misere": False},
        "six_handed": {"players": 6},
    }

    players: int = number(4, 2, 6, rule="F10", group=CARDS)
    fours: str = choice("black_out", "follow_trump_colour", rule="F12", group=CARDS)
    second_joker: bool = flag(False, rule="F10", group=CARDS)
    table_hand: str = choice("half_open", "blind", rule="F10", group=CARDS)
    sides_six: str = choice("two_of_three", "three_of_two", rule="F10", group=CARDS)
    partner_five: str = choice("by_seat", "by_card", rule="F10", group=CARDS)
    bidding: str = choice("rounds", "single", rule="F10", group=BIDDING)
    bid_after_pass: str = choice("never", "denomination_changed", "free", rule="F12", group=BIDDING)
    self_raise: str = choice("off", "once", "once_reopens_if_denomination_changes", rule="F2.8", group=BIDDING)
    all_pass: str = choice("throw_in_next", "throw_in_same", "play_no_trumps", rule="F12", group=BIDDING)
    sans_kitty: bool = flag(False, rule="F7.3", group=BIDDING)
    sans_value: str = choice("same", "misere_500", rule="F7.3", group=BIDDING)
    misere: bool = flag(True, rule="F2.4", group=MISERES)
    misere_gate: str = choice("after_seven", "any", rule="F2.4", group=MISERES)
    misere_rank: str = choice("below_8s", "above_8s", "above_7c", rule="F12", group=MISERES)
    open_misere_rank: str = choice("below_10h", "highest", rule="F12", group=MISERES)
    open_misere_expose: str = choice("after_trick_1", "before_lead", rule="F6.3", group=MISERES)
    blind_misere: bool = flag(False, rule="F7.2", group=MISERES)
    blind_misere_value: str = choice("500", "1000", rule="F7.2", group=MISERES)
    misere_play_out: bool = flag(False, rule="F6.2", group=MISERES)
    joker_nt: str = choice(
        "pagat",
        "lead_last_only",
        "first_or_last_of_suit",
        "no_nomination",
        "always_playable",
        "low_in_misere",
        rule="F5",
        group=JOKERS,
    )
    trick_points: str = choice("always", "never", rule="F12", group=SCORING)
    trick_cap: str = choice("none", "490", "480", "400", rule="F9.5", group=SCORING)
    slam: bool = flag(True, rule="F8.1", group=SCORING)
    target: int = number(500, 100, 2000, rule="F9.1", group=MATCH)
    back_door: int = number(-500, -2000, 0, rule="F9.2", group=MATCH)
    win_any: bool = flag(False, rule="F9.5", group=MATCH)
    spread_500: bool = flag(False, rule="F9.5", group=MATCH)

    @property
    def table(self) -> Table:
        """The preset's table; the second joker makes the pack of 45 one of 46 and the kitty one card larger (F10)."""
        table = TABLES[self.preset]
        return table._replace(pack=46, kitty=6) if self.second_joker else table

    @property
    def sides(self) -> int:
        """How many sides score: two teams, three of two, or everybody alone (F10)."""
        if self.players == 4:
            return 2
        if self.players == 6:
            return 2 if self.sides_six == "two_of_three" else 3
        return self.players

    def clashes(self) -> Iterator[Clash]:
        """Every reason why these house rules cannot be played together."""
        yield from self._table_clashes()
        yield from self._misere_clashes()
        yield from self._bidding_clashes()
        yield from self._scoring_clashes()

    def _table_clashes(self) -> Iterator[Clash]:
        table = TABLES[self.preset]
        if self.players != table.players:
            args = {"preset": self.preset, "players": table.players, "value": self.players}
            yield Clash("players", "preset", "five_hundred-clash-players", args, "F10")
        if self.fours != "black_out" and table.pack != 43:
            yield Clash("fours", "preset", "five_hundred-clash-fours", {"preset": self.preset}, "F12")
        if self.second_joker and self.preset != "four_handed_us":
            yield self._not_here("second_joker", "F10")
        if self.table_hand != "half_open" and self.preset != "two_handed_partners":
            yield self._not_here("table_hand", "F10")
        if self.sides_six != "two_of_three" and self.preset != "six_handed":
            yield Clash("sides_six", "preset", "five_hundred-clash-sides-six", {}, "F10")
        if self.partner_five != "by_seat" and self.preset != "five_handed":
            yield Clash("partner_five", "preset", "five_hundred-clash-partner-five", {}, "F10")
        if self.joker_nt != "pagat" and table.pack == 24:
            yield Clash("joker_nt", "preset", "five_hundred-clash-no-joker", {"preset": self.preset}, "F5")

    def _misere_clashes(self) -> Iterator[Clash]:
        if self.misere and self.preset == "five_handed":
            yield Clash("misere", "preset", "five_hundred-clash-misere-five", {}, "F10")
        if not self.misere:
            preset = self.PRESETS[self.preset]
            for declaration in self.declarations():
                name = declaration.name
                if name in _MISERE_OPTIONS and getattr(self, name) not in (declaration.default, preset.get(name)):
                    yield Clash(name, "misere", "five_hundred-clash-misere-off", {"option": name}, "F2.4")
            if self.blind_misere:
                yield Clash(
                    "blind_misere", "misere", "five_hundred-clash-misere-off", {"option": "blind_misere"}, "F7.2"
                )
            if self.joker_nt == "low_in_misere":
                yield Clash("joker_nt", "misere", "five_hundred-clash-low-joker", {}, "F5")
        if not self.blind_misere and self.blind_misere_value != "500":
            yield self._needs("blind_misere_value", "blind_misere", "on", "F7.2")

    def _bidding_clashes(self) -> Iterator[Clash]:
        if self.bidding == "single":
            if self.self_raise != "off":
                yield Clash("self_raise", "bidding", "five_hundred-clash-single-raise", {}, "F2.8")
            if self.bid_after_pass != "never":
                yield Clash("bid_after_pass", "bidding", "five_hundred-clash-single-pass", {}, "F12")
        if self.sans_value != "same":
            if not self.sans_kitty:
                yield self._needs("sans_value", "sans_kitty", "on", "F7.3")
            elif not self.misere:
                yield Clash("sans_value", "misere", "five_hundred-clash-misere-off", {"option": "sans_value"}, "F7.3")

    def _scoring_clashes(self) -> Iterator[Clash]:
        if self.trick_points == "never":
            if self.trick_cap != "none":
                yield Clash("trick_cap", "trick_points", "five_hundred-clash-cap", {}, "F9.5")
            if self.win_any:
                yield Clash("win_any", "trick_points", "five_hundred-clash-win-any", {}, "F9.5")
            if self.all_pass == "play_no_trumps":
                yield Clash("all_pass", "trick_points", "five_hundred-clash-all-pass", {}, "F12")
        if self.trick_cap != "none" and TRICK_CAPS[self.trick_cap] >= self.target:
            args = {"cap": self.trick_cap, "target": self.target}
            yield Clash("trick_cap", "target", "five_hundred-clash-cap-target", args, "F9.5")
        if self.spread_500 and self.sides != 2:
            yield Clash("spread_500", "preset", "five_hundred-clash-spread", {"sides": self.sides}, "F9.5")

    def _not_here(self, option: str, rule: str) -> Clash:
        return Clash(option, "preset", "option-not-in-preset", {"option": option, "preset": self.preset}, rule)

    def _needs(self, option: str, other: str, values: str, rule: str) -> Clash:
        return Clash(option, other, "option-needs", {"option": option, "other": other, "values": values}, rule)
