"""What people do at a table, by clicks alone."""

from __future__ import annotations

import json
import random
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PATIENCE

SEED = "Mars"
TURNS = 400  # answers after which a game must be over
STEP = 50  # milliseconds between two looks
REST = 200  # milliseconds; a page that stays as it is for so long is at rest
T = TypeVar("T")


def make(address: str, game: str, chairs: list[dict[str, str]], **options: object) -> dict[str, Any]:
    """A table made over HTTP; where nobody else plays the game is always the same."""
    alone = all(chair["kind"] in ("me", "bot") for chair in chairs)
    wanted = {"game": game, "chairs": chairs, "seed": SEED if alone else "", "options": options}
    return post(f"{address}/api/tables", wanted)


def replay_path(address: str, game: str, name: str, at: int, seat: int) -> str:
    """The link to a moment of a recorded game."""
    text = (Path("tests/games") / game / "replays" / f"{name}.json").read_text(encoding="utf-8")
    made = post(f"{address}/api/uploads", {"name": name, "text": text})
    return f"/replay/{made['table']['id']}?at={at}&seat={seat}#{made['watch']}"


def post(url: str, wanted: Mapping[str, object]) -> dict[str, Any]:
    """Ask the room for something over HTTP."""
    request = urllib.request.Request(url, json.dumps(wanted).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE / 1000) as reply:
        found: dict[str, Any] = json.load(reply)
        return found


def me(name: str) -> dict[str, str]:
    """A chair on this screen."""
    return {"kind": "me", "name": name}


def bot(level: str = "greedy") -> dict[str, str]:
    """A chair for a bot."""
    return {"kind": "bot", "bot": level}


def chair_path(made: dict[str, Any], seat: int = 0) -> str:
    """The link to a chair."""
    key = next(each["key"] for each in made["keys"] if each["seat"] == seat)
    return f"/table/{made['table']['id']}#{key}"


RUN = ".desk .buttons .run"
DONE = ".desk .buttons .button:not([aria-disabled=true])"  # run, else pass; or draw
BEYOND = """[document.documentElement.scrollHeight - window.innerHeight,
    document.documentElement.scrollWidth - window.innerWidth]"""  # how far the page goes on outside the window
ASKED = ".decision.mine[aria-busy=false]"  # the decision bar of a player who is asked and has seen everything
COVER = "main.cover"  # between two players at one screen
SCORE = ".sheet"  # the score sheet


def corners(page: Page) -> Locator:
    """The corners and directions that can be chosen."""
    return page.locator("svg [role=button][aria-disabled=false]")


def lay_something(page: Page, chance: random.Random) -> bool:
    """Choose a card of the hand and lay it on a lit place; False if no card can be laid."""
    hand = page.locator(".hand button")
    cards = hand.count()
    for number in chance.sample(range(cards), cards):
        hand.nth(number).click()
        places = page.locator("button.slot.lit")
        if places.count():
            places.nth(chance.randrange(places.count())).click()
            expect(hand).to_have_count(cards - 1)
            expect(page.locator(ASKED)).to_be_visible()
            return True
        page.keyboard.press("Escape")
    return False


def play_turn(page: Page, chance: random.Random) -> None:
    """One turn: bases at the start; then lay a card or two and run, or pass and exchange."""
    if corners(page).count():
        finish(page, corners(page).first)
    else:
        for _ in range(chance.choice([1, 2]) if page.locator(RUN).count() else 0):
            lay_something(page, chance)
        finish(page, page.locator(DONE).first)


def finish(page: Page, button: Locator) -> None:
    """Click, and wait until this question is answered."""
    with answering(page):
        button.click()


@contextmanager
def answering(page: Page) -> Iterator[None]:
    """What is done here answers a question; wait until it is answered."""
    question = page.locator(".decision").get_attribute("data-question")
    yield
    expect(page.locator(f"{ASKED}[data-question='{question}']")).to_have_count(0)


def stop_time(page: Page) -> None:
    """From now on nothing is shown longer or shorter because the machine is slow or quick."""
    page.clock.install(time=0)
    page.clock.pause_at(1)


def comes(page: Page, look: Callable[[], T], wanted: T) -> None:
    """Look again and again until this is seen."""
    for _ in range(PATIENCE // STEP):
        if look() == wanted:
            return
        page.wait_for_timeout(STEP)
    assert look() == wanted


def who_is_asked(pages: list[Page]) -> Page | None:
    """The page whose player is to answer; None where the game is over."""
    comes(pages[0], lambda: any(page.locator(f"{ASKED}, {SCORE}").count() > 0 for page in pages), True)
    return next((page for page in pages if page.locator(ASKED).count()), None)


def in_one_view(page: Page) -> None:
    """Nothing must be scrolled to."""
    comes(page, lambda: [beyond <= 1 for beyond in page.evaluate(BEYOND)], [True, True])


def play_to_the_end(page: Page, chance: random.Random) -> None:
    """Answer whenever asked, until the score sheet comes."""
    play_through(page, chance, play_turn, TURNS)


def play_through(
    page: Page, chance: random.Random, answer: Callable[[Page, random.Random], None], most: int
) -> list[str]:
    """Answer whenever asked, until the score sheet comes; the names on the covers in between, which hide everything."""
    covers: list[str] = []
    for _ in range(most):
        expect(page.locator(f"{SCORE}, {ASKED}, {COVER}").first).to_be_visible()
        if page.locator(SCORE).count():
            return covers
        if page.locator(COVER).count():
            assert page.locator(".hand, .program").count() == 0
            covers.append(page.locator(COVER).get_by_role("heading").inner_text())
            page.locator(COVER).get_by_role("button").click()
        else:
            answer(page, chance)
    raise AssertionError(f"the game was not over after {most} answers")


def rest(page: Page) -> None:
    """Wait until the page does not change any more."""
    before = ""
    for _ in range(PATIENCE // REST):
        now = page.content()
        if now == before:
            return
        before = now
        page.wait_for_timeout(REST)
    raise AssertionError("the page does not come to rest")


def barriers(page: Page, axe: str) -> list[str]:
    """What axe calls serious or critical, when the page has come to rest: bots may still be answering."""
    rest(page)
    page.evaluate(axe)
    found: dict[str, Any] = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{each['id']}: {node['html'][:150]} {node.get('failureSummary', '')[:200]}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]
