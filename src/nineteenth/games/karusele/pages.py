"""The rule book of Karuselė as the options stand: which paragraphs apply, in rule-page order. The words are in the catalogue."""

from __future__ import annotations

from typing import Any

from nineteenth.games.contract import Section, Sentence
from nineteenth.games.karusele.options import KaruseleOptions


def rule_book(options: KaruseleOptions) -> list[Section]:
    """The chapters, good enough to play from with real cards."""
    builds = [_section("builds", _builds(options))] if options.builds else []
    return [
        _section("setup", _setup(options)),
        _section("deal", _deal(options)),
        _section("capture", _capture(options)),
        *builds,
        _section("end", _end(options)),
        _section("score", _score(options)),
        _section("match", _match(options)),
        _section("advice", _advice(options)),
        _section("names", [_rule("names", "")]),
    ]


def _section(name: str, paragraphs: list[Sentence]) -> Section:
    return Section(Sentence(f"karusele-rules-{name}"), paragraphs)


def _rule(name: str, rule: str, **args: Any) -> Sentence:
    return Sentence(f"karusele-rule-{name.replace('_', '-')}", args, rule)


def _setup(o: KaruseleOptions) -> list[Sentence]:
    pack = {56: "pack-56", 54: "pack-54"}.get(o.deck_size, f"pack-55-{o.deck55_omits}")
    seats = "players-pairs" if o.partnerships else "players-singles"
    return [_rule("aim", "K7"), _rule(pack, "K1"), _rule(seats, "K2", players=o.players), _rule("values", "K6")]


def _deal(o: KaruseleOptions) -> list[Sentence]:
    hands = 48 // (4 * o.players)
    lines = [_rule("deal", "K4", table=o.deck_size - 48, hands=hands)]
    lines.append(_rule(f"initial-{o.initial_special}", "D4"))
    if o.courts == "pairs_only":
        lines.append(_rule("three-courts-redeal", "D9"))
    return [*lines, _rule("order", "K5")]


def _capture(o: KaruseleOptions) -> list[Sentence]:
    lines = [_rule("number", "K7"), _rule("number-example", "K7"), _rule(f"courts-{o.courts}", "K8")]
    if o.has_broom:
        lines.append(_rule("broom", "K9"))
        lines.append(_rule(f"broom-empty-{o.broom_empty}", "D2"))
        if not o.broom_is_capture:
            lines.append(_rule("broom-no-capture", "D3"))
    if o.has_joker20:
        lines.append(_rule("joker20-broom" if o.has_broom else "joker20-last", "D21"))
    lines.append(_rule("lay", "K13"))
    lines.append(_rule(f"trail-{o.trail}", "D5"))
    lines.append(_rule(f"extent-{o.capture_extent}", "D6"))
    return lines


def _builds(o: KaruseleOptions) -> list[Sentence]:
    lines = [_rule("build", "K10"), _rule("build-example", "K10"), _rule(f"duty-{o.build_duty}", "K11")]
    lines.append(_rule("pile-taken", "K12"))
    if o.extend != "off":
        lines.append(_rule(f"extend-{o.extend}", "K12"))
        lines.append(_rule("raise-with-table" if o.extend_with_table else "raise-one-card", "D11"))
    lines.append(_rule("compound" if o.compound_builds else "no-compound", "D12"))
    lines.append(_rule("piles-in-sums" if o.piles_in_sums else "no-piles-in-sums", "D13"))
    if o.build_on_partner:
        lines.append(_rule("on-partner", "D15"))
    elif o.partnerships:
        lines.append(_rule("not-on-partner", "D15"))
    return lines


def _end(o: KaruseleOptions) -> list[Sentence]:
    if o.leftover == "nobody":
        return [_rule("leftover-nobody", "K14")]
    return [_rule("leftover-last", "K14"), _rule("no-capture-at-all", "D16")]


def _score(o: KaruseleOptions) -> list[Sentence]:
    lines = []
    if o.has_joker20:
        lines.append(_rule("points-joker", "K15", card="JK20", points=o.points_joker20))
    lines.append(_rule("points-joker", "K15", card="JK15", points=o.points_joker15))
    lines.append(_rule("points-joker", "K15", card="JK11", points=o.points_joker11))
    lines.append(_rule("points-10d", "K15", points=o.points_10d))
    lines.append(_rule("points-2s", "K15", points=o.points_2s))
    lines.append(_rule("points-spades", "K15", points=o.points_spades))
    lines.append(_rule("points-cards", "K15", points=o.points_cards))
    lines.append(_rule("points-ace", "K15", points=o.points_ace))
    lines.append(_rule(f"tie-{o.majority_tie}", "K15"))
    if o.sweep_bonus:
        lines.append(_rule("sweep-bonus", "D1", points=o.sweep_bonus))
    return [*lines, _rule("points-all", "K15", points=o.total_points)]


def _match(o: KaruseleOptions) -> list[Sentence]:
    dealer = f"dealer-{o.next_dealer}" + ("-pairs" if o.partnerships and o.next_dealer != "rotate" else "")
    return [_rule("target", "K17", points=o.match_target), _rule(f"win-{o.win_tie}", "D19"), _rule(dealer, "K16")]


def _advice(o: KaruseleOptions) -> list[Sentence]:
    names = ["keep-court", "lay-low", "many-cards"]
    if o.partnerships:
        names.append("partner")
    if o.has_broom:
        names.append("broom")
    if o.has_joker20:
        names.append("joker20")
    return [_rule(f"advice-{name}", "") for name in names]
