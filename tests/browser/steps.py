"""Steps through the page that several tests take. Nothing here knows a rule: what may be done is what the page highlights."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

PHONE = {"width": 390, "height": 844}
ON_ITS_SIDE = {"width": 844, "height": 390}
DESKTOP = {"width": 1280, "height": 720}

# A move on its way is not yet a turn over. (`wait_for` looks at every frame, `expect` only now and then.)
MY_TURN = ".playing.mine[aria-busy='false']"
READY = f"{MY_TURN}, .round-end"

QUICK = {"language": "en", "name": "Kadri", "speed": "off", "pace": "quick"}


@dataclass
class Visitor:
    """One person with a browser of their own."""

    context: BrowserContext
    page: Page
    faults: list[str]


def visit(
    browser: Browser, address: str, size: dict[str, int] = PHONE, touch: bool = False, **settings: Any
) -> Visitor:
    """Open `address` in a fresh browser whose settings are kept as a player would have set them."""
    context = browser.new_context(viewport=size, has_touch=touch)
    kept = json.dumps({**QUICK, **settings})
    context.add_init_script(
        f"if (!localStorage.getItem('nineteenth.settings')) localStorage.setItem('nineteenth.settings', '{kept}')"
    )
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(address)
    return Visitor(context, page, faults)


def open_golf(page: Page, preset: str = "Nine holes Nine cards", seats: tuple[str, ...] = ("greedy",)) -> None:
    """From the lobby to a table of Golf: `seats` are the others', a bot's name or "" for a person by link."""
    page.get_by_role("link", name="Golf Swap").click()
    page.get_by_role("radio", name=preset).check()
    while page.locator(".seat-list li").count() > len(seats) + 1:
        page.get_by_role("button", name="One seat fewer").click()
    for number, bot in enumerate(seats, 2):
        page.get_by_label(f"Seat {number}").select_option(bot)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("heading", name="Invite")).to_be_visible()


def deal(page: Page) -> None:
    """Deal from the gathering."""
    page.get_by_role("button", name="Deal the cards").click()
    expect(page.locator(".felt")).to_be_visible()


def wait_for_turn(page: Page) -> None:
    """Until the page says that it is our turn."""
    page.locator(MY_TURN).wait_for(timeout=20_000)


def turn_up(page: Page, count: int = 3) -> None:
    """The opening of a face-up grid: turn up cards whenever it is our turn."""
    for _ in range(count):
        wait_for_turn(page)
        hidden = page.get_by_role("button", name="face down").first
        label = hidden.get_attribute("aria-label")
        hidden.click()
        page.get_by_role("button", name=str(label), exact=True).wait_for(state="detached")


def take_turn(page: Page) -> None:
    """One turn: draw from the stock and put the card where one still lies face down, or throw it away."""
    page.locator("[data-target='stock']").click()
    held = page.locator("[data-target$='.held']")
    held.wait_for()
    hidden = page.get_by_role("button", name="face down")
    (hidden.first if hidden.count() else page.locator("[data-target='discard.0']")).click()
    held.wait_for(state="detached")


def play_round(page: Page) -> None:
    """Play until the score card comes."""
    over = page.locator(".round-end")
    for _ in range(400):
        page.locator(READY).first.wait_for(timeout=20_000)
        if over.count():
            return
        prompt = page.locator(".prompt").inner_text()
        if "Turn up" in prompt:
            turn_up(page, 1)
        else:
            take_turn(page)
    raise AssertionError("the round does not end")
