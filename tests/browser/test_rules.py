"""The rules in a browser: from home to How to play, a live board, a table in the player's language, and paper."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LAPTOP, PATIENCE, PHONE, Guests
from tests.browser.play import ASKED, barriers, bot, chair_path, make, me

GAMES = ("algoracing", "golems", "progress", "robomaso")
LIVE = "figure.live"


def open_rules(visit: Guests, game: str, language: str = "en", **more: Any) -> Page:
    """The page of the rules, with all its boards drawn."""
    page = visit(f"/rules/{game}", language=language, **more)
    expect(page.locator(f"{LIVE} .board.waiting")).to_have_count(0)
    expect(page.locator(LIVE).first).to_be_visible()
    return page


def test_a_russian_family_finds_its_way_from_home_to_a_table(visit: Guests) -> None:
    page = visit("/", language="ru")
    page.get_by_role("article").filter(has_text="Битва Големов").get_by_role("link", name="Правила").click()
    expect(page.get_by_role("heading", name="Битва Големов", level=1)).to_be_visible()

    board = page.locator(LIVE).first
    shown = board.locator("> .board")
    before = shown.inner_html()
    board.get_by_role("button", name="Показывать").click()
    expect(board.get_by_role("button", name="Ещё раз")).to_be_visible()
    assert shown.inner_html() != before
    board.get_by_role("button", name="Шаг назад").click()

    page.get_by_role("searchbox").fill("лестница")
    finds = page.locator(".finds a")
    expect(finds.first).to_be_visible()
    assert any("естниц" in text for text in finds.all_inner_texts())
    page.get_by_role("searchbox").fill("GB-171")
    expect(finds.first).to_contain_text("GB-171")
    finds.first.click()
    paragraph = page.locator("#GB-171")
    expect(paragraph).to_be_in_viewport()
    paragraph.get_by_role("button", name=re.compile("Показать")).click()
    expect(paragraph.locator(LIVE)).to_be_visible()
    expect(paragraph.locator(".deeds li").first).to_contain_text(re.compile("[а-я]"))

    made = make(visit.address, "golems", [me("Аня"), bot("random")], scenario="first-duel", subprograms="off")
    page = visit(chair_path(made), language="ru")
    expect(page.locator(ASKED)).to_be_visible()
    expect(page.locator(".goal")).to_contain_text(re.compile("[А-Яа-я]{4}"))
    page.get_by_role("button", name="Готово").click(force=True)  # it is dark: why?
    expect(page.locator(".decision.why")).to_contain_text(re.compile("[А-Яа-я]{4}"))
    page.locator(".decision.why .chip").first.click()
    expect(page.get_by_role("dialog").locator("h2")).to_contain_text(re.compile("[А-Яа-я]{4}"))
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Меню").click()
    with page.context.expect_page() as opened:
        page.get_by_role("menuitem", name="Правила").click()
    rules = opened.value
    expect(rules.get_by_text("За этим столом играют так")).to_be_visible()
    expect(rules.locator(".agreed")).to_contain_text("Первая дуэль")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "ru", "cs", "nl"])
def test_how_to_play_is_whole_in_every_language(visit: Guests, game: str, language: str) -> None:
    """What is missing is a complaint of the page, and these fail the test."""
    page = open_rules(visit, game, language)
    assert page.locator(f".guide {LIVE}").count() >= 6
    assert page.locator(".guide [role=alert]").count() == 0
    text = page.locator(".guide").inner_text()
    assert not re.search(r"\b(page|core|algoracing|golems|progress|robomaso)-[a-z]+-?[a-z]*\b", text), text


@pytest.mark.parametrize("game", GAMES)
def test_every_board_of_how_to_play_can_be_played_and_gone_back(visit: Guests, game: str) -> None:
    page = open_rules(visit, game)
    for board in page.locator(f".guide {LIVE}").all():
        again = board.get_by_role("button", name="Again")
        board.get_by_role("button", name="Play").click()
        expect(again).to_be_visible()
        board.get_by_role("button", name="One step back").click()
        again = board.get_by_role("button", name="Play")
        expect(again).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_how_to_play_fits_a_phone(visit: Guests, game: str) -> None:
    page = open_rules(visit, game, size=PHONE)
    assert page.evaluate("document.documentElement.scrollWidth - window.innerWidth") <= 0
    page.get_by_text("Contents and search").click()
    page.get_by_role("searchbox").fill("turn")
    expect(page.locator(".finds a").first).to_be_visible()


@pytest.mark.parametrize(("size", "dark"), [(LAPTOP, False), (PHONE, True)], ids=["laptop", "phone-dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_no_serious_barrier(visit: Guests, axe: str, game: str, size: dict[str, int], dark: bool) -> None:
    page = open_rules(visit, game, size=size, dark=dark)
    assert barriers(page, axe) == []


@pytest.mark.parametrize("game", GAMES)
def test_on_paper_how_to_play_stands_alone_with_how_boards_begin_and_end(visit: Guests, game: str) -> None:
    page = open_rules(visit, game)
    page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    expect(page.locator(".guide .pair").first).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".numbered")).to_be_hidden()
    expect(page.get_by_role("searchbox")).to_be_hidden()
