"""What a table in the page promises: nothing is lost, everything is explained, everybody can use it."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from igroteka.core.messages import LANGUAGES
from tests.browser.conftest import LAPTOP, PHONE, SLOWEST, Guests
from tests.browser.play import (
    ASKED,
    STEP,
    barriers,
    bot,
    chair_path,
    comes,
    corners,
    lay_something,
    make,
    me,
    play_to_the_end,
    stop_time,
)
from tests.server.client import Server

ALONE = {"first_player": "seat1", "corner_choice": "random", "max_rounds": 3}


PARTS = "svg[role=group], .decision, .hand, .row, .undo, input[type=range]"
INSIDE = """(wanted) => {
    const page = document.documentElement;
    const [width, height] = [page.clientWidth, page.clientHeight];
    const parts = [...document.querySelectorAll(wanted)];
    const outside = parts.filter((part) => {
        const box = part.getBoundingClientRect();
        return box.width === 0 || box.left < -1 || box.top < -1 || box.right > width + 1 || box.bottom > height + 1;
    });
    const scrolls = page.scrollHeight > height + 1 || page.scrollWidth > width + 1;
    return { parts: parts.length, outside: outside.map((part) => part.outerHTML.slice(0, 80)), scrolls };
}"""


def sit(visit: Guests, *, options: dict[str, object] | None = None, **more: Any) -> Page:
    """Anna begins against a bot, with her base chosen."""
    made = make(visit.address, "algoracing", [me("Anna"), bot("random")], **ALONE, **(options or {}))
    page = visit(chair_path(made), **more)
    begin(page)
    return page


def begin(page: Page) -> None:
    """Choose a direction and wait for the first cards."""
    expect(page.locator(ASKED)).to_be_visible()
    corners(page).first.click()
    expect(hand(page)).to_have_count(5)


def hand(page: Page) -> Any:
    """The cards of the player, whatever the language."""
    return page.locator(".hand button")


def row(page: Page) -> Any:
    """The commands of the algorithm."""
    return page.locator(".row ol > li:not(.cycle)")


def test_a_reload_in_the_middle_of_a_turn_loses_nothing(visit: Guests) -> None:
    page = sit(visit)
    assert lay_something(page, random.Random(1))
    expect(row(page)).to_have_count(1)
    card = row(page).inner_text()
    page.reload()
    expect(row(page)).to_have_count(1)
    assert row(page).inner_text() == card
    expect(hand(page)).to_have_count(4)
    page.get_by_role("button", name="Undo").click()
    expect(hand(page)).to_have_count(5)


def test_a_killed_server_loses_nothing_and_the_page_mends_itself(browser: Browser, tmp_path: Path) -> None:
    with Server(tmp_path, "--rate", "1000") as server:
        guests = Guests(browser, server.address)
        page = sit(guests)
        assert lay_something(page, random.Random(1))
        expect(row(page)).to_have_count(1)
        server.kill()
        expect(page.locator(".notice")).to_contain_text("Reconnecting")
        hand(page).first.click()
        page.locator("button.slot.lit").first.click()  # sent as soon as the connection is back
        server.start()
        expect(page.locator(".notice")).to_have_count(0)
        expect(row(page)).to_have_count(2)
        page.reload()
        expect(row(page)).to_have_count(2)
        play_to_the_end(page, random.Random(3))
        guests.close()
        assert guests.complaints == []


def test_undo_takes_back_card_by_card_and_says_why_it_stops(visit: Guests) -> None:
    page = sit(visit)
    for laid in (1, 2):
        lay_something(page, random.Random(laid))
        expect(row(page)).to_have_count(laid)
    for left in (1, 0):
        page.keyboard.press("u")
        expect(row(page)).to_have_count(left)
        expect(page.locator(ASKED)).to_be_visible()
    page.get_by_role("button", name="Undo").click(force=True)
    expect(page.locator(".decision.why")).to_contain_text(re.compile("your answer stands|no answer"))


def test_what_is_dark_says_why_not_with_its_rule(visit: Guests) -> None:
    page = sit(visit)
    page.get_by_role("button", name="Run", exact=True).click(force=True)
    why = page.locator(".decision.why")
    expect(why).to_contain_text("There is no command to be run.")
    why.get_by_role("button", name="Show rule").first.click()
    expect(page.get_by_role("dialog").or_(page.locator("[popover]:popover-open"))).to_contain_text("AR-")
    page.keyboard.press("Escape")
    lay_something(page, random.Random(1))
    hand(page).first.click()
    page.locator("button.slot:not(.lit)").first.click(force=True)
    expect(why).to_be_visible()


def test_the_ghost_shows_where_the_program_leads(visit: Guests) -> None:
    page = sit(visit)
    assert page.locator(".ghost").count() == 0
    lay_something(page, random.Random(1))
    expect(page.locator(".ghost").first).to_be_attached()
    page.get_by_role("button", name="Run", exact=True).click()
    expect(page.locator(".ghost")).to_have_count(0)


def test_others_programs_are_shown_one_command_at_a_time(visit: Guests) -> None:
    made = make(visit.address, "algoracing", [bot("greedy"), me("Anna")], **ALONE)
    page = visit(chair_path(made, 1), speed=SLOWEST)
    expect(page.locator(ASKED)).to_be_visible()
    stop_time(page)
    corners(page).first.click()

    def is_running() -> bool:
        page.clock.run_for(STEP)
        return page.locator("li.running").count() > 0

    comes(page, is_running, True)
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.clock.resume()
    timeline = page.get_by_role("slider", name="Timeline")
    at = timeline.input_value()
    page.keyboard.press("ArrowRight")
    expect(timeline).not_to_have_value(at)
    page.keyboard.press("ArrowLeft")
    expect(timeline).to_have_value(at)
    page.get_by_role("button", name="Skip to now").click()
    expect(page.locator(ASKED)).to_be_visible()


def test_a_log_line_lights_the_board_and_leads_back_to_its_moment(visit: Guests) -> None:
    page = sit(visit)
    line = page.get_by_role("log").get_by_role("button", name="puts the base").first
    line.hover()
    expect(page.locator(".spot").first).to_be_attached()
    line.click()
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(ASKED)).to_be_visible()


def test_a_spectator_sees_no_hand_and_can_do_nothing(visit: Guests) -> None:
    made = make(visit.address, "algoracing", [me("Anna"), bot("random")], **ALONE)
    begin(visit(chair_path(made)))
    page = visit(f"/table/{made['table']['id']}#{made['watch']}")
    expect(page.get_by_role("log")).to_contain_text("draws 5 cards")
    assert hand(page).count() == 0
    assert page.get_by_role("button", name="Run", exact=True).count() == 0
    assert "You get" not in page.get_by_role("log").inner_text()


@pytest.mark.parametrize("mode", ["basic", "full"])
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_all_that_a_turn_needs_is_in_one_view(visit: Guests, size: dict[str, int], mode: str) -> None:
    page = sit(visit, size=size, options={"mode": mode})
    lay_something(page, random.Random(1))
    found = page.evaluate(INSIDE, PARTS)
    assert found["parts"] >= 5
    assert found["outside"] == []
    assert not found["scrolls"], found
    run = page.get_by_role("button", name="Run", exact=True).bounding_box()
    assert run is not None
    assert run["y"] + run["height"] <= size["height"]
    assert run["height"] >= 32


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_complete_and_switched_at_once(visit: Guests, language: str) -> None:
    page = visit("/", language="en")
    page.get_by_role("combobox").first.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    for path in ("/new/algoracing", "/new/fourinarow", "/rules/algoracing"):
        page.goto(visit.address + path)
        expect(page.locator("h1")).to_be_visible()
    made = make(visit.address, "algoracing", [me("Anna"), bot("random")], **ALONE, mode="full")
    page.goto(visit.address + chair_path(made))
    begin(page)
    page.keyboard.press("?")
    page.keyboard.press("Escape")
    play_to_the_end(page, random.Random(2))
    body = page.locator("body").inner_text()
    assert not re.search(r"\b(page|core|room|algoracing|fourinarow)-[a-z]+-?[a-z]*\b", body), body
    assert "{ $" not in body
    # `visit` fails this test if any message was missing on the way


@pytest.mark.parametrize(("size", "dark"), [(LAPTOP, False), (PHONE, True)], ids=["laptop-light", "phone-dark"])
def test_axe_finds_no_serious_barrier(visit: Guests, axe: str, size: dict[str, int], dark: bool) -> None:
    page = visit("/", size=size, dark=dark)
    expect(page.get_by_role("button", name="Play against bots").first).to_be_visible()
    assert barriers(page, axe) == []
    page.goto(visit.address + "/new/algoracing")
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    assert barriers(page, axe) == []
    made = make(visit.address, "algoracing", [me("Anna"), bot("random")], **ALONE, mode="full")
    page.goto(visit.address + chair_path(made))
    expect(page.locator(ASKED)).to_be_visible()
    assert barriers(page, axe) == []
    begin(page)
    lay_something(page, random.Random(1))
    hand(page).first.click()
    assert barriers(page, axe) == []
    page.keyboard.press("Escape")
    play_to_the_end(page, random.Random(5))
    assert barriers(page, axe) == []
    page.get_by_role("button", name="Replay").or_(page.get_by_role("link", name="Replay")).first.click()
    expect(page.get_by_role("slider").first).to_be_visible()
    assert barriers(page, axe) == []


def test_a_replay_shows_any_moment_and_links_to_it(visit: Guests) -> None:
    page = sit(visit)
    play_to_the_end(page, random.Random(6))
    page.get_by_role("button", name="Replay").or_(page.get_by_role("link", name="Replay")).first.click()
    slider, moment = page.get_by_role("slider").first, page.locator(".count")
    expect(slider).to_be_visible()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    slider.fill(str(int(slider.get_attribute("max") or "0") // 2))
    at = moment.inner_text()
    page.get_by_role("button", name="Copy link to this moment").click()
    link = str(page.evaluate("navigator.clipboard.readText()"))
    page.goto(link)
    expect(moment).to_have_text(at)
    page.get_by_label("Seen by").select_option(label="Ada")
    expect(moment).to_have_text(at)
    assert hand(page).or_(page.locator(".hand")).count() > 0
    page.get_by_label("Seen by").select_option(label="Spectator")
    expect(moment).to_have_text(at)


def test_the_home_page_needs_little_script(visit: Guests) -> None:
    page = visit("/")
    expect(page.get_by_role("button", name="Play against bots").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    scripts = """performance.getEntriesByType("resource").filter((each) => each.name.endsWith(".js"))
        .map((each) => each.encodedBodySize)"""
    sizes: list[int] = page.evaluate(scripts)
    assert len(sizes) > 3
    assert 20_000 < sum(sizes) < 250_000, f"{sum(sizes)} bytes compressed"
    print(f"home: {sum(sizes)} bytes of script, compressed, in {len(sizes)} files")
