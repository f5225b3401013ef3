"""Battle of Golems in the page: whole games by clicks, secrets between browsers, the stage play, children, one view."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LAPTOP, PHONE, SLOWEST, Guests
from tests.browser.golems import READY, answer, cards, lay_program, play_to_the_end
from tests.browser.play import (
    ASKED,
    SCORE,
    barriers,
    bot,
    chair_path,
    finish,
    in_one_view,
    make,
    me,
    replay_path,
    stop_time,
)

DUEL = {"scenario": "first-duel", "subprograms": "off"}


def test_a_duel_by_clicks_from_the_form_to_the_rematch(visit: Guests) -> None:
    page = visit("/new/golems")
    page.get_by_text("First Duel").first.click()
    page.get_by_label("Chair 2", exact=True).select_option("random")
    page.get_by_role("button", name="Begin").click()
    play_to_the_end(page, random.Random(1))
    expect(page.locator(SCORE)).to_contain_text("Ada")
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(ASKED)).to_be_visible()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_two_players_at_one_screen_never_see_each_others_programs(visit: Guests, size: dict[str, int]) -> None:
    made = make(visit.address, "golems", [me("Anna"), me("Boris")], rounds=2, **DUEL)
    table = made["table"]["id"]
    kept = [{"table": table, "seat": each["seat"], "key": each["key"], "name": ""} for each in made["keys"]]
    page = visit(f"/table/{table}", keep={"chairs": kept}, size=size)
    covers = play_to_the_end(page, random.Random(2))
    assert {"Hand the screen to Anna", "Hand the screen to Boris"} == set(covers)
    expect(page.get_by_text("You missed")).to_have_count(0)


def test_four_players_with_bots_on_the_winter_field(visit: Guests) -> None:
    chairs = [me("Anna"), bot("random"), bot("random"), bot("random")]
    made = make(visit.address, "golems", chairs, scenario="frozen-lake", rounds=3, logic="on")
    page = visit(chair_path(made))
    play_to_the_end(page, random.Random(3))
    expect(page.locator(SCORE)).to_contain_text("Anna")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_children_have_three_big_rows_and_four_commands(visit: Guests, size: dict[str, int]) -> None:
    made = make(visit.address, "golems", [me("Anna"), bot("greedy")], mode="kids")
    page = visit(chair_path(made), size=size)
    expect(page.locator(ASKED)).to_be_visible()
    expect(page.locator(".hand button.card:not(.bonus)")).to_have_count(4)
    play_to_the_end(page, random.Random(4))


def test_a_replay_shows_how_far_a_golem_reaches_at_each_moment(visit: Guests) -> None:
    places = set()
    for at in (8, 12):
        page = visit(replay_path(visit.address, "golems", "duel-2", at, 0))
        page.locator("g.target").first.click()
        reach = page.locator("rect.reach")
        expect(reach.first).to_be_visible()
        places.add(tuple(reach.first.get_attribute(name) for name in ("x", "y")))
    assert len(places) == 2


def test_programs_are_secret_over_two_browsers_until_they_are_opened(visit: Guests) -> None:
    made = make(visit.address, "golems", [me("Anna"), me("Boris")], **DUEL)
    pages = [visit(chair_path(made, seat)) for seat in (0, 1)]
    anna, boris = pages
    for page in pages:
        expect(page.locator(ASKED)).to_be_visible()
    lay_program(anna, random.Random(5))
    anna.locator(READY).click()
    expect(anna.locator(ASKED)).to_have_count(0)
    log = boris.get_by_role("log")
    expect(log).to_contain_text("Anna is ready")
    expect(log).not_to_contain_text("row 1")
    expect(boris.locator(ASKED)).to_be_visible()
    lay_program(boris, random.Random(6))
    boris.locator(READY).click()
    for page in pages:
        expect(page.get_by_role("log")).to_contain_text(re.compile("Anna, row 1"))
        expect(page.get_by_role("log")).to_contain_text(re.compile("Boris, row 1"))


def test_a_row_in_the_middle_is_changed_and_taken_away(visit: Guests) -> None:
    made = make(visit.address, "golems", [me("Anna"), bot("random")], **DUEL)
    page = visit(chair_path(made))
    expect(page.locator(ASKED)).to_be_visible()
    page.keyboard.press("f")
    page.keyboard.press("l")
    page.keyboard.press("x")
    code = page.get_by_role("group", name="Python")
    expect(code).to_contain_text(re.compile(r"forward\(\).*turn_left\(\).*strike\(\)", re.DOTALL))
    page.get_by_role("button", name=re.compile("^Row 2")).first.click()
    page.keyboard.press("r")
    expect(code).to_contain_text(re.compile(r"forward\(\).*turn_right\(\).*strike\(\)", re.DOTALL))
    expect(code).not_to_contain_text("turn_left")


def test_a_puzzle_is_solved_with_the_keyboard_alone(visit: Guests) -> None:
    made = make(visit.address, "golems", [me("Anna")], scenario="long-corridor")
    page = visit(chair_path(made))
    expect(page.locator(ASKED)).to_be_visible()
    for key in "frf1f":
        page.keyboard.press(key)
    expect(page.locator(f"{READY}:not([aria-disabled=true])")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(SCORE)).to_be_visible()
    expect(page.get_by_role("dialog").get_by_text("Anna wins!")).to_be_visible()


def test_execution_is_shown_one_event_at_a_time(visit: Guests) -> None:
    made = make(visit.address, "golems", [me("Anna"), bot("random")], **DUEL)
    page = visit(chair_path(made), speed=SLOWEST)
    expect(page.locator(ASKED)).to_be_visible()
    lay_program(page, random.Random(7))
    stop_time(page)
    finish(page, page.locator(READY))
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.clock.resume()
    expect(page.get_by_role("log")).not_to_contain_text("row 4")  # what was not shown yet is not told
    timeline = page.get_by_role("slider", name="Timeline")
    at = timeline.input_value()
    page.keyboard.press("ArrowRight")
    expect(timeline).not_to_have_value(at)
    page.keyboard.press("ArrowLeft")
    expect(timeline).to_have_value(at)
    page.get_by_role("button", name="Skip to now").click()
    expect(page.locator(f"{ASKED}, {SCORE}").first).to_be_visible()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("scenario", ["first-duel", "two-floors", "grand-melee"])
def test_all_that_a_turn_needs_is_in_one_view(visit: Guests, size: dict[str, int], scenario: str) -> None:
    seats = {"first-duel": 2, "two-floors": 3, "grand-melee": 4}[scenario]
    chairs = [me("Anna"), *(bot("random") for _ in range(seats - 1))]
    made = make(
        visit.address, "golems", chairs, scenario=scenario, cards=",".join(["sword"] * seats), subprograms="off"
    )
    page = visit(chair_path(made), size=size)
    expect(page.locator(ASKED)).to_be_visible()
    finish(page, cards(page).first)
    in_one_view(page)


@pytest.mark.parametrize("language", ["ru", "cs", "nl"])
def test_every_language_is_complete(visit: Guests, language: str) -> None:
    """Missing messages are complaints of the page, and these fail the test."""
    made = make(visit.address, "golems", [me("Anna"), bot("random")], scenario="logic-school", rounds=1)
    page = visit(chair_path(made), language=language)
    expect(page.locator(ASKED)).to_be_visible()
    page.locator(".cards button:not([aria-disabled=true])").first.click()
    expect(page.get_by_role("log")).to_contain_text("Anna")


@pytest.mark.parametrize(("size", "dark"), [(LAPTOP, False), (PHONE, True)], ids=["laptop", "phone-dark"])
@pytest.mark.parametrize(
    "options", [DUEL, {"mode": "kids"}, {"scenario": "logic-school"}], ids=["duel", "kids", "logic"]
)
def test_axe_finds_no_serious_barrier(
    visit: Guests, axe: str, size: dict[str, int], dark: bool, options: dict[str, object]
) -> None:
    made = make(visit.address, "golems", [me("Anna"), bot("random")], **options)
    page = visit(chair_path(made), size=size, dark=dark)
    expect(page.locator(ASKED)).to_be_visible()
    for _ in range(3):
        assert barriers(page, axe) == []
        answer(page, random.Random(8))
        expect(page.locator(f"{ASKED}, {SCORE}").first).to_be_visible()


def test_a_limited_time_is_counted_down(visit: Guests) -> None:
    made = make(visit.address, "golems", [me("Anna"), bot("random")], **DUEL, program_timer=3600)
    timer = visit(chair_path(made)).get_by_role("timer")
    expect(timer).to_contain_text(re.compile(r"^5\d:\d\d$"))
    expect(timer).not_to_have_text(timer.inner_text())


def test_the_program_of_a_bot_lies_open_and_the_way_it_took_is_lit(visit: Guests) -> None:
    made = make(visit.address, "golems", [me("Anna"), bot("random")], scenario="bot-hunt", subprograms="off")
    page = visit(chair_path(made))
    chance = random.Random(5)
    expect(page.locator(ASKED)).to_be_visible()
    while page.locator(READY).count() == 0:
        answer(page, chance)
        expect(page.locator(ASKED)).to_be_visible()
    page.get_by_role("button", name="Its program").last.click()
    card = page.get_by_role("dialog", name="Guard Bot")
    expect(card.get_by_role("img")).to_have_accessible_name(re.compile(r"Sees a golem within 3\? No Die 1 or 2\? Yes"))
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    answer(page, chance)
    page.get_by_role("log").get_by_role("button", name=re.compile("Yellow Bot .* The die shows")).first.click()
    page.get_by_role("list", name="Whose program").get_by_role("button", name="Guard Bot").click()
    expect(page.locator(".desk .chart .shape.lit")).not_to_have_count(0)


def test_nothing_is_wider_than_a_small_phone(visit: Guests) -> None:
    made = make(visit.address, "golems", [me("Anna"), bot("random")], **DUEL, program_timer=300)
    page = visit(chair_path(made), size={"width": 320, "height": 568})
    expect(page.locator(ASKED)).to_be_visible()
    lay_program(page, random.Random(7))
    page.keyboard.press("f")
    expect(page.get_by_role("status").filter(has_text="Your Program is full")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 320


def test_pieces_explain_themselves_in_russian(visit: Guests) -> None:
    """By the pointer, by the keyboard, and by a finger that stays, which lays nothing."""
    made = make(visit.address, "golems", [me("Anna"), bot("random")], **DUEL)
    words = "[role=tooltip]"
    page = visit(chair_path(made), language="ru")
    expect(page.locator(ASKED)).to_be_visible()
    page.locator(".players [data-piece='value:range']").first.hover()
    expect(page.locator(words)).to_contain_text("Дальность Удара")
    page.mouse.move(1, 1)
    expect(page.locator(words)).to_have_count(0)
    card = page.locator(".hand button").nth(1)
    card.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(card).to_be_focused()
    expect(page.locator(words)).to_contain_text("Назад")
    expect(card).to_have_attribute("aria-description", re.compile("спиной"))

    phone = visit(chair_path(made), language="ru", size=PHONE)
    expect(phone.locator(ASKED)).to_be_visible()
    first = phone.locator(".hand button").first
    box = first.bounding_box()
    assert box is not None
    touch = phone.context.new_cdp_session(phone)
    where = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [where]})
    expect(phone.locator(words)).to_contain_text("Вперёд")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(phone.locator(words)).to_be_visible()
    laid = phone.locator("[data-place='0:first'] .card")
    expect(laid).to_have_count(0)
    first.tap()
    expect(laid).to_have_count(1)
    expect(phone.locator(words)).to_have_count(0)
