"""The rule book of Five Hundred as the options stand: which paragraphs apply, in rule-page order. The words are in the catalogue."""

from __future__ import annotations

from typing import Any

from nineteenth.games.contract import Section, Sentence
from nineteenth.games.five_hundred.options import FiveHundredOptions


def rule_book(options: FiveHundredOptions) -> list[Section]:
    """The chapters, good enough to play from with real cards."""
    chapters = [
        ("setup", _setup(options)),
        ("cards", _cards(options)),
        ("auction", _auction(options)),
        ("kitty", _kitty(options)),
        ("play", _play(options)),
        ("joker", _joker(options)),
        ("misere", _misere(options)),
        ("scoring", _scoring(options)),
        ("match", _match(options)),
        ("advice", _advice()),
    ]
    return [Section(Sentence(f"five_hundred-rules-{name}"), lines) for name, lines in chapters if lines]


def _rule(name: str, rule: str, **args: Any) -> Sentence:
    return Sentence(f"five_hundred-rule-{name}", args, rule)


def _option(options: FiveHundredOptions, name: str, rule: str, **args: Any) -> Sentence:
    """The paragraph for the value that a choice has."""
    return _rule(f"{name}-{getattr(options, name)}".replace("_", "-"), rule, **args)


def _setup(o: FiveHundredOptions) -> list[Sentence]:
    table = o.table
    lines = [_rule("players", "F1.2", players=o.players), _rule(f"sides-{_sides(o)}", "F10")]
    lines.append(_rule(f"pack-{table.pack}", "F10"))
    if o.fours == "follow_trump_colour":
        lines.append(_rule("fours", "F12"))
    lines.append(_rule("deal", "F1.3", kitty=table.kitty))
    if table.dead:
        lines.append(_rule("dead", "F10", hands=table.dead))
    if o.preset == "two_handed_partners":
        lines.append(_option(o, "table_hand", "F10"))
    return lines


def _sides(o: FiveHundredOptions) -> str:
    if o.preset == "two_handed_partners":
        return "two-hands"
    if o.players == 6:
        return o.sides_six.replace("_", "-")
    return {2: "alone", 3: "three", 4: "partners", 5: "five"}[o.players]


def _cards(o: FiveHundredOptions) -> list[Sentence]:
    lines = [_rule("order", "F1.1")]
    if o.table.pack == 63:
        lines.append(_rule("order-six", "F10"))
    trumps = "no-joker" if o.table.pack == 24 else "two-jokers" if o.second_joker else "joker"
    return [*lines, _rule(f"trumps-{trumps}", "F1.4"), _rule("bowers-belong", "F1.4"), _rule("no-bowers", "F1.5")]


def _auction(o: FiveHundredOptions) -> list[Sentence]:
    lines = [_rule("bids", "F2.1"), _rule("ladder", "F2.2"), _rule("jumps", "F2.3")]
    lines.append(_rule(f"bidding-{o.bidding}", "F2.7"))
    if o.bidding == "rounds":
        lines.append(_option(o, "bid_after_pass", "F2.1"))
        lines.append(_option(o, "self_raise", "F2.8"))
    if o.sans_kitty:
        lines.append(_option(o, "sans_value", "F7.3"))
    lines.append(_option(o, "all_pass", "F2.7"))
    if o.players == 5:
        lines.append(_option(o, "partner_five", "F10"))
    return lines


def _kitty(o: FiveHundredOptions) -> list[Sentence]:
    return [_rule("kitty", "F3.1", kitty=o.table.kitty), _rule("kitty-compulsory", "F3.2", kitty=o.table.kitty)]


def _play(o: FiveHundredOptions) -> list[Sentence]:
    return [_rule("lead", "F4.1"), _rule("follow", "F4.2"), _rule("trick", "F4.3"), _rule("claim", "F4.3")]


def _joker(o: FiveHundredOptions) -> list[Sentence]:
    if o.table.pack == 24:
        return []
    lines = [] if o.joker_nt == "no_nomination" else [_rule("nomination", "F5.1")]
    lines += [_rule("joker-free", "F5.2"), _rule("joker-follow", "F5.2a")]
    if o.misere and o.joker_nt != "low_in_misere":
        lines.append(_rule("joker-forced", "F5.2a"))
    if o.joker_nt != "lead_last_only":
        lines += [_rule("joker-lead", "F5.2b"), _rule("joker-all-led", "F5.2c")]
    if o.joker_nt != "pagat":
        lines.append(_option(o, "joker_nt", "F5"))
    return lines


def _misere(o: FiveHundredOptions) -> list[Sentence]:
    if not o.misere:
        return [_rule("no-misere", "F12")]
    lines = [_rule("misere", "F6.1"), _option(o, "misere_gate", "F2.4"), _option(o, "misere_rank", "F2.2")]
    lines += [_option(o, "open_misere_rank", "F2.5"), _option(o, "open_misere_expose", "F6.3")]
    lines.append(_rule("misere-play-out" if o.misere_play_out else "misere-stops", "F6.2"))
    if o.blind_misere:
        lines.append(_option(o, "blind_misere_value", "F7.2"))
    return lines


def _scoring(o: FiveHundredOptions) -> list[Sentence]:
    lines = [_rule("values", "F8"), _rule("made", "F8.1")]
    if o.misere:
        lines.append(_rule("misere-values", "F8"))
    if o.slam:
        lines.append(_rule("slam", "F8.1"))
    lines.append(_option(o, "trick_points", "F8.2"))
    if o.trick_cap != "none":
        lines.append(_rule("trick-cap", "F9.5", cap=int(o.trick_cap)))
    return lines


def _match(o: FiveHundredOptions) -> list[Sentence]:
    lines = [_rule("win-any" if o.win_any else "win", "F9.1", target=o.target)]
    if o.back_door:
        alone = o.sides > 2
        lines.append(_rule("back-door-alone" if alone else "back-door", "F9.2", points=-o.back_door))
    if o.spread_500:
        lines.append(_rule("spread", "F9.5"))
    return lines


def _advice() -> list[Sentence]:
    return [_rule(f"advice-{name}", "F12") for name in ("length", "kitty", "joker", "misere")]
