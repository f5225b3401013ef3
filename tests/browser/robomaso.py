"""What people do at a table of Robomaso, by clicks alone."""

from __future__ import annotations

import json
import random
import urllib.request
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from igroteka.core.table import Table, new_table
from tests.browser.conftest import PATIENCE
from tests.browser.play import SCORE, answering, finish, play_through

TURNS = 400  # answers after which a game must be over
ABLE = ":not([aria-disabled=true])"
# cells where what is held may lie as it is turned now: lit, or under the ghost of it
LIT = "svg:not(:has(.ghost:not(.fits))) .target.legal:is(:has(.place.now), [data-cell]:not(:has(.place)))"


def places(page: Page) -> Locator:
    """The cells where what is held may be laid as it is turned."""
    return page.locator(LIT)


def choices(page: Page) -> Locator:
    """What can be pressed to answer, at the desk or to end the turn; self-destruction and looks are not among it."""
    desk = f".desk .middle button{ABLE}:not(.quiet):not([aria-pressed]):not([aria-expanded])"
    return page.locator(f"{desk}, .decision .end{ABLE}")


def lay(page: Page, chance: random.Random) -> None:
    """Lay what is held somewhere; on a touch screen the place is pointed at first, then confirmed."""
    for _ in range(4):
        if places(page).count():
            break
        page.keyboard.press("e")
    cell = places(page).nth(chance.randrange(places(page).count()))
    with answering(page):
        if page.evaluate("navigator.maxTouchPoints > 0"):
            cell.tap()
            page.locator(".done .target").tap()
        else:
            cell.click()


def answer(page: Page, chance: random.Random) -> None:
    """Answer whatever is asked."""
    held = page.locator(".desk .lay")
    expect(held.or_(choices(page)).first).to_be_visible()
    if held.count():
        lay(page, chance)
        return
    able = choices(page)
    button = able.nth(chance.randrange(able.count()))
    question = page.locator(".decision").get_attribute("data-question")
    button.click()
    changed = page.locator(f"{SCORE}, .decision:not([data-question='{question}'])").first
    doubt = page.locator(".desk .warning .danger")
    expect(changed.or_(doubt).or_(held).first).to_be_visible()
    if doubt.count():
        finish(page, doubt)


def play_to_the_end(page: Page, chance: random.Random) -> list[str]:
    """Answer whenever asked, until the score sheet comes; the names on the covers in between."""
    return play_through(page, chance, answer, TURNS)


def until(prompt: str, seats: int = 2, wanted: Callable[[Table], bool] = lambda _: True, **options: object) -> Table:
    """A game that random answers have brought to this question: the first of a row of games where it comes."""
    for number in range(400):
        table = new_table("robomaso", seats, f"{prompt} {number}", options, ["Anna", "Boris", "Cyril", "Dana"][:seats])
        chance = random.Random(number)
        while not table.over and not (table.prompt(table.asked[0]) == prompt and wanted(table)):
            answers = [each for each in table.legal(table.asked[0]) if each.word != "suicide"]
            table.answer(table.asked[0], chance.choice(answers or list(table.legal(table.asked[0]))))
        if not table.over:
            return table
    raise AssertionError(f"no game came to {prompt}")


def bring(address: str, table: Table) -> dict[str, Any]:
    """A table that goes on where this one is; all its chairs are ours."""
    body = json.dumps({"text": table.record().dumps(), "name": "test"}).encode()
    request = urllib.request.Request(f"{address}/api/uploads", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE / 1000) as reply:
        found: dict[str, Any] = json.load(reply)
        return found
