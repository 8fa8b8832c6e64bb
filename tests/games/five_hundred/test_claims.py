"""Claims stand exactly when nothing the others may hold and play can prevent them: checked by trying everything."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest

import nineteenth
from games.five_hundred.helpers import in_play, refused, why
from nineteenth import chance
from nineteenth.games.five_hundred import rules, suits
from nineteenth.games.five_hundred.cards import card_set, cards_in
from nineteenth.games.five_hundred.claim import refuse_claim, strongest
from nineteenth.games.five_hundred.state import OVER, PLAY


def test_a_claim_takes_the_rest_and_shows_the_hand():
    table = in_play(["JK JH JD", 3, 3, 3], "7H")
    table.play("claim")
    assert table.over
    assert table.state.tricks[0] == 10
    assert table.view(2)["hands"][0]["cards"] == ["JK", "JH", "JD"]
    assert table.view(2)["claimed"] == 0
    assert table.view(2)["hands"][1]["cards"] is None


def test_a_random_move_claims_as_often_as_it_plays_any_card():
    table = in_play(["JK JH JD", 3, 3, 3], "7H")
    room, source = [0] * rules.MAX_MOVES, chance.generator("claims")
    drawn = Counter(rules.random_move(table.state, table.game.house, source, room) for _ in range(4000))
    assert sorted(drawn) == sorted(table.legal())
    assert all(850 < count < 1150 for count in drawn.values())


def test_a_claim_that_some_defence_could_beat_is_refused_whoever_holds_the_cards():
    for seed in range(5):
        game = nineteenth.game("five_hundred")
        position = {"hands": ["JK JH AH", 3, 3, 3], "contract": "7H", "contractor": 0, "taken": [7, 0, 0, 0], "turn": 0}
        table = game.position(position, seed=seed)
        assert refused(table, "claim") == "F4.3"
    assert "every defence" in why(table, "claim")


def test_a_plain_ace_needs_the_trumps_gone():
    assert refused(in_play(["AS 5H", "JS 6C", "6S 7C", "7S 8C"], "7H"), "claim") == "F4.3"
    trumps = ["0: JK JH JD AH", "0: KH QH 10H 9H", "0: 8H 7H 6H 4H"]
    table = in_play(["AS 5H", "JS 6C", "6S 7C", "7S 8C"], "7H", taken=[5, 0, 0, 0], tricks=trumps)
    assert refused(table, "claim") == ""


def test_the_joker_led_first_draws_the_card_that_beats_the_king():
    hands = ["JK KC", "AC 5D", "7D 8D", "8S 9D"]
    for led, rule in (("S", ""), ("S C", "F4.3")):  # once clubs have been led the joker cannot name them
        table = in_play(hands, "7NT", nominated="none", discards="QC JC 10C", led=led)
        clubs = table.state.dead & table.game.house.plain[1]
        table.state.played |= clubs
        table.state.dead &= ~clubs
        assert refused(table, "claim") == rule


def test_in_a_misere_only_the_contractor_claims():
    table = in_play(["5S 5C", "6S KC", 10, "7S AC"], "misere", nominated="none", turn=1)
    assert refused(table, "claim") == "F6.1"
    table.play("6S")
    assert refused(table, "claim") == "F6.1"
    table.play("7S")
    assert refused(table, "claim") == ""
    table.play("claim")
    assert table.score().points == [250, 0]


def test_a_claim_belongs_to_the_play():
    table = nineteenth.game("five_hundred").deal(seed=1)
    assert refused(table, "claim") == "F2.1"
    assert refused(in_play(["JK JH", 2, 2, 2], "7H"), "claim") == ""


def test_the_strongest_card_is_found_whatever_stands_out_of_order():
    """Against the plain way: the greatest strength of all."""
    for options in ({}, {"fours": "follow_trump_colour"}):
        game = nineteenth.game("five_hundred", **options)
        chosen = random.Random(1)
        for trump in range(5):
            s, o = game.begin(), game.house
            s.trump = trump
            for suit in range(4):
                of_suit = cards_in(suits.suit_cards(s, o, suit))
                for _ in range(40):
                    some = chosen.sample(of_suit, k=chosen.randint(1, len(of_suit)))
                    assert strongest(s, o, card_set(some)) == max(suits.strength(s, o, card) for card in some)


# By trying everything ------------------------------------------------------------------------------------------------

ENDINGS = [
    ("two_handed", "7S", {}),
    ("two_handed", "7NT", {}),
    ("two_handed_25", "7D", {}),
    ("two_handed_25", "7NT", {}),
    ("two_handed_25", "7NT", {"nominated": "H"}),
    ("two_handed_25", "7NT", {"joker_nt": "lead_last_only"}),
    ("two_handed_25", "misere", {}),
    ("two_handed_25", "misere", {"nominated": "H"}),
    ("two_handed_25", "misere", {"joker_nt": "low_in_misere"}),
]


def ending(preset, contract, more, seed):
    """Two hands of three cards, seat 0 to claim; which cards are gone and which suits were led is public."""
    chosen = random.Random(seed)
    options = {key: value for key, value in more.items() if key == "joker_nt"}
    game = nineteenth.game("five_hundred", preset, **options)
    pack = game.pack()
    chosen.shuffle(pack)
    held = 3
    if more.get("nominated") and 62 not in pack[:held]:
        pack.remove(62)
        pack.insert(0, 62)
    s = game.begin()
    s.phase, s.contract, s.contractor = PLAY, game.book.moves.read_bid(contract)[0], 0
    s.misere = int(contract == "misere")
    s.trump = 4 if contract.endswith("NT") or s.misere else "SCDH".index(contract[1])
    s.nominated = "SCDH".index(more["nominated"]) if more.get("nominated") else -1
    s.allies, s.done = 1, 7
    s.tricks[1 if s.misere else 0] = 7
    s.leaders[7] = s.leader = s.turn = 0
    # What is left of the pack is thin enough for claims to hold now and then.
    unseen = pack[held : held + chosen.randint(held, 7)]
    s.hands[0] = card_set(pack[:held])
    s.held[0] = s.held[1] = held
    s.played = game.house.pack & ~card_set(pack[:held]) & ~card_set(unseen)
    s.led_suits = chosen.choice([0, 1, 2, 6, 15])
    return game, s, [card_set(deal) for deal in itertools.combinations(unseen, held)]


def holds(s, o, deals):
    """Whether seat 0 has one way to play that keeps its claim against every deal and every play of seat 1."""
    if s.phase == OVER:
        return not s.misere or s.tricks[0] == 0
    out = [0] * rules.MAX_MOVES
    moves = [move for move in out[: rules.legal_moves(s, o, out)] if move != rules.CLAIM]
    return any(survives(s, o, deals, move) for move in moves)


def survives(s, o, deals, move):
    after = s.copy()
    after.hands[1] = 0
    rules.apply(after, o, move)
    return follows(after, o, deals)


def follows(s, o, deals):
    """Seat 1 plays anything it may; seat 0 knows only the cards it has seen."""
    if s.phase == OVER or s.turn == 0:
        lost = s.tricks[0] > 0 if s.misere else s.tricks[0] < s.done
        return not lost and (s.phase == OVER or holds(s, o, deals))
    answers = {}
    out = [0] * rules.MAX_MOVES
    for deal in deals:
        t = s.copy()
        t.hands[1] = deal
        for move in out[: rules.legal_moves(t, o, out)]:
            if move != rules.CLAIM:
                answers.setdefault(move, []).append(deal)
    for move, held in answers.items():
        t = s.copy()
        t.hands[1] = held[0]
        rules.apply(t, o, move)
        gone = held[0] & ~t.hands[1]
        t.hands[1] = 0
        if not follows(t, o, [deal & ~gone for deal in held]):
            return False
    return True


def misere_claims(s, o, deals):
    """The other hand leads; what seat 0 may then claim, lead by lead."""
    leads = {}
    out = [0] * rules.MAX_MOVES
    for deal in deals:
        t = s.copy()
        t.turn = t.leader = t.leaders[7] = 1
        t.hands[1] = deal
        for move in list(out[: rules.legal_moves(t, o, out)]):
            leads.setdefault(move, []).append(deal)
    for move, held in leads.items():
        t = s.copy()
        t.turn = t.leader = t.leaders[7] = 1
        t.hands[1] = held[0]
        rules.apply(t, o, move)
        gone = held[0] & ~t.hands[1]
        t.hands[1] = 0
        yield t, [deal & ~gone for deal in held]


@pytest.mark.slow
@pytest.mark.parametrize(("preset", "contract", "more"), ENDINGS)
def test_claims_are_exact_but_for_the_counting_of_cards(preset, contract, more):
    """No claim is accepted that can be beaten; one that is refused could be beaten, had the other hand room for any cards."""
    accepted = refused_rightly = counted = 0
    for seed in range(120):
        game, s, deals = ending(preset, contract, more, seed)
        cases = misere_claims(s, game.house, deals) if contract == "misere" else [(s, deals)]
        for case, left in cases:
            claim = refuse_claim(case, game.house) == 0
            truth = holds(case, game.house, left)
            assert truth or not claim
            accepted += claim
            refused_rightly += not claim and not truth
            counted += truth and not claim
    assert accepted > 5
    assert refused_rightly > 5
    # Counting the few unseen cards would prove some more.
    assert counted <= (accepted + refused_rightly) // 5
