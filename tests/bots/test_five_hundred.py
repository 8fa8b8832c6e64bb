"""`steady` at Five Hundred: what players have complained of elsewhere it does not do, and it beats chance."""

from __future__ import annotations

import pytest

import nineteenth
from games.five_hundred.helpers import in_play
from nineteenth import bots
from nineteenth.lab.simulate import simulate

GAME = nineteenth.game("five_hundred")


def choice(table):
    """The words of steady's move."""
    move = bots.player(table.game, "steady").move(table)
    assert move in table.legal()
    return table.game.book.moves.say(move, table.game.house)


def bidding(hand, *calls, turn=0, totals=(0, 0), **options):
    """Seat `turn` has `hand`; these calls have been made from the dealer's left."""
    game = nineteenth.game("five_hundred", **options)
    first = (turn - len(calls)) % 4
    hands = [hand if seat == turn else 10 for seat in range(4)]
    given = {"hands": hands, "dealer": (first - 1) % 4, "calls": list(calls), "totals": list(totals)}
    table = game.position(given)
    assert table.turn == turn
    return table


def level(call):
    return int(call[:-1].rstrip("N")) if call[0].isdecimal() else 0


# Bidding --------------------------------------------------------------------------------------------------------------

TEN_WITHOUT_JOKER = "JH JD AH KH QH 10H 9H AS AC AD"


def test_a_hand_of_nearly_all_trumps_is_bid_high_but_never_ten_without_the_joker():
    for standing in ([], ["9H"], ["9NT"]):
        call = choice(bidding(TEN_WITHOUT_JOKER, *standing))
        assert level(call) < 10
    assert level(choice(bidding(TEN_WITHOUT_JOKER))) >= 8
    assert level(choice(bidding(TEN_WITHOUT_JOKER.replace("9H", "JK")))) == 10


def test_a_partner_who_supports_is_not_raised_again_without_reason():
    hand = "JH AH 10H 8H 6H KS 8S 9C 7D 5D"
    opening = choice(bidding(hand))
    assert level(opening) in (6, 7)
    assert opening.endswith("H")
    # Partner has raised to eight hearts: his cards are counted already.
    assert choice(bidding(hand, opening, "pass", "8H", "pass")) == "pass"


def test_a_partner_who_supports_is_raised_with_a_reason():
    hand = "JK JH JD AH KH QH AS KS 5C 6C"
    call = choice(bidding(hand, "6H", "pass", "7H", "pass"))
    assert level(call) >= 8


RISKY = "JH AH 10H 8H 6H KS 8S 9C 7D 5D"


def test_at_minus_400_less_is_risked_than_at_nothing():
    """The bid that is right at nothing would fall out of the back door if it failed."""
    assert level(choice(bidding(RISKY, "7S", "pass", "pass"))) == 7
    assert choice(bidding(RISKY, "7S", "pass", "pass", totals=(-400, 0))) == "pass"
    assert level(choice(bidding(RISKY))) > level(choice(bidding(RISKY, totals=(-400, 0))))


def test_no_overbid_at_minus_400_where_the_others_are_about_to_fall():
    assert choice(bidding(RISKY, "8S", "pass", "pass", totals=(-400, -300))) == "pass"


def test_at_minus_400_a_sure_contract_is_still_bid():
    hand = "JK JH JD AH KH QH AS AC 5C 6C"
    assert level(choice(bidding(hand, totals=(-400, 0)))) >= 7


def test_a_hopeless_hand_passes():
    assert choice(bidding("9S 8S 6S 9C 7C 5C 8D 6D 9H QH")) == "pass"
    assert choice(bidding("10S 8S 7S 10C 9C QC 10D QD 9H QH", "7H")) == "pass"


def test_a_hand_of_low_cards_bids_misere_over_a_seven():
    hand = "5S 6S 7S 5C 6C 7C 4D 5D 6D 4H"
    assert choice(bidding(hand, "7S")) in ("misere", "open misere")


# The exchange ---------------------------------------------------------------------------------------------------------


def exchange(hand, contract="7H"):
    """All that steady puts away of thirteen cards."""
    table = GAME.position({"hands": [hand, 10, 10, 10], "contract": contract, "contractor": 0})
    gone = []
    while table.view()["phase"] == "exchange":
        move = choice(table)
        gone.append(move.removeprefix("discard "))
        table.play(move)
    return set(gone)


@pytest.mark.parametrize(
    "hand",
    [
        "JK JH JD AH KH QH 10H AS 6S AC 9C AD 5D",
        "JH JD AH KH 9H 8H AS 5S AC 6C AD 7D 8D",
        "JK JH AH KH QH 9H 6H AS 10S 9S 8S 7S 6S",
    ],
)
@pytest.mark.parametrize("contract", ["7H", "7NT"])
def test_no_ace_is_put_away_while_a_lower_card_of_its_suit_is_kept(hand, contract):
    gone = exchange(hand, contract)
    for suit in "SCDH":
        kept = [card for card in hand.split() if card.endswith(suit) and card not in gone]
        if "A" + suit in gone:
            assert not kept


def test_a_short_suit_is_made_a_void_and_winners_and_trumps_are_kept():
    gone = exchange("JK JH JD AH KH QH AS KS AC 9D 7D 5D 8C")
    assert gone == {"9D", "7D", "5D"}
    assert exchange("JK JH JD AH KH QH 10H 9H 8H 7H 6S 7C 8D") == {"6S", "7C", "8D"}


def test_in_a_misere_the_joker_and_the_highest_cards_go():
    gone = exchange("JK 5S 6S 7S AS 5C 6C 7C KC 4D 5D 6D 4H", "misere")
    assert gone == {"JK", "AS", "KC"}


def test_a_joker_kept_in_a_misere_is_nominated():
    hands = ["JK 5S 6S 7S 8S 5C 6C 4D 5D 4H", 10, 10, 10]
    table = nineteenth.game("five_hundred", "complete").position(
        {"hands": hands, "contract": "misere sans", "contractor": 0}
    )
    assert choice(table) == "nominate S"


# The play -------------------------------------------------------------------------------------------------------------


def test_with_the_top_three_trumps_the_lead_is_no_low_trump():
    table = in_play(["JK JH JD 5H 6H 7S 8C 9C", 8, 8, 8], "7H")
    assert choice(table) in ("JK", "JH", "JD")


def test_trumps_are_drawn_from_the_top_then_winners_are_run():
    table = in_play(["AS KS 5C", "QS 6C 7C", "JS 8C 9C", "10S 5D 6D"], "7H")
    assert choice(table) in ("AS", "KS")


def test_the_joker_is_not_played_over_the_partners_winning_card():
    table = in_play(["JK 5D", "6S 7D", "AS 8D", "7S 9D"], "7H", contractor=2, turn=2)
    table.play("AS")
    table.play("7S")
    assert choice(table) == "5D"
    # Partner's trick may still be ruffed: even so.
    table = in_play(["JK 5D 6D", "6S 7D 9H", "AS 8D 10D", "7S 9D 6C"], "7NT", nominated="none", contractor=2, turn=2)
    table.play("AS")
    table.play("7S")
    assert choice(table) in ("5D", "6D")


def test_the_last_player_wins_as_cheaply_as_he_can():
    table = in_play(["AS KS 5D", "6S 7D 8D", "7S 9D 10D", "9S QD 6C"], "7H", turn=1)
    for card in ("6S", "7S", "9S"):
        table.play(card)
    assert choice(table) == "KS"


def test_the_joker_is_not_dumped_on_a_misere_bidder_who_has_still_to_play():
    """He could be beaten by a low card; the joker would win the trick for him."""
    table = in_play(["8S 9S", "7S 6D", 10, "JK 5S"], "misere", nominated="none", turn=3)
    assert choice(table) == "5S"
    table = in_play(["9D 9S", "6D 7C", 10, "JK 5D"], "misere", nominated="none", joker_nt="always_playable", turn=1)
    table.play("6D")
    assert set(table.legal_moves()) == {"5D", "JK"}
    assert choice(table) == "5D"
    table = in_play(["9D 8H", "JK KC", 10, "6D 7C"], "misere", joker_nt="low_in_misere", turn=3)
    table.play("6D")
    table.play("9D")
    assert choice(table) == "KC"


def test_before_the_misere_bidder_plays_defenders_stay_low():
    table = in_play(["9D 8H", "KD 5D", 10, "6D 7C"], "misere", nominated="none", contractor=0, turn=1)
    assert choice(table) == "5D"


def test_a_suit_in_which_the_misere_bidder_is_void_is_not_led_again():
    hands = ["5C 6C 4D", "7S 8S 9H", 10, "9S 7D KH"]
    table = in_play(hands, "misere", nominated="none", voids=["S", "", "", ""], turn=1)
    assert choice(table) == "9H"


def test_an_open_misere_is_attacked_where_it_has_to_win():
    hands = ["5C 6C 9D", "7S 5D 9H", 10, "9S 4D KH"]
    table = in_play(hands, "open misere", nominated="none", turn=1)
    assert choice(table) == "5D"


def test_the_contractor_of_a_misere_plays_his_highest_card_that_loses():
    table = in_play(["5S 8S 9S", "10S 5D 9H", 10, "KS 4D KH"], "misere", nominated="none", turn=3)
    table.play("KS")
    assert choice(table) == "9S"


def test_the_joker_is_led_while_there_is_a_suit_left_to_name():
    hands = ["JK 5C 7C", "5S 9H 8S", "8D 8H 9D", "AS 6D KH"]
    table = in_play(hands, "7NT", nominated="none", led="S C D")
    assert choice(table) == "joker naming H"
    # With two suits left a winner in one of them waits: leading it could leave the joker stuck.
    hands = ["JK AC 7C", "5S 9H 8S", "8D 8H 9D", "AS 6D KH"]
    table = in_play(hands, "7NT", nominated="none", led="S D")
    assert choice(table).startswith("joker naming")


def test_the_joker_is_used_rather_than_kept_when_somebody_else_leads():
    table = in_play(["JK 5D 6D", "KS 7D 8D", "7S 9D 10D", "9S QD 6C"], "7NT", nominated="none", led="C D H", turn=1)
    for card in ("KS", "7S", "9S"):
        table.play(card)
    assert choice(table) == "JK"


# Whole matches --------------------------------------------------------------------------------------------------------


def test_steady_pairs_beat_random_pairs_in_99_of_100_matches():
    result = simulate(GAME, ("steady", "random"), matches=200, seed=11, fast=False, workers=1)
    assert result.standings[0].win_rate * 2 >= 0.99 or result.standings[0].win_rate >= 0.99


@pytest.mark.parametrize("name", ["random", "steady"])
def test_in_a_duplicate_a_pair_swings_by_exactly_nothing_against_itself(name):
    result = simulate(GAME, (name, name), rounds=10, seed=3, duplicate=True, fast=False, workers=1)
    assert [(standing.swing, standing.swing_error) for standing in result.standings] == [(0.0, 0.0), (0.0, 0.0)]


def test_steady_gains_on_random_on_the_same_cards():
    result = simulate(GAME, ("steady", "random"), rounds=30, seed=3, duplicate=True, fast=False, workers=1)
    steady = result.standings[0]
    assert steady.swing > 5 * steady.swing_error


@pytest.mark.slow
def test_steady_is_the_same_compiled_and_plain():
    plain = simulate(GAME, ("steady", "random"), rounds=40, seed=5, fast=False, workers=1)
    fast = simulate(GAME, ("steady", "random"), rounds=40, seed=5, fast=True, workers=1)
    assert plain == fast
