"""Five Hundred at a table in a real browser: the auction, the kitty, the joker, misères, a whole match, four at one table."""

from __future__ import annotations

import pathlib
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.conftest import CardRoom
from browser.prepared import Prepared, secrets
from browser.steps import DESKTOP, ON_ITS_SIDE, PHONE, READY, visit, wait_for_turn
from browser.test_page import serious

EVERYBODY = (0, 1, 2, 3)
MATCH_STEPS = 1500


@pytest.fixture
def closed_room(built_page: None, tmp_path: pathlib.Path) -> Iterator[tuple[pathlib.Path, CardRoom]]:
    """A card room that is not yet open, and the database it will read."""
    database = tmp_path / "tables.sqlite3"
    room = CardRoom(database)
    yield database, room
    room.kill()


def opened(closed_room: tuple[pathlib.Path, CardRoom], *tables: Prepared) -> str:
    """Open the room with these tables in it; its address."""
    database, room = closed_room
    for table in tables:
        table.store(database)
    room.open()
    return room.address


def phase(table: Prepared) -> str:
    return str(table.round.view(0)["phase"])


def bid_for(table: Prepared, seat: int, *bids: str) -> Prepared:
    """Carry the auction to its end: `seat` makes these bids in turn, everybody else passes."""
    wanted = list(bids)
    while phase(table) == "auction":
        mine = table.table.turn == seat and wanted
        table.play(wanted.pop(0) if mine else "pass")
    return table


def holding(card: str, seat: int, preset: str = "australian", people: tuple[int, ...] = (0,)) -> Prepared:
    """A table at which `seat` is dealt `card`."""
    for secret in secrets():
        table = Prepared("five_hundred", preset, secret, people)
        if card in table.round.view(seat)["hands"][seat]["cards"]:
            return table
    raise AssertionError("no such deal")


def put_away(table: Prepared, keep: str = "") -> Prepared:
    """The contractor puts away whatever comes last, but never `keep`, and gives a joker no suit."""
    while phase(table) == "exchange":
        table.play([move for move in table.round.legal_moves() if move != f"discard {keep}"][-1])
    if phase(table) == "nomination":
        table.play("nominate none")
    return table


def own_cards(page: Page, hand: int = 0) -> Locator:
    return page.locator(f".targets [data-target^='hand.{hand}.']")


def press_card(card: Locator) -> None:
    """Press a card where no other lies over it."""
    card.click(position={"x": 8, "y": 20})


def press(page: Page, bids: int) -> None:
    """Do the first thing that is offered; bid the lowest while `bids` are left, else pass."""
    offers = page.locator(".area-spot button.can")
    done = page.locator(".buttons .button")
    before = page.locator(".felt").inner_html()
    if offers.count():
        (offers.first if bids else offers.last).click()
    elif done.count():
        done.first.click()
    else:
        press_card(page.locator(".target.can:not(.chosen)").first)
    page.wait_for_function(
        "before => document.querySelector('.felt')?.innerHTML !== before", arg=before, timeout=10_000
    )


def play_round(page: Page, bids: int = 0) -> None:
    """Press what is offered until the score card comes."""
    for step in range(MATCH_STEPS):
        page.locator(READY).first.wait_for(timeout=20_000)
        if page.locator(".round-end").count():
            return
        press(page, max(0, bids - step))
        # A refusal would mean that the page highlights what the rules forbid.
        assert page.locator(".toast").all_inner_texts() == []
    raise AssertionError("the round does not end")


@pytest.mark.slow
def test_a_match_against_bots_is_played_to_its_end(
    browser: Browser, closed_room: tuple[pathlib.Path, CardRoom]
) -> None:
    table = Prepared("five_hundred", "australian", "a-whole-match", bot="steady", target=100)
    guest = table.enter(browser, opened(closed_room, table))
    page = guest.page
    heading = page.locator(".round-end h2")
    for number in range(1, 40):
        play_round(page, bids=1 if number == 1 else 0)
        if "is over" not in heading.inner_text():
            break
        page.get_by_role("button", name="Next round").click()
        expect(page.locator(".round-end")).to_have_count(0)
    expect(heading).to_have_text(re.compile("wins the match"))
    # Every deal stands on the card, and the points of each side add up to its total; one of them has reached its post.
    totals = []
    for row in page.locator(".round-end tbody tr").all():
        points = [int(text) for text in row.locator(".score").all_inner_texts()]
        totals.append(int(row.locator(".total").inner_text()))
        assert sum(points) == totals[-1]
    assert max(totals) >= 100 or min(totals) <= -500
    expect(page.locator(".round-end .post")).to_have_text(["-500", "0", "100"])
    page.locator(".round-end .score").first.click()
    expect(page.locator(".account li").last).to_have_text(re.compile(r"Deal: -?\d"))
    assert guest.faults == []


def test_F6_1_the_partner_of_a_misere_sits_out_and_plays_no_card(
    browser: Browser, closed_room: tuple[pathlib.Path, CardRoom]
) -> None:
    table = next(
        made for secret in secrets("misere") if (made := Prepared("five_hundred", "australian", secret)).table.turn == 3
    )
    bid_for(table.play("7S"), 0, "misere")
    guest = table.enter(browser, opened(closed_room, table))
    page = guest.page
    expect(page.locator(".contract")).to_contain_text("misère")
    wait_for_turn(page)
    for _ in range(3):
        press(page, 0)
    page.get_by_role("button", name="Put away").click()
    page.get_by_role("button", name="No suit").click()
    wait_for_turn(page)
    expect(page.locator("[data-slot^='hand.2.']")).to_have_count(10)
    expect(page.locator("[data-slot^='hand.2.'].dim")).to_have_count(10)
    expect(page.get_by_text("sits out")).to_be_visible()
    play_round(page)
    expect(page.locator("[data-slot^='hand.2.']")).to_have_count(10)
    page.get_by_role("button", name="Look at the table").click()
    page.get_by_role("button", name="Last trick", exact=True).click()
    expect(page.locator(".review-trick li")).to_have_count(3)
    expect(page.locator(".review-away .mini-card")).to_have_count(3)
    assert guest.faults == []


def test_F6_3_an_open_misere_is_laid_open_to_everybody_after_the_first_trick(
    browser: Browser, closed_room: tuple[pathlib.Path, CardRoom]
) -> None:
    table = bid_for(Prepared("five_hundred", "australian", "open-misere", EVERYBODY), 1, "open misere")
    put_away(table)
    held = table.round.view(1)["hands"][1]["cards"]
    while table.table.turn != 0:
        table.play(table.round.legal_moves()[0])
    address = opened(closed_room, table)
    guest = table.enter(browser, address)
    watcher = visit(browser, guest.page.url, name="Reet")
    page = guest.page
    wait_for_turn(page)
    shown = "[data-slot^='hand.1.'].up"
    expect(page.locator("[data-slot^='hand.1.']")).to_have_count(9)
    expect(page.locator(shown)).to_have_count(0)
    press(page, 0)
    while (seat := turn_of(page)) != 1 and page.locator("[data-slot^='taken.']").count() == 0:
        other = table.enter(browser, address, seat)
        wait_for_turn(other.page)
        press(other.page, 0)
        expect(page.locator(f".plate.turn[data-seat='{seat}']")).to_have_count(0)
    for sight in (page, watcher.page):
        expect(sight.locator(shown)).to_have_count(9)
    faces = {slot_card(one) for one in page.locator(shown).all()}
    assert faces < set(held)
    assert guest.faults == []


def turn_of(page: Page) -> int:
    return int(str(page.locator(".plate.turn").get_attribute("data-seat")))


def slot_card(card: Locator) -> str:
    return str(card.get_attribute("data-slot")).rsplit(".", 1)[-1]


def test_F5_2b_a_joker_without_a_suit_is_led_in_the_name_of_one(
    browser: Browser, closed_room: tuple[pathlib.Path, CardRoom]
) -> None:
    table = put_away(bid_for(holding("JK", 0), 0, "8NT"), keep="JK")
    guest = table.enter(browser, opened(closed_room, table))
    page = guest.page
    wait_for_turn(page)
    expect(page.locator(".led-suits .was-led")).to_have_count(0)
    press_card(page.locator("[data-target='hand.0.JK']"))
    question = page.get_by_role("toolbar", name="Lead the joker in the name of which suit?")
    expect(question.get_by_role("button")).to_have_count(4)
    # Thought better of it, and again.
    press_card(page.locator("[data-target='hand.0.JK']"))
    expect(question).to_have_count(0)
    press_card(page.locator("[data-target='hand.0.JK']"))
    question.get_by_role("button", name="hearts").click()
    expect(page.locator("[data-target='hand.0.JK']")).to_have_count(0)
    wait_for_turn(page)
    page.get_by_role("button", name="What happened").click()
    expect(page.locator(".sheet .log").first).to_contain_text("in the name of hearts")
    page.keyboard.press("Escape")
    expect(page.locator(".led-suits .was-led .sign-h")).to_have_count(1)
    expect(page.locator(".progress")).to_contain_text("1/8")
    page.get_by_role("button", name="Last trick", exact=True).click()
    expect(page.locator(".review")).to_contain_text("in the name of hearts")
    expect(page.locator(".review-trick .taker")).to_contain_text("Kadri")
    assert guest.faults == []


def test_F5_1_a_nominated_joker_is_told_to_everybody(
    browser: Browser, closed_room: tuple[pathlib.Path, CardRoom]
) -> None:
    table = bid_for(holding("JK", 0), 0, "8NT")
    while phase(table) == "exchange":
        table.play([move for move in table.round.legal_moves() if move != "discard JK"][-1])
    guest = table.enter(browser, opened(closed_room, table))
    watcher = visit(browser, guest.page.url, name="Reet")
    guest.page.get_by_role("button", name="Nominate diamonds").click()
    for page in (guest.page, watcher.page):
        expect(page.locator(".joker-state")).to_contain_text("top card of diamonds")
    assert guest.faults + watcher.faults == []


def test_four_browsers_bid_and_play_at_one_table(browser: Browser, closed_room: tuple[pathlib.Path, CardRoom]) -> None:
    table = Prepared("five_hundred", "australian", "four-browsers", EVERYBODY)
    address = opened(closed_room, table)
    first = table.table.turn
    assert first is not None
    guests = [table.enter(browser, address, seat) for seat in EVERYBODY]
    pages = [guest.page for guest in guests]
    contractor = pages[first]
    wait_for_turn(contractor)
    contractor.locator("[data-bid='7H']").click()
    for page in pages:
        expect(page.locator(".contract")).to_contain_text("7 hearts")
        expect(page.locator(".bid.standing")).to_have_attribute("data-bid", "7H")
    for step in (1, 2, 3):
        passing = pages[(first + step) % 4]
        wait_for_turn(passing)
        passing.get_by_role("button", name="Pass").click()
    wait_for_turn(contractor)
    expect(own_cards(contractor, first)).to_have_count(13)
    for seat, page in enumerate(pages):
        if seat != first:
            expect(page.get_by_text("takes the kitty and puts cards away")).to_be_visible()
            # Thirteen backs lie there, and no face of them has reached this browser.
            expect(page.locator(f"[data-slot^='hand.{first}.']")).to_have_count(13)
            expect(page.locator(f"[data-slot^='hand.{first}.'].up")).to_have_count(0)
    for _ in range(3):
        press(contractor, 0)
    contractor.get_by_role("button", name="Put away").click()
    for page in pages:
        expect(page.locator("[data-slot^='away.']")).to_have_count(3)
        expect(page.locator("[data-slot^='away.'].up")).to_have_count(0)
    for step in range(4):
        wait_for_turn(pages[(first + step) % 4])
        press(pages[(first + step) % 4], 0)
    for page in pages:
        expect(page.locator("[data-slot^='taken.0.']")).to_have_count(4)
        page.get_by_role("button", name="Last trick", exact=True).click()
        expect(page.locator(".review-trick li")).to_have_count(4)
    assert [fault for guest in guests for fault in guest.faults] == []


VISIBLE = """button => {
  const box = button.getBoundingClientRect();
  const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  // The corner with the index: nothing lies over it, 44 pixels each way.
  const free = [[3, 3], [42, 3], [3, 42], [42, 42]].every(([x, y]) =>
    document.elementFromPoint(box.left + x, box.top + y) === button);
  return inside && free;
}"""


@pytest.mark.parametrize("size", [PHONE, ON_ITS_SIDE], ids=["upright", "on its side"])
def test_thirteen_cards_are_within_reach_on_a_phone(
    browser: Browser, closed_room: tuple[pathlib.Path, CardRoom], size: dict[str, int]
) -> None:
    table = bid_for(Prepared("five_hundred", "australian", "thirteen"), 0, "7H")
    page = table.enter(browser, opened(closed_room, table), size=size, touch=True).page
    wait_for_turn(page)
    cards = own_cards(page)
    expect(cards).to_have_count(13)
    for card in cards.all():
        assert card.evaluate(VISIBLE), card.get_attribute("aria-label")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    names = [str(card.get_attribute("data-target")) for card in cards.all()]
    for name in (names[0], names[6], names[12]):
        page.locator(f"[data-target='{name}']").tap(position={"x": 10, "y": 20})
        expect(page.locator(f"[data-target='{name}']")).to_have_attribute("aria-pressed", "true")
    page.locator(f"[data-target='{names[6]}']").tap()
    expect(page.get_by_role("button", name="Put away")).to_have_count(0)
    page.locator(f"[data-target='{names[5]}']").tap(position={"x": 10, "y": 20})
    page.get_by_role("button", name="Put away").tap()
    expect(cards).to_have_count(10)
    for name in (names[0], names[5], names[12]):
        expect(page.locator(f"[data-target='{name}']")).to_have_count(0)


def test_F2_1_a_bid_that_is_too_low_is_answered_with_its_rule(
    browser: Browser, closed_room: tuple[pathlib.Path, CardRoom]
) -> None:
    table = Prepared("five_hundred", "australian", "too-low")
    while table.table.turn != 0:
        table.play("7H" if table.round.view(0)["standing"] is None else "pass")
    if table.round.view(0)["standing"] is None:
        table.play("7H", "pass", "pass", "pass")
    page = table.enter(browser, opened(closed_room, table)).page
    wait_for_turn(page)
    low = page.locator("[data-bid='6S']")
    expect(low).not_to_have_class(re.compile(r"\bcan\b"))
    low.click()
    expect(page.locator(".toast .rule")).to_have_text("F2.1")
    expect(page.locator("[data-bid='7H']")).to_have_class(re.compile(r"\bstanding\b"))


def test_a_claim_is_explained_and_then_ends_the_deal(
    browser: Browser, closed_room: tuple[pathlib.Path, CardRoom]
) -> None:
    table = claimable()
    page = table.enter(browser, opened(closed_room, table)).page
    wait_for_turn(page)
    page.get_by_role("button", name="Claim").click()
    expect(page.locator(".prompt")).to_contain_text("Claim all remaining tricks?")
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator(".prompt")).not_to_contain_text("Claim all remaining tricks?")
    page.get_by_role("button", name="Claim").click()
    page.get_by_role("button", name="Do it").click()
    expect(page.locator(".round-end h2")).to_be_visible()


def claimable() -> Prepared:
    """A deal in which seat 0 may claim before the last trick."""
    for secret in secrets("claim"):
        table = put_away(bid_for(Prepared("five_hundred", "australian", secret), 0, "6NT"))
        while phase(table) == "play" and table.table.status == "playing":
            legal = table.round.legal_moves()
            if table.table.turn == 0 and "claim" in legal and len(legal) > 2:
                return table
            table.play(next(move for move in legal if move != "claim"))
    raise AssertionError("no such deal")


def test_the_table_hands_of_two_players_are_played_by_their_owners(
    browser: Browser, closed_room: tuple[pathlib.Path, CardRoom]
) -> None:
    table = put_away(bid_for(Prepared("five_hundred", "two_handed_partners", "tables", (0, 1)), 0, "6S"))
    while table.round.view(0)["hand"] != 2:
        table.play(next(move for move in table.round.legal_moves() if move != "claim"))
    guest = table.enter(browser, opened(closed_room, table))
    page = guest.page
    wait_for_turn(page)
    expect(page.get_by_text("Table hand of Kadri")).to_be_visible()
    expect(page.locator(".prompt")).to_contain_text("table hand")
    before = own_cards(page, 2).count()
    press_card(page.locator(".target.can[data-target^='hand.2.']").first)
    expect(page.locator("[data-slot='trick.2'], [data-slot$='.2'][data-slot^='taken.0']").first).to_be_visible()
    assert own_cards(page, 2).count() <= before
    assert guest.faults == []


def test_F10_the_contractor_of_five_names_a_partner(
    browser: Browser, closed_room: tuple[pathlib.Path, CardRoom]
) -> None:
    by_seat = bid_for(Prepared("five_hundred", "five_handed", "five", identity="by-seat"), 0, "7S")
    by_card = bid_for(
        Prepared("five_hundred", "five_handed", "five", identity="by-card", partner_five="by_card"), 0, "7S"
    )
    address = opened(closed_room, by_seat, by_card)
    page = by_seat.enter(browser, address).page
    page.get_by_role("toolbar", name="Who plays with you?").get_by_role("button", name="Liis").click()
    expect(page.locator(".plate[data-seat='2'] .badge[title*='partner']")).to_be_visible()
    expect(own_cards(page)).to_have_count(13)
    page = by_card.enter(browser, address).page
    calls = page.locator(".call-card")
    card = calls.first.inner_text()
    calls.first.click()
    expect(page.locator(".joker-state")).to_contain_text(card)


def test_a_blind_misere_is_bid_before_the_cards_are_seen(
    browser: Browser, closed_room: tuple[pathlib.Path, CardRoom]
) -> None:
    table = Prepared("five_hundred", "complete", "blind")
    while table.table.turn != 0:
        table.play("pass")
    page = table.enter(browser, opened(closed_room, table)).page
    wait_for_turn(page)
    expect(page.locator("[data-slot^='hand.0.']")).to_have_count(10)
    expect(page.locator("[data-slot^='hand.0.'].up")).to_have_count(0)
    expect(page.locator("[data-bid='blind misere']")).to_have_class(re.compile(r"\bcan\b"))
    page.get_by_role("button", name="Look at your cards").click()
    expect(page.locator("[data-slot^='hand.0.'].up")).to_have_count(10)
    expect(page.locator("[data-bid='blind misere']")).not_to_have_class(re.compile(r"\bcan\b"))
    page.get_by_role("switch", name="Without the kitty").check()
    page.locator("[data-bid='7S sans']").click()
    expect(page.locator(".contract")).to_contain_text("7 spades without the kitty")


def test_bids_and_cards_are_reached_by_keys_alone(browser: Browser, closed_room: tuple[pathlib.Path, CardRoom]) -> None:
    table = Prepared("five_hundred", "australian", "keys", EVERYBODY)
    while table.table.turn != 0:
        table.play("pass")
    page = table.enter(browser, opened(closed_room, table), size=DESKTOP).page
    wait_for_turn(page)
    focus_by_tab(page, "data-bid")
    for key in ("ArrowDown", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    expect(page.locator("[data-bid='7D']")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".contract")).to_contain_text("7 diamonds")
    focus_by_tab(page, "data-target")
    start = page.evaluate("document.activeElement.dataset.target")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.target") != start


def focus_by_tab(page: Page, attribute: str) -> None:
    for _ in range(60):
        if page.evaluate("name => document.activeElement.hasAttribute(name)", attribute):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"nothing with {attribute} is to be reached by Tab")


def situations() -> dict[str, Prepared]:
    """A table in every phase, seat 0 to move."""
    made: dict[str, Prepared] = {}

    def add(name: str, preset: str = "australian", **options: Any) -> Prepared:
        made[name] = Prepared("five_hundred", preset, "every-phase", identity=f"phase-{name}", **options)
        return made[name]

    auction = add("auction", "complete")
    while auction.table.turn != 0:
        auction.play("6S" if auction.round.view(0)["standing"] is None else "pass")
    bid_for(add("exchange"), 0, "7H")
    bid_for(add("calling", "five_handed", partner_five="by_card"), 0, "7H")
    nomination = bid_for(add("nomination"), 0, "8NT")
    while phase(nomination) == "exchange":
        nomination.play(nomination.round.legal_moves()[-1])
    play = put_away(bid_for(add("play"), 0, "7H"))
    for _ in range(9):
        play.play(next(move for move in play.round.legal_moves() if move != "claim"))
    while play.table.turn != 0:
        play.play(play.round.legal_moves()[0])
    return made


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing_serious_in_any_phase(
    browser: Browser, closed_room: tuple[pathlib.Path, CardRoom], size: dict[str, int]
) -> None:
    tables = situations()
    address = opened(closed_room, *tables.values())
    found: dict[str, list[str]] = {}
    for name, table in tables.items():
        guest = table.enter(browser, address, size=size)
        wait_for_turn(guest.page)
        found[name] = serious(guest.page)
        if name == "play":
            guest.page.get_by_role("button", name="Last trick", exact=True).click()
            found["review"] = serious(guest.page)
            guest.page.get_by_role("button", name="Close").first.click()
            play_round(guest.page)
            found["end"] = serious(guest.page)
        guest.context.close()
    assert {name: faults for name, faults in found.items() if faults} == {}


@pytest.mark.parametrize("language", ["en", "et"])
def test_no_bare_identifier_is_shown(
    browser: Browser, closed_room: tuple[pathlib.Path, CardRoom], language: str
) -> None:
    tables = situations()
    address = opened(closed_room, *tables.values())
    shown = ""
    for table in tables.values():
        guest = table.enter(browser, address, language=language)
        wait_for_turn(guest.page)
        shown += guest.page.inner_text("body") + " ".join(
            str(one.get_attribute("aria-label")) for one in guest.page.locator("[aria-label]").all()
        )
        guest.context.close()
    assert sorted(set(re.findall(r"\b(?:web|five_hundred)-[\w-]+", shown))) == []
