"""Pictures of the page for README and docs: `python tools/pictures.py [FOLDER [SCENE …]]` plays games in Chromium."""

from __future__ import annotations

import os
import random
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser, Page, expect, sync_playwright

from igroteka.core.table import Table
from igroteka.games.robomaso.sight import Line, Sight, sight_of
from igroteka.games.robomaso.view import RobomasoView
from tests.browser.conftest import CHROMIUM, PHONE, QUIET, Guests
from tests.browser.play import ASKED, SCORE, bot, chair_path, corners, lay_something, make, me, play_to_the_end
from tests.browser.progress import answer as answer_progress
from tests.browser.robomaso import bring, places, until
from tests.server.client import Server

SETUP = {"first_player": "seat1", "corner_choice": "random", "max_rounds": 12}


class Camera:
    """Takes pictures of one room."""

    def __init__(self, browser: Browser, address: str, folder: Path) -> None:
        self.visit = Guests(browser, address)
        self.folder = folder

    def shoot(self, page: Page, name: str) -> None:
        """Keep what is seen."""
        page.wait_for_timeout(400)
        page.screenshot(path=self.folder / f"{name}.png")
        print(f"{name}.png", flush=True)

    def table(self, mode: str, **more: object) -> Page:
        """Anna at a table with two bots, her base chosen."""
        made = make(self.visit.address, "algoracing", [me("Anna"), bot("random"), bot()], mode=mode, **SETUP)
        page = self.visit(chair_path(made), **more)
        expect(page.locator(ASKED)).to_be_visible()
        corners(page).first.click()
        expect(page.locator(".hand button")).to_have_count(5)
        return page

    def rounds(self, page: Page, count: int, chance: random.Random) -> None:
        """Play some rounds."""
        for _ in range(count):
            expect(page.locator(f"{ASKED}, {SCORE}").first).to_be_visible(timeout=30_000)
            if page.locator(SCORE).count():
                return
            lay_something(page, chance)
            page.get_by_role("button", name="Run", exact=True).click()
            page.wait_for_timeout(200)
        expect(page.locator(ASKED)).to_be_visible(timeout=30_000)


def home(camera: Camera) -> None:
    """Home and the form for a new table."""
    make(camera.visit.address, "algoracing", [me("Boris"), {"kind": "open"}], mode="full")
    page = camera.visit("/")
    expect(page.get_by_text("Boris")).to_be_visible()
    camera.shoot(page, "home")
    page.goto(camera.visit.address + "/new/algoracing")
    page.get_by_text("Full rules").click()
    camera.shoot(page, "new-table")
    camera.shoot(camera.visit("/", dark=True, language="ru"), "home-dark-ru")
    camera.shoot(camera.visit("/", size=PHONE), "home-phone")


def table(camera: Camera) -> None:
    """A table at the start, in the middle, with a program prepared, running, and at the end."""
    chance = random.Random(9)
    page = camera.table("full")
    camera.shoot(page, "table-start")
    camera.rounds(page, 3, chance)
    camera.shoot(page, "table-middle")
    lay_something(page, chance)
    page.locator(".hand button").first.click()
    camera.shoot(page, "table-program")
    page.keyboard.press("Escape")
    page.get_by_label("Speed").select_option("1")
    page.get_by_role("button", name="Run", exact=True).click()
    expect(page.locator("li.running")).to_be_visible()
    page.wait_for_timeout(900)
    camera.shoot(page, "table-running")
    page.get_by_label("Speed").select_option(label="at once")
    play_to_the_end(page, chance)
    camera.shoot(page, "table-end")
    page.get_by_role("button", name="Replay").first.click()
    slider = page.get_by_role("slider").first
    expect(slider).to_be_visible()
    slider.fill(str(int(slider.get_attribute("max") or "0") // 2))
    camera.shoot(page, "replay")


def basic(camera: Camera) -> None:
    """The basic game, choosing a base, a question of why not, and dark colours in Czech."""
    made = make(camera.visit.address, "algoracing", [me("Anna"), bot()], first_player="seat1", max_rounds=12)
    page = camera.visit(chair_path(made))
    expect(page.locator(ASKED)).to_be_visible()
    camera.shoot(page, "table-bases")
    corners(page).first.click()
    expect(page.locator(".hand button")).to_have_count(5)
    page.get_by_role("button", name="Run", exact=True).click(force=True)
    camera.shoot(page, "table-why-not")
    camera.shoot(camera.table("basic", dark=True, language="cs"), "table-dark-cs")
    made = make(camera.visit.address, "fourinarow", [me("Anna"), bot()])
    page = camera.visit(chair_path(made))
    expect(page.locator(ASKED)).to_be_visible()
    camera.shoot(page, "plain-board")


def phone(camera: Camera) -> None:
    """The same on a phone."""
    chance = random.Random(9)
    page = camera.table("full", size=PHONE)
    camera.rounds(page, 3, chance)
    lay_something(page, chance)
    page.locator(".hand button").first.click()
    camera.shoot(page, "phone-table")
    page.keyboard.press("Escape")
    play_to_the_end(page, chance)
    camera.shoot(page, "phone-end")
    page.goto(camera.visit.address + "/new/algoracing")
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    camera.shoot(page, "phone-new-table")


def golems(camera: Camera) -> None:
    """Battle of Golems: scenarios, a Program, a row being carried out, winter, floors, children, a phone."""

    def sit(rivals: int, keys: str, **more: Any) -> Page:
        looks = {name: more.pop(name) for name in ("size", "dark", "language", "speed") if name in more}
        chairs = [me("Anna"), *(bot("greedy") for _ in range(rivals))]
        made = make(camera.visit.address, "golems", chairs, **more)
        page = camera.visit(chair_path(made), **looks)
        expect(page.locator(ASKED)).to_be_visible()
        for key in keys:
            page.keyboard.press(key)
            page.wait_for_timeout(150)
        expect(page.locator(ASKED)).to_be_visible()
        return page

    page = camera.visit("/new/golems")
    expect(page.get_by_text("First Duel")).to_be_visible()
    camera.shoot(page, "golems-new-table")
    yard = {"scenario": "barrel-yard", "cards": "axe,spear", "subprograms": "off", "luck_deck": "IF" + ",IF" * 9}
    page = sit(1, "f1xfr", **yard)
    camera.shoot(page, "golems-program")
    page.get_by_label("Speed").select_option("1")
    page.keyboard.press("Enter")
    page.wait_for_timeout(3500)
    page.keyboard.press(" ")
    camera.shoot(page, "golems-running")
    lake = {"scenario": "frozen-lake", "cards": "sword,axe,crossbow", "subprograms": "off"}
    camera.shoot(sit(2, "ffr", **lake, dark=True, language="ru"), "golems-winter-dark-ru")
    melee = {"scenario": "grand-melee", "cards": "sword,axe,spear,hammer", "subprograms": "off"}
    camera.shoot(sit(3, "ffl", **melee), "golems-melee")
    camera.shoot(sit(1, "fr", mode="kids"), "golems-kids")
    floors = {"scenario": "two-floors", "cards": "sword,axe", "subprograms": "off"}
    camera.shoot(sit(1, "flx", **floors, size=PHONE), "golems-phone")


def progress(camera: Camera) -> None:
    """Progress: a table in the middle of a game, paying, the tree, solo on a phone, everything in the dark, the end."""

    def sit(rivals: int, answers: int, seed: int = 1, **more: Any) -> Page:
        looks = {name: more.pop(name) for name in ("size", "dark", "language") if name in more}
        chairs = [me("Anna"), *(bot("greedy") for _ in range(rivals))]
        page = camera.visit(chair_path(make(camera.visit.address, "progress", chairs, **more)), **looks)
        chance = random.Random(seed)
        for _ in range(answers):
            expect(page.locator(f"{ASKED}, {SCORE}").first).to_be_visible()
            if page.locator(SCORE).count():
                break
            answer_progress(page, chance)
        expect(page.locator(f"{ASKED}, {SCORE}").first).to_be_visible()
        return page

    everything = {"personalities": True, "achievements": True, "industrial_revolution": True}
    page = sit(2, 30, first_player="seat1", variant="fast")
    camera.shoot(page, "progress-table")
    page.get_by_role("tab", name="Tree").click()
    page.get_by_role("button", name="Show all").click()
    page.get_by_role("button", name=re.compile("^Printing Press")).first.click()
    page.wait_for_timeout(500)
    camera.shoot(page, "progress-tree")
    page = sit(1, 9, 3, first_player="seat1", variant="fast")
    cards = page.locator(".desk .hand button.slot").filter(has=page.locator(".state.payable"))
    if cards.count():
        cards.first.click()
        page.get_by_role("button", name=re.compile("^Choose payment")).click()
        expect(page.locator(".desk div.pay")).to_be_visible()
    camera.shoot(page, "progress-paying")
    camera.shoot(sit(3, 24, 2, **everything, dark=True, language="ru"), "progress-everything-dark-ru")
    camera.shoot(sit(0, 14, 2, size=PHONE), "progress-phone")
    page = sit(1, 900, 4, variant="faster")
    page.wait_for_timeout(500)
    camera.shoot(page, "progress-end")


def robomaso(camera: Camera) -> None:
    """Robomaso: laying a card, a forced move, a duel, a jay that would come back, four players in the dark, a phone."""

    def sit(brought: Table, **looks: Any) -> Page:
        page = camera.visit(chair_path(bring(camera.visit.address, brought), brought.asked[0]), **looks)
        expect(page.locator(ASKED)).to_be_visible()
        return page

    def at(prompt: str, seats: int, wanted: Callable[[RobomasoView, Sight], bool]) -> Table:
        def is_wanted(table: Table) -> bool:
            view = table.view(table.asked[0])
            return isinstance(view, RobomasoView) and wanted(view, sight_of(view))

        return until(prompt, seats, is_wanted, truce_rounds=0, base_speed=2, round_limit=60)

    def jays(view: RobomasoView, sight: Sight) -> list[Line]:
        """The shots of a jay that would fly far if the moving robot fired it now, the one with the longest way last."""
        own = [line for line in sight.lines if line.robot == view.robot and line.way.startswith("jay")]
        return sorted((line for line in own if len(line.cells) > 11), key=lambda line: len(line.cells))

    page = sit(at("robomaso-lay", 2, lambda view, _: view.round >= 14))
    places(page).first.hover()
    camera.shoot(page, "robomaso-laying")
    meets = at("robomaso-drive", 2, lambda view, sight: any(spot.hits for spot in sight.reach[view.robot]))
    camera.shoot(sit(meets), "robomaso-driving")
    camera.shoot(sit(until("robomaso-secret", truce_rounds=0, base_speed=2, round_limit=60)), "robomaso-duel")
    four = at("robomaso-drive", 4, lambda view, sight: view.round >= 6 and len(sight.lines) > 3)
    camera.shoot(sit(four, dark=True, language="cs"), "robomaso-four-dark-cs")
    camera.shoot(sit(at("robomaso-lay", 2, lambda view, _: view.round >= 9), size=PHONE), "robomaso-phone")
    flight = at("robomaso-drive", 3, lambda view, sight: bool(jays(view, sight)) and not any(view.met + view.peace))
    view = flight.view(flight.asked[0])
    assert isinstance(view, RobomasoView)
    way = jays(view, sight_of(view))[-1].way
    shots = [action.word for action in flight.legal(flight.asked[0]) if action.word.startswith("fire:jay")]
    page = sit(flight)
    page.get_by_role("button", name=re.compile("^Jay Launcher")).first.click()
    page.get_by_role("group", name="Ways to shoot").get_by_role("button").nth(shots.index(f"fire:{way}")).click()
    camera.shoot(page, "robomaso-jay")


SCENES: dict[str, Callable[[Camera], None]] = {
    "home": home,
    "table": table,
    "basic": basic,
    "phone": phone,
    "golems": golems,
    "progress": progress,
    "robomaso": robomaso,
}


def main(folder: str = "docs/pictures", *names: str) -> None:
    """Take all pictures, or those of the scenes that are named."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    with tempfile.TemporaryDirectory() as place, sync_playwright() as driver:
        browser = driver.chromium.launch(
            executable_path=CHROMIUM or None, args=[*QUIET, *(["--no-sandbox"] if root else [])]
        )
        with Server(Path(place), "--sockets", "100", "--rate", "1000") as server:
            for name in names or SCENES:
                camera = Camera(browser, server.address, Path(folder))
                SCENES[name](camera)
                camera.visit.close()
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
