"""Progress in the page: whole games by clicks, paying, the tree, solo, five players, expansions, one view."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LAPTOP, PHONE, Guests
from tests.browser.play import ASKED, SCORE, barriers, bot, chair_path, comes, in_one_view, make, me, replay_path
from tests.browser.progress import answer, hand, play_to_the_end

EVERYTHING = {"personalities": True, "achievements": True, "industrial_revolution": True}


def test_two_players_by_clicks_from_the_form_to_the_score_sheet(visit: Guests) -> None:
    page = visit("/new/progress")
    page.get_by_text("Faster game").first.click()
    page.get_by_label("Chair 2", exact=True).select_option("greedy")
    page.get_by_role("button", name="Begin").click()
    play_to_the_end(page, random.Random(1))
    sheet = page.locator(SCORE)
    for row in ("Prestige", "Population", "Army"):
        expect(sheet).to_contain_text(row)


def test_two_players_at_one_screen_never_see_each_others_hands(visit: Guests) -> None:
    made = make(visit.address, "progress", [me("Anna"), me("Boris")], variant="faster")
    table = made["table"]["id"]
    kept = [{"table": table, "seat": each["seat"], "key": each["key"], "name": ""} for each in made["keys"]]
    page = visit(f"/table/{table}", keep={"chairs": kept})
    chance = random.Random(2)
    covers = set()
    for _ in range(40):
        expect(page.locator(f"{ASKED}, main.cover").first).to_be_visible()
        if page.locator("main.cover").count():
            assert page.locator(".hand").count() == 0
            covers.add(page.locator("main.cover").get_by_role("heading").inner_text())
            page.locator("main.cover").get_by_role("button").click()
        else:
            answer(page, chance)
        if len(covers) == 2:
            return
    raise AssertionError("the turn never passed")


def test_a_solo_game_on_a_phone_to_the_score_sheet(visit: Guests) -> None:
    page = visit(chair_path(make(visit.address, "progress", [me("Anna")])), size=PHONE)
    play_to_the_end(page, random.Random(3))
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("Novice|Chieftain|Master|Demigod|Defeat", re.I))


def test_five_players_with_bots_and_everything(visit: Guests) -> None:
    chairs = [me("Anna"), *(bot("random") for _ in range(4))]
    made = make(visit.address, "progress", chairs, variant="faster", **EVERYTHING)
    page = visit(chair_path(made))
    chance = random.Random(4)
    for _ in range(15):
        expect(page.locator(ASKED)).to_be_visible()
        answer(page, chance)
    expect(page.get_by_role("log")).to_contain_text("turn 2", ignore_case=True)
    expect(page.locator(".players .tile, .players li").first).to_be_visible()
    expect(page.locator(".area .groups")).to_be_in_viewport(ratio=0.5)


def test_a_payment_is_chosen_by_clicks_and_taken_back(visit: Guests) -> None:
    page = visit(chair_path(make(visit.address, "progress", [me("Anna"), bot("random")], first_player="seat1")))
    expect(page.locator(ASKED)).to_be_visible()
    cards = hand(page).count()
    hand(page, "payable").first.click()
    page.get_by_role("button", name=re.compile("^Choose payment")).click()
    desk = page.locator(".desk")
    expect(desk.locator("div.pay")).to_be_visible()
    desk.get_by_role("button", name="Clear").click()
    expect(desk.locator("div.pay .due")).to_be_visible()
    desk.locator("div.pay").get_by_role("button", name="Pay", exact=True).click(
        force=True
    )  # too early: it says what is missing
    expect(page.locator(".decision")).to_contain_text("short")
    desk.get_by_role("button", name="Cancel").click()
    expect(hand(page)).to_have_count(cards)
    hand(page, "payable").first.click()
    page.locator(".desk .chosen .do .main").click()
    expect(page.get_by_role("log")).to_contain_text("Anna discovers")


def test_one_undo_takes_back_a_whole_discovery(visit: Guests) -> None:
    page = visit(chair_path(make(visit.address, "progress", [me("Anna"), bot("random")], first_player="seat1")))
    expect(page.locator(ASKED)).to_be_visible()
    before = hand(page).all_inner_texts()
    hand(page, "payable").first.click()
    page.locator(".desk .chosen .do .main").click()
    expect(page.get_by_role("log")).to_contain_text("Anna discovers")
    expect(hand(page)).not_to_have_count(len(before))
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(ASKED)).to_be_visible()
    assert hand(page).all_inner_texts() == before


def test_there_is_a_warning_before_waste(visit: Guests) -> None:
    page = visit(chair_path(make(visit.address, "progress", [me("Anna"), bot("random")], first_player="seat1")))
    expect(page.locator(ASKED)).to_be_visible()
    page.get_by_role("button", name="End turn").click()
    expect(page.get_by_role("alert")).to_contain_text("actions")
    page.get_by_role("button", name="Not yet").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(ASKED)).to_be_visible()


def test_the_focus_stays_at_the_desk(visit: Guests) -> None:
    page = visit(chair_path(make(visit.address, "progress", [me("Anna"), bot("random")], first_player="seat1")))
    expect(page.locator(ASKED)).to_be_visible()
    page.get_by_role("button", name="End turn").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="End turn")).to_be_focused()
    card = hand(page, "payable").first
    for key in ("", "Escape"):
        card.click()
        page.get_by_role("button", name=re.compile("^Choose payment")).click()
        expect(page.locator(".desk div.pay button").first).to_be_focused()
        if key:
            page.keyboard.press(key)
        else:
            page.get_by_role("button", name="Cancel").click()
        expect(card).to_be_focused()
    card.click()
    page.locator(".desk .chosen .do .main").click()
    expect(page.get_by_role("log")).to_contain_text("Anna discovers")
    expect(page.locator(".desk .hand button:focus")).to_have_count(1)
    page.get_by_role("button", name=re.compile("^Draw")).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".desk .sources button:focus")).to_have_count(1)


def test_the_log_stays_at_its_end_unless_somebody_scrolls_up(visit: Guests) -> None:
    chairs = [me("Anna"), bot("greedy"), bot("greedy")]
    page = visit(chair_path(make(visit.address, "progress", chairs, first_player="seat1", variant="fast")))
    chance, log = random.Random(1), page.get_by_role("log")

    def below() -> int:
        return int(log.evaluate("log => log.scrollHeight - log.scrollTop - log.clientHeight"))

    for _ in range(12):
        expect(page.locator(ASKED)).to_be_visible()
        answer(page, chance)
    expect(page.locator(ASKED)).to_be_visible()
    comes(page, lambda: below() < 40, True)
    log.hover()
    page.mouse.wheel(0, -200)
    comes(page, lambda: below() >= 200, True)
    top = log.evaluate("log => log.scrollTop")
    answer(page, chance)
    expect(page.locator(ASKED)).to_be_visible()
    assert log.evaluate("log => log.scrollTop") == top


def test_the_tree_shows_the_way_to_a_technology(visit: Guests) -> None:
    page = visit(chair_path(make(visit.address, "progress", [me("Anna"), bot("random")], first_player="seat1")))
    expect(page.locator(ASKED)).to_be_visible()
    page.get_by_role("tab", name="Tree").click()
    page.get_by_role("button", name="Show all").click()
    page.get_by_role("button", name=re.compile("^Printing Press")).first.click()
    way = page.get_by_role("region", name="Technology tree")
    expect(way).to_contain_text("Printing Press")
    expect(way).to_contain_text("Paper")


def test_a_replay_shows_prices_and_the_marks_of_the_tree(visit: Guests) -> None:
    page = visit(replay_path(visit.address, "progress", "two-2", 40, 0))
    expect(hand(page, "payable").or_(hand(page, "free")).or_(hand(page, "research")).first).to_be_visible()
    page.get_by_role("tab", name="Tree").click()
    tree = page.get_by_role("region", name="Technology tree")
    expect(tree.get_by_role("button", name=re.compile("free for you now|affordable now")).first).to_be_attached()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_tree_opens_where_names_can_be_read(visit: Guests, size: dict[str, int]) -> None:
    made = make(visit.address, "progress", [me("Anna"), bot("random")], first_player="seat1")
    page = visit(chair_path(made), size=size)
    expect(page.locator(ASKED)).to_be_visible()
    page.get_by_role("tab", name="Tree").click()
    tree = page.get_by_role("region", name="Technology tree")
    expect(tree.get_by_role("button", name=re.compile("in your hand")).first).to_be_in_viewport()
    page.wait_for_function("document.querySelector('.node text tspan')?.getBoundingClientRect().height >= 11")
    expect(page.get_by_label("Your hand", exact=True)).to_be_visible(visible=size is LAPTOP)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_all_that_a_turn_needs_is_in_one_view(visit: Guests, size: dict[str, int], seats: int) -> None:
    chairs = [me("Anna"), *(bot("random") for _ in range(seats - 1))]
    page = visit(chair_path(make(visit.address, "progress", chairs, **EVERYTHING)), size=size)
    expect(page.locator(ASKED)).to_be_visible()
    in_one_view(page)


@pytest.mark.parametrize("language", ["ru", "cs", "nl"])
def test_every_language_is_complete(visit: Guests, language: str) -> None:
    """Missing messages are complaints of the page, and these fail the test."""
    made = make(visit.address, "progress", [me("Anna"), bot("random")], first_player="seat1", **EVERYTHING)
    page = visit(chair_path(made), language=language)
    expect(page.locator(ASKED)).to_be_visible()
    chance = random.Random(5)
    for _ in range(8):
        answer(page, chance)
        expect(page.locator(ASKED)).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("Anna")


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize(("size", "dark"), [(LAPTOP, False), (PHONE, True)], ids=["laptop", "phone-dark"])
def test_axe_finds_no_serious_barrier(visit: Guests, axe: str, size: dict[str, int], dark: bool, seats: int) -> None:
    chairs = [me("Anna"), *(bot("random") for _ in range(seats - 1))]
    page = visit(chair_path(make(visit.address, "progress", chairs, **EVERYTHING)), size=size, dark=dark)
    chance = random.Random(6)
    for _ in range(6):
        expect(page.locator(ASKED)).to_be_visible()
        assert barriers(page, axe) == []
        answer(page, chance)
    page.get_by_role("tab", name="Tree").click()
    assert barriers(page, axe) == []


def test_pieces_explain_themselves_to_pointer_and_keyboard(visit: Guests) -> None:
    made = make(visit.address, "progress", [me("Анна"), bot("random")], first_player="seat1")
    page = visit(chair_path(made), language="ru")
    expect(page.locator(ASKED)).to_be_visible()
    page.locator("section.area [data-piece='skill:research']").first.hover()
    told = page.get_by_role("tooltip")
    expect(told).to_contain_text("Исследование")
    page.locator(".desk [data-piece='phase:action']").hover()
    expect(told).to_contain_text("Фаза действий")
    page.mouse.move(0, 0)
    expect(told).to_have_count(0)
    page.get_by_role("tabpanel", name="Стол").focus()
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    expect(told).to_have_count(1)
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)


def test_on_a_phone_a_finger_that_stays_asks_what_it_is(visit: Guests) -> None:
    made = make(visit.address, "progress", [me("Анна"), bot("random")], first_player="seat1")
    page = visit(chair_path(made), language="ru", size=PHONE)
    expect(page.locator(ASKED)).to_be_visible()
    card = page.locator(".desk .hand button").first
    box = card.locator(".face .name").bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    point = {"x": box["x"] + 8, "y": box["y"] + 4}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.get_by_role("tooltip")).to_contain_text("Карта технологии")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
