"""Golf at a table in a real browser: played through, left and found again, by finger, mouse and key."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import CardRoom
from browser.steps import (
    DESKTOP,
    ON_ITS_SIDE,
    PHONE,
    deal,
    open_golf,
    play_round,
    take_turn,
    turn_up,
    visit,
    wait_for_turn,
)

HELD = "[data-target$='.held']"


@pytest.mark.slow
def test_a_nine_hole_match_against_bots_is_played_to_its_end(browser: Browser, card_room: CardRoom) -> None:
    guest = visit(browser, card_room.address)
    page = guest.page
    open_golf(page, seats=("greedy", "random"))
    deal(page)
    for number in range(1, 10):
        play_round(page)
        heading = page.locator(".round-end h2")
        if number < 9:
            expect(heading).to_have_text(f"Round {number} is over")
            page.get_by_role("button", name="Next round").click()
            expect(page.locator(".round-end")).to_have_count(0)
    expect(page.locator(".round-end h2")).to_have_text(re.compile("wins the match|share the win"))
    # Every round stands on the card, and the rounds of each player add up to the total shown.
    for row in page.locator(".round-end tbody tr").all():
        points = [int(text) for text in row.locator(".score").all_inner_texts()]
        assert len(points) == 9
        assert sum(points) == int(row.locator(".total").inner_text())
    page.locator(".round-end .score").first.click()
    expect(page.locator(".account li").last).to_have_text(re.compile(r"\d"))
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".felt")).to_be_visible()
    expect(page.locator(".round-end")).to_have_count(0)
    assert guest.faults == []


def test_two_browsers_play_at_one_table_and_a_third_only_watches(browser: Browser, card_room: CardRoom) -> None:
    host = visit(browser, card_room.address)
    open_golf(host.page, seats=("",))
    expect(host.page.get_by_role("button", name="Waiting for 1 more player")).to_be_disabled()
    guest = visit(browser, host.page.url, name="Mart")
    guest.page.get_by_role("button", name="Sit here").click()
    watcher = visit(browser, host.page.url, name="Liis")
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    deal(host.page)
    # Who deals first is drawn by lot; the other begins.
    expect(host.page.locator(".prompt")).to_have_text(re.compile("Your turn|Mart is to move"))
    first = host.page.locator(".playing.mine").count() == 1
    mover, other = (host.page, guest.page) if first else (guest.page, host.page)
    turn_up(mover)
    turn_up(other)
    wait_for_turn(mover)
    mover.locator("[data-target='stock']").click()
    own = mover.locator(HELD)
    expect(own).to_have_attribute("aria-label", re.compile("In your hand: .+"))
    drawn = str(own.get_attribute("aria-label")).removeprefix("In your hand: ")
    for page in (other, watcher.page):
        expect(page.locator(".last-line")).to_have_text(re.compile("draws a card"))
        # A card lies in the mover's hand, and nobody else is shown its face.
        hand = page.locator("[data-slot$='.held']")
        expect(hand).to_have_count(1)
        expect(hand).not_to_have_class(re.compile(r"\bup\b"))
        assert hand.locator(".face svg").count() == 0
    expect(watcher.page.locator(".targets button")).to_have_count(0)
    mover.get_by_role("button", name="face down").first.click()
    expect(other.locator(".last-line")).to_contain_text(drawn)
    wait_for_turn(other)
    assert host.faults + guest.faults + watcher.faults == []


def test_a_reload_in_mid_turn_returns_to_the_seat_with_the_drawn_card(browser: Browser, card_room: CardRoom) -> None:
    page = visit(browser, card_room.address).page
    open_golf(page)
    deal(page)
    turn_up(page)
    wait_for_turn(page)
    page.locator("[data-target='stock']").click()
    held = page.locator(HELD).get_attribute("aria-label")
    page.reload()
    expect(page.locator(HELD)).to_have_attribute("aria-label", str(held))
    wait_for_turn(page)
    page.get_by_role("button", name="face down").first.click()
    expect(page.locator(HELD)).to_have_count(0)


def test_a_page_comes_back_by_itself_when_the_server_was_killed(browser: Browser, card_room: CardRoom) -> None:
    page = visit(browser, card_room.address).page
    open_golf(page)
    deal(page)
    turn_up(page)
    wait_for_turn(page)
    page.locator("[data-target='stock']").click()
    held = page.locator(HELD).get_attribute("aria-label")
    card_room.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    # What is done meanwhile is kept and carried out once.
    page.get_by_role("button", name="face down").first.click()
    card_room.open()
    expect(page.get_by_text("Connection lost")).to_have_count(0, timeout=15_000)
    expect(page.locator(HELD)).to_have_count(0)
    assert held is not None
    expect(
        page.locator(f"[data-target^='seat.0'][aria-label*='{held.removeprefix('In your hand: ')}']").first
    ).to_be_visible()


def test_an_illegal_wish_is_answered_with_its_rule(browser: Browser, card_room: CardRoom) -> None:
    page = visit(browser, card_room.address).page
    open_golf(page)
    deal(page)
    wait_for_turn(page)
    page.locator("[data-target='stock']").click()
    toast = page.locator(".toast")
    expect(toast).to_be_visible()
    expect(toast.locator(".rule")).to_have_text("G4")


def test_a_card_is_dragged_and_an_unsteady_tap_is_a_tap(browser: Browser, card_room: CardRoom) -> None:
    page = visit(browser, card_room.address, DESKTOP, speed="fast").page
    open_golf(page)
    deal(page)
    turn_up(page)
    wait_for_turn(page)
    top = str(page.locator("[data-target='discard.0']").get_attribute("aria-label"))
    card = re.sub("Discard pile, | on top", "", top)
    drag(page, "discard.0", "seat.0.place.8")
    expect(page.locator("[data-target='seat.0.place.8']")).to_have_attribute("aria-label", re.compile(re.escape(card)))
    wait_for_turn(page)
    drag(page, "stock", "stock", by=5)
    expect(page.locator(HELD)).to_be_visible()
    drag(page, page.locator(HELD).get_attribute("data-target") or "", "discard.0")
    expect(page.locator(HELD)).to_have_count(0)


def drag(page: Page, source: str, target: str, by: int = 0) -> None:
    start = page.locator(f"[data-target='{source}']").bounding_box()
    end = page.locator(f"[data-target='{target}']").bounding_box()
    assert start is not None
    assert end is not None
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    if by:
        page.mouse.move(x + by, y, steps=3)
    else:
        page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
    page.mouse.up()


@pytest.mark.parametrize("size", [PHONE, ON_ITS_SIDE], ids=["upright", "on its side"])
def test_a_phone_shows_everything_within_reach_of_a_thumb(
    browser: Browser, card_room: CardRoom, size: dict[str, int]
) -> None:
    page = visit(browser, card_room.address, size, touch=True).page
    assert_no_sideways_scroll(page)
    open_golf(page, seats=("greedy", "greedy", "greedy"))
    assert_no_sideways_scroll(page)
    deal(page)
    turn_up(page)
    wait_for_turn(page)
    assert_no_sideways_scroll(page)
    for target in page.locator(".targets button").all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= size["width"]
        assert box["y"] + box["height"] <= size["height"]
    page.locator("[data-target='stock']").tap()
    expect(page.locator(HELD)).to_be_visible()
    page.get_by_role("button", name="face down").first.tap()
    expect(page.locator(HELD)).to_have_count(0)


def assert_no_sideways_scroll(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_round_can_be_begun_and_a_turn_made_by_keys_alone(browser: Browser, card_room: CardRoom) -> None:
    page = visit(browser, card_room.address, DESKTOP).page
    expect(page.get_by_role("link", name="Golf Swap")).to_be_visible()
    reach(page, "Golf Swap")
    page.keyboard.press("Enter")
    expect(page.get_by_role("radio", name="Six cards Six")).to_be_visible()
    reach(page, "Six cards Six")
    for _ in range(4):
        page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name="Nine holes Nine cards")).to_be_checked()
    reach(page, "Open the table")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Deal the cards")).to_be_visible()
    reach(page, "Deal the cards")
    page.keyboard.press("Enter")
    for turned in range(1, 4):
        wait_for_turn(page)
        reach(page, "Row")
        walk(page, "face down")
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="face down")).to_have_count(9 - turned)
    wait_for_turn(page)
    reach(page, "Row")
    walk(page, "Stock")
    page.keyboard.press("Space")
    expect(page.locator(HELD)).to_be_visible()
    walk(page, "face down")
    page.keyboard.press("Enter")
    expect(page.locator(HELD)).to_have_count(0)
    # The focus stays on the table, wherever cards went.
    assert page.evaluate("document.activeElement.closest('.targets') !== null")


FOCUSED = """() => {
  const it = document.activeElement === document.body ? null : document.activeElement;
  const words = [it?.getAttribute('aria-label'), it?.closest('label')?.innerText, it?.innerText];
  return words.map((part) => part ?? '').join(' ').replace(/\\s+/g, ' ');
}"""


def reach(page: Page, name: str) -> None:
    """Press Tab until what bears `name` has the focus."""
    for _ in range(120):
        if name in page.evaluate(FOCUSED):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{name!r} is not to be reached by Tab")


def walk(page: Page, name: str) -> None:
    """Go from card to card with the arrow keys, breadth first by trying each way, until `name` has the focus."""
    seen: set[str] = set()
    path = [page.evaluate(FOCUSED)]
    back = {"ArrowLeft": "ArrowRight", "ArrowRight": "ArrowLeft", "ArrowUp": "ArrowDown", "ArrowDown": "ArrowUp"}

    def search() -> bool:
        here = page.evaluate(FOCUSED)
        if name in here:
            return True
        seen.add(here)
        for key in back:
            page.keyboard.press(key)
            there = page.evaluate(FOCUSED)
            if there != here and (name in there or (there not in seen and search())):
                return True
            page.locator(f'[aria-label="{here.strip()}"]').first.focus()
        return False

    assert search(), f"{name!r} is not to be reached by arrows from {path[0]!r}"


def test_motion_can_be_switched_off_by_the_system(browser: Browser, card_room: CardRoom) -> None:
    guest = visit(browser, card_room.address, speed="slow")
    guest.page.emulate_media(reduced_motion="reduce")
    guest.page.reload()
    open_golf(guest.page)
    deal(guest.page)
    turn_up(guest.page, 1)
    assert guest.page.evaluate("document.getAnimations().length") == 0


def test_a_turn_is_told_to_who_hears_the_page(browser: Browser, card_room: CardRoom) -> None:
    page = visit(browser, card_room.address).page
    open_golf(page)
    deal(page)
    wait_for_turn(page)
    expect(page.locator("[aria-live=assertive]")).to_have_text("Your turn")
    turn_up(page, 3)
    wait_for_turn(page)
    take_turn(page)
    # The bot's answer, as the last thing that happened.
    wait_for_turn(page)
    expect(page.locator(".playing > [aria-live=polite]")).to_have_text(re.compile("Greedy"))
