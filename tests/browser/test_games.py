"""Whole games in the page: by clicks, by keys, on a phone, together at one screen and with friends."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LAPTOP, PHONE, Guests
from tests.browser.play import (
    ASKED,
    COVER,
    SCORE,
    answering,
    bot,
    chair_path,
    corners,
    finish,
    lay_something,
    make,
    me,
    play_to_the_end,
    play_turn,
    replay_path,
    who_is_asked,
)


def test_a_basic_game_against_bots_from_the_first_click_to_the_rematch(visit: Guests) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play against bots").first.click()
    play_to_the_end(page, random.Random(1))
    expect(page.locator(SCORE)).to_contain_text("Ada")
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(ASKED)).to_be_visible()


def test_a_full_game_made_in_the_form_against_two_bots(visit: Guests) -> None:
    page = visit("/new/algoracing")
    page.get_by_text("Full rules").click()
    page.get_by_text("Staircase").click()
    page.get_by_text("3 players").click()
    for seat in (2, 3):
        page.get_by_label(f"Chair {seat}", exact=True).select_option("greedy")
    page.get_by_text("More options").click()
    page.get_by_label("Round limit").fill("6")
    page.get_by_role("button", name="Begin").click()
    play_to_the_end(page, random.Random(2))
    expect(page.locator(SCORE)).to_contain_text("Blaise")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_two_players_at_one_screen_never_see_each_others_cards(visit: Guests, size: dict[str, int]) -> None:
    made = make(visit.address, "algoracing", [me("Anna"), me("Boris")], max_rounds=2, first_player="seat1")
    table = made["table"]["id"]
    kept = [{"table": table, "seat": each["seat"], "key": each["key"], "name": ""} for each in made["keys"]]
    page = visit(f"/table/{table}", keep={"chairs": kept}, size=size)
    chance, covers = random.Random(3), []
    for _ in range(60):
        expect(page.locator(f"{SCORE}, {ASKED}, {COVER}").first).to_be_visible()
        if page.locator(SCORE).count():
            break
        if page.locator(COVER).count():
            assert page.locator("svg[role=group], [aria-label='Your hand']").count() == 0
            covers.append(page.locator(COVER).get_by_role("heading").inner_text())
            page.locator(COVER).get_by_role("button").click()
        else:
            play_turn(page, chance)
    expect(page.locator(SCORE)).to_be_visible()
    assert len(covers) >= 4
    assert {"Hand the screen to Anna", "Hand the screen to Boris"} == set(covers)


def test_two_browsers_at_one_table_by_link(visit: Guests) -> None:
    host = visit("/new/algoracing")
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.get_by_label("Chair 2", exact=True).select_option("person")
    host.get_by_role("button", name="Begin").click()
    host.get_by_role("button", name="Copy invitation").click()
    link = str(host.evaluate("navigator.clipboard.readText()"))
    guest = visit(link.removeprefix(visit.address))
    guest.get_by_label("Your name").fill("Boris")
    guest.get_by_role("button", name="Sit down").click()
    pages = [host, guest]
    for _ in pages:
        asked = who_is_asked(pages)
        assert asked is not None
        finish(asked, corners(asked).first)
    for page in pages:
        expect(page.locator(".hand button")).to_have_count(5)
    asked = who_is_asked(pages)
    assert asked is not None
    other = next(page for page in pages if page is not asked)
    assert lay_something(asked, random.Random(4))
    expect(other.get_by_role("log")).not_to_contain_text("lays")
    asked.get_by_role("button", name="Run", exact=True).click()
    expect(other.get_by_role("log")).to_contain_text("lays")

    other.get_by_role("tab", name="Chat").click()
    other.get_by_label("Say something").fill("Well played!")
    other.get_by_role("button", name="Send").click()
    asked.get_by_role("tab", name="Chat").click()
    expect(asked.get_by_text("Well played!")).to_be_visible()

    again = guest.context.new_page()  # the link from the letter, opened once more
    again.goto(link)
    expect(again.locator(".hand button").first).to_be_visible()
    again.close()

    thief = visit(link.removeprefix(visit.address))
    thief.get_by_label("Your name").fill("Thief")
    thief.get_by_role("button", name="Sit down").click()
    expect(thief.get_by_role("alert")).to_contain_text("This invitation has been used")


def test_an_open_table_is_found_and_joined_from_home(visit: Guests) -> None:
    made = make(visit.address, "algoracing", [me("Host of the open table"), {"kind": "open"}])
    guest = visit("/")
    row = guest.locator("li", has_text="Host of the open table")
    row.get_by_role("link", name="Join").or_(row.get_by_role("button", name="Join")).click()
    guest.get_by_label("Your name").fill("Guest")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("list", name="Players")).to_be_visible()
    host = visit(chair_path(made))
    expect(host.get_by_role("list", name="Players")).to_contain_text("Guest")


def test_a_game_is_played_with_the_keyboard_alone(visit: Guests) -> None:
    options = {"first_player": "seat1", "max_rounds": 2, "corner_choice": "random"}
    made = make(visit.address, "algoracing", [me("Anna"), bot("random")], **options)
    page = visit(chair_path(made))
    for _ in range(40):
        expect(page.locator(f"{SCORE}, {ASKED}").first).to_be_visible()
        if page.locator(SCORE).count():
            break
        if corners(page).count():
            press_until(page, "Tab", "[role=button][aria-disabled=false]")
            with answering(page):
                page.keyboard.press("Enter")
        elif page.get_by_role("button", name="Done: draw").count():
            press_until(page, "Tab", "button:has-text('Done')")
            with answering(page):
                page.keyboard.press("Enter")
        else:
            for number in "12345":
                page.keyboard.press(number)
                if page.locator("button.slot.lit").count():
                    with answering(page):
                        page.keyboard.press("Enter")
                    break
            expect(page.get_by_role("button", name="Run", exact=True)).to_have_attribute("aria-disabled", "false")
            with answering(page):
                page.keyboard.press("r")
    expect(page.locator(SCORE)).to_be_visible()


def press_until(page: Page, key: str, wanted: str) -> None:
    """Press a key until what has the focus is wanted."""
    for _ in range(60):
        page.keyboard.press(key)
        if page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", wanted):
            return
    raise AssertionError(f"{wanted} cannot be reached with {key}")


def test_four_in_a_row_is_played_on_the_plain_board(visit: Guests) -> None:
    made = make(visit.address, "fourinarow", [me("Anna"), bot()])
    page = visit(chair_path(made))
    for _ in range(22):
        expect(page.locator(f"{SCORE}, {ASKED}").first).to_be_visible()
        if page.locator(SCORE).count():
            break
        finish(page, page.get_by_role("button", name="column").first)
    expect(page.locator(SCORE)).to_be_visible()


def test_a_finished_game_goes_out_as_a_file_and_comes_back_as_a_replay(visit: Guests, tmp_path: Path) -> None:
    made = make(visit.address, "algoracing", [me("Anna"), bot("random")], max_rounds=1)
    page = visit(chair_path(made))
    play_to_the_end(page, random.Random(8))
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as waiting:
        page.get_by_text("Download game file").click()
    file = tmp_path / "game.json"
    waiting.value.save_as(file)

    home = visit("/")
    home.locator("input[type=file]").set_input_files(file)
    expect(home.get_by_role("slider")).to_be_visible()
    expect(home.get_by_role("list", name="Players")).to_contain_text("Anna")


SHAPES = "main svg :is(rect, circle, ellipse, polygon, path)"
PLAIN_BLACK = """(shapes) => {
  const bare = { fill: "rgb(0, 0, 0)", fillOpacity: "1", opacity: "1", display: "inline", visibility: "visible" };
  return [...document.querySelectorAll(shapes)].filter((shape) => {
    const { width, height } = shape.getBoundingClientRect();
    const looks = getComputedStyle(shape);
    return width * height > 200 && Object.entries(bare).every(([name, value]) => looks[name] === value);
  }).map((shape) => shape.outerHTML.slice(0, 200));
}"""


@pytest.mark.parametrize(
    ("game", "name"),
    [("algoracing", "full-3"), ("golems", "winter-3"), ("progress", "two-2"), ("robomaso", "duels-2")],
)
def test_no_shape_of_a_board_has_lost_its_style(visit: Guests, game: str, name: str) -> None:
    """Without a style it would be black, and hide what lies under it."""
    for at in (6, 30):
        page = visit(replay_path(visit.address, game, name, at, 0))
        expect(page.locator(SHAPES).nth(100)).to_be_attached()
        assert page.evaluate(PLAIN_BLACK, SHAPES) == []
