"""Every game of the house can be sat down to and played through the page, whatever its screen looks like."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import CardRoom
from browser.steps import PHONE, READY, deal, visit
from nineteenth import games

STEPS = 600


@pytest.mark.slow
@pytest.mark.parametrize("game", games.NAMES)
def test_a_round_is_played_to_its_score_by_pressing_what_is_highlighted(
    browser: Browser, card_room: CardRoom, game: str
) -> None:
    visitor = visit(browser, f"{card_room.address}#new/{game}", PHONE)
    page = visitor.page
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    deal(page)
    for step in range(STEPS):
        page.locator(READY).first.wait_for(timeout=20_000)
        if page.locator(".round-end").count():
            break
        assert press(page, step), f"{page.locator('.prompt').inner_text()!r}, but nothing is highlighted"
        # A refusal would mean that the page highlights what the rules forbid.
        assert page.locator(".toast").all_inner_texts() == []
    expect(page.locator(".round-end h2")).to_have_text(re.compile("is over|wins|share"))
    expect(page.locator(".round-end .score").first).to_have_text(re.compile(r"^-?\d+$"))
    assert visitor.faults == []


def press(page: Page, step: int) -> bool:
    """Press the first thing that is offered; of bids the lowest at first, then pass."""
    before = page.locator(".felt").inner_html()
    bids = page.locator(".panel-choice:not(.dimmed), .area-spot button.can")
    buttons = page.locator(".buttons .button")
    cards = page.locator(".target.can:not(.chosen)")
    if bids.count():
        (bids.first if step < 3 else bids.last).click()
    elif buttons.count():
        buttons.last.click()
    elif cards.count():
        # Cards of a hand overlap from the right: their left edge is free.
        cards.first.click(position={"x": 8, "y": 24})
    else:
        return False
    page.wait_for_function(
        "before => document.querySelector('.felt')?.innerHTML !== before", arg=before, timeout=10_000
    )
    return True
