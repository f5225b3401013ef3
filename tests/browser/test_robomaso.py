"""Robomaso in the page: whole games by clicks, a duel with secret choices, laying by mouse, wheel and keys."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import ViewportSize, expect

from igroteka.core.table import Table
from tests.browser.conftest import LAPTOP, PHONE, Guests
from tests.browser.play import (
    ASKED,
    SCORE,
    answering,
    barriers,
    bot,
    chair_path,
    comes,
    finish,
    in_one_view,
    make,
    me,
    who_is_asked,
)
from tests.browser.robomaso import answer, bring, choices, places, play_to_the_end, until

FAST = {"truce_rounds": 0, "base_speed": 2}
QUICK = {"goal": "lower", "base_speed": 2, "truce_rounds": 3}  # as the preset says


def test_two_players_in_two_browsers_by_clicks_to_the_score_sheet(visit: Guests) -> None:
    made = make(visit.address, "robomaso", [me("Anna"), me("Boris")], round_limit=4, **FAST)
    pages = [visit(chair_path(made, seat)) for seat in (0, 1)]
    chance = random.Random(1)
    while (asked := who_is_asked(pages)) is not None:
        answer(asked, chance)
    for page in pages:
        expect(page.locator(SCORE)).to_contain_text("Anna")
        expect(page.locator(SCORE)).to_contain_text("Boris")


def test_a_quick_game_from_the_form(visit: Guests) -> None:
    page = visit("/new/robomaso")
    page.get_by_text("Quick game").first.click()
    page.get_by_label("Chair 2", exact=True).select_option("random")
    page.get_by_role("button", name="Begin").click()
    chance = random.Random(2)
    for _ in range(12):
        expect(page.locator(ASKED)).to_be_visible()
        answer(page, chance)
    expect(page.get_by_role("log")).to_contain_text("Ada")


def test_four_players_with_bots_to_the_score_sheet(visit: Guests) -> None:
    made = make(visit.address, "robomaso", [me("Anna"), bot(), bot("random"), bot("random")], round_limit=3, **FAST)
    page = visit(chair_path(made))
    play_to_the_end(page, random.Random(3))
    expect(page.locator(SCORE)).to_contain_text("Anna")


def test_a_game_on_a_phone_to_the_score_sheet(visit: Guests) -> None:
    made = make(visit.address, "robomaso", [me("Anna"), bot("random")], round_limit=3, **FAST)
    page = visit(chair_path(made), size=PHONE)
    play_to_the_end(page, random.Random(4))
    expect(page.locator(SCORE)).to_contain_text("Anna")


def plain_shots(table: Table) -> bool:
    """Whether no shot can come back to who fires it, so that the page has nothing to warn of."""
    words = [answer.word for seat in (0, 1) for answer in table.legal(seat)]
    return not any(weapon in word for word in words for weapon in ("snowbang:", "jay:"))


@pytest.mark.parametrize(("first", "second"), [("Fire", "Hold"), ("Hold", "Hold")], ids=["shots", "peace"])
def test_equal_reactions_are_a_secret_choice_over_two_browsers(visit: Guests, first: str, second: str) -> None:
    table = until("robomaso-secret", wanted=plain_shots, truce_rounds=0, base_speed=2, round_limit=30)
    made = bring(visit.address, table)
    one, two = (visit(chair_path(made, seat)) for seat in (0, 1))
    for page in (one, two):
        expect(page.locator(ASKED)).to_be_visible()
        expect(page.locator(".duel")).to_be_visible()
    words = two.locator(".desk.panel").inner_text()

    one.locator(f".duel .answers button:has-text('{first}')").first.click()
    expect(one.locator(ASKED)).to_have_count(0)
    expect(two.locator(ASKED)).to_be_visible()
    expect(two.locator(".duel .fighter:has-text('Anna')")).to_contain_text("has chosen")
    assert two.locator(".desk.panel").inner_text().replace("has chosen", "is choosing …") == words
    expect(two.get_by_role("log")).not_to_contain_text("secret choices")

    two.locator(f".duel .answers button:has-text('{second}')").first.click()
    told = "agree not to shoot" if first == "Hold" else "is shot"
    for page in (one, two):
        expect(page.get_by_role("log")).to_contain_text("The secret choices")
        expect(page.get_by_role("log")).to_contain_text(told)


def test_a_card_is_turned_by_wheel_and_keys_and_laid_with_the_keyboard(visit: Guests) -> None:
    table = until("robomaso-lay", truce_rounds=0)
    page = visit(chair_path(bring(visit.address, table), table.asked[0]))
    expect(page.locator(ASKED)).to_be_visible()
    before = places(page).count()

    def turned() -> str:
        return page.locator(".desk .middle").inner_html()

    look = turned()
    page.locator(".target[data-cell]").first.hover()
    page.mouse.wheel(0, 120)
    comes(page, lambda: turned() != look, True)
    look = turned()
    page.keyboard.press("e")
    comes(page, lambda: turned() != look, True)
    for _ in range(4):
        if places(page).count():
            break
        page.keyboard.press("e")
    assert before
    places(page).first.focus()
    with answering(page):
        page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("lays a card")


def test_a_dark_place_says_why_not(visit: Guests) -> None:
    table = until("robomaso-lay", truce_rounds=0)
    page = visit(chair_path(bring(visit.address, table), table.asked[0]))
    expect(page.locator(ASKED)).to_be_visible()
    page.locator(".target[data-cell][aria-disabled=true]").first.click(force=True)
    expect(page.locator(".decision")).to_contain_text(re.compile(r"\(\d,\d\)"))
    expect(page.locator(".decision")).to_contain_text(re.compile(r"RM-"))


def test_there_is_a_warning_before_a_robot_destroys_itself(visit: Guests) -> None:
    made = make(visit.address, "robomaso", [me("Anna"), bot("random")], first_player="seat1", **FAST)
    page = visit(chair_path(made))
    chance = random.Random(5)
    expect(page.locator(ASKED)).to_be_visible()
    while page.locator(".desk .drive").count() == 0:
        answer(page, chance)
        expect(page.locator(ASKED)).to_be_visible()
    page.locator(".desk .drive .quiet").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.locator(".desk .drive .quiet").click()
    finish(page, page.locator(".desk .warning .danger"))
    expect(page.get_by_role("log")).to_contain_text("destroys itself")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("seats", [2, 4])
def test_all_that_a_turn_needs_is_in_one_view(visit: Guests, size: dict[str, int], seats: int) -> None:
    made = make(visit.address, "robomaso", [me("Anna"), *(bot("random") for _ in range(seats - 1))], **FAST)
    page = visit(chair_path(made), size=size)
    chance = random.Random(6)
    for _ in range(6):
        expect(page.locator(ASKED)).to_be_visible()
        in_one_view(page)
        answer(page, chance)


SMALL: list[ViewportSize] = [{"width": 360, "height": 640}, {"width": 844, "height": 390}]
# what of the elements with a selector cannot be seen, from edge to edge, without scrolling
UNSEEN = """(selector) => [...document.querySelectorAll(selector)].filter((each) => {
  const { left, right, top, bottom } = each.getBoundingClientRect();
  const seen = (y) => each.contains(document.elementFromPoint((left + right) / 2, y));
  return !seen(top + 3) || !seen(bottom - 3);
}).map((each) => each.textContent)"""
SCROLLED = """() => [document.documentElement, ...document.querySelectorAll('main, main *')].filter((each) =>
  each.scrollHeight > each.clientHeight + 1
  && (each === document.documentElement || /auto|scroll/.test(getComputedStyle(each).overflowY))).length"""


@pytest.mark.parametrize("prompt", ["fight", "secret", "loot"])
def test_the_answers_of_a_duel_are_in_sight_on_a_small_phone(visit: Guests, prompt: str) -> None:
    table = until(f"robomaso-{prompt}", 2, lambda table: len(table.legal(table.asked[0])) > 2, round_limit=30, **FAST)
    page = visit(chair_path(bring(visit.address, table), table.asked[0]), size=PHONE)
    expect(page.locator(ASKED)).to_be_visible()
    expect(page.locator(".desk .rm-answers button").nth(2)).to_be_attached()
    for size in SMALL:
        page.set_viewport_size(size)
        comes(page, lambda: page.evaluate(UNSEEN, ".desk .rm-answers button"), [])
        comes(page, lambda: page.evaluate(SCROLLED) <= 1, True)


def test_the_cards_of_a_robot_can_be_read_on_a_small_phone(visit: Guests) -> None:
    table = until("robomaso-drive", 4, truce_rounds=0)
    page = visit(chair_path(bring(visit.address, table), table.asked[0]), size=PHONE)
    for size in SMALL:
        page.set_viewport_size(size)
        page.locator(".players .robots button").first.tap()
        expect(page.locator(".players .chosen")).to_contain_text("of 6 cards")
        assert page.evaluate(UNSEEN, ".players .chosen") == [], size
        page.locator(".players .robots button").first.tap()


@pytest.mark.parametrize("language", ["ru", "cs", "nl"])
def test_every_language_is_complete(visit: Guests, language: str) -> None:
    """Missing messages are complaints of the page, and these fail the test."""
    made = make(visit.address, "robomaso", [me("Anna"), bot("random")], **FAST)
    page = visit(chair_path(made), language=language)
    chance = random.Random(7)
    for _ in range(8):
        expect(page.locator(ASKED)).to_be_visible()
        answer(page, chance)
    expect(page.get_by_role("log")).to_contain_text("Anna")


@pytest.mark.parametrize(("size", "dark"), [(LAPTOP, False), (PHONE, True)], ids=["laptop", "phone-dark"])
def test_axe_finds_no_serious_barrier(visit: Guests, axe: str, size: dict[str, int], dark: bool) -> None:
    made = make(visit.address, "robomaso", [me("Anna"), bot("random"), bot("random")], **FAST)
    page = visit(chair_path(made), size=size, dark=dark)
    chance = random.Random(8)
    for step in range(9):
        expect(page.locator(ASKED)).to_be_visible()
        if step % 2 == 0:
            assert barriers(page, axe) == []
        answer(page, chance)


def test_nothing_is_wider_than_a_small_phone(visit: Guests) -> None:
    table = until("robomaso-drive", 4, truce_rounds=0)
    page = visit(chair_path(bring(visit.address, table), table.asked[0]), size={"width": 320, "height": 568})
    expect(page.locator(ASKED)).to_be_visible()
    assert choices(page).count()
    assert page.evaluate("document.documentElement.scrollWidth") == 320


def test_what_was_agreed_can_be_read_at_the_table(visit: Guests) -> None:
    made = make(visit.address, "robomaso", [me("Anna"), bot("random")], edge_match="strict", safe_field=True, **QUICK)
    page = visit(chair_path(made))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Options of this table").click()
    dialog = page.get_by_role("dialog", name="Options of this table")
    expect(dialog).to_contain_text("Quick game")
    expect(dialog.locator("dl > div")).to_have_count(2)
    expect(dialog.locator("dl > div:has-text('Robots are safe')")).to_contain_text("yes")


def test_pieces_explain_themselves_in_russian(visit: Guests) -> None:
    """By the pointer, by the keyboard, and by a finger that stays."""
    made = make(visit.address, "robomaso", [me("Anna"), bot("random")], **FAST)
    words = "[role=tooltip]"
    page = visit(chair_path(made), language="ru")
    expect(page.locator(ASKED)).to_be_visible()
    page.locator(".players [data-piece='token:deck']").hover()
    expect(page.locator(words)).to_contain_text("Колода")
    page.mouse.move(1, 1)
    expect(page.locator(words)).to_have_count(0)
    robot = page.locator(".players .robots button").first
    robot.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(robot).to_be_focused()
    expect(page.locator(words)).to_contain_text("В резерве")
    expect(robot).to_have_attribute("aria-description", re.compile("игр"))

    phone = visit(chair_path(made), language="ru", size=PHONE)
    expect(phone.locator(".players .robots button").first).to_be_visible()
    box = phone.locator(".players .robots button .portrait").first.bounding_box()
    assert box is not None
    touch = phone.context.new_cdp_session(phone)
    where = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [where]})
    expect(phone.locator(words)).to_contain_text("Робот")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
