"""Algoracing in the page: pieces explain themselves."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Guests
from tests.browser.play import ASKED, bot, chair_path, corners, make, me

LATE = 600  # milliseconds after which a tap is not the end of a finger's stay


def test_pieces_explain_themselves_in_russian(visit: Guests) -> None:
    """By the pointer, by the keyboard, and by a finger that stays, which chooses nothing."""
    made = make(visit.address, "algoracing", [me("Anna"), bot("random")], first_player="seat1", mode="full")
    words = "[role=tooltip]"
    page = visit(chair_path(made), language="ru")
    expect(page.locator(ASKED)).to_be_visible()
    corners(page).first.click()
    cards = page.locator(".hand button")
    expect(cards).to_have_count(5)
    page.locator(".square[data-piece='sample:hidden']").first.hover()
    expect(page.locator(words)).to_contain_text("Образец жизни")
    page.locator("rect[data-piece='field:wall']").first.hover(force=True)
    expect(page.locator(words)).to_contain_text("Каменная стенка")
    page.mouse.move(1, 1)
    expect(page.locator(words)).to_have_count(0)

    page.locator("[role=gridcell]").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    square = page.get_by_role("gridcell")
    expect(square).to_be_focused()
    expect(page.locator(words)).to_contain_text("Вездеход")
    expect(square).to_have_attribute("aria-description", re.compile("нос"))
    here = square.get_attribute("aria-label") or ""
    page.keyboard.press("ArrowRight")  # the corner is in the west
    expect(square).not_to_have_attribute("aria-label", here)
    expect(square).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(square).to_have_attribute("aria-label", here)
    expect(page.locator(words)).to_contain_text("Вездеход")

    phone = visit(chair_path(made), language="ru", size=PHONE)
    first = phone.locator(".hand button").first
    expect(first).to_be_visible()
    box = first.bounding_box()
    assert box is not None
    touch = phone.context.new_cdp_session(phone)
    where = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [where]})
    expect(phone.locator(words)).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(phone.locator(words)).to_be_visible()
    expect(first).to_have_attribute("aria-pressed", "false")
    phone.wait_for_timeout(LATE)
    first.tap()
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(phone.locator(words)).to_have_count(0)
