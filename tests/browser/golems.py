"""What people do at a table of golems, by clicks alone."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, Page, expect

from tests.browser.play import ASKED, TURNS, finish, play_through

READY = "button.ready"


def cards(page: Page) -> Locator:
    """The cards of the hand that can be laid now."""
    return page.locator(".hand button:not([aria-disabled=true])")


def is_laying(page: Page) -> bool:
    """Whether this player lays a Program now."""
    return page.locator(READY).count() > 0


def lay_program(page: Page, chance: random.Random) -> None:
    """Click cards until all rows are filled."""
    ready = page.locator(f"{READY}:not([aria-disabled=true])")
    for _ in range(12):
        expect(page.locator(ASKED)).to_be_visible()
        expect(page.locator("section.desk:not([aria-busy=true])")).to_be_visible()
        if ready.count():
            return
        finish(page, cards(page).nth(chance.randrange(cards(page).count())))
    raise AssertionError("the Program was not full after twelve cards")


def answer(page: Page, chance: random.Random) -> None:
    """Answer whatever is asked."""
    sensible = [
        page.get_by_role("group", name="Golem cards").get_by_role("button", disabled=False),
        page.get_by_role("button", name="None", exact=True),
        page.get_by_role("button", name="Keep it"),
        page.get_by_role("button", name="Leave it there"),
        page.get_by_role("list", name="Cells").get_by_role("button"),
        page.get_by_role("group", name="Which command is carried out?").get_by_role("button"),
    ]
    if is_laying(page):
        lay_program(page, chance)
        finish(page, page.locator(READY))
        return
    for buttons in sensible:
        if buttons.count():
            finish(page, buttons.first)
            return
    raise AssertionError(f"nothing to click: {page.locator('.decision').inner_text()}")


def play_to_the_end(page: Page, chance: random.Random) -> list[str]:
    """Answer whenever asked, until the score sheet comes; the names on the covers in between."""
    return play_through(page, chance, answer, TURNS)
