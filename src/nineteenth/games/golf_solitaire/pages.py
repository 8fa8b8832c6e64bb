"""The rule book of Golf Solitaire as the options stand, in rule-page order. The words are in the catalogue."""

from __future__ import annotations

from typing import Any

from nineteenth.games.contract import Section, Sentence
from nineteenth.games.golf_solitaire.options import GolfSolitaireOptions


def rule_book(options: GolfSolitaireOptions) -> list[Section]:
    """The chapters, good enough to play from with real cards."""
    return [
        _section("setup", _setup(options)),
        _section("play", _play(options)),
        _section("score", _score(options)),
        _section("advice", [_rule("advice-kings", ""), _rule("advice-both-ways", ""), _rule("advice-wait", "")]),
    ]


def _section(name: str, paragraphs: list[Sentence]) -> Section:
    return Section(Sentence(f"golf_solitaire-rules-{name}"), paragraphs)


def _rule(name: str, rule: str, **args: Any) -> Sentence:
    return Sentence(f"golf_solitaire-rule-{name}", args, rule)


def _setup(o: GolfSolitaireOptions) -> list[Sentence]:
    lines = [
        _rule("pack", "S1", packs=o.packs, jokers=o.jokers, cards=o.pack_cards),
        _rule("tableau", "S2", columns=o.columns, rows=o.rows),
        _rule("stock", "S3", stock=o.stock),
        _rule("start", "S4", stock=o.stock - 1),
    ]
    if o.deal_from == "winnable":
        lines.append(_rule("winnable", "S2"))
    return lines


def _play(o: GolfSolitaireOptions) -> list[Sentence]:
    lines = [_rule("next-in-rank", "S5")]
    if o.wrap:
        lines.append(_rule("wrap", "S6"))
    else:
        lines.append(_rule(f"on-king-{o.on_king}", "S6"))
    if o.jokers:
        lines.append(_rule("jokers", "S1"))
    return [*lines, _rule("turn", "S7"), _rule("end", "S8"), _rule(f"undo-{o.undo}", "S7")]


def _score(o: GolfSolitaireOptions) -> list[Sentence]:
    lines = [_rule("score", "S9")]
    if o.bonus_for_stock:
        lines.append(_rule("bonus", "S9"))
    if o.deals != "1":
        lines.append(_rule("deals", "S10", deals=int(o.deals)))
    return lines
