"""Golf Solitaire alone: rules and solver run in the browser, and once they are loaded the network may go."""

from __future__ import annotations

import itertools
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, expect

from browser.conftest import CardRoom
from browser.steps import DESKTOP, ON_ITS_SIDE, PHONE, Visitor, visit

# Eleven cards follow one another from the first discard, so that there is something to play from the start.
DEAL = """
KS QS JS TS 3S
KH QH JH TH 5H
KC QC JC TC 7C
KD QD JD TD 9D
9S 8S 6S 4S 2S
9H 8H 6H 4H 2H
9C 8C 6C 4C 2C
AS 3D 4D 5S 6D 7D 8D AH AD 3H 5D 7S 7H 2D AC 3C 5C
"""
LOADING = 240_000  # milliseconds; seconds on a quiet machine


def sit_down(browser: Browser, card_room: CardRoom, **more: object) -> Visitor:
    guest = visit(browser, f"{card_room.address}solitaire", **more)
    expect(guest.page.get_by_role("progressbar")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Hint")).to_be_visible(timeout=LOADING)
    return guest


def paste(page: Page, text: str) -> None:
    page.get_by_role("button", name="New deal").click()
    page.get_by_label(re.compile("A deal as text")).fill(text)
    page.get_by_role("button", name="Deal", exact=True).last.click()


def uncovered(page: Page, column: int) -> Locator:
    """The uncovered card of a full column, which counts from 1."""
    return page.locator(f"[data-target='column.{column - 1}.4']")


def left(page: Page) -> str:
    return page.locator(".plate").inner_text()


def test_a_deal_is_played_asked_about_and_solved_with_the_network_cut(browser: Browser, card_room: CardRoom) -> None:
    guest = sit_down(browser, card_room, touch=True)
    page = guest.page
    guest.context.set_offline(True)
    card_room.kill()
    paste(page, DEAL)
    expect(page.get_by_role("heading", name="New deal")).to_be_hidden()
    assert left(page) == "35 cards left"
    # Tap.
    uncovered(page, 5).tap()
    expect(page.locator(".plate")).to_have_text("34 cards left")
    # What may not be played is answered with the rule.
    uncovered(page, 4).tap()
    expect(page.get_by_role("alert")).to_contain_text("S5")
    assert left(page) == "34 cards left"
    # Keyboard.
    uncovered(page, 1).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".plate")).to_have_text("33 cards left")
    # Undo as far as one likes, and redo.
    page.get_by_role("button", name="Take back").click()
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".plate")).to_have_text("35 cards left")
    page.get_by_role("button", name="Play it again").click()
    expect(page.locator(".plate")).to_have_text("34 cards left")
    # The exact answer, played.
    page.get_by_role("button", name="Still winnable?").click()
    expect(page.locator(".prompt")).to_contain_text(re.compile("can still be cleared|at best"), timeout=LOADING)
    page.get_by_role("button", name="Show how").click()
    expect(page.locator(".solitaire-end")).to_be_visible(timeout=LOADING)
    page.get_by_role("button", name="Start over").last.click()
    expect(page.locator(".plate")).to_have_text("35 cards left")
    assert guest.faults == []


def test_a_card_is_dragged_to_the_pile(browser: Browser, card_room: CardRoom) -> None:
    guest = sit_down(browser, card_room, size=DESKTOP)
    page = guest.page
    paste(page, DEAL)
    card = uncovered(page, 5).bounding_box()
    pile = page.get_by_role("button", name=re.compile("^Discard pile")).bounding_box()
    assert card
    assert pile
    page.mouse.move(card["x"] + 20, card["y"] + 20)
    page.mouse.down()
    page.mouse.move(pile["x"] + 30, pile["y"] + 30, steps=8)
    page.mouse.up()
    expect(page.locator(".plate")).to_have_text("34 cards left")


def test_a_deal_that_cannot_be_is_refused_with_the_reason(browser: Browser, card_room: CardRoom) -> None:
    guest = sit_down(browser, card_room)
    paste(guest.page, DEAL.replace("AS 3D", "AS AS"))
    expect(guest.page.get_by_role("dialog").get_by_role("alert")).to_contain_text("A♠ is there 2 times")


@pytest.mark.parametrize("size", [PHONE, ON_ITS_SIDE, DESKTOP], ids=["phone", "on its side", "desktop"])
def test_all_cards_can_be_read_and_reached(browser: Browser, card_room: CardRoom, size: dict[str, int]) -> None:
    guest = sit_down(browser, card_room, size=size)
    page = guest.page
    paste(page, DEAL)
    expect(page.locator(".card.up[data-slot^='column.']")).to_have_count(35)
    shown = page.evaluate(
        """() => [...document.querySelectorAll(".card.up[data-slot^='column.']")].map((card) => {
            const box = card.getBoundingClientRect();
            return { left: box.left, right: box.right, top: box.top, bottom: box.bottom, slot: card.dataset.slot };
        })"""
    )
    felt = page.locator(".felt").bounding_box()
    assert felt
    by_column: dict[str, list[dict[str, float]]] = {}
    for box in shown:
        assert box["left"] >= felt["x"] - 1
        assert box["right"] <= felt["x"] + felt["width"] + 1
        assert box["bottom"] <= felt["y"] + felt["height"] + 1
        by_column.setdefault(box["slot"].split(".")[1], []).append(box)
    for boxes in by_column.values():
        boxes.sort(key=lambda box: box["top"])
        for upper, lower in itertools.pairwise(boxes):
            # A covered card's rank and suit stand in its upper part: enough of it must be seen.
            assert lower["top"] - upper["top"] >= 14
    results = Axe().run(page)
    grave = [found for found in results.response["violations"] if found["impact"] in ("serious", "critical")]
    assert grave == [], [found["id"] for found in grave]
