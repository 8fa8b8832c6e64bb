"""The page itself: who can use it, in which languages, how heavy it is."""

from __future__ import annotations

import gzip
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, Response, expect

from browser.conftest import CardRoom
from browser.steps import DESKTOP, PHONE, deal, open_golf, play_round, turn_up, visit, wait_for_turn

LIMIT = 60_000  # bytes gzipped, sounds left out (there are no sound files)
RAW_IDENTIFIER = re.compile(r"\b(?:web|golf|table|option|match|card)-[a-z]+(?:-[a-z0-9]+)*\b")


def serious(page: Page) -> list[str]:
    """What axe finds that would keep somebody from using the page."""
    found = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {node['html'][:160]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing_serious_on_any_screen(browser: Browser, card_room: CardRoom, size: dict[str, int]) -> None:
    page = visit(browser, card_room.address, size).page
    expect(page.get_by_role("link", name="Golf Swap")).to_be_visible()
    found = {"lobby": serious(page)}
    page.get_by_role("button", name="Settings").click()
    found["settings"] = serious(page)
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Golf Swap").click()
    page.locator(".house-rules > summary").click()
    expect(page.get_by_text("What cancels", exact=True)).to_be_visible()
    found["new table"] = serious(page)
    page.get_by_role("link", name="Nineteenth").click()
    open_golf(page, "Nine holes, three cards")
    found["gathering"] = serious(page)
    deal(page)
    turn_up(page, 1)
    wait_for_turn(page)
    found["table"] = serious(page)
    for sheet in ("Score card", "House rules", "What happened", "Invite"):
        page.get_by_role("button", name=sheet).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        found[sheet] = serious(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    play_round(page)
    found["end of a round"] = serious(page)
    page.goto(f"{card_room.address}rules/golf")
    expect(page.locator(".rule-book h3").first).to_be_visible()
    found["rule book"] = serious(page)
    page.goto(f"{card_room.address}verify")
    expect(page.get_by_role("button", name="Check")).to_be_visible()
    found["check of a shuffle"] = serious(page)
    assert {screen: faults for screen, faults in found.items() if faults} == {}


@pytest.mark.parametrize("language", ["en", "et"])
def test_no_bare_identifier_is_shown(browser: Browser, card_room: CardRoom, language: str) -> None:
    page = visit(browser, card_room.address, language=language).page
    expect(page.locator(".game-card").first).to_be_visible()
    shown = page.inner_text("body")
    page.locator(".game-card").first.click()
    page.locator(".house-rules > summary").click()
    expect(page.locator(".group").first).to_be_visible()
    shown += page.inner_text("body")
    page.locator("button[type=submit]").click()
    page.locator(".gather .button.wide").click()
    wait_for_turn(page)
    page.locator(".target.can").first.click()
    shown += page.inner_text("body")
    page.locator(".bar-tools button").nth(1).click()
    expect(page.locator(".rule-book h3").first).to_be_visible()
    shown += page.inner_text("body")
    assert sorted(set(RAW_IDENTIFIER.findall(shown))) == []


def test_the_language_is_switched_on_the_spot(browser: Browser, card_room: CardRoom) -> None:
    page = visit(browser, card_room.address).page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Eesti").check()
    expect(page.get_by_role("heading", name="Seaded")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "et")
    page.reload()
    expect(page.get_by_role("heading", name="Istu kaardilauda")).to_be_visible()


def test_house_rules_that_clash_are_greyed_out_with_the_reason(browser: Browser, card_room: CardRoom) -> None:
    page = visit(browser, card_room.address, DESKTOP).page
    page.get_by_role("link", name="Golf Swap").click()
    page.locator(".house-rules > summary").click()
    keeps = page.get_by_role("radio", name="Keeps its points")
    expect(keeps).to_be_disabled()
    expect(page.locator(".reason", has_text="Bonus cards").first).to_be_visible()
    page.get_by_role("radio", name="Jokers", exact=True).check()
    expect(keeps).to_be_enabled()


def test_a_table_weighs_less_than_sixty_kilobytes(browser: Browser, card_room: CardRoom) -> None:
    visitor = visit(browser, card_room.address)
    open_golf(visitor.page)
    address = visitor.page.url
    fresh = browser.new_context().new_page()
    weights: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if "/api/" not in response.url:
            weights[response.url] = len(gzip.compress(response.body(), 6))

    fresh.on("response", weigh)
    fresh.goto(address)
    expect(fresh.get_by_text("You are watching")).to_be_visible()
    deal(visitor.page)
    expect(fresh.locator(".felt")).to_be_visible()
    assert len(weights) > 4
    assert sum(weights.values()) < LIMIT, weights


def test_nothing_is_fetched_from_elsewhere(browser: Browser, card_room: CardRoom) -> None:
    visitor = visit(browser, "about:blank")
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.page.goto(card_room.address)
    open_golf(visitor.page)
    deal(visitor.page)
    assert [url for url in asked if not url.startswith((card_room.address, "data:"))] == []


def test_a_link_to_no_table_says_so_and_leads_to_the_lobby(browser: Browser, card_room: CardRoom) -> None:
    page = visit(browser, f"{card_room.address}t/nowhere").page
    expect(page.get_by_text("There is no such table.")).to_be_visible()
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("heading", name="Choose a game")).to_be_visible()
