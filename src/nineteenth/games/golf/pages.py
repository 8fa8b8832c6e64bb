"""The rule book of Golf as the options stand: which paragraphs apply, in rule-page order. The words are in the catalogue."""

from __future__ import annotations

from typing import Any

from nineteenth.games.contract import Section, Sentence
from nineteenth.games.golf.options import GolfOptions


def rule_book(options: GolfOptions) -> list[Section]:
    """The chapters, good enough to play from with real cards."""
    return [
        _section("setup", _setup(options)),
        _section("counting", _counting(options)),
        _section("opening", _opening(options)),
        _section("turn", _turn(options)),
        _section("closing", _closing(options)),
        _section("match", _match(options)),
        _section("advice", _advice(options)),
    ]


def _section(name: str, paragraphs: list[Sentence]) -> Section:
    return Section(Sentence(f"golf-rules-{name}"), paragraphs)


def _rule(name: str, rule: str, **args: Any) -> Sentence:
    return Sentence(f"golf-rule-{name}", args, rule)


def _setup(o: GolfOptions) -> list[Sentence]:
    shape = o.shape
    jokers = o.jokers_per_pack if o.bonus == "jokers" else 0
    packs = _rule("packs", "§3", packs=o.pack_count, jokers=jokers, cards=o.pack_count * o.pack_cards)
    if shape.in_hand:
        deal = _rule("deal-hand", "G2", places=shape.places)
    else:
        deal = _rule("deal-grid", "G2", places=shape.places, rows=shape.rows, columns=shape.columns)
    return [_rule("agree", "G1"), _rule("players", "§3", players=o.players), packs, deal, _rule("no-looking", "G3")]


def _counting(o: GolfOptions) -> list[Sentence]:
    lines = [_rule(f"values-{o.values}", "§4")]
    if o.bonus != "none":
        lines.append(_rule(f"bonus-{o.bonus.replace('_', '-')}", "§4", points=o.bonus_value))
    lines.append(_rule(f"cancel-{o.cancel.replace('_', '-')}", "§4"))
    if o.cancel != "none":
        lines.append(_rule("rank-not-value", "§4"))
    if o.cancel == "line_of_three" and o.diagonal_lines:
        lines.append(_rule("diagonal-lines", "§4"))
    if o.cancel not in ("none", "line_of_three"):
        lines.append(_rule(f"overlap-{o.overlap}", "§4"))
    if o.bonus != "none" and o.cancel != "none":
        lines.append(_rule(f"bonus-pairs-{o.bonus_pairs}", "§4"))
    if o.four_block != "off":
        lines.append(_rule(f"block-{o.four_block.replace('_', '-')}", "§5"))
    return lines


def _opening(o: GolfOptions) -> list[Sentence]:
    if o.shape.in_hand:
        return [_rule("opening-hand", "G4")]
    if o.shape.hidden:
        lines = [_rule(f"opening-peek-{o.peek.replace('_', '-')}", "G4")]
        return [*lines, _rule("memory-aid", "G3")] if o.memory_aid else lines
    lines = [_rule("opening-flips", "G4", flips=o.initial_flips)]
    if o.initial_columns != "any":
        lines.append(_rule(f"initial-columns-{o.initial_columns}", "G4"))
    return lines


def _turn(o: GolfOptions) -> list[Sentence]:
    where = "hand" if o.shape.in_hand else "down" if o.shape.hidden else "up"
    lines = [_rule("first", "G5"), _rule("turn", "G6"), _rule(f"new-card-{where}", "G7")]
    if o.undo_take:
        lines.append(_rule("undo-take", "G6"))
    if o.flip_on_discard != "never":
        lines.append(_rule(f"flip-{o.flip_on_discard}", "§7"))
    if o.remove != "off":
        lines.append(_rule(f"remove-{o.remove}", "§7"))
    if o.stock_out == "reshuffle":
        lines.append(_rule("reshuffle", "§6", count=o.max_reshuffles))
    else:
        lines.append(_rule("stock-ends-round", "§6"))
    return lines


def _closing(o: GolfOptions) -> list[Sentence]:
    lines = [_rule(f"closing-{o.closing.replace('_', '-')}", "G8"), _rule("last-turns", "G9")]
    if o.last_turn_stock_only:
        lines.append(_rule("last-turn-stock-only", "§6"))
    if o.reveal == "before_last_turn":
        lines.append(_rule("reveal-before", "§7"))
    if o.penalty != "off":
        lines.append(_rule(f"penalty-{o.penalty.replace('_', '-')}", "§5", points=o.penalty_points))
        lines.append(_rule(f"closer-tie-{o.closer_tie}", "§5"))
    if o.closer_bonus:
        lines.append(_rule("closer-bonus", "§5", points=o.closer_bonus))
    return lines


def _match(o: GolfOptions) -> list[Sentence]:
    end = _rule(f"end-{o.end}", "G10", count=o.match_length)
    return [_rule("lowest-wins", "G10"), end, _rule(f"tie-{o.tie.replace('_', '-')}", "G11")]


def _advice(o: GolfOptions) -> list[Sentence]:
    names = ["replace-highest", "neighbours"]
    if o.cancel in ("column_pairs", "line_of_three") and not o.shape.hidden:
        names.insert(0, "open-columns")
    return [_rule(f"advice-{name}", "§9") for name in names]
