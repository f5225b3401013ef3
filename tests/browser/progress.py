"""What people do at a table of Progress, by clicks alone."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, Page, expect

from tests.browser.play import finish, play_through

TURNS = 900  # answers after which a game must be over
ABLE = ":not([aria-disabled=true])"


def hand(page: Page, standing: str = "") -> Locator:
    """The cards of the hand, or those that stand so: free, payable, research."""
    slots = page.locator(".desk .hand button.slot")
    return slots.filter(has=page.locator(f".state.{standing}")) if standing else slots


def act(page: Page, chance: random.Random) -> None:
    """Discover what can be discovered, else research, else draw."""
    for standing, button in (("free", ".do .main"), ("payable", ".do .main"), ("research", ".do .button >> nth=-1")):
        cards = hand(page, standing)
        if cards.count() == 0:
            continue
        cards.nth(chance.randrange(cards.count())).click()
        able = page.locator(f".desk .chosen {button}")
        if able.get_attribute("aria-disabled") != "true":
            finish(page, able)
            return
        page.keyboard.press("Escape")
    draw, end = page.locator(".desk .actions .button").nth(2), page.locator(".desk .actions .end")
    wish = end if draw.get_attribute("aria-disabled") == "true" else draw
    question = page.locator(".decision").get_attribute("data-question")
    wish.click()
    warning = page.locator(".desk .warning .main")
    expect(warning.or_(page.locator(f".decision:not([data-question='{question}'])")).first).to_be_visible()
    if warning.count():
        finish(page, warning)


def discard(page: Page) -> None:
    """Choose as many cards as must go, from the right, and discard them."""
    button = page.locator(".desk .line .button.main")
    for number in range(hand(page).count() - 1, -1, -1):
        if button.get_attribute("aria-disabled") != "true":
            break
        hand(page).nth(number).click()
    finish(page, button)


def answer(page: Page, chance: random.Random) -> None:
    """Answer whatever is asked."""
    desk = page.locator(".desk")
    simple = [".pay .button.main", f".sources .choice{ABLE}", ".back .button.main", ".persons li button"]
    for buttons in [desk.locator(place) for place in simple]:
        if buttons.count():
            finish(page, buttons.nth(chance.randrange(buttons.count())))
            return
    if desk.locator(".hand button.slot.pick").count():
        discard(page)
    elif desk.locator(".hand button.slot.answer").count():
        finish(page, hand(page).first)
    elif desk.locator(".line .button.main").count():
        finish(page, desk.locator(".line .button.main"))
    else:
        act(page, chance)


def play_to_the_end(page: Page, chance: random.Random) -> list[str]:
    """Answer whenever asked, until the score sheet comes; the names on the covers in between."""
    return play_through(page, chance, answer, TURNS)
